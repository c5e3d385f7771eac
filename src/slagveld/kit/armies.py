"""Armies by points: ready-made ones, prices by count, what is left of the total, and faults.

The words are texts of the game, the same in all: `army-points`, `army-part-count`,
`army-fault-game` (game), `army-fault-left` (price, left), `army-fault-empty`, `army-fault-many`
(most), `army-fault-total` (price, total), `army-fault-field` (field).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from slagveld.data import Row
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.muster import Chosen, Fault, Roster, points
from slagveld.kernel.setup import Setup
from slagveld.kit.given_setup import given_roster
from slagveld.texts import Name, Text


class ReadyArmy(Row, frozen=True, kw_only=True):
    """A ready-made army."""

    key: str
    name: Name
    total: int
    entries: tuple[Chosen, ...]
    rule: str = ""
    """Where the book has it."""

    def roster(self, game: str) -> Roster:
        """The army as a roster of a game."""
        return Roster(
            game=game,
            name=self.name,
            total=self.total,
            entries=self.entries,
            choices={"army": self.key},
        )


class PointsArmies:
    """What a game answers about armies by points. Subclasses say what they are built of.

    Faults are told in this order: what was agreed, entry by entry, the entries together, the army
    as a whole.
    """

    game: str
    scale: int
    """Parts of a point in which prices are counted."""
    most: int
    """How many an army may have."""
    rule: str
    """Armies are built by points."""
    total_rule: str
    """None costs more than was agreed."""
    empty_rule: str
    """Somebody is in it."""
    many_rule: str
    """There are not too many."""

    # What a game says

    def armies(self) -> Mapping[str, ReadyArmy]:
        """The ready-made armies by key."""
        raise NotImplementedError

    def known(self, roster: Roster) -> Mapping[str, Any]:
        """What an army may be built of, by key; anything else is a stranger."""
        raise NotImplementedError

    def entry_price(self, entry: Chosen) -> Tally:
        """What an entry costs, line by line; `no_price` for a stranger."""
        raise NotImplementedError

    def agreed_faults(self, roster: Roster) -> Iterable[Fault]:
        """What is wrong with what was agreed for an army."""
        return ()

    def entry_faults(self, entry: Chosen, number: int) -> Iterable[Fault]:
        """What is wrong with an entry by itself."""
        return ()

    def joint_faults(self, roster: Roster) -> Iterable[Fault]:
        """What is wrong with the entries together."""
        return ()

    def size(self, roster: Roster) -> int:
        """How many an army has, whatever their kind; strangers do not count."""
        known = self.known(roster)
        return sum([max(0, entry.count) for entry in roster.entries if entry.key in known])

    def agreed(self, roster: Roster) -> int:
        """The points that an army may cost; 0: as many as it likes."""
        return roster.total

    # What follows

    def ready(self) -> Sequence[Roster]:
        """The ready-made armies."""
        return [self.roster_of(army) for army in self.armies().values()]

    def roster_of(self, army: ReadyArmy) -> Roster:
        """A ready-made army as a roster."""
        return army.roster(self.game)

    def brought(self, setup: Setup, seat: int, ready: str) -> Roster:
        """The army that a seat brings, else the ready-made one; raises RefusedError for faults."""
        own = given_roster(setup, seat, self.game, self.rule, self.faults)
        return self.roster_of(self.armies()[ready]) if own is None else own

    def price(self, roster: Roster) -> Sequence[Tally]:
        """The price of each entry, itemised, in parts of a point."""
        return [self.entry_price(entry) for entry in roster.entries]

    def cost(self, roster: Roster) -> int:
        """What an army costs, in whole points."""
        return self._parts(roster) // self.scale

    def faults(self, roster: Roster) -> Sequence[Fault]:
        """Everything wrong with an army, all at once."""
        found: list[Fault] = []
        if roster.game != self.game:
            found.append(self._fault(self.rule, "game", game=roster.game[:40]))
        found.extend(self.agreed_faults(roster))
        for number, entry in enumerate(roster.entries):
            found.extend(self.entry_faults(entry, number))
        found.extend(self.joint_faults(roster))
        found.extend(self.whole_faults(roster))
        return found

    def whole_faults(self, roster: Roster) -> list[Fault]:
        """An army without anybody, with more than find room, or dearer than was agreed."""
        found: list[Fault] = []
        count, agreed, parts = self.size(roster), self.agreed(roster), self._parts(roster)
        if not count:
            found.append(self._fault(self.empty_rule, "empty"))
        if count > self.most:
            found.append(self._fault(self.many_rule, "many", most=self.most))
        if 0 < agreed * self.scale < parts:
            price = points(parts, self.scale)
            found.append(self._fault(self.total_rule, "total", price=price, total=agreed))
        return found

    def left_fault(self, price: int, roster: Roster, spent: int) -> Fault | None:
        """Why something of a price is too dear for what is left, in whole points, or None."""
        agreed = self.agreed(roster)
        if agreed <= 0 or price <= agreed - spent:
            return None
        return self._fault(self.total_rule, "left", price=price, left=max(0, agreed - spent))

    def no_price(self) -> Tally:
        """The price of what nobody knows."""
        return Tally(0, name=_text(self.game, "points"))

    def counted(self, sheet: Tally, count: int, rule: str) -> Tally:
        """The price of so many of the same; the price of one is left as it is."""
        return counted(self.game, sheet, count, rule)

    def _fault(self, rule: str, word: str, /, **values: Any) -> Fault:
        return Fault(rule, _text(self.game, f"fault-{word}", **values))

    def _parts(self, roster: Roster) -> int:
        return sum(tally.total for tally in self.price(roster))


def counted(game: str, sheet: Tally, count: int, rule: str) -> Tally:
    """The price of so many of the same; the price of one is left as it is."""
    if count == 1:
        return sheet
    return sheet.plus(Item(max(0, count), _text(game, "part-count"), rule, "multiply"))


def field_faults(game: str, entry: Chosen, number: int, rule: str, *known: str) -> list[Fault]:
    """Choices of an entry that it does not have."""
    strange = [name for name in entry.choices if name not in known]
    return [Fault(rule, _text(game, "fault-field", field=name[:40]), number) for name in strange]


def _text(game: str, key: str, /, **values: Any) -> Text:
    # texts: *:army-points*, *:army-part-*, *:army-fault-*
    return Text(f"{game}:army-{key}", values)
