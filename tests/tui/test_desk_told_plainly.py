"""Nothing on the desk's screens is left as a mark that means nothing, or run together."""

from pathlib import Path

import pytest

from referee.tui.screens.tournament.sign_up import SignUpScreen
from tests.tui.desking import at_desk, desk_of, keys
from tests.tui.seated import until, words


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "first the expulsion of Anna"), ("it", "prima l'espulsione di Anna"), ("nl", "eerst de uitsluiting van A")],
)
async def test_a_table_that_is_held_up_says_why(tmp_path: Path, lang: str, said: str) -> None:
    """Nothing is owed there before somebody of it is expelled: that is what it says."""
    async with at_desk(tmp_path / "event.db", ["warn 1 late", "warn 1 again"], lang, (100, 30)) as pilot:
        assert said in words(pilot)


@pytest.mark.parametrize("lang", ["en", "it", "nl"])
async def test_answers_and_questions_stand_apart(tmp_path: Path, lang: str) -> None:
    """On the form of the sign-up, in every language."""
    async with at_desk(tmp_path / "event.db", lang=lang, drawn=False) as pilot:
        say = desk_of(pilot).face.say
        await keys(pilot, "f5")
        await keys(pilot, "n")
        await until(pilot, lambda: isinstance(pilot.app.screen, SignUpScreen))
        await pilot.pause()
        assert f"{say('desk-answer_unasked')} {say('tournament-question-qualified')}" in words(pilot)
