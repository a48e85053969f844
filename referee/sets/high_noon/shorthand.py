"""The verbs of these events: a suit is named, a character taken on."""

from __future__ import annotations

from referee.core.nouns.entries import Entry
from referee.core.nouns.vocabulary import SUITS
from referee.errors import BadLine
from referee.notation import Sentence, suit_named
from referee.sets.high_noon.box import HIGH_NOON
from referee.sets.high_noon.entries import IdentityChanged, SuitNamed
from referee.sets.high_noon.identities import STEP as IDENTITY


def suit(said: Sentence) -> list[Entry]:
    """`S suit hearts`"""
    if not said.rest:
        raise BadLine("needs_suit")
    word = said.rest[0]
    named = word if word in SUITS else suit_named(word, said.words.lexicon.lang)
    if not named:
        raise BadLine("unknown_word", word=word[:40])
    said.only(said.rest[1:])
    return [SuitNamed(said.actor("suit"), named)]


def becomes(said: Sentence) -> list[Entry]:
    """`S becomes CHARACTER`"""
    found, taken = said.words.lexicon.longest(said.rest, "character")
    found = tuple(each for each in found if each in said.words.book.characters)
    if len(found) != 1:
        raise BadLine("unknown_word", word=(said.rest or [""])[0][:40])
    said.only(said.rest[taken:])
    return [IdentityChanged(said.actor(IDENTITY), found[0])]


HIGH_NOON.verbs |= {"suit": suit, "becomes": becomes}
