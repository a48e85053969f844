"""The verbs of these events: a suit is named, a character taken on."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.player_aid import GoesOn
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Entry
from referee.core.nouns.vocabulary import SUITS
from referee.errors import BadLine
from referee.languages import LANGUAGES
from referee.notation import Sentence, suit_named
from referee.sets.high_noon.box import HIGH_NOON
from referee.sets.high_noon.entries import IdentityChanged, SuitNamed
from referee.sets.high_noon.identities import STEP as IDENTITY


def suit(said: Sentence) -> list[Entry]:
    """`S suit hearts`"""
    if not said.rest:
        raise BadLine("needs_suit")
    word = said.rest[0]
    langs = (said.words.lexicon.lang, *LANGUAGES)
    named = word if word in SUITS else next(filter(None, (suit_named(word, lang) for lang in langs)), "")
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


def _spare(now: Situation, seat: int) -> Iterable[str]:
    """The characters that nobody plays with."""
    taken = {each.character for each in now.table.seats}
    return (name for name in now.book.characters if name not in taken)


HIGH_NOON.goes_on["becomes"] = GoesOn("character", _spare)
HIGH_NOON.verbs |= {"suit": suit, "becomes": becomes}
