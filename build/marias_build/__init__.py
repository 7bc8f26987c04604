"""Builds the book: reads content, checks it, freezes the site; the only writer."""
