"""The battle for a display: terrain, warriors, objectives, items, order of turns and sheets."""

from collections.abc import Iterator, Sequence

from slagveld.kernel.scene import Arc, Badge, Ground, Marker, Piece, Scene, Stroke, Track, Zone
from slagveld.kit.view import Shown, Signs, ground_of, table_of, track, zone
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain

from ..core.abilities import abilities
from ..core.ability_vocabulary import Uncounted
from ..core.action import MOST_TOKENS
from ..core.book import BOOK, INCH, ITEM, OBJECTIVE, text
from ..core.fighter import SOARING, Fighter
from ..core.items_and_domains import Built, built_help
from ..core.modifiers_and_rule_of_three import range_of
from ..core.state import KnightState, Objective, Phase, Reserve
from ..core.terrain_kinds import kind_of
from ..objectives.control import contested, name_of
from ..setup.automatic_deployment import recruit
from ..setup.edges import area_at
from ..setup.scenarios import battle_of
from ..terrain.built_terrain import battered
from .cards import shyfts_of, warrior_card
from .sheets import domain_row, sheets

PHASES: tuple[Phase, ...] = ("command", "action", "end")
"""The phases of a turn (MK-TURN-5)."""

STARS = {"weak": "★", "standard": "★★", "tough": "★★★", "unique": ""}
"""Rank stars on the base; a Unique warrior has none (MK-ARMY-7)."""

LEVELS = ((SOARING, text("scene-level-soaring")),)
"""The surface above the ground (MK-SOAR-1)."""

NEAR = 2 * INCH
"""How far the front arc of a warrior without range is drawn."""

SIGN = Signs(BOOK, "scene-badge-")  # texts: *:scene-badge-*

PIECES = Shown[Fighter, Piece]()
"""Warriors as they were shown last, by whom they are tied to, the domains and what they can do."""
RESERVES = Shown[Reserve, Piece]()
"""Those who are not deployed yet, by the domains and their sides."""


def scene(view: KnightState, seat: int | None = None) -> Scene:
    table = view.field.table
    shyfts = shyfts_of(view)
    return Scene(
        table=table_of(
            table, battle_of(view).ground(view.ground), levels=LEVELS, inch=INCH, measure="inch"
        ),
        terrain=tuple([ground(view, piece) for piece in table.terrain]),
        pieces=(
            *[_piece(view, fighter, shyfts) for fighter in view.fighters],
            *[_waiting(view, reserve, shyfts) for reserve in view.reserves],
        ),
        markers=(*_objectives(view), *_dropped(view)),
        zones=tuple(_zones(view)),
        arcs=tuple(_arcs(view)),
        strokes=tuple(_links(view)),
        sheets=sheets(view),
        tracks=tuple(_tracks(view)),
        rows=domain_row(view, seat),
        round=view.round,
        round_limit=view.options.rounds or None,
    )


def _piece(view: KnightState, fighter: Fighter, shyfts: Sequence[Fighter]) -> Piece:
    done = fighter.acted or fighter.barred or fighter.tokens >= MOST_TOKENS
    spent = not fighter.free or (done and fighter.seat == view.active)
    tied = (view.fighter(fighter.captor), view.fighter(fighter.captive))
    key = (spent, tied, shyfts, view.domains, view.options)
    shown = PIECES.of(fighter, key)
    if shown is not None:
        return shown
    warrior = fighter.warrior
    piece = Piece(
        id=fighter.id,
        name=fighter.name,
        seat=fighter.seat,
        icon=warrior.icon,
        figure=warrior.figure,
        base=fighter.base,
        pose=fighter.pose,
        label=STARS[warrior.rank],
        badges=tuple(badges_of(view, fighter)),
        card=warrior_card(view, fighter, shyfts),
        spent=spent,
        arc=warrior.front_arc,
        reach=range_of(view, fighter) * INCH,
    )
    return PIECES.keep(fighter, key, piece)


def _waiting(view: KnightState, reserve: Reserve, shyfts: Sequence[Fighter]) -> Piece:
    key = (view.side_of(reserve.seat), shyfts, view.domains, view.options)
    shown = RESERVES.of(reserve, key)
    if shown is not None:
        return shown
    piece = _piece(view, recruit(view, reserve, Pose(0, 0)), shyfts)
    return RESERVES.keep(reserve, key, replace(piece, pose=None, spent=False, reach=0))


def badges_of(view: KnightState, fighter: Fighter) -> Iterator[Badge]:
    """What a glance at a warrior must tell, the weightiest first."""
    captor, captive = view.fighter(fighter.captor), view.fighter(fighter.captive)
    tone = "bad" if fighter.tokens >= MOST_TOKENS else "plain"
    yield from SIGN.holding(
        (fighter.tokens, "token", "tokens", tone, fighter.tokens),
        (captor, "handcuffs", "captive", "bad", 1, {"captor": captor and captor.name}),
        (captive, "prisoner", "captor", "plain", 1, {"captive": captive and captive.name}),
        (fighter.soaring, "feathered-wing", "soaring", "good"),
        (fighter.hexed_by, "cursed-star", "hexed", "bad"),
        (fighter.watching, "spyglass", "watching", "good"),
        (fighter.powers.one(Uncounted), "despair", "demoralized", "bad"),
        (fighter.barred, "falling-leaf", "levitated", "bad"),
    )
    yield from _items(fighter)
    for key in fighter.cancelled:
        yield SIGN("cancel", "cancelled", values={"ability": abilities()[key].name})


def _items(fighter: Fighter) -> Iterator[Badge]:
    """The items it carries; one that does not work for it is told so (MK-ITEMS-10)."""
    working = [carried.id for carried, _ in fighter.working_items]
    for carried in fighter.items:
        item = carried.card
        if carried.id not in working:
            yield SIGN(item.icon, "item-off", "bad", values={"item": item.name})
        elif carried.id in fighter.paid:
            yield SIGN(item.icon, "item-paid", "good", values={"item": item.name})
        else:
            yield SIGN(item.icon, "item", values={"item": item.name})


def _arcs(view: KnightState) -> Iterator[Arc]:
    """The front arcs of the warriors that the present question is about (MK-FACING-1)."""
    top = view.agenda.top
    for number in () if top is None else top.names():
        fighter = view.fighter(number)
        if fighter is not None:
            yield Arc(
                spot=fighter.spot,
                facing=fighter.pose.facing,
                width=fighter.warrior.front_arc,
                radius=range_of(view, fighter) * INCH or NEAR,
            )


def _links(view: KnightState) -> Iterator[Stroke]:
    for captor in view.fighters:
        captive = view.fighter(captor.captive)
        if captive is not None:
            yield Stroke(points=(captor.spot, captive.spot), kind="link", seat=captor.seat)


# What lies on the battlefield


def _objectives(view: KnightState) -> Iterator[Marker]:
    """Objectives with the control marker of whoever holds them (MK-OBJ-2)."""
    treasure = battle_of(view).goal == "treasure"
    for place, objective in enumerate(view.objectives):
        held = 0 <= objective.holder < len(view.seats)
        icon = "open-treasure-chest" if treasure and place == 0 else "flag-objective"
        yield Marker(
            id=objective.id,
            name=name_of(view, place),
            icon="flying-flag" if held and icon == "flag-objective" else icon,
            spot=Spot(objective.x, objective.y),
            radius=OBJECTIVE // 2,
            seat=objective.holder if held else None,
            badges=tuple(_objective_badges(view, objective, held=held)),
        )


def _objective_badges(view: KnightState, objective: Objective, *, held: bool) -> Iterator[Badge]:
    if held:
        player = view.seats[objective.holder].name
        yield Badge("flying-flag", text("objective-controlled", player=player))
    if contested(view, objective):
        yield Badge("crossed-swords", text("scene-objective-contested"), tone="bad", derived=True)


def _dropped(view: KnightState) -> Iterator[Marker]:
    """Items that lie on the ground, with the player they go back to (MK-ITEMS-14)."""
    for dropped in view.dropped:
        item = dropped.item.card
        owner = text("scene-item-owner", player=view.seats[dropped.item.owner].name)
        yield Marker(
            id=dropped.item.id,
            name=item.name,
            icon=item.icon,
            spot=Spot(dropped.x, dropped.y),
            radius=ITEM // 2,
            badges=(Badge("swap-bag", owner),),
        )


def _zones(view: KnightState) -> Iterator[Zone]:
    """The starting areas, while the battle is set up (MK-SETUP-4)."""
    if view.phase != "setup":
        return
    for seat, edge in view.edges:
        name = text("scene-zone-start", player=view.seats[seat].name)
        yield zone(name, area_at(view.field.table, edge), seat)


def _tracks(view: KnightState) -> Iterator[Track]:
    if view.order:
        names = tuple([view.seats[seat].name for seat in view.order])
        now = view.order.index(view.active) if view.active in view.order else None
        yield Track(title=text("scene-track-order"), steps=names, now=now)
    if view.phase not in PHASES:
        return
    steps = [text(f"scene-phase-{name}") for name in PHASES]  # texts: *:scene-phase-*
    yield track(text("scene-track-phases"), steps, PHASES.index(view.phase))
    count = view.action_total + view.extra
    used = min(view.used, count)
    yield Track(
        title=text("scene-track-actions"),
        steps=tuple([str(number) for number in range(1, count + 1)]),
        now=used if used < count and view.phase == "action" else None,
        done=tuple(range(used)),
    )


HEIGHT = 250
"""What elevated terrain is drawn as high as: all of it is of one height (MK-ELEV-2)."""


def ground(view: KnightState, piece: Terrain) -> Ground:
    """A piece of terrain, its access points (MK-ABRUPT-1), and what a built one still stands.

    Trees on its drawing are for show (MK-HINDER-2): its outline counts.
    """
    kind = kind_of(piece)
    card, words = kind.built, text("scene-terrain-clear")
    if kind.words is not None:
        words = text("scene-terrain-words", words=kind.words)
    return ground_of(
        piece,
        piece.name or kind.name,
        kind.look,
        words if card is None else built_help(card),
        height=HEIGHT if kind.elevated else 0,
        points=tuple([Spot(*access.place) for access in piece.accesses]),
        badges=() if card is None else built_badges(card, battered(view, piece.id)),
    )


def built_badges(card: Built, damage: int) -> tuple[Badge, ...]:
    """The defense of a built piece and the structural points it has left in this turn."""
    left = max(0, card.structure - damage)
    points = text("scene-badge-structure", left=left, structure=card.structure)
    return (
        Badge("shield", text("scene-badge-defense", defense=card.defense), card.defense),
        Badge("stone-wall", points, left, "bad" if damage else "plain"),
    )
