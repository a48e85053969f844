"""The verbs that judge without a store: whole games in files, one play at a position."""
