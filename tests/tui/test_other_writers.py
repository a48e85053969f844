"""Two programs on one store: the second to write is refused, told so, and sees what the first one wrote."""

from pathlib import Path

from referee.desk.desk import Desk
from tests.tui.seated import at_table, logged, picture, table_of, typed, words


async def test_the_second_writer_is_told_and_loses_nothing(store: Path) -> None:
    """The line stays, the screen shows what the other wrote, and the same line can then be logged."""
    async with at_table(store, ["."]) as pilot:
        other = Desk(store)
        other.table().enter("bang 2")
        other.close()
        await typed(pilot, "mustang")
        assert logged(store)[-1] == "1 bang 2"
        assert "Nothing was logged" in words(pilot)
        assert "Bruno answers the Bang! of Anna" in picture(pilot)
        assert table_of(pilot).entry.value == "mustang"


async def test_a_store_that_cannot_be_opened_says_so(store: Path) -> None:
    """A file that is no store is refused with a sentence and the key to leave."""
    from referee.tui.app import RefereeApp

    store.write_bytes(b"this is no store" * 500)
    app = RefereeApp(store, "en", None)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        assert "^Q Quit" in picture(pilot)
        assert "Traceback" not in picture(pilot)
