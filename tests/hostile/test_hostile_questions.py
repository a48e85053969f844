"""Questions as a stranger might ask them: an answer, or a sentence that there is none, and soon."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from tests.cli.command import referee
from tests.hostile.lines import SIGNS, WORDS, Lines
from tests.hunts import many

SYNTAX = (*("AND", "OR", "NOT", "NEAR(", "NEAR/5"), *'"*^:{}()+-;%', "col:", "--")
"""What means something to a search in SQLite."""
LONG = ("a" * 100_000, "bang " * 20_000, "(" * 100_000, '"' * 99_999, "é" * 50_000, "a b " * 25_000, "bang" * 25_000)
KEPT = ("--limit", "--ruleset", "--set", "--card", "--character", "--source", "--standing")
SLOWEST = 10.0
"""Seconds that a question may take."""


def question(seed: int) -> tuple[str, ...]:
    """Words, syntax and signs in any order, now and then out of any measure, with whatever it is to be kept to."""
    chance, made = Random(seed), Lines(seed)
    if seed % 25 == 0:
        return (chance.choice(LONG),)
    words = [chance.choice((*SYNTAX, *SIGNS, *WORDS, *made.things)) for _ in range(chance.randint(1, 12))]
    kept = (chance.choice(KEPT), chance.choice(words)) if chance.random() < 0.3 else ()
    also = [each for each in ("--together", "--explain", "--json") if chance.random() < 0.15]
    return *also, *kept, "--", *words


@pytest.mark.parametrize("part", range(4))
def test_a_question_is_answered_or_not(part: int, tmp_path: Path) -> None:
    """Whatever is asked of the rulings."""
    store = f"--store={tmp_path / 's.sqlite'}"
    referee(store, "ask", "bang")
    for seed in range(part, many("hostile files", 56) // 2, 4):
        words = question(seed)
        begun = time.process_time()
        ran = referee(store, "ask", *words)
        assert ran.code in (0, 1, 2, 3), (seed, ran.err, words)
        assert "Traceback" not in ran.err, (seed, ran.err)
        assert ran.code not in (2, 3) or (ran.out + ran.err).strip(), (seed, words)
        assert not {"\x1b", "\x07", "\u202e"}.intersection(ran.out + ran.err), (seed, words)
        assert time.process_time() - begun < SLOWEST, (seed, "slow")
