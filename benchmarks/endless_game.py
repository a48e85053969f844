"""A game that never ends, for as long a log as is wanted."""

from collections.abc import Iterable
from itertools import cycle

from referee.core.judging.due import Due
from referee.desk.table_log import TableLog
from referee.errors import BadLine

CHARACTERS = (
    "slab_the_killer", "jourdonnais", "suzy_lafayette", "calamity_janet", "vulture_sam", "lucky_duke", "sid_ketchum",
    "bart_cassidy", "kit_carlson", "rose_doolan",
)  # fmt: skip
ROLES = (
    "sheriff", "outlaw", "deputy", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "renegade", "rebel"
)  # fmt: skip
OF_FOUR = ("sheriff", "outlaw", "outlaw", "renegade")
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fosca", "Gino", "Hugo", "Irene", "Luca")
SETS = {4: "base", 7: "base", 8: "base rebel", 10: "base rebel"}
"""By which sets so many play."""
BOXES = "dodge_city bullet events high_noon fistful"
"""What they may play by besides."""

HARMLESS = (
    "abandoned_mine", "ambush", "blessing", "curse", "ghost_town", "gold_rush", "handcuffs", "hangover", "hard_liquor",
    "lasso", "law_of_the_west", "peyote", "ranch", "ricochet", "sniper", "the_doctor", "the_judge", "the_reverend",
    "the_sermon", "thirst", "train_arrival",
)  # fmt: skip
"""The events that cost nobody a life point, so that the game goes on; when they have lain there no other follows."""


def dealt(seats: int = 7, boxes: bool = False) -> str:
    """So many seats with roles and characters; with every box, where that is wanted."""
    played_by = f"{SETS[seats]} {BOXES}" if boxes else SETS[seats]
    roles = OF_FOUR if seats == len(OF_FOUR) else ROLES
    rows = [
        f'seat {number} "{name}" {role} {character}'
        for number, name, role, character in zip(range(1, seats + 1), NAMES, roles, CHARACTERS, strict=False)
    ]
    return "\n".join(["bang 1", f"sets {played_by}", *rows, "---", ""])


class Game:
    """Turns, plays, answers, flags, discards, and whatever is due in between."""

    FORMS = ("{0}", "{1} {0}", "{0} bang", "{0} 7h", "{1} {0} 7s")
    """How what is due may be typed: as it stands, behind its verb, with a card, with what turns up, guessed wrongly."""

    PLAYS = ("stagecoach", "bang 2", "note that", "bang {}", "discard 1", "end")

    def __init__(self, log: TableLog) -> None:
        self.log = log
        other = 4 if len(log.table.seats) > 4 else 3  # not who sits before the Sheriff: his turn has to end
        self._plays = cycle([each.format(other) for each in self.PLAYS])

    def line(self) -> str:
        """The next line to type."""
        due = self.log.agenda().due
        if not due:
            return next(self._plays)
        return "" if due[0].forced is not None else self._chosen(due[0])

    def _chosen(self, item: Due) -> str:
        """What is chosen of what is due; of the events one that the game survives."""
        if item.owed.kind == "next_event":
            return next((f"event {each}" for each in item.options if each in HARMLESS), "event none")
        verb = self.log.book.kinds[item.owed.kind].typed_by
        return self._whole(form.format(option, verb) for form in self.FORMS for option in item.options)

    def _whole(self, lines: Iterable[str]) -> str:
        """The first of these that can be logged as it stands, others being the beginning of one; else play goes on."""
        for line in lines:
            try:
                self.log.preview(line)
            except BadLine:
                continue
            return line
        return next(self._plays)

    def fill(self, length: int) -> None:
        """Log line after line until the log is as long as this."""
        while self.log.length < length:
            self.log.enter(self.line())
