"""`sheet`: all there is to say about one entry of a table, in one language or in several side by side."""

from __future__ import annotations

from shutil import get_terminal_size

import click
from msgspec.structs import replace

from referee.cli.codes import Exit, code_of
from referee.cli.files import write_text
from referee.cli.group import verb
from referee.cli.layout import COLUMNS
from referee.cli.misuse import Misuse
from referee.cli.rulings.indexing import opened
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.desk.hall_address import hall_address
from referee.languages import LANGUAGES
from referee.speech import Speech
from referee.views.dispute.assessment import Assessment, assessment_of
from referee.views.dispute.disputed_entry import DisputedEntry, disputed_in_log
from referee.views.dispute.page import in_html
from referee.views.dispute.reading_on import Reachable, with_address
from referee.views.dispute.sheet import Sheet
from referee.views.dispute.text import in_text
from referee.views.dispute.wording import sheet_of
from referee.views.table import Views


@verb()
@click.argument("place", required=False, default="", type=typed_text, metavar="TABLE")
@click.argument("number", required=False, default="", type=typed_text, metavar="N")
@click.option("--lang", "languages", multiple=True, type=click.Choice(LANGUAGES))
@click.option("--html", "page", type=click.Path(), metavar="FILE")
@click.option("--referee", is_flag=True)
@click.option("--at", type=typed_text, default="", metavar="ADDRESS")
@click.option("--site", type=typed_text, default="", metavar="ADDRESS")
@click.pass_obj
def sheet(
    settings: Settings,
    /,
    place: str,
    number: str,
    languages: tuple[str, ...],
    page: str | None,
    referee: bool,
    at: str,
    site: str,
) -> Exit:
    """Say what stood, what was said and why, what the ways on would change."""
    settings.lang = languages[0] if languages else settings.lang
    if place.isdecimal() and not number:
        place, number = "", place
    settings.table = place or settings.table
    session = Session(settings)
    reachable = _reachable(at, site, settings)
    case = assessment_of(_matter(session, _number(number), not referee), public=not referee)
    sheets = _sheets(case, dict.fromkeys(languages or (settings.lang,)), session)
    sheets = [with_address(each, replace(reachable, table=case.disputed.stream)) for each in sheets]
    if page is not None:
        write_text(page, in_html(sheets))
        session.talk(session.say("sheet-saved", file=page))
    if page is None or settings.json:
        columns = get_terminal_size((COLUMNS, 24)).columns
        session.answer(sheets, iter(() if settings.json else in_text(sheets, columns).splitlines()))
    return code_of(case.verdict)


sheet.params = [param for param in sheet.params if param.name != "lang"]  # one language of all verbs: here several


def _reachable(at: str, site: str, settings: Settings) -> Reachable:
    """Where the rulings can be read on: where it was said, else in the hall that is served. Raises `Misuse`."""
    said = site or at
    if said and not said.lower().startswith(("http://", "https://")):
        raise Misuse("not_an_address", word=said[:60])
    return Reachable(said or hall_address(settings.place), site=bool(site))


def _number(typed: str) -> int | None:
    """The number of the entry, if one was typed. Raises `Misuse` `not_an_entry`."""
    if typed and not typed.isdecimal():
        raise Misuse("not_an_entry", word=typed[:40])
    return int(typed[:18]) if typed else None


def _matter(session: Session, number: int | None, public: bool) -> DisputedEntry:
    with session.desk() as desk:
        log = session.opened(desk, session.settings.table)
        title = next((info.title for info in desk.tables() if info.id == log.stream), "")
        return disputed_in_log(log, number, title, public)


def _sheets(case: Assessment, languages: dict[str, None], session: Session) -> list[Sheet]:
    index = opened(session.settings)
    library = index.library()
    index.close()
    return [sheet_of(case, Views(Speech.of(lang), session.lexicon), library) for lang in languages]
