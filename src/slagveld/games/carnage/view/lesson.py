"""The guided first battle: two small patrols in sight of each other, on the real engine."""

from functools import cache
from pathlib import Path

from slagveld.games.carnage.setup.help import lesson_words
from slagveld.kernel.lesson import Lesson, read_lesson

FILE = Path(__file__).parent.parent / "data" / "lesson.yaml"


@cache
def lesson() -> Lesson:
    """The guided first battle; both armies stand ready on its scenario."""
    return read_lesson(FILE, lesson_words)
