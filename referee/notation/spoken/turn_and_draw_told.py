"""Turns and draws told at length: `end of turn luca`, `draws the third`, `luca jail qd and kh, chooses kh`.

In go the words of a line that means nothing as it stands, out come those in the order of the shorthand.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.faces import number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LONGEST_MORE = 2
"""Words that say that a card is one more: `un altro`."""


def end_of_his_turn(words: TypedWords, line: list[str]) -> list[str]:
    """`end of turn luca`, `the turn of luca is over`: of whom it is stands behind the end, or between."""
    who = [word for word in line if player(words, word)]
    rest = [word for word in line if word not in who]
    ends = [word for word in rest if is_known(words, word, "verb", "end") or is_known(words, word, "filler", "past")]
    if len(who) != 1 or not ends or line[0] == who[0]:
        return line
    told = all(_is_of_a_turn(words, word) for word in rest if word not in ends)
    return [*who, "end"] if told else line


def _is_of_a_turn(words: TypedWords, word: str) -> bool:
    small = is_little(words, word) or is_known(words, word, "filler", "being")
    return small or is_known(words, word, "verb", "turn") or is_known(words, word, "word", "from", "by")


def draws_the_next(words: TypedWords, line: list[str]) -> list[str]:
    """`anna draws the third`: one more card, where a draw is due."""
    who, rest = told_of(words, line)
    if len(rest) < 2 or not is_known(words, rest[0], "verb", "draw") or not is_said(words, rest[-1], "ordinal"):
        return line
    small = all(is_little(words, word) or is_known(words, word, "filler", "noun") for word in rest[1:-1])
    due = any(owed.kind == "draw" for owed in words.table.owed())
    return [*who, rest[0], "1"] if small and due else line


def came_to_mind(words: TypedWords, line: list[str]) -> list[str]:
    """`oh, before that anna played a mustang`: what comes behind is told."""
    while passed := _said_at_first(words, line):
        line = line[passed:]
    return line


def _said_at_first(words: TypedWords, line: list[str]) -> int:
    """How many words at the head only tell that something comes to mind; something has to come behind."""
    for count in (2, 1):
        joined = "" if any(isinstance(word, Quoted) for word in line[:count]) else "".join(line[:count])
        told = len(line) > count + 1
        at_first = told and count == 1 and is_said(words, joined, "ordinal") and player(words, line[1])
        to_mind = is_said(words, joined, "before_that") or is_known(words, joined, "joint", "earlier")
        if at_first or (told and to_mind):
            return count
    return 0


def sentences(words: TypedWords, line: list[str]) -> list[str]:
    """`luca draws 2. cat balou at anna`: two lines, between which a full stop stands."""
    said: list[str] = []
    for at, word in enumerate(line):
        stops = at < len(line) - 1 and len(word) > 1 and word.endswith(".") and not isinstance(word, Quoted)
        said += [word[:-1], ";"] if stops else [word]
    return said


def counts_of_two(words: TypedWords, line: list[str]) -> list[str]:
    """`jail qd and kh, chooses kh`: which of the two cards turned up counts."""
    for at in range(len(line) - 1, 2, -1):
        chosen = words.turned_up(line[at + 1 :]) if is_known(words, line[at], "verb", "pick") else None
        if chosen is not None and chosen[1] == len(line) - at - 1:
            return _with_the_first(words, line[:at], chosen[0]) or line
    return line


def _with_the_first(words: TypedWords, before: list[str], chosen: str) -> list[str]:
    """The words with the face chosen `over` the other of two; nothing if it is none of these."""
    for at in range(1, len(before)):
        two = faces_in_a_row(words, before[at:])
        if len(two) == 2:
            one, other = sorted(two, key=lambda each: each[0] != chosen)
            behind = before[at + sum(each[2] for each in two) :]
            return [*before[:at], *one[1], "over", *other[1], *behind] if one[0] == chosen else []
    return []


def faces_in_a_row(words: TypedWords, told: list[str]) -> list[tuple[str, list[str], int]]:
    """One rank and suit, or two that `and` or `over` may join: each with its words, and how many words it takes so."""
    found: list[tuple[str, list[str], int]] = []
    at = 0
    while len(found) < 2 and at < len(told):
        joined = is_said(words, told[at], "and") or is_known(words, told[at], "word", "over")
        joins = 1 if found and joined else 0
        face = words.turned_up(told[at + joins :])
        if face is None:
            break
        end = at + joins + face[1]
        found.append((face[0], told[at + joins : end], end - at))
        at = end
    return found


def draws_and_plays(words: TypedWords, line: list[str]) -> list[str]:
    """`anna draws, another barrel`: the line, where a card is told behind a draw that is told to its end, so that it is
    played, without what only says that it is one more; nothing elsewhere.
    """
    verb = next((n for n, word in enumerate(line[:2]) if not isinstance(word, Quoted) and word[-1:] == ","), None)
    if verb is None or not is_known(words, line[verb][:-1], "verb", "draw"):
        return []
    drawn, rest = line[: verb + 1], line[verb + 1 :]
    for count in range(min(LONGEST_MORE, len(rest) - 1) + 1):
        more = not count or is_said_together(words, rest[:count], "another")
        if more and words.card(rest[count:], mend=False) is not None:
            return [*drawn, *rest[count:]]
    return []


def counts_cards(words: TypedWords, rest: list[str]) -> bool:
    """`gets 3 cards`: is it nothing but cards and how many they are?"""
    *number, noun = rest or [""]
    counted = all(is_little(words, word) or word.isdecimal() or number_named(word) for word in number)
    return bool(number) and counted and is_said(words, noun, "card")
