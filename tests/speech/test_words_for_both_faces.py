"""What is said of an entry fits the command line as well as the app."""

from referee.errors import BadLine
from referee.speech import Speech
from tests.rows import rows

REDO = {"nl": "opnieuw", "it": "ripristina", "en": "redo"}


@rows("lang", REDO)
def test_what_was_taken_back_already_names_a_word_to_type(lang: str) -> None:
    """No key, which only the app has."""
    said = Speech.of(lang).error(BadLine("retracted_already", number=21))
    assert REDO[lang] in said and "^" not in said
