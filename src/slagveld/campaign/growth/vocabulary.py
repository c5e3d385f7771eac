"""How the armies of a game grow, in the words that are the same for all games.

A game says in `data/growth.yaml` which deeds count for what experience, which advances there are
and what they change on a card, which lasting wounds, what becomes of the fallen, and what there is
to earn. Everything that is changed is a value of a card as its players could write it
(`kernel.cards`), so the game itself judges every card that comes of it.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from slagveld import data
from slagveld.data import Row
from slagveld.kernel.game import Game
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.texts import Name

RULE_GROWTH: Final = "SLV-GROW-1"
FILE: Final = "growth.yaml"
Percent = Annotated[int, msgspec.Meta(ge=0, le=500)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Fortune = Literal["dies", "captured", "maimed", "rests", "recovers", "rises"]
"""What may become of one who fell: gone for good, held by the enemy, back with a lasting wound,
out of the next battle, back as before, or back with more experience."""


class Change(Row, frozen=True, kw_only=True):
    """One value of a card that is changed; which one of the four ways is said."""

    value: str
    """The way to it: `ws`, `skills.leader`; `dial.*.speed` is every row, `dial.0.speed` one."""
    add: int = 0
    base: int | None = None
    """What it is taken to be where the card does not have it; None: then nothing is changed."""
    least: int = 0
    most: int = 999
    """It is not changed beyond these."""
    set: bool | str | None = None
    free: bool = False
    """Only set where the card has nothing there."""
    append: dict[str, Any] | str | None = None
    """What is added to a list, unless it is in it."""
    click: Literal["", "repeat", "drop"] = ""
    """Of rows such as a dial's: the first once more, or the first away."""


class Advance(Row, frozen=True, kw_only=True):
    """What experience may bring."""

    key: str
    name: Name
    rule: str = RULE_GROWTH
    """The rule of the book, where it has one; else it is a house rule."""
    kinds: tuple[str, ...] = ()
    """Kinds of cards that may have it; empty: all."""
    most: Small = 1
    """How often one may have it."""
    changes: tuple[Change, ...] = ()
    mark: str = ""
    """The mark of veterans that the game's own rules know (`kernel.aftermath.Veterans`)."""


class Injury(Row, frozen=True, kw_only=True):
    """A lasting wound; the die for it has as many sides as there are kinds of it."""

    key: str
    name: Name
    changes: tuple[Change, ...]


class Fate(Row, frozen=True, kw_only=True):
    """What becomes of one who fell when the two dice show at most so many."""

    most: Small
    fate: Fortune


class Deeds(Row, frozen=True, kw_only=True):
    """Experience for what was done in a battle."""

    lived: Small = 1
    won: Small = 1
    felled_worth: Small = 0
    """So many points' worth of enemies felled are one experience; 0: they count for nothing."""
    felled_named: Small = 0
    """For each enemy felled who has a name."""
    rises: Small = 2
    """For rising again after a fall."""


class Purse(Row, frozen=True, kw_only=True):
    """What a battle brings, in parts of a hundred of what the army was worth when it set out."""

    won: Percent
    drawn: Percent
    lost: Percent
    ransom: Percent = 50
    """What a captive costs, in parts of a hundred of his price."""


class Grade(Row, frozen=True, kw_only=True):
    """A step of experience; whoever reaches it may choose an advance."""

    least: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    name: Name


class Trait(Row, frozen=True, kw_only=True):
    """How a card says that it is somebody: its kind, or a value of it."""

    kind: str = ""
    value: str = ""
    is_: bool | str = msgspec.field(default=True, name="is")


class Growth(Row, frozen=True, kw_only=True):
    """How the armies of a game grow."""

    deeds: Deeds
    grades: Annotated[tuple[Grade, ...], msgspec.Meta(min_length=1, max_length=20)]
    naming: Small = 2
    """At which grade somebody earns a name."""
    advances: Annotated[tuple[Advance, ...], msgspec.Meta(min_length=1, max_length=40)]
    wounds: Annotated[tuple[Injury, ...], msgspec.Meta(min_length=2, max_length=20)]
    fates: Annotated[tuple[Fate, ...], msgspec.Meta(min_length=1, max_length=11)]
    mends: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    """Of a band, each who fell is back when a die shows at least so much."""
    purse: Purse
    price: str = ""
    """The value of a card that holds its price; empty: its price follows from its values."""
    kin: str = ""
    """The value of a card that says which of the book's it counts as; empty: there is none."""
    titles: tuple[str, ...] = ("name",)
    """The values of a card that hold its name."""
    alone: str = "name"
    """Which of these one of them is called by."""
    band: str = "name"
    """Which of these several of them are called by."""
    somebody: tuple[Trait, ...] = ()
    """Whoever has one of these has a name from the beginning."""
    names: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=60)]
    """Names that single warriors earn."""
    bynames: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=40)]
    """Names that bands earn."""

    def advance(self, key: str) -> Advance | None:
        """The advance of this key."""
        return next((one for one in self.advances if one.key == key), None)

    def wound(self, key: str) -> Injury | None:
        """The lasting wound of this key."""
        return next((one for one in self.wounds if one.key == key), None)

    def grade(self, experience: int) -> int:
        """How many grades somebody of this experience has reached."""
        return sum(1 for one in self.grades if one.least <= experience)

    def fate(self, pips: int) -> Fortune:
        """What two dice of this sum mean."""
        return next((one.fate for one in self.fates if pips <= one.most), "recovers")


def knows_growth(game: Game[Any]) -> bool:
    """Whether a game says how its armies grow."""
    return _path(game).is_file()


def growth_of(game: Game[Any]) -> Growth:
    """How the armies of a game grow; raises RefusedError where it does not say."""
    path = _path(game)
    if not path.is_file():
        raise RefusedError(refuse(RULE_GROWTH, "campaign-grow-unknown", game=game.title))
    return _read(path)


def _path(game: Game[Any]) -> Path:
    return game.folder / "data" / FILE


@cache
def _read(path: Path) -> Growth:
    return data.load(path, Growth)
