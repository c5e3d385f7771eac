"""The repeated fear test, in a frightened regiment's own activation (LC-1.8-fear-9)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, refuse, text
from ..core.names import told
from ..core.regiment import Regiment
from ..core.relations import Deed, active
from ..core.spellbook import spell
from ..core.state import Battle, LittleState
from .fear import fear_dice, needed, take_test
from .marker import calm


class RepeatTest(Action, frozen=True):
    """The frightened regiment tests again, after its movement and before attacks."""


class Courage(Deed):
    """The topic of the repeated fear test."""

    actions = (RepeatTest,)

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        return [do(RepeatTest, "do-repeat-test", rule="LC-1.8-fear-9")]

    def barred(self, state: LittleState, seat: int) -> Refusal | None:
        """Only once, only for those that were frightened before their activation."""
        regiment = active(state)
        done = regiment.round
        if not done.frightened_by:
            return refuse("LC-1.8-fear-10", "refusal-fear-none", name=regiment.name)
        if not done.frightened_early or done.repeated:
            return refuse("LC-1.8-fear-9", "refusal-fear-again", name=regiment.name)
        if done.attacked:
            return refuse("LC-1.3-5", "refusal-fear-late", name=regiment.name)
        return None

    def answer(self, play: Battle, seat: int, action: RepeatTest) -> None:
        """Test before each cause; who passes all is free."""
        regiment = active(play.state)
        causes = regiment.round.frightened_by
        play.state = play.state.did(regiment.id, repeated=True)
        passed = tuple([cause for cause in causes if _repeat(play, regiment.id, cause)])
        calm(play, regiment.id, passed, "LC-1.8-fear-9")

    def options(self, state: LittleState, regiment: Regiment) -> list[Action]:
        return [RepeatTest()]

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action | None:
        frightened = active(state).frightened
        return RepeatTest() if frightened and self.barred(state, seat) is None else None

    def shown(self, state: LittleState, regiment: Regiment, partial: Partial) -> Preview:
        causes = [state.regiment(cause) for cause in regiment.round.frightened_by]
        tallies = [
            needed(state, regiment, cause, _level(state, regiment, cause)) for cause in causes
        ]
        return Preview(complete=True, tallies=(fear_dice(state, regiment), *tallies))


COURAGE = Courage()


def _repeat(play: Battle, number: int, cause: int) -> bool:
    state = play.state
    regiment, terror = state.regiment(number), state.regiment(cause)
    if take_test(play, number, cause, _level(state, regiment, terror)):
        return True
    if play.listening:
        what = text("fear-remains", name=regiment.name, cause=terror.name)
        told(play, what, "LC-1.8-fear-9", number, cause)
    return False


def _level(state: LittleState, tested: Regiment, cause: Regiment) -> int | None:
    """The level of the spell for whom no Fear of the cause's own has frightened."""
    return None if needed(state, tested, cause).total > 0 else spell("dread").level
