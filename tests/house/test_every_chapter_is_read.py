"""A set is its whole folder: what any module of it adds is there, and no list can leave one out."""

import subprocess
import sys

from referee import sets
from tests.house.core import ROOT

READ = "import sys; from referee import sets; [sets.named(name) for name in sets.names()]; print(*sys.modules)"


def test_every_module_of_a_set_is_read_with_it() -> None:
    """In a process that has asked for nothing but the sets."""
    read = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True).stdout.split()
    chapters = [path for name in sets.names() for path in (ROOT / "sets" / name).glob("*.py")]
    assert len(chapters) > 100
    assert {f"referee.sets.{path.parent.name}.{path.stem}" for path in chapters if path.stem != "__init__"} <= {*read}
