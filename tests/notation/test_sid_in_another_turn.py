"""Sid Ketchum's two cards for a life point, in another's turn and by the name of his ability."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

IN_ANOTHERS = "set 3 character sid_ketchum; set 3 life 2"
GIVEN = "3 discard 2 for sid_ketchum"
SEEN = f"{GIVEN} with bang beer"
SAID = [
    ("it", "Cleo scarta due carte e recupera una vita", GIVEN),
    ("nl", "Cleo legt twee kaarten af en krijgt een leven terug", GIVEN),
    ("en", "Cleo discards two cards and regains a life", GIVEN),
    ("it", "Cleo usa Sid Ketchum", GIVEN),
    ("it", "Cleo usa Sid", GIVEN),
    ("it", "Cleo usa la sua abilità", GIVEN),
    ("it", "Cleo usa Sid Ketchum: scarta due carte", GIVEN),
    ("it", "Cleo usa Sid Ketchum e scarta bang e birra", SEEN),
    ("it", "Cleo usa Sid Ketchum: bang birra", SEEN),
    ("en", "Cleo uses Sid Ketchum", GIVEN),
    ("en", "Cleo uses her ability", GIVEN),
    ("nl", "Cleo gebruikt Sid Ketchum", GIVEN),
    ("nl", "Cleo gebruikt haar vaardigheid", GIVEN),
    ("de", "Cleo nutzt Sid Ketchum", GIVEN),
    ("de", "Cleo benutzt ihre Fähigkeit", GIVEN),
]


@rows(("lang", "line", "logged"), SAID)
def test_he_may_in_anothers_turn(store: Path, lang: str, line: str, logged: str) -> None:
    """It is his own life point that he regains, whosever turn it is, and the ability may be called by its name."""
    first, *others = meant(store, IN_ANOTHERS, line, lang)
    assert first == logged and others in ([], ["3 gain 1 for sid_ketchum"])


def test_said_late_it_is_put_in_where_nothing_speaks_against_it(store: Path) -> None:
    """After a hit in another's turn it is of now, and not of his own turn before it, where he had all his life."""
    before = (
        "set 3 character sid_ketchum; set 3 hand 4; end; ben turn; draw; end; cleo turn; draw; end; dirk turn; draw"
    )
    assert meant(store, f"{before}; bang cleo; cleo hit", SAID[0][1], "it")[0] == GIVEN
