"""The guided first battle: a patrol of orcs against an elven watch, on the real engine."""

from functools import cache

from slagveld.kernel.lesson import Lesson, read_lesson

from ..core.book import FOLDER, text

FILE = FOLDER / "lesson.yaml"


@cache
def lesson() -> Lesson:
    """The guided first battle; both armies stand ready on its scenario."""
    return read_lesson(FILE, lambda key: text(f"lesson-{key}"))  # texts: *:lesson-*
