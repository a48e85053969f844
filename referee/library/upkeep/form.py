"""Each ruling by itself: its fields and their form, its id, its languages, its phrasings and sentences."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from rapidfuzz import process

from referee import lexicon
from referee.languages import LANGUAGES
from referee.library.proofreading import form_of, plain_kind
from referee.library.ruling import LONGEST_ID, LONGEST_TEXT, Ruling
from referee.library.search.words import words
from referee.library.upkeep.finding import ShelfFinding
from referee.library.upkeep.pages import Page, WrittenRuling

NEEDED = ("id", "clauses", "source", "section", "standing", "topics", "question", "answer", "detail")
NEEDED_BY_HOUSE = ("id", "question", "answer")
ONLY_HOUSE = ("reason", "tournament", "date", "author", "binds")
"""What is said only of a decision for one's own table or event."""
PHRASINGS = 5
"""At least so many in each language."""
SENTENCES = 4
"""At most so many in a detail."""

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_KEY = re.compile(r"[a-z][a-z0-9_]{0,59}")
_SENTENCE = re.compile(r"\S.*[.!][)”»\"]*")
_END = re.compile(r"[.!?…][)”»\"]*\s+(?=[(“«\"]?[A-ZÀ-Ý0-9])")
_FIELDS = {field.name: field.type for field in msgspec.structs.fields(Ruling)}


def nearest(word: str, choices: list[str]) -> str:
    """What may have been meant; nothing if nothing is near."""
    found = process.extractOne(word, choices, score_cutoff=70)
    return str(found[0]) if found else ""


def page_faults(page: Page) -> Iterator[ShelfFinding]:
    """A file holds rulings, at least one, and nothing else."""
    strange = [name for name in page.tables if name != "ruling"]
    listed = page.tables.get("ruling", [])
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        strange.append("ruling")
    yield from (page.finding("not_rulings", name, name=name) for name in strange)
    if not page.entries and not strange:
        yield page.finding("no_rulings")


def faults(entry: WrittenRuling) -> Iterator[ShelfFinding]:
    """What is wrong with a ruling whatever else stands on the shelf."""
    yield from _field_faults(entry)
    if entry.text("id") and not ID.fullmatch(entry.id):
        yield entry.finding("bad_id")
    elif len(entry.text("id")) > LONGEST_ID:
        yield entry.finding("too_long", part="id", most=LONGEST_ID)
    for field in ("question", "answer", "detail"):
        yield from _language_faults(entry, field)
    yield from _phrasing_faults(entry)
    yield from _text_faults(entry)
    yield from _house_faults(entry)


def _field_faults(entry: WrittenRuling) -> Iterator[ShelfFinding]:
    needed = NEEDED_BY_HOUSE if entry.is_house else NEEDED
    yield from (entry.finding("field_missing", name=name) for name in needed if name not in entry.fields)
    for name, value in entry.fields.items():
        if name not in _FIELDS:
            yield entry.finding("field_unknown", name, name=name, near=nearest(name, list(_FIELDS)))
        elif not _fits(value, plain_kind(_FIELDS[name])):
            yield entry.finding("wrong_form", name, name=name, form=form_of(_FIELDS[name]))
        elif len(set(entry.words(name))) < len(entry.words(name)):
            yield entry.finding("repeated", name, name=name)


def _fits(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _language_faults(entry: WrittenRuling, field: str) -> Iterator[ShelfFinding]:
    told = entry.table(field)
    if not told:
        return
    needed = () if field == "detail" and entry.is_house else begun(entry)
    lacking = [lang for lang in needed if not told.get(lang)]
    yield from (entry.finding("language_missing", field, part=field, lang=lang) for lang in lacking)
    strange = [lang for lang in told if lang not in LANGUAGES]
    yield from (entry.finding("language_unknown", f"{field}.{lang}", part=field, name=lang) for lang in strange)


def begun(entry: WrittenRuling) -> list[str]:
    """The languages in which a ruling says anything of what it must say."""
    return [lang for lang in LANGUAGES if any(entry.table(field).get(lang) for field in ("question", "answer"))]


def untranslated(page: Page, languages: Sequence[str]) -> Iterator[ShelfFinding]:
    """In which of these languages rulings of a file say nothing yet, and which rulings these are."""
    entries = [entry for entry in page.entries if not entry.is_house and begun(entry)]
    for lang in languages:
        lacking = [entry.id for entry in entries if lang not in begun(entry)]
        if lacking:
            yield page.finding("not_translated", lang=lang, count=len(lacking), total=len(entries), ids=lacking)


def _phrasing_faults(entry: WrittenRuling) -> Iterator[ShelfFinding]:
    told: dict[str, set[str]] = {}
    for lang, text in entry.phrasings():
        place, asked = f"question.{lang}", " ".join(words(text))
        if not asked:
            yield entry.finding("blank", place, part=place)
        elif text != text.strip():
            yield entry.finding("untrimmed", place, text, part=place)
        elif asked in told.setdefault(lang, set()):
            yield entry.finding("phrasing_repeated", place, text, lang=lang, text=text)
        told.setdefault(lang, set()).add(asked)
    few = {lang: len(said) for lang, said in told.items() if len(said) < PHRASINGS and lang in LANGUAGES}
    for lang, count in few.items() if not entry.is_house else ():
        yield entry.finding("few_phrasings", f"question.{lang}", lang=lang, count=count, least=PHRASINGS)


def _text_faults(entry: WrittenRuling) -> Iterator[ShelfFinding]:
    for field, lang, text in ((f, lang, text) for f in ("answer", "detail") for lang, text in entry.said(f).items()):
        place = f"{field}.{lang}"
        if text != text.strip() or "\n" in text:
            yield entry.finding("untrimmed", place, part=place)
        elif len(text) > LONGEST_TEXT:
            yield entry.finding("too_long", place, part=place, most=LONGEST_TEXT)
        elif text and not _SENTENCE.fullmatch(text):
            yield entry.finding("no_sentence", place, part=place)
        count = sentences(text)
        if field == "answer" and count > 1:
            yield entry.finding("long_answer", place, lang=lang, count=count)
        elif count > SENTENCES:
            yield entry.finding("long_detail", place, lang=lang, count=count, most=SENTENCES)
    yield from _copied(entry)


def _house_faults(entry: WrittenRuling) -> Iterator[ShelfFinding]:
    """What is wrong with the fields of a decision for one's own table or event."""
    for name in ONLY_HOUSE:
        if name in entry.fields and not entry.is_house:
            yield entry.finding("only_house", name, name=name)
    key = entry.table("binds").get("key")
    if isinstance(key, str) and not _KEY.fullmatch(key):
        yield entry.finding("bad_key", "binds", name=key)


def _copied(entry: WrittenRuling) -> Iterator[ShelfFinding]:
    """Answers that are the same in two languages; a bare "No." may be."""
    said: dict[str, str] = {}
    for lang, text in entry.said("answer").items():
        told = " ".join(words(text))
        if told in said and len(told.split()) > 1:
            yield entry.finding("untranslated", f"answer.{lang}", lang=lang, of_lang=said[told])
        said.setdefault(told, lang)


def sentences(text: str) -> int:
    """How many sentences a text has; the sign within a name such as Missed! or Rev. Carabine ends none."""
    return 1 + len(_END.findall(_signed().sub(lambda name: name[0].translate(_UNSIGNED), text)))


_UNSIGNED = str.maketrans("", "", ".!?")


@cache
def _signed() -> re.Pattern[str]:
    """The names that hold a sign which may end a sentence."""
    known = lexicon.load()
    kinds = ("card", "character", "role", "event", "ghost_card", "term")
    names = {name for kind in kinds for id_ in known.ids(kind) for name in known.names(kind, id_)}
    signed = sorted((name for name in names if set(".!?") & set(name)), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, signed)) or r"(?!)", re.IGNORECASE)
