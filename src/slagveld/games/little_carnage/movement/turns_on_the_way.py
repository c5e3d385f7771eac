"""The cheapest manner of going along given waypoints (LC-1.3-9, LC-1.3-10).

A model turns at the waypoints. Turns with less than an inch between them add up: over 90 degrees
they cost an inch, more than 180 are not to be had. Costs are kept for every facing that may pay
off, so what comes out is the best that the rules give.
"""

from collections.abc import Iterable

from slagveld.kernel.fields import Leg as Step
from slagveld.record import Record
from slagveld.table.units import FINE, TURN, turn_between

from ..core.book import INCH
from .ahead_aside_back import HAIR, TOLL, Passage, Pieces, whole

FREE_TURN = 900
"""Tenths of a degree that cost nothing (LC-1.3-9)."""
MOST_TURN = 1800
"""More than this is refused (LC-1.3-9)."""
TURN_COST = INCH
"""What a turn of more than that costs, in units (LC-1.3-10)."""
FEW = 8
"""Up to so many legs all manners that may pay off are followed up; on longer ways the nearest."""
QUARTERS = (0, 900, 1800, 2700)
SHORT = 2
"""Up to so many legs the cheapest manner is found even if it costs too much, to be told."""
EVERY = 1 << 30
"""More units than any way costs."""
LABELS = (64, 12)
"""So many manners of coming to one waypoint are followed up, the cheapest: few legs, many legs.

Up to `SHORT` legs all are.
"""
SURELY = 0.01
"""Units by which a leg may seem cheaper than its length, by roundings."""
NEAR = (2, 0)
"""The directions of so many legs before and after are looked in on a leg, to save turns."""


class Label(Record):
    """One manner of having come to a waypoint.

    While the cheapest is looked for there is one for each leg, and what is told comes later.
    """

    cost: float
    turns: int
    """How many turns it took: fewer are better at the same cost."""
    facing: int
    run: int
    """The sum of turns to which the next one is added (LC-1.3-9)."""
    since: float
    """Units gone since the last turn; an inch or more frees the next one."""
    before: "Label | None" = None
    turned: int = 0
    steps: Pieces = ()
    crosses: tuple[int, ...] = ()


def turned(label: Label, facing: int) -> Label | None:
    """The label after turning on the spot; None if its turns add up to too much (LC-1.3-9)."""
    turn = turn_between(label.facing, facing)
    if turn == 0:
        return label
    paid = label.run if label.since < INCH - HAIR else 0
    total = paid + turn
    if total > MOST_TURN:
        return None
    price = TURN_COST if total > FREE_TURN >= paid else 0
    sign = 1 if (facing - label.facing) % TURN <= MOST_TURN else -1
    return Label(
        label.cost + price, label.turns + 1, facing, int(total), 0.0, label, sign * int(turn)
    )


def freely_towards(label: Label, direction: int) -> int:
    """The facing nearest to a direction to which a label turns for nothing (LC-1.3-9).

    Sidling the rest of the way may cost less than a whole turn.
    """
    free = FREE_TURN if label.since >= INCH - HAIR else FREE_TURN - label.run
    off = (direction - label.facing) % TURN
    if min(off, TURN - off) <= free or free <= 0:
        return label.facing
    return (label.facing + (free if off <= MOST_TURN else -free)) % TURN


def went(label: Label, passage: Passage, index: int) -> Label | None:
    """The label after a leg, sideways and back for double (LC-1.3-11, LC-1.9-3); None if barred."""
    gone = passage.gone(index, label.facing)
    if gone is None:
        return None
    manner, tolls = gone
    leg = passage.legs[index]
    since = min(float(INCH), label.since + leg.length / FINE)
    run = label.run
    if since >= INCH - HAIR:
        run, since = 0, float(INCH)
    cost = label.cost + manner.cost + TOLL * len(tolls)
    return Label(cost, label.turns, label.facing, run, since, label, 0, manner.steps, tolls)


def _reached(
    passage: Passage,
    index: int,
    labels: list[Label],
    wishes: list[int],
    most: float,
    ends: list[int],
) -> list[Label]:
    """The best for each facing and state of its turns that costs no more, cheapest first.

    The labels before the leg come cheapest first, too. `ends` are facings that may be turned to
    after the leg, where that is looked into.
    """
    leg = passage.legs[index]
    length = leg.length / FINE
    room = most - length + SURELY
    short = length < INCH - HAIR
    turning = length if short else float(INCH)
    prices: dict[int, tuple[float, int]] = {}
    turns_to: dict[int, list[tuple[int, int]]] = {}
    best: dict[int | tuple[int, int, float], Label] = {}
    for label in labels:
        cost, start, run, since = label.cost, label.facing, label.run, label.since
        if cost > room:
            break
        paid = run if since < INCH - HAIR else 0
        free, dear = FREE_TURN - paid, cost + TURN_COST
        widest = free if free >= 0 and dear > room else MOST_TURN - paid
        looks = turns_to.get(start)
        if looks is None:
            looks = turns_to[start] = _turns(start, wishes)
        for wish, turn in looks + _bends(label, paid, leg.ahead, ends, short):
            if turn > widest:
                continue
            way = prices.get(wish)
            if way is None:
                way = prices[wish] = passage.priced(index, wish)
            if way[1] < 0:
                continue
            price = (dear if turn > free >= 0 else cost) + way[0] + way[1]
            if price > most:
                continue
            if turn:
                count, total, after = label.turns + 1, paid + turn, turning
            else:
                count, total, after = label.turns, run, since + length
            if after >= INCH - HAIR:
                total, after = 0, float(INCH)
                key: int | tuple[int, int, float] = wish
            elif turn:
                key = TURN * total + wish
            else:
                key = (wish, total, after)
            old = best.get(key)
            if old is None or price < old.cost or (price == old.cost and count < old.turns):
                best[key] = Label(price, count, wish, total, after, label)
    found = list(best.values())
    rows = sorted([(one.cost, one.turns, place) for place, one in enumerate(found)])
    return [found[place] for _, _, place in rows]


def _turns(start: int, wishes: list[int]) -> list[tuple[int, int]]:
    """The facings wished for and the one at the start, each with the turn that leads to it."""
    looks = wishes if start in wishes else [*wishes, start]
    return [(look, int(turn_between(start, look))) for look in looks]


def _bends(
    label: Label, paid: int, ahead: int, ends: list[int], short: bool
) -> list[tuple[int, int]]:
    """Facings beside those wished for that may pay off, each with the turn that leads to it."""
    if ends:
        return [one for end in ends for one in _bent(label.facing, paid, end, short)]
    nearest = freely_towards(label, ahead)
    return [] if nearest == label.facing else [(nearest, FREE_TURN - paid)]


def _bent(start: int, paid: int, end: int, short: bool) -> list[tuple[int, int]]:
    """The facings on a last leg from which its turns are just free, or just to be had.

    What a leg costs falls on both sides of any facing between these, its four quarters and the
    facings at its ends, so the cheapest is always one of them: going aslant may save a turn. On a
    short leg the turn after it is added to the one before (LC-1.3-9). Each with the turn to it.
    """
    found = []
    across = turn_between(start, end)
    side = 1 if (end - start) % TURN <= MOST_TURN else -1
    for most in (FREE_TURN, MOST_TURN):
        room = most - paid
        if room > 0:
            found += [((start + room) % TURN, room), ((start - room) % TURN, room)]
        if short and room > across:
            spare = (room - across) // 2
            found.append(((end + side * spare) % TURN, across + spare))
            found.append(((start - side * spare) % TURN, spare))
    if not short:
        for look in ((end + FREE_TURN) % TURN, (end - FREE_TURN) % TURN):
            found.append((look, turn_between(start, look)))
    return found


def manners(passage: Passage, start: int, facing: int | None, limit: int) -> list[Label]:
    """The manners of going along all legs and ending with a facing, the cheapest first.

    Where none can be had for `limit` units there is still one that tells what it would cost: the
    cheapest on short ways. With a facing only the first is sure to be there: they end alike. Where
    nothing is near they are reckoned once for all who go by the same steps.
    """
    if not passage.open:
        return _manners(passage, start, facing, limit)
    steps = tuple([(leg.dx, leg.dy) for leg in passage.legs])
    key = ("manners", start, facing, limit, steps)
    known: list[Label] | None = passage.traces.get(key)
    if known is None:
        known = passage.traces[key] = _manners(passage, start, facing, limit)
    return known


def _manners(passage: Passage, start: int, facing: int | None, limit: int) -> list[Label]:
    best = straight_ahead(passage, start, facing)
    if best is not None:
        return [best]
    if passage.refusal is not None and passage.barred():
        return []
    short = len(passage.legs) <= SHORT
    if len(passage.legs) <= 1 or facing is None:
        return _found(passage, start, facing, EVERY if short else limit)
    known = plain_cost(passage, start, facing)
    if known < (EVERY if short else limit):
        found = _found(passage, start, facing, known)
        if found and found[0].cost <= known + HAIR:
            return found
    found = _found(passage, start, facing, limit)
    dear = not found or found[0].cost > limit + HAIR
    return _found(passage, start, facing, EVERY) if dear and short else found


def plain_cost(passage: Passage, start: int, facing: int) -> float:
    """What going in a plain manner costs at the most: nobody needs to look at dearer ones.

    Ahead on every leg, or always looking as at the start, or as at the end.
    """
    ahead = [leg.ahead for leg in passage.legs]
    cheapest = float(EVERY)
    for looks in (ahead, [start] * len(ahead), [facing] * len(ahead)):
        label = _along(passage, start, looks)
        label = turned(label, facing) if label else None
        if label is not None:
            cheapest = min(cheapest, label.cost)
    return cheapest


def _along(passage: Passage, start: int, looks: Iterable[int]) -> Label | None:
    """The label of one who looks so on each leg, with all that is told of it; None if barred."""
    label: Label | None = Label(0.0, 0, start, 0, float(INCH))
    for index, look in enumerate(looks):
        looking = turned(label, look) if label else None
        label = went(looking, passage, index) if looking else None
    return label


def _found(passage: Passage, start: int, facing: int | None, limit: float) -> list[Label]:
    """The manners of going, without those that cannot be had for `limit` units.

    If none can, the cheapest alone is gone on with, to tell its cost.
    """
    labels = [Label(0.0, 0, start, 0, float(INCH))]
    left = limit - sum([leg.length for leg in passage.legs]) / FINE
    many = len(passage.legs) > FEW
    most = None if len(passage.legs) <= SHORT else LABELS[many]
    for index in range(len(passage.legs)):
        near = passage.legs[max(0, index - NEAR[many]) : index + NEAR[many] + 1]
        wishes = [(leg.ahead + turn) % TURN for leg in near for turn in QUARTERS]
        wishes.append(start)
        if facing is not None:
            wishes += [facing] if many else [(facing + turn) % TURN for turn in QUARTERS]
        wishes = list(dict.fromkeys(wishes))
        left += passage.legs[index].length / FINE
        ends = _ends(passage, index, facing)
        found = _reached(passage, index, labels, wishes, left + HAIR, ends)[:most]
        if not found:
            found = _reached(passage, index, labels, wishes, float(EVERY), ends)[:1]
        if not found:
            return []
        labels = found
    if facing is not None:
        labels = _best_ending(labels, facing)
    looks = [[one.facing for one in _chain(label)[1:]] for label in labels]
    told = [_along(passage, start, each) for each in looks]
    if facing is not None:
        told = [turned(label, facing) if label else None for label in told]
    return [label for label in told if label is not None]


def _best_ending(labels: list[Label], facing: int) -> list[Label]:
    """The first of those labels that cost least after turning so; empty where none can."""
    ends = [(turned(label, facing), place) for place, label in enumerate(labels)]
    rows = [(end.cost, end.turns, place) for end, place in ends if end is not None]
    return [labels[min(rows)[2]]] if rows else []


def _ends(passage: Passage, index: int, facing: int | None) -> list[int]:
    """The facings that may be turned to after a leg: the one told, after the last.

    After a first of two that is short, those of the second, as the turns add up (LC-1.3-9).
    """
    last = len(passage.legs) - 1
    if index == last:
        return [] if facing is None else [facing]
    if last >= SHORT or passage.legs[index].length >= (INCH - HAIR) * FINE:
        return []
    looks = [passage.legs[last].ahead, *([] if facing is None else [facing])]
    return list(dict.fromkeys([(look + turn) % TURN for look in looks for turn in QUARTERS]))


def _chain(label: Label) -> list[Label]:
    """A label and all before it, the start first."""
    found = [label]
    while found[-1].before is not None:
        found.append(found[-1].before)
    return found[::-1]


def straight_ahead(passage: Passage, start: int, facing: int | None) -> Label | None:
    """The manner that goes ahead on every leg, if nothing can be cheaper; else None."""
    label: Label | None = Label(0.0, 0, start, 0, float(INCH))
    length = 0.0
    for index, leg in enumerate(passage.legs):
        looking = turned(label, leg.ahead) if label else None
        label = went(looking, passage, index) if looking else None
        length += leg.length / FINE
        if label is not None and label.crosses:
            length += TOLL * passage.sure_tolls(index, label.crosses)
    if label is not None and facing is not None:
        label = turned(label, facing)
    if label is None or label.cost > length + HAIR:
        return None
    return label


def story(label: Label) -> tuple[tuple[Step, ...], tuple[int, ...]]:
    """What was done on the way to a label, in order, and the low obstacles crossed."""
    steps: list[Step] = []
    crosses: list[int] = []
    for one in _chain(label):
        if one.turned:
            steps.append(Step("turn", one.turned))
        for kind, length in one.steps:
            if whole(length):
                steps.append(Step(kind, whole(length)))
        crosses.extend(one.crosses)
    return tuple(steps), tuple(crosses)
