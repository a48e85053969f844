"""Words typed with a slip, put right before the rest of a line is read: a slip changes what no other word means.

In go the words of a line, out come those in which every word that means nothing is the only card it nearly is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from referee.errors import BadLine
from referee.lexicon import fold
from referee.notation.words.beginnings import begun, is_cut_short
from referee.notation.words.faces import faces_named, number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

SIGNS = ",:;.!?()"
KINDS = ("verb", "card", "word", "filler", "deed", "role", "character", "saying", "joint")
BEGINNING = 3
"""Letters of a name that a pet form keeps."""
Slips = tuple[tuple[str, str], ...]
"""What was typed, and the card that it was taken for."""


def means_nothing(words: TypedWords, word: str) -> bool:
    """Is it no word of the shorthand, nothing of this game, nobody here, no number, and the beginning of none?"""
    plain = word.strip(SIGNS)
    if isinstance(word, Quoted) or not plain.isalpha() or len(plain) < 2:
        return False
    if any(words.lexicon.exact(plain, kind) for kind in KINDS):
        return False
    if begun(plain, words.book, words.lexicon) and not is_cut_short(plain, words.book, words.lexicon):
        return False
    return not _is_of_this_table(words, plain)


def is_for_nothing(words: TypedWords, word: str) -> bool:
    """Does it mean nothing, and is it no slip of a card or of a player either?"""
    plain = word.strip(SIGNS)
    return means_nothing(words, word) and not words.names_near(plain) and not words.lexicon.near(plain, "card")


def _is_of_this_table(words: TypedWords, plain: str) -> bool:
    """Is it a rank, a suit, a number in words, or a player, whose name may have something behind it (`bens`)?"""
    lang = words.lexicon.lang
    faced = any(faces_named(each, lang)[1] == len(each) for each in ((plain,), (plain, "2"), ("a", plain)))
    if faced or number_named(plain):
        return True
    try:
        return words.seat(plain) is not None or (plain[-1:] == "s" and words.seat(plain[:-1]) is not None)
    except BadLine:
        return True


def put_right(words: TypedWords, line: list[str]) -> tuple[list[str], Slips]:
    """The line with the cards that were typed with a slip as they are called, and which those are."""
    slips = [(word, _nearly(words, word)) for word in line if means_nothing(words, word)]
    return with_cards(line, tuple((word.strip(SIGNS), card) for word, card in slips if card))


def _nearly(words: TypedWords, word: str) -> str:
    """The only card that it nearly is, and no player; empty if there is none."""
    if words.names_near(word.strip(SIGNS)):
        return ""
    near = words.lexicon.near(word.strip(SIGNS), "card")
    best = {each.id for each in near if each.distance == near[0].distance}
    return best.pop() if len(best) == 1 and best <= words.book.cards.keys() else ""


def with_cards(line: Sequence[str], slips: Slips) -> tuple[list[str], Slips]:
    """The line with these words as the cards they were taken for, and the signs behind them as they stood."""
    cards = dict(slips)
    said = [
        cards[plain] + word[len(word.rstrip(SIGNS)) :] if (plain := word.strip(SIGNS)) in cards else word
        for word in line
    ]
    return said, slips if said != list(line) else ()


def whose(words: TypedWords, word: str) -> tuple[str, ...]:
    """The players whom a word may mean that means nothing: who is nearly called so, or as a short name of his begins.

    `pietje` begins as Pieter does.
    """
    plain = fold(word.strip(SIGNS))
    if words.is_a_name(plain):
        return ()
    if near := words.names_near(word.strip(SIGNS)):
        return near
    if len(plain) <= BEGINNING or not (means_nothing(words, word) or _is_a_pet_name(words, plain)):
        return ()
    return tuple(seat.name for seat in words.table.seats if fold(seat.name)[:BEGINNING] == plain[:BEGINNING])


def _is_a_pet_name(words: TypedWords, plain: str) -> bool:
    """Is it `mags`, which might be of `mag`, as Maggie is begun, but is nothing else?"""
    if plain[-1:] != "s" or any(words.lexicon.exact(plain, kind) for kind in KINDS):
        return False
    try:
        return words.seat(plain[:-1]) is not None and not words.is_a_name(plain[:-1])
    except BadLine:
        return False


def blamed(words: TypedWords, line: Sequence[str], word: str) -> str:
    """The word of a line that cannot be read that is to be named: the first that means nothing, without its signs.

    An article, or a word that only joins, is no reason: what stands behind it is.
    """
    plain = word if isinstance(word, Quoted) else word.rstrip(",;:") or word
    signs = any(each.rstrip(",;:") != each for each in line)
    if signs and not means_nothing(words, plain):
        plain = next((each.strip(SIGNS) for each in line if means_nothing(words, each)), plain)
    return _behind_what_carries_nothing(words, line, plain)


def _behind_what_carries_nothing(words: TypedWords, line: Sequence[str], word: str) -> str:
    at = next((n for n, each in enumerate(line) if each.rstrip(",;:") == word), len(line))
    small = takewhile(lambda each: words.joins(each) or _is_article(words, each), line[at:])
    behind = [each.strip(SIGNS) for each in line[at + len([*small]) :]]
    return behind[0] if behind and behind[0] else word


def _is_article(words: TypedWords, word: str) -> bool:
    return "article" in words.lexicon.exact(word, "filler") and not words.is_a_name(word)
