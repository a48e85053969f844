"""A ruling that says the same words with the parts exchanged is no sure answer."""

import pytest

from referee.library.search import Index

AS_ASKED = [
    ("What if the Sheriff kills a Deputy?", "sheriff-kills-his-deputy"),
    ("Wat als de sheriff een hulpsheriff doodt?", "sheriff-kills-his-deputy"),
    ("Se lo sceriffo uccide un vice?", "sheriff-kills-his-deputy"),
]


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ("What if the Deputy kills the Sheriff?", "sheriff-kills-his-deputy"),
        ("Wat als de hulpsheriff de sheriff doodt?", "sheriff-kills-his-deputy"),
        ("Se un vice uccide lo sceriffo che succede?", "sheriff-kills-his-deputy"),
        ("El Gringo hits Rose Doolan, who takes a card?", "el-gringo-takes-a-card"),
        ("El Gringo raakt Suzy Lafayette met zijn laatste kaart", "suzy-wounds-el-gringo-with-her-last-card"),
        (
            "Suzy Lafayette shoots at Slab the Killer, how many Missed! does he need?",
            "suzy-answers-slab-with-her-only-missed",
        ),
    ],
)
def test_an_answer_with_the_parts_exchanged_is_not_sure(project: Index, asked: str, wrong: str) -> None:
    """Where another does it to somebody else, the ruling is not told as sure."""
    hits = project.ask(asked)
    assert not hits.sure or hits.hits[0].ruling != wrong


@pytest.mark.parametrize(("asked", "right"), AS_ASKED)
def test_an_answer_with_the_parts_as_asked_is_sure(project: Index, asked: str, right: str) -> None:
    """The same words in their own order are answered by their ruling, surely."""
    hits = project.ask(asked)
    assert hits.sure and hits.hits[0].ruling == right


@pytest.mark.parametrize(
    "asked", ["Three of us are left, does Beer still help?", "Siamo rimasti in tre, la Birra serve?"]
)
def test_an_answer_of_a_box_that_nobody_named_is_not_sure_beside_another(project: Index, asked: str) -> None:
    """Where a ruling that needs no box is nearly as good, one that needs one is not told as sure."""
    hits = project.ask(asked)
    assert not hits.sure or hits.hits[0].ruling == "beer-heals-one"


@pytest.mark.parametrize("asked", ["the renegade is killed", "what does Scofflaw do"])
def test_what_is_not_in_force_never_comes_first_and_is_never_sure(project: Index, asked: str) -> None:
    """With the base game alone, a ruling of a variant stands behind those that hold, and is no sure answer."""
    hits = project.ask(asked, ruleset="base", limit=10)
    told = [hit.in_force for hit in hits.hits]
    assert told == sorted(told, key=lambda holds: holds is False)
    assert not (hits.sure and told[0] is False)


@pytest.mark.parametrize(
    "asked", ["does the Lemat reach further than the Shotgun", "werkt de Lemat ook op twee plaatsen afstand"]
)
def test_a_word_that_nobody_says_leaves_an_answer_unsure(project: Index, asked: str) -> None:
    """Whatever is like the rest of the question."""
    assert not project.ask(asked).sure
