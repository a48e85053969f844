"""How the line may go on, the best first; what Tab takes stands out; of two, the other has a key of its own."""

from __future__ import annotations

from textual.content import Content
from textual.style import Style

from referee.tui.widgets.panel import QUIET, Panel, pressed
from referee.typing.completion import Proposal
from referee.views.voice import Voice


class Proposals(Panel):
    """One row under the entry line."""

    FOLDS = False
    DEFAULT_CSS = """
    Proposals { height: 1; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
    """

    def __init__(self, id: str) -> None:  # noqa: A002 (the name that Textual gives it)
        super().__init__(id)
        self._asked: tuple[object, ...] | None = None

    def show(self, proposals: tuple[Proposal, ...], chosen: int, voice: Voice, waiting: int = 0) -> None:
        """Show these, `chosen` being the one that Tab takes; without any, what the keys of the line do.

        Where lines wait that were pasted, say that Enter logs them all.
        """
        asked = proposals, chosen, waiting, voice.lang
        if asked != self._asked:
            self._asked = asked
            self._put(proposals, chosen, voice, waiting)

    def _put(self, proposals: tuple[Proposal, ...], chosen: int, voice: Voice, waiting: int) -> None:
        if waiting:
            told = [pressed("⏎", voice.say("acting-log_all", count=waiting + 1), "screen.submit")]
            self.put(Content("  ").join([*told, Content.styled(f"Esc {voice.say('acting-let_go')}", QUIET)]))
            return
        if not proposals:
            keys = (("⏎", "key-log", "screen.submit"), ("Tab", "key-complete", "screen.complete"))
            told = [pressed(key, voice.say(word), action) for key, word, action in keys]
            rest = f"↑↓ {voice.say('app-again')}  ^U {voice.say('key-clear')}"
            self.put(Content("  ").join([*told, Content.styled(rest, QUIET)]))
            return
        words = [_word(each.shown, place, place == chosen) for place, each in enumerate(proposals)]
        words[chosen] = _keyed("Tab", words[chosen], chosen)
        if len(words) == 2:
            words[1 - chosen] = _keyed("⇧Tab", words[1 - chosen], 1 - chosen)
        self.put(Content("  ").join(words))


def _keyed(key: str, word: Content, place: int) -> Content:
    return _clicked(Content.assemble((f"{key} ", "bold $text-accent"), word), place)


def _word(shown: str, place: int, chosen: bool) -> Content:
    return _clicked(Content.styled(shown, "reverse" if chosen else ""), place)


def _clicked(told: Content, place: int) -> Content:
    return told.stylize(Style.from_meta({"@click": f"screen.take({place})"}))
