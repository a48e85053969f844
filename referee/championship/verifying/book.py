"""What is known of a tournament, as one dict that grows entry by entry; nothing is checked here.

So that no entry takes longer to check because others came before it, the book has registers beside what it tells: who
is called by a name, who sits at which table, the rounds of a table, the rounds that moved somebody's money, the lots
that somebody drew. What is worked out of all of it is kept until something is written that could change it.
"""

from __future__ import annotations

from typing import Any

from referee.championship.verifying.regulation import paid

Book = dict[str, Any]
Entry = dict[str, Any]


def blank() -> Book:
    """What is known before the first entry."""
    return {
        "name": "", "region": "", "open_to_all": False, "opened": None, "players": {}, "drawn": None, "seed": "",
        "seating": {}, "rounds": {}, "seeds": [], "lots_with": {}, "named": [], "duels": {}, "handed": None,
        "order": {}, "decided": {}, "duel_logs": {},
        "called": {}, "seated_at": {}, "rounds_at": {}, "rounds_with": {}, "worked_out": {},
        "called_to_order": set(),
    }  # fmt: skip


LEAVES_THE_RANKING = frozenset(
    {"lotsdrawn", "seedwritten", "warned", "letstand", "calledtoorder", "roleshown", "paused", "wenton"}
)
"""What changes neither what is over nor who is level."""


def at(book: Book, entry: int | None) -> int:
    """Where an entry stands in the order in which things happened; what is none yet, behind all."""
    return int(book["order"].get(entry, len(book["order"])))


def the_round(book: Book, table: int, number: int) -> dict[str, Any]:
    """A round of a table; one that nobody spoke of before is new."""
    key = (table, number)
    if key not in book["rounds"]:
        book["rounds"][key] = {
            "table": table, "round": number, "sheriff": 0, "opened": None, "roles": {}, "hires": [], "game": None,
            "outcome": "", "seats": [], "voids": [], "laid": None, "words": [], "lots": [], "stream": "",
        }  # fmt: skip
        book["rounds_at"].setdefault(table, []).append(number)
    found: dict[str, Any] = book["rounds"][key]
    return found


def known_round(book: Book, entry: Entry) -> dict[str, Any] | None:
    """The round an entry speaks of, if anything was said of it before."""
    found: dict[str, Any] | None = book["rounds"].get((entry["table"], entry["round"]))
    return found


def write(book: Book, number: int, entry: Entry) -> None:
    """Write one entry into the book, as the latest that happened."""
    book["order"][number] = len(book["order"])
    kind = entry["type"]
    if kind not in LEAVES_THE_RANKING:
        book["worked_out"] = {}
    if kind == "opened":
        book.update(name=entry["name"], region=entry["region"], open_to_all=entry["open_to_all"], opened=number)
    elif kind == "playerenrolled":
        _enrol(book, number, entry)
    elif kind in ("playerleft", "expelled"):
        _leave(book, number, entry)
    elif kind == "seedwritten":
        book["seeds"].append((entry["seed"], entry["purpose"]))
    elif kind == "drawn":
        _draw(book, number, entry)
    elif kind == "warned":
        _warn(book, number, entry)
    elif kind == "calledtoorder":
        book["called_to_order"].add(entry["player"])
    elif kind == "penaltycancelled":
        _pardon(book, number, entry)
    elif kind == "lotsdrawn":
        for player in dict.fromkeys(entry["players"]):
            book["lots_with"].setdefault(player, []).append((number, entry["players"]))
    elif kind == "qualifiersnamed":
        book["named"] = list(entry["players"])
    elif kind == "duelwon":
        book["duels"][entry["match"]] = (number, entry["winner"])
    elif kind == "matchdecided":
        book["decided"][entry["match"]] = (number, list(dict.fromkeys(entry["players"]))[:2])
    elif kind == "duelopened":
        book["duel_logs"][entry["match"]] = entry["stream"]
    elif kind == "handedover":
        book["handed"] = entry["copy"]
    elif kind == "resumed":
        book["handed"] = None
    elif "round" in entry:
        _in_round(the_round(book, entry["table"], entry["round"]), number, entry)
        for player in _with_money(entry):
            book["rounds_with"].setdefault(player, set()).add((entry["table"], entry["round"]))


def _enrol(book: Book, number: int, entry: Entry) -> None:
    player = book["players"].setdefault(
        entry["player"], {"entry": number, "left": None, "warnings": [], "pardoned": []}
    )
    book["called"].get(player.get("name"), set()).discard(entry["player"])
    book["called"].setdefault(entry["name"], set()).add(entry["player"])
    player.update(name=entry["name"], left=None)


def _draw(book: Book, number: int, entry: Entry) -> None:
    seating = {table: list(players) for table, players in enumerate(entry["tables"], 1)}
    seated_at: dict[int, int] = {}
    for table, players in seating.items():
        for player in players:
            seated_at.setdefault(player, table)
    book.update(seating=seating, seated_at=seated_at, drawn=number, seed=entry["seed"])
    book.update(rounds={}, rounds_at={}, rounds_with={})


def _leave(book: Book, number: int, entry: Entry) -> None:
    player = book["players"].get(entry["player"])
    if player is not None and player["left"] is None:
        expelled = entry["type"] == "expelled"
        reason = entry["reason"] if expelled else ""
        player["left"] = {
            "entry": number, "when": entry["when"], "expelled": expelled, "reason": reason, "cancelled": None,
        }  # fmt: skip


def _warn(book: Book, number: int, entry: Entry) -> None:
    player = book["players"].get(entry["player"])
    if player is not None:
        player["warnings"].append({"entry": number, "reason": entry["reason"], "cancelled": None})


def _pardon(book: Book, number: int, entry: Entry) -> None:
    for player in book["players"].values():
        left = player["left"]
        if left is not None and left["expelled"] and left["entry"] == entry["entry"]:
            player["pardoned"].append({**left, "cancelled": number})
            player["left"] = None
            return
        for warning in player["warnings"]:
            if warning["entry"] == entry["entry"]:
                warning["cancelled"] = number
                return


def _in_round(played: dict[str, Any], number: int, entry: Entry) -> None:
    kind = entry["type"]
    if kind == "roundopened":
        roles = {each["player"]: each["role"] for each in entry["roles"]}
        played.update(sheriff=entry["sheriff"], opened=number, roles=roles)
    elif kind == "characterhired":
        played["hires"].append({"entry": number, **{name: entry[name] for name in _HIRE}})
    elif kind == "gameplayed":
        seats = [{"final_duel": False, **seat} for seat in entry["results"]]
        played.update(game=number, outcome=entry["outcome"], seats=paid(entry["outcome"], seats))
    elif kind == "gamevoided":
        _void(played, number, entry)
    elif kind == "tableopened":
        played["stream"] = entry["stream"]
    elif kind == "characterslaid":
        played.update(laid=entry["characters"], words=[], lots=[], begun=number)
    elif played["laid"] is not None and kind == "choicedrawn":
        again = entry["players"]
        played["lots"] = [player for player in played["lots"] if player not in again] + list(again)
    elif played["laid"] is not None and kind in ("bidopened", "bidraised", "bidwithdrawn", "characterchosen"):
        played["words"].append(entry)


def _with_money(entry: Entry) -> list[int]:
    """Whose money this entry is about."""
    if entry["type"] == "characterhired":
        return [entry["player"]]
    return [seat["player"] for seat in entry["results"]] if entry["type"] == "gameplayed" else []


_HIRE = ("player", "character", "price", "kept")


def _void(played: dict[str, Any], number: int, entry: Entry) -> None:
    refunds = played["hires"] if entry["refunded"] else []
    if entry["refunded"]:
        played["hires"] = []
    played["voids"].append({"entry": number, "reason": entry["reason"], "refunds": refunds})
    played.update(opened=None, roles={}, game=None, outcome="", seats=[], laid=None, words=[], lots=[], stream="")
