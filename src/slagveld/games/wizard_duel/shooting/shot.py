"""Shots: the target is named first and measured after (WD-SHOOT-1)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import CM, refuse, text
from ..core.events import say
from ..core.models import Creature, is_heavy
from ..core.state import Duel, DuelState, is_held
from ..terrain.contact_and_distance import distance, foes_touched, within
from ..terrain.sight import sees
from ..wounds.agility_and_power import power
from ..wounds.roll_to_hit import roll_blow
from ..wounds.wounds_and_defeat import take_off

BOW_RANGE = 30 * CM
HEAVY_RANGE = 50 * CM
"""How far bows and heavy weapons reach (WD-SHOOT-3)."""


class Shoot(Action, frozen=True):
    """A fight action with a shooting weapon, or breath."""

    model: PieceId
    target: PieceId


def reach_of(state: DuelState, creature: Creature) -> int:
    """How far a model shoots, in units (WD-SHOOT-3)."""
    if is_heavy(creature):
        return HEAVY_RANGE
    return state.race_of(creature).breath * CM if creature.weapon == "own" else BOW_RANGE


def in_range(state: DuelState, creature: Creature, target: int) -> bool:
    """Whether a shot of a model gets as far as a target (WD-SHOOT-2)."""
    return within(state, creature.id, target, reach_of(state, creature))


def own_models(state: DuelState, creature: Creature) -> tuple[int, ...]:
    """Whom a model shoots over: a heavy weapon over all of its side (WD-HEAVY-9)."""
    if not is_heavy(creature):
        return ()
    placed = [base.id for base in state.layout.bases]
    return tuple([piece for piece in placed if state.owner(piece) == creature.seat])


def check_shot(state: DuelState, creature: Creature, action: Shoot) -> Refusal | None:
    """A shooting weapon out of melee, at an enemy that is seen; range is not looked at."""
    if power(state, creature, "shot") is None:
        return refuse("WD-SUMMON-12", "refusal-no-shooting-weapon")
    if is_held(state, creature):
        return refuse("WD-FAMILIAR-3", "refusal-held")
    if action.target not in state.enemies(creature.seat):
        return refuse("WD-HIT-7", "refusal-no-enemy")
    if foes_touched(state, creature.seat, creature.id):
        return refuse("WD-SHOOT-4", "refusal-shoot-in-melee")
    over = own_models(state, creature)
    if not sees(state, creature.id, action.target, over=over, touch=False):
        return refuse("WD-SHOOT-5", "refusal-not-seen")
    return None


class ShootNow(Step, frozen=True):
    """The shot: announced, then measured, then rolled."""

    model: int
    target: int
    rule = "WD-SHOOT-1"

    def names(self) -> tuple[int, int]:
        return (self.model, self.target)

    def run(self, play: Duel) -> None:
        """Out of range the shot is lost without a roll (WD-SHOOT-2)."""
        creature = play.state.model(self.model)
        called = {"name": play.state.name_of(self.model), "target": play.state.name_of(self.target)}
        wizard = play.state.wizard_of(self.target) is not None
        shot = text("shot-at-wizard" if wizard else "shot-at", **called)
        play.tell(Announced, seat=creature.seat, what=shot, pieces=self.names(), rule=self.rule)
        play.barrier(self.rule)
        if in_range(play.state, creature, self.target):
            take_off(play, roll_blow(play, creature, self.target, "shot"))
            return
        away = Distance(-(-distance(play.state, *self.names()) // FINE), up=True)
        most = Distance(reach_of(play.state, creature))
        key = "out-of-range-wizard" if wizard else "out-of-range"
        lost = text(key, **called, away=away, reach=most)  # texts: *:out-of-range*
        say(play, lost, "WD-SHOOT-2", *self.names())
