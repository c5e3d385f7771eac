"""Reference cards: sizes, peoples, equipment, and what stands on a card, in whole numbers."""

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple

from slagveld import data
from slagveld.data import Row
from slagveld.kept import kept
from slagveld.kernel.figure import Figure
from slagveld.kit.tables import table
from slagveld.texts import Name

from .book import FOLDER
from .competence_vocabulary import Band, Calling
from .competences import Powers, Trait, powers_of

Size = Literal["small", "normal", "large", "very-large"]
SIZES: tuple[Size, ...] = ("small", "normal", "large", "very-large")
"""In rising order (CON-SIZE-1)."""


def rank_of(size: Size) -> int:
    """The place of a size: larger is more."""
    return SIZES.index(size)


class People(Row, frozen=True, kw_only=True):
    """An army of the game's world."""

    key: str
    name: Name
    icon: str


peoples = table(FOLDER / "peoples.yaml", People)


class Ranged(Row, frozen=True, kw_only=True):
    """A ranged weapon (CON-RANGE-1); lengths in units."""

    strength: int
    short: int
    medium: int
    long: int
    area: int = 0
    """Radius about the centre of the figure hit in which everybody is struck (CON-HOUSE-9)."""

    def band(self, distance: int) -> Band | None:
        """The range band of a distance in units; None beyond the weapon's reach (CON-SHOOT-8).

        Every limit belongs to its band (CON-RANGE-1); a fraction of a unit is to be rounded up.
        """
        if distance <= self.short:
            return "short"
        if distance <= self.medium:
            return "medium"
        return "long" if distance <= self.long else None


class Equipment(Row, frozen=True, kw_only=True):
    """Something in the equipment zone of a card. Its value is in FOR and RES already."""

    key: str
    name: Name
    mount: bool = False
    """Whoever has one may not dodge (CON-DODGE-4)."""
    ranged: Ranged | None = None
    bearers: tuple[str, ...] = ()
    """Keys of the only cards that may have it; empty: anybody (CON-STAT-15)."""


equipment = table(FOLDER / "equipment.yaml", Equipment)


FOOT = 250
"""Side of the base of somebody on foot, in units: 25 mm (CON-MOVE-14)."""
RIDER = 500
CREATURE = 375
GIANT = 500

FIGURES = 3
"""The most figures for which one card stands; a character's stands for one (CON-HOUSE-8)."""

Troop = Literal["irregular", "regular", "veteran", "special", "elite", "creature"]
Rank = Literal[Troop, "living-legend", "initiate", "devout", "rank-3", ""]
Called = Literal["", "mage", "warrior-mage", "priest", "warrior-priest"]
Price = Literal["card", "model", "battles", "own"]
"""The points: of the card, by our model (CON-HOUSE-1), by battles of equal points, or of the player
who wrote it."""


class Profile(Row, frozen=True, kw_only=True, dict=True):
    """One reference card: all that a figure is and can do stands on it (CON-CARD-1).

    Objects and special abilities, too: there are no cards of their own (CON-CARD-2). Lengths are in
    units (1250 is 12.5 cm).
    """

    key: str
    name: Name
    army: str
    movement: int
    """MOV (CON-STAT-1)."""
    second_movement: int = 0
    """Movement in the air or in water; 0: none (CON-STAT-2)."""
    medium: Literal["", "air", "water"] = ""
    initiative: int
    """INI (CON-STAT-3)."""
    attack: int
    strength: int
    """FOR, weapons included: the second number beside ATT (CON-STAT-4, CON-STAT-5)."""
    strength_dice: int = 0
    """D6 added to FOR each time it is used: 7+D6 has one (CON-HOUSE-10)."""
    defence: int
    resistance: int
    """RES, armour included: the second number beside DEF (CON-STAT-6, CON-STAT-7)."""
    shooting: int | None = None
    courage: int | None = None
    fear: int | None = None
    discipline: int | None = None
    """None: a stroke on the card, which counts as 0."""
    power: int = 0
    """Kept for the rules of magic that the book lacks (CON-STAT-12)."""
    faith: tuple[int, ...] = ()
    """Kept for the rules of faith that the book lacks (CON-STAT-13)."""
    points: int
    price: Price = "card"
    size: Size = "normal"
    """Whatever its pose and its gear (CON-SIZE-2)."""
    rank: Rank = ""
    character: bool = False
    """Whether the card bears a proper name (CON-CARD-4, CON-CHAR-1)."""
    equipment: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    """As `competences.trait` reads them."""
    base: tuple[int, int] | None = None
    """Width and depth; None: as is usual for its size (CON-HOUSE-8)."""
    origin: Literal["C3", "C3.5", "rooted", "house", "own"]
    """The edition of the card; rooted: a Rackham profile on the site of a later revision; own: a
    player has written it."""
    icon: str
    figure: Figure
    items: tuple[Equipment, ...] = ()
    """Equipment that no other card has, before the one with a key."""
    most: int = 0
    """For how many figures it can stand; 0: as any card."""
    people: Name | None = None
    """A people of a player's own, in place of one of the catalogue."""

    @kept
    def gear(self) -> tuple[Equipment, ...]:
        return (*self.items, *[equipment()[key] for key in self.equipment])

    @kept
    def weapon(self) -> Ranged | None:
        """Its ranged weapon; none is of use without a Shooting value (CON-STAT-8)."""
        if self.shooting is None:
            return None
        return next((row.ranged for row in self.gear if row.ranged is not None), None)

    @kept
    def mounted(self) -> bool:
        """Whether there is a mount in its equipment (CON-STAT-14)."""
        return any(row.mount for row in self.gear)

    @kept
    def powers(self) -> Powers:
        return powers_of(self.abilities)

    @property
    def traits(self) -> tuple[Trait, ...]:
        return self.powers.traits

    @kept
    def called(self) -> Called:
        """By POU and FOI, or by CON-CARD-guerrier-mage and CON-CARD-moine-guerrier."""
        found = self.powers.one(Calling)
        if found is not None:
            return found[1].calling
        return "mage" if self.power else "priest" if self.faith else ""

    @property
    def counters(self) -> bool:
        """Whether it may counter-attack (CON-COUNTER-1, CON-COUNTER-2)."""
        return self.called == "warrior-mage" or (self.character and self.called != "mage")

    @kept
    def sides(self) -> tuple[int, int]:
        if self.base is not None:
            return self.base
        if self.mounted:
            return (FOOT, RIDER)
        side = {"large": CREATURE, "very-large": GIANT}.get(self.size, FOOT)
        return (side, side)

    @kept
    def most_opponents(self) -> int:
        """How many enemies can be in contact with it at once (CON-MOVE-14)."""
        return opponents(*self.sides)

    @property
    def figures(self) -> int:
        """The most figures for which it stands (CON-CARD-3)."""
        return self.most or (1 if self.character else FIGURES)

    @property
    def people_name(self) -> Name:
        return self.people or peoples()[self.army].name

    @property
    def fastest(self) -> int:
        """The higher of its Movement values, for CON-APP-13."""
        return max(self.movement, self.second_movement)


def opponents(width: int, depth: int) -> int:
    """How many enemies find room at a base: by the largest listed one that fits into it."""
    narrow, wide = sorted((width, depth))
    if narrow >= CREATURE:
        return 8
    return 6 if wide >= RIDER else 4


class Flaw(NamedTuple):
    """Something on a card that the rules reject."""

    field: str
    rule: str
    word: str
    """By which it is called in texts."""
    said: str
    """In plain English, for whoever writes data."""


def flaws(row: Profile) -> Iterator[Flaw]:
    """What of a card goes against the rules, as in the air without CON-CARD-vol."""
    if (row.courage is None) == (row.fear is None):
        yield Flaw("courage", "CON-STAT-10", "courage", "needs either Courage or Fear")
    if bool(row.second_movement) != bool(row.medium):
        said = "needs a medium for its second Movement"
        yield Flaw("second_movement", "CON-STAT-2", "medium", said)
    if (row.medium == "air") != (row.powers.gives("flies")):
        yield Flaw("medium", "CON-STAT-2", "flies", "flies by card or by competence alone")
    if (row.shooting is None) != all(one.ranged is None for one in row.gear):
        said = "needs both TIR and a ranged weapon"
        yield Flaw("shooting", "CON-STAT-8", "shooting", said)
    for one in row.gear:
        if one.bearers and row.key not in one.bearers:
            yield Flaw("equipment", "CON-STAT-15", "bearer", f"may not have {one.key}")


def _checked(row: Profile, file: str) -> Profile:
    """Raises `ValueError` for what the rules reject."""
    if row.army != file:
        raise ValueError(f"{row.key} is of {row.army}, and written among {file}")
    for flaw in flaws(row):
        raise ValueError(f"{row.key} {flaw.said} ({flaw.rule})")
    return row


@cache
def profiles() -> dict[str, Profile]:
    """All cards by key, people by people: the book has none (CON-GAP-4)."""
    found: dict[str, Profile] = {}
    for people in peoples():
        rows = data.load(FOLDER / "profiles" / f"{people}.yaml", tuple[Profile, ...])
        found.update((row.key, _checked(row, people)) for row in rows)
    return found


own: dict[str, Profile] = {}
"""Further cards by key, which come before those of the catalogue."""


def profile(key: str) -> Profile:
    """The card of a key; raises `KeyError` for an unknown one."""
    found = own.get(key)
    return profiles()[key] if found is None else found
