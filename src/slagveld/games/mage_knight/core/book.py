"""The book of the game: its key, its sentences and cards, and sizes of what is on the table."""

from pathlib import Path
from typing import Literal

from slagveld.kit.book import Book

KEY = "mage-knight"
BOOK = Book(KEY)
text, refuse, fault, do, pick = BOOK.text, BOOK.refuse, BOOK.fault, BOOK.do, BOOK.pick
policy = BOOK.policy  # texts: *:policy-*, *:combat-policy-*
PREFIX = "MK"
"""How the ids of its rules begin."""
FOLDER = Path(__file__).parent.parent / "data"

SIDES = 6
"""Of a die."""

INCH = 250
"""Units to the inch: bases of 0.55" and gaps of 0.02" are whole numbers so (MK-CONTACT-1)."""

OBJECTIVE = 300
"""Diameter of an objective: 1.2"."""
ITEM = 125
"""Diameter of an item on the ground: 0.5"."""

Origin = Literal["book", "V2", "V1", "house", "own"]
"""Where something comes from: the rulebook, another text of this edition, the first edition, us, a
player."""


def card(key: str) -> str:
    """The entry in the rulebook of an ability, item, domain or piece of built terrain."""
    return f"{PREFIX}-CARD-{key}"
