"""The words and measures of the game, and its drawings: what every room speaks in."""

from pathlib import Path

from slagveld.data import Row
from slagveld.kernel.figure import Figure
from slagveld.kit.book import Book
from slagveld.kit.tables import record

KEY = "wizard-duel"
BOOK = Book(KEY)
text, refuse, do, pick = BOOK.text, BOOK.refuse, BOOK.do, BOOK.pick
FOLDER = Path(__file__).parent.parent / "data"
CM = 100
"""Units in a centimetre."""
DIE = 20
"""Sides of the only die of the game, for the order as for everything else (WD-MAT-2)."""
FIELD_START = 20
"""Strength of every wizard's energy field at the beginning (WD-SETUP-5, WD-WIZARD-1)."""
FIELD_MOST = 50
"""How strong defence magic can make it (WD-SPELL-8)."""
POINTS_A_ROUND = 100
"""Magic points that a wizard receives in every round (WD-WIZARD-5)."""
POINTS_CARRIED = 150
"""Magic points that he may take into the next round (WD-WIZARD-7)."""
CREW_MOVE = 1 * CM
"""How far each of a crew shifts its heavy weapon in a walk action (WD-HEAVY-4)."""
SUMMON_BOUNDS = (10 * CM, 20 * CM)
"""How near and how far from their wizard creatures appear (WD-SUMMON-5)."""


class Icons(Row, frozen=True, kw_only=True):
    """Which drawing stands for what on the table, by name."""

    wizard: str
    wizards: tuple[Figure, ...]
    """How wizards look, seat by seat."""
    races: dict[str, str]
    weapons: dict[str, str]
    familiars: dict[str, str]
    badges: dict[str, str]


icons = record(FOLDER / "icons.yaml", Icons)


def wizard_figure(seat: int) -> Figure:
    """How the wizard of a seat looks."""
    looks = icons().wizards
    return looks[seat % len(looks)]
