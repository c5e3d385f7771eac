"""The eggs of a nest may be struck at in the melee: each wound breaks one (CAR-16-eggs-attack)."""

from slagveld.kernel.event import Changed
from slagveld.table.measure import area_gap
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.book import text
from ..core.state import Battle, CarnageState, Deed
from ..core.unit import Unit
from ..setup import scenarios
from ..terrain.high_walls import TOUCH

NEST = 0
"""Stands where the id of a target unit would: the eggs of the nest (CAR-16-eggs-attack)."""


def nests(state: CarnageState) -> list[Terrain]:
    """The nests on the table."""
    return [piece for piece in state.field.table.terrain if piece.kind == scenarios.NEST]


def at_nest(state: CarnageState, unit: Unit) -> list[int]:
    """Places of a unit's figures that touch a nest which is theirs to destroy."""
    if not state.eggs or unit.owner < 0 or unit.side != scenarios.attacker(state):
        return []
    areas = [piece.area for piece in nests(state)]
    return [
        place
        for place, body in enumerate(unit.bodies)
        if any(area_gap(body, area) <= TOUCH * FINE for area in areas)
    ]


def break_eggs(play: Battle, side: int, wounds: int) -> None:
    """Each wound destroys one egg, as long as there are any (CAR-16-eggs-attack)."""
    state = play.state
    broken = min(wounds, state.eggs)
    if not broken:
        return
    deed = Deed(state.round, "egg", side, broken)
    play.replace(eggs=state.eggs - broken, deeds=(*state.deeds, deed))
    what, left = text("eggs-left"), state.eggs - broken
    play.tell(Changed, what=what, old=state.eggs, new=left, rule="CAR-16-eggs-attack")
