"""What lies at the top of the checkout is what one needs there first; what a tool leaves behind is not committed."""

from pathlib import Path

TOP = {"CHANGELOG.md", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml"}
MADE = {"snapshot_report.html"}
"""What a run of the tests may leave, which is never committed."""


def test_the_top_level_has_these_files_and_no_other() -> None:
    """A package that was fetched into it once went into the history, seventeen megabytes of it."""
    files = {path.name for path in Path(__file__).parents[2].iterdir() if path.is_file()}
    assert {name for name in files if not name.startswith(".")} - MADE == TOP
