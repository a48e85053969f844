"""What the page of a ruling says, on the site and in a hall: plain texts, and links to whatever stands beside it.

In go a ruling, what stands beside it and where things are found; out comes a record, which one template lays out
(`site/pages/told.html`). Where a thing has no page, its link has no address.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct

from referee.library.relating import Beside
from referee.library.ruling import Ruling, Source, said_in
from referee.publishing.catalogue import CLAUSE, DOCUMENT, RULING, about
from referee.publishing.words import SiteWords

Where = Callable[[str, str], str]
"""The address of a thing, by its kind and id; empty if there is no page of it."""


class Link(NamedTuple):
    """What a link says, in which language, and where it leads."""

    name: str
    href: str
    lang: str = ""


class RulingPage(Struct, frozen=True):
    """One ruling as it is read in one language; `lang` is the one that it is told in, `holds` where it is in force."""

    id: str
    lang: str
    question: str
    answer: str
    detail: str
    untranslated: str
    because: str
    standing: str
    standing_said: str
    source: Link | None
    edition: str
    made: str
    clauses: tuple[Link, ...]
    about: tuple[Link, ...]
    phrasings: tuple[str, ...]
    replaced_by: tuple[Link, ...]
    replaces: tuple[Link, ...]
    next: tuple[Link, ...]
    holds: tuple[str, ...] = ()


def ruling_page(
    ruling: Ruling, source: Source, beside: Beside, words: SiteWords, where: Where, holds: tuple[str, ...] = ()
) -> RulingPage:
    """The page of this ruling."""
    told = ruling.told(words.lang)
    return RulingPage(
        id=ruling.id,
        lang=told.lang,
        question=told.question,
        answer=told.answer,
        detail=told.detail,
        untranslated=words.untranslated(told.lang),
        because=ruling.because(words.lang),
        standing=ruling.standing,
        standing_said=words.standing(ruling),
        source=Link(source.title, where(DOCUMENT, source.id), source.language) if source.title else None,
        edition=source.edition,
        made=" · ".join(filter(None, (ruling.tournament, str(ruling.date or ""), ruling.author))),
        clauses=tuple(Link(id_, where(CLAUSE, id_)) for id_ in ruling.clauses),
        about=tuple(Link(words.name(kind, id_, {}), where(kind, id_)) for kind, id_ in about(ruling)),
        phrasings=said_in(ruling.question, told.lang, ())[1:],
        replaced_by=links(beside.replaced_by, words.lang, where),
        replaces=links(beside.replaces, words.lang, where),
        next=links(beside.next, words.lang, where),
        holds=holds,
    )


def links(rulings: Sequence[Ruling], lang: str, where: Where) -> tuple[Link, ...]:
    """The questions of these rulings, each as a link to its page."""
    told = ((each.id, each.told(lang)) for each in rulings)
    return tuple(Link(said.question, where(RULING, id_), said.lang) for id_, said in told)
