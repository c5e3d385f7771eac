"""Peoples of one's own, with their colour and what their models look like (LC-1.4-6)."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from slagveld.kernel.cards import CardFault, CardKind, Sample
from slagveld.kernel.figure import Figure
from slagveld.kernel.scene import Card as ShownCard
from slagveld.kit.sheets import named
from slagveld.record import replace

from ..core.book import text
from ..core.cards import People, peoples
from .card_entries import (
    HOUSE,
    entry,
    figure_field,
    name_field,
    plain_figure,
    plain_name,
    section,
    words,
)
from .card_keys import key_faults

PEOPLE: Final = "people"


def people_kind(samples: tuple[Sample, ...] = ()) -> CardKind:
    return CardKind(
        key=PEOPLE,
        title=text("own-kind-people"),
        help=text("own-kind-people-help"),
        rule="LC-1.4-6",
        sections=(
            section(
                "names",
                entry(words("key"), HOUSE),
                entry(name_field("name"), HOUSE),
                entry(words("colour"), "LC-1.4-6", "people-colour"),
                entry(words("icon", optional=True), HOUSE),
                entry(figure_field(), "LC-0-4", "people-figure"),
            ),
        ),
        blank={"key": "my-people", "name": "My people", "colour": "violet"},
        samples=samples,
    )


def people_of(sheet: Mapping[str, Any]) -> People:
    """A people as it was written. What its figure rides is what its riders ride."""
    given = sheet.get("figure")
    figure = Figure() if given is None else msgspec.convert(given, Figure)
    rode = figure.mount
    return People(
        key=sheet["key"],
        name=named(sheet["name"]),
        colour=sheet["colour"],
        icon=sheet.get("icon", ""),
        figure=replace(figure, mount="none"),
        mount="horse" if rode == "none" else rode,
    )


def people_faults(sheet: Mapping[str, Any]) -> Iterator[CardFault]:
    """Its colour and its icon are keys."""
    yield from key_faults(sheet, {"colour": "LC-1.4-6", "icon": HOUSE})


def people_shown(people: People) -> ShownCard:
    """What a player sees of a people."""
    told = text("scene-card-people", people=people.name, colour=people.colour)
    figure = replace(people.figure, mount=people.mount)
    return ShownCard(title=people.name, notes=(told,), rules=("LC-1.4-6",), figure=figure)


def people_samples() -> tuple[Sample, ...]:
    """The peoples of the setting, under keys that are still free."""
    found: list[Sample] = []
    for people in peoples().values():
        figure = plain_figure(replace(people.figure, mount=people.mount))
        sheet = {
            "key": f"my-{people.key}",
            "name": plain_name(people.name),
            "colour": people.colour,
            "icon": people.icon,
            "figure": figure,
        }
        found.append(Sample(key=people.key, name=people.name, sheet=sheet))
    return tuple(found)
