"""One ruling: a question of the table with its answer, and what it rests on.

It need not be written in every language: it is told in one that it has (`Ruling.told`), and that says which. A ruling
of standing `house` is a decision for one's own table or event, a precedent: it need rest on no source.
"""

import datetime
from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from referee.languages import told_in

SOURCES = "sources.toml"
HOUSE: Final = "house"
LONGEST_ID = 100
LONGEST_TEXT = 20_000
"""Characters in one text of a ruling."""

Standing = Literal["printed", "inferred", "recommended", "open", "house"]
Level = Literal["legal", "without_effect", "illegal", "unclear", "for_referee"]
Text = TypeVar("Text")


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A document that rulings rest on; it has `count` clauses, whose ids begin with the prefix `clauses`.

    `sections`: the first and last numbers of the clauses in each part; `ruleset`: its word in verdicts; `box`: of a
    box that not everybody has on the table, what it is called by beside its own cards, characters and events.
    """

    id: str
    title: str
    authors: tuple[str, ...]
    edition: str
    language: str
    standing: str
    clauses: str
    count: int
    year: int | None = None
    ruleset: str = ""
    sections: dict[str, tuple[tuple[int, int], ...]] = {}
    box: tuple[str, ...] = ()

    def has(self, clause: str) -> bool:
        """Is there a clause of this id in the document?"""
        prefix, _, number = clause.partition("-")
        runs = [run for part in self.sections.values() for run in part] or [(1, self.count)]
        is_its_own = prefix == self.clauses and number.isdecimal() and len(number) < 9
        return is_its_own and any(a <= int(number) <= b for a, b in runs)


NOWHERE = Source("", "", (), "", "", HOUSE, "", 0)
"""The source of a house ruling that rests on none."""


class Binds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a house ruling decides at a table that it binds: what the judge objects to by `key` is allowed, or not.

    `ruleset` is the set that the table must be played by; empty: any in which a rule objects so.
    """

    key: str
    allowed: bool
    ruleset: str = ""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule as it is asked and answered at the table; texts are keyed by language.

    The last five fields are of house rulings: why it was decided so, at which event, when, by whom, and what it binds.
    """

    id: str
    clauses: tuple[str, ...]
    source: str
    section: str
    standing: Standing
    question: dict[str, tuple[str, ...]]
    answer: dict[str, str]
    detail: dict[str, str] = {}
    cards: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    ghost_cards: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    supersedes: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    verdicts: dict[str, Level] = {}
    case: tuple[dict[str, Any], ...] = ()
    reason: dict[str, str] | str = ""
    tournament: str = ""
    date: datetime.date | None = None
    author: str = ""
    binds: Binds | None = None

    @property
    def is_house(self) -> bool:
        """Is it a decision for one's own table or event?"""
        return self.standing == HOUSE

    def told(self, lang: str) -> "RulingTold":
        """What is read of it by who speaks this language: in it, else in English, else as it was written."""
        spoken = told_in(self.answer, lang)
        asked, detail = said_in(self.question, spoken, ("",)), said_in(self.detail, spoken, "")
        return RulingTold(spoken, asked[0], self.answer.get(spoken, ""), detail)

    def because(self, lang: str) -> str:
        """Why it was decided so, in this language if it was written in it."""
        return self.reason if isinstance(self.reason, str) else said_in(self.reason, lang, "")


class RulingTold(NamedTuple):
    """A ruling as it is read: the language of its answer, a question, the answer, and why (empty if it is not told)."""

    lang: str
    question: str
    answer: str
    detail: str


def said_in(texts: Mapping[str, Text], lang: str, nothing: Text) -> Text:
    """What is said in this language; else in English, else in whatever language there is."""
    return texts.get(told_in(texts, lang), nothing)
