"""The guided first battle: two small patrols in sight of each other, on the real engine."""

from slagveld.texts import Distance, Text

from ..core.book import text
from ..ground.paces import paces
from ..pearl.wagon import REACH
from ..shooting.ranges import limits


def lesson_words(key: str) -> Text:
    """A step of the guided battle."""
    _, direct = limits("direct")
    _, indirect = limits("indirect")
    lengths = {
        "pearl": {"wagon": Distance(REACH)},
        "march": {"move": Distance(paces()["infantry"].units(charge=False))},
        "charge": {"charge": Distance(paces()["cavalry"].units(charge=True))},
        "shoot": {"direct": Distance(direct), "indirect": Distance(indirect)},
    }
    return text(f"lesson-{key}", **lengths.get(key, {}))  # texts: *:lesson-*
