"""The shorthand of the desk: what a person types is read, what was logged is written as such a line again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.championship.office.amending import corrected, inserted
from referee.championship.office.lines import read, spoken, words_of, written
from referee.championship.office.lines.reading import LONGEST_LINE
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.draw import drawn
from referee.championship.rules.noticed import CalledToOrder, RoleShown
from referee.championship.rules.places import Paused, TableOpened, TimeGranted, WentOn
from referee.errors import BadLine
from referee.lexicon import load
from referee.speech import Speech
from tests.championship.office.opening import LAW_WINS, hired, typed
from tests.hunts import tries


def facts(log: TournamentLog, line: str) -> tuple[e.Fact, ...]:
    """The facts of a line, as the tournament stands."""
    return read(line, log.state, load())


@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("warn anna too late", e.Warned(1, "too late")),
        ("warn 3", e.Warned(3, "")),
        ("waarschuwt anna traag", e.Warned(1, "slow")),
        ("expel anna condotta", e.Expelled(1, "conduct", "between_rounds")),
        ("pause lunch", Paused("lunch")),
        ("verder", WentOn()),
        ("hurry anna", CalledToOrder(1)),
        ("richiama anna", CalledToOrder(1)),
        ("shows 3", RoleShown(3)),
        ("toont anna mistake", RoleShown(1, "mistake")),
        ("mostra anna apposta", RoleShown(1, "purpose")),
        ("expel bru when=after_rounds cheating", e.Expelled(2, "cheating", "after_rounds")),
        ("expel 2 cheating", e.Expelled(2, "cheating", "between_rounds")),
        ("leave Lino", e.PlayerLeft(10, "between_rounds")),
        ("leave 10 when=before", e.PlayerLeft(10, "before_draw")),
        ("absent 10", e.PlayerLeft(10, "before_draw")),
        ("pardon 12 a mistake", e.PenaltyCancelled(12, "a mistake")),
        ("stand 12 so be it", e.LetStand(12, "so be it")),
        ("seed x for=lots", e.SeedWritten("x", "lots")),
        ("round 1", e.RoundOpened(1, 1, 1)),
        ("round 2 7", e.RoundOpened(2, 1, 7)),
        ("round 1 1:sheriff 2:vice", e.RoundOpened(1, 1, 1, (e.Dealt(1, "sheriff"), e.Dealt(2, "deputy")))),
        ("hire 1.1 anna bart 400$", e.CharacterHired(1, 1, 1, "bart_cassidy", 400)),
        ("hire 1 anna:suzy:300:kept", e.CharacterHired(1, 1, 1, "suzy_lafayette", 300, True)),
        ("auction 1 bart suzy", b.CharactersLaid(1, 1, ("bart_cassidy", "suzy_lafayette"))),
        ("bid 1 anna bart 100", b.BidOpened(1, 1, 1, "bart_cassidy", 100)),
        ("bid 1 anna 200", b.BidRaised(1, 1, 1, 200)),
        ("bid 1 anna passo", b.BidWithdrawn(1, 1, 1)),
        ("bid 1 anna bart", b.CharacterChosen(1, 1, 1, "bart_cassidy")),
        ("choice 1 2 1", b.ChoiceDrawn(1, 1, (2, 1))),
        ("time 1 15 a long game", TimeGranted(1, 1, 15, "a long game")),
        ("void 1 veiling role shown", e.GameVoided(1, 1, True, "role shown")),
        ("void 1 same", e.GameVoided(1, 1, False, "")),
        ("lots 3 5 seed=x", e.LotsDrawn((3, 5), "x")),
        ("qualify 4 3 2 1", e.QualifiersNamed((4, 3, 2, 1))),
        ("duel semi-1 anna bruno", e.DuelWon("semi_1", 1, 2)),
        ('enrol "Zoë van \'t Hof" region=Lazio', e.PlayerEnrolled(11, "Zoë van 't Hof", "Lazio")),
        ("enrol Zoe eligible", e.PlayerEnrolled(11, "Zoe", "", False, False, True)),
        ("draw 1,2,3,4,5/6,7,8,9,10", e.Drawn(((1, 2, 3, 4, 5), (6, 7, 8, 9, 10)))),
        ("draw 10 9 8 7 6 5 4 3 2 1", e.Drawn(((10, 9, 8, 7, 6), (5, 4, 3, 2, 1)))),
    ],
)  # fmt: skip
def test_a_line_is_read(cup: TournamentLog, line: str, fact: e.Fact) -> None:
    """Numbers, names and their beginnings, words of any of the three languages."""
    assert facts(cup, line) == (fact,)


def test_who_left_can_be_told_to_come_back_and_nobody_else_in_his_place(cup: TournamentLog) -> None:
    """ITC-211: his coming back is judged; under another name it would be taking his place."""
    typed(cup, "leave bruno")
    assert facts(cup, "enrol bruno number=2") == (e.PlayerEnrolled(2, "bruno"),)
    with pytest.raises(BadLine, match="number_taken"):
        facts(cup, "enrol Zoe number=2")


def test_a_seed_draws_nothing_before_it_is_written_down(cup: TournamentLog) -> None:
    """ITC-025: not even to look at, or who looks could choose; an order drawn elsewhere may name its seed."""
    for line in ("draw seed=x", "draw tables=2 seed=x"):
        with pytest.raises(BadLine, match="seed_not_yet"):
            facts(cup, line)
    assert facts(cup, "draw 1,2,3,4,5/6,7,8,9,10 seed=x") == (e.Drawn(((1, 2, 3, 4, 5), (6, 7, 8, 9, 10)), "x"),)
    typed(cup, "seed x for=seating", "seed y for=seating")
    for line, seed in (("draw tables=2 seed=x", "x"), ("draw", "y")):
        assert facts(cup, line) == (e.Drawn(drawn(range(1, 11), (5, 5), seed), seed),)


def test_lots_wait_for_their_seed_too(cup: TournamentLog) -> None:
    """ITC-130: nobody looks at what another seed would draw for those who are level."""
    for number in range(1, 6):
        typed(cup, f"round 1 {number}", f"round 2 {number + 5}")
        for table, first in ((1, 1), (2, 6)):
            others = [each for each in range(first, first + 5) if each != first + number - 1]
            roles = zip(others, ("deputy-", "outlaw-", "outlaw-", "renegade-"), strict=True)
            ended = " ".join(f"{player}:{role}" for player, role in roles)
            typed(cup, f"result {table} law {first + number - 1}+ {ended}")
    with pytest.raises(BadLine, match="seed_not_yet"):
        facts(cup, "lots seed=x")
    typed(cup, "seed x for=lots")
    assert {fact.seed for fact in facts(cup, "lots seed=x") if isinstance(fact, e.LotsDrawn)} == {"x"}


def test_a_result_takes_one_line(cup: TournamentLog) -> None:
    """Roles that were recorded when they were dealt need not be typed again; the Sheriff's never."""
    typed(cup, "round 1 1:sheriff 2:deputy 3:outlaw 4:outlaw 5:renegade")
    (short,) = facts(cup, "result 1 law anna+ bruno- carla- dario- eva-!")
    (long,) = facts(cup, "result 1.1 vice 1:sceriffo+ 2:hulpsheriff- 3:fuorilegge- 4:outlaw- 5:renegade-!")
    assert short == long
    assert isinstance(short, e.GamePlayed) and short.results[4] == e.SeatResult(5, "renegade", False, True)


@pytest.mark.parametrize(
    ("lang", "round_", "result"),
    [
        ("en", "round 1.1 1 2:deputy 4:outlaw", "result 1.1 law 1:sheriff+ 2:deputy- 3:outlaw- 5:renegade-!"),
        (
            "nl",
            "ronde 1.1 1 2:hulpsheriff 4:outlaw",
            "uitslag 1.1 wet 1:sheriff+ 2:hulpsheriff- 3:outlaw- 5:renegade-!",
        ),
        (
            "it",
            "turno 1.1 1 2:vice 4:fuorilegge",
            "risultato 1.1 legge 1:sceriffo+ 2:vice- 3:fuorilegge- 5:rinnegato-!",
        ),
    ],
)
def test_sides_and_roles_are_written_in_the_language_and_read_back(
    cup: TournamentLog, lang: str, round_: str, result: str
) -> None:
    """What was logged stands on the line in one's own words, those that put it right too."""
    for line in (round_, result):
        (fact,) = facts(cup, line)
        assert spoken(written(fact), load(), lang) == line
        assert spoken(f"correct 12 {written(fact)}", load(), lang).split(" ", 2)[2] == line


@pytest.mark.parametrize(
    ("said", "side"),
    [("law", "law"), ("legge", "law"), ("wet", "law"), ("s", "law"), ("outlaws", "outlaws"), ("banditi", "outlaws"),
     ("fuorilegge", "outlaws"), ("bandieten", "outlaws"), ("rinnegato", "renegade"), ("r", "renegade")],
)  # fmt: skip
def test_a_side_is_understood_in_any_language(cup: TournamentLog, said: str, side: str) -> None:
    """By what it is called, or by a role that wins with it."""
    (fact,) = facts(cup, f"result 1 {said} 1:sheriff+")
    assert isinstance(fact, e.GamePlayed) and fact.outcome == side


def test_who_survived_keeps_his_character_at_its_price(cup: TournamentLog) -> None:
    """ITC-092, ITC-094: the price is looked up, not typed."""
    typed(cup, "round 1", hired(1, 1, 2, 3, 4, 5), LAW_WINS, "round 1")
    assert facts(cup, "keep 1 anna") == (e.CharacterHired(1, 2, 1, "bart_cassidy", 100, True),)
    with pytest.raises(BadLine, match="nothing_to_keep"):
        facts(cup, "keep 1 lino")


def test_the_hammer_falls_into_a_hire(cup: TournamentLog) -> None:
    """ITC-080, ITC-081: when nobody is left to raise, what was paid is logged with the last word."""
    laid = "auction 1 bart suzy kit rose willy"
    said = ("bid 1 1 bart 300", "bid 1 2 400", "bid 1 3 pass", "bid 1 4 pass", "bid 1 5 pass", "bid 1 1 pass")
    outcome = typed(cup, "round 1", laid, *said)
    assert [each.entry for each in outcome.judged] == [
        b.BidWithdrawn(1, 1, 1),
        e.CharacterHired(1, 1, 2, "bart_cassidy", 400),
    ]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "nothing_typed"),
        ("dance 1", "unknown_desk_verb"),
        ('warn "anna', "open_quote"),
        ("warn zoe x", "unknown_player"),
        ("warn 99 x", "unknown_player"),
        ("warn ٣ x", "unknown_player"),
        ("warn", "needs_player"),
        ("hurry anna now", "left_over"),
        ("shows anna slow", "unknown_word"),
        ("enrol", "no_name"),
        ("enrol Zoe resident=perhaps", "yes_or_no"),
        ("enrol Zoe number=2", "number_taken"),
        ("enrol Bruno number=2", "number_taken"),
        ("enrol Zoe Zed number=10", "number_taken"),
        ("leave 1 when=b", "unknown_moment"),
        ("leave 1 2", "left_over"),
        ("round 3", "unknown_table"),
        ("round", "needs_table"),
        ("round 1 1 2", "left_over"),
        ("round 1 2:ghost", "unknown_word"),
        ("hire 1 anna bart", "hire_how"),
        ("hire 1 anna bart x", "bad_number"),
        ("hire 1 anna bart 100 maybe", "left_over"),
        ("hire 1", "needs_player"),
        ("auction 1", "needs_characters"),
        ("bid 1 anna", "bid_what"),
        ("bid 1 anna bart 100 200", "left_over"),
        ("result 1 nobody 1+", "unknown_outcome"),
        ("result 1", "needs_outcome"),
        ("result 1 law", "needs_player"),
        ("result 1 law 1", "in_play_or_out"),
        ("result 1 law 2+", "role_missing"),
        ("void 1 perhaps", "void_how"),
        ("void 1", "void_how"),
        ("time 1 soon", "bad_number"),
        ("time 1 0", "bad_number"),
        ("stream 1", "needs_stream"),
        ("seed", "needs_seed"),
        ("seed x for=fun", "unknown_purpose"),
        ("draw", "seed_missing"),
        ("draw tables=3", "no_such_partition"),
        ("lots", "nobody_is_level"),
        ("qualify", "no_qualifiers_yet"),
        ("duel", "needs_match"),
        ("duel semi_9 1", "unknown_match"),
        ("duel final 1", "needs_player"),
        ("warn 1 " + "x" * LONGEST_LINE, "line_too_long"),
    ],
)
def test_a_line_that_means_nothing_says_why(cup: TournamentLog, line: str, key: str) -> None:
    """Nothing is guessed: the key says what is missing or not known."""
    with pytest.raises(BadLine) as refused:
        facts(cup, line)
    assert refused.value.key == key


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
@pytest.mark.parametrize("line", ["pardon", "stand", "time 1"])
def test_a_number_that_is_missing_is_said_to_be_missing(cup: TournamentLog, line: str, lang: str) -> None:
    """The sentence is that of a number left out, and nothing that it asks for is not given."""
    speech = Speech.of(lang)
    speech.words.errors.clear()
    with pytest.raises(BadLine) as refused:
        facts(cup, line)
    assert speech.error(refused.value) == speech.error(BadLine("bad_number", word=""))
    assert speech.words.errors == []


def test_a_name_that_two_share_is_asked_for(cup: TournamentLog) -> None:
    """With those who may be meant."""
    typed(cup, "enrol Anneke Annalisa")
    with pytest.raises(BadLine) as refused:
        facts(cup, "warn ann late")
    assert (refused.value.key, refused.value.about["near"]) == (
        "player_ambiguous",
        ("1 Anna", "11 Anneke", "12 Annalisa"),
    )


TEXT = st.text("abcdefghij '\"", min_size=1, max_size=12).map(str.strip).filter(bool)
PLAYER = st.integers(1, 10)
PLACE = st.tuples(st.integers(1, 2), st.integers(1, 9))
ROLE = st.sampled_from(["sheriff", "deputy", "outlaw", "renegade"])
CHARACTER = st.sampled_from(["bart_cassidy", "suzy_lafayette", "kit_carlson"])
MONEY = st.integers(-10, 90).map(lambda hundreds: hundreds * 100)
ANSWER = st.sampled_from([None, True, False])
MOMENT = st.sampled_from(["before_draw", "between_rounds", "during_game", "after_rounds", "during_duel"])
FEW = st.lists(PLAYER, min_size=1, max_size=6).map(tuple)
RESULT = st.builds(e.SeatResult, PLAYER, ROLE, st.booleans(), st.booleans())


def placed(kind: type, *parts: st.SearchStrategy[object]) -> st.SearchStrategy[e.Fact]:
    """Facts of this kind about some table and round."""
    return st.tuples(PLACE, *parts).map(lambda told: kind(*told[0], *told[1:]))


FACTS: st.SearchStrategy[e.Fact] = st.one_of(
    st.builds(e.PlayerEnrolled, st.integers(11, 99), TEXT, TEXT, ANSWER, ANSWER, ANSWER),
    st.builds(e.PlayerLeft, PLAYER, MOMENT),
    st.builds(e.SeedWritten, TEXT, st.sampled_from(["seating", "lots"])),
    st.builds(e.Drawn, st.lists(FEW, min_size=2, max_size=4).map(tuple), TEXT),
    st.builds(e.Warned, PLAYER, TEXT),
    st.builds(e.Expelled, PLAYER, TEXT, MOMENT),
    st.builds(e.PenaltyCancelled, st.integers(0, 99), TEXT),
    st.builds(e.LetStand, st.integers(0, 99), TEXT),
    st.builds(e.LotsDrawn, FEW, TEXT),
    st.builds(e.QualifiersNamed, FEW),
    st.builds(e.DuelWon, st.sampled_from(["semi_1", "third", "final"]), PLAYER, PLAYER),
    placed(e.RoundOpened, PLAYER, st.lists(st.builds(e.Dealt, PLAYER, ROLE), max_size=5).map(tuple)),
    placed(e.CharacterHired, PLAYER, CHARACTER, MONEY, st.booleans()),
    placed(e.GamePlayed, st.sampled_from(["law", "outlaws", "renegade"]), st.lists(RESULT, min_size=1).map(tuple)),
    placed(e.GameVoided, st.booleans(), TEXT),
    placed(b.CharactersLaid, st.lists(CHARACTER, min_size=1).map(tuple)),
    placed(b.BidOpened, PLAYER, CHARACTER, MONEY),
    placed(b.BidRaised, PLAYER, st.integers(0, 9000)),
    placed(b.BidWithdrawn, PLAYER),
    placed(b.CharacterChosen, PLAYER, CHARACTER),
    placed(b.ChoiceDrawn, FEW),
    placed(TableOpened, st.text("abcdef0123", min_size=1)),
    placed(TimeGranted, st.integers(1, 600), TEXT),
)  # fmt: skip


@pytest.fixture(scope="module")
def state(tmp_path_factory: pytest.TempPathFactory) -> TournamentLog:
    """One tournament for all examples: nothing is logged in it."""
    from tests.championship.office.opening import office, seated

    return seated(office(tmp_path_factory.mktemp("lines") / "event.sqlite").new("Cup"))


@settings(max_examples=tries(300), deadline=None)
@given(fact=FACTS)
def test_what_is_written_is_read_back(state: TournamentLog, fact: e.Fact) -> None:
    """Every fact has a line that logs it again, whatever its names and reasons hold."""
    assert facts(state, written(fact)) == (fact,)


@given(st.lists(st.text("ab '\"", max_size=6), max_size=5))
def test_words_come_back(words: list[str]) -> None:
    """Quotes hold any word together."""
    quoted = " ".join('"' + word.replace('"', '""') + '"' for word in words)
    assert words_of(quoted) == words


@given(st.text(max_size=80))
def test_no_line_is_a_crash(state: TournamentLog, line: str) -> None:
    """Whatever is typed is read, or refused with a key."""
    try:
        facts(state, line)
    except BadLine as refused:
        assert refused.key


@pytest.mark.parametrize(("word", "near"), [("cassidi", ("bart_cassidy",)), ("jesse_jonse", ("jesse_jones",))])
def test_a_mistyped_name_is_no_guess(cup: TournamentLog, word: str, near: tuple[str, ...]) -> None:
    """Money is paid for it: what was perhaps meant is offered, and nothing is read."""
    typed(cup, "round 1")
    with pytest.raises(BadLine, match="word_near") as raised:
        read(f"hire 1 1:{word}:100", cup.state, load())
    assert raised.value.about["choices"] == near


def test_a_line_may_come_in_one_piece(cup: TournamentLog) -> None:
    """As one argument of a shell: `correct 14 "warn 1 late"`."""
    typed(cup, "warn 2 late")
    number, words = str(len(cup.entries) - 1), "warn 1 late"
    assert corrected((number, words), cup, load()) == corrected((number, *words.split()), cup, load())
    assert inserted((number, words), cup, load()) == inserted((number, *words.split()), cup, load())
