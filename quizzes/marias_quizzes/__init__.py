"""Questions about mariáš: computed by the engine, said in words, shown as HTML."""
