"""Precedents: what the referee decided goes in; rulings of standing `house` come out, kept in files of his own.

place.py knows where they stand and writes files whole; form.py writes them as the TOML of the shelf; lines.py finds
the line of a fault in it; draft.py makes a ruling of what was typed; collection.py adds, revises, exports and takes in.
Importing this package is cheap: the search asks it for the folder before every question.
"""

from referee.library.precedents.place import folder

__all__ = ["folder"]
