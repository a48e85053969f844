"""`will stagecoach out of turn`: nothing is taken for granted that would make it his turn.

In goes a line, out comes the same without these words.
"""

from __future__ import annotations

from referee.lexicon import Lexicon

LONGEST = 4
"""Words of one saying: `als er nicht dran war`."""


def said_out_of_turn(line: str, lexicon: Lexicon) -> str:
    """The line without the words that say so; empty where it has none, or says nothing else."""
    words = line.split()
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        for at in range(len(words) - count, -1, -1):
            if "out_of_turn" in lexicon.exact("".join(words[at : at + count]), "saying"):
                return " ".join([*words[:at], *words[at + count :]]).rstrip(",")
    return ""
