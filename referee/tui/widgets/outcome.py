"""How a game ended: who has won and who has lost, those together for whom the same clauses say so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual.content import Content

from referee.tui.widgets.panel import QUIET
from referee.views.table import OutcomeView
from referee.views.voice import Voice


def ended(outcome: Sequence[OutcomeView], labels: Mapping[int, str], voice: Voice) -> list[Content]:
    """A row for each group; first those of whom nobody knows it. `labels` are the names by seat."""
    alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for each in outcome:
        alike.setdefault((each.outcome, each.clauses), []).append(labels[each.seat])
    missing = [label for seat, label in labels.items() if seat not in {each.seat for each in outcome}]
    unknown = [Content.assemble((f"{voice.say('table-not_known')}: ", "bold"), ", ".join(missing))] if missing else []
    return unknown + [
        Content.assemble(
            (f"{voice.say(f'table-{kind}')}: ", "bold"), ", ".join(names), (f" [{', '.join(clauses)}]", QUIET)
        )
        for (kind, clauses), names in sorted(alike.items(), key=lambda group: group[0][0], reverse=True)
    ]
