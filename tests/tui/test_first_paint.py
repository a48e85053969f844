"""What a person sees first waits for nothing that is not on it."""

import subprocess
import sys
from pathlib import Path

CODE = """
import sys
from pathlib import Path
from referee.tui.app import RefereeApp
from textual.screen import Screen

app = RefereeApp(Path(sys.argv[1]), "en")
paint = Screen._compositor_refresh

def painted(screen):
    paint(screen)
    print(*sys.modules)
    Screen._compositor_refresh = paint
    app.exit()

Screen._compositor_refresh = painted
app.run(headless=True, size=(80, 24))
"""
LATER = ("referee.core", "referee.sets", "referee.journal", "referee.desk", "referee.notation", "referee.views")


def test_the_first_paint_waits_for_no_game(tmp_path: Path) -> None:
    """The rulebook, the store and the desk are loaded once something is on the screen."""
    words = [sys.executable, "-c", CODE, str(tmp_path / "store.db")]
    done = subprocess.run(words, capture_output=True, timeout=60, check=True, text=True)
    loaded = done.stdout.splitlines()[0].split()
    assert "textual.app" in loaded
    assert [name for name in loaded if name.startswith(LATER)] == []
