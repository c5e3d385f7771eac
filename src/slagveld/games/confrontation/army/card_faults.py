"""What goes against the rules on an own reference card whose values are each within bounds."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from slagveld.kernel.cards import CardFault
from slagveld.kit.view import holding
from slagveld.texts import Text

from ..core.book import text
from ..core.competences import Ability, abilities, filled, trait
from ..core.profiles import Profile
from ..core.profiles import flaws as flaws_of
from .card_sheets import made, told
from .prices import modelled


def faults(sheet: Mapping[str, Any]) -> Iterator[CardFault]:
    """All that goes against the rules; of a card that cannot be read only why."""
    if ("people" in sheet) == ("own_people" in sheet):
        yield wrong("people", "CON-GAP-4", "people")
    found = [
        fault
        for place, row in enumerate(sheet.get("competences", ()))
        for fault in _x_faults(row, place)
    ]
    yield from found
    weapon = sheet.get("weapon")
    if weapon is not None and not weapon["short"] <= weapon["medium"] <= weapon["long"]:
        yield wrong("weapon", "CON-RANGE-1", "ranges")
    if sheet.get("character") and sheet.get("figures", 1) > 1:
        yield wrong("figures", "CON-CARD-3", "figures")
    if found or ("people" in sheet) == ("own_people" in sheet):
        return
    row = made(sheet)
    for flaw in flaws_of(row):
        field = flaw.field if flaw.field in sheet else ""
        yield wrong(field, flaw.rule, flaw.word)


def _x_faults(row: Mapping[str, Any], place: int) -> Iterator[CardFault]:
    """What is wrong with the X of a competence."""
    ability = abilities()[row["competence"]]
    at, name = f"competences.{place}", ability.name
    both = "number" in row and "word" in row
    vain = both or (ability.x == "" and len(row) > 1)
    if vain or ("word" in row and ability.x == "number"):
        yield wrong(at, ability.rule, f"x-{ability.x or 'none'}", competence=name)
    elif "number" in row and ability.x == "word":
        yield wrong(f"{at}.number", ability.rule, "x-word", competence=name)
    elif ability.x and len(row) == 1 and ability.default is None:
        yield wrong(at, ability.rule, f"x-{ability.x}", competence=name)
    else:
        yield from _word_faults(row, at, ability)


def _word_faults(row: Mapping[str, Any], at: str, ability: Ability) -> Iterator[CardFault]:
    """A word that a competence does not know."""
    if "word" in row and not row["word"].strip():
        yield wrong(f"{at}.word", ability.rule, "x-word", competence=ability.name)
        return
    one = trait(told(row))
    try:
        for effect in ability.effects:
            filled(effect, one)
    except msgspec.ValidationError:
        values = {"competence": ability.name, "found": str(row.get("word", ""))[:40]}
        known = ", ".join(ability.values)
        yield wrong(f"{at}.word", ability.rule, "x-strange", known=known, **values)


def wrong(field: str, rule: str, word: str, /, **values: Any) -> CardFault:
    words = text(f"own-fault-{word}", **values)  # texts: *:own-fault-*
    return CardFault(field=field, rule=rule, text=words)


def warnings(row: Profile) -> tuple[Text, ...]:
    """What the maker of a card may have overlooked; nothing of it is refused."""
    weapons = [one for one in row.gear if one.ranged is not None]
    used = weapons[0].name if weapons else ""
    asked = row.price == "own" and row.points != modelled(row)
    values = {"points": row.points, "model": modelled(row)}
    return holding(
        (len(weapons) > 1, text("own-warning-weapons", weapon=used)),
        (row.mounted and row.size in ("small", "normal"), text("own-warning-mount")),
        (asked, text("own-warning-price", **values)),
    )
