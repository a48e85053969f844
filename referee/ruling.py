"""One ruling: a question of the table with its answer, what it has, and what may be wrong with it.

In goes a table of TOML, out comes a frozen ruling, or faults: keys with the field they are about. A ruling of standing
`house` is a decision for one's own table or event, a precedent: one language is enough for it, and it need rest on no
source.
"""

import datetime
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final, Literal, TypeVar

import msgspec

LANGUAGES = ("nl", "it", "en")
SOURCES = "sources.toml"
HOUSE: Final = "house"
LONGEST_ID = 100
LONGEST_TEXT = 20_000
"""Characters in one text of a ruling."""

Standing = Literal["printed", "inferred", "recommended", "open", "house"]
Level = Literal["legal", "without_effect", "illegal", "unclear", "for_referee"]
Text = TypeVar("Text")
Value = TypeVar("Value", bound=msgspec.Struct)

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_KEY = re.compile(r"[a-z][a-z0-9_]{0,59}")
_CLAUSE = re.compile(r"([A-Z]{3})-\d{3}")


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A document that rulings rest on; it has `count` clauses, whose ids begin with the prefix `clauses`.

    `sections`: the first and last numbers of the clauses in each part; `ruleset`: its word in verdicts.
    """

    id: str
    title: str
    authors: tuple[str, ...]
    edition: str
    language: str
    standing: str
    clauses: str
    count: int
    year: int | None = None
    ruleset: str = ""
    sections: dict[str, tuple[tuple[int, int], ...]] = {}


NOWHERE = Source("", "", (), "", "", HOUSE, "", 0)
"""The source of a house ruling that rests on none."""


class Binds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a house ruling decides at a table that it binds: what the judge objects to by `key` is allowed, or not.

    `ruleset` is the set that the table must be played by; empty: any in which a rule objects so.
    """

    key: str
    allowed: bool
    ruleset: str = ""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule as it is asked and answered at the table; texts are keyed by language.

    The last five fields are of house rulings: why it was decided so, at which event, when, by whom, and what it binds.
    """

    id: str
    clauses: tuple[str, ...]
    source: str
    section: str
    standing: Standing
    question: dict[str, tuple[str, ...]]
    answer: dict[str, str]
    detail: dict[str, str] = {}
    cards: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    ghost_cards: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    supersedes: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    verdicts: dict[str, Level] = {}
    case: tuple[dict[str, Any], ...] = ()
    reason: dict[str, str] | str = ""
    tournament: str = ""
    date: datetime.date | None = None
    author: str = ""
    binds: Binds | None = None

    @property
    def is_house(self) -> bool:
        """Is it a decision for one's own table or event?"""
        return self.standing == HOUSE

    def in_every_language(self) -> "Ruling":
        """The same with a text in every language: where one was not written, another stands in."""
        said = {
            name: {lang: said_in(getattr(self, name), lang, "") for lang in LANGUAGES} if getattr(self, name) else {}
            for name in ("answer", "detail")
        }
        question = {lang: said_in(self.question, lang, ()) for lang in LANGUAGES}
        return msgspec.structs.replace(self, question=question, **said)

    def because(self, lang: str) -> str:
        """Why it was decided so, in this language if it was written in it."""
        return self.reason if isinstance(self.reason, str) else said_in(self.reason, lang, "")


def said_in(texts: Mapping[str, Text], lang: str, nothing: Text) -> Text:
    """What is said in this language; else in English, else in whatever language there is."""
    return next((texts[each] for each in (lang, "en", *texts) if texts.get(each)), nothing)


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a field: a key, and what its sentence needs to know."""

    field: str
    key: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.field}: {_FAULTS[self.key].format(self.detail)}"


_FAULTS = {
    "missing": "missing",
    "unknown_field": "unknown field",
    "wrong_form": "{}",
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


def form_faults(raw: dict[str, Any], kind: type[msgspec.Struct] = Ruling) -> Iterator[Fault]:
    """The fields that are unknown, missing or of the wrong form."""
    raw = _filled(raw)
    known = {field.name: field for field in msgspec.structs.fields(kind)}
    yield from (Fault(name, "unknown_field") for name in raw if name not in known)
    for name, field in known.items():
        if name not in raw:
            yield from [Fault(name, "missing")] if field.required else []
            continue
        try:
            msgspec.convert(raw[name], field.type)
        except (msgspec.ValidationError, RecursionError) as error:
            yield Fault(name, "wrong_form", str(error))


def ruling_faults(ruling: Ruling, known: Collection[str], sources: Iterable[Source]) -> Iterator[Fault]:
    """What is wrong with a well-formed ruling among these ids and sources, but for an id that is used twice."""
    if not _ID.fullmatch(ruling.id):
        yield Fault("id", "bad_id")
    elif len(ruling.id) > LONGEST_ID:
        yield Fault("id", "id_too_long", str(LONGEST_ID))
    yield from (Fault("supersedes", "no_ruling", id_) for id_ in ruling.supersedes if id_ not in known)
    yield from (Fault("see", "no_ruling", id_) for id_ in ruling.see if id_ not in known)
    yield from _language_faults(ruling)
    yield from _citation_faults(ruling, tuple(sources))
    yield from _house_faults(ruling)


def _language_faults(ruling: Ruling) -> Iterator[Fault]:
    asked = {lang: any(map(_has_words, each)) for lang, each in ruling.question.items()}
    answered = {lang: _has_words(text) for lang, text in ruling.answer.items()}
    told: dict[str, Mapping[str, object]] = {"question": asked, "answer": answered}
    needed: Collection[str] = LANGUAGES
    if ruling.is_house:
        needed = [lang for lang in LANGUAGES if asked.get(lang) or answered.get(lang)]
        yield from (Fault(field, "missing") for field in told if not needed)
    elif ruling.detail:
        told["detail"] = ruling.detail
    for field, said in told.items():
        yield from (Fault(f"{field}.{lang}", "missing") for lang in needed if not said.get(lang))
    reason = ruling.reason if isinstance(ruling.reason, dict) else {}
    for field, said in {**told, "detail": ruling.detail, "reason": reason}.items():
        yield from (Fault(f"{field}.{lang}", "no_language") for lang in said if lang not in LANGUAGES)


def _has_words(text: str) -> bool:
    """Is there anything in it that could be read aloud, or looked for?"""
    return any(sign.isalnum() for sign in text)


def _citation_faults(ruling: Ruling, sources: Collection[Source]) -> Iterator[Fault]:
    if ruling.source not in {source.id for source in sources} and not (ruling.is_house and not ruling.source):
        yield Fault("source", "no_source", ruling.source)
    if not ruling.clauses and not ruling.is_house:
        yield Fault("clauses", "no_clauses")
    prefixes = {source.clauses for source in sources}
    for clause in ruling.clauses:
        form = _CLAUSE.fullmatch(clause)
        if not form or form[1] not in prefixes:
            yield Fault("clauses", "no_clause", clause)


def _house_faults(ruling: Ruling) -> Iterator[Fault]:
    """What is wrong with what only house rulings have."""
    own = ("reason", "tournament", "date", "author", "binds")
    if not ruling.is_house:
        yield from (Fault(name, "only_house") for name in own if getattr(ruling, name))
        return
    if ruling.binds is not None and not _KEY.fullmatch(ruling.binds.key):
        yield Fault("binds", "no_key", ruling.binds.key)
    for field, texts in _texts(ruling):
        if any(len(text) > LONGEST_TEXT for text in texts):
            yield Fault(field, "text_too_long", str(LONGEST_TEXT))


def _texts(ruling: Ruling) -> Iterator[tuple[str, Iterable[str]]]:
    yield "question", (one for each in ruling.question.values() for one in each)
    yield from (("answer", ruling.answer.values()), ("detail", ruling.detail.values()))
    yield "reason", [ruling.reason] if isinstance(ruling.reason, str) else ruling.reason.values()
    yield from (("tournament", [ruling.tournament]), ("author", [ruling.author]))
