"""What a unit looks like when some of its figures are gone (CAR-13.2-rear, CAR-13.2-one-rank)."""

from collections.abc import Sequence

from slagveld.table.contact import overlap
from slagveld.table.units import FINE, cosine, scaled, sine

from ..core.unit import Figure, Unit, whole


def thinned(
    unit: Unit,
    enemies: Sequence[Sequence[int]],
    left: list[int],
    figures: tuple[Figure, ...],
    foes: Sequence[Unit],
) -> Unit:
    """A unit of which only some places are taken any more, by these figures in order.

    `enemies` are those that each place touches, `foes` all of them.
    It stays a block where it can: where the front ranks are gone (the fighting is behind them) the
    next is the front, an incomplete last rank that touches no enemy closes up, and a single rank
    keeps standing where it stands. Otherwise all keep their places.
    """
    if len(left) == len(unit.figures):
        return unit.changed(figures=figures)
    files = min(unit.files, len(left))
    if not unit.formed:
        places = tuple([unit.places[place] for place in left])
        loose = unit.changed(figures=figures, places=places, files=files)
        return loose if unit.inside else _fronted(loose)
    width = min(unit.files, len(unit.figures))
    ahead = left[0] // width * width
    if ahead:
        rest = [place - ahead for place in left]
        return thinned(_fallen_back(unit, ahead, foes), enemies[ahead:], rest, figures, foes)
    full = left[-1] // width * width
    complete = len(left) >= full and left[:full] == list(range(full))
    if complete and full:
        block = unit.changed(figures=figures, files=width)
        held = any(enemies[place] for place in left[full:])
        if not held or all(block.poses[n] == unit.poses[place] for n, place in enumerate(left)):
            return block
    elif complete and left[-1] - left[0] + 1 == len(left):
        return _closed(unit, left, figures, foes)
    places = tuple([unit.poses[place] for place in left])
    return unit.changed(figures=figures, places=places, files=files)


def _fronted(unit: Unit) -> Unit:
    """Loose figures whose front ranks are gone: they re-form where the first of them stand."""
    c, s = cosine(unit.facing), sine(unit.facing)
    depth = unit.profile.depth
    gone = min([-scaled((p.x - unit.x) * c + (p.y - unit.y) * s) // depth for p in unit.places])
    if gone <= 0:
        return unit
    x, y = unit.block.place(-gone * depth * FINE, 0)
    return unit.changed(x=whole(x), y=whole(y))


def _fallen_back(unit: Unit, ahead: int, foes: Sequence[Unit]) -> Unit:
    """A block without so many figures of its front ranks: its front is further back."""
    width = min(unit.files, len(unit.figures))
    back = ahead // width * unit.profile.depth * FINE
    figures = unit.figures[ahead:]
    rest = unit.changed(figures=figures, files=min(width, len(figures)))
    return _set_down(rest, *unit.block.place(-back, 0), foes)


def _closed(unit: Unit, left: list[int], figures: tuple[Figure, ...], foes: Sequence[Unit]) -> Unit:
    """A single rank with fewer figures, who stay where they stand: its middle moves."""
    block = unit.block
    aside = (left[0] + left[-1] + 1 - block.files) * unit.profile.width * FINE // 2
    rest = unit.changed(figures=figures, files=len(left))
    return _set_down(rest, *block.place(0, aside), foes)


def _set_down(unit: Unit, x: int, y: int, foes: Sequence[Unit]) -> Unit:
    """A block with the middle of its front at a place in fine units.

    It is the whole place nearest to the true one at which no enemy in contact is stepped on.
    """
    low_x, low_y = x // FINE, y // FINE
    spots = []
    for spot_x in (low_x, low_x + 1):
        for spot_y in (low_y, low_y + 1):
            dx, dy = spot_x * FINE - x, spot_y * FINE - y
            spots.append((dx * dx + dy * dy, spot_x, spot_y))
    spots.sort()
    found = [unit.changed(x=spot_x, y=spot_y) for _, spot_x, spot_y in spots]
    if spots[0][0] == 0:
        return found[0]
    return next((u for u in found if not any(_treads(u, foe) for foe in foes)), found[0])


def _treads(unit: Unit, foe: Unit) -> bool:
    return any(overlap(mine, theirs, FINE) for mine in unit.parts for theirs in foe.parts)


def same_picture(one: Unit | None, other: Unit | None) -> bool:
    """Whether two outcomes for a unit cannot be told apart on the table."""
    if one is None or other is None:
        return one is other
    return _picture(one) == _picture(other)


def _picture(unit: Unit) -> tuple[object, ...]:
    lives = sorted([(figure.lives, figure.most) for figure in unit.figures])
    return unit.x, unit.y, unit.files, unit.places, lives
