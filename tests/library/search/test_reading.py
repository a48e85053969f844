"""What is typed is read as well as it can be: folded, completed, corrected, stemmed, or known to be strange."""

import pytest

from referee.library.search import Index
from tests.rows import rows


def meant(index: Index, typed: str, lang: str = "nl") -> list[str]:
    """The term that answers each thing asked best."""
    return [term.any_of[0][0] for term in index.read(typed, lang).terms if term.needed]


@rows("typed", ["Sceriffo!", "SCERIFFO", "scériffo", "sheriff ", "(Sheriff)"])
def test_case_accents_and_signs_do_not_count(index: Index, typed: str) -> None:
    """A name is the same concept however it is written, in every language."""
    assert meant(index, typed) == ["role_sheriff"]


def test_one_concept_in_three_languages(index: Index) -> None:
    """What the glossary calls by many names is one thing."""
    assert meant(index, "prigione ") == meant(index, "gevangenis ") == meant(index, "jail ") == ["card_jail"]


@rows(
    ("typed", "read"),
    [
        ("jial", "Jail"),  # a transposition counts once, so four letters may have one
        ("jaail", "Jail"),
        ("gevangneis", "gevangenis"),
        ("gevagneniss", "gevangenis"),  # a transposition and a letter too many: two from eight letters on
        ("prigoine", "Prigione"),
        ("sherrif ", None),  # an alias of the glossary is no error
    ],
)
def test_typing_errors_are_forgiven_and_told(index: Index, typed: str, read: str | None) -> None:
    """One error from four letters, two from eight."""
    told = index.read(f"{typed} ", "nl").corrected
    assert told == (((typed, read),) if read else ())


@rows("typed", ["bir", "jal", "prggiinee", "xyzzyxyzzy"])
def test_more_errors_than_that_are_not_forgiven(index: Index, typed: str) -> None:
    """Three letters forgive none, and nothing forgives three."""
    question = index.read(f"{typed} ", "nl")
    assert question.corrected == () and [term.kind for term in question.terms] == ["unknown"]


def test_the_glossary_is_looked_at_before_other_words(index: Index) -> None:
    """Between a name and another word that are equally near, the name is meant."""
    assert index.read("bierr ", "nl").corrected == (("bierr", "bier"),)


def test_a_doubled_letter_is_the_likeliest_error(index: Index) -> None:
    """`kilerr` is the word with one l too few and one r too many, whatever else is two edits away."""
    assert meant(index, "slaab ") == meant(index, "slab ")


@pytest.mark.parametrize("typed", ["prig", "prigi", "prigion"])
def test_only_the_last_word_may_be_unfinished(index: Index, typed: str) -> None:
    """The word being typed stands for all that it may become; one before it does not."""
    last = index.read(f"sceriffo {typed}", "it").terms[-1]
    assert "card_jail" in dict(last.any_of)
    assert "card_jail" not in dict(index.read(f"{typed[:4]} sceriffo", "it").terms[0].any_of)


def test_a_form_of_a_known_word_is_that_word(index: Index) -> None:
    """Stems of its own language, and a Dutch diminutive, are no typing errors."""
    question = index.read("pintje spelers ", "nl")
    assert question.corrected == () and "card_beer" in dict(question.terms[0].any_of)


def test_a_number_is_never_a_typing_error(index: Index) -> None:
    """Another number is another question."""
    assert index.read("2468 13579 ", "en").corrected == ()


def test_small_words_say_little(index: Index) -> None:
    """What every question has in it weighs next to nothing beside what this one asks."""
    weights = {term.said: term.weight for term in index.read("mag de sheriff in de gevangenis ", "nl").terms}
    assert weights["mag"] * 5 < weights["sheriff"]


def test_a_thing_with_a_name_of_which_no_ruling_speaks_is_foreign(index: Index) -> None:
    """The glossary knows other games and boxes, so that the search can say that it has nothing on them."""
    assert [term.kind for term in index.read("catan ", "en").terms] == ["foreign"]
    assert not index.ask("how many cards in catan", "en").sure
