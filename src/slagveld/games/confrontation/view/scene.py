"""The battle for a display: terrain, figures, zones, objects, cards, dice and sheets."""

from collections.abc import Iterator

from msgspec import UnsetType

from slagveld.kept import beside
from slagveld.kernel.scene import (
    CardRow,
    CardState,
    DicePool,
    FacedCard,
    Ground,
    Marker,
    Piece,
    Scene,
    Stroke,
    Track,
    Zone,
)
from slagveld.kit.view import Shown, ground_of, table_of, track, zone
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Name, Text

from ..army.stack_and_reserve import UNSEEN, HeldCard, stack_size
from ..army.table_faces import cost_words
from ..blows.thresholds import NameBlows
from ..core.book import CM, measured, text
from ..core.figure import Figure
from ..core.movement_table import COSTLY, OwnMovement, TerrainKind, cost_of, size_of
from ..core.state import SEATS, ClashState, Phase
from ..setup.scenarios import battle_of, place_of, prize_kinds
from ..terrain.paths import spot_of
from ..terrain.scenery import depth_of, is_raised, kind_of, name_of
from ..turn.objectives import RADIUS, prize_name
from ..turn.sequence import PHASES
from ..turn.victory import champion
from .cards import Leaders, badges_of, figure_card, leaders_of, lent_to, profile_card
from .sheets import sheets

FRONT = 1800
"""What a figure sees, in tenths of a degree (CON-SHOOT-2)."""
CHARACTER = "★"
DRAWN = "drawn"
"""The place of a card that has just been drawn."""
CHEST = "open-treasure-chest"
"""How an object of no known kind is drawn."""

PIECES = Shown[Figure, Piece]()
"""Figures as they were shown last, by what leaders lend them and what they can still do."""


def scene(view: ClashState, seat: int | None = None) -> Scene:
    table = view.field.table
    leaders = leaders_of(view)
    champions = tuple([card.id for seat in SEATS if (card := champion(view, seat)) is not None])
    return Scene(
        table=table_of(table, battle_of(view).ground(view.ground)),
        terrain=_terrain(view),
        pieces=tuple([_piece(view, figure, leaders, champions) for figure in view.figures]),
        markers=tuple(_prizes(view)),
        zones=tuple(_zones(view)),
        strokes=tuple(_links(view)),
        sheets=sheets(view, leaders),
        tracks=(_track(view),),
        rows=tuple(_rows(view, seat)),
        pools=tuple(_pools(view)),
        round=view.round,
        round_limit=view.options.turns or None,
        round_called="turn",
    )


def _piece(view: ClashState, figure: Figure, leaders: Leaders, champions: tuple[int, ...]) -> Piece:
    lent = lent_to(view, figure, leaders)
    spent = _spent(view, figure)
    carries = any(prize.bearer == figure.id for prize in view.objects)
    leads = figure.card in champions
    key = (lent, spent, carries, leads, view.options)
    shown = PIECES.of(figure, key)
    if shown is not None:
        return shown
    profile = figure.profile
    weapon = profile.weapon
    # How far it shoots would measure distances that nobody may know yet (CON-SHOOT-7).
    reach = weapon.long if weapon is not None and view.options.free_measuring else 0
    piece = Piece(
        id=figure.id,
        name=figure.name,
        seat=figure.seat,
        icon=profile.icon,
        figure=profile.figure,
        base=figure.base,
        pose=figure.pose,
        label=CHARACTER if profile.character else str(figure.number or ""),
        badges=badges_of(figure, carries=carries, leads=leads),
        card=figure_card(view, figure, lent),
        spent=spent,
        arc=FRONT,
        reach=reach,
    )
    return PIECES.keep(figure, key, piece)


def _spent(view: ClashState, figure: Figure) -> bool:
    turn = figure.turn
    match view.phase:
        case "movement":
            return bool(turn.chosen or turn.fled or turn.reacted or turn.paralysed_by)
        case "shooting":
            return turn.shot
        case "melee":
            return turn.fought
        case _:
            return False


def _prizes(view: ClashState) -> Iterator[Marker]:
    """Objects that nobody carries (CON-CHARGE-5)."""
    for prize in view.objects:
        if not prize.bearer:
            kind = prize_kinds().get(prize.key)
            yield Marker(
                id=prize.id,
                name=prize_name(prize),
                icon=CHEST if kind is None else kind.icon,
                spot=Spot(prize.x, prize.y),
                radius=RADIUS,
            )


def _zones(view: ClashState) -> Iterator[Zone]:
    """The place that counts at the end; the deployment zones, in the approach (CON-APP-5)."""
    place = place_of(view)
    if place is not None:
        yield zone(text("scene-place"), place, battle_of(view).holder)
    for seat, left, top, right, bottom in view.zones if view.phase == "approach" else ():
        name = text("scene-zone", player=view.seats[seat].name)
        yield zone(name, (left, top, right, bottom), seat)


def _links(view: ClashState) -> Iterator[Stroke]:
    fight = view.fray.fight
    for single in view.living([fight.single]):
        for other in view.living(fight.several):
            yield Stroke(points=(spot_of(single), spot_of(other)), kind="link")


def _pools(view: ClashState) -> Iterator[DicePool]:
    """The dice of the fight that are still to be rolled; everybody sees them (CON-MELEE-8)."""
    top = view.agenda.top
    named = [die.striker for die in top.dice] if isinstance(top, NameBlows) else []
    for hand in view.fray.hands:
        figure = view.figure(hand.figure)
        if figure is None:
            continue
        strikes = hand.strikes or named.count(figure.id)
        for title, dice in (
            (text("scene-pool-attack", name=figure.name), strikes),
            (text("scene-pool-defence", name=figure.name), hand.blocks),
        ):
            if dice:
                yield DicePool(title=title, sides=6, dice=(None,) * dice, seat=figure.seat)


def _track(view: ClashState) -> Track:
    phases: tuple[Phase, ...] = PHASES if view.phase in PHASES else ("approach",)
    steps = [text(f"scene-phase-{phase}") for phase in phases]  # texts: *:scene-phase-*
    return track(text("scene-phases"), steps, phases.index(view.phase))


def _rows(view: ClashState, seat: int | None) -> Iterator[CardRow]:
    """The stack face down, then the hand of every player: the own one open (CON-APP-6)."""
    yield CardRow(title=text("scene-stack"), cards=(), count=stack_size(view))
    for holder in [n for n, one in enumerate(view.seats) if not one.leader]:
        held = view.reserve_of(holder)
        if not held:
            continue
        cards = [_faced(view, seat, holder, card, f"{place}") for place, card in enumerate(held)]
        title = text("scene-reserve", player=view.seats[holder].name)
        yield CardRow(title=title, cards=tuple(cards), seat=holder, count=len(held))
    top = view.agenda.top
    if isinstance(top, HeldCard):
        title = text("scene-drawn", player=view.seats[top.seat].name)
        card = _faced(view, seat, top.seat, top.card, DRAWN)
        yield CardRow(title=title, cards=(card,), seat=top.seat)


def _faced(view: ClashState, seat: int | None, holder: int, number: int, place: str) -> FacedCard:
    """A card in a hand: open for whoever holds it, and for the game leader."""
    may_see = seat is not None and (seat == holder or view.seats[seat].leader)
    front, plays = None, ""
    if may_see and number != UNSEEN and number in view.cards_by_id:
        front, plays = profile_card(view.cards_by_id[number].profile, holder), str(number)
    state: CardState = "now" if place == DRAWN else "ready"
    return FacedCard(
        key=f"card-{holder}-{place}", front=front, state=state, seat=holder, plays=plays
    )


LOOKS = {
    "open": "plain",
    "wood": "wood",
    "encumbered": "rocks",
    "heavily-encumbered": "swamp",
    "obstacle": "wall",
    "gap": "chasm",
    "deep-water": "water",
    "ladder": "road",
    "door": "fence",
    "impassable": "crag",
}

BROAD = 600
"""An obstacle at least so wide and deep, in units, is a plateau and drawn as a cliff."""


def _terrain(view: ClashState) -> tuple[Ground, ...]:
    """The pieces on the table, explained by the movement table that holds."""
    tables, pieces = view.options.tables, view.field.table.terrain
    own = None if isinstance(tables, UnsetType) else tables.movement
    if own is None:
        return tuple([ground(piece) for piece in pieces])
    return tuple([_ground(piece, help_of(piece, own)) for piece in pieces])


@beside
def ground(piece: Terrain) -> Ground:
    return _ground(piece, help_of(piece))


def _ground(piece: Terrain, explained: Text) -> Ground:
    height = piece.top if is_raised(piece) or kind_of(piece).blocks else 0
    return ground_of(piece, name_of(piece), _look(piece), explained, height=height)


def _look(piece: Terrain) -> str:
    kind = kind_of(piece)
    if kind.passage == "ground" and is_raised(piece):
        return "hill"
    if kind.passage == "obstacle":
        xs = [x for x, _ in piece.outline.points]
        ys = [y for _, y in piece.outline.points]
        if min(max(xs) - min(xs), max(ys) - min(ys)) >= BROAD:
            return "cliff"
    return LOOKS.get(kind.key, "plain")


def help_of(piece: Terrain, own: OwnMovement | None = None) -> Text:
    """What a piece does, and how high or deep it is (CON-HOUSE-6, CON-HOUSE-7)."""
    kind = kind_of(piece)
    words = measured(kind.words) if own is None else _words(kind, own)
    if kind.passage == "gap":
        depth = Distance(depth_of(piece))
        return text("scene-terrain-deep", words=words, depth=depth)
    if piece.height:
        size = size_of(piece.height, own)
        height = Distance(piece.height)
        return text("scene-terrain-high", words=words, height=height, size=size)
    return text("scene-terrain", words=words)


def _words(kind: TerrainKind, own: OwnMovement) -> Name | Text:
    """What a kind of terrain does by a movement table of players' own."""
    if kind.key in COSTLY:
        costs = cost_words(kind.key, Distance(CM), cost_of(kind, own))
        return text("own-words", words=costs)
    if kind.passage == "door":
        return text("own-words-door", cost=Distance(own.door))
    if kind.passage == "obstacle":
        return text("own-words-obstacle", cost=Distance(own.step))
    return measured(kind.words)
