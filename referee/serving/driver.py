"""The app's driver in a page: that of textual-serve, and when the server is gone the app is."""

from __future__ import annotations

from textual.drivers.web_driver import WebDriver
from textual.events import AppFocus
from textual.messages import ExitApp


class PageDriver(WebDriver):
    """Reads from the server and writes to it."""

    def start_application_mode(self) -> None:
        """The page is always in front: an app that believes it is not gives its keys to nobody."""
        super().start_application_mode()
        self._app.call_later(self._app.post_message, AppFocus())

    def run_input_thread(self) -> None:
        """Until nothing more can come; then nobody is there any more, and the app leaves."""
        super().run_input_thread()
        if not self.exit_event.is_set():
            self._app.post_message(ExitApp())

    def tell_table(self, table: str) -> None:
        """Tell the server which table is on the screen."""
        self.write_meta({"type": "table", "table": table})
