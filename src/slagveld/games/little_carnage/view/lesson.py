"""The guided first battle: a border watch against orc raiders, on the real engine."""

from functools import cache

from slagveld.kernel.lesson import Lesson, read_lesson
from slagveld.texts import Distance

from ..core.book import FOLDER, INCH, text

FILE = FOLDER / "lesson.yaml"


@cache
def lesson() -> Lesson:
    """The guided first battle; both armies stand ready on its scenario."""
    lengths = {"step": Distance(INCH), "card": Distance(4 * INCH)}
    return read_lesson(FILE, lambda key: text(f"lesson-{key}", **lengths))  # texts: *:lesson-*
