"""The creature part: one to four models a turn, two actions each (WD-ACT-1, WD-ACT-2)."""

import msgspec

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import PhaseBegan, Told, TurnBegan
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Spot

from ..core.book import refuse, text
from ..core.events import tell_service
from ..core.models import Creature
from ..core.state import Duel, DuelState
from ..core.used import Turn, unused
from ..heavy.fire import FireWeapon, check_fire
from ..heavy.push import PushNow, PushWeapon, check_push
from ..heavy.service import check_service, crews, serves_whole
from ..melee.strike import Strike, StrikeNow, check_strike
from ..movement.jump import Jump, check_jump, landings
from ..movement.walk import Walk, WalkNow, check_walk, end_pose
from ..shooting.shot import Shoot, ShootNow, check_shot
from .activation import EndTurn, Rest, actors, check_actor, gives_exchange
from .menus import creature_forms, creature_menu, creature_proposal, turn_measuring
from .previews import preview_creature


class CreaturePart(Step, frozen=True):
    """WD-ROUND-1: first all creatures act; skipped when none can (WD-ROUND-2)."""

    rule = "WD-ROUND-1"

    def run(self, play: Duel) -> None:
        """Go round in the round's order until every model has been used (WD-ORDER-6, WD-ACT-5)."""
        if any(unused(play.state, seat) for seat in play.state.order):
            play.tell(PhaseBegan, phase=text("creature-part"), rule=self.rule)
            play.then(NextTurn(play.state.order[0]))


class NextTurn(Step, frozen=True):
    """WD-ACT-2, WD-ACT-3: players alternate; who has no unused model is passed over."""

    seat: int
    """Whose turn it would be."""
    rule = "WD-ACT-2"

    def run(self, play: Duel) -> None:
        """Find the next seat with an unused model; the defeated have none (WD-ORDER-5)."""
        order = play.state.started
        start = order.index(self.seat)
        for turn in range(len(order)):
            seat = order[(start + turn) % len(order)]
            if unused(play.state, seat):
                following = order[(start + turn + 1) % len(order)]
                play.tell(TurnBegan, seat=seat, rule=self.rule)
                play.then(CreatureTurn(Turn(seat)), NextTurn(following))
                return


class CreatureTurn(Question, frozen=True):
    """A player's turn in the creature part, action by action."""

    turn: Turn
    actions = (EndTurn, Rest, Walk, Jump, Strike, Shoot, PushWeapon, FireWeapon)
    rule = "WD-ACT-2"

    def who(self, state: DuelState) -> tuple[int, ...]:
        """The seat, while it has somebody who could act."""
        seat = self.turn.seat
        if seat not in state.players():
            return ()
        able = actors(state, self.turn) or (self.turn.opened and crews(state, self.turn))
        return (seat,) if able else ()

    def ask(self, state: DuelState) -> Decision:
        """Who does what?"""
        return Decision(
            seats=(self.turn.seat,),
            prompt=text("ask-creatures", used=len(self.turn.opened)),
            forms=creature_forms(state, self.turn),
            rule=self.rule,
            measuring=turn_measuring(state, self.turn),
            pieces=tuple(creature.id for creature in actors(state, self.turn)),
        )

    def check(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        """The model may act, and may do this."""
        match action:
            case EndTurn():
                if not self.turn.opened:
                    return refuse("WD-ACT-3", "refusal-must-use")
                return None
            case PushWeapon():
                refusal = check_push(state, seat, action)
                return refusal or check_service(state, self.turn, action.weapon, action.crew)
            case FireWeapon():
                refusal = check_fire(state, seat, action)
                return refusal or check_service(state, self.turn, action.weapon, action.crew)
            case Rest(model=model) | Walk(model=model) | Jump(model=model):
                pass
            case Strike(model=model) | Shoot(model=model):
                pass
            case _:
                return None
        refusal = check_actor(state, self.turn, model)
        creature = state.creature(model)
        if refusal is not None or creature is None:
            return refusal
        return self._check_deed(state, creature, action)

    def _check_deed(self, state: DuelState, creature: Creature, action: Action) -> Refusal | None:
        match action:
            case Walk():
                return check_walk(state, creature, action)
            case Jump():
                return check_jump(state, creature, action)
            case Strike():
                return check_strike(state, creature, action)
            case Shoot(target=target):
                return check_shot(state, creature, target)
            case _:
                return None

    def preview(self, state: DuelState, seat: int, partial: Partial) -> Preview:
        """Reach, path, odds, as far as they may be known."""
        return preview_creature(state, self.turn, partial)

    def answer(self, play: Duel, action: Action) -> None:
        """Do it and ask again; ending the turn asks no more."""
        match action:
            case Walk(model=model, path=path, facing=facing):
                pose = end_pose(play.state, play.state.pose(model), path, facing)
                creature = play.state.creature(model)
                if pose is None or creature is None:
                    return
                manner = "fly" if play.state.race_of(creature).flies else "walk"
                step: Step = WalkNow(model, path, pose, self._first(play.state, model), manner)
                self._go_on(play, step, model)
            case Jump(model=model, landing=number, facing=facing):
                creature = play.state.creature(model)
                if creature is None:
                    return
                pose = landings(play.state, creature)[number]
                pose = msgspec.structs.replace(pose, facing=facing)
                spot = Spot(pose.x, pose.y, pose.level)
                first = self._first(play.state, model)
                self._go_on(play, WalkNow(model, (spot,), pose, first, "jump"), model)
            case Strike(model=model, targets=targets):
                self._go_on(play, StrikeNow(model, targets), model)
            case Shoot(model=model, target=target):
                self._go_on(play, ShootNow(model, target), model)
            case PushWeapon(weapon=weapon, crew=crew, to=to, facing=facing):
                self._serve(play, PushNow(weapon, crew, to, facing), weapon, crew)
            case FireWeapon(weapon=weapon, crew=crew, target=target):
                self._serve(play, ShootNow(weapon, target), weapon, crew)
            case Rest(model=model):
                lapsed = text("rests", name=play.state.name_of(model), left=self.turn.left(model))
                play.tell(Told, what=lapsed, pieces=(model,), rule="WD-ROUND-6")
                self._go_on(play, None, model, rest=True)

    def _first(self, state: DuelState, model: int) -> bool:
        """Whether contact made now gives an exchange (WD-MELEE-3, option `contact`)."""
        return gives_exchange(state, self.turn, model)

    def _go_on(self, play: Duel, step: Step | None, model: int, *, rest: bool = False) -> None:
        """Mark the model as used, do the deed, and ask again."""
        walked = isinstance(step, WalkNow) and not step.stays(play.state)
        _use(play, model)
        again = CreatureTurn(self.turn.spent(model, rest=rest, walked=walked))
        play.then(*((again,) if step is None else (step, again)))

    def _serve(self, play: Duel, step: Step, weapon: int, crew: tuple[int, ...]) -> None:
        """An action of a weapon, given by its crew (WD-HEAVY-3)."""
        _use(play, weapon, *crew)
        tell_service(play, weapon, crew)
        if serves_whole(play.state):
            turn = self.turn.given(weapon, crew)
        else:
            turn = self.turn.spent(weapon, *crew, served=True)
        play.then(step, CreatureTurn(turn))

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        """End (or the first model resting), blows, shots, jumps, then walks."""
        return creature_menu(state, self.turn)

    def propose(self, state: DuelState, seat: int, rng: Rng) -> Action:
        """Strike or shoot if possible, else walk towards an enemy."""
        return creature_proposal(state, self.turn, rng)


def _use(play: Duel, *models: int) -> None:
    """Mark models as used in this round (WD-SHEET-3)."""
    for model in models:
        creature = play.state.creature(model)
        if creature is not None and play.state.round not in creature.used:
            used = (*creature.used, play.state.round)
            play.state = play.state.with_creature(msgspec.structs.replace(creature, used=used))
