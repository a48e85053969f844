"""What a typed name means: exactly, by its beginning, or nearly."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from referee.lexicon import Lexicon, Near, edits_allowed, fold, load
from tests.rows import rows

SMALL = {
    "card": {
        "cat_balou": {"nl": ["Cat Balou", "kat"], "it": ["Cat Balou"], "en": ["Cat Balou"]},
        "panic": {"nl": ["Paniek!"], "it": ["Panico!"], "en": ["Panic!"]},
        "jail": {"nl": ["Gevangenis"], "it": ["Prigione"], "en": ["Jail"]},
        "cat": {"nl": ["Poes"], "it": ["Gatto"], "en": ["Cat"]},
    },
    "role": {"unknown": {"nl": ["?"], "it": ["?"], "en": ["?"]}},
}
LEXICON = Lexicon.of(SMALL)


@rows("typed", ["Panico!", "panico", "PANICO", " pànico ", "p.a.n.i.c.o"])
def test_case_accents_and_signs_do_not_count(typed: str) -> None:
    """A name is understood however it is written."""
    assert LEXICON.exact(typed, "card") == ("panic",)


@rows("typed", ["", "  ", "zzz", "gevangeni", "名前"])
def test_what_is_no_name_means_nothing(typed: str) -> None:
    """An exact look-up neither guesses nor completes."""
    assert LEXICON.exact(typed, "card") == ()


def test_a_bare_sign_can_be_a_name() -> None:
    """The unknown role is typed as a question mark."""
    assert LEXICON.exact("?", "role") == ("unknown",)


def test_a_kind_that_is_not_there_holds_nothing() -> None:
    """Asking for a kind without entries is no error."""
    assert LEXICON.exact("cat", "x") == ()
    assert LEXICON.longest(["cat"], "x") == ((), 0)
    assert LEXICON.near("cats", "x") == ()


@rows(
    ("tokens", "meant"),
    [
        (["cat", "balou", "5"], (("cat_balou",), 2)),
        (["cat", "5"], (("cat",), 1)),
        (["Cat-Balou"], (("cat_balou",), 1)),
        (["5", "cat"], ((), 0)),
        ([], ((), 0)),
    ],
)
def test_the_longest_name_wins(tokens: list[str], meant: tuple[tuple[str, ...], int]) -> None:
    """Of the names that the tokens begin with, the longest is read."""
    assert LEXICON.longest(tokens, "card") == meant


def test_a_beginning_means_every_name_it_begins() -> None:
    """Two cards begin with `cat`, one with `pa`, none with nothing."""
    assert LEXICON.beginnings("cat", "card") == ("cat_balou", "cat")
    assert LEXICON.beginnings("pa", "card") == ("panic",)
    assert LEXICON.beginnings("", "card") == ()


@rows(
    ("typed", "near"),
    [
        ("pnaico", (Near("panic", "Panico!", 1),)),
        ("gevangneiss", (Near("jail", "Gevangenis", 2),)),
        ("prigoine", (Near("jail", "Prigione", 1),)),
        ("paxxco", ()),
        ("cta", ()),
    ],
)
def test_typing_errors_are_forgiven_by_length(typed: str, near: tuple[Near, ...]) -> None:
    """None up to 3 letters, one from 4 to 7, two from 8; swapped neighbours count once."""
    assert LEXICON.near(typed, "card") == near


def test_the_nearest_name_comes_first() -> None:
    """A name one edit away stands before a name two edits away."""
    lexicon = Lexicon.of({"card": {"far": {"en": ["abcdefxx"]}, "close": {"en": ["abcdefgx"]}}})
    assert [near.id for near in lexicon.near("abcdefgh", "card")] == ["close", "far"]


def test_a_name_is_said_in_the_language_asked() -> None:
    """The first name of a language is its own; a missing language falls back to English, then to the id."""
    assert [LEXICON.name("card", "jail", lang) for lang in ("nl", "it", "en", "de")] == [
        "Gevangenis", "Prigione", "Jail", "Jail",
    ]  # fmt: skip
    assert LEXICON.name("card", "colt", "nl") == "colt"


def test_names_for_the_search_alone_are_not_heard() -> None:
    """Names of a language that the program lacks are neither understood, nor completed, nor guessed at, nor shown."""
    told = {
        "nl": ["Gevangenis"],
        "it": ["Prigione"],
        "en": ["Jail"],
        "de": ["Zuchthaus"],
        "fr": ["Taule"],
        "es": ["Calabozo"],
    }
    lexicon = Lexicon.of({"card": {"jail": told}})
    for typed in ("Taule", "calabozo"):
        looks = (lexicon.exact(typed, "card"), lexicon.beginnings(typed[:4], "card"), lexicon.near(typed, "card"))
        assert looks == ((), (), ())
    assert lexicon.names("card", "jail") == ("Gevangenis", "Prigione", "Jail", "Zuchthaus")
    assert lexicon.name("card", "jail", "fr") == "Jail"


@given(st.text())
def test_any_text_can_be_folded_and_asked(text: str) -> None:
    """Whatever is typed, folding is stable and no look-up fails."""
    assert fold(fold(text)) == fold(text)
    for look in (LEXICON.exact, LEXICON.beginnings, LEXICON.near):
        assert isinstance(look(text, "card"), tuple)


@given(st.sampled_from(sorted(name for id_ in load().ids("card") for name in load().names("card", id_))))
def test_every_card_is_found_by_each_of_its_names(name: str) -> None:
    """Each name in the glossary, also decomposed and shouted, gives exactly one card."""
    shouted = unicodedata.normalize("NFD", name).upper()
    assert load().exact(shouted, "card") == load().exact(name, "card")
    assert len(load().exact(name, "card")) == 1


def test_longer_words_forgive_more() -> None:
    """The number of forgiven edits depends on the length alone."""
    assert [edits_allowed("x" * n) for n in (0, 3, 4, 7, 8, 30)] == [0, 0, 1, 1, 2, 2]
