"""What holds between figures just now: enemies, contact, what may be measured."""

from slagveld.kernel.decision import FREE, Measuring

from .figure import Figure
from .state import ConfrontationState


def is_enemy(one: Figure, other: Figure) -> bool:
    """Whether two figures fight on different sides."""
    return one.seat != other.seat


def touching(state: ConfrontationState, figure: Figure) -> list[Figure]:
    """Figures in contact with one, in order; the figure given may be a moved copy."""
    by_id = state.field.by_id
    return [by_id[number] for number in state.field.touching(figure)]


def opponents(state: ConfrontationState, figure: Figure) -> list[Figure]:
    """Enemies in contact with a figure, in order."""
    return [other for other in touching(state, figure) if is_enemy(figure, other)]


def in_fight(state: ConfrontationState, figure: Figure) -> bool:
    """Whether a figure is in contact with an enemy (CON-SHOOT-6)."""
    by_id = state.field.by_id
    return any(is_enemy(figure, by_id[number]) for number in state.field.touching(figure))


def touches(state: ConfrontationState, one: Figure, other: Figure) -> bool:
    """Whether two figures are in contact."""
    return other.id in state.field.touching(one)


def nearest_enemies(state: ConfrontationState, figure: Figure) -> list[tuple[int, Figure]]:
    """The enemies of a figure, the nearest first, each with its place in the order of figures."""
    key = ("con-nearest", figure.id, figure.pose)
    places = state.field.known(key, _nearest, state.figures, figure)
    return [(place, state.figures[place]) for place in places]


def _nearest(figures: tuple[Figure, ...], figure: Figure) -> list[int]:
    x, y = figure.pose.x, figure.pose.y
    found = [
        ((other.pose.x - x) ** 2 + (other.pose.y - y) ** 2, place)
        for place, other in enumerate(figures)
        if is_enemy(figure, other)
    ]
    return [place for _, place in sorted(found)]


def enemy_of(seat: int) -> int:
    """The other seat: there are exactly two sides (CON-GEN-2)."""
    return 1 - seat


# Measuring

BEFORE_SHOTS = Measuring(ruler="own", reach=False, rule="CON-SHOOT-7")
BEFORE_MOVES = Measuring(ruler="own", rule="CON-CHARGE-10")


def closed(state: ConfrontationState) -> Measuring:
    """What may be measured while a question is open that announces nothing itself (CON-SHOOT-7).

    Nothing to an enemy, unless the players have agreed on free measuring: otherwise one would lay
    the ruler while dice are divided, and name a target or a pursuit afterwards.
    """
    if state.options.free_measuring:
        return FREE
    return BEFORE_SHOTS if state.phase == "shooting" else BEFORE_MOVES
