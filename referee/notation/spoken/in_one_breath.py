"""Two things told of one card: `missed ace of clubs and 3 of spades`, `dynamite 9 of diamonds, to cleo`.

In go the words of a line that means nothing as it stands, out come two lines or more with `;` between them.
"""

from __future__ import annotations

from referee.core.nouns.vocabulary import Card
from referee.notation.sentence import BEFORE_A_NAME, Sentence
from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, player
from referee.notation.spoken.word_order import goes, told_of
from referee.notation.words.faces import number_named
from referee.notation.words.typed_words import TypedWords

GIVES = ("play", "lay", "answer", "discard")
MOST = 4
"""Cards of one name that anybody gives at once."""


def cards_of_one_name(words: TypedWords, line: list[str]) -> list[str]:
    """`ben plays missed ace of clubs and 3 of spades`, `two missed`: each by itself, where they answer."""
    who, rest = told_of(words, bare(words, line))
    while rest and (is_known(words, rest[0], "verb", *GIVES) or is_little(words, rest[0])):
        rest = rest[1:]
    number = _number(rest[0]) if len(rest) > 1 else 0
    rest = rest[1:] if number else rest
    found = words.card(rest[:1], mend=False) if rest else None
    if found is None or not _answers(words, who, found[0]):
        return line
    faces = _faces(words, rest[1:])
    given = faces if faces else [[]] * (number if len(rest) == 1 else 0)
    if not 1 < len(given) <= MOST or number not in (0, len(given)):
        return line
    return [word for face in given for word in (";", *who, rest[0], *face)][1:]


def _number(word: str) -> int:
    named = number_named(word) or word
    return int(named) if named.isascii() and named.isdigit() and len(named) == 1 else 0


def _answers(words: TypedWords, who: list[str], card: Card) -> bool:
    named = words.seat(who[0]) if who else None
    return Sentence(words, named, [], None, lambda *_: []).is_due_in_answer(card)


def _faces(words: TypedWords, rest: list[str]) -> list[list[str]]:
    """The ranks and suits that these words are, one after the other; none if they are anything else."""
    faces: list[list[str]] = []
    while rest:
        rest = rest[1:] if faces and len(rest) > 1 and is_said(words, rest[0], "and") else rest
        face = words.face(rest)
        if face is None:
            return []
        faces.append(rest[: face[1]])
        rest = rest[face[1] :]
    return faces


def drawn_and_passed(words: TypedWords, line: list[str]) -> list[str]:
    """`dynamite 9 of diamonds, goes on to cleo`, `goes on`: what was turned up, and that the card goes on."""
    plain = bare(words, line)
    due = any(owed.kind == "flip" for owed in words.table.owed())
    if not due or len(plain) < 4:
        return line
    whom = plain[-1:] if player(words, plain[-1]) else []
    said = plain[: len(plain) - len(whom)]
    while said and (_goes_on(words, said[-1]) or _is_next(words, said[-1])):
        said = said[:-1]
    way = plain[len(said) : len(plain) - len(whom)]
    face = next((at for at in range(1, len(said)) if words.turned_up(said[at:]) is not None), 0)
    card = said[face - 1 : face]
    on = bool(whom) or any(goes(words, word) or _is_next(words, word) for word in way)
    whole = on and face and words.card(card, mend=False) is not None
    return [*said, ";", "pass", *card, *(["to"] if whom else []), *whom] if whole and way else line


def _is_next(words: TypedWords, word: str) -> bool:
    """`next`, as `weiter` is: behind a card turned up it is of the card, and of no turn."""
    return is_known(words, word, "verb", "next")


def _goes_on(words: TypedWords, word: str) -> bool:
    """`to`, `on to`, `passes to`."""
    small = is_known(words, word, "word", "to", "by") or word in BEFORE_A_NAME or is_known(words, word, "verb", "pass")
    return small or is_said(words, word, "goes_on", "and", "idle") or is_known(words, word, "filler", "being", "onward")
