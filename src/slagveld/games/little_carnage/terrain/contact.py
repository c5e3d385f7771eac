"""Measuring: distances, contact, cover and lines. Measuring is free at any time (LC-1.3-18)."""

from slagveld.games.little_carnage.core.board import fields_between
from slagveld.games.little_carnage.core.book import INCH, KEY
from slagveld.games.little_carnage.core.field import SLACK
from slagveld.games.little_carnage.core.relations import zone_of
from slagveld.games.little_carnage.core.stand import Stand
from slagveld.games.little_carnage.core.state import LittleCarnageState
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.table.measure import compare_gap, gap
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance, Value

from .banks import touch_across
from .lines import (
    blocking_base,
    blocking_piece,
    crossed_high,
    crossed_low,
)
from .scenery import name_of, scenery_of

REACH = INCH
"""How far models with Reach attack, in units (LC-1.8-reach-1)."""
FLUSH = FINE
"""Bases nearer than this, in fine units, have no room for anything between them."""


def distance(state: LittleCarnageState, one: Stand, other: Stand) -> int:
    """Between the nearest points of two bases, in fine units, rounded up (LC-1.3-18).

    On a board an inch for each field between them (LC-1.9-4).
    """
    if state.options.board:
        return fields_between(one, other)
    return int(gap(one.body, other.body))


# Contact


def in_melee(state: LittleCarnageState, one: Stand, other: Stand) -> bool:
    """Whether two stands are in contact, be it across a low obstacle (LC-1.1-16, LC-1.9-27).

    Never across a high wall (LC-1.9-29). Either may be a moved copy.
    """
    if one.pose.z != other.pose.z or one.id == other.id:
        return False
    a, b = one.body, other.body
    near = compare_gap(a, b, SLACK)
    table = state.field.table
    if not table.terrain:
        return near <= 0
    scenery = scenery_of(table)
    if near > 0:
        return _touch_across(one, other, scenery.low)
    return compare_gap(a, b, FLUSH) <= 0 or not crossed_high(state, one, other)


def across(state: LittleCarnageState, one: Stand, other: Stand) -> bool:
    """Whether two stands would touch if an obstacle or ditch between them had no thickness.

    So a regiment that is torn by it keeps together (LC-1.9-26).
    """
    if one.pose.z != other.pose.z:
        return False
    scenery = scenery_of(state.field.table)
    return _touch_across(one, other, [*scenery.low, *scenery.high, *scenery.ditches])


def _touch_across(one: Stand, other: Stand, pieces: list[Terrain]) -> bool:
    """Whether two stands touch but for the thickness of a piece, whoever asks."""
    a, b = (one.body, other.body) if one.id < other.id else (other.body, one.body)
    return any(touch_across(a, b, piece) for piece in pieces)


# Cover


def cover(state: LittleCarnageState, attacker: Stand, defender: Stand) -> str:
    """The cover of a defender: of a "high" wall, of a "low" obstacle, or none: "".

    The line between the middles decides, and the highest piece on it counts (LC-1.9-28, LC-1.9-30,
    LC-1.9-31). Nothing else gives cover (LC-1.9-33).
    """
    if not state.field.table.terrain:
        return ""
    if crossed_high(state, attacker, defender):
        return "high"
    return "low" if crossed_low(state, attacker, defender) else ""


# Lines


def zone_refusal(state: LittleCarnageState, attacker: Stand, target: Stand) -> Refusal | None:
    """Why a target is not in the front zone of an attacker, or None (LC-1.1-18)."""
    if zone_of(attacker, target) == "front":
        return None
    return refuse("LC-1.1-18", f"{KEY}:refusal-line-zone", **_names(state, attacker, target))


def shot_refusal(state: LittleCarnageState, shooter: Stand, target: Stand) -> Refusal | None:
    """Why no shot goes from one stand to another, or None: zone, models and buildings between."""
    refusal = zone_refusal(state, shooter, target)
    if refusal is not None:
        return refusal
    between = blocking_base(state, shooter, target)
    if between is not None:
        values = _names(state, shooter, target)
        other = state.regiment_of(between).name
        return refuse("LC-1.8-ranged-7", f"{KEY}:refusal-line-model", other=other, **values)
    return _hidden(state, shooter, target)


def breath_refusal(state: LittleCarnageState, breather: Stand, target: Stand) -> Refusal | None:
    """Why no breath goes from one stand to another, or None: zone, friends and buildings between.

    Enemies between do not block it, and standing higher does not help (LC-1.8-breath-3).
    """
    refusal = zone_refusal(state, breather, target)
    if refusal is not None:
        return refusal
    between = blocking_base(state, breather, target, friends_only=True)
    if between is not None:
        values = _names(state, breather, target)
        other = state.regiment_of(between).name
        return refuse("LC-1.8-breath-3", f"{KEY}:refusal-line-friend", other=other, **values)
    return _hidden(state, breather, target)


def _hidden(state: LittleCarnageState, shooter: Stand, target: Stand) -> Refusal | None:
    piece = blocking_piece(state, shooter, target)
    if piece is None:
        return None
    values = _names(state, shooter, target)
    called = name_of(piece)
    return refuse("LC-1.8-ranged-9", f"{KEY}:refusal-line-piece", piece=called, **values)


def _names(state: LittleCarnageState, one: Stand, other: Stand) -> dict[str, Value]:
    return {"name": state.regiment_of(one).name, "target": state.regiment_of(other).name}


# Reach


def reach_refusal(state: LittleCarnageState, attacker: Stand, target: Stand) -> Refusal | None:
    """Why a stand with Reach cannot strike a target, or None.

    It reaches an inch past no model and over no high wall (LC-1.8-reach-1), or past one model of
    its own regiment that touches the target (LC-1.8-reach-2). Who is in contact needs no reach.
    """
    refusal = zone_refusal(state, attacker, target)
    if refusal is not None:
        return refusal
    if in_melee(state, attacker, target) or _second_rank(state, attacker, target):
        return None
    values = _names(state, attacker, target)
    if attacker.pose.z != target.pose.z:
        return refuse("LC-1.8-reach-1", f"{KEY}:refusal-reach-height", **values)
    far = distance(state, attacker, target)
    if far > REACH * FINE:
        limit = Distance(REACH)
        return refuse("LC-1.8-reach-1", f"{KEY}:refusal-reach-far", limit=limit, **values)
    between = blocking_base(state, attacker, target, flat=True)
    if between is not None:
        other = state.regiment_of(between).name
        return refuse("LC-1.8-reach-1", f"{KEY}:refusal-line-model", other=other, **values)
    if crossed_high(state, attacker, target):
        return refuse("LC-1.9-29", f"{KEY}:refusal-reach-wall", **values)
    return _hidden(state, attacker, target)


def _second_rank(state: LittleCarnageState, attacker: Stand, target: Stand) -> bool:
    """Whether a fellow in front of the attacker touches the target (LC-1.8-reach-2)."""
    for number in state.field.touching(attacker):
        fellow = state.field.by_id[number]
        if (
            fellow.regiment == attacker.regiment
            and zone_of(attacker, fellow) == "front"
            and in_melee(state, attacker, fellow)
            and in_melee(state, fellow, target)
        ):
            return True
    return False
