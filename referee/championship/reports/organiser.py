"""The organiser's report: participants, results of the games, duels, places (`ITC-021`, `ITC-045`, `ITC-046`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.reports import blocks as b
from referee.championship.reports.penalties import given
from referee.championship.reports.ranking import final_places, ranking
from referee.championship.reports.seeds import seeds
from referee.championship.reports.sheets import money
from referee.championship.reports.stood import let_stand
from referee.championship.reports.telling import Telling
from referee.championship.rules.bracket import bracket, places
from referee.championship.rules.entries import Logged, PlayerEnrolled
from referee.championship.rules.facts import LEAST_PLAYERS
from referee.championship.rules.history import effective
from referee.championship.rules.prizes import prize
from referee.championship.rules.scores import corrected
from referee.championship.rules.state import Game, Round, Table
from referee.speech import visible

IN_PLAY, OUT, DUEL = "●", "○", "◆"


def report(log: Sequence[Logged], lang: str) -> b.Report:
    """The whole tournament on paper."""
    told = Telling(log, lang, "referee")
    sections = [
        b.Section("", (_facts(told), *_remarks(told))),
        b.Section(told.word("participants"), (_participants(told),)),
        *_games(told),
        b.Section(told.word("ranking"), (ranking(told),), apart=True),
        *_duels(told),
        b.Section(told.word("given"), (given(told),)),
        *let_stand(told),
        b.Section(told.word("signatures"), (_signatures(told),)),
    ]
    return told.report("report", sections, ("ITC-021", "ITC-045", "ITC-046", "ITC-198"))


def _facts(told: Telling) -> b.Facts:
    state, found = told.state, places(told.state)
    sizes = " + ".join(map(str, state.sizes)) or "–"
    games = sum(len(table.played) for table in state.tables.values())
    champion = (told.speech.placed(found[0]),) if found else (told.word("not_over"),)
    numbers = (_took_part(told), sizes, str(games), *champion)
    return b.Facts(tuple(zip(told.heads("participants", "sizes", "games", "champion"), numbers, strict=True)))


def _took_part(told: Telling) -> str:
    """How many took part (`ITC-046`): who was gone before the draw did not, and is counted apart."""
    away = sum(bool(each.left and each.left.when == "before_draw") for each in told.state.players.values())
    there = str(len(told.state.players) - away)
    return told.word("took_part", count=there, away=away) if away else there


def _remarks(told: Telling) -> Iterator[b.Text]:
    if not places(told.state):
        yield b.Text(told.word("interim"))
    if told.state.drawn is not None and sum(told.state.sizes) < LEAST_PLAYERS:
        yield b.Text(told.word("not_valid", least=LEAST_PLAYERS))
    for seed in seeds(told, told.log, (each.fact for each in effective(told.log))):
        yield b.Text(seed, quiet=True)
    if corrected(told.state):
        yield b.Text(told.word("corrected"), quiet=True)


def _participants(told: Telling) -> b.Table:
    asked = {each.fact.player: each.fact for each in effective(told.log) if isinstance(each.fact, PlayerEnrolled)}
    rows = tuple(_participant(told, number, asked.get(number)) for number in sorted(told.state.players))
    marks: tuple[b.Mark, ...] = tuple("out" if told.state.gone(number) else "" for number in sorted(told.state.players))
    heads = told.heads("number", "player", "region", "resident", "table", "left")
    return b.Table(heads, rows, ("number", "name", "", "", "number", ""), marks)


def _participant(told: Telling, number: int, asked: PlayerEnrolled | None) -> tuple[str, ...]:
    player, table = told.state.players[number], told.state.table_of(number)
    resident = {True: "yes", False: "no", None: "not_asked"}[asked.resident if asked else None]
    left = told.speech.moment(player.left.when) if player.left else ""
    if player.left and player.left.expelled:
        left = f"{told.word('expulsion')}\n{left}"
    region = asked.region if asked else ""
    return (
        str(number),
        told.speech.player(number),
        region,
        told.word(resident),
        str(table.number) if table else "",
        left,
    )


def _games(told: Telling) -> Iterator[b.Section]:
    """A table a grid: a player a row, a round a column."""
    tables = tuple(_grid(told, table) for table in told.state.tables.values() if table.rounds)
    if tables:
        legend = told.word("legend", in_play=IN_PLAY, out=OUT, duel=DUEL)
        yield b.Section(told.word("games"), (b.Text(legend, quiet=True), *tables))


def _grid(told: Telling, table: Table) -> b.Table:
    played = table.played
    heads = tuple(f"{each.number}\n{told.speech.outcome(each.game.outcome)}" for each in played if each.game)
    rows = tuple(
        (told.speech.player(player), *(_cell(told, each, player) for each in played)) for player in table.seating
    )
    title = told.speech.words.say("tournament-table", table=str(table.number))
    columns: tuple[b.Column, ...] = ("name", *("fit" for _ in played))
    marks: tuple[b.Mark, ...] = tuple("out" if told.state.gone(player) else "" for player in table.seating)
    return b.Table((*told.heads("player"), *heads), rows, columns, marks, title, _voided(told, table))


def _voided(told: Telling, table: Table) -> str:
    """The games that do not count, each with its round and why."""
    voids = ((each.number, void) for each in table.rounds for void in each.voids)
    return " ".join(told.word("voided_in", round=str(number), reason=visible(void.reason)) for number, void in voids)


def _cell(told: Telling, each: Round, player: int) -> str:
    game = each.game
    result = game.of(player) if game else None
    if game is None or result is None:
        return "–"
    sign = (IN_PLAY if result.in_play else OUT) + (DUEL if result.final_duel else "")
    return f"{told.speech.words.role(result.role)} {sign}\n{money(_paid(game, player))}"


def _paid(game: Game, player: int) -> int:
    result = game.of(player)
    paid = prize(result, game.outcome, len(game.results)) if result else None
    return paid.money if paid else 0


def _duels(told: Telling) -> Iterator[b.Section]:
    rows = tuple(
        (told.speech.match(match.key), told.speech.player(match.winner), told.speech.player(match.loser))
        for match in bracket(told.state).values()
        if match.winner is not None and match.loser is not None
    )
    table = b.Table(told.heads("match", "won", "lost"), rows, ("", "name", ""))
    final = final_places(told)
    if rows:
        yield b.Section(told.word("duels"), (table,))
    if final:
        yield b.Section(told.word("places"), (final,))


def _signatures(told: Telling) -> b.Table:
    return b.Table(told.heads("organiser", "referee", "date"), (("", "", ""),), ("write", "write", "write"))
