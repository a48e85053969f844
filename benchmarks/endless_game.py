"""A game that never ends, for as long a log as is wanted."""

from collections.abc import Iterable
from itertools import cycle

from referee.desk.table_log import TableLog
from referee.errors import BadLine

CHARACTERS = (
    "slab_the_killer", "jourdonnais", "suzy_lafayette", "calamity_janet", "vulture_sam", "lucky_duke", "sid_ketchum",
    "bart_cassidy", "kit_carlson", "rose_doolan",
)  # fmt: skip
ROLES = (
    "sheriff", "outlaw", "deputy", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "renegade", "rebel"
)  # fmt: skip
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fosca", "Gino", "Hugo", "Irene", "Luca")
SETS = {7: "base", 10: "base rebel"}
"""By which sets so many play."""


def dealt(seats: int = 7) -> str:
    """Seven or ten seats with roles and characters."""
    rows = [
        f'seat {number} "{name}" {role} {character}'
        for number, name, role, character in zip(range(1, seats + 1), NAMES, ROLES, CHARACTERS, strict=False)
    ]
    return "\n".join(["bang 1", f"sets {SETS[seats]}", *rows, "---", ""])


class Game:
    """Turns, plays, answers, flags, discards, and whatever is due in between."""

    PLAYS = ("stagecoach", "bang 2", "note that", "bang 4", "discard 1", "end")

    def __init__(self, log: TableLog) -> None:
        self.log = log
        self._plays = cycle(self.PLAYS)

    def line(self) -> str:
        """The next line to type."""
        due = self.log.agenda().due
        if not due:
            return next(self._plays)
        return "" if due[0].forced is not None else self._whole(due[0].options)

    def _whole(self, options: Iterable[str]) -> str:
        """The first of these that can be logged as it stands; others are the beginning of a line."""
        for option in options:
            try:
                self.log.preview(option)
            except BadLine:
                continue
            return option
        raise ValueError(f"nothing to log of {options}")

    def fill(self, length: int) -> None:
        """Log line after line until the log is as long as this."""
        while self.log.length < length:
            self.log.enter(self.line())
