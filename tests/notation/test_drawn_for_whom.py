"""A draw! told as `jail carla 5d`: whom it is for stands between the card and the face; it is no card played at him."""

from pathlib import Path

from referee.core.nouns.entries import Flipped, Played
from referee.desk.desk import Desk
from tests.jailed import JAILED
from tests.rows import rows

SAID = {
    "nl": "gevangenis van carla 5r",
    "it": "prigione di carla 5q",
    "en": "jail carla 5d",
    "de": "gefängnis carla 5k",
}


@rows("lang", SAID)
def test_it_is_the_draw_that_is_due_of_him(store: Path, lang: str) -> None:
    """While it is due nobody puts her into Jail, she herself least of all."""
    desk = Desk(store)
    assert desk.new(JAILED).preview(SAID[lang], lang).judged[-1].entry == Flipped(3, "jail", "5d", "")
    desk.close()


def test_where_none_is_due_the_card_is_played_at_him(store: Path) -> None:
    """A Jail with its rank and suit goes at whom it names."""
    desk = Desk(store)
    log = desk.new(JAILED.replace("turn 3 start", "turn 2 play").replace(" play jail/js", ""))
    assert isinstance(log.preview("jail carla 4h").judged[-1].entry, Played)
    desk.close()
