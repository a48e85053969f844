"""One ruling: a question of the table with its answer, and what it rests on.

A ruling of standing `house` is a decision for one's own table or event, a precedent: one language is enough for it,
and it need rest on no source.
"""

import datetime
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeVar

import msgspec

from referee.languages import LANGUAGES

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

    `sections`: the first and last numbers of the clauses in each part; `ruleset`: its word in verdicts.
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

    def in_every_language(self) -> "Ruling":
        """The same with a text in every language: where one was not written, another stands in."""
        said = {
            name: {lang: said_in(getattr(self, name), lang, "") for lang in LANGUAGES} if getattr(self, name) else {}
            for name in ("answer", "detail")
        }
        question = {lang: said_in(self.question, lang, ()) for lang in LANGUAGES}
        return msgspec.structs.replace(self, question=question, **said)

    def because(self, lang: str) -> str:
        """Why it was decided so, in this language if it was written in it."""
        return self.reason if isinstance(self.reason, str) else said_in(self.reason, lang, "")


def said_in(texts: Mapping[str, Text], lang: str, nothing: Text) -> Text:
    """What is said in this language; else in English, else in whatever language there is."""
    return next((texts[each] for each in (lang, "en", *texts) if texts.get(each)), nothing)
