"""Where a figure stands as far as sight is concerned: on a hill, at or in a forest, by a tree."""

from typing import NamedTuple

from slagveld.table.body import Area, Body
from slagveld.table.inside import INSIDE, OUTSIDE, TOUCHING, body_in_area
from slagveld.table.layout import Layout
from slagveld.table.measure import outline_gap
from slagveld.table.units import FINE

from ..core.field import TOUCH
from ..core.unit import Unit
from ..terrain.beside import Shelf
from ..terrain.screens import Screens, screens

SLACK = TOUCH * FINE


class Standing(NamedTuple):
    """Where one figure stands, as far as sight is concerned."""

    hills: tuple[int, ...] = ()
    edge: tuple[int, ...] = ()
    """Open forests at whose edge it is (CAR-9.2.2-inside)."""
    deep: bool = False
    """It is wholly inside an open forest."""
    shielded: bool = False
    """It touches the plate of a tree (CAR-9.1-shooting)."""


PLAIN = Standing()


STANDINGS = Shelf[str, tuple[Layout, list[Standing]]]("standings")
"""On the table that was asked for last."""


def standings(table: Layout, unit: Unit) -> list[Standing]:
    """Where each figure of a unit stands."""
    scene = screens(table)
    if scene.plain or unit.inside:
        return [PLAIN] * len(unit.figures)
    known = STANDINGS.of(unit)
    if "table" not in known or known["table"][0] is not table:
        known["table"] = (table, [_standing(scene, body) for body in unit.bodies])
    return known["table"][1]


def _standing(scene: Screens, body: Body) -> Standing:
    edge: list[int] = []
    deep = False
    for i, area in enumerate(scene.forests):
        if _near(body, area):
            edge.append(i)
        elif body_in_area(body, area) == INSIDE:
            deep = True
    hills = [i for i, area in enumerate(scene.hills) if _on(body, area)]
    shielded = any(_near(body, area) for area in scene.plates)
    return Standing(tuple(hills), tuple(edge), deep, shielded)


def _near(body: Body, area: Area) -> bool:
    """Whether a base touches or crosses an outline."""
    reach = body.reach + SLACK
    return (
        area.low_x - reach <= body.x <= area.high_x + reach
        and area.low_y - reach <= body.y <= area.high_y + reach
        and outline_gap(body, area) <= SLACK
    )


def _on(body: Body, area: Area) -> bool:
    return body_in_area(body, area) not in (OUTSIDE, TOUCHING)
