"""One plan played on: an answer now, habit afterwards, and what the end looks like."""

from collections.abc import Callable, Sequence
from typing import Any

from slagveld.bots.planning.plan import Orders, Plan
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Quick as QuickDice
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.tactics import Tactics

Judge = Callable[[Any, int], float]
"""What a state is worth to a seat, from 0 to 1."""


def habit_of(game: Game[Any], tactics: Tactics, state: Any, seat: int, rng: Rng) -> Action:
    """What the game's tactics do: the first of the proposals that promise most."""
    question = game.question(state)
    if question is None:
        raise LookupError("nobody is asked anything")
    best: tuple[float, Action] | None = None
    for one in tactics.proposals(state, seat, question, rng):
        if best is None or one[0] > best[0]:
            best = one
    if best is None:
        raise LookupError("tactics proposed nothing")
    return best[1]


class Course:
    """A battle in thought that goes on: who is asked answers, and the dice are its own.

    All chance comes from one seed, so that every answer of a comparison meets the same.
    """

    def __init__(self, game: Game[Any], tactics: Tactics, state: Any, seed: str) -> None:
        self.game = game
        self.tactics = tactics
        self.state = state
        self.rng = Rng(seed + "/course")
        self._dice = QuickDice(Rng(seed + "/dice"))

    def answer(self, seat: int, action: Action) -> None:
        """An answer of a seat; by habit where it is not allowed, as it may stand otherwise here."""
        if self.game.check(self.state, seat, action) is not None:
            action = self.habit(seat)
        self._apply(seat, action)

    def asked(self) -> int | None:
        """Who is to answer now; None: the battle is over."""
        question = self.game.question(self.state)
        if question is None:
            return None
        answered = self.state.sealed.seats
        return next(one for one in question.who(self.state) if one not in answered)

    def go_on(self, seat: int, action: Action | None = None) -> None:
        """What somebody who is asked does in thought, by habit unless told."""
        self._apply(seat, self.habit(seat) if action is None else action)

    def habit(self, seat: int) -> Action:
        """What the game's tactics would do now."""
        return habit_of(self.game, self.tactics, self.state, seat, self.rng)

    def _apply(self, seat: int, action: Action) -> None:
        self.state = self.game.apply(self.state, seat, action, self._dice).state


class World:
    """A battle that could be this one, with the chance of one comparison."""

    def __init__(self, game: Game[Any], tactics: Tactics, view: Any, seat: int, seed: str) -> None:
        self.game = game
        self.tactics = tactics
        self.seat = seat
        self.seed = seed
        self.state = game.imagine(view, seat, Rng(seed))

    def played(
        self, action: Action, ahead: int, judge: Judge, later: Sequence[Action] = ()
    ) -> float:
        """What comes of an answer and those that are to follow it, looked so many answers ahead."""
        course, orders = self._begun(action, later)
        for _ in range(ahead):
            seat = course.asked()
            if seat is None:
                break
            course.go_on(seat, orders.next(course.state) if seat == self.seat else None)
        return judge(course.state, self.seat)

    def scouted(self, plan: Plan, ahead: int, most: int) -> list[Action]:
        """What could follow a plan: ideas for the next question of the same kind, not the habit.

        None where no such question comes within so many answers.
        """
        kind = type(self.game.question(self.state))
        course, orders = self._begun(plan.answer, plan.later)
        for _ in range(ahead):
            seat = course.asked()
            if seat is None:
                break
            question = self.game.question(course.state)
            own = seat == self.seat and not orders.left
            if own and question is not None and type(question) is kind:
                ideas = self.tactics.ideas(course.state, seat, question, course.rng, most + 1)
                if len(ideas) > 1:
                    return ideas[1:]
            course.go_on(seat, orders.next(course.state) if seat == self.seat else None)
        return []

    def _begun(self, action: Action, later: Sequence[Action]) -> tuple[Course, Orders]:
        """The battle after the first answer of a plan, and what is left of it."""
        course = Course(self.game, self.tactics, self.state, self.seed)
        course.answer(self.seat, action)
        return course, Orders(self.game, self.seat, later)
