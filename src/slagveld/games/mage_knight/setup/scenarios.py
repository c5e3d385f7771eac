"""The ready-made battles as data: table, armies, objectives, and what wins them (MK-ETIQ-5)."""

from typing import Literal

from slagveld.data import Row
from slagveld.kit.laid_tables import ReadyPiece
from slagveld.kit.tables import table
from slagveld.table.shapes import Point
from slagveld.table.terrain import Terrain
from slagveld.texts import Name

from ..core.book import FOLDER, INCH
from ..core.state import MageKnightState
from .pieces import made, shapes

USUAL = 36 * INCH
"""The side of a battlefield unless agreed otherwise (MK-SETUP-2)."""
DEFAULT = "clash"

Goal = Literal["", "treasure"]
"""A winning rule of its own besides that of the book: drag the treasure home."""


class BattleScenario(Row, frozen=True, kw_only=True):
    """A ready-made battle as its file holds it."""

    key: str
    title: Name
    summary: Name
    players: tuple[int, ...]
    """How many can play it: 2 to 4 (MK-INTRO-3)."""
    sides: int = 0
    """Into how many teams lone players are put; 0: each fights alone (MK-INTRO-4)."""
    inviting: bool = False
    width: int = USUAL
    height: int = USUAL
    total: int
    """The build total (MK-ARMY-1)."""
    rounds: int
    """The last round unless another limit is agreed on (MK-END-3)."""
    armies: tuple[str, ...]
    """Keys of ready-made armies, by player."""
    objectives: tuple[Point, ...] = ()
    pieces: tuple[ReadyPiece, ...] = ()
    book: bool = False
    """The players lay the battlefield out (MK-SETUP-1)."""
    goal: Goal = ""

    @property
    def terrain(self) -> tuple[Terrain, ...]:
        return tuple([_made(number, piece) for number, piece in enumerate(self.pieces, 1)])


def _made(number: int, piece: ReadyPiece) -> Terrain:
    shape = shapes()[piece.key]
    return made(shape, number, piece.laid(shape))


battles = table(FOLDER / "scenarios.yaml", BattleScenario)
"""The ready-made battles by key."""


def battle_of(state: MageKnightState) -> BattleScenario:
    """The scenario that a battle is; the usual one where a state has no known one."""
    return battles().get(state.scenario) or battles()[DEFAULT]
