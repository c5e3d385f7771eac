"""Worked examples of rules: a small position, the answers and dice played there, and the words.

Games have them beside their rulebooks as data (`rulebook/pictures.yaml`, with the words of each
language in `rulebook/<language>/pictures.yaml`). The engine itself makes the scene before and the
scene after, and every number in the words is a claim that the engine must bear out. No game is
known here.
"""

from slagveld.examples.example import Example, ExampleWords
from slagveld.examples.playing import Played, played, told_of
from slagveld.examples.proving import faults
from slagveld.examples.reading import book_of, examples_of, read
from slagveld.examples.showing import Pictures, pictures, pictures_of

__all__ = [
    "Example",
    "ExampleWords",
    "Pictures",
    "Played",
    "book_of",
    "examples_of",
    "faults",
    "pictures",
    "pictures_of",
    "played",
    "read",
    "told_of",
]
