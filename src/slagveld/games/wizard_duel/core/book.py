"""The words and measures of the game, and its drawings: what every room speaks in."""

from functools import cache
from pathlib import Path
from typing import Any

from slagveld import data
from slagveld.data import Record
from slagveld.texts import Text

KEY = "wizard-duel"
FOLDER = Path(__file__).parent.parent / "data"
CM = 100
"""Units in a centimetre."""
DIE = 20
FIELD_START = 20
FIELD_MOST = 50
POINTS_A_ROUND = 100
POINTS_CARRIED = 150
SUMMON_NEAR = 10 * CM
SUMMON_FAR = 20 * CM


def text(key: str, **values: Any) -> Text:
    """A sentence of this game."""
    return Text(f"{KEY}:{key}", values)


class Icons(Record, frozen=True, kw_only=True):
    """Which drawing stands for what on the table, by name."""

    wizard: str
    races: dict[str, str]
    weapons: dict[str, str]
    familiars: dict[str, str]
    badges: dict[str, str]


@cache
def icons() -> Icons:
    """The drawings of this game."""
    return data.load(FOLDER / "icons.yaml", Icons)
