"""A card as it stands in files is read at once: nothing else is called so."""

from referee import sets
from referee.core.nouns.vocabulary import FACES
from referee.lexicon import load

LEXICON = load()


def _cards() -> list[str]:
    """Every card of every box and variant."""
    return [card for name in sets.names() for card in sets.named(name).facts.cards]


def test_no_card_is_called_like_a_character_or_a_deed() -> None:
    """The id of a card, with a face or without, names no character, and no deed but the one with that card."""
    for card in _cards():
        for word in (card, *(f"{card}/{face}" for face in FACES)):
            assert not LEXICON.exact(word, "character"), word
            assert set(LEXICON.exact(word, "deed")) <= {card}, word
