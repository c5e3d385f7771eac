"""Rosters of New Recruit and BattleScribe, as JSON: their names, numbers and points.

A roster has forces, and these have selections within selections. A selection whose name is that of
something here is taken with its number; what stands below it is what was chosen with it, or its
models, whose number then counts.
"""

from typing import Any

import msgspec

from slagveld.kernel.muster import Chosen, Muster, Offer, Roster, points
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kit.lists.names import Names
from slagveld.kit.lists.notes import ListRead, Note, note
from slagveld.kit.lists.text_list import LONGEST_NAME, MOST_COUNT, chosen
from slagveld.record import replace
from slagveld.texts import Text, Value

DEEPEST = 20
"""Selections within selections."""
MOST = 2000
"""Selections of a roster."""
LARGEST = 10**9
"""More points than anything costs."""
CURRENCY = ("pts", "pt", "points", "point", "punten", "punkte", "pkt", "puntos")


class Cost(msgspec.Struct):
    """What something costs, in some currency."""

    name: str = ""
    value: float = 0


class Selection(msgspec.Struct):
    """Something that was taken, with what was taken for it."""

    name: str = ""
    number: float = 1
    type: str = ""
    costs: list[Cost] = []
    selections: list["Selection"] = []

    @property
    def count(self) -> int:
        """How many."""
        return max(1, min(MOST_COUNT, round(self.number)))

    def price(self) -> float | None:
        """What it costs with all that stands below it; None where nothing says so."""
        own = [cost.value for cost in self.costs if cost.name.strip().casefold() in CURRENCY]
        below = [price for one in self.selections if (price := one.price()) is not None]
        return sum(own) + sum(below) if own or below else None


class Force(msgspec.Struct):
    """A part of an army."""

    name: str = ""
    selections: list[Selection] = []
    forces: list["Force"] = []


class Limit(msgspec.Struct):
    """What an army may cost."""

    name: str = ""
    value: float = 0


class Foreign(msgspec.Struct):
    """The roster within."""

    forces: list[Force]
    name: str = ""
    cost_limits: list[Limit] = msgspec.field(name="costLimits", default_factory=list)


class Sent(msgspec.Struct):
    """The file."""

    roster: Foreign


def is_foreign(source: bytes) -> bool:
    """Whether JSON is the roster of another tool: one with forces."""
    try:
        found = msgspec.json.decode(source, type=dict[str, msgspec.Raw])
        inner = msgspec.json.decode(found["roster"], type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, KeyError, RecursionError, UnicodeDecodeError):
        return False
    return "forces" in inner


def read_foreign(muster: Muster, blank: Roster, source: bytes, file: str) -> ListRead:
    """The army of another tool's roster, as far as it fits; raises RefusedError."""
    try:
        sent = msgspec.json.decode(source, type=Sent).roster
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        reason = str(error)[:160]
        raise RefusedError(
            refuse("SLV-SETUP-1", "list-foreign", file=file, reason=reason)
        ) from None
    reader = _Reader(muster, replace(blank, entries=()))
    for force in sent.forces:
        reader.force(force, 0)
    if not reader.entries:
        raise RefusedError(refuse("SLV-SETUP-1", "list-nothing"))
    limits = [one.value for one in sent.cost_limits if one.name.strip().casefold() in CURRENCY]
    total = next((round(value) for value in limits if 0 < value <= 10**6), blank.total)
    roster = replace(
        blank,
        name=sent.name.strip()[:LONGEST_NAME] or blank.name,
        total=total,
        entries=tuple(reader.entries),
    )
    return ListRead(roster=roster, notes=tuple(reader.notes))


class _Reader:
    def __init__(self, muster: Muster, blank: Roster) -> None:
        self.muster = muster
        self.blank = blank
        self.names = Names(muster.offers(blank))
        self.entries: list[Chosen] = []
        self.notes: list[Note] = []
        self.seen = 0

    def force(self, force: Force, depth: int) -> None:
        if depth > DEEPEST:
            raise RefusedError(refuse("SLV-SETUP-1", "list-deep"))
        for one in force.selections:
            self.selection(one, depth)
        for inner in force.forces:
            self.force(inner, depth + 1)

    def selection(self, one: Selection, depth: int) -> bool:
        """Take a selection, or what of it fits; whether anything did."""
        self.seen += 1
        if depth > DEEPEST or self.seen > MOST:
            raise RefusedError(refuse("SLV-SETUP-1", "list-deep"))
        number = self.seen
        offer, close = self._offer(one)
        if offer is not None:
            self._take(number, one, offer, close=close)
            return True
        below = [self.selection(inner, depth + 1) for inner in one.selections]
        if any(below):
            return True
        if depth == 0 or one.price():
            self.notes.append(note(number, _said(one), Text("list-unknown")))
        return False

    def _offer(self, one: Selection) -> tuple[Offer | None, bool]:
        found = self.names.called(one.name)
        if not found:
            close = self.names.close(one.name)
            return close, close is not None
        price = one.price()
        fitting = [offer for offer in found if self._each(offer) * one.count == price]
        return (fitting or found)[0], False

    def _each(self, offer: Offer) -> float:
        return offer.price.total / self.muster.scale

    def _take(self, number: int, one: Selection, offer: Offer, *, close: bool) -> None:
        choices: dict[str, Any] = {}
        models = 0
        for inner in one.selections:
            same = offer in self.names.called(inner.name)
            if same or inner.type == "model":
                models += inner.count
            elif not chosen(offer.fields, inner.name, choices):
                values: dict[str, Value] = {"option": inner.name[:60], "name": offer.name}
                words = f"{_said(one)}: {inner.name}"
                self.notes.append(note(number, words, Text("list-option", values)))
        entry = Chosen(offer.key, max(one.count, models), choices)
        self.entries.append(entry)
        if close:
            said = note(number, _said(one), Text("list-close", {"name": offer.name}), fits=True)
            self.notes.append(said)
        self._compare(number, one, entry)

    def _compare(self, number: int, one: Selection, entry: Chosen) -> None:
        """Say where the points of the other tool are not ours."""
        theirs = one.price()
        if theirs is None:
            return
        ours = sum([t.total for t in self.muster.price(replace(self.blank, entries=(entry,)))])
        if ours != theirs * self.muster.scale:
            values: dict[str, Value] = {
                "theirs": round(max(-LARGEST, min(LARGEST, theirs))),
                "ours": points(ours, self.muster.scale),
            }
            self.notes.append(note(number, _said(one), Text("list-price", values), fits=True))


def _said(one: Selection) -> str:
    return f"{one.count} × {one.name}" if one.name else f"{one.count} ×"
