"""The wizard part (WD-ROUND-5): for each one move, one spell action (WD-WIZARD-2, WD-WIZARD-3)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import PhaseBegan, TurnBegan
from slagveld.kernel.menu import Menu, bounded, lane, late, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import SeatQuestion
from slagveld.kit.drafts import draft_of
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import do, pick, refuse, text
from ..core.state import Duel, DuelState
from ..familiars.gaze import Gaze, GazeNow, check_gaze, gazed_at
from ..magic import spells, summoning
from ..magic.spells import CastAttack, CastDefence, CastHealing
from ..magic.summoning import Summon
from ..movement.menus import ahead_wizard, move_form, preview_move, wizard_moves
from ..movement.wizards_move import MoveNow, MoveWizard, check_move
from .models_of_a_turn import EndTurn

DEEDS: dict[type[Action], tuple[Callable[..., Refusal | None], Callable[..., Preview] | None]] = {
    MoveWizard: (check_move, preview_move),
    **dict.fromkeys(spells.PRICES, (spells.check_spell, spells.preview_spell)),
    Summon: (summoning.check_summons, summoning.preview_summons),
    Gaze: (check_gaze, None),
}
"""All that a wizard does: why not, and what it would bring."""


class WizardPart(Step, frozen=True):
    """WD-ROUND-5: each wizard in order takes both his actions."""

    rule = "WD-ROUND-5"

    def run(self, play: Duel) -> None:
        """In the order of the round (WD-ORDER-6)."""
        play.tell(PhaseBegan, phase=text("wizard-part"), rule=self.rule)
        play.then(*(BeginWizard(seat) for seat in play.state.order))


class BeginWizard(Step, frozen=True):
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
            yield from spells.plain_forms(state, self.seat)
            yield from summoning.summon_forms(state, self.seat)
        held = self._gazed_at(state)
        if held:
            target = pick.piece("target", "field-target", held)
            yield do(Gaze, "do-gaze", target, rule="WD-FAMILIAR-3")

    def about(self, state: DuelState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (state.wizards[self.seat].id,)

    def check(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        match action:
            case EndTurn():
                return None
            case MoveWizard() if self.moved:
                return refuse("WD-WIZARD-2", "refusal-moved")
            case Gaze() if self.gazed:
                return refuse("WD-FAMILIAR-3", "refusal-gazed")
            case CastAttack() | CastDefence() | CastHealing() | Summon() if self.casting == "over":
                return refuse("WD-WIZARD-3", "refusal-cast-over")
        return DEEDS[type(action)][0](state, seat, action)

    def preview(self, state: DuelState, seat: int, partial: Partial) -> Preview:
        draft = draft_of(DEEDS, partial)
        foresee = None if draft is None else DEEDS[type(draft)][1]
        return Preview() if foresee is None else foresee(state, seat, draft)

    def answer(self, play: Duel, action: Action) -> None:
        """Do it and ask again; a move after a spell ends the casting."""
        match action:
            case MoveWizard():
                casting = "over" if self.casting == "open" else self.casting
                play.then(MoveNow(self.seat, action), replace(self, moved=True, casting=casting))
            case CastAttack() | CastDefence() | CastHealing():
                play.then(spells.CastNow(self.seat, action), replace(self, casting="open"))
            case Summon(package=package, models=models):
                summons = summoning.SummonNow(self.seat, package, models)
                play.then(summons, replace(self, casting="open"))
            case Gaze(target=target):
                play.then(GazeNow(target), replace(self, gazed=True))

    def candidates(self, state: DuelState, seat: int) -> Menu:
        return self.more(state, seat, 0)

    def more(self, state: DuelState, seat: int, after: int) -> Menu:
        lanes = [lane([EndTurn()])]
        if self.casting != "over":
            castings, packages = spells.castable, summoning.package_menu
            lanes.append(woven([late(castings, state, seat), late(packages, state, seat)]))
        lanes.append(lane([Gaze(target) for target in self._gazed_at(state)]))
        if not self.moved:
            lanes.append(late(wizard_moves, state, seat))
        return bounded(woven(lanes), after)

    def propose(self, state: DuelState, seat: int, rng: Rng) -> Action:
        """Attack if possible, mostly summon, move sometimes, then end."""
        if self.casting != "over":
            found = list(spells.attack_menu(state, seat))
            if found and rng.random() < 0.7:
                return found[int(rng.random() * len(found))]
            action = summoning.summons_proposal(state, seat, rng)
            if action is not None and rng.random() < 0.9:
                return action
        if not self.moved and rng.random() < 0.6:
            moves = ahead_wizard(state, seat, int(rng.random() * 3600), int(rng.random() * 1499))
            if moves is not None:
                return moves
        return EndTurn()
