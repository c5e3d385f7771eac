"""Sustained defence: one die against several attacks, each harder by 2 (CON-SUST-1 to -7)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

from ..core.asking import SeatAsked, tell
from ..core.book import do, pick, refuse, text
from ..core.bout import Bout
from ..core.characteristic_tests import Tested
from ..core.state import Battle, ClashState
from .fighting_values import POLICY, SUSTAINED_RAISE, BoutStep, both_of, defence_check, hit_words


def sustained_refusal(
    state: ClashState, blows: Sequence[int], target: int, others: Sequence[int] = ()
) -> Refusal | None:
    """Why one may not use a sustained defence in this striking step, or None (CON-SUST-1).

    All opponents who attack him in it count, whether they hit or not. `others` are those who
    counter-attack or trade a die in it.
    """
    bout, figure = state.fray, state.figure(target)
    attacks = [bout.blow(number) for number in blows]
    attackers = {blow.striker for blow in attacks if blow.target == target}
    if figure is None or len(attackers) < 2:
        return refuse("CON-SUST-2", "refusal-melee-sustained-one")
    hand = bout.hand(target)
    if hand.attack > hand.defence:
        return refuse("CON-SUST-4", "refusal-melee-sustained-attack", name=figure.name)
    return refuse("CON-SUST-7", "refusal-melee-sustained-other") if target in others else None


class Sustaining(BoutStep, frozen=True):
    """The one die (CON-SUST-3) is rolled against a hit, and after each success against another."""

    rule = "CON-SUST-1"

    blow: int
    left: tuple[int, ...]
    """Hits against which no other die has been set, this one among them."""
    done: int = 0
    """Blocks that have succeeded."""

    def fight(self, play: Battle, bout: Bout) -> None:
        """Roll against the hit that was named, whose threshold rises by 2 each time."""
        both = both_of(play.state, bout.blow(self.blow))
        if both is not None:
            raised = SUSTAINED_RAISE * self.done
            play.then(defence_check(bout, self.blow, *both, raised, "CON-SUST-5"), self)

    def go_on(self, play: Battle, bout: Bout, value: Tested) -> None:
        """The first failure ends it (CON-SUST-6); after a success the next hit is named."""
        blow = bout.blow(self.blow)
        striker, target = play.state.those(blow.striker, blow.target)
        if not value.success:
            what = text("melee-told-sustained-over", name=target.name, enemy=striker.name)
            tell(play, what, "CON-SUST-6", target, striker)
            return
        play.replace(bout=bout.with_fate(self.blow, "blocked"))
        others = [number for number in self.left if number != self.blow]
        more = tuple([number for number in others if bout.blow(number).target == blow.target])
        if more:
            play.then(SustainOn(target.seat, more, self.done + 1))


class Sustain(Action, frozen=True):
    """The die is rolled again, against this hit."""

    hit: Key


class EndSustained(Action, frozen=True):
    """No further block."""


class SustainOn(SeatAsked, frozen=True):
    """The next attack is named before each roll of a sustained defence (CON-SUST-5)."""

    rule = "CON-SUST-5"
    actions = (Sustain, EndSustained)
    automatic = True

    left: tuple[int, ...]
    done: int

    def prompt(self, state: ClashState) -> Text:
        return text("melee-ask-sustain", raised=SUSTAINED_RAISE * self.done)

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple(dict.fromkeys([state.fray.blow(number).striker for number in self.left]))

    def forms(self, state: ClashState) -> list[Form]:
        raised = SUSTAINED_RAISE * self.done
        choices = [
            Choice(str(blow.id), hit_words(state, blow, blow.threshold + raised), of=blow.striker)
            for blow in map(state.fray.blow, self.left)
        ]
        hit = pick.choice("hit", "melee-field-sustain", choices)
        return [do(Sustain, "melee-do-sustain", hit), do(EndSustained, "melee-do-end-sustained")]

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Sustain) and action.hit not in [str(n) for n in self.left]:
            return refuse(self.rule, "refusal-melee-no-hit")
        return None

    def answer(self, play: Battle, action: Action) -> None:
        if isinstance(action, Sustain):
            play.then(Sustaining(int(action.hit), self.left, self.done))

    def auto(self, state: ClashState, seat: int) -> Action | None:
        if state.policy(seat, POLICY.key, "ask") != "best":
            return None
        return self.candidates(state, seat)[0]

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        """The lowest threshold first: a further block costs nothing."""
        order = sorted(self.left, key=lambda number: (state.fray.blow(number).threshold, number))
        return [*(Sustain(str(number)) for number in order), EndSustained()]
