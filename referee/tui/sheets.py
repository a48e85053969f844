"""The sheets of one matter, in the language spoken and a second one: what the screen of a dispute shows and saves.

Working a case out may take long and needs nothing of a terminal; it is done beside the keys, and taken in here.
"""

from __future__ import annotations

from msgspec import Struct

from referee.desk.desk import StorePlace
from referee.desk.hall_address import hall_address
from referee.library.shelf import Library
from referee.speech import LANGUAGES, Speech
from referee.tui.face import Face
from referee.views.dispute.assessment import Assessment, assessment_of
from referee.views.dispute.disputed_entry import DisputedEntry
from referee.views.dispute.reading_on import NOWHERE, Reachable, with_address
from referee.views.dispute.sheet import Sheet
from referee.views.dispute.wording import sheet_of
from referee.views.table import Views


class WorkedOut(Struct, frozen=True):
    """A case as the public or the referee knows it, the shelf, and where the hall is, if one is served."""

    case: Assessment
    library: Library
    hall: Reachable = NOWHERE


def worked_out(matter: DisputedEntry, public: bool, store: StorePlace | None = None) -> WorkedOut:
    """The case of this matter, and the shelf."""
    from referee.library.search import rulings_index

    index = rulings_index(store)
    library = index.library()
    index.close()
    hall = Reachable(hall_address(store), table=matter.stream) if store else NOWHERE
    return WorkedOut(assessment_of(matter, public), library, hall)


class Sheets:
    """The public sheet of a matter until the referee's own is chosen; the second language until it is spoken itself."""

    def __init__(self, face: Face, matter: DisputedEntry) -> None:
        self.face = face
        self.matter = matter
        self.public = True
        self.at_second = False
        self._second = ""
        self._known: dict[bool, WorkedOut] = {}

    @property
    def second(self) -> str:
        """The second language, never the one spoken."""
        return self._second if self._second not in ("", self.face.lang) else _after(self.face.lang)

    @property
    def languages(self) -> tuple[str, str]:
        """The language spoken and the second one."""
        return self.face.lang, self.second

    @property
    def one(self) -> str:
        """The language shown where there is room for one."""
        return self.languages[int(self.at_second)]

    @property
    def other(self) -> str:
        """The one that is not shown there."""
        return self.languages[int(not self.at_second)]

    def next_second(self) -> None:
        """The third language becomes the second."""
        self._second = next(lang for lang in LANGUAGES if lang not in self.languages)

    @property
    def case(self) -> Assessment | None:
        """The case, once it is worked out."""
        known = self._known.get(self.public)
        return known.case if known else None

    def take(self, known: WorkedOut) -> None:
        """A case was worked out."""
        self._known[known.case.public] = known

    def all(self, *languages: str) -> list[Sheet]:
        """The sheet in these languages; none before it is worked out."""
        known, lexicon = self._known.get(self.public), self.face.lexicon
        if known is None:
            return []
        told = (sheet_of(known.case, Views(Speech.of(lang), lexicon), known.library) for lang in languages)
        return [with_address(sheet, known.hall) for sheet in told]


def _after(lang: str) -> str:
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
