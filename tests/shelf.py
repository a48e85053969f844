"""The project's own shelf of rulings, read once for all tests of a process."""

from functools import cache

from referee import resources
from referee.library.shelf import Library


@cache
def the_shelf() -> Library:
    """The rulings that come with the program."""
    return Library.load(resources.rulings())
