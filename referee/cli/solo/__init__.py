"""The verb of the game without a deck: the player's choices go in; what the program deals and does comes out."""
