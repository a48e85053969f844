"""Where two things are asked together, both are answered, or the answer is not sure."""

import pytest

from referee.library.search import Index


def names_both(index: Index, id_: str, *things: str) -> bool:
    """Whether a ruling speaks of all these things, in what it asks or in what it answers."""
    ruling = index.ruling(id_)
    asked = [said for texts in ruling.question.values() for said in texts]
    told = " ".join([*asked, *ruling.answer.values(), *ruling.detail.values()]).casefold()
    return all(any(name in told for name in thing.split("|")) for thing in things)


@pytest.mark.parametrize(
    ("asked", "lang", "things"),
    [
        ("Volcanic in a Duel", "en", ("volcanic", "duel")),
        ("Volcanic nel Duello", "it", ("volcanic", "duel")),
        ("Volcanic in een duel", "nl", ("volcanic", "duel")),
        ("Volcanic im Duell", "de", ("volcanic", "duel")),
        ("does a Scope help against a Gatling", "en", ("scope|mirino", "gatling")),
        ("Panico contro chi ha un Mustang", "it", ("panic|panico", "mustang")),
        ("Dynamit und Fass", "de", ("dynamit", "barrel|barile|ton|fass")),
        ("Saloon en Winchester", "nl", ("saloon", "winchester")),
    ],
)
def test_both_are_answered_together_or_not_surely(
    project: Index, asked: str, lang: str, things: tuple[str, ...]
) -> None:
    """A ruling that leaves one of two cards out is told as sure by nobody."""
    hits = project.ask(asked, lang)
    assert not hits.sure or names_both(project, hits.hits[0].ruling, *things)


@pytest.mark.parametrize(
    ("asked", "lang"),
    [
        ("Indians! as the one Bang!", "en"),
        ("Can I play Indians! as my one Bang! of the turn?", "en"),
        ("do Indians! count as my one Bang! of the turn?", "en"),
        ("Gli Indiani contano come il mio Bang! del turno?", "it"),
        ("Tellen Indianen als mijn ene Bang! van de beurt?", "nl"),
        ("Zählen Indianer! als mein einziges Bang! im Zug?", "de"),
        ("two people with a Mustang", "en"),
        ("due giocatori con il Mustang", "it"),
        ("twee spelers met een Mustang", "nl"),
        ("zwei Spieler mit einem Mustang", "de"),
    ],
)
def test_what_is_asked_of_two_is_not_surely_answered_by_what_is_ruled_of_one(
    project: Index, asked: str, lang: str
) -> None:
    """How the Indians are answered says nothing of the limit, a horse of one's own nothing of two."""
    hits = project.ask(asked, lang)
    one_alone = {"indians-ask-for-a-bang", "missed-has-its-limits", "no-second-card-of-a-name"}
    assert not hits.sure or hits.hits[0].ruling not in one_alone


@pytest.mark.parametrize("lang", ["en", "it", "nl", "de"])
@pytest.mark.parametrize(
    "asked",
    [
        {"en": "the Renegade is killed", "it": "il rinnegato viene ucciso", "nl": "de renegaat is gedood",
         "de": "der Abtrünnige wird getötet"},
        {"en": "what does a ghost draw", "it": "che cosa pesca un fantasma", "nl": "wat trekt een spook",
         "de": "was zieht ein Geist"},
        {"en": "the Rebel kills the Sheriff", "it": "il Ribelle uccide lo sceriffo", "nl": "de Rebel doodt de sheriff",
         "de": "der Rebell tötet den Sheriff"},
    ],
)  # fmt: skip
@pytest.mark.parametrize("ruleset", ["base", "champ-2007"])
def test_what_is_not_in_force_is_never_sure_and_never_first(
    project: Index, asked: dict[str, str], lang: str, ruleset: str
) -> None:
    """In every language, whatever rules are played: what holds stands before what does not."""
    hits = project.ask(asked[lang], lang, ruleset=ruleset, limit=10)
    told = [hit.in_force for hit in hits.hits]
    assert told == sorted(told, key=lambda holds: holds is False)
    assert not (hits.sure and told[0] is False)


@pytest.mark.parametrize(
    ("asked", "lang"),
    [
        ("Indians! as the one Bang!", "en"),
        ("do Indians! count as my one Bang! of the turn?", "en"),
        ("I fired already, may I add the Indians?", "en"),
        ("Gli Indiani contano come il mio Bang! del turno?", "it"),
        ("Tellen Indianen als mijn ene Bang! van de beurt?", "nl"),
        ("Zählen Indianer! als mein einziges Bang! im Zug?", "de"),
    ],
)
def test_whether_indians_are_the_one_bang_is_answered_by_what_is_ruled_of_both(
    project: Index, asked: str, lang: str
) -> None:
    """Playing Indians! is neither how they are answered nor a Bang! given up: a ruling of its own says so, surely."""
    hits = project.ask(asked, lang)
    assert hits.sure and hits.hits[0].ruling == "indians-beside-a-bang"
