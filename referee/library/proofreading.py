"""What may be wrong with a ruling or a source as somebody wrote it, before anything is made of it.

In goes a table of TOML, out comes a frozen value, or faults: keys with the field they are about.
"""

import datetime
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from referee.languages import LANGUAGES
from referee.library.ruling import HOUSE, LONGEST_ID, LONGEST_TEXT, SOURCES, Binds, Ruling, Source

Value = TypeVar("Value", bound=msgspec.Struct)

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_KEY = re.compile(r"[a-z][a-z0-9_]{0,59}")
_CLAUSE = re.compile(r"([A-Z]{3})-\d{3}")


class ShelfFault(msgspec.Struct, frozen=True):
    """What is wrong with a field: a key, and what its sentence needs to know."""

    field: str
    key: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.field}: {_FAULTS[self.key].format(self.detail)}"


_FAULTS = {
    "missing": "missing",
    "unknown_field": "unknown field",
    "wrong_form": "not of the right form ({})",
    "no_choice": "none of {}",
    "no_table": "not a table",
    "no_tables": "not a list of [[ruling]] tables",
    "bad_id": "not lowercase words joined by hyphens",
    "id_twice": "used {} times",
    "id_taken": "used in another place",
    "id_too_long": "longer than {} characters",
    "text_too_long": "longer than {} characters",
    "no_ruling": "no ruling {}",
    "no_language": "unknown language",
    "no_source": f"no source {{}} in {SOURCES}",
    "no_clauses": "a ruling states at least one",
    "no_clause": "no source has a clause {}",
    "no_name": "{} is the id of nothing",
    "no_key": "{} is no key of a reason",
    "no_set": "no set {}",
    "only_house": "only a ruling of standing house",
}


def value_of(raw: dict[str, Any], kind: type[Value]) -> Value:
    """The value that a table of TOML tells, if it has no `form_faults`."""
    return msgspec.convert(_filled(raw), kind)


def _filled(raw: dict[str, Any]) -> dict[str, Any]:
    """What may be left out of a house ruling is put in as empty."""
    return {"clauses": [], "source": "", "section": "", **raw} if raw.get("standing") == HOUSE else raw


def form_faults(raw: dict[str, Any], kind: type[msgspec.Struct] = Ruling) -> Iterator[ShelfFault]:
    """The fields that are unknown, missing or of the wrong form."""
    raw = _filled(raw)
    known = {field.name: field for field in msgspec.structs.fields(kind)}
    yield from (ShelfFault(name, "unknown_field") for name in raw if name not in known)
    for name, field in known.items():
        if name not in raw:
            yield from [ShelfFault(name, "missing")] if field.required else []
            continue
        try:
            msgspec.convert(raw[name], field.type)
        except (msgspec.ValidationError, RecursionError):
            yield _wrong(name, raw[name], field.type)


def _wrong(name: str, value: object, kind: Any) -> ShelfFault:
    """What is wrong with a value that is not of this type: its form, or only the word that was chosen."""
    words = _choices(kind)
    said = value.values() if isinstance(value, dict) and get_origin(kind) is dict else [value]
    if words and all(isinstance(each, str) for each in said):
        return ShelfFault(name, "no_choice", ", ".join(words))
    return ShelfFault(name, "wrong_form", form_of(kind))


def _choices(kind: Any) -> tuple[str, ...]:
    """The words of which a field of this type is one, or a table of them; none if any will do."""
    chosen = get_args(kind)[1] if get_origin(kind) is dict else kind
    return get_args(chosen) if get_origin(chosen) is Literal else ()


_FORMS: Mapping[Any, str] = {
    str: "text",
    tuple[str, ...]: "list",
    dict[str, str]: "table",
    dict[str, tuple[str, ...]]: "lists",
    datetime.date | None: "date",
    dict[str, str] | str: "text",
    Binds | None: "binds",
}


def form_of(kind: Any) -> str:
    """What a field of this type is written as: one text, a list of them, for each name one or a list, a date ..."""
    return _FORMS.get(plain_kind(kind), "other")


def plain_kind(kind: Any) -> Any:
    """The type without its choices: those have faults of their own."""
    if get_origin(kind) is Literal:
        return str
    return dict[str, str] if get_origin(kind) is dict and get_origin(get_args(kind)[1]) is Literal else kind


def ruling_faults(ruling: Ruling, known: Collection[str], sources: Iterable[Source]) -> Iterator[ShelfFault]:
    """What is wrong with a well-formed ruling among these ids and sources, but for an id that is used twice."""
    if not _ID.fullmatch(ruling.id):
        yield ShelfFault("id", "bad_id")
    elif len(ruling.id) > LONGEST_ID:
        yield ShelfFault("id", "id_too_long", str(LONGEST_ID))
    yield from (ShelfFault("supersedes", "no_ruling", id_) for id_ in ruling.supersedes if id_ not in known)
    yield from (ShelfFault("see", "no_ruling", id_) for id_ in ruling.see if id_ not in known)
    yield from _language_faults(ruling)
    yield from _citation_faults(ruling, tuple(sources))
    yield from _house_faults(ruling)


def _language_faults(ruling: Ruling) -> Iterator[ShelfFault]:
    """One language in which it is asked and answered is enough: what others lack, only the check of a shelf tells."""
    asked = {lang: any(map(_has_words, each)) for lang, each in ruling.question.items()}
    answered = {lang: _has_words(text) for lang, text in ruling.answer.items()}
    told: dict[str, Mapping[str, object]] = {"question": asked, "answer": answered}
    begun = [lang for lang in LANGUAGES if asked.get(lang) or answered.get(lang)]
    whole = [lang for lang in begun if asked.get(lang) and answered.get(lang)]
    needed = begun if ruling.is_house or not whole else ()
    yield from (ShelfFault(field, "missing") for field in told if not begun)
    for field, said in told.items():
        yield from (ShelfFault(f"{field}.{lang}", "missing") for lang in needed if not said.get(lang))
    reason = ruling.reason if isinstance(ruling.reason, dict) else {}
    for field, said in {**told, "detail": ruling.detail, "reason": reason}.items():
        yield from (ShelfFault(f"{field}.{lang}", "no_language") for lang in said if lang not in LANGUAGES)


def _has_words(text: str) -> bool:
    """Is there anything in it that could be read aloud, or looked for?"""
    return any(sign.isalnum() for sign in text)


def _citation_faults(ruling: Ruling, sources: Collection[Source]) -> Iterator[ShelfFault]:
    if ruling.source not in {source.id for source in sources} and not (ruling.is_house and not ruling.source):
        yield ShelfFault("source", "no_source", ruling.source)
    if not ruling.clauses and not ruling.is_house:
        yield ShelfFault("clauses", "no_clauses")
    prefixes = {source.clauses for source in sources}
    for clause in ruling.clauses:
        form = _CLAUSE.fullmatch(clause)
        if not form or form[1] not in prefixes:
            yield ShelfFault("clauses", "no_clause", clause)


def _house_faults(ruling: Ruling) -> Iterator[ShelfFault]:
    """What is wrong with what only house rulings have."""
    own = ("reason", "tournament", "date", "author", "binds")
    if not ruling.is_house:
        yield from (ShelfFault(name, "only_house") for name in own if getattr(ruling, name))
        return
    if ruling.binds is not None and not _KEY.fullmatch(ruling.binds.key):
        yield ShelfFault("binds", "no_key", ruling.binds.key)
    for field, texts in _texts(ruling):
        if any(len(text) > LONGEST_TEXT for text in texts):
            yield ShelfFault(field, "text_too_long", str(LONGEST_TEXT))


def _texts(ruling: Ruling) -> Iterator[tuple[str, Iterable[str]]]:
    yield "question", (one for each in ruling.question.values() for one in each)
    yield from (("answer", ruling.answer.values()), ("detail", ruling.detail.values()))
    yield "reason", [ruling.reason] if isinstance(ruling.reason, str) else ruling.reason.values()
    yield from (("tournament", [ruling.tournament]), ("author", [ruling.author]))
