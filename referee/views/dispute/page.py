"""Sheets as a page to print: one HTML file without script, and without font, picture or style from elsewhere.

Whatever was typed by people goes through `escape`. Every sign says by itself what a colour might say too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from referee.speech import Speech
from referee.views.dispute.blocks import Block, blocks
from referee.views.dispute.position import Position, PositionLine, lying
from referee.views.dispute.sheet import Sheet
from referee.views.dispute.text import aligned
from referee.views.marks import held, lead
from referee.views.page import page
from referee.views.qr import qr_svg
from referee.views.records import SeatView

STYLE = """
@page { size: A4; margin: 12mm; }
html { font: 10pt/1.35 system-ui, "Segoe UI", "Noto Sans", sans-serif; color: #000; background: #fff; }
body { max-width: 190mm; margin: 0 auto; padding: 4mm; }
.row { display: grid; grid-template-columns: repeat(var(--cells), minmax(0, 1fr)); gap: 0 6mm; }
section { min-width: 0; padding: 1.5mm 0; border-top: 0.3mm solid #888; overflow-wrap: anywhere; }
.row.ruling + .row.ruling section, .row.more section { border-top: 0; }
.row.head section { border-top: 0; border-bottom: 0.7mm solid #000; }
h1 { font-size: 15pt; margin: 0; }
h2 { font-size: 10.5pt; margin: 0 0 0.8mm; break-after: avoid; }
p { margin: 0 0 0.8mm; break-inside: avoid; }
p.hang { padding-left: 1em; text-indent: -1em; }
p.in { padding-left: 1em; }
p.strong { font-weight: 700; }
p.quiet { font-size: 8.5pt; color: #333; }
p.strong + p.in, p.in + p.in { margin-top: -0.4mm; }
p.illegal, p.unclear, p.for_referee { font-weight: 700; }
p.verdict { border-left: 1.2mm solid #000; padding-left: 2mm; }
p.verdict.illegal { border-left-style: double; border-left-width: 1.6mm; }
svg.qr { display: block; width: 42mm; height: 42mm; stroke: #000; background: #fff; }
.row.code { break-inside: avoid; }
.row.code p { font-size: 8.5pt; }
table { border-collapse: collapse; width: 100%; margin: 0.8mm 0 1.5mm; font-size: 9pt; }
th, td { text-align: left; vertical-align: top; padding: 0.5mm 1.2mm 0.5mm 0; border-bottom: 0.15mm solid #aaa; }
th { font-weight: 600; border-bottom-color: #000; white-space: nowrap; }
td.who, td.lying { width: 40%; }
td.pips { white-space: nowrap; }
tr.turn td { font-weight: 700; }
tr.out td.who { text-decoration: line-through; }
small { font-size: 8pt; font-weight: 400; color: #333; }
@media screen and (max-width: 40em) { .row { display: block; } }
@media print { body { padding: 0; max-width: none; } small, p.quiet { color: #000; } }
"""
VERDICTS = ("legal", "without_effect", "for_referee", "unclear", "illegal")


def in_html(sheets: Sequence[Sheet]) -> str:
    """One page with these sheets side by side."""
    columns = [blocks(sheet) for sheet in sheets]
    rows = "\n".join(_row(level, sheets) for level in aligned(columns))
    head = columns[0][0]
    title = f"{head.title}: {head.lines[0].text}"
    return page(sheets[0].lang, title, STYLE, rows, {"style": f"--cells: {len(sheets)}"})


def _row(level: Sequence[Block | None], sheets: Sequence[Sheet]) -> str:
    """Blocks that say the same, each in its language."""
    key = next(block.key for block in level if block is not None)
    cells = "\n".join(_section(block, sheet) for block, sheet in zip(level, sheets, strict=True))
    return f'<div class="row {key.partition(" ")[0]}">\n{cells}\n</div>'


def _section(block: Block | None, sheet: Sheet) -> str:
    if block is None:
        return f'<section lang="{sheet.lang}"></section>'
    name = "h1" if block.key == "head" else "h2"
    heading = f"<{name}>{escape(block.title)}</{name}>\n" if block.title else ""
    body = "\n".join(_position(sheet) if block.key == "position" else map(_paragraph, block.lines))
    body = f"{qr_svg(sheet.address)}\n{body}" if block.key == "code" else body
    return f'<section lang="{sheet.lang}">\n{heading}{body}\n</section>'


def _paragraph(line: PositionLine) -> str:
    classes = [line.style] if line.style else []
    classes += ["verdict"] if line.style in VERDICTS else []
    classes += ["in"] if line.text.startswith(" ") else ["hang"] if line.hang else []
    named = f' class="{" ".join(classes)}"' if classes else ""
    return f"<p{named}>{escape(line.text.strip())}</p>"


def _position(sheet: Sheet) -> Iterator[str]:
    """The table as a table, with what stood above and below it as text."""
    said = Position(sheet.position, Speech.of(sheet.lang))
    yield f"<p>{escape(said.state())}</p>"
    heads = "".join(f"<th scope='col'>{escape(head)}</th>" for head in said.heads())
    rows = "\n".join(_seat(seat) for seat in sheet.position.seats)
    yield f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"
    yield from map(_paragraph, said.below())


def _seat(seat: SeatView) -> str:
    style = "out" if seat.out else "turn" if "turn" in seat.marks else ""
    name = escape(f"{lead(seat)} {seat.number} {seat.label} {seat.signs}".strip())
    who = escape(f"{seat.role or '?'} · {seat.character or '?'}")
    life = "–" if seat.out else escape(seat.pips if len(seat.pips) > 1 else seat.life)
    cells = f'<td class="who">{name}<br><small>{who}</small></td><td class="pips">{life}</td>'
    return f'<tr class="{style}">{cells}<td>{escape(held(seat))}</td><td class="lying">{escape(lying(seat))}</td></tr>'
