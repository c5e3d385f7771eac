"""Flight from fear: who runs, how far, and off the table (CON-FEAR-5 to CON-FEAR-8)."""

from slagveld.kernel.event import Moved, Turned

from ..core.book import text
from ..core.effects import StandsFast
from ..core.figure import Figure, Flight
from ..core.relations import enemy_of, in_fight
from ..core.reports import tell_status
from ..core.state import Battle, ConfrontationState
from ..terrain.flight_ways import Escape, away_path
from ..terrain.paces import mov
from ..terrain.ways import end_pose, in_medium, spot_of, way_length
from ..wounds.casualties import remove

FLIGHT = 2
"""A flight is so many times the walking distance."""


def penalise(play: Battle, number: int, rule: str) -> None:
    """The fear penalties, which several failed tests bring only once (CON-FEAR-5)."""
    figure = play.state.field.by_id[number]
    if figure.turn.afraid:
        return
    play.state = play.state.did(number, afraid=True)
    tell_status(play, figure, text("status-fear-afraid"), rule)


def may_flee(state: ConfrontationState, figure: Figure) -> bool:
    """Whether a figure that has failed before a creature runs from it.

    Not out of a fight (CON-FEAR-8), nor twice in a turn; and only one whose card has not been
    played yet (CON-FEAR-7), or who was paralysed (CON-FEAR-12, CON-FEAR-13).
    """
    turn = figure.turn
    if turn.fled or (turn.activated and not turn.paralysed_by):
        return False
    return figure.powers.one(StandsFast) is None and not in_fight(state, figure)


def flee(play: Battle, number: int, creature: int, fear: int, *, rule: str) -> None:
    """A figure flees from a creature at once, and its movement of this turn is gone.

    `fear` is what a rally test will be taken against (CON-FEAR-17).
    """
    figure = play.state.field.by_id[number]
    if figure.flight is None:
        tell_status(play, figure, text("status-fear-fleeing"), rule)
    play.state = play.state.changed(number, flight=Flight(fear, creature))
    run_away(play, number, rule=rule)


def run_away(play: Battle, number: int, *, rule: str) -> None:
    """Twice its walking distance away from what it flees, its back to that (CON-FEAR-7).

    Straight ahead if that is no longer on the table (CON-FEAR-19). Whoever leaves the table counts
    as a casualty (CON-FEAR-14).
    """
    state = play.state
    figure = state.field.by_id[number]
    escape = escape_of(state, figure)
    length = way_length(figure, escape.path)
    pose = end_pose(state, figure, escape.path, escape.facing)
    fled = figure.did(fled=True, covered=figure.turn.covered + length)
    play.state = state.with_figure(fled.at(pose))
    if length:
        play.tell(
            Moved,
            piece=number,
            name=figure.name,
            path=(spot_of(figure), *escape.path),
            pose=pose,
            manner="flee",
            length=length,
            rule=rule,
        )
    elif pose.facing != figure.pose.facing:
        play.tell(Turned, piece=number, name=figure.name, facing=pose.facing, rule=rule)
    if escape.leaves:
        remove(play, number, enemy_of(figure.seat), fled=True)


def escape_of(state: ConfrontationState, figure: Figure) -> Escape:
    """The flight of a figure that has a reason to flee; who hangs on a wall cannot run.

    In the air, or wholly in water, with its second Movement where it has one (CON-STAT-2).
    """
    flight = figure.flight
    feared = None if flight is None else state.figure(flight.creature)
    if figure.climbing:
        return Escape((), figure.pose.facing)
    second = mov(figure, second=True)
    if figure.profile.medium == "air" and second >= mov(figure):
        return away_path(state, figure, feared, FLIGHT * second, flying=True)
    if figure.profile.medium == "water":
        swum = away_path(state, figure, feared, FLIGHT * second)
        if in_medium(state, figure, swum.path):
            return swum
    return away_path(state, figure, feared, FLIGHT * mov(figure))
