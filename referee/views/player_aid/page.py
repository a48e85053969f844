"""The reference card as a page to print: one HTML file without script, and nothing in it from elsewhere.

Whatever comes from outside goes through `escape`. Signs say by themselves what a colour might say too.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from referee.views.page import page
from referee.views.player_aid.card import CardRow, Part, ReferenceCard, Statement

STYLE = """
@page { size: A4; margin: 9mm 9mm 10mm; }
* { box-sizing: border-box; }
html { font: 8.7pt/1.27 "Source Sans 3", "Noto Sans", "Segoe UI", "Liberation Sans", Arial, sans-serif; color: #1d1a16;
  background: #fff; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { max-width: 192mm; margin: 0 auto; padding: 6mm; }
h1, h2, dt { font-family: Rockwell, "Roboto Slab", "Bitter", "Bookman Old Style", "DejaVu Serif", Georgia, serif; }
h1 { font-size: 16pt; line-height: 1.1; margin: 0 0 2.5mm; padding-bottom: 1.2mm; color: #7c2d12;
  border-bottom: 0.9mm double #1d1a16; overflow-wrap: anywhere; }
main { columns: 2; column-gap: 6mm; }
main + main { break-before: page; }
header { column-span: all; }
section { margin: 0 0 2.6mm; }
h2 { font-size: 10.5pt; margin: 0 0 0.8mm; padding: 0.5mm 1.6mm; background: #f3ece0; border-left: 1mm solid #7c2d12;
  break-after: avoid; }
ol, ul { margin: 0; padding: 0 0 0 4.4mm; }
ul { list-style: none; padding: 0; }
li, dl div { margin: 0 0 0.65mm; break-inside: avoid; overflow-wrap: anywhere; }
dl { margin: 0; }
dl div { padding-left: 3mm; text-indent: -3mm; }
dt { display: inline; font-size: 8.4pt; font-weight: 700; margin-right: 0.6mm; }
dt::after { content: " ·"; }
dd { display: inline; margin: 0; }
i { color: #5a5248; }
small { font-size: 6.6pt; color: #5a5248; white-space: nowrap; }
.options div { display: flex; justify-content: space-between; gap: 3mm; padding: 0; text-indent: 0;
  border-bottom: 0.15mm dotted #8a8172; }
.options dt { font-weight: 400; } .options dt::after { content: ""; }
.options dd { font-weight: 600; text-align: right; }
footer { font-size: 7.2pt; color: #5a5248; margin-top: 1mm; break-inside: avoid; }
@media screen and (max-width: 46em) { main { columns: 1; } }
@media print { body { max-width: none; padding: 0; } }
"""


def in_html(cards: Sequence[ReferenceCard]) -> str:
    """One page with these cards, the same in several languages, one after the other."""
    body = "\n".join(map(_card, cards))
    return page(cards[0].lang, cards[0].title, STYLE, body)


def _card(card: ReferenceCard) -> str:
    parts = "\n".join(map(_part, card.parts))
    chosen = "".join(f"<div><dt>{escape(name)}</dt> <dd>{escape(value)}</dd></div>" for name, value in card.options)
    told = (
        f'<section class="options"><h2>{escape(card.options_title)}</h2>\n<dl>{chosen}</dl></section>\n'
        if chosen
        else ""
    )
    foot = f"<footer>{escape(card.foot)}</footer>"
    return f'<main lang="{card.lang}">\n<header><h1>{escape(card.title)}</h1></header>\n{parts}\n{told}{foot}\n</main>'


def _part(part: Part) -> str:
    heading = f"<h2>{escape(part.title)}</h2>"
    rows = "\n".join(map(_named if part.dense else _item, part.rows))
    tag = "dl" if part.dense else "ol"
    return f"<section>{heading}\n<{tag}>\n{rows}\n</{tag}></section>"


def _named(row: CardRow) -> str:
    return f"<div><dt>{escape(row.about)}</dt> <dd>{_said(row)}</dd></div>"


def _item(row: CardRow) -> str:
    about = f"<b>{escape(row.about)}</b> " if row.about else ""
    return f"<li>{about}{_said(row)}</li>"


def _said(row: CardRow) -> str:
    return " ".join(map(_statement, row.said))


def _statement(said: Statement) -> str:
    asked = f"<i>{escape(said.question)}</i> " if said.question else ""
    return f"{asked}{escape(said.text)} <small>{escape(said.mark)}{escape(' '.join(said.clauses))}</small>"
