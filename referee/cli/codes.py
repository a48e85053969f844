"""What the command line's exit code says."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from referee.core.nouns.verdict import Verdict


class Exit(IntEnum):
    """The exit codes; 0 to 3 are the verdict on what was asked."""

    CLEAN = 0
    """Nothing to point out; plays without effect included."""
    ILLEGAL = 1
    """Something was not allowed."""
    UNUSABLE = 2
    """Bad usage, a line that means nothing, or a file or store that cannot be read."""
    OPEN = 3
    """Nothing illegal, but something unclear, for the referee or doubtful in the log; or no answer was found."""
    FAULT = 70
    """The program itself is at fault."""
    STOPPED = 130
    """Ctrl-C, or nobody reads the output any more."""


_GRAVITY = (Exit.CLEAN, Exit.OPEN, Exit.ILLEGAL, Exit.UNUSABLE)


def gravest(codes: Iterable[Exit]) -> Exit:
    """The code that speaks for all of these."""
    return max(codes, key=_GRAVITY.index, default=Exit.CLEAN)


def code_of(verdict: Verdict) -> Exit:
    """The code of one verdict."""
    from referee.core.nouns.verdict import Level

    if verdict.level is Level.ILLEGAL:
        return Exit.ILLEGAL
    return Exit.CLEAN if verdict.clean else Exit.OPEN
