"""All that is shown of a tournament in the hall, in one language, at one moment."""

from __future__ import annotations

from referee.championship.hall.games import duels, games
from referee.championship.hall.people import people
from referee.championship.hall.ranked import ranking, through
from referee.championship.hall.records import Cup
from referee.championship.hall.tables import clocks, sheets
from referee.championship.hall.wording import Wording
from referee.championship.reports.ladder import ladder_of
from referee.championship.reports.seeds import seeds
from referee.speech import visible


def cup_of(words: Wording, whole: bool = True) -> Cup:
    """The tournament as everybody may see it; `whole` unless a part of its log cannot be read."""
    told, heard = words.told, words.heard
    state = heard.state
    return Cup(
        name=visible(state.name).strip() or told.word("event"),
        region=visible(state.region).strip(),
        next=tuple(told.speech.awaited(each) for each in heard.due if each.kind != "go"),
        people=people(words),
        counted=told.word("signed_up", count=len(state.present)),
        sheets=sheets(words),
        clocks=clocks(words),
        games=games(words),
        duels=duels(words),
        ladder=ladder_of(told) if state.tables else None,
        through=through(words),
        left=tuple(words.player(number) for number in state.players if state.gone(number)),
        seeds="; ".join(seeds(told, heard.said, heard.said)),
        ranking=ranking(words),
        missing="" if whole else words.cup("gap"),
        paused=words.pause,
    )
