"""Where a figure may be deployed: zones, distances to enemies, competences (CON-APP-5, -13)."""

from collections.abc import Callable

from slagveld.kernel.fields import Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.deployment import EAST, NORTH, SOUTH, WEST, Box, strip_at
from slagveld.table.body import Body
from slagveld.table.layout import Layout
from slagveld.table.measure import nearer, within
from slagveld.table.shapes import Outline, Point
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import CM, refuse
from ..core.competence_vocabulary import Deploys
from ..core.competences import Trait
from ..core.figure import Figure
from ..core.state import ClashState, is_enemy

NO_ASSAULT = "no-assault"
"""The mark in its turn of a figure that may neither charge nor engage in the first turn."""
ZONE = 15 * CM
"""How deep a zone is (CON-HOUSE-11)."""


def zones_on(width: int, height: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """Strips along the long edges, the first seat's south or west; on a square south and north."""
    table = Layout(width, height)
    ways = (NORTH, SOUTH) if width >= height else (EAST, WEST)
    return tuple([(seat, *strip_at(table, way, 0, ZONE)) for seat, way in enumerate(ways)])


def zone_of(state: ClashState, seat: int) -> Box:
    """The deployment zone of a seat (CON-APP-17); the whole table where the scenario has none."""
    for owner, left, top, right, bottom in state.zones:
        if owner == seat:
            return (left, top, right, bottom)
    return (0, 0, state.field.table.width, state.field.table.height)


def inward(state: ClashState, seat: int) -> int:
    """The direction from a zone towards the middle of the table; north where it is the middle."""
    table = state.field.table
    left, top, right, bottom = zone_of(state, seat)
    aside = table.width - left - right
    ahead = table.height - top - bottom
    if abs(aside) * table.height > abs(ahead) * table.width:
        return EAST if aside > 0 else WEST
    return SOUTH if ahead > 0 else NORTH


def outside(body: Body, box: Box) -> int:
    """How far a base sticks out of a box at its farthest corner: fine units, squared."""
    left, top, right, bottom = [side * FINE for side in box]
    farthest = 0
    for x, y in zip(body.xs, body.ys, strict=True):
        dx = max(left - x, x - right, 0)
        dy = max(top - y, y - bottom, 0)
        farthest = max(farthest, dx * dx + dy * dy)
    return farthest


def charge_reach(figure: Figure) -> int:
    """Twice the higher Movement value, in units: no competence counts (CON-APP-13, CON-APP-14)."""
    return 2 * figure.profile.fastest


def chargeable(state: ClashState, figure: Figure) -> Figure | None:
    """The first enemy it could charge, sight and obstacles left out of account (CON-APP-13)."""
    return _first_enemy(state, figure, charge_reach(figure), within)


def _first_enemy(
    state: ClashState, figure: Figure, far: int, near: Callable[[Body, Body, int], bool]
) -> Figure | None:
    enemies = (other for other in state.figures if is_enemy(figure, other))
    return next((one for one in enemies if near(figure.body, one.body, far * FINE)), None)


def too_near(state: ClashState, figure: Figure, effect: Deploys) -> Figure | None:
    """The first enemy that is too near for a competence, or None.

    One who hides is not within the distance of an enemy, others are at least so far away.
    """
    return _first_enemy(state, figure, effect.away, within if effect.hides else nearer)


def place_refusal(state: ClashState, figure: Figure) -> Refusal | None:
    """Why a figure may not be deployed where it is, as far as zones and enemies go, or None."""
    beyond = outside(figure.body, zone_of(state, figure.seat))
    enemy = chargeable(state, figure)
    if not beyond and enemy is None:
        return None
    found = figure.powers.one(Deploys)
    if found is not None:
        refusal = _competence_refusal(state, figure, beyond, *found)
        if refusal is not None or found[1].hides:
            return refusal
    elif beyond:
        return refuse("CON-APP-5", "refusal-deploy-zone", name=figure.name)
    if enemy is None:
        return None
    names, far = {"name": figure.name, "enemy": enemy.name}, Distance(charge_reach(figure))
    return refuse("CON-APP-13", "refusal-deploy-charge", distance=far, **names)


def _competence_refusal(
    state: ClashState, figure: Figure, beyond: int, trait: Trait, effect: Deploys
) -> Refusal | None:
    """Why it may not be there by CON-CARD-eclaireur or CON-CARD-infiltration, or None."""
    if effect.beyond and beyond > (effect.beyond * FINE) ** 2:
        far = Distance(effect.beyond)
        return refuse(trait.rule, "refusal-deploy-beyond", name=figure.name, distance=far)
    near = too_near(state, figure, effect) if beyond or effect.hides else None
    if near is None:
        return None
    names, far = {"name": figure.name, "enemy": near.name}, Distance(effect.away)
    return refuse(trait.rule, "refusal-deploy-near", distance=far, **names)


def deployable(state: ClashState, figure: Figure) -> Box:
    """The smallest box around every place where a figure may stand."""
    table = state.field.table
    left, top, right, bottom = zone_of(state, figure.seat)
    found = figure.powers.one(Deploys)
    if found is None:
        return (left, top, right, bottom)
    more = found[1].beyond or max(table.width, table.height)
    return (
        max(0, left - more),
        max(0, top - more),
        min(table.width, right + more),
        min(table.height, bottom + more),
    )


def forbidden_region(state: ClashState, figure: Figure) -> Region | None:
    """Around each enemy, where the edge of a figure's base may not come; None where it is far."""
    found = figure.powers.one(Deploys)
    reach = found[1].away if found is not None and found[1].hides else charge_reach(figure)
    left, top, right, bottom = deployable(state, figure)
    outlines: list[Outline] = []
    for other in state.figures:
        if is_enemy(figure, other):
            spread = _spread(other.body, reach)
            xs = [x for x, _ in spread.points]
            ys = [y for _, y in spread.points]
            if max(xs) > left and min(xs) < right and max(ys) > top and min(ys) < bottom:
                outlines.append(spread)
    return Region(tuple(outlines), meaning="forbidden") if outlines else None


_ROUND = ((1000, 0), (924, 383), (707, 707), (383, 924), (0, 1000), (-383, 924), (-707, 707))
_TURNS = (*_ROUND, (-924, 383), *[(-x, -y) for x, y in _ROUND], (924, -383))
"""Directions around a corner, in thousandths."""


def _spread(body: Body, reach: int) -> Outline:
    """The outline at a distance around a base, its corners rounded, in units."""
    points: list[Point] = []
    corners = list(zip(body.xs, body.ys, strict=True))
    for dx, dy in _TURNS:
        x, y = max(corners, key=lambda one: one[0] * dx + one[1] * dy)
        points.append((x // FINE + reach * dx // 1000, y // FINE + reach * dy // 1000))
    return Outline(tuple(points))
