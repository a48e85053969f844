"""Every report is one page that asks for nothing, shows typed text as text, and says the same every time."""

from __future__ import annotations

import csv
import re
from html.parser import HTMLParser
from io import StringIO

import pytest

from referee.championship.reports.kinds import KINDS, PUBLIC
from referee.championship.reports.lists import in_csv
from referee.championship.reports.page import in_html
from referee.errors import NotYet
from referee.speech.words import Words
from tests.championship.reports.made import NASTY, finished, renamed, report, under_way
from tests.speech.messages import LANGUAGES

VOID = {"meta", "br", "!doctype"}
each_kind = pytest.mark.parametrize("kind", KINDS)


class Tags(HTMLParser):
    """The tags of a page, and what of it does not close as it opened."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.wrong: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag opens."""
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """A tag closes."""
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


@each_kind
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_whole_and_asks_for_nothing(kind: str, lang: str) -> None:
    """Tags close as they opened; nothing is loaded, nothing runs, nothing is sent."""
    words = Words.of(lang)
    words.errors.clear()
    page = in_html([report(kind, finished(), lang)])
    tags = Tags(page)
    assert tags.wrong == [] and tags.open == []
    names = {name for name, _ in tags.seen}
    assert not names & {"script", "link", "img", "iframe", "form", "object", "base", "a", "audio", "video"}
    attributes = {name for _, attrs in tags.seen for name in attrs}
    assert attributes <= {"lang", "charset", "name", "content", "http-equiv", "class", "scope", "style"}
    assert not re.search(r"https?:|url\(|@import|//", page)
    assert words.errors == []


@each_kind
def test_names_and_reasons_are_never_markup(kind: str) -> None:
    """What people typed is shown as they typed it."""
    page = in_html([report(kind, renamed(NASTY))])
    assert "<script" not in page and "&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#x27;{ $x }=1+1" in page
    assert Tags(page).wrong == []


@each_kind
def test_the_same_log_makes_the_same_bytes(kind: str) -> None:
    """A report holds neither the time nor anything of chance."""
    for log in (finished(), under_way() if kind != "board" else finished()):
        once, again = (report(kind, log, "it") for _ in range(2))
        assert in_html([once]) == in_html([again]) and in_csv(once) == in_csv(again)


@each_kind
def test_a_list_holds_no_formula(kind: str) -> None:
    """A spreadsheet takes nothing in it for a formula, and reads it in rows."""
    text = in_csv(report(kind, renamed("=1+1", "+2", "@SUM(A1)", "-cmd|x", "\t=1", "−=1")))
    for row in csv.reader(StringIO(text)):
        for cell in row:
            assert not cell.startswith(("=", "+", "@", "\t", "\r")), cell
            assert not cell.startswith("-") or re.fullmatch(r"-\d+([.,]\d+)?\$?( \(-\d+/\d+\))?", cell), cell


def test_several_languages_stand_one_after_the_other() -> None:
    """Each on its own sheets, each marked with its language."""
    page = in_html([report("paper", finished(), lang) for lang in LANGUAGES])
    assert re.findall(r'<main lang="(..)"', page) == list(LANGUAGES)
    assert page.count("break-before: page") >= len(LANGUAGES) - 1 and page.count("<html") == 1


@each_kind
def test_a_report_says_whose_it_is(kind: str) -> None:
    """In words, on its head; only what everybody may see says so."""
    made = report(kind, finished())
    assert made.eyes == ("everybody" if kind in PUBLIC else "referee")
    assert made.stamp == {"everybody": "For everybody", "referee": "Referee only"}[made.eyes]


@each_kind
def test_nothing_logged_is_no_reason_to_fail(kind: str) -> None:
    """A tournament that nobody signed up for yet."""
    if kind == "board":
        with pytest.raises(NotYet):
            report(kind, finished()[:1])
    else:
        assert "Simulated cup" in in_html([report(kind, finished()[:1])])


def test_a_page_of_several_reports_is_called_after_the_first() -> None:
    """In the language of the first, which is that of the page."""
    page = in_html([report("standings", finished(), "it"), report("standings", finished(), "nl")])
    title = report("standings", finished(), "it").title
    assert f": {title}</title>" in page and '<html lang="it"' in page


def test_who_is_qualified_stands_out_in_the_ranking() -> None:
    """The rows of those who play the duels, and no others."""
    ranking = report("standings", finished(), "en")
    (table,) = [each for section in ranking.sections for each in section.blocks if getattr(each, "marks", ())][:1]
    strong = [row for row, mark in zip(table.rows, table.marks, strict=True) if mark == "strong"]
    assert strong == list(table.rows[: len(strong)]) and 0 < len(strong) < len(table.rows)
