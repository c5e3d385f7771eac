"""What a unit's values come to just now: skill, strength, armour, dice, and what a die must show.

Every number is itemised with the rules that change it. A value is cut to its table only after all
changes are added up (CAR-7-limits).
"""

from collections.abc import Callable
from typing import Literal

from slagveld.data import Row
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.kit.tables import record

from ..terrain.kinds import FOLDER
from .book import text
from .conditions import is_frenzied
from .pearl_table import influence, luck, pearl_item, pearl_reason
from .state import CarnageState
from .unit import Unit

Manner = Literal["melee", "charge", "direct", "indirect", "free-shot"]
"""How a unit attacks. `charge` is the charger's attack in its charge combat; whoever is charged
strikes back in the manner `melee`, without the bonus (CAR-10.3)."""

RANGED: tuple[Manner, ...] = ("direct", "indirect", "free-shot")
WS, ST, AR = (1, 10), (1, 10), (0, 4)
"""The least and the greatest value of each in the tables."""


class Agility(Row, frozen=True):
    """The two columns of the agility table, from WS 1 on."""

    melee: tuple[int, ...]
    """Melee, charge combat and direct fire."""
    indirect: tuple[int, ...]


class Tables(Row, frozen=True, kw_only=True):
    agility: Agility
    wounds: tuple[tuple[int, ...], ...]
    bow_strength: int
    shield_armour: int
    charge_bonus: int
    frenzy_bonus: int


tables = record(FOLDER / "tables.yaml", Tables)


def hit_value(ws: int, manner: Manner) -> int:
    """The agility table; a WS beyond it counts as its end (CAR-13.2-agility)."""
    agility = tables().agility
    column = agility.indirect if manner == "indirect" else agility.melee
    return column[min(max(ws, WS[0]), WS[1]) - 1]


def wound_value(st: int, ar: int) -> int:
    """The wound table; values beyond it count as its ends (CAR-13.2-wound-table)."""
    row = tables().wounds[min(max(st, ST[0]), ST[1]) - 1]
    return row[min(max(ar, AR[0]), AR[1])]


def skill(state: CarnageState, unit: Unit, manner: Manner, extra: tuple[Item, ...] = ()) -> Tally:
    """WS for an attack; `extra` are changes of the occasion (a forest edge, a low wall).

    The pearl changes it by CAR-7-06-10, CAR-7-11-15, CAR-7-26-30 and CAR-7-31.
    """
    row = influence(state, unit)
    tally = Tally(unit.profile.ws, name=text("fight-ws"))
    if manner == "charge":
        bonus = tables().charge_bonus
        tally = tally.plus(Item(bonus, text("fight-reason-charge"), "CAR-10.3"))
    return _cut(tally.plus(pearl_item(row, row.ws), *extra), *WS)


def strength(state: CarnageState, unit: Unit, manner: Manner) -> Tally:
    """ST for an attack; a ranged weapon always has its own (CAR-12-st3, CAR-7-bow-st).

    The pearl changes it by CAR-7-06-10, CAR-7-16-20, CAR-7-31 and CAR-7-41-42.
    """
    if manner in RANGED:
        return Tally(tables().bow_strength, name=text("fight-st"))
    row = influence(state, unit)
    tally = Tally(unit.profile.st, name=text("fight-st"))
    if is_frenzied(state, unit):
        bonus = tables().frenzy_bonus
        tally = tally.plus(Item(bonus, text("fight-reason-frenzy"), "CAR-14.4-frenzy"))
    return _cut(tally.plus(pearl_item(row, row.st)), *ST)


def armour(state: CarnageState, unit: Unit) -> Tally:
    """AR against whatever strikes the unit, with the pearl's change (CAR-7-32-35, CAR-7-87-89)."""
    row = influence(state, unit)
    tally = Tally(unit.profile.ar, name=text("fight-ar"))
    return _cut(tally.plus(pearl_item(row, row.ar)), *AR)


def _cut(tally: Tally, least: int, most: int) -> Tally:
    total = tally.total
    if total < least:
        return tally.plus(Item(least, text("fight-reason-limits"), "CAR-7-limits", "at-least"))
    if total > most:
        return tally.plus(Item(most, text("fight-reason-limits"), "CAR-7-limits", "at-most"))
    return tally


def to_hit(state: CarnageState, unit: Unit, manner: Manner, extra: tuple[Item, ...] = ()) -> Need:
    """What each die must show to hit.

    The sum begins with the value for the printed WS; each change of WS counts with what it
    changes in the table, so that the lines add up. Bad weather counts for shots (CAR-7-90-94).
    """
    ws = unit.profile.ws
    name = text("fight-need-hit", ws=ws)
    tally = Tally(hit_value(ws, manner), name=name, plus_is_good=False)
    skilled = skill(state, unit, manner, extra)
    tally, _ = _looked_up(tally, ws, skilled, lambda value: hit_value(value, manner))
    tally = tally.plus(luck(state, unit.side))
    if manner in RANGED:
        row = influence(state, unit)
        tally = tally.plus(pearl_item(row, -row.shot_die))
    if unit.profile.kind == "bouncer":
        tally = tally.plus(_never_on_one())
    return Need(tally, ">=")


def to_wound(
    state: CarnageState,
    attacker: Unit | None,
    target: Unit,
    manner: Manner,
    *,
    st: int | None = None,
) -> Need:
    """What each die must show to wound a unit.

    `st` is that of a spell's hits, which no effect on ST changes; the attacker is then the mage,
    or None where nobody's luck counts.
    """
    blow = _blow(state, attacker, manner, st)
    return _wound_need(state, attacker, blow, armour(state, target), target.profile.ar)


def to_break(
    state: CarnageState, attacker: Unit | None, manner: Manner, *, st: int | None = None
) -> Need:
    """What each die must show to destroy a mage's shield: AR 3 for ever (CAR-14.4-shield)."""
    fixed = tables().shield_armour
    blow = _blow(state, attacker, manner, st)
    return _wound_need(state, attacker, blow, Tally(fixed), fixed)


def to_smash(state: CarnageState, attacker: Unit) -> Need:
    """What each die must show to destroy an egg of the nest: AR 0 (CAR-16-eggs-attack)."""
    return _wound_need(state, attacker, strength(state, attacker, "melee"), Tally(0), 0)


def _blow(state: CarnageState, attacker: Unit | None, manner: Manner, st: int | None) -> Tally:
    if st is not None:
        return Tally(st)
    if attacker is None:
        raise ValueError("a blow has the ST of an attacker or of a spell")
    return strength(state, attacker, manner)


def _wound_need(
    state: CarnageState, attacker: Unit | None, blow: Tally, shell: Tally, printed: int
) -> Need:
    st = blow.start
    name = text("fight-need-wound", st=st, ar=printed)
    tally = Tally(wound_value(st, printed), name=name, plus_is_good=False)
    tally, strong = _looked_up(tally, st, blow, lambda value: wound_value(value, printed))
    tally, _ = _looked_up(tally, printed, shell, lambda value: wound_value(strong, value))
    if attacker is not None:
        tally = tally.plus(luck(state, attacker.side))
        if attacker.profile.kind == "bouncer":
            tally = tally.plus(_never_on_one())
    return Need(tally, ">=")


def _looked_up(
    tally: Tally, printed: int, changes: Tally, table: Callable[[int], int]
) -> tuple[Tally, int]:
    """A sum with what each change of a printed value changes in a table; and the value then."""
    for item in changes.items:
        if item.op == "add":
            changed = printed + item.value
            tally = tally.plus(Item(table(changed) - table(printed), item.reason, item.rule))
            printed = changed
    return tally, printed


def _never_on_one() -> Item:
    return Item(2, text("fight-reason-bouncer"), "CAR-2-attack", "at-least")


def dice_each(state: CarnageState, unit: Unit, manner: Manner) -> Tally:
    """Dice of each figure: AT or shots, times what the pearl says (CAR-7-36-40, CAR-7-41-42)."""
    profile = unit.profile
    start = profile.shots if manner in RANGED else profile.at
    tally = Tally(start, name=text("fight-dice"))
    row = influence(state, unit)
    if row.attacks != 1:
        tally = tally.plus(Item(row.attacks, pearl_reason(row), row.rule, "multiply"))
    return tally


def wound_dice(state: CarnageState, unit: Unit, manner: Manner) -> int:
    """Dice rolled for wounds for each hit (CAR-7-51-55, CAR-7-67-71)."""
    row = influence(state, unit)
    return max(row.wounds, row.shot_wounds) if manner in RANGED else row.wounds
