"""From a set-up to the state before the first step: table, zones, cards, objects."""

from collections.abc import Callable

from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kit.given_setup import about_middle, own_table, ready_table, two_sides
from slagveld.kit.scenarios import agreed
from slagveld.table.layout import Layout

from ..army.muster import ARMIES, cards_of
from ..core.book import KEY, refuse
from ..core.field import Field
from ..core.state import SEATS, Card, ClashState, Prize
from .array import check_places
from .scenarios import SIDES, BattleScenario, battles, read, zones_on

FIRST_ID = 1000
"""Ids of cards, objects and figures begin here; those of terrain stay below."""


def first_state(setup: Setup, opening: Callable[[int], Step]) -> ClashState:
    """The state before the first step; raises RefusedError for a set-up it cannot use.

    `opening` makes that step, given the budget of an army.
    """
    two_sides(setup, KEY, "CON-GEN-2")
    battle = battles()[setup.scenario]
    table, ground = _table(setup, battle)
    cards: list[Card] = []
    for seat in SEATS:  # beyond the agreed budget is told, and not forbidden (CON-STAT-17)
        for card in cards_of(ARMIES.brought(setup, seat, battle.armies[seat])):
            number = FIRST_ID + len(cards)
            cards.append(Card(number, seat, card.profile.key, card.figures))
    first, (dx, dy) = FIRST_ID + len(cards), about_middle(battle, table.width, table.height)
    objects = [
        Prize(first + place, lying.key, lying.x + dx, lying.y + dy)
        for place, lying in enumerate(battle.prizes)
    ]
    state = ClashState(
        seats=setup.seats,
        field=Field(table),
        cards=tuple(cards),
        scenario=battle.key,
        objects=tuple(objects),
        options=read(battle, setup.options),
        zones=zones_on(table.width, table.height),
        ground=ground,
        next_id=first + len(objects),
        agenda=Agenda((opening(agreed(setup.options, "budget", battle.total)),)),
    )
    brought = any(army is not None for army in setup.armies)
    if (
        _is_sized(setup) or brought or setup.table is not None
    ):  # on a scenario's own everybody finds a place
        check_places(state)
    return state


_READY: dict[str, Layout] = {}
"""The tables of scenarios in their own size: one for all battles on it, and what is known of it."""


def _is_sized(setup: Setup) -> bool:
    return bool(setup.options.get("width") or setup.options.get("depth"))


def _table(setup: Setup, battle: BattleScenario) -> tuple[Layout, Ground]:
    if setup.table is None and not _is_sized(setup):
        table = _READY.get(battle.key)
        if table is None:
            table = _READY[battle.key] = ready_table(setup, battle, SIDES)
        return table, "grass"
    if setup.table is None:
        return ready_table(setup, battle, SIDES), "grass"
    edge = refuse("CON-HOUSE-11", "refusal-set-edge")
    return own_table(setup, SIDES, "CON-HOUSE-11", edge, FIRST_ID)
