"""An address as a picture for the camera of a phone: text goes in, an SVG comes out, for any page to put in its place.

It needs what the extra `serve` brings; without that there is none, and the address stands there alone.
"""

from __future__ import annotations

from importlib.util import find_spec

LONGEST = 1200
"""Letters of what a camera still reads from paper."""


def qr_svg(text: str) -> str:
    """The picture as an SVG element with a class `qr`; empty where it cannot be drawn."""
    if not text or len(text) > LONGEST or find_spec("segno") is None:
        return ""
    import segno

    drawn = segno.make(text, micro=False, boost_error=False, error="l")
    return str(drawn.svg_inline(omitsize=True, border=4, svgclass="qr", lineclass=None))
