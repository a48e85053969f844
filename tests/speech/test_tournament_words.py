"""Whatever the tournament's core can say has words in each language, and what they say is put in as it is."""

from fractions import Fraction
from typing import Any, get_args

import pytest

from referee.championship.reports.blocks import Eyes
from referee.championship.reports.kinds import KINDS
from referee.championship.reports.penalties import COMMON
from referee.championship.rules import entries as e
from referee.championship.rules.bracket import FEW, MANY
from referee.championship.rules.draw import SEATING
from referee.championship.rules.due import Due
from referee.championship.rules.facts import CRITERIA, SIDES
from referee.championship.rules.figures import Figure
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.judging import audit, judge
from referee.championship.rules.prizes import CELLS
from referee.championship.rules.standings import LOTS, standings
from referee.championship.rules.state import Player
from referee.championship.simulating.tournament import simulated as played
from referee.championship.speech.amounts import amount, rounded
from referee.championship.speech.sentences import ASKED, TournamentSpeech
from referee.errors import BadLine
from referee.lexicon import load
from referee.speech import Speech
from referee.speech.words import Words
from tests.championship.rules.making import drawn, enrolled, game, results
from tests.speech import core_keys
from tests.speech.messages import LANGUAGES, patterns, unsaid

each_language = pytest.mark.parametrize("lang", LANGUAGES)
ENTRIES = (*get_args(e.Fact), *get_args(e.Amendment))
SPOKEN = {"order", "questions", "number"}
"""What speech makes of an entry beside its own fields."""
PLAYERS = {1: Player(1, "Anna", 0), 2: Player(2, "Bruno", 1), 3: Player(3, "Anna", 2)}


def plain(variables: set[str]) -> set[str]:
    """The arguments that these variables are about."""
    return {name.removesuffix("_is") for name in variables}


@each_language
def test_every_ground_has_words(lang: str) -> None:
    """What the judge of a tournament says can be said, with the arguments that every place of it gives."""
    grounds = core_keys.tournament_reasons()
    assert unsaid(lang, {f"tournament-reason-{key}": given for key, given in grounds.items()}) == []


@each_language
def test_every_due_has_words(lang: str) -> None:
    """What a tournament owes can be said by its own fields."""
    for kind in core_keys.tournament_dues():
        assert plain(patterns(lang)[f"tournament-due-{kind}"].variables) <= set(Due.__struct_fields__)


@each_language
def test_every_entry_has_words_for_the_referee(lang: str) -> None:
    """What can be logged can be read back, told by its own fields."""
    told = {f"tournament-entry-{kind.__name__.lower()}": [{*kind.__struct_fields__} | SPOKEN] for kind in ENTRIES}
    assert unsaid(lang, told) == []


@each_language
@pytest.mark.parametrize(
    ("wrong", "verb", "rest"),
    [
        (BadLine("seed_not_yet", word="moon"), "seed", " moon"),
        (BadLine("seed_missing", purpose=SEATING), "seed", ""),
        (BadLine("handed_over", to="Maria", copy="x"), "resume", ""),
    ],
    ids=lambda told: getattr(told, "key", None),
)
def test_what_to_type_is_named_in_the_language_in_the_app(lang: str, wrong: BadLine, verb: str, rest: str) -> None:
    """And by the command, on the command line."""
    speech, typed = Speech.of(lang), load().name("desk", verb, lang)
    assert f": {typed}{rest}" in speech.error(wrong, "app")
    assert f"referee tournament {verb}{rest}" in speech.error(wrong)
    assert "referee tournament" not in speech.error(wrong, "app")


@each_language
def test_where_somebody_comes_from_has_words(lang: str) -> None:
    """Of every place of both ladders: none is like another, and a duel is named."""
    told = TournamentSpeech.of(lang, {})
    origins = {origin for rungs in (FEW, MANY) for rung in rungs for origin in rung.origins}
    said = {origin: told.origin(origin) for origin in origins}
    assert len(set(said.values())) == len(origins) == 8 + 4 + 2 + 2
    assert all((told.match(each.match) if each.match else str(each.place)) in said[each] for each in origins)


@each_language
def test_criteria_figures_outcomes_prizes_moments_and_duels_have_words(lang: str) -> None:
    """All that standings, prizes and the bracket are made of."""
    separating = {criterion.key for criterion in CRITERIA} | {LOTS}
    wanted = {f"tournament-criterion-{key}" for key in separating | {"score"}}
    wanted |= {f"tournament-figure-{key}" for key in separating | core_keys.tournament_figures()}
    wanted |= {f"tournament-outcome-{side}" for side in SIDES.values()}
    wanted |= {f"tournament-fate-{cell.fate}" for cell in CELLS}
    wanted |= {f"tournament-moment-{moment}" for moment in get_args(e.LeftWhen)}
    wanted |= {f"tournament-match-{rung.key}" for rung in (*FEW, *MANY)}
    wanted |= {f"tournament-question-{name}" for name in ASKED}
    wanted |= {f"tournament-purpose-{purpose}" for purpose in (SEATING, LOTS)}
    assert wanted <= patterns(lang).keys()


@each_language
def test_every_word_of_a_report_is_there(lang: str) -> None:
    """What a report says by name is written, and needs no more than it is given."""
    assert unsaid(lang, core_keys.report_words(), forms=False) == []


@each_language
def test_every_report_has_a_title_and_says_whose_it_is(lang: str) -> None:
    """Each kind, each stage of the duels, each kind of penalty."""
    wanted = {f"report-title-{kind}" for kind in KINDS} | {f"report-stamp-{eyes}" for eyes in get_args(Eyes)}
    wanted |= {f"report-stage-{count}" for count in (1, 2, 4)} | {f"report-{kind}" for kind in COMMON}
    wanted |= {f"report-{answer}" for answer in ("yes", "no", "not_asked")}
    assert wanted <= patterns(lang).keys()


def test_the_core_was_read() -> None:
    """The keys come from the source: some that must be among them are, one from each way of giving it."""
    found = core_keys.tournament_reasons()
    assert {"more_than_owned", "drawn_again", "second_warning", "eligibility_unasked", "not_resident"} <= found.keys()
    assert found["other_moment"] == [{"player", "said", "found"}] and len(found["result_already"]) == 2
    assert {"expulsion", "match"} <= core_keys.tournament_dues() and "gain" in core_keys.tournament_figures()


@each_language
def test_whole_tournaments_can_be_read(lang: str) -> None:
    """Every entry, figure, due and verdict of played tournaments comes out as text without a hole or an error."""
    words = Words(lang)
    for players, seed in ((10, 1), (25, 2)):
        log = played(players, seed)
        state = tournament_of(log)
        speech = TournamentSpeech(words, state.players)
        said = [speech.entry(entry) for entry in log]
        said += [speech.reason(r) for each in audit(log) for r in (*each.verdict.reasons, *each.verdict.doubts)]
        ranking = standings(state)
        figures = [f for s in ranking for f in (s.score, *(by.figure for by in s.separations))]
        said += [line.label for figure in figures for line in speech.opened(figure)]
        assert all(text and "{" not in text and text == text.strip() for text in said)
        assert not any("none" in text.split() for text in said)
    assert words.errors == []


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (e.RoundOpened(1, 1, 2), "The Sheriff of this round is P1, not P2."),
        (e.PlayerLeft(3, "during_game"), "By the log P3 would be leaving between two rounds, not during a game."),
        (e.PlayerLeft(77, "before_draw"), "Player 77 has not signed up."),
        (e.DuelWon("final", 1, 2), "Not every table has finished the elimination round."),
        (e.DuelWon("semi_9", 1, 2), "This bracket has no duel “semi_9”."),
        (e.LotsDrawn((1, 2), "x"), "Lots are for those whom every criterion leaves equal, all of them together; "
                                   "P1 and P2 are no such group."),
        (e.PlayerEnrolled(11, "P1", resident=True, qualified=False),
         "Player 11 has still to be asked: whether they were ever disqualified."),
        (e.GamePlayed(1, 1, "outlaws", results((1, 2, 3, 4, 5), "++---")),
         "By who was left the law wins; the result says the Outlaws win."),
        (e.GamePlayed(1, 1, "law", results((1, 2, 3, 4), "+----"[:4])),
         "This game was played by P1, P2, P3, P4 and P5; the result names P1, P2, P3 and P4."),
    ],
)  # fmt: skip
def test_reasons_name_players_roles_and_outcomes(fact: e.Fact, said: str) -> None:
    """Numbers that mean players come out as names, ids by what they are."""
    log = drawn(10) if not isinstance(fact, e.GamePlayed) else [*drawn(10), e.RoundOpened(1, 1, 1)]
    state = tournament_of(log)
    speech = TournamentSpeech.of("en", state.players)
    found = judge(state, fact)
    assert said in [speech.reason(reason) for reason in (*found.reasons, *found.doubts)]


def test_roles_are_counted() -> None:
    """Of several equal roles is said how many."""
    state = tournament_of(drawn(10))
    fact = e.RoundOpened(1, 1, 1, tuple(e.Dealt(n, role) for n, role in enumerate(["sheriff"] + ["outlaw"] * 4, 1)))
    (reason,) = judge(state, fact).reasons
    said = TournamentSpeech.of("it", state.players).reason(reason)
    assert said.endswith("Sceriffo, Vice, 2 Fuorilegge e Rinnegato; indicati sono Sceriffo e 4 Fuorilegge.")


def test_twins_and_the_nameless_are_told_apart() -> None:
    """A name that two share comes with the number; a blank one is a number."""
    speech = TournamentSpeech.of("nl", {**PLAYERS, 4: Player(4, " ", 9)})
    assert [speech.player(n) for n in (1, 2, 3, 4, 5)] == ["Anna (1)", "Bruno", "Anna (3)", "Speler 4", "Speler 5"]


@each_language
def test_names_are_never_markup(lang: str) -> None:
    """What people typed stands in the sentence as they typed it, and on one line."""
    nasty = "{ $player } <b>x</b> {-term} \u202e\n[/bold]"
    speech = TournamentSpeech.of(lang, {1: Player(1, nasty, 0)})
    shown = "{ $player } <b>x</b> {-term}   [/bold]"
    typed: list[Any] = [e.Warned(1, nasty), e.PlayerEnrolled(1, nasty, nasty), e.SeedWritten(nasty, nasty)]
    for entry in typed:
        assert speech.entry(entry).count(shown) == 2


def test_a_score_opens_into_words() -> None:
    """Each line says what it is, what it comes to, and by which clauses and entries."""
    log = [*drawn(11, (6, 5)), *game(2, 1, (7, 8, 9, 10, 11), "law", "++---")]
    state = tournament_of(log)
    last = next(each for each in standings(state) if each.player == 9)
    lines = list(TournamentSpeech.of("en", state.players).opened(last.score))
    assert [(line.depth, line.label, line.value) for line in lines] == [
        (0, "final score", "0"),
        (1, "gained a round", "0"),
        (2, "gained", "0$"),
        (3, "total", "5000$"),
        (4, "purse of the start", "5000$"),
        (4, "table 2, round 1: Outlaw, the law wins", "0$"),
        (3, "less the purse of the start", "−5000$"),
        (2, "rounds played", "1"),
        (1, "correction for a table of five beside tables of six", "1.15"),
    ]
    assert "ITC-109" in lines[5].clauses and lines[5].entries == (14,)


def test_a_lowered_score_says_so() -> None:
    """ITC-122 makes a score below zero worse: the words warn."""
    speech = TournamentSpeech.of("nl", {})
    lowered = Figure("score", Fraction(-414), (), args={"lowered": 1})
    assert speech.figure(lowered) == "eindscore (onder nul, dus de correctie verlaagt hem)"
    assert speech.figure(Figure("score", 1, ())) == "eindscore"


@pytest.mark.parametrize(
    ("value", "lang", "said"),
    [
        (5000, "en", "5000"), (-300, "it", "−300"), (Fraction(1564), "nl", "1564"), (Fraction(-5, 2), "it", "−2,5"),
        (Fraction(1033, 6), "en", "172.17 (1033/6)"), (Fraction(-1033, 6), "nl", "−172,17 (−1033/6)"),
        (Fraction(1, 400), "en", "0 (1/400)"), (Fraction(-1, 400), "en", "0 (−1/400)"),
        (Fraction(23, 20), "it", "1,15"), (0, "en", "0"),
    ],
)  # fmt: skip
def test_amounts_are_exact(value: int | Fraction, lang: str, said: str) -> None:
    """ITC-121: rounded for the eye only, with the exact fraction beside it."""
    assert amount(value, lang) == said


def test_halves_are_rounded_away_from_zero() -> None:
    """As people do."""
    assert [rounded(Fraction(n, 200), "en") for n in (1, -1, 3, 199)] == ["0.01", "−0.01", "0.02", "1"]


def test_enrolment_says_what_was_not_asked() -> None:
    """Three questions are asked of everybody."""
    assert TournamentSpeech.of("en", {}).entry(enrolled(1)[1]) == "1 P1 signs up"
    asked = TournamentSpeech.of("nl", {}).entry(e.PlayerEnrolled(7, "Eva", "Lazio", True, None, False))
    said = "al geplaatst; staatsburger noch inwoner; niet gevraagd: ooit gediskwalificeerd?"
    assert asked == f"7 Eva schrijft zich in (Lazio); {said}"
