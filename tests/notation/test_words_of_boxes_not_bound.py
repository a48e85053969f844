"""A base game reads as it did before there were other boxes: their names are no words at a table without them.

The glossary is taken once as it is and once without what these boxes bring; each line has to mean the same by both.
"""

import random
import tempfile
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from referee import resources, sets
from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.desk.desk import Desk
from referee.errors import RefereeError
from referee.languages import LANGUAGES
from referee.lexicon import Lexicon, load
from referee.notation import read, read_game
from referee.typing.conversation import Conversation
from referee.views.voice import Voice
from tests.hunts import many
from tests.tui.seated import dealt

BOXES = ("dodge_city", "bullet", "events", "high_noon", "fistful")
OTHERS = ("base", "championship", "rebel", "duel", "death_mesa", "lone_gunslinger")
GAMES = Path(__file__).parents[1] / "games"
At = tuple[str, Table, Rulebook]


def brought_by(*names: str) -> set[tuple[str, str]]:
    """Kind and id of whatever these sets bring that has a name."""
    found: set[tuple[str, str]] = set()
    for each in map(sets.named, names):
        facts = each.facts
        kinds = {"card": facts.cards, "character": facts.characters, "event": facts.events, "verb": each.verbs}
        found |= {(kind, id_) for kind, ids in kinds.items() for id_ in ids}
    return found


GONE = brought_by(*BOXES) - brought_by(*OTHERS) - {("event", "ghost_town"), ("event", "dead_man")}
"""What the boxes alone bring; two events are known to the Rebel! too."""


@cache
def without_the_boxes() -> Lexicon:
    """The names that there are without these boxes."""
    glossary = tomllib.loads((resources.words() / "glossary.toml").read_text("utf-8"))
    for kind, id_ in GONE:
        glossary[kind].pop(id_, None)
    return Lexicon.of(glossary)


@cache
def words_of_the_boxes() -> tuple[str, ...]:
    """Ids and names in all languages."""
    return tuple(sorted({word for kind, id_ in GONE for word in (id_, *load().names(kind, id_))}))


@cache
def lines_of_other_games() -> tuple[At, ...]:
    """Every line of some evenings without such a box, with the table and the book that it is read by."""
    return tuple(at for path in sorted(GAMES.glob("*.game"))[::4] for at in _lines(path.read_text("utf-8")))


def _lines(text: str) -> Iterator[At]:
    if not {*text.splitlines()[1].split()}.isdisjoint(BOXES):
        return
    game, typed = read_game(text, sets.bind, load()), text.splitlines()
    table = evolve(Table(), game.opening, game.book)
    for line in game.lines:
        said = typed[line.number - 1].partition("#")[0].strip()
        if said:
            yield said, table, game.book
        for entry in line.entries:
            table = evolve(table, entry, game.book)


def meaning(at: At, lexicon: Lexicon) -> object:
    """The entries; none of a line that means nothing, whatever is said of it."""
    try:
        return read(*at, lexicon).entries
    except RefereeError:
        return None


def differently_read(lines: list[tuple[At, str]]) -> list[str]:
    """Those that mean something else with the boxes' names than without, in the language they are typed in."""
    now, before = load(), without_the_boxes()
    read_so = ((at, lang, meaning(at, now.heard_in(lang)), meaning(at, before.heard_in(lang))) for at, lang in lines)
    return [f"{lang}: {at[0]}: {one} and not {other}" for at, lang, one, other in read_so if one != other]


def altered(line: str, chance: random.Random) -> str:
    """The line with one of its words begun, mistyped, or put by one that a box brings."""
    words = line.split(" ")
    at = chance.randrange(len(words))
    word, place = words[at], chance.randrange(len(words[at]))
    letter = chance.choice("abcdeghilmnoprstuz")
    ways = [word[:place] + letter + word[place + 1 :], word[:place] + word[place + 1 :], word[: place + 1]]
    words[at] = chance.choice([*ways, *chance.sample(words_of_the_boxes(), 3)])
    return " ".join(words)


def test_every_fourth_line_of_these_evenings_means_the_same() -> None:
    """As it stands in the game."""
    assert not differently_read([(at, "en") for at in lines_of_other_games()[::4]])


def test_a_line_with_a_slip_or_a_word_of_a_box_means_the_same() -> None:
    """Of lines altered by chance, in every language; `tests.hunts` says how many."""
    chance = random.Random(28)
    lines = []
    for line, table, book in chance.choices(lines_of_other_games(), k=many("words of boxes", 400)):
        lines.append(((altered(line, chance), table, book), chance.choice(tuple(LANGUAGES))))
    assert not differently_read(lines)


def test_whoever_dodges_gives_a_missed() -> None:
    """As it is said where no card is called so; beside Dodge City it is that card."""
    table, book = next((table, book) for line, table, book in lines_of_other_games() if line == "missed")
    (answered,) = read("dodge", table, book, load()).entries
    assert answered.card.kind == "missed"  # type: ignore[union-attr]


@pytest.mark.parametrize("head", ["", "1 ", "1 play ", "1 discard ", "draw 1 for "])
def test_no_beginning_becomes_a_word_of_a_box(head: str) -> None:
    """What is proposed at a base table is a word of the base game."""
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder) / "store.db")
        log, words = desk.new(dealt()), {*words_of_the_boxes()}
        for lang in LANGUAGES:
            completion = Conversation(log, Voice(desk.lexicon, lang)).completion([])
            begun = {word[:letters] for word in words for letters in (2, 4)}
            assert not {each.shown for start in begun for each in completion.proposals(head + start)} & words
        desk.close()
