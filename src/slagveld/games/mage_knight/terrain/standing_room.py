"""Where a base may stand: room among bases, off blocking terrain, on the battlefield."""

from slagveld.kept import beside
from slagveld.kernel.rulebook import Refusal
from slagveld.table.body import Body
from slagveld.table.contact import overlap
from slagveld.table.inside import TOUCHING, body_in_area, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.measure import near_indices
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Name

from ..core.book import refuse
from ..core.fighter import GROUND, SLACK, Fighter, core_of
from ..core.state import KnightState
from ..core.terrain_kinds import TerrainKind, kind_of
from .hindering_and_elevated_terrain import below
from .obstacles import footing_of
from .soaring import air_refusal, level_refusal
from .speed_and_speed_types import swims


def stand_refusal(state: KnightState, fighter: Fighter, pose: Pose) -> Refusal | None:
    """Why a warrior cannot stand at a pose, or None (MK-MOVE-6); its captive is taken along."""
    if pose.level != GROUND and (refusal := level_refusal(fighter, pose.level)) is not None:
        return refusal
    table = state.field.table
    body = fighter.base.body(pose)
    if not is_on_table(body.x, body.y, body.reach, table.width, table.height):
        return refuse("MK-SETUP-6", "refusal-ground-edge", name=fighter.name)
    away = (fighter.id, fighter.captive)
    bodies = state.field.bodies
    for place in near_indices(body, bodies, 0):
        other = state.field.fighters[place]
        if other.id not in away and overlap(body, bodies[place], SLACK):
            rule = "MK-WING-2" if fighter.speed_type == "wing" else "MK-MOVE-6"
            return refuse(rule, "refusal-ground-room", name=fighter.name, other=other.name)
    if pose.level == GROUND:
        return terrain_refusal(state, fighter, body) if table.terrain else None
    return air_refusal(state, fighter, body)


def is_on_table(x: int, y: int, reach: int, width: int, height: int) -> bool:
    """Whether a base with its middle here (fine units) lies wholly on the table (of units)."""
    return reach <= x <= width * FINE - reach and reach <= y <= height * FINE - reach


def terrain_refusal(state: KnightState, fighter: Fighter, body: Body) -> Refusal | None:
    """In blocking terrain (MK-BLOCK-1, MK-ELEV-5), in deep water who cannot swim (MK-WAVE-3)."""
    table = state.field.table
    footing = footing_of(table, swims(fighter))
    if footing.barred:
        core = core_of(body)
        for piece, kind in footing.barred:
            if body_in_area(core, piece.area) > TOUCHING:
                rule = "MK-WING-3" if fighter.speed_type == "wing" else kind.rule
                values = {"name": fighter.name, "terrain": piece_name(piece, kind)}
                return refuse(rule, "refusal-ground-blocking", **values)
    for piece in _dotless(table):
        if place_in_area(body.x, body.y, piece.area) > 0:
            values = {"name": fighter.name, "terrain": piece_name(piece, kind_of(piece))}
            return refuse("MK-BUILT-10", "refusal-ground-dotless", **values)
    return None


@beside
def _dotless(table: Layout) -> list[Terrain]:
    """Built terrain that nobody can occupy (MK-BUILT-10)."""
    built = [(piece, kind_of(piece).built) for piece in table.terrain]
    return [piece for piece, card in built if card is not None and not card.dot]


def piece_name(piece: Terrain, kind: TerrainKind) -> Name | str:
    return piece.name or kind.name


def in_water(state: KnightState, fighter: Fighter) -> bool:
    """Whether a warrior's centre is in water (MK-WAVE-2)."""
    return any(kind_of(piece).water for piece in below(state, fighter))
