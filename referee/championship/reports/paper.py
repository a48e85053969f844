"""The paper pack: blank sheets by which a tournament goes on without its laptop, and the lines to type afterwards.

Every sheet that is filled in by hand bears the line of the desk's shorthand that logs it, with room for what is known
by then. A table that is not drawn yet gets a sheet with as many seats as a table can have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.reports import blocks as b
from referee.championship.reports.prize_table import prize_table
from referee.championship.reports.telling import Telling
from referee.championship.rules.bracket import MANY
from referee.championship.rules.entries import Logged
from referee.championship.rules.facts import LEADER, MOST_SEATS
from referee.championship.rules.state import Table

GAP = "____"
ROWS = {"enrol": 28, "penalties": 12}
"""The rows of a sheet that is blank from top to bottom."""
GAME: tuple[b.Column, ...] = ("number", "name", "write", "write broad", *("write",) * 7)


def paper(log: Sequence[Logged], lang: str) -> b.Report:
    """The whole pack in one language."""
    told = Telling(log, lang, "referee")
    tables = tuple(each for each in told.state.tables.values() if each.seating) or (Table(0, (0,) * MOST_SEATS),)
    sections = [_how(told), *(section for table in tables for section in _table(told, table)), *_desk(told)]
    return told.report("paper", sections, ("ITC-101", "ITC-119", "ITC-197"))


def _how(told: Telling) -> b.Section:
    return b.Section("", (b.Text(told.word("paper_how")), b.Text(told.word("paper_letters"))))


def _table(told: Telling, table: Table) -> Iterator[b.Section]:
    """The sheets of one table: its course, its roles, a sheet for every two games."""
    name = told.speech.words.say("tournament-table", table=str(table.number) if table.number else GAP)
    yield b.Section(told.word("sheet_course", table=name), (_seats(told, table), _rounds(told, table)), apart=True)
    yield b.Section(
        told.word("sheet_roles", table=name), (b.Text(told.word("roles_how"), quiet=True), _roles(told, table))
    )
    yield b.Section(told.word("sheet_prizes", table=name), (prize_table(told, len(table.seating)),))
    games = tuple(_game(told, table, number) for number, _ in enumerate(table.seating, 1))
    yield from (
        b.Section(
            told.word("sheet_games", table=name), tuple(block for game in games[at : at + 2] for block in game), True
        )
        for at in range(0, len(games), 2)
    )


def _name(told: Telling, player: int) -> str:
    return told.speech.player(player) if player else ""


def _number(player: int) -> str:
    return str(player) if player else ""


def _seats(told: Telling, table: Table) -> b.Table:
    rows = tuple((str(seat), _number(player), _name(told, player)) for seat, player in enumerate(table.seating, 1))
    return b.Table(
        told.heads("seat", "number", "player"), rows, ("number", "number", "name" if table.number else "write")
    )


def _rounds(told: Telling, table: Table) -> b.Table:
    """Round by round who is Sheriff, with room for the clock, the turnings-over of the deck and what happened."""
    rows = tuple((str(n), _name(told, player), "", "", "☐ ☐ ☐", "", "") for n, player in enumerate(table.seating, 1))
    heads = told.heads("round", "leader", "from", "until", "turned", "extra", "happened")
    return b.Table(heads, rows, ("number", "name", *("write",) * 4, "write broad"), (), "", told.word("course_note"))


def _roles(told: Telling, table: Table) -> b.Table:
    heads = (*told.heads("number", "player"), *(str(number) for number, _ in enumerate(table.seating, 1)))
    sheriff = told.speech.words.role(LEADER)[0]
    rows = tuple(
        (
            _number(player),
            _name(told, player),
            *(sheriff if seat == each else "" for each, _ in enumerate(table.seating)),
        )
        for seat, player in enumerate(table.seating)
    )
    return b.Table(heads, rows, ("number", "name", *("write",) * len(table.seating)))


def _game(told: Telling, table: Table, number: int) -> tuple[b.Block, ...]:
    """One game: the auction, how it ended, what it paid; and the three lines that log it."""
    heads = told.heads(
        "number", "player", "owned", "character", "price", "kept", "role", "in_play", "duel_mark", "prize", "owned_then"
    )
    rows = tuple((_number(player), _name(told, player), *[""] * 9) for player in table.seating)
    sheriff = _name(told, table.seating[number - 1]) or GAP
    title = told.word("game_title", round=str(number), sheriff=sheriff)
    marks: tuple[b.Mark, ...] = tuple("first" if seat == number else "" for seat, _ in enumerate(table.seating, 1))
    lines = tuple((line,) for line in quick_lines(table, number))
    return b.Table(heads, rows, GAME, marks, title), b.Table(told.heads("quick"), lines, ("code",))


def quick_lines(table: Table, number: int) -> tuple[str, str, str]:
    """What is typed to log a round: its roles, its hires, its result; a gap for what is written on the sheet."""
    place = f"{table.number or GAP}.{number}"
    players = [str(player) if player else GAP for player in table.seating]
    sheriff = players[number - 1]
    roles = " ".join(f"{player}:{GAP}" for player in players if player != sheriff or not table.number)
    hires = " ".join(f"{player}:{GAP}:{GAP}" for player in players)
    ends = " ".join(f"{player}{GAP}" for player in players)
    return f"round {place} {sheriff} {roles}", f"hire {place} {hires}", f"result {place} {GAP} {ends}"


def _desk(told: Telling) -> Iterator[b.Section]:
    """The sheets of the desk: who signs up, penalties, the duels."""
    enrol = _blank(told, ("number", "player", "region", "qualified", "disqualified", "resident"), ROWS["enrol"])
    enrol_line = f"enrol {GAP} region={GAP} qualified={GAP} disqualified={GAP} resident={GAP}"
    yield b.Section(told.word("sheet_enrol"), (enrol, _typed(told, enrol_line)), apart=True)
    penalties = _blank(told, ("player", "table", "round", "penalty", "why"), ROWS["penalties"])
    lines = (f"warn {GAP} {GAP}", f"expel {GAP} {GAP}", f"leave {GAP}")
    yield b.Section(told.word("sheet_penalties"), (penalties, _typed(told, *lines)), apart=True)
    yield b.Section(told.word("sheet_duels"), (_duels(told), _typed(told, f"duel {GAP} {GAP}")))


def _duels(told: Telling) -> b.Table:
    rows = tuple((f"{told.speech.match(rung.key)}\n{rung.key}", *[""] * 3) for rung in MANY)
    return b.Table(told.heads("match", "player", "player", "won"), rows, ("name", *("write",) * 3))


def _blank(told: Telling, keys: Sequence[str], count: int) -> b.Table:
    return b.Table(told.heads(*keys), (("",) * len(keys),) * count, ("write",) * len(keys))


def _typed(told: Telling, *lines: str) -> b.Table:
    return b.Table(told.heads("quick"), tuple((line,) for line in lines), ("code",))
