"""At whom a card may be played, the nearest first."""

from pathlib import Path

from tests.typing.test_abbreviating import read_by


def test_targets_come_in_the_order_of_reach(store: Path) -> None:
    """Those whom the judge allows stand first, then by distance; each says what makes it."""
    acting = read_by(store, ["."]).acting
    assert [(each.seat, each.distance, each.level) for each in acting.targets(1, "bang")] == [
        (2, 1, "legal"), (7, 1, "legal"), (3, 2, "illegal"), (6, 2, "illegal"), (4, 3, "illegal"), (5, 3, "illegal"),
    ]  # fmt: skip
    assert all(each.because for each in acting.targets(1, "bang"))
    assert all(each.level == "legal" for each in acting.targets(1, "duel"))
