"""A process that appends until it is killed, and says what was acknowledged: `writer.py PATH SEED`.

Uses nothing outside the standard library but the journal. A line `STREAM VERSION` follows each append.
"""

import os
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from referee.journal import Journal
from tests.journal.records import batch


def main() -> None:
    """Append to a random stream, one to four records at a time, for ever."""
    random = Random(sys.argv[2])
    journal = Journal.open(Path(sys.argv[1]))
    while True:
        stream = random.choice("tu")
        last = journal.version(stream)
        version = journal.append(stream, last, batch(stream, last, random.randint(1, 4)))
        os.write(1, f"{stream} {version}\n".encode())


if __name__ == "__main__":
    main()
