"""What players are asked while nothing is measured to an enemy, and how things are told."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Form, Measuring
from slagveld.kernel.event import Announced, Lapsed, Moved, StatusChanged, Told
from slagveld.kernel.modifiers import Tally
from slagveld.kit.asking import Asking, SeatQuestion
from slagveld.kit.topics import leading
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Listing, Signed, Text

from .book import text
from .competences import Trait
from .figure import Figure
from .state import Battle, ClashState, closed


class Asked(Asking, frozen=True):
    """A question that announces nothing itself, so that nothing is measured meanwhile."""

    words: ClassVar[str]
    """The key of the question, where it is always put in the same words."""

    def prompt(self, state: ClashState) -> Text:
        return text(self.words)  # texts: *:ask-*, *:shooting-ask-*, *:melee-ask-*, *:wounds-ask-*

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        """Those whom it names, or those that can still do something."""
        return self.names() or leading(forms, groups=True)

    def measured(self, state: ClashState) -> Measuring:
        return closed(state)


class SeatAsked(Asked, SeatQuestion, frozen=True):
    """The same, to the seat that it carries with it."""


class FigureAsked(SeatAsked, frozen=True):
    """The same, about one of its figures, which the question names."""

    figure: int

    def one(self, state: ClashState) -> Figure:
        return state.field.by_id[self.figure]

    def prompt(self, state: ClashState) -> Text:
        return text(self.words, name=self.one(state).name)

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.figure,)


# How numbers and groups are told


def names_of(figures: Iterable[Figure]) -> Listing:
    """These figures by name: "a, b and c"."""
    return Listing(tuple([figure.name for figure in figures]))


def fallen_figure(state: ClashState, number: int) -> Figure | None:
    return next((one.figure for one in state.fallen if one.figure.id == number), None)


def tell_gone(play: Battle, step: Step, key: str = "lapsed-gone") -> None:
    if not play.listening:
        return
    state = play.state
    gone = [fallen_figure(state, n) for n in step.names() if n not in state.field.by_id]
    names = Listing(tuple([figure.name for figure in gone if figure is not None]))
    what = text(key, name=names) if names.items else None  # texts: *:lapsed-*
    play.tell(Lapsed, step=type(step).__name__, pieces=step.names(), what=what, rule=step.rule)


class Bound(Step, frozen=True):
    """A step that falls away, and says so, when one whom it names has left the table."""

    def lapse(self, play: Battle) -> None:
        tell_gone(play, self)


def tell(play: Battle, what: Text, rule: str, *figures: Figure) -> None:
    play.tell(Told, what=what, pieces=tuple([one.id for one in figures]), rule=rule)


def tell_announced(play: Battle, what: Text, rule: str, *figures: Figure) -> None:
    """Tell what its player has said that the first of these figures is going to do."""
    pieces = tuple([one.id for one in figures])
    play.tell(Announced, seat=figures[0].seat, what=what, pieces=pieces, rule=rule)


def tell_moved(
    play: Battle, figure: Figure, path: tuple[Spot, ...], pose: Pose, **how: Any
) -> None:
    """Tell that a figure has gone along a path, its start included; `how`: length, manner, rule."""
    play.tell(Moved, piece=figure.id, name=figure.name, path=path, pose=pose, **how)


def tell_status(play: Battle, figure: Figure, status: Text, rule: str, *, on: bool = True) -> None:
    """Tell what holds a figure from now on, or no longer."""
    play.tell(StatusChanged, piece=figure.id, name=figure.name, status=status, on=on, rule=rule)


def tell_stays(play: Battle, number: int, rule: str) -> None:
    if not play.listening:
        return
    figure = play.state.field.by_id[number]
    tell(play, text("told-move-stays", name=figure.name), rule, figure)


def trait_name(trait: Trait) -> Text:
    """A competence by name, as what a number belongs to."""
    return text("melee-item-competence", ability=trait.name)


def value_parts(value: Tally, sign: int = 1) -> list[Text]:
    """A value as it is printed, then everything that changes it; `sign` -1: it is taken off."""
    name = value.name or text("need-value")
    parts = [text("part-value", name=name, value=value.start)]
    if sign < 0:
        parts = [text("part-item", reason=name, amount=Signed(-value.start))]
    for item in value.items:
        if item.op == "add":
            amount = Signed(sign * item.value)
            parts.append(text("part-item", reason=item.reason, amount=amount))
        else:
            parts.append(text("part-bound", reason=item.reason, value=sign * item.value))
    return parts
