"""What all of them do at once: `general store, everybody takes one`, `saloon, drinks all round`.

In go the words of a line that means nothing as it stands, out come those of each of them, or of what is due of all.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import bare, is_known, is_said, is_said_together
from referee.notation.spoken.does_a_card import does_a_card
from referee.notation.spoken.word_order import is_idle
from referee.notation.words.faces import number_said
from referee.notation.words.typed_words import TypedWords

LONGEST = 6
"""Words of one saying: `und alle trinken einen mit`."""


def all_choose(words: TypedWords, line: list[str]) -> list[str]:
    """`general store, everybody takes one`: each takes one that nobody noted, in the order of the seats."""
    before, told = _everybody(words, line)
    if not told or not _takes_one(words, told):
        return line
    picks = [owed.seat for owed in words.table.owed() if owed.kind == "pick"]
    if not before and picks:
        return _apart([[str(seat), "pick", "?"] for seat in picks])
    if not before or not _lays_cards_out(words, before):
        return line
    living = [seat.number for seat in words.table.seats if not seat.out]
    first = words.table.turn.seat or living[0]
    order = sorted(living, key=lambda seat: (seat < first, seat))
    turned_up = ["turnup", str(len(living))]
    return _apart([does_a_card(words, before), turned_up, *([str(seat), "pick", "?"] for seat in order)])


def all_drink(words: TypedWords, line: list[str]) -> list[str]:
    """`saloon, drinks all round`, `everybody drinks`: all regain what the card brings them."""
    plain = bare(words, line)
    for count in range(min(LONGEST, len(plain)), 1, -1):
        if is_said_together(words, plain[-count:], "all_drink"):
            before = [word for word in plain[:-count] if not is_said(words, word, "and")]
            due = any(owed.kind == "gain" for owed in words.table.owed())
            played = [does_a_card(words, before)] if before else []
            return _apart([*played, ["everybody", "gain"]]) if before or due else line
    return line


def card_for_all(words: TypedWords, line: list[str]) -> list[str]:
    """The card alone, where all drink and nobody has lost a life point."""
    said = all_drink(words, line)
    return said[:-3] if said is not line and len(said) > 3 else line


def _everybody(words: TypedWords, line: list[str]) -> tuple[list[str], list[str]]:
    """The words before `everybody` and behind it; nothing where it is not said."""
    plain = bare(words, line)
    at = next((n for n, word in enumerate(plain) if is_known(words, word, "filler", "everybody")), None)
    if at is None:
        return [], []
    before = plain[:at]
    while before and (is_idle(words, before[-1]) or is_said(words, before[-1], "and")):
        before = before[:-1]
    return before, plain[at + 1 :]


def _takes_one(words: TypedWords, told: list[str]) -> bool:
    """`takes one`, `bedienen sich`."""
    if is_said_together(words, told, "helps_himself"):
        return True
    told = told[1:] if is_idle(words, told[0]) or is_said(words, told[0], "pronoun") else told
    if not told:
        return False
    verb, rest = told[0], told[1:]
    takes = is_known(words, verb, "verb", "take", "pick", "gain") or is_said(words, verb, "helps_himself")
    return takes and bool(rest) and all(_is_one_card(words, word) for word in rest)


def _is_one_card(words: TypedWords, word: str) -> bool:
    return is_idle(words, word) or is_said(words, word, "card") or number_said(word) == "1" or word == "?"


def _lays_cards_out(words: TypedWords, before: list[str]) -> bool:
    """Does the line end in a card that lays others open, of which each may choose one?"""
    for at in range(len(before)):
        found = words.card(before[at:], mend=False)
        facts = words.book.cards.get(found[0].kind) if found is not None else None
        if facts is not None and facts.aim == "none" and not (facts.effects or facts.stays or facts.then):
            return True
    return False


def _apart(clauses: list[list[str]]) -> list[str]:
    said: list[str] = []
    for clause in clauses:
        said += [*([";"] if said else []), *clause]
    return said
