"""The topic of magic: what a seat may cast while a regiment of its own is activated (LC-1.3-17)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from ..core.state import Battle, LittleCarnageState
from .actions import ACTIONS, CastAction, cast_refusal, casting_of
from .forms import cast_forms
from .incantation import incant
from .menus import all_casts, some_cast
from .previews import preview_cast


class CastingTopic:
    """Any wizard of the seat who has been activated may cast, whichever regiment is at turn."""

    actions = ACTIONS

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        """One form for each way of casting; none while magic is off."""
        return cast_forms(state, seat) if state.options.magic else []

    def check(self, state: LittleCarnageState, seat: int, action: CastAction) -> Refusal | None:
        """Wizard, spell, target, place."""
        return cast_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: CastAction) -> None:
        """Roll for it; the rest follows."""
        seat = play.state.field.by_id[action.wizard].seat
        incant(play, casting_of(play.state, seat, action))

    def menu(self, state: LittleCarnageState, seat: int) -> list[Action]:
        """Every spell of every wizard on every target on which it makes sense."""
        return all_casts(state, seat) if state.options.magic else []

    def propose(self, state: LittleCarnageState, seat: int, rng: Rng) -> Action | None:
        """Some spell of some wizard on somebody."""
        return some_cast(state, seat, rng) if state.options.magic else None

    def preview(self, state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
        """Range, targets, chances."""
        return preview_cast(state, seat, partial)


CASTING = CastingTopic()
