"""What somebody who has fallen leaves, told of where it goes: `schofield to cleo`, `cleo gets the schofield of ben`.

In go the words of a line, out come those in which the one it goes to takes it. They are put so before the line is read
as it stands: a card and a player are else a card that is put down before him.
"""

from __future__ import annotations

from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.clauses import is_known, is_little, is_said, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

TAKES = "takes"
"""As it is said, not as it is written in files."""
LONGEST = 9
"""Words of such a line: nobody says more of one card."""
TO = ("to", "for")
OF = ("from", "by")


def left_to_somebody(words: TypedWords, line: list[str]) -> list[str]:
    """The line in which somebody takes what is left, or all of it goes to him, where this one tells that."""
    fallen = whose_cards_go(words)
    if not fallen or not 2 < len(line) <= LONGEST or any(isinstance(word, Quoted) or _ends(word) for word in line):
        return line
    heir, told = _gotten_by(words, line) or _going_to(words, line) or ("", [])
    what = _left(words, told, fallen)
    if not what or words.seat(heir) in (None, fallen):
        return line
    return _taken(words, heir, what, fallen) or line


def _ends(word: str) -> bool:
    return word[-1:] in ",;:"


def _going_to(words: TypedWords, line: list[str]) -> tuple[str, list[str]] | None:
    """`the schofield of ben goes to cleo`, `his cards to cleo`: to whom what goes."""
    at = next((n for n, word in enumerate(line[:-1]) if n and _leads_to(words, word)), 0)
    goes = at and player(words, line[-1]) and all(_leads_to(words, word) for word in line[at:-1])
    return (line[-1], line[:at]) if goes else None


def _gotten_by(words: TypedWords, line: list[str]) -> tuple[str, list[str]] | None:
    """`cleo gets the schofield of ben`, `cleo gets his cards`, `cleo takes all of ben's cards`: who gets what."""
    who, rest = told_of(words, line)
    gets = bool(who) and (is_said(words, rest[0], "collects") or is_known(words, rest[0], "verb", "gain"))
    takes_all = bool(who) and is_known(words, rest[0], "verb", "take") and any(is_said(words, w, "all") for w in rest)
    return (who[0], rest[1:]) if gets or takes_all else None


def whose_cards_go(words: TypedWords) -> int:
    """The only one who has fallen and whose cards are still to go, now or once the card under way is over; else 0."""
    rows = (words.table.owed(), *(frame.waiting for frame in words.table.frames))
    fallen = {each.seat for row in rows for each in row if each.kind == "forfeit"}
    return fallen.pop() if len(fallen) == 1 else 0


def _leads_to(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", *TO) or word in BEFORE_A_NAME or is_said(words, word, "goes_on")


def _left(words: TypedWords, said: list[str], fallen: int) -> list[str]:
    """What is said to be left, without whose it is; nothing where it is another's."""
    plain = [word.replace("’", "'").removesuffix("'s").removesuffix("'") for word in said]
    named = [word for word in plain if player(words, word) and not word.isdigit()]
    if any(words.seat(word) != fallen for word in named):
        return []
    told = [word for word in plain if word not in named and not is_little(words, word)]
    return [word for word in told if not is_known(words, word, "word", *OF) and not is_said(words, word, "pronoun")]


def _taken(words: TypedWords, heir: str, what: list[str], fallen: int) -> list[str]:
    """The line in which it is taken, the others with it by the one to whom all of them go.

    Nothing where it is neither all that is left nor a card that may be among it.
    """
    found = words.card(what, mend=False)
    lies = found is not None and found[1] == len(what) and _lies(words, found[0].kind, fallen)
    if (lies and _is_heir(words, heir)) or all(_is_all_of_it(words, word) for word in what):
        return [str(fallen), "forfeit", "to", heir]
    may_be = lies or (found is not None and found[1] == len(what) and _is_heir(words, heir))
    return [heir, TAKES, "from", str(fallen), *what] if may_be else []


def _is_all_of_it(words: TypedWords, word: str) -> bool:
    """`cards`, `all`, `hand`."""
    return is_said(words, word, "all", "card") or is_known(words, word, "word", "hand")


def _lies(words: TypedWords, kind: str, fallen: int) -> bool:
    return any(card.kind == kind for card in words.table.seat(fallen).in_play)


def _is_heir(words: TypedWords, heir: str) -> bool:
    """Is it him to whom they are to go?"""
    seat = words.seat(heir)
    rows = (words.table.owed(), *(frame.waiting for frame in words.table.frames))
    return any((each.kind, each.other) == ("forfeit", seat) for row in rows for each in row)
