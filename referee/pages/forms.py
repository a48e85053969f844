"""What a form says, read as what it may be: a few short fields. Anything else is refused before it is looked at."""

from __future__ import annotations

from urllib.parse import parse_qsl

from aiohttp import web

MOST_FIELDS, LARGEST = 20, 1 << 13
"""Fields of a form, and its bytes."""
KIND = "application/x-www-form-urlencoded"


async def fields(request: web.Request) -> dict[str, str]:
    """The fields by their names, the last of a name. Raises HTTP 400, 413, 415."""
    if request.content_type != KIND:
        raise web.HTTPUnsupportedMediaType
    said = b""
    async for part in request.content.iter_any():
        said += part
        if len(said) > LARGEST:
            raise web.HTTPRequestEntityTooLarge(LARGEST, len(said))
    try:
        return dict(parse_qsl(said.decode("ascii", "replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise web.HTTPBadRequest from None
