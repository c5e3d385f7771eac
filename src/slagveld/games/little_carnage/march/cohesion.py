"""A regiment stays together: contact, obstacles between its parts, gaps that casualties tore."""

from collections.abc import Sequence

from slagveld.kernel.rulebook import Refusal
from slagveld.table.contact import touched, touching_flat
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import INCH, refuse
from ..core.field import SLACK
from ..core.regiment import Stand
from ..core.state import LittleState
from ..terrain.distance_and_contact_across import across, distance

CLOSER = INCH * FINE
"""By how much a torn regiment must close its gaps when it moves, in fine units (LC-1.1-6)."""


def groups(stands: Sequence[Stand]) -> list[list[Stand]]:
    """The parts into which stands fall, each hanging together by contact alone."""
    left = {stand.id: stand for stand in stands}
    found: list[list[Stand]] = []
    for stand in stands:
        if stand.id not in left:
            continue
        part = [left.pop(stand.id)]
        for member in part:
            level = [one for one in left.values() if one.pose.z == member.pose.z]
            met = touched(member.body, [one.body for one in level], SLACK) if level else ()
            part += [left.pop(level[place].id) for place in met]
        found.append(part)
    return found


def together(state: LittleState, stands: Sequence[Stand]) -> bool:
    """Whether stands hang together (LC-1.1-5), loosely (LC-1.1-20) or at obstacles (LC-1.9-25)."""
    return tear_of(state, groups(stands)) == 0


def tear_of(state: LittleState, parts: Sequence[Sequence[Stand]]) -> int:
    """The least total of gaps (see `_gap`) that would join all parts, in fine units (LC-1.1-6)."""
    joined, waiting = list(parts[:1]), list(parts[1:])
    total = 0
    while waiting:
        gaps = [min([_gap(state, one, part) for one in joined]) for part in waiting]
        least = min(gaps)
        total += least
        joined.append(waiting.pop(gaps.index(least)))
    return total


def _gap(state: LittleState, part: Sequence[Stand], other: Sequence[Stand]) -> int:
    """How far apart two parts are; 0 where only an obstacle keeps them apart (LC-1.9-26).

    Who stands on a building is parted by its height from who stands right at its wall.
    """
    pairs = [(one, two) for one in part for two in other]
    for one, two in pairs:
        level = one.pose.z == two.pose.z
        if across(state, one, two) if level else touching_flat(one.body, two.body, SLACK):
            return 0
    return max(1, min([distance(state, one, two) for one, two in pairs]))


def apart_refusal(before: LittleState, after: LittleState, regiment: int) -> Refusal | None:
    """Why a regiment may not stand as it does after a move, or None (LC-1.1-5, LC-1.1-6).

    A regiment that casualties have torn may turn on the spot; if it moves, it closes up.
    """
    stands = after.stands_of(regiment)
    gap = tear_of(after, groups(stands))
    if gap == 0:
        return None
    earlier = before.stands_of(regiment)
    torn = tear_of(before, groups(earlier))
    name = after.regiment(regiment).name
    if torn == 0:
        return refuse("LC-1.1-5", "refusal-march-apart", name=name)
    turned = all(
        (one.pose.x, one.pose.y, one.pose.z) == (two.pose.x, two.pose.y, two.pose.z)
        for one, two in zip(earlier, stands, strict=True)
    )
    if turned or gap <= torn - CLOSER:
        return None
    return refuse("LC-1.1-6", "refusal-march-torn", name=name, least=Distance(INCH))
