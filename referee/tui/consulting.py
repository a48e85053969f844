"""The shelf asked from the app: what is offered for a question, and what was read otherwise than typed.

In go the index, the words typed and what is known of the table; out come offers in their order, and notes in words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from referee.core.nouns.table import Table
from referee.lexicon import Lexicon
from referee.library.ruling import Ruling
from referee.views.voice import Voice

if TYPE_CHECKING:
    from referee.library.search import Filters, Hit, Hits, Index
    from referee.library.shelf import Library

MOST = 12
NAMED = ("card", "character", "role", "event", "ghost_card")
"""Kinds of things that rulings are about."""


class Consulted(Struct, frozen=True):
    """What is known of the table that asks: the sets played, and the cards and characters in sight."""

    sets: tuple[str, ...] = ()
    sight: tuple[str, ...] = ()


class Offer(Struct, frozen=True):
    """A ruling as it is listed. `question` is the phrasing nearest to what was typed, `marks` what answers to it."""

    ruling: Ruling
    question: str = ""
    in_force: bool | None = None
    marks: tuple[tuple[int, int], ...] = ()
    replaced: bool = False


def offered(outlines: Iterable[Ruling], library: Library, index: Index, table: Consulted) -> tuple[Offer, ...]:
    """Rulings that nobody typed a question for, from their outlines, and whether they hold at this table."""
    found = [index.ruling(outline.id) for outline in list(outlines)[:MOST]]
    held = index.held(found, table.sets or None)
    return tuple(Offer(ruling, in_force=held[ruling.id], replaced=library.replaced(ruling.id)) for ruling in found)


def sight(table: Table, sets: tuple[str, ...]) -> Consulted:
    """What lies open at a table: the cards under way and played this turn, and the characters still in."""
    cards = [*(frame.card for frame in table.frames if frame.card), *filter(None, table.turn.played)]
    characters = [each.character for each in table.seats if each.character and not each.out]
    return Consulted(sets, tuple(dict.fromkeys((*cards, *characters))))


def only_from(source: str | None) -> Filters:
    """What is looked at where one document is chosen; empty, it is one's own decisions, None, everything."""
    from referee.library.search import Filters

    return Filters(source=source or "", standing="house" if source == "" else "")


def together(
    index: Index, question: str, lang: str, table: Consulted, lexicon: Lexicon, source: str | None
) -> tuple[Offer, ...]:
    """What is ruled about all the things of a question that is nothing but names, two or more: `slab barrel`."""
    named = _named(question, lexicon)
    narrowed = only_from(source)
    hits = index.about(named, lang, MOST, narrowed, table.sets or None).hits if len(named) > 1 else ()
    return tuple(Offer(index.ruling(hit.ruling), hit.question, hit.in_force, hit.marks) for hit in hits)


def _named(question: str, lexicon: Lexicon) -> tuple[str, ...]:
    """The ids, if every word belongs to the name of something."""
    words, found = question.replace("+", " ").split(), []
    while words:
        heard = [lexicon.longest(words, kind) for kind in NAMED]
        ids, taken = max(heard, key=lambda each: each[1] if len(each[0]) == 1 else 0)
        if len(ids) != 1 or not taken:
            return ()
        found.append(ids[0])
        words = words[taken:]
    return tuple(dict.fromkeys(found))


def put_first(first: Iterable[Offer], then: Iterable[Offer]) -> tuple[Offer, ...]:
    """Those first, then the others that are not among them."""
    answers = {offer.ruling.id: offer for offer in then}
    order = {offer.ruling.id: answers.get(offer.ruling.id, offer) for offer in (*first, *answers.values())}
    return tuple(order.values())[:MOST]


def _offer(index: Index, hit: Hit) -> Offer:
    return Offer(index.ruling(hit.ruling), hit.question, hit.in_force, hit.marks, "superseded" in hit.shares)


def _worked_out(hits: Hits, index: Index, voice: Voice) -> list[str]:
    """What the desk works out of the numbers asked with."""
    if not hits.numbers:
        return []
    from referee.championship.answering import worked_out

    return [voice.say(each.key, **each.args) for each in worked_out(hits, index)]


def consult(
    index: Index, question: str, lang: str, table: Consulted, source: str | None, voice: Voice
) -> tuple[tuple[Offer, ...], list[str]]:
    """The rulings that answer a question, the best first, and what has to be said beside them."""
    hits = index.ask(question, lang, MOST, table.sets or None, table.sight, only_from(source))
    offers = tuple(_offer(index, hit) for hit in hits.hits)
    notes = [f"= {said}" for said in _worked_out(hits, index, voice)]
    notes += [voice.say("ask-meant", typed=typed, read=read) for typed, read in hits.corrected]
    if hits.unknown:
        notes.append(voice.say("ask-unknown", words=", ".join(hits.unknown)))
    if hits.hits and not hits.sure:
        notes.append(voice.say("ask-unsure"))
    return offers, notes
