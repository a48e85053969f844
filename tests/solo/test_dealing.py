"""Games that the program deals: the same ones for the same seed, no card lost, nothing against the rules, an end.

`tests.hunts` says how many; every failure names its seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest
from msgspec.structs import replace

from referee.core.book.questions import HAND_LIMIT
from referee.core.judging.judge import judge
from referee.core.nouns.entries import DeckTurned, Drew, Entry, PutBack, TurnEnded
from referee.core.nouns.sightings import known_in
from referee.errors import BadJournal
from referee.sets.lone_gunslinger import WANTED, is_cowboy
from referee.solo.dealing import DealStage, after, coming, filled, resumed
from referee.solo.players import Player, plain, view_of
from referee.solo.setup import BOOK, characters, dealt, roles
from referee.solo.simulation import LONGEST, play
from referee.solo.stock import all_cards, aside, in_sight
from tests.hunts import many
from tests.properties.lone_game import options_of, rash
from tests.rows import rows

GAMES = many("dealt games", 24)
OPEN = {"too_few_missed", "winner_moment", "ability_after_rescue"}
"""What the sources leave to the referee."""


def player(seed: int) -> Player:
    """Every third game is played rashly, so that what nobody would do is done too."""
    return rash(str(seed)) if seed % 3 == 0 else plain


def entries(seed: int) -> Iterator[tuple[DealStage, Entry]]:
    """A game entry by entry."""
    return play(str(seed), options_of(seed), player(seed))


def problems(seed: int) -> Iterator[str]:
    """What is wrong with this game: cards lost, entries refused, no end."""
    at = entry = None
    for length, (at, entry) in enumerate(entries(seed)):
        verdict = judge(at.table, entry, BOOK)
        if length and not verdict.clean and not set(verdict.keys) <= OPEN:
            yield f"seed {seed}, entry {length}: {entry} {verdict.keys}"
        if not (conserved(at) if length % 10 == 0 else at.stock.ahead or _as_many(at)):
            yield f"seed {seed}, entry {length}: cards"
        if length > LONGEST:
            yield f"seed {seed}: no end"
            return
    assert at is not None and entry is not None
    end = after(at, entry)
    if not end.over or not conserved(end) or not each_once(end):
        yield f"seed {seed}: the end"


def conserved(at: DealStage) -> bool:
    """Does the table count as many cards in the deck as there are, and on it as many as are missing there?"""
    lying = sum(1 for _ in in_sight(at.table)) + len(at.table.discards)
    held = all(
        sum(each.hands == (seat.number,) for each in at.table.sightings) == seat.hand.exact for seat in at.table.seats
    )
    return held and at.table.deck.exact == BOOK.deck_size - lying and (at.stock.ahead or _as_many(at))


def _as_many(at: DealStage) -> bool:
    return len(at.stock.left) == at.table.deck.exact


def each_once(at: DealStage) -> bool:
    """Is every card of the box in one place, and what was noted on the discards what lies there?"""
    discards = aside(at.table, at.stock, BOOK)
    whole = Counter((*in_sight(at.table), *at.stock.left, *discards)) == Counter(all_cards(BOOK))
    faces = Counter(card.face for card in discards)
    return whole and faces == Counter(card.face for card in at.table.discards)


def test_games_keep_the_rules_and_the_cards_and_end() -> None:
    """No entry of a cowboy or of the player is refused, no card is lost or doubled, and somebody wins."""
    found = [problem for seed in range(GAMES) for problem in problems(seed)]
    assert not found, "\n".join(found[:20])


def test_a_turn_ends_by_itself_once_the_hand_is_small_enough() -> None:
    """When the discarding has begun nobody is asked whether the turn is over."""
    ends = [coming(at) for seed in range(3) for at, entry in entries(seed) if _discarded_enough(at)]
    assert len(ends) > 5 and {type(each) for each in ends} == {TurnEnded}


def _discarded_enough(at: DealStage) -> bool:
    turn = at.table.turn
    calm = turn.phase == "discard" and not at.over and not at.table.owed()
    limit = at.now.ask(HAND_LIMIT, turn.seat) if calm else None
    return limit is not None and at.table.seat(turn.seat).hand.least <= limit


def test_the_same_seed_is_the_same_game() -> None:
    """Entry by entry; another seed is another one."""
    one, again, other = ([entry for _, entry in entries(seed)] for seed in (4, 4, 5))
    assert one == again
    assert one != other


@pytest.mark.parametrize("seed", [1, 6, 11])
def test_a_saved_game_goes_on_as_it_would_have(seed: int) -> None:
    """Wherever the log is cut, what it comes to is the same table with the same deck."""
    log: list[Entry] = []
    for number, (at, entry) in enumerate(entries(seed)):
        if number and number % 23 == 0:
            assert resumed(log) == at
        log.append(entry)


def test_an_empty_deck_is_turned_over_before_anything_is_drawn() -> None:
    """Though Suzy Lafayette has to draw at the same moment."""
    for at, entry in play("plain 1 743", {"level": "1"}, plain):
        if at.table.deck.exact == 0 and at.table.turn.seat:
            assert isinstance(entry, DeckTurned)
        assert not isinstance(entry, Drew) or entry.count


OF_TWO = {"level": "2", "two_characters": "yes"}


def weaker(seed: str) -> Iterator[tuple[DealStage, Entry]]:
    """A game in which everybody plays the one of his two characters that comes first by its name."""
    opening, stock = dealt(seed, OF_TWO, chosen=[min(names) for names in characters(seed, OF_TWO)])
    at = DealStage(opening.table, stock)
    while not at.over:
        entry = coming(at)
        entry = filled(at, plain(view_of(at))) if entry is None else entry
        verdict = judge(at.table, entry, BOOK)
        assert verdict.clean or set(verdict.keys) <= OPEN
        yield at, entry
        at = after(at, entry)


def test_whoever_takes_from_a_hand_or_puts_back_is_dealt_and_does() -> None:
    """El Gringo, Jesse Jones and Kit Carlson, of two characters to choose from; of the cowboys Jesse Jones does not."""
    done = set()
    for seed in range(20):
        for at, entry in chain(play(f"all {seed}", OF_TWO, plain), weaker(f"all {seed}")):
            if isinstance(entry, PutBack) or (isinstance(entry, Drew) and entry.source == "hand"):
                cause = entry.cause if isinstance(entry, Drew) else "putback"
                assert len(entry.seen) == entry.count == 1
                done.add((cause, is_cowboy(at.table, entry.by)))
    both = {(cause, cowboy) for cause in ("el_gringo", "putback") for cowboy in (True, False)}
    assert done == {("turn", False), *both}


def test_a_card_put_back_is_drawn_next() -> None:
    """It lies on top of the deck; one that is not named is not of this deck."""
    at, entry = next((at, entry) for at, entry in weaker("all 2") if isinstance(entry, PutBack))
    assert after(at, entry).stock.left[:1] == entry.seen
    with pytest.raises(BadJournal):
        after(at, PutBack(entry.by, 1))


def test_of_a_hand_the_deck_says_which_card_is_drawn() -> None:
    """Another one is noticed."""
    at, entry = next(
        (at, entry)
        for at, entry in weaker("all 2")
        if isinstance(entry, Drew) and entry.source == "hand" and at.table.seat(entry.of).hand.least > 1
    )
    other = next(card for card in known_in(at.table, entry.of) if card not in entry.seen)
    with pytest.raises(BadJournal):
        after(at, replace(entry, seen=(other,)))


@rows("number", range(7))
def test_the_setup_is_as_printed(number: int) -> None:
    """Six roles, the Sheriff first; nobody plays who counts life points; hands and stacks as the level has them."""
    options = options_of(number * 5 + number % 5)
    table = dealt("a seed", options)[0].table
    assert sorted(seat.role for seat in table.seats) == sorted(roles("a seed"))
    assert table.seats[0].role == "sheriff"
    assert not judge(table, dealt("a seed", options)[0], BOOK).reasons
    level = 4 if "final_challenge" in options else int(options["level"])
    for seat in table.seats:
        life = seat.life or 0
        assert seat.hand.exact == (min(level, life) if is_cowboy(table, seat.number) else life)


def test_two_characters_fall_to_each_role_and_one_wanted_to_each_cowboy() -> None:
    """By the house rule one chooses of two; the four most wanted fall to the cowboys alone."""
    pairs = characters("s", {"two_characters": "yes"})
    assert [len(names) for names in pairs] == [2] * 6
    assert len({name for names in pairs for name in names}) == 12
    wanted = characters("s", {"four_most_wanted": "yes"})
    at = zip(roles("s"), wanted, strict=True)
    assert sorted(name for role, (name,) in at if role not in ("sheriff", "deputy")) == sorted(WANTED)
