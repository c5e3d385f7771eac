"""What half-filled special actions would do: reach, ghosts, chances."""

from typing import Any

import msgspec

from slagveld.games.mage_knight.catalogue import text
from slagveld.games.mage_knight.dials import healed_clicks
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.ground import nearest_stand
from slagveld.games.mage_knight.levitating import (
    lift_refusal,
    liftable,
    put_down_at,
    put_refusal,
    reach,
)
from slagveld.games.mage_knight.model import MageKnightState
from slagveld.games.mage_knight.regenerating import healed_by
from slagveld.games.mage_knight.returning import (
    UNDEAD,
    at_start,
    fallen_of,
    free_places,
    on_ground,
    place_refusal,
)
from slagveld.kernel.decision import Ghost, Odds, Partial, Preview
from slagveld.kernel.fields import Placement, Region
from slagveld.table.measure import distance
from slagveld.table.shapes import Outline, Pose
from slagveld.table.units import TURN, cosine, scaled, sine

CORNERS = 72
"""Points of a circle on the screen."""
DIE = range(1, 7)


def chosen(state: MageKnightState, partial: Partial, name: str) -> Fighter | None:
    """The warrior chosen in a field, if there is one."""
    number = partial.values.get(name)
    return state.fighter(number) if isinstance(number, int) else None


def circle(x: int, y: int, radius: int) -> Outline:
    """A circle for the screen."""
    turns = [k * TURN // CORNERS for k in range(CORNERS)]
    points = [
        (x + int(scaled(radius * cosine(t))), y + int(scaled(radius * sine(t)))) for t in turns
    ]
    return Outline(tuple(points))


def pose_of(raw: Any) -> Pose | None:
    """A pose as it comes in from a screen."""
    if isinstance(raw, Pose):
        return raw
    return msgspec.convert(raw, Pose) if isinstance(raw, dict) else None


def preview_levitation(state: MageKnightState, partial: Partial) -> Preview:
    """Whom it can lift; the circle within which; the warrior there, at its own level."""
    fighter, target = chosen(state, partial, "fighter"), chosen(state, partial, "target")
    if fighter is None:
        return Preview()
    if target is None or lift_refusal(state, fighter, target) is not None:
        return Preview(pieces=tuple([other.id for other in liftable(state, fighter)]))
    here = target.pose
    region = Region((circle(here.x, here.y, reach()),), here.level, "reach")
    given = pose_of(partial.values.get("pose"))
    if given is None:
        return Preview(region=region, limit=reach())
    pose = _put(state, target, put_down_at(target, given))
    return Preview(
        region=region,
        limit=reach(),
        length=int(distance(here.x, here.y, pose.x, pose.y)),
        snapped={"pose": pose} if pose != given else {},
        ghosts=(Ghost(target.id, pose),),
        notes=(text("note-lift", name=target.name),),
    )


def _put(state: MageKnightState, target: Fighter, pose: Pose) -> Pose:
    """The place pointed at, or the nearest within reach where the lifted warrior's base fits."""
    here = target.pose
    far = int(distance(here.x, here.y, pose.x, pose.y))
    if far > reach():
        x = here.x + (pose.x - here.x) * (reach() - 1) // far
        y = here.y + (pose.y - here.y) * (reach() - 1) // far
        pose = Pose(x, y, pose.facing, pose.z, pose.level)
    if put_refusal(state, target, pose) is None:
        return pose
    near = nearest_stand(state, target, pose.x, pose.y)
    if near is None:
        return pose
    room = Pose(near.x, near.y, pose.facing, pose.z, pose.level)
    return room if put_refusal(state, target, room) is None else pose


def preview_return(state: MageKnightState, partial: Partial) -> Preview:
    """The one that returns beside the bearer, at the nearest free place; the chance of it."""
    fighter = chosen(state, partial, "fighter")
    raw = partial.values.get("plan")
    if fighter is None or not isinstance(raw, list | tuple) or len(raw) != 1:
        return Preview()
    put = raw[0] if isinstance(raw[0], Placement) else msgspec.convert(raw[0], Placement)
    gone = fallen_of(state, put.piece)
    if gone is None:
        return Preview()
    back = at_start(gone)
    pose = _meant(state, fighter, back, on_ground(put.pose))
    snapped = {} if pose == put.pose else {"plan": (Placement(put.piece, pose),)}
    ghost = Ghost(back.id, pose, back.base, back.warrior.icon)
    odds = (return_odds(back),) if partial.action == "RaiseDead" else ()
    return Preview(snapped=snapped, ghosts=(ghost,), odds=odds)


def _meant(state: MageKnightState, fighter: Fighter, back: Fighter, pose: Pose) -> Pose:
    """The place pointed at, or the nearest free one round the bearer."""
    if place_refusal(state, fighter, back, pose) is None:
        return pose
    found = free_places(state, fighter, back)
    return min(found, key=lambda p: distance(p.x, p.y, pose.x, pose.y), default=pose)


def return_odds(back: Fighter) -> Odds:
    """How many clicks of its dial Necromancy takes, and whether it comes back at all."""
    title = text("odds-return", name=back.name)
    if any(word in back.name for word in UNDEAD):
        return Odds(title=title, outcomes=((text("odds-return-whole"), 1.0),))
    alive = [die for die in DIE if not back.warrior.click(die).skulls]
    outcomes = [(text("odds-return-clicks", clicks=die), 1 / len(DIE)) for die in alive]
    lost = len(DIE) - len(alive)
    if lost:
        outcomes.append((text("odds-return-not"), lost / len(DIE)))
    return Odds(title=title, outcomes=tuple(outcomes))


def preview_regeneration(state: MageKnightState, partial: Partial) -> Preview:
    """The chances of each number of clicks."""
    fighter = chosen(state, partial, "fighter")
    if fighter is None:
        return Preview()
    counts: dict[int, int] = {}
    for die in DIE:
        clicks = healed_clicks(fighter, healed_by(die))
        counts[clicks] = counts.get(clicks, 0) + 1
    outcomes = tuple(
        [(text("odds-healed", clicks=n), count / len(DIE)) for n, count in counts.items()]
    )
    mean = sum(n * count for n, count in counts.items()) / len(DIE)
    odds = Odds(title=text("odds-regeneration", name=fighter.name), outcomes=outcomes, mean=mean)
    return Preview(odds=(odds,))
