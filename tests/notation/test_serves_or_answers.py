"""At Calamity Janet's turn `bang ben missed` may be her Missed! as a BANG!, or Ben's against hers: it is asked."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

JANET = "set 1 character calamity_janet"
MISSED = {"en": "missed", "nl": "gemist", "it": "mancato"}

WHOSE = [("", "bang ben {}"), (JANET, "bang ben ben {}"), (JANET, "bang ben 2 {}"), (JANET, "anna bang ben, {}")]


@rows("lang", MISSED)
@rows("who", ["", "anna "])
def test_it_is_asked(tmp_path: Path, lang: str, who: str) -> None:
    """Both are offered as whole lines, which mean that."""
    line = f"{who}bang ben {MISSED[lang]}"
    with pytest.raises(BadLine, match="serves_or_answers") as asked:
        meant(tmp_path / "asked.db", JANET, line, lang)
    assert asked.value.about["word"] == line
    assert "Ben" in asked.value.about["choices"][1]  # type: ignore[index]
    as_it, against_it = map(str, asked.value.about["choices"])  # type: ignore[call-overload]
    assert meant(tmp_path / "first.db", JANET, as_it, lang) == ["1 missed 2"]
    assert meant(tmp_path / "second.db", JANET, against_it, lang) == ["1 bang 2", "2 answer missed"]


@rows("lang", MISSED)
@rows(("before", "line"), WHOSE)
def test_where_only_one_can_be_meant_it_is_not(tmp_path: Path, lang: str, before: str, line: str) -> None:
    """Who is no Janet plays none so, and whose it is may be said; behind a comma it is his who is shot at."""
    told = meant(tmp_path / "s.db", before, line.format(MISSED[lang]), lang)
    assert told == ["1 bang 2", "2 answer missed"]


@pytest.mark.parametrize(
    ("line", "lang"), [("anna bang ben, missed", "en"), ("anna bang ben, schiva", "it"), ("anna bang ben, mis", "nl")]
)
def test_behind_a_comma_it_answers(tmp_path: Path, line: str, lang: str) -> None:
    """What stands behind a comma is another thing than her play: his answer."""
    assert meant(tmp_path / "store.sqlite", JANET, line, lang) == ["1 bang 2", "2 answer missed"]
