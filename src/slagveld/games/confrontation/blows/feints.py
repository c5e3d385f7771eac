"""Feints: an unblocked hit that takes a die from the enemy instead of wounding him (Feinte)."""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

from ..core.asking import SeatAsked
from ..core.book import do, pick, refuse, text
from ..core.bout import NONE, Blow, Bout
from ..core.effects import Feints
from ..core.figure import Figure
from ..core.reports import tell_announced
from ..core.state import Battle, ConfrontationState

Kind = Literal["attack", "defence"]


def takeable(bout: Bout, striker: Figure, blow: Blow) -> tuple[Kind, ...]:
    """The kinds of unused die that a hit may take from the one it has struck; not a master's."""
    if blow.master or striker.powers.one(Feints) is None:
        return ()
    hand = bout.hand(blow.target)
    left: tuple[tuple[Kind, int], ...] = (("attack", hand.strikes), ("defence", hand.blocks))
    return tuple([kind for kind, dice in left if dice > 0])


class Feint(Action, frozen=True):
    """The hit takes a die of this kind, and does not wound."""

    die: Kind


class StrikeHome(Action, frozen=True):
    """The hit wounds."""


class AskFeint(SeatAsked, frozen=True):
    """Feint or wound. It hands down whether it was a feint."""

    rule = "CON-CARD-feinte"
    actions = (StrikeHome, Feint)

    blow: int

    def _blow(self, state: ConfrontationState) -> Blow:
        return (state.bout or NONE).blow(self.blow)

    def _kinds(self, state: ConfrontationState) -> tuple[Kind, ...]:
        blow = self._blow(state)
        return takeable(state.bout or NONE, state.field.by_id[blow.striker], blow)

    def prompt(self, state: ConfrontationState) -> Text:
        blow = self._blow(state)
        striker, target = state.those(blow.striker, blow.target)
        return text("melee-ask-feint", name=striker.name, enemy=target.name)

    def about(self, state: ConfrontationState, forms: Sequence[Form]) -> tuple[int, ...]:
        blow = self._blow(state)
        return (blow.striker, blow.target)

    def forms(self, state: ConfrontationState) -> list[Form]:
        kinds = self._kinds(state)
        choices = [
            Choice(one, text(f"melee-column-{one}")) for one in kinds
        ]  # texts: *:melee-column-*
        die = pick.choice("die", "melee-field-feint", choices)
        wound = do(StrikeHome, "melee-do-wound", rule="CON-MELEE-15")
        return [wound, do(Feint, "melee-do-feint", die)]

    def check(self, state: ConfrontationState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Feint) and action.die not in self._kinds(state):
            return refuse(self.rule, "refusal-melee-feint")
        return None

    def answer(self, play: Battle, action: Action) -> None:
        bout = play.state.bout
        if bout is None or not isinstance(action, Feint):
            play.give(False)
            return
        blow = bout.blow(self.blow)
        hand = bout.hand(blow.target)
        if action.die == "attack":
            bout = bout.with_hand(blow.target, strikes=hand.strikes - 1)
        else:
            bout = bout.with_hand(blow.target, blocks=hand.blocks - 1)
        play.replace(bout=bout.with_fate(blow.id, "spent"))
        striker, target = play.state.those(blow.striker, blow.target)
        what = text("melee-told-feint", name=striker.name, enemy=target.name, die=action.die)
        tell_announced(play, what, self.rule, striker, target)
        play.give(True)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        return [StrikeHome(), *(Feint(kind) for kind in self._kinds(state))]
