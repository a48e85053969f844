"""The printed facts of Death Mesa, read from the TOML beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.rules import Facts

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


FACTS = Facts(reasons=tuple(_read("reasons.toml")["keys"]))
