"""Numbers and tables of the book, every one computed by the engine."""
