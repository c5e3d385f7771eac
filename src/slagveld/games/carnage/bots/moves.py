"""What a unit should do in its movement phase: charge, close in, shoot from afar, or get away.

Few things are tried for each unit, the likeliest first; each plan is one allowed action. How wide
a unit should stand before it charges is thought of last: so that as many as can be strike first.
"""

from collections.abc import Iterable, Iterator
from math import inf

from slagveld.kernel.tactics import Scored
from slagveld.kit.keeping import kept_by_id
from slagveld.kit.tactics import best, by_worth
from slagveld.table.shapes import Spot

from ..charge.alignment import charge_facing, square_to
from ..charge.announcement import CHARGING, Charge, begin_refusal
from ..core.book import CM
from ..core.conditions import foes, ignores, in_fight
from ..core.parts import Scope
from ..core.state import CarnageState
from ..core.unit import Unit
from ..formation.reorganisation import REORGANISING, Rerank, formed, is_over
from ..ground.advance import ended, facing_to
from ..ground.move_distances import move_limit
from ..ground.paths_and_costs import cut_way, shortest_into_contact
from ..movement.break_off_and_flight import BreakOff, leave_ready, way_out
from ..movement.march import March, march_refusal
from ..movement.travel import Way, meant, nearest_enemy, straight, towards
from ..wounds.neutralised_units import IGNORING, Ignore
from . import worth
from .errands import is_sent, is_there, places_at, prize, wanted

TRIED = 3
"""Enemies for whom the way of a charge is looked for."""
WIDE = 15 * CM
"""Middles of units may be so much further apart than their fronts."""
BOLD = -0.1
"""A charge may promise a loss of this part of the unit: else the enemy charges first."""
AMBITION = 25.0
"""What an attack must promise to a unit that is out for a goal."""
LOSING = -0.25
"""A fight that promises to cost more than this part of the unit is left."""
FEAR = 0.4
"""How likely an enemy is taken to charge who could."""
ASIDE = (0, 300, -300, 600, -600, 900, -900)
"""Ways round what is in the way, in tenths of a degree."""


# Charges and attacks


@kept_by_id
def attack(state: CarnageState, unit: Unit) -> Scored | None:
    """The best charge, or march into contact, of a unit on the table that promises enough."""
    chosen = best(attacks(state, unit, 2 * WIDE))
    piece = wanted(state, unit.side)
    sent = piece is not None and is_sent(state, unit, piece)
    least = AMBITION if sent else BOLD * worth.worth_of(unit)
    return None if chosen is None or chosen[0] < least else chosen


def attacks(state: CarnageState, unit: Unit, more: float = inf) -> list[Scored]:
    """All charges, and marches into contact, of a unit on the enemies that promise most.

    Their middles may be so much further apart than it charges.
    """
    if CHARGING.may(state, unit) is not None or unit.profile.at == 0:
        return []
    far = worth.charge_reach(state, unit)
    near = [
        enemy
        for enemy in marks(state, unit.side)
        if worth.apart(unit, enemy) <= far + more and worth.gap(unit, enemy) <= far
    ]
    free = [enemy for enemy in near if not ignores(state, unit, enemy)]
    tried = by_worth((promise(state, unit, enemy), enemy) for enemy in free)[:TRIED]
    return [one for _, enemy in tried for one in _attacks(state, unit, enemy, far)]


def marks(state: CarnageState, side: int) -> list[Unit]:
    """Enemies worth a fight: the beaten are left alone, unless they still shoot."""
    return [u for u in worth.enemies_of(state, side) if not u.neutralised or u.profile.bow]


def promise(state: CarnageState, unit: Unit, enemy: Unit) -> float:
    """What charging an enemy is likely to bring, before any way is looked for."""
    fronts, weight = worth.likely_fronts(unit, enemy), worth.care(state, unit.side)
    value = worth.duel(state, unit, enemy, fronts, charge=True, weight=weight)
    return value + prize(state, unit, enemy)


def _attacks(state: CarnageState, unit: Unit, enemy: Unit, far: int) -> list[Scored]:
    """A charge at an enemy and a plain march into it, where the way is short enough."""
    facing = charge_facing(state, unit, enemy)
    if begin_refusal(state, unit, facing, enemy.id) is not None:
        return []
    here = facing_to(unit, facing)
    way = shortest_into_contact(state, here, enemy, far)
    if way is None:
        return []
    fronts = worth.true_fronts(state, ended(here, way.path), enemy)
    if not fronts.attacker:
        return []
    more, weight = prize(state, unit, enemy), worth.care(state, unit.side)
    value = worth.duel(state, unit, enemy, fronts, charge=True, weight=weight) + more
    found: list[Scored] = [(value, Charge(unit.id, enemy.id, facing))]
    if way.cost <= move_limit(state, unit).total:
        value = worth.duel(state, unit, enemy, fronts, charge=False, weight=weight) + more
        better = value > found[0][0]
        if better and march_refusal(state, unit, facing, way.path) is None:
            found.append((value, March(unit.id, facing, way.path)))
    return found


# Closing in: of units that may march


def close_in(state: CarnageState, unit: Unit, resolve: float) -> Scored | None:
    """Towards the enemy that is worth most for the way; not where nothing is to be won."""
    pace = max(1, move_limit(state, unit).total)
    found: list[tuple[float, Unit]] = []
    for enemy in marks(state, unit.side):
        value = promise(state, unit, enemy)
        if value >= 0 or resolve >= 0:
            turns = 1.0 + worth.gap(unit, enemy) / pace
            found.append(((value + worth.worth_of(unit) / 2) / turns, enemy))
    chosen = best(found)
    if chosen is None:
        return None
    march = _first(state, unit, _towards(state, unit, chosen[1], pace))
    return None if march is None else (chosen[0] / 10, march)


def approaches(state: CarnageState, unit: Unit) -> list[Scored]:
    """Marches towards several enemies, as far as can be and half as far."""
    pace = max(1, move_limit(state, unit).total)
    near = sorted(marks(state, unit.side), key=lambda enemy: (worth.gap(unit, enemy), enemy.id))
    found: list[Scored] = []
    for enemy in near[:TRIED]:
        for far in (pace, pace // 2):
            march = _first(state, unit, _towards(state, unit, enemy, far))
            if march is not None:
                found.append((promise(state, unit, enemy) * far / pace, march))
    return found


def _towards(state: CarnageState, unit: Unit, enemy: Unit, pace: int) -> Iterator[Way]:
    """Ways towards an enemy that stop short of it: straight, or round what is in the way."""
    facings = (square_to(unit, enemy), towards(unit, enemy), unit.facing)
    for facing in facings[2:] if unit.doings.turned else dict.fromkeys(facings):
        here = facing_to(unit, facing)
        far = min(pace - 1, int(worth.gap(here, enemy)) - CM)
        yield facing, straight(here, towards(here, enemy), far) if far >= CM else ()
        way = shortest_into_contact(state, here, enemy)
        if way is not None:
            yield facing, cut_way(state, here, way.path, min(pace, way.cost - CM))
    yield from _astray(unit, towards(unit, enemy), pace)


def _astray(unit: Unit, way: int, pace: int) -> Iterator[Way]:
    """About in a direction, as it looks, as far as there is room."""
    for far in (pace - 1, pace // 2):
        for aside in ASIDE:
            yield unit.facing, straight(unit, (way + aside) % 3600, far)


def _first(state: CarnageState, unit: Unit, ways: Iterable[Way]) -> March | None:
    """The first of these ways that leads anywhere and may be gone."""
    for facing, path in ways:
        if path and march_refusal(state, unit, facing, path) is None:
            return March(unit.id, facing, path)
    return None


# Errands, of such units as well


def errand(state: CarnageState, unit: Unit) -> Scored | None:
    """On the way to what the side must hold or destroy."""
    piece = wanted(state, unit.side)
    if piece is None or not is_sent(state, unit, piece):
        return None
    pace = move_limit(state, unit).total
    for facing, path in places_at(state, unit, piece)[:TRIED]:
        if unit.doings.turned and facing != unit.facing:
            continue
        march = _led(state, unit, facing, path, pace)
        if march is not None:
            return 50.0, march
    return None


def _led(
    state: CarnageState, unit: Unit, facing: int, path: tuple[Spot, ...], pace: int
) -> March | None:
    """A march that is meant by a way, round what is in it."""

    def legal(way: tuple[Spot, ...]) -> bool:
        return march_refusal(state, unit, facing, way) is None

    way = meant(state, facing_to(unit, facing), path, pace, legal)
    return March(unit.id, facing, way) if way and legal(way) else None


def stays(state: CarnageState, unit: Unit) -> bool:
    """Whether a unit has its work where it stands."""
    piece = wanted(state, unit.side)
    return piece is not None and is_there(state, unit, piece)


# Getting away


def retreat(state: CarnageState, unit: Unit) -> Scored | None:
    """Away from the nearest enemy."""
    enemy = nearest_enemy(state, unit)
    if enemy is None:
        return None
    ways = _astray(unit, towards(enemy, unit), move_limit(state, unit).total)
    march = _first(state, unit, ways)
    return None if march is None else (1.0, march)


def rejoin(state: CarnageState, unit: Unit) -> Scored | None:
    """A neutralised unit goes to the rear of a friend, to merge with it in the next round."""
    if unit.doings.turned:
        return None
    friends = [
        other
        for other in state.own(unit.owner)
        if other.id != unit.id and not other.single and not other.inside
    ]
    free = [other for other in friends if other.formed and not in_fight(state, other)]
    free.sort(key=lambda other: worth.apart(unit, other))
    for friend in free[:2]:
        if state.field.touches(unit, friend):
            return None
        deep = -(-len(friend.figures) // friend.files) * friend.profile.depth
        spot = straight(friend, friend.facing + 1800, deep + 2)
        march = _led(state, unit, friend.facing, spot, move_limit(state, unit).total)
        if march is not None:
            return 2.0, march
    return None


def fighting(state: CarnageState, unit: Unit) -> Scored | None:
    """A unit in a fight leaves it when it loses; it turns from a beaten enemy to a sound one."""
    enemies = foes(state, unit)
    if all(enemy.neutralised for enemy in enemies) and _has_other_work(state, unit):
        for pair in IGNORING.pairs(state, Scope(unit.owner, unit.id)):
            return 5.0, Ignore(*pair)
    if leave_ready(state, unit) is not None:
        return None
    if outlook(state, unit) > LOSING * worth.worth_of(unit) and unit.magic is None:
        return None
    way = way_out(state, unit)
    return None if way is None else (3.0, BreakOff(unit.id, *way))


def outlook(state: CarnageState, unit: Unit) -> float:
    """What a unit has to expect from its fight."""
    total, weight = 0.0, worth.care(state, unit.side)
    for enemy in foes(state, unit):
        fronts = worth.true_fronts(state, unit, enemy)
        total += worth.duel(state, unit, enemy, fronts, charge=False, weight=weight)
    return total


def _has_other_work(state: CarnageState, unit: Unit) -> bool:
    """Whether a sound enemy is near enough to be charged."""
    if unit.doings.charged or unit.doings.moved or unit.neutralised:
        return False
    far = worth.charge_reach(state, unit)
    return any(
        not enemy.neutralised and worth.gap(unit, enemy) <= far and promise(state, unit, enemy) > 0
        for enemy in worth.enemies_of(state, unit.side)
    )


def danger(state: CarnageState, there: Unit) -> float:
    """What enemies are likely to win by charging a unit at a place."""
    return FEAR * worth.care(state, there.side) * sum(worth.threats(state, there))


def ways_of(state: CarnageState, unit: Unit, enemy: Unit) -> list[Way]:
    """Moves that archers think of: stand and turn, nearer, back."""
    facing = unit.facing if unit.doings.turned else towards(unit, enemy)
    here = facing_to(unit, facing)
    pace = move_limit(state, unit).total - 1
    ahead = towards(here, enemy)
    turned: list[Way] = [
        (facing, ()),
        (facing, straight(here, ahead, pace)),
        (facing, straight(here, ahead, pace // 2)),
        (facing, straight(here, ahead + 1800, pace)),
        (facing, straight(here, ahead + 1350, pace)),
        (facing, straight(here, ahead + 2250, pace)),
    ]
    formed = facing_to(unit, unit.facing)
    return [*turned, (unit.facing, straight(formed, ahead, pace))]


WIDER = (2, 4)
"""By so many files a unit thinks of broadening its front; or it stands in one rank."""
MARGIN = 3.0
"""The charge must promise so much more."""


def broaden(state: CarnageState, seat: int, only: int, units: list[Unit]) -> Scored | None:
    """A wider front for a unit whose charge gains by it, before the side's first move."""
    if is_over(state, state.side_of(seat)):
        return None
    for unit in units:
        far, enemies = worth.charge_reach(state, unit), worth.enemies_of(state, unit.side)
        near = any(worth.gap(unit, enemy) <= far for enemy in enemies)
        if near and not unit.single and not unit.profile.bow:
            found = _wider(state, seat, only, unit)
            if found is not None:
                return found
    return None


def _wider(state: CarnageState, seat: int, only: int, unit: Unit) -> Scored | None:
    count = len(unit.figures)
    now = attack(state, unit)
    best: Scored | None = None
    least = MARGIN + (0.0 if now is None else now[0])
    for files in dict.fromkeys([*[unit.files + more for more in WIDER], count]):
        action = Rerank(unit.id, files)
        if files > count or REORGANISING.check(state, Scope(seat, only), action) is not None:
            continue
        there = formed(unit, files)
        then = attack(state.with_unit(there), there)
        if then is not None and then[0] > least:
            best, least = (then[0], action), then[0]
    return best
