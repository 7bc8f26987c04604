"""The Python of the pages: runs in the browser, on the engine and the questions."""
