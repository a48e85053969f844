"""`spielt sie aus` is a play of a card that is not named: it is never dropped before what comes next."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows


@rows(("lang", "line"), [("de", "spielt sie aus, bang auf ben"), ("nl", "legt ze neer, bang op ben")])
def test_it_is_refused(tmp_path: Path, lang: str, line: str) -> None:
    """Only the shot was logged, and the weapon lay nowhere."""
    with pytest.raises(BadLine):
        meant(tmp_path / "a.db", "set 2 play volcanic; panic ben; take 2 volcanic", line, lang)
