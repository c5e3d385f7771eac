"""Good order: where the figures of a card stand when nobody places them by hand."""

from collections.abc import Sequence
from functools import cache

from slagveld.kit.deployment import EAST, WEST, Box, bounds_of, first_free, outwards, ranked
from slagveld.kit.given_setup import insist
from slagveld.record import replace
from slagveld.table.shapes import Point, Pose
from slagveld.texts import Distance

from ..army.stack import profile_of
from ..core.book import refuse
from ..core.figure import Figure
from ..core.state import SEATS, Card, ClashState, enemy_of
from ..terrain.scenery import pose_at
from ..terrain.standing import has_room
from .zones import inward, place_refusal, zone_of

STEP = 125
"""How finely places are tried along a rank."""
LOOSE = 150
"""Room between neighbours where there is plenty, so that nobody stands in another's way."""
CLOSE = 20
"""The least room between neighbours: more than contact."""


def recruits(state: ClashState, number: int) -> list[Figure]:
    """The figures of a card that are still to be deployed, with the ids that they will get."""
    card = state.cards_by_id.get(number)
    count = sum([left for waiting, left in state.waiting if waiting == number])
    if card is None or not count:
        return []
    first = state.next_id
    number = _first_number(state, card) + card.count - count
    shared = any(one.key == card.key and one.seat != card.seat for one in state.cards)
    owner = state.seats[card.seat].name if shared else ""
    return [
        Figure(
            id=first + place,
            seat=card.seat,
            card=card.id,
            key=card.key,
            number=number + place if number else 0,
            owner=owner,
            pose=Pose(0, 0),
        )
        for place in range(count)
    ]


def _first_number(state: ClashState, card: Card) -> int:
    """The number of a card's first figure, counted through the army; 0 where it is the only one."""
    alike = [one for one in state.cards if one.seat == card.seat and one.key == card.key]
    if sum([one.count for one in alike]) == 1:
        return 0
    return 1 + sum([one.count for one in alike if one.id < card.id])


def arrayed(state: ClashState, number: int) -> Sequence[Figure]:
    """The figures of a card in good order: abreast if there is room, else one by one.

    Whoever finds no legal place stands where he has room in the zone, as `deployment` allows it;
    whoever has not even that is left out.
    """
    figures = recruits(state, number)
    row = _place(state, figures, LOOSE) or _place(state, figures, CLOSE)
    if row:
        return row
    found: list[Figure] = []
    for figure in figures:
        for one in legal_place(state, figure) or _place(state, [figure], CLOSE, strict=False):
            found.append(one)
            state = state.added(one)
    return found


def legal_place(state: ClashState, figure: Figure) -> Sequence[Figure]:
    """A figure at the best legal place of its zone; empty where there is none."""
    return _place(state, [figure], LOOSE) or _place(state, [figure], CLOSE)


def _place(
    state: ClashState, figures: list[Figure], room: int, *, strict: bool = True
) -> Sequence[Figure]:
    """Figures of one card abreast at the first place that is free, so far from all others.

    `strict`: not where they could charge an enemy (CON-APP-13).
    """
    if not figures:
        return []
    facing = inward(state, figures[0].seat)
    width, depth = figures[0].profile.sides
    across = (width + room) * len(figures) - room
    shifts = [(width + room) * place - (across - width) // 2 for place in range(len(figures))]
    along_x = facing not in (EAST, WEST)
    wide, deep = (across, depth) if along_x else (depth, across)
    rank = depth + LOOSE if figures[0].profile.weapon is not None else 0
    spots = places(zone_of(state, figures[0].seat), facing, across, depth, rank)
    crowd = [bounds_of(figure.body, room) for figure in state.figures]
    around = (-(wide // 2), -(deep // 2), wide - wide // 2, deep - deep // 2)

    def row_at(x: int, y: int) -> list[Figure]:
        row = [(x + shift, y) if along_x else (x, y + shift) for shift in shifts]
        pairs = zip(figures, row, strict=True)
        return [figure.at(pose_at(state, *spot, facing)) for figure, spot in pairs]

    def is_sound(row: Sequence[Figure]) -> bool:
        return all(_fits(state, figure, strict) for figure in row)

    return first_free(spots, around, crowd, row_at, is_sound)


def _fits(state: ClashState, figure: Figure, strict: bool) -> bool:
    if strict and place_refusal(state, figure) is not None:
        return False
    return has_room(state, figure, figure.pose)


@cache
def places(zone: Box, facing: int, across: int, depth: int, rank: int) -> list[Point]:
    """Middles for a row of figures in a zone: rank by rank from the front, from the middle out.

    The first rank begins `rank` behind the front, those before it come last. Shared: not to be
    changed.
    """
    left, top, right, bottom = zone
    span, deep = right - left, bottom - top
    if facing in (EAST, WEST):
        span, deep = deep, span
    half, behind = (across + 1) // 2, (depth + 1) // 2
    if 2 * half > span:
        return []
    ranks = list(range(behind, deep - behind + 1, STEP))
    first = [one for one in ranks if one >= rank + behind]
    last = [one for one in ranks if one < rank + behind]
    return ranked(zone, facing, [*first, *last], outwards(STEP, span // 2 - half))


# Whether every figure will find a legal place, asked before the battle begins (CON-APP-13)


def check_places(state: ClashState) -> None:
    """Raise RefusedError unless both armies can be deployed whatever the enemy does."""
    for card in state.cards:
        profile = profile_of(card)
        reach = 2 * profile.fastest
        if reach >= depth_for(state, card.seat) - max(profile.sides):
            far = Distance(reach)
            insist(refuse("CON-APP-13", "refusal-set-charge", card=profile.name, distance=far))
    for seat in SEATS:
        _check_room(state, seat)


def depth_for(state: ClashState, seat: int) -> int:
    """How far the rear edge of a seat's zone is from the enemy's zone, in units."""
    left, top, right, bottom = zone_of(state, seat)
    west, north, east, south = zone_of(state, enemy_of(seat))
    return max(right - east, west - left, bottom - south, north - top)


def _check_room(state: ClashState, seat: int) -> None:
    waiting = tuple([(card.id, card.count) for card in state.cards])
    there = replace(state, waiting=waiting)
    for card in state.cards:
        if card.seat != seat:
            continue
        figures = arrayed(there, card.id)
        if len(figures) < card.count:
            player = state.seats[seat].name
            insist(refuse("CON-APP-13", "refusal-set-room", player=player))
        for figure in figures:
            there = there.added(figure)
        there = replace(there, next_id=there.next_id + card.count)
