"""The wizard part: one move and one spell action each (WD-WIZARD-2, WD-WIZARD-3)."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import PhaseBegan, TurnBegan
from slagveld.kernel.menu import Menu, bounded, lane, late, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import SeatQuestion
from slagveld.kit.drafts import draft_of, filled
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import do, refuse, text
from ..core.state import Duel, DuelState
from ..familiars.gaze import Gaze, GazeNow, check_gaze, gaze_form, gazed_at
from ..magic.menus import attack_menu, plain_forms, preview_attack, preview_defence, preview_healing
from ..magic.spells import CastAttack, CastDefence, CastHealing, CastNow, check_spell
from ..movement.menus import ahead_wizard, move_form, wizard_moves
from ..movement.previews import preview_move
from ..movement.wizard import MoveNow, MoveWizard, check_move
from ..summoning.creature_magic import Summon, SummonNow, check_summons
from ..summoning.menus import preview_summons, summon_forms, summons_proposal
from .activation import EndTurn
from .menus import spell_lane


class WizardPart(Step, frozen=True):
    """WD-ROUND-5: each wizard in order takes both his actions."""

    rule = "WD-ROUND-5"

    def run(self, play: Duel) -> None:
        """In the order of the round (WD-ORDER-6)."""
        play.tell(PhaseBegan, phase=text("wizard-part"), rule=self.rule)
        play.then(*(BeginWizard(seat) for seat in play.state.order))


class BeginWizard(Step, frozen=True):
    """A wizard's go."""

    seat: int
    rule = "WD-ROUND-5"

    def run(self, play: Duel) -> None:
        if self.seat in play.state.players():
            play.tell(TurnBegan, seat=self.seat, rule=self.rule)
            play.then(WizardTurn(self.seat))


class WizardTurn(SeatQuestion, frozen=True):
    """WD-WIZARD-2, WD-WIZARD-3: one move, one spell action of any castings, in either order."""

    moved: bool = False
    casting: Literal["not-yet", "open", "over"] = "not-yet"
    gazed: bool = False
    """The snake has held a creature in this round (WD-FAMILIAR-3)."""
    actions = (EndTurn, MoveWizard, CastAttack, CastDefence, CastHealing, Summon, Gaze)
    rule = "WD-WIZARD-2"

    def asked(self, state: DuelState) -> int | None:
        """The wizard's player, while an action is left."""
        if self.seat not in state.players():
            return None
        over = self.moved and self.casting == "over"
        return None if over and not self._gazed_at(state) else self.seat

    def _gazed_at(self, state: DuelState) -> tuple[int, ...]:
        return () if self.gazed else gazed_at(state, self.seat)

    def prompt(self, state: DuelState) -> Text:
        return text("ask-wizard", points=state.wizards[self.seat].points)

    def forms(self, state: DuelState) -> Iterator[Form]:
        yield do(EndTurn, "do-end-wizard", rule="WD-ROUND-6")
        if not self.moved:
            yield move_form(state.wizards[self.seat].id)
        if self.casting != "over":
            yield from plain_forms(state, self.seat)
            yield from summon_forms(state, self.seat)
        held = self._gazed_at(state)
        if held:
            yield gaze_form(held)

    def about(self, state: DuelState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (state.wizards[self.seat].id,)

    def check(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        match action:
            case EndTurn():
                return None
            case MoveWizard():
                if self.moved:
                    return refuse("WD-WIZARD-2", "refusal-moved")
                return check_move(state, seat, action)
            case Gaze():
                if self.gazed:
                    return refuse("WD-FAMILIAR-3", "refusal-gazed")
                return check_gaze(state, seat, action)
        if self.casting == "over":
            return refuse("WD-WIZARD-3", "refusal-cast-over")
        match action:
            case Summon():
                return check_summons(state, seat, action)
            case CastAttack() | CastDefence() | CastHealing():
                return check_spell(state, seat, action)
        return None

    def preview(self, state: DuelState, seat: int, partial: Partial) -> Preview:
        draft = draft_of(self.actions, partial)
        match draft:
            case MoveWizard():
                return preview_move(state, seat, draft)
            case CastAttack():
                return preview_attack(state, seat, filled(draft.target))
            case CastDefence():
                return preview_defence(state, seat)
            case CastHealing():
                return preview_healing(state, seat)
            case Summon():
                return preview_summons(state, seat, draft)
        return Preview()

    def answer(self, play: Duel, action: Action) -> None:
        """Do it and ask again; a move after a spell ends the casting."""
        match action:
            case MoveWizard():
                casting = "over" if self.casting == "open" else self.casting
                self._go_on(play, MoveNow(self.seat, action), moved=True, casting=casting)
            case CastAttack() | CastDefence() | CastHealing():
                self._go_on(play, CastNow(self.seat, action), casting="open")
            case Summon(package=package, models=models):
                self._go_on(play, SummonNow(self.seat, package, models), casting="open")
            case Gaze(target=target):
                self._go_on(play, GazeNow(target), gazed=True)

    def _go_on(self, play: Duel, step: Step, **changes: Any) -> None:
        play.then(step, replace(self, **changes))

    def candidates(self, state: DuelState, seat: int) -> Menu:
        return self.more(state, seat, 0)

    def more(self, state: DuelState, seat: int, after: int) -> Menu:
        lanes = [lane([EndTurn()])]
        if self.casting != "over":
            lanes.append(spell_lane(state, seat))
        lanes.append(lane([Gaze(target) for target in self._gazed_at(state)]))
        if not self.moved:
            lanes.append(late(wizard_moves, state, seat))
        return bounded(woven(lanes), after)

    def propose(self, state: DuelState, seat: int, rng: Rng) -> Action:
        """Attack if possible, mostly summon, move sometimes, then end."""
        if self.casting != "over":
            found = list(attack_menu(state, seat))
            if found and rng.random() < 0.7:
                return found[int(rng.random() * len(found))]
            action = summons_proposal(state, seat, rng)
            if action is not None and rng.random() < 0.9:
                return action
        if not self.moved and rng.random() < 0.6:
            moves = ahead_wizard(state, seat, int(rng.random() * 3600), int(rng.random() * 1499))
            if moves is not None:
                return moves
        return EndTurn()
