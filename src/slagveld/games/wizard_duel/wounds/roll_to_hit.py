"""The roll to hit: one die against the changed Agility (WD-HIT-1)."""

from slagveld.kernel.modifiers import Need
from slagveld.structs import Struct
from slagveld.texts import Text

from ..core.book import DIE, text
from ..core.models import Creature
from ..core.state import Duel, DuelState
from .agility_and_power import Kind, agility, is_fire, power, wounds_of_hit

UNTOLD = text("do-strike")
"""Stands for words that nobody reads."""


class Blow(Struct, frozen=True):
    """A hit that has been rolled and waits to be taken off."""

    attacker: int
    target: int
    wounds: int
    fire: bool = False
    power: int = 0
    """Striking power it came with."""


def roll_blow(play: Duel, attacker: Creature, target: int, kind: Kind) -> Blow | None:
    """Roll one attack; a miss is None.

    A D20 equal to or below the changed Agility hits (WD-HIT-1, WD-CHECK-1). The Agility is not held
    within bounds, and no roll hits or misses by itself (WD-HIT-3).
    """
    state = play.state
    need = Need(agility(state, attacker, target, kind), "<=")
    what = _aim(state, attacker, target, kind) if play.listening else UNTOLD
    both, seat, hits = (attacker.id, target), attacker.seat, "yields-hit-or-miss"
    (die,) = play.roll(
        1, DIE, purpose=what, rule="WD-HIT-1", seat=seat, need=need, pieces=both, yields=hits
    )
    if not need.met(die):
        return None
    wounds = wounds_of_hit(state, attacker, target, kind)
    strength = power(state, attacker, kind) or 0
    return Blow(attacker.id, target, wounds, is_fire(attacker, kind), strength)


def _aim(state: DuelState, attacker: Creature, target: int, kind: Kind) -> Text:
    deed = "breath" if is_fire(attacker, kind) else kind
    key = f"roll-{deed}" if state.wizard_of(target) is None else f"roll-{deed}-field"
    names = {"name": state.name_of(attacker.id), "target": state.name_of(target)}
    return text(key, **names)  # texts: *:roll-*
