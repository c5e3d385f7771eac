"""Turning an assault against others when its targets have fallen to assault fire."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from slagveld.games.confrontation.announcing import (
    Assault,
    nameable,
    named_refusal,
    told_targets,
)
from slagveld.games.confrontation.catalogue import card, text
from slagveld.games.confrontation.model import Battle, ConfrontationState
from slagveld.games.confrontation.telling import tell_stays
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import FREE, Action, Decision, Form, Measuring, Partial, Preview
from slagveld.kernel.fields import Pieces, PiecesField
from slagveld.kernel.rulebook import Refusal

RULE = card("tir-d-assaut")


class Redirect(Action, frozen=True):
    """The assault goes on against these enemies."""

    targets: Pieces


class BreakOff(Action, frozen=True):
    """The assault is over; the figure stays where it is."""


class Redirecting(Question, frozen=True, kw_only=True):
    """All targets have fallen before contact: against whom does the assault go on, if anybody?"""

    rule: ClassVar[str] = RULE
    actions: ClassVar[tuple[type[Action], ...]] = (BreakOff, Redirect)

    assault: Assault
    """Of one mover."""

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """The mover's player, while it stands."""
        return (self.assault.seat,) if self.assault.movers[0] in state.field.by_id else ()

    def _nameable(self, state: ConfrontationState, raw: object = None) -> tuple[int, ...]:
        figure = state.field.by_id[self.assault.movers[0]]
        named = told_targets(state, figure, raw)
        found = nameable(state, figure, self.assault.kind, self.assault.left, named)
        return tuple([enemy.id for enemy in found])

    def ask(self, state: ConfrontationState) -> Decision:
        """New targets, or none."""
        figure = state.field.by_id[self.assault.movers[0]]
        forms = [Form(action="BreakOff", title=text("do-assault-break-off"), rule=RULE)]
        allowed = self._nameable(state)
        if allowed:
            field = PiecesField(name="targets", title=text("field-move-targets"), allowed=allowed)
            title = text("do-assault-redirect")
            forms.append(Form(action="Redirect", title=title, fields=(field,), rule=RULE))
        own_only = Measuring(ruler="own", rule="CON-CHARGE-10")
        return Decision(
            seats=(self.assault.seat,),
            prompt=text("ask-assault-redirect", name=figure.name),
            forms=tuple(forms),
            rule=RULE,
            measuring=FREE if state.options.free_measuring else own_only,
            pieces=(figure.id,),
        )

    def _again(self, targets: Sequence[int]) -> Assault:
        return msgspec.structs.replace(self.assault, targets=tuple(targets))

    def check(self, state: ConfrontationState, seat: int, action: Any) -> Refusal | None:
        """New targets are named like the old ones."""
        if not isinstance(action, Redirect):
            return None
        figure = state.field.by_id[self.assault.movers[0]]
        return named_refusal(state, self._again(action.targets), (figure,))

    def answer(self, play: Battle, action: Any) -> None:
        """A new assault for the same move, or nothing more."""
        from slagveld.games.confrontation.assaulting import announce

        if isinstance(action, Redirect):
            announce(play, self._again(action.targets))
        else:
            tell_stays(play, self.assault.movers[0], RULE)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Breaking off, then each enemy alone."""
        return [BreakOff(), *[Redirect((number,)) for number in self._nameable(state)]]

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        """Who may be named, with those who are named already."""
        return Preview(pieces=self._nameable(state, partial.values.get("targets")))
