"""Who says what: of each run of words the rulings that say it, in which of their phrasings, and how often elsewhere.

In go rulings cut into runs, out come for each language its runs, what each is found by, and streams of numbers. Runs
are in the order of the vocabulary, so that those of one word need no letters of their own; behind them stand others.
Which rulings say a run, and in which of their phrasings, are sets, and told as such.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import repeat, takewhile

from referee.languages import LANGUAGES
from referee.library.portable.cutting import Cut, RulingCut
from referee.library.portable.gathering import Gathering
from referee.library.portable.streams import numbers
from referee.library.search.words import NameIndex, Run, bare, bare_stem, own

Words = tuple[str, ...]
Places = dict[int, list[int]]
"""The rulings by their places on the shelf, each with its phrasings that say something; one that says it twice is
there twice."""
Often = dict[int, int]
ELSEWHERE = ("answer", "detail", "subject")
BYTE, LAST_OF_ONE = 255, "\uffff"
"""The most that a byte tells, and the last letter that some readers do not take for two."""


class Runs:
    """The runs of one language, and who says them."""

    def __init__(self) -> None:
        self.concepts: dict[Words, Words] = {}
        self.asked: dict[Words, Places] = defaultdict(dict)
        self.elsewhere: dict[str, dict[Words, Often]] = {field: defaultdict(Counter) for field in ELSEWHERE}

    def order(self, vocabulary: Iterable[str], lang: str) -> list[Words]:
        """All runs, first those that are words of the vocabulary."""
        known = [(bare(word),) for word in vocabulary if own(bare(word), lang) == word]
        first = [run for run in known if run in self.concepts]
        return [*first, *sorted(self.concepts.keys() - {*first})]


class Saying:
    """All runs of a shelf by their languages, and the senses of its phrasings."""

    def __init__(self, shelf: Sequence[RulingCut]) -> None:
        self.runs = {lang: Runs() for lang in LANGUAGES}
        self.senses: dict[str, Places] = defaultdict(dict)
        for ruling, cut in enumerate(shelf):
            self._ask(ruling, cut)
            for field in ELSEWHERE:
                self._tell(ruling, field, getattr(cut, field))

    def _ask(self, ruling: int, cut: RulingCut) -> None:
        before: Counter[str] = Counter()
        for place, ((lang, found), sensed) in enumerate(zip(cut.phrasings, cut.senses, strict=True)):
            for run in found:
                self._known(lang, run).asked[run.words].setdefault(ruling, []).append(before[lang])
            before[lang] += 1
            for sense in sensed:
                self.senses[sense].setdefault(ruling, []).append(place)

    def _tell(self, ruling: int, field: str, said: Cut) -> None:
        for lang, found in said:
            for run in found:
                self._known(lang, run).elsewhere[field][run.words][ruling] += 1

    def _known(self, lang: str, run: Run) -> Runs:
        runs = self.runs[lang]
        runs.concepts.setdefault(run.words, run.concepts)
        return runs


Lists = dict[str, int]
"""Concepts, with spaces between, each list with its number; the first is the empty one."""


Bounds = Sequence[Sequence[int]]
"""Of each thing that is said how many phrasings may say it, ruling by ruling."""


def said(
    runs: Iterable[tuple[str, Runs, Words]], names: NameIndex, lists: Lists, phrasings: Mapping[str, Sequence[int]]
) -> dict[str, bytes]:
    """What all runs are found by, each given with its language and those that say it, and who says them; of the
    phrasings in each language every ruling has so many. A run names what its words are the name of, and is found by
    what it names, unless something else is told."""
    each = list(runs)
    size = len(next(iter(phrasings.values())))
    concepts = [[one for one in map(bare, terms_of(run, told, lang, names)) if "_" in one] for lang, told, run in each]
    usual = [names.get(own("".join(run), lang), "").split() for lang, _, run in each]
    named = [[*told.concepts[run]] for _, told, run in each]
    streams = {
        "runs.named": numbers(map(_unless, named, usual, repeat(lists))),
        "runs.concepts": numbers(map(_unless, concepts, named, repeat(lists))),
    }
    places, bounds = [told.asked.get(run, {}) for _, told, run in each], [phrasings[lang] for lang, _, _ in each]
    streams |= asked_in("asked", places, size, bounds)
    for field in ELSEWHERE:
        streams |= _told_in(field, [told.elsewhere[field].get(run, {}) for _, told, run in each], size)
    return streams


def terms_of(run: Words, told: Runs, lang: str, names: NameIndex) -> Sequence[str]:
    """The index terms by which a run is found."""
    return names.terms(Run(run, told.concepts[run]), lang)


def _unless(concepts: list[str], usual: list[str], lists: Lists) -> int:
    """Which list these are, one above its number; 0 where they are the usual ones."""
    return 0 if concepts == usual else lists.setdefault(" ".join(concepts), len(lists)) + 1


def asked_in(name: str, each: Sequence[Places], size: int, bounds: Bounds) -> dict[str, bytes]:
    """The phrasings that say these, in a shelf of this size: how many rulings, which, in how many phrasings each, and
    in which; and of all these which are told more than once, and how often."""
    found = [
        (Counter(said), of[ruling])
        for places, of in zip(each, bounds, strict=True)
        for ruling, said in sorted(places.items())
    ]
    placed, often = Gathering(), [said[place] for said, _ in found for place in sorted(said)]
    for said, bound in found:
        placed.put(sorted(said), bound)
    again = [at for at, times in enumerate(often) if times > 1]
    return _rulings(name, each, size) | {
        f"{name}.times": numbers(len(said) - 1 for said, _ in found),
        f"{name}.places": placed.told(),
        f"{name}.again": _gathered([again], len(often)),
        f"{name}.more": numbers(often[at] - 1 for at in again),
    }


def _told_in(name: str, each: Sequence[Often], size: int) -> dict[str, bytes]:
    often = (times - 1 for found in each for _, times in sorted(found.items()))
    return _rulings(name, each, size) | {f"{name}.times": numbers(often)}


def _rulings(name: str, each: Sequence[Places] | Sequence[Often], size: int) -> dict[str, bytes]:
    return {f"{name}.rulings": numbers(map(len, each)), f"{name}.among": _gathered(map(sorted, each), size)}


def _gathered(sets: Iterable[Sequence[int]], bound: int) -> bytes:
    gathering = Gathering()
    for rising in sets:
        gathering.put(rising, bound)
    return gathering.told()


Endings = dict[tuple[int, str], int]
"""How many letters a stem leaves out at the end of its word, and what it puts there, each with its number."""


def stemmed(words: Iterable[str], lang: str, endings: Endings) -> Iterator[int]:
    """How the stem of each word is made of it."""
    for word in words:
        stem = bare_stem(word, lang)
        same = next((at for at in range(len(stem), 0, -1) if word.startswith(stem[:at])), 0)
        yield endings.setdefault((len(word) - same, stem[same:]), len(endings))


def letters(told: Mapping[str, object] | Iterable[str]) -> bytes:
    """Texts, a line each."""
    return "\n".join(told).encode()


def grown(name: str, told: Iterable[str]) -> dict[str, bytes]:
    """Texts in order, a line each: of each how many letters it has from the one before it, and then the others."""
    each = [*told]
    same = [_same(before, one) for before, one in zip(("", *each), each, strict=False)]
    rest = (one[count:] for one, count in zip(each, same, strict=True))
    return {name: letters(rest), f"{name}.same": bytes(same)}


def _same(before: str, one: str) -> int:
    """How many letters both begin with, of those that are one letter to every reader, as far as a byte tells."""
    alike = takewhile(lambda pair: pair[0] == pair[1] <= LAST_OF_ONE, zip(before, one, strict=False))
    return min(BYTE, sum(1 for _ in alike))
