"""Soldiers, cards and the state of a battle at the ford."""

from collections.abc import Iterable
from typing import Any

import msgspec

from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose, RectBase, RoundBase
from slagveld.texts import Name, Text

KEY = "toy"
TABLE = 6000
"""Side of the table: 60 cm."""
MARCH = 1000
"""How far a soldier marches: 10 cm."""
HASTE = 500
"""What the haste card adds: 5 cm."""
BOW = 3000
"""How far an arrow flies: 30 cm."""
WATCH = 1500
"""How near an enemy must come to be shot at on the march: 15 cm."""

BOLT, COUNTER, HASTE_CARD = "bolt", "counter", "haste"
CARDS = {
    BOLT: Name("Bolt", "Bliksem", "Blitz"),
    COUNTER: Name("Counterspell", "Tegenspreuk", "Gegenzauber"),
    HASTE_CARD: Name("Haste", "Haast", "Hast"),
}
STACK = (BOLT,) * 5 + (COUNTER,) * 5 + (HASTE_CARD,) * 2
UNKNOWN = "?"
"""A card that the viewer may not see."""

SPEARMAN = RoundBase(300)
ARCHER = RectBase(250, 250)


def text(key: str, **values: Any) -> Text:
    """A sentence of this game."""
    return Text(f"{KEY}:{key}", values)


class Soldier(msgspec.Struct, frozen=True):
    """One figure. Where it stands is in the layout."""

    id: int
    seat: int
    number: int
    archer: bool
    wounds: int = 2
    shot: bool = False
    """Has shot this round, in its own turn or on watch."""

    @property
    def name(self) -> Name:
        """How the log calls it."""
        kind = ("Archer", "Boogschutter", "Bogenschütze") if self.archer else (
            "Spearman", "Speerdrager", "Speerträger",
        )  # fmt: skip
        return Name(*kind, declines="mw" if self.archer else "m").numbered(self.number)


class Player(msgspec.Struct, frozen=True):
    """What a seat holds besides its soldiers."""

    hand: tuple[str, ...] = ()
    points: int = 3
    """Magic points, to bid for the right to begin."""


class Wound(msgspec.Struct, frozen=True):
    """A wound that waits for the end of the round."""

    target: int
    amount: int
    by: int


class FordState(State, frozen=True, kw_only=True):
    """A battle at the ford."""

    layout: Layout
    soldiers: tuple[Soldier, ...]
    hands: tuple[Player, ...]
    stack: tuple[str, ...]
    """The face-down stack, as a sorted bag."""
    round: int = 0
    limit: int = 6
    order: tuple[int, ...] = ()
    discards: tuple[str, ...] = ()
    """Cards played, open to all, sorted."""
    pending: tuple[Wound, ...] = ()
    hurry: int = 0
    """Extra march of the seat whose turn it is."""

    def soldier(self, number: int) -> Soldier | None:
        """The soldier of this id, if it stands."""
        for soldier in self.soldiers:
            if soldier.id == number:
                return soldier
        return None

    def of(self, seat: int) -> tuple[Soldier, ...]:
        """A seat's soldiers."""
        return tuple([soldier for soldier in self.soldiers if soldier.seat == seat])

    def against(self, seat: int) -> tuple[Soldier, ...]:
        """Everybody a seat fights against."""
        side = self.seats[seat].side
        return tuple([s for s in self.soldiers if self.seats[s.seat].side != side])

    def pose(self, number: int) -> Pose:
        """Where a soldier stands."""
        return self.layout.stored(number).pose

    def with_soldier(self, soldier: Soldier) -> "FordState":
        """The state with one soldier replaced."""
        soldiers = tuple([soldier if s.id == soldier.id else s for s in self.soldiers])
        return replace(self, soldiers=soldiers)

    def without(self, gone: Iterable[int]) -> "FordState":
        """The state without these soldiers."""
        names = tuple(gone)
        layout = self.layout
        for number in names:
            layout = layout.without(number)
        soldiers = tuple([s for s in self.soldiers if s.id not in names])
        return replace(self, soldiers=soldiers, layout=layout)

    def with_player(self, seat: int, **changes: Any) -> "FordState":
        """The state with something of a player's replaced."""
        hands = list(self.hands)
        hands[seat] = replace(hands[seat], **changes)
        return replace(self, hands=tuple(hands))

    def without_card(self, seat: int, card: str) -> "FordState":
        """The state with one card gone from a hand."""
        hand = list(self.hands[seat].hand)
        hand.remove(card)
        return self.with_player(seat, hand=tuple(hand))
