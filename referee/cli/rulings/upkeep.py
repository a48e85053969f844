"""`rulings`: the upkeep of a shelf of rulings. `check` tells what is wrong, `agree` that translations agree."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

import click
from msgspec import Struct

from referee import resources
from referee.cli.codes import Exit
from referee.cli.group import Verbs, verb
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.languages import LANGUAGES, facts
from referee.library.upkeep import CheckedShelf, Severity, ShelfFinding
from referee.library.upkeep import agree as record
from referee.library.upkeep import check as look
from referee.speech import visible

rulings = Verbs(
    "rulings", verbs={"check": "rulings.upkeep:check", "agree": "rulings.upkeep:agree"}, no_args_is_help=False
)

CODES = {
    Severity.NOTE: Exit.CLEAN,
    Severity.WARNING: Exit.OPEN,
    Severity.FAULT: Exit.ILLEGAL,
    Severity.UNREADABLE: Exit.UNUSABLE,
}

LANGUAGES_IN = {"lang", "of_lang", "langs", "changed", "older"}
"""The arguments that are languages."""


class RulingFinding(Struct, frozen=True):
    """What was found at a line of a file; `about` and `id` say of which ruling, source or topic."""

    file: str
    line: int
    about: str
    id: str
    level: str
    kind: str
    sentence: str


class RulingsChecked(Struct, frozen=True):
    """A folder of rulings that was checked: how many there are, how many clauses of the sources they state.

    `answered`: how many of them are answered in each language.
    """

    folder: str
    rulings: int
    clauses: int
    stated: int
    answered: dict[str, int]
    findings: tuple[RulingFinding, ...]


class RulingsAgreed(Struct, frozen=True):
    """The rulings whose record is new, and the file it is kept in."""

    file: str
    agreed: tuple[str, ...]


@verb("rulings-check")
@click.argument("folder", required=False, type=typed_text, metavar="FOLDER")
@click.pass_obj
def check(settings: Settings, folder: str | None) -> Exit:
    """List what is wrong with the rulings of a folder, the gravest last; without one, of the project's shelf."""
    session, place = Session(settings), _folder(folder)
    checked = look(place)
    gravest_last = sorted(checked.findings, key=lambda finding: finding.level)
    found = tuple(_record(session, place, finding) for finding in gravest_last)
    told = RulingsChecked(
        _shown(place), checked.rulings, checked.clauses, checked.stated, dict(checked.answered), found
    )
    session.answer(told, (_line(session, each) for each in found))
    _summary(session, checked)
    return CODES[max((finding.level for finding in checked.findings), default=Severity.NOTE)]


@verb("rulings-agree")
@click.argument("ids", nargs=-1, metavar="ID")
@click.option("--all", "every", is_flag=True)
@click.option("--folder", type=click.Path(path_type=Path), metavar="FOLDER")
@click.pass_obj
def agree(settings: Settings, ids: tuple[str, ...], every: bool, folder: Path | None) -> Exit:
    """Record that the languages of these rulings agree as they stand."""
    if every == bool(ids):
        raise Misuse("ids_or_all")
    session, place = Session(settings), folder or resources.rulings()
    told = RulingsAgreed(_shown(place / "translated.toml"), record(place, ids))
    session.answer(told, iter(told.agreed))
    session.talk(session.say("upkeep-agreed", count=len(told.agreed), file=visible(told.file)))
    return Exit.CLEAN


def _folder(typed: str | None) -> Path:
    """The folder that is meant; an empty word is none. Raises `Misuse` `bad_value`."""
    if typed is None:
        return resources.rulings()
    if not typed.strip():
        raise Misuse("bad_value", word="FOLDER", near=(), verb="referee rulings check")
    return Path(typed)


def _shown(path: Path) -> str:
    """The path as one may type it here: short where it is below this folder."""
    here, there = Path.cwd(), Path(os.path.abspath(path))  # noqa: PTH100 (resolve() follows links that lead nowhere)
    return os.path.relpath(there, here) if there.is_relative_to(here) else str(path)


def _record(session: Session, folder: Path, finding: ShelfFinding) -> RulingFinding:
    about, id_ = finding.of
    said = session.say(f"upkeep-{finding.kind}", **in_words(session, finding.about))
    level = finding.level.name.lower()
    return RulingFinding(_shown(folder / finding.file), finding.line, about, id_, level, finding.kind, said)


def in_words(session: Session, about: dict[str, Any]) -> dict[str, Any]:
    """The arguments as a sentence takes them, and of each whether it says anything."""
    said = {name: _told(session, name, value) for name, value in about.items()}
    said["languages"] = ", ".join(LANGUAGES)
    return said | {f"{name}_is": "given" if value else "none" for name, value in said.items()}


def _told(session: Session, name: str, value: Any) -> Any:
    """Lists in a row, languages by their names, texts safe to show, numbers as they are."""
    if isinstance(value, int):
        return value
    texts = [value] if isinstance(value, str) else [str(each) for each in value]
    if name in LANGUAGES_IN:
        texts = [session.speech.words.find(f"upkeep-lang-{lang}") or facts(lang).name for lang in texts]
    return session.speech.words.joined([visible(text) for text in texts])


def _line(session: Session, found: RulingFinding) -> str:
    """`FILE:LINE: ruling ID: what is wrong, what to do`; what is no fault is called by its level."""
    about = f"{session.say(f'upkeep-{found.about}')} {visible(found.id)}: " if found.about else ""
    level = f"{session.say(f'upkeep-{found.level}')}: " if found.level in ("warning", "note") else ""
    return f"{visible(found.file)}:{found.line}: {about}{level}{found.sentence}"


def _summary(session: Session, checked: CheckedShelf) -> None:
    counts = Counter(finding.level for finding in checked.findings)
    said = [session.say("upkeep-summary", rulings=checked.rulings)]
    said += [", ".join(f"{lang} {count}" for lang, count in checked.answered.items())]
    said += [session.say("upkeep-covered", stated=checked.stated, clauses=checked.clauses)]
    faults = counts[Severity.FAULT] + counts[Severity.UNREADABLE]
    said += [
        session.say("upkeep-counted", faults=faults, warnings=counts[Severity.WARNING], notes=counts[Severity.NOTE])
    ]
    session.talk(" · ".join(said))
