"""What of a report is drawn: slips to cut out, the ladder of the duels, bars. Boxes and rules, no picture."""

from __future__ import annotations

from html import escape

from referee.championship.reports import blocks as b


def slips(block: b.Slips) -> str:
    """Slips side by side, to be cut along the dashes."""
    items = "\n".join(map(_slip, block.slips))
    return f'<div class="slips">\n{items}\n</div>'


def _slip(slip: b.Slip) -> str:
    lines = "".join(f"<span>{escape(line)}</span>" for line in slip.lines)
    what, said = (*slip.hidden, "", "")[:2]
    fold = f'<div class="fold"><i>{escape(what)}</i><strong>{escape(said)}</strong></div>' if slip.hidden else ""
    return f'<div class="slip"><b>{escape(slip.name)}</b><div class="big">{escape(slip.where)}</div>{lines}{fold}</div>'


def ladder(block: b.Ladder) -> str:
    """The duels from the first to the last, each pair leading to the next."""
    stages = "\n".join(_stage(title, duels) for title, duels in block.stages)
    beside = "\n".join(map(_duel, block.beside))
    tucked = " tucked" if len(block.stages) > 2 else ""
    return f'<div class="ladder">\n{stages}\n</div>' + (
        f'\n<div class="beside{tucked}" style="--stages: {len(block.stages)}">{beside}</div>' if beside else ""
    )


def _stage(title: str, duels: tuple[b.Duel, ...]) -> str:
    items = "\n".join(f"<li>{_duel(duel)}</li>" for duel in duels)
    return f'<div class="stage"><h3>{escape(title)}</h3>\n<ol>\n{items}\n</ol></div>'


def _duel(duel: b.Duel) -> str:
    return f'<div class="duel"><span>{escape(duel.title)}</span>{"".join(map(_side, duel.sides))}</div>'


def _side(side: b.Side) -> str:
    sign = "✓" if side.won else ""
    note = f" <small>{escape(side.note)}</small>" if side.note else ""
    won = ' class="won"' if side.won else ""
    return f"<div{won}><i>{escape(side.seed)}</i><span>{escape(side.name)}{note}</span><b>{sign}</b></div>"


def bars(block: b.Bars) -> str:
    """Bars to the right of nothing, or to the left of it where they are hatched and below."""
    below = any(bar.share < 0 for bar in block.bars)
    heading = f"<h3>{escape(block.title)}</h3>\n" if block.title else ""
    rows = "\n".join(_bar(bar, below) for bar in block.bars)
    return f'{heading}<div class="bars{"" if below else " plain"}">\n{rows}\n</div>'


def _bar(bar: b.Bar, below: bool) -> str:
    width = abs(bar.share) * (50 if below else 100)
    left = (50 - width if bar.share < 0 else 50) if below else 0
    style = f"left:{left:.2f}%;width:{width:.2f}%"
    kind = "bar below" if bar.share < 0 else "bar"
    track = f'<span class="track"><span class="{kind}" style="{style}"></span></span>'
    return f'<span class="whose">{escape(bar.label)}</span>{track}<span class="said">{escape(bar.text)}</span>'
