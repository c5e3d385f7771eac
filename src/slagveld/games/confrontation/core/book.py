"""What every room writes with: the key of the game, its sentences, its data and its measure."""

import re
from functools import cache
from pathlib import Path

from slagveld.kit.book import Book
from slagveld.texts import Distance, Name, Text

KEY = "confrontation"
BOOK = Book(KEY)
text, refuse, do, pick = BOOK.text, BOOK.refuse, BOOK.do, BOOK.pick
first_refusal = BOOK.first_refusal
policy = BOOK.policy  # texts: *:policy-*, *:melee-policy-*
PREFIX = "CON"
FOLDER = Path(__file__).parent.parent / "data"

_LENGTH = re.compile(r"(?<![\w.,])(\d+(?:[.,]\d+)?) cm\b")
"""A length as the data write it."""
CM = 100
"""Units to the centimetre; all lengths of this game are whole units."""


@cache
def measured(words: Name) -> Name | Text:
    """Words of the data whose lengths in centimetres readers see in their own measure."""
    en, nl, de = [_LENGTH.search(one) for one in (words.en, words.nl, words.de)]
    if en is None or nl is None or de is None:
        return words
    before = Name(words.en[: en.start()], words.nl[: nl.start()], words.de[: de.start()])
    after = Name(words.en[en.end() :], words.nl[nl.end() :], words.de[de.end() :])
    length = Distance(round(float(en[1]) * CM))
    return text("words-measured", before=before, length=length, after=measured(after))


def card(key: str) -> str:
    """The entry in the rulebook of a competence."""
    return f"{PREFIX}-CARD-{key}"
