"""`precedent`: what the referee decided that no rule foresees. `add` and `revise` record it."""

from __future__ import annotations

import datetime
import sys
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import click
from msgspec.structs import replace

from referee.cli.codes import Exit
from referee.cli.group import Verbs, verb
from referee.cli.misuse import Misuse
from referee.cli.rulings.precedent_binding import tell_who_follows
from referee.cli.rulings.precedent_text import at_folder, precedents, recorded, refused
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.library.precedents.draft import DecisionDraft, nameless, of_verdict, question_of
from referee.library.ruling import Binds, Ruling, said_in

precedent = Verbs(
    "precedent",
    verbs={
        "add": "rulings.precedent:add",
        "revise": "rulings.precedent:revise",
        "list": "rulings.precedent_text:list_",
        "show": "rulings.precedent_text:show",
        "export": "rulings.precedent_text:export",
        "import": "rulings.precedent_text:import_",
        "bind": "rulings.precedent_binding:bind",
    },
    no_args_is_help=False,
)
THAT_OF_THE_ENTRY = ""
TEXTS = ("question", "answer", "reason", "tournament", "author")
NEEDED = ("question", "answer")

F = TypeVar("F", bound=Callable[..., Any])


def said_options(command: F) -> F:
    """What can be said of a decision without being asked."""
    decided: dict[str, Any] = {"is_flag": False, "flag_value": THAT_OF_THE_ENTRY, "type": typed_text}
    options = [
        *(click.option(f"--{name}", type=typed_text, metavar="TEXT") for name in TEXTS),
        click.option("--date", type=typed_text, metavar="YYYY-MM-DD"),
        click.option("--clause", "clauses", multiple=True, type=typed_text, metavar="CLAUSE"),
        click.option("--allow", metavar="REASON", **decided),
        click.option("--forbid", metavar="REASON", **decided),
        click.option("--ruleset", default="", type=typed_text, metavar="SET"),
    ]
    for option in reversed(options):
        command = option(command)
    return command


@verb("precedent-add")
@said_options
@click.option("--entry", type=click.IntRange(0), metavar="N")
@click.option("--id", "id_", default="", type=typed_text, metavar="ID")
@at_folder
@click.pass_obj
def add(settings: Settings, /, entry: int | None, id_: str, folder: str | None, **said: Any) -> Exit:
    """Record a decision; at a terminal it asks for what was not said."""
    session = Session(settings)
    draft, key = DecisionDraft(settings.lang), ""
    if said["ruleset"] and said["allow"] is None and said["forbid"] is None and not _asks(settings):
        raise Misuse("ruleset_of_nothing")
    if entry is not None:
        draft, key = _of_entry(session, draft, entry)
    draft = _with(draft, key, **{**said, "date": said["date"] or datetime.date.today().isoformat()})
    if _asks(settings):
        draft = replace(draft, **_asked(session, draft, [name for name in TEXTS if not said[name]]))
        draft = draft if draft.binds or not key else _asked_whether_it_binds(session, draft, key, said["ruleset"])
    for name in NEEDED:
        if not getattr(draft, name).strip():
            raise Misuse("missing_argument", word=f"--{name}", verb="referee precedent add")
    with refused(settings):
        return recorded(session, precedents(settings, folder).add(draft, id_), "precedent-recorded")


@verb("precedent-revise")
@click.argument("id_", type=typed_text, metavar="ID")
@said_options
@click.option("--translation", is_flag=True)
@at_folder
@click.pass_obj
def revise(settings: Settings, /, id_: str, translation: bool, folder: str | None, **said: Any) -> Exit:
    """Record a decision that takes the place of an old one, which stays."""
    session, shelf = Session(settings), precedents(settings, folder)
    old = shelf.named(id_)
    key = old.binds.key if old.binds else ""
    draft = _with(
        DecisionDraft(settings.lang), key, **{**said, "date": said["date"] or datetime.date.today().isoformat()}
    )
    if _asks(settings) and not any(said[name] for name in TEXTS):
        draft = replace(draft, **_asked(session, _old_texts(old, settings.lang), TEXTS))
    with refused(settings):
        new = shelf.revise(old, draft, translation)
    recorded(session, new, "precedent-revised", old=old.id)
    tell_who_follows(session, old, new)
    return Exit.CLEAN


def _of_entry(session: Session, draft: DecisionDraft, number: int) -> tuple[DecisionDraft, str]:
    """The draft with what the verdict on an entry says, and the key of what would be decided. Raises `Misuse`."""
    with session.table() as log:
        verdict = log.verdict(number) if number < log.length else None
        if verdict is None or not verdict.to_look_at:
            raise Misuse("entry_without_question", number=number)
        table = nameless(log.table_spoken_of(number))
        sentences = [session.speech.reason(reason, table) for reason in verdict.reasons]
        draft = replace(draft, tournament=log.table.title)
        return of_verdict(draft, log.entry(number), verdict, sentences), question_of(verdict, log.book)


def _with(
    draft: DecisionDraft, key: str, allow: str | None, forbid: str | None, ruleset: str, date: str, **said: Any
) -> DecisionDraft:
    """The draft with what the options say. Raises `Misuse` `allow_or_forbid`, `which_reason`, `bad_value`."""
    said = {name: value for name, value in said.items() if value}
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        raise Misuse("bad_value", word="--date", near=(datetime.date.today().isoformat(),), verb="referee") from None
    draft = replace(draft, date=day, **said)
    if allow is None and forbid is None:
        return draft
    if allow is not None and forbid is not None:
        raise Misuse("allow_or_forbid")
    reason = allow or forbid or key
    if not reason:
        raise Misuse("which_reason")
    return replace(draft, binds=Binds(reason, allow is not None, ruleset))


def _asks(settings: Settings) -> bool:
    """Is there a person to ask?"""
    return not settings.json and bool(sys.stdin and sys.stdin.isatty())


def _asked(session: Session, draft: DecisionDraft, names: Iterable[str]) -> dict[str, str]:
    """What a person answers; Enter keeps what stands there."""
    return {name: _answer(session, name, getattr(draft, name)) for name in names}


def _answer(session: Session, name: str, told: str = "") -> str:
    said: str = click.prompt(session.say(f"precedent-ask_{name}"), default=told, show_default=bool(told), err=True)
    return said


def _asked_whether_it_binds(session: Session, draft: DecisionDraft, key: str, ruleset: str) -> DecisionDraft:
    """The draft with what it decides where it binds; anything but the two words is no decision."""
    word = _answer(session, "binding").strip().lower()
    return replace(draft, binds=Binds(key, word == "allow", ruleset)) if word in ("allow", "forbid") else draft


def _old_texts(old: Ruling, lang: str) -> DecisionDraft:
    (question, *_) = said_in(old.question, lang, ("",))
    return DecisionDraft(lang, question, said_in(old.answer, lang, ""), old.because(lang), old.tournament, old.author)
