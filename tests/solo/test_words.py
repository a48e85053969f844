"""What is said of a game reads as one would say it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from referee.core.book.questions import HAND_LIMIT
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Declined, Flipped, Played
from referee.core.nouns.table import Figure, Owed, Seat, Table
from referee.core.nouns.verdict import Argument, Level, Reason
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.solo import BOOK, new_game
from referee.solo.telling import SoloTelling
from referee.speech import LANGUAGES, Speech
from referee.views.table import Views

TABLE = Table(seats=(Seat(1, "Jourdonnais", "outlaw", figures=(Figure("jourdonnais", 4, 4),)),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_makes_a_draw_by_his_own_ability_is_named_once(language: str) -> None:
    """Seats are called by their characters; with a Barrel it is said for what the draw! is."""
    speech = Speech.of(language)
    args: dict[str, Argument] = {"by": 1, "card": "jourdonnais"}
    said = [
        speech.entry(Flipped(1, "jourdonnais", "10h"), TABLE),
        speech.owed(Owed("flip", 1, cause="jourdonnais"), TABLE),
        *(speech.reason(Reason(key, Level.ILLEGAL, (), args), TABLE) for key in ("barrel_used", "barrel_comes_first")),
    ]
    assert [sentence.count("Jourdonnais") for sentence in said] == [1] * len(said)
    assert speech.card("barrel") in speech.entry(Flipped(1, "barrel", "10h"), TABLE)


@pytest.mark.parametrize(("language", "word"), [("en", "hit"), ("nl", "geraakt"), ("it", "colpo")])
def test_of_one_who_does_not_answer_it_is_said_that_he_is_hit(language: str, word: str) -> None:
    """Whether it was done or comes next, so that nobody wonders where the life point went."""
    telling = SoloTelling(Views(Speech.of(language), load()))
    assert word in telling.entry(Declined(1), TABLE)
    assert "Jourdonnais" in telling.entry(Declined(1), TABLE)


@pytest.mark.parametrize(("language", "word"), [("en", "no effect"), ("nl", "zonder effect"), ("it", "senza effetto")])
def test_what_would_bring_about_nothing_is_said_to(tmp_path: Path, language: str, word: str) -> None:
    """In a whole game: of every card that is offered, exactly where the judge says so."""
    telling, chance = SoloTelling(Views(Speech.of(language), load())), Random(2)
    game, said = new_game(Desk(tmp_path / "store.sqlite"), "beers", {}), set()
    while not game.over:
        for offer in telling.offers(game) if game.chooses else ():
            useless = judge(game.table, offer.choice.entry, BOOK).level is Level.WITHOUT_EFFECT
            assert (word in offer.label) == (useless and isinstance(offer.choice.entry, Played)), offer.label
            said.add(word in offer.label)
        game.step() or game.choose(chance.choice(game.choices()))
    assert said == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_begun_to_discard_is_asked_for_nothing_else(tmp_path: Path, language: str) -> None:
    """How many cards are still to go is said, and no more that cards may be played."""
    telling, chance = SoloTelling(Views(Speech.of(language), load())), Random(1)
    game, counts = new_game(Desk(tmp_path / "store.sqlite"), "stagecoach", {}), set()
    while not game.over:
        if (seat := game.chooses) and game.table.turn.phase == "discard":
            over = game.table.seat(seat).hand.least - (game.standing.now.ask(HAND_LIMIT, seat) or 0)
            by, role = telling.speech.player(game.table, seat), telling.speech.role(game.table.seat(seat).role)
            assert telling.asked(game) == telling.speech.say("solo-must_discard", by=by, role=role, count=over)
            counts.add(over)
        game.step() or game.choose(chance.choice(game.choices()))
    assert counts
