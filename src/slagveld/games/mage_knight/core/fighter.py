"""A warrior on the battlefield: which one, whose, where, and what its window shows."""

from functools import cache
from typing import Any

from slagveld.kept import hand_on, keep, kept
from slagveld.record import Record, replace
from slagveld.structs import Struct
from slagveld.table.body import Body
from slagveld.table.shapes import Pose, RoundBase, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Name

from .abilities import Ability, Powers, powers_of
from .ability_vocabulary import Deed, Kind, MovesAndAttacks, Special
from .items_and_domains import Item, items
from .warriors import Click, SpeedType, Warrior, warrior

GROUND, SOARING = 0, 1
"""The two levels (MK-SOAR-1), as surfaces of the table."""

TOUCH = 5
"""Bases at most so far apart, in units, touch: 0.02" (MK-CONTACT-1)."""
SLACK = TOUCH * FINE
"""The same in fine units; an overlap of that size is rounding too."""

NO_POWERS = powers_of(())


class Carried(Struct, frozen=True):
    """An item in a slot, or on the ground: the token itself (MK-ITEMS-2)."""

    id: int
    key: str | Item
    """Of its card; the card itself where it is a player's own."""
    owner: int
    """The seat it goes back to after the game (MK-ITEMS-14)."""

    @property
    def card(self) -> Item:
        return items()[self.key] if isinstance(self.key, str) else self.key


class Fighter(Record, kw_only=True):
    """One warrior. What is derived is kept beside its fields, unseen by JSON and equality."""

    id: int
    seat: int
    """Its player; also while it is a captive (MK-NEED-4)."""
    side: int
    key: str | Warrior
    """Of the warrior in the catalogue; the warrior itself where it is a player's own."""
    pose: Pose
    """Centre, facing (MK-FACING-1) and level: 0 on the ground, 1 soaring."""
    turned: int = 0
    """Clicks of damage that its dial shows, whatever key turns it (MK-DIAL-3)."""
    tokens: int = 0
    acted: bool = False
    """It has been given an action in this turn (MK-TURN-10)."""
    barred: bool = False
    """It may be given no action in this turn, though it had none: it was levitated."""
    items: tuple[Carried, ...] = ()
    paid: tuple[int, ...] = ()
    """Ids of items whose price is paid until the next own command phase."""
    cancelled: tuple[str, ...] = ()
    """Optional abilities that are off until the end of this turn (MK-ABILITY-6)."""
    captor: int = 0
    """Who holds it captive; 0: nobody."""
    captive: int = 0
    """Whom it holds captive; 0: nobody."""
    freed: int = 0
    """The round in which it was freed in its own player's turn: no action in that one any more."""
    hexed_by: int = 0
    """The bearer of Hex whose token lies on it; 0: none."""
    watching: bool = False
    """An Overwatch token lies on it."""
    label: str | Name = ""
    """What it is called where its army, or another, has several of its name; empty: as printed."""

    # What it is

    @kept
    def warrior(self) -> Warrior:
        return warrior(self.key)

    @property
    def name(self) -> str | Name:
        """As printed on its base, with a number or its player where others bear the same."""
        return self.label or self.warrior.name

    @kept
    def click(self) -> Click:
        """What its stat window shows now (MK-VALUE-2)."""
        return self.warrior.click(self.turned)

    @property
    def soaring(self) -> bool:
        return self.pose.level == SOARING

    @property
    def spot(self) -> Spot:
        return Spot(self.pose.x, self.pose.y, self.pose.level)

    @property
    def free(self) -> bool:
        return self.captor == 0

    @kept
    def base(self) -> RoundBase:
        return RoundBase(self.warrior.base)

    @kept
    def body(self) -> Body:
        """Its base where it stands, in fine units."""
        return self.base.body(self.pose)

    @kept
    def core(self) -> Body:
        return core_of(self.body)

    @kept
    def rim(self) -> Body:
        """A bit more than its base: a path between two that touch runs through both rims."""
        body = self.body
        return Body(body.x, body.y, body.reach + 2 * SLACK + 1, [], [], 0, 0, body.level)

    @property
    def arc(self) -> int:
        """Half of its front arc, in tenths of a degree; all else is rear arc (MK-BASE-4)."""
        return self.warrior.front_arc // 2

    # What works for it

    @kept
    def working_items(self) -> tuple[tuple[Carried, Item], ...]:
        """The items whose requirements it meets now (MK-ITEMS-10); a captive's are ignored."""
        if not self.items or not self.free:
            return ()
        found = [(carried, carried.card) for carried in self.items]
        return tuple([pair for pair in found if pair[1].requires.met(self.warrior, self.click)])

    @kept
    def powers(self) -> Powers:
        """The abilities in its window and of its items, without those that are cancelled.

        One of an item works like one of the dial (MK-CARD-grey-cloak). What is no longer visible
        no longer works (MK-ABILITY-2). A captive has none (MK-CAPTURE-13).
        """
        if not self.free:
            return NO_POWERS
        shown = self.click.shown
        if self.items:
            shown = (*shown, *[item.ability for _, item in self.working_items if item.ability])
        if self.cancelled:
            shown = tuple([key for key in shown if key not in self.cancelled])
        return powers_of(shown)

    @property
    def speed_type(self) -> SpeedType:
        """How it moves: a captor goes on foot, a captive is led (MK-CAPTURE-6, MK-CAPTURE-13)."""
        return "foot" if self.captive or self.captor else self.click.speed_type

    @property
    def magic_immune(self) -> bool:
        """Whether its defense type shields it from magic (MK-IMMUNE-1)."""
        return self.click.defense_type == "magic-immune"

    # Somewhere else

    def changed(self, **changes: Any) -> "Fighter":
        """The same warrior with something replaced; what is derived from the rest is kept."""
        fighter = replace(self, **changes)
        hand_on(self, fighter, _untouched(tuple(changes)))
        return fighter

    def at(self, pose: Pose) -> "Fighter":
        return self.changed(pose=pose)

    def turned_to(self, facing: int) -> "Fighter":
        return self.at(replace(self.pose, facing=facing))

    def bare(self) -> "Fighter":
        """The same warrior as one that finds no abilities with it meets it."""
        fighter = self.at(self.pose)
        keep(fighter, "powers", NO_POWERS)
        return fighter


Target = Fighter | Terrain
"""What can be attacked: a warrior, or a piece of built terrain."""


def moves_and(fighter: Fighter, kind: Kind) -> Ability | None:
    """The working ability by which a warrior moves and attacks in one action, or None."""
    for ability, effect in fighter.powers.all(MovesAndAttacks):
        if effect.kind == kind:
            return ability
    return None


def gift(fighter: Fighter, deed: Deed) -> tuple[Ability, Special] | None:
    """The working ability by which a warrior can do something, or None."""
    for ability, effect in fighter.powers.all(Special):
        if effect.do == deed:
            return ability, effect
    return None


def core_of(body: Body) -> Body:
    """A base without its outermost 0.02"."""
    return Body(body.x, body.y, body.reach - SLACK, [], [], body.facing, body.z, body.level)


_SHOWN = frozenset({"key", "turned"})
_WORKING = _SHOWN | {"items", "captor"}
_DEPENDS: dict[str, frozenset[str]] = {
    "warrior": frozenset({"key"}),
    "base": frozenset({"key"}),
    "click": _SHOWN,
    "body": frozenset({"key", "pose"}),
    "core": frozenset({"key", "pose"}),
    "rim": frozenset({"key", "pose"}),
    "working_items": _WORKING,
    "powers": _WORKING | {"cancelled"},
}
"""The fields on which each derived property rests."""


@cache
def _untouched(changes: tuple[str, ...]) -> tuple[str, ...]:
    """The derived properties that rest on none of these fields."""
    return tuple([name for name, rests_on in _DEPENDS.items() if rests_on.isdisjoint(changes)])
