"""The reference card, told in the TOML beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path

from referee.core.book.player_aid import chapters_of
from referee.sets.high_noon.box import HIGH_NOON

HIGH_NOON.chapters += chapters_of(
    tomllib.loads(Path(__file__).with_name("aid.toml").read_text(encoding="utf-8"))["chapter"]
)
