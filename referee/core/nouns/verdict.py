"""What the judge says: one of seven verdicts, with every reason, each naming the clauses it rests on.

A reason is a key with typed arguments; words are made of it elsewhere. A doubt is something that cannot be so (a card
seen in two places) or that is missing (a card that play went on past): it questions the log, not the player, and where
nothing is against the play the verdict is `doubt`. Where only a recommended reading of the sources makes a play
legal it is `open`.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

DOUBT = "doubt"
"""The verdict where nothing is against a play, and the log cannot be right or lacks something."""

OPEN = "open"
"""The verdict where a play is legal by the recommended reading of what the sources leave open; and in the arguments
of a reason, whether that reading allowed or forbade it."""

PASSED_OVER = "passed_over"
"""The doubt that play went on past what must have happened and was not logged."""

Argument = str | int | tuple[str | int, ...]


class Level(IntEnum):
    """What speaks against a play, the gravest last: of several reasons the gravest decides."""

    LEGAL = 0
    WITHOUT_EFFECT = 1
    FOR_REFEREE = 2
    UNCLEAR = 3
    ILLEGAL = 4

    @property
    def word(self) -> str:
        """The id of the verdict: `legal`, `without_effect`, `for_referee`, `unclear`, `illegal`."""
        return self.name.lower()


class Reason(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why: a key, its arguments by name, and the clauses it rests on."""

    key: str
    level: Level
    clauses: tuple[str, ...] = ()
    args: dict[str, Argument] = {}
    rule: str = ""

    @property
    def open(self) -> bool:
        """Does it follow a recommended reading of what the sources leave open?"""
        return OPEN in self.args


class Verdict(Struct, frozen=True, gc=False, omit_defaults=True):
    """The verdict on one entry, its reasons, and the doubts it raises about the log."""

    level: Level = Level.LEGAL
    reasons: tuple[Reason, ...] = ()
    doubts: tuple[Reason, ...] = ()

    @property
    def word(self) -> str:
        """The verdict in a word: that of its level, `doubt` where only the log is in question, or `open`."""
        if self.level > Level.WITHOUT_EFFECT:
            return self.level.word
        return DOUBT if self.doubts else OPEN if self.open else self.level.word

    @property
    def open(self) -> bool:
        """Does it hang on a recommended reading of what the sources leave open?"""
        return any(reason.open for reason in self.reasons)

    @property
    def clauses(self) -> tuple[str, ...]:
        """All clauses that the reasons and doubts rest on, each once."""
        return tuple(dict.fromkeys(c for reason in self.reasons + self.doubts for c in reason.clauses))

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the reasons, then of the doubts."""
        return tuple(reason.key for reason in self.reasons + self.doubts)

    @property
    def clean(self) -> bool:
        """Nothing to point out: legal, perhaps without effect, and no doubt about the log."""
        return self.level <= Level.WITHOUT_EFFECT and not self.doubts

    @property
    def to_look_at(self) -> bool:
        """There is something to point out, or it hangs on a recommended reading."""
        return not self.clean or self.open


LEGAL = Verdict()


def verdict_of(reasons: tuple[Reason, ...], doubts: tuple[Reason, ...] = ()) -> Verdict:
    """The verdict that these reasons amount to."""
    if not reasons and not doubts:
        return LEGAL
    return Verdict(max((reason.level for reason in reasons), default=Level.LEGAL), reasons, doubts)
