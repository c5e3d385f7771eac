"""What a blow or an exchange would do: targets, and the odds against each."""

from slagveld.kernel.decision import Odds, Preview
from slagveld.kit.drafts import filled
from slagveld.kit.verdicts import FALLS, HITS, HURT, KILLS, gain, harm, likely
from slagveld.table.shapes import Pose

from ..core.book import DIE, text
from ..core.models import Creature
from ..core.state import DuelState
from ..wounds.agility_and_power import agility, power, wounds_of_hit
from ..wounds.odds import blow_odds, exchange_chances, kills
from .exchange_on_contact import why_unable
from .fight_action import Strike, strikable


def preview_strike(state: DuelState, creature: Creature, draft: Strike) -> Preview:
    """Whom the model can strike; with targets, the odds against each."""
    if power(state, creature, "melee") is None:
        return Preview()
    odds = tuple(
        blow_odds(state, creature, target, "melee", text("odds-strike"))
        for target in filled(draft.targets, ())
        if target in state.enemies(creature.seat)
    )
    tallies = tuple(o.need for o in odds if o.need is not None)
    return Preview(pieces=strikable(state, creature), odds=odds, tallies=tallies)


def exchange_odds(
    state: DuelState, creature: Creature, pose: Pose, foes: tuple[Creature, ...]
) -> tuple[Odds, ...]:
    """The exchange with each enemy creature that the walk would newly touch (WD-MELEE-2)."""
    there = state.moved(creature.id, pose)
    found = []
    for foe in foes:
        dealt, taken = _blow(there, creature, foe), _blow(there, foe, creature)
        chances = exchange_chances(*dealt, 0, *taken, 0)
        outcomes = tuple(
            (text("odds-traded", taken=pair[0], dealt=pair[1]), float(p))
            for pair, p in chances.items()
        )
        title = text("odds-contact", name=state.name_of(foe.id))
        (won, wounds), (lost, suffered) = dealt, taken
        brief = likely(
            gain(HITS, max(0, won) / DIE),
            gain(KILLS, max(0, won) / DIE * kills(there, foe.id, wounds)),
            harm(HURT, max(0, lost) / DIE),
            harm(FALLS, max(0, lost) / DIE * kills(there, creature.id, suffered)),
        )
        found.append(Odds(title=title, outcomes=outcomes, brief=brief))
    return tuple(found)


def _blow(state: DuelState, creature: Creature, foe: Creature) -> tuple[int, int]:
    """Agility and wounds of a creature's blow in an exchange; no wounds if it cannot strike."""
    if why_unable(state, creature, foe.id):
        return 0, 0
    wounds = wounds_of_hit(state, creature, foe.id, "melee")
    return agility(state, creature, foe.id, "melee").total, wounds
