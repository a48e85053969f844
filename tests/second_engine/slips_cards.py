"""Cards of Dodge City that go wrong (DCX-009 to DCX-078): too soon, too far, from the wrong place, for too little."""

from __future__ import annotations

from .box_cards import COSTLY, GREEN, SHIELDS
from .box_table import BoxTable
from .cards import Card
from .faults_box import Slip
from .seats import Seat
from .sight import distance, in_reach

NOTHING_DUE = ("NLB-010", "CRD-004")
"""Cards are drawn where something says so, and nowhere else."""
SHOOTING = ("knife", "derringer")


def others_beyond(table: BoxTable, seat: Seat, far: int) -> list[Seat]:
    """Those who sit farther off."""
    return [other for other in table.others(seat) if distance(table, seat, other) > far]


def too_soon(table: BoxTable, seat: Seat, about: str) -> str:
    """A green card is used in the turn in which it was put down."""
    fresh = [card for card in seat.in_play if table.since.get(card) == table.turns and card.name in GREEN - SHIELDS]
    alone = [card for card in fresh if card.name in ("canteen", "pony_express", "howitzer")]
    return f"{seat} {alone[0].told} from play" if alone else ""


def from_the_hand(table: BoxTable, seat: Seat, about: str) -> str:
    """A green card in hand is given for a Missed!."""
    asked = about not in ("duel", "indians")
    held = [card for card in seat.holding(*SHIELDS) if asked and not seat.showing(card.name)]
    return f"{seat} answer {held[0].told}" if held and seat.character != "elena_fuente" else ""


def out_of_turn(table: BoxTable, seat: Seat, about: str) -> str:
    """A green card without a Missed! is used in another's turn."""
    between = [other for other in table.others(seat)[:-1] if other.wounded() and table.works(other)]
    for other in between:
        for card in other.in_play:
            if card.name in ("canteen", "pony_express") and table.since[card] < table.turns:
                return f"{other} {card.name} from play"
    return ""


def punch_too_far(table: BoxTable, seat: Seat, about: str) -> str:
    """A Punch at distance 2."""
    far = others_beyond(table, seat, 1)
    held = [card for card in seat.holding("punch") if table.may_play(seat, card)]
    return f"{seat} {held[0].told} {far[0]}" if far and held else ""


def knife_too_far(table: BoxTable, seat: Seat, about: str) -> str:
    """A Knife or a Derringer."""
    far = others_beyond(table, seat, 1)
    ready = [card for card in seat.in_play if card.name in SHOOTING and table.ready(seat, card)]
    return f"{seat} {ready[0].name} {far[0]} from play" if far and ready else ""


def pepperbox_too_far(table: BoxTable, seat: Seat, about: str) -> str:
    """A Pepperbox beyond the weapon."""
    far = [other for other in table.others(seat) if not in_reach(table, seat, other)]
    ready = [card for card in seat.in_play if card.name == "pepperbox" and table.ready(seat, card)]
    return f"{seat} pepperbox {far[0]} from play" if far and ready else ""


def nothing_to_pay(table: BoxTable, seat: Seat, about: str) -> str:
    """The last card of the hand costs another one."""
    last = seat.hand[0] if len(seat.hand) == 1 else None
    if (
        last is None
        or last.name not in COSTLY
        or not table.may_play(seat, last)
        or (last.name in ("tequila", "whisky") and not seat.wounded())
    ):
        return ""
    other = next((each for each in table.others(seat) if each.cards()), None)
    at = {"tequila": f" {seat}", "whisky": "", "brawl": ""}.get(last.name, f" {other}")
    return f"{seat} {last.told}{at}" if other and all(each.cards() for each in table.others(seat)) else ""


def a_dodge_played(table: BoxTable, seat: Seat, about: str) -> str:
    """It is given in answer only."""
    held = [card for card in seat.holding("dodge") if table.may_play(seat, card)]
    return f"{seat} play {held[0].told}" if held else ""


def one_more(table: BoxTable, seat: Seat, about: str) -> str:
    """One card too many for what it is drawn for."""
    cause = table.drawn_for
    return f"{seat} draw {int(about) + 1} for {cause}"


def in_a_duel(table: BoxTable, seat: Seat, about: str) -> str:
    """A green card with the Missed! against a Duel or Indians!."""
    lying = [card for card in seat.in_play if card.name in SHIELDS and table.ready(seat, card)]
    return f"{seat} answer {lying[0].told} from play" if lying and about in ("duel", "indians") else ""


def second_of_a_name(table: BoxTable, seat: Seat, about: str) -> str:
    """A blue or green card beside another of its name."""
    doubles: list[Card] = [card for card in seat.holding("iron_plate", "mustang", "barrel") if seat.showing(card.name)]
    doubles = [card for card in doubles if table.may_play(seat, card)]
    return f"{seat} play {doubles[0].told}" if doubles else ""


CARDS = {
    "too_soon": Slip("waits_a_turn", ("DCX-012", "DCX-014"), "play", too_soon, likes=("canteen", "pony_express")),
    "from_the_hand": Slip("only_from_play", ("DCX-009", "DCX-013", "DCX-019"), "answer", from_the_hand),
    "out_of_turn": Slip(
        "not_your_turn", ("DCX-015", "CRD-004"), "play", out_of_turn, likes=("canteen", "pony_express")
    ),
    "punch_too_far": Slip("out_of_reach", ("DCX-050",), "play", punch_too_far),
    "knife_too_far": Slip("out_of_reach", ("DCX-068", "DCX-070"), "play", knife_too_far, likes=SHOOTING),
    "pepperbox_too_far": Slip("out_of_reach", ("DCX-071", "DCX-072"), "play", pepperbox_too_far, likes=("pepperbox",)),
    "nothing_to_pay": Slip("cannot_pay", ("DCX-026", "DCX-028"), "play", nothing_to_pay),
    "a_dodge_played": Slip("not_playable", ("DCX-051",), "play", a_dodge_played),
    "two_for_a_dodge": Slip("wrong_draw_count", ("DCX-051",), "draw for dodge", one_more),
    "shield_in_a_duel": Slip("answer_not_allowed", ("NLB-047", "NLB-049"), "answer", in_a_duel),
    "second_of_a_name": Slip("same_card_in_play", ("DCX-018", "CRD-012"), "play", second_of_a_name, likes=("mustang",)),
}
