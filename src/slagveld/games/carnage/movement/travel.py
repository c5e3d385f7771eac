"""What normal moves and breaking off have in common: a unit, its free turn, and its way.

And ways that a unit could go, not yet checked: for menus, for bots and for chance; and those that
a player means: round what is in the way, cut at the limit, on into contact.
"""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.kit import ways
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.ways import Legal, mended
from slagveld.table.measure import gap
from slagveld.table.obstacles import Ground
from slagveld.table.paths import push
from slagveld.table.shapes import Direction, Spot
from slagveld.table.steps import moved
from slagveld.table.units import FINE, LIMIT, direction_of
from slagveld.table.waypoints import leg_cut_back, way_around

from ..core.book import CM, do, pick, text
from ..core.conditions import is_diverted, is_enemy, say
from ..core.parts import Scope, UnitAction, UnitTopic, ghosts
from ..core.state import Battle, CarnageState
from ..core.unit import Unit, square_between
from ..ground import advance
from ..ground.move_distances import far_of, move_limit
from ..ground.obstacles import footing_of, ground_for, touch_solids
from ..ground.paths_and_costs import cut_way, way_cost
from ..magic.any_moment import MagicMoment
from ..terrain.high_walls import TOUCH

Way = tuple[int, tuple[Spot, ...]]
"""A facing, and the path after the turn to it."""

KEEPS = 0.5
LOOKS = 0.8
"""Chance's moves: half of them keep their facing, three in ten look at an enemy."""

ASIDE = 1200
"""They go at most this many tenths of a degree off their facing, and mostly far less."""

POINTS = 16
"""Facings that chance turns to; ground is prepared for each facing, so a few are quicker."""


def nearest_enemy(state: CarnageState, unit: Unit) -> Unit | None:
    """The enemy unit whose middle is nearest; the first of equals."""
    enemies = [other for other in state.units if is_enemy(unit, other)]
    return min(enemies, key=lambda enemy: square_between(unit, enemy), default=None)


def towards(unit: Unit, other: Unit) -> int:
    """The direction from middle to middle."""
    (ax, ay), (bx, by) = unit.middle, other.middle
    return int(direction_of(bx - ax, by - ay))


def straight(unit: Unit, direction: int, far: int) -> tuple[Spot, ...]:
    """A straight path of the front's middle, within the bounds of geometry; none for nothing."""
    x, y = moved(unit.x, unit.y, direction, far)
    if (x, y) == (unit.x, unit.y) or not (-LIMIT <= x <= LIMIT and -LIMIT <= y <= LIMIT):
        return ()
    return (Spot(x, y),)


def set_marches(state: CarnageState, unit: Unit) -> list[Way]:
    """Ahead, back and half ahead as it looks; turned to the nearest enemy, and on from there."""
    most = far_of(state, unit)
    ways: list[Way] = [
        (unit.facing, straight(unit, unit.facing, most - 1)),
        (unit.facing, straight(unit, unit.facing, most // 2)),
        (unit.facing, straight(unit, unit.facing + 1800, most // 2)),
    ]
    enemy = nearest_enemy(state, unit)
    if enemy is not None and not unit.doings.turned:
        facing = towards(unit, enemy)
        if facing != unit.facing:
            there = advance.facing_to(unit, facing)
            ways.append((facing, ()))
            ways.append((facing, straight(there, facing, most - 1)))
    return [way for way in ways if way[1] or way[0] != unit.facing]


def random_march(state: CarnageState, unit: Unit, rng: Rng) -> Way:
    """Some facing and some spot within the limit, more often ahead than back."""
    facing = unit.facing
    if not unit.doings.turned:
        lot = rng.random()
        if lot >= LOOKS:
            facing = int(rng.random() * POINTS) * 3600 // POINTS
        elif lot >= KEEPS:
            enemy = nearest_enemy(state, unit)
            if enemy is not None:  # to the nearest of these facings
                point = (towards(unit, enemy) * POINTS + 1800) // 3600
                facing = point * 3600 // POINTS % 3600
    most = far_of(state, unit)
    far = int(rng.random() * (most - 1))
    aside = int((rng.random() - rng.random()) * ASIDE)
    there = advance.facing_to(unit, facing)
    return facing, straight(there, facing + aside, far if far > CM // 10 else 0)


class Journey(UnitAction, frozen=True):
    """A unit makes its free turn (CAR-8.5); then the middle of its front edge goes along a path.

    So moves are measured from the front (CAR-8.2) and may bend: all of the path counts (CAR-8.3,
    CAR-8.3-example).
    """

    facing: Direction
    path: Path


class JourneyNow(Step, frozen=True):
    """A unit goes as was said, if it still can: a spell may have come between."""

    unit: int
    facing: int
    path: Path

    def names(self) -> tuple[int, ...]:
        return (self.unit,)


class Travelling(UnitTopic):
    now: type[JourneyNow]
    title: ClassVar[str]
    help: ClassVar[str]
    rule: ClassVar[str]

    @abstractmethod
    def way_refusal(self, state: CarnageState, unit: Unit, way: Way) -> Refusal | None:
        """Why a unit that may go cannot turn and go like this, or None."""

    def turn_refusal(self, state: CarnageState, unit: Unit, facing: int) -> Refusal | None:
        return advance.turn_refusal(state, unit, facing)

    def refusal(
        self, state: CarnageState, unit: Unit, action: Journey | JourneyNow
    ) -> Refusal | None:
        return self.way_refusal(state, unit, (action.facing, action.path))

    def still(self, play: Battle, now: JourneyNow) -> Unit | None:
        """The unit, if it can still go as was said. Else its move is lost, and that is told."""
        state = play.state
        unit = state.field.by_id[now.unit]
        if is_diverted(state, unit) or self.may(state, unit) or self.refusal(state, unit, now):
            say(play, text("told-march-lost", unit=unit.name), "CAR-6.9-any-time", unit.id)
            return None
        return unit

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        units = self.able(state, scope)
        if not units:
            return []
        fields = (
            pick.piece("unit", "field-unit", units),
            pick.facing("facing", "field-facing", of="unit", keep=True),
            pick.path("path", "field-path", of="unit"),
        )
        return [do(self.actions[0], self.title, *fields, rule=self.rule, help=self.help)]

    def answer(self, play: Battle, scope: Scope, action: Journey) -> None:
        path = tuple([Spot(spot.x, spot.y) for spot in action.path])
        play.then(MagicMoment(at="march"), self.now(action.unit, action.facing, path))

    def shown(self, state: CarnageState, unit: Unit, partial: Partial) -> Preview:
        """The move as far as it is told; the unit keeps its facing until told otherwise."""
        draft = drafted(Journey, partial)
        tally = move_limit(state, unit)
        limit = tally.total
        told, given = filled(draft.facing), filled(draft.path)
        facing = unit.facing if told is None else told
        if refusal := advance.free_turn_refusal(state, unit, facing, self.turn_refusal):
            return Preview(refusal=refusal, limit=limit, tallies=(tally,))
        here = advance.facing_to(unit, facing)
        if given is None:
            ground, front = ground_for(state, here), Spot(here.x, here.y)
            return Preview(
                region=ways.reach_region(ground, front, limit * FINE, STEPS),
                limit=limit,
                tallies=(tally,),
                snapped=mended((), (), told, facing),
                ghosts=() if told is None else ghosts(here),
            )

        def refused(path: Path) -> Refusal | None:
            return self.way_refusal(state, unit, (facing, path))

        path = meant(state, here, given, limit, lambda path: refused(path) is None)
        there = advance.ended(here, path)
        met = advance.newly_touched(state, unit, there)
        return Preview(
            refusal=refused(path),
            snapped=mended(given, path, told, facing),
            path=(Spot(here.x, here.y), *path),
            length=advance.length_of(here, path),
            cost=way_cost(state, here, path),
            limit=limit,
            ghosts=ghosts(there),
            tallies=(tally,),
            notes=tuple([text("note-attacks", enemy=enemy.name) for enemy in met]),
        )


STEPS = 16
"""Places of the lattice between the start and the edge of a reach."""

NEAR = 1 * CM
"""A way that ends this near to an enemy goes on into contact with it."""

PARTS = 20
"""Pieces into which a last leg is divided where it is cut back."""


def meant(state: CarnageState, unit: Unit, path: Sequence[Spot], limit: int, legal: Legal) -> Path:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed: led round what is in the way, or straight up to what stops it,
    ended at the limit, and drawn on into contact with an enemy it all but touches.
    """

    def led_ways(before: Path, goal: Spot) -> Iterator[Path]:
        here = Spot(before[-1].x, before[-1].y) if before else Spot(unit.x, unit.y)
        goal = Spot(goal.x, goal.y)
        around = way_around(ground_for(state, unit), here.x, here.y, goal)
        for way in (around, _stopped(_firm(state, unit), here, goal)):
            within = cut_way(state, unit, (*before, *way), limit) if way else ()
            yield from leg_cut_back(here, within[len(before) :], whole=PARTS)

    found = ways.meant(path, legal, led_ways)
    return _into_contact(state, unit, found, legal) if found else tuple(path)


def _stopped(ground: Ground, here: Spot, goal: Spot) -> Path:
    end = push(ground, here.x * FINE, here.y * FINE, goal.x * FINE, goal.y * FINE)
    spot = Spot(end.x // FINE, end.y // FINE)
    return () if spot == here else (spot,)


def _firm(state: CarnageState, unit: Unit) -> Ground:
    """The ground with all other units as they are: their bases are touched and not entered."""
    footing = footing_of(state, unit)
    ground = ground_for(state, unit).without([])
    for other in state.units:
        if other.id != unit.id:
            ground.solids.extend(touch_solids(footing, other, 0.0))
    return ground


def _into_contact(state: CarnageState, unit: Unit, way: Path, legal: Legal) -> Path:
    """The way drawn on into contact with the enemy that its end all but touches."""
    there = advance.ended(unit, way)
    ground = _firm(state, unit)
    for enemy in state.units:
        near = is_enemy(unit, enemy) and TOUCH * FINE < _apart(there, enemy) <= NEAR * FINE
        if not near:
            continue
        (ax, ay), (bx, by) = there.middle, enemy.middle
        square = [(there.facing + turn) % 3600 for turn in (0, 900, 2700, 1800)]
        for direction in (*square, int(direction_of(bx - ax, by - ay))):
            x, y = moved(there.x, there.y, direction, 2 * NEAR)
            end = _stopped(ground, way[-1], Spot(x, y))
            longer = (*way[:-1], *end)
            if end and _apart(advance.ended(unit, end), enemy) <= TOUCH * FINE and legal(longer):
                return longer
    return way


def _apart(unit: Unit, enemy: Unit) -> int:
    return min([gap(one, other) for one in unit.parts for other in enemy.parts])
