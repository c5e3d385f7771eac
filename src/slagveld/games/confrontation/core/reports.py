"""How numbers and groups are told: what a sum is made of, who is meant."""

from collections.abc import Iterable

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Lapsed, Told
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Listing, Signed, Text

from .book import text
from .competences import Trait
from .figure import Figure
from .state import Battle, ConfrontationState


def names_of(figures: Iterable[Figure]) -> Listing:
    """These figures by name: "a, b and c"."""
    return Listing(tuple([figure.name for figure in figures]))


def fallen_figure(state: ConfrontationState, number: int) -> Figure | None:
    """A figure that has left the table, as it was."""
    return next((one.figure for one in state.fallen if one.figure.id == number), None)


def tell_gone(play: Battle, step: Step, key: str = "lapsed-gone") -> None:
    """Tell that a step falls away, because one whom it names has left the table."""
    if not play.listening:
        return
    state = play.state
    gone = [fallen_figure(state, n) for n in step.names() if n not in state.field.by_id]
    names = Listing(tuple([figure.name for figure in gone if figure is not None]))
    what = text(key, name=names) if names.items else None  # texts: *:lapsed-*
    kind = type(step).__name__
    play.tell(Lapsed, step=kind, pieces=step.names(), what=what, rule=step.rule)


def tell_stays(play: Battle, number: int, rule: str) -> None:
    """Tell that a figure stays where it is."""
    what = text("told-move-stays", name=play.state.field.by_id[number].name)
    play.tell(Told, what=what, pieces=(number,), rule=rule)


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
