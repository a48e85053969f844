"""What was not written in time and is told afterwards: put where it was in order, or asked about; never an offence."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Inserted
from referee.core.nouns.verdict import Level
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.notation import line_of
from tests.desk.hearing.told import as_lines, holding, six_after
from tests.rows import rows

CLEO_ON_TURN = "schofield; end; ben draw 2; mustang; end; cleo draw 2; stagecoach; ."
"""Anna and Ben have had their turns; Cleo, whose turn it is, has played."""
END_OF_BEN = 7
FOUR = """
seat 1 "Anna" sheriff slab_the_killer life 5/5 hand 3
seat 2 "Ben" outlaw el_gringo life 3/3 hand 1
seat 3 "Cleo" ? lucky_duke life 3/4 hand 2
seat 4 "Dirk" ? calamity_janet life 3/4 hand 3
turn 1 play
deck 40
"""
SAID = {
    "en": ("forgot ben barrel", "ben barrel earlier", "i forgot: ben's barrel", "before that ben played a barrel",
           "ben barrel in his own turn", "ben put down a barrel before he ended",
           "forgot to log: ben barrel", "ben had a barrel before", "oh yes, ben had put down a barrel before that"),
    "nl": ("vergeten: ben ton", "ben had eerder een ton gelegd", "ben ton, vergeten", "ben ton voordat hij stopte",
           "ik ben ben's ton vergeten", "eerder speelde ben een ton",
           "o ja, ben had daarvoor een ton gelegd"),
    "it": ("dimenticato: ben barile", "prima ben aveva messo il barile", "ah, ben prima aveva messo anche il barile",
           "ben barile prima di finire il turno", "mi ero dimenticato il barile di ben", "ben barile prima",
           "ah già, ben aveva messo il barile prima"),
    "de": ("vergessen: ben fass", "ben hatte vorher ein fass ausgelegt", "ben fass nachträglich",
           "ich habe das fass von ben vergessen", "davor hat ben ein fass gelegt", "ben fass in seinem zug",
           "ach ja, ben hatte davor ein fass gelegt"),
}  # fmt: skip
LINES = [(lang, line) for lang, lines in SAID.items() for line in lines]


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """Four players, Cleo on turn."""
    return six_after(desk, CLEO_ON_TURN, FOUR)


def _all_clean(log: TableLog) -> bool:
    return all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


@pytest.mark.parametrize(("lang", "line"), LINES)
def test_what_is_said_to_be_forgotten_goes_where_it_was_in_order_last(log: TableLog, lang: str, line: str) -> None:
    """Nobody has to know the number of an entry for that, and one key takes it away again."""
    length, table = log.length, log.table
    outcome = log.preview(line, lang)
    assert as_lines(log, (each.entry for each in outcome.judged)).startswith("2 barrel")
    assert outcome.judged[0].entry == Inserted(END_OF_BEN, 1)
    assert (log.length, log.table) == (length, table)


def test_one_key_takes_it_away_again(log: TableLog) -> None:
    """The insertion goes as a whole."""
    table = log.table
    log.enter("forgot ben barrel")
    assert log.table.seat(2).in_play != table.seat(2).in_play and _all_clean(log)
    log.enter("undo")
    assert log.table == table


def test_before_a_play_that_was_put_right_it_goes_before_what_stands_there(desk: Desk) -> None:
    """`before that` was passed over there, and the Dynamite was put down after it."""
    log = six_after(desk, "panic ben; correct panic dirk, hand", FOUR)
    told = log.enter("oh and anna had put down the dynamite before that").judged
    assert told[0].entry == Inserted(1, 1) and as_lines(log, (each.entry for each in told)) == "1 dynamite"


BEFORE = {
    "en": (
        "before 6 ben barrel",
        "before 6: ben barrel, scope",
        "insert before 6 ben barrel",
        "ben barrel before entry 6",
    ),
    "nl": ("voor 6 ben ton", "ben ton voor notitie 6"),
    "it": ("prima di 6 ben barile", "inserisci prima della 6 ben barile", "ben barile prima dell'annotazione 6"),
    "de": ("vor 6 ben fass", "ben fass vor eintrag 6"),
}


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, lines in BEFORE.items() for line in lines])
def test_before_a_number_is_before_that_entry(log: TableLog, lang: str, line: str) -> None:
    """As `insert` has it."""
    outcome = log.preview(line, lang)
    put_in, *said = outcome.judged
    assert put_in.entry == Inserted(6, len(said)) and all(each.verdict.clean for each in said)


def test_before_the_number_of_a_seat_is_in_front_of_him(log: TableLog) -> None:
    """At the end of a line a small number is a player."""
    assert as_lines(log, (each.entry for each in log.preview("jail before 2").judged)) == "3 jail 2"


EXPLAINED = (
    "schofield; end; ben draw 2; mustang; end; cleo draw 2; schofield; bang ben; ben barrel 7c again; ben hit; end; "
    "dirk draw 2; winchester; bang ben; ben barrel 9h again"
)


@pytest.mark.parametrize("line", ["forgot ben barrel", "ben barrel"])
def test_two_flags_that_a_forgotten_card_explains_are_judged_anew(desk: Desk, line: str) -> None:
    """Ben's Barrel lay there for two attacks of two turns: both draws were in order. Without the word it is asked."""
    log = six_after(desk, EXPLAINED, FOUR)
    flagged = [n for n in range(log.length) if (verdict := log.verdict(n)) and verdict.level == Level.ILLEGAL]
    if line == "ben barrel":
        with pytest.raises(BadLine, match="forgotten_before") as asked:
            log.enter(line)
        line = asked.value.about["choices"][0]
    outcome = log.enter(line)
    assert [each.number for each in outcome.otherwise] == flagged and len(flagged) == 2
    assert outcome.judged[0].entry == Inserted(END_OF_BEN, 1) and _all_clean(log)


def test_before_a_flag_that_it_explains_rather_than_after_it(desk: Desk) -> None:
    """In Anna's own turn the last place would be after her shot, which was out of reach without the Winchester."""
    log = six_after(desk, "bang cleo; cleo hit; mustang", FOUR)
    assert not holding(log, 1).clean
    outcome = log.enter("forgot anna schofield")
    assert outcome.judged[0].entry == Inserted(1, 1) and _all_clean(log)


ELSEWHERE = {
    "with its answers": ("forgot ben bang anna, missed", "2 bang 1 | 1 answer missed"),
    "two cards": ("forgot: ben played a barrel and scope", "2 barrel | 2 scope"),
    "what is due now": ("earlier cleo draws 2", "3 draw 2"),
}


@pytest.mark.parametrize("what", ELSEWHERE)
def test_all_that_is_told_is_put_in(desk: Desk, what: str) -> None:
    """What is due by then is no older than what was logged last."""
    line, means = ELSEWHERE[what]
    due = what == "what is due now"
    log = six_after(desk, "schofield; end; ben draw 2; mustang; end" if due else CLEO_ON_TURN, FOUR)
    outcome = log.enter(line)
    assert as_lines(log, (each.entry for each in outcome.judged)).endswith(means)
    assert _all_clean(log)


def test_an_answer_that_lacks_then_is_told_and_told_late_itself(log: TableLog) -> None:
    """A shot that came to mind alone leaves the end of that turn in doubt until it is said what Anna gave."""
    assert [each.entry for each in log.enter("forgot ben bang anna").otherwise] == [log.entry(END_OF_BEN)]
    log.enter("forgot anna missed")
    assert _all_clean(log)


@pytest.mark.parametrize(
    "line", ["forgot ben mustang", "forgot ben bang dirk", "ben draws 2 earlier", "forgot ben jail 1"]
)
def test_what_was_nowhere_in_order_is_told_so(log: TableLog, line: str) -> None:
    """A second Mustang, a shot out of reach, a draw for nothing, the Sheriff in Jail: nothing is logged."""
    length = log.length
    with pytest.raises(BadLine, match="nowhere_earlier"):
        log.enter(line)
    assert log.length == length


SHOT = "bang ben; ben missed; stagecoach; ."
BEFORE_THE_SHOT = {
    "en": ("anna had put down the schofield before that bang, forgot it",
           "forgot: anna played schofield before the bang",
           "i forgot anna's schofield before his bang", "forgotten: anna played a schofield before shooting"),
    "nl": ("vergeten: anna schofield voor de bang", "anna had de schofield gelegd voor de bang, vergeten"),
    "it": ("dimenticato: anna schofield prima del bang", "anna schofield prima di sparare, dimenticato"),
    "de": ("vergessen: anna schofield vor dem bang", "ich vergaß: vor dem bang hat anna eine schofield gelegt"),
}  # fmt: skip


@rows(("lang", "line"), [(lang, line) for lang, lines in BEFORE_THE_SHOT.items() for line in lines])
def test_before_a_card_is_right_before_its_latest_play(desk: Desk, lang: str, line: str) -> None:
    """Though it was in order later, too."""
    log = six_after(desk, SHOT, FOUR)
    told = log.preview(line, lang).judged
    assert [each.entry for each in told][:1] == [Inserted(1, 1)] and told[1].verdict.clean


NOT_IN_TIME = {
    "en": ("oh wait, anna had put down a mustang before that", "i forgot to type anna mustang",
           "i forgot to mention anna's mustang", "ah, I forgot that anna played a mustang",
           "hang on, she played a mustang before that, I forgot to type it"),
    "nl": ("ik vergat te typen anna mustang", "oh wacht, anna had eerder een mustang gelegd"),
    "it": ("ho dimenticato di scrivere anna mustang", "aspetta, anna mustang prima"),
    "de": ("ich vergaß zu tippen anna mustang", "ich habe vergessen, dass anna einen mustang gelegt hat"),
}  # fmt: skip


@rows(("lang", "line"), [(lang, line) for lang, lines in NOT_IN_TIME.items() for line in lines])
def test_so_many_ways_there_are_to_say_that_it_was_forgotten(desk: Desk, lang: str, line: str) -> None:
    """It lay there before the shot that is under way, not between that and its answer."""
    told = six_after(desk, "bang ben", FOUR).preview(line, lang).judged
    assert told[0].entry == Inserted(1, 1) and all(each.verdict.clean for each in told)


def test_an_ability_used_before_a_volley_is_not_put_between_its_answers(desk: Desk) -> None:
    """What is nobody's answer belongs before the play that is open."""
    players = FOUR.replace("slab_the_killer", "jose_delgado")
    log = six_after(desk, "gatling; ben missed", f"sets base dodge_city{players}")
    assert log.enter("i forgot anna threw a barrel for jose delgado").judged[0].entry.entry == 1
    assert log.preview("forgot cleo missed").judged[0].verdict.clean


def test_only_the_clause_that_says_so_was_forgotten(desk: Desk) -> None:
    """What the line tells besides happens now."""
    log = six_after(desk, "schofield; end; ben draw 2; mustang; end", FOUR)
    outcome = log.enter("cleo draws 2; ben laid a scope in his turn, I forgot")
    assert as_lines(log, (each.entry for each in outcome.judged)) == "2 scope | 3 turn | 3 draw 2"
    assert _all_clean(log)


def test_had_a_card_is_that_it_was_played(log: TableLog) -> None:
    """In his turn: when else."""
    assert log.enter("ben had a barrel in his turn, I forgot").judged[0].entry == Inserted(END_OF_BEN, 1)


AS_EVER = {
    "a remark": ("note ben barrel earlier", "en"),
    "why something is taken back": ("undo, that was earlier", "en"),
    "why something stands": ("let 1 stand, it was forgotten", "en"),
    "a reason": ("stand 1 it was forgotten earlier", "en"),
    "what came first of two": ("prima cleo mustang, poi mirino", "it"),
    "where a card lies": ("cleo jail before 2", "en"),
}


@pytest.mark.parametrize("what", AS_EVER)
def test_a_word_that_says_something_else_puts_nothing_in(log: TableLog, what: str) -> None:
    """Free words stay free, and who does one thing first does another then."""
    line, lang = AS_EVER[what]
    assert not any(isinstance(each.entry, Inserted) for each in log.preview(line, lang).judged)


LAID = {"a blue card": "ben barrel", "in another language": "ben mirino"}


@pytest.mark.parametrize("what", LAID)
def test_a_card_laid_by_whose_turn_is_just_over_is_asked_about(log: TableLog, what: str) -> None:
    """Forgotten it goes before the end of his turn; done now it is the offence that it is."""
    lang = "it" if "mirino" in LAID[what] else "en"
    with pytest.raises(BadLine, match="forgotten_before") as asked:
        log.enter(LAID[what], lang)
    before, now = asked.value.about["choices"]
    assert log.preview(before, lang).judged[0].entry == Inserted(END_OF_BEN, 1)
    told = log.enter(now, lang)
    assert [each.verdict.keys for each in told.judged] == [("not_your_turn",)]


def test_so_is_a_card_that_waits(desk: Desk) -> None:
    """A green card of Dodge City is laid down as a blue one is."""
    log = six_after(desk, CLEO_ON_TURN, f"sets base dodge_city{FOUR}")
    with pytest.raises(BadLine, match="forgotten_before"):
        log.enter("ben sombrero")
    assert log.enter("forgot ben sombrero").judged[0].entry == Inserted(END_OF_BEN, 1)


def test_told_out_of_turn_and_then_forgotten_it_is_there_once(log: TableLog) -> None:
    """Who says it again as forgotten moves it."""
    log.enter("ben barrel again")
    wrong = log.length - 1
    log.enter("forgot ben barrel")
    assert log.verdict(wrong) is None and _all_clean(log)
    assert [card.kind for card in log.table.seat(2).in_play] == ["mustang", "barrel"]


REAL = {
    "whose turn was over before that": ("anna mustang", "not_your_turn"),
    "a card aimed at somebody": ("ben bang cleo", "not_your_turn"),
    "one that could not lie there either": ("ben mustang", "same_card_in_play"),
}


@pytest.mark.parametrize("what", REAL)
def test_what_explains_nothing_and_is_of_no_turn_just_over_is_an_offence(log: TableLog, what: str) -> None:
    """Nothing is asked about it."""
    line, key = REAL[what]
    assert key in log.enter(line).judged[-1].verdict.keys


def test_files_are_read_as_they_stand(log: TableLog) -> None:
    """Who logs every step is asked nothing either, and neither is who logs entries made elsewhere."""
    log.every_step = True
    told = log.enter("ben barrel")
    assert [(line_of(each.entry, log.book), each.verdict.word) for each in told.judged] == [("2 barrel", "illegal")]
