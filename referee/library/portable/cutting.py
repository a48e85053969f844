"""The shelf cut into runs of words once more, since an index keeps of its texts no more than where they point.

In go the library and the names, out come for every ruling the runs of each phrasing with its senses, and those of its
answer, its details and its place.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from referee.languages import LANGUAGES
from referee.library.ruling import Ruling
from referee.library.search.building import heard
from referee.library.search.sense import Parts, senses
from referee.library.search.texts import place, things
from referee.library.search.words import NameIndex, Run, runs, words

SUBJECT_IN = "en"
"""The language in which the place of a ruling is written: ids of documents, sections and topics."""
Cut = list[tuple[str, list[Run]]]
"""Texts with their languages."""


class RulingCut(NamedTuple):
    """What a ruling says, in runs; `things` are the concepts that it is about."""

    phrasings: Cut
    senses: list[frozenset[str]]
    answer: Cut
    detail: Cut
    subject: Cut
    things: tuple[str, ...]


def cut(ruling: Ruling, names: NameIndex, parts: Parts) -> RulingCut:
    """One ruling in runs."""
    told = heard(ruling)
    asked = [(lang, said) for lang in LANGUAGES for said in sorted(told.question.get(lang, ()))]
    phrasings = [(lang, list(runs(words(said), names, (lang,)))) for lang, said in asked]
    sensed = [senses(found, parts, (lang,)) for lang, found in phrasings]
    answer, detail = (list(_cut(texts, names)) for texts in (told.answer, told.detail))
    subject = [(SUBJECT_IN, list(runs(words(said), names, (SUBJECT_IN,)))) for said in place(told)]
    return RulingCut(phrasings, sensed, answer, detail, subject, tuple(things(told)))


def _cut(texts: Mapping[str, str], names: NameIndex) -> Iterator[tuple[str, list[Run]]]:
    for lang, said in texts.items():
        if lang in LANGUAGES:
            yield lang, list(runs(words(said), names, (lang,)))
