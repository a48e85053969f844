"""`no, 7d`, `no, it was the 7 of diamonds`: the card of the line logged last was another; who and at whom stays."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from referee.core.nouns.entries import Corrected
from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

SAID = {
    "nl": ("bang 6d ben", "nee, het was ruiten 7", "1 bang/7d 2"),
    "it": ("bang 6d ben", "no, era il sette di quadri", "1 bang/7d 2"),
    "en": ("bang 6d ben", "no, 7d", "1 bang/7d 2"),
    "de": ("bang 6d ben", "nein, es war Karo 7", "1 bang/7d 2"),
}


@rows("lang", SAID)
def test_the_card_is_put_right(desk: Desk, lang: str) -> None:
    """The entry is corrected, and nothing is played twice."""
    before, line, means = SAID[lang]
    assert logged(six_after(desk, before), line, lang) == means


@pytest.mark.parametrize(
    ("before", "means"),
    [
        ("bang ben; ben missed 8s", "2 answer missed/7s"),
        ("set 2 play barrel; bang ben; ben barrel as", "2 flip barrel 7s"),
    ],
)
def test_of_whatever_told_a_card(desk: Desk, before: str, means: str) -> None:
    """An answer and a draw! are put right alike."""
    log = six_after(desk, before)
    said = logged(log, "no, 7s")
    assert said.endswith(means) and any(isinstance(log.entry(each), Corrected) for each in range(log.length))


def test_what_the_line_told_besides_stays(tmp_path: Path) -> None:
    """What was taken with the card stays, and is no second play."""
    times = (f"2026-11-21T20:00:{second:02}+00:00" for second in count())
    desk = Desk(tmp_path / "store.sqlite", clock=lambda: next(times))
    log = six_after(desk, "panic ben hand")
    assert logged(log, "no, 7s").endswith("1 panic/7s 2 | 1 take 2 hand")
    desk.close()


@pytest.mark.parametrize(
    ("line", "means"),
    [
        ("correct 3 bang cleo", "1 bang/6d 3"),
        ("correct 3 bang ben", "1 bang 2"),
        ("sorry, bang ben, barrel 6d", "1 bang 2 | 2 flip barrel 6d"),
    ],
)
def test_a_rank_and_suit_stays_with_the_card_it_was_of(desk: Desk, line: str, means: str) -> None:
    """It goes where the line says that it was of another card, or is the same without it."""
    assert logged(six_after(desk, "set 2 play barrel; set 3 play barrel; bang 6d ben"), line).endswith(means)
