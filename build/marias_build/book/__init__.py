"""Reads `content/` into a Book and tells every fault with file and line."""
