"""Reports as a page to print: one HTML file without script, and without font, picture or style from elsewhere.

Whatever was typed by people goes through `escape`. Every mark says by itself what a colour might say too.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import zip_longest

from referee.championship.reports import blocks as b
from referee.championship.reports.drawing import bars, ladder, slips
from referee.championship.reports.style import STYLE, WIDE
from referee.views.page import page


def in_html(reports: Sequence[b.Report]) -> str:
    """One page with these reports, the same in several languages, one after the other."""
    first = reports[0]
    body = "\n".join(_report(report, number > 0) for number, report in enumerate(reports))
    style = STYLE + (WIDE if first.wide else "")
    classes = f"of-{first.kind}{' wide' if first.wide else ''}"
    return page(first.lang, f"{first.event}: {first.title}", style, body, {"class": classes})


def _report(report: b.Report, apart: bool) -> str:
    head = f'<div><div class="event">{escape(report.event)}</div><h1>{escape(report.title)}</h1></div>'
    stamp = f'<div class="stamp {report.eyes}">{escape(report.stamp)}</div>'
    gap = f'<p class="missing">{escape(report.missing)}</p>\n' if report.missing else ""
    sections = gap + "\n".join(map(_section, report.sections))
    foot = f"<footer>{escape(report.clauses)}</footer>" if report.clauses else ""
    style = ' style="break-before: page"' if apart else ""
    return f'<main lang="{report.lang}"{style}>\n<header>{head}{stamp}</header>\n{sections}\n{foot}\n</main>'


def _section(section: b.Section) -> str:
    heading = f"<h2>{escape(section.title)}</h2>\n" if section.title else ""
    body = "\n".join(map(_block, section.blocks))
    return f'<section class="{"apart" if section.apart else ""}">\n{heading}{body}\n</section>'


def _block(block: b.Block) -> str:
    match block:
        case b.Text():
            return f'<p class="{"quiet" if block.quiet else ""}">{escape(block.text)}</p>'
        case b.Facts():
            items = "".join(f"<div><dt>{escape(what)}</dt><dd>{escape(said)}</dd></div>" for what, said in block.items)
            return f'<dl class="facts">{items}</dl>'
        case b.Table():
            return _table(block)
        case b.Slips():
            return slips(block)
        case b.Ladder():
            return ladder(block)
        case b.Bars():
            return bars(block)


def _table(table: b.Table) -> str:
    title = f"<h3>{escape(table.title)}</h3>\n" if table.title else ""
    head = "".join(_cell("th", text, style) for text, style in _styled(table.head, table.columns))
    rows = "\n".join(
        f'<tr class="{mark}">{"".join(_cell("td", *each) for each in _styled(row, table.columns))}</tr>'
        for row, mark in zip_longest(table.rows, table.marks, fillvalue="")
        if row
    )
    note = f'\n<p class="note">{escape(table.note)}</p>' if table.note else ""
    heads = f"<thead><tr>{head}</tr></thead>\n" if any(table.head) else ""
    body = f"<table>\n{heads}<tbody>\n{rows}\n</tbody>\n</table>"
    return f'{title}<div class="sheet">{body}</div>{note}'


def _styled(row: Sequence[str], columns: Sequence[str]) -> list[tuple[str, str]]:
    return list(zip_longest(row, columns[: len(row)], fillvalue=""))


def _cell(tag: str, text: str, style: str) -> str:
    first, _, more = text.partition("\n")
    plain = first.lstrip(b.DEEPER)
    depth = len(first) - len(plain)
    small = f"<small>{escape(more)}</small>" if more else ""
    about = (' scope="col"' if tag == "th" else "") + (f' class="{style}"' if style else "")
    about += f' style="padding-left: {depth}em"' if depth else ""
    return f"<{tag}{about}>{escape(plain)}{small}</{tag}>"
