"""Nothing that can be typed breaks the conversation, and none of it is a fault of the program."""

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.desk.desk import Desk
from referee.typing.conversation import Conversation
from referee.views.voice import Voice
from tests.hunts import tries
from tests.tui.seated import dealt

WORDS = st.sampled_from(
    ["bang", "missed", "1", "2", "9", "anna", '"', '"Anna"', "#", "?", "set", "life", "play", "correct", "insert", ";",
     "retract", "jail", "4h", "barrel", "draw", "from", "for", "with", "hit", "out", "take", "hand", "house", "allow",
     "stand", "light", "full", "panic", "cat", "dynamite", "end", "turn", "won", "law", "-1", "[bold]", "名前", "/"]
)  # fmt: skip
LINES = st.one_of(st.lists(WORDS, max_size=7).map(" ".join), st.text(max_size=40))


@settings(max_examples=tries(150), deadline=None)
@given(st.lists(LINES, min_size=1, max_size=8))
def test_every_line_is_previewed_completed_and_answered(lines: list[str]) -> None:
    """Preview, proposals and Enter answer any line; what is refused is refused with a sentence of its own."""
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder) / "store.db")
        talk = Conversation(desk.new(dealt()), Voice(desk.lexicon, "en"))
        for line in lines:
            completion = talk.completion(["missed", "barrel …"])
            completion.proposals(line)
            for told in (talk.preview(line), talk.enter(line)):
                assert not any("Something went wrong in the program" in sentence for _, sentence in told.said), line
        desk.close()
