"""Sustained defence: one die against several attacks, each harder by 2 (CON-SUST-1 to -7)."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, pick, refuse, text
from ..core.bout import NONE
from ..core.checks import Tested
from ..core.relations import closed
from ..core.state import Battle, ConfrontationState
from .hits import BLOCKS_POLICY, SUSTAINED_RAISE, defence_check


class Sustaining(Step, frozen=True):
    """The one die is rolled against a hit; after each success it may be rolled against another."""

    rule = "CON-SUST-1"

    blow: int
    left: tuple[int, ...]
    """Hits against which no other die has been set, this one among them."""
    done: int = 0
    """Blocks that have succeeded."""

    def run(self, play: Battle) -> None:
        """Roll against the hit that was named, whose threshold rises by 2 each time."""
        bout = play.state.bout
        if bout is None:
            return
        blow = bout.blow(self.blow)
        target, striker = play.state.figure(blow.target), play.state.figure(blow.striker)
        if target is None or striker is None:
            return
        raised = SUSTAINED_RAISE * self.done
        play.then(defence_check(bout, self.blow, target, striker, raised, "CON-SUST-5"), self)

    def resume(self, play: Battle, value: Any) -> None:
        """The first failure ends it (CON-SUST-6); after a success the next hit is named."""
        bout = play.state.bout
        if bout is None:
            return
        blow = bout.blow(self.blow)
        if not isinstance(value, Tested) or not value.success:
            by_id = play.state.field.by_id
            names = {"name": by_id[blow.target].name, "enemy": by_id[blow.striker].name}
            what = text("melee-told-sustained-over", **names)
            pieces = (blow.target, blow.striker)
            play.tell(Told, what=what, pieces=pieces, rule="CON-SUST-6")
            return
        play.replace(bout=bout.with_fate(self.blow, "blocked"))
        more = tuple(
            [n for n in self.left if n != self.blow and bout.blow(n).target == blow.target]
        )
        if more:
            play.then(SustainOn(play.state.field.by_id[blow.target].seat, more, self.done + 1))


class Sustain(Action, frozen=True):
    """The die is rolled again, against this hit."""

    hit: Key


class EndSustained(Action, frozen=True):
    """No further block."""


SustainReply = Sustain | EndSustained


class SustainOn(Question, frozen=True):
    """The next attack is named before each roll of a sustained defence (CON-SUST-5)."""

    rule = "CON-SUST-5"
    actions = (Sustain, EndSustained)
    automatic = True

    seat: int
    left: tuple[int, ...]
    done: int

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """The defender's player."""
        return (self.seat,)

    def ask(self, state: ConfrontationState) -> Decision:
        """Which hit next."""
        bout = state.bout or NONE
        by_id = state.field.by_id
        raised = SUSTAINED_RAISE * self.done
        choices = []
        for number in self.left:
            blow = bout.blow(number)
            label = text(
                "melee-hit",
                name=by_id[blow.striker].name,
                enemy=by_id[blow.target].name,
                threshold=blow.threshold + raised,
                number=number + 1,
            )
            choices.append(Choice(str(number), label, of=blow.striker))
        field = pick.choice("hit", "melee-field-sustain", choices)
        return Decision(
            seats=(self.seat,),
            prompt=text("melee-ask-sustain", raised=raised),
            forms=(
                do(Sustain, "melee-do-sustain", field, rule=self.rule),
                do(EndSustained, "melee-do-end-sustained", rule=self.rule),
            ),
            rule=self.rule,
            measuring=closed(state),
            pieces=tuple(dict.fromkeys([bout.blow(number).striker for number in self.left])),
        )

    def check(self, state: ConfrontationState, seat: int, action: SustainReply) -> Refusal | None:
        """A hit that is still open."""
        if isinstance(action, Sustain) and action.hit not in [str(n) for n in self.left]:
            return refuse(self.rule, "refusal-melee-no-hit")
        return None

    def answer(self, play: Battle, action: SustainReply) -> None:
        """Roll on, or let the rest through."""
        if isinstance(action, Sustain):
            play.then(Sustaining(int(action.hit), self.left, self.done))

    def auto(self, state: ConfrontationState, seat: int) -> Action | None:
        """The easiest next, by the policy for blocks."""
        if state.policy(seat, BLOCKS_POLICY, "ask") != "best":
            return None
        return self.candidates(state, seat)[0]

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """The lowest threshold first: a further block costs nothing."""
        bout = state.bout or NONE
        order = sorted(self.left, key=lambda number: (bout.blow(number).threshold, number))
        return [*(Sustain(str(number)) for number in order), EndSustained()]
