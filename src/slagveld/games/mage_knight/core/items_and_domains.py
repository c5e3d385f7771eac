"""The cards beside the warriors: items and relics, domains, built terrain (MK-ITEMS-8)."""

from typing import Literal

from slagveld.data import Row
from slagveld.kit.tables import table
from slagveld.texts import Name

from .book import FOLDER, Origin, card
from .effects import Modifier
from .warriors import AttackType, Click, Warrior


class Requirement(Row, frozen=True, kw_only=True):
    """What the bearer of an item must have (MK-ITEMS-10)."""

    attack_type: AttackType = ""
    faction: str = ""
    attack: int = 0
    """The least attack, as the dial shows it."""

    @property
    def nothing(self) -> bool:
        return self == Requirement()

    def met(self, warrior: Warrior, click: Click) -> bool:
        """Whether this warrior meets it while it shows this click (MK-ITEMS-10, MK-ITEMS-EX1)."""
        return (
            self.attack_type in ("", click.attack_type)
            and self.faction in ("", warrior.faction)
            and click.attack >= self.attack
        )


class Card(Row, frozen=True, kw_only=True):
    """A card beside the warriors, of any kind."""

    key: str
    name: Name
    origin: Origin
    icon: str

    @property
    def rule(self) -> str:
        return card(self.key)


class Item(Card, frozen=True, kw_only=True):
    """An item card (MK-ITEMS-8), from which its token is taken (MK-ITEMS-2)."""

    number: str
    """The collector's number."""
    points: int
    requires: Requirement = Requirement()
    modifiers: tuple[Modifier, ...] = ()
    """Numbers, or an asterisk (MK-ITEMS-9)."""
    range: int = 0
    """Inches added to a range above 0; no modifier (MK-RULE3-3)."""
    ability: str = ""
    """Key of an ability that the bearer has by it."""
    exhaustion: int = 0
    """Exhaustion damage that the bearer may pay in its command phase, so that it works."""
    story: Name

    @property
    def relic(self) -> bool:
        """Whether it is a relic: its number begins with R (MK-ITEMS-3)."""
        return self.number.startswith("R")

    def clashes(self, other: "Item") -> bool:
        """Whether one warrior may not carry both (MK-ITEMS-4)."""
        return self.requires == other.requires and not self.requires.nothing


class Domain(Card, frozen=True, kw_only=True):
    """A domain card (MK-DOMAIN-6)."""

    cancels: tuple[str, ...] = ()
    """Keys of the domains that it takes out of the game."""
    most_range: int = 0
    """Inches to which every range is limited; 0: no limit."""
    runs: bool = True
    """Whether warriors may run."""
    storm: tuple[int, ...] = ()
    """Faces of the die in a command phase that hurt everybody who touches another."""
    modifiers: tuple[Modifier, ...] = ()
    """For every warrior of every player (MK-DOMAIN-5)."""
    words: Name


class Built(Card, frozen=True, kw_only=True):
    """A card of built terrain (MK-BUILT-2); lengths in units."""

    look: str = "ruin"
    """How it is drawn."""
    terrain: Literal["clear", "hindering", "concealing", "blocking"]
    elevated: bool = False
    """Entered from any side; abrupt pieces are not among the cards."""
    defense: int
    fortification: int = 0
    structure: int
    """Structural points: so much damage in one turn destroys it (MK-BUILT-16)."""
    length: int
    width: int
    dot: bool = False
    """Whether it has a centre dot, in its middle, and can be occupied (MK-BUILT-10)."""


items = table(FOLDER / "items.yaml", Item)
"""All items by key: the book has no list of them (MK-ITEMS-16).

Dragonstar and those of the house: MK-CARD-dragonstar, MK-CARD-oak-shield, MK-CARD-wolf-banner,
MK-CARD-ember-staff, MK-CARD-grudge-axe, MK-CARD-grey-cloak.
"""
domains = table(FOLDER / "domains.yaml", Domain)
"""All domains by key (MK-CARD-darkness, MK-CARD-clear-skies, MK-CARD-blood-moon)."""
built = table(FOLDER / "built.yaml", Built)
"""All pieces of built terrain by key."""


def working(revealed: tuple[str, ...]) -> tuple[Domain, ...]:
    """The domains in force when these are revealed, each once, in that order (MK-DOMAIN-4).

    A card cancelled by any other of them is out, also where that one is out itself
    (MK-CARD-clear-skies, MK-CARD-magestone-storm).
    """
    cards = [domains()[key] for key in dict.fromkeys(revealed)]
    out = [key for card in cards for key in card.cancels]
    return tuple(card for card in cards if card.key not in out)
