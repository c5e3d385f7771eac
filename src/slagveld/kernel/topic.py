"""Questions in which a player does several things in any order, each kind a topic of its own.

A `Topic` is one kind of thing (moving, striking, shooting …) in a module of its own. A question
gathers topics, so that each is checked, listed and previewed in one place. `TopicQuestion` does it
for one seat that acts until it ends; other questions put themselves together from the functions.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceField, PiecesField
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.state import State

ENDS = 0.1
"""How often chance ends a question in which more could be done."""

S = TypeVar("S", bound=State)


class Answerable(Protocol):
    """All that is known of the topics of any game."""

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """The kinds of action that are its own."""


T = TypeVar("T", bound=Answerable)


class Topic(Answerable, Protocol[S]):
    """One kind of thing that a seat may do in a `TopicQuestion`."""

    def forms(self, state: S, seat: int) -> list[Form]:
        """What the seat may do now, described as data; empty when nothing is open."""

    def check(self, state: S, seat: int, action: Any) -> Refusal | None:
        """Why an action of this topic is not allowed, or None. Total."""

    def answer(self, play: Play[S], action: Any) -> None:
        """Carry an allowed action out; the question is on the agenda beneath."""

    def menu(self, state: S, seat: int) -> list[Action]:
        """A finite list of allowed actions in fixed order, perhaps empty."""

    def propose(self, state: S, seat: int, rng: Rng) -> Action | None:
        """One allowed action, quickly; None when none was found."""

    def preview(self, state: S, seat: int, partial: Partial) -> Preview:
        """What a half-filled action of this topic would do."""


class Topics(Generic[S]):
    """Several topics as one, in fixed order."""

    def __init__(self, *parts: Topic[S]) -> None:
        self.parts = parts
        self.actions = actions_of(parts)

    def forms(self, state: S, seat: int) -> list[Form]:
        """The forms of all parts."""
        return [form for part in self.parts for form in part.forms(state, seat)]

    def check(self, state: S, seat: int, action: Any) -> Refusal | None:
        """The word of the part it belongs to; nothing against what belongs to none."""
        part = topic_of(self.parts, action)
        return None if part is None else part.check(state, seat, action)

    def answer(self, play: Play[S], action: Any) -> None:
        """Carried out by the part it belongs to."""
        part = topic_of(self.parts, action)
        if part is not None:
            part.answer(play, action)

    def menu(self, state: S, seat: int) -> list[Action]:
        """The menus of all parts."""
        return [action for part in self.parts for action in part.menu(state, seat)]

    def propose(self, state: S, seat: int, rng: Rng) -> Action | None:
        """What a part by lot proposes, or the next that has something."""
        for part in by_lot(self.parts, rng):
            found = part.propose(state, seat, rng)
            if found is not None:
                return found
        return None

    def preview(self, state: S, seat: int, partial: Partial) -> Preview:
        """The preview of the part it belongs to."""
        part = topic_named(self.parts, partial.action)
        return Preview() if part is None else part.preview(state, seat, partial)


class TopicQuestion(Question, frozen=True):
    """A seat acts in any order until it ends; `ask` and `who` are the game's.

    Subclasses name their `topics`, the action `ending` (without fields) and all `actions`:
    `(ending, *actions_of(topics))`.
    """

    topics: ClassVar[tuple[Topic[Any], ...]] = ()
    ending: ClassVar[type[Action]]

    seat: int

    def forms(self, state: Any) -> list[Form]:
        """All forms of all topics; the form of the ending is the game's."""
        return [form for topic in self.topics for form in topic.forms(state, self.seat)]

    def check(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """The topic's word; it may always be ended."""
        topic = topic_of(self.topics, action)
        return None if topic is None else topic.check(state, seat, action)

    def answer(self, play: Play[Any], action: Any) -> None:
        """Do it, with this question again beneath; or let it end."""
        topic = topic_of(self.topics, action)
        if topic is not None:
            play.then(self)
            topic.answer(play, action)

    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        """Ending first, then everything the topics list."""
        return [self.ending(), *[one for topic in self.topics for one in topic.menu(state, seat)]]

    def propose(self, state: Any, seat: int, rng: Rng) -> Action:
        """What a topic by lot proposes, or the next that has something; now and then the end."""
        if rng.random() < ENDS:
            return self.ending()
        for topic in by_lot(self.topics, rng):
            found = topic.propose(state, seat, rng)
            if found is not None:
                return found
        return self.ending()

    def preview(self, state: Any, seat: int, partial: Partial) -> Preview:
        """The topic's preview."""
        topic = topic_named(self.topics, partial.action)
        return Preview() if topic is None else topic.preview(state, seat, partial)


# Topics of any kind


def actions_of(topics: Iterable[Answerable]) -> tuple[type[Action], ...]:
    """The kinds of action of all these topics."""
    return tuple([kind for topic in topics for kind in topic.actions])


def topic_of(topics: tuple[T, ...], action: Action) -> T | None:
    """The topic that an action belongs to, if any."""
    for topic in topics:
        if isinstance(action, topic.actions):
            return topic
    return None


def topic_named(topics: tuple[T, ...], name: str) -> T | None:
    """The topic that an action of this name belongs to, if any."""
    for topic in topics:
        if any(kind.__name__ == name for kind in topic.actions):
            return topic
    return None


def by_lot(topics: tuple[T, ...], rng: Rng) -> tuple[T, ...]:
    """The topics in order, from one by lot on."""
    first = int(rng.random() * len(topics))
    return topics[first:] + topics[:first]


# Their forms


def leading(forms: Iterable[Form], *, groups: bool = False) -> tuple[int, ...]:
    """The pieces that can still do something: those that lead a form, each once.

    With `groups` also those that lead one together with others.
    """
    kinds = (PieceField, PiecesField) if groups else PieceField
    found: dict[int, None] = {}
    for form in forms:
        first = form.fields[0] if form.fields else None
        if isinstance(first, kinds):
            found.update(dict.fromkeys(first.allowed))
    return tuple(found)


def merged(forms: Iterable[Form]) -> tuple[Form, ...]:
    """Forms in order, one of each action: players who are asked together share theirs.

    Allowed pieces and choices of the same field are joined; the checker has the last word.
    """
    found: dict[str, Form] = {}
    for form in forms:
        other = found.get(form.action)
        found[form.action] = form if other is None else _joined(other, form)
    return tuple(found.values())


def _joined(one: Form, other: Form) -> Form:
    fields = []
    for mine, theirs in zip(one.fields, other.fields, strict=True):
        joined = mine
        for name in ("allowed", "choices"):
            if hasattr(mine, name):
                more = [x for x in getattr(theirs, name) if x not in getattr(mine, name)]
                joined = msgspec.structs.replace(joined, **{name: (*getattr(mine, name), *more)})
        fields.append(joined)
    return msgspec.structs.replace(one, fields=tuple(fields))
