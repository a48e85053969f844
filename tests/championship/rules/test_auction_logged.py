"""An auction logged word by word comes to what the auction itself comes to, and says no more than allowed or not."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.aloud import state_aloud
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
    turn,
)
from referee.championship.rules.auctioning import auction_of, owed_lots, speaker, unpaid
from referee.championship.rules.comparing import change
from referee.championship.rules.due import due
from referee.championship.rules.folding import tournament_of
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn, game, results
from tests.hunts import tries

CARDS = ("a", "b", "c", "d", "e")
BEGUN = [*drawn(10), e.RoundOpened(1, 1, 1)]
LAID = [*BEGUN, b.CharactersLaid(1, 1, CARDS)]
BIDDING = "ITC-074 ITC-075 ITC-076 ITC-077 ITC-078 ITC-079"


def now(log: list[e.Logged], number: int = 1) -> Auction:
    """The auction of this round of table 1."""
    state = tournament_of(log)
    each = state.tables[1].round(number)
    assert each is not None
    found = auction_of(state, state.tables[1], each)
    assert found is not None
    return found


def entry(move: Move, number: int = 1) -> e.Fact:
    """A move as it is logged."""
    match move:
        case Opens(player, character, bid):
            return b.BidOpened(1, number, player, character, bid)
        case Raises(player, bid):
            return b.BidRaised(1, number, player, bid)
        case Withdraws(player):
            return b.BidWithdrawn(1, number, player)
    return b.CharacterChosen(1, number, move.player, move.character)


@settings(max_examples=tries(40), deadline=None)
@given(st.integers(0, 10**6))
def test_the_log_follows_the_auction(seed: int) -> None:
    """ITC-073 to ITC-090: whatever is said, allowed or not, both stand alike after each word."""
    chance, log = Random(seed), list(LAID)
    pure = Auction((1, 2, 3, 4, 5), 1, dict.fromkeys(range(1, 6), 5000), CARDS)
    for _ in range(60):
        player = turn(pure)
        if player is None:
            break
        bid = chance.randrange(0, 5300, 50)
        moves = [Opens(player, chance.choice(CARDS), bid), Raises(player, bid), Withdraws(player), Chooses(player, "a")]
        move = chance.choice([*moves, Withdraws(player), Withdraws(1 + player % 5)])
        verdict, _ = said(log, entry(move))
        assert verdict == ("legal" if allowed(pure, move) else "illegal")
        log.append(entry(move))
        pure = after(pure, move)
        assert now(log) == pure
        state = tournament_of(log)
        log += list(unpaid(state, state.tables[1], state.tables[1].rounds[0]))
        assert now(log) == pure
    assert {(hire.player, hire.character, hire.price) for hire in tournament_of(log).tables[1].rounds[0].hires} == {
        (bought.player, bought.character, bought.price) for bought in pure.bought
    }


SOLD = [*LAID, b.BidOpened(1, 1, 1, "a", 300), *(b.BidWithdrawn(1, 1, player) for player in (2, 3, 4, 5))]
NOTED = "ITC-080 ITC-081"


@pytest.mark.parametrize(
    ("fact", "doubts"),
    [
        (e.CharacterHired(1, 1, 1, "a", 300), []),
        (e.CharacterHired(1, 1, 1, "a", 400), [f"? other_than_the_auction {NOTED}"]),
        (e.CharacterHired(1, 1, 1, "b", 300), [f"? other_than_the_auction {NOTED}"]),
        (e.CharacterHired(1, 1, 2, "a", 300), [f"? won_by_another {NOTED}"]),
        (e.CharacterHired(1, 1, 2, "b", 100), []),
    ],
)
def test_a_hire_is_held_against_the_words_of_the_auction(fact: e.CharacterHired, doubts: list[str]) -> None:
    """ITC-080, ITC-081: whose it is and for what is doubted where the words came to something else."""
    assert said(SOLD, fact) == ("legal", doubts)
    assert said([*BEGUN, *SOLD[len(LAID) :]], fact) == said(LAID, fact) == ("legal", [])


def test_what_is_kept_is_not_held_against_the_auction() -> None:
    """ITC-092: it was bought in another."""
    assert said(SOLD, e.CharacterHired(1, 1, 2, "a", 300, kept=True))[1] == ["did_not_survive ITC-092 ITC-093"]


def test_a_bid_put_right_later_is_told_with_the_hire_that_rested_on_it() -> None:
    """ITC-080: the hire stands, and is doubted from then on."""
    log = [*SOLD, e.CharacterHired(1, 1, 1, "a", 300)]
    right = e.Corrected(len(LAID), b.BidOpened(1, 1, 1, "a", 200))
    assert [
        each.verdict_then.keys for each in change(log, right).said if each.verdict_then and each.verdict_then.keys
    ] == [("other_than_the_auction",)]


@pytest.mark.parametrize(
    "fact",
    [
        b.BidOpened(1, 1, 2, "a", 100),
        b.BidOpened(1, 1, 1, "z", 100),
        b.BidOpened(1, 1, 1, "a", 150),
        b.BidOpened(1, 1, 1, "a", 0),
        b.BidOpened(1, 1, 1, "a", 5100),
        b.BidRaised(1, 1, 1, 200),
        b.CharacterChosen(1, 1, 1, "a"),
    ],
)
def test_a_bid_is_allowed_or_not_and_no_more(fact: e.Fact) -> None:
    """ITC-079, ITC-119: out of turn or above one's money, the answer is the same to the letter."""
    assert said(LAID, fact) == ("illegal", [f"bid_not_allowed {BIDDING}"])


@pytest.mark.parametrize(
    ("log", "fact", "reasons"),
    [
        (LAID, b.CharactersLaid(1, 1, CARDS), ["? auction_begun_already"]),
        (BEGUN, b.CharactersLaid(1, 1, CARDS[:4]), ["other_number_laid ITC-073"]),
        (BEGUN, b.CharactersLaid(1, 1, ("a", "a", "b", "c", "d")), ["? characters_not_free"]),
        (BEGUN, b.CharactersLaid(2, 1, CARDS), ["? round_not_open"]),
        (BEGUN, b.BidOpened(1, 1, 1, "a", 100), ["? no_auction"]),
        (BEGUN, b.ChoiceDrawn(1, 1, (1, 2)), ["? no_auction"]),
        (BEGUN, b.ChoiceDrawn(2, 1, (6, 7)), ["? no_auction"]),
        ([*BEGUN, e.CharacterHired(1, 1, 1, "a", 100)], b.CharactersLaid(1, 1, CARDS[:4]), ["? characters_not_free"]),
        (LAID, b.ChoiceDrawn(1, 1, (1, 2)), ["choice_not_owed ITC-090"]),
    ],
)
def test_what_does_not_fit_is_told(log: list[e.Logged], fact: e.Fact, reasons: list[str]) -> None:
    """What was turned up, and lots for the choice, have their own grounds."""
    assert said(log, fact)[1] == reasons


def test_who_is_to_speak_is_due() -> None:
    """ITC-074, ITC-076: the Sheriff first, then to the left."""
    log = [*LAID, b.BidOpened(1, 1, 1, "a", 100)]
    first, second = (due(tournament_of(each))[0] for each in (LAID, log))
    assert [(owed.kind, owed.players) for owed in (first, second)] == [("bid", (1,)), ("bid", (2,))]


def test_lots_among_equal_debts_are_due() -> None:
    """ITC-089, ITC-090: three who own the same nothing wait for them, and choose in their order."""
    log: list[e.Logged] = [*BEGUN]
    log += [e.CharacterHired(1, 1, player, f"k{player}", 5000) for player in range(1, 6)]
    log += [e.GamePlayed(1, 1, "outlaws", results((1, 2, 3, 4, 5), "-----"))]
    log += [e.RoundOpened(1, 2, 2), b.CharactersLaid(1, 2, CARDS)]
    log += [entry(move, 2) for move in (Opens(3, "a", 100), Withdraws(4), Opens(4, "b", 100))]
    state = tournament_of(log)
    assert owed_lots(state, state.tables[1], state.tables[1].rounds[1]) == (1, 2, 5)
    assert speaker(state, state.tables[1], state.tables[1].rounds[1]) is None
    assert ("choice", (1, 2, 5)) in [(owed.kind, owed.players) for owed in due(state)]
    lots = b.ChoiceDrawn(1, 2, (5, 1, 2))
    assert said(log, lots) == ("legal", [])
    assert turn(now([*log, lots], 2)) == 5


def test_a_character_that_was_kept_is_not_laid() -> None:
    """ITC-092: who keeps his own does not bid."""
    log: list[e.Logged] = [
        *BEGUN,
        e.CharacterHired(1, 1, 1, "k", 100),
        *game(1, 1, (1, 2, 3, 4, 5), "law", "++---")[1:],
    ]
    log += [e.RoundOpened(1, 2, 2), e.CharacterHired(1, 2, 1, "k", 100, True)]
    assert said(log, b.CharactersLaid(1, 2, CARDS[:4])) == ("legal", [])
    assert now([*log, b.CharactersLaid(1, 2, CARDS[:4])], 2).bought == (Bought(1, "k", 100, True),)


def test_nothing_of_an_auction_is_public() -> None:
    """ITC-119: neither bids nor how many were turned up, which tells how many kept theirs."""
    log = [*LAID, b.BidOpened(1, 1, 1, "a", 4900), b.BidRaised(1, 1, 2, 5000)]
    assert state_aloud(log) == state_aloud(BEGUN)


def test_a_new_auction_begins_from_nothing() -> None:
    """ITC-231: when the game is played again what was said before does not count."""
    log = [*LAID, b.BidOpened(1, 1, 1, "a", 100), e.GameVoided(1, 1, True, "role shown")]
    assert tournament_of(log).tables[1].rounds[0].auction is None
