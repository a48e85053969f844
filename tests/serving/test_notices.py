"""What the server says of what goes wrong: short, few, and harmless to a terminal."""

from __future__ import annotations

import logging

import pytest

from referee.serving import notices
from referee.serving.notices import LONGEST, MOST, Notices
from referee.speech import LANGUAGES, Speech

HOSTILE = "\x1b]0;owned\x07 \u202e line\r\nanother\x00" + "x" * 10_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_notice_is_one_short_line(lang: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Without a control character, whatever was sent."""
    Notices(Speech.of(lang)).tell(HOSTILE)
    err = capfd.readouterr().err
    assert err.count("\n") == 1 and len(err) < LONGEST + 80
    assert all(char.isprintable() for char in err[:-1])


def test_a_traceback_is_the_name_of_its_error(capfd: pytest.CaptureFixture[str]) -> None:
    """Of what a library complains of, neither lines of code nor values are told."""
    with Notices(Speech.of("en")).heard():
        try:
            raise OverflowError(HOSTILE)
        except OverflowError:
            logging.getLogger("aiohttp.of_this_test").exception("Error handling request")
        logging.getLogger("asyncio").warning("slow")
    err = capfd.readouterr().err
    assert "Error handling request: OverflowError" in err and err.count("\n") == 1 and "owned" not in err
    assert logging.getLogger("aiohttp").handlers == [] and logging.getLogger("aiohttp").propagate


def test_there_is_an_end_to_notices(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """So many in a while; then what was left out is counted, and said when the next while begins."""
    now = [0.0]
    monkeypatch.setattr(notices.time, "monotonic", lambda: now[0])
    told = Notices(Speech.of("en"))
    for _ in range(10_000):
        told.tell("again")
    assert capfd.readouterr().err.count("\n") == MOST
    now[0] += notices.SPAN + 1
    told.tell("later")
    counted, later = capfd.readouterr().err.splitlines()
    assert f"{10_000 - MOST:,}" in counted and "later" in later
