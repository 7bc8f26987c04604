"""Writes the site: pages, bundle, pictures, fonts, search index, policy."""
