"""What the check may find: a kind, how much it weighs, where it is, and what its sentence needs to know."""

from enum import IntEnum
from typing import Any, NamedTuple


class Severity(IntEnum):
    """How much a finding weighs."""

    NOTE = 0
    """Worth knowing; nothing need be done."""
    WARNING = 1
    """Perhaps wrong: a person has to look."""
    FAULT = 2
    """Wrong."""
    UNREADABLE = 3
    """A whole file is lost until this is mended."""


_OF_LEVEL = {
    Severity.UNREADABLE: "torn not_text",
    Severity.FAULT: """
        not_rulings no_rulings
        field_missing field_unknown wrong_form blank untrimmed repeated bad_id id_twice too_long only_house bad_key
        language_unknown few_phrasings no_sentence long_answer untranslated phrasing_repeated
        heap no_clause unknown_clause unknown_source source_of_other unknown_section section_elsewhere
        unknown_name unknown_topic unknown_standing unknown_ruleset unknown_verdict dead_reference self_reference
        phrasing_of_two stale record_broken
        source_field source_standing source_count source_overlap
    """,
    Severity.WARNING: "language_missing long_detail see_superseded phrasing_near asks_the_same unstated off_the_shelf",
    Severity.NOTE: """
        not_translated newly_translated topic_names nothing_recorded not_recorded changed_everywhere record_gone
    """,
}
LEVELS = {kind: level for level, kinds in _OF_LEVEL.items() for kind in kinds.split()}
"""Every kind of finding."""


class ShelfFinding(NamedTuple):
    """Something at a line of a file; `of` is what it is about (a ruling, a source, a topic), and its id."""

    file: str
    line: int
    kind: str
    of: tuple[str, str]
    about: dict[str, Any]

    @property
    def level(self) -> Severity:
        """How much it weighs."""
        return LEVELS[self.kind]
