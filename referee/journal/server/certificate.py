"""A certificate of one's own for the server of a hall, and how a laptop knows it: by its fingerprint in the code.

Nobody vouches for it but the desk, which reads the code out; from then on the laptop trusts this certificate for this
event and no other.
"""

from __future__ import annotations

import socket
import ssl
from base64 import b32encode
from contextlib import closing
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from referee.errors import StoreUnreachable
from referee.journal.server.own_server import write_secret

if TYPE_CHECKING:
    from cryptography.x509 import GeneralName

LETTERS = 16
"""Of a fingerprint: eighty bits."""
DAYS = 3650
ASK_FOR_TLS = b"\x00\x00\x00\x08\x04\xd2\x16\x2f"
"""With what PostgreSQL's protocol asks."""
PATIENCE = 5.0


def fingerprint(der: bytes) -> str:
    """Of a certificate, as it is read out."""
    return b32encode(sha256(der).digest()).decode()[:LETTERS]


def certificate(folder: Path, host: str) -> Path:
    """The file with the certificate for this host and its key, made where there is none."""
    path = folder / f"{''.join(each if each.isalnum() else '-' for each in host)}.pem"
    if not path.exists():
        write_secret(path, _made(host))
    return path


def _made(host: str) -> str:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "bang-referee hall")])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=DAYS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.SubjectAlternativeName([_named(host)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return (made.public_bytes(serialization.Encoding.PEM) + secret).decode()


def _named(host: str) -> GeneralName:
    from cryptography import x509

    try:
        return x509.IPAddress(ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def der_of(path: Path) -> bytes:
    """The certificate in a file, without its key."""
    text = path.read_text(encoding="ascii")
    return ssl.PEM_cert_to_DER_cert(text[: text.index("-----END CERTIFICATE-----") + 26])


def shown(host: str, port: int) -> bytes:
    """The certificate that the server there shows, whoever it is. Raises StoreUnreachable."""
    anybody = ssl.create_default_context()
    anybody.check_hostname, anybody.verify_mode = False, ssl.CERT_NONE
    try:
        with closing(socket.create_connection((host, port), PATIENCE)) as line:
            line.sendall(ASK_FOR_TLS)
            if line.recv(1) != b"S":
                raise OSError("TLS")
            with anybody.wrap_socket(line) as told:
                return told.getpeercert(binary_form=True) or b""
    except OSError as error:
        because = getattr(error, "strerror", None) or str(error)
        raise StoreUnreachable("server_unreachable", path=host, because=because) from None
