"""Moving and shooting in one ranged combat action: the ability Bound (MK-CARD-bound)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import one_of

from ..core.ability_vocabulary import MovesAndAttacks
from ..core.action import WarriorQuestion, action_refusal
from ..core.book import do, refuse
from ..core.events import tell_use
from ..core.fighter import Fighter, moves_and
from ..core.state import Battle, KnightState
from ..movement.destination import LevelWayAction, going_refusal, march_of, rush_forms
from ..movement.menus import by_chance as move_by_chance
from ..movement.menus import preview_move, ways_lane
from ..terrain.speed_and_speed_types import allowance
from ..wounds.action_tokens import ActionDeeds
from .menus import by_chance, listed, preview_shot, shot_forms, tried
from .shooter_and_targets import Burst, Shoot, ShootBuilt, ShotAction, fire, shooter_refusal

SHOOTS = 0.9
"""How often chance shoots after the move where it can."""


class BoundMove(LevelWayAction, frozen=True):
    """A ranged combat action that begins with a move, after which the shot is asked for."""


class HoldFire(Action, frozen=True):
    """No shot after the move."""


def bound_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    refusal = action_refusal(state, fighter, "ranged")
    if refusal is None and moves_and(fighter, "ranged") is None:
        return refuse("MK-CARD-bound", "refusal-bound-not", name=fighter.name)
    return refusal or shooter_refusal(state, fighter)


class Bounding(ActionDeeds[BoundMove]):
    actions = (BoundMove,)

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        return bound_refusal(state, fighter)

    def able(self, state: KnightState, seat: int) -> list[Fighter]:
        bearers = state.bearers(seat, MovesAndAttacks)
        return [fighter for fighter in bearers if bound_refusal(state, fighter) is None]

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        able = self.able(state, seat)
        return rush_forms(BoundMove, "shot-field", "shot-do-bound", "MK-CARD-bound", able)

    def refusal(self, state: KnightState, fighter: Fighter, action: BoundMove) -> Refusal | None:
        return going_refusal(state, fighter, action)

    def act(self, play: Battle, fighter: Fighter, action: BoundMove) -> None:
        tell_use(play, fighter, moves_and(fighter, "ranged"))
        play.then(march_of(fighter, action, "bound"), ShootNow(fighter.seat, fighter.id))

    def lane(self, state: KnightState, seat: int) -> Lane:
        able = self.able(state, seat)
        return woven([ways_lane(state, f, allowance(state, f), BoundMove) for f in able])

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        fighter = one_of(self.able(state, seat), rng)
        if fighter is None:
            return None
        way = move_by_chance(state, fighter, allowance(state, fighter), rng)
        return BoundMove(fighter.id, *way)

    def shown(self, state: KnightState, fighter: Fighter, draft: BoundMove) -> Preview:
        return preview_move(state, fighter, draft)


BOUNDING = Bounding()


class ShootNow(WarriorQuestion, frozen=True):
    """After the move the warrior may shoot, under all rules."""

    rule = "MK-CARD-bound"
    actions = (HoldFire, Shoot, Burst, ShootBuilt)
    about_one, left = "shot-ask-now", "told-holds-fire"
    # texts: *:shot-ask-now*, *:told-holds-fire*

    def asked(self, state: KnightState) -> int | None:
        fighter = None if self.seat in state.out else self._shooter(state)
        if fighter is None or all(shot is None for shot in tried(state, fighter)):
            return None
        return self.seat

    def _shooter(self, state: KnightState) -> Fighter | None:
        fighter = state.fighter(self.fighter)
        if fighter is None or self._refusal(state, fighter) is not None:
            return None
        return fighter

    def _refusal(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        """Why the warrior may not shoot any more, or None.

        What its action may do was read when it was given: an Overwatch that it survives does not
        end it, whatever the new click shows (MK-CARD-G2, MK-CARD-overwatch).
        """
        if fighter.id in state.halted:
            return refuse("MK-CARD-pole-arm", "refusal-bound-halted", name=fighter.name)
        return shooter_refusal(state, fighter)

    def forms(self, state: KnightState) -> list[Form]:
        shots = shot_forms(state, (state.field.by_id[self.fighter],))
        return [*shots, do(HoldFire, "shot-do-hold")]

    def refusal(self, state: KnightState, action: ShotAction) -> Refusal | None:
        fighter = state.fighter(self.fighter)
        if fighter is None or action.fighter != self.fighter:
            return refuse("MK-CARD-bound", "refusal-bound-other")
        return self._refusal(state, fighter) or action.refusal(state, fighter)

    def act(self, play: Battle, action: ShotAction) -> None:
        fire(play, action)

    def options(self, state: KnightState) -> Sequence[Action]:
        fighter = self._shooter(state)
        return () if fighter is None else listed(state, fighter)

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        fighter = self._shooter(state)
        if fighter is None or rng.random() >= SHOOTS:
            return HoldFire()
        return by_chance(state, fighter, rng) or HoldFire()

    def shown(self, state: KnightState, draft: ShotAction) -> Preview:
        fighter = self._shooter(state)
        return Preview() if fighter is None else preview_shot(state, fighter, draft)
