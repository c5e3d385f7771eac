"""Buildings: the topic of entering and leaving them by doors and windows (section 9.7)."""

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import AnyField, Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import ONE, cosine, sine

from ..core.book import do, pick, text
from ..core.conditions import holders
from ..core.parts import Scope, UnitAction, awake, commanded, ghosts
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground.paces import march_ready, move_limit
from ..magic.moments import MagicMoment
from .interior import way_between
from .openings import Gap, buildings, opening_of, openings
from .passage import (
    RULE,
    EnterNow,
    LeaveNow,
    enter_refusal,
    entered,
    kind_text,
    leave_ready,
    leave_refusal,
    left,
)

FAR = 6000
"""Openings farther than any move are not looked at, in units."""


class Enter(UnitAction, frozen=True):
    """A unit goes into a building by one of its openings."""

    opening: Key


class Leave(UnitAction, frozen=True):
    """A unit comes out of its building and forms up with the middle of its front at a spot."""

    opening: Key
    spot: Pose


PassageAction = Enter | Leave


class Buildings:
    """The topic of entering and leaving buildings."""

    actions = (Enter, Leave)

    def entries(self, state: CarnageState, scope: Scope) -> list[tuple[Unit, Gap]]:
        """Which units may enter, and the openings near each."""
        houses = buildings(state)
        return [
            (unit, hole)
            for unit in (awake(state, scope) if houses else ())
            if march_ready(state, unit) is None
            for piece in houses
            for hole in openings(piece)
            if max(abs(hole.x - unit.x), abs(hole.y - unit.y)) <= FAR
        ]

    def exits(self, state: CarnageState, scope: Scope) -> list[tuple[Unit, Gap]]:
        """Which units may leave, and the openings of the building of each."""
        houses = buildings(state)
        return [
            (unit, hole)
            for unit in (awake(state, scope) if houses else ())
            if leave_ready(state, unit) is None
            for piece in houses
            if piece.id == unit.inside
            for hole in openings(piece)
        ]

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        found: list[Form] = []
        entries, exits = self.entries(state, scope), self.exits(state, scope)
        if entries:
            helping = "do-enter-building-help"
            fields = _picked(entries)
            found.append(do(Enter, "do-enter-building", *fields, rule=RULE, help=helping))
        if exits:
            helping = "do-leave-building-help"
            fields = (*_picked(exits), pick.spot("spot", "field-building-spot", of="unit"))
            found.append(do(Leave, "do-leave-building", *fields, rule=RULE, help=helping))
        return found

    def check(self, state: CarnageState, scope: Scope, action: PassageAction) -> Refusal | None:
        unit = commanded(state, scope, action.unit)
        if isinstance(unit, Refusal):
            return unit
        if isinstance(action, Enter):
            return march_ready(state, unit) or enter_refusal(state, unit, action.opening)
        return leave_ready(state, unit) or leave_refusal(state, unit, action.opening, action.spot)

    def answer(self, play: Battle, scope: Scope, action: PassageAction) -> None:
        if isinstance(action, Enter):
            now: Step = EnterNow(action.unit, action.opening)
        else:
            now = LeaveNow(action.unit, action.opening, action.spot)
        play.then(MagicMoment(at="march"), now)

    def menu(self, state: CarnageState, scope: Scope) -> list[Action]:
        """Every opening within reach; out of each, close before it."""
        found = [
            *[_entry(state, *pair) for pair in self.entries(state, scope)],
            *[_exit(state, *pair) for pair in self.exits(state, scope)],
        ]
        return [action for action in found if action is not None]

    def propose(self, state: CarnageState, scope: Scope, rng: Rng) -> Action | None:
        entries, exits = self.entries(state, scope), self.exits(state, scope)
        if not entries and not exits:
            return None
        place = int(rng.random() * (len(entries) + len(exits)))
        if place < len(entries):
            return _entry(state, *entries[place])
        return _exit(state, *exits[place - len(entries)])

    def preview(self, state: CarnageState, scope: Scope, partial: Partial) -> Preview:
        leaving = partial.action == "Leave"
        pairs = self.exits(state, scope) if leaving else self.entries(state, scope)
        draft = drafted(Leave, partial)
        units = tuple(dict.fromkeys(unit.id for unit, _ in pairs))
        unit = state.unit(draft.unit) if draft.unit in units else None
        if unit is None:
            return Preview(pieces=units)
        limit = move_limit(state, unit).total
        named = opening_of(state, filled(draft.opening, ""))
        if named is None:
            return Preview(limit=limit)
        piece, hole = named
        given = filled(draft.spot)
        if leaving:
            pose = given or before(unit, hole)
            front, path = left(unit, pose), (hole.spot, Spot(pose.x, pose.y))
            there: Unit | None = front
        else:
            front, path = unit, (Spot(unit.x, unit.y), hole.spot)
            there = entered(state, piece, unit)
        return Preview(
            ghosts=() if there is None else ghosts(there),
            path=path,
            cost=way_between(state, unit, front, hole),
            limit=limit,
            snapped={"spot": msgspec.to_builtins(pose)} if leaving and given is None else {},
        )


def _entry(state: CarnageState, unit: Unit, hole: Gap) -> Enter | None:
    """A unit goes in there, if it can."""
    refusal = enter_refusal(state, unit, hole.key)
    return Enter(unit.id, hole.key) if refusal is None else None


def _exit(state: CarnageState, unit: Unit, hole: Gap) -> Leave | None:
    """A unit comes out there and forms up close before it, if it can."""
    pose = before(unit, hole)
    refusal = leave_refusal(state, unit, hole.key, pose)
    return Leave(unit.id, hole.key, pose) if refusal is None else None


def must_come_out(state: CarnageState, scope: Scope) -> Leave | None:
    """A way out that the seat owes: a neutralised unit leaves a fight for a building if it can.

    CAR-13.2-flee holds indoors too; it forms up close before one of the openings.
    """
    for unit, hole in BUILDINGS.exits(state, scope):
        if unit.neutralised and holders(state, unit):
            way = _exit(state, unit, hole)
            if way is not None:
                return way
    return None


def before(unit: Unit, hole: Gap) -> Pose:
    """Formed up close before an opening, looking away from it."""
    far = unit.block.ranks() * unit.profile.depth + 10
    x = hole.x + round(far * cosine(hole.way) / ONE)
    y = hole.y + round(far * sine(hole.way) / ONE)
    return Pose(x, y, hole.way)


def _picked(pairs: list[tuple[Unit, Gap]]) -> tuple[AnyField, ...]:
    """The unit that goes in or out, and its opening."""
    choices = [
        Choice(
            key=hole.key,
            label=text("opening-label", kind=kind_text(hole), number=hole.number + 1),
            spot=hole.spot,
            of=unit.id,
        )
        for unit, hole in pairs
    ]
    return (
        pick.piece("unit", "field-unit", dict.fromkeys(unit.id for unit, _ in pairs)),
        pick.choice("opening", "field-building-opening", choices, of="unit"),
    )


BUILDINGS = Buildings()
