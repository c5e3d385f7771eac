"""Magic and other interrupts: a seat is asked whether it does something now, or lets it be.

A moment (`kernel.moment.Moment`) offers each seat its question. `Interrupt` is that question: the
first of its `actions` lets the moment pass, the others are what may be done. `TopicInterrupt`
offers what a topic does elsewhere. `Stops` say where a seat wants to be asked at all:

    STOPS = Stops(BOOK, "magic", "policy-magic", ("movement", "shooting", "melee"))
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane, Menu, bounded, lane, late, woven
from slagveld.kernel.moment import PASSED
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.state import State
from slagveld.kit.asking import PlayerQuestion
from slagveld.kit.book import Book
from slagveld.kit.topics import Topic, lane_of

CHANCE = 0.5
"""How often random play thinks of interrupting when it is asked."""
WHENS = ("matters", "always", "answers", "never")
"""When a seat wants to be asked: where it matters, anywhere, only to answer others, nowhere."""

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Interrupt(PlayerQuestion, frozen=True):
    """The offer to interrupt. The first of `actions` has no fields and lets it be.

    `offers` holds the form for that; `interrupts` are the forms of the others, and what is said
    of `refusal`, `interrupt`, `menu` and `foreseen` goes for those alone.
    """

    def interrupts(self, state: Any) -> Iterable[Form]:
        """What may be done instead of letting it be."""
        raise NotImplementedError

    def refusal(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """Why it may not be done, or None."""
        raise NotImplementedError

    def interrupt(self, play: Play[Any], action: Any) -> None:
        """Do it."""
        raise NotImplementedError

    def menu(self, state: Any, seat: int) -> Sequence[Action]:
        """What may be done, in fixed order."""
        raise NotImplementedError

    def foreseen(self, state: Any, seat: int, partial: Partial) -> Preview:
        """What it would do; nothing is shown by default."""
        return Preview()

    def forms(self, state: Any) -> list[Form]:
        """Letting it be, then the rest."""
        return [*self.offers, *self.interrupts(state)]

    def check(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """It may always be let be."""
        passes = isinstance(action, self.actions[0])
        return None if passes else self.refusal(state, seat, action)

    def answer(self, play: Play[Any], action: Any) -> None:
        """Interrupt, or let the moment go on to the next seat."""
        if isinstance(action, self.actions[0]):
            play.give(PASSED)
        else:
            self.interrupt(play, action)

    def lane(self, state: Any, seat: int) -> Lane:
        """The menu, lazily."""
        return late(self.menu, state, seat)

    def candidates(self, state: Any, seat: int) -> Menu:
        """Letting it be, then the menu."""
        return self.more(state, seat, 0)

    def more(self, state: Any, seat: int, after: int) -> Menu:
        """The same from so many entries on."""
        passing = lane([self.actions[0]()])
        return bounded(woven([passing, self.lane(state, seat)]), after)

    def preview(self, state: Any, seat: int, partial: Partial) -> Preview:
        """There is nothing to show of letting it be."""
        passes = partial.action == self.actions[0].__name__
        return Preview() if passes else self.foreseen(state, seat, partial)


class TopicInterrupt(Interrupt, frozen=True):
    """The offer to do what belongs to a topic; `actions` are `(letting it be, *topic.actions)`."""

    topic: ClassVar[Topic[Any, Any]]

    def scope(self, seat: int) -> Any:
        """What the topic is asked for when this seat acts."""
        return seat

    def interrupts(self, state: Any) -> list[Form]:
        """The topic's forms."""
        return self.topic.forms(state, self.scope(self.seat))

    def refusal(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """The topic's word."""
        return self.topic.check(state, self.scope(seat), action)

    def interrupt(self, play: Play[Any], action: Any) -> None:
        """As the topic does it."""
        self.topic.answer(play, self.scope(play.seat), action)

    def menu(self, state: Any, seat: int) -> list[Action]:
        """The topic's menu."""
        return self.topic.menu(state, self.scope(seat))

    def lane(self, state: Any, seat: int) -> Lane:
        """The topic's lane."""
        return lane_of(self.topic, state, self.scope(seat))

    def propose(self, state: Any, seat: int, rng: Rng) -> Action:
        """Now and then what the topic proposes, else letting it be."""
        eager = rng.random() < CHANCE
        found = self.topic.propose(state, self.scope(seat), rng) if eager else None
        return found or self.actions[0]()

    def foreseen(self, state: Any, seat: int, partial: Partial) -> Preview:
        """The topic's preview."""
        return self.topic.preview(state, self.scope(seat), partial)


class Stops:
    """Where seats want to be asked about one kind of interrupt.

    A seat says when (`WHENS`, the first by default), and of each part of the game whether it is to
    be asked there at all. Titles and choices have keys that begin with `stem`.
    """

    def __init__(self, book: Book, key: str, stem: str, parts: Iterable[str]) -> None:
        self.key = key
        self.policies = (
            book.policy(key, stem, *WHENS),
            *[
                book.policy(f"{key}-{part}", f"{stem}-in-{part}", "ask", "skip", stem=stem)
                for part in parts
            ],
        )
        """The seats' switches, for `Game.policies`."""

    def when(self, state: State, seat: int) -> str:
        """When a seat wants to be asked."""
        return state.policy(seat, self.key, WHENS[0])

    def wanted(
        self,
        state: S,
        seat: int,
        part: str,
        able: Callable[[S, int], Sequence[T]],
        matters: Callable[[T], bool],
    ) -> bool:
        """Whether a seat is to be asked in a part of the game.

        `able` are those of it who could interrupt; `matters` says of one whether it would change
        what is about to happen.
        """
        when = self.when(state, seat)
        if when not in ("matters", "always"):
            return False
        found = able(state, seat)
        if not found or state.policy(seat, f"{self.key}-{part}", "ask") == "skip":
            return False
        return when == "always" or any(matters(one) for one in found)
