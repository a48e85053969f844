"""What the desk's commands tell beside their answers: where they stopped, who moves, who won, what it is called now."""

from pathlib import Path

import pytest

from referee.championship.office.bringing import bring_in
from referee.championship.office.document import document_of, written
from referee.championship.office.office import Office
from referee.championship.simulating.tournament import simulated
from referee.languages import LANGUAGES
from tests.championship.office.opening import LAW_WINS, NAMES, hired
from tests.cli.command import referee


@pytest.fixture
def cup(store: str) -> str:
    """The option that names a store with a tournament of ten at two tables, a game played at the first."""
    lines = (f"enrol {' '.join(NAMES)} eligible", "draw 1,2,3,4,5/6,7,8,9,10", "round 1", hired(1, 1, 2, 3, 4, 5))
    assert referee(store, "tournament", "new", "Cup").code == 0
    assert referee(store, "tournament", "log", *lines, LAW_WINS).code == 0
    return store


def test_a_line_that_means_nothing_is_told_with_its_number_and_how_many_stand(cup: str) -> None:
    """Whoever mends the file knows from where to go on; blank lines and comments are counted as lines only."""
    text = "# one\n\nwarn anna late\nwarn bruno late\ndance\nwarn carla late\n"
    ran = referee(cup, "tournament", "log", stdin=text)
    assert ran.code == 2
    assert "Line 5: The desk knows no “dance”." in ran.err and "2 lines were logged, those before." in ran.err
    assert len(referee(cup, "tournament", "warnings", "--json").json) == 2
    told = referee(cup, "tournament", "log", "--json", stdin="dance\n")
    assert '"key": "unknown_desk_verb"' in told.err and '"line": 1' in told.err
    assert "No line was logged" in referee(cup, "tournament", "log", "dance").err


def test_the_lines_of_the_history_stand_beside_their_numbers(cup: str) -> None:
    """`correct N` needs the number, and the line to mend."""
    (shown,) = referee(cup, "tournament", "history", "--lines", "--last", "1").out.splitlines()
    number, line = shown.split(maxsplit=1)
    assert line.startswith("result 1.1 law") and referee(cup, "tournament", "correct", number, *line.split()).code == 3


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("nl", "uitslag 1.1 wet 1:sheriff+ 2:hulpsheriff+ 3:outlaw- 4:outlaw- 5:renegade-"),
        ("it", "risultato 1.1 legge 1:sceriffo+ 2:vice+ 3:fuorilegge- 4:fuorilegge- 5:rinnegato-"),
    ],
)
def test_the_lines_of_the_history_speak_the_language_and_programs_read_ids(cup: str, lang: str, line: str) -> None:
    """What is shown can be typed again as it stands; JSON is the same in every language."""
    said = referee(cup, "tournament", "history", "--lines", "--last", "1", lang=lang).out
    assert said.split(maxsplit=1)[1].strip() == line
    assert referee(cup, "tournament", "correct", said.split()[0], *line.split(), lang=lang).code == 3
    assert referee(cup, "tournament", "history", "--lines", "--last", "1", "--json", lang=lang).json == [
        "result 1.1 law 1:sheriff+ 2:deputy+ 3:outlaw- 4:outlaw- 5:renegade-"
    ]


@pytest.mark.parametrize(
    ("lang", "illegal", "unclear"),
    [("en", "Irregular", "Unclear"), ("nl", "Onregelmatig", "Onduidelijk"), ("it", "Irregolare", "Da chiarire")],
)
def test_each_reason_stands_under_its_own_verdict(cup: str, lang: str, illegal: str, unclear: str) -> None:
    """What has still to be asked is not irregular because something else is; a doubt is about the log."""
    shown = referee(cup, "tournament", "enrol", "Anna", "qualified=yes", "--try", lang=lang).out
    labels = [line.split(": ")[0].strip() for line in shown.splitlines() if ": " in line and line.startswith("       ")]
    assert [label for label in labels if label in (illegal, unclear)] == [illegal, unclear]
    said = referee(cup, "tournament", "enrol", "Anna", "qualified=yes", "--try", "--json").json["flags"][0]
    assert [(each["key"], each["verdict"]) for each in said["reasons"]] == [
        ("after_the_draw", "for_referee"), ("already_qualified", "illegal"), ("eligibility_unasked", "unclear"),
    ]  # fmt: skip
    assert [each["verdict"] for each in said["doubts"]] == [""]


@pytest.mark.parametrize(("lang", "said"), [("en", "Nobody may see"), ("nl", "Niemand mag dat"), ("it", "Nessuno può")])
def test_a_seed_that_has_drawn_is_not_let_go_without_a_word(store: str, lang: str, said: str) -> None:
    """Mistyped, and nothing drawn, it may be; then it stands among what there is to point out until it is let stand."""
    referee(store, "tournament", "new", "Cup")
    referee(store, "tournament", "log", f"enrol {' '.join(NAMES)} eligible", "seed moon for=seating")
    assert referee(store, "tournament", "retract", "11", "--yes").code == 0
    referee(store, "tournament", "log", "seed noon for=seating", "draw")
    taken = [referee(store, "tournament", "retract", number, "--yes", lang=lang) for number in (14, 13)]
    assert [(each.code, said in " ".join(each.out.split())) for each in taken] == [(0, False), (3, True)]
    referee(store, "tournament", "log", "seed sun for=seating", "draw")
    found = referee(store, "tournament", "check", lang=lang)
    assert found.code == 3 and said in " ".join(found.out.split())
    referee(store, "tournament", "stand", "16", "everybody agreed")
    assert referee(store, "tournament", "check").code == 0


def test_that_nothing_was_logged_is_said_once(cup: str) -> None:
    """Without `--yes`, and by `--try`."""
    for words in (("retract", "13"), ("warn", "anna", "late", "--try")):
        assert referee(cup, "tournament", *words).err.count("Nothing was logged") == 1


@pytest.mark.parametrize(
    ("roles", "said"),
    [
        ("1:sheriff+ 2:deputy- 3:outlaw- 4:outlaw- 5:renegade-", "Nobody moves, 1 score changes (place, score"),
        ("1:sheriff+ 2:deputy+ 3:outlaw- 4:outlaw- 5:renegade-!", "2 players move, of 1 more only the score"),
    ],
)
def test_only_who_gets_another_place_is_said_to_move(cup: str, roles: str, said: str) -> None:
    """Of the others the score is shown, and is not called a move."""
    number = referee(cup, "tournament", "history", "--json").json[-1]["number"]
    ran = referee(cup, "tournament", "correct", number, "result", "1.1", "law", *roles.split())
    assert said in ran.out, ran.out


@pytest.mark.parametrize(("lang", "saved"), [("nl", "Geschreven"), ("it", "Scritto"), ("en", "Written")])
def test_what_a_report_is_about_is_told_in_the_users_language(cup: str, tmp_path: Path, lang: str, saved: str) -> None:
    """The language of the report is the report's alone, for a refusal too."""
    other = "it" if lang != "it" else "nl"
    file = str(tmp_path / "hall.html")
    ran = referee(cup, "tournament", "report", "hall", "--lang", other, "--out", file, lang=lang)
    assert saved in ran.err
    assert f'<html lang="{other}">' in Path(file).read_text(encoding="utf-8")
    refused = [
        referee(cup, "tournament", "report", "board", *words, lang=lang).err for words in ((), ("--lang", other))
    ]
    assert refused[0] == refused[1] and refused[0]
    chosen = referee(cup, "--lang", lang, "tournament", "report", "hall", "--lang", other, "--out", file, lang="en")
    assert saved in chosen.err


def test_a_tournament_is_listed_and_found_by_the_name_it_has_now(cup: str) -> None:
    """Its opening is put right like any entry, and that taken back like any."""
    referee(cup, "tournament", "correct", "0", "opening", "Coppa", "--yes")
    assert [row["name"] for row in referee(cup, "tournament", "list", "--json").json] == ["Coppa"]
    assert referee(cup, "tournament", "due", "--tournament", "Coppa").code == 0
    last = referee(cup, "tournament", "history", "--json").json[-1]["number"]
    referee(cup, "tournament", "retract", last, "--yes")
    assert [row["name"] for row in referee(cup, "tournament", "list", "--json").json] == ["Cup"]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A store with a tournament that was played to its end."""
    path = tmp_path_factory.mktemp("finished") / "event.sqlite"
    desk = Office(path)
    bring_in(desk, written(document_of(simulated(23, 4))))
    desk.close()
    return f"--store={path}"


def test_whoever_won_is_shown_once_the_last_duel_is_over(finished: str) -> None:
    """ITC-119: to everybody what the duels gave, to the referee all places; not while a duel is still to be played."""
    shown = referee(finished, "tournament", "show", "--public", "--json").json
    places = referee(finished, "tournament", "show", "--json").json["places"]
    assert places[:4] == shown["places"] and len(places) == 23
    champion = shown["places"][0]
    assert f"Champion: {champion}" in referee(finished, "tournament", "show", "--public").out
    entries = referee(finished, "tournament", "history", "--json").json
    final = max(row["number"] for row in entries if row["line"].startswith("duel"))
    referee(finished, "tournament", "retract", final, "--yes")
    assert referee(finished, "tournament", "show", "--public", "--json").json["places"] == []
    assert "Champion" not in referee(finished, "tournament", "show").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bracket_for_everybody_names_only_the_named(cup: str, finished: str, lang: str) -> None:
    """ITC-119: who would go through by the ranking is not told, only where somebody will come from."""
    rows = referee(finished, "tournament", "bracket", "--public", "--json", lang=lang).json
    own = referee(finished, "tournament", "bracket", "--json", lang=lang).json
    assert [row["players"] for row in rows] == [row["players"] for row in own]
    before = referee(cup, "tournament", "bracket", "--public", "--json", lang=lang).json
    told = [name for row in before for name in row["players"]]
    assert len(before) == 4 and len(set(told)) == 8 and not any(name in each for name in NAMES for each in told)
