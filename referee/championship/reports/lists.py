"""The lists of a report for a spreadsheet; nothing in them is taken for a formula."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from io import StringIO

from referee.championship.office.spreadsheet import neutral
from referee.championship.reports import blocks as b
from referee.championship.reports.listing import listed

_AMOUNT = re.compile(r"-?\d+\$")


def in_csv(report: b.Report) -> str:
    """Every table, row by row, each row after the heading it stands under; a table's head comes before its rows."""
    out = StringIO()
    sheet = csv.writer(out, lineterminator="\r\n")
    head: tuple[str, ...] = ()
    if report.missing:
        sheet.writerow([neutral(report.missing)])
    for under, table in _tables(report):
        if table.head != head:
            head = table.head
            sheet.writerows([["", *map(_plain, head)]] if head else [])
        sheet.writerows([under, *map(_plain, row)] for row in table.rows)
    return out.getvalue()


def _tables(report: b.Report) -> Iterator[tuple[str, b.Table]]:
    for section in report.sections:
        for block in section.blocks:
            for table in listed(block):
                yield neutral(" · ".join(filter(None, (section.title, table.title)))), table


def _plain(text: str) -> str:
    """A cell on one line; a minus as machines write it, an amount as the number it is."""
    one = " · ".join(part for part in text.split("\n") if part).replace("−", "-")
    return one.removesuffix("$") if _AMOUNT.fullmatch(one) else neutral(one)
