"""The guided first battle: a patrol of the Lions against goblins, on the real engine."""

from functools import cache

import msgspec

from slagveld.kernel.lesson import Lesson, read_lesson

from ..core.book import FOLDER, text

FILE = FOLDER / "lesson.yaml"


@cache
def lesson() -> Lesson:
    """The guided first battle; both armies stand ready on its scenario. Its rounds are turns."""
    found = read_lesson(FILE, lambda key: text(f"lesson-{key}"))  # texts: *:lesson-*
    return msgspec.structs.replace(found, options={"turns": found.options["rounds"]})
