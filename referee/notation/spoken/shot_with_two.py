"""Two cards given up and a shot, told by him whose character shoots so: `walt discards missed and beer, shoots iris`.

In go the words of a line, out come those of the one deed where his two cards serve as such a shot in his turn. For
anybody else they are what they were.
"""

from __future__ import annotations

from referee.core.book.questions import SERVES_AS
from referee.core.book.rulebook import Situation
from referee.notation.spoken.clauses import is_known, is_little, is_said, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

AIMED = ("reach", "near", "one", "other")
"""How a card is aimed that goes at one player."""


def shot_with_two(words: TypedWords, line: list[str]) -> list[str]:
    """The line as the shot and what it costs, and behind it what else it tells; the same line where it is none."""
    if len(line) < 5 or any(isinstance(word, Quoted) for word in line):
        return line
    who, rest = told_of(words, [word.rstrip(",") or "," for word in line])
    by, left = words.seat(who[0]) if who else words.table.turn.seat, _behind_the_discard(words, rest)
    if not by or not left or by != words.table.turn.seat or words.table.turn.phase != "play":
        return line
    shot = _shot_of(words, by)
    first, left = _one_card(words, left) if shot else ([], [])
    second, left = _one_card(words, left)
    left = left[1:] if left and _gives_up(words, rest[0] + left[0]) else left
    whom, left = _shot_at(words, left, shot)
    if not (first and second and whom):
        return line
    deed = [str(by), "play", *first, whom, "as", shot, ";", str(by), "discard", "1", "for", shot, "with", *second]
    return [*deed, *([";", *left] if left else [])]


def _behind_the_discard(words: TypedWords, rest: list[str]) -> list[str]:
    """What stands behind a verb that gives cards up; nothing where the line begins with none."""
    return next((rest[count:] for count in (2, 1) if _gives_up(words, "".join(rest[:count]))), [])


def _gives_up(words: TypedWords, verb: str) -> bool:
    """Does it give cards up, in one word or with what stands apart from it (`wirft … ab`)?"""
    return is_said(words, verb, "throws", "discards") or is_known(words, verb, "verb", "discard")


def _shot_of(words: TypedWords, by: int) -> str:
    """As what his ability lets him play any card beside another, at one player; empty if there is no such thing."""
    cards = words.book.cards
    may = Situation(words.table, words.book).ask(SERVES_AS, by, "")
    return next((kind for kind in may if kind in cards and _is_an_ability(words, kind)), "")


def _is_an_ability(words: TypedWords, kind: str) -> bool:
    facts = words.book.cards[kind]
    return bool(facts.costs) and not facts.faces and facts.aim in AIMED


def _one_card(words: TypedWords, left: list[str]) -> tuple[list[str], list[str]]:
    """The card at the head with its rank and suit, and what is left."""
    left = _without_little(words, left)
    found = words.card(left, mend=False) if left else None
    if found is None:
        return [], left
    taken = found[1] + words.faced(found[0], left[found[1] :])[1]
    return left[:taken], left[taken:]


def _shot_at(words: TypedWords, left: list[str], shot: str) -> tuple[str, list[str]]:
    """At whom a deed goes that is aimed as this shot is and told next, and what is left."""
    left, cards = _without_little(words, left), words.book.cards
    deed = words.named(left[0], "deed", cards) if left and shot else None
    if deed is None or cards[deed].aim != cards[shot].aim:
        return "", left
    at = 2 if len(left) > 2 and (is_known(words, left[1], "word", "at", "to") or left[1] in ("a", "ad")) else 1
    return (left[at], left[at + 1 :]) if left[at:] and player(words, left[at]) else ("", left)


def _without_little(words: TypedWords, left: list[str]) -> list[str]:
    """The words without articles, commas and what joins them: `and a`, `to`."""
    while left and (left[0] == "," or is_little(words, left[0]) or is_said(words, left[0], "and", "in_order")):
        left = left[1:]
    return left
