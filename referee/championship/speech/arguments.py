"""The arguments of a tournament's messages: players as names, ids by what they are, counts as numbers.

Beside a text stands `<name>_is`, `none` or `given`; beside a row `none`, `single` or `several`. A yes-or-no argument is
`yes`, `no` or, where it was not asked, `unasked`. Messages choose by these, never by anything that a person typed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from referee.championship.rules import entries as e
from referee.lexicon import load
from referee.speech import Words, visible

Said = dict[str, str | int]

PLAYER = frozenset({"player", "other", "sheriff", "winner", "loser"})
"""The arguments whose number is a player."""
PLAYERS = frozenset({"players", "said", "expected"})
"""The arguments whose numbers, in a row, are players."""
MEANS_A_PLAYER = frozenset({"other_sheriff", "opponent_goes_through"})
"""The reasons where a single one of those is a player too; elsewhere a number is a number."""
MEANS_A_MARK = "other_copy"
"""The reason where they are what people typed."""
COUNTS = frozenset({"players", "count", "stops_at", "most", "minutes", "missing"})
"""Numbers of things; the others only name something, or are money, and stand as they are."""
KINDS = {"purpose": "purpose", "when": "moment", "outcome": "outcome", "match": "match"}
"""The arguments that are ids with words of their own."""
IDS = frozenset({"said", "found", "dealt"})
"""The arguments that are ids of one kind or another."""


class Rows:
    """Arguments in one language, for one tournament's players."""

    def __init__(self, words: Words, player: Callable[[int], str], entry: Callable[[e.Logged], str]) -> None:
        self._words = words
        self._player = player
        self._entry = entry

    def arguments(self, values: Mapping[str, Any], key: str = "") -> Said:
        """All arguments of a message made of these values."""
        said: Said = {}
        for name, value in values.items():
            if value is None or isinstance(value, bool):
                said[name] = "unasked" if value is None else "yes" if value else "no"
            elif isinstance(value, int):
                said |= self._number(name, value, key)
            elif isinstance(value, str):
                said |= self._text(name, value, key)
            elif isinstance(value, tuple):
                said |= self._row(name, value)
            else:
                said[name] = self._entry(value)
        return said

    def called(self, kind: str, id_: str) -> str:
        """What an id of this kind is called; as it is where there are no words for it."""
        plain = id_.isascii() and id_.replace("_", "").isalnum()
        found = self._words.find(f"tournament-{kind}-{id_}") if plain else None
        return found if found is not None else visible(id_)

    def _number(self, name: str, number: int, key: str) -> Said:
        if name in PLAYER or (key in MEANS_A_PLAYER and name in PLAYERS):
            return {name: self._player(number)}
        return {name: number if name in COUNTS else str(number), f"{name}_is": "given"}

    def _text(self, name: str, text: str, key: str) -> Said:
        if name in KINDS:
            return {name: self.called(KINDS[name], text)}
        if name in IDS and key != MEANS_A_MARK:
            return {name: self._id(text)}
        if name == "reason" and text:
            return {name: self.called("offence", text), f"{name}_is": "given"}
        return {name: visible(text) or "none", f"{name}_is": "given" if text else "none"}

    def _id(self, id_: str) -> str:
        if load().names("role", id_):
            return self._words.role(id_)
        outcome = self.called("outcome", id_)
        return self.called("moment", id_) if outcome == visible(id_) else outcome

    def _row(self, name: str, values: tuple[Any, ...]) -> Said:
        said = self._several(name, values)
        how = "none" if not said else "single" if len(said) == 1 else "several"
        joined = "; ".join(said) if name in ("tables", "results") else self._words.joined(said)
        return {name: joined, f"{name}_is": how, **({"order": ", ".join(said)} if name == "players" else {})}

    def _several(self, name: str, values: tuple[Any, ...]) -> list[str]:
        if name == "tables":
            return [self._table(table, seating) for table, seating in enumerate(values, 1)]
        if name in ("roles", "dealt") and not any(isinstance(value, e.Dealt) for value in values):
            counted = Counter(map(self._words.role, values))
            return [f"{number} {role}" if number > 1 else role for role, number in counted.items()]
        return [self._one(name, value) for value in values]

    def _table(self, table: int, seating: tuple[int, ...]) -> str:
        seated = ", ".join(map(self._player, seating))
        return self._words.say("tournament-table-seating", table=str(table), players=seated)

    def _one(self, name: str, value: Any) -> str:
        if isinstance(value, e.Dealt):
            return self._words.say("tournament-dealt", player=self._player(value.player), role=value.role)
        if isinstance(value, e.SeatResult):
            in_play, duel = ("yes" if told else "no" for told in (value.in_play, value.final_duel))
            player = self._player(value.player)
            return self._words.say("tournament-seat", player=player, role=value.role, in_play=in_play, duel=duel)
        if name == "questions":
            return self.called("question", value)
        if name == "characters":
            return self._words.character(value)
        return self._player(value) if name in PLAYERS else visible(str(value))
