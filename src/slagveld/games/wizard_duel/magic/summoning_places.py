"""Where creatures may appear: near their wizard, with room, touching no enemy (WD-SUMMON-5)."""

from collections.abc import Iterator

from slagveld.kernel.fields import Placement, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.table.measure import slanted_gap
from slagveld.table.shapes import Outline, Pose
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import refuse
from ..core.models import WIZARD, StockModel, base_of
from ..core.state import DuelState
from ..familiars.familiar_kinds import summon_bounds
from ..terrain.contact_and_distance import away, direction, near_wizards, touching
from ..terrain.floors_and_stairs import fits
from ..terrain.paths import arc_points

RINGS = (0, 300, 600, 900)
"""How far beyond the nearest distance places are tried, in units."""
WAYS = tuple(range(0, 3600, 225))


def check_place(
    state: DuelState, seat: int, model: StockModel, placement: Placement
) -> Refusal | None:
    """10 to 20 cm from the wizard, with room, no enemy touched; facing any way (WD-SUMMON-14).

    With a raven it is 15 to 30 cm (WD-FAMILIAR-6).
    """
    pose = placement.pose
    base = base_of(state.race_of(model))
    if placement.path or not fits(state.layout, base, pose):
        return refuse("WD-PLACE-1", "refusal-room")
    body = base.body(pose)
    gap = slanted_gap(state.layout.body(state.wizards[seat].id), body)
    near, far = summon_bounds(state, seat)
    if not near * FINE <= gap <= far * FINE:
        rule = "WD-PLACE-2" if pose.level else "WD-SUMMON-5"
        return refuse(rule, "refusal-summon-distance", near=Distance(near), far=Distance(far))
    if touching(state.layout, body, state.enemies(seat)):
        return refuse("WD-SUMMON-6", "refusal-summon-contact")
    return None


def places(state: DuelState, seat: int, model: StockModel, start: int = 0) -> Iterator[Pose]:
    """Places on the ground where a model could appear, looking away from its wizard.

    One for each direction, beginning with number `start`, at the nearest distance that is free.
    """
    middle = state.pose(state.wizards[seat].id)
    base = base_of(state.race_of(model)).diameter
    nearest = summon_bounds(state, seat)[0] + (WIZARD.diameter + base) // 2
    for turn in range(len(WAYS)):
        way = WAYS[(start + turn) % len(WAYS)]
        for ring in RINGS:
            x, y = away(middle, way, nearest + ring)
            if x < 0 or y < 0:
                continue
            pose = Pose(x, y, direction(middle, Pose(x, y)))
            if check_place(state, seat, model, Placement(model.number, pose)) is None:
                yield pose
                break


def first_place(state: DuelState, seat: int, model: StockModel, start: int = 0) -> Pose | None:
    """The first of these places, or None if there is no room."""
    return next(places(state, seat, model, start), None)


def facing_way(state: DuelState, seat: int) -> int:
    """The number of the direction towards the nearest enemy wizard."""
    foes = near_wizards(state, seat)
    return direction(state.pose(state.wizards[seat].id), state.pose(foes[0])) // 225 if foes else 0


def summon_ring(state: DuelState, seat: int, models: list[StockModel]) -> Region | None:
    """Where the middle of the smallest of these models may stand (WD-SUMMON-5)."""
    if not models:
        return None
    base = min(base_of(state.race_of(model)).diameter for model in models)
    near, far = summon_bounds(state, seat)
    edges = (WIZARD.diameter + base) // 2
    middle = state.pose(state.wizards[seat].id)
    inner, outer = (arc_points(middle, way + edges, 0, 3600) for way in (near, far))
    return Region((Outline(outer, (inner,)),), middle.level, "allowed")
