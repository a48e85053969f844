"""The turns with the other boxes: events that enter, steps that they add, those who come back, extra turns.

In: the table and whose turn it is. Out: that turn, and what belongs to it (timing.md's order).
"""

from __future__ import annotations

from .box_table import BoxTable
from .flips import flip
from .loss import gain, lose, stand_or_fall
from .noon_turns import enter as enter_noon
from .noon_turns import haunt
from .seats import Seat
from .settling import close
from .shooting import answer, duck, face
from .table import Reroll, Table
from .turn import STEPS, begin, go_through, take_turn

UNTOLD_GHOSTS = ("claus_the_saint", "vera_custer")


def turn_of(table: BoxTable, seat: Seat) -> None:
    """One turn, and with a heart in Vendetta another (FCX-107, FCX-108)."""
    if table.leads(seat) and table.turn and table.events:
        cover(table, seat)
    table.suit = ""
    if seat.alive:
        take_turn(table, seat)
    elif table.event == "dead_man":
        come_back(table, seat)
    elif table.able[seat.number] in UNTOLD_GHOSTS:
        raise Reroll("a ghost whose ability nobody describes")
    else:
        haunt(table, seat)
    table.suit = ""
    if table.event == "vendetta" and seat.alive and not table.jailed and avenges(table, seat):
        take_turn(table, seat)


def cover(table: BoxTable, seat: Seat) -> None:
    """The next event, and what it brings on entering."""
    table.between = True
    table.cover(table.events.pop())
    enter_noon(table, seat)
    if table.event == "russian_roulette":
        pass_round(table, seat)
    table.between = False
    if not seat.alive:
        raise Reroll("the first player died before his turn")


def avenges(table: BoxTable, seat: Seat) -> bool:
    """A draw! at the end of the turn."""
    again = flip(table, seat, "vendetta", lambda card: card.hearts).hearts
    if again:
        table.used.add("extra turn")
    return again


def pass_round(table: BoxTable, first: Seat) -> None:
    """Russian Roulette: round and round, until one gives nothing (FCX-083 to FCX-090)."""
    if first.character == "molly_stark":
        raise Reroll("whether it is her turn already is not told")
    seat = first
    while gives(table, seat):
        seat = table.others(seat)[0]
    table.say(f"{seat} no")
    lose(table, seat, 2, None, "russian_roulette")
    stand_or_fall(table, seat, 2, None, "russian_roulette")
    close(table, first)


def gives(table: BoxTable, seat: Seat) -> bool:
    """A Barrel may be tried; whoever holds a Missed! gives it here."""
    if duck(table, seat, 1):
        return True
    cards = table.counting_as(seat, "missed", "bang")
    if cards:
        answer(table, seat, table.rng.choice(cards), "russian_roulette")
    return bool(cards)


def come_back(table: BoxTable, seat: Seat) -> None:
    """Dead Man: two life points, two cards, and then the turn as usual (FCX-028 to FCX-034)."""
    begin(table, seat)
    seat.alive, seat.life = True, 2
    table.revived = True
    table.used.add("dead man")
    table.say(f"{seat} returns")
    table.draw_for(seat, 2, "dead_man")
    go_through(table, seat)


def give_blood(table: Table, seat: Seat) -> bool:
    """Blood Brothers, not the last life point (FCX-022 to FCX-026)."""
    hurt = [other for other in table.others(seat) if other.wounded()]
    if hurt and seat.life > 1 and table.chance(0.5):
        brother = table.rng.choice(hurt)
        table.used.add("blood given")
        table.say(f"{seat} bleeds {brother}")
        seat.life -= 1
        table.say(f"{seat} lose 1 to blood_brothers")
        gain(table, brother, "blood_brothers")
        if seat.character == "bart_cassidy":
            table.owed.append((seat, 1, None))
        close(table, seat)
    return True


def stand_fire(table: Table, seat: Seat) -> bool:
    """A Fistful of Cards: as many shots as cards, one after the other (FCX-114 to FCX-121)."""
    for _ in range(len(seat.hand)):
        if seat.alive:
            table.used.add("fistful shot")
            face(table, None, seat, "a_fistful_of_cards", 1)
            close(table, seat)
    return seat.alive


def imitate(table: Table, seat: Seat) -> bool:
    """Vera Custer chooses, not under a Hangover (DCX-141, HNX-068)."""
    assert isinstance(table, BoxTable)
    if table.able[seat.number] != "vera_custer":
        return True
    table.forget(seat)
    others = [other for other in table.others(seat) if seat.hand or table.able[other.number] != "suzy_lafayette"]
    if table.event != "hangover" and others:
        table.model = table.rng.choice(others)
        table.copied = seat.character = table.able[table.model.number]
        table.used |= {"vera_custer", f"copied {table.copied}"}
        table.say(f"{seat} imitates {table.copied}")
    return True


def show_by_law(table: Table, seat: Seat) -> bool:
    """Law of the West: the second card drawn; Black Jack's has been seen (FCX-050, FCX-052)."""
    assert isinstance(table, BoxTable)
    table.by_law = True
    drawn = [card for card in seat.hand if card not in table.before_drawing]
    if len(drawn) > 1:
        table.shown = drawn[1]
        table.used.add("shown by law")
        if seat.character != "black_jack":
            table.phase = "play"
            table.say(f"{seat} show {table.shown.told}")
    return True


def exchange(table: Table, seat: Seat) -> bool:
    """Ranch (FCX-065 to FCX-068)."""
    assert isinstance(table, BoxTable)
    if seat.hand and table.chance(0.7):
        given = table.rng.sample(seat.hand, table.rng.randint(1, len(seat.hand)))
        for card in given:
            table.discard(seat, card)
        table.say(f"{seat} discard {len(given)} for ranch{table.spell_all(given)}")
        table.draw_for(seat, len(given), "ranch")
    return True


STEPS |= {
    "blood_brothers": give_blood,
    "a_fistful_of_cards": stand_fire,
    "imitate": imitate,
    "law_of_the_west": show_by_law,
    "ranch": exchange,
}
