"""Wordings of an Italian and a Dutch table: what is laid, aimed, dodged, served, and who goes to jail."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

HIT = ["2 no", "2 lose 1 by 1 to bang"]
LAID = [
    ("it", "tira fuori una winchester", "1 winchester"), ("it", "imbraccia il winchester", "1 winchester"),
    ("it", "si piazza davanti un barile", "1 barrel"), ("it", "si piazza un barile davanti", "1 barrel"),
    ("it", "monta in sella al mustang", "1 mustang"), ("it", "sella il mustang", "1 mustang"),
    ("it", "sale sulla diligenza", "1 stagecoach"), ("nl", "haalt een winchester in huis", "1 winchester"),
    ("nl", "hangt een winchester om", "1 winchester"), ("nl", "zet een ton voor zich", "1 barrel"),
    ("nl", "zadelt een mustang", "1 mustang"), ("nl", "springt op de mustang", "1 mustang"),
]  # fmt: skip
AIMED = [
    ("it", "fa fuoco su ben"), ("it", "apre il fuoco su ben"), ("it", "spara un colpo a ben"),
    ("it", "bang addosso a ben"), ("nl", "neemt ben op de korrel"), ("nl", "neemt ben onder vuur"),
    ("nl", "geeft ben de volle laag"), ("nl", "opent het vuur op ben"), ("nl", "lost een schot op ben"),
    ("nl", "bang richting ben"), ("en", "fires a shot at ben"), ("de", "feuert einen schuss auf ben"),
]  # fmt: skip
JAILED = [
    ("it", "sbatte ben in prigione"), ("it", "ben va in prigione"), ("it", "anna vuole sbattere in prigione ben"),
    ("nl", "ben gaat de cel in"), ("nl", "dan gaat ben de cel in"), ("nl", "anna steekt ben in de gevangenis"),
    ("nl", "anna wil ben in de gevangenis steken"), ("en", "ben goes in jail"), ("de", "ben geht ins gefängnis"),
]  # fmt: skip
SERVED = [
    ("nl", "opent de saloon, iedereen drinkt", "1 saloon"), ("nl", "saloon, iedereen een leven erbij", "1 saloon"),
    ("it", "apre un saloon, bevono tutti", "1 saloon"), ("en", "saloon, everybody drinks", "1 saloon"),
    ("de", "saloon, alle trinken", "1 saloon"),
]  # fmt: skip
ANSWERED = [
    ("it", "ben para il colpo con un mancato", ["2 answer missed"]), ("it", "ben schiva il colpo", ["2 answer missed"]),
    ("nl", "ben ontwijkt de kogel", ["2 answer missed"]), ("nl", "ben kan niet ontwijken", ["2 no"]),
    ("nl", "ben vangt de kogel op", HIT), ("nl", "ben incasseert de kogel", HIT), ("nl", "ben moet incasseren", HIT),
    ("it", "ben non ce l'ha", HIT), ("nl", "ben levert een leven in", HIT[1:]),
    ("nl", "ben raakt een leven kwijt", HIT[1:]), ("en", "ben dodges the bullet", ["2 answer missed"]),
    ("de", "ben pariert den schuss", ["2 answer missed"]),
]  # fmt: skip


@rows(("lang", "line", "entry"), [*LAID, *SERVED])
def test_a_card_is_played(tmp_path: Path, lang: str, line: str, entry: str) -> None:
    """And what it brings to all goes without saying."""
    assert meant(tmp_path / "a.db", "", line, lang) == [entry]


@rows(("lang", "line"), AIMED)
def test_a_shot_is_told(tmp_path: Path, lang: str, line: str) -> None:
    """At whom is named."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 bang 2"]


@rows(("lang", "line"), JAILED)
def test_he_goes_to_jail(tmp_path: Path, lang: str, line: str) -> None:
    """By whose turn it is."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 jail 2"]


@rows(("lang", "line"), [("nl", "zet de sheriff in de gevangenis"), ("it", "sbatte lo sceriffo in prigione"),
                         ("nl", "gooit de sheriff in de cel")])  # fmt: skip
def test_the_sheriff_goes_to_jail(tmp_path: Path, lang: str, line: str) -> None:
    """Named by his role, which all see: it is Anna herself here."""
    assert meant(tmp_path / "a.db", "end; 2 turn; draw", line, lang) == ["2 jail 1"]


@rows(("lang", "line"), [("it", "prende la diligenza"), ("nl", "neemt de postkoets"), ("en", "takes the stagecoach"),
                         ("de", "nimmt die postkutsche")])  # fmt: skip
def test_the_coach_is_taken(tmp_path: Path, lang: str, line: str) -> None:
    """It lies before nobody of whom it could be taken."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 stagecoach"]


@rows(("lang", "line"), [("it", "schiva"), ("nl", "die ontwijkt"), ("en", "dodges"), ("de", "weicht aus")])
def test_nothing_is_there_to_be_dodged(tmp_path: Path, lang: str, line: str) -> None:
    """It was logged as a Missed! of whose turn it is, and held against her."""
    with pytest.raises(BadLine, match="nothing_due"):
        meant(tmp_path / "a.db", "mustang", line, lang)


@rows(("lang", "line", "entries"), ANSWERED)
def test_an_answer_is_told(tmp_path: Path, lang: str, line: str, entries: list[str]) -> None:
    """Or that there is none."""
    assert meant(tmp_path / "a.db", "bang ben", line, lang) == entries


@rows(("lang", "line"), [("it", "gatling, tutti colpiti"), ("nl", "gatling, iedereen raak")])
def test_what_befalls_all_is_told(tmp_path: Path, lang: str, line: str) -> None:
    """Nothing of that goes without saying."""
    assert len(meant(tmp_path / "a.db", "", line, lang)) > 4


@rows(("lang", "line"), [("nl", "neem maar terug"), ("nl", "haal maar terug"), ("it", "fuori tiro, la riprende")])
def test_it_is_taken_back(tmp_path: Path, lang: str, line: str) -> None:
    """`maar` is no `only` there: it was read as Ben's hit and a card put back on the deck."""
    assert meant(tmp_path / "a.db", "bang ben", line, lang) == ["retract 3"]


@rows(("lang", "line"), [("it", "secondo mancato"), ("nl", "tweede mis"), ("en", "second missed"),
                         ("de", "zweiter fehlschuss")])  # fmt: skip
def test_a_second_one(tmp_path: Path, lang: str, line: str) -> None:
    """Of her who needs two."""
    slab = "set 1 character slab_the_killer; bang ben; ben missed"
    assert meant(tmp_path / "a.db", slab, f"ben {line}", lang) == ["2 answer missed"]


@rows(("lang", "line"), [("nl", "mislukt, schoppen 4"), ("it", "fallito, picche 4"), ("nl", "ze slaat om, schoppen 4")])
def test_what_came_of_a_draw_may_stand_first(tmp_path: Path, lang: str, line: str) -> None:
    """Or the verb in two parts, before the card that was turned over."""
    assert meant(tmp_path / "a.db", "bang eva", line, lang) == ["5 flip jourdonnais 4s"]


def test_where_she_sits_is_told_before_her_draw(tmp_path: Path) -> None:
    """The Jail lies before him."""
    line = "ben zit vast, draait schoppenheer om, blijft zitten"
    assert meant(tmp_path / "a.db", "jail ben; set 1 hand 4; end; ben turn", line, "nl") == ["2 flip jail ks"]


@rows(("lang", "line"), [
    ("nl", "anna houdt er vijf over, legt de rest af"), ("nl", "anna houdt vijf kaarten en gooit de rest weg"),
    ("it", "anna tiene cinque carte e scarta le altre"), ("en", "anna keeps five, discards the rest"),
    ("de", "anna behält fünf, wirft den rest ab"),
])  # fmt: skip
def test_the_rest_is_discarded(tmp_path: Path, lang: str, line: str) -> None:
    """Of the seven that she holds."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 discard 2"]


@rows(("lang", "line", "entries"), [
    ("it", "ben non ha niente, giù di uno", HIT), ("nl", "ben niks, een minder", HIT),
    ("it", "no, fuori tiro, se la riprende", ["retract 3"]),
])  # fmt: skip
def test_what_a_shot_came_to(tmp_path: Path, lang: str, line: str, entries: list[str]) -> None:
    """What it cost, told short; or that it was out of reach."""
    assert meant(tmp_path / "a.db", "bang ben", line, lang) == entries


@rows(("line", "entries"), [
    ("bang di anna a ben, schiva", ["1 bang 2", "2 answer missed"]),
    ("passa la mano, sotto ben", ["1 end", "2 turn"]),
])  # fmt: skip
def test_of_whom_and_whose_turn_comes(tmp_path: Path, line: str, entries: list[str]) -> None:
    """As Italians say it."""
    assert meant(tmp_path / "a.db", "set 1 hand 4", line, "it") == entries
