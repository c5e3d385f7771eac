"""A base and its dial as displays draw them (MK-BASE-2, MK-VALUE-1)."""

from collections.abc import Mapping

from slagveld.kept import beside
from slagveld.kernel.fields import Label
from slagveld.kernel.scene import Dial, Line, Sign
from slagveld.texts import Distance, Text

from .abilities import SLOTS, Slot, abilities
from .book import text
from .warriors import DEGREE, Click, Warrior, factions

PLACES = 12
"""Clicks on a dial, three skulls included: how many of them a warrior lives is not to be seen."""

ICONS: dict[Slot, dict[str, str]] = {
    "speed": {
        "foot": "boots",
        "horseshoe": "horseshoe",
        "wing": "feathered-wing",
        "wave": "big-wave",
    },
    "attack": {"": "punch", "sword": "broadsword", "bow": "bow-arrow", "wand": "orb-wand"},
    "defense": {"normal": "shield", "magic-immune": "magic-shield"},
    "damage": {"normal": "fist", "golem": "rock-golem"},
}
"""Drawings of the types of each value."""

ROWS = tuple(text(f"scene-card-{slot}") for slot in SLOTS)  # texts: *:scene-card-*


def dial_drawn(turned: int, seen: Mapping[int, Click], count: int) -> Dial:
    """A dial of so many clicks that shows these; the one it is turned to is among them."""
    columns = {n: tuple([str(getattr(c, slot)) for slot in SLOTS]) for n, c in seen.items()}
    repairs = [place for place, click in seen.items() if click.repair]
    return Dial(
        click=turned,
        clicks=tuple([columns.get(n) for n in range(count)]),
        marks=tuple([(place, text("scene-card-mark-repair")) for place in repairs]),
        rows=ROWS,
        icons=icons_of(seen[turned]),
        signs=tuple([sign for place, click in seen.items() for sign in signs_of(place, click)]),
    )


def icons_of(click: Click) -> tuple[str, ...]:
    return tuple([ICONS[slot][getattr(click, f"{slot}_type")] for slot in SLOTS])


def signs_of(place: int, click: Click) -> list[Sign]:
    """The coloured squares and circles of a click; that of the nexus stands aside (MK-ABILITY-7).

    Colours and shapes are those of the first edition and decide nothing (MK-GAP-14).
    """
    return [
        Sign(
            click=place,
            row=SLOTS.index(ability.slot),
            name=ability.name,
            colour=ability.colour,
            shape=ability.shape or "square",
            aside=number >= len(click.abilities),
        )
        for number, ability in enumerate([abilities()[key] for key in click.shown])
    ]


def type_of(kind: str) -> Text:
    return text(f"scene-type-{kind or 'none'}")  # texts: *:scene-type-*


def line(key: str, value: Label | int, **rest: bool) -> Line:
    """A line of a warrior's card."""
    return Line(text(f"scene-card-{key}"), value, **rest)  # texts: *:scene-card-*


def typed(value: int, kind: str) -> Text:
    """A value of the dial with its type."""
    return text("scene-card-typed", value=value, type=type_of(kind))


def reach_words(inches: int, arrows: int) -> Text:
    """A range with its arrows (MK-MULTI-1)."""
    if inches == 0:
        return text("scene-card-no-reach")
    return text("scene-card-reach", inches=inches, arrows=arrows)


@beside
def base_lines(warrior: Warrior) -> list[Line]:
    """What stands on the base; its size and arc are house data (MK-BASE-3)."""
    own = factions().get(warrior.faction)
    parts = () if own is None else own.subfactions
    lines = [line("subfaction", p.name) for p in parts if p.key == warrior.subfaction]
    width = text("scene-card-degrees", degrees=warrior.front_arc // DEGREE)
    size = text("scene-card-length", length=Distance(warrior.base))
    lines += [line("front-arc", width, house=True), line("base", size, house=True)]
    return [*lines, line("slots", warrior.item_slots)] if warrior.item_slots else lines
