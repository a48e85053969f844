"""What somebody wants to do, which he then does: `wants to drink a beer`, `will mit Panik etwas von Ben haben`.

In go the words of a line that means nothing as it stands, out come those of what he does.
"""

from __future__ import annotations

from itertools import dropwhile

from referee.notation.spoken.afterthoughts import survives
from referee.notation.spoken.clauses import is_known, is_little, is_one, is_said, is_said_together, player
from referee.notation.spoken.verbs import USES
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.typed_words import TypedWords


def wants_to(words: TypedWords, line: list[str]) -> list[str]:
    """`wants to drink a beer`, `wil een bier drinken`: drinks it; of what he has to do, only a discard is done."""
    who, rest = told_of(words, line)
    if gone := _has_to_discard(words, rest):
        return [*who, *gone] if who else line
    count = next((n for n in (2, 1) if len(rest) > n + 1 and is_said_together(words, rest[:n], "wants")), 0)
    if not who or not count:
        return line
    told = survives(words, rest[count:])
    if card := _saves_himself_with(words, told):
        return [*who, USES, *card]
    if _does(words, told[0]):
        return [*who, *told]
    return [*who, told[-1], *told[:-1]] if _does(words, told[-1]) else line


def _has_to_discard(words: TypedWords, rest: list[str]) -> list[str]:
    """`must discard one more`, `muss noch eine abwerfen`: with its verb first; empty where it says anything else."""
    count = next((n for n in (2, 1) if len(rest) > n + 1 and is_said_together(words, rest[:n], "has_to")), 0)
    told = [word for word in rest[count:] if not is_idle(words, word) or is_little(words, word)] if count else []
    verbs = [word for word in (told[:1] + told[-1:]) if is_known(words, word, "verb", "discard")]
    left = [word for word in told if word not in verbs]
    return [verbs[0], *left] if verbs and all(is_one(words, word) for word in left) else []


def _saves_himself_with(words: TypedWords, told: list[str]) -> list[str]:
    """`to save himself with a beer`, `sich mit einem Bier retten`: with which card; empty where that is not told."""
    at = next((n for n, word in enumerate(told) if is_known(words, word, "word", "with")), len(told))
    card = [*dropwhile(lambda word: is_little(words, word), told[at + 1 :])]
    found = words.card(card, mend=False) if card else None
    around = [word for word in [*told[:at], *(card[found[1] :] if found is not None else ())] if word != "to"]
    return card[: found[1]] if found is not None and is_said_together(words, around, "to_save") else []


def _does(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "verb") or is_known(words, word, "deed") or is_said(words, word, "lays_down")


def wants_of_him(words: TypedWords, line: list[str]) -> list[str]:
    """`wants something from ben with a panic`, `wil met Paniek iets van ben hebben`: plays it at him."""
    who, rest = told_of(words, line)
    wants = bool(who) and len(rest) > 3 and is_said(words, rest[0], "wants")
    at = next((n for n, word in enumerate(rest) if n and is_known(words, word, "word", "with")), 0) if wants else 0
    rest = [word for n, word in enumerate(rest) if n != at + 1 or not is_little(words, word)] if at else rest
    found = words.card(rest[at + 1 :], mend=False) if at else None
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    if found is None or facts is None or not facts.then:
        return line
    card, left = rest[at + 1 : at + 1 + found[1]], [*rest[1:at], *rest[at + 1 + found[1] :]]
    left = left[:-1] if is_said(words, left[-1], "has") else left
    whom = [word for word in left if player(words, word)]
    others = [word for word in left if word not in whom and not is_known(words, word, "word", "from", "by")]
    told = not others or is_said_together(words, others, "something")
    return [*who, *card, *whom] if len(whom) == 1 and told else line


WANTS_TO = (wants_of_him, wants_to)
