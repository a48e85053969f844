"""`forgot tom barrel`, `tom barrel earlier`, `tom had put down a barrel before he ended`: what was not written in time.

In go the words of a line, out come those that say what happened, and the number of the entry before which it did where
that is told. A word that may also say which card of a row is meant, or what comes first of several things, is heard so
only where nothing else is told by it.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.clauses import MARKS, is_known, is_little, is_ordinal, is_said, player
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

LONGEST = 5
"""Words of one saying: `mi ero dimenticato di scrivere`."""
EARLIER, BEFORE = "earlier", "before"
JOINTS = {EARLIER, BEFORE}
"""Between what is told and what was logged."""
IN_FREE_WORDS = frozenset(
    ("note", "gap", "house", "fault", "stand", "assumed", "correct", "insert", "retract", "rewind")
)
"""What goes on in words of its own, or puts the log right in its own way."""


def said_late(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> str:
    """The line without the words by which it says that it was forgotten; empty where it does not say so."""
    words = TypedWords(table, book, lexicon)
    try:
        said = words_of(line)
    except BadLine:
        return ""
    if len(said) < 2 or any(isinstance(word, Quoted) for word in said) or _is_in_free_words(words, said):
        return ""
    if before_entry(words, said) != said:
        return ""
    if len(said) > 2 and said[1][-1:] == ":" and player(words, said[0]):  # `cor vergeten: saloon`
        said = [said[1], said[0], *said[2:]]
    return " ".join(_whose_card(words, _told(words, said)))


def late_clause(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[str, str]:
    """What the line tells first, and behind a semicolon or a full stop a clause that alone is late; both empty if none.

    `ben draws 2; anna laid a scope in her turn, I forgot`.
    """
    at = max(line.rfind("; "), line.rfind(". "))
    first, last = line[: max(at, 0)].strip(), line[at + 2 :].strip()
    if not first or not said_late(last, table, book, lexicon) or said_late(first, table, book, lexicon):
        return "", ""
    return first, last


def _told(words: TypedWords, said: list[str]) -> list[str]:
    """What is left where all is gone by which it says so, head and end; nothing where it does not."""
    at = _come_to_mind(words, said)
    rest = _behind(words, said) or _around_a_name(words, said[at:]) or _before(words, said[at:])
    rest = rest or (_had_it(words, said[at:]) if at else [])
    if not rest:
        return []
    more = _told(words, rest) if len(rest) > 1 else []
    return more or rest


def _had_it(words: TypedWords, said: list[str]) -> list[str]:
    """`ben had a barrel`, `ben had put down a barrel`, which comes to mind only now: he, and the card."""
    card = [word for word in said[2:] if not is_little(words, word)]
    laid = [word for word in card if is_known(words, word, "verb", "play", "lay") or is_said(words, word, "lays_down")]
    card = [word for word in card if word not in laid]
    then = not laid or is_known(words, said[1], "joint", "had")
    had = bool(card) and then and player(words, said[0]) and is_said(words, said[1], "has")
    found = words.card(card, mend=False) if had else None
    return [said[0], *card] if found is not None and found[1] == len(card) else []


def before_a_play(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> tuple[str, str]:
    """Before a play of which card the line says it was, and the line without that; both empty where it says none."""
    words = TypedWords(table, book, lexicon)
    try:
        said = words_of(line)
    except BadLine:
        return "", ""
    if len(said) < 2 or any(isinstance(word, Quoted) for word in said) or _is_in_free_words(words, said):
        return "", ""
    for at in range(len(said) - 1):
        for count in (2, 1):
            if _together(words, said[at : at + count], BEFORE):
                kind, taken = _play_named(words, said[at + count :])
                rest = [*said[:at], *said[at + count + taken :]]
                if kind and rest and (at == 0 or at + count + taken == len(said)):
                    return kind, " ".join(_whose_card(words, _in_order(words, rest)))
    return "", ""


def _play_named(words: TypedWords, tail: list[str]) -> tuple[str, int]:
    """`the gatling`, `his bang`, `that bang of walter`, `walter's bang`, `shooting`: the card, and how many words."""
    plain, at = [_plain(word) for word in tail], 0
    while at < len(plain) and _is_before_a_card(words, plain[at]):
        at += 1
    if at == len(plain):
        return "", 0
    if deed := words.lexicon.exact(plain[at], "deed"):
        return (deed[0], at + 1) if deed[0] in words.book.cards else ("", 0)
    found = words.card(plain[at:], mend=False)
    if found is None or not found[0].kind:
        return "", 0
    of_him = plain[at + found[1] :]
    named = len(of_him) == 2 and is_known(words, of_him[0], "word", "from", "by") and player(words, of_him[1])
    return found[0].kind, at + found[1] + (2 if named else 0)


def _is_before_a_card(words: TypedWords, word: str) -> bool:
    small = is_little(words, word) or is_said(words, word, "pronoun", "that_card", "has")
    return small or player(words, word.replace("’", "'").removesuffix("'s"))


def _whose_card(words: TypedWords, rest: list[str]) -> list[str]:
    """`il barile di marta`, `marta had a beer`: who played it, and what."""
    behind = rest[2:]
    while behind and is_little(words, behind[0]):
        behind = behind[1:]
    if behind and player(words, rest[0]) and is_said(words, rest[1], "has"):
        had = words.card(behind, mend=False)
        return [rest[0], *behind] if had is not None and had[1] == len(behind) else rest
    card = [word for word in rest[:-2] if not is_little(words, word)]
    found = words.card(card, mend=False) if card and is_known(words, rest[-2], "word", "from", "by") else None
    whose = found is not None and found[1] == len(card) and player(words, rest[-1])
    return [rest[-1], *card] if whose else rest


def before_entry(words: TypedWords, line: list[str]) -> list[str]:
    """`before 17 tom barrel`, `tom barrel before entry 17`: put in there; at the end `before 2` may be a player.

    `forgot 447 tom barrel` names the entry as well.
    """
    for count in range(min(LONGEST, len(line) - 2), 0, -1):
        number = _plain(line[count])
        if _together(words, line[:count], BEFORE) and number.isdecimal():
            return ["insert", number, *line[count + 1 :]]
        if _together(words, line[-count - 1 : -1], BEFORE) and _is_no_seat(words, line[-1]):
            return ["insert", line[-1], *line[: -count - 1]]
        if _together(words, line[:count], "forgotten") and _is_no_seat(words, number):
            return ["insert", number, *line[count + 1 :]]
    return line


def _is_no_seat(words: TypedWords, word: str) -> bool:
    return word.isdecimal() and len(word) < 7 and int(word) > len(words.table.seats)


def _is_in_free_words(words: TypedWords, said: Sequence[str]) -> bool:
    takes_back = any(is_known(words, _plain(word), "filler", "back") for word in said[:4])
    verbs = any(is_known(words, _plain(word), "verb", *IN_FREE_WORDS) for word in said[:2])
    return verbs or takes_back or is_said(words, said[0], "let")


def _behind(words: TypedWords, said: list[str]) -> list[str]:
    """What comes behind `forgot`, at the head of a line."""
    start = _come_to_mind(words, said)
    for count in range(min(LONGEST, len(said) - start - 1), 0, -1):
        head = said[start : start + count]
        if _together(words, head, "forgotten", EARLIER) and not _tells_an_order(words, head, said):
            return _in_order(words, said[start + count :])
    return []


def _come_to_mind(words: TypedWords, said: list[str]) -> int:
    """How many words at the head only tell that something comes to mind: `oh and`."""
    start = 0
    while start < len(said) - 1 and (passed := _comes_to_mind(words, said[start : start + 2])):
        start += passed
    return start


def _comes_to_mind(words: TypedWords, head: list[str]) -> int:
    """How many of these two words only tell that something comes to mind: `ah`, `hang on`."""
    if len(head) == 2 and _together(words, head, "before_that"):
        return 2
    return 1 if is_said(words, _plain(head[0]), "before_that", "idle", "and") else 0


def _in_order(words: TypedWords, rest: list[str]) -> list[str]:
    """`hat marta ein fass gelegt`, `marta ein fass gelegt hat`: who did it first."""
    if len(rest) > 3 and player(words, rest[0]) and is_said(words, rest[-1], "has"):
        return [rest[0], rest[-1], *rest[1:-1]]
    inverted = len(rest) > 2 and player(words, rest[1]) and not player(words, rest[0])
    return [rest[1], rest[0], *rest[2:]] if inverted and _is_before_a_deed(words, rest[0]) else rest


def _before(words: TypedWords, said: list[str]) -> list[str]:
    """What comes before `earlier`, or before `before he ended`, at the end of a line."""
    for count in range(min(LONGEST, len(said) - 1), 0, -1):
        rest, tail = said[:-count], said[-count:]
        if is_little(words, rest[-1]):
            continue
        told = _together(words, tail, "forgotten", EARLIER) or (_had(words, rest) and _together(words, tail, BEFORE))
        if told and not _tells_an_order(words, tail, said):
            return rest[2:] if _together(words, rest[:2], "i_had") else rest
    return _in_his_turn(words, said) or _before_an_end(words, said)


def _in_his_turn(words: TypedWords, said: list[str]) -> list[str]:
    """What comes before `in his own turn`, of one whose turn it is not."""
    seat = words.seat(said[0]) if player(words, said[0]) else 0
    if not seat or (seat == words.table.turn.seat and words.table.turn.phase != "over"):
        return []
    for at in range(2, len(said) - 1):
        if not is_said(words, said[at], "into"):
            continue
        when = [word for word in said[at + 1 :] if not is_little(words, word)]
        if len(when) == 1 and is_known(words, when[0], "verb", "turn"):
            return said[:at]
    return []


def _before_an_end(words: TypedWords, said: list[str]) -> list[str]:
    """What comes before `before his turn ended`."""
    for at in range(1, len(said) - 1):
        for count in (2, 1):
            tail = said[at + count :]
            if tail and _together(words, said[at : at + count], BEFORE) and _is_an_end(words, tail):
                return said[:at]
    return []


def _is_an_end(words: TypedWords, tail: Sequence[str]) -> bool:
    """`he ended`, `the end of his turn`, `his turn was over`: in one clause, as `voor een leven, beurt over` is not."""
    if any(word[-1:] in f"{MARKS};." for word in tail[:-1]):
        return False
    told = [_plain(word) for word in tail]
    return any(_ends(words, word) for word in told) and all(_is_of_an_end(words, word) for word in told)


def _ends(words: TypedWords, word: str) -> bool:
    ends = is_known(words, word, "verb", "end") or is_said(words, word, "is_over")
    return ends or is_known(words, word, "filler", "past")


def _is_of_an_end(words: TypedWords, word: str) -> bool:
    small = is_little(words, word) or is_said(words, word, "pronoun", "oneself", "has", "is_over")
    turn = is_known(words, word, "verb", "end", "turn") or is_known(words, word, "filler", "being", "noun", "past")
    return small or turn or is_known(words, word, "word", "from", "by", "with") or player(words, word)


def _around_a_name(words: TypedWords, said: list[str]) -> list[str]:
    """`tom earlier played a barrel`, `tom had before that put down a barrel`: the line without that word."""
    at = 0
    while at < len(said) - 2 and _is_before_a_deed(words, _plain(said[at])):
        at += 1
        for count in range(min(3, len(said) - at - 1), 0, -1):
            told = said[at : at + count]
            if _together(words, told, EARLIER) and (_had(words, said) or not any(is_ordinal(words, w) for w in told)):
                return [*said[:at], *said[at + count :]]
    return []


def _is_before_a_deed(words: TypedWords, word: str) -> bool:
    lays = is_known(words, word, "verb", "play", "lay") or is_said(words, word, "lays_down")
    return lays or player(words, word) or is_said(words, word, "has", "pronoun", "before_that", "idle")


def _had(words: TypedWords, said: Sequence[str]) -> bool:
    return any(is_said(words, _plain(word), "has") for word in said)


def _tells_an_order(words: TypedWords, told: Sequence[str], said: Sequence[str]) -> bool:
    """Is it `first`, and does the line go on with what came then?"""
    first = any(is_ordinal(words, _plain(word)) for word in told)
    return first and any(word[-1:] in MARKS for word in said[len(told) :])


def _together(words: TypedWords, said: Sequence[str], *ids: str) -> bool:
    plain = [_plain(word) for word in said]
    name = "".join(plain) if all(plain) else ""
    joint = set(ids) & JOINTS
    return bool(name) and (is_said(words, name, *ids) or (bool(joint) and is_known(words, name, "joint", *joint)))


def _plain(word: str) -> str:
    return word.strip(MARKS + "()")
