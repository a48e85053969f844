"""Lines about a table's rounds: how they begin, the auction, how they end."""

from __future__ import annotations

from collections.abc import Iterator

from referee.championship.office.lines.course import duel_stream
from referee.championship.office.lines.words import DeskWords, first, nothing_left
from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.course import due_sheriff
from referee.championship.rules.facts import LEADER
from referee.championship.rules.places import TableOpened, TimeGranted
from referee.championship.rules.state import Round, Table
from referee.errors import BadLine

KEPT = frozenset({"kept", "keep", "behouden", "tenuto"})
PASS = frozenset({"pass", "past", "pas", "passa", "passo", "-"})
AGAIN = {"auction": True, "new": True, "veiling": True, "asta": True, "same": False, "zelfde": False, "stesso": False}
FINAL_DUEL = "!"


def _place(words: DeskWords, line: list[str]) -> tuple[Table, Round]:
    return words.place(first(line, "needs_table"))


def begin(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`round TABLE [SHERIFF] [PLAYER:ROLE…]`: the Sheriff is the next of the rotation, unless another is told."""
    table, each = _place(words, line)
    roles = tuple(e.Dealt(words.player(who), words.role(role)) for who, sign, role in _pairs(line) if sign)
    told = [words.player(who) for who, sign, _ in _pairs(line) if not sign]
    nothing_left([str(player) for player in told[1:]])
    shown = [dealt.player for dealt in roles if dealt.role == LEADER]
    sheriff = next(iter((*told, *shown)), None) or due_sheriff(words.state, table)
    if sheriff is None:
        raise BadLine("no_round_left", table=table.number)
    yield e.RoundOpened(table.number, each.number, sheriff, roles)


def _pairs(line: list[str]) -> list[tuple[str, str, str]]:
    return [word.partition(":") for word in line]


def hire(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`hire TABLE PLAYER:CHARACTER:PRICE[:kept]…`, or one as `hire TABLE PLAYER CHARACTER PRICE [kept]`."""
    table, each = _place(words, line)
    if not line:
        raise BadLine("needs_player")
    rows = [word.split(":") for word in line] if ":" in line[0] else [line]
    for who, character, price, *kept in map(_of_three, rows):
        if len(kept) > 1 or (kept and kept[0].casefold() not in KEPT):
            raise BadLine("left_over", word=kept[-1][:40])
        player, named = words.player(who), words.character(character)
        yield e.CharacterHired(table.number, each.number, player, named, words.money(price), bool(kept))


def _of_three(row: list[str]) -> list[str]:
    if len(row) < 3:
        raise BadLine("hire_how", word=":".join(row)[:40])
    return row


def keep(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`keep TABLE PLAYER…`: who survived plays on with his character, at the price he paid for it."""
    table, each = _place(words, line)
    before = table.round(each.number - 1)
    for player in words.players(line):
        was = before.hire_of(player) if before else None
        if was is None:
            raise BadLine("nothing_to_keep", word=words.state.players[player].name[:40])
        yield e.CharacterHired(table.number, each.number, player, was.character, was.price, True)


def auction(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`auction TABLE CHARACTER…`: what was turned up."""
    table, each = _place(words, line)
    if not line:
        raise BadLine("needs_characters")
    yield b.CharactersLaid(table.number, each.number, tuple(map(words.character, line)))


def bid(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`bid TABLE PLAYER CHARACTER PRICE` opens, `… PRICE` raises, `… pass` withdraws, `… CHARACTER` chooses."""
    table, each = _place(words, line)
    player = words.player(first(line, "needs_player"))
    place = (table.number, each.number, player)
    word, *more = line or [first(line, "bid_what")]
    nothing_left(more[1:])
    if more:
        yield b.BidOpened(*place, words.character(word), words.money(more[0]))
    elif word.casefold() in PASS:
        yield b.BidWithdrawn(*place)
    elif word.rstrip("$").isdecimal():
        yield b.BidRaised(*place, words.money(word))
    else:
        yield b.CharacterChosen(*place, words.character(word))


def choice(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`choice TABLE PLAYER…`: lots among equal debts, in the order in which they choose."""
    table, each = _place(words, line)
    yield b.ChoiceDrawn(table.number, each.number, words.players(line))


def result(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`result TABLE SIDE PLAYER[:ROLE]+… PLAYER[:ROLE]-…`: in play or out, a `!` after who reached the final duel."""
    table, each = _place(words, line)
    outcome = words.outcome(first(line, "needs_outcome"))
    if not line:
        raise BadLine("needs_player")
    yield e.GamePlayed(table.number, each.number, outcome, tuple(_seat(words, each, word) for word in line))


def _seat(words: DeskWords, each: Round, word: str) -> e.SeatResult:
    plain = word.removesuffix(FINAL_DUEL)
    if plain[-1:] not in ("+", "-"):
        raise BadLine("in_play_or_out", word=word[:40])
    who, sign, role = plain[:-1].rpartition(":")
    player = words.player(who if sign else role)
    known = each.roles.get(player) or (LEADER if player == each.sheriff else "")
    played = words.role(role) if sign else known
    if not played:
        raise BadLine("role_missing", word=words.state.players[player].name[:40])
    return e.SeatResult(player, played, plain[-1] == "+", word != plain)


def void(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`void TABLE auction|same REASON…`: the game is played again, with a new auction or as it was paid for."""
    table, each = words.place(place := first(line, "needs_table"))
    if "." not in place and table.under_way is None and table.played:
        each = table.played[-1]
    how = first(line, "void_how").casefold()
    if how not in AGAIN:
        raise BadLine("void_how", word=how[:40])
    yield e.GameVoided(table.number, each.number, AGAIN[how], " ".join(line))


def time(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`time TABLE MINUTES REASON…`: a table gets more time."""
    table, each = _place(words, line)
    minutes = words.number(first(line, "bad_number"), 1, 600)
    yield TimeGranted(table.number, each.number, minutes, " ".join(line))


def stream(words: DeskWords, line: list[str]) -> Iterator[e.Fact]:
    """`stream TABLE ID`: the game of a round has a log of its own; so has a duel, `stream MATCH PLAYER,PLAYER ID`."""
    if line and not line[0][:1].isdigit():
        yield from duel_stream(words, line)
        return
    table, each = _place(words, line)
    yield TableOpened(table.number, each.number, first(line, "needs_stream"))
    nothing_left(line)
