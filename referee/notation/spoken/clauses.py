"""Commas and `and`: what stands between them is a card more, or a thing by itself that the same player does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import takewhile

from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.words.misplaced import SMALL
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

MARKS = ",:"
BRACKETS = "()"
AGAIN = frozenset(("another", "again"))
"""Sayings of what happened once more."""
MOST_WORDS = 60
"""The most words of several lines that one stands for."""


def bare(words: TypedWords, line: list[str]) -> list[str]:
    """The words without commas, colons and brackets around them: these never belong to a word."""
    plain = [word if isinstance(word, Quoted) else word.rstrip(MARKS + BRACKETS).lstrip(BRACKETS) for word in line]
    return [word for word in plain if word or isinstance(word, Quoted)]


def together(words: TypedWords, line: list[str]) -> list[str]:
    """`barrel 5s and jail js`: cards that stand beside each other. A card named twice is named once."""
    kept: list[str] = []
    for at, word in enumerate(line):
        joins = is_said(words, word, "and") and at and words.card(line[at + 1 :], mend=False) is not None
        kept += [] if joins else [word]
    return _once(words, kept)


def _once(words: TypedWords, line: list[str]) -> list[str]:
    """`duel ben duel js`: the card, and then its rank and suit."""
    named = [(at, words.card([word], mend=False)) for at, word in enumerate(line)]
    cards = [(at, found[0]) for at, found in named if found is not None and found[0].kind]
    if len(cards) == 2 and cards[0][1] == cards[1][1] and words.face(line[cards[1][0] + 1 :]) is not None:
        return [*line[: cards[1][0]], *line[cards[1][0] + 1 :]]
    return line


def apart(words: TypedWords, line: list[str]) -> list[str]:
    """`ben is hit, draws from anna` as two lines between semicolons, the second of him of whom the first is.

    Behind the end of his turn it is of who is named next; once another is named, or he falls, of whom it fits, and so
    it is behind what he does to another, who may have answered.
    """
    clauses = [*_clauses(words, line)]
    if len(clauses) == 1 or any(word == ";" for word in line):
        return line
    if _falls_behind_another(words, clauses):
        return line
    who = clauses[0][0] if player(words, clauses[0][0]) else ""
    said: list[str] = []
    ended = aimed = False
    for clause in clauses:
        named = player(words, clause[0])
        if named and said:
            who = clause[0] if ended or clause[0] == who else ""
        said += [*([";"] if said else []), *([] if named or aimed or ended or not who else [who]), *clause]
        who = "" if _falls(words, clause) else who
        ended = _ends_a_turn(words, clause) or (ended and not named)
        aimed = aimed or any(player(words, word) for word in clause[1:])
    return said


def _falls(words: TypedWords, clause: list[str]) -> bool:
    """`ben is out`."""
    return any(is_known(words, word, "verb", "out") for word in clause)


def _ends_a_turn(words: TypedWords, clause: list[str]) -> bool:
    """`anna is done`, `anna passes`, `anna hands over`."""
    passes = len(clause) == 2 and is_known(words, clause[1], "verb", "pass")
    passes = passes or is_said_together(words, clause[1:], "hands_over")
    return passes or any(is_known(words, word, "verb", "end") for word in clause)


def of_each(words: TypedWords, line: list[str]) -> list[str]:
    """`ben and cleo missed, dirk hit`: of each of them the same, as lines between semicolons."""
    said: list[str] = []
    for clause in _between_commas(words, line):
        who = [clause[0]] if clause and player(words, clause[0]) else []
        rest = clause[len(who) :]
        while len(rest) > 2 and is_said(words, rest[0], "and") and player(words, rest[1]):
            who, rest = [*who, rest[1]], rest[2:]
        if not who or not rest:
            return line
        for each in who:
            said += [*([";"] if said else []), each, *rest]
    return said if said.count(";") and len(said) <= MOST_WORDS else line


def turned_up_with_it(words: TypedWords, line: list[str]) -> list[str]:
    """`general store 9c: beer, bang, jail`: the card, and those that it turns up."""
    colon = next((at for at, word in enumerate(line[:-1]) if not isinstance(word, Quoted) and word.endswith(":")), -1)
    before, cards = bare(words, line[: colon + 1]), bare(words, line[colon + 1 :])
    found = next(filter(None, (words.card(before[at:], mend=False) for at in range(len(before)))), None)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    for_all = facts is not None and facts.aim == "none" and not facts.effects
    return [*before, ";", "turnup", *cards] if for_all and len(words.cards(cards)) > 1 else line


def _between_commas(words: TypedWords, line: list[str]) -> Iterator[list[str]]:
    """What stands between commas; two players between which one stands are said of together."""
    clause: list[str] = []
    for word in line:
        plain = word if isinstance(word, Quoted) else word.rstrip(MARKS)
        clause.append(plain)
        if plain != word and not all(player(words, each) or is_said(words, each, "and") for each in clause):
            yield clause
            clause = []
    yield clause


def _clauses(words: TypedWords, line: list[str]) -> Iterator[list[str]]:
    clause: list[str] = []
    for at, word in enumerate(line):
        joins = is_said(words, word, "and") and word.isascii()
        plain = word if isinstance(word, Quoted) or joins else word.rstrip(MARKS)
        clause += [plain] if plain and not joins else []
        if joins and not _begins(words, line[at + 1 :]):
            clause.append(word)
        elif (joins or plain != word) and clause and (_is_whole(words, clause) or _begins(words, line[at + 1 :])):
            yield clause
            clause = []
    yield clause or line


def _is_whole(words: TypedWords, clause: list[str]) -> bool:
    """Has it been said with this, so that no card behind it belongs to it: `ben draws`, `hit`?"""
    return _has_drawn(words, clause) or (len(clause) < 3 and is_known(words, clause[-1], "verb", "hit"))


def _falls_behind_another(words: TypedWords, clauses: Sequence[list[str]]) -> bool:
    """`gio draws, bang fede, dies`: it is not Gio who falls where somebody else was named last."""
    fall = next((n for n, clause in enumerate(clauses) if n and is_known(words, clause[0], "verb", "out")), 0)
    said = (word for clause in clauses[:fall] for word in clause[1:] if not word.isdecimal())
    return any(player(words, word) for word in said)


def _has_drawn(words: TypedWords, clause: list[str]) -> bool:
    """`ben draws`: the cards of phase 1, so that a card behind it is played."""
    return len(clause) < 3 and is_known(words, clause[-1], "verb", "draw")


def _begins(words: TypedWords, rest: list[str]) -> bool:
    """Does something that is done begin here: a verb, said of somebody or not?"""
    rest = rest[1:] if len(rest) > 1 and player(words, rest[0]) else rest
    if bool(rest) and any(is_known(words, rest[0], kind) for kind in ("verb", "deed")):
        return True
    return (
        _is_saved(words, rest)
        or _is_from_a_pile(words, rest)
        or (len(rest) > 1 and is_said(words, rest[0], "collects"))
    )


def _is_saved(words: TypedWords, rest: list[str]) -> bool:
    """`saves himself with a beer`."""
    return len(rest) > 2 and Quoted not in map(type, rest[:2]) and is_said(words, "".join(rest[:2]), "saves")


def _is_from_a_pile(words: TypedWords, rest: list[str]) -> bool:
    """`a card from the deck`, `the second from the deck`: drawn as well."""
    one = [*takewhile(lambda word: is_one(words, word), rest)]
    behind = [word for word in rest[len(one) :] if not is_little(words, word)]
    from_it = bool(one) and len(behind) == 2 and is_known(words, behind[0], "word", "from")
    return from_it and is_known(words, behind[1], "word", "deck", "discards")


def player(words: TypedWords, word: str) -> bool:
    """Is it the number of a seat, or the beginning of a name that is long enough to be told from other words?"""
    if isinstance(word, Quoted) or (len(word) < 3 and not word.isdigit() and not words.is_a_name(word)):
        return begins_a_name(words, word)
    return not is_known(words, word, "verb") and words.seat(word) is not None


def owner(words: TypedWords, word: str) -> int:
    """The player whose it is by this word, `tom's` or `toms`, or whom it names; 0 if it names none."""
    plain = "" if isinstance(word, Quoted) else word.replace("’", "'")
    named = (plain.removesuffix(end) for end in ("", "'s", "s", "'"))
    return next((seat for each in named if each and player(words, each) for seat in [words.seat(each)] if seat), 0)


def begins_a_name(words: TypedWords, word: str) -> bool:
    """Are they two letters with which one name begins, and which are no word in the language typed, and no card?"""
    if isinstance(word, Quoted) or len(word) != 2 or not word.isalpha() or words.begins_a_card(word):
        return False
    lexicon = words.lexicon
    known = ((kind, each) for kind in (*SMALL, "card") for each in lexicon.exact(word, kind))
    if any(lexicon.is_said_in(lexicon.lang, word, kind, each) for kind, each in known):
        return False
    with suppress(BadLine):
        return words.face([word]) is None and words.seat(word) is not None
    return False


def is_known(words: TypedWords, word: str, kind: str, *ids: str) -> bool:
    """Is it a name of this kind, or of these ids of it, and of no player?"""
    found = words.lexicon.exact(word, kind)  # first: most words are names of nothing
    if not found or isinstance(word, Quoted) or words.is_a_name(word):
        return False
    return not ids or not set(ids).isdisjoint(found)


def is_said(words: TypedWords, word: str, *ids: str) -> bool:
    """Is it one of these sayings?"""
    return bool(words.lexicon.exact(word, "saying")) and is_known(words, word, "saying", *ids)


def is_said_together(words: TypedWords, said: Sequence[str], *ids: str) -> bool:
    """Are they one of these sayings, written as one?"""
    return not any(isinstance(word, Quoted) for word in said) and is_said(words, "".join(said), *ids)


def is_little(words: TypedWords, word: str) -> bool:
    """Is it an article or the like?"""
    return is_known(words, word, "filler", "article", "one", "own")


def is_one(words: TypedWords, word: str) -> bool:
    """Does it only say that it is one card, or which of a row: `a`, `his`, `first`, `card`?"""
    return is_little(words, word) or is_known(words, word, "filler", "noun") or is_ordinal(words, word)


def is_ordinal(words: TypedWords, word: str) -> bool:
    """`first`, `second`, `top`."""
    return is_said(words, word, "ordinal")


def says_another(line: str, lexicon: Lexicon) -> bool:
    """Does a line say that it is one more, and nothing told again: `nog een`, `un altro`, `another`?"""
    words = [word for word in words_of(line) if not isinstance(word, Quoted)]
    said = ["".join(words[at : at + count]) for count in (1, 2, 3) for at in range(len(words))]
    return any(not AGAIN.isdisjoint(lexicon.exact(each, "saying")) for each in said)


def says_now(line: str, lexicon: Lexicon) -> bool:
    """Does a line say that it is done now, after all that was logged: `draws 2 now`?"""
    return any(not isinstance(word, Quoted) and "now" in lexicon.exact(word, "joint") for word in words_of(line))


def says_use(line: str, lexicon: Lexicon) -> bool:
    """Does a line say that a card which lies there is used: `uses the pony express`, `drinks from the canteen`?"""
    return any(not isinstance(word, Quoted) and "uses" in lexicon.exact(word, "saying") for word in words_of(line))


def says_saved(line: str, lexicon: Lexicon) -> bool:
    """Does a line say that somebody saves himself, whose turn it need not be?"""
    words = ["" if isinstance(word, Quoted) else word.strip(f"{MARKS};.") for word in words_of(line)]
    runs = ("".join(words[at : at + count]) for at in range(len(words)) for count in (1, 2, 3))
    return any("saves" in lexicon.exact(said, "saying") for said in runs)
