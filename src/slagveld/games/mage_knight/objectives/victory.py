"""Who has won a battle (MK-WIN-*)."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from slagveld.kernel.event import Told
from slagveld.texts import Listing

from ..core.book import text
from ..core.state import Battle, KnightState

Count = Callable[[KnightState, int], int | Fraction]


def tell_result(play: Battle, decided: str, rule: str) -> None:
    state = play.state
    rivals, counted = _rivals(state, decided)
    scores = [
        text("result-score", side=team, value=_said(abs(Fraction(counted(state, side)))))
        for side in rivals
        for team in [" / ".join([state.seats[seat].name for seat in seats_of(state, (side,))])]
    ]
    what = text(f"result-{decided}", scores=Listing(tuple(scores)))  # texts: *:result-*
    play.tell(Told, what=what, rule=rule)


def _rivals(state: KnightState, decided: str) -> tuple[list[int], Count]:
    """The sides that were level in all that counts before, and what it was decided by."""
    left = contenders(state)
    for name, _, counted in COUNTED:
        if name == decided:
            return left, counted
        left = _highest(state, left, counted)
    return left, objectives_of


def _said(value: Fraction) -> str:
    """A number of points as people write it; averages over team members may be broken."""
    whole, rest = divmod(value.numerator, value.denominator)
    return f"{whole} {rest}/{value.denominator}" if rest else str(whole)


def contenders(state: KnightState) -> list[int]:
    """The sides that may win, in rising order: all but those that gave up altogether."""
    stayed = [seat for n, seat in enumerate(state.seats) if n not in state.conceded]
    return sorted({seat.side for seat in stayed if not seat.leader})


def seats_of(state: KnightState, sides: Sequence[int]) -> tuple[int, ...]:
    """The players of these sides, in order."""
    players = [(n, seat.side) for n, seat in enumerate(state.seats) if not seat.leader]
    return tuple([number for number, side in players if side in sides])


def winners_of(state: KnightState, sides: Sequence[int]) -> tuple[int, ...]:
    """The players of these sides who have stayed to the end, in order."""
    return tuple([seat for seat in seats_of(state, sides) if seat not in state.conceded])


def judged(state: KnightState) -> tuple[list[int], str, str]:
    """The sides that are left when objectives and tie-breaks are counted, what decided, its rule.

    Who still has warriors is not asked (MK-WIN-2). More than one is left only in a draw between
    them (MK-WIN-5).
    """
    left = contenders(state)
    for name, rule, counted in COUNTED:
        left = _highest(state, left, counted)
        if len(left) == 1:
            return left, name, rule
    return left, "draw", "MK-WIN-5"


def _highest(state: KnightState, sides: Sequence[int], counted: Count) -> list[int]:
    values = {side: counted(state, side) for side in sides}
    most = max(values.values(), default=0)
    return [side for side in sides if values[side] == most]


def objectives_of(state: KnightState, side: int) -> int:
    """How many objectives carry a marker of one of its players (MK-WIN-1, MK-INTRO-4)."""
    return sum(state.seats[o.holder].side == side for o in state.objectives if o.holder >= 0)


def average_points(state: KnightState, side: int) -> Fraction:
    """The real points of its armies, averaged over its players (MK-WIN-3, MK-INTRO-4)."""
    seats = seats_of(state, (side,))
    return Fraction(sum(state.armies[seat] for seat in seats), len(seats))


def slain_points(state: KnightState, side: int) -> int:
    """The points of the warriors that its players eliminated, items not counted (MK-WIN-4)."""
    credited = [fallen for fallen in state.fallen if fallen.by >= 0]
    own = [fallen for fallen in credited if state.side_of(fallen.by) == side]
    return sum([fallen.fighter.warrior.points for fallen in own])


def scores(state: KnightState) -> tuple[int, ...]:
    """The objectives under each seat's own control marker."""
    holders = [objective.holder for objective in state.objectives]
    return tuple([holders.count(seat) for seat in range(len(state.seats))])


COUNTED: tuple[tuple[str, str, Count], ...] = (
    ("objectives", "MK-WIN-1", objectives_of),
    ("cheaper", "MK-WIN-3", lambda state, side: -average_points(state, side)),
    ("slain", "MK-WIN-4", slain_points),
)
"""What decides a battle, each where all before is level: more is better (MK-WIN-3 turned round)."""
