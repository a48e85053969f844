"""`aid`: who may do what now, and the reference card of the sets in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

import click

from referee.cli.codes import Exit
from referee.cli.files import write_text
from referee.cli.group import verb
from referee.cli.layout import paragraph
from referee.cli.misuse import Misuse
from referee.cli.rulings.indexing import opened
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.cli.table.viewer import Viewer
from referee.languages import LANGUAGES
from referee.speech import Speech
from referee.views.player_aid.card import ReferenceCard, card_of
from referee.views.player_aid.page import in_html
from referee.views.player_aid.permitted import Aid, AidView, SeatAid


@verb()
@click.option("--public", is_flag=True)
@click.option("--seat", type=typed_text, metavar="SEAT")
@click.option("--set", "sets", multiple=True, type=typed_text, metavar="SET")
@click.option("--html", "-o", "page", type=click.Path(), metavar="FILE")
@click.option("--lang", "languages", multiple=True, type=click.Choice(LANGUAGES))
@click.pass_obj
def aid(
    settings: Settings,
    public: bool,
    seat: str | None,
    sets: tuple[str, ...],
    page: str | None,
    languages: tuple[str, ...],
) -> Exit:
    """Say who may do what now; write the reference card of sets, or of those of the table."""
    settings.lang = languages[0] if languages else settings.lang
    session, viewer = Session(settings), Viewer(public, seat)
    if (sets or page is not None) and (public or seat is not None):
        raise Misuse("card_has_no_eyes")
    if not sets and page is None:
        _tell(session, viewer)
        return Exit.CLEAN
    cards = _cards(session, sets, dict.fromkeys(languages or (settings.lang,)))
    if page is not None:
        write_text(page, in_html(cards))
        session.talk(session.say("aid-saved", file=page))
    if page is None or settings.json:
        session.answer(cards, iter(()) if settings.json else (line for card in cards for line in card_lines(card)))
    return Exit.CLEAN


aid.params = [param for param in aid.params if param.name != "lang"]  # one language of all verbs: here several


def _tell(session: Session, viewer: Viewer) -> None:
    with session.table() as log:
        table = viewer.see(session, log.table, log.book)
        view = Aid(session.speech).view(table, log.book, viewer.known_as)
        lines = aid_lines(view, session.speech, viewer.named_in_words(session, table))
        session.answer(view, chain(lines, viewer.missing(session, log.lost)))


def _cards(session: Session, chosen: tuple[str, ...], languages: Mapping[str, None]) -> list[ReferenceCard]:
    """The card of these sets as they are usually played; else of the sets and options of the table."""
    options: Mapping[str, str] = {}
    if not chosen:
        with session.table() as log:
            chosen, options = log.book.sets, log.table.options
    index = opened(session.settings)
    library = index.library()
    index.close()
    cards = [card_of(dict.fromkeys(chosen), options, Speech.of(lang), library) for lang in languages]
    if not any(card.parts for card in cards):
        raise Misuse("no_reference_card", sets=chosen)
    return cards


def aid_lines(view: AidView, speech: Speech, viewer: str) -> Iterator[str]:
    """Player by player what is due, what may be done, what holds and what may not be done."""
    yield from paragraph(f"{speech.say('aid-title')} · {viewer}")
    for seat in view.seats:
        yield ""
        yield from _seat(seat)
    if view.shown:
        yield ""
        yield speech.say("aid-shown")
        yield from (line for shown in view.shown for line in paragraph(shown, "  "))


def _seat(seat: SeatAid) -> Iterator[str]:
    yield from paragraph(f"{seat.seat} {seat.label} · {seat.doing}")
    for row in seat.rows:
        cited = f" [{', '.join(row.clauses)}]" if row.clauses else ""
        first, *rest = paragraph(f"{row.text}{cited}", " " * 4)
        yield f"  {row.sign} {first.lstrip()}"
        yield from rest


def card_lines(card: ReferenceCard) -> Iterator[str]:
    """The reference card as text."""
    yield from paragraph(card.title)
    for part in card.parts:
        yield ""
        yield part.title
        for row in part.rows:
            said = " ".join(
                f"{each.question} {each.text} [{each.mark}{' '.join(each.clauses)}]".strip() for each in row.said
            )
            yield from paragraph(f"{row.about}: {said}" if row.about else said, "  ")
    if card.options:
        yield ""
        yield card.options_title
        yield from (f"  {name}: {value}" for name, value in card.options)
    yield ""
    yield from paragraph(card.foot)
