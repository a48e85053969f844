"""`solo`: The Lone Gunslinger without a deck, in the app, or line by line where input is piped in."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from secrets import randbelow

import click

from referee.cli.codes import Exit
from referee.cli.group import Verbs, verb
from referee.cli.layout import columns
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.cli.table.seating import chosen_options
from referee.cli.times import local
from referee.desk.desk import Desk
from referee.journal import is_there
from referee.solo import BOOK, GameRecord, Result, SoloGame, SoloTelling, Tally, new_game, offered, results_of, tallies

SEEDS = 1_000_000
UNTOLD = ("--character", "SEAT=NAME")


@click.group(
    "solo",
    cls=Verbs,
    verbs={"list": "solo.solo:list_", "results": "solo.solo:results_"},
    invoke_without_command=True,
    no_args_is_help=False,
)
@click.option("--seed", default="", type=typed_text, metavar="WORD")
@click.option("--level", type=click.IntRange(0, 4), metavar="0…4")
@click.option("--variation", "variations", multiple=True, type=typed_text, metavar="NAME")
@click.option("--character", "characters", multiple=True, type=typed_text, metavar="SEAT=NAME")
@click.option("--new", "fresh", is_flag=True)
@click.pass_context
def solo(
    ctx: click.Context,
    seed: str,
    level: int | None,
    variations: tuple[str, ...],
    characters: tuple[str, ...],
    fresh: bool,
) -> Exit | None:
    """Play, go on with a game, or set one up."""
    if ctx.invoked_subcommand is not None:
        return None
    settings = ctx.ensure_object(Settings)
    session, told = Session(settings), bool(seed or level is not None or variations or characters)
    at_terminal = all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout))
    options = _options(level, variations)
    with session.desk(making=True) as desk:
        if told or not (at_terminal or settings.table or _unfinished(desk)):
            stream = _dealt(session, desk, seed or str(randbelow(SEEDS)), options, characters)
        else:
            stream = "" if fresh else _found(settings, desk)
        if not at_terminal:
            from referee.cli.solo.lines import play

            return play(session, SoloGame(session.opened(desk, stream)), sys.stdin)
    from referee.tui.app import run

    run(settings.place, settings.lang, stream or None, "solo")
    return Exit.CLEAN


def _options(level: int | None, variations: Sequence[str]) -> dict[str, str]:
    """What was chosen; a variation is on where it is named. Raises `Misuse`, `BadLine` `unknown_option`."""
    words = [word if "=" in word else f"{word}=yes" for word in variations]
    return {**({} if level is None else {"level": str(level)}), **dict(chosen_options(words, BOOK))}


def _dealt(session: Session, desk: Desk, seed: str, options: dict[str, str], characters: Sequence[str]) -> str:
    """A new game; its id."""
    telling, chosen = SoloTelling(session.views), _chosen(session, seed, options, characters)
    title = telling.title(options, seed)
    game = new_game(desk, seed, options, telling.names(seed, options, chosen), chosen, title)
    session.talk(session.say("solo-dealt", title=title))
    return game.log.stream


def _chosen(session: Session, seed: str, options: dict[str, str], words: Sequence[str]) -> tuple[str, ...]:
    """Whom each seat plays. Raises `Misuse` `not_a_pair`, `bad_value`."""
    pairs = offered(seed, options)
    chosen = [pair[0] for pair in pairs]
    for word in words:
        seat, sign, name = word.partition("=")
        if not (sign and seat.isdecimal() and len(seat) < 4 and 0 < int(seat) <= len(pairs)):
            raise Misuse("not_a_pair", word=word[:40])
        pair = pairs[int(seat) - 1]
        meant = {*(session.lexicon.exact(name, "character") or session.lexicon.beginnings(name, "character"))}
        found = [each for each in pair if each in meant]
        if len(found) != 1:
            raise Misuse("bad_value", word=UNTOLD[0], near=pair, verb="referee solo")
        chosen[int(seat) - 1] = found[0]
    return tuple(chosen)


def _found(settings: Settings, desk: Desk) -> str:
    """The game that was named, else the one left unfinished last, if any. Raises `BadJournal` `not_dealt`."""
    if settings.table:
        return SoloGame(desk.table(settings.table)).log.stream
    return _unfinished(desk)


def _unfinished(desk: Desk) -> str:
    return next((each.table for each in results_of(desk) if not each.over), "")


def _all(session: Session) -> list[Result]:
    if not is_there(session.settings.place):
        return []
    with session.desk() as desk:
        return results_of(desk)


@verb("solo-list")
@click.pass_obj
def list_(settings: Settings) -> Exit:
    """List the games, the one touched last first."""
    session = Session(settings)
    found = _all(session)
    session.answer(found, _listed(session, found))
    return Exit.CLEAN


def _listed(session: Session, found: Sequence[Result]) -> Iterator[str]:
    if not found:
        session.talk(session.say("solo-list_none"))
        return
    telling = SoloTelling(session.views)
    yield from columns(
        [[each.table, local(each.at), str(each.entries), telling.outcome(each), each.title] for each in found]
    )


@verb("solo-results")
@click.pass_obj
def results_(settings: Settings) -> Exit:
    """The record of results."""
    session = Session(settings)
    found = [each for each in _all(session) if each.over]
    session.answer(GameRecord(tuple(found), tuple(tallies(found))), _recorded(session, found))
    return Exit.CLEAN


def _recorded(session: Session, found: Sequence[Result]) -> Iterator[str]:
    if not found:
        session.talk(session.say("solo-results_none"))
        return
    say = session.say
    heads = [say("solo-when"), say("option-level"), say("solo-result"), *SoloTelling(session.views).lawmen()]
    rows = [_row(session, each) for each in found]
    yield from columns([[*heads, say("solo-seed"), say("solo-variations"), say("solo-taken_back")], *rows])
    yield ""
    counted = tallies(found)
    for of in dict.fromkeys(each.of for each in counted):
        yield f"{say(f'solo-by_{of}')}"
        yield from columns([_counted(session, each) for each in counted if each.of == of])


def _row(session: Session, of: Result) -> list[str]:
    telling, speech = SoloTelling(session.views), session.speech
    return [
        local(of.at)[:10],
        str(of.level),
        telling.outcome(of),
        speech.character(of.sheriff),
        speech.character(of.deputy),
        of.seed,
        ", ".join(telling.variations(of)) or "–",
        str(of.taken_back or "–"),
    ]


def _counted(session: Session, tally: Tally) -> list[str]:
    what = tally.what if tally.what.isdecimal() else session.speech.character(tally.what)
    return [f"  {what}", session.say("solo-of", won=tally.won, games=tally.games)]
