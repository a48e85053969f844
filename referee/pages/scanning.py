"""The address of the hall for the cameras of phones, on walls: whoever comes in sees what to scan."""

from __future__ import annotations

from markupsafe import Markup
from msgspec import Struct

from referee.pages.hall import Hall
from referee.views.qr import qr_svg


class Scanned(Struct, frozen=True):
    """The address as a picture and in letters; both empty where no phone could open it."""

    picture: Markup
    address: str


def scanned(hall: Hall) -> Scanned:
    """What everybody in the hall scans."""
    return Scanned(Markup(qr_svg(hall.address)), hall.address)
