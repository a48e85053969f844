"""`lucy in jail, flips 5 of clubs, skips her turn`: where she sits is said first, and what she draws! is told of that.

In go the words of a line, out come those behind such a beginning, where the Jail lies before her already: nobody plays
one on himself, least of all a second.
"""

from __future__ import annotations

from itertools import dropwhile

from referee.core.nouns.vocabulary import NOBODY
from referee.notation.spoken.clauses import is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


def in_his_jail(words: TypedWords, line: list[str]) -> list[str]:
    """The line without what only tells where somebody sits; his card alone where it tells nothing else."""
    if len(line) < 2 or any(isinstance(word, Quoted) for word in line[:2]):
        return line
    who, rest = told_of(words, line)
    if who and (behind := _behind_that_he_sits(words, who, rest)):
        return [*who, *behind]
    left = [*rest]
    while left and (is_known(words, left[0], "filler", "being") or is_said(words, left[0], "sits", "pronoun")):
        left = left[1:]
    if not left or not is_said(words, left[0], "into"):
        return line
    at = next((n for n, word in enumerate(left) if n and not is_little(words, word)), len(left))
    card = words.card([left[at].rstrip(",:;.")], mend=False) if at < len(left) else None
    if card is None or not _lies_before(words, who, card[0].kind):
        return line
    behind = left[at + 1 :]
    if not behind and len(left) < len(rest):
        return line
    told = behind and words.turned_up(behind) is None
    return [*who, *([] if told else [card[0].kind]), *behind]


def _behind_that_he_sits(words: TypedWords, who: list[str], rest: list[str]) -> list[str]:
    """What is told behind `zit vast,` of who is to draw! for his card; nothing where that is not said."""
    due = any(owed.kind == "flip" and owed.seat == words.seat(who[0]) for owed in words.table.owed())
    told = due and len(rest) > 2 and Quoted not in map(type, rest[:2]) and rest[1].endswith(",")
    return rest[2:] if told and is_said_together(words, [rest[0], rest[1].rstrip(",")], "kept_in") else []


def drawn_for_his(words: TypedWords, line: list[str]) -> list[str]:
    """`the dynamite of dirk: flips 9 of hearts`: his draw! for the card that lies before him."""
    end = next((n for n, word in enumerate(line) if word.endswith(":")), 0)
    begin = next((n for n in range(end, 0, -1) if line[n - 1][-1:] in (",", ";", ".")), 0)
    head = [word.rstrip(":") for word in line[begin : end + 1] if not is_little(words, word)]
    found = words.card(head, mend=False) if end and Quoted not in map(type, line[: end + 1]) else None
    whose = head[found[1] :] if found is not None else []
    of_him = len(whose) == 2 and is_known(words, whose[0], "word", "from", "by") and player(words, whose[1])
    if found is None or not of_him or not _is_drawn_for(words, whose[1], found[0].kind):
        return line
    rest, card = line[end + 1 :], head[: found[1]]
    flips = rest[:1] if rest and is_known(words, rest[0], "verb", "flip", "draw") else []
    told = [*dropwhile(lambda word: is_little(words, word), rest[len(flips) :])]
    shown = words.turned_up([word.rstrip(",;.") for word in told]) if told else None
    return [*line[:begin], whose[1], *flips, *card, *told] if shown is not None else line


def drawn_for_it(words: TypedWords, line: list[str]) -> list[str]:
    """`draws for the barrel, 9 of hearts`: the draw! for a card, and no card drawn, wherever the line tells it.

    Of who is to answer, behind a play too, it may be an ability that is called so.
    """
    asked = any(owed.kind == "answer" for owed in words.table.owed())
    for at in range(len(line) - 3):
        card, told = _card_and_face(words, line[at:])
        if card:
            return [*line[:at], *([] if asked or at > 1 else ["flip"]), *card, *told]
    return line


def _card_and_face(words: TypedWords, line: list[str]) -> tuple[list[str], list[str]]:
    """The card that is drawn for at the head of the line, and what is told behind it; nothing where it is none."""
    verb, preposition = line[:2]
    if Quoted in map(type, line) or verb.endswith("!") or not is_known(words, verb, "verb", "draw"):
        return [], []
    behind = [*dropwhile(lambda word: is_little(words, word), line[2:])]
    plain = [word.rstrip(",:;.") for word in behind]
    found = words.card(plain, mend=False) if plain and is_known(words, preposition, "word", "for") else None
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if found is None or facts is None or not facts.draws or words.turned_up(plain[found[1] :]) is None:
        return [], []
    return plain[: found[1]], behind[found[1] :]


def face_behind_him(words: TypedWords, line: list[str]) -> list[str]:
    """`jail ben 9 of spades`, where it lies before him: nobody puts another there, it is his draw!."""
    if Quoted in map(type, line):
        return line
    said = [word for word in line if not is_little(words, word)]
    found = words.card(said, mend=False) if said else None
    who = said[found[1]].rstrip(",:") if found is not None and found[1] < len(said) else ""
    face = said[found[1] + 1 :] if found is not None else []
    if found is None or not player(words, who) or not _is_drawn_for(words, who, found[0].kind):
        return line
    shown = words.turned_up(face) if face else None
    return [who, *said[: found[1]], *face] if shown is not None and shown[1] == len(face) else line


def _is_drawn_for(words: TypedWords, who: str, kind: str) -> bool:
    """Does a card lie before him for which a draw! is made?"""
    facts, seat = words.book.cards.get(kind), words.seat(who)
    lying = words.table.seat(seat).in_play if seat else ()
    return facts is not None and bool(facts.draws) and any(card.kind == kind for card in lying)


def told_of_his_jail(words: TypedWords, line: list[str]) -> list[str]:
    """`ben jail: gets out with 5 of hearts`, `stays in jail, 5 of spades`: the draw! that it tells of."""
    if any(isinstance(word, Quoted) for word in line):
        return line
    who, rest = told_of(words, [word.strip(",:;.()") for word in line])
    at = next((n for n, word in enumerate(rest) if _is_his_jail(words, who, word)), None)
    if at is None:
        return line
    left = [word for n, word in enumerate(rest) if word and n != at]
    for n in range(len(left)):
        face = words.turned_up(left[n:])
        if face is not None:
            around = [*left[:n], *left[n + face[1] :]]
            return [*who, rest[at], *left[n : n + face[1]]] if _is_what_came_of_it(words, around) else line
    return line


def _is_what_came_of_it(words: TypedWords, around: list[str]) -> bool:
    """`gets out of … with a …`, `stays in …`: whether he is free, and nothing else."""
    told = [word for word in around if not _carries_nothing(words, word)]
    together = is_said_together(words, told, "freed", "kept_in")
    return together or (bool(told) and all(is_said(words, word, "freed", "sits_out", "into") for word in told))


def _carries_nothing(words: TypedWords, word: str) -> bool:
    links = is_known(words, word, "filler", "being") or is_known(words, word, "word", "from", "with", "by")
    return links or is_little(words, word) or is_said(words, word, "and")


def _is_his_jail(words: TypedWords, who: list[str], word: str) -> bool:
    card = words.card([word], mend=False) if word else None
    return card is not None and _lies_before(words, who, card[0].kind)


def _lies_before(words: TypedWords, who: list[str], kind: str) -> bool:
    """Does a card by which a turn may be lost lie before him, or before whose draw! for it is due?"""
    due = next((owed.seat for owed in words.table.owed() if owed.kind == "flip" and owed.cause == kind), NOBODY)
    seat, facts = (words.seat(who[0]) if who else due), words.book.cards.get(kind)
    lying = words.table.seat(seat).in_play if seat else ()
    jail = facts is not None and bool(facts.draws) and facts.aim == "other"
    return jail and any(card.kind == kind for card in lying)
