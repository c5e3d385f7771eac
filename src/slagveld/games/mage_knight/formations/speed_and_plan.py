"""The plan of a movement formation: who goes, in which order, which way, how far (MK-FMOVE-3..5).

A plan is checked as a whole: each participant in the situation that those before it leave behind,
and at the end they must hang together.
"""

from collections.abc import Iterator, Sequence
from math import hypot

from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, Placement, Placements, PlacementsField
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.table.shapes import Point, Pose, Spot
from slagveld.table.units import TURN, cosine, scaled, sine

from ..core.ability_vocabulary import LendsSpeed
from ..core.book import INCH, pick, refuse, text
from ..core.fighter import GROUND, Fighter
from ..core.state import KnightState
from ..movement.move import move_refusal
from ..movement.terrify import approaches
from ..terrain.speed_and_speed_types import allowance, pace
from ..wounds.captives import captive_refusal, captive_spot
from .members import grouped

Members = Sequence[Fighter]
PARTS = (1, 2)
"""Parts of the whole way that are tried, longest first."""
TRIES = 2
"""Directions that chance tries."""
NEAR = 2 * INCH
"""So far a member is moved at most, so that it touches another."""


class Walk(Struct, frozen=True):
    """What a plan says of one participant, and where its captive is put, if it says so."""

    piece: int
    path: tuple[Spot, ...]
    pose: Pose
    captive: Pose | None = None


Plan = tuple[Walk, ...]


class Company(Struct, frozen=True, kw_only=True):
    """A formation on the move: it exists only while its action is resolved (MK-FORM-3)."""

    seat: int
    """Whose action it is."""
    members: tuple[int, ...]
    """All participants, also those that fell on the way."""
    speed: int
    """Inches for each of them, taken before anyone moves."""
    of: int
    """Whose speed that is."""
    running: bool = False
    """They run, all of them (MK-RUN-5)."""
    stuck: tuple[int, ...] = ()
    """Those that failed to break away."""
    left: tuple[int, ...] = ()
    """Those that have not moved yet."""
    judged: bool = True
    """They must hang together at the end; not once one was stopped or slain on the way."""

    def limit_of(self, state: KnightState, fighter: Fighter) -> Tally:
        """How far a participant may go, in units: the speed, doubled, halved (MK-RULE3-3)."""
        pacer = state.fighter(self.of)
        name = fighter.name if pacer is None else pacer.name
        speed = Tally(self.speed, name=text("formation-speed", name=name))
        return allowance(state, fighter, run=self.running, speed=speed)

    def plan_refusal(self, state: KnightState, walks: Sequence[Walk]) -> Refusal | None:
        after = state
        for walk in walks:
            refusal = self.walk_refusal(after, walk)
            if refusal is not None:
                return refusal
            after = walked(after, walk)
        if not self.judged:
            return None
        found = [after.fighter(number) for number in self.members]
        if grouped(after, [fighter for fighter in found if fighter is not None]):
            return None
        return refuse("MK-FMOVE-5", "refusal-formation-split")

    def walk_refusal(self, state: KnightState, walk: Walk) -> Refusal | None:
        """Why a participant cannot go so in this situation, or None; staying is always allowed."""
        fighter = state.field.by_id[walk.piece]
        name = fighter.name
        if walk.pose.level != GROUND or walk.pose.z != 0:
            return refuse("MK-SOAR-6", "refusal-formation-rises", name=name)
        end = walk.path[-1] if walk.path else fighter.pose
        if (end.x, end.y) != (walk.pose.x, walk.pose.y):
            return refuse("MK-FMOVE-4", "refusal-formation-way", name=name)
        if stays(fighter, walk):
            return None
        if walk.piece in self.stuck:
            return _stuck_refusal(state, fighter, walk)
        limit = self.limit_of(state, fighter)
        return move_refusal(state, fighter, walk.path, walk.pose.facing, False, limit, walk.captive)

    def straight(self, state: KnightState, members: Members, way: int, part: int) -> Plan | None:
        """All straight on in a direction, the whole way or a part of it; None: that is refused."""
        far = self.speed * INCH * (2 if self.running else 1) // part
        dx, dy = int(scaled(far * cosine(way))), int(scaled(far * sine(way)))
        if dx * dx + dy * dy > far * far:
            dx, dy = dx - (dx > 0) + (dx < 0), dy - (dy > 0) + (dy < 0)
        if dx == 0 and dy == 0:
            return None
        walks = shifted(state, members, ((dx, dy),), way)
        return walks if self.plan_refusal(state, walks) is None else None

    def turned(self, state: KnightState, members: Members, way: int) -> Placements | None:
        """All who may turn look this way from where they stand; None where nobody may or would."""
        turning: list[Walk] = []
        for fighter in members:
            here = fighter.pose
            walk = Walk(fighter.id, (), Pose(here.x, here.y, way))
            if here.facing != way and self.walk_refusal(state, walk) is None:
                turning.append(walk)
        return placements(state, turning) if turning else None

    def tried_ways(self, state: KnightState, members: Members) -> Iterator[Placements | None]:
        """Plans straight on in eight directions, as far as each goes; None for each refused."""
        for way in range(0, TURN, TURN // 8):
            for part in PARTS:
                walks = self.straight(state, members, way, part)
                if walks is not None:
                    yield placements(state, walks)
                    break
                yield None

    def chance_way(self, state: KnightState, members: Members, rng: Rng) -> Placements | None:
        """An allowed plan straight on in some direction, quickly; None when a few tries fail."""
        for part in range(1, TRIES + 1):
            walks = self.straight(state, members, int(rng.random() * TURN), part)
            if walks is not None:
                return placements(state, walks)
        return None

    def followed(
        self, state: KnightState, members: Members, path: Path, facing: int, parts: int
    ) -> Plan | None:
        """All go the way of the first and look alike, cut back in parts until they can; or None."""
        if not path:
            return None
        here = members[0].pose
        steps = [(spot.x - here.x, spot.y - here.y) for spot in path]
        before, (dx, dy) = steps[:-1], steps[-1]
        x, y = before[-1] if before else (0, 0)
        for part in range(parts, 0, -1):
            end = (x + (dx - x) * part // parts, y + (dy - y) * part // parts)
            walks = shifted(state, members, (*before, end), facing)
            if self.plan_refusal(state, walks) is None:
                return walks
        return None

    def closed_up(self, state: KnightState, walks: Sequence[Walk]) -> Plan | None:
        """The plan with one member moved a little, so that all hang together; None: no help.

        Only where the plan is refused as it is (MK-FMOVE-5): nobody who touches is moved.
        """
        for place, walk in enumerate(walks):
            if not walk.path or stays(state.field.by_id[walk.piece], walk):
                continue
            others = [other for other in walks if other.piece != walk.piece]
            for other in sorted(others, key=lambda one: _apart(walk.pose, one.pose))[:2]:
                moved = _beside(state, walk, other)
                if moved is None:
                    continue
                plan = (*walks[:place], moved, *walks[place + 1 :])
                if self.plan_refusal(state, plan) is None:
                    return plan
        return None


def company_of(state: KnightState, seat: int, members: Members, *, run: bool, lead: int) -> Company:
    """The formation these make: the lowest speed holds (MK-FMOVE-3).

    Or that of Forced March (MK-CARD-forced-march), but not in a run (MK-RUN-4); of several bearers
    the one named, or the fastest.
    """
    paces = [(pace(state, fighter).total, fighter) for fighter in members]
    bearers = [] if run else [p for p in paces if p[1].powers.one(LendsSpeed) is not None]
    named = [pair for pair in bearers if pair[1].id == lead]
    if bearers:
        speed, of = named[0] if named else max(bearers, key=lambda pair: pair[0])
    else:
        speed, of = min(paces, key=lambda pair: pair[0])
    ids = tuple([fighter.id for fighter in members])
    return Company(seat=seat, members=ids, speed=speed, of=of.id, running=run, left=ids)


# Reading a plan


def plan_field(able: Sequence[Fighter]) -> PlacementsField:
    """Where these go, along which way; their captives may be put down too."""
    pieces = tuple([number for one in able for number in (one.id, one.captive) if number])
    return pick.placements("plan", "field-formation-plan", pieces=pieces, paths=True)


def walks_of(state: KnightState, plan: Placements) -> Plan | Refusal:
    """What a plan says, participant by participant; captives follow their captors."""
    walks: list[Walk] = []
    for placement in plan:
        fighter = state.fighter(placement.piece)
        if fighter is None:
            return refuse("MK-FORM-1", "refusal-formation-nobody")
        if not fighter.free:
            last = walks[-1] if walks else None
            if last is None or last.piece != fighter.captor or last.captive is not None:
                return refuse("MK-FMOVE-1", "refusal-formation-captive-turn", name=fighter.name)
            if placement.path:
                return refuse("MK-CAPTURE-9", "refusal-captive-path", name=fighter.name)
            walks[-1] = replace(last, captive=placement.pose)
            continue
        if any(walk.piece == fighter.id for walk in walks):
            return refuse("MK-FMOVE-4", "refusal-formation-twice", name=fighter.name)
        walks.append(Walk(fighter.id, placement.path, placement.pose))
    return tuple(walks)


def stays(fighter: Fighter, walk: Walk) -> bool:
    """Whether a participant stays as it stands; its captive then does too."""
    return not walk.path and walk.pose.facing == fighter.pose.facing and walk.captive is None


def _stuck_refusal(state: KnightState, fighter: Fighter, walk: Walk) -> Refusal | None:
    """Who failed to break away may only turn, and on horseshoes not even that (MK-HORSE-3)."""
    if walk.path:
        return refuse("MK-FMOVE-7", "refusal-formation-stuck", name=fighter.name)
    if fighter.speed_type == "horseshoe":
        return refuse("MK-HORSE-3", "refusal-formation-horse", name=fighter.name)
    if walk.captive is None:
        return None
    return captive_refusal(state, fighter, state.field.by_id[fighter.captive], walk.captive)


def walked(state: KnightState, walk: Walk) -> KnightState:
    """The situation after a participant has gone so, with its captive."""
    fighter = state.field.by_id[walk.piece]
    after = state if walk.pose == fighter.pose else state.changed(walk.piece, pose=walk.pose)
    if not fighter.captive:
        return after
    held = state.field.by_id[fighter.captive]
    pose = walk.captive
    if pose is None and approaches(fighter, walk.pose):
        pose = captive_spot(after, after.field.by_id[walk.piece], held)
    return after if pose is None or pose == held.pose else after.changed(held.id, pose=pose)


# Plans made by the program: all go as they stand, each member the same way


def shifted(
    state: KnightState, members: Members, steps: Sequence[Point], facing: int | None = None
) -> Plan:
    """The way of all members along the same steps from where each stands; the foremost first.

    `steps` are the places of the way, each relative to the start. A captive keeps its side of its
    captor where it can.
    """
    dx, dy = steps[-1]
    order = sorted(members, key=lambda one: (-(one.pose.x * dx + one.pose.y * dy), one.id))
    after, walks = state, []
    for fighter in order:
        here = fighter.pose
        path = tuple([Spot(here.x + x, here.y + y) for x, y in steps])
        pose = Pose(here.x + dx, here.y + dy, here.facing if facing is None else facing)
        walk = Walk(fighter.id, path, pose, _aside(after, fighter.at(pose), dx, dy))
        walks.append(walk)
        after = walked(after, walk)
    return tuple(walks)


def _aside(state: KnightState, moved: Fighter, dx: int, dy: int) -> Pose | None:
    """The place of a captive that keeps its side of its captor, if it fits there."""
    if not moved.captive:
        return None
    held = state.field.by_id[moved.captive]
    pose = Pose(held.pose.x + dx, held.pose.y + dy, held.pose.facing)
    return pose if captive_refusal(state, moved, held, pose) is None else None


def placements(state: KnightState, walks: Sequence[Walk]) -> Placements:
    """Ways as a player would tell them: captives right after their captors."""
    plan: list[Placement] = []
    for walk in walks:
        plan.append(Placement(walk.piece, walk.pose, walk.path))
        if walk.captive is not None:
            plan.append(Placement(state.field.by_id[walk.piece].captive, walk.captive))
    return tuple(plan)


def _apart(one: Pose, other: Pose) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def _beside(state: KnightState, walk: Walk, other: Walk) -> Walk | None:
    """A member where it touches another, on the side where it was put; None if it was put far."""
    by_id = state.field.by_id
    contact = (by_id[walk.piece].warrior.base + by_id[other.piece].warrior.base) / 2
    apart = _apart(walk.pose, other.pose)
    if apart == 0 or abs(apart - contact) > NEAR:
        return None
    x = other.pose.x + round((walk.pose.x - other.pose.x) * contact / apart)
    y = other.pose.y + round((walk.pose.y - other.pose.y) * contact / apart)
    pose = replace(walk.pose, x=x, y=y)
    return replace(walk, path=(*walk.path[:-1], Spot(x, y, walk.path[-1].level)), pose=pose)
