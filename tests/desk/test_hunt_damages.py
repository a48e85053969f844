"""Whatever is damaged in the files of a store: what comes out is what went in, or it is said that it is not.

`python -m tests.hunts hunt_damages` damages ten thousand stores; a failure names its seed.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from referee.championship.office.document import document_of, written
from referee.championship.office.office import Office
from referee.desk.desk import Desk
from referee.errors import RefereeError
from referee.journal import CopyFolder, Journal, mend
from tests.cli.command import referee
from tests.desk.conftest import FOUR
from tests.hunts import many

A_TIME = 20
LINES = (
    "",
    "1 bang 2",
    "2 missed/4h",
    "1 mustang/8h",
    'note "x" [bold] é',
    "retract 3",
    "1 bang 3",
    "3 missed",
    "1 beer",
)
MORE = 12
CALLED = ("t0", "t1", "cup")


class Sound(NamedTuple):
    """A store as it was, the files it is made of, and what comes out of it."""

    folder: Path
    said: dict[str, str]


def export(desk: Desk, office: Office, title: str, told: list[str]) -> str:
    """A table or tournament as text; what is told about it besides goes into the list."""
    if title == "cup":
        told += ["not whole"] * any(not info.whole for info in office.tournaments())
        found = [info for info in office.tournaments() if info.title == title]
        if not found:
            return ""
        cup = office.opened(found[0].id)
        told += ["lost"] * bool(cup.lost)
        return written(document_of(cup.entries, cup.times))
    found = [info for info in desk.tables() if info.title == title]
    told += ["not whole"] * any(not info.whole for info in desk.tables())
    if not found:
        return ""
    log = desk.table(found[0].id)
    told += ["lost"] * bool(log.lost)
    return log.game_json()


def filled(path: Path) -> tuple[Desk, Office]:
    """Two tables and a tournament, logged at in turn."""
    desk, office = Desk(path), Office(path)
    tables = [desk.new(FOUR, title) for title in CALLED[:2]]
    cup = office.new("cup")
    from referee.championship.rules.entries import PlayerEnrolled

    for number in range(1, 1 + MORE):
        cup.log(PlayerEnrolled(number, f"Player {number}", qualified=True))
        for log in tables:
            log.enter(LINES[number % len(LINES)] if number < len(LINES) else f"note {number} {'long ' * (number * 20)}")
    return desk, office


@pytest.fixture(scope="module")
def sounds(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Sound]:
    """The same store closed in order, and as a killed process leaves it; both with a copy."""
    folder = tmp_path_factory.mktemp("sound")
    desk, office = filled(folder / "work" / "s.sqlite")
    desk.copies.keep()
    desk.copies.wait()
    said = {title: export(desk, office, title, []) for title in CALLED}
    shutil.copytree(folder / "work", folder / "left")
    (folder / "left" / "s.sqlite-shm").unlink(missing_ok=True)
    office.close()
    desk.close()
    assert all(said.values())
    return {"closed": Sound(folder / "work", said), "left": Sound(folder / "left", said)}


def bits(held: bytearray, random: Random) -> None:
    """Some bits, the other way."""
    for _ in range(random.choice([1, 1, 1, 3, 20])):
        held[random.randrange(len(held))] ^= 1 << random.randrange(8)


def zeros(held: bytearray, random: Random) -> None:
    """Nothing where something was."""
    at, length = random.randrange(len(held)), random.choice([1, 16, 512, 4096])
    held[at : at + length] = bytes(len(held[at : at + length]))


def noise(held: bytearray, random: Random) -> None:
    """Anything where something was."""
    at, length = random.randrange(len(held)), random.choice([1, 8, 64, 5000])
    held[at : at + length] = random.randbytes(len(held[at : at + length]))


def cut(held: bytearray, random: Random) -> None:
    """The end is gone."""
    del held[random.randrange(len(held)) :]


def pages_swapped(held: bytearray, random: Random) -> None:
    """Two pages, frames or pieces in each other's place."""
    size = random.choice([4096, 4120, 64])
    one, other = (random.randrange(max(1, len(held) // size)) * size for _ in range(2))
    first, second = held[one : one + size], held[other : other + size]
    if len(first) == len(second):
        held[one : one + size], held[other : other + size] = second, first


def inside_an_entry(held: bytearray, random: Random) -> None:
    """Another figure, letter or name in the text of an entry."""
    wanted = random.choice(
        [b'"by":', b'"seat":', b'"count":', b'"card":"', b'"player":', b'"name":"', b"note ", b'"type":"']
    )
    places = [at for at in range(len(held)) if held.startswith(wanted, at)]
    if places:
        at = random.choice(places) + len(wanted)
        held[at] = random.choice(b'0123456789abcdefghij"')


def titles(held: bytearray, random: Random) -> None:
    """Another title, kind, id or time."""
    for wanted in random.sample([b"t0", b"t1", b"cup", b"table", b"tournament", b"2026-"], 2):
        places = [at for at in range(len(held)) if held.startswith(wanted, at)]
        if places:
            held[random.choice(places)] ^= random.choice([1, 2, 4])


DAMAGES: tuple[Callable[[bytearray, Random], None], ...] = (
    bits, zeros, noise, cut, pages_swapped, inside_an_entry, inside_an_entry, titles,
)  # fmt: skip


FOUND = (4660,)
"""Where the long hunt found something: a version that became a word."""


def damaged(folder: Path, random: Random) -> str:
    """One of the files, in one way; what was done."""
    files = [each for each in sorted(folder.rglob("*")) if each.is_file()]
    file = random.choice([*files, *(each for each in files if each.suffix == ".sqlite" or each.name.endswith("-wal"))])
    if random.random() < 0.02:
        file.unlink()
        return f"{file.name} gone"
    held, damage = bytearray(file.read_bytes()), random.choice(DAMAGES)
    damage(held, random)
    file.write_bytes(held)
    return f"{file.name} {damage.__name__}"


def told_of(path: Path, sound: Sound) -> Iterator[str]:
    """What comes out otherwise than it went in without a word."""
    try:
        desk = Desk(path)
    except RefereeError:
        return
    try:
        office = Office(path)
        told = ["aside"] * bool(desk.aside())
        for title in CALLED:
            word = list(told)
            try:
                came = export(desk, office, title, word)
            except RefereeError:
                continue
            if came != sound.said[title] and not word:
                yield f"{title} otherwise, in silence"
        office.close()
    finally:
        desk.close()


@pytest.mark.parametrize("first", [*range(0, many("damages", 40), A_TIME), *FOUND])
@pytest.mark.parametrize("how", ["closed", "left"])
def test_nothing_is_wrong_in_silence(sounds: dict[str, Sound], how: str, first: int, tmp_path: Path) -> None:
    """Of each damaged store: equal exports, or a word; mended, it holds nothing that was never written."""
    for seed in range(first // 2, first // 2 + A_TIME // 2):
        random, folder = Random(f"{how}{seed}"), tmp_path / str(seed)
        shutil.copytree(sounds[how].folder, folder)
        done, path = damaged(folder, random), folder / "s.sqlite"
        if path.exists():
            assert list(told_of(path, sounds[how])) == [], (how, seed, done)
        if seed % 5 == 0:
            _commands(path, how, seed, done)
        if seed % 3 == 0:
            _mended(path, sounds[how], (how, seed, done))
        shutil.rmtree(folder)


def _commands(path: Path, how: str, seed: int, done: str) -> None:
    for verb in (["tables"], ["show"], ["history"], ["export"], ["store", "verify"], ["tournament", "history"]):
        ran = referee(f"--store={path}", *verb)
        assert ran.code in (0, 1, 2, 3), (how, seed, done, verb, ran)
        assert "Traceback" not in ran.err


def _mended(path: Path, sound: Sound, told: tuple[str, int, str]) -> None:
    """Whole records are those that were written, each in its place; the rest are gaps."""
    with Journal.look(next(iter(CopyFolder(sound.folder / "s.sqlite").made()))) as copy:
        written_then = {(info.id, each) for info in copy.streams() for each in copy.read(info.id)}
    try:
        mend(path, CopyFolder(path).everywhere())
    except RefereeError as error:
        assert error.key in ("store_newer", "store_unreachable"), told
        return
    with Journal.open(path) as journal:
        now = {(info.id, each) for info in journal.streams() for each in journal.read(info.id) if each.whole}
        assert now <= written_then, told
        assert not journal.aside(), told
        assert not journal.check().lost or "copy" not in told, told
