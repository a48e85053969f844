"""Puts an index of the rulings into what is built, so that the first question is answered at once.

A wheel carries it beside the rulings; of a checkout that is installed to be edited it stands in `build/`, and what is
changed there later is put right in the copy that each user has.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class IndexBuildHook(BuildHookInterface):
    """Called by hatchling before a wheel is put together; an editable install is one too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the index; raises BadData if a ruling has faults."""
        sys.path.insert(0, self.root)
        from referee.library.search.cache import ship

        index = Path(self.root) / "build" / "rulings.sqlite"
        ship(index)
        if version == "standard":
            build_data["force_include"][str(index)] = "referee/rulings.sqlite"
