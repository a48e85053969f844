"""`log`, `due`, `retract` and `history`."""

import json

import pytest

from tests.cli.command import referee


def words(out: str) -> list[str]:
    """The verdicts of everything logged, in the order of logging."""
    return [flag["verdict"] for line in out.splitlines() for flag in json.loads(line)["flags"]]


def test_each_argument_is_a_line(five: str) -> None:
    """Arguments are logged in their order, and each answers with what came of it."""
    ran = referee(five, "log", "1 turn", "1 draw 2", "1 bang 2", "--json")
    assert ran.code == 0
    assert [json.loads(line)["line"] for line in ran.out.splitlines()] == ["1 turn", "1 draw 2", "1 bang 2"]


def test_lines_may_be_piped(five: str) -> None:
    """Without arguments the lines of standard input are logged; empty ones and comments do nothing."""
    ran = referee(five, "log", "--json", stdin="1 turn\n\n  # the draw\n1 draw 2\r\n")
    assert (ran.code, words(ran.out)) == (0, ["legal", "legal"])


@pytest.mark.parametrize(("lines", "told"), [(2, "2 lines behind it were"), (1, "line behind it was"), (0, "")])
def test_lines_behind_a_refused_one_are_told_to_be_unread(five: str, lines: int, told: str) -> None:
    """Whoever gave several lines knows which of them were not logged."""
    ran = referee(five, "log", "", "blah", *["1 bang 2"] * lines)
    assert told in ran.err
    assert ("not read" in ran.err) == bool(lines)


@pytest.mark.parametrize("line", ["", "."])
def test_an_empty_argument_logs_what_is_due(five: str, line: str) -> None:
    """What must happen and leaves no choice is logged by an empty argument or a dot."""
    ran = referee(five, "log", line, "--json")
    assert [flag["entry"] for flag in ran.json["flags"]] == ["Anna's turn", "Anna draws 2 cards"]


def test_what_was_not_allowed_is_told_with_its_clauses(five: str) -> None:
    """A second Bang! is logged, flagged with sentence and clause, and the exit code is 1."""
    ran = referee(five, "log", "", "1 bang 2", "2 no", "2 lose", "1 bang 2")
    assert ran.code == 1
    assert "✗ Anna plays a Bang! at Bruno" in ran.out
    assert "Irregular: Anna has already played 1 Bang! this turn; the limit is 1." in ran.out
    assert "NLB-013" in ran.out


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_what_is_taken_for_said_twice_names_the_way_to_log_it_again(five: str, lang: str) -> None:
    """A line that is not logged since it was said already tells how it is logged if it did happen twice."""
    lines = ("", "1 bang 2", "2 missed", "2 missed")
    assert "--every-step" in referee(five, "--lang", lang, "log", *lines).out
    again = referee(five, "log", "--every-step", "2 missed")
    assert "✓" in again.out or "¿" in again.out


def test_what_is_due_is_told_after_each_line(five: str) -> None:
    """After a Bang! its answer is due, with the words that may be typed."""
    ran = referee(five, "log", "", "1 bang 2")
    told = " ".join(line.strip() for line in ran.out.splitlines()[-1:])
    assert told == ("→ Bruno answers the Bang! of Anna ▸ missed, jourdonnais …, hit")


def test_an_unclear_play_gives_exit_code_3(store: str) -> None:
    """Where something must be known that nobody told, nothing is illegal and the exit code says so."""
    referee(store, "new", "Anna:sheriff", "Bruno:out:jourdonnais", "Carla:out:el_gringo", "Dario:ren:suzy")
    ran = referee(store, "log", "1 turn", "1 draw 2", "1 bang 2", "2 missed", "1 bang 2", "--json")
    assert (ran.code, words(ran.out)[-1]) == (3, "unclear")


def test_a_bad_line_is_not_logged_and_the_rest_is_not_tried(five: str) -> None:
    """Of a line that means nothing nothing is logged; what came before stays, what follows is left alone."""
    ran = referee(five, "log", "1 turn", "1 bang zed", "1 draw 2")
    assert ran.code == 2
    assert ran.err.startswith(
        "Line 2: No player here is called “zed”. Type the number or the beginning of the name: 1 Anna,"
    )
    assert [row["entry"] for row in referee(five, "history", "--json").json[1:]] == ["Anna's turn"]


def test_a_typing_error_that_was_mended_is_told(five: str) -> None:
    """A word read otherwise than it was typed is shown beside what was logged."""
    ran = referee(five, "log", "", "1 mustnag")
    assert ran.code == 0
    assert "“mustnag” was read as Mustang" in ran.out


def test_what_was_read_is_named_in_the_language_heard(five: str) -> None:
    """A card and a verb have their names of that language, and not those of files."""
    assert "“carabnia” è stato letto come Rev. Carabine" in referee(five, "log", "1 carabnia", lang="it").out
    assert "“scartta” è stato letto come scarta" in referee(five, "log", "1 scartta ?", lang="it").out


def test_due_says_what_must_happen(five: str) -> None:
    """`due` answers with the sentences, and whether an empty line logs them."""
    (first,) = referee(five, "due", "--json").json["due"]
    assert (first["sentence"], first["enter"], first["must"]) == ("The turn of Anna begins", True, True)


def test_retract_tells_every_verdict_that_changed(five: str) -> None:
    """Without the first Bang! the second is the only one; with it again, it is one too many."""
    referee(five, "log", "", "1 bang 2", "2 missed", "1 bang 2")
    ran = referee(five, "retract", "3", "--json")
    changed = {change["number"]: (change["was"], change["now"]) for change in ran.json["changed"]}
    assert changed == {5: ("illegal", "legal")}
    assert "Legal → Irregular" in referee(five, "retract", "6").out


def test_retract_without_a_number_takes_the_last_back(five: str) -> None:
    """And once more the one before it, until there is nothing left."""
    referee(five, "log", "1 turn", "1 draw 2")
    for said in ("Entry 2 is taken back", "Entry 1 is taken back"):
        assert said in referee(five, "retract").out
    ran = referee(five, "retract")
    assert (ran.code, ran.err) == (2, "There is nothing to take back.\n")


def test_several_are_taken_back_at_once(five: str) -> None:
    """As on a line of the log."""
    referee(five, "log", "", "1 bang 2", "2 missed")
    referee(five, "retract", "4", "3")
    rows = referee(five, "history", "--json").json
    assert [row["number"] for row in rows if not row["counts"]] == [3, 4]


def test_history_keeps_what_was_said_then(five: str) -> None:
    """What was taken back stays in the history, marked; a changed verdict stands beside the first one."""
    referee(five, "log", "", "1 bang 2", "2 missed", "1 bang 2")
    referee(five, "log", "retract 3..4")
    rows = referee(five, "history", "--json").json
    assert [row["counts"] for row in rows] == [True, True, True, False, False, True, True]
    assert (rows[5]["said"], rows[5]["now"]) == ("illegal", "legal")
    assert all("taken back" in referee(five, "history", *form).out for form in ((), ("--entries",)))


def test_history_reads_by_plays(five: str) -> None:
    """A shot, its answer and what it cost are one row, which names the number of its first entry; so say programs."""
    referee(five, "log", "", "1 bang 2", "2 hit", "1 beer")
    shown = [row[:4].strip() for row in referee(five, "history").out.splitlines() if row[:4].strip()]
    rows = referee(five, "history", "--json").json
    begun = [row["number"] for row in rows if row["play"] == row["number"]]
    (shot,) = (row["number"] for row in rows if "Bang!" in row["entry"] and "plays" in row["entry"])
    assert list(map(int, shown)) == begun
    assert [row["number"] for row in rows if row["play"] == shot] == [shot, shot + 1, shot + 2]
    assert len(referee(five, "history", "--entries").out.splitlines()) == len(rows)


def test_history_can_be_cut_to_its_end(five: str) -> None:
    """`--last N` shows the last N entries, and read by plays the last N plays."""
    referee(five, "log", "", "1 beer")
    assert [row["number"] for row in referee(five, "history", "--last", "2", "--json").json] == [2, 3]
    referee(five, "log", "1 bang 2", "2 missed")
    assert [row[:4] for row in referee(five, "history", "--last", "2").out.splitlines()] == ["   3", "   4"]


@pytest.mark.parametrize("cheating", ["2 cheats peeking", "2 exposes purpose"])
def test_a_penalty_that_has_to_follow_is_not_said_to_be_optional(store: str, cheating: str) -> None:
    """ITC-180, ITC-182: cheating is punished; which penalty it is, and when, is for the referee."""
    seats = ("Anna:sheriff", "Bruno:out", "Carla:out", "Dario:ren")
    assert referee(store, "new", *seats, "--set", "championship").code == 0
    following = referee(store, "log", cheating, "--json").json["next"]["due"]
    (due,) = [row for row in following if "penalty" in row["sentence"]]
    assert (due["must"], due["typed"], "(may)" in due["sentence"]) == (True, ["warn", "expel"], False)


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "entry 3 counts again"), ("nl", "notitie 3 telt weer"), ("de", "Eintrag 3 zählt wieder")],
)
def test_taking_back_a_retraction_tells_what_counts_again(five: str, lang: str, told: str) -> None:
    """`undo` right behind the retraction of something deeper takes that back, and says so."""
    referee(five, "log", "", "1 bang 2", "2 missed", "retract 3")
    assert told in " ".join(referee(five, "--lang", lang, "log", "undo").out.split())


TAKEN_BACK = {
    "en": "is taken back: Anna plays a Bang! at Eva",
    "nl": "is teruggenomen: Anna speelt een Bang! op Eva",
    "it": "è ritirata: Anna gioca un Bang! contro Eva",
    "de": "zurückgenommen: Anna spielt ein Bang! auf Eva",
}


@pytest.mark.parametrize("lang", TAKEN_BACK)
def test_what_is_taken_back_is_told(five: str, lang: str) -> None:
    """Who takes back the wrong thing sees it, and has to look up no number."""
    referee(five, "log", "", "1 bang 5")
    ran = referee(five, "log", "retract", lang=lang)
    assert TAKEN_BACK[lang] in " ".join(ran.out.split())


def test_what_several_may_take_is_told_once(store: str) -> None:
    """Of a General Store each who takes a card is named; the cards that lie open stand behind the first alone."""
    referee(store, "new", "Anna:sheriff", "Bruno", "Carla", "Dario")
    told = referee(store, "log", "anna general store", "anna turns up beer, bang, bang, missed").out
    takes = [line for line in told.splitlines() if "takes one of the cards" in line]
    assert [line.split()[1] for line in takes] == ["Anna", "Bruno", "Carla", "Dario"]
    assert told.count("pick beer") == 1 and "pick beer" in takes[0]


UNTYPED = {"en": "(not typed)", "nl": "(niet getypt)", "it": "(non scritto)", "de": "(nicht getippt)"}


@pytest.mark.parametrize("lang", UNTYPED)
def test_what_nobody_typed_says_so_itself(five: str, lang: str) -> None:
    """No entry of its own tells it before, and nothing that was typed says so."""
    out = referee(five, "--lang", lang, "log", "mustang").out
    assert [UNTYPED[lang] in line for line in out.splitlines()[:3]] == [True, True, False]
