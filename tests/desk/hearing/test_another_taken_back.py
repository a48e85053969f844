"""A reason that is of an earlier play than the last: what is taken back is asked."""

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

BEFORE = "jail dirk; mustang"
OF_THE_JAIL = [
    ("en", "no, the jail was not allowed, back"),
    ("en", "back, the jail was not allowed"),
    ("nl", "nee, de gevangenis mocht niet, terug"),
    ("it", "indietro, la prigione non si può"),
    ("de", "zurück, das Gefängnis war nicht erlaubt"),
]


@rows(("lang", "line"), OF_THE_JAIL)
def test_it_is_asked_which(desk: Desk, lang: str, line: str) -> None:
    """Neither is taken back in silence; the play that the reason names is offered first."""
    log = six_after(desk, BEFORE)
    with pytest.raises(BadLine, match="another_taken_back") as asked:
        log.enter(line, lang)
    choices = asked.value.about["choices"]
    assert [str(each).split()[-1] for each in choices] == ["1", "2"]  # type: ignore[attr-defined]
    assert logged(log, str(choices[0]), lang) == "retract 1"  # type: ignore[index]


LAST = [
    ("en", "undo, the mustang was not allowed"),
    ("en", "too far, undo"),
    ("nl", "de mustang mag niet, terug"),
    ("it", "il mustang non si può, indietro"),
    ("de", "der Mustang war nicht erlaubt, zurück"),
]


@rows(("lang", "line"), LAST)
def test_of_the_last_it_is_taken_back(desk: Desk, lang: str, line: str) -> None:
    """So it is where the reason names nothing."""
    assert logged(six_after(desk, BEFORE), line, lang) == "retract 2"
