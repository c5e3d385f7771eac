"""Itemised sums: every number on a die roll, with its reason and its rule.

The same list explains the roll to the player, feeds the odds and goes into the event. The total
is always derived from the items, never stored beside them.
"""

from typing import Literal

from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Text

Operation = Literal["add", "multiply", "divide", "set", "at-least", "at-most", "clamp"]


class Item(Struct, frozen=True):
    """One line of an itemised sum."""

    value: int
    reason: Text
    rule: str = ""
    op: Operation = "add"
    """`clamp` holds the sum of the *added* items before it within ±value."""


class Tally(Struct, frozen=True):
    """An itemised whole number: a start value and what changes it, in order.

    >>> from slagveld.texts import Text
    >>> skill = Tally(14, (Item(-1, Text("small target"), "X-1"),))
    >>> skill.total
    13
    """

    start: int
    items: tuple[Item, ...] = ()
    name: Text | None = None
    """What the number is (Agility, to hit, …)."""
    plus_is_good: bool = True
    length: bool = False
    """True: a length in units, which readers see in their own measure."""

    @property
    def total(self) -> int:
        """The sum, items applied in order; `divide` rounds up, away from the table's favour."""
        total = self.start
        added = 0
        for item in self.items:
            match item.op:
                case "add":
                    total += item.value
                    added += item.value
                case "multiply":
                    total *= item.value
                case "divide":
                    total = -(-total // item.value)
                case "set":
                    total = item.value
                case "at-least":
                    total = max(total, item.value)
                case "at-most":
                    total = min(total, item.value)
                case "clamp":
                    kept = max(-item.value, min(item.value, added))
                    total += kept - added
                    added = kept
        return total

    def plus(self, *items: Item | None) -> "Tally":
        """The same tally with more lines; None is left out, and so is adding 0."""
        more = tuple(i for i in items if i is not None and not (i.op == "add" and i.value == 0))
        return replace(self, items=self.items + more) if more else self


class Need(Struct, frozen=True):
    """What a die must show: the itemised target and how it is compared."""

    target: Tally
    compare: Literal["<=", ">=", "<", ">"]
    each: bool = True
    """True: each die is judged alone (a pool); False: the sum of the dice is."""

    @property
    def sign(self) -> str:
        """The comparison as people write it."""
        return {"<=": "≤", ">=": "≥"}.get(self.compare, self.compare)

    def met(self, value: int) -> bool:
        """Whether a die (or a sum) of this value succeeds."""
        target = self.target.total
        match self.compare:
            case "<=":
                return value <= target
            case ">=":
                return value >= target
            case "<":
                return value < target
            case _:
                return value > target
