"""What armies are put together from: units of a sensible size, with whom they fight, who leads."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

from slagveld.kernel.fields import AnyField, ChoiceField, ChoicesField, NumberField, SwitchField
from slagveld.kernel.muster import Chosen, Muster, Roster
from slagveld.kernel.scene import Card
from slagveld.structs import Struct


class Part(Struct, frozen=True, kw_only=True):
    """Something that is taken as a whole: a unit, a hero, a rider with what he rides on."""

    entries: tuple[Chosen, ...]
    """The least of it that makes sense."""
    most: int = 1
    """How many the first entry may count at most."""
    camp: str = ""
    """Who has the same fights side by side; empty: beside anybody."""
    leads: bool = False
    """An army likes to have one of these, and seldom has more."""
    once: bool = False
    """An army has its first entry only once, and what is added to it makes that entry larger."""

    @property
    def key(self) -> str:
        """What it is counted as: the key of its first entry."""
        return self.entries[0].key

    def sized(self, count: int) -> tuple[Chosen, ...]:
        """Its entries with so many of the first."""
        first = self.entries[0]
        return (Chosen(first.key, count, first.choices), *self.entries[1:])


@runtime_checkable
class Sensible(Protocol):
    """A muster of a game that knows what makes an army sensible beyond being allowed."""

    def parts(self, roster: Roster) -> Sequence[Part]:
        """What an army like this can be put together from, in fixed order."""


@runtime_checkable
class Faced(Protocol):
    """A muster of a game that can show what it offers."""

    def face(self, roster: Roster, key: str) -> Card | None:
        """An offer's card with all values and abilities; None for a stranger."""


def parts_of(muster: Muster, roster: Roster) -> list[Part]:
    """What an army is put together from: as its game says, or else one of each offer."""
    if isinstance(muster, Sensible):
        return list(muster.parts(roster))
    return [
        Part(entries=(Chosen(offer.key, 1, dict(_usual(offer.fields))),), most=99)
        for offer in muster.offers(roster)
        if offer.refusal is None
    ]


def _usual(fields: Sequence[AnyField]) -> Iterator[tuple[str, Any]]:
    """What is chosen where something must be: the first that is allowed, the least, no."""
    for field in fields:
        if field.optional:
            continue
        match field:
            case ChoiceField():
                open_ones = [one for one in field.choices if not one.refusal] or field.choices
                if open_ones:
                    yield field.name, open_ones[0].key
            case NumberField():
                yield field.name, field.least
            case SwitchField():
                yield field.name, False
            case ChoicesField():
                yield field.name, [one.key for one in field.choices[: field.least]]
            case _:
                continue
