"""What the app remembers, as a stranger might have written it: it is understood as far as it can be, and told."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from referee.tui.config import Config, Settings
from tests.hostile.files import Files, Kind
from tests.hunts import many

TRUE = Kind(
    "settings",
    (
        'theme = "light"\nsigns = "ascii"\nsteps = "typed"\nauthor = "Anna"\nsets = ["base", "rebel"]\n'
        '[options]\nby_another_hand = "allow"\n',
    ),
    (),
    "settings.toml",
)
VALUES = (
    "9" * 5000,
    "[" * 900,
    "1979-13-45",
    "nan",
    "inf",
    '"\\u0000\\u001b[2J"',
    "{}",
    "[[1], {a = 1}]",
    "''",
    "-0x1",
)
NAMES = ("theme", "signs", "steps", "author", "sets", "options", '""', "a.b.c")
SLOWEST = 5.0
"""Seconds that a file may take."""


def text(seed: int) -> bytes:
    """A file altered at random, or one of lines that are wrong each in their way."""
    chance = Random(seed)
    if seed % 2:
        return Files(seed).of(TRUE)
    pairs = (f"{chance.choice(NAMES)} = {chance.choice(VALUES)}" for _ in range(chance.randint(1, 4)))
    return "\n".join(pairs).encode()


@pytest.mark.parametrize("guest", [False, True])
def test_settings_are_read_or_told(guest: bool, tmp_path: Path) -> None:
    """Whatever stands there, the app begins; what it then remembers is what it read."""
    config = Config(tmp_path, guest)
    for seed in range(many("hostile files", 280) // 10):
        (tmp_path / "settings.toml").write_bytes(data := text(seed))
        config.settings.unlink() if guest and config.settings.exists() else None
        begun = time.process_time()
        settings, wrong = config.remembered(("light", "dark"))
        assert isinstance(settings, Settings), (seed, data)
        assert all(each.key for each in wrong), (seed, data)
        config.remember(settings)
        assert config.remembered(("light", "dark")) == (settings, ()), (seed, data)
        assert time.process_time() - begun < SLOWEST, (seed, "slow")
