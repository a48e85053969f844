"""The core runs on nothing but values: no store, no screen, no chance comes with it."""

import subprocess
import sys

from tests.house.core import pure_modules

FOREIGN = (
    "asyncio", "click", "fluent", "platformdirs", "random", "rich", "socket", "sqlite3", "sqlite_utils", "Stemmer",
    "subprocess", "textual",
)  # fmt: skip
CARRIED_LATE = ("rapidfuzz",)
"""What mends typing errors is loaded with the first error, not with the shorthand."""


def loaded_by(*modules: str) -> set[str]:
    """The top-level modules that a fresh interpreter holds after importing these."""
    told = "; ".join([*(f"import {name}" for name in modules), "import sys", "print(*sys.modules)"])
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in done.stdout.split()}


def test_judging_loads_no_store_no_screen_no_chance() -> None:
    """Importing the judge and all that it stands on brings in none of them."""
    assert loaded_by(*pure_modules(), "referee.sets.base") & {*FOREIGN, *CARRIED_LATE} == set()


def test_reading_the_shorthand_loads_none_of_them_either() -> None:
    """Nor does the shorthand."""
    assert loaded_by("referee.notation", "referee.desk.checking") & {*FOREIGN, *CARRIED_LATE} == set()
