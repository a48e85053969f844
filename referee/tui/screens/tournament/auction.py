"""The auction of a table: what lies there, who is to speak, what was said; a word is allowed or not, and no more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList

from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.auction import Auction, bidders, choosers, turn
from referee.championship.rules.auctioning import auction_of
from referee.championship.rules.facts import LEAST_PRICE, STEP
from referee.championship.rules.hiring import waiting
from referee.championship.rules.state import Round, Table
from referee.tui.face import Face
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.widgets.panel import QUIET, Panel, lines
from referee.tui.widgets.rows import Column, Row, Rows
from referee.tui.widgets.seat_marks import ASKED_STYLE, TURN_STYLE
from referee.typing.conversation import LineTold
from referee.views.marks import ASKED, TURN

KEYS = (
    ("⏎", "desk-key_open_bid", "screen.choose"), ("R", "desk-key_raise", "screen.raise_bid"),
    ("0–9", "desk-key_amount", "screen.amount('')"), ("P", "desk-key_pass", "screen.pass_bid"),
    ("A", "desk-key_lay", "screen.lay"), ("K", "desk-key_keep", "screen.keep"), ("H", "desk-key_hire", "screen.hire"),
    ("T", "desk-key_lots", "screen.choice"), ("^Z", "app-key_take_back", "screen.take_back"),
    ("F1", "key-help", "app.help"), ("Esc", "key-back", "screen.away"),
)  # fmt: skip


class AuctionScreen(DeskScreen):
    """A character a row: those still to be had, then those that have found their players."""

    DEFAULT_CSS = """
    AuctionScreen #hammer { height: auto; min-height: 3; max-height: 6; padding: 0 1;
                            border-bottom: solid $frame; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "choose", show=False),
        Binding("r,R", "raise_bid", show=False),
        Binding("p,P", "pass_bid", show=False),
        Binding("a,A", "lay", show=False),
        Binding("k,K", "keep", show=False),
        Binding("h,H", "hire", show=False),
        Binding("t,T", "choice", show=False),
        *(Binding(str(digit), f"amount({digit})", show=False) for digit in range(10)),
    ]

    def __init__(self, face: Face, log: TournamentLog, table: int) -> None:
        super().__init__(face, log)
        self.table = table

    def body(self) -> Iterable[Widget]:
        """What is under the hammer, and who is to speak; the characters."""
        yield Panel("hammer")
        yield Rows()

    @property
    def at(self) -> tuple[Table, Round]:
        """The table and its round."""
        table = self.state.tables[self.table]
        return table, table.under_way or Round(table.next_number)

    @property
    def auction(self) -> Auction | None:
        """The auction as it stands, None before anything was laid."""
        table, now = self.at
        return auction_of(self.state, table, now) if now.entry is not None else None

    @property
    def over(self) -> bool:
        """Has everybody of a round that has begun a character?"""
        return bool(self.at[1].hires) and not waiting(self.state, *self.at)

    def fill(self) -> None:
        """The auction as it stands now."""
        say, (table, now) = self.face.say, self.at
        title = Content.styled(say("tournament-game", table=str(table.number), round=str(now.number)), "bold")
        told = [Content(" │ ").join([title, *self._next(self.auction)]), *self._hammer(self.auction)]
        self.query_one("#hammer", Panel).put(lines(told))
        heads = [say(f"desk-head_{name}") for name in ("character", "player", "price")]
        columns = (Column("", 1), Column(heads[0], 24), Column(heads[1], grows=True), Column(heads[2], 10, right=True))
        self.rows.show(columns, list(self._rows()), say("desk-nothing_laid"))

    def _next(self, auction: Auction | None) -> Iterator[Content]:
        """Who speaks, or what has to happen first."""
        say, told, speaker = self.face.say, self.views.told, self.speaker
        if self.over:
            yield Content.styled(f"✓ {say('desk-auction_over')}", "bold $text-success")
        elif auction is None:
            return
        elif speaker is not None:
            key = "desk-speaks" if auction.bidding or bidders(auction) else "desk-chooses"
            yield Content.styled(f"{ASKED} {say(key, player=told.player(speaker))}", ASKED_STYLE)
        elif lots := choosers(auction):
            yield Content.styled(f"! {say('desk-lots_first', players=told.players(lots))}", ASKED_STYLE)

    def _hammer(self, auction: Auction | None) -> Iterator[Content]:
        """What was bid by whom, who is still in; who has no character yet."""
        say, told = self.face.say, self.views.told
        if self.over:
            return
        if auction is None or not (auction.laid or self.at[1].hires):
            yield Content(say("desk-auction_none"))
        elif (now := auction.bidding) is not None:
            character, by = self.face.speech.character(now.character), told.player(now.by)
            yield Content.styled(say("desk-hammer", character=character, bid=now.bid, player=by), "bold")
            yield Content(say("desk-still_in", players=told.players(now.still)))
        if without := waiting(self.state, *self.at):
            yield Content.styled(say("desk-without", players=told.players(without)), QUIET)

    def _rows(self) -> Iterator[Row]:
        auction, (_, now) = self.auction, self.at
        speech, told = self.face.speech, self.views.told
        hammer = auction.bidding.character if auction and auction.bidding else ""
        found = {hire.character for hire in now.hires}
        for character in auction.laid if auction else ():
            if character in found:
                continue
            sign = Content.styled(TURN if character == hammer else "", TURN_STYLE)
            yield Row(f"laid:{character}", (sign, speech.character(character), "", ""))
        for hire in now.hires:
            kept = f" · {self.face.say('desk-kept')}" if hire.kept else ""
            cells = ("✓", speech.character(hire.character), told.player(hire.player) + kept, f"{hire.price}$")
            yield Row(f"hired:{hire.player}", cells, quiet=True)

    # The keys

    @property
    def speaker(self) -> int | None:
        """Who is to speak."""
        return turn(self.auction) if self.auction else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a character."""
        event.stop()
        self.action_choose()

    def action_choose(self) -> None:
        """Begin what is said of the character chosen: a first bid, or the choice of one without money."""
        auction, speaker = self.auction, self.speaker
        if self.over:
            self.line.tell(LineTold(notes=(self.face.say("desk-auction_done"),)))
        elif auction is None or not auction.laid:
            self.action_lay()
        elif speaker is not None and auction.bidding is not None:
            self.action_raise_bid()
        elif speaker is not None:
            price = f" {LEAST_PRICE}" if bidders(auction) else ""
            self.begin(f"bid {self.table} {speaker} {self._laid(auction)}{price}")
        elif choosers(auction):
            self.action_choice()

    def _laid(self, auction: Auction) -> str:
        """The character chosen, else the first that lies there."""
        kind, _, character = self.rows.chosen.partition(":")
        return character if kind == "laid" else next(iter(auction.laid), "")

    def action_raise_bid(self) -> None:
        """Begin a raise by the least that raises; another amount can be typed instead."""
        auction = self.auction
        if auction is not None and auction.bidding is not None:
            self.begin(f"bid {self.table} {self.speaker} {auction.bidding.bid + STEP}")
        else:
            self._nothing_bid_for()

    def action_amount(self, digit: int | str) -> None:
        """Begin a raise to an amount that begins so."""
        if self.auction is not None and self.auction.bidding is not None:
            self.begin(f"bid {self.table} {self.speaker} {digit}")
        else:
            self._nothing_bid_for()

    def _nothing_bid_for(self) -> None:
        """Why a raise cannot be begun now."""
        self.line.tell(LineTold(notes=(self.face.say("desk-auction_done" if self.over else "desk-auction_no_bid"),)))

    def action_pass_bid(self) -> None:
        """Begin that the one to speak bids no more."""
        if self.speaker is not None:
            self.begin(f"bid {self.table} {self.speaker} pass")

    def action_lay(self) -> None:
        """Begin to note what was turned up."""
        self.begin(f"auction {self.table} ")

    def action_keep(self) -> None:
        """Begin to note who keeps a character."""
        self.begin(f"keep {self.table} ")

    def action_hire(self) -> None:
        """Begin to note what was paid, without the words of the auction."""
        table, now = self.at
        first = next(iter(waiting(self.state, table, now)), None)
        self.begin(f"hire {self.table} {first}:" if first else f"hire {self.table} ")

    def action_choice(self) -> None:
        """Begin to note lots drawn among equal debts."""
        self.begin(f"choice {self.table} ")

    def action_away(self) -> None:
        """From the line back to the list, from there away."""
        if self.line.entry.has_focus or self.line.entry.value:
            self.line.clear()
            self.rows_again()
        else:
            self.dismiss()
