"""What a box has a verb for is said in several words: `reveals himself as the rebel`, `becomes the new sheriff`."""

from __future__ import annotations

from referee import sets
from referee.core.play.evolve import replay
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from tests.notation import test_events_told as events
from tests.notation import test_ghosts_as_said as ghosts
from tests.rows import rows

REBEL = """
sets base rebel
option events "none"
seat 1 "Anna" sheriff willy_the_kid life {life}/5 hand 4
seat 2 "Bruno" rebel slab_the_killer life 3/4 hand 3
seat 3 "Carla" outlaw black_jack life 4/4 hand 4 play barrel
seat 4 "Dario" renegade jesse_jones life 2/4 hand 4 play mustang
turn 2 play
"""
SHOT = ("bruno bang anna", "anna no", "anna dies", "anna forfeit")


def lines(line: str, lang: str, life: int = 1, before: tuple[str, ...] = ()) -> list[str]:
    """What the line means where Bruno is the Rebel! and has drawn, in full."""
    table, book = read_position(REBEL.format(life=life), sets.bind, load())
    for each in before:
        table = replay(read(each, table, book, load().heard_in("en")).entries, book, table)
    try:
        return [line_of(entry, book) for entry in read(line, table, book, load().heard_in(lang)).entries]
    except BadLine as error:
        return [error.key]


@rows(
    ("lang", "line"),
    [
        ("en", "bruno reveals himself as the rebel"), ("en", "bruno turns up his role"),
        ("en", "bruno turns his role card over"), ("en", "bruno shows that he is the rebel"),
        ("en", "bruno reveals his role"), ("en", "bruno reveals himself"),
        ("nl", "bruno onthult zich als rebel"), ("nl", "bruno draait zijn rol om"),
        ("nl", "bruno laat zijn rol zien"), ("nl", "bruno maakt zich bekend als rebel"),
        ("it", "bruno si rivela come ribelle"), ("it", "bruno rivela il suo ruolo"), ("it", "bruno scopre il ruolo"),
        ("it", "bruno svela di essere il ribelle"), ("it", "bruno si svela"),
        ("de", "bruno gibt sich als rebell zu erkennen"), ("de", "bruno deckt seine rolle auf"),
        ("de", "bruno zeigt seine rolle"), ("de", "bruno enthüllt sich als rebell"),
    ],
)  # fmt: skip
def test_the_rebel_turns_his_role_up(lang: str, line: str) -> None:
    """In whatever words; that somebody shows another role is not taken for it."""
    assert lines(line, lang) == ["2 reveal"]


@rows("line", ["carla reveals herself as the outlaw", "carla shows that she is the outlaw"])
def test_another_role_is_no_rebels(line: str) -> None:
    """It is not logged that she is the Rebel!."""
    assert "3 reveal" not in lines(line, "en")


@rows(
    ("lang", "line"),
    [
        ("en", "bruno becomes the new sheriff"), ("en", "bruno becomes sheriff"),
        ("nl", "bruno wordt de nieuwe sheriff"),
        ("it", "bruno diventa il nuovo sceriffo"), ("it", "bruno diventa sceriffo"),
        ("de", "bruno wird der neue sheriff"),
    ],
)  # fmt: skip
def test_a_revolution(lang: str, line: str) -> None:
    """He takes the place of whom he has killed."""
    assert lines(line, lang, before=SHOT) == ["2 revolution"]


DUEL = "turn 2 play\nghost 2 hand 3\nghost 3 hand 2"


def after_the_first(said: list[str], lang: str) -> list[str]:
    """What the last of these lines means, in the turn of ghost Bo."""
    table, book = read_position(ghosts.MESA + DUEL, sets.bind, load())
    for each in said[:-1]:
        table = replay(read(each, table, book, load().heard_in("en")).entries, book, table)
    return [line_of(entry, book) for entry in read(said[-1], table, book, load().heard_in(lang)).entries]


@rows(
    ("lang", "line"),
    [
        ("en", "di negates it with blood juice"), ("en", "di cancels the card with blood juice"),
        ("nl", "di heft het op met blood juice"), ("nl", "di heft de kaart op met blood juice"),
        ("it", "di la annulla con blood juice"), ("it", "di annulla la carta con blood juice"),
        ("de", "di hebt es mit blood juice auf"), ("de", "di hebt die karte mit blood juice auf"),
    ],
)  # fmt: skip
def test_a_ghost_intervenes(lang: str, line: str) -> None:
    """With a card against the one that was played, which need not be named."""
    assert after_the_first(["bo curse ed", line], lang) == ["3 negate blood_juice"]


@rows(("lang", "line"), [("en", "bo gives up"), ("nl", "bo geeft op"), ("it", "bo si arrende"), ("de", "bo gibt auf")])
def test_a_ghost_gives_up_the_duel(lang: str, line: str) -> None:
    """Of one who is shot at the same words say that he is hit."""
    assert after_the_first(["bo curse ed", "di negates blood juice", line], lang) == ["2 yields"]
    assert lines(line.replace("bo ", "anna "), lang, before=SHOT[:1])[0] == "1 no"


@rows(
    ("lang", "line"),
    [
        ("en", "anna gives a life to bruno"), ("en", "anna gives bruno a life point"),
        ("nl", "anna geeft een leven aan bruno"), ("nl", "anna geeft bruno een leven"),
        ("it", "anna dà una vita a bruno"), ("it", "anna dà un punto vita a bruno"),
        ("de", "anna gibt bruno ein leben"), ("de", "anna gibt einen lebenspunkt an bruno"),
    ],
)  # fmt: skip
def test_blood_brothers(lang: str, line: str) -> None:
    """Whoever gets it stands before or behind it."""
    assert events.lines(line, lang, "turn 1 start\nlies blood_brothers")[0] == "1 bleeds 2"


@rows(
    ("lang", "line"),
    [
        ("en", "anna chooses hearts"), ("en", "anna says hearts"), ("nl", "anna kiest harten"),
        ("nl", "anna zegt harten"),
        ("it", "anna sceglie cuori"), ("it", "anna dice cuori"), ("de", "anna wählt herz"), ("de", "anna sagt herz"),
    ],
)  # fmt: skip
def test_a_suit_is_chosen_under_handcuffs(lang: str, line: str) -> None:
    """And no card, of which none lies open."""
    drawn = "turn 1 play\nlies handcuffs\nunder ?\nowes 1 suit clauses HNX-094 ordered"
    assert events.lines(line, lang, drawn) == ["1 suit h"]
