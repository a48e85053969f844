"""Lines about people: who signs up, who leaves, who is warned."""

from __future__ import annotations

from collections.abc import Iterator

from referee.championship.office.lines.words import DeskWords, first, nothing_left, told, yes_or_no
from referee.championship.rules import entries as e
from referee.championship.rules.course import moment
from referee.championship.rules.entry import LeftWhen
from referee.championship.rules.noticed import CalledToOrder, RoleShown
from referee.errors import BadLine
from referee.lexicon import fold

QUESTIONS = ("qualified", "disqualified", "resident")
ELIGIBLE = {"qualified": "no", "disqualified": "no", "resident": "yes"}
"""What `eligible` says in one word."""


def enrol(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`enrol NAME… [eligible] [qualified=no] [disqualified=no] [resident=yes] [region=R] [number=N]`."""
    given = dict(ELIGIBLE) if "eligible" in line else {}
    line[:] = [word for word in line if word != "eligible"]
    given |= told(line, (*QUESTIONS, "region", "number"))
    answers = {name: yes_or_no(given.get(name, "")) for name in QUESTIONS}
    names = line or [first(line, "no_name")]
    numbers = _numbers(words, len(names), given.get("number", ""))
    for number, name in zip(numbers, names, strict=True):
        _is_free(words, number, name)
        yield e.PlayerEnrolled(number, name.strip(), given.get("region", "").strip(), **answers)


def _numbers(words: DeskWords, count: int, said: str) -> list[int]:
    free = max(words.state.players, default=0) + 1
    start = words.number(said, 1) if said else free
    return list(range(start, start + count))


def _is_free(words: DeskWords, number: int, name: str) -> None:
    """Raises `BadLine` `number_taken`, but for one who left and comes back under his own name: that is judged."""
    known = words.state.players.get(number)
    if known and not (known.left and fold(known.name) == fold(name)):
        raise BadLine("number_taken", number=number)


def leave(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`leave PLAYER [when=MOMENT]`: now, unless another moment is told."""
    given = told(line, ("when",))
    player = words.player(first(line, "needs_player"))
    nothing_left(line)
    yield e.PlayerLeft(player, _when(words, player, given))


def absent(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`absent PLAYER…`: who is not there at the draw."""
    if not line:
        raise BadLine("needs_player")
    for player in words.players(line):
        yield e.PlayerLeft(player, "before_draw")


def _when(words: DeskWords, player: int, given: dict[str, str]) -> LeftWhen:
    return words.when(given["when"]) if "when" in given else moment(words.state, player)


def warn(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`warn PLAYER REASON…`."""
    yield e.Warned(words.player(first(line, "needs_player")), words.reason(line))


def hurry(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`hurry PLAYER`: to play faster."""
    player = words.player(first(line, "needs_player"))
    nothing_left(line)
    yield CalledToOrder(player)


def shows(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`shows PLAYER [mistake|purpose]`: his role card."""
    player = words.player(first(line, "needs_player"))
    how = words.how(line.pop(0)) if line else ""
    nothing_left(line)
    yield RoleShown(player, how)


def expel(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`expel PLAYER [when=MOMENT] REASON…`."""
    given = told(line, ("when",))
    player = words.player(first(line, "needs_player"))
    yield e.Expelled(player, words.reason(line), _when(words, player, given))


def pardon(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`pardon ENTRY REASON…`: a warning or expulsion is withdrawn."""
    yield e.PenaltyCancelled(words.number(first(line, "bad_number")), " ".join(line))


def stand(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`stand ENTRY REASON…`: an entry is let stand that the regulation speaks against."""
    yield e.LetStand(words.number(first(line, "bad_number")), " ".join(line))
