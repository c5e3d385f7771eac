"""How the tables look by which a battle is fought: that of wounds, and an own one of movement."""

from functools import cache, lru_cache

from msgspec import UnsetType

from slagveld.kernel.scene import Card, Line
from slagveld.kit.view import holding
from slagveld.texts import Distance, Listing, Text

from ..core.book import CM, text
from ..core.figure import Tables
from ..core.movement_table import COSTLY, OwnMovement
from ..core.profiles import SIZES
from ..core.wound_table import Change, OwnWounds, Place, numbers

WOUND_RULES = ("CON-HOUSE-2", "CON-HOUSE-3", "CON-HOUSE-4", "CON-HOUSE-5")


def table_sheets(tables: Tables | UnsetType) -> tuple[Card, ...]:
    """The wound table, and the movement table if the players have one of their own."""
    if isinstance(tables, UnsetType):
        return (wound_sheet(),)
    wounds, movement = tables.wounds, tables.movement
    found = wound_sheet() if wounds is None else own_wound_sheet(wounds)
    return (found,) if movement is None else (found, movement_sheet(movement))


@cache
def wound_sheet() -> Card:
    """The wound table: levels by total, places by the lower die, doubles, what each state costs."""
    return Card(
        title=text("scene-wound-table"),
        lines=_lines(None),
        notes=(text("scene-wound-note"), text("scene-wound-doubles")),
        rules=WOUND_RULES,
    )


@lru_cache(maxsize=64)
def own_wound_sheet(own: OwnWounds) -> Card:
    """The same of a table of players' own."""
    return Card(
        title=text("own-wounds-title", name=own.name),
        lines=_lines(own),
        notes=(text("scene-wound-note"),),
        rules=("CON-GAP-1", *WOUND_RULES),
    )


def _lines(own: OwnWounds | None) -> tuple[Line, ...]:
    rows = numbers(own)
    places = [
        Line(text("scene-wound-die", die=die), _place(rows.changes.get(place), place), True)
        for die, place in rows.places.items()
    ]
    doubles = [
        Line(text("scene-wound-double", die=die), _place(change, change.place), True)
        for die, change in rows.doubles.items()
    ]
    return (*_levels(own), *places, *doubles, *_costs(own))


def _levels(own: OwnWounds | None) -> list[Line]:
    return [
        Line(text("scene-wound-level", level=level), text("scene-wound-from", total=least), True)
        for level, least in numbers(own).levels.items()
    ]


def _costs(own: OwnWounds | None) -> list[Line]:
    return [
        Line(text("scene-wound-state", level=level), text("scene-wound-cost", cost=cost), True)
        for level, cost in numbers(own).penalties.items()
    ]


def _place(change: Change | None, place: Place) -> Text:
    """A place with all that it changes."""
    name = text("own-place", place=place)
    if change is None:
        return name
    level = text("scene-wound-level", level=change.at_most)
    found: tuple[Text, ...] = holding(
        (change.worse, text("own-change-worse", steps=change.worse)),
        (change.at_most != "killed", text("own-change-most", level=level)),
        (change.kills is not None, text("own-change-kills", total=change.kills or 0)),
        (change.kills_from is not None, text("own-change-always", total=change.kills_from or 0)),
        (change.also == "halves-movement", text("own-change-halves")),
        (change.also == "weakens", text("own-change-weakens")),
    )
    return text("own-place-changes", place=name, changes=Listing(found)) if found else name


@lru_cache(maxsize=64)
def movement_sheet(own: OwnMovement) -> Card:
    """A movement table of players' own."""
    way = Distance(CM)
    costs = [
        Line(text("own-terrain", kind=kind), cost_words(kind, way, cost), True)
        for kind, cost in zip(COSTLY, own.costs, strict=True)
    ]
    figures = [
        Line(text("own-height-figure", size=size), _length(height), True)
        for size, height in zip(SIZES, own.figures, strict=True)
    ]
    scenery = [
        Line(text("own-height-scenery", size=size), _length(height), True)
        for size, height in zip(SIZES, own.scenery, strict=False)
    ]
    return Card(
        title=text("own-movement-title", name=own.name),
        lines=(
            *costs,
            Line(text("own-terrain", kind="door"), _length(own.door), True),
            Line(text("own-step"), _length(own.step), True),
            *figures,
            *scenery,
        ),
        rules=("CON-GAP-2", "CON-HOUSE-6", "CON-HOUSE-7"),
    )


def cost_words(kind: str, way: Distance, cost: int) -> Text:
    """What so much of way, or on a ladder of height, costs."""
    key = "own-cost-height" if kind == "ladder" else "own-cost-way"
    return text(key, way=way, cost=Distance(cost * CM))  # texts: *:own-cost-*


def _length(units: int) -> Text:
    return text("scene-length", length=Distance(units))
