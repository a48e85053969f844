"""Who may come in: with a token, who knows it; without one, only pages of this machine's own address."""

import pytest

from referee.serving.guard import LENGTH, LETTERS, LOOPBACK, Guard, address, guard_of, is_loopback

SECRET = Guard(token="abcdefgh")
OPEN = guard_of(LOOPBACK)


@pytest.mark.parametrize("path", ["/abcdefgh", "/abcdefgh/", "/abcdefgh/static/js/textual.js", "/abcdefgh/ws/page1"])
def test_who_knows_the_token_passes(path: str) -> None:
    """The token opens the page, its files and its socket, whatever this machine is called."""
    assert SECRET.passes(path, "tablet.example:8421", "")
    assert SECRET.passes(path, "tablet.example:8421", "http://tablet.example:8421")


@pytest.mark.parametrize(
    "path", ["", "/", "//abcdefgh", "/abcdefg", "/abcdefghi", "/ABCDEFGH/", "/static/abcdefgh", "/ws/page1", "/\udcff"]
)
def test_nobody_else_does(path: str) -> None:
    """A token that is missing, wrong, cut, or in another place opens nothing."""
    assert not SECRET.passes(path, "tablet.example:8421", "")


@pytest.mark.parametrize("host", ["127.0.0.1:8421", "localhost:8421", "LOCALHOST:8421", "[::1]:8421", "localhost"])
def test_this_machine_is_called_by_its_own_names(host: str) -> None:
    """Without a token, the names of this machine pass."""
    assert OPEN.passes("/", host, f"http://{host}")


@pytest.mark.parametrize("host", ["evil.example:8421", "127.0.0.1.evil.example", "", "[::1", "localhost.evil.example"])
def test_another_name_for_this_machine_does_not_pass(host: str) -> None:
    """A stranger's name that leads here (as a rebound one does) opens nothing."""
    assert not OPEN.passes("/", host, "")


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:9", "null", "http://[", "file://"])
def test_a_strangers_page_gets_no_socket(origin: str) -> None:
    """What another page's script asks for is refused, with the token or without."""
    assert not OPEN.passes("/ws/page1", "127.0.0.1:8421", origin)
    assert not SECRET.passes("/abcdefgh/ws/page1", "127.0.0.1:8421", origin)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost"])
def test_on_this_machine_alone_there_is_no_token(host: str) -> None:
    """Loopback addresses are reached by nobody else."""
    assert is_loopback(host) and guard_of(host).token == ""
    assert guard_of(host).passes("/", f"[{host}]:8421" if ":" in host else f"{host}:8421", "")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "192.0.2.7", "nowhere.invalid"])
def test_beyond_this_machine_there_is_a_token(host: str) -> None:
    """It is long, typed easily, and another one each time."""
    one, other = guard_of(host).token, guard_of(host).token
    assert one != other and len(one) == LENGTH and set(one) <= set(LETTERS)
    assert len(LETTERS) ** LENGTH > 2**75


def test_the_address_can_be_opened() -> None:
    """It names a machine and not "everywhere", and holds the token."""
    assert address("127.0.0.1", 8421, OPEN.entrance) == "http://127.0.0.1:8421/"
    assert address("::1", 8421, OPEN.entrance) == "http://[::1]:8421/"
    assert address("0.0.0.0", 8421, SECRET.entrance).endswith(":8421/abcdefgh")
    assert "0.0.0.0" not in address("0.0.0.0", 8421, SECRET.entrance)
