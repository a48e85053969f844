"""A card as it stands in files is read at once: nothing else is called so."""

from referee import sets
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import TOLD_OF_FACES, Card
from referee.lexicon import load
from referee.notation import TypedWords
from referee.notation.writing import card_word

LEXICON = load()
DONE_WITHOUT_IT = {"dodge": {"missed"}}
"""What is done with another card where nobody plays with this one, which comes first where it is."""


def _cards() -> list[str]:
    """Every card of every box and variant."""
    return [card for name in sets.names() for card in sets.named(name).facts.cards]


def test_no_card_is_called_like_a_character_or_a_deed() -> None:
    """The id of a card, with a face or without, names no character, and no deed but the one with that card."""
    for card in _cards():
        for word in (card, *(card_word(Card(card, face)) for face in TOLD_OF_FACES)):
            assert not LEXICON.exact(word, "character"), word
            assert set(LEXICON.exact(word, "deed")) <= {card} | DONE_WITHOUT_IT.get(card, set()), word


def test_a_face_behind_a_card_is_no_slip_of_its_name() -> None:
    """`cat_balou ac` are two cards, of whichever name the first, and not one whose name was mistyped."""
    book = sets.bind(("base",))
    words = TypedWords(Table(), book, LEXICON)
    for card in book.cards:
        for face in TOLD_OF_FACES:
            assert words.cards([card, card_word(Card("", face))]) == (Card(card), Card("", face))
