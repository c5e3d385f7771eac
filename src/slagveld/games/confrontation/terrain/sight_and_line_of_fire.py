"""Sight: whom a figure sees, and what stands between it and a target (CON-SHOOT-2 to CON-SHOOT-4).

A figure looks from the middle of its base, from as high as it is. Scenery hides what its own height
hides, as a scale model does: wholly where the line to the top of the target does not pass above it,
partly where only the line to its feet does not. Figures on one height hide by size. What hides a
part of the width of the target leaves it partly visible, however high it is.

A wood hides what is behind it. Whoever stands in it is partly visible, and looks out of it freely.
"""

from typing import Literal, NamedTuple

from slagveld.kept import Shelf, beside
from slagveld.table.body import Area, Body
from slagveld.table.fronts import MIDDLE_LINE, any_part_ahead
from slagveld.table.inside import place_in_area, stretches_inside
from slagveld.table.layout import Layout
from slagveld.table.measure import area_gap, within
from slagveld.table.sight import body_in_way, body_stretch, sight_points
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.table.visible import CLEAR, HIDDEN, is_seen, view

from ..army.leadership import near
from ..core.asking import tell_status
from ..core.book import card, text
from ..core.competences import Trait
from ..core.field import SLACK, Field
from ..core.figure import Figure
from ..core.profiles import rank_of
from ..core.state import Battle, ClashState, is_enemy
from .scenery import figure_height, is_raised, kind_of


class Cover(NamedTuple):
    """What is between a figure and a target."""

    hidden: bool = False
    """Nothing of the target can be seen: it cannot be shot at, nor charged (CON-SHOOT-3)."""
    partly: bool = False
    """Only a part of it can be seen (CON-SHMOD-1)."""
    behind_obstacle: bool = False
    """It stands against an obstacle that hides a part of it (CON-SHMOD-2)."""
    blockers: tuple[int, ...] = ()
    """Ids of the figures that hide something of it."""
    pieces: tuple[int, ...] = ()
    """Ids of the pieces of terrain that do."""


IN_THE_OPEN = Cover()


def sees(state: ClashState, viewer: Figure, target: Figure) -> bool:
    """Whether a figure sees another: before it, and not wholly hidden (CON-CHARGE-1).

    Both may be moved copies. A scout that is still hidden is seen by those alone who sense it.
    """
    if target.hidden and target.seat != viewer.seat and senses(viewer, target) is None:
        return False
    return in_front(viewer, target) and not is_hidden(state, viewer, target)


def in_front(viewer: Figure, target: Figure) -> bool:
    """Whether any part of a target's base is in the 180 degrees before a figure (CON-SHOOT-2)."""
    return bool(any_part_ahead(viewer.body, MIDDLE_LINE, target.body))


def senses(viewer: Figure, target: Figure) -> Trait | None:
    """The competence by which one figure senses another in its radius (CON-CARD-conscience)."""
    for trait, radius in viewer.powers.numbers("senses"):
        if within(viewer.body, target.body, radius * FINE):
            return trait
    return None


def cover(state: ClashState, viewer: Figure, target: Figure) -> Cover:
    """What is between two figures, in whichever direction the first looks.

    Both may be moved copies. Figures that dodge, are hidden, or are in contact with the target do
    not count (CON-DODGE-5, CON-SHOOT-4).
    """
    field = state.field
    key = ("con-cover", viewer.id, viewer.pose, target.id, target.pose, _screens(field).away)
    return field.known(key, _cover, field, viewer, target)


def is_hidden(state: ClashState, viewer: Figure, target: Figure) -> bool:
    """Whether nothing of a target can be seen, as `cover` has it, and found out sooner.

    Whatever can be seen past all bases and scenery can be seen in any case.
    """
    away = _screens(state.field).away
    key = ("con-seen", viewer.id, viewer.pose, target.id, target.pose, away)
    return state.field.known(key, _is_hidden, state, viewer, target)


def _is_hidden(state: ClashState, viewer: Figure, target: Figure) -> bool:
    field, x, y = state.field, viewer.body.x, viewer.body.y
    scenery = _scenery_at(field.table, x, y)
    if not scenery.home:
        _, bodies, skip, skip_too = _screened(field, viewer, target)
        if skip_too >= 0 and bodies[skip_too] is target.body:
            if is_seen(x, y, skip_too, bodies, scenery.areas, skip):
                return False
        elif view(x, y, target.body, bodies, scenery.areas, skip, skip_too).seen != HIDDEN:
            return False
    return cover(state, viewer, target).hidden


class Screens(NamedTuple):
    """The figures of a field that can be in the way of any look."""

    figures: list[Figure]
    bodies: list[Body]
    places: dict[int, int]
    """Where in `figures` each is, by id."""
    away: tuple[int, ...]
    """Ids of the others."""


@beside
def _screens(field: Field) -> Screens:
    """Everybody who neither dodges nor is hidden. Shared: not to be changed."""
    figures = [one for one in field.figures if not (one.turn.dodged or one.hidden)]
    places = {one.id: place for place, one in enumerate(figures)}
    away = tuple([one.id for one in field.figures if one.id not in places])
    return Screens(figures, [one.body for one in figures], places, away)


def _screened(
    field: Field, viewer: Figure, target: Figure
) -> tuple[list[Figure], list[Body], int, int]:
    """The figures that can be in the way of a look, their bases, and two of them who are not."""
    found = _screens(field)
    ends = (viewer.id, target.id)
    near = [one for one in field.touching(target) if one in found.places and one not in ends]
    if near:
        figures = [one for one in found.figures if one.id not in near and one.id not in ends]
        return figures, [one.body for one in figures], -1, -1
    skipped = [found.places.get(number, -1) for number in ends]
    return found.figures, found.bodies, skipped[0], skipped[1]


class Scenery(NamedTuple):
    """What can hide anything from one who looks from a place."""

    home: list[Terrain]
    """The pieces that the place is in."""
    pieces: list[Terrain]
    """The others."""
    areas: list[Area]


_SCENERY = Shelf[tuple[int, int], Scenery]("confrontation.scenery", 512)


def _scenery_at(table: Layout, x: int, y: int) -> Scenery:
    """By where a place is. Shared: not to be changed."""
    return _SCENERY.kept(table, (x, y), _scenery, table, x, y)


def _scenery(table: Layout, x: int, y: int) -> Scenery:
    found = hiding(table)
    home = [piece for piece in found if place_in_area(x, y, piece.area) > 0]
    pieces = [piece for piece in found if piece not in home] if home else found
    return Scenery(home, pieces, [piece.area for piece in pieces])


def _cover(field: Field, viewer: Figure, target: Figure) -> Cover:
    x, y = viewer.body.x, viewer.body.y
    home, pieces, areas = _scenery_at(field.table, x, y)
    others, bodies, skip, skip_too = _screened(field, viewer, target)
    seen = view(x, y, target.body, bodies, areas, skip, skip_too)
    if seen.seen == CLEAR and not home:
        return IN_THE_OPEN
    look = Look(viewer, target)
    men = [others[number] for number in seen.blockers if number < len(others)]
    things = [pieces[number - len(others)] for number in seen.blockers if number >= len(others)]
    figures = [(one, share) for one in men if (share := look.past_figure(one))]
    scenery = [(one, share) for one in (*home, *things) if (share := look.past_piece(one))]
    if not figures and not scenery:
        return IN_THE_OPEN
    hidden = any(share == WHOLLY for one, share in scenery if one in home)
    if seen.seen == HIDDEN and not hidden:
        large = [one.body for one, share in figures if share == WHOLLY]
        high = [one.area for one, share in scenery if share == WHOLLY and one not in home]
        every = len(large) + len(high) == len(seen.blockers)
        hidden = every or view(x, y, target.body, large, high).seen == HIDDEN
    return Cover(
        hidden,
        not hidden,
        not hidden and any(_leans_on(target, one) for one, _ in scenery),
        tuple([one.id for one, _ in figures]),
        tuple([one.id for one, _ in scenery]),
    )


@beside
def hiding(table: Layout) -> list[Terrain]:
    """The pieces of a table that can hide anything: with a height, or gaps. Shared."""
    return [
        piece
        for piece in table.terrain
        if kind_of(piece).passage == "gap"
        or (piece.height > 0 and (kind_of(piece).blocks or is_raised(piece)))
    ]


def _leans_on(target: Figure, piece: Terrain) -> bool:
    """Whether a target stands against an obstacle, not on it (CON-SHMOD-2)."""
    if kind_of(piece).passage not in ("obstacle", "barred"):
        return False
    body = target.body
    return place_in_area(body.x, body.y, piece.area) <= 0 and area_gap(body, piece.area) <= SLACK


# How much of a target one thing hides: by heights along the line to it, or by size

Share = Literal[0, 1, 2]
NOTHING: Share = 0
PARTLY: Share = 1
WHOLLY: Share = 2

Line = tuple[int, int, int, int]
Stretch = tuple[float, float]
"""Fractions of the way from the viewer to the middle of the target."""


class Look:
    """One look from a figure at another; heights are units above the ground."""

    def __init__(self, viewer: Figure, target: Figure) -> None:
        self.viewer = viewer
        self.target = target
        self.eye = viewer.pose.z + figure_height(viewer)
        self.feet = target.pose.z
        self.top = target.pose.z + figure_height(target)
        self.lines: list[Line] = []
        """To the middle and both sides of the target; drawn when they are needed."""
        self.lengths: list[float] = []
        """How far each leads along the first."""

    def draw(self) -> None:
        if not self.lines:
            body = self.viewer.body
            ends = sight_points(self.target.body, body.x, body.y)
            self.lines = [(body.x, body.y, x, y) for x, y in ends]
            self.lengths = [self._along([x], [y])[0] for x, y in ends]

    def past_figure(self, other: Figure) -> Share:
        """What a figure in the way hides (CON-SHOOT-4): by size on one height, else by heights."""
        foot = other.pose.z
        if foot == self.viewer.pose.z == self.feet:
            smaller = rank_of(other.profile.size) < rank_of(self.target.profile.size)
            return PARTLY if smaller else WHOLLY
        self.draw()
        return self._by_heights(self._through_body(other.body), foot, foot + figure_height(other))

    def _through_body(self, body: Body) -> Stretch:
        """Where the lines are in a base; where they all miss it, round its middle."""
        found: list[list[Stretch]] = []
        for ax, ay, bx, by in self.lines:
            crossed = body_in_way(ax, ay, bx, by, body)
            found.append([body_stretch(ax, ay, bx, by, body)] if crossed else [])
        return self._joined(found) or self._along([body.x], [body.y])

    def past_piece(self, piece: Terrain) -> Share:
        """How much of the target a piece of terrain in the way hides (CON-SHOOT-3)."""
        self.draw()
        passage = kind_of(piece).passage
        within = place_in_area(self.target.body.x, self.target.body.y, piece.area) > 0
        if passage == "gap":
            return self._over_rim(piece, within)
        if passage == "ground" and kind_of(piece).blocks:
            home = place_in_area(self.viewer.body.x, self.viewer.body.y, piece.area) > 0
            if within or home:
                return PARTLY if within else NOTHING
        area = piece.area
        found = [stretches_inside(ax, ay, bx, by, area) for ax, ay, bx, by in self.lines]
        stretch = self._joined(found) or self._along(area.xs, area.ys)
        return self._by_heights(stretch, piece.z, piece.top)

    def _over_rim(self, piece: Terrain, within: bool) -> Share:
        """A gap hides who is in it from those outside, and these from him, behind its rim."""
        body = self.viewer.body
        if within == (place_in_area(body.x, body.y, piece.area) > 0):
            return NOTHING
        inside = stretches_inside(*self.lines[0], piece.area)
        rim = inside[-1][0] if within else inside[0][1]
        if self._height(self.top, rim) <= 0.0:
            return WHOLLY
        return PARTLY if self._height(self.feet, rim) < 0.0 else NOTHING

    def _by_heights(self, stretch: Stretch, foot: int, top: int) -> Share:
        """What something from a foot to a top hides that lies on a stretch of the way.

        A line that grazes the top passes to the feet of the target, but not to its very top.
        """
        one, other = self._height(self.top, stretch[0]), self._height(self.top, stretch[1])
        if min(one, other) <= top and max(one, other) > foot:
            return WHOLLY
        one, other = self._height(self.feet, stretch[0]), self._height(self.feet, stretch[1])
        return PARTLY if min(one, other) < top and max(one, other) > foot else NOTHING

    def _height(self, end: int, part: float) -> float:
        return self.eye + (end - self.eye) * part

    def _along(self, xs: list[int], ys: list[int]) -> Stretch:
        """The part of the way next to which some places lie."""
        ax, ay, bx, by = self.lines[0]
        dx, dy = bx - ax, by - ay
        square = float(dx * dx + dy * dy) or 1.0
        low, high = 1e9, -1e9
        for i in range(len(xs)):
            part = float((xs[i] - ax) * dx + (ys[i] - ay) * dy) / square
            low, high = min(low, part), max(high, part)
        return max(0.0, low), min(1.0, high)

    def _joined(self, found: list[list[Stretch]]) -> Stretch | None:
        """From the first to the last place where lines are in something; None: they miss it."""
        first, last = 1e9, -1e9
        for i in range(len(found)):
            for low, high in found[i]:
                first = min(first, low * self.lengths[i])
                last = max(last, high * self.lengths[i])
        return None if last < first else (first, last)


# Hidden scouts: how they are found, and who sees them all the same (CON-CARD-eclaireur)

FOUND = 1000
"""Within so many units an enemy that ends its movement finds a scout: 10 cm."""


def reveal(play: Battle, number: int) -> None:
    """A hidden figure has been found, or has given itself away; nothing for any other."""
    figure = play.state.figure(number)
    if figure is not None and figure.hidden:
        play.state = play.state.changed(number, hidden=False)
        tell_status(play, figure, text("status-hidden-scout"), card("eclaireur"), on=False)


def find_hidden(play: Battle, number: int) -> None:
    """A figure has ended its movement: hidden enemies within 10 cm of it are found."""
    finder = play.state.figure(number)
    if finder is None:
        return
    for other in play.state.figures:
        if other.hidden and is_enemy(finder, other) and near(finder, other, FOUND):
            reveal(play, other.id)
