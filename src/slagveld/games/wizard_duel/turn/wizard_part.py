"""The wizard part: one move and one spell action each (WD-WIZARD-2, WD-WIZARD-3)."""

from typing import Literal

import msgspec

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import PhaseBegan, TurnBegan
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, refuse, text
from ..core.state import Duel, DuelState
from ..familiars.gaze import Gaze, GazeNow, check_gaze, gaze_form, gazed_at
from ..magic.menus import attack_menu
from ..magic.spells import CastAttack, CastDefence, CastHealing, CastNow, check_spell
from ..movement.menus import ahead_wizard, move_form, wizard_moves
from ..movement.wizard import MoveNow, MoveWizard, check_move
from ..summoning.creature_magic import Summon, SummonNow, check_summons
from ..summoning.menus import summons_proposal
from .activation import EndTurn
from .menus import spell_forms, spell_menu
from .previews import preview_wizard


class WizardPart(Step, frozen=True):
    """WD-ROUND-5: each wizard in order takes both his actions."""

    rule = "WD-ROUND-5"

    def run(self, play: Duel) -> None:
        """Lay the wizards' turns on the agenda, in the order of the round (WD-ORDER-6)."""
        play.tell(PhaseBegan, phase=text("wizard-part"), rule=self.rule)
        play.then(*(BeginWizard(seat) for seat in play.state.order))


class BeginWizard(Step, frozen=True):
    """A wizard's go."""

    seat: int
    rule = "WD-ROUND-5"

    def run(self, play: Duel) -> None:
        """Ask, if he still stands."""
        if self.seat in play.state.players():
            play.tell(TurnBegan, seat=self.seat, rule=self.rule)
            play.then(WizardTurn(self.seat))


class WizardTurn(Question, frozen=True):
    """WD-WIZARD-2, WD-WIZARD-3: one move, one spell action of any castings, in either order."""

    seat: int
    moved: bool = False
    casting: Literal["not-yet", "open", "over"] = "not-yet"
    gazed: bool = False
    """The snake has held a creature in this round (WD-FAMILIAR-3)."""
    actions = (EndTurn, MoveWizard, CastAttack, CastDefence, CastHealing, Summon, Gaze)
    rule = "WD-WIZARD-2"

    def who(self, state: DuelState) -> tuple[int, ...]:
        """The wizard's player, while an action is left."""
        if self.seat not in state.players():
            return ()
        over = self.moved and self.casting == "over"
        return () if over and not self._gazed_at(state) else (self.seat,)

    def _gazed_at(self, state: DuelState) -> tuple[int, ...]:
        return () if self.gazed else gazed_at(state, self.seat)

    def ask(self, state: DuelState) -> Decision:
        """What does the wizard do?"""
        wizard = state.wizards[self.seat]
        forms = [do(EndTurn, "do-end-wizard", rule="WD-ROUND-6")]
        if not self.moved:
            forms.append(move_form(wizard.id))
        if self.casting != "over":
            forms.extend(spell_forms(state, self.seat))
        held = self._gazed_at(state)
        if held:
            forms.append(gaze_form(held))
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-wizard", points=wizard.points),
            forms=tuple(forms),
            rule=self.rule,
            pieces=(wizard.id,),
        )

    def check(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        """One of each action, by its own rules."""
        if isinstance(action, EndTurn):
            return None
        if isinstance(action, MoveWizard):
            if self.moved:
                return refuse("WD-WIZARD-2", "refusal-moved")
            return check_move(state, seat, action)
        if isinstance(action, Gaze):
            if self.gazed:
                return refuse("WD-FAMILIAR-3", "refusal-gazed")
            return check_gaze(state, seat, action)
        if self.casting == "over":
            return refuse("WD-WIZARD-3", "refusal-cast-over")
        if isinstance(action, Summon):
            return check_summons(state, seat, action)
        if isinstance(action, CastAttack | CastDefence | CastHealing):
            return check_spell(state, seat, action)
        return None

    def preview(self, state: DuelState, seat: int, partial: Partial) -> Preview:
        """Way, effect of a spell, where creatures may appear."""
        return preview_wizard(state, seat, partial)

    def answer(self, play: Duel, action: Action) -> None:
        """Do it and ask again; a move after a spell ends the casting."""
        match action:
            case MoveWizard():
                casting = "over" if self.casting == "open" else self.casting
                again = msgspec.structs.replace(self, moved=True, casting=casting)
                play.then(MoveNow(self.seat, action), again)
            case CastAttack() | CastDefence() | CastHealing():
                again = msgspec.structs.replace(self, casting="open")
                play.then(CastNow(self.seat, action), again)
            case Summon(package=package, models=models):
                again = msgspec.structs.replace(self, casting="open")
                play.then(SummonNow(self.seat, package, models), again)
            case Gaze(target=target):
                play.then(GazeNow(target), msgspec.structs.replace(self, gazed=True))

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        """End, spells, summons, then moves."""
        menu: list[Action] = [EndTurn()]
        if self.casting != "over":
            menu.extend(spell_menu(state, seat))
        menu.extend(Gaze(target) for target in self._gazed_at(state))
        if not self.moved:
            menu.extend(wizard_moves(state, seat))
        return menu

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
