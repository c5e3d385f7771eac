"""First steps: the guided duel that is played at close quarters."""

from functools import cache

import msgspec

from slagveld.kernel.lesson import Lesson, read_lesson
from slagveld.texts import Distance

from ..army.stocks import roster_of, stocks
from ..core.book import CM, FOLDER, SUMMON_FAR, SUMMON_NEAR, text
from ..core.races import race
from ..movement.wizard import WIZARD_MOVE


@cache
def lesson() -> Lesson:
    """The guided first duel."""
    lengths = {
        "reach": Distance(race("ork").movement * CM),
        "near": Distance(SUMMON_NEAR),
        "far": Distance(SUMMON_FAR),
        "move": Distance(WIZARD_MOVE),
    }
    return read_lesson(
        FOLDER / "lesson.yaml",
        lambda key: text(f"lesson-{key}", **lengths),  # texts: *:lesson-*
        lambda key: msgspec.to_builtins(roster_of(stocks()[key])),
    )
