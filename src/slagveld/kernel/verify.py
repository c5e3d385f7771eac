"""Replays: playing a log again and comparing it entry by entry."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel import shell
from slagveld.kernel.box import DiceKind
from slagveld.kernel.dice import DiceError, NeedDiceError, Typed
from slagveld.kernel.gate import Gate
from slagveld.kernel.log import Entry
from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import RefusedError
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Text


class Verdict(Struct, frozen=True, kw_only=True):
    """What playing a battle again showed."""

    entry: int | None = None
    """The first entry that does not come out as recorded; None: all do."""
    reason: Text | None = None
    entries: int = 0
    rolls: int = 0
    """Rolls and draws of the log."""
    dice: DiceKind = "seeded"
    """`seeded` and `committed` dice are proven; `typed` and `recorded` ones are taken as read."""
    overrides: tuple[int, ...] = ()
    """Entries in which the referee's hand changed the state or the dice."""
    unverified: int = 0
    """Entries played under older rules, which cannot be played again."""

    @property
    def ok(self) -> bool:
        """Whether everything came out as recorded."""
        return self.reason is None


def fresh(match: Match[Any]) -> Match[Any]:
    """The same battle before its first entry that can be played again."""
    box = match.box
    if match.verified_from == 0 and box.kind == "committed":
        box = replace(box, mixed=())
    again: Match[Any] = Match(match.game, match.setup, box)
    if match.verified_from:
        again.adopt(match.log[: match.verified_from], match.state_after(match.verified_from - 1))
    return again


def replay(again: Match[Any], log: Sequence[Entry]) -> tuple[int, Text] | None:
    """Play the entries of `log` that `again` does not have yet.

    Returns the number of the first entry that comes out differently, and why; None if all fit.
    """
    for number in range(len(again.log), len(log)):
        entry = log[number]
        refusal = Gate(again).check(entry.seat, entry.action)
        if refusal is not None:
            return number, Text("verify-refused", {"why": refusal.text, "rule": refusal.rule})
        if again.box.kind == "recorded":
            again.source = Typed(entry.rolls)
        try:
            again.take(entry.seat, entry.action)
        except (DiceError, NeedDiceError, RefusedError) as error:
            return number, Text("verify-dice", {"why": str(error)})
        difference = _difference(again.log[number], entry)
        if difference is not None:
            return number, difference
    return None


def _difference(new: Entry, old: Entry) -> Text | None:
    """How an entry played again differs from the recorded one."""
    if new.rolls != old.rolls:
        return Text("verify-rolls", {"new": _numbers(new.rolls), "old": _numbers(old.rolls)})
    if new.events != old.events:
        return Text("verify-events")
    if new != old:
        return Text("verify-state")
    return None


def _numbers(rolls: tuple[tuple[int, ...], ...]) -> str:
    return " ".join(",".join(str(number) for number in roll) for roll in rolls) or "–"


def verify(match: Match[Any]) -> Verdict:
    """Play a battle again from its set-up: same events, same end, every die proven."""
    hands = shell.Override | shell.SetDice
    overrides = tuple(
        number
        for number, entry in enumerate(match.log)
        if (entry.held or entry.back is not None)
        and (
            (isinstance(entry.action, hands) and not entry.waits)
            or (
                isinstance(entry.action, shell.Agree)
                and isinstance(match.log[entry.action.entry].action, hands)
            )
        )
    )
    verdict = Verdict(
        entries=len(match.log),
        rolls=match.spent(),
        dice=match.box.kind,
        overrides=overrides,
        unverified=match.verified_from,
    )
    if not match.box.proven:
        return replace(verdict, reason=Text("verify-commitment"))
    again = fresh(match)
    found = replay(again, match.log)
    if found is not None:
        return replace(verdict, entry=found[0], reason=found[1])
    if again.state != match.state:
        last = len(match.log) - 1
        return replace(verdict, entry=last, reason=Text("verify-state"))
    return verdict
