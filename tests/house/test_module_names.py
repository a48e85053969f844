"""Test modules are found by their names alone, so every name is there once."""

from collections import Counter
from pathlib import Path


def test_no_two_test_modules_have_one_name() -> None:
    """With two of one name only the first would be run, and the other be an error."""
    names = Counter(path.name for path in Path(__file__).parents[1].rglob("test_*.py"))
    assert [name for name, times in names.items() if times > 1] == []
