"""Two lines of a table as plain records of strings, to be put side by side by any face."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from msgspec import Struct

from referee.core.nouns.verdict import Verdict
from referee.desk.both_lines import BothLines, Laid, Weighed
from referee.views.records import FlagView
from referee.views.table import Views


class TheirView(Struct, frozen=True):
    """An entry of the line that stands."""

    number: int
    at: str
    sign: str
    text: str


class StepView(Struct, frozen=True):
    """A step of this laptop's line: what was said of it here, and what each of its entries would come to after theirs.

    `refused` says why it cannot follow; `another` that something else is said of it there than was here.
    """

    number: int
    at: str
    said: str
    entries: tuple[FlagView, ...]
    refused: str
    another: bool
    chosen: bool


class BothLinesView(Struct, frozen=True):
    """Both lines from where they part; `last` is the last entry that both have."""

    last: int
    theirs: tuple[TheirView, ...]
    mine: tuple[StepView, ...]
    aside: str


def both_lines(both: BothLines, chosen: Collection[int], views: Views) -> BothLinesView:
    """Both lines as they read in a language, with these steps chosen."""
    weighed = both.weighed(chosen)
    mine = tuple(_steps(weighed, chosen, views))
    return BothLinesView(both.fork - 1, tuple(_theirs(both, views)), mine, both.parted.aside)


def _theirs(both: BothLines, views: Views) -> Iterator[TheirView]:
    log = both.trial()
    for each in log.history(both.fork):
        text = views.speech.entry(each.entry, log.table_spoken_of(each.number))
        yield TheirView(each.number, each.at, views.speech.sign((each.now or each.said).word), text)


def _steps(weighed: Iterable[Weighed], chosen: Collection[int], views: Views) -> Iterator[StepView]:
    for each in weighed:
        flags = tuple(views.flag(judged) for judged in each.judged)
        refused = views.speech.error(each.refused) if each.refused is not None else ""
        step, another = each.step, _word(each) not in ("", each.step.said.word)
        yield StepView(step.number, step.at, step.said.word, flags, refused, another, step.number in chosen)


def _word(each: Weighed) -> str:
    """What the step would come to; nothing where it cannot follow."""
    return (each.judged[0].verdict if each.judged else Verdict()).word if each.refused is None else ""


def where_it_lies(say: Callable[..., str], laid: Laid, file: str) -> str:
    """Where a line that was laid aside is to be read: on the server, else in the laptop's own file."""
    return say("apart-aside", name=laid.aside) if laid.aside else say("apart-laid_here", file=file, name=laid.own)
