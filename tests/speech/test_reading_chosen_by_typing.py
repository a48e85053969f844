"""Which reading is followed where the sources leave one open: what a sentence says to type can be typed so."""

import re

from referee.core.nouns.entries import HouseRuled
from referee.desk.desk import unkept
from referee.lexicon import load
from referee.speech import Speech
from tests.rows import rows

TABLE = "bang 1\nsets base\nseat 1 Anna sheriff ?\nseat 2 Ben ? ?\nseat 3 Cleo ? ?\nseat 4 Dirk ? ?\n---\n"


SAID = [(lang, *told) for lang in ("nl", "it", "en", "de") for told in (("allowed", False), ("forbidden", True))]


@rows(("lang", "told", "allowed"), SAID)
def test_the_other_reading_is_typed_in_the_language_that_is_spoken(lang: str, told: str, allowed: bool) -> None:
    """The words behind the colon are a house rule in that very language."""
    said = Speech.of(lang).say(f"reason-open-{told}", sentence="", key="wound_in_mid_card")
    line = re.split(r":\s", said)[-1].strip(" .")
    log = unkept(TABLE, load())
    (judged,) = log.enter(line, lang).judged
    assert judged.entry == HouseRuled("wound_in_mid_card", allowed, "")
    assert lang == "en" or not line.startswith("house ")
