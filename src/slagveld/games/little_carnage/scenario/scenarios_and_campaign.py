"""The scenarios of the game: which a battle is, its zones, its river (LC-4-2), its switches.

Five of them make the campaign of the book, data/campaigns/humans-and-orcs.yaml. `slagveld.campaign`
reads that file and carries its rules out: the base scenario and what follows it (LC-4.3-1,
LC-4.3-2), the way to a final scenario (LC-4.3-4), no scenario twice and what comes instead
(LC-4.3-5, LC-4.3-6), the end without a next one (LC-4.3-7) and who has won (LC-4.3-8, LC-4.3-9,
LC-4.3-ex1).
"""

from functools import cache, lru_cache
from typing import Annotated

import msgspec

from slagveld import data
from slagveld.data import Row
from slagveld.kept import keep, kept
from slagveld.kernel.setup import Option, OptionValue
from slagveld.kit.box_shapes import laid_in
from slagveld.kit.deployment import NORTH, SOUTH, outline_of, strip_at
from slagveld.kit.laid_tables import ReadyPiece, Sides
from slagveld.kit.options import OptionMaker, chosen
from slagveld.kit.scenarios import ReadyBattle, Written, agreed
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain
from slagveld.texts import Name

from ..core.book import CM, FOLDER, KEY
from ..core.state import LittleState, Options
from .battlefield import SIDE, Place, SetUpZone, Sited, shapes
from .scenario_sheets import row_of
from .victory_conditions import Condition, LowRoof, Slowed, condition_faults, special_faults


class Named(Row, frozen=True, kw_only=True):
    """A model that a seat names openly before it sets up (LC-4.2-8)."""

    key: str
    seat: int
    name: Name
    """What he is: the warlord."""
    grounded: bool = False
    """He must move on the ground, even with Flying (LC-4.2-10): noted under `GROUNDED`."""
    rule: str = "LC-4.2-8"


class BattleScenario(ReadyBattle, frozen=True, kw_only=True, dict=True):
    """A scenario's file: exactly two sides (LC-0-3), three parts that are required (LC-4.1-1)."""

    roles: tuple[Name, Name]
    """What the two sides are, usually attacker and defender (LC-4.1-2, LC-4.2-1)."""

    situation: Name
    """Who takes part and what each side wants."""
    battlefield: Name
    """The place in words; what lies on it is in `pieces` (LC-4.1-3)."""
    victory: Annotated[tuple[Condition, ...], msgspec.Meta(min_length=1)]

    special: tuple[Name, ...] = ()
    """Its own rules in words, but for those that say themselves what they do."""
    slowed: tuple[Slowed, ...] = ()
    """Who moves more slowly (LC-4.1-6)."""
    roofs: tuple[LowRoof, ...] = ()
    """Where tall models may hit their heads (LC-4.1-6)."""
    total: int
    """Army points unless others are agreed (LC-2-5)."""
    bonus: tuple[int, int] = (0, 0)
    """By how many parts of a hundred each seat's army may be dearer (LC-4.1-6)."""
    rounds: int = 0
    """The last round; 0: no limit unless one is agreed."""
    armies: tuple[str, str]
    """Keys of ready-made armies by seat."""
    width: int = SIDE
    height: int = SIDE
    free_table: bool = False
    """It may be fought on a table laid by hand: no condition needs its own ground."""
    pieces: tuple[ReadyPiece, ...] = ()
    """What lies on its table: a river with one bridge, say (LC-4.2-2)."""
    river: int = 0
    """How wide the river across the middle is at least, where nobody may cross it on foot; with
    longer bases in play its banks move apart (LC-4.2-7)."""
    places: tuple[Place, ...] = ()
    zones: tuple[SetUpZone, ...] = ()
    """Without any: strips along the south edge and the north edge (LC-4-2)."""
    order: tuple[int, ...] = ()
    """Seats in the order in which they set up (LC-4.2-6); empty: as the cards come (LC-4-2)."""
    sited: tuple[Sited, ...] = ()
    named: tuple[Named, ...] = ()

    @kept
    def terrain(self) -> tuple[Terrain, ...]:
        """Its pieces on the table, numbered from 1 on."""
        return laid_in(shapes(), self.pieces)

    @kept
    def special_words(self) -> tuple[Name, ...]:
        """All special rules in words; with any, both seats confirm them (LC-4.1-7)."""
        slowed, roofs = [one.words for one in self.slowed], [one.words for one in self.roofs]
        return (*self.special, *slowed, *roofs)

    @kept
    def place(self) -> dict[str, Place]:
        return {place.key: place for place in self.places}

    @kept
    def contested(self) -> tuple[Place, ...]:
        """Areas that victory conditions name, each once, a passage before where it leads to."""
        keys = [key for one in self.victory for key in (one.via, one.area) if key]
        return tuple([self.place[key] for key in dict.fromkeys(keys)])

    def zones_on(self, width: int, height: int) -> tuple[SetUpZone, ...]:
        """The deployment zones of both seats on a table of this size."""
        return self.zones or strips(width, height)


def scenario_faults(row: BattleScenario) -> list[str]:
    """What does not fit together in a scenario's file."""
    known = list(row.place)
    asked = [clear.of for zone in row.zones for clear in zone.clear]
    for sited in row.sited:
        asked += [sited.area, *[clear.of for clear in sited.clear]]
    found = [f"{key}: no such area" for key in asked if key not in known]
    names = [one.key for one in row.named]
    for condition in row.victory:
        found += condition_faults(condition, known, names)
    return found + special_faults(row.slowed, row.roofs, known, names)


def read_scenario(source: str | bytes, name: str) -> BattleScenario:
    """A scenario's file; raises DataError when a part is missing or does not fit (LC-4.1-1)."""
    row = data.loads(source, BattleScenario, name)
    for fault in scenario_faults(row):
        raise data.DataError(name, None, "", fault)
    return row


STRIP = 20 * CM
"""How deep the deployment strips of a quick battle are (LC-4-2)."""
KEYS = (
    "last-man-standing",
    "first-blood",
    "encounter",
    "protect-the-border",
    "advance-into-enemy-land",
    "attack-on-gruenwald",
    "kill-the-war-chief",
    "siege-of-the-human-capital",
    "the-stolen-princess",
    "gate-of-the-dwarf-mine",
)
"""In the order of the menus; each has a file of its name."""
DEFAULT = KEYS[0]

WIDENED = "river-widened"
"""Under which note a battle remembers how far the banks of its river have moved apart."""
GROUNDED = "grounded"
"""Under which note a battle remembers the model, or its stand, that may not fly."""
SPARE = 50
"""So much wider than the longest base a river is made, at each bank."""


@cache
def battles() -> dict[str, BattleScenario]:
    """All scenarios by key, in the order of the menus."""
    files = [FOLDER / "scenarios" / f"{key}.yaml" for key in KEYS]
    rows = [read_scenario(file.read_bytes(), str(file)) for file in files]
    return {row.key: row for row in rows}


def battle_of(state: LittleState) -> BattleScenario:
    """The scenario that a battle is; the usual one where a state has no known one."""
    if isinstance(state.written, str):
        battle = WRITTEN.battle(state.written)
        by = state.note(WIDENED) if battle.river else 0
        return widened_written(state.written, by) if by else battle
    key = state.scenario if state.scenario in battles() else DEFAULT
    return widened(key, state.note(WIDENED)) if battles()[key].river else battles()[key]


def widening(battle: BattleScenario, longest: int) -> int:
    """By how much each bank of a river must move back, so that no base bridges it."""
    return max(0, (longest - battle.river) // 2 + SPARE) if battle.river else 0


WRITTEN = Written(BattleScenario, row_of)
"""Battles of scenarios that players wrote."""


@cache
def widened(key: str, by: int) -> BattleScenario:
    """A scenario whose river has each of its banks moved so far from the middle of the table."""
    return _widened(battles()[key], by) if by else battles()[key]


@lru_cache(16)
def widened_written(text: str, by: int) -> BattleScenario:
    """The same for a scenario that somebody wrote."""
    return _widened(WRITTEN.battle(text), by) if by else WRITTEN.battle(text)


def in_play(battle: BattleScenario, by: int) -> BattleScenario:
    """A scenario as it is fought, with the banks of its river so far apart."""
    return widened_written(battle.written, by) if battle.written else widened(battle.key, by)


def _widened(battle: BattleScenario, by: int) -> BattleScenario:
    middle = battle.height // 2

    def moved(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple([(x, _apart(y, middle, battle.height, by)) for x, y in points])

    terrain = [
        replace(piece, outline=Outline(moved(piece.outline.points)))
        if piece.kind in ("river", "bridge")
        else piece
        for piece in battle.terrain
    ]
    zones = [replace(z, points=moved(z.points), front=None) for z in battle.zones]
    places = [replace(p, points=moved(p.points)) for p in battle.places]
    sited = [replace(s, y=_apart(s.y, middle, battle.height, by)) for s in battle.sited]
    found = replace(battle, zones=tuple(zones), places=tuple(places), sited=tuple(sited))
    keep(found, "terrain", tuple(terrain))
    return found


def _apart(y: int, middle: int, height: int, by: int) -> int:
    """A place moved away from the middle line; the edges of the table stay."""
    if y in (0, middle, height):
        return y
    return max(0, y - by) if y < middle else min(height, y + by)


@cache
def strips(width: int, height: int) -> tuple[SetUpZone, ...]:
    """The deployment strips of a quick battle: the first seat in the south (LC-4-2)."""
    table = Layout(width, height)
    south, north = [outline_of(strip_at(table, way, 0, STRIP)).points for way in (NORTH, SOUTH)]
    first = SetUpZone(seat=0, points=south, facing=NORTH)
    return first, SetUpZone(seat=1, points=north, facing=SOUTH)


def zones_of(state: LittleState, seat: int) -> list[SetUpZone]:
    table = state.field.table
    found = battle_of(state).zones_on(table.width, table.height)
    return [zone for zone in found if zone.seat == seat]


MOST_ROUNDS = 50
MOST_POINTS = 5000
SIDES = Sides(60, 240, CM, KEY, "LC-4-2")
"""How long the sides of a table may be, in centimetres."""

_MAKE = OptionMaker(KEY)
OPTIONS: tuple[Option, ...] = (
    _MAKE.number("points", MOST_POINTS, "LC-2-5"),
    _MAKE.number("rounds", MOST_ROUNDS, "LC-4-1"),
    _MAKE.choice("deploy", ("ready", "own"), "LC-4-2"),
    _MAKE.switch("one-card", "LC-1.3-2"),
    _MAKE.switch("magic", "LC-3-1"),
    _MAKE.switch("board", "LC-1.9-4"),
    _MAKE.switch("veterans", "LC-4.4-1"),
    _MAKE.choice("confirm", ("both", "nobody"), "LC-4.1-7"),
)


def read(battle: BattleScenario, given: dict[str, OptionValue]) -> Options:
    """The switches that last through a battle."""
    rounds = agreed(given, "rounds", battle.rounds)
    return chosen(Options, OPTIONS, given, rounds=rounds, open_row=not given.get("one-card"))
