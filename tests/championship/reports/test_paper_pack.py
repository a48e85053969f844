"""The paper pack: what stands on it can be played by, and what is typed from it afterwards is read."""

from __future__ import annotations

from referee.championship.office.lines import read_words
from referee.championship.office.lines.reading import words_of
from referee.championship.reports.to_play import GAP, quick_lines, sheets_of
from referee.championship.rules import entries as e
from referee.championship.rules.aloud import aloud
from referee.championship.rules.folding import tournament_of
from referee.lexicon import load
from tests.championship.reports.made import finished, report, tables, under_way
from tests.championship.rules.making import drawn, game
from tests.rows import rows

LETTERS = {"nl": "hoor", "it": "vffr", "en": "door"}
"""The roles of five but the Sheriff's, by the letters that the sheet of each language tells."""


def filled(line: str, *written: str) -> str:
    """The line with its gaps filled in from the left; what is left over was not known."""
    for word in written:
        line = line.replace(GAP, word, 1)
    assert GAP not in line
    return line


@rows("lang", LETTERS)
def test_the_lines_of_a_sheet_log_a_round(lang: str) -> None:
    """Roles, hires and result come out as the entries of that round."""
    state = tournament_of(drawn(10))
    begins, hires, ends = quick_lines(sheets_of(state, state.tables[1]).games[0])
    state = tournament_of([*drawn(10), e.RoundOpened(1, 1, 1)])

    def typed(line: str) -> tuple[e.Fact, ...]:
        return read_words(words_of(line), state, load())

    (opened,) = typed(filled(begins, *LETTERS[lang]))
    roles = ("deputy", "outlaw", "outlaw", "renegade")
    assert opened == e.RoundOpened(1, 1, 1, tuple(map(e.Dealt, (2, 3, 4, 5), roles)))
    bought = ("jourdonnais", "300", "slab", "100", "suzy", "200", "sid", "100", "kit", "100")
    hired = [hire for hire in typed(filled(hires, *bought)) if isinstance(hire, e.CharacterHired)]
    assert [(hire.player, hire.price) for hire in hired] == [
        (1, 300), (2, 100), (3, 200), (4, 100), (5, 100),
    ]  # fmt: skip
    (played,) = typed(
        filled(ends, "law", *(f":{sign}" for sign in ("s+", *(f"{r}-" for r in LETTERS[lang][:3]), "r-!")))
    )
    assert isinstance(played, e.GamePlayed) and played.outcome == "law"
    assert [(each.role, each.in_play, each.final_duel) for each in played.results] == [
        ("sheriff", True, False), ("deputy", False, False), ("outlaw", False, False), ("outlaw", False, False),
        ("renegade", False, True),
    ]  # fmt: skip


def test_every_round_of_every_table_has_a_sheet() -> None:
    """ITC-062: once the tables are drawn as many games as seats, each with its Sheriff and its lines to type."""
    log = finished()[: next(at for at, entry in enumerate(finished(), 1) if isinstance(entry, e.Drawn))]
    state = tournament_of(log)
    games = [table for table in tables(report("paper", log)) if table.title.startswith("Round ")]
    assert len(games) == sum(state.sizes)
    codes = [row[0] for table in tables(report("paper", log)) if "code" in table.columns for row in table.rows]
    for table in state.tables.values():
        for to_come in sheets_of(state, table).games:
            assert set(quick_lines(to_come)) <= set(codes)


def test_nothing_on_it_is_secret() -> None:
    """ITC-119: the pack is made of what everybody heard: no money, role or result of the log is on it."""
    assert report("paper", under_way()) == report("paper", tuple(aloud(under_way())))


PLAYED = [*drawn(10), *game(1, 1, (1, 2, 3, 4, 5), "law", "++---")]


@rows(
    ("more", "seats", "rounds"),
    [
        ([], [1, 2, 3, 4, 5], ["2 2", "3 3", "4 4", "5 5"]),
        ([e.PlayerLeft(3, "between_rounds")], [1, 2, 4, 5], ["2 2", "3 4", "4 5"]),
        ([e.PlayerLeft(1, "between_rounds")], [2, 3, 4, 5], ["2 2", "3 3", "4 4", "5 5"]),
        ([e.RoundOpened(1, 2, 2), e.PlayerLeft(3, "during_game")], [1, 2, 4, 5], ["2 2", "3 4", "4 5"]),
        ([e.RoundOpened(1, 2, 2), *(e.PlayerLeft(each, "during_game") for each in (3, 4))], [1, 2, 5], ["2 2"]),
        ([e.PlayerLeft(each, "between_rounds") for each in (3, 4)], [1, 2, 5], []),
        ([e.GameVoided(1, 1, True, "shown")], [1, 2, 3, 4, 5], ["1 1", "2 2", "3 3", "4 4", "5 5"]),
    ],
)
def test_the_sheets_are_those_of_the_table_as_it_is_now(
    more: list[e.Logged], seats: list[int], rounds: list[str]
) -> None:
    """ITC-201, ITC-221, ITC-223: who left has no seat, is Sheriff in no round, and what was played needs no sheet."""
    state = tournament_of([*PLAYED, *more])
    sheets = sheets_of(state, state.tables[1])
    assert [player for _, player in sheets.seats] == seats
    assert [f"{game.number} {game.sheriff}" for game in sheets.games] == rounds
    printed = [section.title for section in report("paper", (*PLAYED, *more)).sections if "Table 1" in section.title]
    assert bool(printed) == bool(rounds)


def test_a_round_that_was_begun_is_not_begun_again() -> None:
    """Of the game under way only what is missing is typed; who left in it is still one of its players (ITC-212)."""
    hires = [e.CharacterHired(1, 2, player, f"c{player}", 100) for player in (1, 2)]
    state = tournament_of([*PLAYED, e.RoundOpened(1, 2, 2), *hires, e.PlayerLeft(3, "during_game")])
    (now, *later) = sheets_of(state, state.tables[1]).games
    ended = " ".join(f"{player}{GAP}" for player in range(1, 6))
    assert quick_lines(now) == (f"hire 1.2 4:{GAP}:{GAP} 5:{GAP}:{GAP}", f"result 1.2 {GAP} {ended}")
    assert {each.players for each in later} == {(1, 2, 4, 5)} and quick_lines(later[0])[0].startswith("round 1.3 4 ")


def test_without_tables_the_pack_is_blank() -> None:
    """A sheet for as many as a table can have, names left open."""
    games = [table for table in tables(report("paper", finished()[:3])) if table.title.startswith("Round ")]
    assert len(games) == 7 and {row[:2] for row in games[0].rows} == {("", "")}
