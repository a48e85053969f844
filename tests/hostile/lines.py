"""Hostile lines by seed: words of the desk and the table, altered, repeated, nested, cut and out of any measure."""

from __future__ import annotations

from random import Random

from referee.championship.office.lines.reading import VERBS as DESK_VERBS
from referee.lexicon import load
from referee.notation import VERBS

NUMBERS = ("0", "1", "2", "3", "4", "5", "7", "8", "12", "13", "99", "200", "201", "-1", "1..4", "4..1", "1..", "?")
NUMBERS_ODD = (
    "999999999",
    "9" * 40,
    "9" * 5000,
    "1e9",
    "٣",
    "½",
    "0x1",
    "1_0",
    "+1",
    "1.5",
    "..",
    "1..99999999",
    "200..",
)
WORDS = (
    *("for", "from", "to", "by", "at", "with", "as", "over", "play", "hand", "life", "max", "deck", "turned", "phase"),
    *("role", "character", "all", "hit", "no", "yes", ";", ".", "#", '"', '""', '"x"', "{}", "[]", "/", "--", "---"),
    *("bang", "1", "4h", "qd", "10s", "zz", "3h/4h", "bang/4h", "?", "??", "*", "law", "outlaws", "renegade", "allow"),
    *("forbid", "why", "first", "last", "unlogged", "played", "held", "under", "owes", "waits", "out", "shown"),
    *("holds", "title", "sets", "option", "log", "full", "light", "seat", "figure", "death", "sighted", chr(92)),
)
SIGNS = (
    "\x1b[2J",
    "\x07",
    "\u202e",
    "\u2028",
    "\x85",
    "\ufeff",
    "é",
    "e\u0301",
    "名",
    "😀",
    "\ud7ff",
    "\x7f",
    "\t",
    "\xa0",
)


class Lines:
    """Lines for one seed; those typed before come back altered."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        names = load()
        self.verbs = sorted({*VERBS, *names.ids("verb")})
        self.desk_verbs = sorted(DESK_VERBS)
        self.things = sorted({*names.ids("card"), *names.ids("character"), *names.ids("role")})
        self._before = ["1 turn", "1 draw 2", "1 bang 2", "2 no", "2 lose 1"]

    def at_the_table(self) -> str:
        """A line for the log of a table."""
        return self._one(self.verbs, ["1", "2", "3", "4", "5", "anna", "bruno"])

    def at_the_desk(self) -> str:
        """A line for the log of a tournament."""
        return self._one(self.desk_verbs, ["1", "2", "3", "anna", "table", "round"])

    def _one(self, verbs: list[str], heads: list[str]) -> str:
        line = self.random.choice(
            (self._plausible, self._plausible, self._any, self._altered, self._nested, self._long)
        )(verbs, heads)
        self._before[self.random.randrange(len(self._before))] = line[:200]
        if len(self._before) < 200:
            self._before.append(line[:200])
        return line.replace("\n", " ").replace("\r", " ")

    def _plausible(self, verbs: list[str], heads: list[str]) -> str:
        pick = self.random.choice
        words = [pick(heads)] if self.random.random() < 0.8 else []
        words.append(pick(verbs) if self.random.random() < 0.7 else pick(self.things))
        for _ in range(self.random.randrange(4)):
            words.append(pick(pick((NUMBERS, self.things, WORDS, heads))))
        return " ".join(words)

    def _any(self, verbs: list[str], heads: list[str]) -> str:
        pick = self.random.choice
        kinds = (NUMBERS, NUMBERS_ODD, self.things, verbs, WORDS, SIGNS, heads)
        return pick((" ", " ", " ", "", ";", " ; ")).join(pick(pick(kinds)) for _ in range(self.random.randrange(12)))

    def _altered(self, verbs: list[str], heads: list[str]) -> str:
        line = self.random.choice(self._before)
        begin = self.random.randrange(len(line) + 1)
        end = min(len(line), begin + self.random.randrange(8))
        put = self.random.choice(
            (*NUMBERS, *SIGNS, "", line[begin:end] * 2, '"', " ", chr(self.random.randrange(0xD7FF)))
        )
        return line[:begin] + put + line[end:]

    def _nested(self, verbs: list[str], heads: list[str]) -> str:
        pick = self.random.choice
        head = pick(
            ("insert 1 ", "correct 2 ", "insert 3 ", "correct 999 ", "retract ", "stand 1 ", "rewind ", "anna ")
        )
        depth = pick((1, 1, 1, 2, 3, 50, 400, 3000))
        return head * depth + pick((" ; ", " ", ";")).join(
            self._plausible(verbs, heads) for _ in range(pick((0, 1, 2, 5)))
        )

    def _long(self, verbs: list[str], heads: list[str]) -> str:
        pick = self.random.choice
        piece = pick(
            (pick(self.things) + " ", pick(NUMBERS) + " ", pick(WORDS) + " ", pick(SIGNS), pick(WORDS) + ";", ",")
        )
        line = f"{pick(heads)} {pick(verbs)} " + piece * pick((3, 10, 250, 3000))
        return line[: pick((500, 19_999, 30_000))]
