"""Which clauses stand behind what a cowboy does where he does not use a card of his stack in his turn."""

from __future__ import annotations

from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.sets.lone_gunslinger.gang import is_cowboy

AGAINST = {"bang": "LGS-042", "gatling": "LGS-042", "indians": "LGS-041"}
"""The clause on what he gives up against each attack; a Duel has none of its own."""


def behind(table: Table, entry: e.Entry, owed: Owed | None) -> tuple[str, ...]:
    """The clauses on this entry of a cowboy, then those on what it meets; of anybody else the latter only."""
    own = _own(entry, owed) if is_cowboy(table, getattr(entry, "by", 0)) else ()
    return tuple(dict.fromkeys((*own, *(owed.clauses if owed is not None else ()))))


def _own(entry: e.Entry, owed: Owed | None) -> tuple[str, ...]:
    kind, card = (owed.kind, owed.cause) if owed is not None else ("", "")
    match entry:
        case e.Answered() | e.Declined():
            return ("LGS-063", *(AGAINST[card],)) if card in AGAINST else ("LGS-063",)
        case e.Flipped() if kind == "answer":
            return ("LGS-031", "LGS-042")
        case e.Played() if kind == "fall":
            return ("LGS-044",)
        case e.Discarded() if kind == "fall":
            return ("LGS-031", "LGS-037")
        case e.Drew():
            return ("LGS-052", "LGS-025") if entry.cause == "reward" else ("LGS-025",)
        case e.TurnedUp():
            return ("LGS-054",)
        case e.Picked():
            return ("LGS-056",)
    return ()
