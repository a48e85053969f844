"""What concerns a person is one fact, at the desk and at every table where he sits, wherever it was typed."""

import pytest

from referee.championship.office.office import Office
from referee.championship.office.playing import opened
from referee.championship.office.sharing import event
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules import entries as e
from referee.championship.rules.due import due
from referee.championship.rules.entry import TypedAt
from referee.championship.rules.noticed import CalledToOrder, RoleShown
from referee.core.nouns.entries import ClockStopped, Declined, Retracted
from referee.desk.desk import Desk
from referee.desk.log_clock import clock_at
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.sets.championship.entries import CalledToOrder as Called
from referee.sets.championship.entries import Expelled, OfAPlayer, RoleExposed, Warned, Withdrew
from tests.championship.office.opening import AT, LAW_WINS, ROLES, hired, typed


@pytest.fixture
def tables(desk: Office) -> Desk:
    """The tables of the same store, which share what they know of persons."""
    return Desk(desk.path, lambda: AT, event)


@pytest.fixture
def game(tables: Desk, cup: TournamentLog) -> TableLog:
    """The log of the first round of table 1, where Anna is Sheriff: seats and numbers of players are the same."""
    return begun(tables, cup)


def begun(tables: Desk, cup: TournamentLog, line: str = f"round 1 {ROLES}") -> TableLog:
    """The log of a round of table 1 that begins now."""
    typed(cup, line, hired(1, 1, 2, 3, 4, 5))
    return opened(tables, cup, 1)[0]


def said(log: TournamentLog) -> list[e.Logged]:
    """All that was logged of the tournament after its first round began."""
    log.reload()
    begun = next(number for number, entry in enumerate(log.entries) if type(entry).__name__ == "TableOpened")
    return [*log.entries[begun + 1 :]]


def kinds(cup: TournamentLog) -> list[str]:
    """The kinds of what is due of persons."""
    return [each.kind for each in due(cup.state)]


def at(game: TableLog, entry: int) -> TypedAt:
    """An entry of the first game of table 1."""
    return TypedAt(game.stream, entry, 1, 1)


@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("2 withdraws", e.PlayerLeft(2, "during_game")),
        ("2 expel conduct", e.Expelled(2, "conduct", "during_game")),
        ("2 warn conduct", e.Warned(2, "conduct")),
        ("2 order", CalledToOrder(2)),
    ],
)
def test_what_is_typed_at_a_table_is_known_at_the_desk(
    game: TableLog, cup: TournamentLog, line: str, fact: e.PlayerLeft | e.Expelled | e.Warned | CalledToOrder
) -> None:
    """ITC-193, ITC-194, ITC-197, ITC-198, ITC-212: with the table and the entry where it was typed."""
    game.enter(line)
    (told,) = said(cup)
    assert told == type(fact)(
        **{name: getattr(fact, name) for name in fact.__struct_fields__} | {"typed_at": at(game, 1)}
    )
    assert cup.history()[-1].said.clean


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("leave Bruno", Withdrew(2)),
        ("expel Bruno shouting", Expelled(2)),
        ("warn Bruno late", Warned(2)),
        ("warn Bruno slow", Warned(2, "slow")),
        ("hurry Bruno", Called(2)),
        ("shows Bruno purpose", RoleExposed(2, how="purpose")),
    ],
)
def test_what_is_typed_at_the_desk_is_known_at_his_table(
    game: TableLog, cup: TournamentLog, line: str, entry: OfAPlayer
) -> None:
    """ITC-212, ITC-218: with the number it has at the desk; nobody else's table hears of it."""
    typed(cup, line, "warn Gina late")
    game.reload()
    (told,) = game.entries[1:]
    assert type(told) is type(entry) and told == type(entry)(
        **{name: getattr(entry, name) for name in entry.__struct_fields__} | {"told": len(cup.entries) - 2}
    )
    assert game.logged(1).said.clean


def test_who_left_at_the_desk_is_asked_for_nothing_at_his_table(game: TableLog, cup: TournamentLog) -> None:
    """ITC-218: a BANG! at him hits; nobody waits for a Missed!."""
    game.enter("")
    typed(cup, "leave Bruno")
    game.reload()
    outcome = game.enter("1 bang 2")
    assert outcome.judged[0].verdict.clean
    assert Declined in [type(each.entry) for each in game.enter("").judged]


def test_who_was_expelled_at_his_table_has_no_seat_in_the_next_round(game: TableLog, cup: TournamentLog) -> None:
    """ITC-194, ITC-221: he is handled like one who left."""
    game.enter("2 expel cheating")
    cup.reload()
    typed(cup, LAW_WINS, "round 1")
    assert cup.state.gone(2) and cup.state.tables[1].rounds[1].sheriff == 3


@pytest.mark.parametrize("first", ["desk", "table"])
def test_a_second_warning_anywhere_makes_an_expulsion_due_everywhere(
    game: TableLog, cup: TournamentLog, first: str
) -> None:
    """ITC-193: the warnings of a person are counted over the whole event."""
    for where in ("desk", "table") if first == "desk" else ("table", "desk"):
        cup.reload()
        game.reload()
        if where == "desk":
            typed(cup, "warn Bruno late")
        else:
            game.enter("2 warn conduct")
    cup.reload()
    game.reload()
    assert "expulsion" in kinds(cup)
    assert "second" in [each.owed.kind for each in game.agenda().due]
    game.enter("2 expel")
    expelled = said(cup)[-1]
    assert isinstance(expelled, e.Expelled) and expelled.reason == "second_warning"


def test_a_warning_of_an_earlier_round_is_known_in_the_next(game: TableLog, cup: TournamentLog, tables: Desk) -> None:
    """ITC-193: it is told to every log that is opened while it stands."""
    game.enter("2 warn slow")
    cup.reload()
    number = len(cup.entries) - 1
    typed(cup, LAW_WINS)
    second = begun(tables, cup, "round 1")
    assert second.table.seat(1).name == "Bruno"
    assert list(second.entries[1:]) == [Warned(1, "slow", told=number)]
    second.enter("1 warn")
    assert "second" in [each.owed.kind for each in second.agenda().due]


def test_nobody_is_expelled_by_a_line_about_something_else(game: TableLog, cup: TournamentLog) -> None:
    """ITC-193, ITC-194: play may go on before it, it stays due at both places, and the referee alone enters it."""
    for line in ("1 turn", "1 draw 2", "2 warn conduct", "2 warn"):
        game.enter(line)
    (judged,) = game.enter("1 stagecoach").judged
    assert judged.verdict.clean
    assert "second" in [each.owed.kind for each in game.agenda().due]
    cup.reload()
    assert "expulsion" in kinds(cup) and not cup.state.gone(2)


def test_a_call_to_order_anywhere_comes_before_a_warning_everywhere(
    game: TableLog, cup: TournamentLog, tables: Desk
) -> None:
    """ITC-207, ITC-208: in the same game and in a later one, whoever called."""
    assert not game.preview("2 warn slow").judged[0].verdict.clean
    typed(cup, "hurry Bruno")
    game.reload()
    assert game.enter("2 warn slow").judged[0].verdict.clean
    cup.reload()
    assert typed(cup, LAW_WINS).judged[0].verdict.clean
    second = begun(tables, cup, "round 1")
    assert [type(entry) for entry in second.entries[1:]] == [Called, Warned]
    second.enter("1 order")
    assert "penalise" in [each.owed.kind for each in second.agenda().due]


@pytest.mark.parametrize(("how", "owed"), [("mistake", "again"), ("purpose", "penalty"), ("", "result")])
@pytest.mark.parametrize("where", ["table", "desk"])
def test_a_role_that_was_shown_is_known_at_both_places(
    game: TableLog, cup: TournamentLog, how: str, owed: str, where: str
) -> None:
    """ITC-180, ITC-182, ITC-231: a penalty is due until it is given, or the game is played again."""
    if where == "table":
        game.enter(f"2 exposes {how}")
        cup.reload()
    else:
        typed(cup, f"shows Bruno {how}")
        game.reload()
    assert owed in kinds(cup) and ("penalty" in kinds(cup)) == (how == "purpose")
    typed(cup, "void 1 auction shown", "warn Bruno shown")
    assert not {"again", "penalty"} & {*kinds(cup)}


def test_a_role_that_lay_open_is_nobodys_affair(game: TableLog, cup: TournamentLog) -> None:
    """CRD-016, NLB-006: what has no effect is told to nobody; nor does a later game hear of a role of this one."""
    game.enter("1 exposes")
    assert said(cup) == []
    game.enter("2 exposes")
    assert [type(each) for each in said(cup)] == [RoleShown]


@pytest.mark.parametrize("where", ["table", "desk"])
@pytest.mark.parametrize("back", ["table", "desk"])
def test_what_is_taken_back_at_either_place_is_taken_back_at_both(
    game: TableLog, cup: TournamentLog, where: str, back: str
) -> None:
    """And what is not taken back any more counts again at both."""
    if where == "table":
        game.enter("2 withdraws")
    else:
        typed(cup, "leave Bruno")
    cup.reload()
    game.reload()
    number = len(cup.entries) - 1
    for gone in (True, False):
        if back == "table":
            game.enter("retract 1" if gone else f"retract {game.length - 1}")
        else:
            cup.log(e.Retracted(number if gone else len(cup.entries) - 1))
        cup.reload()
        game.reload()
        assert cup.state.gone(2) is not gone
        assert ("left" in str(game.table.slices)) is not gone
    assert not isinstance(game.entries[-1], e.Retracted)


def test_a_pardon_at_the_desk_is_heard_at_the_table(game: TableLog, cup: TournamentLog) -> None:
    """ITC-193: a warning that was withdrawn counts nowhere; that it was given stays known at the desk."""
    game.enter("2 warn conduct")
    cup.reload()
    typed(cup, f"pardon {len(cup.entries) - 1} it was Carla")
    game.reload()
    assert game.entries[-1] == Retracted(1)
    game.enter(f"retract {game.length - 1}")
    cup.reload()
    assert len(cup.state.players[2].standing_warnings) == 1


def test_what_is_put_right_at_either_place_is_put_right_at_both(game: TableLog, cup: TournamentLog) -> None:
    """It was Carla, not Bruno; and then Dario."""
    game.enter("2 warn slow")
    game.enter("correct 1 3 warn slow")
    cup.reload()
    assert [len(cup.state.players[each].standing_warnings) for each in (2, 3)] == [0, 1]
    cup.log(e.Corrected(len(cup.entries) - 1, e.Warned(4, "slow")))
    game.reload()
    assert game.table.slices["championship"].warned == (4,)
    assert [len(cup.state.players[each].standing_warnings) for each in (3, 4)] == [0, 1]


def test_what_the_desk_told_is_not_undone_with_the_game(game: TableLog, cup: TournamentLog) -> None:
    """The last thing done at the table, and all since an entry, are what was typed there."""
    game.enter("")
    typed(cup, "warn Bruno late")
    game.reload()
    number = game.length - 1
    game.enter("retract")
    game.enter("rewind 1")
    assert game.verdict(number) is not None
    cup.reload()
    assert len(cup.state.players[2].standing_warnings) == 1


def test_both_or_neither(game: TableLog, cup: TournamentLog) -> None:
    """An event that goes on elsewhere refuses what is said of a person here, at its tables too; play goes on."""
    from referee.championship.rules.places import HandedOver

    cup.log(HandedOver("Maria", "abc"))
    with pytest.raises(BadLine, match="handed_over"):
        game.enter("2 withdraws")
    assert game.length == 1
    game.enter("")
    assert game.length > 1


def test_a_window_that_is_late_at_the_desk_writes_all_the_same(
    game: TableLog, cup: TournamentLog, desk: Office
) -> None:
    """Whoever writes reads the other log first, and again where it has grown meanwhile."""
    other = desk.opened(cup.stream)
    typed(other, "warn Gina late")
    game.enter("2 warn slow")
    typed(cup, "warn Carla late")
    game.reload()
    cup.reload()
    assert game.table.slices["championship"].warned == (2, 3)
    assert [len(cup.state.players[each].warnings) for each in (2, 3, 7)] == [1, 1, 1]


def test_a_copy_of_a_log_is_a_table_of_its_own(game: TableLog, cup: TournamentLog, tables: Desk) -> None:
    """What was exported and brought in again belongs to no tournament; it tells the same."""
    typed(cup, "warn Bruno late")
    game.reload()
    for text in (game.game_text(), game.game_json()):
        copy = tables.bring_in(text)
        assert list(copy.entries) == list(game.entries)
        copy.enter("2 withdraws")
    cup.reload()
    assert not cup.state.gone(2)


def test_a_voided_game_was_played(game: TableLog, cup: TournamentLog, tables: Desk) -> None:
    """A warning given in it stands in the game that is played instead."""
    typed(cup, "void 1 auction shown")
    game.enter("2 warn conduct")
    cup.reload()
    again = begun(tables, cup)
    assert [type(entry) for entry in again.entries[1:]] == [Warned]


def test_a_pause_of_the_tournament_stops_every_clock(game: TableLog, cup: TournamentLog, tables: Desk) -> None:
    """At the tables under way and at those opened meanwhile, until it is over; a pause of a table is its own."""
    typed(cup, "pause lunch", "round 2", hired(2, 6, 7, 8, 9, 10))
    other, _ = opened(tables, cup, 2)
    game.reload()
    assert [type(log.entries[-1]) for log in (game, other)] == [ClockStopped, ClockStopped]
    assert clock_at(game).stopped and kinds(cup)[0] == "go"
    typed(cup, "go")
    game.reload()
    other.reload()
    assert not clock_at(game).stopped and not clock_at(other).stopped and "go" not in kinds(cup)
    assert tables.bring_in(game.game_text()).entries == game.entries
    length = len(cup.entries)
    game.enter("pause")
    cup.reload()
    assert len(cup.entries) == length
