"""Who knows what in random games of Death Mesa: nobody learns what he may not, and what all saw is not forgotten."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from referee import sets
from referee.core.knowledge.public import public_of, seen_by
from referee.core.knowledge.unseen import unseen_at
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read, read_position
from tests.properties.haunted_play import Evening, evening
from tests.properties.haunting.people import kind
from tests.properties.test_mesa_games import GAMES, SETS, by_line, games

BOOK = sets.bind(SETS)
FEWER = max(4, GAMES // 4)
"""Games that are followed more than once."""


def known(table: Table, seat: int) -> Counter[str]:
    """The cards that certainly lie in this hand or grave, for him who sees this table."""
    return Counter(f"{card.kind}/{card.face}" for card in known_in(table, seat))


def test_what_is_known_of_a_hand_is_in_it() -> None:
    """The referee knows of no card where it is not, and all know of those that they saw go there."""
    for seed, game in islice(games(), FEWER):
        tables = by_line(game)
        for index, so in enumerate(game.haunted):
            table = tables[game.line_number(index)]
            everybody = public_of(table, BOOK)
            for seat in range(1, game.size + 1):
                told = known(table, seat)
                assert told <= Counter(so.held[seat - 1]), (seed, game.lines[index], seat)
                assert Counter(so.shown[seat - 1]) <= known(everybody, seat), (seed, game.lines[index], seat)


def test_what_a_card_may_be_known_of_it_is_in_one_of_those_hands() -> None:
    """A card that may be in one of several hands is in one of them."""
    for seed, game in games():
        tables = by_line(game)
        for index, so in enumerate(game.haunted):
            for each in tables[game.line_number(index)].sightings:
                card = f"{each.card.kind}/{each.card.face}"
                assert any(card in so.held[seat - 1] for seat in each.hands), (seed, game.lines[index], card)


@pytest.mark.parametrize("seed", range(FEWER))
def test_nobody_learns_from_what_only_others_saw(seed: int) -> None:
    """What all know is the same whatever was noted of cards that not all saw; each knows his own cards besides.

    Until graves are turned face up for all to see, and what was noted of them with them.
    """
    game = evening(seed)
    silent = by_line(Evening(seed, frozenset()).play())
    for number, table in by_line(game).items():
        line = game.text.split("\n")[number - 1]
        if " works cemetery" in line:
            break
        everybody = public_of(table, BOOK)
        assert everybody == public_of(silent[number], BOOK), (number, line)
        for seat in range(1, game.size + 1):
            more = [each for each in seen_by(table, BOOK, seat).sightings if each not in everybody.sightings]
            assert all(each.known_to(seat) for each in more), (number, line, seat)


def test_what_was_shown_to_one_is_his_to_know() -> None:
    """The two who look on at a Seance see the cards in their own view while they are there; nobody else does."""
    lines = ("2 turn", "2 conjure 2", "2 haunt seance/9c 3 4", "2 works", "3 unveils to 4 with beer/6h missed/2s")
    table = after(*lines)
    views = {seat: known(seen_by(table, BOOK, seat), 3) for seat in (1, 2, 3, 4)}
    assert views == {1: Counter(), 2: views[3], 3: Counter(["beer/6h", "missed/2s"]), 4: views[3]}
    played = after(*lines, "2 end", "3 turn", "3 draw 2", "3 beer/6h")
    assert known(seen_by(played, BOOK, 4), 3) == Counter(["missed/2s"])
    assert unseen_of(seen_by(table, BOOK, 4), "beer") == unseen_of(public_of(table, BOOK), "beer") - 1


def after(*lines: str) -> Table:
    """The table of two ghosts after these lines."""
    path = Path(__file__).parents[1] / "cases" / "tables" / "mesa_two.game"
    table, _ = read_position(path.read_text(encoding="utf-8"), lambda _: BOOK, load())
    for line in lines:
        for entry in read(line, table, BOOK, load()).entries:
            table = evolve(table, entry, BOOK)
    return table


def unseen_of(table: Table, name: str) -> int:
    """How many cards of this name he who sees this table has not seen."""
    return next(each.unseen.least for each in unseen_at(table, BOOK).kinds if each.card == name)


def test_goods_are_not_in_the_deck() -> None:
    """What lies in a grave for all to know is not unseen, and what is in the deck is, for everybody and each seat."""
    for seed, game in islice(games(), FEWER):
        tables = by_line(game)
        for index in range(seed % 20, len(game.lines), 20):
            table, so = tables[game.line_number(index)], game.haunted[index]
            for viewer in range(game.size + 1):
                seen = seen_by(table, BOOK, viewer) if viewer else public_of(table, BOOK)
                unseen = {each.card: each for each in unseen_at(seen, BOOK).kinds}
                graves = [kind(card) for seat, cards in enumerate(so.shown) for card in cards if table.seats[seat].out]
                for name, count in Counter(graves).items():
                    each = unseen[name]
                    most = each.copies - each.discarded - each.in_play - each.turned_up - count
                    assert (each.unseen.most or 0) <= most, (seed, game.lines[index], viewer, name)
                in_deck = Counter(kind(card) for card in game.decks[index])
                assert all((unseen[name].unseen.most or 0) >= count for name, count in in_deck.items())
