"""How a game ended: who has won and who has lost, those together for whom the same clauses say so.

Where roles are unknown the names are not all: those told to have won stand behind the side that has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual.content import Content

from referee.tui.widgets.panel import QUIET
from referee.views.records import OutcomeView
from referee.views.voice import Voice


def ended(outcome: Sequence[OutcomeView], labels: Mapping[int, str], winner: str, voice: Voice) -> list[Content]:
    """A row for each group; first those of whom nobody knows it.

    `labels` are the names by seat, `winner` is the sentence that says which side has won.
    """
    alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for each in outcome:
        alike.setdefault((each.outcome, each.clauses), []).append(labels[each.seat])
    missing = [label for seat, label in labels.items() if seat not in {each.seat for each in outcome}]
    unknown = [Content.assemble((f"{voice.say('table-not_known')}: ", "bold"), ", ".join(missing))] if missing else []
    heads = {kind: voice.say(f"table-{kind}") for kind, _ in alike} | ({"won": winner} if missing else {})
    return unknown + [
        Content.assemble((f"{heads[kind]}: ", "bold"), ", ".join(names), (f" [{', '.join(clauses)}]", QUIET))
        for (kind, clauses), names in sorted(alike.items(), key=lambda group: group[0][0], reverse=True)
    ]
