"""The verbs of ghosts."""

from __future__ import annotations

from referee import entries as e
from referee.notation.sentence import Sentence
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Buried, Conjured, Shed
from referee.sets.death_mesa.writing import read_spirits


def bury(said: Sentence) -> list[e.Entry]:
    """`S bury [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "with")
    said.only(parts[""])
    return [Buried(said.actor("bury"), said.cards(parts))]


def conjure(said: Sentence) -> list[e.Entry]:
    """`S conjure [N] [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "with")
    cards = read_spirits(said, parts.get("with", []))
    owed = said.due("conjure")
    count = _number(said, parts[""], owed.count if owed else max(1, len(cards)))
    return [Conjured(said.actor("conjure"), count, cards)]


def shed(said: Sentence) -> list[e.Entry]:
    """`S shed [N] [for CAUSE] [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "for", "with")
    cards = read_spirits(said, parts.get("with", []))
    owed = said.due("shed")
    cause = said.cause(parts["for"]) if "for" in parts else owed.card if owed else "limit"
    return [Shed(said.actor("shed"), _number(said, parts[""], max(1, len(cards))), cause, cards)]


def _number(said: Sentence, words: list[str], usual: int) -> int:
    said.only(words[1:])
    return said.words.need_number(words) if words else usual


MESA.verbs |= {"bury": bury, "conjure": conjure, "shed": shed}
