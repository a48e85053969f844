"""Every benchmark runs, in small, by the same code that measures."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from benchmarks.pressing import show

ROOT = Path(__file__).parents[2]
MODULES = {path.stem: path.read_text(encoding="utf-8") for path in sorted((ROOT / "benchmarks").glob("*.py"))}
BENCHMARKS = [name for name, text in MODULES.items() if "def main(" in text]
YARDSTICK = re.compile(r"^Python \d+\.\d+\.\d+, \d+ cores, yardstick \d+\.\d ms$")


@pytest.fixture(autouse=True)
def in_the_project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Begun in the project's folder, with a place of its own for what is only tried."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    yield


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_prints_the_yardstick_and_its_figures(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It ends without an error, with a figure after the line by which two days are compared."""
    import_module(f"benchmarks.{name}").main(["--small"])
    first, *others = capsys.readouterr().out.splitlines()
    assert YARDSTICK.match(first)
    assert re.search(r"\d", "".join(others))


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_says_how_it_is_run(name: str) -> None:
    """Its docstring names the command, it can be run by it, and the page of the benchmarks lists it."""
    text = MODULES[name]
    assert f"python -m benchmarks.{name}" in text.split('"""')[1]
    assert text.endswith('\n\nif __name__ == "__main__":\n    main()\n')
    assert f"`{name}`" in (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")


def test_what_never_came_up_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """An evening of one line, which is Enter alone, has no keys to measure."""
    show("a key", [])
    assert capsys.readouterr().out == "a key: never\n"


def test_what_is_no_benchmark_serves_one() -> None:
    """Nothing lies in the folder that no benchmark uses."""
    every = "".join(MODULES.values())
    loose = [name for name in MODULES if name not in (*BENCHMARKS, "__init__")]
    assert [name for name in loose if not re.search(rf"benchmarks(\.| import .*\b){name}\b", every)] == []
