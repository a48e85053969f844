"""`another bang on her`, `draws one from him`: whom the line named before that, and never who does it himself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.notation.spoken import meant

DREW_FROM_THE_SHOOTER = ["1 bang 2", "2 no", "2 lose 1 by 1 to bang", "2 draw 1 from 1 for el_gringo"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("nl", "hij schiet op ben en raakt, El Gringo pakt een kaart van hem"),
        ("en", "bang ben, hit, ben draws a card from him"),
        ("de", "bang auf ben, getroffen, ben zieht eine karte von ihm"),
        ("it", "bang a ben, colpito, ben pesca una carta da lui"),
    ],
)
def test_nobody_draws_from_his_own_hand(tmp_path: Path, lang: str, line: str) -> None:
    """It is who shot, though whom the last play was at is somebody else."""
    assert meant(tmp_path / "s.sqlite", "duel cleo; cleo hit", line, lang) == DREW_FROM_THE_SHOOTER


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("nl", "bang ben, mis; nog een bang op hem, raak"),
        ("en", "bang ben, missed, another bang at him, hit"),
        ("de", "bang auf ben, fehlschuss, noch ein bang auf ihn, getroffen"),
        ("it", "bang a ben, mancato, un altro bang su di lui, colpito"),
    ],
)
def test_it_is_who_was_named_in_the_line(tmp_path: Path, lang: str, line: str) -> None:
    """Not whom the line before it was about."""
    said = meant(tmp_path / "s.sqlite", "duel cleo; cleo hit", line, lang)
    assert said[2:] == ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("nl", "anna legt er twee af, ben trekt twee en duelleert met haar, raak"),
        ("en", "anna discards 2, ben draws two and plays duel at her, hit"),
        ("de", "anna wirft 2 ab, ben zieht zwei und spielt duell gegen sie, getroffen"),
        ("it", "anna scarta 2, ben pesca due e gioca duello contro di lei, colpita"),
    ],
)
def test_nobody_fights_himself(tmp_path: Path, lang: str, line: str) -> None:
    """Who was named before him is meant, and is the one who is hit."""
    assert "2 duel 1" in meant(tmp_path / "s.sqlite", "", line, lang)


def test_who_alone_is_named_means_whom_he_played_at_before(tmp_path: Path) -> None:
    """As it did: the line names nobody else."""
    assert meant(tmp_path / "s.sqlite", "duel cleo; cleo hit", "anna bang at her")[0] == "1 bang 3"
