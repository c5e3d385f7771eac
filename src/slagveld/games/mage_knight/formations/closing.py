"""Members of a formation that were put beside each other by hand: into base contact exactly."""

from collections.abc import Sequence
from math import hypot

import msgspec

from slagveld.table.shapes import Pose, Spot

from ..core.book import INCH
from ..core.state import MageKnightState
from .plans import Company, Walk, plan_refusal, stays

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
