"""Phases of a turn in which the active player does several things in any order.

A `Topic` is one kind of thing (moving, striking, shooting …) in a module of its own. A `TurnPart`
gathers topics into one question, so that each is checked, listed and previewed in one place.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from slagveld.games.mage_knight.model import Battle, MageKnightState
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceField
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

ENDS = 0.1
"""How often chance ends a phase in which more could be done."""


class Topic(Protocol):
    """One kind of thing that the active player may do in a phase."""

    actions: tuple[type[Action], ...]

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        """What the seat may do now, described as data; empty when nothing is open."""

    def check(self, state: MageKnightState, seat: int, action: Any) -> Refusal | None:
        """Why an action of this topic is not allowed, or None. Total."""

    def answer(self, play: Battle, action: Any) -> None:
        """Carry an allowed action out; the phase is on the agenda beneath."""

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        """A finite list of allowed actions in fixed order, perhaps empty."""

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        """One allowed action, quickly; None when none was found."""

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        """What a half-filled action of this topic would do."""


class EndPhase(Action, frozen=True):
    """The active player announces the end of the phase (MK-TURN-6)."""


class TurnPart(Question, frozen=True):
    """The active player acts in any order until he ends the phase."""

    topics: ClassVar[tuple[Topic, ...]] = ()

    seat: int

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        """The active player, while he plays."""
        return (self.seat,) if self.seat not in state.out else ()

    def decision(self, state: MageKnightState, prompt: Text, end: Text) -> Decision:
        """All forms of all topics, and the end of the phase."""
        forms: list[Form] = []
        for topic in self.topics:
            forms.extend(topic.forms(state, self.seat))
        pieces = leading(forms)
        forms.append(Form(action="EndPhase", title=end, rule="MK-TURN-6"))
        return Decision(
            seats=(self.seat,), prompt=prompt, forms=tuple(forms), rule=self.rule, pieces=pieces
        )

    def topic_of(self, action: Action) -> Topic | None:
        """The topic an action belongs to; none for the end of the phase."""
        for topic in self.topics:
            if isinstance(action, topic.actions):
                return topic
        return None

    def check(self, state: MageKnightState, seat: int, action: Any) -> Refusal | None:
        """The topic's word; a phase may always be ended."""
        topic = self.topic_of(action)
        return None if topic is None else topic.check(state, seat, action)

    def answer(self, play: Battle, action: Any) -> None:
        """Do it, with this phase again beneath; or let the phase end."""
        topic = self.topic_of(action)
        if topic is not None:
            play.then(self)
            topic.answer(play, action)

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        """Ending first, then everything the topics list."""
        found: list[Action] = [EndPhase()]
        for topic in self.topics:
            found.extend(topic.menu(state, seat))
        return found

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action:
        """What a topic by lot proposes, or the next that has something; now and then the end."""
        if rng.random() < ENDS:
            return EndPhase()
        count = len(self.topics)
        first = int(rng.random() * count)
        for place in range(count):
            found = self.topics[(first + place) % count].propose(state, seat, rng)
            if found is not None:
                return found
        return EndPhase()

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        """The topic's preview."""
        for topic in self.topics:
            if any(kind.__name__ == partial.action for kind in topic.actions):
                return topic.preview(state, seat, partial)
        return Preview()


def leading(forms: list[Form]) -> tuple[int, ...]:
    """The warriors that can still do something: those that lead a form, each once."""
    found: dict[int, None] = {}
    for form in forms:
        first = form.fields[0] if form.fields else None
        if isinstance(first, PieceField):
            found.update(dict.fromkeys(first.allowed))
    return tuple(found)
