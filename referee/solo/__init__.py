"""The Lone Gunslinger without a deck: a player's choices go in; what the program shuffles, deals and moves comes out.

A game is an ordinary table log. Its opening holds the seed, in what the set remembers, and the order of the deck is
worked out from seed and log wherever it is needed, so that a saved game goes on as it would have. How a face uses it:

    game = new_game(desk, "some words", {"level": "2"}, names)   or   Game(desk.table(stream))
    while not game.over:
        while (step := game.step()) is not None:      one entry of the program, judged and logged
            show(step.line, step.clauses)             the table now is game.table
        for choice in game.choices(): offer(choice.line)
        game.choose(choice)                           the player's, judged and logged; it may turn up cards

`game.chooses` is the seat that chooses: the Sheriff's, the Deputy's, or that of a cowboy whose loot the player picks.
By the house rule of two characters `offered(seed, options)` says which fall to whom before `new_game` is told the
chosen ones. `SoloGame` raises `BadJournal` `not_dealt` for a table with a real deck, `not_this_deck` where other cards
were logged than the program dealt. What all may see of such a table is `public_of`: the seed is not part of it.

`dealing.DealStage` is the same game as a value, without a store: `coming`, `choices`, `filled`, `after`. `players`
choose by themselves; `simulation` plays thousands of games.
"""

from referee.solo.asking import entered, last_choice, refused
from referee.solo.dealing import filled
from referee.solo.game import Choice, SoloGame, Step, new_game
from referee.solo.recap import CowboyTurn, recap
from referee.solo.results import GameRecord, Result, Tally, results_of, tallies
from referee.solo.setup import BOOK, dealt, roles
from referee.solo.setup import characters as offered
from referee.solo.talk import SoloTalk
from referee.solo.telling import Coming, Offer, SoloTelling

__all__ = [
    "BOOK", "Choice", "Coming", "CowboyTurn", "GameRecord", "Offer", "Result", "SoloGame", "SoloTalk", "SoloTelling",
    "Step", "Tally", "dealt", "entered", "filled", "last_choice", "new_game", "offered",
    "recap", "refused", "results_of", "roles", "tallies",
]  # fmt: skip
