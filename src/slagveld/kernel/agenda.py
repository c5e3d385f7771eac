"""The agenda: what is still to be done, as a stack of small records that travel with the state.

A `Step` runs by itself. A `Question` waits for a player. Both are frozen structs without hidden
state, so a battle can stop anywhere, be saved, copied, searched and resumed.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from slagveld.kernel.decision import Action, Decision, Mode, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Lapsed
from slagveld.kernel.rulebook import Refusal
from slagveld.structs import Struct

if TYPE_CHECKING:
    from slagveld.kernel.play import Play


class Step(Struct, frozen=True, tag=True):
    """Something to be done. Subclasses carry ids and numbers, never objects of the state."""

    rule: ClassVar[str] = ""
    """The rule this step follows; its events cite it unless they cite another."""

    def run(self, play: "Play[Any]") -> None:
        """Do it: change `play.state`, roll, tell, put further steps on the agenda."""
        raise NotImplementedError(f"{type(self).__name__} cannot run")

    def resume(self, play: "Play[Any]", value: Any) -> None:
        """Go on with the value that the step above handed down by `play.give`."""
        raise TypeError(f"{type(self).__name__} was handed {value!r} and takes nothing")

    def names(self) -> tuple[int, ...]:
        """Pieces that must still stand when this step's time comes; otherwise it lapses."""
        return ()

    def lapse(self, play: "Play[Any]") -> None:
        """What happens instead when a named piece is gone: told, and nothing else."""
        play.tell(Lapsed, step=type(self).__name__, pieces=self.names(), rule=self.rule)

    def seen(self, seat: int | None) -> "Step":
        """This step as a seat may see it; a secret step answers `Hidden`."""
        return self


class Hidden(Step, frozen=True):
    """Stands on the agenda of a view for a step that the seat may not see."""

    seat: int
    """Whose secret it is: others know only that they wait for this seat."""


class Question(Step, frozen=True):
    """A step that needs a player. One checker serves screen, server, bots and fuzzers."""

    mode: ClassVar[Mode] = "one"
    actions: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that answer it."""
    automatic: ClassVar[bool] = False
    """True: `auto` is asked first."""

    def who(self, state: Any) -> tuple[int, ...]:
        """The seats that must answer; nobody means that the question falls away."""
        raise NotImplementedError

    def ask(self, state: Any) -> Decision:
        """The question in full, for a screen."""
        raise NotImplementedError

    def check(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """Why this action is not allowed, or None. Total: any action of the listed kinds."""
        raise NotImplementedError

    def answer(self, play: "Play[Any]", action: Any) -> None:
        """Carry an allowed action out; `play.seat` gave it. The question is off the agenda."""
        raise NotImplementedError

    def answer_all(self, play: "Play[Any]", answers: Sequence[tuple[int, Action]]) -> None:
        """Carry the sealed answers of mode `all` out, in seat order."""
        for seat, action in answers:
            play.seat = seat
            self.answer(play, action)

    def auto(self, state: Any, seat: int) -> Action | None:
        """The answer that a policy of the seat gives by itself, if any."""
        return None

    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        """A finite menu of allowed answers in fixed order; never empty, [0] is pass or default.

        In a large battle it may be a `Menu` that is not whole: `more` lists what it leaves out.
        """
        raise NotImplementedError

    def more(self, state: Any, seat: int, after: int) -> Sequence[Action]:
        """What the menu leaves out after so many entries, if it is not whole.

        As bounded as the menu itself; empty when nothing is left.
        """
        return self.candidates(state, seat)[after:]

    def propose(self, state: Any, seat: int, rng: Rng) -> Action:
        """One allowed answer, quickly, without listing all."""
        menu = self.candidates(state, seat)
        return menu[int(rng.random() * len(menu))]

    def preview(self, state: Any, seat: int, partial: Partial) -> Preview:
        """What a half-filled action would do; called only while nothing is refused yet."""
        return Preview()


class Agenda:
    """The stack of steps; the last is the next. Immutable."""

    __slots__ = ("steps",)

    def __init__(self, steps: tuple[Step, ...] = ()) -> None:
        self.steps = steps

    @property
    def top(self) -> Step | None:
        """The step whose time is now."""
        return self.steps[-1] if self.steps else None

    def __len__(self) -> int:
        return len(self.steps)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Agenda) and self.steps == other.steps

    def __hash__(self) -> int:
        return hash(self.steps)

    def __repr__(self) -> str:
        return f"Agenda({self.steps!r})"


class Sealed:
    """Sealed answers to the question on top: (seat, action), in seat order. Immutable."""

    __slots__ = ("answers",)

    def __init__(self, answers: tuple[tuple[int, Action], ...] = ()) -> None:
        self.answers = answers

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose answers are in."""
        return tuple(seat for seat, _ in self.answers)

    def with_answer(self, seat: int, action: Action) -> "Sealed":
        """The same with this seat's answer put in, in the place of an earlier one."""
        others = [pair for pair in self.answers if pair[0] != seat]
        return Sealed(tuple(sorted([*others, (seat, action)], key=lambda pair: pair[0])))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealed) and self.answers == other.answers

    def __hash__(self) -> int:
        return hash(self.answers)

    def __repr__(self) -> str:
        return f"Sealed({self.answers!r})"


NO_ANSWERS = Sealed()
