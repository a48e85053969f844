"""A table at which Carla is in Jail and her turn begins: a card is to be turned up."""

JAILED = """
bang 1
sets base
log full
seat 1 Anna sheriff bart_cassidy life 5/5 hand 5
seat 2 Bruno outlaw willy life 4/4 hand 4
seat 3 Carla outlaw jourdonnais life 4/4 hand 4 play jail/js
seat 4 Dario renegade rose_doolan life 3/3 hand 3
turn 3 start
---
"""
