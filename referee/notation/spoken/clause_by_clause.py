"""A line of several clauses that is nothing as a whole, cut where its signs stand: each is read as it would be alone.

In go the words of such a line, out come its clauses; at commas, colons and full stops first, then at words that join,
then around the draw that begins a turn and its end.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.notation.spoken.clauses import is_known, is_said, player
from referee.notation.words.faces import number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

MARKS = ",:;."
MOST = 14
"""The most clauses that are looked at."""
MOST_WORDS = 32


def clauses(words: TypedWords, line: list[str]) -> Iterator[list[list[str]]]:
    """The ways in which the line falls apart, the coarsest first; none where it does not."""
    if len(line) > MOST_WORDS:
        return
    marked = _likewise(words, _at_signs(words, line))
    joined = _of_each(words, [each for clause in marked for each in _at_joints(words, clause)])
    turns = [part for clause in joined for part in _at_turns(words, clause)]
    ways = [marked, *([joined] if joined != marked else []), *([turns] if turns != joined else [])]
    yield from (found for found in ways if 1 < len(found) <= MOST)


def _at_turns(words: TypedWords, clause: list[str]) -> list[list[str]]:
    """`ben draws 2 bang cleo end`, `bang ben dead`: the draw that begins a turn, its end, a fall, without a sign."""
    verb = next((n for n, word in enumerate(clause[:2]) if is_known(words, word, "verb", "draw")), None)
    drawn = clause[: verb + 2] if verb is not None else []
    counts = len(drawn) > 1 and (drawn[-1].isdecimal() or bool(number_named(drawn[-1])))
    first, rest = (drawn, clause[len(drawn) :]) if counts and _is_done(words, clause[len(drawn) :]) else ([], clause)
    ends = len(rest) > 1 + (not first) and is_known(words, rest[-1], "verb", "end")
    ends = ends or (
        len(rest) > 2 and is_known(words, rest[-1], "verb", "out") and any(player(words, word) for word in rest[1:-1])
    )
    return [part for part in (first, rest[:-1] if ends else rest, rest[-1:] if ends else []) if part]


def _is_done(words: TypedWords, rest: list[str]) -> bool:
    """Does something else that is done begin here: a verb or a card?"""
    told = bool(rest) and any(is_known(words, rest[0], kind) for kind in ("verb", "deed"))
    return told or (bool(rest) and words.card(rest, mend=False) is not None)


def _at_signs(words: TypedWords, line: list[str]) -> list[list[str]]:
    found: list[list[str]] = [[]]
    for at, word in enumerate(line):
        plain = word if isinstance(word, Quoted) else word.strip(MARKS)
        found[-1] += [plain] if plain or isinstance(word, Quoted) else []
        ends = not isinstance(word, Quoted) and word[-1:] in MARKS and not _goes_on(words, line[at : at + 2])
        if ends and found[-1]:
            found.append([])
    return [clause for clause in found if clause]


def stops_as_commas(words: TypedWords, line: list[str]) -> list[str]:
    """`ben bang. cleo hit`: a full stop keeps apart as a comma does, but for one of a name or behind a number."""
    return [
        f"{word[:-1]}," if at < len(line) - 1 and _is_a_stop(words, word, line[at : at + 2]) else word
        for at, word in enumerate(line)
    ]


def _is_a_stop(words: TypedWords, word: str, two: list[str]) -> bool:
    stops = not isinstance(word, Quoted) and len(word) > 1 and word[-1] == "." and word[-2].isalpha()
    return stops and not _goes_on(words, two)


def _goes_on(words: TypedWords, two: list[str]) -> bool:
    """Is the sign a part of a name: `Rev. Carabine`?"""
    card = words.card(two, mend=False) if two[0].endswith(".") else None
    return card is not None and card[1] == len(two) > 1


def _at_joints(words: TypedWords, clause: list[str]) -> list[list[str]]:
    found: list[list[str]] = [[]]
    for word in clause:
        if words.joins(word):
            found.append([])
        else:
            found[-1].append(word)
    return [each for each in found if each]


def told_likewise(words: TypedWords, line: list[str]) -> list[str]:
    """`ben bang, cleo too`: of her what is said of him, told in full; as it is where nothing of him is told at another.

    Read as it stands she would be shot at.
    """
    if Quoted in map(type, line) or not any(is_said(words, word.rstrip(","), "likewise") for word in line):
        return line
    found = [clause for part in _at_commas(line) for clause in _at_joints(words, part)]
    said = _likewise(words, found)
    at_another = any(len(part) > 1 and any(player(words, word) for word in part[1:]) for part in said)
    if said == found or at_another:
        return line
    return [word for part in said[:-1] for word in (*part[:-1], f"{part[-1]},")] + said[-1]


def _at_commas(line: list[str]) -> list[list[str]]:
    found: list[list[str]] = [[]]
    for word in line:
        found[-1].append(word.rstrip(","))
        if word.endswith(","):
            found.append([])
    return [part for part in found if part]


def _likewise(words: TypedWords, found: list[list[str]]) -> list[list[str]]:
    """`ben discards a bang, cleo and dirk too`: of them what is said of him."""
    said: list[list[str]] = []
    for at, clause in enumerate(found):
        same = _does_the_same(words, found[at:])
        of_both = same and said and len(said[-1]) > 1 and player(words, said[-1][0])
        who = [word for word in clause if player(words, word)]
        said.append([*who, *said[-1][1:]] if of_both else clause)
    return said


def _does_the_same(words: TypedWords, clauses: list[list[str]]) -> bool:
    """Is nothing said of the first of them but that he does the same, or what is said of the one behind him?"""
    who = [word for word in clauses[0] if not is_said(words, word, "likewise")]
    if len(who) != 1 or not player(words, who[0]):
        return False
    return len(who) < len(clauses[0]) or (len(clauses) > 1 and _does_the_same(words, clauses[1:]))


def _of_each(words: TypedWords, found: list[list[str]]) -> list[list[str]]:
    """`dirk and cleo hit`: of each of them what is said of the last."""
    said: list[list[str]] = []
    for clause in reversed(found):
        alone = len(clause) == 1 and player(words, clause[0])
        of_both = alone and said and len(said[-1]) > 1 and player(words, said[-1][0])
        said.append([*clause, *said[-1][1:]] if of_both else clause)
    return said[::-1]
