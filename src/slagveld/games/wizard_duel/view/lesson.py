"""First steps: the guided duel that is played at close quarters."""

from typing import Any

import msgspec

from slagveld.texts import Distance, Text

from ..army.stocks import roster_of, stocks
from ..core.book import CM, SUMMON_FAR, SUMMON_NEAR, text
from ..core.races import race
from ..movement.wizard import WIZARD_MOVE


def lesson_words(key: str) -> Text:
    """A step of the guided duel."""
    lengths = {
        "reach": Distance(race("ork").movement * CM),
        "near": Distance(SUMMON_NEAR),
        "far": Distance(SUMMON_FAR),
        "move": Distance(WIZARD_MOVE),
    }
    return text(f"lesson-{key}", **lengths)  # texts: *:lesson-*


def lesson_army(key: str) -> Any:
    """A stock of the guided duel."""
    return msgspec.to_builtins(roster_of(stocks()[key]))
