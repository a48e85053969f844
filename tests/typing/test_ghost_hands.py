"""What a ghost's line may go on to: the cards that he may hold, at whom they go, and what he may have to discard."""

from dataclasses import dataclass

import pytest

from referee import sets
from referee.core.judging.due import agenda
from referee.core.judging.judge import judge
from referee.core.judging.permitted import permitted_to
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import exactly
from referee.core.play.evolve import evolve
from referee.core.play.placing import with_seat
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import read, read_position
from referee.sets.death_mesa import mesa
from referee.sets.death_mesa.entries import KINDS, Negated, Shed
from referee.sets.death_mesa.mesa import with_ghost
from referee.speech import LANGUAGES, Speech
from referee.typing.acting import Acting
from referee.typing.completion import Completion
from referee.views.table import Views
from tests.cases.case import HERE
from tests.rows import rows

BOOK = sets.bind(("base", "death_mesa"))
LEXICON = load()


@dataclass
class Ghost:
    """Bruno, dead, whose turn it is, with so many cards of which these are known."""

    held: int
    known: str = ""

    @property
    def table(self) -> Table:
        """The shared table of two ghosts, with his hand."""
        hand = f'{{"seat":2,"hand":{{"least":{self.held},"most":{self.held}}},"known":[{self.known}]}}'
        kept = f'{{"ghosts":[{hand},{{"seat":5,"hand":{{"least":2,"most":2}}}}]}}'.replace('"', '\\"')
        text = (HERE / "tables" / "mesa_two.game").read_text(encoding="utf-8")
        lines = [
            line + " play barrel" * line.startswith("seat 3")
            for line in text.splitlines()
            if line.split()[:1] not in (["slice"], ["turn"])
        ]
        block = "\n".join((*lines, "turn 2 play", f'slice death_mesa "{kept}"'))
        return read_position(block, sets.bind, LEXICON)[0]

    def offered(self, line: str, lang: str = "en") -> list[str]:
        """The words that the line may go on with."""
        completion = Completion(Acting(self.table, BOOK, LEXICON, Views(Speech.of(lang), LEXICON)))
        return [each.shown for each in completion.proposals(line, 99)]


CURSE = '{"kind":"curse","face":"8d"}'


@rows("lang", LANGUAGES)
@rows("verb", ["haunt", "shed", "negate"])
def test_a_hand_that_is_not_known_may_hold_every_card(verb: str, lang: str) -> None:
    """All of the Dead Men's Deck is offered, by the names of the language spoken."""
    views = Views(Speech.of(lang), LEXICON)
    names = {views.typed_name("ghost_card", kind) for kind in KINDS}
    assert names <= {*Ghost(3).offered(f"2 {views.typed_name('verb', verb)} ", lang)}


def test_of_a_hand_that_is_known_only_what_it_holds() -> None:
    """What is surely held comes first where more may be."""
    assert [each for each in Ghost(1, CURSE).offered("2 haunt ") if each != "with"] == ["curse"]
    assert Ghost(3, CURSE).offered("haunt ")[0] == "curse"
    assert Ghost(3, CURSE).offered("haunt nigh") == ["nightmare"]


def test_a_name_of_several_words_goes_on_word_by_word() -> None:
    """As do those of the main deck."""
    assert Ghost(3).offered("haunt bad ") == ["moon rising"]
    assert Ghost(3).offered("haunt bad m") == ["moon rising"]


def test_then_comes_at_whom() -> None:
    """The living or a ghost, as the card says, each once; then what is discarded with it."""
    assert Ghost(3).offered("2 haunt curse ") == ["Anna", "Carla", "Dario", "with"]
    assert Ghost(3).offered("2 haunt syphon ") == ["Elena", "with"]
    assert Ghost(3).offered("2 haunt seance Anna ") == ["Carla", "Dario", "with"]
    assert Ghost(3).offered("2 haunt curse Anna ") == ["with"]
    assert {"nightmare", "?"} <= {*Ghost(3).offered("2 haunt curse Anna with warn ? ")}


def test_a_card_of_the_living_follows_what_terrifies_or_possesses() -> None:
    """Laid sideways out of the hand, or played at somebody."""
    assert {"hand", "bang", "barrel"} <= {*Ghost(3).offered("2 terrifies b") + Ghost(3).offered("2 terrifies h")}
    assert "bang" in Ghost(3).offered("terrifies hand b")
    assert Ghost(3).offered("possesses bang ") == ["Anna", "Carla", "Dario"]
    assert Ghost(3).offered("possesses gatling ") == []


def test_what_is_over_his_limit_is_offered_to_be_discarded() -> None:
    """In the place of the end of his turn; within it the turn may end."""
    over, within = (Views(Speech.of("en"), LEXICON).referee_table(Ghost(held).table, BOOK) for held in (4, 2))
    assert (over.may, over.over, over.may_typed) == (("haunt", "shed"), 2, ("haunt …", "shed 2 …"))
    assert agenda(Ghost(0).table, BOOK).may == ("end",)
    assert (within.may, within.over, within.may_typed) == (("haunt", "end"), 0, ("haunt …", "end"))


def test_one_card_is_told_as_one() -> None:
    """Of the hand of a ghost."""
    views = Views(Speech.of("en"), LEXICON)
    shown = [" ".join(views.referee_table(Ghost(held).table, BOOK).shown) for held in (1, 2)]
    assert "Bruno: 1 ghost card " in shown[0]
    assert "Bruno: 2 ghost cards " in shown[1]


def test_the_cards_may_follow_at_once() -> None:
    """Without their number and without a small word before them."""
    short, whole = (read(line, Ghost(4).table, BOOK, LEXICON).entries for line in
                    ("2 shed curse ?", "2 shed 2 with curse ?"))  # fmt: skip
    assert short == whole
    assert isinstance(short[0], Shed) and short[0].count == 2
    assert agenda(Ghost(4).table, BOOK).may == ("haunt", "shed")


def test_the_aid_lists_what_he_may_hold_and_might_play_now() -> None:
    """But nothing of it that the table does not allow."""
    means = permitted_to(Ghost(3).table, BOOK, 2)
    told = {card.kind: each for each in means.actions if each.key == "haunt_if_held" for card in each.args["cards"]}
    assert {"curse", "spook", "bad_moon_rising", "seance"} <= told.keys()
    assert not {"warn", "mirage"} & told.keys()
    assert set(told["curse"].at) == {1, 3, 4} and set(told["syphon"].at) == {5}
    others = permitted_to(Ghost(3).table, BOOK, 5).actions
    assert not [each for each in others if each.key == "haunt_if_held"]


HINTED = {
    "spook/9c 3": (("works", "negate …"), "5 negate ?/9h"),
    "terrify/9c 3": (("terrifies hand …", "terrifies barrel"), "terrifies barrel"),
    "possess/9c 3": (("possesses …",), "possesses beer"),
    "syphon/9c 5": (("syphons hand", "syphons goods"), "syphons goods"),
}
"""What is typed for what a card asks, and a line of it."""


@rows("card", HINTED)
def test_what_is_shown_to_be_typed_is_read(card: str) -> None:
    """The verb stands there with what follows it, and who was named already need not be named again."""
    table = Ghost(3).table
    hints, line = HINTED[card]
    for each in ("2 haunt " + card, *(() if card.startswith("spook") else ("2 works",))):
        for entry in read(each, table, BOOK, LEXICON).entries:
            table = evolve(table, entry, BOOK)
    due = Views(Speech.of("en"), LEXICON).referee_table(table, BOOK).due
    assert next(each.typed for each in due if each.typed) == hints
    assert judge(table, read(line, table, BOOK, LEXICON).entries[0], BOOK).level < Level.ILLEGAL


def test_who_negates_is_said_where_several_could() -> None:
    """The only other ghost is meant; it is never he who played the card."""
    table = Ghost(3).table
    for entry in read("2 haunt spook/9c 3", table, BOOK, LEXICON).entries:
        table = evolve(table, entry, BOOK)
    (entry,) = read("negate ?/9h", table, BOOK, LEXICON).entries
    assert isinstance(entry, Negated) and entry.by == 5
    more = with_ghost(with_seat(table, 4, out=True), mesa.Ghost(4, exactly(1)))
    with pytest.raises(BadLine, match="nobody_to_act"):
        read("negate ?/9h", more, BOOK, LEXICON)
