"""Targets: which warriors and built terrain can be shot at by whom, and why not."""

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from slagveld.kernel.rulebook import Refusal
from slagveld.table.arcs import in_arc
from slagveld.table.measure import point_area_gap
from slagveld.table.shapes import Point
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.abilities import Ability, abilities
from ..core.ability_vocabulary import Mode
from ..core.action import banned
from ..core.base_contact import enemies_touching, touching
from ..core.book import INCH, refuse
from ..core.fighter import Fighter
from ..core.friends_and_factions import is_friend
from ..core.modifiers_and_rule_of_three import range_of
from ..core.state import KnightState
from ..wounds.captives import may_be_target
from ..wounds.healing import healable
from .line_of_fire import End, firing_ground, trace, traced
from .range_and_front_arc import sight_refusal, within_half


def target_refusal(
    state: KnightState, attacker: Fighter, target: Fighter, mode: str = ""
) -> Refusal | None:
    """Why a warrior may not make this target that of a ranged attack, or None.

    It needs a clear line of fire within range (MK-RANGED-4, MK-LOF-3, MK-LOF-5), and may be at
    another level, or soar as the attacker does (MK-SOAR-8, MK-SOAR-9, MK-SOAR-11). `mode` is the
    key of the ability whose attack mode is used. Whether the warrior can shoot at all is asked
    elsewhere; whether it touches an enemy, too.
    """
    row = attacker.powers.modes.get(mode) if mode else None
    ability = abilities()[mode] if row is not None else None
    refusal = (
        _no_target(state, attacker, target, ability if row is not None and row.heals else None)
        or _shielded(attacker, target, ability, row)
        or sight_refusal(state, attacker, target, through=row is not None and row.through)
    )
    if refusal is not None or attacker.click.attack_type == "bow" or (row and row.heals):
        return refusal
    # Only a bow shoots at an enemy that touches a friend (MK-RANGED-5, MK-PRECISION-1).
    if not needs_precision(state, attacker, target):
        return None
    return refuse("MK-RANGED-5", "refusal-shot-melee", name=target.name)


def _no_target(
    state: KnightState, attacker: Fighter, target: Fighter, healing: Ability | None
) -> Refusal | None:
    """Friend or enemy, as the attack asks for; never itself or a captive.

    Magic Healing is for friends out of contact with enemies (MK-CARD-magic-healing).
    """
    name = target.name
    if target.id == attacker.id:
        return refuse("MK-TARGET-2", "refusal-shot-itself", name=name)
    if not may_be_target(target):
        return refuse("MK-CAPTURE-10", "refusal-shot-captive", name=name)
    if healing is None:
        if target.side == attacker.side:
            return refuse("MK-TARGET-1", "refusal-shot-friend", name=name)
        return None
    if target.side != attacker.side:
        return refuse(healing.rule, "refusal-heal-enemy", name=name)
    if not healable(target):
        return refuse("MK-CARD-G7", "refusal-heal-unhurt", name=name)
    if enemies_touching(state, target):
        return refuse(healing.rule, "refusal-heal-engaged", name=name)
    return None


def _shielded(
    attacker: Fighter, target: Fighter, ability: Ability | None, row: Mode | None
) -> Refusal | None:
    """What makes a warrior no target: Limited Invisibility, magic immunity, a captive it holds.

    See MK-CARD-limited-invisibility, and of captors MK-CARD-magic-confusion.
    """
    name = target.name
    refusal = banned(target, "be-shot")
    if refusal is not None:
        return refusal
    if target.magic_immune:
        if ability is not None and ability.magic:
            return refuse("MK-IMMUNE-2", "refusal-shot-magic", name=name)
        if attacker.click.attack_type == "wand":
            return refuse("MK-IMMUNE-3", "refusal-shot-wand", name=name)
    if row is not None and ability is not None and row.then == "confuse" and target.captive:
        return refuse(ability.rule, "refusal-shot-captor", name=name)
    return None


def needs_precision(state: KnightState, attacker: Fighter, target: Fighter) -> bool:
    """Whether a target is in base contact with a friend of the attacker (MK-PRECISION-2)."""
    return any(is_friend(attacker, other) for other in touching(state, target))


def struck_beside(state: KnightState, attacker: Fighter, target: Fighter) -> list[Fighter]:
    """All that touch the target of an attack that spreads, in order (MK-CARD-flame-lightning).

    Friend or enemy, but no captives, nor magic immune warriors by a wand (MK-CARD-G4). No line of
    fire to them is asked for (MK-MULTI-6). In the book the card is called Vuurstorm (MK-GAP-6).
    """
    return _strikable(attacker, touching(state, target))


def _strikable(attacker: Fighter, others: Iterable[Fighter]) -> list[Fighter]:
    wand = attacker.click.attack_type == "wand"
    free = [other for other in others if other.id != attacker.id and other.free]
    return [other for other in free if not (wand and other.magic_immune)]


def around(state: KnightState, attacker: Fighter) -> list[Fighter]:
    """Whom a shockwave strikes: all within half range with a clear line (MK-CARD-shockwave).

    Their abilities do not count, so nobody is hidden; magic immune warriors are safe from a wand.
    """
    near = [o for o in _strikable(attacker, state.fighters) if within_half(state, attacker, o)]
    return [other for other in near if traced(state, attacker, other).refusal is None]


# Built terrain

STEP = 20 * FINE
"""How far apart the points of an edge lie at most that are tried."""


class Aim(NamedTuple):
    """The nearest point of an edge to which a line of fire is clear; or why there is none."""

    refusal: Refusal | None
    square: int = 0
    """Of the length of that line, in fine units."""


def aim_at(state: KnightState, fighter: Fighter, piece: Terrain) -> Aim:
    """At any point of its edge (MK-BUILT-17) in range and front arc, to which the line is clear."""
    body = fighter.body
    inches = range_of(state, fighter)
    most = inches * INCH * FINE
    refusal = refuse("MK-RANGED-4", "refusal-shot-built-range", range=Distance(inches * INCH))
    if point_area_gap(body.x, body.y, piece.area) > most:
        return Aim(refusal)
    name = fighter.name
    ground = firing_ground(state.field.table)
    stands = tuple([part for part in ground if part.number == piece.id and part.elevated])
    in_range = in_front = False
    for square, x, y in _edge_points(piece, int(body.x), int(body.y)):
        if square > most * most:
            break
        if not in_range:
            in_range = True
            refusal = refuse("MK-LOF-2", "refusal-shot-built-arc", name=name)
        if not in_arc(body.x, body.y, body.facing, fighter.arc, x, y):
            continue
        blocked = trace(state, fighter, End(x, y, stands=stands, built=piece.id)).refusal
        if blocked is None:
            return Aim(None, square)
        if not in_front:
            in_front = True
            refusal = blocked
    return Aim(refusal)


def _edge_points(piece: Terrain, x: int, y: int) -> list[tuple[int, int, int]]:
    """Points along the outline of a piece, a step apart, the nearest first: square, x, y."""
    found: dict[tuple[int, int, int], None] = {}
    for ring in (piece.outline.points, *piece.outline.holes):
        for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
            ends = (ax * FINE, ay * FINE), (bx * FINE, by * FINE)
            (sx, sy), dx, dy = ends[0], (bx - ax) * FINE, (by - ay) * FINE
            count = max(abs(dx), abs(dy)) // STEP + 1
            along = [(sx + dx * i // count, sy + dy * i // count) for i in range(count)]
            for px, py in (nearest_on(x, y, *ends), *along):
                found[((px - x) ** 2 + (py - y) ** 2, px, py)] = None
    return sorted(found)


def nearest_on(x: int, y: int, one: Point, other: Point) -> Point:
    """The point of an edge that is nearest to a place, to the nearest fine unit."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    along = (x - one[0]) * dx + (y - one[1]) * dy
    square = dx * dx + dy * dy
    if along <= 0 or square == 0:
        return one
    if along >= square:
        return other
    half = square // 2
    return one[0] + (along * dx + half) // square, one[1] + (along * dy + half) // square
