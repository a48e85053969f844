"""Who may come in: who knows the token, on this machine too; and there only under a name of its own."""

import pytest

from referee.pages.codes import LENGTH, LETTERS
from referee.serving.guard import LOOPBACK, Guard, address, guard_of, is_loopback

WIDE = Guard(token="abcdefgh")
HERE = Guard(token="abcdefgh", hosts=guard_of(LOOPBACK).hosts)


@pytest.mark.parametrize("path", ["/abcdefgh", "/abcdefgh/", "/abcdefgh/static/js/textual.js", "/abcdefgh/ws/page1"])
def test_who_knows_the_token_passes(path: str) -> None:
    """The token opens the page, its files and its socket, whatever this machine is called on the network."""
    assert WIDE.passes(path, "tablet.example:8421", "")
    assert WIDE.passes(path, "tablet.example:8421", "http://tablet.example:8421")
    assert HERE.passes(path, "localhost:8421", "http://localhost:8421")


@pytest.mark.parametrize(
    "path", ["", "/", "//abcdefgh", "/abcdefg", "/abcdefghi", "/ABCDEFGH/", "/static/abcdefgh", "/ws/page1", "/\udcff"]
)
def test_nobody_else_does(path: str) -> None:
    """A token that is missing, wrong, cut, or in another place opens nothing, on this machine as little as beyond."""
    assert not WIDE.passes(path, "tablet.example:8421", "")
    assert not HERE.passes(path, "localhost:8421", "")


@pytest.mark.parametrize("host", ["127.0.0.1:8421", "localhost:8421", "LOCALHOST:8421", "[::1]:8421", "localhost"])
def test_this_machine_is_called_by_its_own_names(host: str) -> None:
    """Where nobody else gets to, the names of this machine pass."""
    assert HERE.passes("/abcdefgh", host, f"http://{host}")


@pytest.mark.parametrize("host", ["evil.example:8421", "127.0.0.1.evil.example", "", "[::1", "localhost.evil.example"])
def test_another_name_for_this_machine_does_not_pass(host: str) -> None:
    """A stranger's name that leads here (as a rebound one does) opens nothing, even with the token."""
    assert not HERE.passes("/abcdefgh", host, "")


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:9", "null", "http://[", "file://"])
def test_a_strangers_page_gets_no_socket(origin: str) -> None:
    """What another page's script asks for is refused, though it knows the token."""
    assert not HERE.passes("/abcdefgh/ws/page1", "127.0.0.1:8421", origin)
    assert not WIDE.passes("/abcdefgh/ws/page1", "127.0.0.1:8421", origin)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost", "0.0.0.0", "::", "", "192.0.2.7"])
def test_there_is_always_a_token(host: str) -> None:
    """It is long, typed easily, and another one each time, on this machine too."""
    one, other = guard_of(host).token, guard_of(host).token
    assert one != other and len(one) == LENGTH and set(one) <= set(LETTERS)
    assert len(LETTERS) ** LENGTH > 2**75


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost"])
def test_a_loopback_address_answers_to_its_own_names_only(host: str) -> None:
    """Others than this machine never get there, so nobody has to call it otherwise."""
    guard = guard_of(host)
    assert is_loopback(host)
    assert guard.passes(guard.entrance, f"[{host}]:8421" if ":" in host else f"{host}:8421", "")
    assert not guard_of("0.0.0.0").hosts and not is_loopback("nowhere.invalid")


def test_the_address_can_be_opened() -> None:
    """It names a machine and not "everywhere", and holds the token."""
    assert address("127.0.0.1", 8421, HERE.entrance) == "http://127.0.0.1:8421/abcdefgh"
    assert address("::1", 8421, HERE.entrance) == "http://[::1]:8421/abcdefgh"
    assert address("0.0.0.0", 8421, WIDE.entrance).endswith(":8421/abcdefgh")
    assert "0.0.0.0" not in address("0.0.0.0", 8421, WIDE.entrance)
