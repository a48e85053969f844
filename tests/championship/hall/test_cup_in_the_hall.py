"""What the hall is shown of a tournament: all that was heard, as it comes, and nothing before it may be told."""

from __future__ import annotations

from msgspec import json

from referee.championship.hall.cup import cup_of
from referee.championship.hall.heard import heard
from referee.championship.hall.people import found, whereabouts
from referee.championship.hall.wording import Wording
from referee.championship.rules import entries as e
from referee.championship.rules.aloud import over
from referee.championship.rules.matches import MatchDecided
from referee.championship.rules.places import Paused, TimeGranted, WentOn
from tests.championship.hall.made import BEGAN, shown, worded
from tests.championship.reports.made import finished, under_way
from tests.championship.reports.test_boards import TABLES, rounds_played
from tests.championship.rules.making import drawn, enrolled, game, whole_game
from tests.rows import rows

ROUND = [*drawn(10), e.RoundOpened(1, 1, 1), e.CharacterHired(1, 1, 2, "bart_cassidy", 700)]


def test_before_the_draw_everybody_is_listed_and_nobody_sits() -> None:
    """ITC-055: who signed up is told; the draw is called next."""
    cup = shown(enrolled(10))
    assert (cup.next, cup.counted) == (("The tables are to be drawn",), "10 players signed up")
    assert len(cup.people) == 10 and not any(each.table for each in cup.people)
    assert (cup.sheets, cup.games, cup.ladder, cup.ranking) == ((), (), None, None)
    assert whereabouts(worded(enrolled(10)), 3).answer == "The tables are not drawn yet"


def test_a_round_under_way_has_seats_characters_sheriff_and_a_clock() -> None:
    """ITC-065, ITC-066: seats in their order; a character once it was heard; since when, and for how long."""
    cup = shown(ROUND)
    first, second = cup.sheets
    assert (first.course, second.course) == ("Round 1 is being played, Sheriff P1", "Round 1 is next, Sheriff P6")
    assert [(each.name, each.character, each.note) for each in first.seats[:2]] == [
        ("P1", "", "Sheriff"), ("P2", "Bart Cassidy", ""),
    ]  # fmt: skip
    assert [(each.table, each.lasted) for each in cup.clocks] == [(1, "1 min")]
    assert "without a character: P1, P3, P4 and P5" in cup.next[0]


def test_what_a_round_was_given_beyond_the_usual_is_told_with_its_clock() -> None:
    """Time granted is heard by all; the reason is not."""
    log = [*ROUND, TimeGranted(1, 1, 15, "Eva fainted")]
    assert shown(log).clocks[0].extra == "15 minutes extra"
    assert b"fainted" not in json.encode(shown(log))


def test_clocks_stand_still_while_all_pause_and_say_so() -> None:
    """A pause is announced to all, why is not; what it took is no playing time, for whichever round it fell into."""
    opened, minute = len(drawn(10)), 60
    log = [*ROUND, Paused("Eva fainted"), e.RoundOpened(2, 1, 6)]
    paused_at, going_on_at = len(ROUND), len(log) + 4
    waited = shown(log, now=BEGAN + minute * (paused_at + 7))
    assert waited.paused.startswith("The tournament has paused since ")
    assert [(each.lasted, each.paused, each.at) for each in waited.clocks] == [
        ("2 min", "paused", 0),
        ("0 min", "paused", 0),
    ]
    assert b"fainted" not in json.encode(waited)
    assert not any("pause" in each for each in waited.next)
    again = [BEGAN + minute * number for number in range(len(log))] + [BEGAN + minute * going_on_at]
    words = Wording(heard([*log, WentOn()], again), "en", BEGAN + minute * (going_on_at + 3))
    cup, stood = cup_of(words), going_on_at - paused_at
    assert (cup.paused, [each.lasted for each in cup.clocks]) == ("", ["5 min", "3 min"])
    assert cup.clocks[0].at == BEGAN + minute * (opened + stood)


def test_a_pause_of_unknown_length_is_not_made_up() -> None:
    """One that was put in afterwards stops the clocks, and says no time; a pause taken back never was."""
    log = [*ROUND, e.Inserted(len(ROUND) - 1, Paused("lunch"))]
    (clock,) = shown(log).clocks
    assert (clock.lasted, clock.paused, clock.at) == ("", "paused", 0)
    assert shown(log).paused == "The tournament pauses: the clocks stand still."
    (clock,) = shown([*ROUND, Paused("lunch"), e.Retracted(len(ROUND))]).clocks
    assert (clock.lasted, clock.paused) == ("3 min", "")


def test_a_pause_hides_nothing_that_may_be_seen() -> None:
    """ITC-119: after the last duel the ranking is there, whether somebody says that all pause or not."""
    assert shown([*finished(), Paused("prizes")]).ranking is not None


def test_a_round_that_was_put_in_afterwards_has_no_time_of_its_own() -> None:
    """When it really began nobody wrote down, and nothing is made up."""
    log = [*drawn(10), e.PlayerLeft(9, "between_rounds")]
    log.append(e.Inserted(len(log) - 1, e.RoundOpened(1, 1, 1)))
    (clock,) = shown(log).clocks
    assert (clock.round, clock.since, clock.lasted) == ("Round 1", "", "")


def test_a_corrected_opening_keeps_the_time_at_which_it_was_logged() -> None:
    """What was put right of it changes nothing of when it began."""
    opened = len(drawn(10))
    log = [*ROUND, e.Corrected(opened, e.RoundOpened(1, 1, 1, (e.Dealt(1, "sheriff"),)))]
    assert shown(log).clocks[0].since == shown(ROUND).clocks[0].since


def test_a_result_is_told_as_over_and_not_as_won() -> None:
    """ITC-119: money follows from who won and who survived, so that neither is told while the tournament lasts."""
    log = [*drawn(10), *whole_game(1, 1, TABLES[0], "law", "++---")]
    (games, _) = shown(log).games
    assert [(each.title, each.winner, each.players) for each in games.games] == [("Round 1 · Sheriff P1", "", ())]
    other = [*drawn(10), *whole_game(1, 1, TABLES[0], "outlaws", "--++-")]
    assert json.encode(shown(log)) == json.encode(shown(other))


def test_a_game_that_is_played_again_is_over_no_more() -> None:
    """ITC-231: it is called anew."""
    log = [*drawn(10), *game(1, 1, TABLES[0], "law", "++---"), e.GameVoided(1, 1, True, "a role was seen")]
    assert shown(log).games[0].games == ()
    assert shown(log).next[0] == "Table 1: round 1 begins, Sheriff P1"


def test_nobody_hears_of_a_warning_and_nobody_why_somebody_left() -> None:
    """ITC-192 to ITC-194: who is gone is told to all; that he had to go, or was warned, is his and the referee's."""
    log = [
        *drawn(10),
        e.Warned(3, "late"),
        e.Expelled(4, "cheats", "between_rounds"),
        e.PlayerLeft(5, "between_rounds"),
    ]
    cup = shown(log)
    assert cup.left == ("P4", "P5")
    assert json.encode(cup) == json.encode(
        shown([*drawn(10), e.PlayerLeft(4, "during_game"), e.PlayerLeft(5, "during_game")])
    )
    assert [each.note for each in cup.sheets[0].seats] == ["", "", "", "left", "left"]


def test_who_goes_through_is_told_when_the_referee_names_them() -> None:
    """ITC-119, ITC-131: nobody by the ranking alone."""
    before, after = shown(rounds_played()), shown([*rounds_played(), e.QualifiersNamed((1, 6, 2, 7))])
    assert before.through == () and {s.name for _, duels in before.stages for d in duels for s in d.sides} == {"?"}
    assert [each.name for each in after.through] == ["P1", "P6", "P2", "P7"]
    assert after.next == ("To be played: semi-final 1, P1 and P7", "To be played: semi-final 2, P6 and P2")


def test_where_somebody_plays_becomes_his_duel_and_what_he_waits_for() -> None:
    """ITC-131, ITC-132: against whom, and then for whom he waits."""
    log = [*rounds_played(), e.QualifiersNamed((1, 6, 2, 7))]
    assert whereabouts(worded(log), 7).answer == "Plays the semi-final 1 against P1"
    log.append(e.DuelWon("semi_1", 7, 1))
    told = whereabouts(worded(log), 7)
    assert told.answer == "Table 2, seat 2"
    assert told.lines[:2] == ("Won: semi-final 1", "Waits for an opponent: final")
    assert shown(log).duels == ("semi-final 1: P7 beats P1",)


def test_an_opponent_who_left_is_beaten_by_nobody() -> None:
    """ITC-228: he goes through, and that is what is said."""
    log = [*rounds_played(), e.QualifiersNamed((1, 6, 2, 7)), e.PlayerLeft(7, "during_duel")]
    assert shown(log).duels == ("semi-final 1: P1 goes through",)


def test_a_decision_of_the_referee_is_heard() -> None:
    """ITC-050: what no clause decides he does, aloud; why is his."""
    log = [*rounds_played(), e.QualifiersNamed((1, 6, 2, 7)), e.PlayerLeft(7, "during_duel")]
    log += [e.PlayerLeft(1, "during_duel"), MatchDecided("semi_1", (1,), "he is at the door")]
    assert b"door" not in json.encode(shown(log))


@rows("length", range(0, len(finished()), 23))
def test_the_ranking_is_there_when_the_last_duel_is_over_and_not_before(length: int) -> None:
    """ITC-119: at every moment of a tournament the pages hold a ranking, roles and results only where that is over."""
    log = finished()[: length + 1]
    cup = shown(log)
    assert (cup.ranking is not None) == over(log)
    assert any(each.winner for table in cup.games for each in table.games) == over(log)


def test_at_the_end_everything_of_the_rounds_is_told() -> None:
    """ITC-119, ITC-121: places, scores and what they are made of, and who won which game as what."""
    cup = shown(finished())
    assert cup.ranking is not None and cup.next == ()
    assert [each.place for each in cup.ranking.places[:3]] == ["1", "2", "3"]
    assert all(each.score and each.made_of for each in cup.ranking.rounds)
    assert all(each.winner and each.players for table in cup.games for each in table.games)
    taken_back = max(at for at, entry in enumerate(finished()) if isinstance(entry, e.DuelWon))
    assert shown([*finished(), e.Retracted(taken_back)]).ranking is None


def test_unheard_entries_change_nothing_that_is_shown() -> None:
    """A warning, lots, a call to order, what the referee lets stand: byte for byte the same."""
    log = under_way()
    more = [*log, e.LotsDrawn((1, 2)), e.Warned(1, "late"), e.LetStand(3, "known")]
    now = 1_195_390_000.0
    assert json.encode(shown(log, now=now)) == json.encode(shown(more, now=now))


NAMES = ("Jeroen Bakker", "Anouk de Boer", "Anna Conti", "Anna Riva", "Zoë Müller", "O'Neill Kate")


def named() -> list[e.Logged]:
    """These have signed up."""
    return [e.Opened("Cup"), *(e.PlayerEnrolled(number, name) for number, name in enumerate(NAMES, 1))]


@rows(
    ("typed", "meant"),
    [
        ("jeroen", ["Jeroen Bakker"]),
        ("Jeroen Baker", ["Jeroen Bakker"]),
        ("bakkre", ["Jeroen Bakker"]),
        ("de boer", ["Anouk de Boer"]),
        ("boer anouk", ["Anouk de Boer"]),
        ("anna", ["Anna Conti", "Anna Riva"]),
        ("ann", ["Anna Conti", "Anna Riva"]),
        ("anna rvia", ["Anna Riva"]),
        ("ZOE", ["Zoë Müller"]),
        ("muler", ["Zoë Müller"]),
        ("oneill", ["O'Neill Kate"]),
        ("2", ["Anouk de Boer"]),
        ("²", []),
        ("Wilhelmina", []),
        ("", []),
        ("  ", []),
        ("?!", []),
        ("x" * 10_000, []),
    ],
)
def test_a_name_is_found_as_people_type_it(typed: str, meant: list[str]) -> None:
    """A part of it in any order, without accents and case, with the errors that a word of its length may have."""
    assert [each.name for each in found(shown(named()).people, typed)] == meant
