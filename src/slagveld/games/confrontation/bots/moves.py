"""Moves as a bot thinks of them: into reach of prey, to goals, and out of harm's way."""

from collections.abc import Sequence

from slagveld.kernel.fields import Path
from slagveld.kernel.tactics import Scored
from slagveld.kit.deployment import Box
from slagveld.kit.ways import towards
from slagveld.table.units import TURN, direction_of

from ..core.figure import Figure, Movement
from ..core.state import enemy_of, in_fight
from ..movement.displacement import Allowed, allower, best_gait, turn_refusal
from ..movement.menus import straight, up_to
from ..movement.type_of_movement import Active
from ..movement.walk_and_charge_without_target import Rush, Stay, Walk
from ..setup.scenarios import battle_of, place_of
from ..setup.zones import outside, zone_of
from ..terrain.obstacles import Going
from ..terrain.paths import end_pose, meant
from .sense import Sense
from .shots import best_shot

METRE = 10_000
HUNT = 4.0
"""Points that a metre nearer to the nearest foe is worth, to one who has nobody to shoot at."""
READY = 0.5
"""What a charge in the next turn counts."""
GOAL = 60.0
"""Points that a metre nearer to a goal of the scenario is worth."""
INSIDE = 400
"""How far from the border of a place one means to stand in it."""
FINALISTS = 4
"""Ways, the best first, that are checked."""
DETOURS = 2
"""How many of them are led round what is in their way."""

Wish = tuple[float, Movement, Path]
"""What a way promises, how it is gone, and the way."""


def move_of(sense: Sense, active: Active, figure: Figure) -> Scored:
    """The best way of a figure, or staying; whoever fights stays."""
    state = sense.state
    if in_fight(state, figure) or figure.climbing:
        return 0.0, Stay(figure.id)
    goal = goal_of(sense, figure)
    facing = _facing(sense, figure, ())
    turns = facing != figure.pose.facing and turn_refusal(state, figure, facing) is None
    stay = Stay(figure.id, facing if turns else None)
    best: Scored = (outlook(sense, figure, facing, goal), stay)
    wishes = [wish for wish in _wishes(sense, figure, goal) if wish[0] > best[0] and wish[2]]
    wishes.sort(key=lambda wish: -wish[0])
    detours = DETOURS
    through = active.together(state)
    for hoped, movement, path in wishes[:FINALISTS]:
        allowed = allower(state, figure, movement, through=through)

        def legal(way: Path, allowed: Allowed = allowed) -> bool:
            return allowed(way, _facing(sense, figure, way))

        way, value = path, hoped
        if not legal(path):
            if not detours:
                continue
            detours -= 1
            limit, walks = best_gait(figure, movement).limit, movement == "walk"
            way = meant(state, figure, path, limit, legal, Going(through, walking=walks))
            if not way or not legal(way):
                continue
            value = _value(sense, figure, movement, way, goal)
        if value > best[0]:
            action = Walk if movement == "walk" else Rush
            return value, action(figure.id, way, _facing(sense, figure, way))
    return best


def ways_of(sense: Sense, active: Active, figure: Figure) -> list[Scored]:
    """All ways that come to mind, as they are; who fights or climbs has none."""
    if in_fight(sense.state, figure) or figure.climbing:
        return []
    through = active.together(sense.state)
    found: list[Scored] = []
    for value, movement, path in _wishes(sense, figure, goal_of(sense, figure)):
        facing = _facing(sense, figure, path)
        if allower(sense.state, figure, movement, through=through)(path, facing):
            action = Walk if movement == "walk" else Rush
            found.append((value, action(figure.id, path, facing)))
    return found


def _facing(sense: Sense, figure: Figure, path: Path) -> int:
    end = path[-1] if path else figure.pose
    ways = [(foe.pose.x - end.x, foe.pose.y - end.y) for foe in sense.foes]
    dx, dy = min(filter(any, ways), key=lambda way: way[0] ** 2 + way[1] ** 2, default=(0, 0))
    return int(direction_of(dx, dy)) if dx or dy else figure.pose.facing


def goal_of(sense: Sense, figure: Figure) -> tuple[int, int] | None:
    """The place of the scenario that a figure should go to, if any."""
    match battle_of(sense.state).goal:
        case "prize":
            return _prize_place(sense, figure)
        case "crossing":
            zone = zone_of(sense.state, enemy_of(figure.seat))
            return _into(figure, zone) if outside(figure.body, zone) > 0 else None
        case "ground":
            return _ground_place(sense, figure)
        case "plunder":
            return _plunder_place(sense, figure)
        case _:
            return None


def _into(figure: Figure, zone: Box) -> tuple[int, int]:
    """The place of a zone that a figure comes to straight ahead."""
    left, top, right, bottom = zone
    return min(max(figure.pose.x, left + 300), right - 300), (top + bottom) // 2


def _ground_place(sense: Sense, figure: Figure) -> tuple[int, int] | None:
    """Into the place that counts; who stands in it stays, also to keep others out."""
    place = place_of(sense.state)
    if place is None:
        return None
    if outside(figure.body, place) == 0:
        return figure.pose.x, figure.pose.y
    holds = battle_of(sense.state).holder in (None, figure.seat)
    return _amid(figure, place) if holds else None


def _amid(figure: Figure, place: Box) -> tuple[int, int]:
    """The nearest spot of a place on which a figure stands well inside."""
    left, top, right, bottom = place
    x = min(max(figure.pose.x, left + INSIDE), right - INSIDE)
    return x, min(max(figure.pose.y, top + INSIDE), bottom - INSIDE)


def _plunder_place(sense: Sense, figure: Figure) -> tuple[int, int] | None:
    """Home with what one carries; else to what lies there, for the nearest two of a side."""
    objects = sense.state.objects
    bearers = [prize.bearer for prize in objects]
    if figure.id in bearers:
        return _into(figure, zone_of(sense.state, figure.seat))
    free = [
        one
        for one in sense.own
        if one.id not in bearers and not one.fleeing and not in_fight(sense.state, one)
    ]
    for prize in sorted(objects, key=lambda one: (_far(figure, one.x, one.y), one.id)):
        free.sort(key=lambda one: (_far(one, prize.x, prize.y), one.id))
        if not prize.bearer and figure.id in [one.id for one in free[:2]]:
            return prize.x, prize.y
    return None


def _prize_place(sense: Sense, figure: Figure) -> tuple[int, int] | None:
    """Home with what one carries; to what lies on the table, for the nearest two of a side."""
    state = sense.state
    for prize in state.objects:
        if prize.bearer == figure.id:
            return _into(figure, zone_of(state, figure.seat))
        bearer = state.figure(prize.bearer)
        if bearer is not None:
            return (bearer.pose.x, bearer.pose.y) if bearer.seat != figure.seat else None
        free = [one for one in sense.own if not in_fight(state, one) and not one.fleeing]
        free.sort(key=lambda one: (_far(one, prize.x, prize.y), one.id))
        if figure.id in [one.id for one in free[:2]]:
            return prize.x, prize.y
    return None


def _far(figure: Figure, x: int, y: int) -> int:
    dx, dy = figure.pose.x - x, figure.pose.y - y
    return int((dx * dx + dy * dy) ** 0.5)


def _wishes(sense: Sense, figure: Figure, goal: tuple[int, int] | None) -> list[Wish]:
    """Ways towards the goal, towards the nearest foes, and away from the nearest."""
    shooter = figure.profile.weapon is not None
    carries = any(prize.bearer == figure.id for prize in sense.state.objects)
    kinds: Sequence[Movement] = ("walk",) if shooter or carries else ("walk", "charge")
    near = sense.by_gap(figure)[:2]
    found: list[Wish] = []
    for movement in kinds:
        limit = best_gait(figure, movement).limit
        parts = [limit * part // 4 for part in sense.quarters]
        paths = [up_to(figure, foe, part)[0] for foe in near for part in parts]
        if goal is not None:
            paths.append(straight(figure, *goal, 0, limit)[0])
        if near and movement == "walk":
            dx, dy = figure.pose.x - near[0].pose.x, figure.pose.y - near[0].pose.y
            if dx or dy:
                away = int(direction_of(dx, dy)) % TURN
                paths.append(towards(figure.pose, away, limit)[0])
        found += [(_value(sense, figure, movement, p, goal), movement, p) for p in paths if p]
    return found


def _value(
    sense: Sense, figure: Figure, movement: Movement, path: Path, goal: tuple[int, int] | None
) -> float:
    facing, length = _facing(sense, figure, path), _far(figure, path[-1].x, path[-1].y)
    there = figure.at(end_pose(sense.state, figure, path, facing))
    return outlook(sense, there.did(covered=length, chosen=movement), facing, goal)


def outlook(sense: Sense, there: Figure, facing: int, goal: tuple[int, int] | None) -> float:
    """What it is worth to a figure to stand there: charges to come, shots, dangers, goals."""
    value, hoped = 0.0 if goal is None else -GOAL * _far(there, *goal) / METRE, 0.0
    if there.profile.weapon is not None:
        turned = there.at(end_pose(sense.state, there, (), facing))
        found = best_shot(sense.state, turned)
        hoped = 0.0 if found is None else max(0.0, found[0])
        value += hoped - sense.shy * sense.danger(there)
    else:
        value += READY * sense.chance_to_charge(there) - sense.wary * sense.danger(there)
    gaps = [] if hoped else sense.gaps(there)
    return value - HUNT * min(gaps) / METRE if gaps else value
