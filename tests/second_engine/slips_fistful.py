"""What goes wrong with the events of A Fistful of Cards (FCX-)."""

from __future__ import annotations

from .box_table import BoxTable
from .cards import BLUE
from .faults_box import Line, Slip
from .moves import shoots
from .seats import Seat
from .sight import distance, in_reach
from .slips_cards import NOTHING_DUE, one_more


def laid_before_the_judge(table: BoxTable, seat: Seat, about: str) -> str:
    """A blue card is put in play."""
    blue = [card for card in seat.hand if card.name in BLUE and not seat.showing(card.name)]
    return f"{seat} {blue[0].told}" if blue and table.event == "the_judge" else ""


def barrel_under_lasso(table: BoxTable, seat: Seat, about: str) -> str:
    """A draw! for a Barrel that does nothing."""
    tried = table.event == "lasso" and seat.showing("barrel") and about not in ("duel", "indians")
    return f"{seat} flip barrel {table.deck[-1].face}" if tried and seat.character != "lucky_duke" else ""


def jail_under_lasso(table: BoxTable, seat: Seat, about: str) -> str:
    """A draw! for a Jail that does nothing."""
    sits = table.event == "lasso" and seat.showing("jail") and seat.character != "lucky_duke"
    return f"{seat} flip jail {table.deck[-1].face}" if sits else ""


def weapon_under_lasso(table: BoxTable, seat: Seat, about: str) -> str:
    """A BANG! as far as the weapon would reach."""
    far = [other for other in table.others(seat) if distance(table, seat, other) == 2]
    armed = [card for card in seat.weapons() if card.name != "volcanic"]
    able = table.event == "lasso" and armed and seat.holding("bang") and not table.bangs
    return f"{seat} bang {far[0]}" if far and able else ""


def sniper_too_far(table: BoxTable, seat: Seat, about: str) -> str:
    """Two BANG! beyond the weapon."""
    cards = [card for card in seat.hand if shoots(seat, card)]
    far = [other for other in table.others(seat) if not in_reach(table, seat, other)]
    able = table.event == "sniper" and len(cards) > 1 and far
    return f"{seat} snipes {far[0]} with {cards[0].told} {cards[1].told}" if able else ""


def ricochet_at_own(table: BoxTable, seat: Seat, about: str) -> str:
    """At a card of one's own."""
    cards = [card for card in seat.hand if shoots(seat, card)]
    able = table.event == "ricochet" and cards and seat.in_play
    return f"{seat} bounces {seat} {seat.in_play[0].told} with {cards[0].told}" if able else ""


def guesses_on(table: BoxTable, seat: Seat, about: str) -> str:
    """After a wrong guess."""
    return f"{seat} guesses red {table.deck[-1].face}" if table.event == "peyote" else ""


def draws_under_peyote(table: BoxTable, seat: Seat, about: str) -> str:
    """Instead of guessing."""
    return f"{seat} draw 2" if table.event == "peyote" else ""


def exchanges_again(table: BoxTable, seat: Seat, about: str) -> str:
    """A second time in a turn."""
    done = table.lines[-1].endswith(" for ranch")
    return f"{seat} discard 1 for ranch with {seat.hand[0].told}" if done and seat.hand else ""


def vendetta_again(table: BoxTable, seat: Seat, about: str) -> str:
    """After the extra turn."""
    extra = table.event == "vendetta" and table.lines[-1] == f"{seat} end" and not table.jailed
    return f"{seat} flip vendetta {table.deck[-1].face}" if extra and seat.character != "lucky_duke" else ""


def swigs_late(table: BoxTable, seat: Seat, about: str) -> str:
    """After drawing."""
    drew = table.event == "hard_liquor" and table.lines[-1].startswith(f"{seat} draw ") and seat.wounded()
    return f"{seat} swigs" if drew else ""


def bleeds_his_last(table: BoxTable, seat: Seat, about: str) -> str:
    """The last life point is given."""
    hurt = [other for other in table.others(seat) if other.wounded()]
    return f"{seat} bleeds {hurt[0]}" if hurt and table.event == "blood_brothers" and seat.life == 1 else ""


def discards_in_the_mine(table: BoxTable, seat: Seat, about: str) -> str:
    """What is over the limit goes to the discards."""
    return f"{seat} discard {about}" if table.event == "abandoned_mine" and about != "0" else ""


def digs_in_the_deck(table: BoxTable, seat: Seat, about: str) -> str:
    """Phase 1 from the deck while there are discards."""
    plain = seat.character not in ("kit_carlson", "jesse_jones", "pedro_ramirez")
    able = table.event == "abandoned_mine" and plain and len(table.discards) > 2
    return f"{seat} draw 2 for turn" if able else ""


def breaks_the_law(table: BoxTable, seat: Seat, about: str) -> str:
    """The turn ends with the shown card in hand."""
    shown = table.shown
    blue = shown is not None and shown in seat.hand and shown.name in BLUE and not seat.showing(shown.name)
    return f"{seat} end" if blue and len(seat.hand) <= seat.life else ""


def returns_again(table: BoxTable, seat: Seat, about: str) -> str:
    """Who is back comes back."""
    return f"{seat} returns" if f"{seat} returns" in table.lines[-6:] else ""


def event(key: str, clauses: tuple[str, ...], when: str, line: Line, lies: str, likes: tuple[str, ...] = ()) -> Slip:
    """A slip under this event."""
    return Slip(key, clauses, when, line, "fistful", events=(lies,), likes=likes)


FISTFUL = {
    "laid_before_the_judge": event(
        "barred_by_the_judge", ("FCX-102", "FCX-103"), "play", laid_before_the_judge, "the_judge"
    ),
    "barrel_under_lasso": event("no_barrel", ("FCX-042",), "answer", barrel_under_lasso, "lasso", ("barrel",)),
    "jail_under_lasso": event("nothing_to_flip", ("FCX-045",), "turn", jail_under_lasso, "lasso", ("jail",)),
    "weapon_under_lasso": event("out_of_reach", ("FCX-044",), "play", weapon_under_lasso, "lasso"),
    "sniper_too_far": event("out_of_reach", ("FCX-096",), "play", sniper_too_far, "sniper"),
    "ricochet_at_own": event("ricochet_at_own", ("FCX-075",), "play", ricochet_at_own, "ricochet"),
    "guesses_on": event("no_guess_due", ("FCX-060",), "after drawing", guesses_on, "peyote"),
    "draws_under_peyote": event("no_draw_due", NOTHING_DUE, "before drawing", draws_under_peyote, "peyote"),
    "exchanges_again": event("exchanged_twice", ("FCX-066",), "play", exchanges_again, "ranch"),
    "more_for_ranch": event("wrong_draw_count", ("FCX-065",), "draw for ranch", one_more, "ranch"),
    "vendetta_again": event("nothing_to_flip", ("FCX-108",), "next", vendetta_again, "vendetta"),
    "swigs_late": event("drawn_already", ("FCX-038",), "after drawing", swigs_late, "hard_liquor"),
    "bleeds_his_last": event("last_point_given", ("FCX-023",), "turn", bleeds_his_last, "blood_brothers"),
    "discards_in_the_mine": event(
        "belongs_on_the_deck", ("FCX-008", "FCX-009"), "discard", discards_in_the_mine, "abandoned_mine"
    ),
    "digs_in_the_deck": event("wrong_draw_source", ("FCX-006",), "before drawing", digs_in_the_deck, "abandoned_mine"),
    "breaks_the_law": event("law_not_kept", ("FCX-051",), "play", breaks_the_law, "law_of_the_west"),
    "three_for_the_dead_man": event("wrong_draw_count", ("FCX-028",), "draw for dead_man", one_more, "dead_man"),
    "returns_again": event("cannot_return", ("FCX-028", "FCX-032"), "after drawing", returns_again, "dead_man"),
}
