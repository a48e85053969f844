"""Buttons for a thumb, in the place of keys: each bears what it says and the line of shorthand that it makes.

In goes what may be done at a table, out come the buttons with which a line begins: what is due, a seat, what happened
there. What follows is in `touched_further`. What is allowed is asked of what may be done now, never decided here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from referee.core.book.questions import ACTS
from referee.core.book.rulebook import Situation
from referee.typing.acting import DUE, HANDY, MAY, REST, Act, Acting
from referee.views.voice import Voice

LIGHTLY = (("gain", "+"), ("lose", "−"))
"""What a light log tells of life points, one at a time, and the sign it stands under."""
OF_THE_LIVING = frozenset(("lose", "gain", "out"))
"""What befalls nobody who is out."""
ANSWERS = ("hit",)
"""What is said of nobody from whom no answer is due."""


class Touch(Struct, frozen=True):
    """A button: what stands on it, the line once it is touched, and beside it a distance and the sign of a verdict."""

    said: str
    line: str
    beside: str = ""
    sign: str = ""
    level: str = ""


class Touches(Struct, frozen=True):
    """Buttons that belong together; `folded` are out of sight until they are asked for."""

    kind: str
    heading: str
    touches: tuple[Touch, ...]
    folded: bool = False


class Beginnings:
    """The buttons at one table. `start` are words that stand before every line, as those that put an entry right."""

    def __init__(self, acting: Acting, voice: Voice, start: str = "") -> None:
        self.acting = acting
        self.voice = voice
        self.start = f"{start} " if start else ""

    @property
    def is_light(self) -> bool:
        """Is the table logged lightly?"""
        return self.acting.table.mode == "light"

    def touch(self, said: str, line: str, beside: str = "") -> Touch:
        """A button that makes this line, behind the words that stand before every one."""
        return Touch(said, self.start + line, beside)

    def group(self, kind: str, touches: Iterable[Touch], folded: bool = False) -> Iterator[Touches]:
        """These buttons under their heading; nothing where there are none."""
        if found := tuple(touches):
            yield Touches(kind, self.voice.say(f"touch-{kind}"), found, folded)

    def seats(self) -> Iterator[Touches]:
        """Whom the line may speak of, as they sit: a button stays where it was when somebody is eliminated."""
        table, player, out = self.acting.table, self.voice.speech.player, self.voice.say("table-out")
        seats = ((player(table, each.number), str(each.number), each.out) for each in table.seats)
        yield from self.group("seats", (self.touch(who, line, out if gone else "") for who, line, gone in seats))

    def deeds(self, seat: int) -> Iterator[Touches]:
        """What this seat may have done: what is due of it, what it may do, then all the rest, folded."""
        acts = tuple(act for act in self.acting.acts(seat) if self._can_be(seat, act))
        groups = tuple(self._lightly(seat) if self.is_light else self._near(seat, acts))
        told = {touch.line for each in groups for touch in each.touches}
        yield from groups
        left = [act for act in acts if self.start + f"{seat} {act.words}" not in told]
        is_card = self.acting.book.cards.__contains__
        yield from self.group("more", self._acts(seat, (act for act in left if not is_card(act.id))), folded=True)
        yield from self.group("other_cards", self._acts(seat, (act for act in left if is_card(act.id))), folded=True)

    def _can_be(self, seat: int, act: Act) -> bool:
        """Is there a card that it could be done with, something that it answers, and a life that it is about?"""
        table = self.acting.table
        if table.seat(seat).out and act.tier != DUE and self.acting.book.like.get(act.id, act.id) in OF_THE_LIVING:
            return False
        there = {"lying": bool(table.seat(seat).in_play), "open": bool(table.open)}
        return there.get(act.follows, True) and (act.tier == DUE or act.id not in ANSWERS)

    def _near(self, seat: int, acts: tuple[Act, ...]) -> Iterator[Touches]:
        cards = self.acting.book.cards
        yield from self.group("due", self._acts(seat, (act for act in acts if act.tier == DUE)))
        near = [act for act in acts if DUE < act.tier < REST or (act.known and act.tier == REST)]
        yield from self.group("cards", self._acts(seat, (act for act in near if act.id in cards)))
        yield from self.group("deeds", self._acts(seat, (act for act in near if act.id not in cards)))

    def _lightly(self, seat: int) -> Iterator[Touches]:
        """What a light log keeps: life points, cards in play, eliminations; and what the sets have the referee do."""
        named, say, out = self.voice.views.typed_name, self.voice.say, self.acting.table.seat(seat).out
        lives = () if out else LIGHTLY
        kept = (self.touch(self.deed(verb, verb), f"{seat} {named('verb', verb)}") for verb in self._kept(seat))
        points = (
            self.touch(f"{sign}1", f"{seat} {named('verb', verb)} 1", say(f"touch-{verb}")) for verb, sign in lives
        )
        yield from self.group("happened", (*points, *kept))
        sets = (act for act in self.acting.acts(seat) if act.tier in (MAY, HANDY) and act.id in self.acting.book.verbs)
        yield from self.group("deeds", self._acts(seat, sets))

    def _kept(self, seat: int) -> Iterator[str]:
        """What may become of cards before a seat, and of its player; little of one who is out, unless he plays."""
        where = self.acting.table.seat(seat)
        if not where.out or Situation(self.acting.table, self.acting.book).ask(ACTS, seat):
            yield "lay"
        yield from ("lost",) if where.in_play else ()
        yield from () if where.out else ("out",)

    def _acts(self, seat: int, acts: Iterable[Act]) -> Iterator[Touch]:
        for act in acts:
            yield self.touch(self.called(act), f"{seat} {act.words}" if seat else act.words)

    def due(self) -> Iterator[Touches]:
        """What is due and leaves somebody a choice, each under what it is, as buttons."""
        acting = self.acting
        for item in (item for item in acting.agenda[0] if item.forced is None):
            heading = self.voice.views.due(acting.table, acting.book, item).sentence
            if touches := tuple(self._acts(item.owed.seat, acting.options(item))):
                yield Touches("due", heading, touches)

    def called(self, act: Act) -> str:
        """A card or a character by its printed name, anything else by the words that say it."""
        if act.name:
            return act.name
        book = self.acting.book
        named = act.id in book.cards or act.id in book.characters
        return self.voice.name(act.id) if named else self.deed(act.id, act.words)

    def deed(self, verb: str, otherwise: str) -> str:
        """What a verb is called on a button, if it is called anything but by the word that is typed."""
        return self.voice.speech.words.find(f"touch-deed-{verb}") or otherwise
