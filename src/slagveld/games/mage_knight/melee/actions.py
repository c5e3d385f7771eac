"""Close combat actions: strikes, executions, blows at built terrain, Surge and Charge."""

from typing import Any

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import by_lot, one_of

from ..attack.attack_sequence import Resolve
from ..core.action import WarriorAction, action_refusal
from ..core.book import INCH, do, pick
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..movement.destination import going_refusal, rush_forms
from ..movement.menus import foes_of, is_allowed, up_to, wishes
from ..movement.move import end_pose
from ..terrain.speed_and_speed_types import allowance
from ..wounds.action_tokens import ActionDeeds
from .built_terrain import Batter, Dent, dent_fields, dent_refusal, dented, dents
from .previews import preview_batter, preview_blow, preview_melee, preview_rush, strike_draft
from .strikes import (
    Strike,
    blow_fields,
    blow_of,
    blow_refusal,
    blows,
    declared,
    execution,
    execution_refusal,
)
from .surge_and_charge import ChargeMove, Surge, charge_refusal, rush, rush_kind, surge_refusal

WHO = ("fighter", "combat-field-fighter")
TRIES = 3
"""Warriors that chance tries before it strikes with nobody."""


class Execute(WarriorAction, frozen=True):
    """A close combat action of a captor to eliminate its captive (MK-CAPTURE-17)."""


CloseDeed = Strike | Execute | Batter | ChargeMove


class Fighting(ActionDeeds[CloseDeed]):
    actions = (Strike, Execute, Surge, ChargeMove, Batter)

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        """Nothing is asked of its attack type (MK-MELEE-1)."""
        return action_refusal(state, fighter, "close")

    def able(self, state: KnightState, seat: int) -> list[Fighter]:
        return super().able(state, seat) if state.actions_left > 0 else []

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        """Strikes where there is contact, Surge and Charge where there is none."""
        ready = self.able(state, seat)
        forms: list[Form] = []
        able = [(fighter, found) for fighter in ready if (found := blows(state, fighter))]
        if able:
            who, fields = pick.piece(*WHO, [one for one, _ in able]), blow_fields(able, "fighter")
            forms.append(do(Strike, "combat-do-strike", who, *fields, rule="MK-MELEE-2"))
        captors = [f for f in ready if f.captive and execution_refusal(state, f) is None]
        if captors:
            who = pick.piece(*WHO, captors)
            forms.append(do(Execute, "combat-do-execute", who, rule="MK-CAPTURE-17"))
        surging = [f for f in ready if surge_refusal(state, f) is None]
        forms += rush_forms(Surge, "combat-field", "combat-do-surge", "MK-CHARGE-1", surging)
        charging = [f for f in ready if charge_refusal(state, f) is None]
        forms += rush_forms(
            ChargeMove, "combat-field", "combat-do-charge", "MK-CARD-charge", charging
        )
        walls = [(fighter, near) for fighter in ready if (near := dents(state, fighter))]
        if walls:
            who = pick.piece(*WHO, [one for one, _ in walls])
            fields = dent_fields(state, walls, "fighter")
            forms.append(do(Batter, "combat-do-batter", who, *fields, rule="MK-BUILT-18"))
        return forms

    def refusal(self, state: KnightState, fighter: Fighter, action: CloseDeed) -> Refusal | None:
        match action:
            case Strike():
                return blow_refusal(state, fighter, blow_of(action))
            case Batter():
                return dent_refusal(state, fighter, Dent(action.built, action.mode))
            case Execute():
                return execution_refusal(state, fighter)
            case _:
                begins = surge_refusal if isinstance(action, Surge) else charge_refusal
                return begins(state, fighter) or going_refusal(state, fighter, action)

    def act(self, play: Battle, fighter: Fighter, action: CloseDeed) -> None:
        match action:
            case Strike():
                play.then(Resolve(declared(play.state, fighter, blow_of(action))))
            case Batter():
                play.then(Resolve(dented(fighter, Dent(action.built, action.mode))))
            case Execute():
                play.then(Resolve(execution(fighter)))
            case _:
                rush(play, fighter, action)

    def lane(self, state: KnightState, seat: int) -> Lane:
        return woven([self._of(state, fighter) for fighter in self.able(state, seat)])

    def _of(self, state: KnightState, fighter: Fighter) -> Lane:
        if fighter.captive:
            yield (0,), Execute(fighter.id) if execution_refusal(state, fighter) is None else None
            return
        for number, blow in enumerate(blows(state, fighter)):
            yield (0, number), Strike(fighter.id, *blow)
        for number, dent in enumerate(dents(state, fighter)):
            yield (2, number), Batter(fighter.id, *dent)
        yield from _rushes(state, fighter)

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        if state.actions_left <= 0:
            return None
        tries = TRIES
        for fighter in by_lot(state.own(seat), rng):
            if fighter.acted or action_refusal(state, fighter, "close") is not None:
                continue
            found = self._some(state, fighter, rng)
            if found is not None:
                return found
            tries -= 1
            if tries == 0:
                break
        return None

    def _some(self, state: KnightState, fighter: Fighter, rng: Rng) -> Action | None:
        if fighter.captive:
            return Execute(fighter.id) if execution_refusal(state, fighter) is None else None
        blow = one_of(blows(state, fighter), rng)
        if blow is not None:
            return Strike(fighter.id, *blow)
        dent = one_of(dents(state, fighter), rng)
        if dent is not None:
            return Batter(fighter.id, *dent)
        kind = rush_kind(state, fighter)
        other = state.fighters[int(rng.random() * len(state.fighters))]
        if kind is None or other.side == fighter.side or not other.free:
            return None
        limit = allowance(state, fighter)
        way = up_to(fighter, other, limit.total)
        return kind(fighter.id, *way) if is_allowed(state, fighter, way, limit) else None

    def draft(self, partial: Partial) -> Any:
        return strike_draft(self.actions, partial)

    def shown(self, state: KnightState, fighter: Fighter, draft: CloseDeed) -> Preview:
        match draft:
            case Strike():
                return preview_blow(state, fighter, draft, blows(state, fighter))
            case Execute():
                return preview_melee(state, execution(fighter)) if fighter.captive else Preview()
            case Batter():
                return preview_batter(state, fighter, draft)
            case _:
                return preview_rush(state, fighter, draft, surge=isinstance(draft, Surge))


FIGHTING = Fighting()


def _rushes(state: KnightState, fighter: Fighter) -> Lane:
    """Surges or charges that end in contact with an enemy, of whom one must be in reach."""
    kind = rush_kind(state, fighter)
    if kind is None:
        return
    limit = allowance(state, fighter)
    if not _in_reach(state, fighter, limit.total):
        return
    for number, way in wishes(state, fighter, limit.total):
        path, facing = way
        pose = end_pose(fighter, path, facing, fighter.soaring)
        struck = path and blows(state, fighter.at(pose), healing=False)
        rush = kind(fighter.id, path, facing)
        yield (1, number), rush if struck and is_allowed(state, fighter, way, limit) else None


def _in_reach(state: KnightState, fighter: Fighter, limit: int) -> bool:
    """Whether an enemy is so near that a move as long as that could end in contact with it."""
    x, y, own = fighter.pose.x, fighter.pose.y, fighter.base.diameter
    for foe in foes_of(state, fighter):
        far = limit + (own + foe.base.diameter) // 2 + INCH
        if (foe.pose.x - x) ** 2 + (foe.pose.y - y) ** 2 <= far * far:
            return True
    return False
