"""The battle for a display: terrain, stands, skulls, zones, the row of cards and the sheets."""

from collections.abc import Iterator

from slagveld.kept import beside
from slagveld.kernel.fields import Region
from slagveld.kernel.scene import (
    CardRow,
    CardState,
    FacedCard,
    Gauge,
    Ground,
    Group,
    Marker,
    Piece,
    Scene,
    Track,
    Zone,
)
from slagveld.kit.box_shapes import shape_in
from slagveld.kit.view import Shown, ground_of, table_of, track
from slagveld.table.shapes import Outline, Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import Name

from ..core.activated_regiment import may_attack, may_move
from ..core.book import INCH, text
from ..core.dice import attack_dice
from ..core.figures import figure_of
from ..core.names import model_name
from ..core.regiment import Model, Regiment, Stand, wounds_left
from ..core.state import LittleState
from ..magic.wizards import wizards
from ..scenario.battlefield import shapes
from ..scenario.scenarios_and_campaign import battle_of
from ..terrain.scenery_and_cover import height_of, kind_of, name_of
from .cards import (
    badges_of,
    model_card,
    regiment_badges,
    regiment_card,
    sheets,
    spell_book,
    stand_card,
)

FRONT = 1800
"""The front zone is everything ahead of the front edge (LC-1.1-17)."""
CARD_LENGTH = 4 * INCH
"""The long edge of an army card (LC-1.8-ranged-4)."""
CHARACTER = "★"
FLAT = ("free", "ditch", "bridge")

PIECES = Shown[Stand, Piece]()
"""Stands as they were shown last, by everything about those who are on them."""
GROUPS = Shown[Regiment, Group]()
"""Regiments as they were shown last, by the number of their living models."""


def scene(view: LittleState, seat: int | None = None) -> Scene:
    """The battlefield: everybody sees the same, and each the spell books of his own wizards."""
    table, grid = view.field.table, INCH if view.options.board else None
    return Scene(
        table=table_of(
            table, battle_of(view).ground(view.ground), grid=grid, inch=INCH, measure="inch"
        ),
        terrain=tuple([ground(piece) for piece in table.terrain]),
        pieces=tuple(_pieces(view)),
        groups=tuple(_groups(view)),
        markers=tuple(_skulls(view)),
        zones=tuple(_zones(view)),
        sheets=sheets(view),
        tracks=tuple(_tracks(view)),
        rows=(*_rows(view), *[spell_book(view, one) for one in _wizards(view, seat)]),
        round=view.round,
        round_limit=view.options.rounds or None,
    )


@beside
def ground(piece: Terrain) -> Ground:
    kind = kind_of(piece)
    shape = shape_in(shapes(), piece)
    name = name_of(piece) if shape is None or piece.name else shape.name
    look, words = kind.look if shape is None else shape.look, text("kit-help", words=kind.words)
    height = 0 if kind.passage in FLAT else height_of(piece)
    return ground_of(piece, name, look, words, height=height)


def _pieces(view: LittleState) -> Iterator[Piece]:
    """Every stand; models that share one besides, so that they can be chosen (LC-1.10-13)."""
    numbers = numbers_of(view)
    roles = [(view.note(f"{named.key}-model"), named.name) for named in battle_of(view).named]
    on_stand = view.field.on_stand
    for stand in view.field.stands:
        models = on_stand[stand.id]
        yield _piece(view, stand, models, roles, numbers[stand.regiment])
        if models[0].id != stand.id:
            for model in models:
                yield _sharer(view, stand, model, roles)


def numbers_of(view: LittleState) -> dict[int, int]:
    """The number of each regiment within its army, from 1 on, by id."""
    found: dict[int, int] = {}
    counts: dict[int, int] = {}
    for regiment in view.regiments:
        counts[regiment.seat] = found[regiment.id] = counts.get(regiment.seat, 0) + 1
    return found


Roles = list[tuple[int, Name]]
"""Models that the scenario has a name for, with that name."""


def _of(roles: Roles, models: tuple[Model, ...]) -> tuple[Name, ...]:
    return tuple([role for number, role in roles if number in [model.id for model in models]])


def _piece(
    view: LittleState, stand: Stand, models: tuple[Model, ...], roles: Roles, number: int
) -> Piece:
    """A stand with its markers: wounds, fear, veterans (LC-1.6-12, LC-1.6-28)."""
    regiment = view.regiment(stand.regiment)
    owners = [view.regiment_of(model) for model in models]
    played = _of(roles, models) if roles else ()
    spent = all(_spent(view, owner) for owner in owners)
    key = (models, regiment, owners, played, spent, number)
    shown = PIECES.of(stand, key)
    if shown is not None:
        return shown
    top = models[0]
    alone = len(models) == 1
    label = str((alone and top.number) or number)
    piece = Piece(
        id=stand.id,
        name=model_name(view, top) if alone else regiment.name,
        seat=stand.seat,
        icon=owners[0].card.icon,
        figure=figure_of(owners[0].card),
        base=stand.base,
        pose=stand.pose,
        label=f"{label}{CHARACTER}" if regiment.card.character else label,
        group=stand.regiment,
        gauges=tuple([_life(view, model) for model in models]),
        badges=badges_of(view, models, played, stand.pose.z),
        card=stand_card(view, models),
        spent=spent,
        arc=FRONT,
        reach=max([_reach(view, model, stand) for model in models]),
    )
    return PIECES.keep(stand, key, piece)


def _sharer(view: LittleState, stand: Stand, model: Model, roles: Roles) -> Piece:
    regiment = view.regiment_of(model)
    return Piece(
        id=model.id,
        name=model_name(view, model),
        seat=stand.seat,
        icon=regiment.card.icon,
        figure=figure_of(regiment.card),
        base=stand.base,
        pose=None,
        group=regiment.id,
        gauges=(_life(view, model),),
        badges=badges_of(view, (model,), _of(roles, (model,)), 0),
        card=model_card(view, regiment, model),
        spent=_spent(view, regiment),
    )


def _life(view: LittleState, model: Model) -> Gauge:
    regiment = view.regiment_of(model)
    return Gauge(text("army-value-wounds"), wounds_left(regiment, model), regiment.card.wounds)


def _spent(view: LittleState, regiment: Regiment) -> bool:
    """Whether a regiment has had its activation in this round."""
    return regiment.round.activated and regiment.id != view.active


def _reach(view: LittleState, model: Model, stand: Stand) -> int:
    """How far a model shoots, breathes or reaches, from its middle; 0: not at all."""
    regiment = view.regiment_of(model)
    skills, dice = regiment.skills, attack_dice(regiment, model).total
    far = CARD_LENGTH * (dice if skills.ranged else skills.breath) or INCH * skills.reach
    return far + stand.sides[1] // 2 if dice and far else 0


def _groups(view: LittleState) -> Iterator[Group]:
    """Every regiment on the table with its card."""
    for regiment in view.regiments:
        living = len(view.models_of(regiment.id))
        if not living:
            continue
        group = GROUPS.of(regiment, living)
        if group is None:
            group = Group(
                id=regiment.id,
                name=regiment.name,
                seat=regiment.seat,
                outline=None,
                badges=regiment_badges(regiment),
                card=regiment_card(view, regiment),
            )
            GROUPS.keep(regiment, living, group)
        yield group


def _skulls(view: LittleState) -> Iterator[Marker]:
    """Where models fell (LC-1.6-14)."""
    for fallen in view.fallen:
        regiment = view.regiment(fallen.regiment)
        yield Marker(
            id=fallen.model.id,
            name=text("scene-skull", name=regiment.name),
            icon="skull-crossed-bones",
            spot=Spot(fallen.x, fallen.y),
            seat=regiment.seat,
            quiet=True,
        )


def _zones(view: LittleState) -> Iterator[Zone]:
    """Deployment zones while armies are set up; then the places that rules speak of."""
    if not view.round:
        for seat, points in view.zones:
            name = text("scene-zone", player=view.seats[seat].name)
            yield Zone(name=name, region=Region((Outline(points),)), seat=seat)
        return
    battle = battle_of(view)
    sought: dict[str, int | None] = {roof.area: None for roof in battle.roofs}
    sought.update({one.area: one.seat for one in battle.victory if one.area})
    for place in battle.places:
        if place.key in sought:
            region = Region((Outline(place.points),))
            yield Zone(name=place.name, region=region, seat=sought[place.key])


def _wizards(view: LittleState, seat: int | None) -> list[Model]:
    return [] if seat is None else wizards(view, seat)


def _tracks(view: LittleState) -> Iterator[Track]:
    """What the activated regiment may still do, in its fixed order (LC-1.3-5)."""
    if not view.active or not view.alive(view.active):
        return
    regiment = view.regiment(view.active)
    now = 0 if may_move(regiment) else 1 if may_attack(regiment) else None
    steps = (text("scene-stage-move"), text("scene-stage-attack"))
    yield track(text("scene-stages", name=regiment.name), steps, now)


def _rows(view: LittleState) -> Iterator[CardRow]:
    """The cards that lie face up, in the order of activation, and the rest (LC-1.3-2)."""
    for numbers, title in ((view.waiting, text("scene-row-setup")), (view.row, text("scene-row"))):
        if numbers:
            yield CardRow(title=title, cards=tuple([_faced(view, number) for number in numbers]))
    if view.deck:
        yield CardRow(title=text("scene-deck"), cards=(), count=len(view.deck))


def _faced(view: LittleState, number: int) -> FacedCard:
    regiment = view.regiment(number)
    front, state = regiment_card(view, regiment), _played(view, regiment)
    return FacedCard(key=f"card-{number}", front=front, state=state, seat=regiment.seat)


def _played(view: LittleState, regiment: Regiment) -> CardState:
    """What has become of its card in this round; one who has reacted is passed over."""
    done = regiment.round
    if regiment.id == view.active:
        return "now"
    if not view.alive(regiment.id) and view.round:
        return "skipped"
    if done.activated:
        return "done" if done.over else "skipped"
    return "ready"
