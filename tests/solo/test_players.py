"""Players that choose by themselves: what they name is lawful, they know no deck, and they end their games."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from referee.core.judging.judge import judge
from referee.core.nouns.table import Seat
from referee.core.nouns.vocabulary import Card
from referee.sets.lone_gunslinger import the_gang
from referee.solo.dealing import choices, coming
from referee.solo.players import LookAhead, plain, view_of
from referee.solo.players.look_ahead import imagined, worth
from referee.solo.setup import BOOK
from referee.solo.simulation import Chance, counted, play, played, simulated
from referee.solo.stock import all_cards, in_sight
from tests.properties.lone_game import options_of
from tests.rows import rows


@rows("seed", range(4))
def test_a_player_chooses_among_what_is_offered(seed: int) -> None:
    """And sees no seed."""
    for at, _ in play(str(seed), options_of(seed * 6), plain):
        if not at.over and at.table.turn.seat and coming(at) is None:
            view = view_of(at)
            assert the_gang(view.table).seed == ""
            assert plain(view) in choices(at)


def test_what_a_player_does_not_know_makes_no_difference_to_him() -> None:
    """Of a table with another deck beneath it he chooses the same."""
    for number, (at, _) in enumerate(play("9", {"level": "3"}, plain)):
        if number % 9 == 0 and not at.over and at.table.turn.seat and coming(at) is None:
            other = replace(at, stock=replace(at.stock, cards=at.stock.cards[::-1], seed="another"))
            assert plain(view_of(at)) == plain(view_of(other))
            assert LookAhead("s", 1, 6)(view_of(at)) == LookAhead("s", 1, 6)(view_of(other))


def test_an_imagined_deck_holds_what_nobody_sees() -> None:
    """As many cards as the deck counts, none of which lies in sight."""
    for number, (at, _) in enumerate(play("11", {"level": "4"}, plain)):
        if number % 25 == 0 and not at.stock.ahead and (at.table.deck.exact or 0) >= 0:
            deck = imagined(at.table, Random(number))
            assert len(deck.left) == at.table.deck.exact
            assert not set(deck.left) & (set(in_sight(at.table)) - _twins())


def _twins() -> set[Card]:
    """The cards of which there are two."""
    cards = all_cards(BOOK)
    return {card for card in cards if cards.count(card) > 1}


def test_looking_ahead_keeps_the_rules() -> None:
    """A whole game of it, judged."""
    found = [judge(at.table, entry, BOOK) for at, entry in play("3", {"level": "4"}, LookAhead("3", 1, 8))]
    assert all(verdict.clean for verdict in found[1:])


def test_a_life_point_is_worth_having() -> None:
    """The law's counts for the law, the cowboys' against it."""
    (at, _) = next(iter(play("1", {}, plain)))
    hurt = [
        replace(at.table, seats=tuple(_hurt(seat) if seat.role == role else seat for seat in at.table.seats))
        for role in ("sheriff", "outlaw")
    ]
    assert worth(hurt[0]) < worth(at.table) < worth(hurt[1])


def _hurt(seat: Seat) -> Seat:
    return replace(seat, figures=(replace(seat.figure, life=(seat.life or 0) - 1),))


def test_the_interval_of_wilson() -> None:
    """As in the tables: none of ten, five of ten, all of ten; nothing is known of no game."""
    ends = [Chance(won, 10).interval for won in (0, 5, 10)]
    assert [tuple(round(end, 3) for end in each) for each in ends] == [(0.0, 0.278), (0.237, 0.763), (0.722, 1.0)]
    assert Chance(0, 0).interval == (0.0, 1.0)


def test_games_are_counted_by_what_tells_them_apart() -> None:
    """Every game once; the same ones for the same seeds."""
    games = list(simulated(6, {"level": "1"}, lambda seed: plain, "x"))
    assert games[0] == played("x0", {"level": "1"}, plain)
    found = counted(games, lambda game: game.sheriff)
    assert sum(each.of for each in found.values()) == 6
    assert sum(each.won for each in found.values()) == sum(game.won for game in games)
