"""Cards drawn, told around their number: `draws her two`, `picks up 2 cards`, `2 more cards`, `her 3 for the outlaw`.

In go the words of a line that means nothing as it stands, out come those of the draw.
"""

from __future__ import annotations

from itertools import dropwhile

from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together
from referee.notation.spoken.turn_and_draw_told import counts_cards
from referee.notation.spoken.word_order import told_of
from referee.notation.words.faces import number_said
from referee.notation.words.typed_words import TypedWords

DRAWS = "draws"


def his_number(words: TypedWords, line: list[str]) -> list[str]:
    """`draws her two`, `takes the two cards`: a number of cards, whosever they are."""
    who, rest = told_of(words, line)
    takes = len(rest) > 2 and (is_known(words, rest[0], "verb", "draw", "take") or is_said(words, rest[0], "collects"))
    little = takes and is_known(words, rest[1], "filler", "own", "article") and number_said(rest[2])
    return [*who, rest[0], *rest[2:]] if little else line


def picks_up(words: TypedWords, line: list[str]) -> list[str]:
    """`picks up 2 cards`: draws them."""
    who, rest = told_of(words, line)
    rest = [word for word in rest if not is_said(words, word, "idle")]
    up = (
        len(rest) > 2
        and is_known(words, rest[0], "verb", "pick", "take")
        and is_known(words, rest[1], "filler", "open")
    )
    return [*who, DRAWS, *rest[2:]] if up and counts_cards(words, rest[2:]) else line


def more_cards(words: TypedWords, line: list[str]) -> list[str]:
    """`2 more cards`, where so many are to be drawn."""
    number = number_said(line[0]) if len(line) > 1 else ""
    rest = [word for word in line[1:] if not is_said(words, word, "further", "idle")]
    nouns = all(is_said(words, word, "card") for word in rest)
    due = any(owed.kind == "draw" and str(owed.count) == number for owed in words.table.owed())
    return [DRAWS, number] if number and due and nouns and len(rest) < 2 else line


def the_second_is(words: TypedWords, line: list[str]) -> list[str]:
    """`the second card's a heart`, `second one is 5h`: the card that is to be shown."""
    who, rest = told_of(words, line)
    owed = next((each for each in words.table.owed() if each.kind == "show"), None)
    if owed is None or (who and words.seat(who[0]) != owed.seat):
        return line
    rest = [*dropwhile(lambda word: is_little(words, word), rest)]
    told = (
        [*dropwhile(lambda word: _is_between(words, word), rest[1:])]
        if is_said(words, (*rest, "")[0], "ordinal")
        else []
    )
    face = words.turned_up(told) if told else None
    return [*who, "show", *told] if face is not None and face[1] == len(told) else line


def _is_between(words: TypedWords, word: str) -> bool:
    """`card's`, `one`, `is a`."""
    plain = word.removesuffix("'s").removesuffix("’s")
    noun = is_said(words, plain, "card") or is_known(words, plain, "filler", "noun", "one", "being")
    return noun or is_little(words, plain) or is_known(words, plain, "word", "from")


def and_one_more(words: TypedWords, line: list[str]) -> list[str]:
    """`draws two, then another`, `draws 2 and one more for black jack`: what is drawn, and one card by itself."""
    who, rest = told_of(words, line)
    at = next((n for n, word in enumerate(rest[:3]) if number_said(word)), 0)
    if not at or not is_known(words, rest[0], "verb", "draw", "take") or len(rest) < at + 2:
        return line
    behind, more = rest[at + 1 :], 0
    while behind and not (more := _one_more(words, behind)) and _joins(words, behind[0]):
        behind = behind[1:]
    tail = [*dropwhile(lambda word: is_said(words, word, "card"), behind[more:])]
    whole = more and (not tail or (len(tail) > 1 and is_known(words, tail[0], "word", "for")))
    return [*who, rest[0], rest[at], ";", *who, DRAWS, "1", *tail] if whole else line


def _joins(words: TypedWords, word: str) -> bool:
    """Does it stand between what is drawn and the card more: `cards`, `and`, `then`, `draws`?"""
    return is_said(words, word, "card", "and", "idle") or is_known(words, word, "verb", "draw", "take")


def _one_more(words: TypedWords, behind: list[str]) -> int:
    """How many words at the head say that it is one more: `another`, `one more`, `a third`; 0 if none do."""
    for count in (3, 2, 1):
        small, last = behind[: count - 1], behind[count - 1 : count]
        third = small and last and is_said(words, last[0], "ordinal") and all(is_little(words, word) for word in small)
        if last and (third or is_said_together(words, behind[:count], "another")):
            return count
    return 0


def for_whom(words: TypedWords, line: list[str]) -> list[str]:
    """`takes 3 for the outlaw`: the reward for whoever fell."""
    who, rest = told_of(words, line)
    at = next((n for n, word in enumerate(rest) if n > 1 and is_known(words, word, "word", "for")), 0)
    behind = [word for word in rest[at + 1 :] if not is_little(words, word)]
    role = words.named(behind[0], "role", words.book.roles) if at and len(behind) == 1 else None
    fell = any(death.author for death in words.table.deaths)
    takes = bool(rest) and (is_known(words, rest[0], "verb", "draw", "take") or is_said(words, rest[0], "collects"))
    number = next((told for word in rest[1:at] if (told := number_said(word))), "")
    cause = next((each for each in words.book.rewards), "")
    return [*who, DRAWS, number, "for", cause] if role and fell and takes and number and cause else line


def number_last(words: TypedWords, line: list[str]) -> list[str]:
    """`draws for bart one`: the number first, unless it is the rank behind its suit."""
    who, rest = told_of(words, line)
    draws = len(rest) > 3 and is_known(words, rest[0], "verb", "draw") and is_known(words, rest[1], "word", "for")
    number = number_said(rest[-1]) if draws and words.face(rest[-2:]) is None else ""
    return [*who, rest[0], number, *rest[1:-1]] if number else line


def card_shows(words: TypedWords, line: list[str]) -> list[str]:
    """`ben's barrel shows spades`, `the barrel gives a club`, `the barrel fails, a club`: drawn for that card."""
    for at, count in ((at, count) for at in range(1, len(line) - 1) for count in (3, 2, 1)):
        said = line[at : at + count]
        shows = is_known(words, "".join(said), "verb", "show", "turnup")
        shows = shows or is_said_together(words, said, "fails", "gives")
        if shows and words.turned_up(line[at + count :]) is not None and _ends_with_a_card(words, line[:at]):
            return [*line[:at], *line[at + count :]]
    return line


def _ends_with_a_card(words: TypedWords, said: list[str]) -> bool:
    found = (words.card(said[start:], mend=False) for start in range(len(said)))
    return any(card is not None and start + card[1] == len(said) for start, card in enumerate(found))


DRAWS_TOLD = (
    card_shows, number_last, the_second_is, his_number, picks_up, and_one_more, more_cards, for_whom,
)  # fmt: skip
