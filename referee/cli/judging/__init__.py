"""The verbs that judge without a store: a game in a file or one play at a position goes in; findings come out."""
