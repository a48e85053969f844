"""The style sheet, the script and the star: all that a page asks for. A browser keeps them, and asks again."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from aiohttp import web

from referee.pages.hall import Hall
from referee.pages.rendering import HEADERS, HERE

KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


def routes(hall: Hall) -> list[web.RouteDef]:
    """Everything in the folder, by its name."""
    return [web.get("/assets/{name}", _given)]


async def _given(request: web.Request) -> web.Response:
    found = _found().get(request.match_info["name"])
    if found is None:
        raise web.HTTPNotFound
    kind, body, tag = found
    headers = HEADERS | {"Cache-Control": "no-cache", "ETag": f'"{tag}"'}
    if any(each.value == tag for each in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)


@cache
def _found() -> dict[str, tuple[str, bytes, str]]:
    """Each by its name: its kind, what it is, and a sign of that."""
    files = [each for each in (HERE / "assets").iterdir() if each.suffix[1:] in KINDS]
    read = ((each, each.read_bytes()) for each in files)
    return {each.name: (KINDS[each.suffix[1:]], body, blake2b(body, digest_size=8).hexdigest()) for each, body in read}
