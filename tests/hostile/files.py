"""Hostile files by seed, of every kind the program reads: real ones with a piece altered, and what only looks alike.

`Kind` says with which verbs a file is read; the verbs stand before its name, what goes after it behind.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.cli.command import CHECKOUT, FIVE, referee
from tests.hostile.lines import SIGNS, WORDS, Lines

Verb = tuple[str, ...]
PIECES = ("", "-1", "99", "null", "[]", "{}", '"bang"', '""', "\n", "1e400", "9" * 40, "9" * 5000)
MEASURES = ("0", "-1", "200", "201", "9" * 12, "1..3", "?", "[]")
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 3, 99, 10**12, 10**300, 1.5, "", "bang", "x" * 3000, "\u202e"),
    *([], {}, [[]], [None], {"": 1}),
)
FILE = "FILE"
FOLDER = "FOLDER"
"""In the words of a verb: where the file lies, and the folder it lies in."""


@dataclass(frozen=True)
class Kind:
    """A kind of file: its ending, true examples of it, the verbs that read it, and where it has to lie."""

    name: str
    examples: tuple[str, ...]
    verbs: tuple[Verb, ...]
    called: str = "hostile"


GAME = (
    ("check", FILE),
    ("import", FILE),
    ("judge", FILE, "1 bang 2"),
    ("judge", FILE, "."),
    ("new", "--position", FILE),
)
TOURNAMENT = (("tournament", "verify", FILE), ("tournament", "import", FILE))


def kinds(folder: Path) -> tuple[Kind, ...]:
    """All kinds, their true examples made in this folder."""
    games, positions, jsonl, cup = _exported(folder)
    tables = tuple(path.read_text("utf-8") for path in sorted((CHECKOUT / "tests" / "cases" / "tables").glob("*.game")))
    rulings = [path.read_text("utf-8") for path in sorted((CHECKOUT / "rulings").glob("*/*.toml"))]
    shelf = tuple(sorted(rulings, key=len)[:2])
    page = (CHECKOUT / "docs" / "precedents.md").read_text("utf-8")
    precedents = tuple(re.findall(r"```toml\n(.*?)```", page, re.DOTALL))
    listed = (
        "Name,Region,Qualified\nAnna,Piemonte,yes\nBruno,Lazio,no\n",
        "nome;regione\nEva;Lazio\n",
        "Anna\nBruno\n",
    )
    return (
        Kind("game", (*games, *tables), GAME),
        Kind("position", (*positions, *tables), GAME),
        Kind("jsonl", jsonl, (("check", FILE), ("import", FILE))),
        Kind("tournament", cup, TOURNAMENT),
        Kind("list", listed, (("tournament", "import", FILE, "--yes"),)),
        Kind("precedent", precedents, (("precedent", "import", FILE),)),
        Kind("rulings", shelf, (("rulings", "check", FOLDER),), "hostile.toml"),
        Kind("keys", ('[keys]\nrulings = "ctrl+r"\ntake_back = "f7, ctrl+b"\n',), (("keys",),), "keys.toml"),
        Kind("lines", ("1 turn\n1 draw 2\n1 bang 2\n2 no\n",), (("log",), ("tournament", "log", "--yes"))),
    )


def _exported(folder: Path) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    store = f"--store={folder / 'true.sqlite'}"
    usual = ("1 turn", "1 draw 2", "1 bang 2", "2 no", "2 lose 1")
    logs = [
        (FIVE, (*usual, "retract 4", "correct 2 1 draw 3", "insert 3 1 beer")),
        (("--set=base", "--set=rebel", *FIVE), (*usual, "1 gatling", "note x", "stand 3 y")),
        (("--set=base", "--set=death_mesa", *FIVE), ("set 2 life 1", *usual, "2 out outlaw")),
        (("--set=championship", *FIVE), (*usual, "house allow second_bang", "1 barrel", "1 end")),
    ]
    for made, lines in logs:
        referee(store, "new", *made)
        for line in lines:
            referee(store, "log", line)
    ids = [row["id"] for row in referee(store, "--json", "tables").json]
    forms = ("game", "position", "jsonl")
    told = {
        form: tuple(referee(store, f"--table={id_}", "export", "--format", form).out for id_ in ids) for form in forms
    }
    cup = referee("tournament", "simulate", "--players", "10", "--seed", "3").out
    return told["game"], told["position"], told["jsonl"], (cup, _first_entries(cup, 30))


def _first_entries(cup: str, count: int) -> str:
    document = json.loads(cup)
    return json.dumps({**document, "entries": document["entries"][:count], "results": {}})


class Files:
    """Files for one seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self._lines = Lines(seed)

    def of(self, kind: Kind) -> bytes:
        """A hostile file of this kind."""
        text = self.random.choice(kind.examples)
        act = self.random.choice(
            (self._cut, self._cut, self._swapped, self._lined, self._nested, self._odd, self._fields)
        )
        for _ in range(self.random.choice((1, 1, 1, 2, 4))):
            text = act(text)
        data = text.encode("utf-8", "replace")
        return self._bytes(data) if self.random.random() < 0.08 else data

    def _cut(self, text: str) -> str:
        """A piece replaced, doubled or taken away."""
        begin = self.random.randrange(len(text) + 1)
        end = min(len(text), begin + self.random.choice((0, 1, 2, 5, 20, 200)))
        put = self.random.choice(
            ("", "-1", "99", "null", "[]", "{}", '"bang"', '""', "\n", "1e400", "9" * 40, text[begin:end] * 2)
        )
        return text[:begin] + put + text[end:]

    def _swapped(self, text: str) -> str:
        """A word in the place of another, of the file or of the game."""
        words = text.split(" ")
        place = self.random.randrange(len(words))
        words[place] = self.random.choice(
            (self.random.choice(words), self.random.choice(WORDS), self.random.choice(SIGNS))
        )
        return " ".join(words)

    def _lined(self, text: str) -> str:
        """A line doubled, moved, left out, or a hostile one put in."""
        lines = text.split("\n")
        place, other = self.random.randrange(len(lines)), self.random.randrange(len(lines))
        match self.random.randrange(4):
            case 0:
                lines.insert(other, lines[place])
            case 1:
                lines.insert(place, self._lines.at_the_table())
            case 2:
                lines[place], lines[other] = lines[other], lines[place]
            case _:
                del lines[place]
        return "\n".join(lines)

    def _nested(self, text: str) -> str:
        """Something deep, or long, somewhere in it."""
        place = self.random.randrange(len(text) + 1)
        piece = self.random.choice(("[", "{", '{"a":', "[[", '"', "insert 1 ", "a.", "a=[", "\n", "\\", "'''"))
        return text[:place] + piece * self.random.choice((2, 60, 1200, 20_000)) + text[place:]

    def _odd(self, text: str) -> str:
        """A sign that acts, or another end of line, put in or in the place of all blanks."""
        place, sign = self.random.randrange(len(text) + 1), self.random.choice(SIGNS)
        return self.random.choice(
            (text[:place] + sign + text[place:], text.replace("\n", "\r\n"), text.replace(" ", sign, 3))
        )

    def _fields(self, text: str) -> str:
        """A value of another type in JSON or TOML that is whole otherwise; a number out of measure in any other."""
        try:
            if text.lstrip().startswith("{"):
                return "\n".join(self._altered_json(part) for part in _documents(text))
            tomllib.loads(text)
        except ValueError:
            pass
        digits = [place for place, sign in enumerate(text) if sign.isdigit()]
        if not digits:
            return self._cut(text)
        place = self.random.choice(digits)
        return (
            text[:place]
            + self.random.choice(("0", "-1", "200", "201", "9" * 12, "1..3", "?", "[]"))
            + text[place + 1 :]
        )

    def _altered_json(self, part: str) -> str:
        told = json.loads(part)
        if self.random.random() < 0.6 or part == "":
            self._alter(told)
        return json.dumps(told, ensure_ascii=False)

    def _alter(self, told: Any) -> None:
        """One value, anywhere in it, becomes another."""
        inside = told
        while isinstance(inside, dict | list) and inside:
            key: Any = (
                self.random.choice(list(inside)) if isinstance(inside, dict) else self.random.randrange(len(inside))
            )
            if not isinstance(inside[key], dict | list) or not inside[key] or self.random.random() < 0.15:
                self._replace(inside, key)
                return
            inside = inside[key]

    def _replace(self, inside: Any, key: Any) -> None:
        value = self.random.choice(
            (
                None,
                True,
                -1,
                0,
                1,
                3,
                99,
                10**12,
                10**300,
                1.5,
                "",
                "bang",
                "x" * 3000,
                [],
                {},
                [[]],
                [None],
                {"": 1},
                "\u202e",
            )
        )
        match self.random.randrange(5):
            case 0 if isinstance(inside, dict):
                inside[self.random.choice(("", "type", "by", "at", "number", "players"))] = value
            case 1:
                del inside[key]
            case _:
                inside[key] = value

    def _bytes(self, data: bytes) -> bytes:
        """Bytes that are no text, or another encoding of it."""
        place = self.random.randrange(len(data) + 1)
        odd = bytes(self.random.randrange(256) for _ in range(self.random.choice((1, 3, 40))))
        return self.random.choice(
            (data[:place] + odd + data[place:], data.decode("utf-8", "replace").encode("utf-16"), odd)
        )


def _documents(text: str) -> Iterator[str]:
    """One document, or one a line."""
    try:
        json.loads(text)
    except ValueError:
        yield from (line for line in text.split("\n") if line)
    else:
        yield text
