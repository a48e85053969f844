"""The nouns: cards, the table, what can be logged, verdicts. Values go in and out; nothing here knows a rule."""
