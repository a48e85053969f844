"""The paper pack: blank sheets by which a tournament goes on without its laptop, and the lines to type afterwards.

They are those of the tables as they are now: who left has no seat on them, and what was played no sheet.
Every sheet that is filled in by hand bears the line of the desk's shorthand that logs it, with room for what is known
by then. A table that is not drawn yet gets a sheet with as many seats as a table can have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.reports import blocks as b
from referee.championship.reports.prize_table import prize_table
from referee.championship.reports.telling import Telling
from referee.championship.reports.to_play import GAP, NOT_DRAWN, Game, Sheets, quick_lines, sheets_of
from referee.championship.rules.aloud import state_aloud
from referee.championship.rules.bracket import MANY
from referee.championship.rules.entries import Logged
from referee.championship.rules.facts import LEADER

ROWS = {"enrol": 28, "penalties": 12}
"""The rows of a sheet that is blank from top to bottom."""
GAME: tuple[b.Column, ...] = ("number", "name", "write", "write broad", *("write",) * 7)


def paper(log: Sequence[Logged], lang: str) -> b.Report:
    """The whole pack in one language, as the tables are now; made of what everybody heard."""
    told, heard = Telling(log, lang, "referee"), state_aloud(log)
    found = tuple(sheets_of(heard, table) for table in heard.tables.values() if table.seating) or (NOT_DRAWN,)
    tables = (section for sheets in found if sheets.games for section in _table(told, sheets))
    return told.report("paper", [_how(told), *tables, *_desk(told)], ("ITC-101", "ITC-119", "ITC-197"))


def _how(told: Telling) -> b.Section:
    return b.Section("", (b.Text(told.word("paper_how")), b.Text(told.word("paper_letters"))))


def _table(told: Telling, sheets: Sheets) -> Iterator[b.Section]:
    """The sheets of one table: its course, its roles, a sheet for every two games."""
    name = told.speech.words.say("tournament-table", table=str(sheets.table) if sheets.table else GAP)
    yield b.Section(told.word("sheet_course", table=name), (_seats(told, sheets), _rounds(told, sheets)), apart=True)
    yield b.Section(
        told.word("sheet_roles", table=name), (b.Text(told.word("roles_how"), quiet=True), _roles(told, sheets))
    )
    yield b.Section(told.word("sheet_prizes", table=name), (prize_table(told, len(sheets.seats)),))
    games = tuple(_game(told, game) for game in sheets.games)
    yield from (
        b.Section(
            told.word("sheet_games", table=name), tuple(block for game in games[at : at + 2] for block in game), True
        )
        for at in range(0, len(games), 2)
    )


def _name(told: Telling, player: int) -> str:
    return told.speech.player(player) if player > 0 else ""


def _number(player: int) -> str:
    return str(player) if player > 0 else ""


def _seats(told: Telling, sheets: Sheets) -> b.Table:
    rows = tuple((str(seat), _number(player), _name(told, player)) for seat, player in sheets.seats)
    return b.Table(
        told.heads("seat", "number", "player"), rows, ("number", "number", "name" if sheets.table else "write")
    )


def _rounds(told: Telling, sheets: Sheets) -> b.Table:
    """Round by round who is Sheriff, with room for the clock, the turnings-over of the deck and what happened."""
    rows = tuple((str(game.number), _name(told, game.sheriff), "", "", "☐ ☐ ☐", "", "") for game in sheets.games)
    heads = told.heads("round", "leader", "from", "until", "turned", "extra", "happened")
    return b.Table(heads, rows, ("number", "name", *("write",) * 4, "write broad"), (), "", told.word("course_note"))


def _roles(told: Telling, sheets: Sheets) -> b.Table:
    heads = (*told.heads("number", "player"), *(str(game.number) for game in sheets.games))
    letter = told.speech.words.role(LEADER)[0]
    leaders = tuple(game.sheriff for game in sheets.games)
    rows = tuple(
        (_number(player), _name(told, player), *(letter if player == leader else "" for leader in leaders))
        for player in sheets.players
    )
    return b.Table(heads, rows, ("number", "name", *("write",) * len(leaders)))


def _game(told: Telling, game: Game) -> tuple[b.Block, ...]:
    """One game: the auction, how it ended, what it paid; and the lines that log it."""
    heads = told.heads(
        "number", "player", "owned", "character", "price", "kept", "role", "in_play", "duel_mark", "prize", "owned_then"
    )
    rows = tuple((_number(player), _name(told, player), *[""] * 9) for player in game.players)
    title = told.word("game_title", round=str(game.number), sheriff=_name(told, game.sheriff) or GAP)
    marks: tuple[b.Mark, ...] = tuple("first" if player == game.sheriff else "" for player in game.players)
    lines = tuple((line,) for line in quick_lines(game))
    return b.Table(heads, rows, GAME, marks, title), b.Table(told.heads("quick"), lines, ("code",))


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
