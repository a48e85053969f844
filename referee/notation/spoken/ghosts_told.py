"""`elena's ghost`, `the ghost of elena`, `two ghost cards`, `from the dead men's deck`: what says only that he is one.

In go the words of a line, out come those without it: who has fallen acts as nothing else, and holds no other cards. A
card that begins so stays: it stands before a player, or alone.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat

from referee.lexicon import Lexicon, fold
from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, owner, player
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LONGEST = 5
"""Words of `from the dead men's deck`."""
MARKS = ",;:."


def without_ghosts(words: TypedWords, line: list[str]) -> list[str]:
    """The line as it would be said of the living."""
    if Quoted in map(type, line) or not any(map(_tells, repeat(words.lexicon), line)):
        return line
    kept: list[str] = []
    at = 0
    while at < len(line):
        if taken := _from_their_deck(words, line[at:]):
            at += taken
        elif kept and is_said(words, line[at].rstrip(MARKS), "ghost") and _is_his(words, kept[-1]):
            kept[-1] = _plainly(words, kept[-1]) + line[at][len(line[at].rstrip(MARKS)) :]
            at += 1
        elif taken := _ghost_of(words, kept, line[at:]):
            at += taken
        else:
            kept.append(line[at])
            at += 1
    return kept or line


@lru_cache(maxsize=8192)
def _tells(lexicon: Lexicon, word: str) -> bool:
    """May it be one of these words? In few lines of a file there is one."""
    plain = word.rstrip(MARKS)
    if "ghost" in lexicon.exact(plain, "saying"):
        return True
    return fold(plain) in {fold(each) for name in lexicon.names("saying", "ghosts_deck") for each in name.split()[-2:]}


def _from_their_deck(words: TypedWords, rest: list[str]) -> int:
    """How many words say that they are of the ghosts' deck, behind what is drawn."""
    if not is_known(words, rest[0], "word", "from", "by"):
        return 0
    said = (n for n in range(2, LONGEST + 2) if is_said_together(words, _bare(words, rest[1:n]), "ghosts_deck"))
    return next(said, 0)


def _bare(words: TypedWords, said: list[str]) -> list[str]:
    return said[1:] if len(said) > 1 and is_little(words, said[0]) else said


def _is_his(words: TypedWords, word: str) -> bool:
    """Is it said whose ghost it is, or that cards are those of one: `elena's`, `carte`?"""
    return is_said(words, word, "card") or (owner(words, word) > 0 and not player(words, word))


def _plainly(words: TypedWords, word: str) -> str:
    """The player whose it is; the cards, where it is said that they are a ghost's."""
    seat = 0 if is_said(words, word, "card") else owner(words, word)
    name = words.table.seat(seat).name if seat else word
    return name if len(name.split()) == 1 else str(seat)


def _ghost_of(words: TypedWords, kept: list[str], rest: list[str]) -> int:
    """How many words stand before the player whose ghost it is, or the cards of one; nothing where it is a card."""
    if len(rest) < 2 or not is_said(words, rest[0], "ghost"):
        return 0
    if is_said(words, rest[1].rstrip(MARKS), "card"):
        return 1
    of = {"from", "by"}.intersection(words.lexicon.exact(rest[1], "word"))
    of_him = len(rest) > 2 and bool(of) and player(words, rest[2].rstrip(MARKS))
    if of_him and kept and is_little(words, kept[-1]):
        kept.pop()
    return 2 if of_him else 0
