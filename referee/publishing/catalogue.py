"""The rulings under what they are about: cards, characters, roles, events, topics, documents and clauses.

In goes the library, out come subjects in order, each with its rulings in the order of the shelf.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from referee.lexicon import Lexicon
from referee.library.relating import beside
from referee.library.ruling import Ruling
from referee.library.shelf import Library

THINGS = {"card": "cards", "character": "characters", "role": "roles", "event": "events", "ghost_card": "ghost_cards"}
"""The kinds of the glossary, each with the field of a ruling that lists those that it is about."""
TOPIC, DOCUMENT, CLAUSE, RULING = "topic", "document", "clause", "ruling"
KINDS = (TOPIC, *THINGS, DOCUMENT)
"""What the entrance lists."""
UNSAFE = re.compile(r"[^a-zA-Z0-9!_-]")


class Subject(NamedTuple):
    """Something that rulings are about: its kind and id, and the rulings."""

    kind: str
    id: str
    rulings: tuple[Ruling, ...]


class Catalogue:
    """Everything that there is a page of."""

    def __init__(self, library: Library, lexicon: Lexicon) -> None:
        self.library = library
        order = {kind: {id_: at for at, id_ in enumerate(lexicon.ids(kind))} for kind in THINGS}
        self.beside = {each.id: beside(library, each) for each in library.rulings}
        self.subjects = {kind: _sorted(kind, library.rulings, order.get(kind, {})) for kind in (*KINDS, CLAUSE)}

    def clauses_of(self, source: str) -> list[Subject]:
        """The clauses of a document that any ruling states, by their numbers."""
        letters = self.library.sources[source].clauses
        return [each for each in self.subjects[CLAUSE] if letters and each.id.partition("-")[0] == letters]

    def document_of(self, clause: str) -> str:
        """The id of the document that a clause stands in; empty if none is known."""
        letters = clause.partition("-")[0]
        return next((id_ for id_, source in self.library.sources.items() if source.clauses == letters), "")


def about(ruling: Ruling) -> Iterator[tuple[str, str]]:
    """All that a ruling is about, by kind and id, and its topics."""
    yield from ((kind, id_) for kind, field in THINGS.items() for id_ in getattr(ruling, field))
    yield from ((TOPIC, id_) for id_ in ruling.topics)


def address(kind: str, id_: str, page: int = 1) -> str:
    """Where the page of something stands below the folder of a language, without the language."""
    name = UNSAFE.sub("_", id_)
    return f"{kind}/{name}.html" if page == 1 else f"{kind}/{name}.{page}.html"


def _under(kind: str, ruling: Ruling) -> Sequence[str]:
    if kind == DOCUMENT:
        return (ruling.source,) if ruling.source else ()
    return {TOPIC: ruling.topics, CLAUSE: ruling.clauses}[kind] if kind not in THINGS else getattr(ruling, THINGS[kind])


def _sorted(kind: str, rulings: Iterable[Ruling], order: dict[str, int]) -> list[Subject]:
    found: dict[str, list[Ruling]] = {}
    for ruling in rulings:
        for id_ in dict.fromkeys(_under(kind, ruling)):
            found.setdefault(id_, []).append(ruling)
    return [Subject(kind, id_, tuple(found[id_])) for id_ in sorted(found, key=lambda each: (order.get(each, 0), each))]
