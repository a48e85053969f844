"""An entry written as the line that logs it again: what a person corrects is what stands there already."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.matches import DuelOpened, MatchDecided
from referee.championship.rules.noticed import CalledToOrder, RoleShown
from referee.championship.rules.places import Paused, TableOpened, TimeGranted, WentOn


def written(entry: e.Logged) -> str:
    """The line; empty for what no line logs. What was put in afterwards is told as if it had been logged in time."""
    if isinstance(entry, e.Inserted):
        return written(entry.fact)
    write = _WRITE.get(type(entry))
    return " ".join(filter(None, write(entry))) if write else ""


def _place(fact: Any) -> str:
    return f"{fact.table}.{fact.round}"


def _quoted(text: str) -> str:
    """A text as one word: in quotes where it has spaces, begins with a quote, or has nothing in it."""
    plain = text and not text.startswith('"') and not any(char.isspace() for char in text)
    doubled = text.replace('"', '""')
    return text if plain else f'"{doubled}"'


def _named(name: str, value: str) -> str:
    return _quoted(f"{name}={value}") if value else ""


def _opening_answers(entry: e.Opened) -> list[str]:
    return ["open=yes" if entry.open_to_all else "", "ask=yes" if entry.readings_asked else ""]


def _reason(text: str) -> str:
    return _quoted(text) if text else ""


def _answer(name: str, told: bool | None) -> str:
    return "" if told is None else f"{name}={'yes' if told else 'no'}"


def _enrolled(fact: e.PlayerEnrolled) -> list[str]:
    answers = [_answer(name, getattr(fact, name)) for name in ("qualified", "disqualified", "resident")]
    return ["enrol", _quoted(fact.name), f"number={fact.player}", *answers, _named("region", fact.region)]


def _drawn(fact: e.Drawn) -> list[str]:
    tables = "/".join(",".join(map(str, table)) for table in fact.tables)
    return ["draw", tables, _named("seed", fact.seed)]


def _begun(fact: e.RoundOpened) -> list[str]:
    roles = [f"{dealt.player}:{dealt.role}" for dealt in fact.roles]
    return ["round", _place(fact), str(fact.sheriff), *roles]


def _hired(fact: e.CharacterHired) -> list[str]:
    kept = ":kept" if fact.kept else ""
    return ["hire", _place(fact), f"{fact.player}:{fact.character}:{fact.price}{kept}"]


def _played(fact: e.GamePlayed) -> list[str]:
    return ["result", _place(fact), fact.outcome, *map(_seat, fact.results)]


def _seat(result: e.SeatResult) -> str:
    return f"{result.player}:{result.role}{'+' if result.in_play else '-'}{'!' if result.final_duel else ''}"


def _bid(fact: b.BidOpened | b.BidRaised | b.BidWithdrawn | b.CharacterChosen, *said: object) -> list[str]:
    return ["bid", _place(fact), str(fact.player), *map(str, said)]


def _row(numbers: tuple[int, ...]) -> list[str]:
    return [str(number) for number in numbers]


def _decided(fact: MatchDecided) -> list[str]:
    return ["decide", fact.match, ",".join(_row(fact.players)) or "-", _reason(fact.reason)]


_WRITE: dict[type, Callable[[Any], list[str]]] = {
    e.Opened: lambda x: ["opening", _quoted(x.name), _named("region", x.region), *_opening_answers(x)],
    e.PlayerEnrolled: _enrolled,
    e.PlayerLeft: lambda x: ["leave", str(x.player), f"when={x.when}"],
    e.SeedWritten: lambda x: ["seed", _quoted(x.seed), _named("for", x.purpose)],
    e.Drawn: _drawn,
    e.RoundOpened: _begun,
    e.CharacterHired: _hired,
    e.GamePlayed: _played,
    e.GameVoided: lambda x: ["void", _place(x), "auction" if x.refunded else "same", _reason(x.reason)],
    CalledToOrder: lambda x: ["hurry", str(x.player)],
    RoleShown: lambda x: ["shows", str(x.player), x.how],
    e.Warned: lambda x: ["warn", str(x.player), _reason(x.reason)],
    e.Expelled: lambda x: ["expel", str(x.player), f"when={x.when}", _reason(x.reason)],
    e.PenaltyCancelled: lambda x: ["pardon", str(x.entry), _reason(x.reason)],
    e.LotsDrawn: lambda x: ["lots", *_row(x.players), _named("seed", x.seed)],
    e.QualifiersNamed: lambda x: ["qualify", *_row(x.players)],
    e.DuelWon: lambda x: ["duel", x.match, str(x.winner), str(x.loser)],
    MatchDecided: _decided,
    DuelOpened: lambda x: ["stream", x.match, ",".join(_row(x.players)), x.stream],
    e.LetStand: lambda x: ["stand", str(x.entry), _reason(x.reason)],
    b.CharactersLaid: lambda x: ["auction", _place(x), *x.characters],
    b.BidOpened: lambda x: _bid(x, x.character, x.bid),
    b.BidRaised: lambda x: _bid(x, x.bid),
    b.BidWithdrawn: lambda x: _bid(x, "pass"),
    b.CharacterChosen: lambda x: _bid(x, x.character),
    b.ChoiceDrawn: lambda x: ["choice", _place(x), *_row(x.players)],
    TableOpened: lambda x: ["stream", _place(x), x.stream],
    Paused: lambda x: ["pause", _reason(x.reason)],
    WentOn: lambda x: ["go"],
    TimeGranted: lambda x: ["time", _place(x), str(x.minutes), _reason(x.reason)],
}
