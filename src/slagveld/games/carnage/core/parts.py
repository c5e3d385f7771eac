"""Parts of a round in which the players of a side do several things in any order.

A `Topic` is one kind of thing (marching, charging, casting …) in a module of its own. A `Part`
gathers topics into one question, so that each topic is checked, listed and previewed in one place.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import FREE, Action, Decision, Form, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import ENDS, by_lot, leading, merged, topic_named, topic_of
from slagveld.texts import Text

from .book import do, text
from .state import CarnageState, Phase

Battle = Play[CarnageState]


class Topic(Protocol):
    """One kind of thing that a seat may do in a part of the round.

    `only` is the one unit that may act (Acceleration lets a single unit go first), 0 for all. An
    action is `Any` here, as each topic takes only the kinds that it lists in `actions`.
    """

    actions: tuple[type[Action], ...]

    def forms(self, state: CarnageState, seat: int, only: int) -> list[Form]:
        """What the seat may do now, described as data; empty when nothing is open."""

    def check(self, state: CarnageState, seat: int, only: int, action: Any) -> Refusal | None:
        """Why an action of this topic is not allowed, or None. Total."""

    def answer(self, play: Battle, action: Any) -> None:
        """Carry an allowed action out; the part is put back on the agenda beneath."""

    def menu(self, state: CarnageState, seat: int, only: int) -> list[Action]:
        """A finite list of allowed actions in fixed order, perhaps empty."""

    def propose(self, state: CarnageState, seat: int, only: int, rng: Rng) -> Action | None:
        """One allowed action, quickly; None when none was found."""

    def preview(self, state: CarnageState, seat: int, only: int, partial: Partial) -> Preview:
        """What a half-filled action of this topic would do."""


class PhaseEnd:
    """What marks a step of the agenda at which the phase before it is over (CAR-6.1-finish)."""

    __slots__ = ()


class EndPart(Action, frozen=True):
    """The seat has done all it wants in this part of the round."""


class Part(Question, frozen=True):
    """The players of a side act in any order until each has ended."""

    phase: ClassVar[Phase | None] = None
    """The phase that opens such a part for each side."""
    mode = "any"
    topics: ClassVar[tuple[Topic, ...]] = ()
    prompt_key: ClassVar[str] = ""
    measuring: ClassVar[Measuring] = FREE

    side: int
    done: tuple[int, ...] = ()
    """Seats that have ended."""
    only: int = 0
    """The one unit that may act; 0: all of the side."""

    def who(self, state: CarnageState) -> tuple[int, ...]:
        """Players of the side who have not ended and can do something."""
        return tuple(
            [
                seat
                for seat in state.seats_of(self.side)
                if seat not in self.done and self.can_act(state, seat)
            ]
        )

    def can_act(self, state: CarnageState, seat: int) -> bool:
        """Whether there is anything to ask this seat: has it units here?"""
        if self.only:
            unit = state.unit(self.only)
            return unit is not None and unit.owner == seat
        return any(unit.owner == seat for unit in state.units)

    def prompt(self, state: CarnageState) -> Text:
        """The question in words."""
        return text(self.prompt_key)

    def ask(self, state: CarnageState) -> Decision:
        """All forms of all topics; the seats of a side have the same forms, each its own units."""
        seats = self.who(state)
        forms: list[Form] = []
        for topic in self.topics:
            for seat in seats:
                forms.extend(topic.forms(state, seat, self.only))
        forms.append(do(EndPart, "do-end-part", rule="CAR-6.1-finish"))
        return Decision(
            seats=seats,
            mode=self.mode,
            prompt=self.prompt(state),
            forms=merged(forms),
            measuring=Measuring(ruler="free") if state.options.free_measuring else self.measuring,
            rule=self.rule,
            pieces=leading(forms),
        )

    def check(self, state: CarnageState, seat: int, action: Action) -> Refusal | None:
        """The topic's word; ending is always allowed unless a part says otherwise."""
        topic = topic_of(self.topics, action)
        if topic is None:
            return self.check_end(state, seat)
        return topic.check(state, seat, self.only, action)

    def check_end(self, state: CarnageState, seat: int) -> Refusal | None:
        """Why the seat may not end yet, or None."""
        return None

    def answer(self, play: Battle, action: Action) -> None:
        """Do it, with this part again beneath; or note that the seat has ended."""
        topic = topic_of(self.topics, action)
        if topic is None:
            self.ended(play, play.seat)
            play.then(msgspec.structs.replace(self, done=(*self.done, play.seat)))
            return
        play.then(self)
        topic.answer(play, action)

    def ended(self, play: Battle, seat: int) -> None:
        """Something to do when a seat ends; nothing by default."""

    def candidates(self, state: CarnageState, seat: int) -> Sequence[Action]:
        """Ending first (if it may), then everything the topics list."""
        found: list[Action] = []
        if self.check_end(state, seat) is None:
            found.append(EndPart())
        for topic in self.topics:
            found.extend(topic.menu(state, seat, self.only))
        return found

    def propose(self, state: CarnageState, seat: int, rng: Rng) -> Action:
        """What a topic by lot proposes, or the next that has something; now and then the end."""
        may_end = self.check_end(state, seat) is None
        if may_end and rng.random() < ENDS:
            return EndPart()
        for topic in by_lot(self.topics, rng):
            found = topic.propose(state, seat, self.only, rng)
            if found is not None:
                return found
        return EndPart() if may_end else self.candidates(state, seat)[0]

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        """The topic's preview."""
        topic = topic_named(self.topics, partial.action)
        return Preview() if topic is None else topic.preview(state, seat, self.only, partial)


def part_in(phase: Phase) -> type[Part] | None:
    """The kind of part that every side has in a phase, if the phase has such parts."""
    return next((kind for kind in Part.__subclasses__() if kind.phase == phase), None)
