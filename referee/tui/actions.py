"""What can be done on a screen, and with which keys: read from the bindings that the screen itself declares.

A binding is called by its action (`take_back`), which is its id in Textual's keymap too. The rows `KEYS` of a screen's
module say what stands in its key bar; `does-<action>` in i18n/ says at length what an action does.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from msgspec import Struct
from textual.binding import Binding, BindingType
from textual.dom import DOMNode

_PLAIN = re.compile(r"(?:app\.|screen\.)?([a-z_]+)")
Key = tuple[str, str, str]
"""The key as printed on it, what it does in words, and the action."""


class Action(Struct, frozen=True):
    """An action with the keys it has by default (in Textual's names) and the message that names it, if any."""

    id: str
    run: str
    keys: tuple[str, ...] = ()
    word: str = ""
    priority: bool = False


class Named:
    """A screen or app whose bindings are called by their actions, and that knows the rows of its key bar."""

    BINDINGS: ClassVar[list[BindingType]]
    KEYS: ClassVar[Sequence[Key]] = ()
    MORE_KEYS: ClassVar[Sequence[Key]] = ()
    """Keys that stand elsewhere on the screen than in its key bar, or nowhere: the help tells them too."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        if "BINDINGS" in cls.__dict__:
            cls.BINDINGS = named(cls.__dict__["BINDINGS"])
        if "KEYS" not in cls.__dict__:
            cls.KEYS = getattr(sys.modules.get(cls.__module__), "KEYS", ())
        if "MORE_KEYS" not in cls.__dict__:
            cls.MORE_KEYS = getattr(sys.modules.get(cls.__module__), "MORE_KEYS", ())
        super().__init_subclass__(**kwargs)


def action_id(action: str) -> str:
    """What an action is called in the keymap; empty for one with arguments, which has its keys for good."""
    found = _PLAIN.fullmatch(action)
    return found[1] if found else ""


def named(bindings: Iterable[BindingType]) -> list[BindingType]:
    """These bindings, each with its action for an id."""
    made = (each if isinstance(each, Binding) else Binding(*each) for each in bindings)
    return [replace(each, id=each.id or action_id(each.action) or None) for each in made]


def actions(of: type[DOMNode]) -> tuple[Action, ...]:
    """All that can be done there: first what its key bar shows, then what else has a key."""
    prefix = "screen" if issubclass(of, _screen()) else "app"
    bound = {each.id: each for each in _bound(of, prefix)}
    rows = {action_id(action): (word, action) for _, word, action in getattr(of, "KEYS", ()) if action_id(action)}
    own = {id_: row for id_, row in rows.items() if row[1].partition(".")[0] == prefix}
    shown = [_worded(bound.get(id_, Action(id_, action)), word) for id_, (word, action) in own.items()]
    return (*shown, *(each for id_, each in bound.items() if id_ not in own))


def fixed(of: type[DOMNode]) -> tuple[Key, ...]:
    """The rows of keys that nobody can change, since each of them says something else of one action."""
    rows = (*getattr(of, "KEYS", ()), *getattr(of, "MORE_KEYS", ()))
    return tuple(row for row in rows if not action_id(row[2]))


def _screen() -> type[DOMNode]:
    from textual.screen import Screen

    return Screen


def _worded(action: Action, word: str) -> Action:
    return Action(action.id, action.run, action.keys, word, action.priority)


def _bound(of: type[DOMNode], prefix: str) -> Iterable[Action]:
    """The actions that have keys, in the order they were declared."""
    keys: dict[str, list[str]] = {}
    last: dict[str, Binding] = {}
    for key, binding in of._merged_bindings or ():
        if binding.id is not None and binding.id == action_id(binding.action):
            keys.setdefault(binding.id, []).append(key)
            last[binding.id] = binding
    for id_, binding in last.items():
        yield Action(id_, f"{prefix}.{id_}", tuple(keys[id_]), priority=binding.priority)


def place(of: type[DOMNode]) -> str:
    """What a screen is called in messages: `new_table` for `NewTableScreen`."""
    name = of.__name__.removesuffix("Screen")
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
