"""The ranking, once it may be seen: nobody's money is told before the last duel is over (`ITC-119`)."""

from __future__ import annotations

from referee.championship.hall.records import Placed, Ranking
from referee.championship.hall.wording import Wording
from referee.championship.reports.ranking import decided
from referee.championship.reports.telling import Telling
from referee.championship.rules.bracket import places
from referee.championship.rules.standings import Standing, standings


def through(words: Wording) -> tuple[Placed, ...]:
    """Who goes through to the duels, by what the referee named."""
    named = enumerate(words.heard.state.qualifiers, 1)
    return tuple(Placed(str(place), words.player(player)) for place, player in named)


def ranking(words: Wording) -> Ranking | None:
    """The final places and the ranking of the rounds; None as long as they are hidden."""
    if not words.heard.over:
        return None
    told = Telling(words.heard.opened, words.lang, "referee")
    final, table = places(told.state), standings(told.state)
    finals = (
        Placed(str(place), told.speech.placed(player), strong=place == 1) for place, player in enumerate(final, 1)
    )
    note = told.speech.mark({*final, *(each.player for each in table)})
    return Ranking(tuple(finals), tuple(_placed(words, told, each) for each in table), note)


def _placed(words: Wording, told: Telling, each: Standing) -> Placed:
    parts = {figure.key: told.speech.value(figure) for figure in each.score.opened()}
    made_of = words.cup("made_of", gain=parts["gain"], rounds=parts["rounds"], factor=parts.get("correction", "none"))
    strong = each.player in told.state.qualifiers
    place = str(each.place) + ("=" if each.tied else "")
    score = told.speech.value(each.score)
    return Placed(place, told.speech.placed(each.player), score, made_of, decided(told, each), strong)
