"""Rows of a player's own: from what is written to the race as it fights, and back (WD-RACE-1)."""

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from slagveld.kernel.figure import Figure
from slagveld.kit.sheets import named

from ..core.book import icons
from ..core.races import Against, Race, Striking, Weapon, weapons_of
from .own_fields import plain_figure, plain_name
from .own_prices import reckoned

RULE: Final = "WD-RACE-1"
"""By which its traits are told, whatever they are."""
DRAWINGS: Final[dict[Weapon, str]] = {
    "small": "swordman",
    "normal": "swordman",
    "shooting": "swordman",
    "heavy": "catapult",
    "own": "ogre",
}
"""The drawing of a race that has none of its own, by its first weapon class."""
ARMED: Final[dict[Weapon, dict[str, Any]]] = {
    "small": {"weapon": "dagger"},
    "normal": {"weapon": "sword", "other": "round-shield"},
    "shooting": {"weapon": "bow"},
    "heavy": {"weapon": "torch", "mount": "catapult"},
    "own": {"weapon": "claws", "build": "hulking"},
}
"""How models are armed if nothing is said of their looks."""
PLAIN: Final = ("attackers", "shots", "blows", "flies", "heals", "stays_on", "fire_factor", "kin")
"""Traits that stand on a sheet as they stand in a row."""


def made(sheet: Mapping[str, Any]) -> Race:
    """The race of a sheet without faults; it costs what its maker, a package or our model says."""
    weapons: list[Weapon] = [weapon for weapon in get_args(Weapon) if weapon in sheet]
    powers = {weapon: sheet[weapon]["power"] for weapon in weapons}
    breath = sheet.get("breath", {})
    against = sheet.get("against")
    row = Race(
        key=sheet["key"],
        name=named(sheet["name"]),
        about=named(sheet["about"]) if "about" in sheet else None,
        nature=sheet["nature"],
        agility=sheet["agility"],
        shooting_agility=sheet.get("shooting_agility"),
        protection=sheet["protection"],
        wounds=sheet["wounds"],
        movement=sheet["movement"],
        striking=Striking(**powers, breath=breath.get("power")),
        breath=breath.get("reach", 0),
        against=None if against is None else Against(**against),
        price=sheet.get("price"),
        base=sheet.get("base", 50 if "own" in weapons else 30),
        rule=RULE,
        figures={weapon: _figure(sheet, weapon) for weapon in weapons},
        own=True,
        icon=sheet.get("icon", DRAWINGS[weapons[0]]),
        **{name: sheet[name] for name in PLAIN if name in sheet},
    )
    if row.price is None and "own" in weapons:
        return msgspec.structs.replace(row, price=reckoned(row).total)
    return row


def _figure(sheet: Mapping[str, Any], weapon: Weapon) -> Figure:
    """That of its weapon, else the common one, armed if it is not; nothing said: plainly armed."""
    own = sheet[weapon].get("figure")
    if own is not None:
        return msgspec.convert(own, Figure)
    return msgspec.convert({**ARMED[weapon], **sheet.get("figure", {})}, Figure)


def sheet_of(row: Race) -> dict[str, Any]:
    """A race as its maker would have written it, with what is not usual."""
    sheet: dict[str, Any] = {"key": row.key, "name": plain_name(row.name)}
    if row.about is not None:
        sheet["about"] = plain_name(row.about)
    for name in ("nature", "agility", "shooting_agility", "protection", "wounds", "movement"):
        if getattr(row, name) is not None:
            sheet[name] = getattr(row, name)
    weapons = weapons_of(row)
    if row.price is not None and (weapons != ("own",) or row.price != reckoned(row).total):
        sheet["price"] = row.price
    sheet["icon"] = row.icon or icons().races[row.key]
    if row.base != (50 if "own" in weapons else 30):
        sheet["base"] = row.base
    for weapon in weapons:
        looks = plain_figure(row.figures[weapon])
        sheet[weapon] = {"power": getattr(row.striking, weapon), "figure": looks}
    if row.breath:
        sheet["breath"] = {"reach": row.breath, "power": row.striking.breath}
    if row.against is not None:
        sheet["against"] = msgspec.to_builtins(row.against)
    usual = {field.name: field.default for field in msgspec.structs.fields(row)}
    return sheet | {name: getattr(row, name) for name in PLAIN if getattr(row, name) != usual[name]}
