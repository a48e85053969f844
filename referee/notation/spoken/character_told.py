"""`grace is sid ketchum`, `the character of grace: sid ketchum`, `shows vulture sam`: who a player turns out to be.

In go the words of a line, out come the seat and the character; nothing where anything else is said with it.
"""

from __future__ import annotations

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.clauses import is_known, is_little, is_said, owner
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

LONGEST = 9
"""Words of such a line."""
LONG_ENOUGH = 3
"""Letters of a character's name that is only begun."""


class CharacterTold(Struct, frozen=True):
    """Who is said to have which character; `plainly`: not only two names beside each other."""

    seat: int
    character: str
    plainly: bool


def character_told(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> CharacterTold | None:
    """The character that a line tells of a player, and nothing else; None if it tells anything else."""
    words = TypedWords(table, book, lexicon)
    try:
        said = words_of(line)
        if not 1 < len(said) <= LONGEST or any(isinstance(word, Quoted) for word in said):
            return None
        plain = [word.rstrip(",:.!") for word in said]
        ways = (_told(words, plain, at, said[at].endswith(":")) for at in range(len(plain)))
        return next(filter(None, ways), None)
    except BadLine:
        return None


def may_tell_a_character(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> CharacterTold | None:
    """The one player and the one character that a line names in full, whatever else it says; None if it does not."""
    words = TypedWords(table, book, lexicon)
    try:
        said = [word.rstrip(",:;.!") for word in words_of(line)]
        seats = {seat for word in said if word and (seat := owner(words, word))}
        found = {ids[0] for at in range(len(said)) if len(ids := lexicon.longest(said[at:], "character")[0]) == 1}
    except BadLine:
        return None
    fits = len(seats) == len(found) == 1 and found <= book.characters.keys()
    return CharacterTold(seats.pop(), found.pop(), plainly=False) if fits else None


def _told(words: TypedWords, said: list[str], at: int, colon: bool) -> CharacterTold | None:
    """What is told of the player who may be named here."""
    before, behind = said[:at], said[at + 1 :]
    seat = owner(words, said[at]) if said[at] else 0
    for start in range(len(behind)):
        character, taken = _character(words, behind[start:])
        left = [*before, *behind[:start], *behind[start + taken :]]
        if character and seat and _only_says_so(words, left):
            return CharacterTold(seat, character, colon or bool(left))
    character, taken = _character(words, before)
    left = [*before[taken:], *behind]
    if character and seat and _only_says_so(words, left):
        return CharacterTold(seat, character, bool(left))
    return None


def _character(words: TypedWords, said: list[str]) -> tuple[str, int]:
    """The character named by the first words, by his beginning too, and how many words that took."""
    ids, taken = words.lexicon.longest(said, "character")
    if not ids and len(said) and len(said[0]) >= LONG_ENOUGH:
        ids, taken = words.lexicon.beginnings(said[0], "character"), 1
    known = [each for each in ids if each in words.book.characters]
    return (known[0], taken) if len(known) == 1 else ("", 0)


def _only_says_so(words: TypedWords, left: list[str]) -> bool:
    """Do these words only say that he is it: `is`, `turns out to be`, `has the character`?"""
    while left:
        taken = next((n for n in (4, 3, 2) if is_said(words, "".join(left[:n]), "turns_out")), 1)
        if taken == 1 and not _is_small(words, left[0]):
            return False
        left = left[taken:]
    return True


def _is_small(words: TypedWords, word: str) -> bool:
    little = is_little(words, word) or is_known(words, word, "filler", "being") or is_said(words, word, "pronoun")
    shows = is_known(words, word, "verb", "show") or is_said(words, word, "turns_out", "lays_open", "plays", "idle")
    of_it = is_known(words, word, "word", "character", "from", "as") or is_said(words, word, "has", "oneself")
    return little or shows or of_it
