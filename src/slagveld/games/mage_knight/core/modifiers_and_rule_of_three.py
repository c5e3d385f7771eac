"""Values with their modifiers: what cards add, the rule of three, speed and range (MK-MOD-4)."""

from collections.abc import Iterator

from slagveld.kernel.modifiers import Item, Tally
from slagveld.table.units import FINE
from slagveld.texts import Text

from .ability_vocabulary import Kind, ModifiedValue, Modifier
from .book import INCH, text
from .fighter import Fighter
from .state import KnightState

MOST = 3
"""No value is modified by more than this, either way (MK-RULE3-1)."""
MISS = 2
"""The attack roll that misses whatever it is compared with (MK-CRIT-1)."""
HIT = 12
"""The attack roll that hits whatever it is compared with (MK-CRIT-3)."""


def limited(start: int, items: list[Item], name: Text) -> Tally:
    """A combat value (MK-VALUE-1) with its modifiers, which are numbers to be added (MK-MOD-1).

    They are summed (MK-MOD-5), then held within three, then the value is not below 0.
    Every card comes through here, so none overrules the rule of three (MK-RULE3-2), nor do many
    helpers (MK-SURROUND-7), and it is held once, at the end of the sum (MK-RULE3-EX1). That and the
    floor are lines of their own where they change something.
    """
    total = sum([item.value for item in items])
    kept = max(-MOST, min(MOST, total))
    lines = [item for item in items if item.value]
    if kept != total:
        lines.append(Item(MOST, text("combat-reason-three"), "MK-RULE3-1", "clamp"))
    if start + kept < 0:
        lines.append(Item(0, text("combat-reason-floor"), "MK-MOD-3", "at-least"))
    return Tally(start, tuple(lines), name)


def card_items(
    state: KnightState, fighter: Fighter, value: ModifiedValue, kind: Kind | None
) -> list[Item]:
    """What a warrior's items and the domains in force add to one of its values (MK-MOD-2).

    Domains hold for everybody (MK-DOMAIN-5). `kind` is the kind of attack the value is asked for;
    None outside an attack.
    """
    found: list[Item] = []
    for carried, item in fighter.working_items:
        paid = carried.id in fighter.paid
        for modifier in item.modifiers:
            if modifier.value == value and _holds(modifier, kind, paid):
                amount = fighter.tokens if modifier.variable else modifier.amount
                found.append(Item(amount, text("combat-reason-item", item=item.name), item.rule))
    for domain in state.domains:
        for modifier in domain.modifiers:
            if modifier.value == value and _holds(modifier, kind, False):
                reason = text("combat-reason-domain", domain=domain.name)
                found.append(Item(modifier.amount, reason, domain.rule))
    return found


def _holds(modifier: Modifier, kind: Kind | None, paid: bool) -> bool:
    return modifier.when in ("always", kind) or (modifier.when == "paid" and paid)


def needed(attack: Tally, defense: Tally, name: Text) -> Tally:
    """What the dice of an attack roll must add up to, with every line of both values.

    Limits become plain lines here, so that one sum can hold both values. As 2 always misses and 12
    always hits, the number is held within what the dice can decide: 3 to 12.
    """
    start = Item(-attack.start, text("combat-attack"), "MK-ROLL-1")
    lines = [*plain_lines(defense, 1), start, *plain_lines(attack, -1)]
    number = defense.total - attack.total
    if number <= MISS:
        lines.append(Item(MISS + 1, text("combat-reason-two-misses"), "MK-CRIT-1", "at-least"))
    elif number > HIT:
        lines.append(Item(HIT, text("combat-reason-twelve-hits"), "MK-CRIT-3", "at-most"))
    return Tally(defense.start, tuple(lines), name, plus_is_good=False)


def itemised(tally: Tally) -> Text | str:
    found: Text | str = str(tally.start)
    for item in plain_lines(tally, 1):
        found = text("combat-sum", sum=found, change=signed(item.value, " "), reason=item.reason)
    if tally.items:
        found = text("combat-sum-total", sum=found, total=tally.total)
    return found


def signed(value: int, gap: str = "") -> str:
    """A change as people write it, here with a gap behind its sign or without."""
    return f"+{gap}{value}" if value > 0 else f"−{gap}{-value}"


def plain_lines(tally: Tally, sign: int) -> list[Item]:
    """The lines of a tally as numbers that are added, each as much as it really changes."""
    return [Item(sign * (new - old), item.reason, item.rule) for item, old, new in steps(tally)]


def steps(tally: Tally) -> Iterator[tuple[Item, int, int]]:
    """The lines that change anything, each with the value before and after it."""
    before = tally.start
    for count, item in enumerate(tally.items, 1):
        after = Tally(tally.start, tally.items[:count]).total
        if after != before:
            yield item, before, after
        before = after


def speed_tally(state: KnightState, fighter: Fighter) -> Tally:
    """The speed of a warrior in inches, after modifiers (MK-MOD-4)."""
    items = card_items(state, fighter, "speed", None)
    return limited(fighter.click.speed, items, text("combat-speed-of", name=fighter.name))


def range_of(state: KnightState, fighter: Fighter) -> int:
    """The range of a warrior in inches; changes of it are no modifiers (MK-RULE3-3).

    Items lengthen it (MK-CARD-dragonstar), then domains limit it (MK-CARD-darkness).
    """
    inches = fighter.click.range
    if inches <= 0:
        return 0
    for _, item in fighter.working_items:
        inches += item.range
    for domain in state.domains:
        if domain.most_range:
            inches = min(inches, domain.most_range)
    return inches


def half_range(state: KnightState, fighter: Fighter) -> int:
    """Half of it, rounded up to whole inches, in fine units (MK-CLOSE-2)."""
    return -(-range_of(state, fighter) // 2) * INCH * FINE
