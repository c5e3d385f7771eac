"""Feints: an unblocked hit that takes a die from the enemy instead of wounding him (Feinte)."""

from collections.abc import Sequence
from typing import Literal

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, pick, refuse, text
from ..core.bout import NONE, Blow, Bout
from ..core.effects import Feints
from ..core.figure import Figure
from ..core.relations import closed
from ..core.state import Battle, ConfrontationState

Kind = Literal["attack", "defence"]


def takeable(bout: Bout, striker: Figure, blow: Blow) -> tuple[Kind, ...]:
    """The kinds of unused die that a hit may take from the one it has struck; not a master's."""
    if blow.master or striker.powers.one(Feints) is None:
        return ()
    hand = bout.hand(blow.target)
    found: list[Kind] = []
    if hand.strikes > 0:
        found.append("attack")
    if hand.blocks > 0:
        found.append("defence")
    return tuple(found)


class Feint(Action, frozen=True):
    """The hit takes a die of this kind, and does not wound."""

    die: Kind


class StrikeHome(Action, frozen=True):
    """The hit wounds."""


FeintReply = Feint | StrikeHome


class AskFeint(Question, frozen=True):
    """Feint or wound. It hands down whether it was a feint."""

    rule = "CON-CARD-feinte"
    actions = (StrikeHome, Feint)

    seat: int
    blow: int

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """The striker's player."""
        return (self.seat,)

    def _kinds(self, state: ConfrontationState) -> tuple[Kind, ...]:
        bout = state.bout or NONE
        blow = bout.blow(self.blow)
        return takeable(bout, state.field.by_id[blow.striker], blow)

    def ask(self, state: ConfrontationState) -> Decision:
        """Wound, or take a die."""
        bout = state.bout or NONE
        blow = bout.blow(self.blow)
        names = [state.field.by_id[number].name for number in (blow.striker, blow.target)]
        labels = {"attack": text("melee-column-attack"), "defence": text("melee-column-defence")}
        choices = tuple([Choice(kind, labels[kind]) for kind in self._kinds(state)])
        field = pick.choice("die", "melee-field-feint", choices)
        return Decision(
            seats=(self.seat,),
            prompt=text("melee-ask-feint", name=names[0], enemy=names[1]),
            forms=(
                do(StrikeHome, "melee-do-wound", rule="CON-MELEE-15"),
                do(Feint, "melee-do-feint", field, rule=self.rule),
            ),
            rule=self.rule,
            measuring=closed(state),
            pieces=(blow.striker, blow.target),
        )

    def check(self, state: ConfrontationState, seat: int, action: FeintReply) -> Refusal | None:
        """A die that the enemy has not used yet."""
        if isinstance(action, Feint) and action.die not in self._kinds(state):
            return refuse(self.rule, "refusal-melee-feint")
        return None

    def answer(self, play: Battle, action: FeintReply) -> None:
        """Take the die, or let it wound."""
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
        by_id = play.state.field.by_id
        what = text(
            "melee-told-feint",
            name=by_id[blow.striker].name,
            enemy=by_id[blow.target].name,
            die=action.die,
        )
        pieces = (blow.striker, blow.target)
        play.tell(Announced, seat=self.seat, what=what, pieces=pieces, rule=self.rule)
        play.give(True)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Wound first."""
        return [StrikeHome(), *(Feint(kind) for kind in self._kinds(state))]
