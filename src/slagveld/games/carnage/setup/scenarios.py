"""The ready-made battles: roles, zones, goals, armies (section 16); the switches of a battle."""

from typing import Literal

from slagveld.data import Row
from slagveld.kernel.setup import Option, OptionValue, Setup
from slagveld.kit.deployment import Box, strip_at
from slagveld.kit.given_setup import insist
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import ReadyBattle, last_round
from slagveld.kit.tables import table
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Opening, Terrain
from slagveld.texts import Name

from ..army.muster import ARMIES, Designs, reserves_of, unit_of
from ..army.troops import profile_of
from ..core.book import KEY, refuse
from ..core.state import CarnageState, Options, Reserve
from ..core.unit import Unit
from ..terrain.kinds import FOLDER

EDGES = (2700, 900, 0, 1800)
"""The edges of the roles in order: near, far, left, right, by the way from there onto the table."""
DEPTH = 3000
"""The zone without a scenario (CAR-16-deploy)."""

TOWER, BOY, NEST = "watchtower", "pole", "nest"
"""Kinds of terrain that are goals."""


class Role(Row, frozen=True):
    """A side of a scenario."""

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
    """A ready-made battle as its file holds it."""

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
"""The ready-made battles by key."""


def battle_of(state: CarnageState) -> BattleScenario:
    """The scenario that a battle is; the open battle where a state has no known one."""
    return battles().get(state.scenario) or battles()["open"]


# Roles and zones


def role_of(state: CarnageState, side: int) -> int:
    """The place of a side among the roles: sides take them in rising order."""
    sides = sorted({seat.side for seat in state.seats if not seat.leader})
    return sides.index(side)


def side_with(state: CarnageState, role: int) -> int:
    """The side that has a role; -1: nobody."""
    sides = sorted({seat.side for seat in state.seats if not seat.leader})
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


# Tables


LARGEST = 400
"""The longest side of a table, in centimetres."""
SMALLEST = 60

NORTHS = {"far": 2700, "near": 900, "left": 1800, "right": 0}
"""Where north may be agreed to lie, as the first role sees the table."""

_MAKE = OptionMaker(KEY)

OPTIONS: tuple[Option, ...] = (
    _MAKE.choice("deploy", ("ready", "own"), "CAR-16-deploy"),
    _MAKE.number("rounds", 200, "CAR-16-end"),
    _MAKE.switch("endless", "CAR-16-end"),
    _MAKE.number("goal", 50, "CAR-16-own"),
    _MAKE.number("width", LARGEST, "CAR-4-size"),
    _MAKE.number("depth", LARGEST, "CAR-4-size"),
    _MAKE.choice("north", ("first", *NORTHS), "CAR-4-compass"),
    _MAKE.switch("heroes", "CAR-19-agree", default=True),
    _MAKE.switch("shuffled-pearl", "CAR-7-shuffle"),
    _MAKE.switch("arcs", "CAR-12.4", default=True),
    _MAKE.switch("words", "CAR-6.9.3", default=True),
    _MAKE.switch("free-measuring", "CAR-10-announce"),
)


def read(battle: BattleScenario, given: dict[str, OptionValue]) -> Options:
    """The switches that last through a battle."""
    return chosen(Options, OPTIONS, given, rounds=last_round(given, "rounds", battle.rounds))


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
    for number, seat in enumerate(setup.seats):
        if seat.leader:
            continue
        roster = ARMIES.brought(setup, number, battle.roles[sides.index(seat.side)].army)
        some, own = reserves_of(roster, number)
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
        seat = next(n for n, s in enumerate(setup.seats) if s.side == side and not s.leader)
        alike = sum([u.owner == seat and u.profile.type == stand.type for u in units])
        part = Reserve(seat, stand.type, stand.count)
        pose = Pose(stand.x, stand.y, stand.facing)
        units.append(unit_of(part, side, number, pose, number=alike + 1, files=stand.files))
        number += stand.count + 1
    return units


FIRST_ID = 1000
"""Ids of units and figures begin here; those of terrain stay below."""
