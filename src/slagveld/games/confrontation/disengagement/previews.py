"""What an attempt to leave a fight promises: its chance, and how far one gets then."""

from fractions import Fraction

from slagveld.kernel.decision import Odds, Preview
from slagveld.kernel.modifiers import Item, Tally

from ..core.book import text
from ..core.checks import decided, faces_of
from ..core.figure import Figure
from ..core.state import ConfrontationState
from ..movement.choice import Active
from ..movement.displacement import best_gait
from ..odds.blows import passes
from ..terrain.wayfinding import reach_region
from .difficulty import difficulty, value_of


def preview_disengaging(
    state: ConfrontationState, figure: Figure, active: Active, *, force: bool
) -> Preview:
    """The chance to leave a fight, what it is made of, and how far one gets then."""
    value = value_of(state, figure, force=force)
    need = difficulty(state, figure, force=force)
    gait = best_gait(figure, "disengage")
    if force:
        won = _with_dice(need.total - value.total, figure.profile.strength_dice)
    else:
        won = passes(need.total - value.total, faces_of(figure, "initiative"))
    outcomes = (
        (text("odds-disengage-free"), float(won)),
        (text("odds-disengage-held"), float(1 - won)),
    )
    return Preview(
        odds=(Odds(title=text("odds-disengage"), outcomes=outcomes, need=_die(need, value)),),
        region=reach_region(
            state, figure, gait.limit, through=active.together(state), flying=gait.flying
        ),
        limit=gait.limit,
        tallies=(value, need),
        notes=(text("note-disengage-held"),),
    )


def _with_dice(need: int, dice: int) -> Fraction:
    """The chance of a test to whose value so many dice are added first (CON-HOUSE-10)."""
    if not dice:
        return passes(need)
    return sum([_with_dice(need - face, dice - 1) for face in range(1, 7)], Fraction(0)) / 6


def _die(need: Tally, value: Tally) -> Tally:
    """What the die must show: the difficulty less the value tested."""
    less = Item(-value.total, value.name or text("value-strength"))
    return decided(need.plus(less))
