"""Whom a hit strikes: one of those in a fight by lot, and all in the area of a weapon.

That is CON-SHMOD-4 and CON-HOUSE-9.
"""

from collections.abc import Sequence

from slagveld.kernel.event import Told
from slagveld.table.measure import point_gap
from slagveld.table.units import FINE
from slagveld.texts import Listing, Text

from ..core.asking import tell
from ..core.book import text
from ..core.figure import Figure
from ..core.profiles import SIZES, Size
from ..core.state import Battle, ClashState, in_fight, touching

RULE = "CON-SHMOD-4"
SIDES = 6
WEIGHTS: dict[Size, int] = dict(zip(SIZES, (1, 2, 3, 4), strict=True))
"""How much each size counts among those who may be struck (CON-SHMOD-4)."""


def strikable(state: ClashState, target: Figure) -> list[Figure]:
    """Those among whom a hit on a target is drawn: itself, and in a fight all in contact with it.

    The target is first. Who only stands beside friends is struck himself.
    """
    return [target, *touching(state, target)] if in_fight(state, target) else [target]


def weight(figure: Figure) -> int:
    """How much a figure counts in the draw."""
    return WEIGHTS[figure.profile.size]


def draw_struck(play: Battle, shooter: Figure, target: Figure) -> Figure:
    """Who is struck by a shot that hit: by lot in a fight, each by the weight of its size."""
    found = strikable(play.state, target)
    if len(found) == 1:
        return target
    number = _lot(play, shooter, found)
    for struck in found:
        number -= weight(struck)
        if number <= 0:
            break
    tell(play, text("shooting-told-struck", name=struck.name), RULE, struck)
    return struck


def _lot(play: Battle, shooter: Figure, found: Sequence[Figure]) -> int:
    """A number from 1 to the sum of all weights, by dice that lie on a table.

    One D6, or where the sum is higher so many that their numbers suffice, read one after the
    other. Numbers of two dice or more go round as often as they fit; what is beyond is rolled
    again.
    """
    most = sum([weight(one) for one in found])
    dice = 1
    while SIDES**dice < most:
        dice += 1
    fitting = most if dice == 1 else SIDES**dice // most * most
    purpose = text("shooting-roll-struck", name=shooter.name, names=_shares(found))
    pieces = (shooter.id, *[one.id for one in found])
    while True:
        number = 0
        for die in play.roll(
            dice, SIDES, purpose=purpose, rule=RULE, seat=shooter.seat, pieces=pieces
        ):
            number = SIDES * number + die - 1
        if number < fitting:
            lot = number % most + 1
            if dice > 1 and play.listening:
                values = {"total": number + 1, "all": SIDES**dice, "most": most, "number": lot}
                play.tell(Told, what=text("shooting-told-lot", **values), rule=RULE)
            return lot
        again = text("shooting-told-again", total=number + 1, most=fitting)
        play.tell(Told, what=again, rule=RULE)


def _shares(found: Sequence[Figure]) -> Listing:
    shares: list[Text] = []
    first = 1
    for one in found:
        last = first + weight(one) - 1
        numbers = str(first) if first == last else f"{first}–{last}"
        shares.append(text("shooting-share", name=one.name, numbers=numbers))
        first = last + 1
    return Listing(tuple(shares))


def in_area(state: ClashState, shooter: Figure, struck: Figure) -> list[Figure]:
    """The others in the area of a hit, friend or foe, the nearest first (CON-HOUSE-9)."""
    weapon = shooter.profile.weapon
    if weapon is None or not weapon.area:
        return []
    x, y = struck.body.x, struck.body.y
    others = [one for one in state.figures if one.id not in (shooter.id, struck.id)]
    near = [(point_gap(x, y, other.body), other) for other in others]
    near.sort(key=lambda pair: pair[0])
    return [other for far, other in near if far <= weapon.area * FINE]


def struck_by(play: Battle, shooter: Figure, target: Figure) -> tuple[int, ...]:
    """All whom a shot that hit strikes, whoever it was drawn for first."""
    struck = draw_struck(play, shooter, target)
    return (struck.id, *[one.id for one in in_area(play.state, shooter, struck)])
