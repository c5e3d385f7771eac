"""Reference cards as sheets: the card that comes of what is written, and back."""

from collections.abc import Mapping
from typing import Any

import msgspec

from slagveld.kernel.figure import Figure
from slagveld.kit.sheets import named
from slagveld.record import replace

from ..core.competences import Trait, trait
from ..core.profiles import Equipment, Profile, Ranged, peoples
from .prices import modelled
from .sheet_parts import some, written

ICON = "templar-shield"
"""How a figure of no people of the catalogue is drawn where there is no room for a miniature."""
ASPECTS = ("creation", "alteration", "destruction")
"""The three numbers of FOI."""
WEAPON = "own-weapon"
ITEM = "own-item"
"""Keys of equipment that no other card has."""


def made(sheet: Mapping[str, Any]) -> Profile:
    """The card that a sheet without faults is."""
    given = sheet.get
    people, own_people = given("people", ""), given("own_people")
    faith = given("faith")
    row = Profile(
        key=sheet["key"],
        name=named(sheet["name"]),
        army=people,
        people=None if own_people is None else named(own_people),
        rank=given("rank", ""),
        character=given("character", False),
        size=sheet["size"],
        base=tuple(sheet["base"]) if "base" in sheet else None,
        most=given("figures", 0),
        movement=sheet["movement"],
        second_movement=given("second_movement", 0),
        medium=given("medium", ""),
        initiative=sheet["initiative"],
        attack=sheet["attack"],
        strength=sheet["strength"],
        strength_dice=given("strength_dice", 0),
        defence=sheet["defence"],
        resistance=sheet["resistance"],
        shooting=given("shooting"),
        courage=given("courage"),
        fear=given("fear"),
        discipline=given("discipline"),
        power=given("power", 0),
        faith=tuple(faith.values()) if faith else (),
        abilities=tuple([told(one) for one in given("competences", ())]),
        equipment=tuple(given("equipment", ())),
        items=_items(sheet),
        icon=given("icon") or (peoples()[people].icon if people else ICON),
        figure=msgspec.convert(given("figure", {}), Figure),
        points=given("points", 0),
        price="own" if "points" in sheet else "model",
        origin="own",
    )
    return row if "points" in sheet else replace(row, points=modelled(row))


def told(row: Mapping[str, Any]) -> str:
    """A competence as `competences.trait` reads it."""
    x = row.get("number", row.get("word"))
    return row["competence"] if x is None else f"{row['competence']}/{x}"


def _items(sheet: Mapping[str, Any]) -> tuple[Equipment, ...]:
    """Own equipment: the ranged weapon first, so that it comes before those of the catalogue."""
    found: list[Equipment] = []
    weapon = sheet.get("weapon")
    if weapon is not None:
        numbers = {name: value for name, value in weapon.items() if name != "name"}
        found.append(Equipment(key=WEAPON, name=named(weapon["name"]), ranged=Ranged(**numbers)))
    items = [
        Equipment(key=ITEM, name=named(one["name"]), mount=one.get("mount", False))
        for one in sheet.get("items", ())
    ]
    return (*found, *items)


def sheet_of(row: Profile) -> dict[str, Any]:
    """A card as a sheet; points of our model are left out, for they come of themselves."""
    ranged = next((one for one in row.items if one.ranged is not None), None)
    items = [one for one in row.items if one.ranged is None]
    weapon = {}
    if ranged is not None and ranged.ranged is not None:
        weapon = {"name": written(ranged.name), **msgspec.to_builtins(ranged.ranged)}
    return {
        "key": row.key,
        "name": written(row.name),
        **some(
            people=row.army,
            own_people=None if row.people is None else written(row.people),
            rank=row.rank,
            character=row.character,
        ),
        "size": row.size,
        **some(base=None if row.base is None else list(row.base)),
        **({"figures": row.most} if row.most else {}),
        "movement": row.movement,
        **({"second_movement": row.second_movement} if row.second_movement else {}),
        **some(medium=row.medium),
        "initiative": row.initiative,
        "attack": row.attack,
        "strength": row.strength,
        **({"strength_dice": row.strength_dice} if row.strength_dice else {}),
        "defence": row.defence,
        "resistance": row.resistance,
        **{
            name: value
            for name in ("shooting", "courage", "fear", "discipline")
            if (value := getattr(row, name)) is not None
        },
        **({"power": row.power} if row.power else {}),
        **some(faith=dict(zip(ASPECTS, row.faith, strict=False)) if row.faith else None),
        **some(
            competences=[_row(trait(one)) for one in row.abilities],
            equipment=list(row.equipment),
            items=[{"name": written(one.name), **some(mount=one.mount)} for one in items],
            weapon=weapon or None,
        ),
        **({} if row.price == "model" else {"points": row.points}),
        "icon": row.icon,
        **_look(row.figure),
    }


def _look(figure: Figure) -> dict[str, Any]:
    """The traits of a miniature that are not the usual ones, if there are any."""
    usual, plain = msgspec.to_builtins(Figure()), msgspec.to_builtins(figure)
    found = {name: value for name, value in plain.items() if value != usual[name]}
    return {"figure": found} if found else {}


def _row(one: Trait) -> dict[str, Any]:
    if one.x is None:
        return {"competence": one.ability.key}
    return {"competence": one.ability.key, "number" if isinstance(one.x, int) else "word": one.x}


BLANK = Profile(
    key="my-card",
    name=named("My card"),
    army="",
    people=named("My people"),
    movement=1000,
    initiative=3,
    attack=3,
    strength=4,
    defence=3,
    resistance=4,
    courage=4,
    discipline=2,
    points=0,
    price="model",
    rank="regular",
    origin="own",
    icon=ICON,
    figure=Figure(),
)
"""Somebody to begin with."""
