"""`new` and `tables`."""

import pytest

from referee import sets
from referee.core.book.questions import ROLES
from referee.core.book.rulebook import Situation
from referee.core.nouns.table import Table
from referee.desk.game_choice import with_needs
from referee.speech import Speech
from tests.cli.command import FIVE, referee

FOUR = ("Anna", "Bruno", "Carla", "Dario")


def test_names_in_seat_order_make_a_table(store: str) -> None:
    """Names are the seats in their order, with role and character where they are known."""
    referee(store, "new", *FIVE)
    seats = referee(store, "show", "--json").json["seats"]
    assert [(seat["name"], seat["role"], seat["character"], seat["hand"]) for seat in seats] == [
        ("Anna", "Sheriff", "Bart Cassidy", "5"),
        ("Bruno", "Outlaw", "Jourdonnais", "4"),
        ("Carla", "Outlaw", "El Gringo", "3"),
        ("Dario", "Renegade", "Suzy Lafayette", "4"),
        ("Eva", "Deputy", "Rose Doolan", "4"),
    ]


def test_roles_and_characters_may_be_given_by_seat(store: str) -> None:
    """`--role` and `--character` name a seat by number or by the beginning of a name."""
    referee(store, "new", "Anna", "Bruno", "Carla", "Dario", "--role", "1=sheriff", "--character", "br=suzy")
    first, second, *_ = referee(store, "show", "--json").json["seats"]
    assert (first["role"], second["character"]) == ("Sheriff", "Suzy Lafayette")


@pytest.mark.parametrize("word", ["sheriff", "sceriffo", "sher"])
def test_a_role_is_read_in_any_language(store: str, word: str) -> None:
    """Dutch, Italian and English names mean the same, and so does a beginning that only one has."""
    assert referee(store, "new", f"Anna:{word}", "Bruno", "Carla", "Dario").code == 0
    assert referee(store, "show", "--json").json["seats"][0]["role"] == "Sheriff"


def test_the_first_edition_is_an_option(store: str) -> None:
    """Kit Carlson of the first edition has three life points."""
    referee(store, "new", "Anna::kit", "Bruno", "Carla", "Dario", "--option", "edition=first")
    assert referee(store, "show", "--json").json["seats"][0]["life"] == "3/3"


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
@pytest.mark.parametrize("name", [name for name in sets.names() if name not in sets.USUAL])
def test_a_set_is_chosen_by_id_or_name_and_brings_what_it_needs(store: str, name: str, lang: str) -> None:
    """As the program calls it, or as people do in any language, whole or begun."""
    said = Speech.of(lang).say(f"set-{name}")
    for word in (name, said, said.upper(), said[:5]):
        assert referee(store, "new", *"abcdefghij"[: _fewest(name)], "--set", word).code == 0
        assert _sets_of(store) == list(sets.bind(with_needs((*sets.USUAL, name))).sets)


def _fewest(name: str) -> int:
    """The smallest number of players that there is a game for with this set."""
    now = Situation(Table(), sets.bind(with_needs((name,))))
    return next(seats for seats in range(4, 11) if now.ask(ROLES, seats))


def _sets_of(store: str) -> list[str]:
    block = referee(store, "show", "--position").out.splitlines()
    return next(line.split()[1:] for line in block if line.startswith("sets "))


def test_a_value_of_an_option_is_read_in_any_language(store: str) -> None:
    """`--option` takes the ids, the words of any language, or their beginnings; the usual value may be said too."""
    for word in ("edition=first", "editie=eerste", "Edizione dei personaggi=prima", "ed=fir"):
        assert referee(store, "new", *FIVE, "--option", word).code == 0
        assert "option edition" in referee(store, "show", "--position").out
        assert "first" in referee(store, "show", "--position").out
    assert referee(store, "new", *FIVE, "--option", "edition=fourth").code == 0


@pytest.mark.parametrize(
    ("name", "role"),
    [(name, role) for name in sets.names() if name not in sets.USUAL for role in sets.named(name).facts.roles],
)
def test_a_role_of_a_set_not_chosen_says_which_set_to_choose(store: str, name: str, role: str) -> None:
    """With the set it is a role like any other."""
    dealt = Situation(Table(), sets.bind(with_needs((name,)))).ask(ROLES, 4)
    told = {"sheriff", role}
    seats = [f"{player}:{each}" if each in told else player for player, each in zip(FOUR, dealt, strict=True)]
    ran = referee(store, "new", *seats)
    assert (ran.code, ran.out) == (2, "")
    assert f"“{role}” belongs to a set that was not chosen: {name}." in ran.err
    assert referee(store, "new", *seats, "--set", name).code == 0
    assert f' "{FOUR[dealt.index(role)]}" {role} ' in referee(store, "show", "--position").out


def test_a_light_table_is_light_from_the_start(store: str) -> None:
    """`--light` logs lightly."""
    referee(store, "new", *FIVE, "--light")
    assert referee(store, "show", "--json").json["mode"] == "light"


def test_a_position_makes_a_table(store: str) -> None:
    """`--position -` reads a block that stands anywhere in a game."""
    block = 'seat 1 "A" sheriff bart life 2/5 hand 1\nseat 2 "B" outlaw suzy life 1/4 hand 2\n'
    block += 'seat 3 "C" outlaw gringo out\nseat 4 "D" renegade sid out\nturn 2 play\n'
    assert referee(store, "new", "--position", "-", stdin=block).code == 0
    assert referee(store, "show", "--json").json["turn"] == "B"


def test_the_table_made_last_is_the_first_of_the_list(store: str) -> None:
    """`tables` lists the one touched last first, and without a table says how to make one."""
    none = referee(store, "tables")
    assert (none.code, none.out) == (0, "")
    assert "referee new" in none.err
    for title in ("one", "two"):
        referee(store, "new", *FIVE, "--title", title)
    assert [table["title"] for table in referee(store, "tables", "--json").json] == ["two", "one"]


def test_a_table_is_chosen_by_id_beginning_or_title(store: str) -> None:
    """`--table` takes the id, a beginning of it, or the title."""
    made = referee(store, "new", *FIVE, "--title", "one", "--json").json["id"]
    referee(store, "new", *FIVE, "--title", "two")
    for name in (made, made[:8], "one"):
        assert referee(store, "show", "--table", name, "--json").json["title"] == "one"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "Nobody is named"),
        (("a",) * 13, "at most 12 seats"),
        (("Anna:kind",), "“kind” is neither a role nor a character of this game"),
        (("Anna", "--role", "sheriff"), "NAME=VALUE"),
        (("Anna", "Bruno", "--role", "0=sheriff"), "No player here is called “0”"),
        (("Anna", "Bruno", "--role", "00020=sheriff"), "No player here is called “00020”"),
        (("Anna", "--role", "zed=sheriff"), "No player here is called “zed”"),
        (("Anna", "Anne", "--role", "an=sheriff"), "“an” can be Anna or Anne"),
        (("Anna::s",), "“s” can mean"),
        (("Anna", "--set", "nowhere"), "There is no set “nowhere”"),
        (("Anna", "--position", "-"), "already says who sits where"),
        (("Anna", "--option", "edition"), "NAME=VALUE"),
        (
            ("Anna", "--option", "edition=fifth"),
            "“fifth” is no option of this game, or no value of one. There is: fourth",
        ),
        (("Anna", "--option", "edition="), "There is: fourth or first"),
        (("Anna", "--option", "weather=foul"), "“weather” is no option of this game"),
        (("--set", "base", "--position", "-"), "already says who sits where"),
        (("Anna", "--set", "poker"), "no set “poker”. Choose from: base (base game), bullet (The Bullet!),"),
    ],
)
def test_a_wrong_seating_is_told_and_makes_nothing(store: str, words: tuple[str, ...], said: str) -> None:
    """What is wrong with the names is said in a sentence, and no table is made."""
    ran = referee(store, "new", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert referee(store, "tables", "--json").json == []


def test_a_table_that_no_game_is_for_is_made_and_flagged(store: str) -> None:
    """Two players are no game of BANG!: the table is there, the reason with it, and the exit code says so."""
    ran = referee(store, "new", "Anna", "Andrea")
    assert ran.code == 1
    assert "NLB-002" in ran.err


def test_a_number_of_players_is_refused_by_the_one_clause_that_refuses_it(store: str) -> None:
    """What another set says of so many players is no reason where this one rules it out."""
    ran = referee(store, "new", "--set", "rebel", "A:sheriff", "B", "C", "D", "E")
    assert "[REB-001]" in ran.out + ran.err
