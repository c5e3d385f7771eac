"""From a set-up to the state before the first step: table, zones, cards, objects."""

from collections.abc import Callable

import msgspec

from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kit.given_setup import given_table, insist
from slagveld.kit.laid_tables import is_on
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain

from ..army.muster import ARMIES, cards_of
from ..core.book import CM, KEY, refuse
from ..core.field import Field
from ..core.state import SEATS, Card, ConfrontationState, Prize
from .array import check_places
from .options import SIDES, budget_of, read
from .scenarios import BattleScenario, battles, zones_on

FIRST_ID = 1000
"""Ids of cards, objects and figures begin here; those of terrain stay below."""


def first_state(setup: Setup, opening: Callable[[int], Step]) -> ConfrontationState:
    """The state before the first step; raises RefusedError for a set-up it cannot use.

    `opening` makes that step, given the budget of an army.
    """
    _check_seats(setup)
    battle = battles()[setup.scenario]
    table, ground = _table(setup, battle)
    cards: list[Card] = []
    for seat in SEATS:  # beyond the agreed budget is told, and not forbidden (CON-STAT-17)
        for card in cards_of(ARMIES.brought(setup, seat, battle.armies[seat])):
            number = FIRST_ID + len(cards)
            cards.append(Card(number, seat, card.profile.key, card.figures))
    objects = _objects(battle, table, FIRST_ID + len(cards))
    state = ConfrontationState(
        seats=setup.seats,
        field=Field(table),
        cards=tuple(cards),
        scenario=battle.key,
        objects=objects,
        options=read(battle, setup.options),
        zones=zones_on(table.width, table.height),
        ground=ground,
        next_id=FIRST_ID + len(cards) + len(objects),
        agenda=Agenda((opening(budget_of(battle, setup.options)),)),
    )
    if _is_own(setup):
        check_places(state)
    return state


def _is_own(setup: Setup) -> bool:
    """Whether an army or the table is not the scenario's: on those everybody finds a place."""
    sized = setup.options.get("width") or setup.options.get("depth")
    return bool(sized) or setup.table is not None or any(army is not None for army in setup.armies)


def _check_seats(setup: Setup) -> None:
    """Exactly two sides of one player each (CON-GEN-2); a leader sits last."""
    first, second = setup.seats[:2]
    if first.leader or second.leader or first.side == second.side:
        raise RefusedError(refuse("CON-GEN-2", "refusal-set-sides"))


# The table


def _table(setup: Setup, battle: BattleScenario) -> tuple[Layout, Ground]:
    """The scenario's table, one of another size, or one laid by hand."""
    if setup.table is not None:
        return _laid(setup)
    width = int(setup.options.get("width", 0)) * CM or battle.width
    height = int(setup.options.get("depth", 0)) * CM or battle.height
    table = Layout(width, height, _shifted(battle, width, height))
    insist(SIDES.refusal(table.width, table.height))
    return table, "grass"


def _shifted(battle: BattleScenario, width: int, height: int) -> tuple[Terrain, ...]:
    """The terrain of a scenario, kept about the middle of the table, as far as it fits."""
    dx, dy = (width - battle.width) // 2, (height - battle.height) // 2
    moved = tuple([piece.shifted(dx, dy) for piece in battle.pieces])
    pieces = msgspec.structs.replace(battle, pieces=moved).terrain
    return tuple([piece for piece in pieces if is_on(piece.outline.points, width, height)])


def _laid(setup: Setup) -> tuple[Layout, Ground]:
    given = given_table(setup, KEY, "CON-HOUSE-11")
    table = Layout(given.width, given.height, given.terrain)
    insist(SIDES.refusal(table.width, table.height))
    numbers = [piece.id for piece in table.terrain]
    doubled = len(dict.fromkeys(numbers)) < len(numbers)
    if doubled or not all(0 < number < FIRST_ID for number in numbers):
        raise RefusedError(refuse("CON-HOUSE-11", "refusal-set-ids"))
    if not all(is_on(p.outline.points, table.width, table.height) for p in table.terrain):
        raise RefusedError(refuse("CON-HOUSE-11", "refusal-set-edge"))
    return table, given.ground


def _objects(battle: BattleScenario, table: Layout, first: int) -> tuple[Prize, ...]:
    """The scenario's objects about the middle of the table."""
    dx, dy = (table.width - battle.width) // 2, (table.height - battle.height) // 2
    return tuple(
        [
            Prize(first + place, lying.key, lying.x + dx, lying.y + dy)
            for place, lying in enumerate(battle.prizes)
        ]
    )
