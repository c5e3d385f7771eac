"""Pieces of built terrain of a player's own (MK-BUILT-2): what they are and what they stand."""

from collections.abc import Iterable, Mapping
from typing import Any

from slagveld.kernel.cards import KIND as TYPE
from slagveld.kernel.cards import CardFault, CardKind, Sample
from slagveld.kit.sheets import named

from ..core.book import text
from ..core.items_and_domains import Built, built
from ..core.modifiers_and_rule_of_three import MOST
from ..core.terrain_kinds import CLEAR, kinds
from .own_fields import choice, common, number, plain_name, said, section, size, switch

KIND = "built"
TERRAIN = ("clear", "hindering", "concealing", "blocking")
LOOKS = ("wall", "tower", "ruin")
SMALLEST, LARGEST = 75, 2000
"""Sides of a piece, in units."""


def kind() -> CardKind:
    grounds = {**kinds(), "clear": CLEAR}
    return CardKind(
        key=KIND,
        title=said("kind-built"),
        help=said("kind-built-help"),
        rule="MK-BUILT-3",
        sections=(
            section(
                "built",
                *common(),
                choice("look", [(look, text(f"own-look-{look}")) for look in LOOKS], optional=True),
                size("size", SMALLEST, LARGEST, "MK-BUILT-7"),
            ),
            section(
                "ground",
                choice("terrain", [(key, grounds[key].name) for key in TERRAIN], "MK-BUILT-4"),
                switch("elevated", "MK-ELEV-1"),
                switch("dot", "MK-BUILT-10"),
                number("defense", 0, 25, "MK-BUILT-5", "built_defense"),
                number("fortification", 0, MOST, "MK-BUILT-13", optional=True),
                number("structure", 1, 20, "MK-BUILT-16"),
            ),
        ),
        blank={
            TYPE: KIND,
            "key": "my-wall",
            "name": "My Wall",
            "look": "wall",
            "size": [750, 125],
            "terrain": "blocking",
            "defense": 15,
            "fortification": 1,
            "structure": 4,
        },
        samples=tuple([sample(card) for card in built().values()]),
    )


def made(sheet: Mapping[str, Any]) -> Built:
    length, width = sheet["size"]
    return Built(
        key=sheet["key"],
        name=named(sheet["name"]),
        origin="own",
        icon=sheet.get("icon", "stone-wall"),
        look=sheet.get("look", "ruin"),
        terrain=sheet["terrain"],
        elevated=sheet.get("elevated", False),
        defense=sheet["defense"],
        fortification=sheet.get("fortification", 0),
        structure=sheet["structure"],
        length=length,
        width=width,
        dot=sheet.get("dot", False),
    )


def faults(sheet: Mapping[str, Any]) -> Iterable[CardFault]:
    """Nobody stands in what blocks him."""
    if sheet["terrain"] == "blocking" and (sheet.get("dot") or sheet.get("elevated")):
        field = "dot" if sheet.get("dot") else "elevated"
        yield CardFault(field=field, rule="MK-BLOCK-1", text=text("own-fault-blocking"))


def sample(card: Built) -> Sample:
    return Sample(
        key=card.key, name=card.name, group=said("kind-built"), sheet={TYPE: KIND, **sheet_of(card)}
    )


def sheet_of(card: Built) -> dict[str, Any]:
    sheet: dict[str, Any] = {"key": card.key, "name": plain_name(card.name), "icon": card.icon}
    sheet |= {"look": card.look, "size": [card.length, card.width], "terrain": card.terrain}
    sheet |= {name: True for name in ("elevated", "dot") if getattr(card, name)}
    sheet |= {"defense": card.defense, "fortification": card.fortification}
    return sheet | {"structure": card.structure}
