"""Casualties: figures killed outright, those who fight on for a while, and those gone for good."""

from slagveld.kernel.event import Removed, Slain, Told
from slagveld.record import replace

from ..core.book import text
from ..core.effects import FightsOn
from ..core.figure import Figure
from ..core.reports import tell_status
from ..core.state import Battle, ConfrontationState, Fallen
from .vendetta import avenge

KILLED = "CON-HOUSE-5"
"""The rule by which one killed outright is taken from the table."""


def is_down(state: ConfrontationState, number: int) -> bool:
    """Whether a figure has been killed: it is gone, or only fights on until its time is over."""
    figure = state.figure(number)
    return figure is None or figure.dying


def kill(play: Battle, number: int, by: int, *, striker: int = 0, rule: str = KILLED) -> None:
    """A figure is killed outright: removed at once, unless it fights on (CON-CARD-acharne).

    `by` is the seat that is credited, `striker` the figure that did it. Whoever has his personal
    enemy killed is asked afterwards, by a question on the agenda: a caller must not give a value.
    """
    figure = play.state.figure(number)
    if figure is None or figure.dying:
        return
    found = figure.powers.one(FightsOn)
    if found is None:
        remove(play, number, by, striker=striker, rule=rule)
    else:
        play.state = play.state.changed(number, wound="critical", dying=True, felled_by=by)
        tell_status(play, figure, text("wounds-status-dying"), found[0].rule)
    avenge(play, striker, figure)


def remove(
    play: Battle, number: int, by: int, *, fled: bool = False, striker: int = 0, rule: str = KILLED
) -> None:
    """Take a figure from the table as a casualty, whatever it could still do.

    What it carried is left where it stood. Who `fled` off the table was not slain (CON-FEAR-14).
    """
    figure = play.state.figure(number)
    if figure is None:
        return
    _let_fall(play, figure)
    fallen = (*play.state.fallen, Fallen(figure, by, fled))
    play.state = replace(play.state.without(number), fallen=fallen)
    if fled:
        cause = text("wounds-cause-fled")
        play.tell(Removed, piece=number, name=figure.name, cause=cause, rule="CON-FEAR-14")
    else:
        play.tell(Slain, piece=number, name=figure.name, by=striker or None, rule=rule)


def expire(play: Battle, *, turn: bool = False) -> None:
    """A phase is over, or (`turn`) the whole turn: those who only fought on until now fall."""
    for figure in play.state.figures:
        if figure.dying:
            found = figure.powers.one(FightsOn)
            if turn or found is None or found[1].until == "phase":
                rule = KILLED if found is None else found[0].rule
                remove(play, figure.id, figure.felled_by, rule=rule)


def _let_fall(play: Battle, figure: Figure) -> None:
    """What a figure carried lies where it stood (CON-CHARGE-5 leaves objects to the scenario)."""
    objects = play.state.objects
    dropped = [prize.id for prize in objects if prize.bearer == figure.id]
    if not dropped:
        return
    x, y = figure.pose.x, figure.pose.y
    left = [
        replace(prize, bearer=0, x=x, y=y) if prize.bearer == figure.id else prize
        for prize in objects
    ]
    play.replace(objects=tuple(left))
    what = text("wounds-told-dropped", name=figure.name)
    play.tell(Told, what=what, pieces=(figure.id, *dropped), rule="CON-CHARGE-5")


def losses(state: ConfrontationState, seat: int) -> int:
    """What the casualties of a seat cost, in points; one who is dying counts already."""
    fallen = [one.figure for one in state.fallen]
    dying = [figure for figure in state.figures if figure.dying]
    return sum([figure.profile.points for figure in (*fallen, *dying) if figure.seat == seat])
