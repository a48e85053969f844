"""Hostile files of every kind, by the command line's own door: read or refused, and the program is never at fault."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from platformdirs import user_config_path

from tests.cli.command import referee
from tests.hostile.files import FILE, FOLDER, Files, Kind, kinds
from tests.hunts import many

NAMES = ("game", "position", "jsonl", "tournament", "list", "precedent", "rulings", "keys", "lines")
SHARES = {"rulings": 100, "keys": 20}
"""One file in so many, of kinds that a whole shelf or app is loaded for; of every other, as many as of any other."""
EACH = many("hostile files", 63) // (len(NAMES) - len(SHARES))
PARTS = {name: min(8, max(1 if name in SHARES else 2, EACH // SHARES.get(name, 1))) for name in NAMES}
"""Workers that may share the files of a kind; each reads one at least."""
FILES = 100
"""So many are brought to one store."""
SLOWEST = 20.0
"""Seconds that a file may take."""


@pytest.fixture(scope="module")
def every(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Kind]:
    """The kinds by name, each with true examples."""
    return {kind.name: kind for kind in kinds(tmp_path_factory.mktemp("true"))}


def a_store(path: Path) -> str:
    """The option for a new store with a table and a tournament, for what is added to them."""
    option = f"--store={path}"
    referee(option, "new", "Anna:sheriff:willy", "Bruno", "Carla", "Dario")
    referee(option, "tournament", "new", "Cup")
    return option


@pytest.mark.parametrize(("name", "part"), [(name, part) for name, parts in PARTS.items() for part in range(parts)])
def test_a_file_is_read_or_refused(name: str, part: int, every: dict[str, Kind], tmp_path: Path) -> None:
    """Whatever stands in it, for every verb that reads its kind; what a person has to do is told in a sentence."""
    kind = every[name]
    folder = user_config_path("bang-referee", appauthor=False) if name == "keys" else tmp_path / "files"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / kind.called
    for count, seed in enumerate(range(part, max(part + 1, EACH // SHARES.get(name, 1)), PARTS[name])):
        if count % FILES == 0:
            store = a_store(tmp_path / f"{count}.sqlite")
        data = Files(seed * 10 + NAMES.index(name)).of(kind)
        file.write_bytes(data)
        verb = kind.verbs[seed // 8 % len(kind.verbs)]
        words = [{FILE: str(file), FOLDER: str(folder)}.get(word, word) for word in verb]
        begun = time.process_time()
        ran = referee(store, *words, stdin=data if FILE not in verb else b"")
        assert ran.code in (0, 1, 2, 3), (seed, verb, ran.err, data[:3000])
        assert "Traceback" not in ran.err, (seed, verb, ran.err)
        assert ran.code != 2 or ran.err.strip(), (seed, verb)
        assert time.process_time() - begun < SLOWEST, (seed, verb, "slow")
    file.unlink(missing_ok=True)
