"""Who does it and to whom, and in which state: what words do not tell as long as they are only counted.

In go runs of words, out come senses: terms that begin with SIGN and stand in the index beside all others, so that of
each ruling it is known how many of its phrasings say them. The words by which they are known are those that the
glossary lists under `part`, in every language: what stands before who does it (`by`), what says that it is done to
somebody (`done`), anybody at all (`anyone`), and states, numbers and conditions, each a sense of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from referee.languages import LANGUAGES
from referee.lexicon import Glossary
from referee.library.search.words import LONGEST_NAME, MIXED, Run, own, spellings, words

SIGN, ORDER = "~", "+"
"""With what senses begin, and what stands between two persons of whom one does it to the other: in no word."""
PERSONS = ("role_", "character_")
OTHERS = frozenset({"term_ghost", "term_cowboy"})
"""Who is nobody by role or character, but does things."""
BY, DONE, ANYONE = "by", "done", "anyone"
GRAMMAR = frozenset({BY, DONE, ANYONE})
NEAR = 2
"""How many words may stand between what says `by` and whoever did it."""
Parts = Mapping[str, str]
"""Words as those of their language, without spaces, each with the part that it plays."""
NO_PARTS: Parts = MappingProxyType({})
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
"""The terms of the glossary that are numbers."""


def parts_of(glossary: Glossary) -> Iterator[tuple[str, str]]:
    """Every word or name that plays a part, and which."""
    for part, languages in glossary.get("part", {}).items():
        yield from ((key, part) for key in _keys(languages))
    for term, number in NUMBERS.items():
        named = glossary.get("term", {}).get(term, {})
        yield from ((key, f"number_{number}") for key in _keys(named))


def _keys(languages: Mapping[str, Sequence[str]]) -> Iterator[str]:
    return (own("".join(words(said)), lang) for lang in LANGUAGES for said in languages.get(lang, ()))


def senses(found: Sequence[Run], parts: Parts, langs: Sequence[str] = MIXED) -> frozenset[str]:
    """All senses of a text in these languages that is cut into runs."""
    said = [word for run in found for word in run.words]
    parts = _in_these(said, parts, langs)
    played = {*_played(said, parts)}
    states = (f"{SIGN}{part}" for part in played - GRAMMAR)
    return frozenset((*states, *_numbers(found), *_roles(found, parts, DONE in played)))


def _in_these(said: Sequence[str], parts: Parts, langs: Sequence[str]) -> Parts:
    """The parts that words of a text play to who speaks these languages, by what was said."""
    begun = ((place, end) for place in range(len(said)) for end in range(place + 1, place + 1 + LONGEST_NAME))
    spelt = ((joined, spellings(joined, langs)) for joined in {"".join(said[slice(*at)]) for at in begun})
    return {joined: parts[key] for joined, keys in spelt for key in keys[::-1] if key in parts}


def _numbers(found: Sequence[Run]) -> Iterator[str]:
    """The numbers that are said in figures."""
    yield from (f"{SIGN}number_{int(word)}" for run in found for word in run.words if word.isdecimal())


def _played(said: Sequence[str], parts: Parts) -> Iterator[str]:
    """The parts that words play, those of the longest names first."""
    place = 0
    while place < len(said):
        counts = range(min(LONGEST_NAME, len(said) - place), 0, -1)
        many = next((many for many in counts if "".join(said[place : place + many]) in parts), 0)
        if many:
            yield parts["".join(said[place : place + many])]
        place += many or 1


def _roles(found: Sequence[Run], parts: Parts, done: bool) -> Iterator[str]:
    """Who does it, and who it is done to, as far as the order of the words tells."""
    persons, by, since = list[str](), "", NEAR + 1
    for run in found:
        part = parts.get("".join(run.words), "")
        who = person(run) or (ANYONE if part == ANYONE else "")
        since = 0 if part == BY else since + 1
        if who and who != ANYONE and since <= NEAR and not by:
            by = who
        elif who and who not in persons:
            persons.append(who)
    yield from _in_order(persons, by, done)


def _in_order(persons: Sequence[str], by: str, done: bool) -> Iterator[str]:
    """The first does it to the second, unless one is said to have done it, or it is done to the only one."""
    alone = not by and len(persons) < 2
    doer = by if by else "" if alone else persons[0]
    suffers = "" if alone and not done else next(iter(persons[not (by or alone) :]), "")
    yield from (f"{SIGN}{part}_{who}" for part, who in (("doer", doer), ("done", suffers)) if who not in ("", ANYONE))
    if "" != doer != ANYONE and suffers not in ("", ANYONE):
        first, second = sorted((doer, suffers))
        yield f"{SIGN}{first}{ORDER}{second}_{'straight' if first == doer else 'turned'}"


def person(run: Run) -> str:
    """Whom a run names; nobody, if it names something else."""
    return next((each for each in run.concepts if each.startswith(PERSONS) or each in OTHERS), "")
