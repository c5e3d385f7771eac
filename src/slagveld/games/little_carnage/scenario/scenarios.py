"""The scenarios of the game: which a battle is, its zones, its river (LC-4-2).

Five of them make the campaign of the book, data/campaigns/humans-and-orcs.yaml. `slagveld.campaign`
reads that file and carries its rules out: the base scenario and what follows it (LC-4.3-1,
LC-4.3-2), the way to a final scenario (LC-4.3-4), no scenario twice and what comes instead
(LC-4.3-5, LC-4.3-6), the end without a next one (LC-4.3-7) and who has won (LC-4.3-8, LC-4.3-9,
LC-4.3-ex1).
"""

from functools import cache

from slagveld.kept import keep
from slagveld.record import replace
from slagveld.table.shapes import Outline, Point

from ..core.book import CM, FOLDER
from ..core.state import LittleCarnageState
from .battlefield import SetUpZone
from .files import BattleScenario, read_scenario

STRIP = 20 * CM
"""How deep the deployment strips of a quick battle are (LC-4-2)."""
NORTH, SOUTH = 2700, 900
KEYS = (
    "last-man-standing",
    "first-blood",
    "protect-the-border",
    "advance-into-enemy-land",
    "attack-on-gruenwald",
    "kill-the-war-chief",
    "siege-of-the-human-capital",
)
"""In the order of the menus; each has a file of its name."""
DEFAULT = KEYS[0]

WIDENED = "river-widened"
"""Under which note a battle remembers how far the banks of its river have moved apart."""
GROUNDED = "grounded"
"""Under which note a battle remembers the model that may not fly."""
SPARE = 50
"""So much wider than the longest base a river is made, at each bank."""


@cache
def battles() -> dict[str, BattleScenario]:
    """All scenarios by key, in the order of the menus."""
    files = [FOLDER / "scenarios" / f"{key}.yaml" for key in KEYS]
    rows = [read_scenario(file.read_bytes(), str(file)) for file in files]
    return {row.key: row for row in rows}


def battle_of(state: LittleCarnageState) -> BattleScenario:
    """The scenario that a battle is; the usual one where a state has no known one."""
    key = state.scenario if state.scenario in battles() else DEFAULT
    return widened(key, state.note(WIDENED)) if battles()[key].river else battles()[key]


def widening(battle: BattleScenario, longest: int) -> int:
    """By how much each bank of a river must move back, so that no base bridges it."""
    return max(0, (longest - battle.river) // 2 + SPARE) if battle.river else 0


@cache
def widened(key: str, by: int) -> BattleScenario:
    """A scenario whose river has each of its banks moved so far from the middle of the table."""
    battle = battles()[key]
    if not by:
        return battle
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


def zones_on(battle: BattleScenario, width: int, height: int) -> tuple[SetUpZone, ...]:
    """The deployment zones of both seats on a table of this size."""
    if battle.zones:
        return battle.zones
    return strips(width, height)


@cache
def strips(width: int, height: int) -> tuple[SetUpZone, ...]:
    """The deployment strips of a quick battle: the first seat in the south (LC-4-2)."""
    south = ((0, height - STRIP), (width, height - STRIP), (width, height), (0, height))
    north = ((0, 0), (width, 0), (width, STRIP), (0, STRIP))
    return (
        SetUpZone(seat=0, points=south, facing=NORTH),
        SetUpZone(seat=1, points=north, facing=SOUTH),
    )


def zones_of(state: LittleCarnageState, seat: int) -> list[SetUpZone]:
    """Where a seat sets up."""
    table = state.field.table
    found = zones_on(battle_of(state), table.width, table.height)
    return [zone for zone in found if zone.seat == seat]
