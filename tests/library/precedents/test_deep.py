"""A file of precedents that is deep is refused before it is read, and told with its line."""

import pytest

from referee.errors import BadData
from referee.library.precedents.lines import MOST_RULINGS, rulings_in


@pytest.mark.parametrize("text", ["\n" + "a." * 100_000 + "a = 1\n", "\n[" + '"a" . ' * 50 + "a]\n"])
def test_keys_within_keys_are_not_followed(text: str) -> None:
    """To read a key of a hundred thousand parts took the square of that."""
    with pytest.raises(BadData) as refused:
        rulings_in(text, "x.toml")
    assert (refused.value.key, refused.value.about["line"]) == ("torn_toml", 2)


@pytest.mark.parametrize("text", ["\n" + "[[ruling]]\n" * (MOST_RULINGS + 1), "\nruling = [" + "{}," * 20_001 + "]\n"])
def test_more_rulings_than_any_house_has_are_refused(text: str) -> None:
    """A file of nothing but headings took nine hundred megabytes to tell all that each of them lacked."""
    with pytest.raises(BadData) as refused:
        rulings_in(text, "x.toml")
    assert (refused.value.key, refused.value.about["most"]) == ("too_many_rulings", MOST_RULINGS)
