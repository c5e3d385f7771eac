"""Plans made by the program: a formation that goes as it stands, each member the same way."""

from collections.abc import Sequence
from math import hypot

import msgspec

from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import TURN, cosine, scaled, sine

from ..core.book import INCH
from ..core.fighter import Fighter
from ..core.state import MageKnightState
from ..wounds.captives import captive_refusal
from .plans import Company, Walk, plan_refusal, stays, walk_refusal, walked

PARTS = (1, 2)
"""Parts of the whole way that are tried, longest first."""
TRIES = 2
"""Directions that chance tries."""


def shifted(
    state: MageKnightState,
    members: Sequence[Fighter],
    steps: Sequence[tuple[int, int]],
    facing: int | None = None,
) -> tuple[Walk, ...]:
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


def _aside(state: MageKnightState, moved: Fighter, dx: int, dy: int) -> Pose | None:
    """The place of a captive that keeps its side of its captor, if it fits there."""
    if not moved.captive:
        return None
    held = state.field.by_id[moved.captive]
    pose = Pose(held.pose.x + dx, held.pose.y + dy, held.pose.facing)
    return pose if captive_refusal(state, moved, held, pose) is None else None


def placements(state: MageKnightState, walks: Sequence[Walk]) -> tuple[Placement, ...]:
    """Ways as a player would tell them: captives right after their captors."""
    plan: list[Placement] = []
    for walk in walks:
        plan.append(Placement(walk.piece, walk.pose, walk.path))
        if walk.captive is not None:
            plan.append(Placement(state.field.by_id[walk.piece].captive, walk.captive))
    return tuple(plan)


def straight(
    state: MageKnightState, company: Company, members: Sequence[Fighter], way: int, part: int
) -> tuple[Walk, ...] | None:
    """All straight on in a direction, the whole way or a part of it; None where that is refused."""
    far = company.speed * INCH * (2 if company.running else 1) // part
    dx, dy = int(scaled(far * cosine(way))), int(scaled(far * sine(way)))
    if dx * dx + dy * dy > far * far:
        dx, dy = dx - (dx > 0) + (dx < 0), dy - (dy > 0) + (dy < 0)
    if dx == 0 and dy == 0:
        return None
    walks = shifted(state, members, ((dx, dy),), way)
    return walks if plan_refusal(state, company, walks) is None else None


def turned(
    state: MageKnightState, company: Company, members: Sequence[Fighter], way: int
) -> tuple[Placement, ...] | None:
    """All who may turn look this way from where they stand; None where nobody may or would."""
    turning: list[Walk] = []
    for fighter in members:
        here = fighter.pose
        walk = Walk(fighter.id, (), Pose(here.x, here.y, way))
        if here.facing != way and walk_refusal(state, company, walk) is None:
            turning.append(walk)
    return placements(state, turning) if turning else None


def straight_ways(
    state: MageKnightState, company: Company, members: Sequence[Fighter]
) -> list[tuple[Placement, ...]]:
    """Allowed plans straight on in eight directions, each as far as it goes of the parts tried."""
    found: list[tuple[Placement, ...]] = []
    for way in range(0, TURN, TURN // 8):
        for part in PARTS:
            walks = straight(state, company, members, way, part)
            if walks is not None:
                found.append(placements(state, walks))
                break
    return found


def chance_way(
    state: MageKnightState, company: Company, members: Sequence[Fighter], rng: Rng
) -> tuple[Placement, ...] | None:
    """An allowed plan straight on in some direction, quickly; None when a few tries fail."""
    for part in range(1, TRIES + 1):
        walks = straight(state, company, members, int(rng.random() * TURN), part)
        if walks is not None:
            return placements(state, walks)
    return None


NEAR = 2 * INCH
"""So far a member is moved at most, so that it touches another."""


def closed_up(
    state: MageKnightState, company: Company, walks: Sequence[Walk]
) -> tuple[Walk, ...] | None:
    """The plan with one member moved a little, so that all hang together; None if that is no help.

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
            if plan_refusal(state, company, plan) is None:
                return plan
    return None


def _apart(one: Pose, other: Pose) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def _beside(state: MageKnightState, walk: Walk, other: Walk) -> Walk | None:
    """A member where it touches another, on the side where it was put; None if it was put far."""
    by_id = state.field.by_id
    contact = (by_id[walk.piece].warrior.base + by_id[other.piece].warrior.base) / 2
    apart = _apart(walk.pose, other.pose)
    if apart == 0 or abs(apart - contact) > NEAR:
        return None
    x = other.pose.x + round((walk.pose.x - other.pose.x) * contact / apart)
    y = other.pose.y + round((walk.pose.y - other.pose.y) * contact / apart)
    pose = msgspec.structs.replace(walk.pose, x=x, y=y)
    path = (*walk.path[:-1], Spot(x, y, walk.path[-1].level))
    return msgspec.structs.replace(walk, path=path, pose=pose)
