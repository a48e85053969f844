"""Boxes and variants stack: nothing outside a set's own folder knows it, its cards, characters or roles by name."""

from pathlib import Path

from referee import sets
from tests.house.core import ROOT, files, strings

FORMAT = {
    ("notation/game_file.py", "bang"): "the first word of every .game file, whatever sets it is played by",
    ("notation/game_file.py", "base"): "the set that a file without a `sets` line means",
    ("notation/position.py", "bang"): "`bangs 2` is short for `played bang bang`",
}
"""What the file format fixes, and why."""


def ids() -> set[str]:
    """Every id that belongs to a set."""
    found = set(sets.names())
    for name in sets.names():
        facts = sets.named(name).facts
        found.update(facts.cards, facts.characters, facts.roles, facts.sides, facts.readings)
    return found


def in_a_set(path: Path) -> bool:
    """Does the file lie in the folder of one set?"""
    return any(path.is_relative_to(ROOT / "sets" / name) for name in sets.names())


def test_the_core_names_no_set_and_nothing_out_of_one() -> None:
    """What is left is what the file format fixes, and each of these is still there."""
    known = ids()
    named = {
        (path.relative_to(ROOT).as_posix(), text)
        for path in files()
        if not in_a_set(path)
        for _, text in strings(path)
        if text in known
    }
    assert named == set(FORMAT)
