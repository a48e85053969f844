"""A file from outside is read whole or refused with what is wrong with it."""

import pytest

from referee.files import BadFile, decoded


def test_a_file_that_is_too_large_says_how_large_it_may_be() -> None:
    """In millions of bytes, as people say it."""
    with pytest.raises(BadFile) as refused:
        decoded(b"x" * 2_000_001, "long.game", 2_000_000)
    assert (refused.value.key, refused.value.about) == ("file_too_large", {"file": "long.game", "most": 2})
    assert decoded(b"x" * 2_000_000, "long.game", 2_000_000)
