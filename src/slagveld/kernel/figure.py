"""What a miniature looks like, in words that every display can paint from.

A figure belongs to the card, never to the state or the side: the display gives it the colours of
whoever plays it. The same traits are always the same miniature, from above and as a portrait.
"""

from typing import Literal

from slagveld.structs import Struct

Build = Literal[
    "slight", "human", "sturdy", "squat", "small", "hulking", "giant", "spirit", "beast"
]
"""How tall and how broad; a spirit ends in smoke or flames, a beast goes on all fours or flies."""

People = Literal[
    "human",
    "elf",
    "dark-elf",
    "dwarf",
    "goblin",
    "orc",
    "troll",
    "ogre",
    "skeleton",
    "zombie",
    "ghoul",
    "vampire",
    "ghost",
    "demon",
    "mutant",
    "wolf",
    "bull",
    "horse",
    "boar",
    "bear",
    "rat",
    "bat",
    "bird",
    "lizard",
    "crocodile",
    "chameleon",
    "snake",
    "fish",
    "insect",
    "dragon",
    "stone",
    "brass",
    "tree",
    "fairy",
    "fire",
    "spark",
    "water",
]
"""Decides skin, face and what grows on the head."""

Head = Literal[
    "bare",
    "hair",
    "braids",
    "topknot",
    "hood",
    "cap",
    "helmet",
    "great-helm",
    "horned",
    "crested",
    "winged",
    "crown",
    "pointed-hat",
    "broad-hat",
    "turban",
    "mask",
    "skull",
    "feathers",
    "antlers",
    "goggles",
]
"""What is worn on it."""

Armour = Literal["none", "cloth", "robe", "leather", "fur", "mail", "plate", "bone"]

Weapon = Literal[
    "none",
    "sword",
    "sabre",
    "great-sword",
    "dagger",
    "axe",
    "great-axe",
    "mace",
    "hammer",
    "club",
    "flail",
    "whip",
    "chains",
    "spear",
    "pike",
    "halberd",
    "lance",
    "scythe",
    "claws",
    "bow",
    "long-bow",
    "crossbow",
    "rifle",
    "pistol",
    "bombard",
    "bomb",
    "javelin",
    "sling",
    "staff",
    "skull-staff",
    "wand",
    "torch",
    "fire",
]
"""In the right hand, or in both; `fire` burns in the bare hand, or is breathed."""

Other = Literal[
    "none",
    "round-shield",
    "kite-shield",
    "tower-shield",
    "buckler",
    "sword",
    "dagger",
    "axe",
    "mace",
    "pistol",
    "claws",
    "torch",
    "orb",
    "book",
    "horn",
    "pipes",
    "flute",
    "lute",
    "banner",
    "totem",
    "falcon",
    "potion",
    "satchel",
    "javelins",
    "egg",
    "chains",
    "bomb",
    "fire",
]
"""In the left hand."""

Mount = Literal[
    "none",
    "horse",
    "war-horse",
    "dead-horse",
    "wolf",
    "boar",
    "bull",
    "pangolin",
    "lizard",
    "dragon",
    "two-headed-dragon",
    "litter",
    "cannon",
    "catapult",
]
"""What carries it, or what it serves."""

Wings = Literal["none", "feather", "bat", "fairy"]

Rank = Literal["soldier", "champion", "hero", "leader", "mage", "musician", "standard"]

Paint = Literal[
    "crimson",
    "rust",
    "orange",
    "ochre",
    "gold",
    "olive",
    "moss",
    "forest",
    "teal",
    "azure",
    "navy",
    "violet",
    "plum",
    "rose",
    "bone",
    "ivory",
    "silver",
    "iron",
    "black",
    "brown",
    "tan",
]
"""The pots on the painting table."""


class Figure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A miniature by its traits. Colours are those of its people and troop, not of its side."""

    people: People = "human"
    build: Build = "human"
    head: Head = "bare"
    armour: Armour = "cloth"
    weapon: Weapon = "none"
    other: Other = "none"
    mount: Mount = "none"
    wings: Wings = "none"
    cloak: bool = False
    """A cloak, which is painted in the colour of its side."""
    rank: Rank = "soldier"
    cloth: Paint = "brown"
    """What it wears; of a beast, its hide."""
    trim: Paint = "bone"
    """Belts, hems, plumes, markings."""
