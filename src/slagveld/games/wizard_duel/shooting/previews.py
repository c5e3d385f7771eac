"""What a shot would do, as far as it may be known before it is measured (WD-SHOOT-1)."""

from slagveld.kernel.decision import Odds, Preview
from slagveld.kernel.fields import Region
from slagveld.table.shapes import Outline
from slagveld.table.units import FINE

from ..core.book import text
from ..core.models import Creature
from ..core.state import DuelState
from ..odds.blows import blow_odds
from ..terrain.contact import distance
from ..terrain.wayfinding import arc_points
from ..wounds.values import agility, wounds_of_hit
from .shot import check_shot, reach_of


def preview_shot(state: DuelState, model: int, target: object) -> Preview:
    """Odds per case: in range, and out of range lost; the range itself is not told (WD-SHOOT-1)."""
    creature = state.creature(model)
    if creature is None:
        return Preview()
    if not isinstance(target, int):
        foes = state.enemies(creature.seat)
        seen = tuple(foe for foe in foes if check_shot(state, creature, foe) is None)
        return Preview(pieces=seen, region=_range(state, creature))
    if check_shot(state, creature, target) is not None:
        return Preview()
    tally = agility(state, creature, target, "shot")
    wounds = wounds_of_hit(state, creature, target, "shot")
    near = blow_odds(text("odds-in-range"), tally, wounds)
    lost = Odds(
        title=text("odds-out-of-range"), outcomes=((text("odds-wounds", count=0), 1.0),), mean=0.0
    )
    if not state.options.free_measuring:
        return Preview(odds=(near, lost), tallies=(tally,))
    in_range = distance(state, model, target) <= reach_of(state, creature) * FINE
    return Preview(odds=(near if in_range else lost,), tallies=(tally,))


def _range(state: DuelState, creature: Creature) -> Region | None:
    """The half circle in range, where it may be measured before the shot (WD-SHOOT-1)."""
    if not state.options.free_measuring:
        return None
    here = state.pose(creature.id)
    radius = state.layout.body(creature.id).reach // FINE + reach_of(state, creature)
    half = arc_points(here, radius, (here.facing + 2700) % 3600, 1800)
    return Region((Outline(half),), here.level, "range")
