"""What rules hardly tell is answered by none surely, and a word that was only guessed at leaves a doubt."""

import pytest

from referee.library.search import Index
from referee.library.search.spelling import is_slip

IDLE = [
    ("who is the strongest character in the Dodge City box?", "en"),
    ("wie is het sterkste personage van Dodge City?", "nl"),
    ("chi è il personaggio più forte di Dodge City?", "it"),
    ("wer ist der stärkste Charakter in Dodge City?", "de"),
    ("how much does Dodge City cost in the shop?", "en"),
    ("wat kost Dodge City in de winkel?", "nl"),
    ("quanto costa Dodge City in negozio?", "it"),
    ("was kostet Dodge City im Laden?", "de"),
    ("will the Renegade win? what are the odds?", "en"),
    ("denk je dat de renegaat gaat winnen?", "nl"),
    ("vincerà il Rinnegato?", "it"),
    ("glaubst du, dass der Abtrünnige gewinnen wird?", "de"),
    ("who designed Wells Fargo?", "en"),
    ("wie heeft Wells Fargo getekend?", "nl"),
    ("chi ha disegnato Wells Fargo?", "it"),
    ("wer hat Wells Fargo gezeichnet?", "de"),
    ("is there parking at the national final?", "en"),
    ("is er een parkeerplaats bij de landelijke finale?", "nl"),
    ("c'è un parcheggio alla finale nazionale?", "it"),
    ("gibt es einen Parkplatz bei der nationalen Endrunde?", "de"),
    ("how many arrows are there in the dice game before the Indians come?", "en"),
    ("hoeveel pijlen heeft het dobbelspel voor de indianen komen?", "nl"),
    ("quante frecce ha il gioco di dadi prima degli Indiani?", "it"),
    ("wie viele Pfeile hat das Würfelspiel vor den Indianern?", "de"),
]


@pytest.mark.parametrize(("asked", "lang"), IDLE)
def test_what_rules_hardly_tell_is_answered_by_none_surely(project: Index, asked: str, lang: str) -> None:
    """Whatever is named in it: what is best, what the game costs, who will win, who drew it, how another game goes."""
    assert not project.ask(asked, lang).sure


@pytest.mark.parametrize(
    ("asked", "lang"),
    [
        ("what is the price of entry to a qualifier?", "en"),
        ("wat kost het om aan het kampioenschap mee te doen?", "nl"),
        ("quanto costa partecipare al campionato?", "it"),
        ("was kostet die Teilnahme an der Meisterschaft?", "de"),
    ],
)
def test_what_a_ruling_does_tell_is_answered_surely(project: Index, asked: str, lang: str) -> None:
    """Though other rulings do not: that one asks so itself."""
    hits = project.ask(asked, lang)
    assert hits.sure and hits.hits[0].ruling == "champ-entry-fee"


@pytest.mark.parametrize(
    ("typed", "known", "slips"),
    [
        ("bere", "beer", True),
        ("shrif", "sherif", True),
        ("jaill", "jail", True),
        ("pong", "pony", False),
        ("wrist", "wist", False),
        ("tower", "towel", False),
    ],
)
def test_a_slip_forgets_doubles_or_exchanges_letters(typed: str, known: str, slips: bool) -> None:
    """Another letter makes another word."""
    assert is_slip(typed, known) is slips


@pytest.mark.parametrize(("typed", "guessed"), [("pnoy", False), ("pong", True)])
def test_a_short_word_that_is_no_slip_is_guessed_at(project: Index, typed: str, guessed: bool) -> None:
    """It is read as the same word as one that is."""
    question = project.read(f"the {typed} runs")
    assert any(term.guessed for term in question.terms) is guessed
    assert [shown for _, shown in question.corrected] == ["pony"]


def test_a_word_guessed_at_leaves_a_doubt(project: Index) -> None:
    """The same question with a slip of the finger in it is answered more surely."""
    slip, guess = (project.ask(f"what happens when the {word} of cards runs out", limit=1) for word in ("dcek", "duck"))
    assert slip.hits[0].ruling == guess.hits[0].ruling
    assert guess.hits[0].confidence < slip.hits[0].confidence
