"""What is unseen of the deck, and the chance of a draw!: exact, or between two numbers that are both possible."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from referee import sets
from referee.core.knowledge.public import public_of
from referee.core.knowledge.unseen import DrawChance, Kind, Unseen, unseen_at
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card, Count, exactly
from referee.core.play.evolve import replay
from referee.lexicon import load
from referee.notation import read_position
from tests.hunts import tries
from tests.properties.logs import BOOK, SEATS, logs

DEAL = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Bruno" ? lucky_duke
seat 3 "Carla" ? jourdonnais
seat 4 "Dario" ? vulture_sam
"""


def after(*entries: e.Entry) -> Table:
    """The table of four after these entries."""
    table, _ = read_position(DEAL, sets.bind, load())
    return replay(entries, BOOK, replay([e.Opened(table)], BOOK))


def told(*entries: e.Entry) -> Unseen:
    """What is unseen after these entries."""
    return unseen_at(after(*entries), BOOK)


def of(seen: Unseen, card: str) -> Kind:
    """The cards of one name."""
    return next(kind for kind in seen.kinds if kind.card == card)


def draw(seen: Unseen, card: str, seat: int) -> DrawChance:
    """A draw! of one seat."""
    return next(each for each in seen.draws if (each.card, each.seat) == (card, seat))


def test_a_whole_deck_is_unseen() -> None:
    """Eighty cards, as many of each as are printed; only he draws! whose ability makes him."""
    seen = told()
    assert seen.count == 80
    assert all(kind.unseen == exactly(kind.copies) for kind in seen.kinds)
    assert [(each.seat, each.card) for each in seen.draws] == [(3, "jourdonnais")]
    assert draw(seen, "jourdonnais", 3).least == Fraction(20, 80) == draw(seen, "jourdonnais", 3).most
    assert seen.blurs == ()


def test_chances_follow_what_was_seen() -> None:
    """A Dynamite holds unless a 2 to 9 of spades comes, of which there are ten, and one was seen."""
    seen = told(
        e.Laid(1, Card("dynamite", "2h")), e.Laid(3, Card("jail", "4h")), e.Tossed(1, 2, None, Card("missed", "2s"))
    )
    assert seen.count == 77
    assert draw(seen, "dynamite", 1).least == draw(seen, "dynamite", 1).most == Fraction(68, 77)
    assert draw(seen, "jail", 3).good == exactly(18)
    assert of(seen, "missed") == replace(of(seen, "missed"), discarded=1, unseen=exactly(11))


def test_who_turns_up_two_has_twice_the_hope() -> None:
    """Lucky Duke fails only if both cards do."""
    duke = draw(told(e.Laid(2, Card("barrel", "qs"))), "barrel", 2)
    assert duke.turned == 2
    assert duke.least == 1 - Fraction(59 * 58, 79 * 78)
    other = draw(told(e.Laid(1, Card("barrel", "qs"))), "barrel", 1)
    assert (other.turned, other.least) == (1, Fraction(20, 79))


@pytest.mark.parametrize("mode", ["full", "light"])
def test_a_light_log_gives_nobody_two_cards(mode: str) -> None:
    """Rules that are silent in a light log are asked all the same."""
    seen = told(e.ModeChanged(mode), e.Laid(1, Card("barrel", "qs")), e.Laid(2, Card("barrel", "ks")))  # type: ignore[arg-type]
    assert [draw(seen, "barrel", seat).turned for seat in (1, 2)] == [1, 2]
    assert ("light" in {blur.key for blur in seen.blurs}) == (mode == "light")


def test_a_card_named_without_its_face_leaves_room() -> None:
    """A BANG! may have been one of the three hearts, a Beer was a heart for sure, a Missed! none."""
    seen = told(
        e.Laid(1, Card("jail", "js")), *(e.Tossed(1, 2, None, Card(kind)) for kind in ("bang", "beer", "missed"))
    )
    assert seen.count == 76
    assert draw(seen, "jail", 1).good == Count(18, 19)
    assert draw(seen, "jail", 1).least == Fraction(18, 76) and draw(seen, "jail", 1).most == Fraction(19, 76)
    assert of(seen, "beer").unseen == exactly(5)
    assert {(blur.key, blur.count) for blur in seen.blurs} == {("faceless", 3)}


def test_a_face_without_a_name_leaves_room() -> None:
    """The king of hearts turned up was a BANG! or a Cat Balou; the four of hearts a Jail."""
    seen = told(e.TurnBegan(1), e.Flipped(3, "jourdonnais", "kh"), e.Flipped(3, "jourdonnais", "4h"))
    assert (of(seen, "bang").unseen, of(seen, "cat_balou").unseen) == (Count(24, 25), Count(3, 4))
    assert of(seen, "jail").unseen == exactly(2)
    assert draw(seen, "jourdonnais", 3).good == exactly(18)
    assert {(blur.key, blur.count) for blur in seen.blurs} == {("nameless", 1)}


def test_cards_nobody_noted_are_unseen_wherever_they_lie() -> None:
    """Two cards discarded face down to the log are not in the deck, and may be any."""
    seen = told(e.TurnBegan(1), e.Drew(1, 2), e.Discarded(1, 2))
    assert (seen.count, seen.lost, seen.deck, seen.hands) == (80, 2, exactly(61), exactly(17))


def test_a_shuffle_makes_everything_unseen_again() -> None:
    """But what lies in play or was seen to go into a hand stays known, and that it was shuffled is said."""
    before = (
        e.Laid(2, Card("scope", "as")),
        e.TurnBegan(1),
        e.Took(1, 2, Card("scope")),
        e.Tossed(1, 2, None, Card("duel")),
    )
    assert told(*before).count == 78
    seen = told(*before, e.DeckTurned())
    assert seen.count == 79
    assert [(each.card.kind, each.hands) for each in seen.held] == [("scope", (1,))]
    assert ("shuffled", 1) in {(blur.key, blur.count) for blur in seen.blurs}


def test_what_cannot_be_so_is_said() -> None:
    """A second Scope was noted, and there is but one."""
    seen = told(e.Laid(1, Card("scope")), e.Laid(2, Card("scope")))
    assert of(seen, "scope").unseen == exactly(0)
    assert ("impossible", 1) in {(blur.key, blur.count) for blur in seen.blurs}


def test_who_is_out_draws_no_more() -> None:
    """The draw! of an eliminated player does not come."""
    assert told(e.Eliminated(3, "outlaw")).draws == ()


def _unseen_by_name(seen: Unseen) -> list[tuple[str, Count]]:
    return [(kind.card, kind.unseen) for kind in seen.kinds]


@settings(max_examples=tries(100), deadline=None)
@given(logs(amended=False, longest=20), st.booleans())
def test_it_always_adds_up(log: list[e.Entry], public: bool) -> None:
    """Whatever was logged: every number is possible, names and faces add up, and a chance is one."""
    table = replay(log, BOOK)
    seen = unseen_at(public_of(table, BOOK) if public else table, BOOK)
    names, faces, suits = ([count for _, count in each] for each in (_unseen_by_name(seen), seen.faces, seen.suits))
    for counts in (names, faces, suits):
        assert all(0 <= count.least <= (count.most or 0) for count in counts)
        assert sum(count.least for count in counts) <= seen.count <= sum(count.most or 0 for count in counts)
    for each in seen.draws:
        assert 1 <= each.seat <= SEATS and 0 <= each.least <= each.most <= 1


def test_a_suit_alone_is_one_card_fewer_of_that_suit() -> None:
    """Which it is nobody knows: each of its faces may lie there or not, and of the other suits none does."""
    before, now = told(), told(e.Flipped(1, "barrel", "h"))
    suits, were = dict(now.suits), dict(before.suits)
    assert suits["h"] == were["h"].minus(1) and suits["s"] == were["s"]
    faces, had = dict(now.faces), dict(before.faces)
    assert all(faces[f"{rank}h"] == Count(had[f"{rank}h"].least - 1, had[f"{rank}h"].most) for rank in ("2", "a"))
    assert [(blur.key, blur.count) for blur in now.blurs] == [("rankless", 1)]
