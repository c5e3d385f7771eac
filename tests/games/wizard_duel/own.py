"""Cards of strangers, as they would write them."""

from typing import Any

from slagveld.kernel.muster import Chosen, Roster

MOTHS: dict[str, Any] = {
    "type": "race",
    "key": "moth-folk",
    "name": {"en": "Moth", "nl": "Mot", "de": "Motte", "fr": "Phalène", "es": "Polilla"},
    "about": "They come to every light.",
    "nature": "good",
    "agility": 15,
    "shooting_agility": 12,
    "protection": 0,
    "wounds": 6,
    "movement": 9,
    "normal": {"power": 7},
    "shooting": {"power": 5, "figure": {"people": "fairy", "weapon": "sling"}},
    "attackers": -2,
    "against": {"nature": "evil", "change": 2},
    "flies": True,
    "fire_factor": 3,
    "figure": {"people": "fairy", "wings": "bat", "cloth": "ivory"},
}
"""A race of fliers with two weapon classes, which come in packages."""
HYDRA: dict[str, Any] = {
    "type": "race",
    "key": "hydra",
    "name": "Hydra",
    "nature": "neutral",
    "agility": 14,
    "protection": 2,
    "wounds": 12,
    "movement": 8,
    "base": 40,
    "price": 100,
    "own": {"power": 7},
    "breath": {"reach": 15, "power": 5},
    "blows": "in-turn",
    "heals": 3,
    "stays_on": 10,
    "icon": "dragon-head",
}
"""A creature with attacks of its own, at a price that its maker has set."""
MORTAR: dict[str, Any] = {
    "type": "race",
    "key": "mortar",
    "name": "Mortar",
    "nature": "neutral",
    "agility": 12,
    "protection": 3,
    "wounds": 6,
    "movement": 0,
    "heavy": {"power": 10},
}
STOCK: dict[str, Any] = {
    "type": "stock",
    "key": "night-court",
    "name": "Night Court",
    "models": [
        {"race": "moth-folk", "weapon": "normal", "count": 4},
        {"race": "moth-folk", "weapon": "shooting", "count": 2},
        {"race": "hydra", "weapon": "own", "count": 1},
        {"race": "human", "weapon": "small", "count": 3},
        {"race": "mortar", "weapon": "heavy", "count": 1},
    ],
}
ALL = (MOTHS, HYDRA, MORTAR, STOCK)


def changed(sheet: dict[str, Any], **values: Any) -> dict[str, Any]:
    """The sheet with other values; None takes a value out."""
    return {name: value for name, value in {**sheet, **values}.items() if value is not None}


def army(*own: dict[str, Any], total: int = 0, entries: Any = None) -> Roster:
    """A stock with these cards: that of the night court, or as told."""
    chosen = (Chosen("night-court"),) if entries is None else tuple(entries)
    cards = {"own": list(own or ALL)}
    return Roster(game="wizard-duel", name="Mine", total=total, entries=chosen, choices=cards)
