"""Markdown as the authors write it, and the page it becomes."""
