"""How bots think: answers by the kind of question, the best of what is weighed, an end in sight.

A game says what it answers to which question, and how a seat stands in a battle that goes on:

    class SkirmishTactics(Thinking[SkirmishState]):
        answers: ClassVar[Answers] = {Charge: charging, Deploy: first, Rally: always(StandFast())}

        def standing(self, state: SkirmishState, seat: int) -> float:
            return strength(state, seat) - opposition(state, seat)

Each answer is a function of the state, the seat and the question.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush, heapreplace
from typing import Any, ClassVar, Generic, TypeVar, overload

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.state import State
from slagveld.kernel.tactics import Features, Scored
from slagveld.kit.outlook import Fitted, Weights, even

VICTORY = 10_000.0
"""What it is worth to have won, unless a game says otherwise."""

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
T = TypeVar("T")

Answer = Callable[[Any, int, Any], Scored | list[Scored]]
"""The answer of a seat to a question with what it promises, or several that are worth a trial."""
Answers = Mapping[type[Question], Answer]

SAMPLED = 40
"""Entries of a menu from which ideas are drawn."""
DRAWS = 2
"""How often an idea is drawn by lot for each that is wanted: some come twice."""


class Thinking(Generic[S]):
    """A game's sense of what is good: tactics from a table of answers."""

    victory: ClassVar[float] = VICTORY
    ahead: ClassVar[int] = 20
    answers: ClassVar[Answers]
    """What is answered to each kind of question, and to what descends from it."""
    fitted: ClassVar[Fitted | None] = None
    """What battles look like, in a game that has weights for it."""
    thoughts: ClassVar[Answers] = {}
    """What else comes to mind at each kind of question, beside what is answered to it."""

    def proposals(self, state: S, seat: int, question: Question, rng: Rng) -> list[Scored]:
        """The answer to this kind of question, or what there is otherwise."""
        for kind in type(question).__mro__:
            answer = self.answers.get(kind)
            if answer is not None:
                found = answer(state, seat, question)
                return found if isinstance(found, list) else [found]
        return self.otherwise(state, seat, question, rng)

    def ideas(self, state: S, seat: int, question: Question, rng: Rng, most: int) -> list[Action]:
        """The best proposals, what comes to mind besides, then some of the menu or by lot."""
        scored = by_worth(self.proposals(state, seat, question, rng))
        found = [action for _, action in scored[:most]]
        for kind in type(question).__mro__:
            think = self.thoughts.get(kind)
            if think is not None:
                more = think(state, seat, question)
                for _, action in by_worth(more if isinstance(more, list) else [more]):
                    if len(found) >= most:
                        return found
                    if action not in found and question.check(state, seat, action) is None:
                        found.append(action)
                return self._chanced(state, seat, question, rng, found, most)
        menu = list(question.candidates(state, seat))
        if len(menu) > SAMPLED:
            menu = [menu[0], *rng.sample(menu[1:], SAMPLED - 1)]
        for action in menu:
            if len(found) >= most:
                break
            if action not in found:
                found.append(action)
        return found

    def _chanced(
        self, state: S, seat: int, question: Question, rng: Rng, found: list[Action], most: int
    ) -> list[Action]:
        """What was found, and what else is drawn by lot: nobody thinks of everything."""
        for _ in range(DRAWS * (most - len(found))):
            if len(found) >= most:
                break
            action = question.propose(state, seat, rng)
            if action not in found:
                found.append(action)
        return found

    def features(self, state: S, seat: int) -> Features:
        """How the seat stands, as a part of a victory, where a game says no more."""
        if self.fitted is not None:
            return self.fitted.features(state, seat)
        return {"strength": self.standing(state, seat) / self.victory}

    def weights(self) -> Weights:
        """What features say about winning: the game's data, where it has been fitted."""
        return even() if self.fitted is None else self.fitted.weights()

    def progress(self, state: S) -> float:
        """How far on a battle is, from 0 to 1, where a game can tell."""
        return 0.0 if self.fitted is None else self.fitted.progress(state)

    def outlook(self, state: S, seat: int) -> float:
        """The chance to win by what the battle looks like; what is decided is certain."""
        if state.outcome is not None:
            return even_of(state.outcome.winners, seat)
        return self.weights().chance(self.features(state, seat), self.progress(state))

    def otherwise(self, state: S, seat: int, question: Question, rng: Rng) -> list[Scored]:
        """The question's own proposal, where there is nothing to think about."""
        return [(0.0, question.propose(state, seat, rng))]

    def worth(self, state: S, seat: int) -> float:
        """Victory or defeat, else how the seat stands."""
        if state.outcome is None:
            return self.standing(state, seat)
        if not state.outcome.winners:
            return 0.0
        return self.victory if seat in state.outcome.winners else -self.victory

    def standing(self, state: S, seat: int) -> float:
        """How a seat stands while the battle goes on, on the scale of the scores."""
        raise NotImplementedError


class Shortlist:
    """Proposals of which the best few are certain, and ideas that could still be among them.

    What an idea brings at most is known before it is known what it brings. So ideas are looked at
    in that order, until none that is left could be one of the best few.
    """

    def __init__(self, few: int) -> None:
        self.few = few
        self.found: list[tuple[tuple[int, ...], Scored]] = []
        """What is certain, each with its place among the proposals."""
        self._ideas: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0
        self._best: list[float] = []

    def add(self, place: tuple[int, ...], score: float, action: Action) -> None:
        """A proposal that is certain."""
        self.found.append((place, (score, action)))
        if len(self._best) < self.few:
            heappush(self._best, score)
        elif score > self._best[0]:
            heapreplace(self._best, score)

    def later(self, most: float, look: Callable[[], None]) -> None:
        """An idea that brings so much at most; `look` adds what it brings, or further ideas."""
        self._count += 1
        heappush(self._ideas, (-most, self._count, look))

    def proposals(self) -> list[Scored]:
        """What was found by their places, after every idea that could come up was looked at."""
        while self._ideas:
            minus, _, look = heappop(self._ideas)
            if len(self._best) == self.few and -minus < self._best[0]:
                break
            look()
        self.found.sort(key=lambda one: one[0])
        return [scored for _, scored in self.found]


def even_of(winners: Sequence[int], seat: int) -> float:
    """The chance to have won: 1 or 0, and a half where nobody has."""
    if not winners:
        return 0.5
    return 1.0 if seat in winners else 0.0


# Answers without a thought


def first(state: State, seat: int, question: Question) -> Scored:
    """What stands first on the menu."""
    return 0.0, question.candidates(state, seat)[0]


def always(action: Action) -> Answer:
    """The same, whatever is asked."""
    return lambda _state, _seat, _question: (0.0, action)


# Weighing


def listed(question: Question, state: State, seat: int, kind: type[A]) -> list[A]:
    """The answers of one kind on a question's menu."""
    return [one for one in question.candidates(state, seat) if isinstance(one, kind)]


@overload
def best(found: Iterable[tuple[float, T]]) -> tuple[float, T] | None: ...
@overload
def best(found: Iterable[tuple[float, T]], least: tuple[float, T]) -> tuple[float, T]: ...
def best(
    found: Iterable[tuple[float, T]], least: tuple[float, T] | None = None
) -> tuple[float, T] | None:
    """The first of those that promise most; `least` where none promises more than that."""
    chosen = least
    for one in found:
        if chosen is None or one[0] > chosen[0]:
            chosen = one
    return chosen


def by_worth(found: Iterable[tuple[float, T]]) -> list[tuple[float, T]]:
    """What promises most first; what promises the same as it came."""
    return sorted(found, key=lambda one: -one[0])
