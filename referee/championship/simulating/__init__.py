"""Whole tournaments by chance: sign-up, draw, auctions, role-true games, penalties, leavings, slips put right, duels.

In go a number of players and a seed, out comes a log, always the same one. All that is played keeps the regulation;
what a correction makes look wrong afterwards is let stand, as a referee would.
"""
