"""Where the project's data stand: packed in the wheel under the package, or beside it in a checkout.

In goes nothing, out come folders and a file. This is the only module that knows; everyone else asks it.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def rulings() -> Path:
    """The folder of the rulings library."""
    return _folder("rulings")


def words() -> Path:
    """The folder of the glossary and the languages."""
    return _folder("i18n")


def index() -> Path:
    """The index of the rulings that came with the program; a checkout may lack it, or have an old one."""
    packed = _PACKAGE / "rulings.sqlite"
    return packed if packed.is_file() else _PACKAGE.parent / "build" / "rulings.sqlite"


def example_game() -> Path:
    """A whole game to look at: one of those that the judge is tested with."""
    packed = _PACKAGE / "examples"
    return (packed if packed.is_dir() else _PACKAGE.parent / "tests" / "games") / "first_game_ever.game"


def _folder(name: str) -> Path:
    packed = _PACKAGE / name
    return packed if packed.is_dir() else _PACKAGE.parent / name
