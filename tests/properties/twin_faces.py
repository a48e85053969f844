"""Every face that is made for others than the referee, as text, of one game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from referee.cli.table.aid import aid_lines
from referee.cli.table.show import position_block
from referee.cli.table.table_text import table_lines
from referee.cli.table.unseen_text import unseen_lines
from referee.core.book.rulebook import Rulebook
from referee.core.knowledge.public import as_seen
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.lexicon import load
from referee.log.history import effective
from referee.log.latest import Happened, followed
from referee.views.dispute.assessment import assessment_of
from referee.views.dispute.disputed_entry import DisputedEntry, in_question
from referee.views.dispute.page import in_html
from referee.views.dispute.text import in_text
from referee.views.dispute.wording import sheet_of
from referee.views.happenings import happenings
from referee.views.player_aid.permitted import Aid
from referee.views.unseen import Knowing
from referee.views.voice import Voice
from tests.shelf import the_shelf

VOICES = {lang: Voice(load(), lang) for lang in ("nl", "it", "en")}


def faces(log: Sequence[e.Entry], book: Rulebook, viewer: int, lang: str) -> dict[str, str]:
    """What this seat (0: everybody) is shown of the game, by the name of the face."""
    voice = VOICES[lang]
    speech, knowing = voice.speech, Knowing(voice.speech)
    end, latest = walked(log, book)
    table = as_seen(end, book, viewer)
    view = voice.views.referee_table(table, book)
    return {
        "table": "\n".join(table_lines(view, speech, table.winner)),
        "table as JSON": json.encode(view).decode(),
        "position": position_block(table, book),
        "unseen": "\n".join(unseen_lines(knowing.unseen(table, book), speech, "")),
        "hand": ", ".join(knowing.hand(table, viewer)) if viewer else "",
        "happened": "\n".join(happenings(latest, book, speech, viewer)),
        "aid": "\n".join(aid_lines(Aid(speech).view(table, book, viewer), speech, "")),
    }


def walked(log: Sequence[e.Entry], book: Rulebook) -> tuple[Table, list[Happened]]:
    """The table at the end, and what happened last, at every length of the log: each happening is the latest once."""
    table, lately, latest = Table(), (), []
    for _, entry in effective(log):
        table, lately = followed([entry], book, table, lately)
        latest += lately[-1:] if not latest or lately[-1] is not latest[-1] else []
    return table, latest


def sheets(log: Sequence[e.Entry], book: Rulebook, number: int | None, lang: str) -> tuple[str, str]:
    """The sheet that everybody may read, as text and as a page; without a number on the entry that it picks itself."""
    about = in_question(log, book, True) if number is None else number
    case = assessment_of(DisputedEntry("twins", tuple(log), about, book))
    sheet = sheet_of(case, VOICES[lang].views, the_shelf())
    return in_text([sheet], 80), in_html([sheet])
