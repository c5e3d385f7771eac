"""Items and relics of a player's own (MK-ITEMS-8): what they need and what they give."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec

from slagveld.kernel.cards import KIND as TYPE
from slagveld.kernel.cards import CardFault, CardKind, Entry, Sample
from slagveld.kernel.fields import Choice
from slagveld.kit.sheets import named
from slagveld.texts import Text

from ..core.abilities import abilities
from ..core.ability_vocabulary import ModifiedValue, Modifier, When
from ..core.book import pick, text
from ..core.items_and_domains import Item, Requirement, items
from ..core.modifiers_and_rule_of_three import MOST
from ..core.warriors import AttackType
from .own_fields import (
    choice,
    common,
    entry,
    faction_choices,
    name_of,
    number,
    plain_name,
    record,
    rows,
    said,
    section,
    switch,
    type_choices,
    words,
)

KIND = "item"
ICON = "swap-bag"
"""The drawing of an item that has no other."""


def kind() -> CardKind:
    return CardKind(
        key=KIND,
        title=said("kind-item"),
        help=said("kind-item-help"),
        rule="MK-ITEMS-16",
        sections=(
            section(
                "item",
                *common(),
                words("number", 20, "MK-ITEMS-3", "item_number"),
                number("points", 0, 200, "MK-ARMY-8", "item_points"),
                record("requires", _requirement(), "MK-ITEMS-10"),
            ),
            section("gives", *_gifts(), name_of("story", 200, "MK-ITEMS-8", optional=True)),
        ),
        blank={
            TYPE: KIND,
            "key": "my-item",
            "name": "My Item",
            "number": "100",
            "points": 5,
            "modifiers": [{"value": "defense", "amount": 1, "when": "close"}],
        },
        samples=tuple([sample(item) for item in items().values()]),
    )


def _requirement() -> Iterable[Entry]:
    kinds = [kind for kind in get_args(AttackType) if kind]
    yield choice("attack_type", type_choices(*kinds), "MK-ITEMS-10", "needed_type", optional=True)
    yield choice("faction", faction_choices(), "MK-ITEMS-10", "needed_faction", optional=True)
    yield number("attack", 1, 20, "MK-ITEMS-10", "needed_attack", optional=True)


def modifiers(*whens: str, tokens: bool) -> Entry:
    """Rows of modifiers that hold in these cases; by action tokens too where cards may vary."""
    values = [(v, text(f"scene-modified-{v}")) for v in get_args(ModifiedValue)]
    cases = [(when, text(f"own-when-{when}")) for when in whens]  # texts: *:own-when-*
    columns = [
        choice("value", values, "MK-MOD-1"),
        number("amount", -MOST, MOST, "MK-RULE3-1", optional=tokens),
        *([switch("tokens", "MK-ITEMS-9")] if tokens else []),
        choice("when", cases, "MK-MOD-2", optional=True),
    ]
    return rows("modifiers", columns, 0, 6, "MK-MOD-2")


def _gifts() -> Iterable[Entry]:
    yield modifiers(*get_args(When), tokens=True)
    yield number("range", 0, 12, "MK-RULE3-3", "more_range", optional=True)
    listed = [
        Choice(ability.key, ability.name, text("own-ability", words=ability.words))
        for ability in abilities().values()
    ]
    field = pick.choice("ability", said("item-ability"), listed, optional=True)
    yield entry(field, "MK-ITEMS-8", "item_ability")
    yield number("exhaustion", 0, 5, "MK-CARD-jeweled-helm", optional=True)


def made(sheet: Mapping[str, Any]) -> Item:
    return Item(
        key=sheet["key"],
        name=named(sheet["name"]),
        origin="own",
        icon=sheet.get("icon", ICON),
        number=sheet["number"],
        points=sheet["points"],
        requires=Requirement(**sheet.get("requires", {})),
        modifiers=made_modifiers(sheet),
        range=sheet.get("range", 0),
        ability=sheet.get("ability", ""),
        exhaustion=sheet.get("exhaustion", 0),
        story=named(sheet.get("story", "")),
    )


def made_modifiers(sheet: Mapping[str, Any]) -> tuple[Modifier, ...]:
    return tuple(
        [
            Modifier(
                value=row["value"],
                amount=row.get("amount", 0),
                variable="tokens" if row.get("tokens") else "",
                when=row.get("when", "always"),
            )
            for row in sheet.get("modifiers", ())
        ]
    )


def faults(sheet: Mapping[str, Any]) -> Iterable[CardFault]:
    """A modifier is a number or an asterisk, and what is to be paid for has a price."""
    for place, row in enumerate(sheet.get("modifiers", ())):
        if ("amount" in row) == bool(row.get("tokens")):
            told = text("own-fault-amount")
            yield CardFault(field=f"modifiers.{place}", rule="MK-ITEMS-9", text=told)
        if row.get("when") == "paid" and not sheet.get("exhaustion"):
            told = text("own-fault-price")
            yield CardFault(field=f"modifiers.{place}.when", rule="MK-CARD-jeweled-helm", text=told)


def warnings(sheet: Mapping[str, Any]) -> Iterable[Text]:
    item = made(sheet)
    if item.exhaustion and all(modifier.when != "paid" for modifier in item.modifiers):
        yield text("own-warning-price")
    yield from never(item.modifiers)


def never(given: Iterable[Modifier]) -> Iterable[Text]:
    """Modifiers of values that are not asked for in the case that they name."""
    only = {"speed": ("close", "ranged"), "damage": ("ranged",), "ranged-damage": ("close",)}
    if any(modifier.when in only.get(modifier.value, ()) for modifier in given):
        yield text("own-warning-never")


def sample(item: Item) -> Sample:
    return Sample(
        key=item.key, name=item.name, group=said("kind-item"), sheet={TYPE: KIND, **sheet_of(item)}
    )


def sheet_of(item: Item) -> dict[str, Any]:
    sheet: dict[str, Any] = {"key": item.key, "name": plain_name(item.name), "icon": item.icon}
    sheet |= {"number": item.number, "points": item.points}
    needs = msgspec.structs.asdict(item.requires)
    if any(needs.values()):
        sheet["requires"] = {name: value for name, value in needs.items() if value}
    sheet["modifiers"] = modifier_rows(item.modifiers)
    for name in ("range", "ability", "exhaustion"):
        if getattr(item, name):
            sheet[name] = getattr(item, name)
    return sheet | ({"story": plain_name(item.story)} if item.story.en else {})


def modifier_rows(given: Iterable[Modifier]) -> list[dict[str, Any]]:
    return [
        {
            "value": modifier.value,
            **({"tokens": True} if modifier.variable else {"amount": modifier.amount}),
            "when": modifier.when,
        }
        for modifier in given
    ]
