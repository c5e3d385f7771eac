"""Deployment zones: who may set up where (LC-4-2)."""

from collections.abc import Sequence

from slagveld.kernel.fields import Region
from slagveld.kernel.rulebook import Refusal
from slagveld.table.body import Body
from slagveld.table.inside import INSIDE, body_in_area
from slagveld.table.measure import area_gap
from slagveld.table.shapes import Outline
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import refuse
from ..core.regiment import Stand
from ..core.state import LittleState
from ..movement.crossing_and_ending import stand_refusal
from ..scenario.battlefield import Clear
from ..scenario.scenarios_and_campaign import battle_of, zones_of


def zone_refusal(state: LittleState, stand: Stand) -> Refusal | None:
    """Why a stand may not be set up here, or None: its whole base lies in a zone of its seat."""
    body = stand.body
    zones = zones_of(state, stand.seat)
    for zone in zones:
        if body_in_area(body, zone.area) == INSIDE:
            return clear_refusal(state, zone.clear, body)
    rule = zones[0].rule if zones else "LC-4-2"
    return refuse(rule, "refusal-deploy-zone", name=state.regiment_of(stand).name)


def set_up_refusal(
    state: LittleState, stand: Stand, there: LittleState | None = None
) -> Refusal | None:
    """Why a stand may not be set up where it is, with others as they stand there, or None."""
    return zone_refusal(state, stand) or stand_refusal(there or state, stand, stand.pose)


def clear_refusal(state: LittleState, clear: Sequence[Clear], body: Body) -> Refusal | None:
    """Why something is too near to an area of the scenario, or None.

    The bridge for defenders (LC-4.2-4), the river for attackers (LC-4.2-5).
    """
    battle = battle_of(state)
    for one in clear:
        place = battle.place[one.of]
        if area_gap(body, place.area) < one.distance * FINE:
            far = Distance(one.distance)
            return refuse(one.rule, "refusal-deploy-near", area=place.name, distance=far)
    return None


def region_of(state: LittleState, seat: int) -> Region:
    return Region(tuple([Outline(zone.points) for zone in zones_of(state, seat)]))
