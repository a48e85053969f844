"""Precedents: what the referee decided goes in; rulings of standing `house` come out, kept in files of his own.

place.py knows where they stand and writes files whole; form.py writes them as the TOML of the shelf; lines.py finds
the line of a fault in it; draft.py makes a ruling of what was typed; collection.py adds, revises, exports and takes in.
It exports nothing, so that importing it is cheap: the search asks place.py for the folder before every question.
"""
