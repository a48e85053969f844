"""Whatever is typed at the desk is answered, what is proposed can be taken, and what is drawn keeps to its width."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from textual.content import Content

from referee.championship.office.lines import spoken
from referee.championship.rules.bracket import FEW, MANY, Match, Rung
from referee.championship.rules.entries import CharacterHired
from referee.championship.typing.completion import DeskCompletion
from referee.championship.typing.lines import ALL_VERBS, amends, entries_of
from referee.championship.typing.talk import DeskTalk
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.tui.championship.ladder import drawn, slots
from referee.tui.face import Face
from referee.tui.widgets.bars import Scale
from referee.tui.widgets.rows import Column, Row, laid_out
from tests.championship.office.opening import LAW_WINS, hired, office, seated, typed
from tests.hunts import tries

WORDS = (*ALL_VERBS, "1", "2", "1.1", "99", "anna", "Bruno", "law", "1:sheriff+", "3:", ":", "suzy", "pass", "tables=2",
         "when=", '"', "-5", "²", "١", "0", "semi_1", "auction", "=", "x" * 50)  # fmt: skip
SAME = {("nl", "duel"), ("it", "decide")}
ANY = st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=6).map(" ".join)
SCORES = st.fractions(min_value=-10000, max_value=30000, max_denominator=20)


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DeskTalk]:
    """A tournament with a game over, an auction under way, and a word in it."""
    place: Path = tmp_path_factory.mktemp("desk") / "event.db"
    opened = office(place)
    log = seated(opened.new("Cup"))
    typed(log, "round 1", hired(1, 1, 2, 3, 4, 5), LAW_WINS)
    typed(log, "round 2", "auction 2 suzy lucky kit janet jesse", "bid 2 6 suzy 100")
    face = Face(Desk(place), "en")
    yield DeskTalk(face.office.opened(log.stream), face, face.desk, face.office)
    face.close()
    opened.close()


@settings(max_examples=tries(200), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(line=ANY)
def test_whatever_is_typed_is_answered(talk: DeskTalk, line: str) -> None:
    """It is judged, or it is told what is wrong; the program never is, and nothing is logged by a look."""
    before = len(talk.log.entries)
    told = talk.preview(line)
    assert bool(told.said) == bool(line.strip())
    assert "went wrong" not in "".join(text for _, text in told.said)
    assert len(talk.log.entries) == before
    for proposal in DeskCompletion(talk.log.state, load(), "en").proposals(line):
        assert proposal.line.startswith(line.rpartition(" ")[0])


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
@pytest.mark.parametrize(
    ("begun", "taken"),
    [
        ("bi", ("bid", "2", "Gina", "200")),
        ("bi", ("bid", "2", "Gina", "pass")),
        ("war", ("warn", "Anna")),
        ("rou", ("round 1",)),
        ("aucti", ("auction", "1")),
    ],
)
def test_what_is_proposed_leads_to_a_line_that_means_something(
    talk: DeskTalk, lang: str, begun: str, taken: tuple[str, ...]
) -> None:
    """Step by step each word is among the proposals, in every language."""
    completion, line = DeskCompletion(talk.log.state, load(), lang), begun
    for word in (spoken(taken[0], load(), lang), *taken[1:]):
        found = {each.shown: each.line for each in completion.proposals(line)}
        assert word in found, (line, found)
        line = found[word]
    if taken[0] != "auction":
        assert entries_of(line, talk.log, talk.desk)


@pytest.mark.parametrize(
    ("line", "english"),
    [
        ("waarschuwt anna te laat", "warn anna te laat"),
        ("ammonisce anna", "warn anna"),
        ("Ronde 1", "round 1"),
        ("offre 2 gina passo", "bid 2 gina pass"),
        ("herroep 3", "retract 3"),
        ("correggi 20 turno 2 8", "correct 20 round 2 8"),
        ("inserisci 20 uitsluiten 1 unfair", "insert 20 expel 1 unfair"),
    ],
)
def test_a_line_means_the_same_in_every_language(talk: DeskTalk, line: str, english: str) -> None:
    """Whatever language its verbs are said in, and whatever language the desk speaks."""
    desk, log = talk.desk, talk.log
    assert entries_of(line, log, desk) == entries_of(english, log, desk)
    assert amends(line, load()) == amends(english, load())


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_every_verb_is_called_by_a_word_that_reads_back(lang: str) -> None:
    """What is proposed and begun in a language can be typed in it."""
    for verb in ALL_VERBS:
        said = spoken(f"{verb} 1", load(), lang)
        assert spoken(said, load(), "en") == f"{verb} 1"
        assert (said == f"{verb} 1") == (lang == "en" or (lang, verb) in SAME)


@pytest.mark.parametrize(
    ("lang", "sides", "sheriff"),
    [
        ("en", {"law", "outlaws", "renegade"}, "6:sheriff+"),
        ("nl", {"wet", "outlaws", "renegade"}, "6:sheriff+"),
        ("it", {"legge", "fuorilegge", "rinnegato"}, "6:sceriffo+"),
    ],
)
def test_a_result_is_proposed_in_the_language_spoken(talk: DeskTalk, lang: str, sides: set[str], sheriff: str) -> None:
    """Sides and roles by their names there, each of which reads back."""
    completion = DeskCompletion(talk.log.state, load(), lang)
    assert {each.shown for each in completion.proposals("result 2 ")} == sides
    for side in sides:
        assert sheriff in {each.shown for each in completion.proposals(f"result 2 {side} ")}
        assert entries_of(f"result 2 {side} {sheriff}", talk.log, talk.desk)


def test_a_hire_is_completed_to_its_price(talk: DeskTalk) -> None:
    """Player, character in the language spoken, price: one word that reads back."""
    completion, line = DeskCompletion(talk.log.state, load(), "it"), "hire 2 8:"
    line = completion.proposals(f"{line}jour")[0].line
    line = completion.proposals(line)[0].line
    (hire,) = entries_of(line, talk.log, talk.desk)
    assert isinstance(hire, CharacterHired)
    assert (hire.player, hire.character, hire.price) == (8, "jourdonnais", 100)


@pytest.mark.parametrize(("place", "sheriff"), [("1.1", "1:sheriff+"), ("1.10", "3:sheriff+"), ("1.99", "4:sheriff+")])
def test_a_round_is_completed_by_its_whole_number(tmp_path: Path, place: str, sheriff: str) -> None:
    """What is proposed for a round is that of the round named, of as many digits as can be typed for one."""
    opened = office(tmp_path / "event.db")
    log = seated(opened.new("Cup"))
    typed(log, "round 1", "round 1.10 3", "round 1.99 4")
    proposed = DeskCompletion(log.state, load(), "en").proposals(f"result {place} law ")
    assert {each.shown for each in proposed} & {"1:sheriff+", "3:sheriff+", "4:sheriff+"} == {sheriff}
    opened.close()


@given(values=st.lists(SCORES, min_size=1, max_size=12), width=st.integers(4, 120))
def test_bars_share_one_axis_and_keep_to_their_width(values: list[Fraction], width: int) -> None:
    """What is below nothing lies left of the axis, what is above right of it, and more is never shorter."""
    scale = Scale(values)
    bars = {value: scale.bar(value, width).plain for value in values}
    assert len({bar.index("│") for bar in bars.values()}) == 1
    for value, bar in bars.items():
        left, _, right = bar.partition("│")
        assert len(bar) <= max(width, 4)
        assert bool(left.strip()) == (value < 0) or value == 0
        assert not right or value > 0
    above = [len(bars[value].partition("│")[2]) for value in sorted(values) if value > 0]
    assert above == sorted(above)


@pytest.mark.parametrize("rungs", [FEW, MANY])
@pytest.mark.parametrize("width", [60, 78, 118, 198])
def test_the_ladder_takes_a_row_for_each_player(rungs: tuple[Rung, ...], width: int) -> None:
    """Eight players, eight rows; every line that joins two stands under the corner it comes from."""
    matches = {rung.key: Match(rung.key, (1, 2), rung.clauses) for rung in rungs}
    lines = [line.plain for line in drawn(slots(rungs, matches), {1: "Anna", 2: "Bruno van der Meer"}, width)]
    assert len(lines) == 2 * sum(bool(rung.seeds) for rung in rungs)
    assert all(len(line) <= width for line in lines)
    for upper, lower in pairwise(lines):
        for column in (at for at, sign in enumerate(upper) if sign in "┐│"):
            assert lower[column] in "┴│"


@given(
    texts=st.lists(st.tuples(st.text(max_size=30), st.text(max_size=60), st.text(max_size=10)), max_size=6),
    width=st.integers(30, 160),
)
def test_rows_keep_to_their_width(texts: list[tuple[str, str, str]], width: int) -> None:
    """Whatever stands in the cells, no row is wider than the list."""
    columns = (Column("a", 20), Column("b", grows=True), Column("c", 5, right=True))
    rows = [Row(str(number), (one, two, Content(three))) for number, (one, two, three) in enumerate(texts)]
    assert all(line.cell_length <= width for line in laid_out(columns, rows, width))
