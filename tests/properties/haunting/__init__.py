"""The real table under the random games of Death Mesa: its cards, its players, and what each of its cards does there.

Nothing in here asks the program what is allowed: it plays by the player aid.
"""
