"""Whole tournaments by chance: a number of players and a seed go in; a log comes out, always the same one.

It has sign-up, draw, auctions, role-true games, penalties, leavings, slips put right and duels. All that is played
keeps the regulation; what a correction makes look wrong afterwards is let stand, as a referee would.
"""
