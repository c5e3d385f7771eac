"""What the armies of games have in common: ready-made ones, prices by count, faults of the whole.

The words are texts of the game, the same in all: `army-points`, `army-part-count`,
`army-fault-game` (game), `army-fault-left` (price, left), `army-fault-empty`, `army-fault-many`
(most), `army-fault-total` (price, total), `army-fault-field` (field).
"""

from typing import Any

from slagveld.data import Record
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.muster import Chosen, Fault, Roster, points
from slagveld.texts import Name, Text


class ReadyArmy(Record, frozen=True, kw_only=True):
    """A ready-made army."""

    key: str
    name: Name
    total: int
    entries: tuple[Chosen, ...]
    rule: str = ""
    """Where the book has it."""


def ready_roster(game: str, army: ReadyArmy) -> Roster:
    """A ready-made army as a roster."""
    choices = {"army": army.key}
    return Roster(
        game=game, name=army.name, total=army.total, entries=army.entries, choices=choices
    )


# Prices


def no_price(game: str) -> Tally:
    """The price of what nobody knows."""
    return Tally(0, name=_text(game, "points"))


def counted(game: str, sheet: Tally, count: int, rule: str) -> Tally:
    """The price of so many of the same; the price of one is left as it is."""
    if count == 1:
        return sheet
    return sheet.plus(Item(max(0, count), _text(game, "part-count"), rule, "multiply"))


def left_fault(game: str, price: int, roster: Roster, cost: int, rule: str) -> Fault | None:
    """Why something of a price is too dear for what an army has left, in whole points, or None."""
    left = roster.total - cost
    if roster.total <= 0 or price <= left:
        return None
    return Fault(rule, _text(game, "fault-left", price=price, left=max(0, left)))


# Faults


def game_faults(game: str, roster: Roster, rule: str) -> list[Fault]:
    """An army of another game."""
    if roster.game == game:
        return []
    return [Fault(rule, _text(game, "fault-game", game=roster.game[:40]))]


def field_faults(game: str, entry: Chosen, number: int, rule: str, *known: str) -> list[Fault]:
    """Choices of an entry that it does not have."""
    strange = [name for name in entry.choices if name not in known]
    return [Fault(rule, _text(game, "fault-field", field=name[:40]), number) for name in strange]


def size_faults(game: str, count: int, most: int, empty_rule: str, many_rule: str) -> list[Fault]:
    """An army without anybody, or with more than find room."""
    found: list[Fault] = []
    if not count:
        found.append(Fault(empty_rule, _text(game, "fault-empty")))
    if count > most:
        found.append(Fault(many_rule, _text(game, "fault-many", most=most)))
    return found


def total_faults(game: str, roster: Roster, price: int, scale: int, rule: str) -> list[Fault]:
    """An army that costs more than its agreed total; the price in parts of a point."""
    if roster.total <= 0 or price <= roster.total * scale:
        return []
    values = {"price": points(price, scale), "total": roster.total}
    return [Fault(rule, _text(game, "fault-total", **values))]


def _text(game: str, key: str, /, **values: Any) -> Text:
    # texts: *:army-points*, *:army-part-*, *:army-fault-*
    return Text(f"{game}:army-{key}", values)
