"""The verbs of every game, and whether a line begins with one, with a card, or with a player called like either."""

from __future__ import annotations

from collections.abc import Sequence

from referee.errors import BadLine
from referee.notation.lines.cards import CARD_VERBS
from referee.notation.lines.draws import DRAW_VERBS
from referee.notation.lines.life import LIFE_VERBS
from referee.notation.lines.plays import PLAY_VERBS
from referee.notation.lines.referee import REFEREE_VERBS
from referee.notation.lines.taking import TAKING_VERBS
from referee.notation.lines.turns import TURN_VERBS
from referee.notation.words.beginnings import begun
from referee.notation.words.faces import number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

VERBS = {**TURN_VERBS, **DRAW_VERBS, **PLAY_VERBS, **TAKING_VERBS, **CARD_VERBS, **LIFE_VERBS, **REFEREE_VERBS}


def is_free(reader: TypedWords, words: Sequence[str]) -> bool:
    """Is it said by the referee, in his own words, and not of the play?"""
    for word in words[:2]:
        if isinstance(word, Quoted):
            continue
        if word in REFEREE_VERBS or any(each in REFEREE_VERBS for each in reader.lexicon.exact(word, "verb")):
            return True
    return False


def is_verb(reader: TypedWords, word: str) -> bool:
    """A verb of every game, or one that a set brings."""
    return word in VERBS or word in reader.book.verbs


def is_written(reader: TypedWords, word: str) -> bool:
    """Is it a verb or a card as files have it?"""
    return is_verb(reader, word) or word in reader.book.cards


def is_verb_or_card(reader: TypedWords, words: Sequence[str]) -> bool:
    """Does the line begin with what is done, or with the card that is played?"""
    head = words[0]
    if isinstance(head, Quoted):
        return False
    return is_verb(reader, head) or reader.named(head, "verb") is not None or reader.card(words, mend=False) is not None


def is_name_before_verb(reader: TypedWords, words: Sequence[str]) -> bool:
    """A player may be called like a card; his name counts when a verb or card follows it."""
    if len(words) < 2 or not any(seat.name.casefold() == words[0].casefold() for seat in reader.table.seats):
        return False
    return is_verb_or_card(reader, words[1:])


def without_the_name(reader: TypedWords, words: list[str]) -> list[str]:
    """The words where a verb is the first part of a character's name (`sid ketchum`), without the rest of it."""
    if len(words) < 2 or isinstance(words[0], Quoted) or not reader.named(words[0], "verb", reader.book.verbs):
        return words
    ids, taken = reader.lexicon.longest(words, "character")
    return [words[0], *words[taken:]] if len(ids) == 1 and taken > 1 else words


def verb_of(reader: TypedWords, words: list[str]) -> str | None:
    """The verb a line begins with; None if it is a card."""
    head = words[0]
    if isinstance(head, Quoted):
        raise BadLine("unknown_word", word=head[:40])
    if is_verb(reader, head):
        return head
    if head in reader.book.cards or reader.card(words, mend=False) is not None:
        return None
    found = reader.named(head, "verb", VERBS.keys() | reader.book.verbs)
    if found is not None:
        return "flip" if found == "draw" and head.endswith("!") else found
    if "/" in head or any(reader.named(head, kind) is not None for kind in ("deed", "character")):
        return None
    return _mended(reader, head)


def _mended(reader: TypedWords, word: str) -> str | None:
    """A mistyped verb, or None for a card; where it could be of either kind, or is not of the play, it is asked.

    Raises `BadLine` `unread`, `word_ambiguous`, `word_near`.
    """
    means_more = any(reader.lexicon.exact(word, kind) for kind in ("word", "filler", "role", "verb"))
    if number_named(word) or means_more or begun(word, reader.book, reader.lexicon):
        raise BadLine("unread", word=word[:40])
    verbs = [near for near in reader.lexicon.slips(word, "verb") if is_verb(reader, near.id)]
    cards = [near for near in reader.lexicon.slips(word, "card") if near.id in reader.book.cards]
    nearest = tuple(dict.fromkeys(near.id for near in verbs if near.distance == verbs[0].distance))
    meant = (*nearest, *dict.fromkeys(near.id for near in cards))
    if not meant:
        raise BadLine("unread", word=word[:40])
    if nearest and (len(meant) > 1 or nearest[0] in REFEREE_VERBS):
        raise BadLine("word_ambiguous" if len(meant) > 1 else "word_near", word=word, choices=meant)
    if not nearest:
        return None
    reader.mended.append((word, nearest[0]))
    return nearest[0]
