"""The cards beside the warriors: items and relics, domains, built terrain (MK-ITEMS-8)."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from slagveld.data import Row
from slagveld.kit.tables import table
from slagveld.texts import Listing, Name, Signed, Text

from .abilities import abilities
from .ability_vocabulary import Modifier
from .book import FOLDER, Origin, card, text
from .warriors import AttackType, Click, Warrior


class Requirement(Row, frozen=True, kw_only=True):
    """What the bearer of an item must have (MK-ITEMS-10)."""

    attack_type: AttackType = ""
    faction: str = ""
    attack: int = 0
    """The least attack, as the dial shows it."""

    def met(self, warrior: Warrior, click: Click) -> bool:
        """Whether this warrior meets it while it shows this click (MK-ITEMS-10, MK-ITEMS-EX1)."""
        return (
            self.attack_type in ("", click.attack_type)
            and self.faction in ("", warrior.faction)
            and click.attack >= self.attack
        )


class Card(Row, frozen=True, kw_only=True):
    """A card beside the warriors, of any kind."""

    listed: ClassVar[str]
    """By which rule there are cards of this kind: what a player's own goes by."""

    key: str
    name: Name
    origin: Origin
    icon: str

    @property
    def rule(self) -> str:
        return self.listed if self.origin == "own" else card(self.key)


class Item(Card, frozen=True, kw_only=True):
    """An item card (MK-ITEMS-8), from which its token is taken (MK-ITEMS-2)."""

    listed = "MK-ITEMS-16"

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

    @property
    def entered(self) -> "str | Item":
        """As a battle keeps it: by its key, or whole where it is a player's own."""
        return self if self.origin == "own" else self.key

    def clashes(self, other: "Item") -> bool:
        """Whether one warrior may not carry both (MK-ITEMS-4)."""
        return self.requires == other.requires and self.requires != Requirement()


class Domain(Card, frozen=True, kw_only=True):
    """A domain card (MK-DOMAIN-6)."""

    listed = "MK-DOMAIN-6"

    cancels: tuple[str, ...] = ()
    """Keys of the domains that it takes out of the game."""
    most_range: int = 0
    """Inches to which every range is limited; 0: no limit."""
    runs: bool = True
    storm: tuple[int, ...] = ()
    """Faces of the die in a command phase that hurt everybody who touches another."""
    modifiers: tuple[Modifier, ...] = ()
    """For every warrior of every player (MK-DOMAIN-5)."""
    words: Name
    """What it does, in one line; empty where its maker left that to us."""

    @property
    def cancelled(self) -> tuple[Name, ...]:
        """The names of the domains that it takes out."""
        return tuple([domains()[key].name for key in self.cancels])


class Built(Card, frozen=True, kw_only=True):
    """A card of built terrain (MK-BUILT-2); lengths in units."""

    listed = "MK-BUILT-3"

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


def domain_of(key: str | Domain) -> Domain:
    """The domain card of a key, or what lies there itself; raises `KeyError` for an unknown one."""
    return domains()[key] if isinstance(key, str) else key


def working(revealed: Sequence[str | Domain]) -> tuple[Domain, ...]:
    """The domains in force when these are revealed, each once, in that order (MK-DOMAIN-4).

    A card cancelled by any other of them is out, also where that one is out itself
    (MK-CARD-clear-skies, MK-CARD-magestone-storm).
    """
    cards = list(dict.fromkeys([domain_of(key) for key in revealed]))
    out = [key for card in cards for key in card.cancels]
    return tuple(card for card in cards if card.key not in out)


# In sentences


def item_effect(item: Item) -> Text:
    parts = [_modifier_words(modifier) for modifier in item.modifiers]
    if item.range:
        parts.append(text("scene-item-range", inches=Signed(item.range)))
    if item.ability:
        parts.append(text("scene-item-ability", ability=abilities()[item.ability].name))
    if item.exhaustion:
        parts.append(text("scene-item-price", damage=item.exhaustion))
    return text("scene-item-effect", parts=Listing(tuple(parts)))


def _modifier_words(modifier: Modifier) -> Text:
    value = text(f"scene-modified-{modifier.value}")  # texts: *:scene-modified-*
    when = text(f"scene-item-when-{modifier.when}")  # texts: *:scene-item-when-*
    if modifier.variable:
        return text("scene-item-modifier-tokens", value=value, when=when)
    return text("scene-item-modifier", amount=Signed(modifier.amount), value=value, when=when)


def domain_words(domain: Domain) -> Name | Text:
    """The words of a domain card; what it does, where its maker has written none."""
    return domain.words if domain.words.en else domain_effect(domain)


def domain_effect(domain: Domain) -> Text:
    parts = [_modifier_words(modifier) for modifier in domain.modifiers]
    if domain.most_range:
        parts.append(text("scene-domain-range", inches=domain.most_range))
    if not domain.runs:
        parts.append(text("scene-domain-runs"))
    if domain.storm:
        parts.append(text("scene-domain-storm", most=max(domain.storm)))
    if domain.cancels:
        parts.append(text("scene-domain-cancels", domains=Listing(domain.cancelled)))
    if not parts:
        return text("scene-domain-nothing")
    return text("scene-item-effect", parts=Listing(tuple(parts)))


def built_help(card: Built) -> Text:
    """What a card of built terrain says (MK-BUILT-2)."""
    return text(
        "scene-terrain-built",
        kind=card.terrain,
        elevated="yes" if card.elevated else "no",
        dot="yes" if card.dot else "no",
        defense=card.defense,
        fortification=card.fortification,
        structure=card.structure,
    )
