"""Help texts with the game's lengths in them, told in each reader's own measure."""

from functools import cache

from slagveld.games.carnage.core.state import text
from slagveld.games.carnage.ground.footing import CLIMB
from slagveld.games.carnage.ground.paces import paces
from slagveld.games.carnage.pearl.wagon import REACH
from slagveld.games.carnage.shooting.ranges import edge_limit, limits
from slagveld.games.carnage.terrain.kinds import SWIM
from slagveld.texts import Distance, Text


@cache
def terrain_help(kind: str) -> Text:
    """What a kind of terrain does to those on it or behind it."""
    lengths = {
        "low-wall": Distance(CLIMB),
        "open-forest": Distance(edge_limit()),
        "river": Distance(SWIM),
    }
    values = {"length": lengths[kind]} if kind in lengths else {}
    return text(f"terrain-help-{kind}", **values)  # texts: *:terrain-help-*


@cache
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
