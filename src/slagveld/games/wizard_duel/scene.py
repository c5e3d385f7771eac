"""The duel for a display: the table, and the duel sheets (WD-SHEET-*)."""

from slagveld.games.wizard_duel.actors import is_unused
from slagveld.games.wizard_duel.familiars import about, familiar_of, field_most
from slagveld.games.wizard_duel.model import (
    WIZARD,
    Creature,
    DuelState,
    base_of,
    is_heavy,
    is_held,
    numbered,
    text,
)
from slagveld.games.wizard_duel.scenery import BUILDING, FOREST, is_solid
from slagveld.games.wizard_duel.sheets import ABOUT, creature_card, origin_of, sheet
from slagveld.kernel.scene import (
    Badge,
    Gauge,
    Ground,
    Piece,
    Scene,
    Table,
    Track,
)
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain

ICONS = {
    "small": "dagger",
    "normal": "sword",
    "shooting": "bow",
    "heavy": "catapult",
    "own": "claw",
}


def scene(view: DuelState) -> Scene:
    """The table and every wizard's sheet."""
    levels = tuple(
        (floor.level, text("level-roof") if floor.z == piece.top else text("level-floor"))
        for piece in view.layout.terrain
        for floor in piece.floors
    )
    return Scene(
        table=Table(width=view.layout.width, depth=view.layout.height, levels=levels),
        terrain=tuple(_ground(piece) for piece in view.layout.terrain),
        pieces=tuple(_creature(view, creature) for creature in view.creatures) + _wizards(view),
        sheets=(*(sheet(view, seat) for seat in range(len(view.wizards))), ABOUT),
        tracks=(_order(view),),
        round=view.round,
        round_limit=view.options.rounds or None,
    )


def _ground(piece: Terrain) -> Ground:
    looks = {BUILDING: "roof", FOREST: "wood"}
    known = piece.kind if piece.kind in (BUILDING, FOREST, "rocks", "pond") else "open"
    if known == "open" and is_solid(piece):
        known = "rocks"
    return Ground(
        id=piece.id,
        name=piece.name or text(f"scenery-{known}"),  # texts: *:scenery-*
        look=looks.get(piece.kind, piece.kind),
        outline=piece.outline,
        help=text(f"scenery-{known}-help"),
        height=piece.height,
        points=tuple(
            spot
            for stair in piece.connectors
            for spot in (Spot(*stair.low, stair.low_level), Spot(*stair.high, stair.high_level))
        ),
    )


def _creature(view: DuelState, creature: Creature) -> Piece:
    row = view.race_of(creature)
    badges = []
    if creature.appeared == view.round:
        badges.append(Badge("sparkles", text("badge-summoned")))
    if is_held(view, creature):
        badges.append(Badge("snake", text("held"), tone="bad"))
    origin = origin_of(row)
    if origin is not None:
        badges.append(Badge("house" if row.house else "later", origin))
    name = numbered(row.name, creature.number)
    return Piece(
        id=creature.id,
        name=name,
        seat=creature.seat,
        icon=ICONS[creature.weapon],
        base=base_of(row),
        pose=view.pose(creature.id),
        label=str(creature.number),
        gauges=(Gauge(text("wounds"), creature.wounds, row.wounds),),
        badges=tuple(badges),
        card=creature_card(view, creature),
        spent=not is_unused(view, creature) and not is_heavy(creature),
    )


def _wizards(view: DuelState) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            id=wizard.id,
            name=wizard.name,
            seat=seat,
            icon="wizard",
            base=WIZARD,
            pose=view.pose(wizard.id),
            label="★",
            gauges=(
                Gauge(text("field"), wizard.field, field_most(view, seat), "bar"),
                Gauge(text("points"), wizard.points, None, "number"),
            ),
            badges=_familiar(view, seat),
            card=sheet(view, seat),
        )
        for seat, wizard in enumerate(view.wizards)
        if view.layout.has(wizard.id)
    )


def _familiar(view: DuelState, seat: int) -> tuple[Badge, ...]:
    familiar = familiar_of(view, seat)
    return () if familiar is None else (Badge(familiar.key, about(familiar), tone="good"),)


def _order(view: DuelState) -> Track:
    return Track(title=text("order"), steps=tuple(view.wizards[seat].name for seat in view.order))
