"""What a shot would do, as far as it may be known before it is measured (WD-SHOOT-1)."""

from slagveld.kernel.decision import Odds, Preview
from slagveld.kit.drafts import filled
from slagveld.table.units import FINE

from ..core.book import text
from ..core.models import Creature
from ..core.state import DuelState
from ..terrain.paths import around
from ..wounds.odds import blow_odds
from .shot import Shoot, check_shot, in_range, reach_of
from .targets import shots


def preview_shot(state: DuelState, creature: Creature, draft: Shoot) -> Preview:
    """Odds per case: in range, and out of range lost; the range itself is not told (WD-SHOOT-1)."""
    target = filled(draft.target)
    if target is None:
        seen = tuple(shot.target for shot in shots(state, creature))
        if not state.options.free_measuring:
            return Preview(pieces=seen)
        here = state.pose(creature.id)
        radius = state.layout.body(creature.id).reach // FINE + reach_of(state, creature)
        half = around(here, radius, (here.facing + 2700) % 3600, 1800)
        return Preview(pieces=seen, region=half)
    if check_shot(state, creature, draft) is not None:
        return Preview()
    near = blow_odds(state, creature, target, "shot", text("odds-in-range"))
    none = ((text("odds-wounds", count=0), 1.0),)
    lost = Odds(title=text("odds-out-of-range"), outcomes=none, mean=0.0)
    cases: tuple[Odds, ...] = (near, lost)
    if state.options.free_measuring:
        cases = (near if in_range(state, creature, target) else lost,)
    return Preview(odds=cases, tallies=() if near.need is None else (near.need,))
