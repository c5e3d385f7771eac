"""Warriors of a player's own: from what is written to base and dial, and back (MK-VALUE-1)."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from slagveld.kernel.figure import Figure
from slagveld.kit.sheets import named
from slagveld.texts import Name

from ..core.abilities import SLOTS, Slot, abilities
from ..core.dials import ICONS
from ..core.warriors import (
    BASE,
    DEGREE,
    LARGE_BASE,
    AttackType,
    Click,
    DamageType,
    DefenseType,
    SpeedType,
    Warrior,
)
from .own_fields import NONE, plain_name
from .prices import whole_points

FRONT_ARC = 90
"""In degrees, unless the card says otherwise (MK-BASE-3)."""
TYPES: dict[Slot, tuple[str, ...]] = {
    "speed": get_args(SpeedType),
    "attack": get_args(AttackType),
    "defense": get_args(DefenseType),
    "damage": get_args(DamageType),
}
"""The types of each value of the dial, the usual one first."""


def made(sheet: Mapping[str, Any]) -> Warrior:
    """The warrior of a sheet without faults; it costs what its maker or the model says."""
    clicks = tuple([_made_click(sheet, row) for row in sheet["dial"]])
    slots, name = sheet.get("item_slots", 0), named(sheet["name"])
    attack_type = clicks[0].attack_type
    warrior = Warrior(
        key=sheet["key"],
        name=name.en if name == Name.same(name.en) else name,
        number=sheet.get("number", "–"),
        rank=sheet["rank"],
        points=sheet.get("points", 0),
        faction=sheet.get("faction", ""),
        subfaction=sheet.get("subfaction", ""),
        origin="own",
        icon=sheet.get("icon") or ICONS["attack"][attack_type],
        figure=msgspec.convert(sheet.get("figure", {}), Figure),
        item_slots=slots,
        range=sheet.get("range", 0),
        arrows=sheet.get("arrows", 1),
        attack_bonus=sheet.get("attack_bonus", 0),
        base=sheet.get("base", LARGE_BASE if slots else BASE),
        front_arc=sheet.get("front_arc", FRONT_ARC) * DEGREE,
        ranged_damage=clicks[0].ranged_damage,
        clicks=clicks,
    )
    if warrior.points:
        return warrior
    return msgspec.structs.replace(warrior, points=whole_points(warrior))


def _made_click(sheet: Mapping[str, Any], row: Mapping[str, Any]) -> Click:
    told = {**sheet, **row}
    values: dict[str, Any] = {slot: row[slot] for slot in SLOTS}
    for slot in SLOTS:
        kind = told.get(f"{slot}_type", TYPES[slot][0])
        values[f"{slot}_type"] = "" if kind == NONE else kind
    reach = told.get("range", 0)
    shown = [row.get(f"{slot}_ability") for slot in SLOTS]
    return Click(
        **values,
        attack_bonus=told.get("attack_bonus", 0),
        range=reach,
        ranged_damage=told.get("ranged_damage", row["damage"]) if reach else 0,
        abilities=tuple([key for key in shown if key]),
        nexus=row.get("nexus", ""),
        repair=row.get("repair", False),
    )


def sheet_of(row: Warrior) -> dict[str, Any]:
    """A warrior as its maker would have written it, with what is not usual."""
    large = LARGE_BASE if row.item_slots else BASE
    sheet: dict[str, Any] = {"key": row.key, "name": plain_name(row.name), "number": row.number}
    sheet["rank"] = row.rank
    told = (
        ("points", row.points, whole_points(row)),
        ("faction", row.faction, ""),
        ("subfaction", row.subfaction, ""),
        ("icon", row.icon, ""),
        ("base", row.base, large),
        ("front_arc", row.front_arc // DEGREE, FRONT_ARC),
        ("item_slots", row.item_slots, 0),
        ("range", row.range, 0),
        ("arrows", row.arrows, 1),
        ("attack_bonus", row.attack_bonus, 0),
    )
    sheet |= {name: value for name, value, usual in told if value != usual}
    if any(click.range and click.ranged_damage != click.damage for click in row.clicks):
        sheet["ranged_damage"] = row.ranged_damage
    for slot in SLOTS:
        kind = getattr(row.start, f"{slot}_type")
        if slot == "attack" or kind != TYPES[slot][0]:
            sheet[f"{slot}_type"] = kind or NONE
    sheet["dial"] = [_written(sheet, click) for click in row.clicks]
    return {**sheet, "figure": msgspec.to_builtins(row.figure)}


def _written(sheet: Mapping[str, Any], click: Click) -> dict[str, Any]:
    row: dict[str, Any] = {}
    shown = {abilities()[key].slot: key for key in click.abilities}
    for slot in SLOTS:
        row[slot] = getattr(click, slot)
        if slot in shown:
            row[f"{slot}_ability"] = shown[slot]
    if click.nexus:
        row["nexus"] = click.nexus
    if click.repair:
        row["repair"] = True
    plain = _made_click(sheet, row)
    for name in (*[f"{slot}_type" for slot in SLOTS], "attack_bonus", "range", "ranged_damage"):
        value = getattr(click, name)
        if value != getattr(plain, name):
            row[name] = value or (NONE if name.endswith("_type") else 0)
    return row
