"""What the boxes bring is read by every name it has, in every language, as it is by its own word of the shorthand."""

from __future__ import annotations

from referee import sets
from referee.core.nouns.table import Table
from referee.errors import RefereeError
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from tests.notation.test_words_of_boxes_not_bound import BOXES
from tests.rows import rows

BOOK = sets.bind(("base", *BOXES))
AT_HIS_START = ("imitates", "becomes", "bleeds", "swigs", "guesses", "returns")
"""What is done before phase 2; all else in it."""
GOES_ON = {
    "event": "curse", "coming": "curse", "suit": "hearts", "becomes": "suzy_lafayette", "imitates": "kit_carlson",
    "opens": "beer", "bestows": "2 with beer", "bleeds": "2", "guesses": "red 5h", "snipes": "2 with bang bang",
    "bounces": "2 mustang", "stows": "1", "jose": "barrel", "doc": "2 beer missed",
}  # fmt: skip
"""With what a verb goes on; the others stand alone."""


def table_of(phase: str, event: str) -> Table:
    """Three players with every box, in the Sheriff's turn."""
    lines = (
        "bang 1", "sets base dodge_city bullet events high_noon fistful",
        "seat 1 Anna sheriff pedro_ramirez life 4/5 hand 5 play knife canteen",
        "seat 2 Bruno outlaw kit_carlson life 3/4 hand 4 play bible mustang",
        "seat 3 Carla outlaw black_jack life 3/4 hand 4",
        "seat 4 Dario renegade jesse_jones life 3/4 hand 4",
        f"turn 1 {phase}", "deck 60", f"lies {event}",
    )  # fmt: skip
    return read_position("\n".join(lines), sets.bind, load())[0]


def comes_to(line: str, table: Table) -> tuple[str, ...]:
    """What is logged for it, in full."""
    try:
        return tuple(line_of(entry, BOOK) for entry in read(line, table, BOOK, load()).entries)
    except RefereeError as error:
        return ("unread", error.key)


VERBS = sorted({verb for box in BOXES for verb in sets.named(box).verbs})


@rows("verb", VERBS)
def test_a_verb_of_a_box_is_read_by_every_name_of_it(verb: str) -> None:
    """In every language alike, also where the word means something less in others: `wird suzy` is no state."""
    table = table_of("start" if verb in AT_HIS_START else "play", "blessing")
    by_whom = "" if verb in ("event", "coming") else "1 "
    wanted = comes_to(f"{by_whom}{verb} {GOES_ON.get(verb, '')}", table)
    names = load().names("verb", verb)
    assert wanted[0] != "unread" and names
    read_as = {name: comes_to(f"{by_whom}{name} {GOES_ON.get(verb, '')}", table) for name in names}
    assert {name: said for name, said in read_as.items() if said != wanted} == {}


def test_a_card_of_a_box_is_put_down_by_every_name_of_it() -> None:
    """22 new names, each in four languages and in what else people call it."""
    table = table_of("play", "blessing")
    cards = [card for card, facts in sets.named("dodge_city").facts.cards.items() if facts.faces]
    named = [(card, name) for card in cards for name in load().names("card", card)]
    assert len(named) > 4 * len(cards) > 80
    wanted = {card: comes_to(f"1 play {card}", table) for card in cards}
    assert [(card, name) for card, name in named if comes_to(f"1 play {name}", table) != wanted[card]] == []


def test_a_dodge_is_no_missed() -> None:
    """Who `dodges` gives a Missed!, but the card's own name is the card, however it is written."""
    table = table_of("play", "blessing")
    assert {comes_to(f"2 {name}", table) for name in ("dodge", "Dodge", "DODGE", "schivata")} == {("2 answer dodge",)}
    assert comes_to("2 dodges", table) == ("2 answer missed",)


def test_an_event_is_turned_up_by_every_name_of_it() -> None:
    """Of both decks; what is no event of theirs has no such name."""
    table = table_of("over", "blessing")
    events = [event for box in ("high_noon", "fistful") for event in sets.named(box).facts.events]
    named = [(event, name) for event in events for name in load().names("event", event)]
    assert [pair for pair in named if comes_to(f"event {pair[1]}", table) != (f"event {pair[0]}",)] == []
    assert comes_to("event barrel", table)[0] == "unread"


@rows(
    ("lines", "wanted"),
    [
        (
            ["anna plays springfield at carla and discards a beer", "anna springfield op carla en legt een bier af",
             "anna springfield su carla e scarta una birra", "anna springfield auf carla und wirft ein bier ab"],
            ("1 springfield 3", "1 discard 1 for springfield with beer"),
        ),
        (
            ["anna uses her knife on bruno", "anna gebruikt haar mes op bruno", "anna usa il pugnale su bruno",
             "anna benutzt ihr messer gegen bruno"],
            ("1 knife 2 from play",),
        ),
        (
            ["anna drinks from the canteen", "anna drinkt uit de veldfles", "anna beve dalla borraccia",
             "anna trinkt aus der feldflasche"],
            ("1 canteen from play",),
        ),
        (
            ["anna puts a pony express down", "anna legt een pony express neer", "anna mette giù un pony express",
             "anna legt einen pony express hin"],
            ("1 play pony_express as ?",),
        ),
        (
            ["anna names hearts", "anna noemt harten", "anna dichiara cuori", "anna nennt herz"],
            ("1 suit h",),
        ),
    ],
)  # fmt: skip
def test_it_is_said_in_whole_sentences(lines: list[str], wanted: tuple[str, ...]) -> None:
    """One in each language."""
    table = table_of("play", "handcuffs")
    assert [comes_to(line, table) for line in lines] == [wanted] * 4
