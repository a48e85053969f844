"""A rank of two letters with its suit named behind it is a face, whatever card, name or verb begins or ends so."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

JACK = """
seat 1 "Anna" sheriff black_jack
seat 2 "Ben" outlaw el_gringo
seat 3 "Renzo" outlaw lucky_duke
seat 4 "Dirk" renegade suzy_lafayette
seat 5 "Eva" deputy jourdonnais
"""
SAID = [
    "la seconda è il re di quadri", "la seconda è re di quadri", "mostra re di quadri", "mostra il re di quadri",
    "il re di quadri",
]  # fmt: skip


@rows(("line",), [(line,) for line in SAID])
def test_the_king_is_shown(tmp_path: Path, line: str) -> None:
    """No Remington, no Renzo, and no mostrare."""
    assert meant(tmp_path / "a.db", "", line, "it", JACK) == ["1 show kd"]
