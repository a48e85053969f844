"""A card that is given up beside the one played, told right behind it: `springfield and a card at ben, hit`.

In go the words of a line, out come those in which it stands where shorthand has it, behind whom the card is aimed at.
Whoever passes over it has it given up for nothing, and tells that it was forgotten.
"""

from __future__ import annotations

from referee.core.book.facts import CardFacts
from referee.notation.spoken.clauses import MARKS, is_known, is_little, is_said, is_said_together, owner, player
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

ONE = ("reach", "near", "one", "other")
"""How a card is aimed that goes at one player."""
ENDS = f"{MARKS};."
"""Signs behind the last word of a clause."""
SIGN = "+"


def paid_beside(words: TypedWords, line: list[str]) -> list[str]:
    """The line with each such card behind the target of the one that it is given up for."""
    for at in range(len(line) - 2, 0, -1):
        if not any(isinstance(word, Quoted) for word in line[at - 1 : at + 2]) and _adds(words, line[at]):
            line = _moved(words, line, at)
    return line


def _adds(words: TypedWords, word: str) -> bool:
    """Is it `and`, `with`, `using` or the sign?"""
    return word == SIGN or is_said(words, word, "and", "using") or is_known(words, word, "word", "with")


def _moved(words: TypedWords, line: list[str], at: int) -> list[str]:
    """The line with the card behind this word at the end of what is told of the one that costs it."""
    facts, aimed = _costs_another(words, line[:at])
    given, taken = _given(words, line[at + 1 :], not is_said(words, line[at], "and")) if facts else ("", 0)
    if facts is None or not given:
        return line
    taken += _given_up(words, line[at + taken :]) if taken else 0
    sign = _sign(line[at + taken])
    if not sign and words.card(line[at + taken + 1 :], mend=False) is not None:
        return line
    left = [*line[: at - 1], line[at - 1] + sign, *line[at + taken + 1 :]]
    end = at - 1 if aimed or facts.aim not in ONE else _where_it_is_aimed(words, left, at, bool(facts.then))
    ends = _sign(left[end]) or ("," if left[end + 1 :] else "")
    return [*left[:end], left[end].rstrip(ENDS), "with", given + ends, *left[end + 1 :]]


def _given_up(words: TypedWords, said: list[str]) -> int:
    """How many words behind the last one of the card only say that it is given up: `thrown away`, `discarded`."""
    if _sign(said[0]):
        return 0
    for count in (2, 1):
        told = [word.rstrip(ENDS) for word in said[1 : count + 1]]
        discards = is_said_together(words, told, "discards") or (count == 1 and _discards(words, told))
        if len(told) == count and discards:
            return count
    return 0


def _discards(words: TypedWords, told: list[str]) -> bool:
    return any(is_known(words, word, "verb", "discard") for word in told)


def _sign(word: str) -> str:
    return word[len(word.rstrip(ENDS)) :]


def _costs_another(words: TypedWords, before: list[str]) -> tuple[CardFacts | None, bool]:
    """The last card of the clause so far, if it costs another, and is it told at whom? Nothing else stands behind."""
    for start in range(len(before) - 1, -1, -1):
        if _sign(before[start]):
            break
        found = words.card(before[start:], mend=False)
        if found is not None and (facts := words.book.cards.get(found[0].kind)) is not None:
            behind = before[start + found[1] :]
            behind = behind[words.faced(found[0], behind)[1] :]
            told = all(_is_of_a_target(words, word) for word in behind)
            return (facts if facts.costs and told else None), any(player(words, word) for word in behind)
    return None, False


def _is_of_a_target(words: TypedWords, word: str) -> bool:
    return player(words, word) or is_known(words, word, "word", "at", "to", "for", "from") or is_little(words, word)


def _given(words: TypedWords, behind: list[str], may_be_named: bool) -> tuple[str, int]:
    """The card that is given up, as shorthand has it, and how many words say it."""
    at = next((n for n, word in enumerate(behind) if not is_little(words, word)), len(behind))
    plain = [word.rstrip(ENDS) for word in behind[at:]]
    if plain and is_said(words, plain[0], "card"):
        return "?", at + 1
    found = words.card(plain, mend=False) if plain and may_be_named else None
    if found is None or not found[0].kind:
        return "", 0
    card, taken = words.faced(found[0], plain[found[1] :])
    return f"{card.kind}/{card.face}" if card.face else card.kind, at + found[1] + taken


def _where_it_is_aimed(words: TypedWords, left: list[str], start: int, takes: bool) -> int:
    """At which word it is told to the end at whom the card goes, and what it takes; else the one before."""
    for at in range(start, len(left)):
        plain = left[at].rstrip(ENDS)
        if owner(words, plain):
            end = at
            while takes and end < len(left) - 1 and not _sign(left[end]):
                end += 1
            return end
        if not _is_of_a_target(words, plain):
            break
    return start - 1
