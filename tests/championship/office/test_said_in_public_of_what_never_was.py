"""What was logged by mistake is not told to everybody as if it had happened."""

from referee.championship.office.everybody import everybody_sees
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.entries import PlayerEnrolled
from referee.speech import Speech, Words
from tests.championship.office.opening import LAW_WINS, hired, typed


def test_a_character_of_a_round_never_begun_is_no_round(cup: TournamentLog) -> None:
    """A hire logged once the round was over belongs to a round that nobody plays."""
    typed(cup, "round 1", hired(1, 1, 2, 3, 4, 5), LAW_WINS, "hire 1 1:vulture_sam:100")
    table = everybody_sees(cup.entries, Speech(Words("en"))).tables[0]
    assert (table.round, table.sheriff, table.over) == (1, "Anna", True)
    assert "Vulture Sam" not in table.characters.values()


def test_a_number_taken_is_said_to_be_his_who_had_it(cup: TournamentLog) -> None:
    """Not his who takes it: no line can say so any more, a document may."""
    outcome = cup.log(PlayerEnrolled(2, "Zed", "", False, False, True))
    (doubt,) = (each for each in outcome.judged[0].verdict.doubts if each.key == "number_taken")
    assert doubt.args["name"] == "Bruno"


def test_a_round_that_was_begun_is_seen_before_it_is_over(cup: TournamentLog) -> None:
    """With its Sheriff; a round nobody has begun is not."""
    english = Speech.of("en")
    assert everybody_sees(cup.entries, english).tables[0].round == 0
    typed(cup, "round 1")
    (first, *_) = everybody_sees(cup.entries, english).tables
    assert first.round == 1 and first.sheriff and not first.over
