"""What was logged last is taken back in words, with why, or with what came in its place on the same line."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Assumed, Drew, Played, Retracted, TurnBegan, TurnEnded
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.desk.hearing.told import logged, six_after
from tests.notation.spoken import FIVE
from tests.rows import rows

SHOT = "anna turn; draw; bang cleo"
BACK = [
    ("en", "that doesn't count"),
    ("en", "undo, too far"),
    ("en", "undo that"),
    ("en", "undo, cleo is too far away"),
    ("nl", "terug, cleo is te ver weg"),
    ("it", "annulla, cleo è troppo lontano"),
    ("de", "zurück, Cleo ist zu weit weg"),
    ("nl", "weg ermee, telt niet"),
    ("nl", "anna neemt hem terug"),
    ("nl", "terug, kan niet: te ver"),
    ("it", "annulla l'ultima"),
    ("it", "no annulla, è troppo lontano"),
    ("it", "anna lo riprende in mano"),
    ("de", "das zählt nicht"),
    ("de", "zurück, zu weit"),
]


@rows(("lang", "line"), BACK)
def test_it_is_taken_back(desk: Desk, lang: str, line: str) -> None:
    """Why it was is for the referee to know."""
    assert logged(six_after(desk, SHOT, FIVE), line, lang) == "retract 3"


MORE = [
    ("en", "undo, anna done"),
    ("nl", "herroep, anna klaar"),
    ("it", "annulla, anna fine"),
    ("de", "zurück, Anna fertig"),
]


@rows(("lang", "line"), MORE)
def test_what_came_in_its_place_is_logged(desk: Desk, lang: str, line: str) -> None:
    """Read at the table as it was before."""
    assert logged(six_after(desk, SHOT, FIVE), line, lang) == "retract 3 | 1 end"


INTO_JAIL = [
    ("en", "undo, cleo in jail"),
    ("nl", "terug, cleo in de gevangenis"),
    ("it", "annulla, cleo in prigione"),
    ("de", "zurück, Cleo ins Gefängnis"),
]


@rows(("lang", "line"), INTO_JAIL)
def test_nothing_before_the_one_who_goes_to_jail_is_dropped(desk: Desk, lang: str, line: str) -> None:
    """What goes back is told in the same line."""
    assert logged(six_after(desk, SHOT, FIVE), line, lang) == "retract 3 | 1 jail 3"


TOLD_WHY = [
    ("undo, too far", "too far", ""),
    ("undo, too far, anna done", "too far", "1 end"),
    ("too far, card back", "too far", ""),
    ("undo, volcanic is gone", "volcanic is gone", ""),
    ("undo", "", ""),
]


@pytest.mark.parametrize(("line", "why", "more"), TOLD_WHY)
def test_why_it_was_is_told_again(desk: Desk, line: str, why: str, more: str) -> None:
    """Nothing of it is logged, so that whoever meant more sees that; a card that lies there no more is none."""
    log = six_after(desk, SHOT, FIVE)
    outcome = log.enter(line)
    assert outcome.reason == why
    assert [line_of(each.entry, log.book) for each in outcome.judged[1:]] == [*filter(None, [more])]


def test_what_may_be_more_than_a_reason_is_refused(desk: Desk) -> None:
    """Nothing that speaks of what a player does, or of a card, is passed over."""
    with pytest.raises(BadLine):
        six_after(desk, SHOT, FIVE).enter("undo, ben xyz volcanic")


WHOLE_TURN = "anna turn; draw; set 1 hand 3; end; set 2 hand 1; ben draws, mustang, bang dirk"
LAST_PLAY = {
    "en": "undo that; ben end",
    "nl": "terug; ben einde",
    "it": "annulla; ben fine",
    "de": "zurück; Ben fertig",
}


@pytest.mark.parametrize("lang", LAST_PLAY)
def test_of_a_whole_turn_the_last_play_goes_where_his_turn_goes_on(ticking: Desk, lang: str) -> None:
    """Without it he would have no turn to end; who draws anew took back all of it."""
    assert logged(six_after(ticking, WHOLE_TURN, FIVE), LAST_PLAY[lang], lang) == "retract 10 | 2 end"


def test_of_a_whole_turn_all_goes_where_he_draws_anew(ticking: Desk) -> None:
    """As it was typed on one line."""
    told = logged(six_after(ticking, WHOLE_TURN, FIVE), "undo; ben draws, scope")
    assert told == "retract 10 9 8 6..7 | 2 turn | 2 draw 2 | 2 scope"


NEXT_TURN = {
    "en": "undo, anna done, ben draws, bang anna",
    "nl": "terug, anna klaar, ben trekt, bang op anna",
    "it": "annulla, anna fine, ben pesca, bang ad anna",
    "de": "Bier zurück, Anna fertig, Ben zieht, Bang auf Anna",
}


@pytest.mark.parametrize("lang", NEXT_TURN)
def test_a_turn_that_began_behind_it_is_assumed(ticking: Desk, lang: str) -> None:
    """As on a line that takes nothing back: it was doubted that it began."""
    log = six_after(ticking, "anna turn; draw; set 1 hand 3; beer", FIVE)
    told = log.enter(NEXT_TURN[lang], lang).judged
    assert [type(each.entry) for each in told] == [Retracted, TurnEnded, Assumed, TurnBegan, Drew, Played]
    assert all(each.verdict.clean for each in told[:-1])
