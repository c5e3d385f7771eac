"""The game's key, its data, its sentences and its units of measure."""

from pathlib import Path

from slagveld.kit.book import Book

KEY = "little-carnage"
BOOK = Book(KEY)
text, refuse, do, pick = BOOK.text, BOOK.refuse, BOOK.do, BOOK.pick
first_refusal, fault = BOOK.first_refusal, BOOK.fault
policy = BOOK.policy  # texts: *:combat-policy-*, *:magic-policy*
PREFIX = "LC"
"""How the ids of its rules begin."""
FOLDER = Path(__file__).parent.parent / "data"

CM = 100
"""Units to the centimetre."""
INCH = 250
"""Units to the inch, which is 2.5 cm in this game (LC-1.3-18)."""
