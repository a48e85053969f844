"""Whatever comes in, an answer or a clear error comes out: never a traceback, never a fault of the program."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from referee.lexicon import load
from tests.cli.command import FIVE, Ran, referee
from tests.hunts import tries

SHORTHAND = r"""1 2 5 6 99 0 -1 ? . # " "x" ; / 4h qd 11x no hit turn end draw lose gain out forfeit take toss discard
drop pass turnup pick won law flip by to for from with over play answer set life hand house allow stand retract correct
insert gap light full fault short note turned deck anna br [x] title sets base option log seat bang --- discards under
waived winner {} [1]"""
WORDS = [*SHORTHAND.split(), *load().ids("card"), *load().ids("character")]
SEATS = "".join(f'seat {n} "{name}" ? ?\n' for n, name in enumerate(("Anna", "Bruno", "Carla", "Dario"), 1))
words = st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=8).map(" ".join)
lines = words | st.text(max_size=60)
texts = st.lists(lines, max_size=12).map("\n".join)
games = texts.map(lambda body: "bang 1\n" + SEATS + body)
KEYS = st.sampled_from(["type", "by", "at", "entry", "number", "table", "card"])
records = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
json_lines = st.lists(records.map(json.dumps), max_size=4).map(lambda rows: "\n".join(['{"bang":1}', *rows]))
anything = st.binary(max_size=300) | texts.map(str.encode) | games.map(lambda text: text.encode("utf-8", "replace"))

PLAYED = ("1 turn", "1 draw 2", "1 bang 2", "2 no", "2 lose 1", "retract 4", "correct 2 1 draw 3", "insert 3 1 beer")
PIECES = st.sampled_from(("", "-1", "99", "null", "[]", '"bang"', "\n", "1 turn\n")) | st.text(max_size=3)


@st.composite
def altered(draw: st.DrawFn) -> bytes:
    """A game as it was exported, with a piece of it replaced, doubled or taken away."""
    text = _exported(draw(st.sampled_from(("game", "jsonl"))))
    begin = draw(st.integers(0, len(text)))
    end = draw(st.integers(begin, min(len(text), begin + 40)))
    said = draw(
        st.sampled_from(("", "-1", "99", "null", "[]", '"bang"', "\n", text[begin:end] * 2)) | st.text(max_size=3)
    )
    return (text[:begin] + said + text[end:]).encode("utf-8", "replace")


@cache
def _exported(form: str) -> str:
    with TemporaryDirectory() as folder:
        option = f"--store={Path(folder) / 's.sqlite'}"
        referee(option, "new", *FIVE)
        referee(option, "log", *PLAYED)
        return referee(option, "export", "--format", form).out


tried = settings(max_examples=tries(80), deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.fixture(scope="module")
def store() -> Iterator[str]:
    """One store for all examples: what was logged before is part of what is tried."""
    with TemporaryDirectory() as folder:
        option = f"--store={Path(folder) / 'fuzz.sqlite'}"
        referee(option, "new", *FIVE)
        referee(option, "log", "", "1 bang 2")
        yield option


def answered(ran: Ran) -> None:
    """A verdict, or exit code 2 with a sentence; a fault of the program (70) is neither."""
    assert ran.code in (0, 1, 2, 3), ran.err
    assert "Traceback" not in ran.err
    assert ran.code != 2 or ran.err.strip()


@tried
@given(line=lines)
@example(line='"' * 1000)
@example(line="9" * 5000)
@example(line="correct 1 " * 300)
@example(line="set 1 hand 0..199")
@example(line="1 lose 200")
def test_log_answers_any_line(store: str, line: str) -> None:
    """A line is logged with its verdict, or refused."""
    answered(referee(store, "log", line.replace("\x00", " ")))


@tried
@given(data=anything)
def test_log_answers_anything_piped_in(store: str, data: bytes) -> None:
    """Bytes of any sort through standard input."""
    answered(referee(store, "log", stdin=data))


@tried
@given(data=anything | json_lines.map(str.encode) | altered())
@example(data=b'{"bang":1}\n' + b"[" * 100_000)
@example(data=b'{"bang":1}\n{"number":0,"entry":{"type":"opened","table":{"seats":[]}}}')
def test_import_and_check_answer_any_file(data: bytes) -> None:
    """A file is a game, or it is told why not; both verbs agree on which."""
    with TemporaryDirectory() as folder:
        checked = referee("check", "-", stdin=data)
        imported = referee(f"--store={Path(folder) / 's.sqlite'}", "import", "-", stdin=data)
    answered(checked)
    answered(imported)
    assert (checked.code == 2) == (imported.code == 2)


@tried
@given(position=texts.map(lambda body: SEATS + body) | texts, line=lines)
def test_judge_answers_any_position_and_line(position: str, line: str) -> None:
    """Any block, any play."""
    answered(referee("judge", "-", line.replace("\x00", " "), stdin=position.encode("utf-8", "replace")))


@tried
@given(names=st.lists(st.text(max_size=30), min_size=1, max_size=8), title=st.text(max_size=30))
def test_new_seats_anybody(names: list[str], title: str) -> None:
    """Any name is a seat or is refused; a table that was made can be shown, logged into, exported and imported."""
    with TemporaryDirectory() as folder:
        option = f"--store={Path(folder) / 's.sqlite'}"
        made = referee(option, "new", f"--title={title}", "--", *names)
        answered(made)
        if made.code == 0:
            for ran in (referee(option, "show"), referee(option, "log", "note x"), referee(option, "tables")):
                assert ran.code == 0, ran.err
            text = referee(option, "export").out
            assert referee(option, "import", "-", stdin=text).code == 0
            assert referee(option, "export").out == text


@tried
@given(question=st.text(min_size=1, max_size=60))
def test_ask_answers_any_question(question: str) -> None:
    """Any words find rulings, or none."""
    answered(referee("ask", "--", question))


SAID = st.sampled_from(["show", "log", "--json", "--lang", "nl", "-", "--", "check", "=", "--last"])


@tried
@given(words=st.lists(SAID | st.text(max_size=5), max_size=4))
def test_any_words_are_answered(store: str, words: list[str]) -> None:
    """Any words after `referee`."""
    answered(referee(store, *words))
