"""A whole game refereed by keys only, from the deal to the winner."""

from pathlib import Path

from tests.tui.seated import logged, opened, picture, table_of, typed, until

NAMES = "Anna:sheriff:bart, Bruno:outlaw:willy, Carla:outlaw:jour, Dario:reneg:rose"
GAME = (
    "", "schofield/ks", "bang 3", "jourdonnais 4h", "end",
    "", "bang 1", "missed", "bang anna", "hit", "", "bang 1", "hit", "", "end",
    "", "panic 4 hand", "duel 1", "bang", "no", "", "beer", "", "end",
    "", "mustang/9h", "end",
    "", "bang bruno", "missed", "discard 3", "end",
    "", "bang 1", "hit", "", "bang 1", "hit", "", "bang 1", "hit", "out", "",
)  # fmt: skip
"""Empty lines log what is due: a turn that begins, cards drawn, a Beer's life point, the end of the game."""


async def test_a_game_is_refereed_from_the_deal_to_the_winner(store: Path) -> None:
    """Typed line by line; the Outlaws win, and the log is the game."""
    async with opened(store, None) as pilot:
        await pilot.press("n")
        await typed(pilot, NAMES)
        await until(pilot, lambda: table_of(pilot).view is not None)
        table = table_of(pilot)
        for line in GAME:
            await typed(pilot, line)
            assert table.typing.told.logged, line
            assert "✗" not in picture(pilot)
        assert "Won by the Outlaws" in picture(pilot)
    assert logged(store)[-1] == "won outlaws"
