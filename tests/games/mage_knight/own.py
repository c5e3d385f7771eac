"""Cards of strangers, as they would write them."""

from typing import Any

from slagveld.kernel.muster import Chosen, Roster

WARLORD: dict[str, Any] = {
    "type": "warrior",
    "key": "grimtusk",
    "name": {"en": "Grimtusk", "nl": "Grimtand", "de": "Grimmzahn"},
    "number": "X-07",
    "rank": "unique",
    "faction": "orc-khans",
    "subfaction": "broken-tusk",
    "item_slots": 2,
    "attack_type": "sword",
    "attack_bonus": 1,
    "dial": [
        {"speed": 9, "speed_ability": "charge", "attack": 11, "defense": 16, "damage": 3},
        {"speed": 9, "speed_ability": "charge", "attack": 10, "defense": 16, "damage": 3},
        {
            "speed": 8,
            "attack": 10,
            "attack_ability": "weapon-master",
            "defense": 15,
            "defense_ability": "toughness",
            "damage": 2,
        },
        {
            "speed": 7,
            "attack": 9,
            "attack_ability": "weapon-master",
            "defense": 15,
            "damage": 2,
            "damage_ability": "battle-fury",
            "defense_type": "magic-immune",
        },
        {"speed": 6, "attack": 8, "defense": 14, "damage": 2, "damage_ability": "berserk"},
        {"speed": 5, "attack": 7, "defense": 13, "damage": 1, "damage_ability": "demoralized"},
    ],
    "figure": {"people": "orc", "build": "hulking", "weapon": "great-axe", "rank": "leader"},
}
"""A dial on which Charge gives way to Weapon Master and Toughness, and these to others."""
ARCHER: dict[str, Any] = {
    "type": "warrior",
    "key": "bone-archer",
    "name": "Bone Archer",
    "rank": "weak",
    "points": 20,
    "attack_type": "bow",
    "range": 10,
    "arrows": 2,
    "ranged_damage": 2,
    "dial": [
        {"speed": 7, "attack": 8, "defense": 14, "damage": 1, "damage_ability": "pierce"},
        {"speed": 6, "attack": 7, "defense": 13, "damage": 1, "damage_ability": "pierce"},
        {"speed": 6, "attack": 6, "defense": 12, "damage": 1, "range": 6, "nexus": "stealth"},
    ],
}
CLEAVER: dict[str, Any] = {
    "type": "item",
    "key": "cleaver",
    "name": "Butcher’s Cleaver",
    "number": "R-99",
    "points": 9,
    "requires": {"attack_type": "sword", "attack": 7},
    "modifiers": [
        {"value": "damage", "amount": 1, "when": "close"},
        {"value": "attack", "tokens": True},
        {"value": "speed", "amount": 2, "when": "paid"},
    ],
    "ability": "terrify",
    "exhaustion": 1,
    "story": "It was never meant for war.",
}
FOG: dict[str, Any] = {
    "type": "domain",
    "key": "old-fog",
    "name": "Old Fog",
    "most_range": 4,
    "storm": 2,
    "runs": False,
    "modifiers": [{"value": "speed", "amount": -1}],
    "cancels": ["blood-moon"],
}
GATE: dict[str, Any] = {
    "type": "built",
    "key": "bone-gate",
    "name": "Bone Gate",
    "size": [500, 250],
    "terrain": "hindering",
    "elevated": True,
    "dot": True,
    "defense": 13,
    "fortification": 3,
    "structure": 6,
}
ALL = (WARLORD, ARCHER, CLEAVER, FOG, GATE)


def changed(sheet: dict[str, Any], **values: Any) -> dict[str, Any]:
    """The sheet with other values; None takes a value out."""
    return {name: value for name, value in {**sheet, **values}.items() if value is not None}


def army(*own: dict[str, Any], total: int = 200, entries: Any = None) -> Roster:
    """An army with these cards: the warlord with his cleaver and three archers, or as told."""
    usual = (Chosen("grimtusk", 1, {"items": ["cleaver"]}), Chosen("bone-archer", 3))
    return Roster(
        game="mage-knight",
        name="Strangers",
        total=total,
        entries=usual if entries is None else tuple(entries),
        choices={"own": list(own or ALL)},
    )
