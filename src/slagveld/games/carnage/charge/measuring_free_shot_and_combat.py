"""What follows the announcement of a charge: measuring, free shot, the move, the combat."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kernel.event import Announced, Lapsed
from slagveld.kit.asking import Asking
from slagveld.texts import Distance, Text

from ..core.book import KEY, do, text
from ..core.conditions import is_diverted, say, wake
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..core.values import dice_each
from ..ground.advance import arrive, go
from ..ground.move_distances import far_of
from ..ground.paths_and_costs import shortest_into_contact
from ..magic.any_moment import MagicMoment
from ..melee.contact import fighters
from ..shooting.shots import free_shot_dice
from ..wounds.blows_and_shields import Blow, strike
from ..wounds.losses import TakeLosses
from ..wounds.named_odds import odds_of_blow
from ..wounds.neutralised_units import let_choose
from ..wounds.order_of_removal import Loss
from .alignment import closed_up, failed_way


class ShootAtCharger(Action, frozen=True):
    """The charged archers shoot at the charger."""


class HoldShot(Action, frozen=True):
    """The charged archers do not shoot."""


def has_free_shot(state: CarnageState, archer: Unit, charger: Unit) -> bool:
    """Whether a charged unit may shoot: once, at the first charge (CAR-10-free-shot-once)."""
    return not archer.doings.was_charged and free_shot_dice(state, archer, charger) > 0


class FreeShot(Asking, frozen=True):
    archer: int
    charger: int
    rule = "CAR-10-free-shot"
    actions = (ShootAtCharger, HoldShot)
    offers = (do(ShootAtCharger, "do-free-shot"), do(HoldShot, "do-hold-shot"))

    def names(self) -> tuple[int, ...]:
        return (self.archer, self.charger)

    def asked(self, state: CarnageState) -> int:
        return state.field.by_id[self.archer].owner

    def prompt(self, state: CarnageState) -> Text:
        archer, charger = state.field.by_id[self.archer], state.field.by_id[self.charger]
        return text("ask-free-shot", unit=archer.name, enemy=charger.name)

    def answer(self, play: Battle, action: Action) -> None:
        """Roll the front rank's shots; who falls is removed first (CAR-10-free-shot-first)."""
        state = play.state
        archer, charger = state.field.by_id[self.archer], state.field.by_id[self.charger]
        both = (archer.id, charger.id)
        if isinstance(action, HoldShot):
            what = text("told-holds-shot", unit=archer.name, enemy=charger.name)
            say(play, what, self.rule, *both)
            return
        what = text("announced-free-shot", unit=archer.name, enemy=charger.name)
        play.tell(Announced, seat=play.seat, what=what, pieces=both, rule=self.rule)
        dice = free_shot_dice(state, archer, charger)
        play.state = state.doing(archer.id, free_shot=True)
        figures = dice // max(1, dice_each(state, archer, "free-shot").total)
        wounds = strike(play, Blow(archer.id, charger.id, figures, "free-shot"))
        play.then(TakeLosses((Loss(charger.id, wounds, by=archer.id),)))

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        if partial.action != "ShootAtCharger":
            return Preview()
        archer, charger = state.field.by_id[self.archer], state.field.by_id[self.charger]
        dice = free_shot_dice(state, archer, charger)
        return Preview(odds=(odds_of_blow(state, archer, charger, dice, "free-shot"),))


class ChargeStep(Step, frozen=True):
    """A step of a charge; it lapses when charger or target is gone."""

    unit: int
    target: int

    def names(self) -> tuple[int, ...]:
        return (self.unit, self.target)

    def lapse(self, play: Battle) -> None:
        unit, target = play.state.unit(self.unit), play.state.unit(self.target)
        what: Text | None = None
        if unit is not None:
            what = text("lapsed-charge-target", unit=unit.name)
        elif target is not None:
            what = text("lapsed-charge-unit", enemy=target.name)
        step, pieces = type(self).__name__, self.names()
        play.tell(Lapsed, step=step, pieces=pieces, what=what, rule=self.rule)

    def both(self, state: CarnageState) -> tuple[Unit, Unit]:
        return state.field.by_id[self.unit], state.field.by_id[self.target]


class MeasureCharge(ChargeStep, frozen=True):
    """The distance is measured; only now is it known whether the charge takes place."""

    rule = "CAR-10-measure"

    def run(self, play: Battle) -> None:
        state = play.state
        unit, target = self.both(state)
        if is_diverted(state, unit):
            what = text("told-charge-diverted", unit=unit.name)
            say(play, what, "CAR-14.3-diversion", *self.names())
            return
        limit = far_of(state, unit, charge=True)
        way = shortest_into_contact(state, unit, target)
        if way is None:
            what = text("told-charge-no-way", unit=unit.name, enemy=target.name)
        else:
            slow = way.cost > way.length + 1
            what = text(
                "told-charge-measured-slow" if slow else "told-charge-measured",
                unit=unit.name,
                enemy=target.name,
                distance=Distance(way.cost, up=way.cost > limit),
                limit=Distance(limit),
            )
        say(play, what, self.rule, *self.names())
        if way is None or way.cost > limit:
            _fail(play, unit, target, limit)
            return
        shot = has_free_shot(state, target, unit)
        first = (FreeShot(self.target, self.unit),) if shot else ()
        play.then(*first, ChargeMove(self.unit, self.target))
        arrive(play, self.unit, self.target, charging=True)


def _fail(play: Battle, unit: Unit, target: Unit, limit: int) -> None:
    """A failed charge goes its full distance towards the target and tires the unit."""
    path = failed_way(play.state, unit, target, limit)
    play.state = play.state.doing(unit.id, failed=True, moved=True)
    say(play, text("told-charge-failed", unit=unit.name), "CAR-10-fail", unit.id, target.id)
    if path:
        go(play, unit.id, path, manner=f"{KEY}:failed-charge", rule="CAR-10-fail")
    play.state = play.state.changed(unit.id, exhausted=play.state.round + 1)


class ChargeMove(ChargeStep, frozen=True):
    """The charger runs into its target, whatever a free shot has made of it: it began in time."""

    rule = "CAR-10.1"

    def run(self, play: Battle) -> None:
        """Go, if no gap is too narrow (CAR-10-ex2); others it touches are attacked, but later."""
        unit, target = self.both(play.state)
        way = shortest_into_contact(play.state, unit, target)
        if way is None:
            what = text("told-charge-no-way", unit=unit.name, enemy=target.name)
            say(play, what, "CAR-10-gap", *self.names())
            return
        limit = far_of(play.state, unit, charge=True)
        straight = way
        way = closed_up(play.state, unit, target, way, limit)
        met = go(play, unit.id, way.path, manner=f"{KEY}:charge", rule=self.rule)
        if way is not straight:
            what = text("told-closes-up", unit=unit.name, enemy=target.name)
            say(play, what, "CAR-15.2-charge-move", *self.names())
        for enemy in met:
            if enemy.id != target.id:
                arrive(play, unit.id, enemy.id, charging=False)
        if unit.neutralised:
            let_choose(play, play.state.field.by_id[unit.id])
        play.then(MagicMoment(at="charge-combat"), ChargeCombat(unit.id, target.id))


class ChargeCombat(ChargeStep, frozen=True):
    """Charger, with a bonus (CAR-10.3), and target fight at once, both at the same moment.

    The charger fights again in the melee phase (CAR-10.2); whoever is charged by several answers
    each of them in turn (CAR-10-many). The book's round has one such combat, with the attack, the
    reply and the losses (CAR-15.2-charge-attack, CAR-15.2-charge-reply, CAR-15.2-charge-losses).
    """

    rule = "CAR-10-combat"

    def run(self, play: Battle) -> None:
        for number in (self.unit, self.target):
            wake(play, number)
        unit, target = self.both(play.state)
        if not play.state.field.touches(unit, target):
            return
        mine, theirs = fighters(play.state, unit, target), fighters(play.state, target, unit)
        dealt = strike(play, Blow(unit.id, target.id, len(mine), "charge"))
        taken = strike(play, Blow(target.id, unit.id, len(theirs), "melee"))
        losses = (Loss(target.id, dealt, by=unit.id), Loss(unit.id, taken, by=target.id))
        play.then(TakeLosses(losses))
