"""What is played stands on the table, and the next table begins with it."""

from pathlib import Path

import pytest

from referee.desk.game_choice import GameChoice, last_played, named_in
from referee.speech import Speech
from referee.tui.app import RefereeApp
from referee.tui.config import Config
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.new_table import NewTableScreen
from referee.tui.screens.table import TableScreen
from tests.tui.seated import (
    FOUR,
    MIDDLE,
    SMALL,
    TEN,
    at_sizes,
    brought_in,
    in_languages,
    late,
    opened,
    picture,
    prepared,
    typed,
    until,
    words,
)

EIGHT = [*TEN[:6], ("Hugo", "rebel", "bart_cassidy"), ("Irene", "renegade", "kit_carlson")]
MESA = GameChoice().with_set("death_mesa").with_option("lone_ghost", "royal")


def test_a_game_is_called_by_the_sets_that_no_other_needs() -> None:
    """The base game alone needs no name."""
    assert named_in(("base",)) == ()
    assert named_in(("base", "death_mesa")) == ("death_mesa",)
    assert named_in(("base", "rebel", "death_mesa")) == ("rebel", "death_mesa")
    assert named_in(("base", "championship", "duel")) == ("duel",)


@pytest.mark.parametrize(
    "found", [("nowhere",), ("championship", "death_mesa"), ("base", "x" * 300)], ids=["unknown", "clash", "long"]
)
def test_what_cannot_be_played_any_more_is_forgotten(found: tuple[str, ...]) -> None:
    """And an option that is none."""
    assert last_played(found, {"lone_ghost": "royal"}) == GameChoice()
    assert last_played(("death_mesa",), {"lone_ghost": "free", "x": "y"}).options == GameChoice(MESA.sets).options


async def test_the_table_names_what_it_is_played_by(store: Path) -> None:
    """Beside its history; the base game goes without saying."""
    async with opened(store, brought_in(store, late())) as pilot:
        async for lang in in_languages(pilot):
            say = Speech.of(lang).say
            async for size in at_sizes(pilot, MIDDLE, SMALL):
                assert f"{say('table-history')} · {say('set-rebel')}" in picture(pilot), (lang, size)
    async with opened(store, prepared(store, FOUR)) as pilot:
        async for lang in in_languages(pilot):
            async for _ in at_sizes(pilot, MIDDLE, SMALL):
                assert not any(Speech.of(lang).say(f"set-{name}") in picture(pilot) for name in ("rebel", "death_mesa"))


async def test_where_not_all_names_have_room_it_says_how_many_more_and_help_names_them(store: Path) -> None:
    """None is cut in the middle."""
    game = late(EIGHT, "base bullet death_mesa dodge_city events fistful high_noon rebel", "edition fourth")
    names = [Speech.of("en").say(f"set-{name}") for name in named_in(game.splitlines()[1].split()[1:])]
    async with opened(store, brought_in(store, game), size=SMALL) as pilot:
        assert f" · {' + '.join(names[:3])} + {len(names) - 3} ▸ F1─" in picture(pilot)
        await pilot.press("f1")
        await pilot.pause()
        assert all(name in words(pilot) for name in names)


async def test_the_next_table_begins_with_what_was_played_last(store: Path, tmp_path: Path) -> None:
    """At once, and when the app is opened again."""
    config = tmp_path / "config"
    for expected in (GameChoice(), MESA):
        app = RefereeApp(store, "en", None, Config(config))
        async with app.run_test(size=MIDDLE) as pilot:
            for then in (expected, MESA):
                await until(pilot, lambda: isinstance(app.screen, HomeScreen))  # noqa: B023
                await pilot.press("n")
                await until(pilot, lambda: isinstance(app.screen, NewTableScreen))  # noqa: B023
                screen = app.screen
                assert isinstance(screen, NewTableScreen)
                assert (screen.game.sets, screen.game.options) == (then.sets, then.options)
                screen.game = MESA
                await typed(pilot, "anna:sh, bruno, carla, dario")
                await until(pilot, lambda: isinstance(app.screen, TableScreen))  # noqa: B023
                await pilot.press("f9")
