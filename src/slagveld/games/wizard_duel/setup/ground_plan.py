"""What stays free on a battlefield made at random: the places where wizards begin (WD-SETUP-6)."""

from slagveld.kit.lands import GroundPlan, around
from slagveld.table.layout import Layout
from slagveld.table.shapes import Point

from ..core.book import CM
from .deployment import start_places
from .kit import Scenery, kinds
from .scenarios import battles

ROOM = 15 * CM
"""So much room is left around the place of a wizard on a table made at random."""


class Grounds(Scenery):
    """The box, with the duels that are fought on what is laid from it."""

    def ground_plan(self, scenario: str) -> GroundPlan | None:
        """The places of every set are as good as each other; on most tables there are several."""
        battle = battles()[scenario]
        if battle.stands:
            return None
        bare = Layout(battle.width, battle.height)
        sets = start_places(bare, min(battle.players))
        places = list(dict.fromkeys(place for chosen in sets for place in chosen))
        zones = tuple(_about(bare, place) for place in places)
        groups = tuple(tuple(places.index(place) for place in chosen) for chosen in sets)
        return GroundPlan(battle.width, battle.height, zones, groups)


GROUNDS = Grounds(kinds)


def _about(bare: Layout, place: Point) -> tuple[int, int, int, int]:
    """Room for a wizard and those whom he summons first."""
    left, top, right, bottom = around([place], ROOM)
    return max(0, left), max(0, top), min(bare.width, right), min(bare.height, bottom)
