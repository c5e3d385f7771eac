"""Objectives: how objects are taken, carried, lost and brought home (CON-CHARGE-5).

In the end phase a free warrior beside a lying object takes it, unless an enemy is beside it too. It
is carried at a walk only: whoever charges, engages or flees has left it where he began the turn. A
warrior who stands wholly in his own deployment zone with it in the end phase has brought it home.
"""

from functools import lru_cache

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.record import replace
from slagveld.table.body import Body
from slagveld.table.contact import touched
from slagveld.table.units import FINE
from slagveld.texts import Name

from ..core.asking import tell_status
from ..core.book import text
from ..core.field import REACH, SLACK
from ..core.figure import Figure
from ..core.state import Battle, ClashState, Prize, in_fight
from ..setup.scenarios import prize_kinds
from ..setup.zones import outside, zone_of
from ..terrain.scenery import height_at
from .victory import close

RADIUS = 100
"""Of an object that lies on the table: 1 cm."""
CARRYING = "CON-CHARGE-5"
FAST = ("charge", "engage")
"""Movements in which nothing is carried."""


def prize_name(prize: Prize) -> Name | str:
    kind = prize_kinds().get(prize.key)
    return prize.key if kind is None else kind.name


class TakePrizes(Step, frozen=True):
    """In the end phase objects are taken, and those brought home decide the battle."""

    rule = CARRYING

    def run(self, play: Battle) -> None:
        for prize in play.state.objects:
            if prize.bearer:
                bearer = play.state.field.by_id[prize.bearer]
                _put(play, prize, x=bearer.pose.x, y=bearer.pose.y)
            elif (figure := taker(play.state, prize)) is not None:
                _put(play, prize, x=figure.pose.x, y=figure.pose.y, bearer=figure.id)
                _tell(play, prize, figure, on=True)
        seat = home_seat(play.state)
        if seat is not None:
            close(play, (seat,), text("end-prize"), "CON-GAP-5")


def home_seat(state: ClashState) -> int | None:
    """The seat of the first bearer who stands wholly in his own deployment zone, if any."""
    fit = [one for one in state.living([prize.bearer for prize in state.objects]) if not one.dying]
    home = [one.seat for one in fit if not outside(one.body, zone_of(state, one.seat))]
    return home[0] if home else None


def beside(state: ClashState, prize: Prize) -> list[Figure]:
    """The figures whose bases touch an object that lies on the table, in order."""
    ground = height_at(state.field.table, prize.x, prize.y)
    met = touched(_disc(prize.x, prize.y), state.field.bodies, SLACK)
    figures = [state.field.figures[place] for place in met]
    return [figure for figure in figures if abs(figure.pose.z - ground) <= REACH]


def taker(state: ClashState, prize: Prize) -> Figure | None:
    """The first beside a lying object who is free and has none; nobody while both sides are."""
    there = [figure for figure in beside(state, prize) if not figure.dying]
    if len({figure.seat for figure in there}) != 1:
        return None
    bearers = [other.bearer for other in state.objects]
    free = [one for one in there if not (one.fleeing or one.climbing or one.id in bearers)]
    return next((one for one in free if not in_fight(state, one)), None)


def let_go(play: Battle) -> None:
    """Whoever runs lets go of what he carries, at once; nothing lies beyond the table's edge."""
    for prize in play.state.objects:
        if prize.bearer:
            bearer = play.state.figure(prize.bearer)
            runs = bearer is None or bearer.fleeing or bearer.turn.fled
            if runs or (bearer is not None and bearer.turn.chosen in FAST):
                _put(play, prize, bearer=0)
                if bearer is not None:
                    _tell(play, prize, bearer, on=False)
                what = text("prize-left", prize=prize_name(prize))
                play.tell(Told, what=what, pieces=(prize.id,), rule=CARRYING)
        else:
            table = play.state.field.table
            if not (0 <= prize.x <= table.width and 0 <= prize.y <= table.height):
                x, y = min(max(prize.x, 0), table.width), min(max(prize.y, 0), table.height)
                _put(play, prize, x=x, y=y)


def _put(play: Battle, prize: Prize, **changes: int) -> None:
    changed = replace(prize, **changes)
    objects = [changed if other.id == prize.id else other for other in play.state.objects]
    play.replace(objects=tuple(objects))


def _tell(play: Battle, prize: Prize, bearer: Figure, *, on: bool) -> None:
    status = text("prize-carried", prize=prize_name(prize))
    tell_status(play, bearer, status, CARRYING, on=on)
    if on:
        taken = text("prize-taken", name=bearer.name, prize=prize_name(prize))
        play.tell(Told, what=taken, pieces=(bearer.id, prize.id), rule=CARRYING)


@lru_cache(maxsize=64)
def _disc(x: int, y: int) -> Body:
    return Body(x * FINE, y * FINE, RADIUS * FINE, [], [], 0, 0, 0)
