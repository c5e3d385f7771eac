"""Warriors of a player's own: a base and a whole dial, click by click (MK-BASE-2, MK-VALUE-1)."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec

from slagveld.kernel.cards import KIND as TYPE
from slagveld.kernel.cards import CardFault, CardKind, Entry, Sample
from slagveld.kernel.fields import Choice
from slagveld.kernel.figure import Figure
from slagveld.texts import Text

from ..core.abilities import SLOTS, Slot, abilities
from ..core.book import pick, text
from ..core.warriors import Rank, Warrior, factions, warriors
from .own_dials import TYPES, made, sheet_of
from .own_fields import (
    choice,
    common,
    entry,
    faction_choices,
    figure,
    number,
    rows,
    said,
    section,
    switch,
    type_choices,
    words,
)

KIND = "warrior"
MOST_CLICKS = 20
MOST_POINTS = 600
TYPE_RULES: dict[Slot, str] = {
    "speed": "MK-STYPE-1",
    "attack": "MK-ATYPE-1",
    "defense": "MK-IMMUNE-1",
    "damage": "MK-DAMAGE-4",
}
MOST: dict[Slot, int] = {"speed": 20, "attack": 20, "defense": 25, "damage": 10}
VALUE_RULES: dict[Slot, str] = {
    "speed": "MK-MOVE-1",
    "attack": "MK-ROLL-1",
    "defense": "MK-ROLL-1",
    "damage": "MK-DAMAGE-1",
}


# What may be written


def kind() -> CardKind:
    return CardKind(
        key=KIND,
        title=said("kind-warrior"),
        help=said("kind-warrior-help"),
        rule="MK-VALUE-3",
        sections=(
            section("warrior", *common(), *_named()),
            section("base", *_base()),
            section("types", *[_type(slot) for slot in SLOTS]),
            section("dial", rows("dial", _click(), 1, MOST_CLICKS, "MK-DIAL-1")),
            section("figure", figure()),
        ),
        blank=blank(),
        samples=tuple([sample(row) for row in warriors().values()]),
    )


def blank() -> dict[str, Any]:
    falling = [(8, 9, 15, 2), (7, 8, 14, 2), (6, 7, 13, 1)]
    return {
        TYPE: KIND,
        "key": "my-warrior",
        "name": "My Warrior",
        "rank": "standard",
        "attack_type": "sword",
        "dial": [dict(zip(SLOTS, values, strict=True)) for values in falling],
        "figure": msgspec.to_builtins(Figure(weapon="sword", other="round-shield")),
    }


def _named() -> Iterable[Entry]:
    yield words("number", 20, "MK-BASE-5", optional=True)
    ranks = [(rank, text(f"own-rank-{rank}")) for rank in get_args(Rank)]  # texts: *:own-rank-*
    yield choice("rank", ranks, "MK-ARMY-7")
    yield number("points", 1, MOST_POINTS, "MK-ARMY-3", optional=True)
    yield choice("faction", faction_choices(), "MK-FACTION-1", optional=True)
    parts = [(part.key, part.name) for row in factions().values() for part in row.subfactions]
    yield choice("subfaction", parts, "MK-FACTION-2", optional=True)


def _base() -> Iterable[Entry]:
    yield number("base", 200, 750, "MK-BASE-3", optional=True)
    yield number("front_arc", 10, 360, "MK-BASE-4", optional=True)
    yield number("item_slots", 0, 6, "MK-ITEMS-7", optional=True)
    yield number("arrows", 1, 6, "MK-MULTI-1", optional=True)
    yield from _beside_the_dial()


def _beside_the_dial(help_words: str = "") -> Iterable[Entry]:
    """Values of the base that may differ on a click."""
    for name, most, rule in (
        ("range", 24, "MK-RANGED-4"),
        ("ranged_damage", 10, "MK-RANGED-8"),
        ("attack_bonus", 5, "MK-MELEE-5"),
    ):
        field = pick.number(name, said(name), 0, most, optional=True)
        yield entry(field, rule, help_words)


def _type(slot: Slot, help_words: str = "") -> Entry:
    name = f"{slot}_type"
    listed = [Choice(key, label) for key, label in type_choices(*TYPES[slot])]
    optional = bool(help_words) or slot != "attack"
    field = pick.choice(name, said(name), listed, optional=optional)
    return entry(field, TYPE_RULES[slot], help_words)


def _click() -> Iterable[Entry]:
    for slot in SLOTS:
        yield number(slot, 0, MOST[slot], VALUE_RULES[slot])
        yield _ability(f"{slot}_ability", slot)
    yield _ability("nexus", *SLOTS)
    yield switch("repair", "MK-HEAL-3")
    yield from [_type(slot, "click") for slot in SLOTS]
    yield from _beside_the_dial("click")


def _ability(name: str, *slots: Slot) -> Entry:
    known = [ability for ability in abilities().values() if ability.slot in slots]
    listed = [
        Choice(ability.key, ability.name, text("own-ability", words=ability.words))
        for ability in known
    ]
    field = pick.choice(name, said(name), listed, optional=True)
    return entry(field, "MK-ABILITY-7" if name == "nexus" else "MK-ABILITY-1", "ability")


def sample(row: Warrior) -> Sample:
    group = factions()[row.faction].name if row.faction else text("army-group-mage-spawn")
    name = text("army-warrior", warrior=row.name, rank=row.rank)
    return Sample(key=row.key, name=name, group=group, sheet={TYPE: KIND, **sheet_of(row)})


def faults(sheet: Mapping[str, Any]) -> Iterable[CardFault]:
    """A subfaction is a part of its faction."""
    part, faction = sheet.get("subfaction"), factions().get(sheet.get("faction", ""))
    known = [] if faction is None else [one.key for one in faction.subfactions]
    if part and part not in known:
        told = text("own-fault-subfaction")
        yield CardFault(field="subfaction", rule="MK-FACTION-2", text=told)


def warnings(sheet: Mapping[str, Any]) -> Iterable[Text]:
    row = made(sheet)
    if row.item_slots and not row.unique:
        yield text("own-warning-slots")  # MK-ITEMS-1
    if row.arrows > 1 and not any(click.range for click in row.clicks):
        yield text("own-warning-arrows")
    for click in row.clicks:
        if click.repair and click.damage_type != "golem":
            yield text("own-warning-repair")  # MK-HEAL-3
            break
