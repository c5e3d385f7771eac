"""Casting: what a seat may do with its mages at any moment (CAR-6.9-any-time)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from ..core.parts import Battle
from ..core.state import CarnageState
from .aim import Cast, CastAction, CastOnSelf, CastTeleport, cast_refusal, casting_of
from .forms import cast_forms
from .incantation import incant
from .menus import all_casts, some_cast
from .previews import preview_cast


class CastingTopic:
    """The topic of magic, open in every part of the round (CAR-6.1-magic).

    `only` does not bind mages: any of the seat's may cast while one unit acts.
    """

    actions: tuple[type[Action], ...] = (Cast, CastOnSelf, CastTeleport)

    def forms(self, state: CarnageState, seat: int, only: int) -> list[Form]:
        """One form for each way of casting that some mage of the seat has points for."""
        return cast_forms(state, seat)

    def check(
        self, state: CarnageState, seat: int, only: int, action: CastAction
    ) -> Refusal | None:
        """Mage, spell, target, words."""
        return cast_refusal(state, seat, action)

    def answer(self, play: Battle, action: CastAction) -> None:
        """Speak the words; the rest follows."""
        incant(play, casting_of(play.state, play.seat, action))

    def menu(self, state: CarnageState, seat: int, only: int) -> list[Action]:
        """Every spell of every mage on every target on which it makes sense."""
        return all_casts(state, seat)

    def propose(self, state: CarnageState, seat: int, only: int, rng: Rng) -> Action | None:
        """Some spell of some mage on somebody."""
        return some_cast(state, seat, rng)

    def preview(self, state: CarnageState, seat: int, only: int, partial: Partial) -> Preview:
        """Range, targets, cost, chances; in the shooting phase no range before all is announced."""
        measured = state.phase != "shooting" or state.options.free_measuring
        return preview_cast(state, seat, partial, measured=measured)


CASTING = CastingTopic()
