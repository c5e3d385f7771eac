"""The game's key, its data, its sentences and its units of measure."""

from pathlib import Path
from typing import Any

from slagveld.texts import Text

KEY = "little-carnage"
PREFIX = "LC"
"""How the ids of its rules begin."""
FOLDER = Path(__file__).parent.parent / "data"

CM = 100
"""Units to the centimetre."""
INCH = 250
"""Units to the inch, which is 2.5 cm in this game (LC-1.3-18)."""


def text(key: str, **values: Any) -> Text:
    """A sentence of this game."""
    return Text(f"{KEY}:{key}", values)
