"""Bases, colours and peoples: what the army cards are written in."""

from functools import cache
from typing import Literal, get_args

from slagveld.data import Row
from slagveld.kit.tables import record
from slagveld.texts import Name

from .book import FOLDER

BaseKind = Literal["small", "normal", "rider", "monster", "gigantic"]
KINDS: tuple[BaseKind, ...] = get_args(BaseKind)
"""In rising order (LC-1.1-11)."""
LARGEST = 3000
"""The longest side of a base that the program takes, in units: 30 cm (LC-HOUSE-2)."""


class BaseSize(Row, frozen=True):
    """One kind of base, and what the rules read from it (LC-1.1-11, LC-1.8-fear-3)."""

    kind: BaseKind
    sides: tuple[int, int]
    """Width and depth in units: depth lies along the facing. The usual ones where `free`."""
    models: int
    """The most models of a regiment on such bases."""
    fear_dice: int
    """Dice in a fear test: of each model, or of the whole where the regiment is one model."""
    height: int
    """How high a model on it is, unless its card says otherwise (LC-HOUSE-2)."""
    free: bool = False
    """Whether `sides` are only the least (LC-1.1-14, LC-1.1-15)."""

    def fits(self, sides: tuple[int, int]) -> bool:
        """Whether a base of this kind may have these sides."""
        if not self.free:
            return sides == self.sides
        return all(least <= side <= LARGEST for side, least in zip(sides, self.sides, strict=True))


_BASES: dict[BaseKind, BaseSize] = {
    "small": BaseSize("small", (200, 200), 6, 1, 250),
    "normal": BaseSize("normal", (250, 250), 6, 1, 300),
    "rider": BaseSize("rider", (250, 500), 3, 2, 450),
    "monster": BaseSize("monster", (400, 400), 1, 4, 450, free=True),
    "gigantic": BaseSize("gigantic", (500, 500), 1, 4, 700, free=True),
}


def base_of(kind: BaseKind) -> BaseSize:
    """What the rules say of a kind of base."""
    return _BASES[kind]


class Colour(Row, frozen=True, kw_only=True):
    """A colour code: who shares it may fight side by side (LC-1.4-1)."""

    key: str
    name: Name
    nature: Name
    """What the peoples of this colour are like."""


class People(Row, frozen=True, kw_only=True):
    """A people: its colour decides who may fight beside it, and nothing else (LC-2-2, LC-2-ex2)."""

    key: str
    name: Name
    colour: str
    icon: str = ""


class Peoples(Row, frozen=True, kw_only=True):
    """The colours and peoples of the setting."""

    colours: tuple[Colour, ...]
    peoples: tuple[People, ...]


_setting = record(FOLDER / "peoples.yaml", Peoples)


@cache
def colours() -> dict[str, Colour]:
    """The four colours of the setting by key."""
    return {row.key: row for row in _setting().colours}


@cache
def peoples() -> dict[str, People]:
    """The ten peoples of the setting by key, colour by colour (LC-1.4-3)."""
    return {row.key: row for row in _setting().peoples}


def colour_name(key: str) -> Name:
    """How a colour is called; one that a player made is called by its key (LC-1.4-6)."""
    row = colours().get(key)
    return Name.same(key) if row is None else row.name
