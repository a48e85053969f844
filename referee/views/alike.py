"""What sets have to show of several seats in the same words, told once for all of them.

An event may touch everybody. A row for each would fill the head of a small screen with one sentence, or leave all but
the first of them out.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from referee.core.nouns.table import Table
from referee.speech import Speech


class Alike(Struct, frozen=True):
    """The sentences, one a seat, and what is `told` in place of them."""

    sentences: tuple[str, ...]
    told: str


def alike(shown: Iterable[tuple[str, int, str]], table: Table, speech: Speech) -> tuple[Alike, ...]:
    """Of sentences, each with what it is of and the seat it is about, those of the same of several seats."""
    same: dict[str, dict[int, str]] = {}
    for what, seat, sentence in shown:
        if seat:
            same.setdefault(what, {})[seat] = sentence
    return tuple(_together(told, table, speech) for told in same.values() if len(told) > 1)


def _together(told: dict[int, str], table: Table, speech: Speech) -> Alike:
    (_, first), *others = told.items()
    names = speech.words.joined([speech.player(table, seat) for seat, _ in others])
    return Alike(tuple(told.values()), speech.say("table-shown_alike", told=first, others=names))


def told_once(shown: Iterable[str], together: Iterable[Alike]) -> list[str]:
    """These sentences; where all of those that are alike are among them, in their place the one for all."""
    rows = list(shown)
    for each in together:
        if {*each.sentences} <= {*rows}:
            place = rows.index(each.sentences[0])
            rows = [row for row in rows if row not in each.sentences]
            rows.insert(place, each.told)
    return rows
