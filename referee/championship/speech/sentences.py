"""Sentences of a tournament: reasons, what is due, entries, figures, in one language.

In goes a value of the tournament and the names of its players; out comes plain text. Names and whatever else people
typed are put in as values, never read as markup.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import asdict

from referee.championship.rules import entries as e
from referee.championship.rules.bracket import Origin
from referee.championship.rules.due import Due
from referee.championship.rules.entry import TypedAt
from referee.championship.rules.figures import Figure
from referee.championship.speech.amounts import amount
from referee.championship.speech.arguments import Rows
from referee.core.nouns.verdict import Reason
from referee.speech import Words, blank, visible

ASKED = ("qualified", "disqualified", "resident")
"""What is asked of those who sign up."""
MONEY = frozenset({"total", "purse", "price", "prize", "start", "gain"})
"""The figures that are dollars."""


class Called(Protocol):
    """A player, as the referee or as everybody sees him."""

    @property
    def name(self) -> str:
        """What he is called."""

    @property
    def resident(self) -> bool | None:
        """Does he count for the championship, as far as it was asked?"""


class Opened(Struct, frozen=True):
    """A line of a figure that was opened into words: how deep it lies, what it is, what it comes to, by what."""

    depth: int
    label: str
    value: str
    clauses: tuple[str, ...]
    entries: tuple[int, ...]


class TournamentSpeech:
    """One language, for one tournament's players."""

    def __init__(self, words: Words, players: Mapping[int, Called]) -> None:
        self.words = words
        self._names = {number: player.name for number, player in players.items()}
        self._outside = {number for number, player in players.items() if player.resident is False}
        self._shared = Counter(self._names.values())
        self._rows = Rows(words, self.player, self.entry)

    @classmethod
    def of(cls, lang: str, players: Mapping[int, Called]) -> TournamentSpeech:
        """The speech of a language; English for one that there is not."""
        return cls(Words.of(lang), players)

    def player(self, number: int) -> str:
        """What a player is called: by name, with the number where two share it, by the number where it is blank."""
        name = self._names.get(number, "")
        if blank(name):
            return self.words.say("tournament-player", number=str(number))
        if self._shared[name] > 1:
            return self.words.say("tournament-player-twin", name=visible(name), number=str(number))
        return visible(name)

    def placed(self, number: int) -> str:
        """A player who has a place, marked where he does not count for the championship (`ITC-018`, `ITC-034`)."""
        name = self.player(number)
        return self.words.say("tournament-outside", player=name) if number in self._outside else name

    def mark(self, numbers: Iterable[int]) -> str:
        """What the mark of somebody among these means; nothing where nobody bears it."""
        return self.words.say("tournament-outside_means") if self._outside.intersection(numbers) else ""

    def players(self, numbers: tuple[int, ...]) -> str:
        """Several players in a row."""
        return self.words.joined([self.player(number) for number in numbers])

    def reason(self, reason: Reason) -> str:
        """Why something is wrong, or doubtful: a full sentence."""
        return self.words.say(f"tournament-reason-{reason.key}", **self._rows.arguments(reason.args, reason.key))

    def due(self, due: Due) -> str:
        """What is owed."""
        return self.words.say(f"tournament-due-{due.kind}", **self._rows.arguments(asdict(due)))

    def awaited(self, due: Due) -> str:
        """What is owed, as the hall is told it: of a result nobody has yet, that its round is being played."""
        if due.kind != "result":
            return self.due(due)
        return self.words.say("tournament-awaited-result", **self._rows.arguments(asdict(due)))

    def entry(self, entry: e.Logged) -> str:
        """A line of the history, with all that was logged: it is the referee's."""
        values = asdict(entry)
        typed_at = values.pop("typed_at", None)
        if isinstance(entry, e.PlayerEnrolled):
            unasked = tuple(name for name in ASKED if values[name] is None)
            values |= {"number": entry.player, "questions": unasked}
        said = self.words.say(f"tournament-entry-{type(entry).__name__.lower()}", **self._rows.arguments(values))
        return self._typed_at(said, typed_at) if typed_at else said

    def _typed_at(self, said: str, place: TypedAt) -> str:
        """An entry with the place where it was typed."""
        number = str(place.entry)
        if place.match:
            return self.words.say("tournament-typed_in_duel", entry=said, match=self.match(place.match), number=number)
        table, round_ = str(place.table or 0), str(place.round or 0)
        return self.words.say("tournament-typed_at_table", entry=said, table=table, round=round_, number=number)

    def because(self, reason: str) -> str:
        """Why a penalty was given: in words where a table's log gave it, else as it was typed."""
        return self._rows.called("offence", reason)

    def figure(self, figure: Figure) -> str:
        """What a figure is."""
        said = {"lowered_is": "none", **self._rows.arguments(figure.args)}
        return self.words.say(f"tournament-figure-{figure.key}", **said)

    def opened(self, figure: Figure, depth: int = 0) -> Iterator[Opened]:
        """The figure and all it is made of, line by line, the whole before its parts."""
        yield Opened(depth, self.figure(figure), self.value(figure), figure.clauses, figure.entries)
        for part in figure.parts:
            yield from self.opened(part, depth + 1)

    def value(self, figure: Figure) -> str:
        """What a figure comes to, exact; money with its sign."""
        said = amount(figure.value, self.words.lang)
        return f"{said}$" if figure.key in MONEY else said

    def criterion(self, key: str) -> str:
        """What separated players."""
        return self._rows.called("criterion", key)

    def outcome(self, id_: str) -> str:
        """Which side won a game."""
        return self._rows.called("outcome", id_)

    def fate(self, id_: str) -> str:
        """How a game ended for a player, as far as a prize depends on it."""
        return self._rows.called("fate", id_)

    def moment(self, id_: str) -> str:
        """When somebody left."""
        return self._rows.called("moment", id_)

    def match(self, key: str) -> str:
        """A duel by what it is called."""
        return self._rows.called("match", key)

    def origin(self, origin: Origin) -> str:
        """Where somebody comes from who is not known yet."""
        return self.words.say(
            f"tournament-origin-{origin.kind}", place=str(origin.place), match=self.match(origin.match)
        )

    def purpose(self, id_: str) -> str:
        """What a seed is for."""
        return self._rows.called("purpose", id_)
