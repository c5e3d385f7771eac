"""The working context while steps run, and the crank that runs them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

from slagveld.kernel.agenda import NO_ANSWERS, Agenda, Question, Step
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Dice, Draw, Roll
from slagveld.kernel.event import Drawn, Ended, Event, Rolled
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.moment import Moment
from slagveld.kernel.state import Outcome, State
from slagveld.record import replaced
from slagveld.texts import Name, Text

if TYPE_CHECKING:
    from slagveld.kernel.game import Game

S = TypeVar("S", bound=State)
T = TypeVar("T")
P = ParamSpec("P")

STEP_LIMIT = 100_000
"""Steps between two decisions after which the rules are taken to run in a circle."""


class RulesError(Exception):
    """The rule code of a game broke its contract with the kernel: a defect, never a player's."""


class Play(Generic[S]):
    """What rule code works with: the state, the dice, the agenda, and somebody to tell."""

    __slots__ = (
        "_given",
        "_has_given",
        "barrier_rule",
        "dice",
        "events",
        "game",
        "rolls",
        "seat",
        "stack",
        "state",
    )

    def __init__(
        self, game: "Game[S]", state: S, dice: Dice, *, listening: bool, seat: int = -1
    ) -> None:
        self.game = game
        self.state = state
        """Replaced, never mutated. Its agenda is stale while steps run."""
        self.dice = dice
        self.seat = seat
        """Who gave the answer that is being carried out; -1 when nobody did."""
        self.events: list[Event] | None = [] if listening else None
        self.rolls: list[tuple[int, ...]] = []
        self.stack: list[Step] = list(state.agenda.steps)
        self.barrier_rule = ""
        self._given: Any = None
        self._has_given = False

    # What rule code calls

    def replace(self, **changes: Any) -> None:
        """Replace fields of the state."""
        self.state = replaced(self.state, changes)

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda: the first is next, all before what was there."""
        if self._has_given:
            raise RulesError("a step that has given a value is finished and puts nothing more on")
        for place in range(len(steps) - 1, -1, -1):
            self.stack.append(steps[place])

    def moment(self, moment: Moment) -> None:
        """Open a moment: everybody who can may interrupt before the agenda goes on."""
        self.then(moment)

    def insert(self, step: Step, beneath: type[Step]) -> None:
        """Put a step directly beneath the topmost step of a kind, to run when that is finished."""
        for place in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[place], beneath):
                self.stack.insert(place, step)
                return
        raise RulesError(f"no {beneath.__name__} on the agenda")

    def purge(self, unwanted: Callable[[Step], bool]) -> None:
        """Take every step off the agenda that `unwanted` says yes to (a seat left, say)."""
        self.stack = [step for step in self.stack if not unwanted(step)]

    def cancel(self, kind: type[Step]) -> Step | None:
        """Take the topmost step of a kind off, and everything that was to come before it."""
        for place in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[place], kind):
                step = self.stack[place]
                del self.stack[place:]
                return step
        return None

    def give(self, value: Any) -> None:
        """Hand one value to the step beneath, which resumes with it. The last act of a step."""
        if self._has_given:
            raise RulesError("a step gives one value")
        self._given = value
        self._has_given = True

    def new_id(self) -> int:
        """A fresh id for a piece."""
        number = self.state.next_id
        self.replace(next_id=number + 1)
        return number

    def roll(
        self,
        count: int,
        sides: int,
        *,
        purpose: Text,
        rule: str,
        seat: int | None = None,
        need: Need | None = None,
        pieces: tuple[int, ...] = (),
        pool: Tally | None = None,
        yields: str = "",
    ) -> tuple[int, ...]:
        """Roll dice; the roll is told as an event of its own. No dice, no roll.

        `pool` says where the number of dice comes from, `yields` what dice that meet the need
        are called (see `Rolled`).
        """
        if count <= 0:
            return ()
        values = self.dice.roll(Roll(count, sides, purpose, rule, seat, need))
        self.rolls.append(values)
        if self.events is not None:
            self.events.append(
                Rolled(
                    seat=seat,
                    dice=values,
                    sides=sides,
                    purpose=purpose,
                    need=need,
                    pieces=pieces,
                    pool=pool,
                    yields=yields,
                    rule=rule,
                )
            )
        return values

    def draw(
        self,
        bag: Sequence[T],
        *,
        purpose: Text,
        rule: str,
        seat: int | None = None,
        key: Callable[[T], str] = str,
        label: Callable[[T], Name | Text | str] = str,
        seen_by: Callable[[T], tuple[int, ...] | None] | tuple[int, ...] | None = None,
        others: Callable[[], Sequence[T]] | None = None,
    ) -> T:
        """Draw from a face-down stack: a bag in sorted order, from which chance picks now.

        `seen_by` may depend on what was drawn (an enemy's card is open, one's own is not).
        `others` finds what the seat cannot tell from the bag (see `Draw`): if real cards are
        typed, one of them may come, and the caller puts right whoever was thought to hold it.
        The caller takes the item out of the bag.
        """
        items = tuple([key(item) for item in bag])
        private = seen_by is not None
        more: Sequence[T] = ()
        if self.dice.asks:
            more = others() if others else ()
            labels = tuple([label(item) for item in bag])
            keys, names = tuple(map(key, more)), tuple(map(label, more))
            request = Draw(items, labels, purpose, rule, seat, private, keys, names)
        else:
            request = Draw(items, (), purpose, rule, seat, private)
        place = self.dice.draw(request)
        self.rolls.append((place + 1,))
        item = bag[place] if place < len(bag) else more[place - len(bag)]
        if self.events is not None:
            seats = seen_by(item) if callable(seen_by) else seen_by
            shown = label(item)
            self.events.append(
                Drawn(
                    seat=seat,
                    bag=purpose,
                    item=key(item),
                    label=Text("plain", {"words": shown}) if isinstance(shown, str) else shown,
                    rule=rule,
                    seen_by=seats,
                )
            )
        return item

    def tell(self, kind: Callable[P, Event], *args: P.args, **values: P.kwargs) -> None:
        """Tell an event: its kind and its fields. Not built when nobody listens."""
        if self.events is not None:
            self.events.append(kind(*args, **values))

    @property
    def listening(self) -> bool:
        """Whether events are kept; search plays on without."""
        return self.events is not None

    def barrier(self, rule: str) -> None:
        """From here no player may take back past this point, by this rule."""
        self.barrier_rule = rule

    def finish(self, outcome: Outcome) -> None:
        """End the battle now, however deep the agenda is."""
        self.replace(outcome=outcome)
        self.tell(Ended, winners=outcome.winners, reason=outcome.reason, rule=outcome.rule)

    # The crank

    def answer(self, seat: int, action: Action) -> None:
        """Take an answer to the question on top; a sealed one waits for the others."""
        question = self.stack[-1]
        assert isinstance(question, Question)  # noqa: S101 - the caller asked for the decision
        if question.mode == "all":
            self.replace(sealed=self.state.sealed.with_answer(seat, action))
            self._open_sealed(question)
        else:
            self.stack.pop()
            self.seat = seat
            question.answer(self, action)
        self.seat = -1

    def run(self) -> S:
        """Run steps until somebody must be asked or the battle is over; the new state."""
        game = self.game
        for _ in range(STEP_LIMIT):
            if game.settles:
                game.settle(self)
            if self.state.outcome is not None:
                self.stack.clear()
                break
            if not self.stack:
                raise RulesError("the agenda is empty and the battle has no outcome")
            step = self.stack[-1]
            named = step.names()
            if named and not all(game.stands(self.state, piece) for piece in named):
                self._drop_given()
                self.stack.pop()
                step.lapse(self)
            elif isinstance(step, Question):
                if self._has_given:
                    raise RulesError(f"{type(step).__name__} was handed {self._given!r}")
                if self._asks(step):
                    break
            else:
                self.stack.pop()
                self._work(step)
        else:
            raise RulesError("the steps run in a circle")
        self.replace(agenda=Agenda(tuple(self.stack)))
        return self.state

    def _asks(self, question: Question) -> bool:
        """Whether a question must wait; otherwise it is dealt with here."""
        seats = question.who(self.state)
        if not seats:
            self.stack.pop()
            if self.state.sealed.answers:
                self.replace(sealed=NO_ANSWERS)
            return False
        if question.mode == "all" and self._open_sealed(question):
            return False
        if question.automatic:
            for seat in seats:
                if seat in self.state.sealed.seats:
                    continue
                action = question.auto(self.state, seat)
                if action is not None:
                    self.answer(seat, action)
                    return False
        return True

    def _open_sealed(self, question: Question) -> bool:
        """Open the sealed answers if all are in."""
        seats = question.who(self.state)
        sealed = self.state.sealed
        if not sealed.answers or any(seat not in sealed.seats for seat in seats):
            return False
        self.replace(sealed=NO_ANSWERS)
        self.barrier("SLV-BACK-2")
        self.stack.pop()
        question.answer_all(self, [pair for pair in sealed.answers if pair[0] in seats])
        self.seat = -1
        return True

    def _work(self, step: Step) -> None:
        if self._has_given:
            value = self._given
            self._drop_given()
            step.resume(self, value)
        else:
            step.run(self)

    def _drop_given(self) -> None:
        self._given = None
        self._has_given = False
