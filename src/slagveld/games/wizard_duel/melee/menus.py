"""The blows that a turn offers: a form for a screen, a menu for bots."""

from collections.abc import Iterator

from slagveld.kernel.decision import Form

from ..core.book import do, pick
from ..core.models import Creature, model_field
from ..core.state import DuelState
from ..wounds.values import power
from .strike import Strike, strikable


def strike_forms(state: DuelState, seat: int, able: tuple[Creature, ...]) -> Iterator[Form]:
    """The blow of a fight action, if somebody can strike an enemy."""
    strikers = tuple(c.id for c in able if power(state, c, "melee") and strikable(state, c))
    if strikers:
        targets = pick.pieces("targets", "field-target", state.enemies(seat), least=1, most=2)
        yield do(Strike, "do-strike", model_field(strikers), targets, rule="WD-MELEE-1")


def strikes(state: DuelState, creature: Creature) -> list[Strike]:
    """Every blow a creature may make now; two at once for a giant (WD-RACE-GIANTS)."""
    if not power(state, creature, "melee"):
        return []
    foes = strikable(state, creature)
    found = [Strike(creature.id, (foe,)) for foe in foes]
    if state.race_of(creature).blows == "together":
        found.extend(
            Strike(creature.id, (one, other))
            for number, one in enumerate(foes)
            for other in foes[number + 1 :]
        )
    return found
