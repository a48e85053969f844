"""The forms of the lines that tell what is under way, what is owed and who has fallen."""

from __future__ import annotations

from referee.core.nouns.table import Death, Frame, Owed, Sighting
from referee.notation.position.line_form import LineForm

_OWED = (
    "<seat> <kind> count <count> for <cause> other <other> side <side> tried <tried> clauses <clauses> "
    "[may:must] [ordered] [late]"
)

DEATH = LineForm("death <seat> <author> <cause> <turn> [unseen]", Death)
SIGHTED = LineForm("sighted <card> <hands> known <known> [open]", Sighting)
UNDER = LineForm("under <card> by <author> at <targets>", Frame)
"""A card under way; `?` is the turn itself, before all of them."""
OWES = LineForm(f"owes {_OWED}", Owed)
"""What is owed in the card named last; behind it `waits`, for what comes due when it is over."""
WAITS = LineForm(f"waits {_OWED}", Owed)
WAIVED = LineForm(f"waived {_OWED}", Owed)
