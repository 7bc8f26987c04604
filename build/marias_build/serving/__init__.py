"""Shows the site while it is written: server, live reload, browser."""
