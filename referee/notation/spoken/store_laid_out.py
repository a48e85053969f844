"""A General Store told card by card, and then who takes what: `store: duel, beer, bang, anna beer, ben duel`.

A card behind a store is what somebody chooses, and one behind a name that chose already would be a play of his. So the
cards that are told first are said to be turned up: where as many are, or a colon says so, and those who are named
then are told to take of them, each another.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.questions import PICK_ORDER
from referee.core.book.rulebook import Situation
from referee.notation.spoken.clauses import is_known, is_little, is_said, player
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

SIGNS = ",:;."
TURNUP = "turnup"
TAKEN_BY = ("take", "draw", "gain")
TO = ("to", "for")


def store_laid_out(words: TypedWords, line: list[str]) -> list[str]:
    """The line with the cards that lie open turned up before they are chosen; as it is where it tells nothing such."""
    if len(line) < 4 or Quoted in map(type, line):
        return line
    clauses = _clauses(words, line)
    head = clauses[:1] if _is_store(words, clauses[0]) else []
    if not head and not any(owed.kind == "turnup" for owed in words.table.owed()):
        return line
    told = [_shown(words, clause) if at == 0 else clause for at, clause in enumerate(clauses[len(head) :])]
    laid = [kind for clause in _up_to_a_player(words, told) if (kind := _card_alone(words, clause))]
    if not _begin_with_choices(words, told[len(laid) :], laid):
        return line
    if len(laid) != _many(words) and not _colon_behind(line, head):
        return line
    behind = [word for clause in told[len(laid) :] for word in (";", *clause)]
    return [*(head[0] if head else ()), *([";"] if head else ()), TURNUP, *laid, *behind]


def _clauses(words: TypedWords, line: list[str]) -> list[list[str]]:
    """What signs and words that join keep apart, without them."""
    found: list[list[str]] = [[]]
    for word in line:
        plain, joins = word.strip(SIGNS), words.joins(word)
        found[-1] += [plain] if plain and not joins else []
        if (joins or word[-1:] in SIGNS) and found[-1]:
            found.append([])
    return [clause for clause in found if clause] or [[]]


def _is_store(words: TypedWords, clause: Sequence[str]) -> bool:
    """Is it the card that turns up others, and who plays it?"""
    said = clause[1:] if len(clause) > 1 and player(words, clause[0]) else clause
    found = words.card(said, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None and found[1] == len(said) else None
    return facts is not None and facts.aim == "none" and not facts.effects


def _up_to_a_player(words: TypedWords, clauses: Sequence[list[str]]) -> Sequence[list[str]]:
    """The clauses before the first that names somebody."""
    named = (at for at, clause in enumerate(clauses) if any(player(words, word) for word in clause))
    return clauses[: next(named, 0)]


def _card_alone(words: TypedWords, clause: list[str]) -> str:
    """The card that the clause is, and nothing else; empty where it is none."""
    said = [word for word in clause if not is_little(words, word)]
    found = words.card(said, mend=False)
    return found[0].kind if found is not None and found[1] == len(said) else ""


def _choice(words: TypedWords, clause: list[str]) -> tuple[int, str]:
    """Who takes which card, `anna beer`, `anna takes the beer`, `beer for anna`; zero and nothing of any other."""
    who = [word for word in clause if player(words, word)]
    seat = words.seat(who[0]) if len(who) == 1 else None
    rest = [word for word in clause if word not in who and not is_known(words, word, "verb", *TAKEN_BY)]
    rest = [word for word in rest if not is_known(words, word, "word", *TO) and not is_said(words, word, "collects")]
    card = _card_alone(words, rest)
    return (seat, card) if seat and card else (0, "")


def _begin_with_choices(words: TypedWords, clauses: list[list[str]], laid: list[str]) -> bool:
    """Does somebody take one of the cards that are laid out, and whoever else is told to?"""
    left, seats = [*laid], []
    for clause in clauses:
        seat, card = _choice(words, clause)
        if not seat:
            break
        if seat in seats or card not in left:
            return False
        left.remove(card)
        seats.append(seat)
    return len(laid) > 1 and bool(seats)


def _shown(words: TypedWords, clause: list[str]) -> list[str]:
    """The clause without `there are` before its card."""
    said = next((count for count in (3, 2, 1) if is_said(words, "".join(clause[:count]), "lays_open")), 0)
    return clause[said:] if len(clause) > said else clause


def _many(words: TypedWords) -> int:
    """How many cards a store turns up here."""
    owed = next((each for each in words.table.owed() if each.kind == "turnup"), None)
    if owed is not None:
        return owed.count
    return len(Situation(words.table, words.book).ask(PICK_ORDER, words.table.turn.seat))


def _colon_behind(line: list[str], head: list[list[str]]) -> bool:
    return bool(head) and line[len(head[0]) - 1].endswith(":")
