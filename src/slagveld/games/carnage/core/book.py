"""What every module of the game speaks of: its key, its sentences, its units of measure."""

from slagveld.kit.book import Book

KEY = "carnage"
BOOK = Book(KEY)
text, refuse, do, pick = BOOK.text, BOOK.refuse, BOOK.do, BOOK.pick
policy = BOOK.policy  # texts: *:policy-*

DIE = 10
"""Sides of the only die: it shows 1 to 10, its 0 being the ten (CAR-3-d10)."""
CM = 100
"""Units to the centimetre."""
INCH = 250
"""Units to the inch: exactly 2.5 cm (CAR-0-inch)."""
HAIR = 10
"""Less than this, in units, is told as a hair's breadth: a millimetre."""
