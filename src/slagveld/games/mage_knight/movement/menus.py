"""Moves before they are made: what a half-told one would do, ways for a menu, and one by chance."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from slagveld.kernel.decision import Action, Brief, Ghost, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path
from slagveld.kernel.menu import Lane
from slagveld.kernel.modifiers import Tally
from slagveld.kit.drafts import filled
from slagveld.kit.keeping import kept_by_key
from slagveld.kit.odds import either
from slagveld.kit.verdicts import cost
from slagveld.kit.ways import COMPASS, Course, facing_along, mended, straight, towards
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import TURN
from slagveld.texts import Text

from ..core.ability_vocabulary import Halts
from ..core.action import push_costs
from ..core.base_contact import enemies_touching
from ..core.book import SIDES, text
from ..core.field import Field
from ..core.fighter import Fighter
from ..core.friends_and_factions import is_enemy
from ..core.state import KnightState
from ..terrain.path_search import contact_spots, meant, reach_region
from ..terrain.speed_and_speed_types import allowance
from .break_away_needs import break_tally, failing_faces, shaken_off
from .free_spins_and_nimble import straight_at
from .move import Going, captive_of, end_pose, led_to, level_of, move_refusal, way_length
from .terrify import approaches, daunting

WELL_ON = 16
"""Within a quarter of its diameter from its middle one points at a base as a whole (squared)."""
TRIES = 6
"""Places of contact that are tried for somebody who points at an enemy."""


def preview_move(
    state: KnightState, fighter: Fighter, draft: Going, *, running: bool = False
) -> Preview:
    tally = allowance(state, fighter, run=running)
    soars, captive = level_of(fighter, draft), captive_of(draft)
    given, told = filled(draft.path), filled(draft.facing)
    if given is None or (not given and told is None):
        region, paid = reach_region(state, fighter, tally.total), costs(fighter, running)
        return Preview(region=region, limit=tally.total, tallies=(tally,), costs=paid)
    path = meant_way(state, fighter, given, soars, tally)
    facing = proposed_facing(state, fighter, path, soars) if told is None else told
    pose = end_pose(fighter, path, facing, soars)
    whole, led = (fighter.spot, *path), led_to(state, fighter, pose, captive)
    return Preview(
        refusal=move_refusal(state, fighter, path, facing, soars, tally, captive),
        snapped=mended(given, path, told, facing),
        path=whole,
        length=way_length(whole),
        limit=tally.total,
        ghosts=(Ghost(fighter.id, pose), *([] if led is None else [Ghost(fighter.captive, led)])),
        tallies=(tally,),
        costs=costs(fighter, running),
        notes=meetings(state, fighter, pose),
    )


def meant_way(state: KnightState, fighter: Fighter, path: Path, soar: bool, limit: Tally) -> Path:
    """The way a player means: up to the enemy pointed at, or around what is in the way."""

    def legal(way: Path) -> bool:
        return move_refusal(state, fighter, way, fighter.pose.facing, soar, limit) is None

    if not path or legal(path):
        return path
    for spot in contacts_meant(state, fighter, path[-1]):
        there = (*path[:-1], spot)
        way = there if legal(there) else meant(state, fighter, there, limit.total, legal)
        if (way[-1].x, way[-1].y) == (spot.x, spot.y) and legal(way):
            return way
    return meant(state, fighter, path, limit.total, legal)


def contacts_meant(state: KnightState, fighter: Fighter, spot: Spot) -> list[Spot]:
    """Places in contact with the enemy that somebody points at, likeliest first; perhaps none.

    Well on its base any side will do, and the nearest to the warrior comes first; else the side
    that is pointed at.
    """
    target = pointed_at(state, fighter, spot)
    if target is None:
        return []
    found = contact_spots(state, fighter, target)
    if _apart(target.pose, spot) * WELL_ON > target.warrior.base**2:
        found.sort(key=lambda place: _apart(place, spot))
    return found[:TRIES]


def pointed_at(state: KnightState, fighter: Fighter, spot: Spot) -> Fighter | None:
    """The nearest enemy on whose base a warrior would stand at a place, or None."""
    found = [
        (_apart(other.pose, spot), other.id)
        for other in state.fighters
        if is_enemy(fighter, other)
        and 4 * _apart(other.pose, spot) < (fighter.warrior.base + other.warrior.base) ** 2
    ]
    return state.field.by_id[min(found)[1]] if found else None


def _apart(one: Pose | Spot, other: Pose | Spot) -> int:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def proposed_facing(state: KnightState, fighter: Fighter, path: Path, soar: bool) -> int:
    """Towards the first enemy it would touch, else the way it goes, else as it stands."""
    there = fighter.at(end_pose(fighter, path, fighter.pose.facing, soar))
    for other in enemies_touching(state, there):
        return straight_at(there, other)
    return facing_along(fighter.pose, path)


def meetings(state: KnightState, fighter: Fighter, pose: Pose) -> tuple[Text, ...]:
    """Whom a warrior would touch at a pose, and what may await it there."""
    if not approaches(fighter, pose):
        return ()
    notes: list[Text] = []
    feared = [bearer.id for bearer in daunting(state, fighter, pose)]
    for other in enemies_touching(state, fighter.at(pose)):
        notes.append(text("note-move-contact", enemy=other.name))
        if other.id in feared:
            notes.append(text("note-move-terrify", enemy=other.name))
        if other.powers.one(Halts) is not None:
            notes.append(text("note-move-pole-arm", enemy=other.name))
    return tuple(notes)


def costs(fighter: Fighter, running: bool) -> tuple[Brief, ...]:
    """What a move costs a warrior: the toll of a run, its second action token."""
    toll = (cost(text("cost-run")),) if running else ()
    return (*toll, *push_costs(fighter))


def preview_break(state: KnightState, fighter: Fighter) -> Preview:
    chance = 1 - Fraction(len(failing_faces(fighter)), SIDES)
    free, held = text("odds-break-free"), text("odds-break-held")
    limit = allowance(state, fighter)
    shaken = [text("note-shake-off", enemy=enemy.name) for enemy in shaken_off(state, fighter)]
    return Preview(
        odds=(either(text("odds-break"), chance, free, held, break_tally(fighter)),),
        region=reach_region(state, fighter, limit.total),
        limit=limit.total,
        tallies=(limit,),
        costs=costs(fighter, False),
        notes=tuple(shaken),
    )


FEW_TRIES = 3
"""Ends that chance tries before a warrior only turns."""
APPROACHES = 0.5
"""How often chance goes for an enemy."""
RISES = 0.3
"""How often a warrior with wings changes its level by chance."""
CLAIMS = 0.2
"""How often it goes for an objective."""
FEW = 24
"""So many enemies are tried in their order; of more, the nearest first."""
NEAREST = 6
"""Of more than a few, so many are tried before objectives and the compass."""


def up_to(fighter: Fighter, other: Fighter, limit: int) -> Course:
    short = (fighter.warrior.base + other.warrior.base) // 2
    return straight(fighter.pose, other.pose.x, other.pose.y, short, limit)


def is_allowed(state: KnightState, fighter: Fighter, way: Course, limit: Tally) -> bool:
    """Whether a warrior could go so, at the level where it is."""
    path, facing = way
    return move_refusal(state, fighter, path, facing, fighter.soaring, limit) is None


def foes_of(state: KnightState, fighter: Fighter) -> list[Fighter]:
    return [] if fighter.captor else _against(state.field, fighter.side)


@kept_by_key
def _against(field: Field, side: int) -> list[Fighter]:
    return [other for other in field.fighters if other.side != side and other.free]


def wishes(state: KnightState, fighter: Fighter, most: int) -> Iterator[tuple[int, Course]]:
    """Ways to each enemy, to each objective and by the compass, each once, with its number.

    They are made one by one: in order, or the more promising first where enemies are many.
    """
    foes, start = foes_of(state, fighter), fighter.pose
    seen: dict[Course, None] = {}
    order = list(range(len(foes)))
    later: list[int] = []
    if len(foes) > FEW:
        x, y = start.x, start.y
        far = [(foe.pose.x - x) ** 2 + (foe.pose.y - y) ** 2 for foe in foes]
        order.sort(key=far.__getitem__)
        order, later = order[:NEAREST], order[NEAREST:]
    others = [straight(start, spot.x, spot.y, 0, most) for spot in state.objectives]
    others += [towards(start, direction, most) for direction in COMPASS]
    count = len(foes)
    for number in (*order, *range(count, count + len(others)), *later):
        way = others[number - count] if number >= count else up_to(fighter, foes[number], most)
        if way not in seen:
            seen[way] = None
            yield number, way


def listed(state: KnightState, fighter: Fighter, limit: Tally) -> list[Course]:
    """Allowed moves in fixed order: to each enemy, to each objective, then by the compass."""
    ways = sorted(wishes(state, fighter, limit.total))
    return [way for _, way in ways if is_allowed(state, fighter, way, limit)]


def ways_lane(
    state: KnightState, fighter: Fighter, limit: Tally, kind: Callable[..., Action]
) -> Lane:
    """The moves of `listed` as actions of some kind, tried one by one."""
    for number, way in wishes(state, fighter, limit.total):
        yield (number,), kind(fighter.id, *way) if is_allowed(state, fighter, way, limit) else None


def by_chance(state: KnightState, fighter: Fighter, limit: Tally, rng: Rng) -> Course:
    """An allowed move by chance; at least a turn on the spot."""
    for _ in range(FEW_TRIES):
        way = _wish(state, fighter, limit.total, rng)
        if is_allowed(state, fighter, way, limit):
            return way
    return (), int(rng.random() * TURN)


def level_by_chance(
    state: KnightState, fighter: Fighter, way: Course, limit: Tally, rng: Rng
) -> bool | None:
    """Now and then the other level at the end of a way, where it may be there; None: as it is."""
    if fighter.speed_type != "wing" or rng.random() >= RISES:
        return None
    path, facing = way
    soar = not fighter.soaring
    return soar if move_refusal(state, fighter, path, facing, soar, limit) is None else None


def _wish(state: KnightState, fighter: Fighter, limit: int, rng: Rng) -> Course:
    wish = rng.random()
    if wish < APPROACHES:
        other = state.fighters[int(rng.random() * len(state.fighters))]
        if is_enemy(fighter, other):
            return up_to(fighter, other, limit)
    elif wish < APPROACHES + CLAIMS and state.objectives:
        spot = state.objectives[int(rng.random() * len(state.objectives))]
        return straight(fighter.pose, spot.x, spot.y, 0, limit)
    return towards(fighter.pose, int(rng.random() * TURN), int(rng.random() * limit))
