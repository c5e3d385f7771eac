"""From a set-up to the state before the first step: table, sides, armies (section 4)."""

from functools import lru_cache

from slagveld.kernel.agenda import Agenda
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kit.given_setup import given_table, insist
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Distance

from ..army.muster import ARMIES, Designs, reserves_of, unit_of, values_of
from ..army.troops import profile_of
from ..core.book import CM, KEY, refuse
from ..core.field import Field
from ..core.state import CarnageState, Reserve
from ..core.unit import Unit
from ..setup.scenarios import EDGES, NORTHS, SMALLEST, BattleScenario, battles, laid, read
from .preparation import SetUp

FIRST_ID = 1000
"""Ids of units and figures begin here; those of terrain stay below."""
CROSSINGS = ("ford", "bridge")
TABLES = 16
"""So many tables of scenarios are remembered."""


def first_state(setup: Setup) -> CarnageState:
    """The state before the first step; raises RefusedError for a set-up it cannot use.

    The pearl wagon begins in the middle of the table (CAR-7-wagon-start).
    """
    battle = battles()[setup.scenario]
    options = read(battle, setup.options)
    sides = _sides(setup, battle)
    table, ground = _table(setup, battle)
    reserves, designs = _armies(setup, battle, sides)
    if not setup.options.get("heroes", True):
        _refuse_heroes(reserves, designs)
    north = NORTHS.get(str(setup.options.get("north", "first")))
    units = _ready(setup, battle, sides)
    step = SetUp(setup.options.get("deploy", "ready") == "ready", compass=north is not None)
    return CarnageState(
        seats=setup.seats,
        field=Field(table, tuple(units)),
        scenario=battle.key,
        reserves=reserves,
        designs=designs,
        edges=tuple(zip(sides, EDGES, strict=False)),
        north=EDGES[0] if north is None else north,
        wagon=Spot(table.width // 2, table.height // 2),
        eggs=(options.goal or battle.number) if battle.goal == "eggs" else 0,
        options=options if battle.number else replace(options, goal=0),
        ground=ground,
        next_id=max([FIRST_ID, *[unit.id + len(unit.figures) + 1 for unit in units]]),
        agenda=Agenda((step,)),
    )


def _sides(setup: Setup, battle: BattleScenario) -> tuple[int, ...]:
    sides = tuple(sorted({seat.side for seat in setup.seats if not seat.leader}))
    if len(sides) not in battle.sides:
        least, most = min(battle.sides), max(battle.sides)
        values = {"count": len(sides), "least": least, "most": most}
        insist(refuse("CAR-6.2-sides", "refusal-set-sides", **values))
    return sides


# The table


def _table(setup: Setup, battle: BattleScenario) -> tuple[Layout, Ground]:
    """The scenario's table, one of another size, or one laid by hand."""
    if setup.table is None:
        width = int(setup.options.get("width", 0)) * CM or battle.width
        height = int(setup.options.get("depth", 0)) * CM or battle.height
        if battle.stands and (width, height) != (battle.width, battle.height):
            insist(refuse("CAR-4-size", "refusal-set-own-table", scenario=battle.title))
        _check_size(Layout(width, height), battle)
        return ready_table(battle.key, width, height), "grass"
    if battle.stands:
        insist(refuse("CAR-4-terrain", "refusal-set-own-table", scenario=battle.title))
    given = given_table(setup, KEY, "CAR-4-terrain")
    table = Layout(given.width, given.height, given.terrain)
    _check_size(table, battle)
    _check_terrain(table, battle)
    return laid(battle, table, ("river", *CROSSINGS)), given.ground


@lru_cache(TABLES)
def ready_table(scenario: str, width: int, height: int) -> Layout:
    """The table of a scenario in a size: one for all its battles, with what is kept beside it."""
    battle = battles()[scenario]
    return laid(battle, Layout(width, height, battle.terrain))


def _check_size(table: Layout, battle: BattleScenario) -> None:
    """Room for the zones, and for the wagon between them."""
    near, far = battle.roles[0].depth, battle.roles[1].depth
    least = SMALLEST * CM
    if table.width < least or table.height < max(least, near + far):
        values = {"least": Distance(max(least, near + far)), "side": Distance(least)}
        insist(refuse("CAR-4-size", "refusal-set-table-small", **values))


def _check_terrain(table: Layout, battle: BattleScenario) -> None:
    """CAR-4-scenario-terrain: a river, and a way across, where the scenario has them."""
    kinds = [piece.kind for piece in table.terrain]
    needed = [feature.kind for feature in battle.features]
    if "river" in needed and "river" not in kinds:
        insist(refuse("CAR-4-scenario-terrain", "refusal-set-no-river", scenario=battle.title))
    if "river" in needed and not any(kind in CROSSINGS for kind in kinds):
        insist(refuse("CAR-16-little-boy-map", "refusal-set-no-crossing", scenario=battle.title))


# The armies


def _armies(
    setup: Setup, battle: BattleScenario, sides: tuple[int, ...]
) -> tuple[tuple[Reserve, ...], Designs]:
    """What each player has to set up: his own army, or that of his role."""
    if battle.stands:
        if any(army is not None for army in setup.armies):
            insist(refuse("CAR-16-armies", "refusal-set-own-army", scenario=battle.title))
        return (), ()
    reserves: list[Reserve] = []
    designs: list[tuple[int, Unit]] = []
    for number, seat in enumerate(setup.seats):
        if seat.leader:
            continue
        roster = ARMIES.brought(setup, number, battle.roles[sides.index(seat.side)].army)
        some, own = reserves_of(roster, number)
        reserves.extend(some)
        designs.extend(own)
    return tuple(reserves), tuple(designs)


def _refuse_heroes(reserves: tuple[Reserve, ...], designs: Designs) -> None:
    """CAR-19-agree: nobody brings heroes when it was agreed to do without."""
    for reserve in reserves:
        profile, _ = values_of(designs, reserve.seat, reserve.type)
        if profile.kind == "hero":
            insist(refuse("CAR-19-agree", "refusal-set-heroes", name=profile.name))


def _ready(setup: Setup, battle: BattleScenario, sides: tuple[int, ...]) -> list[Unit]:
    """The units that stand ready; in these battles each side has one player."""
    units: list[Unit] = []
    number = FIRST_ID
    heroes = bool(setup.options.get("heroes", True))
    for stand in battle.stands:
        if profile_of(stand.type).kind == "hero" and not heroes:
            continue
        side = sides[stand.role]
        seat = next(n for n, s in enumerate(setup.seats) if s.side == side and not s.leader)
        alike = sum([u.owner == seat and u.profile.type == stand.type for u in units])
        part = Reserve(seat, stand.type, stand.count)
        pose = Pose(stand.x, stand.y, stand.facing)
        units.append(unit_of(part, side, number, pose, number=alike + 1, files=stand.files))
        number += stand.count + 1
    return units
