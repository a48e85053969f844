"""`takes the card back`, `the card goes back to her hand`, `takes back the bang`: what was played is taken back.

In go the words of a line, out come of whom it is said and which card it names. Where nothing is due that a card which
comes back may be, nothing else is told by that: no life point, and no card drawn.
"""

from __future__ import annotations

from itertools import takewhile

from msgspec import Struct

from referee.core.book.questions import ANSWERED_BY, SERVES_AS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.clauses import bare, is_known, is_little, is_one, is_said, owner, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

LONGEST = 10
"""Words of such a line."""
DUE = ("putback", "draw", "take", "toss", "gain")
"""What may be due, so that a line of a card which goes back, or comes again, tells that; not the card under way."""


IT = ("blow", "idle", "pronoun", "that_card")
"""Sayings for what was played last."""


class CardReturned(Struct, frozen=True):
    """Whose card goes back to the hand (0: it is not said), and which one (empty: it is not said)."""

    by: int
    card: str


def card_returned(
    line: str, table: Table, book: Rulebook, lexicon: Lexicon, for_a_reason: bool = False
) -> CardReturned | None:
    """What a line tells that says nothing but that a card is taken back; None if it tells anything else.

    `for_a_reason`: it is said why, so that no card is meant which is due.
    """
    words = TypedWords(table, book, lexicon)
    try:
        said = bare(words, words_of(line))
        if not 1 < len(said) <= LONGEST or any(isinstance(word, Quoted) for word in said):
            return None
        said = said[1:] if is_known(words, said[0], "verb", "no") else said
        said = said[1:] if is_said(words, said[0], "idle") else said
        said = said[1:] if is_said(words, said[0], "pronoun") and not player(words, said[0]) else said
        said = [said[0].replace("’", "'").removesuffix("'s"), *said[1:]] if not player(words, said[0]) else said
        who, rest = told_of(words, _without_whom(words, said))
        by = words.seat(who[0]) if who else 0
        by, rest = (by, rest) if by else _whose_card(words, rest)
        if takes_it_back(words, rest):
            return CardReturned(by or 0, "")
        card = _card_of(words, rest, by or 0)
    except BadLine:
        return None
    played = bool(card) and card in (table.top.card, *table.turn.played[-1:])
    waits = not (played or for_a_reason) and any(owed.kind in DUE and by in (0, owed.seat) for owed in table.owed())
    return CardReturned(by or 0, card) if card is not None and not waits else None


def _whose_card(words: TypedWords, rest: list[str]) -> tuple[int, list[str]]:
    """Whose card it is said to be within `take ben's missed back`, and the words without him."""
    for at in range(1, len(rest) - 1):
        seat = owner(words, rest[at])
        if seat and words.card(rest[at + 1 :], mend=False) is not None:
            return seat, [*rest[:at], *rest[at + 1 :]]
    return 0, rest


def _without_whom(words: TypedWords, said: list[str]) -> list[str]:
    """The words without `on dave` at their end, behind a card."""
    at_whom = len(said) > 3 and player(words, said[-1])
    small = at_whom and (is_known(words, said[-2], "word", "at") or said[-2] in BEFORE_A_NAME)
    return said[:-2] if small else said


def takes_it_back(words: TypedWords, said: list[str]) -> bool:
    """`takes it back`, `take that back`: whatever was played last."""
    if any(isinstance(word, Quoted) for word in said):
        return False
    if said and is_said(words, "".join(said), "takes_back"):
        return True
    left = _without_the_hand(words, said)[0]
    if len(left) < 2 or not is_known(words, left[0], "verb", "take") or not is_known(words, left[-1], "filler", "back"):
        return False
    return all(is_said(words, word, *IT) or is_little(words, word) for word in left[1:-1])


def _card_of(words: TypedWords, rest: list[str], by: int) -> str | None:
    """The card that these words name, empty where they only say `card` or `hand`; None if they do not say that."""
    left, hand = _without_the_hand(words, rest)
    kind, noun = "", False
    for at in range(len(left)):
        one = is_known(words, left[at], "filler", "noun") and is_said(words, left[at], "card")
        found = None if one else words.card(left[at:], mend=False)
        if one or (found is not None and found[0].kind):
            taken = 1 if found is None else found[1]
            kind, noun = "" if found is None else found[0].kind, True
            left = [*left[:at], *left[at + taken :]]
            break
    left = [word for word in left if not is_one(words, word) and not is_said(words, word, *IT)]
    back = "".join(left)
    if kind and is_known(words, back, "filler", "back"):  # `bang back` is an answer where such a card is asked for
        return None if may_answer(words, kind, by) else kind
    goes = is_said(words, back, "goes_back") or (bool(kind) and is_known(words, back, "verb", "retract"))
    return kind if (noun or hand) and left and goes else None


def may_answer(words: TypedWords, kind: str, by: int) -> bool:
    """Is a card of this kind asked of him now, of anybody where it is 0, or one that serves him as such?"""
    now = Situation(words.table, words.book)
    due = (owed for owed in words.table.owed() if owed.kind == "answer" and by in (0, owed.seat))
    asked = [(owed.seat, now.ask(ANSWERED_BY, owed.cause)) for owed in due]
    return any(
        kind in wanted or any(each in wanted for each in now.ask(SERVES_AS, seat, kind)) for seat, wanted in asked
    )


def _without_the_hand(words: TypedWords, rest: list[str]) -> tuple[list[str], bool]:
    """The words before `to her hand`, and whether they stood there."""
    if not rest or not is_known(words, rest[-1], "word", "hand"):
        return rest, False
    small = [*takewhile(lambda word: is_little(words, word) or _is_small(words, word), reversed(rest[:-1]))]
    return rest[: len(rest) - 1 - len(small)], True


def _is_small(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", "to", "at", "from", "over") or is_said(words, word, "into", "beside")
