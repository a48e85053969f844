"""What a ruling says, cut into terms by field, phrasing and language.

In go a ruling, its source and the names of the glossary, out come the index terms: concepts (`card_beer`) and
stems, those of all languages side by side, so that a Dutch question with an Italian card name needs no guess at
its language.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from operator import mul
from typing import NamedTuple

from referee.lexicon import SEARCHED_ONLY, Glossary
from referee.library.ruling import Ruling
from referee.library.search.postings import PHRASINGS, Said
from referee.library.search.words import LANGUAGES, NameIndex, Run, asking, name_keys, runs, stem, words

CONCEPTS = ("card", "character", "role", "event", "ghost_card", "term")
THINGS = ("cards", "characters", "roles", "events", "ghost_cards")
"""The fields of a ruling that list what it is about; each without its `s` is a kind of the glossary."""
FIELDS = (3, 4, 2, 1)
"""How much it counts to be said in the questions, the subject, the answer and the details."""


class Phrasing(NamedTuple):
    """One way to ask: its language, as written, its folded words, its terms, and of each run the term that it is."""

    lang: str
    said: str
    words: list[str]
    terms: tuple[str, ...]
    main: tuple[str, ...]


class Texts:
    """All that a ruling says, as terms."""

    def __init__(self, ruling: Ruling, names: NameIndex, small: frozenset[str] = frozenset()) -> None:
        self.ruling = ruling
        self._names, self._small = names, small
        self.phrasings = [self._phrasing(said, lang) for lang in LANGUAGES for said in ruling.question[lang]]
        self.asked = [asking(phrasing.said) for phrasing in self.phrasings]
        self.things = list(things(ruling))
        place = (ruling.source.replace("-", " "), ruling.section, *ruling.topics)
        self.subject = [*self.things, *(term for said in place for term in self.terms(said, "en"))]
        self.answer = [term for lang, said in ruling.answer.items() for term in self.terms(said, lang)]
        self.detail = [term for lang, said in ruling.detail.items() for term in self.terms(said, lang)]

    def _phrasing(self, said: str, lang: str) -> Phrasing:
        folded = words(said)
        found = list(runs(folded, self._names, (lang,)))
        main = ((*run.concepts, stem(run.words[0], lang))[0] for run in found if not self._says_little(run))
        terms = dict.fromkeys(term for run in found for term in self._of(run, lang))
        return Phrasing(lang, said, folded, tuple(terms), tuple(dict.fromkeys(main)))

    def _says_little(self, run: Run) -> bool:
        return not run.concepts and (run.words[0] in self._small or len(run.words[0]) < 2)

    def terms(self, said: str, lang: str) -> list[str]:
        """The concepts and stems of a text, also those of the words within a longer name."""
        return [term for run in runs(words(said), self._names, (lang,)) for term in self._of(run, lang)]

    def _of(self, run: Run, lang: str) -> Sequence[str]:
        return self._names.terms(run, lang)

    def said(self) -> tuple[dict[str, Said], int]:
        """How much the ruling says each term, and in which places; and how long it is."""
        places = masks((self.things, self.subject, self.answer, *(phrasing.terms for phrasing in self.phrasings)))
        fields = [Counter(terms) for terms in (self.subject, self.answer, self.detail)]
        said, whole = {}, 0
        for term in dict.fromkeys((*places, *self.detail)):
            mask = places.get(term, 0)
            counts = ((mask >> PHRASINGS).bit_count(), *(field[term] for field in fields))
            much = [count.bit_length() for count in counts]  # to rank by is what says it often
            said[term] = sum(map(mul, FIELDS, much)), mask
            whole += sum(much)
        return said, whole

    def vocabulary(self) -> Iterator[tuple[str, str]]:
        """Every word as it is written, folded, with its language."""
        ruling = self.ruling
        said = [(lang, words(text)) for told in (ruling.answer, ruling.detail) for lang, text in told.items()]
        said += [(phrasing.lang, phrasing.words) for phrasing in self.phrasings]
        return ((word, lang) for lang, folded in said for word in folded)


def things(ruling: Ruling) -> Iterator[str]:
    """The concepts of the cards, characters, roles and events that a ruling is about."""
    return (f"{kind[:-1]}_{id_}" for kind in THINGS for id_ in getattr(ruling, kind))


def known_names(glossary: Glossary) -> NameIndex:
    """Key -> concepts, for every name that says something, and for its stem where nobody else has it."""
    names: dict[str, list[str]] = {}
    stemmed: dict[str, set[str]] = {}
    little = {word for _, word in small_words(glossary)}
    for concept, lang, alias in aliases(glossary):
        full, *by_stem = name_keys(words(alias), LANGUAGES.keys() & {lang})
        if full not in little and (len(full) > 1 or full.isdigit()):
            names.setdefault(full, []).append(concept)
            for key in by_stem:
                stemmed.setdefault(key, set()).add(concept)
    common = {f"{lang}:{stem(word, lang)}" for lang, word in small_words(glossary)}
    alone = {key: min(concepts) for key, concepts in stemmed.items() if len(concepts) == 1 and key not in common}
    return NameIndex(alone | {key: " ".join(dict.fromkeys(concepts)) for key, concepts in names.items()})


def aliases(glossary: Glossary) -> Iterator[tuple[str, str, str]]:
    """Every name that is looked for: its concept, language and spelling."""
    for kind in CONCEPTS:
        for id_, languages in glossary.get(kind, {}).items():
            for lang in (*LANGUAGES, *SEARCHED_ONLY):
                names = languages.get(lang, ()) if lang in SEARCHED_ONLY else languages[lang]
                yield from ((f"{kind}_{id_}", lang, alias) for alias in names if words(alias))


def small_words(glossary: Glossary) -> Iterator[tuple[str, str]]:
    """The words that say little in a question, each with its language."""
    for languages in glossary.get("small", {}).values():
        yield from ((lang, said) for lang in LANGUAGES for said in languages[lang])


def masks(fields: Iterable[Iterable[str]]) -> dict[str, int]:
    """Term -> the fields that hold it, a bit each, in the order given."""
    found: dict[str, int] = {}
    for place, terms in enumerate(fields):
        for term in terms:
            found[term] = found.get(term, 0) | 1 << place
    return found
