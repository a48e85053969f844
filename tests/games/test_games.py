"""Whole evenings, logged as a referee would: the judge finds exactly what a reader of the clauses expects."""

from functools import lru_cache

import pytest

from referee.core.book.questions import OUTCOME
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.desk.checking import Finding
from referee.sets import bind
from tests.games.abilities import USES
from tests.games.evening import Evening, base_book, evenings
from tests.whole_games import audit_text

HARMLESS = "without_effect"
by_name = pytest.mark.parametrize("evening", evenings(), ids=lambda evening: evening.name, scope="module")
"""One evening after the other, so that each is judged once for all that is asked of it."""
audited = lru_cache(maxsize=4)(audit_text)


def illegal(evening: Evening) -> list[str]:
    """The keys of the illegal plays that are expected."""
    return [key for one in evening.expected.get("finding", ()) if one["verdict"] == "illegal" for key in one["keys"]]


def told(finding: Finding) -> tuple[int, str, list[str]]:
    """Line, verdict and deciding keys; a doubt alone goes by its own key."""
    return finding.line, finding.verdict, sorted(finding.deciding or finding.keys)


@by_name
def test_the_judge_finds_exactly_what_is_there(evening: Evening) -> None:
    """Every fault is found at its line, under its verdict and keys; nothing else is."""
    wanted = [(one["line"], one["verdict"], sorted(one["keys"])) for one in evening.expected.get("finding", ())]
    assert [told(finding) for finding in audited(evening.text).findings] == wanted


@by_name
def test_every_finding_names_its_clauses(evening: Evening) -> None:
    """The clauses a reader would cite are among those the judge gives."""
    given = {finding.line: set(finding.judgement.clauses) for finding in audited(evening.text).findings}
    missing = {
        one["line"]: absent
        for one in evening.expected.get("finding", ())
        if (absent := set(one["clauses"]) - given.get(one["line"], set()))
    }
    assert not missing


@by_name
def test_the_winner_is_known(evening: Evening) -> None:
    """The game ends with the side that won it, and nothing was typed in error on the way."""
    audit = audited(evening.text)
    assert audit.table.winner == evening.expected["winner"]
    assert not audit.mended


@by_name
def test_the_verdict_on_the_whole_game(evening: Evening) -> None:
    """Clean but for plays without effect, else the worst there is."""
    words = {finding.verdict for finding in audited(evening.text).findings} - {HARMLESS}
    worst = next((word for word in ("illegal", "unclear", "for_referee") if word in words), "clean")
    assert worst == evening.expected["verdict"]


@by_name
def test_what_was_said_of_what_was_taken_back(evening: Evening) -> None:
    """A line that was taken back later was judged when it was typed."""
    for one in evening.expected.get("said", ()):
        findings = audit_text(evening.until(one["line"])).findings
        assert [told(finding) for finding in findings][-1:] == [(one["line"], one["verdict"], sorted(one["keys"]))]
        assert set(one["clauses"]) <= set(findings[-1].judgement.clauses)


@by_name
def test_who_has_won_and_who_has_lost(evening: Evening) -> None:
    """Seat by seat, where that is written down."""
    table = audited(evening.text).table
    now = Situation(table, bind(table.sets))
    wanted = {seat: word for word, seats in evening.expected.get("outcome", {}).items() for seat in seats}
    assert {seat: now.ask(OUTCOME, seat) for seat in wanted} == wanted


@by_name
def test_the_table_at_the_end(evening: Evening) -> None:
    """Life points (none for the dead), hands and deck, where they were counted."""
    table = audited(evening.text).table
    counted = {
        "life": [0 if seat.out else seat.life for seat in table.seats],
        "hand": [seat.hand.exact for seat in table.seats],
        "deck": table.deck.exact,
    }
    wanted = evening.expected.get("table", {})
    assert {what: counted[what] for what in wanted} == wanted


def test_eight_whole_games_six_of_them_clean() -> None:
    """Eight games from the deal to the winner, with 4 to 7 players and more; six without a fault."""
    whole = [evening for evening in evenings() if evening.whole]
    assert len(whole) >= 8
    assert {len(table.seats) for evening in whole for table, _ in evening.steps[1:2]} >= {4, 5, 6, 7}
    assert sum(evening.expected["verdict"] == "clean" for evening in whole) >= 6


BOXES = [
    {"bullet"},
    {"dodge_city"},
    {"events", "high_noon"},
    {"events", "fistful"},
    {"bullet", "dodge_city", "events", "fistful", "high_noon"},
]


@pytest.mark.parametrize("boxes", BOXES, ids=lambda boxes: "+".join(sorted(boxes)))
def test_each_box_alone_and_all_together_to_the_winner(boxes: set[str]) -> None:
    """Of each there is a whole game without a fault."""
    clean = [evening for evening in evenings() if evening.whole and evening.expected["verdict"] == "clean"]
    assert any(set(evening.sets) == {"base", *boxes} for evening in clean)


@pytest.mark.parametrize("variant", ["rebel", "death_mesa"])
def test_the_variants_with_a_box_to_the_winner(variant: str) -> None:
    """Beside Dodge City and an event deck."""
    assert any(evening.whole and {variant, "dodge_city", "events"} <= set(evening.sets) for evening in evenings())


def test_three_and_eight_clean_and_with_many_faults() -> None:
    """Whole games of Dodge City by as many as no other game has, without a fault and with many."""
    played = [(evening, evening.players) for evening in evenings() if evening.whole and "dodge_city" in evening.sets]
    assert {seats for evening, seats in played if evening.expected["verdict"] == "clean"} >= {3, 8}
    assert {seats for evening, seats in played if len(set(illegal(evening))) >= 5} >= {3, 8}


def test_two_games_with_ten_different_faults_each() -> None:
    """Two whole games hold at least ten different illegal plays each, and twenty between them."""
    kinds = [kinds for evening in evenings() if evening.whole and len(kinds := set(illegal(evening))) >= 10]
    assert len(kinds) >= 2
    assert len(set().union(*kinds)) >= 20


def test_every_card_is_played() -> None:
    """All 22 cards of the base box are played or given up in the whole games."""
    played = {
        entry.card.kind
        for evening in evenings()
        if evening.whole
        for _, entry in evening.steps
        if isinstance(entry, e.Played | e.Answered)
    }
    assert played >= set(base_book().cards)


@pytest.mark.parametrize("character", sorted(base_book().characters))
def test_every_ability_is_used(character: str) -> None:
    """Each of the 16 characters sits in a whole game and uses the ability there."""
    steps = (step for evening in evenings() if evening.whole for step in evening.steps)
    assert any(USES[character](table, entry) for table, entry in steps)
