"""The index of a shelf: what the search needs to know of every ruling, as SQLite tables.

In go the library and the glossary, out comes a database in memory. Each ruling is one row of the full-text
table, with the stems of all languages and the concepts of the glossary side by side, so that a Dutch question
with an Italian card name needs no guess at its language.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from unicodedata import normalize

import msgspec

from referee.lexicon import Glossary
from referee.library import Library, Ruling
from referee.search.ranking import TOLD
from referee.search.words import LANGUAGES, Run, name_keys, runs, spans, stem, weight, words

CONCEPTS = ("card", "character", "role", "event", "term")

TABLES = """
create table meta(key text primary key, value) without rowid;
create table names(key text primary key, concept text) without rowid;
create table small(word text primary key) without rowid;
create table words(word text primary key, length int, df int, named int, shown text) without rowid;
create index words_by_length on words(length);
create table terms(term text primary key, df int) without rowid;
create table rulings(number integer primary key, id text unique, rulesets text, ruling text);
create table sources(id text primary key, source text) without rowid;
create table fields(number integer primary key, subject text, answer text, detail text);
create table phrasings(number int, lang text, said text, terms text, mass real);
create index phrasings_by_ruling on phrasings(number);
create table answers(number int, lang text, said text, marks text, primary key(number, lang)) without rowid;
create virtual table shelf using fts5(question, subject, answer, detail, content='',
    tokenize="unicode61 tokenchars '_'");
"""


def build(library: Library, glossary: Glossary) -> sqlite3.Connection:
    """The index of these rulings, in memory."""
    db = sqlite3.connect(":memory:", check_same_thread=False)
    db.executescript(TABLES)
    names = _names(glossary)
    _store_glossary(db, glossary, names)
    _store_library(db, library)
    texts = [Texts(ruling, names) for ruling in library.rulings]
    frequency = Counter(term for text in texts for term in text.all_terms())
    db.executemany("insert into terms values(?, ?)", frequency.items())
    _store_vocabulary(db, glossary, texts)
    for number, text in enumerate(texts, start=1):
        _store_texts(db, number, text, {term: weight(df, len(texts)) for term, df in frequency.items()})
    db.commit()
    return db


class Texts:
    """What a ruling says, cut into terms by field and language."""

    def __init__(self, ruling: Ruling, names: Mapping[str, str]) -> None:
        self.ruling = ruling
        self._names = names
        self.phrasings = [(lang, said, self.terms(said, lang)) for lang in LANGUAGES for said in ruling.question[lang]]
        self.subject = [*self._ids(), *(term for topic in ruling.topics for term in self.terms(topic, "en"))]
        self.answer = [term for lang, said in ruling.answer.items() for term in self.terms(said, lang)]
        self.detail = [term for lang, said in ruling.detail.items() for term in self.terms(said, lang)]

    def _ids(self) -> Iterator[str]:
        touched = {"card": self.ruling.cards, "character": self.ruling.characters, "role": self.ruling.roles}
        return (f"{kind}_{id_}" for kind, ids in touched.items() for id_ in ids)

    def terms(self, said: str, lang: str) -> list[str]:
        """The concepts and stems of a text, also those of the words within a longer name."""
        return [term for run in runs(words(said), self._names, (lang,)) for term in self._of(run, lang)]

    def _of(self, run: Run, lang: str) -> list[str]:
        within = [self._names.get(word) for word in run.words]
        known = [term for term in dict.fromkeys([run.concept, *within]) if term]
        return known + [stem(word, lang) for word in run.words]

    def fields(self) -> dict[str, list[str]]:
        """All terms by field, in the order of the full-text table."""
        question = [term for _, _, terms in self.phrasings for term in terms]
        return {
            "question": question,
            **dict(zip(TOLD, (self.subject, self.answer, self.detail), strict=True)),
        }

    def all_terms(self) -> set[str]:
        """Every term once."""
        return {term for terms in self.fields().values() for term in terms}

    def vocabulary(self) -> set[str]:
        """Every word as it is written, folded."""
        ruling = self.ruling
        said = [
            *ruling.answer.values(),
            *ruling.detail.values(),
            *(s for p in ruling.question.values() for s in p),
        ]
        return {word for text in said for word in words(text)}

    def marks(self, lang: str) -> list[tuple[int, int, list[str]]]:
        """Where each word of the answer stands, and the terms for which it is marked."""
        said = normalize("NFC", self.ruling.answer[lang])
        places = list(spans(said))
        folded = ["".join(words(said[start:end])) for start, end in places]
        marks = []
        for run in runs(folded, self._names, (lang,)):
            here, places = places[: len(run.words)], places[len(run.words) :]
            marks.append((here[0][0], here[-1][1], self._of(run, lang)))
        return marks


def _names(glossary: Glossary) -> dict[str, str]:
    """Key -> concept, for every name of more than one letter, and for its stem where nobody else has it."""
    names: dict[str, str] = {}
    stemmed: dict[str, set[str]] = {}
    for concept, lang, alias in _aliases(glossary):
        full, *by_stem = name_keys(words(alias), (lang,))
        if len(full) > 1 or full.isdigit():
            names.setdefault(full, concept)
            for key in by_stem:
                stemmed.setdefault(key, set()).add(concept)
    common = {f"{lang}:{stem(word, lang)}" for lang, word in _small(glossary)}
    alone = {key: min(concepts) for key, concepts in stemmed.items() if len(concepts) == 1 and key not in common}
    return {**alone, **names}


def _aliases(glossary: Glossary) -> Iterator[tuple[str, str, str]]:
    for kind in CONCEPTS:
        for id_, languages in glossary.get(kind, {}).items():
            for lang in LANGUAGES:
                yield from ((f"{kind}_{id_}", lang, alias) for alias in languages[lang] if words(alias))


def _small(glossary: Glossary) -> Iterator[tuple[str, str]]:
    for languages in glossary.get("small", {}).values():
        yield from ((lang, said) for lang in LANGUAGES for said in languages[lang])


def _store_glossary(db: sqlite3.Connection, glossary: Glossary, names: Mapping[str, str]) -> None:
    db.executemany("insert into names values(?, ?)", names.items())
    db.executemany("insert or ignore into small values(?)", ((word,) for _, word in _small(glossary)))


def _store_library(db: sqlite3.Connection, library: Library) -> None:
    encode = msgspec.json.encode
    rulings = (
        (number, r.id, " ".join(r.verdicts), encode(r).decode()) for number, r in enumerate(library.rulings, start=1)
    )
    db.executemany("insert into rulings values(?, ?, ?, ?)", rulings)
    sources = ((source.id, encode(source).decode()) for source in library.sources.values())
    db.executemany("insert into sources values(?, ?)", sources)
    db.execute("insert into meta values('rulings', ?)", (len(library.rulings),))


def _store_vocabulary(db: sqlite3.Connection, glossary: Glossary, texts: Iterable[Texts]) -> None:
    frequency = Counter(word for text in texts for word in text.vocabulary())
    shown: dict[str, str] = {}
    for _, _, alias in _aliases(glossary):
        shown.setdefault("".join(words(alias)), alias)
        for word in words(alias):
            shown.setdefault(word, word)
    vocabulary = ((w, len(w), frequency[w], int(w in shown), shown.get(w, w)) for w in {*shown, *frequency})
    db.executemany("insert into words values(?, ?, ?, ?, ?)", vocabulary)


def _store_texts(db: sqlite3.Connection, number: int, text: Texts, weights: Mapping[str, float]) -> None:
    fields = text.fields()
    row = (number, *(" ".join(terms) for terms in fields.values()))
    db.execute("insert into shelf(rowid, question, subject, answer, detail) values(?, ?, ?, ?, ?)", row)
    told = (number, *(" ".join(sorted(set(fields[name]))) for name in TOLD))
    db.execute("insert into fields values(?, ?, ?, ?)", told)
    for lang, said, terms in text.phrasings:
        mass = sum(weights[term] for term in set(terms))
        db.execute(
            "insert into phrasings values(?, ?, ?, ?, ?)",
            (number, lang, said, " ".join(dict.fromkeys(terms)), mass),
        )
    for lang, said in text.ruling.answer.items():
        marks = json.dumps(text.marks(lang))
        db.execute("insert into answers values(?, ?, ?, ?)", (number, lang, normalize("NFC", said), marks))
