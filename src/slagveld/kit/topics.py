"""Questions in which a player does several things in any order, each kind a topic of its own.

A `Topic` is one kind of thing (moving, striking, shooting …) in a module of its own. A question
gathers topics, so that each is checked, listed and previewed in one place; the seat that is asked
acts until it ends.

What a topic is asked for is its scope: a seat where all that a seat has may act, else what the
game puts in its place (the cards that are activated together, the one unit that goes first).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceField, PiecesField
from slagveld.kernel.menu import MOST, TRIES, Lane, Menu, bounded, lane, late, woven
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.state import State
from slagveld.kit.asking import Asking
from slagveld.record import replace

ENDS = 0.1
"""How often chance ends a question in which more could be done."""

S = TypeVar("S", bound=State)
K = TypeVar("K", contravariant=True)
P = TypeVar("P")
X = TypeVar("X")


class Answerable(Protocol):
    """All that is known of the topics of any game."""

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """The kinds of action that are its own."""


T = TypeVar("T", bound=Answerable)


class Topic(Answerable, Protocol[S, K]):
    """One kind of thing that may be done within a scope.

    An action is `Any` here: each topic takes no other kinds than it lists in `actions`.
    """

    def forms(self, state: S, scope: K, /) -> list[Form]:
        """What may be done now, described as data; empty when nothing is open."""

    def check(self, state: S, scope: K, action: Any, /) -> Refusal | None:
        """Why an action of this topic is not allowed, or None. Total."""

    def answer(self, play: Play[S], scope: K, action: Any, /) -> None:
        """Carry an allowed action out; the question is on the agenda beneath."""

    def menu(self, state: S, scope: K, /) -> list[Action]:
        """A finite list of allowed actions in fixed order, perhaps empty."""

    def propose(self, state: S, scope: K, rng: Rng, /) -> Action | None:
        """One allowed action, quickly; None when none was found."""

    def preview(self, state: S, scope: K, partial: Partial, /) -> Preview:
        """What a half-filled action of this topic would do."""


class Topics(Generic[S, K]):
    """Several topics as one, in fixed order."""

    def __init__(self, *parts: Topic[S, K]) -> None:
        self.parts = parts
        self.actions = actions_of(parts)

    def forms(self, state: S, scope: K) -> list[Form]:
        """The forms of all parts."""
        return [form for part in self.parts for form in part.forms(state, scope)]

    def check(self, state: S, scope: K, action: Any) -> Refusal | None:
        """The word of the part it belongs to; nothing against what belongs to none."""
        part = topic_of(self.parts, action)
        return None if part is None else part.check(state, scope, action)

    def answer(self, play: Play[S], scope: K, action: Any) -> None:
        """Carried out by the part it belongs to."""
        part = topic_of(self.parts, action)
        if part is not None:
            part.answer(play, scope, action)

    def menu(self, state: S, scope: K) -> list[Action]:
        """The menus of all parts."""
        return [action for part in self.parts for action in part.menu(state, scope)]

    def lane(self, state: S, scope: K) -> Lane:
        """The lanes of all parts, woven."""
        return woven([lane_of(part, state, scope) for part in self.parts])

    def propose(self, state: S, scope: K, rng: Rng) -> Action | None:
        """What a part by lot proposes, or the next that has something."""
        for part in by_lot(self.parts, rng):
            found = part.propose(state, scope, rng)
            if found is not None:
                return found
        return None

    def preview(self, state: S, scope: K, partial: Partial) -> Preview:
        """The preview of the part it belongs to."""
        part = topic_named(self.parts, partial.action)
        return Preview() if part is None else part.preview(state, scope, partial)


class PieceTopic(Generic[S, K, P]):
    """A topic of what one piece does at a time: whoever an action names, or whose turn it is.

    Subclasses say who acts (`actor`) and who could (`able`), what an action asks besides
    (`refusal`) and what a piece can do (`options`), and add the rest of a `Topic`.
    """

    actions: tuple[type[Action], ...] = ()

    def actor(self, state: S, scope: K, action: Any, /) -> P | Refusal:
        """The piece that does this, or why it can do nothing of the kind now."""
        raise NotImplementedError

    def able(self, state: S, scope: K, /) -> Sequence[P]:
        """The pieces that may act, in order."""
        raise NotImplementedError

    def refusal(self, state: S, piece: P, action: Any, /) -> Refusal | None:
        """Why a piece that may act cannot act like this, or None."""
        return None

    def options(self, state: S, piece: P, /) -> Iterable[Action]:
        """What a piece that may act can do, in fixed order."""
        return ()

    def check(self, state: S, scope: K, action: Any) -> Refusal | None:
        """What bars its piece, else what is against the action."""
        actor = self.actor(state, scope, action)
        return actor if isinstance(actor, Refusal) else self.refusal(state, actor, action)

    def menu(self, state: S, scope: K) -> list[Action]:
        """All that all can do."""
        return [one for piece in self.able(state, scope) for one in self.options(state, piece)]

    def by_piece(self, state: S, scope: K) -> Lane:
        """What all can do, every piece in its turn: the `lane` of a topic that lists lazily."""
        return woven([late(self.tried, state, piece) for piece in self.able(state, scope)])

    def tried(self, state: S, piece: P, /) -> Iterable[Action | None]:
        """The options of a piece, made one by one; None for what is tried and not allowed."""
        return self.options(state, piece)

    def propose(self, state: S, scope: K, rng: Rng) -> Action | None:
        """Something of the menu."""
        return one_of(self.menu(state, scope), rng)


class TopicQuestion(Asking, frozen=True):
    """Whoever is asked acts in any order until he ends.

    Subclasses name their `topics`, the action `ending` (without fields), the form that offers it
    (`closing`) and all `actions`: `(ending, *actions_of(topics))`.
    """

    topics: ClassVar[tuple[Topic[Any, Any], ...]] = ()
    ending: ClassVar[type[Action]]
    most: ClassVar[int] = MOST
    """Entries of its menu."""
    tries: ClassVar[int] = TRIES
    """Answers that are tried for its menu."""

    def scope(self, seat: int) -> Any:
        """What the topics are asked for when this seat acts."""
        return seat

    def closing(self, state: Any) -> Form:
        """The offer to end."""
        raise NotImplementedError

    def end_refusal(self, state: Any, seat: int) -> Refusal | None:
        """Why the seat may not end yet, or None."""
        return None

    def before(self, play: Play[Any], action: Any) -> None:
        """What comes before something is done; nothing by default."""

    def ended(self, play: Play[Any]) -> None:
        """What follows when a seat ends; nothing by default."""

    def forms(self, state: Any) -> list[Form]:
        """All forms of all topics, those of several seats as one, and the end."""
        seats = self.who(state)
        scopes = [self.scope(seat) for seat in seats]
        found = [f for topic in self.topics for s in scopes for f in topic.forms(state, s)]
        return [*(merged(found) if len(seats) > 1 else found), self.closing(state)]

    def about(self, state: Any, forms: Sequence[Form]) -> tuple[int, ...]:
        """Those that can still do something."""
        return leading(forms)

    def check(self, state: Any, seat: int, action: Any) -> Refusal | None:
        """The topic's word."""
        topic = topic_of(self.topics, action)
        if topic is None:
            return self.end_refusal(state, seat)
        return topic.check(state, self.scope(seat), action)

    def answer(self, play: Play[Any], action: Any) -> None:
        """Do it, with this question again beneath; or let it end."""
        topic = topic_of(self.topics, action)
        if topic is None:
            self.ended(play)
        else:
            play.then(self)
            self.before(play, action)
            topic.answer(play, self.scope(play.seat), action)

    def candidates(self, state: Any, seat: int) -> Sequence[Action]:
        """Ending first, if it may be, then what the topics list, each as much as the others."""
        return self.more(state, seat, 0)

    def more(self, state: Any, seat: int, after: int) -> Menu:
        """The menu from so many entries on."""
        return bounded(woven(self.lanes(state, seat)), after, self.most, self.tries)

    def lanes(self, state: Any, seat: int) -> list[Lane]:
        """What the menu is woven from: ending, then the lanes of the topics."""
        scope = self.scope(seat)
        end = [self.ending()] if self.end_refusal(state, seat) is None else []
        return [lane(end), *[lane_of(topic, state, scope) for topic in self.topics]]

    def propose(self, state: Any, seat: int, rng: Rng) -> Action:
        """What a topic by lot proposes, or the next that has something; now and then the end."""
        may_end = self.end_refusal(state, seat) is None
        if may_end and rng.random() < ENDS:
            return self.ending()
        scope = self.scope(seat)
        for topic in by_lot(self.topics, rng):
            found = topic.propose(state, scope, rng)
            if found is not None:
                return found
        return self.ending() if may_end else self.candidates(state, seat)[0]

    def preview(self, state: Any, seat: int, partial: Partial) -> Preview:
        """The topic's preview."""
        topic = topic_named(self.topics, partial.action)
        return Preview() if topic is None else topic.preview(state, self.scope(seat), partial)


# Topics of any kind


def actions_of(topics: Iterable[Answerable]) -> tuple[type[Action], ...]:
    """The kinds of action of all these topics."""
    return tuple([kind for topic in topics for kind in topic.actions])


def topic_of(topics: tuple[T, ...], action: Action) -> T | None:
    """The topic that an action belongs to, if any: the one that lists its very kind."""
    asked = type(action)
    for topic in topics:
        for kind in topic.actions:
            if kind is asked:
                return topic
    return None


def topic_named(topics: tuple[T, ...], name: str) -> T | None:
    """The topic that an action of this name belongs to, if any."""
    for topic in topics:
        if any(kind.__name__ == name for kind in topic.actions):
            return topic
    return None


def lane_of(topic: Topic[S, K], state: S, scope: K) -> Lane:
    """What a topic lists, lazily where it has a `lane` of its own."""
    own: Callable[[S, K], Lane] | None = getattr(topic, "lane", None)
    return late(topic.menu, state, scope) if own is None else own(state, scope)


# By lot


def one_of(found: Sequence[X], rng: Rng) -> X | None:
    """One of these by lot; None of nothing."""
    return found[int(rng.random() * len(found))] if found else None


def by_lot(found: Sequence[X], rng: Rng) -> tuple[X, ...]:
    """All of these in order, from one by lot on."""
    first, whole = int(rng.random() * len(found)), tuple(found)
    return whole[first:] + whole[:first] if first else whole


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
                joined = replace(joined, **{name: (*getattr(mine, name), *more)})
        fields.append(joined)
    return replace(one, fields=tuple(fields))
