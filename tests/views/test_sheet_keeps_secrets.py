"""The sheet that all may read names no card that went unseen, and picks no entry by what only the referee knows."""

from __future__ import annotations

from referee import sets
from referee.lexicon import load
from referee.notation import read_game
from referee.speech import Speech
from referee.views.dispute.assessment import assessment_of
from referee.views.dispute.disputed_entry import disputed_in_game
from referee.views.dispute.text import in_text
from referee.views.dispute.wording import sheet_of
from referee.views.table import Views
from tests.rows import rows
from tests.shelf import the_shelf

MESA = """bang 1
sets base death_mesa
seat 1 Anna sheriff willy_the_kid life 5/5 hand 5
seat 2 Bruno outlaw jourdonnais life 1/4 hand 4
seat 3 Carla renegade kit_carlson life 1/4 hand 4
seat 4 Dario deputy sid_ketchum life 2/4 hand 4
turn 4 over
deck 63
---
1 turn
1 draw 2 with scope dynamite
1 bang 2
2 no
2 lose 1 by 1 to bang
2 out outlaw by 1 to bang
2 bury with beer/8h panic/qh
1 draw 3 for reward
2 conjure 1 with curse/qs
1 panic 3
1 take 3 hand with indians
1 end
"""
UNSEEN = {2: ("Scope", "Dynamite"), 7: ("Beer", "Panic"), 9: ("Curse",), 11: ("Indians",)}
"""What of each entry only those saw whom it concerns (DMS-009, NLB-010, NLB-044)."""


def sheet(text: str, number: int | None, public: bool) -> str:
    """The sheet on an entry of a game."""
    matter = disputed_in_game(read_game(text, sets.bind, load()), number, "", public)
    return in_text([sheet_of(assessment_of(matter, public), Views(Speech.of("en"), load()), the_shelf())], 80)


@rows("number", UNSEEN)
def test_no_card_that_went_unseen_is_named(number: int) -> None:
    """The referee's own sheet names it, the one for all does not."""
    open_to_all, own = sheet(MESA, number, True), sheet(MESA, number, False)
    told = own.split("WHAT IS DISPUTED")[1].splitlines()[1]
    assert all(card in told for card in UNSEEN[number])
    assert not any(card in open_to_all.split("WHAT IS DISPUTED")[1].splitlines()[1] for card in UNSEEN[number])


HIDDEN_DOUBT = """bang 1
sets base
seat 1 Anna sheriff willy_the_kid hand 0
seat 2 Bruno ? jourdonnais
seat 3 Carla ? jesse_jones
seat 4 Dario ? black_jack
---
1 turn
1 draw 2 with scope beer
1 mustang/8h
1 beer
"""


def test_the_entry_is_picked_by_what_all_can_see() -> None:
    """That the Mustang was none of the cards drawn only the referee noted: the sheet for all is about what all saw."""
    game = read_game(HIDDEN_DOUBT, sets.bind, load())
    assert disputed_in_game(game, None, "", False).number == 3
    assert disputed_in_game(game).number == 4
