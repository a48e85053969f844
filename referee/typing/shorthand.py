"""What may be typed in a game: the verbs of every game, those that each of its sets brings, the signs of its cards."""

from __future__ import annotations

from msgspec import Struct

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.notation import VERBS


class Shorthand(Struct, frozen=True):
    """Verbs, those of the sets beside the set's name, and the sign and the id of every card that marks a player."""

    common: tuple[str, ...]
    brought: tuple[tuple[str, tuple[str, ...]], ...]
    signs: tuple[tuple[str, str], ...]


def shorthand(book: Rulebook | None = None) -> Shorthand:
    """That of a game by this book, or by the one that is usual."""
    book = book or sets.bind(sets.USUAL)
    brought = tuple((name, _verbs_of(name, book)) for name in book.sets)
    own = {verb for _, their in brought for verb in their}
    common = tuple(verb for verb in verbs(book) if verb not in own)
    return Shorthand(common, brought, tuple((card.marks, kind) for kind, card in book.cards.items() if card.marks))


def _verbs_of(name: str, book: Rulebook) -> tuple[str, ...]:
    """The verbs of a set that are its own in this book: what another one says in its place is that one's."""
    return tuple(verb for verb, read in sets.named(name).verbs.items() if book.verbs.get(verb) is read)


def verbs(book: Rulebook) -> tuple[str, ...]:
    """The verbs that may be typed in a game by this book: those of every game, and those that its sets bring."""
    return tuple(verb for verb in (*VERBS, *book.verbs) if verb.isidentifier())
