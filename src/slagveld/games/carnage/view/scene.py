"""The battle for a display: figures, blocks with their banners, signs, announced shots."""

from collections.abc import Iterator

from slagveld.kernel.scene import (
    Badge,
    Gauge,
    Ground,
    Group,
    Marker,
    Piece,
    Scene,
    Stroke,
    Track,
    Zone,
)
from slagveld.kit.keeping import kept_by_key
from slagveld.kit.view import Shown, Signs, ground_of, openings, table_of, zone
from slagveld.table import blocks
from slagveld.table.shapes import Outline, RectBase, Spot
from slagveld.table.terrain import Terrain

from ..army.looks import figure_of
from ..core.book import BOOK, INCH, text
from ..core.conditions import is_accelerated, is_diverted, is_exhausted, is_frenzied, part_of
from ..core.state import CarnageState
from ..core.unit import Magic, Unit, whole
from ..ground.pushed_wagon import CRATER_ID, WAGON, WAGON_ID
from ..magic.stops import PHASES
from ..setup.kit import terrain_help
from ..setup.scenarios import battle_of, sides_of, zone_of
from ..terrain.high_walls import walls_of
from ..terrain.kinds import kind_of
from ..terrain.outlines import hull
from .cards import reference, side_card, spell_book, unit_card

_RANK = Signs(BOOK, "rank-")  # texts: *:rank-*
RANKS = {
    "hero": (_RANK("crown", "hero", "accent"),),
    "mage": (_RANK("pointy-hat", "mage", "accent"),),
}
"""Who is marked visibly (CAR-19-paint)."""

PIECES = Shown[Unit, tuple[Piece, ...]]()
"""The figures of units as they were shown last, by whether they have moved."""
GROUPS = Shown[Unit, Group]()
"""Units as they were shown last, by the phase, the pearl's effect and who has the initiative."""


STATUS, BADGE = Signs(BOOK, "status-"), Signs(BOOK, "badge-")  # texts: *:status-*, *:badge-*
NO_MAGIC = Magic(0)


def badges_of(view: CarnageState, unit: Unit) -> tuple[Badge, ...]:
    magic = unit.magic or NO_MAGIC
    points = {"points": magic.points}
    return (
        *STATUS.holding(
            (unit.neutralised, "broken-shield", "neutralised", "bad"),
            (is_diverted(view, unit), "sleepy", "diverted", "bad"),
            (is_exhausted(view, unit), "tired-eye", "exhausted", "bad"),
            (is_accelerated(view, unit), "fast-forward-button", "accelerated", "good"),
            (is_frenzied(view, unit), "enrage", "frenzied", "good"),
            (unit.id in view.armed, "crossed-swords", "armed", "good"),
        ),
        *BADGE.holding(
            (unit.magic, "magic-swirl", "magic", "plain", magic.points, points),
            (magic.shields, "magic-shield", "shields", "good", magic.shields),
        ),
    )


def markers_of(view: CarnageState) -> tuple[Marker, ...]:
    """The pearl wagon, and a crater for each mage who blew himself up."""
    found: list[Marker] = []
    if view.wagon is not None:
        wagon = Marker(
            id=WAGON_ID,
            name=text("pearl-wagon"),
            icon="orb-wand",
            spot=view.wagon,
            radius=WAGON.width // 2,
        )
        found.append(wagon)
    for number, spot in enumerate(view.craters):
        name = text("crater")
        found.append(Marker(id=CRATER_ID + number, name=name, icon="burning-embers", spot=spot))
    return tuple(found)


def scene(view: CarnageState, seat: int | None = None) -> Scene:
    field, sides = view.field, [side_card(view, side) for side in sides_of(view.seats)]
    return Scene(
        table=table_of(field.table, battle_of(view).ground(view.ground), inch=INCH),
        terrain=tuple([_ground(piece, view.eggs) for piece in field.table.terrain]),
        pieces=tuple([piece for unit in field.units for piece in _pieces(view, unit)]),
        groups=tuple([_group(view, unit) for unit in field.units]),
        markers=markers_of(view),
        zones=_zones(view),
        strokes=tuple(_shots(view)),
        sheets=(*sides, *reference(view.pearl_keys)),
        tracks=tuple(_tracks(view)),
        rows=tuple([spell_book(mage) for mage in view.field.units if _reads(mage, seat)]),
        round=view.round,
        round_limit=view.options.rounds or None,
    )


def _reads(unit: Unit, seat: int | None) -> bool:
    return unit.magic is not None and unit.owner == seat


@kept_by_key
def _ground(piece: Terrain, eggs: int) -> Ground:
    kind = kind_of(piece)
    left = (piece.kind == "nest", "egg-clutch", "eggs", "plain", eggs, {"eggs": eggs})
    return ground_of(
        piece,
        piece.name or kind.name or text("ground-open"),
        kind.look,
        terrain_help(kind.key),
        openings=openings(walls_of(piece) if kind.passage == "walls" else piece.walls),
        badges=BADGE.holding(left),
    )


def _pieces(view: CarnageState, unit: Unit) -> tuple[Piece, ...]:
    spent = view.phase == "movement" and unit.doings.moved
    shown = PIECES.of(unit, spent)
    if shown is not None:
        return shown
    profile = unit.profile
    base = RectBase(profile.width, profile.depth)
    seat = unit.owner if unit.owner >= 0 else None
    badges = RANKS.get(profile.kind, ())
    pieces: list[Piece] = []
    for figure, pose in zip(unit.figures, unit.poses, strict=True):
        lives = Gauge(text("lives"), figure.lives, figure.most)
        piece = Piece(
            id=figure.id,
            name=unit.name,
            seat=seat,
            icon=profile.icon,
            figure=figure_of(profile),
            base=base,
            pose=pose,
            group=unit.id,
            gauges=(lives,) if figure.most > 1 else (),
            badges=badges,
            spent=spent,
        )
        pieces.append(piece)
    return PIECES.keep_now(view, unit.id, unit, spent, tuple(pieces))


def _group(view: CarnageState, unit: Unit) -> Group:
    now = (view.round, view.phase, view.pearl, view.order, view.armed)
    shown = GROUPS.of(unit, now)
    if shown is not None:
        return shown
    front: tuple[Spot, Spot] | None = None
    if unit.formed and not unit.single:
        x1, y1, x2, y2 = blocks.front_edge(unit.block)
        front = (_spot(x1, y1), _spot(x2, y2))
    group = Group(
        id=unit.id,
        name=unit.name,
        seat=unit.owner if unit.owner >= 0 else None,
        outline=outline_of(unit),
        front=front,
        pose=unit.pose,
        gauges=() if unit.single else (Gauge(text("figures"), len(unit.figures), kind="number"),),
        badges=badges_of(view, unit),
        card=unit_card(view, unit),
    )
    return GROUPS.keep_now(view, unit.id, unit, now, group)


def outline_of(unit: Unit) -> Outline:
    """The outline of a block; round loose figures the tightest without dents."""
    if unit.formed:
        corners = blocks.outline(unit.block)
    else:
        corners = hull(
            [corner for body in unit.bodies for corner in zip(body.xs, body.ys, strict=True)]
        )
    return Outline(tuple((spot.x, spot.y) for spot in (_spot(x, y) for x, y in corners)))


def _spot(x: int, y: int) -> Spot:
    return Spot(whole(x), whole(y))


def _zones(view: CarnageState) -> tuple[Zone, ...]:
    """Where the sides set up (CAR-16-deploy)."""
    if view.phase != "setup":
        return ()
    seats = [(side, seats[0]) for side, _ in view.edges if (seats := view.seats_of(side))]
    return tuple([zone(text("zone"), zone_of(view, side), seat) for side, seat in seats])


def _shots(view: CarnageState) -> Iterator[Stroke]:
    """Announced shots, from middle to middle (CAR-6.7-order)."""
    for shot in view.shots:
        unit, target = view.unit(shot.unit), view.unit(shot.target)
        if unit is not None and target is not None and view.phase == "shooting":
            points = (_spot(*unit.middle), _spot(*target.middle))
            yield Stroke(points=points, kind="announced", seat=unit.owner)


def _tracks(view: CarnageState) -> Iterator[Track]:
    """The phases of the reference sheet (CAR-21-phases), and the order of the sides."""
    if view.phase == "setup":
        return
    steps = tuple(text(f"phase-{name}") for name in PHASES)  # texts: *:phase-*
    yield Track(title=text("track-phases"), steps=steps, now=PHASES.index(part_of(view.phase)))
    if view.order:
        names = tuple(side_name(view, side) for side in view.order)
        yield Track(title=text("track-initiative"), steps=names, now=0)


def side_name(view: CarnageState, side: int) -> str:
    names = [seat.name for seat in view.seats if seat.side == side and not seat.leader]
    return " & ".join(names)
