"""The records of strings that faces lay out: a table, its seats, what is due, verdicts.

They hold names as people typed them, never markup, and nothing that a face would have to work out.
"""

from __future__ import annotations

from msgspec import Struct

from referee.views.alike import Alike


class SeatView(Struct, frozen=True):
    """A seat as it is drawn. `pips` are life points, lost ones visible.

    `marks` are ids: turn, an open role, cards that mark; `signs` are theirs. `name` is as it was typed, `label` how the
    player is called in a sentence: never blank, always one line. `asked`: play waits for a choice of this player.
    `open_role` is the id of the role once everybody knows it. `ghost`: out of the game, and still acting in it.
    `shown` is what sets have to show of this seat alone: sentences, which the table shows too. `instead` is the word
    for what it holds where that is no hand: the goods buried before a ghost.
    """

    number: int
    name: str
    role: str
    character: str
    life: str
    pips: str
    hand: str
    weapon: str
    reach: str
    in_play: tuple[str, ...]
    marks: tuple[str, ...]
    out: bool
    label: str = ""
    signs: str = ""
    asked: bool = False
    open_role: str = ""
    ghost: bool = False
    shown: tuple[str, ...] = ()
    instead: str = ""


class DueView(Struct, frozen=True):
    """One thing due: the sentence, the options by id, whether Enter logs it, whether it must be.

    `typed` is what may be typed for each option in the language spoken; an ellipsis stands for rank and suit.
    """

    sentence: str
    options: tuple[str, ...]
    enter: bool
    must: bool
    typed: tuple[str, ...] = ()


class OutcomeView(Struct, frozen=True):
    """How the game ended for a seat: `won` or `lost`, in a sentence, and the clauses that say so."""

    seat: int
    outcome: str
    sentence: str
    clauses: tuple[str, ...]


class TableView(Struct, frozen=True):
    """The whole table as it is drawn. `shown` is what sets have to show; `outcome` is there when the game is over.

    `over` is how many cards the player whose turn it is has to give up at least before it can end;
    `may_typed` is what may be typed for what he may do, but for playing a card, which is typed by its name.
    `alike` are those sentences of `shown` that say the same of several seats.
    """

    title: str
    seats: tuple[SeatView, ...]
    turn: str
    phase: str
    deck: str
    discards: str
    turned: int
    open: tuple[str, ...]
    mode: str
    winner: str
    due: tuple[DueView, ...]
    may: tuple[str, ...]
    turn_label: str = ""
    shown: tuple[str, ...] = ()
    outcome: tuple[OutcomeView, ...] = ()
    over: int = 0
    may_typed: tuple[str, ...] = ()
    alike: tuple[Alike, ...] = ()


class ReasonView(Struct, frozen=True):
    """A reason or doubt as a sentence, with its clauses; `cited` names the document of each as well.

    `verdict` is what the reason alone comes to; empty for a doubt. `otherwise` decides for the other reading, where a
    recommended one was followed.
    """

    key: str
    sentence: str
    clauses: tuple[str, ...]
    cited: tuple[str, ...] = ()
    verdict: str = ""
    otherwise: str = ""


class FlagView(Struct, frozen=True):
    """The verdict on an entry in words; `lacks`: perhaps something was only not typed, and may be logged first."""

    number: int
    entry: str
    verdict: str
    label: str
    reasons: tuple[ReasonView, ...]
    doubts: tuple[ReasonView, ...]
    clean: bool
    lacks: bool = False
    unnamed: str = ""
    """The player whose character has to be known first; nobody if the verdict does not hang on any."""

    @property
    def otherwise(self) -> str:
        """The line before it that decides for the other reading of what the sources leave open; empty if none is."""
        return next((f"insert {self.number} {each.otherwise}" for each in self.reasons if each.otherwise), "")


class SightView(Struct, frozen=True):
    """How one seat sees another: the distance, whether a BANG! reaches, and what makes it so."""

    seat: int
    name: str
    distance: int
    reached: bool
    because: tuple[str, ...]
