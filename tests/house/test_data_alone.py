"""What holds for a card holds for a second card of its kind: five that are data alone, and one of every known name."""

from __future__ import annotations

import pytest

from referee.core.book.binding import bind
from referee.core.book.questions import DISTANCE, SERVES_AS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import agenda, forced_run
from referee.core.nouns.table import Table
from tests.house.badlands import with_one_more
from tests.house.badlands.playing import BASE, BOOK, POSITION, due, play, table_of, verdict

SECOND = {
    "blunderbuss": {"effects": ["shot"], "colour": "brown", "aim": "near", "reach": 1, "faces": ["10s"]},
    "tonic": {"effects": ["heal"], "colour": "brown", "aim": "one", "faces": ["9c"]},
    "burro": {"works_as": "mustang", "colour": "blue", "aim": "self", "faces": ["2s"]},
    "cage": {
        "works_as": "jail",
        "draws": True,
        "colour": "blue",
        "aim": "other",
        "faces": ["4h"],
        "clauses": ["CRD-010"],
    },
    "howitzer": {"effects": ["shot"], "colour": "brown", "aim": "others", "faces": ["9s"]},
}
"""A second shot at distance 1, a Beer for another, a second Mustang, a second Jail, a second Gatling."""

ALIKE = {
    "fuse": {"works_as": "dynamite", "draws": True, "colour": "blue", "aim": "self", "faces": ["10c"]},
    "slug": {
        "works_as": "bang",
        "effects": ["shot"],
        "answers": True,
        "colour": "brown",
        "aim": "reach",
        "faces": ["5c"],
    },
    "dodge": {
        "works_as": "missed",
        "answers": True,
        "aimed_as": "bang",
        "colour": "brown",
        "aim": "none",
        "faces": ["7d"],
    },
    "standoff": {"effects": ["challenge"], "colour": "brown", "aim": "one", "faces": ["9h"]},
    "market": {"works_as": "general_store", "colour": "brown", "aim": "none", "faces": ["as"]},
    "whisky": {"effects": ["heal"], "amount": 2, "colour": "brown", "aim": "none", "faces": ["qh"]},
    "repeater": {"works_as": "volcanic", "colour": "blue", "aim": "self", "reach": 1, "faces": ["5h"]},
    "brawl": {"effects": ["toss"], "colour": "brown", "aim": "others", "faces": ["js"]},
}
"""One more of other kinds: each is named otherwise than the card whose kind it is of."""

FIVE = bind([with_one_more(**SECOND), BASE])
MORE = bind([with_one_more(**SECOND, **ALIKE), BASE])


def at(position: str = POSITION, *lines: str, book: Rulebook = MORE) -> Table:
    """The table after these lines."""
    return play(*lines, book=book, start=table_of(position, book))


def test_five_cards_more_cost_data_alone() -> None:
    """No rule is added for them, and the deck counts them."""
    assert FIVE.rules == BOOK.rules
    assert MORE.rules == BOOK.rules
    assert FIVE.deck_size == BOOK.deck_size + len(SECOND)


def test_a_second_shot_at_distance_one() -> None:
    """It reaches the neighbour whatever the weapon, is averted by a Missed!, and leaves the BANG! of the turn."""
    assert verdict(play(book=FIVE), "1 blunderbuss 3", FIVE).keys == ("out_of_reach",)
    shot = play("1 blunderbuss 2", book=FIVE)
    assert due(shot, FIVE) == [("answer", 2, 1, "blunderbuss")]
    assert verdict(shot, "2 missed", FIVE).clean
    assert verdict(play("2 missed", book=FIVE, start=shot), "1 bang 2", FIVE).clean


def test_a_beer_for_another() -> None:
    """He regains the life point, not its player; at full life it does nothing; it is not drunk out of turn."""
    served = play("1 tonic 3", book=FIVE)
    assert due(served, FIVE) == [("gain", 3, 1, "tonic")]
    assert play("gain", book=FIVE, start=served).seat(3).life == 4
    (reason,) = verdict(play(book=FIVE), "1 tonic 2", FIVE).reasons
    assert (reason.key, reason.args["by"]) == ("full_life", 2)
    assert verdict(play("1 end", "2 turn", "2 draw 2", book=FIVE), "3 tonic 3", FIVE).keys == ("not_your_turn",)


def test_a_second_mustang() -> None:
    """Beside the one that is there it is one step more; two of its own name do not lie before one player."""
    both = play("1 mustang", "1 burro", book=FIVE)
    assert Situation(both, FIVE).ask(DISTANCE, 5, 1) == 3
    assert "same_card_in_play" in verdict(both, "1 burro", FIVE).keys


@pytest.fixture
def jailed() -> Table:
    """Bruno in a Cage, at the beginning of his turn."""
    return play("1 cage 2", "1 end", "2 turn", book=FIVE)


def test_a_second_jail_is_drawn_for_and_dropped(jailed: Table) -> None:
    """It is the Cage that is drawn for, and that goes; without a heart the turn is skipped."""
    assert due(jailed, FIVE)[0] == ("flip", 2, 1, "cage")
    assert "step_skipped" in verdict(jailed, "2 draw 2", FIVE).keys
    freed = play("2 flip cage 4h", book=FIVE, start=jailed)
    assert [kind for kind, *_ in due(freed, FIVE)] == ["drop", "draw"]
    kept = play("2 flip cage 4s", book=FIVE, start=jailed)
    assert due(kept, FIVE) == [("drop", 2, 1, "cage"), ("end", 2, 1, "cage")]
    assert verdict(kept, "2 drop cage", FIVE).clean
    skipped = play("2 drop cage", book=FIVE, start=kept)
    assert skipped.seat(2).in_play == ()
    assert verdict(play("set 2 life 1", book=FIVE, start=skipped), "2 end", FIVE).clean
    assert [type(entry).__name__ for entry in forced_run(kept, FIVE)][:2] == ["Dropped", "TurnEnded"]


def test_a_second_jail_is_for_another_and_never_for_the_sheriff() -> None:
    """Both bans hold for it, and cite what is printed on it."""
    assert "jail_on_self" in verdict(play(book=FIVE), "1 cage 1", FIVE).keys
    before = play("1 end", "2 turn", "2 draw 2", book=FIVE)
    (reason,) = verdict(before, "2 cage 1", FIVE).reasons
    assert reason.key == "jail_on_sheriff"
    assert "CRD-010" in reason.clauses
    both = play("2 cage 3", "2 jail 3", "2 end", "3 turn", book=FIVE, start=before)
    assert [owed[3] for owed in due(both, FIVE)[:2]] == ["cage", "jail"]


def test_a_second_gatling() -> None:
    """Everybody else answers it, a Barrel helps, and it is no BANG! of the turn."""
    fired = play("1 bang 2", "2 missed", "1 howitzer", book=FIVE)
    assert due(fired, FIVE) == [("answer", seat, 1, "howitzer") for seat in (2, 3, 4, 5)]
    assert verdict(fired, "2 answer bang", FIVE).keys == ("answer_not_allowed",)
    assert verdict(play("2 hit", "3 hit", "4 hit", book=FIVE, start=fired), "5 flip jourdonnais 4h", FIVE).clean


def test_a_second_dynamite_goes_off_before_jail_and_goes_round() -> None:
    """Three life points and the card itself, or on to the next one who has none of its name."""
    burning = at(POSITION, "1 fuse", "1 end", "2 turn", "2 jail 3")
    seen = play("2 end", "3 turn", "3 end", "4 turn", "4 end", "5 turn", "5 end", "1 turn", book=MORE, start=burning)
    assert due(seen, MORE)[0] == ("flip", 1, 1, "fuse")
    assert due(play("1 flip fuse 5s", book=MORE, start=seen), MORE)[:2] == [
        ("lose", 1, 3, "fuse"),
        ("drop", 1, 1, "fuse"),
    ]
    assert due(play("1 flip fuse 5h", book=MORE, start=seen), MORE)[0] == ("pass", 1, 1, "fuse")
    assert verdict(play("1 flip fuse 5h", book=MORE, start=seen), "1 pass fuse 2", MORE).clean
    assert verdict(at(), "1 fuse 2", MORE).reasons[0].clauses == ("CRD-013", "NLB-029")
    prisoner = at(POSITION, "3 lay fuse", "3 lay jail", "1 end", "2 turn", "2 end", "3 turn")
    assert verdict(prisoner, "3 flip jail 4h", MORE).keys == ("dynamite_first",)


def test_a_second_bang_card_counts_against_the_limit() -> None:
    """One of either a turn."""
    shot = at(POSITION, "1 bang 2", "2 missed")
    assert verdict(shot, "1 slug 2", MORE).keys == ("second_bang",)
    assert verdict(at(POSITION, "1 slug 2", "2 missed"), "1 bang 2", MORE).keys == ("second_bang",)


def test_a_second_volcanic_lifts_the_limit_while_it_works() -> None:
    """Where no card in play works it is said to be why a second BANG! is refused."""
    armed = at(POSITION, "1 repeater", "1 bang 2", "2 missed")
    assert verdict(armed, "1 bang 2", MORE).clean
    (reason,) = verdict(play("sandstorm", book=MORE, start=armed), "1 bang 2", MORE).reasons
    assert (reason.key, reason.clauses[-1]) == ("second_bang", "NLB-014")


def test_a_second_bang_card_of_slab_the_killer_takes_two() -> None:
    """His ability is about BANG! cards, and this is one; and it is given up to Indians!."""
    slab = POSITION.replace("mockingbird", "slab_the_killer")
    assert due(at(slab, "1 slug 2"), MORE) == [("answer", 2, 2, "slug")]
    assert due(at(slab, "1 blunderbuss 2"), MORE) == [("answer", 2, 1, "blunderbuss")]
    assert verdict(at(POSITION, "1 indians"), "2 answer slug", MORE).clean


def test_second_cards_serve_for_calamity_janet() -> None:
    """Each of the two kinds serves for the other."""
    janet = at(POSITION.replace("mockingbird", "calamity_janet"))
    now = Situation(janet, MORE)
    assert (now.ask(SERVES_AS, 1, "slug"), now.ask(SERVES_AS, 1, "dodge")) == (("missed",), ("bang",))
    assert verdict(janet, "1 dodge 2", MORE).clean
    shot = play("1 end", "2 turn", "2 draw 2", "2 bang 1", book=MORE, start=janet)
    assert verdict(shot, "1 answer slug", MORE).clean
    assert verdict(at(POSITION, "1 bang 2"), "2 answer slug", MORE).keys == ("answer_not_allowed",)


def test_a_second_challenge_is_answered_by_turns() -> None:
    """First by the one aimed at, then by its player, and who falls to it may fall to himself."""
    called = at(POSITION, "1 standoff 3")
    assert due(called, MORE) == [("answer", 3, 1, "standoff")]
    assert verdict(called, "3 answer missed", MORE).reasons[0].clauses == ("NLB-047", "CRD-018", "NLB-041")
    back = play("3 answer bang", book=MORE, start=called)
    assert due(back, MORE) == [("answer", 1, 1, "standoff")]
    fallen = play("1 hit", book=MORE, start=play("set 1 life 1", "1 standoff 3", "3 answer bang", book=MORE))
    assert due(fallen, MORE)[0] == ("fall", 1, 1, "standoff")


def test_a_second_general_store_is_chosen_from() -> None:
    """As many cards as players, each takes one, all for the card that was played."""
    opened = at(POSITION, "1 market")
    assert due(opened, MORE) == [("turnup", 1, 5, "market")]
    up = play("1 turnup 5 with bang missed beer duel jail", book=MORE, start=opened)
    assert due(up, MORE) == [("pick", seat, 1, "market") for seat in (1, 2, 3, 4, 5)]


def test_a_card_of_everybody_else_is_discarded() -> None:
    """One of each other player who has one."""
    assert due(at(POSITION, "set 4 hand 0", "1 brawl"), MORE) == [("toss", 1, 1, "brawl")] * 3


UNKNOWN = POSITION.replace("mockingbird life 3/4", "? life ?")


def test_two_life_points_are_not_forced_where_one_may_be_missing() -> None:
    """With the life points not known, one or two may come back: nothing is logged by itself, and neither is refused."""
    healed = at(UNKNOWN, "1 whisky")
    assert [(item.owed.kind, item.forced) for item in agenda(healed, MORE).due] == [("gain", None)]
    assert forced_run(healed, MORE) == ()
    assert [verdict(healed, f"1 gain {count} for whisky", MORE).keys for count in (1, 2, 3)] == [
        (), (), ("wrong_amount",),
    ]  # fmt: skip
    assert due(at(POSITION, "1 whisky"), MORE) == [("gain", 1, 1, "whisky")]
    assert verdict(at(POSITION, "1 whisky"), "1 gain 2 for whisky", MORE).keys == ("wrong_amount", "above_maximum")
