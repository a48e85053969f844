"""Rulings as the TOML of the shelf, each as a person would write it: `question.en = [...]`, a field a line."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
import tomli_w

from referee.library.ruling import Ruling

FIRST = (
    "id", "clauses", "source", "section", "standing", "cards", "characters", "roles", "events", "ghost_cards", "topics",
    "supersedes", "see", "tournament", "date", "author", "binds", "verdicts", "question", "answer", "detail", "reason",
)  # fmt: skip
"""The order of the fields; cases stand last, since they are tables of their own."""
ALWAYS = frozenset(("id", "clauses", "source", "section", "standing"))
_HEADING = re.compile(r"^(\[{1,2})case([].])", re.MULTILINE)


def in_toml(rulings: Iterable[Ruling]) -> str:
    """A file of these rulings."""
    return "\n".join(map(_one, rulings))


def _one(ruling: Ruling) -> str:
    fields = msgspec.to_builtins(ruling, builtin_types=(datetime.date,))
    lines = [line for name in FIRST for line in _field(name, fields[name])]
    cases = tomli_w.dumps({"case": fields["case"]}) if fields["case"] else ""
    return "".join(["[[ruling]]\n", *lines, _HEADING.sub(r"\1ruling.case\2", cases)])


def _field(name: str, value: Any) -> Iterator[str]:
    if value in ("", [], {}, (), None) and name not in ALWAYS:
        return
    if isinstance(value, Mapping):
        told = ((part, said) for part, said in value.items() if said not in ("", []))
        yield from (f"{name}.{tomli_w.dumps({part: _plain(said)})}" for part, said in told)
    else:
        yield tomli_w.dumps({name: _plain(value)})


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
