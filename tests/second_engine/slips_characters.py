"""Abilities of Dodge City and The Bullet that go wrong, and games of three and eight won by the wrong side."""

from __future__ import annotations

from .box_cards import GREEN, LIFE_OF, SHIELDS
from .box_table import BoxTable
from .cards import BLUE
from .faults_box import Line, Slip
from .seats import Seat
from .sight import distance, in_reach
from .slips_cards import NOTHING_DUE, one_more


def diamond_at_apache(table: BoxTable, seat: Seat, about: str) -> str:
    """A Panic! or a Cat Balou that is a diamond."""
    for other in table.others(seat):
        for card in seat.holding("panic", "cat_balou"):
            near = card.name == "cat_balou" or distance(table, seat, other) == 1
            near = near and table.may_play(seat, card)
            if other.cards() and near and table.untouched_by(card, other):
                return f"{seat} {card.told} {other}"
    return ""


def belles_turn(table: BoxTable, seat: Seat, about: str) -> bool:
    """The seat is shot at by Belle Star in her turn."""
    on_turn = table.whose()
    shot = about not in ("duel", "indians") and on_turn is not None and on_turn is not seat
    return shot and on_turn is not None and on_turn.character == "belle_star"


def barrel_against_belle(table: BoxTable, seat: Seat, about: str) -> str:
    """A draw! for a Barrel in her turn."""
    lying = seat.showing("barrel") and seat.character != "lucky_duke" and belles_turn(table, seat, about)
    return f"{seat} flip barrel {table.deck[-1].face}" if lying else ""


def green_against_belle(table: BoxTable, seat: Seat, about: str) -> str:
    """A green card in her turn."""
    lying = [card for card in seat.in_play if card.name in SHIELDS and table.since[card] < table.turns]
    return f"{seat} answer {lying[0].told} from play" if lying and belles_turn(table, seat, about) else ""


def the_last_point(table: BoxTable, seat: Seat, about: str) -> str:
    """Chuck Wengam gives up his last life point."""
    return f"{seat} lose 1 to chuck_wengam" if seat.character == "chuck_wengam" and seat.life == 1 else ""


def doc_too_far(table: BoxTable, seat: Seat, about: str) -> str:
    """Beyond his weapon."""
    far = [other for other in table.others(seat) if not in_reach(table, seat, other)]
    able = seat.character == "doc_holyday" and not table.uses["doc_holyday"] and len(seat.hand) > 1
    return f"{seat} doc {far[0]} {seat.hand[0].told} {seat.hand[1].told}" if far and able else ""


def doc_twice(table: BoxTable, seat: Seat, about: str) -> str:
    """A second shot in his turn."""
    near = [other for other in table.others(seat) if in_reach(table, seat, other)]
    able = table.uses["doc_holyday"] and len(seat.hand) > 1
    return f"{seat} doc {near[0]} {seat.hand[0].told} {seat.hand[1].told}" if near and able else ""


def jose_thrice(table: BoxTable, seat: Seat, about: str) -> str:
    """A third blue card in a turn."""
    blue = [card for card in seat.hand if card.name in BLUE]
    return f"{seat} jose {blue[0].told}" if blue and table.uses["jose_delgado"] == 2 else ""


def jose_green(table: BoxTable, seat: Seat, about: str) -> str:
    """A green card for José Delgado."""
    green = [card for card in seat.hand if card.name in GREEN]
    able = seat.character == "jose_delgado" and table.uses["jose_delgado"] < 2
    return f"{seat} discard 1 for jose_delgado with {green[0].told}" if green and able else ""


def elena_in_a_duel(table: BoxTable, seat: Seat, about: str) -> str:
    """Any card where a BANG! is asked for."""
    other = [card for card in seat.hand if card.name not in ("bang", "missed", "beer")]
    able = seat.character == "elena_fuente" and about in ("duel", "indians")
    return f"{seat} answer {other[0].told}" if other and able else ""


def molly_in_a_duel(table: BoxTable, seat: Seat, about: str) -> str:
    """She draws before it is over."""
    owed = [each for each in table.used_abroad if each[1] == "bang"]
    return f"{owed[0][0]} draw 1 for molly_stark" if owed and about == "duel" else ""


def molly_for_green(table: BoxTable, seat: Seat, about: str) -> str:
    """She draws for what lay before her."""
    able = seat.character == "molly_stark" and seat is not table.whose() and not table.used_abroad
    return f"{seat} draw 1 for molly_stark" if able and about == "laid" else ""


def too_many_drawn(name: str) -> Slip:
    """One card more in phase 1 than this character draws."""

    def line(table: BoxTable, seat: Seat, about: str) -> str:
        return f"{seat} draw {int(about) + 1}" if seat.character == name and about != "2" else ""

    clauses = {"bill_noface": ("DCX-098", "DCX-099", "DCX-100"), "pixie_pete": ("DCX-135",)}[name]
    return Slip("wrong_draw_count", clauses, "draw", line, characters=(name,))


def sean_within(table: BoxTable, seat: Seat, about: str) -> str:
    """He discards though he may keep ten."""
    able = seat.character == "sean_mallory" and about == "0" and len(seat.hand) > seat.life
    return f"{seat} discard 1 with {seat.hand[0].told}" if able else ""


def vera_twice(table: BoxTable, seat: Seat, about: str) -> str:
    """A second choice in a turn."""
    others = [other for other in table.others(seat) if table.able[other.number] != table.copied]
    able = table.able[seat.number] == "vera_custer" and table.copied
    return f"{seat} imitates {table.able[others[0].number]}" if others and able else ""


def pat_draws_too(table: BoxTable, seat: Seat, about: str) -> str:
    """He took a card in play, and draws as well."""
    return f"{seat} draw 1" if table.lines[-1].startswith(f"{seat} take ") else ""


def claus_once_more(table: BoxTable, seat: Seat, about: str) -> str:
    """One gets two of his cards."""
    return f"{seat} bestows {table.others(seat)[0]}" if f"{seat} bestows" in table.lines[-1] else ""


def will_twice(table: BoxTable, seat: Seat, about: str) -> str:
    """A second card as a General Store."""
    return f"{seat} opens {seat.hand[0].told}" if table.uses["uncle_will"] and seat.hand else ""


def another_won(table: BoxTable, seat: Seat, about: str) -> str:
    """The wrong side is written down."""
    return f"won {next(side for side in ('law', 'outlaws', 'renegade') if side != about)}"


def of(name: str, key: str, clauses: tuple[str, ...], when: str, line: Line, likes: tuple[str, ...] = ()) -> Slip:
    """A slip of this character's."""
    box = "bullet" if name in LIFE_OF["bullet"] else "dodge_city"
    return Slip(key, clauses, when, line, box, characters=(name,), likes=likes)


BELLE, SEAN = ("DCX-092", "DCX-091"), ("DCX-136", "DCX-137")
DRAWN = "wrong_draw_count"
OF_THREE = ("DCX-166", "DCX-168", "DCX-169", "DCX-172")
OF_EIGHT = ("NLB-058", "NLB-059", "NLB-060", "NLB-061", "NLB-062")
CHARACTERS = {
    "diamond_at_apache": of("apache_kid", "untouched_by_diamonds", ("DCX-083", "DCX-079"), "play", diamond_at_apache),
    "barrel_against_belle": of("belle_star", "no_barrel", BELLE, "answer", barrel_against_belle, ("barrel",)),
    "green_against_belle": of("belle_star", "does_nothing_now", BELLE, "answer", green_against_belle),
    "the_last_point": of("chuck_wengam", "not_the_last_point", ("DCX-103",), "play", the_last_point),
    "three_for_chuck": of("chuck_wengam", DRAWN, ("DCX-101",), "draw for chuck_wengam", one_more),
    "doc_too_far": of("doc_holyday", "out_of_reach", ("DCX-107",), "play", doc_too_far),
    "doc_twice": of("doc_holyday", "often_enough", ("DCX-106",), "play", doc_twice),
    "jose_thrice": of("jose_delgado", "often_enough", ("DCX-121",), "play", jose_thrice, tuple(sorted(BLUE))),
    "jose_green": of("jose_delgado", "not_blue", ("DCX-120", "DCX-122"), "play", jose_green),
    "elena_in_a_duel": of("elena_fuente", "answer_not_allowed", ("NLB-047", "NLB-049"), "answer", elena_in_a_duel),
    "molly_in_a_duel": of("molly_stark", "after_the_duel", ("DCX-127",), "answer", molly_in_a_duel, ("duel",)),
    "molly_for_green": of("molly_stark", "no_draw_due", NOTHING_DUE, "answered", molly_for_green),
    "three_for_herb": of("herb_hunter", DRAWN, ("DCX-118",), "draw for herb_hunter", one_more),
    "bill_draws_more": too_many_drawn("bill_noface"),
    "pixie_draws_more": too_many_drawn("pixie_pete"),
    "sean_within": of("sean_mallory", "discard_within_limit", SEAN, "discard", sean_within),
    "vera_twice": of("vera_custer", "copies_once", ("DCX-141",), "play", vera_twice),
    "pat_draws_too": of("pat_brennan", "no_draw_due", NOTHING_DUE, "after drawing", pat_draws_too),
    "claus_once_more": of("claus_the_saint", "given_already", ("BUL-022", "BUL-026"), "after drawing", claus_once_more),
    "will_twice": of("uncle_will", "once_as_a_store", ("BUL-009",), "play", will_twice),
    "another_of_three": Slip("wrong_winner", OF_THREE, "won", another_won, players=(3,)),
    "another_of_eight": Slip("wrong_winner", OF_EIGHT, "won", another_won, players=(8,)),
}
