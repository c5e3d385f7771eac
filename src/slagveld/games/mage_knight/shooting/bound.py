"""Moving and shooting in one ranged combat action: the ability Bound (MK-CARD-bound)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Path, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction

from ..core.abilities import Ability
from ..core.action import action_refusal, give_action
from ..core.book import do, pick, refuse, text
from ..core.effects import MovesAndAttacks
from ..core.events import tell_use
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..movement.destination import March, level_of
from ..movement.menus import by_chance as move_by_chance
from ..movement.menus import listed as listed_moves
from ..movement.move import move_refusal
from ..movement.previews import preview_move
from ..terrain.paces import allowance
from ..wounds.dials import EndAction
from .forms import shot_forms
from .menus import by_chance, listed
from .previews import preview_shot
from .shooters import Burst, Shoot, ShootBuilt, ShotAction, fire, refused, shooter_refusal

SHOOTS = 0.9
"""How often chance shoots after the move where it can."""


class BoundMove(Action, frozen=True):
    """A ranged combat action that begins with a move; the shot is asked for after it.

    `soar` None: it stays at its level.
    """

    fighter: PieceId
    path: Path
    facing: Direction
    soar: bool | None = None


class HoldFire(Action, frozen=True):
    """No shot after the move."""


ShotOrNone = HoldFire | ShotAction


def bound_ability(fighter: Fighter) -> Ability | None:
    """The ability by which a warrior moves and shoots, or None."""
    for ability, effect in fighter.powers.all(MovesAndAttacks):
        if effect.kind == "ranged":
            return ability
    return None


def bound_refusal(state: MageKnightState, seat: int, fighter: Fighter | None) -> Refusal | None:
    """Why a seat may not let a warrior move and shoot, or None."""
    refusal = action_refusal(state, seat, fighter, "ranged")
    if refusal is not None or fighter is None:
        return refusal
    if bound_ability(fighter) is None:
        return refuse("MK-CARD-bound", "refusal-bound-not", name=fighter.name)
    return shooter_refusal(state, fighter)


class Bounding:
    """The topic of moving and shooting."""

    actions: tuple[type[Action], ...] = (BoundMove,)

    def _able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        return [
            fighter
            for fighter in state.own(seat)
            if bound_ability(fighter) is not None and bound_refusal(state, seat, fighter) is None
        ]

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        able = self._able(state, seat)
        fliers = [fighter.id for fighter in able if fighter.speed_type == "wing"]
        others = [fighter.id for fighter in able if fighter.speed_type != "wing"]
        soar = pick.switch("soar", "shot-field-soar", optional=True)
        return [
            do(
                BoundMove,
                "shot-do-bound",
                pick.piece("fighter", "shot-field-fighter", numbers),
                pick.path("path", "shot-field-path", of="fighter"),
                pick.facing("facing", "shot-field-facing", of="fighter"),
                *more,
                rule="MK-CARD-bound",
                help="shot-do-bound-help",
            )
            for numbers, more in ((others, ()), (fliers, (soar,)))
            if numbers
        ]

    def check(self, state: MageKnightState, seat: int, action: BoundMove) -> Refusal | None:
        fighter = state.fighter(action.fighter)
        refusal = bound_refusal(state, seat, fighter)
        if refusal is not None or fighter is None:
            return refusal
        return move_refusal(
            state,
            fighter,
            action.path,
            action.facing,
            level_of(fighter, action.soar),
            None,
            allowance(state, fighter),
        )

    def answer(self, play: Battle, seat: int, action: BoundMove) -> None:
        number = action.fighter
        fighter = play.state.field.by_id[number]
        give_action(play, number)
        tell_use(play, fighter, bound_ability(fighter))
        soar = level_of(fighter, action.soar)
        play.then(
            March(number, action.path, action.facing, soar, None, "bound"),
            ShootNow(fighter.seat, number),
            EndAction((number,)),
        )

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        return [
            BoundMove(fighter.id, *way)
            for fighter in self._able(state, seat)
            for way in listed_moves(state, fighter, allowance(state, fighter))
        ]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        able = self._able(state, seat)
        if not able:
            return None
        fighter = able[int(rng.random() * len(able))]
        way = move_by_chance(state, fighter, allowance(state, fighter), rng)
        return BoundMove(fighter.id, *way)

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        number = partial.values.get("fighter")
        fighter = state.fighter(number) if isinstance(number, int) else None
        if fighter is None:
            return Preview()
        refusal = bound_refusal(state, seat, fighter)
        if refusal is not None:
            return Preview(refusal=refusal)
        return preview_move(state, fighter, partial.values)


BOUNDING = Bounding()


class ShootNow(Question, frozen=True):
    """After the move the warrior may shoot, under all rules."""

    rule = "MK-CARD-bound"
    actions = (HoldFire, Shoot, Burst, ShootBuilt)

    seat: int
    fighter: int

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        fighter = self._shooter(state)
        if self.seat in state.out or fighter is None:
            return ()
        return (self.seat,) if listed(state, fighter) else ()

    def _shooter(self, state: MageKnightState) -> Fighter | None:
        fighter = state.fighter(self.fighter)
        if fighter is None or self._refusal(state, fighter) is not None:
            return None
        return fighter

    def _refusal(self, state: MageKnightState, fighter: Fighter) -> Refusal | None:
        """Why the warrior may not shoot any more, or None.

        What its action may do was read when it was given: an Overwatch that it survives does not
        end it, whatever the new click shows (MK-CARD-G2, MK-CARD-overwatch).
        """
        if fighter.id in state.halted:
            return refuse("MK-CARD-pole-arm", "refusal-bound-halted", name=fighter.name)
        return shooter_refusal(state, fighter)

    def ask(self, state: MageKnightState) -> Decision:
        fighter = state.field.by_id[self.fighter]
        hold = do(HoldFire, "shot-do-hold", rule=self.rule)
        return Decision(
            seats=(self.seat,),
            prompt=text("shot-ask-now", name=fighter.name),
            forms=(*shot_forms(state, (fighter,)), hold),
            rule=self.rule,
            pieces=(fighter.id,),
        )

    def check(self, state: MageKnightState, seat: int, action: ShotOrNone) -> Refusal | None:
        if isinstance(action, HoldFire):
            return None
        fighter = state.fighter(self.fighter)
        if fighter is None or action.fighter != self.fighter:
            return refuse("MK-CARD-bound", "refusal-bound-other")
        return self._refusal(state, fighter) or refused(state, fighter, action)

    def answer(self, play: Battle, action: ShotOrNone) -> None:
        if not isinstance(action, HoldFire):
            fire(play, action)
            return
        fighter = play.state.field.by_id[self.fighter]
        what = text("told-holds-fire", name=fighter.name)
        play.tell(Told, what=what, pieces=(fighter.id,), rule=self.rule)

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        fighter = self._shooter(state)
        return [HoldFire(), *([] if fighter is None else listed(state, fighter))]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action:
        fighter = self._shooter(state)
        if fighter is not None and rng.random() < SHOOTS:
            found = by_chance(state, fighter, rng)
            if found is not None:
                return found
        return HoldFire()

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        fighter = self._shooter(state)
        if fighter is None or partial.action == "HoldFire":
            return Preview()
        return preview_shot(state, fighter, partial)
