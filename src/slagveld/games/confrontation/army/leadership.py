"""Courage and Discipline as they stand: leaders lend theirs, and a full staff adds to both."""

from collections.abc import Callable

from slagveld.kept import beside
from slagveld.kernel.modifiers import Item, Tally
from slagveld.table.measure import within
from slagveld.table.units import FINE

from ..core.book import text
from ..core.competence_vocabulary import CommandedBy, Commands, Staff
from ..core.competences import Trait
from ..core.field import Field
from ..core.figure import Figure
from ..core.state import ClashState

PARTS = ("standard", "music")
"""What a full staff has besides its leader."""

Command = tuple[Figure, Trait, Commands]
"""A leader with the competence by which he leads."""


def courage_of(state: ClashState, figure: Figure) -> Tally:
    """COU, that of a leader where it is better, and what a full staff adds.

    A figure with a Fear score has no use for any of it, and lends none.
    """
    own = figure.profile.courage
    tally = Tally(own or 0, name=text("value-courage"))
    if own is None:
        return tally
    return _commanded(state, figure, tally, lambda leader: leader.profile.courage or 0)


def discipline_of(state: ClashState, figure: Figure) -> Tally:
    """DIS, that of a leader where it is better, and what a full staff adds (CON-STAT-11)."""
    own = own_discipline(figure)
    return _commanded(state, figure, own, lambda leader: own_discipline(leader).total)


def own_discipline(figure: Figure) -> Tally:
    """DIS of the card, a stroke being 0; 0 where it never counts (CON-CARD-mort-vivant)."""
    tally = Tally(figure.profile.discipline or 0, name=text("value-discipline"))
    found = figure.powers.number("no-discipline")
    if found is None:
        return tally
    return tally.plus(Item(-tally.start, text("wounds-item-no-discipline"), found[0].rule))


def commanders(state: ClashState, figure: Figure) -> list[Command]:
    """The leaders who command a figure just now, himself among them, in order.

    They lead by CON-CARD-commandement or CON-CARD-chef-de-guerre; the Living-Dead gain by their
    like alone (CON-CARD-mort-vivant).
    """
    bound = figure.powers.one(CommandedBy)
    return [
        (leader, trait, command)
        for leader, trait, command in _leaders(state.field)
        if leader.seat == figure.seat
        and (bound is None or leader.powers.has(bound[1].ability))
        and (leader.id == figure.id or near(leader, figure, command.radius))
    ]


@beside
def _leaders(field: Field) -> list[Command]:
    """All who lead and do not flee, in order. Shared: not to be changed."""
    rows = [(figure, figure.powers.one(Commands)) for figure in field.figures]
    return [(one, *command) for one, command in rows if command is not None and not one.fleeing]


@beside
def _bearers(field: Field) -> list[tuple[Figure, str]]:
    """All who belong to a staff, each with the part that he has in it. Shared."""
    return [(one, effect.part) for one in field.figures for _, effect in one.powers.all(Staff)]


def has_staff(state: ClashState, leader: Figure, radius: int) -> bool:
    """Whether a leader has his standard and musician (CON-CARD-etendard, CON-CARD-musicien)."""
    parts = [
        part
        for figure, part in _bearers(state.field)
        if figure.seat == leader.seat and (figure.id == leader.id or near(leader, figure, radius))
    ]
    return all(part in parts for part in PARTS)


def near(one: Figure, other: Figure, radius: int) -> bool:
    """Whether two bases are at most so many units apart."""
    return bool(within(one.body, other.body, radius * FINE))


def _commanded(
    state: ClashState, figure: Figure, tally: Tally, lent: Callable[[Figure], int]
) -> Tally:
    found = commanders(state, figure)
    if not found:
        return tally
    leader, trait, _ = max(found, key=lambda command: lent(command[0]))
    value = lent(leader)
    if value > tally.total:
        item = Item(value - tally.total, text("wounds-item-lent", name=leader.name), trait.rule)
        tally = tally.plus(item)
    staffs = [
        (command.staff, one)
        for captain, one, command in found
        if has_staff(state, captain, command.radius)
    ]
    if staffs:
        amount, by = max(staffs, key=lambda pair: pair[0])
        tally = tally.plus(Item(amount, text("wounds-item-staff"), by.rule))
    return tally
