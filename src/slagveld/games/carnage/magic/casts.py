"""Casting: what a seat may do with its mages at any moment (CAR-6.9-any-time)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from ..core.parts import Scope
from ..core.state import Battle, CarnageState
from .aim import Cast, CastAction, CastOnSelf, CastTeleport, cast_refusal, casting_of
from .forms import cast_forms
from .incantation import incant
from .menus import all_casts, some_cast
from .previews import preview_cast


class CastingTopic:
    """The topic of magic, open in every part of the round (CAR-6.1-magic).

    `only` does not bind mages: any of the seat's may cast while one unit acts.
    """

    actions = (Cast, CastOnSelf, CastTeleport)

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        return cast_forms(state, scope.seat)

    def check(self, state: CarnageState, scope: Scope, action: CastAction) -> Refusal | None:
        return cast_refusal(state, scope.seat, action)

    def answer(self, play: Battle, scope: Scope, action: CastAction) -> None:
        incant(play, casting_of(play.state, scope.seat, action))

    def menu(self, state: CarnageState, scope: Scope) -> list[Action]:
        return all_casts(state, scope.seat)

    def propose(self, state: CarnageState, scope: Scope, rng: Rng) -> Action | None:
        return some_cast(state, scope.seat, rng)

    def preview(self, state: CarnageState, scope: Scope, partial: Partial) -> Preview:
        """Range, targets, cost, chances; in the shooting phase no range before all is announced."""
        measured = state.phase != "shooting" or state.options.free_measuring
        return preview_cast(state, scope.seat, partial, measured=measured)


CASTING = CastingTopic()
