"""Buildings: going into them and out by doors and windows: when, and what happens (section 9.7).

Entering or leaving is the unit's normal move of the round. Contact across the walls is only at
the openings (`high_walls.parted`), so fights for a building are fought there and inside.
"""

from collections.abc import Callable

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import AnyField, Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Text

from ..core.book import do, pick, refuse, text
from ..core.conditions import holders, is_accelerated, is_before, is_diverted, say
from ..core.parts import Scope, UnitAction, awake, commanded, ghosts
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground.advance import arrive, begin, end_refusal, newly_touched, tell_move
from ..ground.move_distances import far_of, march_ready, move_refusal
from ..ground.obstacles import fits
from ..ground.paths_and_costs import piece_name
from ..ground.pushed_wagon import push_wagon
from ..magic.any_moment import MagicMoment
from .doors_and_windows import Gap, all_openings, moved, opening_of
from .interior import capacity, has_room, housed, way_between

RULE = "CAR-9.7-enter"


# Why not


def enter_refusal(state: CarnageState, unit: Unit, key: str) -> Refusal | None:
    named = opening_of(state, key)
    if named is None:
        return refuse(RULE, "refusal-building-opening")
    piece, hole = named
    there = entered(state, piece, unit)
    if there is None:
        most = capacity(piece, unit.profile.width, unit.profile.depth)
        values = {"unit": unit.name, "building": piece_name(piece), "most": most}
        return refuse("CAR-9.7-capacity", "refusal-building-full", **values)
    return _way_refusal(state, unit, unit, hole) or end_refusal(state, unit, there)


def entered(state: CarnageState, piece: Terrain, unit: Unit) -> Unit | None:
    """The unit inside a building; None when there is no room for it."""
    return housed(state, piece, unit) if has_room(state, piece, unit) else None


def leave_refusal(state: CarnageState, unit: Unit, key: str, pose: Pose) -> Refusal | None:
    """Why a unit that may leave its building cannot come out here and form up there, or None."""
    named = opening_of(state, key)
    if named is None or named[0].id != unit.inside:
        return refuse(RULE, "refusal-building-opening")
    there = left(unit, pose)
    if pose.level or pose.z or not fits(state, there):
        return refuse(RULE, "refusal-building-room", unit=unit.name)
    if refusal := _way_refusal(state, unit, there, named[1]):
        return refusal
    for enemy in holders(state, unit):
        if state.field.touches(there, enemy):
            return refuse("CAR-8.6", "refusal-building-still", enemy=enemy.name)
    return end_refusal(state, unit, there)


def left(unit: Unit, pose: Pose) -> Unit:
    """The unit formed up outside."""
    return unit.changed(x=pose.x, y=pose.y, facing=pose.facing, places=(), inside=0)


def _way_refusal(state: CarnageState, unit: Unit, front: Unit, hole: Gap) -> Refusal | None:
    """Why the way between the opening and the unit's front is not open or too long, or None."""
    limit = far_of(state, unit)
    cost = way_between(state, unit, front, hole)
    if cost is None:
        return refuse(RULE, "refusal-building-way")
    if cost <= limit:
        return None
    rule = "CAR-8.1" if hole.factor == 1 else "CAR-9.7-window"
    values = {"cost": Distance(cost, up=True), "limit": Distance(limit)}
    return refuse(rule, "refusal-building-far", kind=kind_text(hole), **values)


def leave_ready(state: CarnageState, unit: Unit) -> Refusal | None:
    """Why a unit cannot leave a building just now, or None; out of a fight it breaks off."""
    if not unit.inside:
        return refuse(RULE, "refusal-building-outside", unit=unit.name)
    refusal = move_refusal(unit.changed(inside=0))
    enemies = holders(state, unit)
    if refusal is not None or not enemies:
        return refusal
    if unit.doings.attacked:
        return refuse("CAR-8.6e", "refusal-building-attacked", unit=unit.name)
    if not is_accelerated(state, unit) and not is_before(state, unit, enemies):
        return refuse("CAR-8.6a", "refusal-building-initiative", unit=unit.name)
    return None


# What happens


class PassageNow(Step, frozen=True):
    """A unit enters a building or leaves it, if it still can."""

    unit: int
    opening: Key
    rule = RULE

    def names(self) -> tuple[int, ...]:
        return (self.unit,)

    def there(self, state: CarnageState, unit: Unit, piece: Terrain) -> Unit | None:
        """The unit as it stands afterwards; None: it cannot go any more."""
        raise NotImplementedError

    def run(self, play: Battle) -> None:
        state = play.state
        unit, named = state.field.by_id[self.unit], opening_of(state, self.opening)
        able = named is not None and not is_diverted(state, unit)
        there = self.there(state, unit, named[0]) if named is not None and able else None
        if named is None or there is None:
            say(play, text("told-building-lost", unit=unit.name), RULE, unit.id)
            return
        piece, hole = named
        names = {"unit": unit.name, "building": piece_name(piece)}
        by = text(f"by-{hole.kind}")  # texts: *:by-*
        if unit.inside:
            what = text("told-building-leaves", **names, kind=by)
            front, path = there, (hole.spot, Spot(there.x, there.y))
        else:
            what = text("told-building-enters", **names, kind=by)
            front, path = unit, (Spot(unit.x, unit.y), hole.spot)
        _go(play, unit, there, way_between(state, unit, front, hole) or 0, path, what)


class EnterNow(PassageNow, frozen=True):
    def there(self, state: CarnageState, unit: Unit, piece: Terrain) -> Unit | None:
        if march_ready(state, unit) or enter_refusal(state, unit, self.opening):
            return None
        return entered(state, piece, unit)


class LeaveNow(PassageNow, frozen=True):
    """A unit leaves its building; out of a fight it breaks off."""

    spot: Pose

    def there(self, state: CarnageState, unit: Unit, piece: Terrain) -> Unit | None:
        if leave_ready(state, unit) or leave_refusal(state, unit, self.opening, self.spot):
            return None
        there = left(unit, self.spot)
        return there.doing(broke_off=True) if holders(state, unit) else there


def _go(
    play: Battle, unit: Unit, there: Unit, cost: int, path: tuple[Spot, Spot], what: Text
) -> None:
    """Put a unit in its new place at this cost, tell it, and let it attack whom it meets."""
    begin(play, unit)
    met = newly_touched(play.state, unit, there)
    there = there.doing(turned=True, moved=True, spent=there.doings.spent + cost)
    play.state = play.state.with_unit(there)
    if play.listening:
        say(play, what, RULE, unit.id)
        tell_move(play, there, path, cost, manner="march", rule=RULE)
    push_wagon(play)
    for enemy in met:
        arrive(play, unit.id, enemy.id, charging=False)


def kind_text(hole: Gap) -> Text:
    return text(f"opening-{hole.kind}")  # texts: *:opening-*


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
    actions = (Enter, Leave)

    def entries(self, state: CarnageState, scope: Scope) -> list[tuple[Unit, Gap]]:
        """Which units may enter, and the openings near each."""
        return [
            (unit, hole)
            for unit, _, hole in _passages(state, scope, march_ready)
            if max(abs(hole.x - unit.x), abs(hole.y - unit.y)) <= FAR
        ]

    def exits(self, state: CarnageState, scope: Scope) -> list[tuple[Unit, Gap]]:
        """Which units may leave, and the openings of the building of each."""
        found = _passages(state, scope, leave_ready)
        return [(unit, hole) for unit, piece, hole in found if piece.id == unit.inside]

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        found: list[Form] = []
        if entries := self.entries(state, scope):
            helping, fields = "do-enter-building-help", _picked(entries)
            found.append(do(Enter, "do-enter-building", *fields, rule=RULE, help=helping))
        if exits := self.exits(state, scope):
            spot = pick.spot("spot", "field-building-spot", of="unit")
            helping, fields = "do-leave-building-help", (*_picked(exits), spot)
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
        limit = far_of(state, unit)
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


def _passages(
    state: CarnageState, scope: Scope, ready: Callable[[CarnageState, Unit], Refusal | None]
) -> list[tuple[Unit, Terrain, Gap]]:
    """The seat's units that are ready for it, with every opening of every building."""
    ways = all_openings(state)
    units = [unit for unit in awake(state, scope) if ready(state, unit) is None] if ways else []
    return [(unit, *way) for unit in units for way in ways]


def _entry(state: CarnageState, unit: Unit, hole: Gap) -> Enter | None:
    refusal = enter_refusal(state, unit, hole.key)
    return Enter(unit.id, hole.key) if refusal is None else None


def _exit(state: CarnageState, unit: Unit, hole: Gap) -> Leave | None:
    """A unit comes out there and forms up close before it, if it can."""
    pose = before(unit, hole)
    refusal = leave_refusal(state, unit, hole.key, pose)
    return Leave(unit.id, hole.key, pose) if refusal is None else None


def must_come_out(state: CarnageState, scope: Scope) -> Leave | None:
    """The way out of a building that the seat owes: CAR-13.2-flee holds for fights indoors too."""
    for unit, hole in BUILDINGS.exits(state, scope):
        if unit.neutralised and holders(state, unit) and (way := _exit(state, unit, hole)):
            return way
    return None


def before(unit: Unit, hole: Gap) -> Pose:
    """Formed up close before an opening, looking away from it."""
    far = unit.block.ranks() * unit.profile.depth + 10
    return Pose(*moved(hole.x, hole.y, hole.way, far), hole.way)


def _picked(pairs: list[tuple[Unit, Gap]]) -> tuple[AnyField, ...]:
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
