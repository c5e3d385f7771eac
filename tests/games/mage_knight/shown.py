"""What tests of the display share, with the words of Mage Knight."""

from slagveld.games.mage_knight.core.book import FOLDER, KEY
from slagveld.texts import add_source
from tests.games.shown import badges, changed, house, lines, notes, texts_in, words

__all__ = ["badges", "changed", "house", "lines", "notes", "texts_in", "words"]

add_source(KEY, FOLDER.parent / "texts")
