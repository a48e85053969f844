"""Rows of one law: the law is one test, tried on each of its rows, and what fails is told row by row.

A row that takes some milliseconds costs as much again where it is a test of its own: to be collected by every worker,
to be given a folder, to be reported. `pytest.mark.parametrize` stays where rows take long or may not share a fixture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from inspect import Signature, signature
from pathlib import Path
from typing import Any

Test = Callable[..., None]


def rows(names: str | tuple[str, ...], values: Iterable[Any], ids: object = None) -> Callable[[Test], Test]:
    """Try the test on each of these values, whatever its fixtures are; said as `pytest.mark.parametrize` is."""
    called = [each.strip() for each in names.split(",")] if isinstance(names, str) else [*names]
    several = len(called) > 1 or not isinstance(names, str)
    told = [dict(zip(called, each if several else (each,), strict=True)) for each in values]
    assert told, "no rows would prove nothing"

    def of(test: Test) -> Test:
        def each_row(**fixtures: Any) -> None:
            tried = (_tried(test, row, _own(fixtures, number)) for number, row in enumerate(told))
            _complain([wrong for wrong in tried if wrong], len(told))

        each_row.__name__, each_row.__qualname__ = test.__name__, test.__qualname__
        each_row.__doc__, each_row.__module__ = test.__doc__, test.__module__
        every = signature(test).parameters.values()
        shared = Signature([each for each in every if each.name not in called])
        each_row.__signature__ = shared  # type: ignore[attr-defined]
        return each_row

    return of


def _own(fixtures: dict[str, Any], number: int) -> dict[str, Any]:
    """The fixtures of a row: a place that it alone writes to, and everything else as all rows have it."""
    return {name: _place(each, number) if isinstance(each, Path) else each for name, each in fixtures.items()}


def _place(given: Path, number: int) -> Path:
    if not given.is_dir():
        return given.with_name(f"{number} {given.name}")
    (own := given / str(number)).mkdir()
    return own


def _tried(test: Test, row: dict[str, Any], fixtures: dict[str, Any]) -> Exception | None:
    try:
        test(**row, **fixtures)
    except Exception as wrong:
        wrong.add_note(f"in the row {row!r}")
        return wrong
    return None


def _complain(wrong: list[Exception], many: int) -> None:
    if wrong:
        raise ExceptionGroup(f"{len(wrong)} of {many} rows", wrong)
