"""The verb of the game without a deck."""
