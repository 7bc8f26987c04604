"""Rules: what is known of each, how it is stated, where tables and sources part."""
