"""Lines that leave out what was done, or tell of whom it is last: `ben 2 cards`, `scope of marta`, `ends with 4 cards`.

In go the words of a line that means nothing as it stands, out come those in which it is said, where the table tells
what it was: who has to draw draws, a card that is laid before its player is laid by whom it is of.
"""

from __future__ import annotations

from referee.core.book.questions import NEXT_SEAT
from referee.core.book.rulebook import Situation
from referee.notation.spoken.card_returns import may_answer
from referee.notation.spoken.clauses import is_known, is_little, is_said, player
from referee.notation.spoken.deeds import by_character
from referee.notation.spoken.roles_meant import what_he_was
from referee.notation.spoken.turn_and_draw_told import counts_cards
from referee.notation.spoken.word_order import told_of
from referee.notation.words.faces import number_named, number_said
from referee.notation.words.typed_words import TypedWords

DRAWS = "draws"
"""As it is said, not as it is written in files."""
LONGEST = 3
"""Words of the name of a character."""
ONE = ("reach", "near", "one", "other")
"""How a card is aimed that goes at one player."""


def draw_untold(words: TypedWords, line: list[str]) -> list[str]:
    """`ben 2 cards`, `ben 2 drawn`, `ben +1 card`, of one who has to draw or whose turn may come: he draws them."""
    who, rest = told_of(words, line)
    if not who or len(rest) != 2 or not _may_draw(words, words.seat(who[0]) or 0):
        return line
    rest = [rest[0].lstrip("+"), rest[1]]
    number = number_named(rest[0]) or rest[0]
    drawn = number.isdecimal() and is_known(words, rest[1], "verb", "draw", "take")
    return [*who, DRAWS, number] if drawn or counts_cards(words, rest) else line


def card_untold(words: TypedWords, line: list[str]) -> list[str]:
    """`bart card`, of one who has to draw one, by his name or his character's: he draws it."""
    who, rest = told_of(words, by_character(words, line))
    one = bool(who) and len(rest) == 1 and is_said(words, rest[0], "card")
    return [*who, DRAWS, "1"] if one and _has_to_draw_one(words, words.seat(who[0]) or 0) else line


def for_it(words: TypedWords, line: list[str]) -> list[str]:
    """`draws 2 for it`: for what was told before, where so many are due."""
    draws = len(line) > 3 and any(is_known(words, word, "verb", "draw", "take") for word in line[:2])
    told = draws and is_known(words, line[-2], "word", "for") and is_said(words, line[-1], "blow", "that_card")
    due = any(owed.kind == "draw" and owed.cause != "turn" for owed in words.table.owed())
    return line[:-2] if told and due else line


def by_his_name_alone(words: TypedWords, line: list[str]) -> list[str]:
    """`pete greg`, `greg`, where he gains or draws something as that character: that he does."""
    who, rest = told_of(words, line)
    if len(rest) > LONGEST:
        return line
    ids, taken = words.lexicon.longest(rest, "character")
    rows = (words.table.owed(), *(frame.waiting for frame in words.table.frames))
    due = [each for row in rows for each in row if each.kind in ("gain", "draw") and (each.cause,) == ids]
    if len(due) != 1 or taken != len(rest) or (who and words.seat(who[0]) != due[0].seat):
        return line
    owed = due[0]
    count = min(owed.count, _still_to_gain(words, owed.seat)) if owed.kind == "gain" else owed.count
    return [str(owed.seat), "gain" if owed.kind == "gain" else DRAWS, str(count)] if count > 0 else line


def _still_to_gain(words: TypedWords, seat: int) -> int:
    """How many life points he lacks."""
    his = words.table.seat(seat)
    return (his.most or 0) - (his.life or 0)


def _has_to_draw_one(words: TypedWords, seat: int) -> bool:
    return any((owed.kind, owed.seat, owed.count) == ("draw", seat, 1) for owed in words.table.owed())


def cards_untold(words: TypedWords, line: list[str]) -> list[str]:
    """`3 cards`, where only one has to draw as many: he draws them."""
    number = (number_named(line[0]) or line[0]).lstrip("+")
    due = [owed for owed in words.table.owed() if owed.kind == "draw" and str(owed.count) == number]
    only = len(due) == 1 and len(line) > 1 and counts_cards(words, [number, *line[1:]])
    return [str(due[0].seat), DRAWS, number] if only else line


def _may_draw(words: TypedWords, seat: int) -> bool:
    """Is a draw due of him, or nothing at all, and does his turn come next?"""
    due, turn = {owed.kind for owed in words.table.owed() if owed.seat == seat}, words.table.turn
    if due or turn.phase == "over" or not turn.seat:
        return due <= {"draw"}
    return seat not in (0, turn.seat) and Situation(words.table, words.book).ask(NEXT_SEAT, turn.seat) == seat


def card_of_him(words: TypedWords, line: list[str]) -> list[str]:
    """`mirino di marta`, `bang at cleo by anna`: who plays it is told last; at whom, where the card is aimed."""
    if len(line) < 3 or not player(words, line[-1]) or player(words, line[0]):
        return line
    said = [word for word in line[:-2] if not is_little(words, word)]
    found = words.card(said, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if found is None or facts is None or not is_known(words, line[-2], "word", "from", "by"):
        return line
    if any(word.endswith(",") for word in said):
        return line
    at_him = facts.aim in ONE
    aimed = at_him and any(player(words, word) for word in said[found[1] :])
    return [line[-1], *said] if aimed or (found[1] == len(said) and facts.stays and not at_him) else line


def ends_with_cards(words: TypedWords, line: list[str]) -> list[str]:
    """`ends with 4 cards`, where he may hold as many: the end of his turn."""
    who, rest = told_of(words, line)
    if len(rest) < 3 or not is_known(words, rest[0], "verb", "end") or not is_known(words, rest[1], "word", "with"):
        return line
    seat = words.seat(who[0]) if who else words.table.turn.seat
    told = [word for word in rest[2:] if not is_known(words, word, "word", "hand", "at")]
    told = [
        word
        for word in told
        if not is_said(words, word, "idle", "still", "into") and not is_known(words, word, "filler", "article")
    ]
    number = number_said(told[0]) if counts_cards(words, told) else ""
    held = words.table.seat(seat).hand if seat and number else None
    fits = held is not None and held.least <= int(number) and (held.most is None or int(number) <= held.most)
    return [*who, "end"] if fits else line


def cards_for_him(words: TypedWords, line: list[str]) -> list[str]:
    """`3 cards for anna`, where she is due so many: she draws them."""
    if len(line) < 4 or not is_known(words, line[-2], "word", "for") or not player(words, line[-1]):
        return line
    seat, told = words.seat(line[-1]), line[:-2]
    due = next((owed for owed in words.table.owed() if (owed.kind, owed.seat) == ("draw", seat)), None)
    number = number_named(told[0]) or told[0]
    fits = due is not None and counts_cards(words, told) and number == str(due.count)
    return [line[-1], DRAWS, number] if fits else line


def gets_a_card(words: TypedWords, line: list[str]) -> list[str]:
    """`gets the scope`, where he is to take or to toss one: that one."""
    who, rest = told_of(words, line)
    seat = words.seat(who[0]) if who else words.table.turn.seat
    due = next((owed.kind for owed in words.table.owed() if owed.seat == seat and owed.kind in ("take", "toss")), "")
    card = [word for word in rest[1:] if not is_little(words, word)]
    gets = bool(card) and due and (is_said(words, rest[0], "collects") or is_known(words, rest[0], "filler", "being"))
    found = words.card(card, mend=False) if gets else None
    whole = found is not None and not is_said(words, "".join((rest[0], card[-1])), "brings_out")
    return [*who, due, *card] if whole else line


def gone_of_him(words: TypedWords, line: list[str]) -> list[str]:
    """`tom hand`, `nora barrel`, where a card of theirs is to be taken or to go: that one, which nobody plays."""
    if len(line) < 2 or not player(words, line[0]):
        return line
    whose = words.seat(line[0])
    due = next((each for each in words.table.owed() if each.kind in ("take", "toss") and each.other == whose), None)
    what = [word for word in line[1:] if not is_little(words, word)] if due else []
    found = words.card(what, mend=False) if what else None
    lies = found is not None and any(card.kind == found[0].kind for card in words.table.seat(whose or 0).in_play)
    of_hand = bool(what) and all(_is_the_hand(words, word) for word in what)
    if due is None or not (lies or of_hand):
        return line
    return [str(due.seat), due.kind, line[0], *(["hand"] if of_hand else line[1:])]


def _is_the_hand(words: TypedWords, word: str) -> bool:
    """`hand`, `from the hand`, `card`."""
    return is_known(words, word, "word", "hand", "from") or is_known(words, word, "filler", "noun")


def for_the_card(words: TypedWords, line: list[str]) -> list[str]:
    """`panic at ben for the scope`: the card that is taken by the one that is played."""
    at = next((n for n, word in enumerate(line) if n > 1 and is_known(words, word, "word", "for")), 0)
    card = [word for word in line[at + 1 :] if not is_little(words, word)]
    if not at or not card or not player(words, line[at - 1]) or words.card(card, mend=False) is None:
        return line
    played = next(filter(None, (words.card(line[n : at - 1]) for n in range(at - 1))), None)
    facts = words.book.cards.get(played[0].kind) if played is not None else None
    return [*line[:at], *card] if facts is not None and facts.then else line


def dodges_it(words: TypedWords, line: list[str]) -> list[str]:
    """`dodges it`, `dodges it with a missed`: what he is shot with is said already."""
    who, rest = told_of(words, line)
    told = len(rest) > 1 and is_known(words, rest[0], "deed") and is_said(words, rest[1], "blow", "that_card")
    return [*who, rest[0], *rest[2:]] if told and (not rest[2:] or is_known(words, rest[2], "word", "with")) else line


def shot_back(words: TypedWords, line: list[str]) -> list[str]:
    """`ben bang back`, where such a card is asked for: that card."""
    who, rest = told_of(words, line)
    card = rest[:-1] if is_known(words, line[-1], "filler", "back") else []
    found = words.card(card, mend=False)
    by = (words.seat(who[0]) or 0) if who else 0
    answers = found is not None and found[1] == len(card) and may_answer(words, found[0].kind, by)
    return line[:-1] if answers else line


def with_his_role(words: TypedWords, parts: list[list[str]]) -> list[list[str]]:
    """`ben dies`, `he was an outlaw`: what he showed belongs to the clause in which he fell."""
    told: list[list[str]] = []
    for part in parts:
        fell = [n for n, word in enumerate(told[-1], 1) if is_known(words, word, "verb", "out")] if told else []
        shown = what_he_was(words, part) if fell else part
        if fell and len(shown) == 1 and is_known(words, shown[0], "role"):
            told[-1] = [*told[-1][: fell[-1]], *shown, *told[-1][fell[-1] :]]
        else:
            told.append(part)
    return told


def next_turn(words: TypedWords, line: list[str]) -> list[str]:
    """`next turn ben`: whose turn begins."""
    told = len(line) == 3 and is_known(words, line[0], "verb", "next") and player(words, line[2])
    return [line[2], line[1]] if told and is_known(words, line[1], "verb", "turn") else line


LEFT_OUT = (
    draw_untold, card_untold, cards_untold, for_it, card_of_him, cards_for_him, gets_a_card,
    for_the_card, dodges_it, shot_back, ends_with_cards,
)  # fmt: skip
