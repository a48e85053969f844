"""A line of a position that tells a part of what a set remembers: what it looks like, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PositionLine:
    """`form` is the word that the line begins with, and the fields told after it.

    `<seat>` always stands there, as does `hand <hand!>`; `holds <known>` only where the field is not as usual, and so
    does `[astray]`, for a field that says yes or no; `[may:must]` is that of a field of another name. `of` names what
    is told: a value that the set keeps there, a line each if they are several; if it is empty these are fields of the
    whole.
    """

    form: str
    of: str = ""

    @property
    def word(self) -> str:
        """What the line begins with."""
        return self.form.split()[0]
