"""The verbs of the characters who do something in their own turn."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.player_aid import GoesOn
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import Card
from referee.errors import BadLine
from referee.notation import Sentence
from referee.sets.dodge_city.box import DODGE_CITY
from referee.sets.dodge_city.entries import Copied
from referee.sets.dodge_city.holyday import HOLYDAY, SHOT
from referee.sets.dodge_city.trading import CHUCK, JOSE
from referee.sets.dodge_city.vera_custer import to_copy


def _by(said: Sentence, ability: str) -> int:
    """Who was named; else whose turn it is if he has this ability, or the one who is that character."""
    turn, now = said.table.turn.seat, Situation(said.table, said.words.book)
    owner = turn if now.has(turn, ability) else next((s.number for s in said.table.seats if s.character == ability), 0)
    return said.named or owner or said.actor()


def chuck(said: Sentence) -> list[e.Entry]:
    """`S chuck`: a life point, for which two cards are drawn then."""
    said.only(said.rest)
    return [e.LifeLost(_by(said, CHUCK), 1, cause=CHUCK)]


def jose(said: Sentence) -> list[e.Entry]:
    """`S jose [CARD]`: a blue card, for which two are drawn then."""
    cards = said.words.counted_cards(said.rest, 1) if said.rest else ()
    return [e.Discarded(_by(said, JOSE), 1, JOSE, cards)]


def doc(said: Sentence) -> list[e.Entry]:
    """`S doc T [CARD CARD]`: two cards as a shot at T."""
    rest = said.to_whom(said.rest)
    target, given = said.words.need_seat(rest), _which(said, rest[1:])
    cards = said.words.counted_cards(given, 2) if given else ()
    by, first = _by(said, HOLYDAY), cards[0] if cards else Card()
    return [e.Played(by, first, (target,), SHOT), e.Discarded(by, 1, SHOT, cards[1:])]


def _which(said: Sentence, given: list[str]) -> list[str]:
    """The words that name his cards, without `with` and that they are two."""
    rest = given[1:] if given and said.words.named(given[0], "word", ("with",)) else given
    return [] if rest == ["2"] else rest


def imitates(said: Sentence) -> list[e.Entry]:
    """`S imitates CHARACTER`"""
    found, taken = said.words.lexicon.longest(said.rest, "character") if said.rest else ((), 0)
    if said.rest and said.rest[0] in said.words.book.characters:
        found, taken = (said.rest[0],), 1
    if len(found) != 1:
        raise BadLine("unknown_word", word=(said.rest or [""])[0][:40])
    said.only(said.rest[taken:])
    return [Copied(said.actor("imitate"), found[0])]


def _characters(now: Situation, seat: int) -> Iterable[str]:
    return to_copy(now, seat)


def _cards(now: Situation, seat: int) -> Iterable[str]:
    return now.book.cards


def _blue(now: Situation, seat: int) -> Iterable[str]:
    return (kind for kind, facts in now.book.cards.items() if facts.colour == "blue")


def _others(now: Situation, seat: int, kind: str, named: tuple[int, ...]) -> Iterable[int]:
    return () if named else (other for other in now.table.clockwise(seat or 1) if other != seat)


DODGE_CITY.goes_on |= {
    "imitates": GoesOn("character", _characters),
    "jose": GoesOn("card", _blue),
    "doc": GoesOn("card", _cards, _others, seat_first=True),
}
DODGE_CITY.verbs |= {"chuck": chuck, "jose": jose, "doc": doc, "imitates": imitates}
