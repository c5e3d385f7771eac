"""How models look: as their card says, or as is likely of such values.

A look decides nothing (LC-0-4). House cards have theirs in the data; a card of a player's own may
choose, and is else painted by its people, its base and its skills.
"""

from slagveld.kept import beside
from slagveld.kernel.figure import Figure, Paint, Weapon
from slagveld.record import replace

from .cards import Card, People, house_figures, peoples

CLOTHS: tuple[Paint, ...] = ("azure", "rust", "moss", "plum", "ochre", "teal", "crimson", "iron")
TRIMS: tuple[Paint, ...] = ("gold", "silver", "bone", "tan", "black", "orange", "rose")
"""Colours for cards that choose none, by their keys."""


@beside
def figure_of(card: Card) -> Figure:
    """The miniature of a card, always the same."""
    if isinstance(card.figure, Figure):
        return card.figure
    house = house_figures().get(card.key) if card.origin == "house" else None
    return likely(card, peoples().get(card.people)) if house is None else house


def likely(card: Card, people: People | None) -> Figure:
    """What a card without a miniature looks like among its people."""
    skills, number = card.skills, sum(card.key.encode())
    look = replace(
        Figure() if people is None else people.figure,
        weapon=_weapon(card),
        head=("hood", "cap", "helmet", "crested", "great-helm")[min(4, card.defence)],
        armour=("cloth", "leather", "leather", "mail", "plate")[min(4, card.defence)],
        cloth=CLOTHS[number % len(CLOTHS)],
        trim=TRIMS[number // len(CLOTHS) % len(TRIMS)],
        wings="bat" if skills.flying else "none",
    )
    if look.weapon in ("sword", "spear", "lance"):
        look = replace(look, other="round-shield")
    if card.base == "rider":
        look = replace(look, mount="horse" if people is None else people.mount)
    if card.base in ("monster", "gigantic"):
        look = _monster(card, look)
    if skills.magic:
        look = replace(look, armour="robe", head="pointed-hat", rank="mage")
    elif card.character:
        rank, head = ("leader", "crown") if skills.leader else ("champion", "winged")
        look = replace(look, rank=rank, head=head)
    return replace(look, cloak=True) if card.character else look


def _monster(card: Card, look: Figure) -> Figure:
    """A machine with who serves it, a beast that breathes, or a brute."""
    if card.skills.war_machine:
        return replace(look, mount="cannon")
    if card.skills.breath:
        return replace(look, people="dragon", build="beast", other="none", armour="none")
    tall = "giant" if card.base == "gigantic" else "hulking"
    return replace(look, build=tall, head="bare", armour="fur")


def _weapon(card: Card) -> Weapon:
    """The first of these that suits it."""
    skills, strong = card.skills, card.strength > 3
    likely: tuple[tuple[object, Weapon], ...] = (
        (skills.magic, "staff"),
        (skills.breath, "fire"),
        (skills.war_machine, "torch"),
        (skills.ranged, "crossbow" if strong else "bow"),
        (card.base == "rider", "lance" if card.defence > 2 else "spear"),
        (skills.reach, "spear"),
        (skills.backstab, "dagger"),
        (skills.swordsmanship, "sabre"),
        (card.base in ("monster", "gigantic"), "club"),
        (strong, "great-axe"),
    )
    return next((weapon for suits, weapon in likely if suits), "sword")
