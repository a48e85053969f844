"""For whoever is new here: lines he types go in; what is told of a made-up game, and whether they said so, comes out.

Beside that game stand the six lines that carry an evening, and a whole game to step through. Nothing of it is in a
store: both games are tables that are gone when they are let go of.
"""
