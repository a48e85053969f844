"""What a ruling says, cut into terms by field, phrasing and language.

In go a ruling, its source and the names of the glossary, out come the index terms: concepts (`card_beer`) and
stems, those of all languages side by side, so that a Dutch question with an Italian card name needs no guess at
its language.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import mul
from typing import NamedTuple

from referee.languages import LANGUAGES
from referee.lexicon import Glossary
from referee.library.ruling import Ruling
from referee.library.search.postings import PHRASINGS, Said
from referee.library.search.sense import NO_PARTS, Parts, senses, tells
from referee.library.search.words import (
    MIXED,
    TAUGHT,
    NameIndex,
    Run,
    asking,
    bare,
    bare_stem,
    name_keys,
    own,
    runs,
    stem,
    words,
)

CONCEPTS = ("card", "character", "role", "event", "ghost_card", "term")
PRINTED = CONCEPTS[:-1]
"""What is called by a name that is printed somewhere, which anybody may use."""
THINGS = ("cards", "characters", "roles", "events", "ghost_cards")
"""The fields of a ruling that list what it is about; each without its `s` is a kind of the glossary."""
FIELDS = (3, 4, 2, 1)
"""How much it counts to be said in the questions, the subject, the answer and the details."""


class Phrasing(NamedTuple):
    """One way to ask: its language, as written, its folded words, its terms, of each run the term that it is, what it
    says beside its words, and all by which it points somewhere."""

    lang: str
    said: str
    words: list[str]
    terms: tuple[str, ...]
    main: tuple[str, ...]
    senses: frozenset[str]
    pointing: tuple[str, ...]


class Texts:
    """All that a ruling says, as terms."""

    def __init__(
        self, ruling: Ruling, names: NameIndex, small: frozenset[str] = frozenset(), parts: Parts = NO_PARTS
    ) -> None:
        self.ruling = ruling
        self._names, self._small, self._parts = names, small, parts
        self.phrasings = [self._phrasing(said, lang) for lang in LANGUAGES for said in ruling.question.get(lang, ())]
        self.mixed = sum(phrasing.lang in MIXED for phrasing in self.phrasings)
        """How many of the phrasings, the first, are in languages that are mixed."""
        self.asked = [asking(phrasing.said) for phrasing in self.phrasings]
        self.pointing = [phrasing.pointing for phrasing in self.phrasings if phrasing.lang in TAUGHT]
        self.things = list(things(ruling))
        self.subject = [*self.things, *(term for said in place(ruling) for term in self.terms(said, "en"))]
        self.answer = [term for lang, said in _spoken(ruling.answer) for term in self.terms(said, lang)]
        self.detail = [term for lang, said in _spoken(ruling.detail) for term in self.terms(said, lang)]

    def _phrasing(self, said: str, lang: str) -> Phrasing:
        folded = words(said)
        found = list(runs(folded, self._names, (lang,)))
        telling = (run for run in found if not self._says_little(run, lang))
        main = ((*(own(one, lang) for one in run.concepts), stem(run.words[0], lang))[0] for run in telling)
        terms = dict.fromkeys(term for run in found for term in self._of(run, lang))
        sensed = senses(found, self._parts, (lang,))
        pointing = pointing_by(asking(said), found, sensed)
        told = sensed if lang in MIXED else frozenset[str]()  # no words tell them, so that these tell them for all
        return Phrasing(lang, said, folded, tuple(terms), tuple(dict.fromkeys(main)), told, pointing)

    def _says_little(self, run: Run, lang: str) -> bool:
        return not run.concepts and (own(run.words[0], lang) in self._small or len(run.words[0]) < 2)

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
            whole += sum(much) if "=" not in term else 0  # so that what others say makes it no longer to who is mixed
        nowhere: tuple[str, ...] = ()
        sensed = masks((nowhere,) * PHRASINGS + tuple(phrasing.senses for phrasing in self.phrasings))
        return {**said, **{sense: (0, mask) for sense, mask in sensed.items()}}, whole

    def vocabulary(self) -> Iterator[tuple[str, str]]:
        """Every word as it is written, folded, with its language."""
        ruling = self.ruling
        said = [(lang, words(text)) for told in (ruling.answer, ruling.detail) for lang, text in _spoken(told)]
        said += [(phrasing.lang, phrasing.words) for phrasing in self.phrasings]
        return ((own(word, lang), lang) for lang, folded in said for word in folded)


def pointing_by(said: Iterable[str], found: Iterable[Run], sensed: Iterable[str]) -> tuple[str, ...]:
    """All by which a text points somewhere: its words, what is named among them, and its senses."""
    named = dict.fromkeys(concept for run in found for concept in run.concepts)
    return (*said, *named, *filter(tells, sorted(sensed)))


def things(ruling: Ruling) -> Iterator[str]:
    """The concepts of the cards, characters, roles and events that a ruling is about."""
    return (f"{kind[:-1]}_{id_}" for kind in THINGS for id_ in getattr(ruling, kind))


def place(ruling: Ruling) -> tuple[str, ...]:
    """Where a ruling stands: its document, its part of that, and its topics."""
    return ruling.source.replace("-", " "), ruling.section, *ruling.topics


def known_names(glossary: Glossary) -> NameIndex:
    """Key -> concepts, for every name that says something, and for its stem where nobody else has it."""
    names: dict[str, list[str]] = {}
    stemmed: dict[str, set[str]] = {}
    little = {own(word, lang) for lang, word in small_words(glossary)}
    for concept, lang, alias in aliases(glossary):
        full, *by_stem = alias_keys(words(alias), lang)
        if full not in little and (len(bare(full)) > 1 or bare(full).isdigit()):
            names.setdefault(full, []).append(concept)
            for key in by_stem:
                stemmed.setdefault(key, set()).add(concept)
    for concept, _, alias in foreign(glossary):
        key = "".join(words(alias))
        if key not in little and len(key) > 1:
            names.setdefault(key, [concept])
    names |= {word: [] for word in little if "=" in word}  # to who speaks this language it is no name in any
    common = {f"{lang}:{bare_stem(word, lang)}" for lang, word in small_words(glossary)}
    alone = {key: min(concepts) for key, concepts in stemmed.items() if len(concepts) == 1 and key not in common}
    return NameIndex(alone | {key: " ".join(dict.fromkeys(concepts)) for key, concepts in names.items()})


def aliases(glossary: Glossary) -> Iterator[tuple[str, str, str]]:
    """Every name that is looked for: its concept, language and spelling."""
    for kind in CONCEPTS:
        for id_, languages in glossary.get(kind, {}).items():
            for lang in LANGUAGES:
                yield from ((f"{kind}_{id_}", lang, alias) for alias in languages.get(lang, ()) if words(alias))


def alias_keys(said: Sequence[str], lang: str) -> list[str]:
    """Under which keys a name stands among all: as a word of its language, and by its stem."""
    joined = own("".join(said), lang)
    return [joined, *(key for key in name_keys(said, (lang,)) if ":" in key)]


def foreign(glossary: Glossary) -> Iterator[tuple[str, str, str]]:
    """What a language calls a thing that is not the program's, or not mixed and printed on a card: anybody may call it
    so, if nothing else is."""
    for kind in CONCEPTS:
        for id_, languages in glossary.get(kind, {}).items():
            for lang in sorted(languages.keys() - (MIXED if kind in PRINTED else LANGUAGES)):
                names = languages[lang][:1] if lang in LANGUAGES else languages[lang]
                yield from ((f"{kind}_{id_}", lang, alias) for alias in names if words(alias))


def called(glossary: Glossary) -> Iterator[tuple[str, str]]:
    """Every thing that has a name, and its words for it in the languages that are mixed."""
    for kind in CONCEPTS:
        for id_, names in glossary.get(kind, {}).items():
            said = [word for lang in MIXED for name in names.get(lang, ())[:1] for word in words(name)]
            yield f"{kind}_{id_}", " ".join(said)


def small_words(glossary: Glossary) -> Iterator[tuple[str, str]]:
    """The words that say little in a question, each with its language."""
    for languages in glossary.get("small", {}).values():
        yield from ((lang, said) for lang in LANGUAGES for said in languages.get(lang, ()))


def masks(fields: Iterable[Iterable[str]]) -> dict[str, int]:
    """Term -> the fields that hold it, a bit each, in the order given."""
    found: dict[str, int] = {}
    for place, terms in enumerate(fields):
        for term in terms:
            found[term] = found.get(term, 0) | 1 << place
    return found


def _spoken(texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    return ((lang, said) for lang, said in texts.items() if lang in LANGUAGES)
