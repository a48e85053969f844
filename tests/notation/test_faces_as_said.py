"""Rank and suit as people say them: read in the language they are typed in, asked where that has two for it."""

import tomllib
from pathlib import Path

import pytest

from referee import resources
from referee.core.nouns.entries import Discarded, Flipped
from referee.core.nouns.vocabulary import FACES, RANKS, SUITS, Card
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.languages import LANGUAGES
from referee.lexicon import load
from referee.notation.words.faces import faces_named, in_words, typed_face, typed_line
from tests.jailed import JAILED
from tests.rows import rows

MEANT = {
    "it": {
        "5f": "5c", "7p": "7s", "10q": "10d", "5 cuori": "5h", "cuori 5": "5h", "5 di cuori": "5h", "5cuori": "5h",
        "fante di picche": "js", "fp": "js", "dp": "qs", "rq": "kd", "af": "ac", "asso di fiori": "ac", "qd": "qd",
        "5h": "5h", "5♣": "5c", "10r": "10d", "5 harten": "5h", "hartenboer": "jh", "sette di quadri": "7d",
        "5c": "5h", "rc": "kh", "df": "qc", "fd": "qc", "jc": "jh", "kc": "kh", "qp": "qs", "qf": "jd", "5 clubs": "5c",
    },
    "nl": {
        "5h": "5h", "5r": "5d", "5k": "5c", "5s": "5s", "bs": "js", "vr": "qd", "hs": "ks", "hh": "kh", "as": "as",
        "5 harten": "5h", "harten 5": "5h", "hartenvijf": "5h", "schoppenboer": "js", "schoppen vrouw": "qs",
        "sa": "as", "5c": "5c", "qd": "qd", "kr": "kd", "kd": "kd",
        "5 cuori": "5h", "7p": "7s", "vrouw van klaveren": "qc", "10♦": "10d",
    },
    "en": {
        "5h": "5h", "h5": "5h", "10s": "10s", "ts": "10s", "QD": "qd", "5 hearts": "5h", "five of hearts": "5h",
        "queen of spades": "qs", "ten of clubs": "10c", "7p": "7s", "10r": "10d", "5 di cuori": "5h", "5c": "5c",
    },
    "de": {
        "5h": "5h", "5k": "5d", "5x": "5c", "5p": "5s", "kb": "jd", "kd": "qd", "hk": "kh", "xk": "kc", "kk": "kd",
        "pd": "qs", "5c": "5c", "5d": "5d", "jc": "jc", "qh": "qh", "5 Kreuz": "5c", "Herzdame": "qh",
        "Herz As": "ah", "Kreuzas": "ac", "Pik-As": "as", "Herz-Dame": "qh", "Karo-10": "10d",
        "as": "as",
    },
}  # fmt: skip
"""By the language spoken: what is typed, and the one face that it is."""
ASKED = {
    "nl": {"hk": ("hartenheer", "klaverenheer"), "kh": ("hartenheer", "klaverenheer")},
}
"""By the language spoken: what could be two, and both of them."""


def jailed(store: Path, line: str, lang: str) -> object:
    """What a line comes to where Carla is in Jail; and the log is left alone."""
    desk = Desk(store)
    try:
        return desk.new(JAILED).preview(line, lang).judged[0].entry
    finally:
        desk.close()


@rows(("lang", "typed"), [(lang, typed) for lang in MEANT for typed in MEANT[lang]])
def test_read_as_it_is_said(store: Path, lang: str, typed: str) -> None:
    """Letters, figures and words in the language of the interface; of other languages what cannot be mistaken."""
    entry = jailed(store, f"3 flip jail {typed}", lang)
    assert entry == Flipped(3, "jail", MEANT[lang][typed], "")


@pytest.mark.parametrize(("lang", "typed"), [(lang, typed) for lang in ASKED for typed in ASKED[lang]])
def test_what_could_be_two_is_asked(store: Path, lang: str, typed: str) -> None:
    """Letters that are two cards within one language are never guessed; each of the two can be typed as told."""
    with pytest.raises(BadLine) as asked:
        jailed(store, f"3 flip jail {typed}", lang)
    assert asked.value.key == "face_ambiguous"
    choices = asked.value.about["choices"]
    assert set(choices) == set(ASKED[lang][typed])
    read = {jailed(store.with_name(str(n)), f"3 flip jail {said}", lang).face for n, said in enumerate(choices)}  # type: ignore[attr-defined]
    assert len(read) == 2


@rows("line", ["5 cuori", "cuori 5", "3 5 cuori", "jail 5 cuori", "3 prigione fiori 5", "asso di picche"])
def test_a_face_in_words_alone(store: Path, line: str) -> None:
    """It is the card that was to be turned up, whatever the number before it; never a role or a seat."""
    assert isinstance(jailed(store, line, "it"), Flipped)


@rows("lang", LANGUAGES)
@rows(("line", "face"), [("7p", "7s"), ("10r", "10d"), ("3 5h", "5h"), ("5♥", "5h"), ("vr", "qd")])
def test_letters_alone_are_the_card_that_is_turned_up(store: Path, lang: str, line: str, face: str) -> None:
    """Where one is due, and no player, card or verb is called so."""
    assert jailed(store, line, lang) == Flipped(3, "jail", face, "")


def test_letters_alone_are_asked_about_and_mean_nothing_elsewhere(store: Path) -> None:
    """What could be two suits is asked; where nothing is turned up they mean nothing."""
    with pytest.raises(BadLine) as asked:
        jailed(store, "hk", "nl")
    assert asked.value.key == "face_ambiguous"
    desk = Desk(store.with_name("b"))
    log = desk.new(JAILED.replace("turn 3 start", "turn 1 play"))
    for line in ("7p", "as"):
        with pytest.raises(BadLine):
            log.preview(line)
    desk.close()


def test_two_cards_in_words(store: Path) -> None:
    """The small words inside a face are none of the line."""
    entry = jailed(store, "3 scarta 2 con birra/5 di cuori fante di picche", "it")
    assert entry == Discarded(3, 2, "limit", (Card("beer", "5h"), Card("", "js")))
    assert jailed(store.with_name("b"), "3 scarta 5 di cuori birra", "it") == Discarded(
        3, 2, "limit", (Card("", "5h"), Card("beer"))
    )


def test_two_letters_that_begin_a_card_are_that_card(store: Path) -> None:
    """`pa` would be the ace of spades too; where cards are named it is left to the beginnings of cards."""
    with pytest.raises(BadLine):
        jailed(store, "3 scarta pa", "it")
    assert jailed(store.with_name("b"), "3 prigione pa", "it") == Flipped(3, "jail", "as", "")


def test_files_are_read_as_they_were_written(store: Path) -> None:
    """In a file every letter is the one that exports write."""
    desk = Desk(store)
    game = desk.game(JAILED + "3 flip jail 5c\n")
    desk.close()
    assert game.entries[1] == Flipped(3, "jail", "5c", "")


@rows("lang", LANGUAGES)
@rows("face", sorted(FACES))
def test_what_is_shown_can_be_typed(lang: str, face: str) -> None:
    """What a face is called, and how the program itself writes it for this language, read back as that face."""
    said = in_words(face, lang).split()
    assert faces_named(said, lang) == ((face,), len(said))
    assert faces_named([typed_face(face, lang)], lang) == ((face,), 1)


def test_a_line_recalled_reads_back() -> None:
    """Only what could be mistaken is written otherwise; what stands in quotes stays."""
    assert typed_line('3 flip jail 5c over 5h "5c"', "it") == '3 flip jail 5fiori over 5h "5c"'
    assert typed_line("1 discard 2 with beer/jc qd", "en") == "1 discard 2 with beer/jc qd"


@rows("lang", LANGUAGES)
def test_no_letter_is_two_ranks_or_two_suits(lang: str) -> None:
    """Within one language nothing that is said means two, and nothing is missing."""
    data = tomllib.loads((resources.words() / "faces.toml").read_text(encoding="utf-8"))
    for kind, ids in (("rank", RANKS), ("suit", SUITS)):
        said = [name for id_ in ids for name in data[kind][id_][lang]]
        assert len(said) == len(set(said)) >= len(ids)
        assert all(data[kind][id_][lang] for id_ in ids)
        assert set(data[kind]) == set(ids)
    assert all(any(len(name) == 1 for name in data["suit"][suit][lang]) for suit in SUITS)
    assert data["joint"][lang] and all(data["said"][form][lang] for form in ("number", "court"))


@rows("lang", LANGUAGES)
def test_no_card_is_called_like_a_suit(lang: str) -> None:
    """The name of a suit is the name of nothing else that is typed."""
    data = tomllib.loads((resources.words() / "faces.toml").read_text(encoding="utf-8"))
    for suit in SUITS:
        for name in (name for name in data["suit"][suit][lang] if len(name) > 1):
            assert not any(load().exact(name, kind) for kind in ("card", "verb", "character", "role", "word"))
