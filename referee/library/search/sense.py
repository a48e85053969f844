"""Who does it and to whom, and in which state: what words do not tell as long as they are only counted.

In go runs of words, out come senses: terms that begin with SIGN and stand in the index beside all others, so that of
each ruling it is known how many of its phrasings say them. The words by which they are known are those that the
glossary lists under `part`, in every language: what stands before who does it (`by`), what says that it is done to
somebody (`done`), anybody at all (`anyone`), one more of a kind (`other`), and states, numbers, conditions, a no and
what is wanted to know, each a sense of its own.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from referee.languages import LANGUAGES
from referee.lexicon import Glossary
from referee.library.search.words import LONGEST_NAME, MIXED, Run, own, words

SIGN, ORDER = "~", "+"
"""With what senses begin, and what stands between two persons of whom one does it to the other: in no word."""
STRAIGHT, TURNED = "_straight", "_turned"
"""With what the sense of two persons ends: the first of them by name does it to the second, or the other way round."""
PERSONS = ("role_", "character_")
OTHERS = frozenset({"term_ghost", "term_cowboy"})
"""Who is nobody by role or character, but does things."""
BY, DONE, ANYONE, OTHER = "by", "done", "anyone", "other"
GRAMMAR = frozenset({BY, DONE, ANYONE, OTHER})
IDLE = "~idle_"
"""With what begins that something is asked which rules hardly tell: what is best, who will win, what the game costs,
who drew it, how another game goes, what is in the house. It points nowhere."""
LOOSE = ("~want_", "~not_", IDLE)
"""What a ruling may say in any way: its phrasings ask for the same as a yes or a no, or as how many."""
STATES = ("life_", "role_", "star_", "held_", "place_")
"""The states that a person may be in."""
_THOUSANDS = re.compile(r"\b[1-9]\d{0,2}(?:[.,'’]\d{3}){1,3}\b", re.ASCII)
_APART = re.compile(r"\D")
NUMBERED = f"{SIGN}number_"
"""With what the sense of a number begins."""
NEAR = 2
"""How many words may stand between what says `by` and whoever did it."""
Parts = Mapping[str, str]
"""Words as those of their language, without spaces, each with the parts that it plays, with spaces between."""
NO_PARTS: Parts = MappingProxyType({})
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
"""The terms of the glossary that are numbers."""


def parts_of(glossary: Glossary) -> dict[str, str]:
    """Every word or name that plays parts, and which."""
    named = {f"number_{number}": glossary.get("term", {}).get(term, {}) for term, number in NUMBERS.items()}
    found: dict[str, dict[str, None]] = {}
    for part, languages in (*glossary.get("part", {}).items(), *named.items()):
        for key in _keys(languages):
            found.setdefault(key, {})[part] = None
    return {key: " ".join(played) for key, played in found.items()}


def _keys(languages: Mapping[str, Sequence[str]]) -> Iterator[str]:
    return (own("".join(words(said)), lang) for lang in LANGUAGES for said in languages.get(lang, ()))


def senses(found: Sequence[Run], parts: Parts, langs: Sequence[str] = MIXED) -> frozenset[str]:
    """All senses of a text in these languages that is cut into runs."""
    said = [word for run in found for word in run.words]
    parts, longest = _in_these(said, parts, langs)
    played = {*_played(said, parts, longest)}
    sensed = {*(f"{SIGN}{part}" for part in played - GRAMMAR), *_numbers(said)}
    if any(run.concepts and person(run) for run in found):  # else nobody does anything, or is in any state
        sensed |= {*_roles(found, parts, DONE in played), *_of_persons(found, parts)}
    return frozenset(sensed)


def tells(sense: str) -> bool:
    """Whether a sense tells what a text is about."""
    return not sense.startswith(IDLE)


def _in_these(said: Sequence[str], parts: Parts, langs: Sequence[str]) -> tuple[Parts, Mapping[int, int]]:
    """The parts that words of a text play to who speaks these languages, by what was said; and of each place with which
    such words begin, how many the most are."""
    owns = [own("", lang) for lang in langs if lang not in MIXED]
    found, longest = dict[str, str](), dict[int, int]()
    for place in range(len(said)):
        joined = ""
        for end in range(place, min(place + LONGEST_NAME, len(said))):
            joined += said[end]
            for key in (joined, *(f"{each}{joined}" for each in owns[::-1])) if owns else (joined,):
                if key in parts:
                    found[joined], longest[place] = parts[key], end + 1 - place
    return found, longest


def _numbers(said: Iterable[str]) -> Iterator[str]:
    """The numbers that are said in figures."""
    return (f"{NUMBERED}{int(word)}" for word in said if word.isdecimal() and len(word) < 20)


def numbers_among(said: Iterable[str], typed: str) -> tuple[int, ...]:
    """The numbers among these senses of what was typed, rising; one whose thousands are set apart is one."""
    whole = [_APART.split(number) for number in _THOUSANDS.findall(typed)]
    parts = {int(part) for number in whole for part in number}
    found = {int(sense.removeprefix(NUMBERED)) for sense in said if sense.startswith(NUMBERED)}
    return tuple(sorted(found - parts | {int("".join(number)) for number in whole}))


def _played(said: Sequence[str], parts: Parts, longest: Mapping[int, int]) -> Iterator[str]:
    """The parts that words play, those of the longest names first."""
    place = 0
    while place < len(said):
        many = longest.get(place, 0)
        if many:
            yield from parts["".join(said[place : place + many])].split()
        place += many or 1


def _roles(found: Sequence[Run], parts: Parts, done: bool) -> Iterator[str]:
    """Who does it, and who it is done to, as far as the order of the words tells."""
    persons, by, since, one_more = list[str](), "", NEAR + 1, False
    for run in found:
        played = parts.get("".join(run.words), "").split()
        who = person(run) or (ANYONE if ANYONE in played else "")
        since = 0 if BY in played else since + 1
        if who and who != ANYONE and since <= NEAR and not by:
            by = who
        elif who and (one_more or who not in persons):
            persons.append(who)
        one_more = OTHER in played
    yield from _in_order(persons, by, done)


def _of_persons(found: Sequence[Run], parts: Parts) -> Iterator[str]:
    """The states that persons are said to be in: right before or behind them, or with one word between."""
    in_state = [
        [part for part in parts.get("".join(run.words), "").split() if part.startswith(STATES)] for run in found
    ]
    for place, run in enumerate(found):
        near = [*in_state[max(0, place - 1) : place], *in_state[place + 1 : place + 3]]
        who = person(run)
        yield from (f"{SIGN}{part}{ORDER}{who}" for states in near if who for part in states)


def _in_order(persons: Sequence[str], by: str, done: bool) -> Iterator[str]:
    """The first does it to the second, unless one is said to have done it, or it is done to the only one."""
    alone = not by and len(persons) < 2
    doer = by if by else "" if alone else persons[0]
    suffers = "" if alone and not done else next(iter(persons[not (by or alone) :]), "")
    yield from (f"{SIGN}{part}_{who}" for part, who in (("doer", doer), ("done", suffers)) if who not in ("", ANYONE))
    if "" != doer != ANYONE and suffers not in ("", ANYONE):
        first, second = sorted((doer, suffers))
        yield f"{SIGN}{first}{ORDER}{second}{STRAIGHT if first == doer else TURNED}"


def person(run: Run) -> str:
    """Whom a run names; nobody, if it names something else."""
    return next((each for each in run.concepts if each.startswith(PERSONS) or each in OTHERS), "")
