"""The duel for a display: the table, and the duel sheets (WD-SHEET-1)."""

from collections.abc import Iterator

from slagveld.kept import beside
from slagveld.kernel.scene import Badge, Card, Gauge, Ground, Piece, Scene, Track
from slagveld.kit.view import Shown, ground_of, openings, storeys, table_of
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain

from ..army.race_face import origin_of
from ..core.actions_left import is_unused
from ..core.book import icons, text, wizard_figure
from ..core.models import WIZARD, Creature, base_of, is_heavy
from ..core.races import Race, icon_of
from ..core.state import DuelState, is_held
from ..familiars.familiar_kinds import about, familiar_of
from ..terrain.scenery import BUILDING, ENTRANCE, FOREST, known_kind, scenery_name
from .sheets import ABOUT, creature_card, creature_magic, sheet

MAT = "steppe"
"""What duels are fought on, unless a table laid by hand has a ground of its own."""
PIECES = Shown[Creature, Piece]()
"""Models as they were shown last, by where they stand and what holds them."""


def scene(view: DuelState, seat: int | None = None) -> Scene:
    levels = [
        (floor.level, text("level-roof" if floor.z == piece.top else "level-floor"))
        for piece in view.layout.terrain
        for floor in piece.floors
    ]
    order = tuple(view.wizards[seat].name for seat in view.order)
    sheets = tuple([sheet(view, seat) for seat in range(len(view.wizards))])
    return Scene(
        table=table_of(
            view.layout, MAT if view.ground == "grass" else view.ground, levels=tuple(levels)
        ),
        terrain=tuple([_ground(piece) for piece in view.layout.terrain]),
        pieces=(*[_creature(view, one) for one in view.creatures], *_wizards(view, sheets)),
        sheets=(*sheets, ABOUT),
        tracks=(Track(title=text("order"), steps=order),),
        rows=() if seat is None else (creature_magic(view, seat),),
        round=view.round,
        round_limit=view.options.rounds or None,
    )


@beside
def _ground(piece: Terrain) -> Ground:
    words = text(f"scenery-{known_kind(piece)}-help")  # texts: *:scenery-*
    ends = [
        (Spot(*stair.low, stair.low_level), Spot(*stair.high, stair.high_level))
        for stair in piece.connectors
    ]
    return ground_of(
        piece,
        scenery_name(piece),
        {BUILDING: "roof", FOREST: "wood"}.get(piece.kind, piece.kind),
        words,
        openings=openings(piece.walls, ENTRANCE),
        storeys=storeys(piece),
        points=tuple(spot for pair in ends for spot in pair),
    )


def _creature(view: DuelState, creature: Creature) -> Piece:
    """A model with its number and its facing (WD-SETUP-1, WD-SETUP-2)."""
    pose = view.pose(creature.id)
    came = creature.appeared == view.round
    held = is_held(view, creature)
    spent = not is_unused(view, creature) and not is_heavy(creature)
    key = (pose, came, held, spent, view.options.update)
    shown = PIECES.of(creature, key)
    if shown is not None:
        return shown
    row = view.race_of(creature)
    armed = text(f"weapon-{creature.weapon}")  # texts: *:weapon-*
    badges = [Badge(icons().weapons[creature.weapon], armed)]
    if came:
        badges.append(Badge(icons().badges["summoned"], text("badge-summoned")))
    if held:
        badges.append(Badge(icons().badges["held"], text("held"), tone="bad"))
    origin = origin_of(row)
    if origin is not None:
        badges.append(Badge(icons().badges[_mark(row)], origin))
    card = creature_card(view, creature)
    piece = Piece(
        id=creature.id,
        name=card.title,
        seat=creature.seat,
        icon=icon_of(row),
        figure=row.figures[creature.weapon],
        base=base_of(row),
        pose=pose,
        label=str(creature.number),
        gauges=card.gauges,
        badges=tuple(badges),
        card=card,
        spent=spent,
    )
    return PIECES.keep(creature, key, piece)


def _mark(row: Race) -> str:
    """The badge of a row that is not the book's."""
    if row.own:
        return "own"
    return "house" if row.house else "later"


def _wizards(view: DuelState, sheets: tuple[Card, ...]) -> Iterator[Piece]:
    for seat, wizard in enumerate(view.wizards):
        if view.layout.has(wizard.id):
            familiar = familiar_of(view, seat)
            icon = "" if familiar is None else icons().familiars[familiar.key]
            points = Gauge(text("points"), wizard.points, None, "number")
            yield Piece(
                id=wizard.id,
                name=wizard.name,
                seat=seat,
                icon=icons().wizard,
                figure=wizard_figure(seat),
                base=WIZARD,
                pose=view.pose(wizard.id),
                label="★",
                gauges=(sheets[seat].gauges[0], points),
                badges=() if familiar is None else (Badge(icon, about(familiar), tone="good"),),
                card=sheets[seat],
            )
