"""`check`: whole games judged, one finding a line."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence

import click

from referee.cli.codes import Exit, code_of, gravest
from referee.cli.files import placed, read_text
from referee.cli.group import verb
from referee.cli.output import put_over
from referee.cli.running import tell
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.cli.shapes import FileChecked, FindingAt
from referee.core.nouns.entries import LetStand
from referee.desk.checking import Audit, Finding, audit_game
from referee.desk.whole_game import game_of
from referee.errors import RefereeError
from referee.speech import shortened, visible
from referee.views.records import FlagView, ReasonView


@verb()
@click.argument("files", nargs=-1, required=True, type=click.Path(), metavar="FILE")
@click.pass_obj
def check(settings: Settings, files: tuple[str, ...]) -> Exit:
    """Judge every entry of these games; one that cannot be read does not keep the others from being checked."""
    session, progress = Session(settings), Progress(len(files))
    codes: list[Exit] = []
    counts: Counter[str] = Counter()
    for file in files:
        progress.step(file)
        try:
            codes.append(_checked(session, file, counts, progress))
        except RefereeError as error:
            progress.clear()
            tell(error, settings)
            codes.append(Exit.UNUSABLE)
    progress.clear()
    _summary(session, len(files), codes.count(Exit.UNUSABLE), counts)
    return gravest(codes)


def _checked(session: Session, file: str, counts: Counter[str], progress: Progress) -> Exit:
    text = read_text(file)
    audit = placed(file, lambda: audit_game(game_of(text, session.lexicon)))
    progress.clear()
    counts["entries"] += audit.entries
    counts.update(finding.verdict for finding in audit.findings)
    _tell_mended(session, file, audit)
    session.answer(_record(session, file, audit), _lines(session, file, audit.findings))
    return gravest(code_of(finding.judgement) for finding in audit.findings)


def _tell_mended(session: Session, file: str, audit: Audit) -> None:
    for line, typed, read in audit.mended:
        said = session.mended(typed, read)
        session.talk(f"{visible(file)}:{line}: {said}")


def _record(session: Session, file: str, audit: Audit) -> FileChecked:
    found = tuple(FindingAt(each.line, _flag(session, each), each.stood) for each in audit.findings)
    return FileChecked(file, audit.entries, found, audit.mended)


def _flag(session: Session, finding: Finding) -> FlagView:
    entry = session.speech.entry(finding.entry, finding.table)
    return session.views.verdict(finding.number, entry, finding.judgement, finding.table)


def _lines(session: Session, file: str, findings: Sequence[Finding]) -> Iterator[str]:
    """`FILE:LINE: verdict: clauses: sentences`; what only raises a doubt about the log has its own line."""
    for finding in findings:
        flag, place = _flag(session, finding), f"{visible(file)}:{finding.line}"
        if flag.reasons:
            yield f"{place}: {session.say(f'verdict-{finding.judgement.level.word}')}: {_because(flag.reasons)}"
        if flag.doubts:
            yield f"{place}: {session.say('verdict-doubt')}: {_because(flag.doubts)}"
        if finding.stood is not None:
            stands = session.speech.entry(LetStand(finding.number, finding.stood), finding.table)
            yield f"{place}: {visible(stands)}"


def _because(reasons: Sequence[ReasonView]) -> str:
    clauses = dict.fromkeys(clause for reason in reasons for clause in reason.clauses)
    return f"{','.join(clauses)}: {' '.join(visible(reason.sentence) for reason in reasons)}"


def _summary(session: Session, files: int, unread: int, counts: Counter[str]) -> None:
    entries = counts.pop("entries", 0)
    said = [session.say("check-summary", findings=counts.total(), files=files - unread)]
    said += [
        session.say("check-counted", count=counts[word], verdict=session.say(f"verdict-{word}"))
        for word in sorted(counts)
    ]
    said += [session.say("check-entries", entries=entries)]
    said += [session.say("check-unread", files=unread)] if unread else []
    session.talk(" · ".join(said))


class Progress:
    """How far the work is, on stderr when that is a terminal and there is more than one file."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = total > 1 and sys.stderr.isatty()

    def step(self, file: str) -> None:
        """Begin with the next file."""
        self._done += 1
        if self._shown:
            put_over(f"{self._done}/{self._total} {shortened(visible(file), 60)}")

    def clear(self) -> None:
        """Make room for a line."""
        if self._shown:
            put_over()
