"""What people say around a play that its card or the table tells anyway: `saloon for everybody`, `hit marco`.

In go the words of a line that means nothing as it stands, out come those without it, or in the order of the shorthand.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import is_known, is_little, is_ordinal, is_said, player
from referee.notation.spoken.deeds import ONE
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.faces import number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

AT_NO_ONE = ("none", "others", "self")
"""How a card is aimed that nobody is chosen for."""


def for_everybody(words: TypedWords, line: list[str]) -> list[str]:
    """`saloon for everybody`, `gatling against all`: the card, which goes at all of them, or at nobody, anyway."""
    who, rest = told_of(words, line)
    verb, said = (rest[:1], rest[1:]) if is_known(words, rest[0], "verb", "play") else ([], rest)
    found = words.card(said, mend=False) if len(said) > 1 else None
    behind = said[found[1] :] if found is not None else []
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if found is None or facts is None or facts.aim not in AT_NO_ONE or not behind:
        return line
    all_ = is_known(words, behind[-1], "filler", "everybody")
    small = all(_leads(words, word) for word in behind[:-1])
    return [*who, *verb, *said[: found[1]]] if all_ and small else line


def _leads(words: TypedWords, word: str) -> bool:
    return is_idle(words, word) or is_known(words, word, "word", "at", "to", "for")


def hit_first(words: TypedWords, line: list[str]) -> list[str]:
    """`hit marco`, where Marco is to answer: the player first."""
    two = len(line) == 2 and is_known(words, line[0], "verb", "hit") and player(words, line[1])
    seat = words.seat(line[1]) if two else None
    asked = any(owed.kind == "answer" and owed.seat == seat for owed in words.table.owed())
    return [line[1], line[0]] if asked else line


def takes_for_himself(words: TypedWords, line: list[str]) -> list[str]:
    """`holt sich eine von anna`, `grabs one from anna`: takes it."""
    who, rest = told_of(words, line)
    for count in (2, 1):
        if len(rest) > count + 1 and is_said(words, "".join(rest[:count]), "helps_himself"):
            return [*who, "takes", *rest[count:]]
    return line


def takes_for_it(words: TypedWords, line: list[str]) -> list[str]:
    """`takes the stagecoach`, where nothing is to be taken: plays it, which lies before nobody."""
    who, rest = told_of(words, line)
    takes = len(rest) > 1 and is_known(words, rest[0], "verb", "take") and not words.table.owed()
    card = [word for word in rest[1:] if not is_idle(words, word)] if takes else []
    found = words.card(card, mend=False) if card else None
    facts = words.book.cards.get(found[0].kind) if found is not None and found[1] == len(card) else None
    served = (
        facts is not None and facts.aim == "none" and not (facts.stays or facts.waits or facts.then or facts.answers)
    )
    return [*who, *card] if served else line


def card_laid(words: TypedWords, line: list[str]) -> list[str]:
    """`schofield put down`, `mustang out`: a card, and behind it that it was laid; one that has to go now goes."""
    who, rest = told_of(words, line)
    card = [word for word in rest[:-1] if not is_idle(words, word)]
    laid = bool(card) and (is_known(words, rest[-1], "verb", "lay", "play") or is_said(words, rest[-1], "put_there"))
    found = words.card(card, mend=False) if laid else None
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if found is None or facts is None or not facts.stays or found[1] < len(card):
        return line
    taken = card_due_of(words)
    return [*who, *taken, *card] if not who or not taken else line


def card_due_of(words: TypedWords) -> list[str]:
    """By which verb a card is due of whom, where one is to be taken, or to be discarded by another; else nothing."""
    owed = next((each for each in words.table.owed() if each.kind in ("toss", "take")), None)
    return [owed.kind, str(owed.other)] if owed is not None else []


def hits_him(words: TypedWords, line: list[str]) -> list[str]:
    """`and hits him`, `ben la becca`, of one who alone is to answer: that he is hit."""
    due = [owed for owed in words.table.owed() if owed.kind in ("answer", "take", "pick", "draw")]
    asked = due[0].seat if [owed.kind for owed in due] == ["answer"] else 0
    who, rest = told_of(words, line)
    said = "".join(rest) if Quoted not in map(type, rest) and (not who or words.seat(who[0]) == asked) else ""
    return ["hit"] if asked and is_said(words, said, "hits_him") else line


def one_more(words: TypedWords, line: list[str]) -> list[str]:
    """`altro barile`, `secondo mancato`: one more of its name."""
    who, rest = told_of(words, line)
    other = len(rest) > 1 and (is_said(words, rest[0], "another") or is_ordinal(words, rest[0]))
    return [*who, *rest[1:]] if other and words.card(rest[1:], mend=False) is not None else line


def of_a_row(words: TypedWords, line: list[str]) -> list[str]:
    """`second bang at cleo`: which one of a row is told of a card that is played at somebody."""
    who, rest = told_of(words, line)
    while rest and is_little(words, rest[0]):
        rest = rest[1:]
    found = words.card(rest[1:], mend=False) if len(rest) > 2 and is_ordinal(words, rest[0]) else None
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    behind = [word for word in rest[1 + found[1] :] if not _leads(words, word)] if found is not None else []
    aims = facts is not None and facts.aim in ONE and bool(behind) and player(words, behind[0])
    return [*who, *rest[1:]] if aims else line


def down_to(words: TypedWords, line: list[str]) -> list[str]:
    """`discards down to 3`, where it is known how many he holds: so many less."""
    who, rest = told_of(words, line)
    number, said = _number(words, rest[1:]) if rest else ("", [])
    part = next((word for word in said if _discards(words, [rest[0], word])), "")
    told = "".join(word for word in said if word != part)
    seat = (words.seat(who[0]) if who else None) or words.table.turn.seat
    if not number or not seat or not (part or _discards(words, rest[:1])):
        return line
    if not told or not is_said(words, told, "down_to", "up_to"):
        return line
    held = words.table.seat(seat).hand
    gone = held.least - int(number) if held.least == held.most else 0
    return [*who, "discard", str(gone)] if gone > 0 else line


def _number(words: TypedWords, rest: list[str]) -> tuple[str, list[str]]:
    """The one number told, and the other words but those that name cards."""
    told = [number_named(word) or word for word in rest]
    numbers = [word for word in told if word.isascii() and word.isdigit() and len(word) < 3]
    others = [word for word in told if word not in numbers and not is_known(words, word, "filler", "noun")]
    return (numbers[0], others) if len(numbers) == 1 else ("", [])


def _discards(words: TypedWords, parts: list[str]) -> bool:
    return bool(parts) and is_known(words, "".join(parts), "verb", "discard")


def turned_up(words: TypedWords, line: list[str]) -> list[str]:
    """`ha girato il 7 di picche`: a draw!, and no pile turned over."""
    who, rest = told_of(words, line)
    at = next((n for n, word in enumerate(rest[:2]) if is_known(words, word, "verb", "turned")), None)
    face = [word for word in rest[at + 1 :] if not is_idle(words, word)] if at is not None else []
    found = words.turned_up(face) if face else None
    being = at is not None and all(is_known(words, word, "filler", "being") for word in rest[:at])
    return [*who, "flip", *face] if being and found is not None else line


BESIDE_A_PLAY = (
    for_everybody, hit_first, takes_for_himself, takes_for_it, card_laid, hits_him, one_more, of_a_row, down_to,
    turned_up,
)  # fmt: skip
