"""Every screen there is with its actions: found in the folder of screens, so that none can be forgotten."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from textual.dom import DOMNode
from textual.screen import Screen
from textual.widgets import Input, OptionList

from referee.tui import screens as folder
from referee.tui.actions import Action, Named, actions, place


def classes() -> tuple[type[Screen[object]], ...]:
    """The screens, in the order of their names."""
    modules = [import_module(each.name) for each in walk_packages(folder.__path__, f"{folder.__name__}.")]
    found = (each for module in modules for each in vars(module).values() if _is_screen(each, module.__name__))
    return tuple(sorted(found, key=lambda each: each.__name__))


def _is_screen(each: object, module: str) -> bool:
    return isinstance(each, type) and issubclass(each, Named) and each.__module__ == module and bool(actions_of(each))


def actions_of(each: type) -> tuple[Action, ...]:
    """The actions of a class, none if it is no screen."""
    return actions(each) if issubclass(each, Screen) else ()


def screens(app: type[DOMNode]) -> dict[str, tuple[Action, ...]]:
    """The actions of the app and of every screen, by their names."""
    return {"app": actions(app), **{place(each): actions(each) for each in classes()}}


def taken_by_the_line() -> dict[str, str]:
    """The keys with which one edits a line or moves in a list."""
    found = {key: binding.action for each in (Input, OptionList) for key, binding in each._merged_bindings or ()}
    return {key: action for key, action in found.items() if "+" in key}
