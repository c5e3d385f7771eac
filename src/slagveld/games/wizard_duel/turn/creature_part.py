"""The creature part: one to four models a turn, two actions each (WD-ACT-1, WD-ACT-2)."""

from collections.abc import Iterator, Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import PhaseBegan, Told, TurnBegan
from slagveld.kernel.fields import Path
from slagveld.kernel.menu import Menu
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.drafts import draft_of, filled
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.texts import Text

from ..core.book import refuse, text
from ..core.models import Creature, spot_of
from ..core.state import Duel, DuelState
from ..core.used import Turn, has_unused
from ..heavy.crew import check_service, crews, serve
from ..heavy.fire import FireWeapon, check_fire
from ..heavy.push import PushNow, PushWeapon, check_push
from ..melee.previews import preview_strike
from ..melee.strike import Strike, StrikeNow, check_strike
from ..movement.jump import Jump, check_jump, landings
from ..movement.previews import preview_jump, preview_walk
from ..movement.walk import Walk, WalkNow, check_walk, stays
from ..shooting.previews import preview_shot
from ..shooting.shot import Shoot, ShootNow, check_shot
from ..terrain.levels import end_pose
from .activation import EndTurn, Rest, actors, check_actor, gives_exchange, may_act
from .menus import creature_forms, creature_menu, creature_proposal, turn_measuring


class CreaturePart(Step, frozen=True):
    """WD-ROUND-1: first all creatures act; skipped when none can (WD-ROUND-2)."""

    rule = "WD-ROUND-1"

    def run(self, play: Duel) -> None:
        """Go round in the round's order until every model has been used (WD-ORDER-6, WD-ACT-5)."""
        if any(has_unused(play.state, seat) for seat in play.state.order):
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
            if has_unused(play.state, seat):
                following = order[(start + turn + 1) % len(order)]
                play.tell(TurnBegan, seat=seat, rule=self.rule)
                play.then(CreatureTurn(Turn(seat)), NextTurn(following))
                return


class CreatureTurn(Asking, frozen=True):
    """A player's turn in the creature part, action by action."""

    turn: Turn
    actions = (EndTurn, Rest, Walk, Jump, Strike, Shoot, PushWeapon, FireWeapon)
    rule = "WD-ACT-2"

    def asked(self, state: DuelState) -> int | None:
        """The seat, while it has somebody who could act."""
        seat = self.turn.seat
        if seat not in state.players():
            return None
        able = may_act(state, self.turn) or (self.turn.opened and crews(state, self.turn))
        return seat if able else None

    def prompt(self, state: DuelState) -> Text:
        return text("ask-creatures", used=len(self.turn.opened))

    def forms(self, state: DuelState) -> Iterator[Form]:
        return creature_forms(state, self.turn)

    def about(self, state: DuelState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple(creature.id for creature in actors(state, self.turn))

    def measured(self, state: DuelState) -> Measuring:
        return turn_measuring(state, self.turn)

    def check(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        match action:
            case PushWeapon():
                refusal = check_push(state, seat, action)
                return refusal or check_service(state, self.turn, action.weapon, action.crew)
            case FireWeapon():
                refusal = check_fire(state, seat, action)
                return refusal or check_service(state, self.turn, action.weapon, action.crew)
            case Rest() | Walk() | Jump() | Strike() | Shoot():
                refusal = check_actor(state, self.turn, action.model)
                return refusal or _check_deed(state, state.model(action.model), action)
        return None if self.turn.opened else refuse("WD-ACT-3", "refusal-must-use")

    def preview(self, state: DuelState, seat: int, partial: Partial) -> Preview:
        """Reach, path, odds, as far as they may be known; nothing that may not be measured."""
        draft = draft_of((Walk, Jump, Strike, Shoot), partial)
        if not isinstance(draft, Walk | Jump | Strike | Shoot) or filled(draft.model) is None:
            return Preview()
        refusal = check_actor(state, self.turn, draft.model)
        if refusal is not None:
            return Preview(refusal=refusal)
        creature = state.model(draft.model)
        match draft:
            case Walk():
                first = gives_exchange(state, self.turn, creature.id)
                return preview_walk(state, creature, draft, first=first)
            case Jump():
                return preview_jump(state, creature, draft)
            case Strike():
                return preview_strike(state, creature, draft)
            case Shoot():
                return preview_shot(state, creature, filled(draft.target))

    def answer(self, play: Duel, action: Action) -> None:
        match action:
            case Walk(model=model, path=path, facing=facing):
                pose = end_pose(play.state.layout, play.state.pose(model), path, facing)
                manner = "fly" if play.state.race_of(play.state.model(model)).flies else "walk"
                if pose is not None:
                    self._walk(play, model, path, pose, manner)
            case Jump(model=model, landing=number, facing=facing):
                pose = landings(play.state, play.state.model(model))[number]
                pose = replace(pose, facing=facing)
                self._walk(play, model, (spot_of(pose),), pose, "jump")
            case Strike(model=model, targets=targets):
                self._go_on(play, self.turn.spent(model), StrikeNow(model, targets))
            case Shoot(model=model, target=target):
                self._go_on(play, self.turn.spent(model), ShootNow(model, target))
            case PushWeapon(weapon=weapon, crew=crew, to=to, facing=facing):
                turn = serve(play, self.turn, weapon, crew)
                self._go_on(play, turn, PushNow(weapon, crew, to, facing))
            case FireWeapon(weapon=weapon, crew=crew, target=target):
                turn = serve(play, self.turn, weapon, crew)
                self._go_on(play, turn, ShootNow(weapon, target))
            case Rest(model=model):
                lapsed = text("rests", name=play.state.name_of(model), left=self.turn.left(model))
                play.tell(Told, what=lapsed, pieces=(model,), rule="WD-ROUND-6")
                self._go_on(play, self.turn.spent(model, rest=True))

    def _walk(self, play: Duel, model: int, path: Path, pose: Pose, manner: str) -> None:
        first = gives_exchange(play.state, self.turn, model)
        turn = self.turn.spent(model, walked=not stays(play.state, model, path))
        self._go_on(play, turn, WalkNow(model, path, pose, first, manner))

    def _go_on(self, play: Duel, turn: Turn, *steps: Step) -> None:
        """Mark who is used in this round (WD-SHEET-3), do the deed, and ask again."""
        for opened in turn.opened:
            creature = play.state.creature(opened.model)
            if creature is not None and play.state.round not in creature.used:
                used = (*creature.used, play.state.round)
                play.state = play.state.with_creature(creature, used=used)
        play.then(*steps, CreatureTurn(turn))

    def candidates(self, state: DuelState, seat: int) -> Menu:
        return creature_menu(state, self.turn)

    def more(self, state: DuelState, seat: int, after: int) -> Menu:
        return creature_menu(state, self.turn, after)

    def propose(self, state: DuelState, seat: int, rng: Rng) -> Action:
        return creature_proposal(state, self.turn, rng)


def _check_deed(state: DuelState, creature: Creature, action: Action) -> Refusal | None:
    match action:
        case Walk():
            return check_walk(state, creature, action)
        case Jump():
            return check_jump(state, creature, action)
        case Strike():
            return check_strike(state, creature, action)
        case Shoot(target=target):
            return check_shot(state, creature, target)
    return None
