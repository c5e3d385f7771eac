"""When a battle ends and who has won it: the scenario's word, for the book has none (CON-GAP-5).

Every casualty counts its army points for the other side, whoever brought it about (CON-STAT-17,
CON-FEAR-14); in the crossing a warrior in the enemy's deployment zone counts as well.

In the end phase a free warrior beside a lying object takes it, unless an enemy is beside it too. It
is carried at a walk only: whoever charges, engages or flees has left it where he began the turn. A
warrior who stands wholly in his own deployment zone with it in the end phase has brought it home.
"""

from functools import lru_cache

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.kernel.state import Outcome
from slagveld.record import replace
from slagveld.table.body import Body
from slagveld.table.contact import touched
from slagveld.table.units import FINE
from slagveld.texts import Name, Text

from ..army.stack import profile_of
from ..core.asking import tell_status
from ..core.book import text
from ..core.field import REACH, SLACK
from ..core.figure import Figure
from ..core.state import SEATS, Battle, ClashState, Prize, enemy_of, in_fight
from ..setup.scenarios import battle_of, prize_kinds
from ..setup.zones import outside, zone_of
from ..terrain.scenery import height_at
from ..wounds.casualties import losses

RULE = "CON-GAP-5"


def army_points(state: ClashState, seat: int) -> int:
    """What a seat's army cost at the start, in points (CON-STAT-17)."""
    return sum([profile_of(card).points * card.count for card in state.cards if card.seat == seat])


def is_fought_over(state: ClashState) -> bool:
    """Whether both sides have figures on the table; looks no further than it must."""
    figures = state.field.figures
    return any(figure.seat != figures[0].seat for figure in figures)


def test_end(play: Battle) -> None:
    """Is the battle over because a side has nobody left? Never in the approach."""
    state = play.state
    if state.outcome is not None or state.phase == "approach" or is_fought_over(state):
        return
    left = tuple([seat for seat in SEATS if state.own(seat)])
    close(play, left, text("end-alone") if left else text("end-nobody"), RULE)


def settle(play: Battle) -> None:
    """After every step: whoever runs lets go of what he carries; a side without figures is beaten.

    Not while shots fall: those fired at the same time are all applied, and may strike the last of
    both sides (CON-SHOOT-10). That is looked at when the phase is over.
    """
    if play.state.objects:
        let_go(play)
    if play.state.phase != "shooting" and not is_fought_over(play.state):
        test_end(play)


def finish(play: Battle, reason: Text, rule: str = RULE) -> None:
    """End the battle as it stands."""
    winners, decided = judged(play.state)
    first, second = scores(play.state)[:2]
    names = [seat.name for seat in play.state.seats]
    told = {"first": first, "second": second, "one": names[0], "two": names[1]}
    if winners:
        told["winner"] = names[winners[0]]
    what = text(f"result-{decided}", **told)  # texts: *:result-*
    play.tell(Told, what=what, rule=RULE)
    close(play, winners, reason, rule)


def close(play: Battle, winners: tuple[int, ...], reason: Text, rule: str) -> None:
    """The battle is over and these seats have won it."""
    points, alive = scores(play.state), survivors(play.state)
    play.finish(Outcome(winners=winners, reason=reason, rule=rule, scores=points, survivors=alive))


def survivors(state: ClashState) -> tuple[str, ...]:
    """Who lives on, for campaigns: everybody on the table, and who has not come onto it yet."""
    there = [f"{figure.seat}:{figure.key}" for figure in state.figures]
    cards = [(state.cards_by_id[number], count) for number, count in state.waiting]
    return (*there, *[f"{card.seat}:{card.key}" for card, count in cards for _ in range(count)])


def judged(state: ClashState) -> tuple[tuple[int, ...], str]:
    """Who wins if the battle ends now, and what decides it; nobody in a draw."""
    holders = bearing(state)
    if len(holders) == 1:
        return holders, "prize"
    first, second = scores(state)[:2]
    if first == second:
        return (), "draw"
    return (0,) if first > second else (1,), "points"


def bearing(state: ClashState) -> tuple[int, ...]:
    """The seats whose figures carry an object, where the battle is about one."""
    if battle_of(state).goal != "prize":
        return ()
    bearers = [state.figure(prize.bearer) for prize in state.objects]
    seats = [figure.seat for figure in bearers if figure is not None and not figure.dying]
    return tuple([seat for seat in SEATS if seat in seats])


def scores(state: ClashState) -> tuple[int, ...]:
    """The points of each seat, a leader's among them."""
    crossing = battle_of(state).goal == "crossing"
    found = [
        losses(state, enemy_of(seat)) + (across(state, seat) if crossing else 0) for seat in SEATS
    ]
    return (*found, *[0] * (len(state.seats) - len(SEATS)))


def across(state: ClashState, seat: int) -> int:
    """The points of a seat's figures that stand wholly in the enemy's deployment zone.

    Those in flight and those as good as dead do not count.
    """
    zone = zone_of(state, enemy_of(seat))
    return sum(
        [
            figure.profile.points
            for figure in state.own(seat)
            if not figure.fleeing and not figure.dying and not outside(figure.body, zone)
        ]
    )


# Objects of a scenario: how they are taken, carried, lost and brought home (CON-CHARGE-5)


RADIUS = 100
"""Of an object that lies on the table: 1 cm."""
CARRYING = "CON-CHARGE-5"
FAST = ("charge", "engage")
"""Movements in which nothing is carried."""


def prize_name(prize: Prize) -> Name | str:
    """How an object is called."""
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
    for prize in state.objects:
        bearer = state.figure(prize.bearer)
        if bearer is None or bearer.dying:
            continue
        if not outside(bearer.body, zone_of(state, bearer.seat)):
            return bearer.seat
    return None


def beside(state: ClashState, prize: Prize) -> list[Figure]:
    """The figures whose bases touch an object that lies on the table, in order."""
    ground = height_at(state.field.table, prize.x, prize.y)
    met = touched(_disc(prize.x, prize.y), state.field.bodies, SLACK)
    figures = [state.field.figures[place] for place in met]
    return [figure for figure in figures if abs(figure.pose.z - ground) <= REACH]


def taker(state: ClashState, prize: Prize) -> Figure | None:
    """Who takes a lying object now: the first beside it who is free and has none.

    Nobody does while figures of both sides are beside it.
    """
    there = [figure for figure in beside(state, prize) if not figure.dying]
    if len({figure.seat for figure in there}) != 1:
        return None
    bearers = [other.bearer for other in state.objects]
    for figure in there:
        busy = figure.fleeing or figure.climbing or figure.id in bearers
        if not busy and not in_fight(state, figure):
            return figure
    return None


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
