"""The auction of characters, move by move."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from referee.championship.rules.auction import (
    Auction,
    Bought,
    Chooses,
    Move,
    Opens,
    Raises,
    Withdraws,
    after,
    allowed,
    bidders,
    choosers,
    hires,
    turn,
)
from referee.championship.rules.entries import CharacterHired
from tests.hunts import tries

SEATS = (1, 2, 3, 4, 5)
RICH = dict.fromkeys(SEATS, 5000)
CARDS = ("a", "b", "c", "d", "e")
FRESH = Auction(SEATS, 3, RICH, CARDS)


def played(auction: Auction, *moves: Move) -> Auction:
    """The auction after these moves, each of which has to be allowed."""
    for move in moves:
        assert allowed(auction, move), move
        auction = after(auction, move)
    return auction


OPENED = played(FRESH, Opens(3, "b", 100))
POOR = replace(FRESH, owned={**RICH, 3: 300})


@pytest.mark.parametrize(
    ("auction", "move", "answer"),
    [
        (FRESH, Opens(3, "b", 100), True),
        (FRESH, Opens(3, "b", 5000), True),
        (FRESH, Opens(3, "b", 5100), False),
        (FRESH, Opens(3, "b", 0), False),
        (FRESH, Opens(3, "b", 150), False),
        (FRESH, Opens(3, "z", 100), False),
        (FRESH, Opens(4, "b", 100), False),
        (FRESH, Raises(3, 200), False),
        (FRESH, Withdraws(3), False),
        (FRESH, Chooses(3, "b"), False),
        (POOR, Opens(3, "b", 300), True),
        (POOR, Opens(3, "b", 400), False),
        (OPENED, Raises(4, 200), True),
        (OPENED, Raises(4, 100), False),
        (OPENED, Raises(4, 250), False),
        (OPENED, Raises(4, 5100), False),
        (OPENED, Raises(5, 200), False),
        (OPENED, Withdraws(4), True),
        (OPENED, Opens(4, "a", 100), False),
    ],
)
def test_what_may_be_said(auction: Auction, move: Move, answer: bool) -> None:
    """ITC-074 to ITC-079: hundreds, at least one more, never above what one owns; only yes or no."""
    assert allowed(auction, move) is answer
    assert (after(auction, move) != auction) is answer


def test_it_goes_round_to_the_left_until_one_is_left() -> None:
    """ITC-076, ITC-078, ITC-080: who withdrew is not asked again; the highest bidder buys."""
    now = played(FRESH, Opens(3, "b", 100), Withdraws(4), Raises(5, 300), Withdraws(1), Raises(2, 400), Raises(3, 500))
    assert turn(now) == 5
    now = played(now, Withdraws(5), Withdraws(2))
    assert now.bought == (Bought(3, "b", 500),)
    assert (now.laid, now.bidding) == (("a", "c", "d", "e"), None)


def test_the_left_of_the_winner_opens_next() -> None:
    """ITC-082: and whoever has a character already, or no money, is skipped."""
    sold = played(OPENED, Withdraws(4), Raises(5, 200), Withdraws(1), Withdraws(2), Withdraws(3))
    assert turn(sold) == 1
    broke = replace(sold, owned={**RICH, 1: 0})
    assert turn(broke) == 2
    again = played(sold, Opens(1, "a", 100), Withdraws(2), Withdraws(3), Withdraws(4))
    assert (turn(again), bidders(again)) == (2, (2, 3, 4))


def test_a_sheriff_with_a_character_or_without_money_does_not_open() -> None:
    """ITC-074, ITC-082, ITC-092: the next to his left does."""
    assert turn(replace(FRESH, bought=(Bought(3, "k", 400, True),))) == 4
    assert turn(replace(FRESH, owned={**RICH, 3: -100})) == 4


def test_the_last_one_pays_the_least() -> None:
    """ITC-084: nobody is left to raise."""
    last = replace(FRESH, laid=("a", "b"), bought=tuple(Bought(each, f"k{each}", 300) for each in (1, 2, 3, 4)))
    assert not allowed(last, Opens(5, "a", 200))
    done = played(last, Opens(5, "a", 100))
    assert done.bought[-1] == Bought(5, "a", 100)
    assert turn(done) is None


DEBTS = replace(FRESH, owned={1: 0, 2: -200, 3: 700, 4: -100, 5: -200})


def test_players_without_money_choose_last_by_their_debts() -> None:
    """ITC-086 to ITC-089: the smallest first, for 100 each."""
    assert bidders(DEBTS) == (3,)
    assert not allowed(DEBTS, Chooses(1, "a"))
    now = played(DEBTS, Opens(3, "a", 100), Chooses(1, "b"), Chooses(4, "c"))
    assert [(each.player, each.price) for each in now.bought] == [(3, 100), (1, 100), (4, 100)]


def test_equal_debts_need_lots() -> None:
    """ITC-090: nobody chooses before they are drawn."""
    now = played(DEBTS, Opens(3, "a", 100), Chooses(1, "b"), Chooses(4, "c"))
    assert (choosers(now), turn(now)) == ((2, 5), None)
    assert not allowed(now, Chooses(2, "d"))
    now = played(replace(now, lots=(5, 2)), Chooses(5, "d"), Chooses(2, "e"))
    assert (now.laid, turn(now), choosers(now)) == ((), None, ())


def test_what_it_comes_to_is_logged() -> None:
    """ITC-081, ITC-094: with kept characters at their old price."""
    kept = replace(FRESH, bought=(Bought(3, "k", 400, True),))
    now = played(kept, Opens(4, "a", 100), Withdraws(5), Withdraws(1), Withdraws(2))
    assert list(hires(now, 2, 3)) == [
        CharacterHired(2, 3, 3, "k", 400, kept=True),
        CharacterHired(2, 3, 4, "a", 100),
    ]


@settings(max_examples=tries(200))
@given(st.dictionaries(st.sampled_from(SEATS), st.integers(-5, 8), min_size=5, max_size=5), st.data())
def test_every_auction_ends_with_a_character_each_and_nobody_above_his_money(
    purse: dict[int, int], data: st.DataObject
) -> None:
    """ITC-079, ITC-083, ITC-088: whatever is said, as long as it is allowed."""
    now = Auction(SEATS, 1, {player: hundreds * 100 for player, hundreds in purse.items()}, CARDS)
    while now.laid:
        player = turn(now)
        if player is None:
            now = replace(now, lots=data.draw(st.permutations(SEATS).map(tuple)))
            continue
        bids = range(-100, 1000, 50)
        said = [
            Withdraws(player),
            *(Raises(player, bid) for bid in bids),
            *(Chooses(player, each) for each in now.laid),
        ]
        said += [Opens(player, now.laid[0], bid) for bid in bids]
        now = after(now, data.draw(st.sampled_from([move for move in said if allowed(now, move)])))
    assert sorted(each.player for each in now.bought) == list(SEATS)
    assert sorted(each.character for each in now.bought) == sorted(CARDS)
    assert all(each.price <= max(100, now.owned[each.player]) and each.price % 100 == 0 for each in now.bought)
    assert all(each.price == 100 for each in now.bought if now.owned[each.player] <= 0)


def test_whoever_has_no_seat_does_not_open() -> None:
    """A log may name a Sheriff who sits elsewhere: then the first seat with money opens, and nothing breaks."""
    auction = Auction((1, 2, 3), 9, {1: 0, 2: 300, 3: 300}, ("a", "b", "c"))
    assert turn(auction) == 2


def test_whoever_was_seated_twice_bids_against_nobody() -> None:
    """A log may seat a player twice: left alone, he has won, and nothing breaks."""
    auction = Auction((1, 2, 2), 2, {1: 0, 2: 300}, ("a", "b", "c"))
    assert after(auction, Opens(2, "a", 100)).bought == (Bought(2, "a", 100),)
