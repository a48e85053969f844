"""Lines that newcomers typed and that were refused: into play, a BANG! that is shot, at the Sheriff, saved by Beer."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

SCHOFIELD, SHOT, OF_BEN = ["1 schofield"], ["1 bang 2"], "set 1 hand 5; end; ben turn; draw"
AT_ANNA, BARREL = ["2 bang 1"], "set 2 play barrel; bang ben"
DYING = "set 2 life 1; bang ben"
DRANK = ["2 no", "2 lose 1 by 1 to bang", "2 beer"]
SAID = [
    ("it", "", "Anna mette in gioco la Schofield", SCHOFIELD),
    ("it", "", "Anna mette in tavola la Schofield", SCHOFIELD),
    ("it", "", "Anna mette sul tavolo la Schofield", SCHOFIELD),
    ("it", "", "Anna mette la Schofield in gioco", SCHOFIELD),
    ("it", "", "Anna equipaggia la Schofield", SCHOFIELD),
    ("it", "", "Anna equipaggia Schofield", SCHOFIELD),
    ("en", "", "Anna puts into play the Schofield", SCHOFIELD),
    ("en", "", "Anna puts the Schofield into play", SCHOFIELD),
    ("en", "", "Anna equips a Schofield", SCHOFIELD),
    ("nl", "", "Anna brengt de Schofield in het spel", SCHOFIELD),
    ("nl", "", "Anna legt de Schofield op tafel", SCHOFIELD),
    ("nl", "", "Anna legt op tafel de Schofield", SCHOFIELD),
    ("de", "", "Anna bringt die Schofield ins Spiel", SCHOFIELD),
    ("de", "", "Anna legt die Schofield auf den Tisch", SCHOFIELD),
    ("de", "", "Anna legt auf den Tisch die Schofield", SCHOFIELD),
    ("it", "", "Anna spara un Bang! a Ben", SHOT),
    ("it", "", "Anna spara un bang contro Ben", SHOT),
    ("en", "", "Anna shoots a bang at Ben", SHOT),
    ("nl", "", "Anna schiet een bang op Ben", SHOT),
    ("de", "", "Anna schießt ein Bang auf Ben", SHOT),
    ("it", OF_BEN, "Ben bang allo sceriffo", AT_ANNA),
    ("it", OF_BEN, "Ben bang contro lo sceriffo", AT_ANNA),
    ("it", OF_BEN, "Ben spara allo sceriffo", AT_ANNA),
    ("it", OF_BEN, "Ben spara un bang allo sceriffo", AT_ANNA),
    ("it", OF_BEN, "Ben duello con lo sceriffo", ["2 duel 1"]),
    ("it", OF_BEN, "Ben panico allo sceriffo", ["2 panic 1"]),
    ("it", OF_BEN, "Ben bang all'Anna", AT_ANNA),
    ("en", OF_BEN, "Ben bang at the sheriff", AT_ANNA),
    ("en", OF_BEN, "Ben shoots the sheriff", AT_ANNA),
    ("nl", OF_BEN, "Ben bang op de sheriff", AT_ANNA),
    ("nl", OF_BEN, "Ben schiet op de sheriff", AT_ANNA),
    ("de", OF_BEN, "Ben schießt auf den Sheriff", AT_ANNA),
    ("de", OF_BEN, "Ben Bang gegen den Sheriff", AT_ANNA),
    ("it", "", "lo sceriffo spara a Ben", SHOT),
    ("en", "", "the sheriff shoots Ben", SHOT),
    ("it", DYING, "Ben beve birra e si salva", DRANK),
    ("it", DYING, "Ben beve una birra e si salva", DRANK),
    ("it", DYING, "Ben birra e si salva", DRANK),
    ("it", DYING, "Ben beve una birra e sopravvive", DRANK),
    ("it", DYING, "Ben colpito, si salva con una birra", DRANK),
    ("en", DYING, "Ben drinks a beer and saves himself", DRANK),
    ("en", DYING, "Ben drinks a beer and survives", DRANK),
    ("nl", DYING, "Ben drinkt een bier en redt zich", DRANK),
    ("nl", DYING, "Ben drinkt een bier en overleeft", DRANK),
    ("de", DYING, "Ben trinkt ein Bier und rettet sich", DRANK),
    ("de", DYING, "Ben trinkt ein Bier und überlebt", DRANK),
    ("it", BARREL, "Ben estrae dal barile 5 di cuori", ["2 flip barrel 5h"]),
    ("it", BARREL, "Ben estrae col barile il 5 di cuori", ["2 flip barrel 5h"]),
    ("it", BARREL, "Ben estrae dal barile: 5 di cuori", ["2 flip barrel 5h"]),
    ("en", BARREL, "Ben draws from the barrel 5 of hearts", ["2 flip barrel 5h"]),
    ("nl", BARREL, "Ben trekt van de ton harten 5", ["2 flip barrel 5h"]),
    ("de", BARREL, "Ben zieht vom Fass Herz 5", ["2 flip barrel 5h"]),
]


@rows(("lang", "before", "line", "logged"), SAID)
def test_it_is_read_as_it_is_meant(store: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """Each says one thing that shorthand says in two words."""
    told = meant(store, before, line, lang)
    assert told == logged[len(logged) - len(told) :] and told


WINS = [
    ("it", "Dirk vince"),
    ("it", "Dirk ha vinto"),
    ("en", "Dirk wins"),
    ("nl", "Dirk heeft gewonnen"),
    ("de", "Dirk gewinnt"),
]


@rows(("lang", "line"), WINS)
def test_who_wins_tells_which_side_won(store: Path, lang: str, line: str) -> None:
    """A player whose role the referee knows is of one side."""
    assert meant(store, "", line, lang) == ["won renegade"]


def test_a_role_that_nobody_saw_is_no_target(store: Path) -> None:
    """Only a role that lies open says who is meant."""
    desk = Desk(store)
    log = desk.new(FIVE)
    log.enter("draw")
    with pytest.raises(BadLine):
        log.enter("anna bang at the renegade")
    desk.close()


ARMED, FALLING = "volcanic", "set 2 life 1; bang ben; ben no; ben lose 1"
WITH = [
    ("it", ARMED, "Anna bang a Ben con la Volcanic", SHOT),
    ("en", ARMED, "Anna shoots Ben with the Volcanic", SHOT),
    ("nl", ARMED, "Anna schiet op Ben met de Volcanic", SHOT),
    ("de", ARMED, "Anna schießt auf Ben mit der Volcanic", SHOT),
    ("it", "", "Anna spara a Ben con la Schofield", SHOT),
    ("en", "", "Anna shoots Ben with the Schofield", SHOT),
    ("nl", "", "Anna schiet op Ben met de Schofield", SHOT),
    ("de", "", "Anna schießt mit der Schofield auf Ben", SHOT),
    ("it", FALLING, "Ben eliminato da Anna", ["2 out outlaw by 1 to bang"]),
    ("en", FALLING, "Ben killed by Anna", ["2 out outlaw by 1 to bang"]),
    ("nl", FALLING, "Ben uitgeschakeld door Anna", ["2 out outlaw by 1 to bang"]),
    ("de", FALLING, "Ben ausgeschieden durch Anna", ["2 out outlaw by 1 to bang"]),
]


@rows(("lang", "before", "line", "logged"), WITH)
def test_with_what_and_by_whom_is_told(store: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """A weapon, put down or not, is what a BANG! is shot with; who eliminated somebody may be said."""
    assert meant(store, before, line, lang) == logged
