"""A scenario's file: opening situation, battlefield, victory conditions (LC-4.1-1)."""

from typing import Annotated

import msgspec

from slagveld import data
from slagveld.data import Row
from slagveld.kept import kept
from slagveld.kit.laid_tables import ReadyPiece
from slagveld.table.terrain import Terrain
from slagveld.texts import Name

from .battlefield import SIDE, Place, SetUpZone, Sited, made, shapes
from .conditions import Condition, LowRoof, Slowed, condition_faults, special_faults


class Named(Row, frozen=True, kw_only=True):
    """A model that a seat names openly before it sets up (LC-4.2-8)."""

    key: str
    seat: int
    name: Name
    """What he is: the warlord."""
    grounded: bool = False
    """He must move on the ground, even with Flying (LC-4.2-10): noted under `GROUNDED`."""
    rule: str = "LC-4.2-8"


class BattleScenario(Row, frozen=True, kw_only=True, dict=True):
    """A scenario as its file holds it; its three parts are required (LC-4.1-1)."""

    key: str
    title: Name
    summary: Name
    inviting: bool = False
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
        return tuple(
            [made(number, one.laid(shapes()[one.key])) for number, one in enumerate(self.pieces, 1)]
        )

    @kept
    def special_words(self) -> tuple[Name, ...]:
        """All special rules in words; with any, both seats confirm them (LC-4.1-7)."""
        slowed, roofs = [one.words for one in self.slowed], [one.words for one in self.roofs]
        return (*self.special, *slowed, *roofs)

    @kept
    def place(self) -> dict[str, Place]:
        """Its areas by key."""
        return {place.key: place for place in self.places}

    @kept
    def contested(self) -> tuple[Place, ...]:
        """Areas that victory conditions name, each once, a passage before where it leads to."""
        keys = [key for one in self.victory for key in (one.via, one.area) if key]
        return tuple([self.place[key] for key in dict.fromkeys(keys)])


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
