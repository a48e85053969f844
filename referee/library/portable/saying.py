"""Who says what: of each run of words the rulings that say it, in which of their phrasings, and how often elsewhere.

In go rulings cut into runs, out come for each language its runs, what each is found by, and streams of numbers. Runs
are in the order of the vocabulary, so that those of one word need no letters of their own; behind them stand others.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from referee.languages import LANGUAGES
from referee.library.portable.cutting import Cut, RulingCut
from referee.library.portable.streams import numbers, steps
from referee.library.search.words import NameIndex, Run, bare, bare_stem, own

Words = tuple[str, ...]
Places = dict[int, list[int]]
"""The rulings by their places on the shelf, each with its phrasings that say something; one that says it twice is
there twice."""
Often = dict[int, int]
ELSEWHERE = ("answer", "detail", "subject")


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


def said(runs: Iterable[tuple[str, Runs, Words]], names: NameIndex, lists: Lists) -> dict[str, bytes]:
    """What all runs are found by, each given with its language and those that say it, and who says them."""
    each = list(runs)
    concepts = [[*map(bare, terms_of(run, told, lang, names))] for lang, told, run in each]
    streams = {
        "runs.named": numbers(_listed(told.concepts[run], lists) for _, told, run in each),
        "runs.concepts": numbers(_listed([one for one in found if "_" in one], lists) for found in concepts),
    }
    streams |= asked_in("asked", [told.asked.get(run, {}) for _, told, run in each])
    for field in ELSEWHERE:
        streams |= _told_in(field, [told.elsewhere[field].get(run, {}) for _, told, run in each])
    return streams


def terms_of(run: Words, told: Runs, lang: str, names: NameIndex) -> Sequence[str]:
    """The index terms by which a run is found."""
    return names.terms(Run(run, told.concepts[run]), lang)


def _listed(concepts: Iterable[str], lists: Lists) -> int:
    return lists.setdefault(" ".join(concepts), len(lists))


def asked_in(name: str, each: Sequence[Places]) -> dict[str, bytes]:
    """The phrasings that say these: how many rulings, which, in how many phrasings each, and in which."""
    places = [said for found in each for _, said in sorted(found.items())]
    between = (at - before for said in places for before, at in zip((-1, *said), said, strict=False))
    return _rulings(name, each) | {
        f"{name}.times": numbers(len(said) - 1 for said in places),
        f"{name}.places": numbers(between),
    }


def _told_in(name: str, each: Sequence[Often]) -> dict[str, bytes]:
    often = (times - 1 for found in each for _, times in sorted(found.items()))
    return _rulings(name, each) | {f"{name}.times": numbers(often)}


def _rulings(name: str, each: Sequence[Places] | Sequence[Often]) -> dict[str, bytes]:
    return {
        f"{name}.rulings": numbers(map(len, each)),
        f"{name}.steps": numbers(step for found in each for step in steps(sorted(found))),
    }


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
