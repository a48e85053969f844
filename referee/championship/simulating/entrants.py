"""Who signs up, who comes late, who does not turn up; and the draw of the tables."""

from __future__ import annotations

from referee.championship.rules import entries as e
from referee.championship.rules.draw import SEATING, drawn, seated
from referee.championship.rules.tables import partitions
from referee.championship.simulating.play import Play

_FIRST = (
    "Anna", "Bruno", "Carla", "Dario", "Eva", "Fatima", "Gino", "Hilde", "Ivo", "Joke", "Karel", "Lotte", "Mauro",
    "Noor", "Olga", "Piet", "Quirijn", "Rosa", "Sjoerd", "Tina", "Umberto", "Vera", "Wout", "Zoë",
)  # fmt: skip
_LAST = ("Rossi", "de Vries", "O'Neill", "van 't Hoff", "D'Angelo", "Smith, Jr.", "=Bianchi", "Đỗ", "Esposito", '"Doc"')


def name(number: int) -> str:
    """A name that nobody else has."""
    first, turn = _FIRST[number % len(_FIRST)], number // len(_FIRST)
    last, again = _LAST[turn % len(_LAST)], turn // len(_LAST)
    return f"{first} {last} {again}" if again else f"{first} {last}"


def sign_up(play: Play, count: int) -> None:
    """So many sign up; beside them some who will not be there, unless so many are expected that no table is free."""
    region = play.chance.choice(("", "Piemonte"))
    play.say(e.Opened(f"Simulated cup {play.seed}", region, region == "" or play.often(0.2)))
    absent = play.chance.choice((0, 0, 1, 2))
    for number in range(1, count + absent + 1):
        play.say(_enrolled(play, number, region))
    for player in play.chance.sample(range(1, count + absent + 1), absent):
        play.say(e.PlayerLeft(player, "before_draw"))


def _enrolled(play: Play, number: int, region: str) -> e.PlayerEnrolled:
    resident = False if play.often(0.03) else None if play.often(0.03) else True
    return e.PlayerEnrolled(number, name(number), region, False, False, resident)


def draw_tables(play: Play) -> None:
    """Lots by a seed that is written down, or by hand; at times somebody comes in late, and all is drawn again."""
    chosen = play.chance.choice(partitions(len(play.state.present)))
    _draw(play, chosen.sizes, "first")
    latest = max(play.state.players)
    if play.often(play.temper.trouble) and (again := partitions(len(play.state.present) + 1)):
        drawing = play.state.drawn or 0
        play.say(_enrolled(play, latest + 1, play.state.region))
        play.say(e.LetStand(len(play.log) - 1, "nobody had sat down yet"))
        play.amend(e.Retracted(drawing, "one more player"))
        _draw(play, play.chance.choice(again).sizes, "second")


def _draw(play: Play, sizes: tuple[int, ...], which: str) -> None:
    players = play.state.present
    if play.temper.by_hand:
        play.say(e.Drawn(seated(play.chance.sample(players, len(players)), sizes)))
        return
    seed = f"{play.seed}/{which}"
    again = bool(play.state.seeds)
    for fact in (e.SeedWritten(seed, SEATING), e.Drawn(drawn(players, sizes, seed), seed)):
        play.say(fact)
        if again:
            play.say(e.LetStand(len(play.log) - 1, "the first draw did not count"))
