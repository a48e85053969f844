"""What a line leaves out that the last play told: `and again, hit`, `bang again`.

In go the line, the card of that play and at whom it was, out comes the line with both written out.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.lexicon import Lexicon
from referee.notation.words.tokens import Quoted, words_of

ENDS = ",;.:"
ONCE_MORE = frozenset(("again", "another"))
LONGEST = 4
"""Words of one saying: `ancora una volta`."""


def once_more(line: str, kind: str, whom: str, lexicon: Lexicon) -> str:
    """The line with card and player before `again`; empty of any other."""
    words = words_of(line)
    if any(isinstance(word, Quoted) for word in words):
        return ""
    said = _again(words, kind, whom, lexicon) if kind and words else words
    return " ".join(said) if said != words else ""


def says_again_first(line: str, lexicon: Lexicon) -> bool:
    """Is `again` the first that is said, by itself: `and again, hit`?

    Alone or before a number, a word that is a verb as well is that: the Dutch `opnieuw` brings back what was undone.
    """
    words = [*filter(None, line.split())]
    rest = words[1:] if len(words) > 1 and "and" in lexicon.exact(words[0], "joint") else words
    does = bool(rest) and bool(lexicon.exact(rest[0], "verb")) and all(word.isdigit() for word in rest[1:])
    return bool(rest) and not does and '"' not in line and bool(_says_so(rest, lexicon))


def says_only_again(line: str, lexicon: Lexicon) -> bool:
    """Is it nothing but that it is one more: `and another`, `noch eins`?"""
    words = words_of(line)
    rest = words[1:] if len(words) > 1 and "and" in lexicon.exact(words[0], "joint") else words
    return not any(isinstance(word, Quoted) for word in words) and _says_so(rest, lexicon) == len(rest)


def _plain(word: str) -> str:
    return word.rstrip(ENDS)


def _again(words: list[str], kind: str, whom: str, lexicon: Lexicon) -> list[str]:
    """`again, hit`, `and bang again`: the card, at whom it was, and that it is once more."""
    rest = words[1:] if len(words) > 1 and "and" in lexicon.exact(words[0], "joint") else words
    if told := _at_another(words, rest, kind, lexicon):
        return told
    if _says_so(rest, lexicon):
        return [kind, whom, *rest]
    if _is_it(rest[0], kind, lexicon) and _says_so(rest[1:], lexicon):
        return [rest[0], whom, *rest[1:]]
    for count in range(min(LONGEST, len(rest) - 1), 0, -1):
        card, said = _plain(rest[count]), rest[:count]
        ends = count + 1 == len(rest) or card != rest[count]
        if ends and _is_it(card, kind, lexicon) and _says_so(said, lexicon) == count:
            return [card, whom, *said[:-1], said[-1] + rest[count][len(card) :], *rest[count + 1 :]]
    return words


def _at_another(words: list[str], rest: list[str], kind: str, lexicon: Lexicon) -> list[str]:
    """`again at ben, hit`, `then at ben`: the card at somebody else, or at him again; else nothing."""
    for count in range(min(LONGEST, len(rest) - 2), 0, -1):
        said = lexicon.exact("".join(rest[:count]), "saying")
        if "at" not in lexicon.exact(rest[count], "word"):
            continue
        if "again" in said:
            name = _plain(rest[count + 1])
            sign = rest[count + 1][len(name) :]
            return [kind, name, *rest[: count - 1], rest[count - 1] + sign, *rest[count + 2 :]]
        if "another" in said:
            return [*rest[:count], kind, *rest[count + 1 :]]
    then = len(rest) > 1 and len(rest) < len(words) and "at" in lexicon.exact(rest[0], "word")
    return [kind, *rest[1:]] if then else []


def _is_it(word: str, kind: str, lexicon: Lexicon) -> bool:
    return kind in {*lexicon.exact(word, "card"), *lexicon.exact(word, "deed")}


def _says_so(rest: Sequence[str], lexicon: Lexicon) -> int:
    """How many words at the head say so, behind which the clause ends; 0 if they do not."""
    for count in range(min(LONGEST, len(rest)), 0, -1):
        said = "".join([*rest[: count - 1], _plain(rest[count - 1])])
        ends = count == len(rest) or rest[count - 1][-1:] in ENDS
        if ends and not ONCE_MORE.isdisjoint(lexicon.exact(said, "saying")):
            return count
    return 0
