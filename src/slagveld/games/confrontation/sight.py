"""Sight: whom a figure sees, and what stands between it and a target (CON-SHOOT-2 to CON-SHOOT-4).

A figure looks from the middle of its base, from as high as it is. Scenery hides what its own height
hides, as a scale model does: wholly where the line to the top of the target does not pass above it,
partly where only the line to its feet does not. Figures on one height hide by size. What hides a
part of the width of the target leaves it partly visible, however high it is.

A wood hides what is behind it. Whoever stands in it is partly visible, and looks out of it freely.
"""

from typing import NamedTuple

from slagveld.games.confrontation.catalogue import Trait
from slagveld.games.confrontation.effects import Senses
from slagveld.games.confrontation.field import SLACK
from slagveld.games.confrontation.figure import Figure
from slagveld.games.confrontation.hiding_heights import WHOLLY, Look
from slagveld.games.confrontation.model import ConfrontationState
from slagveld.games.confrontation.scenery import is_raised, kind_of
from slagveld.table.fronts import MIDDLE_LINE, any_part_ahead
from slagveld.table.inside import place_in_area
from slagveld.table.layout import Layout
from slagveld.table.measure import area_gap, within
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.table.visible import CLEAR, HIDDEN, view


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


# Who sees whom


def sees(state: ConfrontationState, viewer: Figure, target: Figure) -> bool:
    """Whether a figure sees another: before it, and not wholly hidden (CON-CHARGE-1).

    Both may be moved copies. A scout that is still hidden is seen by those alone who sense it.
    """
    if target.hidden and target.seat != viewer.seat and senses(viewer, target) is None:
        return False
    return in_front(viewer, target) and not cover(state, viewer, target).hidden


def in_front(viewer: Figure, target: Figure) -> bool:
    """Whether any part of a target's base is in the 180 degrees before a figure (CON-SHOOT-2)."""
    return bool(any_part_ahead(viewer.body, MIDDLE_LINE, target.body))


def senses(viewer: Figure, target: Figure) -> Trait | None:
    """The competence by which a figure senses another in its radius, or None."""
    for trait, effect in viewer.powers.all(Senses):
        if within(viewer.body, target.body, effect.radius * FINE):
            return trait
    return None


# What is between


def cover(state: ConfrontationState, viewer: Figure, target: Figure) -> Cover:
    """What is between two figures, in whichever direction the first looks.

    Both may be moved copies. Figures that dodge, are hidden, or are in contact with the target do
    not count (CON-DODGE-5, CON-SHOOT-4).
    """
    field = state.field
    others = _others(state, viewer, target)
    key = ("con-cover", viewer.id, viewer.pose, target.id, target.pose, *[o.id for o in others])
    found: Cover | None = field.traces.get(key)
    if found is None:
        found = field.traces[key] = _cover(field.table, viewer, target, others)
    return found


def _others(state: ConfrontationState, viewer: Figure, target: Figure) -> list[Figure]:
    """The figures that can be in the way."""
    beside = state.field.touching(target)
    return [
        other
        for other in state.field.figures
        if not (
            other.turn.dodged
            or other.hidden
            or other.id in beside
            or other.id in (viewer.id, target.id)
        )
    ]


def _cover(table: Layout, viewer: Figure, target: Figure, others: list[Figure]) -> Cover:
    look = Look(viewer, target)
    body = viewer.body
    home: list[Terrain] = []
    pieces: list[Terrain] = []
    for piece in hiding(table):
        inside = place_in_area(body.x, body.y, piece.area) > 0
        (home if inside else pieces).append(piece)
    bodies = [other.body for other in others]
    seen = view(body.x, body.y, target.body, bodies, [piece.area for piece in pieces])
    if seen.seen == CLEAR and not home:
        return IN_THE_OPEN
    men = [others[number] for number in seen.blockers if number < len(others)]
    things = [pieces[number - len(others)] for number in seen.blockers if number >= len(others)]
    figures = [(one, share) for one in men if (share := look.past_figure(one))]
    scenery = [(one, share) for one in (*home, *things) if (share := look.past_piece(one))]
    if not figures and not scenery:
        return IN_THE_OPEN
    hidden = any(share == WHOLLY for one, share in scenery if one in home) or (
        view(
            body.x,
            body.y,
            target.body,
            [one.body for one, share in figures if share == WHOLLY],
            [one.area for one, share in scenery if share == WHOLLY and one not in home],
        ).seen
        == HIDDEN
    )
    return Cover(
        hidden,
        not hidden,
        not hidden and any(_leans_on(target, one) for one, _ in scenery),
        tuple([one.id for one, _ in figures]),
        tuple([one.id for one, _ in scenery]),
    )


def hiding(table: Layout) -> list[Terrain]:
    """The pieces of a table that can hide anything: with a height, or gaps. Shared."""
    found: list[Terrain] | None = table.__dict__.get("con_hiding")
    if found is None:
        found = table.__dict__["con_hiding"] = [
            piece
            for piece in table.terrain
            if kind_of(piece).passage == "gap"
            or (piece.height > 0 and (kind_of(piece).blocks or is_raised(piece)))
        ]
    return found


def _leans_on(target: Figure, piece: Terrain) -> bool:
    """Whether a target stands against an obstacle, not on it (CON-SHMOD-2)."""
    if kind_of(piece).passage not in ("obstacle", "barred"):
        return False
    body = target.body
    return place_in_area(body.x, body.y, piece.area) <= 0 and area_gap(body, piece.area) <= SLACK
