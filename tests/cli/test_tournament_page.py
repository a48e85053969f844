"""The page about tournaments can be followed: every command on it is run in order, and prints what stands there."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.command import CHECKOUT, Ran, referee

PAGE = (CHECKOUT / "docs" / "tournament.md").read_text(encoding="utf-8")
FOLDER = CHECKOUT / "docs" / "tournament"
LEFT_OUT = "…"


def commands() -> list[tuple[str, list[str]]]:
    """Each command of the page with the lines printed under it."""
    found: list[tuple[str, list[str]]] = []
    for block in re.findall(r"^```console\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line.removeprefix("$ "), []))
            elif line != LEFT_OUT:
                found[-1][1].append(line)
    return found


def run(line: str, store: str) -> Ran:
    """A line of the page, as a shell in the folder of its lists would run it."""
    words, _, given = line.partition(" < ")
    stdin = (FOLDER / given).read_bytes() if given else b""
    return referee(store, *shlex.split(words)[1:], stdin=stdin)


def test_the_page_can_be_followed(store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line printed on the page is printed by its command, in the same order; nothing is refused."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "list.csv").write_bytes((FOLDER / "list.csv").read_bytes())
    assert len(commands()) > 20
    for line, printed in commands():
        ran = run(line, store)
        assert ran.code in (0, 1, 3), (line, ran.err)
        beside, answer = ran.err.splitlines(), iter(ran.out.splitlines())
        for each in printed:
            assert each in beside or each in answer, (line, each)


def test_every_verb_is_on_the_page() -> None:
    """The table of verbs is complete."""
    from referee.cli.championship.verbs import tournament

    assert [name for name in tournament._verbs if f"`{name}" not in PAGE] == []
