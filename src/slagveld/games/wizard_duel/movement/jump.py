"""Jumps down from raised places (WD-PLACE-5)."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Amount, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.inside import place_in_area
from slagveld.table.lines import segment_gap, segments_meet
from slagveld.table.shapes import Direction, Pose
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import CM, refuse
from ..core.models import Creature, base_of, is_heavy
from ..core.state import DuelState
from ..terrain.contact_and_distance import TOUCH
from ..terrain.floors_and_stairs import fits, floor_of
from ..terrain.scenery import BUILDING, ENTRANCE, WALL

DROP = 5 * CM
"""How far down one can jump (WD-PLACE-5)."""


class Jump(Action, frozen=True):
    """A jump down: which landing, and the facing. No roll, no harm, else a walk (WD-PLACE-6)."""

    model: PieceId
    landing: Amount
    facing: Direction


def landings(state: DuelState, creature: Creature) -> list[Pose]:
    """Where a creature at the edge of a raised level can jump to, in the order of the edges.

    It lands straight across the edge it touches, its base against the foot of the drop, on the
    highest surface below, at most 5 cm down (WD-PLACE-5).
    """
    pose = state.pose(creature.id)
    can = pose.level != 0 and not is_heavy(creature)
    found = floor_of(state.layout, pose.level) if can else None
    if found is None:
        return []
    base = base_of(state.race_of(creature))
    body = state.layout.body(creature.id)
    area = found[1].outline.area()
    places: list[Pose] = []
    for one, other in enumerate(area.follow):
        edge = (area.xs[one], area.ys[one], area.xs[other], area.ys[other])
        if segment_gap(body.x, body.y, *edge) <= body.reach + TOUCH * FINE:
            landing = _across(state, pose, body.reach, edge)
            if landing is not None and fits(state.layout, base, landing, (creature.id,)):
                places.append(landing)
    return places


def _across(
    state: DuelState, pose: Pose, reach: int, edge: tuple[int, int, int, int]
) -> Pose | None:
    """The place straight across an edge, the base just clear of it, on the surface below."""
    x1, y1, x2, y2 = edge
    dx, dy = x2 - x1, y2 - y1
    length = (dx * dx + dy * dy) ** 0.5
    px, py = pose.x * FINE, pose.y * FINE
    aside = (dx * (py - y1) - dy * (px - x1)) / length
    step = (abs(aside) + reach + FINE) / length * (1 if aside > 0 else -1)
    x = round((px + dy * step) / FINE)
    y = round((py - dx * step) / FINE)
    if _is_barred(state, pose, x, y):
        return None
    floors = [floor for piece in state.layout.terrain for floor in piece.floors]
    over = [one for one in floors if place_in_area(x * FINE, y * FINE, one.outline.area()) > 0]
    surfaces = [(0, 0), *[(floor.z, floor.level) for floor in over]]
    below = [one for one in surfaces if pose.z - DROP <= one[0] < pose.z]
    height, level = max(below, key=lambda one: one[0], default=(pose.z, pose.level))
    return Pose(x, y, pose.facing, height, level) if below else None


def _is_barred(state: DuelState, pose: Pose, x: int, y: int) -> bool:
    """Whether a higher building or a wall rises where one would jump: then there is no drop."""
    own = floor_of(state.layout, pose.level)
    for piece in state.layout.terrain:
        higher = piece.kind == BUILDING and piece.top > pose.z
        beside = own is None or piece is not own[0]
        if higher and beside and place_in_area(x * FINE, y * FINE, piece.area) > 0:
            return True
        for wall in piece.walls:
            if wall.kind != WALL or wall.z + wall.height <= pose.z:
                continue
            for part in wall.barriers((ENTRANCE,)):
                if segments_meet(pose.x * FINE, pose.y * FINE, x * FINE, y * FINE, *part):
                    return True
    return False


def check_jump(state: DuelState, creature: Creature, action: Jump) -> Refusal | None:
    """From the edge, down at most 5 cm, where there is room."""
    if is_heavy(creature):
        return refuse("WD-HEAVY-11", "refusal-jump-heavy")
    if not 0 <= action.landing < len(landings(state, creature)):
        return refuse("WD-PLACE-5", "refusal-jump", most=Distance(DROP))
    return None
