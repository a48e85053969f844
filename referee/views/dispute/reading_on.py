"""Where the rulings of a sheet can be read on: in the hall whose pages are served, or on a published site.

In go an address and the sheet, out comes the sheet with the address of its rulings in its own language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import quote

from msgspec import Struct
from msgspec.structs import replace

from referee.languages import LANGUAGES
from referee.views.dispute.sheet import Sheet

OF_A_LANGUAGE = re.compile(rf"(/({'|'.join(LANGUAGES)}))?(/(index\.html)?)?$")
"""What an address may end with, beside what is the same in every language."""


class Reachable(Struct, frozen=True):
    """Where rulings can be read: below this address, of a hall or of a site; at which table, if at one."""

    address: str
    site: bool = False
    table: str = ""

    def of(self, rulings: Iterable[str], lang: str) -> str:
        """Where these rulings stand together, in a language; nowhere if there are none."""
        names = "+".join(quote(id_, safe="") for id_ in rulings)
        below = f"{OF_A_LANGUAGE.sub('', self.address)}/{lang}"
        if not names or not self.address:
            return ""
        if self.site:
            return f"{below}/index.html#{names}"
        return f"{below}/dispute/{names}{f'?table={quote(self.table)}' if self.table else ''}"


NOWHERE = Reachable("")


def with_address(sheet: Sheet, reachable: Reachable) -> Sheet:
    """The sheet, which says where its rulings can be read on."""
    return replace(sheet, address=reachable.of((each.id for each in sheet.rulings), sheet.lang))
