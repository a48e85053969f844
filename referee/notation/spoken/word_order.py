"""Words in the order in which people say them: the verb before its doer, or in two parts around what it is done to.

In go the words of a line that means nothing as it stands, out come those of one in the order of the shorthand.
"""

from __future__ import annotations

from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.around import is_glued
from referee.notation.spoken.clauses import is_known, is_little, is_said, player
from referee.notation.words.faces import is_own_face
from referee.notation.words.typed_words import TypedWords

IDLE = ("idle", "oneself", "again", "only")
"""Sayings that carry nothing: `then`, `also`, `once more`, and whom a card is taken for."""
DONE = ("discards", "challenges", "gives", "took", "lays_down", "lays_open", "looks_at", "keeps", "throws", "regains")
"""Sayings that stand for a verb, and may stand behind `has`."""
LONGEST_WAY = 4
"""Words by which a card goes on to somebody: `goes on to cleo`."""


def is_idle(words: TypedWords, word: str) -> bool:
    """Does it carry nothing, as an article or `then` does?"""
    return is_little(words, word) or is_known(words, word, "filler", "being") or is_said(words, word, *IDLE)


def told_of(words: TypedWords, line: list[str]) -> tuple[list[str], list[str]]:
    """Whom the line is said of, if it says so, and the rest of it."""
    named = len(line) > 1 and player(words, line[0])
    return (line[:1], line[1:]) if named else ([], line)


def turned_round(words: TypedWords, line: list[str]) -> list[str]:
    """`then shoots anna at ben`, as people say it in most languages: who does it stands behind the verb.

    A number there is a seat only where another stands behind it: `ne scarta 3 e passa` is three cards.
    """
    idle = next((at for at, word in enumerate(line) if not is_said(words, word, *IDLE)), 0)
    if not idle or len(line) < idle + 3 or not player(words, line[idle + 1]):
        return line
    verb, who, *rest = line[idle:]
    if who.isdigit() and not any(player(words, word) for word in rest):
        return line
    does = is_known(words, verb, "verb") or is_known(words, verb, "deed") or is_known(words, verb, "filler", "being")
    return [who, verb, *rest] if does else line


def pronoun_behind(words: TypedWords, line: list[str]) -> list[str]:
    """`then shoots she at ben`, as people say it in Dutch and German: of whom the line is anyway.

    Not `spielt sie aus`: that is what is done, with a card.
    """
    idle = next((at for at, word in enumerate(line) if not is_said(words, word, *IDLE)), 0)
    if len(line) < idle + 4 or not is_said(words, line[idle + 1], "pronoun"):
        return line
    if is_glued(words, line[idle], line[idle + 2]):
        return line
    does = is_known(words, line[idle], "deed") or is_known(words, line[idle], "verb", "play", "lay", "draw")
    return [line[idle], *line[idle + 2 :]] if does else line


def verb_apart(words: TypedWords, line: list[str]) -> list[str]:
    """`deckt für das Fass auf: Herzkönig`: the second part of a verb behind what it is done to."""
    who, rest = told_of(words, line)
    for at in range(len(rest) - 1, 1, -1):
        if (
            is_glued(words, rest[0], rest[at])
            and not _is_a_face(words, rest[at:])
            and not _tells_where(words, rest[at:])
        ):
            return [*who, rest[0] + rest[at], *rest[1:at], *rest[at + 1 :]]
    return line


def _tells_where(words: TypedWords, rest: list[str]) -> bool:
    """`on the table`: no part of a verb."""
    behind = next((word for word in rest[1:] if not is_little(words, word)), "")
    return is_known(words, behind, "word", "play", "hand", "deck", "discards")


def _is_a_face(words: TypedWords, rest: list[str]) -> bool:
    """Does a rank and suit begin here (`butta re di picche` is no `buttare`): in one word, of the language typed?"""
    face = words.face(rest)
    return face is not None and (face[1] > 1 or is_own_face(rest[0], words.lexicon.lang))


def has_done(words: TypedWords, line: list[str]) -> list[str]:
    """`ha sparato a ben`, `hat auf Ben geschossen`: what was done stands behind `has`, or after whom.

    Behind `is`, or by somebody, it was done to him.
    """
    who, rest = told_of(words, line)
    if len(rest) < 2 or not is_known(words, rest[0], "filler", "being"):
        return line
    if is_said(words, rest[0], "has") and _is_done(words, rest[1]):
        return [*who, *rest[1:]]
    last = range(len(rest) - 1, 1, -1)
    done = next((at for at in last if _is_done(words, rest[at]) and not is_said(words, rest[at - 1], "and")), 0)
    behind = rest[done + 1 :]
    befell = bool(behind) and is_known(words, behind[0], "word", "by")
    return [*who, rest[done], *rest[1:done], *behind] if done and not befell else line


def _is_done(words: TypedWords, word: str) -> bool:
    done = is_known(words, word, "deed") or is_known(words, word, "verb") or is_said(words, word, *DONE)
    return done and not is_known(words, word, "verb", "no", "turn")


def and_then(words: TypedWords, line: list[str]) -> list[str]:
    """`and a missed`: what joins the line to the one before it."""
    return line[1:] if len(line) > 1 and is_said(words, line[0], "and") else line


def card_explodes(words: TypedWords, line: list[str]) -> list[str]:
    """`the dynamite explodes`: whoever has it loses what it costs, once the card that was turned up is told."""
    for count in (1, 2, 3):
        if len(line) > count and is_said(words, "".join(line[-count:]), "explodes"):
            card = [word for word in line[:-count] if not is_little(words, word)]
            found = words.card(card, mend=False)
            return _exploded(words, found[0].kind) or line if found is not None and found[1] == len(card) else line
    return line


def _exploded(words: TypedWords, kind: str) -> list[str]:
    due = [owed.kind for owed in words.table.owed() if owed.cause == kind]
    return ["flip", kind] if "flip" in due else ["lose"] if "lose" in due else []


def card_passes(words: TypedWords, line: list[str]) -> list[str]:
    """`the dynamite goes on to cleo`: whoever has it passes it on."""
    said = next((at for at, word in enumerate(line) if at and is_said(words, word, "goes_on")), 0)
    card = [word for word in line[:said] if not is_little(words, word)]
    found = words.card(card, mend=False)
    due = any(owed.kind == "pass" for owed in words.table.owed())
    if not due or found is None or found[1] != len(card) or not player(words, line[-1]):
        return line
    return ["pass", *card, "to", line[-1]] if len(line) - said <= LONGEST_WAY else line


def goes_to_another(words: TypedWords, line: list[str]) -> list[str]:
    """`passes it to cleo`, `goes to cleo`, `moves on`, where a card is to be passed on: that it is."""
    owed = next((each for each in words.table.owed() if each.kind == "pass"), None)
    if owed is None or len(line) < 2:
        return line
    who, rest = told_of(words, line)
    rest = rest if any(player(words, word) for word in rest) or _is_of(words, who, owed.seat) else line
    whom = [word for word in rest if player(words, word)]
    left = [word for word in rest if word not in whom and not _is_in_between(words, word)]
    says_it = bool(left or whom) and (all(goes(words, word) for word in left) or goes(words, "".join(left)))
    to = ["to", whom[0]] if whom else []
    return [str(owed.seat), "pass", owed.cause, *to] if len(whom) < 2 and len(rest) > len(whom) and says_it else line


def _is_of(words: TypedWords, who: list[str], seat: int) -> bool:
    return bool(who) and words.seat(who[0]) == seat


def comes_to_him(words: TypedWords, line: list[str]) -> list[str]:
    """`ben gets it`, `ben takes the dynamite`, of whom a card is to be passed on to: that it is."""
    owed = next((each for each in words.table.owed() if each.kind == "pass"), None)
    who, rest = told_of(words, line)
    if owed is None or not who or words.seat(who[0]) != owed.other:
        return line
    left = [word for word in rest if not _gets(words, word)]
    card = [word for word in left if not is_little(words, word) and not is_said(words, word, "that_card")]
    found = words.card(card, mend=False) if card else None
    it = found is not None and found[1] == len(card) and found[0].kind == owed.cause if card else bool(left)
    return [str(owed.seat), "pass", owed.cause, "to", who[0]] if it and len(left) == len(rest) - 1 else line


def _gets(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "verb", "gain", "take", "draw") or is_said(words, word, "collects", "takes", "took")


def goes(words: TypedWords, said: str) -> bool:
    """Is it said of a card that it goes on: `passes`, `goes`, `moves on`?"""
    return is_known(words, said, "verb", "pass") or is_said(words, said, "goes_on", "passes_on")


def _is_in_between(words: TypedWords, word: str) -> bool:
    small = is_known(words, word, "word", "to", "at") or word in BEFORE_A_NAME or is_little(words, word)
    named = is_said(words, word, "pronoun", "that_card")
    return small or named or (is_idle(words, word) and not goes(words, word))


def before_oneself(words: TypedWords, line: list[str]) -> list[str]:
    """`lays the barrel before himself`, `in front of her`, `davanti a sé`: where else."""
    left = _without_oneself(words, line)
    return _laid_down(words, left) if left != line else line


def _without_oneself(words: TypedWords, line: list[str]) -> list[str]:
    for at, count in ((at, count) for at in range(1, len(line)) for count in (3, 2)):
        behind = line[at + count :]
        if behind and is_said(words, "".join(line[at : at + count]), "in_front") and _is_himself(words, behind[0]):
            return [*line[:at], *behind[1:]]
    for at in range(1, len(line) - 1):
        after = line[at + 2 :] if line[at + 1] in BEFORE_A_NAME else line[at + 1 :]
        if is_known(words, line[at], "word", "at", "for") and after and is_said(words, after[0], "oneself"):
            return [*line[:at], *after[1:]]
    return line


def _laid_down(words: TypedWords, line: list[str]) -> list[str]:
    """`legt das Dynamit (vor sich) ab`: played, though without the place the verb is of a discard."""
    who, rest = told_of(words, line)
    verb = next((word for word in rest if is_said(words, word, "lays_before")), "")
    card = [word for word in rest if word != verb and not is_idle(words, word)]
    found = words.card(card, mend=False) if verb and card else None
    facts = words.book.cards.get(found[0].kind) if found is not None and found[1] == len(card) else None
    if found is None or facts is None or not facts.stays:
        return line
    seat = (words.seat(who[0]) if who else None) or words.table.turn.seat
    lying = words.table.seat(seat).in_play if seat else ()
    return line if any(found[0].may_be(each) for each in lying) else [*who, "play", *card]


def _is_himself(words: TypedWords, word: str) -> bool:
    """`himself`, `her`, `him`."""
    return is_said(words, word, "oneself", "him", "pronoun") or is_known(words, word, "filler", "own")
