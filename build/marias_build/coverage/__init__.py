"""Who carries out a rule, which test holds it, and whether it would notice."""
