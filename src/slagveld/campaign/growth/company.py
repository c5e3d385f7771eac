"""An army that grows, as a campaign keeps it: its members, its purse, its dead."""

from typing import Annotated, Any, Literal

import msgspec

from slagveld.data import Row
from slagveld.kernel.muster import Chosen
from slagveld.texts import Name, Text

Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Where = Literal["", "rests", "captured"]


class Member(Row, frozen=True, kw_only=True):
    """A band, or somebody alone, who goes from battle to battle."""

    serial: Annotated[int, msgspec.Meta(ge=1, le=10**6)]
    """Nobody else of this army ever has it."""
    entry: Chosen
    """As it was recruited, and how many it is now."""
    full: Annotated[int, msgspec.Meta(ge=1, le=10**4)]
    """How many it is when nobody is missing."""
    name: Annotated[str, msgspec.Meta(max_length=60)] | Name = ""
    """The name that it earned; empty: none."""
    experience: Count = 0
    battles: Count = 0
    felled: Count = 0
    advances: Annotated[tuple[str, ...], msgspec.Meta(max_length=100)] = ()
    wounds: Annotated[tuple[str, ...], msgspec.Meta(max_length=100)] = ()
    where: Where = ""
    """Empty: with the army; else why it is not in the next battle."""
    holder: str = ""
    """The side that holds it, of a captive."""

    @property
    def key(self) -> str:
        """What it was recruited as."""
        return self.entry.key


class Company(Row, frozen=True, kw_only=True):
    """What a side brings to the battles of a game, and all that became of it."""

    side: str
    game: str
    name: Name | str
    total: Count = 0
    """What it may cost; 0: whatever it likes."""
    choices: dict[str, Any] = msgspec.field(default_factory=dict)
    worth: Count = 0
    """What it cost when it set out, in whole points."""
    purse: Count = 0
    members: Annotated[tuple[Member, ...], msgspec.Meta(max_length=1000)] = ()
    dead: Annotated[tuple[Member, ...], msgspec.Meta(max_length=5000)] = ()
    began: Annotated[tuple[Chosen, ...], msgspec.Meta(max_length=1000)] = ()
    """The army with which it set out, for a levy."""
    serials: Count = 0
    """How many members it ever had."""

    @property
    def present(self) -> tuple[Member, ...]:
        """Who is in the next battle, in the order of the army's entries."""
        return tuple([one for one in self.members if not one.where])

    def member(self, serial: int) -> Member | None:
        """The member of this number."""
        return next((one for one in self.members if one.serial == serial), None)


class Deed(Row, frozen=True, kw_only=True):
    """What the cards of one key did in a battle."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    key: str
    felled: Count = 0
    """Enemies that they felled."""
    worth: Count = 0
    """What those cost, in whole points."""
    named: tuple[str, ...] = ()
    """The keys of those among them who were alone of their kind."""


class Cast(Row, frozen=True, kw_only=True):
    """Dice of a campaign: who rolled what for, and what came of it."""

    side: str
    what: Text
    dice: Annotated[tuple[int, ...], msgspec.Meta(max_length=1000)]
    sides: Annotated[int, msgspec.Meta(ge=2, le=100)]


class Tale(Row, frozen=True, kw_only=True):
    """A sentence of the diary about a side."""

    side: str
    what: Text
    rule: str = ""


class Chronicle(Row, frozen=True, kw_only=True):
    """What a battle left to the armies: the dice that were rolled, and what became of whom."""

    casts: Annotated[tuple[Cast, ...], msgspec.Meta(max_length=5000)] = ()
    tales: Annotated[tuple[Tale, ...], msgspec.Meta(max_length=5000)] = ()
