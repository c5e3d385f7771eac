"""A unit turns on the spot (CAR-8.5), goes along a path as one block, and arrives."""

from collections.abc import Callable, Sequence

from slagveld.kernel.event import Moved, Turned
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import any_refusal
from slagveld.table import waypoints
from slagveld.table.blocks import middle
from slagveld.table.body import Body, ceil_root
from slagveld.table.drill import turned_block
from slagveld.table.obstacles import BORDER, SLIP
from slagveld.table.shapes import Spot
from slagveld.table.turns import Scene, TurnHit, turn_hit
from slagveld.table.units import FINE

from ..core.book import HAIR, KEY, refuse, text
from ..core.conditions import is_accelerated, is_diverted, is_enemy, say, wake
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..terrain.high_walls import box_of
from ..terrain.kinds import regions_of
from .move_distances import attack_refusal
from .obstacles import block_parts, near_pieces, near_units, obstacle_at, piece_owner
from .paths_and_costs import blocked, way_cost
from .pushed_wagon import push_wagon

Turning = Callable[[CarnageState, Unit, int], Refusal | None]
"""Why a unit has no room to turn to a facing."""


def facing_to(unit: Unit, facing: int) -> Unit:
    """The unit formed up, turned about its rectangle's middle (CAR-8.5); itself if it is so now."""
    if facing == unit.facing:
        return unit if unit.formed else unit.changed(places=())
    block = turned_block(unit.block, (facing - unit.facing) % 3600)
    return unit.changed(x=block.x, y=block.y, facing=block.facing, places=())


def turn_refusal(state: CarnageState, unit: Unit, facing: int) -> Refusal | None:
    """Why a unit has no room to form up and turn the shorter way on the spot (CAR-8.5), or None."""
    formed = facing_to(unit, unit.facing)
    there = facing_to(unit, facing)
    if formed is not unit:
        owner = obstacle_at(state, formed)
        if owner is not None:
            return blocked(state, owner)
    if there is formed:
        return None
    hit = _met(state, formed, facing)
    if hit is not None:
        return blocked(state, hit.owner)
    owner = obstacle_at(state, there)
    return None if owner is None else blocked(state, owner)


def has_room(state: CarnageState, unit: Unit, facing: int) -> bool:
    """Whether `turn_refusal` is None, sooner told: the end of the turn is looked at before its way.

    Who has made his free turn is not asked.
    """
    formed, there = facing_to(unit, unit.facing), facing_to(unit, facing)
    if formed is not unit and obstacle_at(state, formed) is not None:
        return False
    if there is formed:
        return True
    return obstacle_at(state, there) is None and _met(state, formed, facing) is None


def _met(state: CarnageState, unit: Unit, facing: int) -> TurnHit | None:
    """What a unit in formation runs into when it turns the shorter way to a facing."""
    scene = _round(state, unit)
    if not scene.bodies and not scene.areas:
        return None
    turn = (facing - unit.facing + 1800) % 3600 - 1800
    return turn_hit(block_parts(unit), *middle(unit.block), turn, scene, SLIP)


def free_turn_refusal(
    state: CarnageState, unit: Unit, facing: int, room: Turning = turn_refusal
) -> Refusal | None:
    """Why a unit cannot form up and look that way before it goes, or None: one turn a round."""
    if facing == unit.facing and unit.formed:
        return None
    if facing != unit.facing and unit.doings.turned:
        return refuse("CAR-8.5", "refusal-turned", unit=unit.name)
    return room(state, unit, facing)


def _round(state: CarnageState, unit: Unit) -> Scene:
    """All that the corners of a unit could meet when it turns on the spot."""
    table = state.field.table
    wide, high = table.width * FINE, table.height * FINE
    x, y = middle(unit.block)
    most = 0
    for part in block_parts(unit):
        for i in range(part.corners):
            dx, dy = part.xs[i] - x, part.ys[i] - y
            most = max(most, dx * dx + dy * dy)
    reach = int(ceil_root(most))
    box = (x - reach, y - reach, x + reach, y + reach)
    scene = Scene()
    for other in near_units(state, unit, box):
        if _is_apart(x, y, reach, *other.bounds):
            continue
        for part in other.parts:
            scene.add_body(part, other.id)
    for piece in near_pieces(state, unit, box):
        if _is_apart(x, y, reach, *box_of(piece.area)):
            continue
        for region in regions_of(table, piece):
            scene.add_region(region, piece_owner(piece))
    if x < reach:
        scene.add_body(_beyond(-FINE, 0, 0, high), BORDER)
    if y < reach:
        scene.add_body(_beyond(0, -FINE, wide, 0), BORDER)
    if x + reach > wide:
        scene.add_body(_beyond(wide, 0, wide + FINE, high), BORDER)
    if y + reach > high:
        scene.add_body(_beyond(0, high, wide, high + FINE), BORDER)
    return scene


def _is_apart(x: int, y: int, reach: int, left: int, top: int, right: int, bottom: int) -> bool:
    """Whether a box lies wholly outside a circle, by more than bodies slip."""
    dx, dy = max(left - x, x - right, 0), max(top - y, y - bottom, 0)
    far = reach + SLIP
    return dx * dx + dy * dy > far * far


def _beyond(left: int, top: int, right: int, bottom: int) -> Body:
    """A strip along the outside of the table's edge."""
    x, y = (left + right) // 2, (top + bottom) // 2
    reach = ceil_root((right - x) * (right - x) + (bottom - y) * (bottom - y)) + 1
    return Body(x, y, reach, [left, right, right, left], [top, top, bottom, bottom], 0, 0, 0)


HAIRS = {"march": f"{KEY}:march-hair", f"{KEY}:charge": f"{KEY}:charge-hair"}
"""The manners of moves that are too short for a measure."""


def ended(unit: Unit, path: Sequence[Spot]) -> Unit:
    """The unit at the end of a path of the middle of its front."""
    return unit.changed(x=path[-1].x, y=path[-1].y) if path else unit


def length_of(unit: Unit, path: Sequence[Spot]) -> int:
    """How long a path from where the unit stands is, rounded up to whole units."""
    return -int(-waypoints.length_of(unit.x, unit.y, path) // FINE)


def newly_touched(state: CarnageState, unit: Unit, there: Unit) -> list[Unit]:
    """Enemies that a unit touches at another place and did not touch where it stands."""
    field = state.field
    return [enemy for enemy in field.enemies_of(there) if not field.touches(unit, enemy)]


def end_refusal(state: CarnageState, unit: Unit, there: Unit) -> Refusal | None:
    """Why a unit may not come to stand there: it would start a fight that it may not, or None."""
    met = newly_touched(state, unit, there)
    return any_refusal([attack_refusal(state, unit, enemy) for enemy in met])


def begin(play: Battle, unit: Unit) -> None:
    """Note that a unit's side has made its first move, which ends its reorganisation.

    A unit that goes first by magic does not count (CAR-14.3-acceleration).
    """
    state = play.state
    if unit.side not in state.begun and not is_accelerated(state, unit):
        play.replace(begun=(*state.begun, unit.side))


def turn(play: Battle, number: int, facing: int) -> None:
    """Let a unit make its free turn (CAR-8.5), re-forming it; nothing if it looks there."""
    unit = play.state.field.by_id[number]
    there = facing_to(unit, facing)
    if there is unit:
        return
    if unit.places:
        say(play, text("told-reforms", unit=unit.name), "CAR-5.1-formation", number)
    if facing != unit.facing:
        begin(play, unit)
        there = there.doing(turned=True)
        play.tell(Turned, piece=number, name=unit.name, facing=facing, rule="CAR-8.5")
    play.state = play.state.with_unit(there)


def go(play: Battle, number: int, path: Sequence[Spot], *, manner: str, rule: str) -> list[Unit]:
    """Move a unit along a path; the enemies that it newly touches at its end.

    What the ground costs is spent (CAR-9-halving): open forest, low walls, fords, swamps, small
    rocks, medium hills (CAR-9.2.2-movement, CAR-9.3.2-movement, CAR-9.4-ford, CAR-9.6,
    CAR-9.8-movement, CAR-9.10-medium). The wagon is pushed aside, and diverted friends beside whom
    the move ends are woken.
    """
    unit = play.state.field.by_id[number]
    begin(play, unit)
    there = ended(unit, path)
    fresh = newly_touched(play.state, unit, there)
    spent = unit.doings.spent + way_cost(play.state, unit, path)
    there = there.doing(moved=True, spent=spent)
    play.state = play.state.with_unit(there)
    if play.listening:
        length = length_of(unit, path)
        told = HAIRS.get(manner, manner) if 0 < length < HAIR else manner
        tell_move(play, there, (Spot(unit.x, unit.y), *path), length, manner=told, rule=rule)
    push_wagon(play)
    for other in play.state.units:
        friend = other.id != number and not is_enemy(there, other)
        if friend and is_diverted(play.state, other) and play.state.field.touches(there, other):
            wake(play, other.id, "CAR-14.3-diversion-friend")
    return fresh


def tell_move(
    play: Battle, unit: Unit, path: tuple[Spot, ...], length: int, *, manner: str, rule: str
) -> None:
    play.tell(
        Moved,
        piece=unit.id,
        name=unit.name,
        path=path,
        pose=unit.pose,
        manner=manner,
        length=length,
        rule=rule,
    )


def arrive(play: Battle, mover: int, enemy: int, charging: bool) -> None:
    """Note that a unit attacked an enemy by coming into contact with it, and wake that enemy.

    The enemy may not be split nor break off in this round (CAR-5.1.5c, CAR-8.6e), nor wrap if it
    was charged (CAR-11-charged).
    """
    state = play.state
    unit, foe = state.field.by_id[mover], state.field.by_id[enemy]
    charged = foe.doings.was_charged or charging
    play.state = state.doing(enemy, attacked=True, was_charged=charged)
    if not charging:
        what = text("told-attacks", unit=unit.name, enemy=foe.name)
        say(play, what, "CAR-8-into-contact", mover, enemy)
    wake(play, enemy)
