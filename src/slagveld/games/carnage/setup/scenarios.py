"""The ready-made battles: roles, zones, goals, armies (section 16)."""

from collections.abc import Iterable
from typing import Literal

from slagveld.data import Row
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.deployment import Box, strip_at
from slagveld.kit.given_setup import insist, players_of
from slagveld.kit.scenarios import ReadyBattle, Written
from slagveld.kit.tables import table
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Opening, Terrain
from slagveld.texts import Name

from ..army.muster import ARMIES, Designs, reserves_of, unit_of
from ..army.troops import profile_of
from ..core.book import refuse
from ..core.state import CarnageState, Reserve
from ..core.unit import Unit
from ..terrain.kinds import FOLDER
from .roles import DEPTH
from .scenario_sheets import row_of

EDGES = (2700, 900, 0, 1800)
"""The edges of the roles in order: near, far, left, right, by the way from there onto the table."""
TOWER, BOY, NEST = "watchtower", "pole", "nest"
"""Kinds of terrain that are goals."""


class Role(Row, frozen=True):
    name: Name
    army: str
    """Key of the ready-made army that its players have unless they bring their own."""
    depth: int = DEPTH


class Feature(Row, frozen=True, kw_only=True):
    """A piece laid by the size of the table, on the line through the middle of the edges.

    Watchtower and pole stand straight opposite each other with the river between
    (CAR-16-little-boy-setup, CAR-16-little-boy-map), the nest 20 cm from its edge
    (CAR-16-eggs-setup). A battle does not do without them (CAR-4-scenario-terrain).
    """

    kind: str
    role: int
    """From whose edge it is measured."""
    from_edge: int | Literal["middle"]
    """How far its middle is from that edge; `middle`: half the table."""
    along: int = 50
    """Where its middle is along the edge, in hundredths of it."""
    width: int = 0
    """Along the edge; 0: from side to side of the table."""
    depth: int
    height: int = 0
    doors: tuple[Opening, ...] = ()
    """Openings of its walls towards the near and the far edge; none: it has no walls."""
    windows: tuple[Opening, ...] = ()
    """Those of the walls between."""


class Stand(Row, frozen=True, kw_only=True):
    """A unit that stands ready: the middle of its front edge, and the way it looks."""

    role: int
    type: str
    count: int
    files: int
    x: int
    y: int
    facing: int


class BattleScenario(ReadyBattle, frozen=True, kw_only=True):
    sides: tuple[int, ...]
    """How many sides may fight."""
    rounds: int = 20
    """The last round unless another is agreed on."""
    roles: tuple[Role, ...]
    goal: Literal["", "hold", "cows", "eggs"] = ""
    attacker: int = -1
    """The role that alone has a goal to reach; the other defends. -1: none, or both."""
    number: int = 0
    """Cows (CAR-16-cattle-number) or eggs."""
    cow_rows: tuple[int, ...] = ()
    """How far from the defender's edge each cow stands (CAR-16-cattle-setup); others begin anew."""
    terrain: tuple[Terrain, ...] = ()
    features: tuple[Feature, ...] = ()
    stands: tuple[Stand, ...] = ()


battles = table(FOLDER / "scenarios.yaml", BattleScenario)
WRITTEN = Written(BattleScenario, row_of)
"""Battles of scenarios that players wrote."""


def battle_of(state: CarnageState) -> BattleScenario:
    """The scenario that a battle is; the open battle where a state has no known one."""
    if isinstance(state.written, str):
        return WRITTEN.battle(state.written)
    return battles().get(state.scenario) or battles()["open"]


# Roles and zones


def sides_of(seats: Iterable[Seat]) -> tuple[int, ...]:
    """All sides of a battle, in rising order; the leader is of none."""
    return tuple(sorted({seat.side for seat in seats if not seat.leader}))


def role_of(state: CarnageState, side: int) -> int:
    """The place of a side among the roles: sides take them in rising order."""
    return sides_of(state.seats).index(side)


def side_with(state: CarnageState, role: int) -> int:
    """The side that has a role; -1: nobody."""
    sides = sides_of(state.seats)
    return sides[role] if 0 <= role < len(sides) else -1


def attacker(state: CarnageState) -> int:
    """The side that alone has a goal to reach (cattle, eggs); -1: there is none."""
    return side_with(state, battle_of(state).attacker)


def edge_of(state: CarnageState, side: int) -> int:
    """The way from a side's table edge onto the table."""
    return next((way for other, way in state.edges if other == side), EDGES[0])


def zone_of(state: CarnageState, side: int) -> Box:
    """Where a side sets up (CAR-16-deploy)."""
    depth = battle_of(state).roles[role_of(state, side)].depth
    return strip_at(state.field.table, edge_of(state, side), 0, depth)


# Armies


def armies_of(
    setup: Setup, battle: BattleScenario, sides: tuple[int, ...]
) -> tuple[tuple[Reserve, ...], Designs]:
    """What each player has to set up: his own army, or that of his role."""
    if battle.stands:
        if any(army is not None for army in setup.armies):
            insist(refuse("CAR-16-armies", "refusal-set-own-army", scenario=battle.title))
        return (), ()
    reserves: list[Reserve] = []
    designs: list[tuple[int, Unit]] = []
    for seat in players_of(setup):
        role = battle.roles[sides.index(setup.seats[seat].side)]
        some, own = reserves_of(ARMIES.brought(setup, seat, role.army), seat)
        reserves.extend(some)
        designs.extend(own)
    return tuple(reserves), tuple(designs)


def ready_units(setup: Setup, battle: BattleScenario, sides: tuple[int, ...]) -> list[Unit]:
    """The units that stand ready; in these battles each side has one player."""
    units: list[Unit] = []
    number = FIRST_ID
    heroes = bool(setup.options.get("heroes", True))
    for stand in battle.stands:
        if profile_of(stand.type).kind == "hero" and not heroes:
            continue
        side = sides[stand.role]
        seat = next(n for n in players_of(setup) if setup.seats[n].side == side)
        alike = sum([u.owner == seat and u.profile.type == stand.type for u in units])
        part = Reserve(seat, stand.type, stand.count)
        pose = Pose(stand.x, stand.y, stand.facing)
        units.append(unit_of(part, side, number, pose, number=alike + 1, files=stand.files))
        number += stand.count + 1
    return units


FIRST_ID = 1000
"""Ids of units and figures begin here; those of terrain stay below."""
