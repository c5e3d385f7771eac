"""A fight while it is fought: who is in it, the dice of each, and the blows that have been named.

These are plain values that lie open in the state: everybody sees the dice (CON-MELEE-8).
"""

from typing import Any, Literal

from slagveld.record import replace
from slagveld.structs import Struct

NOBODY = -1
"""Stands for a seat where there is none yet."""

AGAIN = "again"
"""The mark of a pursuer who has reached somebody whom he may perhaps still fight in this phase."""

Fate = Literal["named", "missed", "fumbled", "hit", "blocked", "spent"]
"""What has become of a blow; fumbled: failed by a 1; spent: turned into a feint, or lost."""


class Fight(Struct, frozen=True):
    """One warrior against one enemy or against several (CON-SPLIT-3)."""

    single: int
    several: tuple[int, ...]
    """In rising order; with one against one either may stand as the single one."""

    @property
    def members(self) -> tuple[int, ...]:
        return (self.single, *self.several)


class Blow(Struct, frozen=True):
    """One attack die with its target and threshold (CON-MELEE-9)."""

    id: int
    striker: int
    target: int
    threshold: int
    master: bool = False
    fate: Fate = "named"


class Die(Struct, frozen=True):
    """An attack die that waits for its threshold."""

    striker: int
    targets: tuple[int, ...]
    masterly: bool = False
    """Whether it may be the one roll of a master strike (CON-MASTER-1)."""


class Hand(Struct, frozen=True):
    """The dice of one warrior in a fight."""

    figure: int
    attack: int = 0
    defence: int = 0
    strikes: int = 0
    """Attack dice that are not used yet."""
    blocks: int = 0
    """Defence dice that are not used yet."""
    gained: tuple[int, ...] = ()
    """Enemies against whom a counter-attack has given him a die (CON-COUNTER-5)."""
    chained: int = 0
    """Dice that kills have given him in this fight."""
    chains: int = 0
    """Those of them that are not used yet."""


class Bout(Struct, frozen=True):
    """The fight that is being fought."""

    fight: Fight
    attacker: int = NOBODY
    """The seat that won the initiative roll."""
    hands: tuple[Hand, ...] = ()
    blows: tuple[Blow, ...] = ()
    struck: tuple[int, ...] = ()
    """Seats whose striking step has begun."""
    kills: tuple[tuple[int, int], ...] = ()
    """The seat that killed, and the victim."""

    def hand(self, figure: int) -> Hand:
        """The dice of a warrior; none when he has not been given any."""
        return next((hand for hand in self.hands if hand.figure == figure), Hand(figure))

    def with_hand(self, figure: int, **changes: Any) -> "Bout":
        changed = replace(self.hand(figure), **changes)
        others = [hand for hand in self.hands if hand.figure != figure]
        hands = tuple(sorted([*others, changed], key=lambda hand: hand.figure))
        return replace(self, hands=hands)

    def blow(self, number: int) -> Blow:
        return self.blows[number]

    def with_fate(self, number: int, fate: Fate) -> "Bout":
        changed = replace(self.blows[number], fate=fate)
        blows = (*self.blows[:number], changed, *self.blows[number + 1 :])
        return replace(self, blows=blows)

    def enemies_of(self, figure: int) -> tuple[int, ...]:
        return self.fight.several if figure == self.fight.single else (self.fight.single,)


NONE = Bout(Fight(0, ()))
"""Stands in where no fight is being fought."""
