"""Signs on the table: what holds a unit just now, the pearl wagon, craters."""

from collections.abc import Iterator

from slagveld.kernel.scene import Badge, Marker

from ..core.book import text
from ..core.conditions import is_accelerated, is_diverted, is_exhausted, is_frenzied
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.pushed_wagon import CRATER_ID, WAGON_ID

WAGON_RADIUS = 250

RANKS = {"hero": "crown", "mage": "pointy-hat"}
"""Who is marked visibly (CAR-19-paint)."""


def badges_of(view: CarnageState, unit: Unit) -> Iterator[Badge]:
    """What holds a unit just now, in signs with words."""
    if unit.neutralised:
        yield Badge("broken-shield", text("status-neutralised"), tone="bad")
    if is_diverted(view, unit):
        yield Badge("sleepy", text("status-diverted"), tone="bad")
    if is_exhausted(view, unit):
        yield Badge("tired-eye", text("status-exhausted"), tone="bad")
    if is_accelerated(view, unit):
        yield Badge("fast-forward-button", text("status-accelerated"), tone="good")
    if is_frenzied(view, unit):
        yield Badge("enrage", text("status-frenzied"), tone="good")
    if unit.id in view.armed:
        yield Badge("crossed-swords", text("status-armed"), tone="good")
    if unit.magic is not None:
        yield Badge("magic-swirl", text("badge-magic", points=unit.magic.points), unit.magic.points)
        if unit.magic.shields:
            yield Badge("magic-shield", text("badge-shields"), unit.magic.shields, "good")


def markers_of(view: CarnageState) -> tuple[Marker, ...]:
    """The pearl wagon, and a crater for each mage who blew himself up."""
    found: list[Marker] = []
    if view.wagon is not None:
        wagon = Marker(
            id=WAGON_ID,
            name=text("pearl-wagon"),
            icon="orb-wand",
            spot=view.wagon,
            radius=WAGON_RADIUS,
        )
        found.append(wagon)
    for number, spot in enumerate(view.craters):
        name = text("crater")
        found.append(Marker(id=CRATER_ID + number, name=name, icon="burning-embers", spot=spot))
    return tuple(found)
