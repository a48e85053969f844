"""HTML of a template and plain values, and the headers that forbid the browser whatever our pages do not need.

Templates escape by themselves: what people typed is never markup. They lay out and say nothing of their own: `say`
gives a message of the language. The live part of a page is a template of its own, sent again as it changes.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from aiohttp import web
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from referee.pages.visitor import Visit
from referee.speech import Speech

RED = re.compile("(?:10|[2-9JQKA])?[♥♦]")
HERE = Path(__file__).parent
ALLOWED = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Server": "referee",
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in ALLOWED.items()),
    "Referrer-Policy": "same-origin",  # with none, a form of our own would say as little of its origin as a foreign one
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_TEMPLATES = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
)


def suited(text: str) -> Markup:
    """A text with its hearts and diamonds in red."""
    return Markup(RED.sub(r'<span class="red">\g<0></span>', str(escape(text))))


_TEMPLATES.filters["suited"] = suited


def page(
    visit: Visit,
    template: str,
    *,
    status: int = 200,
    secret: bool = False,
    live: str = "",
    now: str = "",
    **values: Any,
) -> web.Response:
    """A whole page. One that is `secret` is kept nowhere; a live one is followed at the address `live`.

    `now` is the live part as it stands, HTML that `fragment` made.
    """
    here = {"root": visit.root, "hall": visit.hall.root, "others": visit.others, "lang": visit.lang}
    told = {"live": live, "now": Markup(now), "at": int(visit.hall.now()), "say": visit.voice.say}
    text = _TEMPLATES.get_template(template).render(**here, **told, **values)
    kept = "no-store" if secret else "no-cache"
    headers = HEADERS | {"Cache-Control": kept}
    return web.Response(text=text, status=status, content_type="text/html", headers=headers)


def fragment(speech: Speech, template: str, root: str = "", **values: Any) -> str:
    """The live part of a page alone; `root` is what the addresses in it begin with."""
    return _TEMPLATES.get_template(template).render(lang=speech.lang, say=speech.say, root=root, **values)
