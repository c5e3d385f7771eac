"""From a set-up to the state before the first step: table, wizards, stocks (WD-SETUP-8)."""

from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kit.given_setup import given_table, insist, players_of, read_roster
from slagveld.table.layout import Layout

from ..army.muster import Stocks
from ..army.stocks import models_of, roster_of, stocks
from ..core.book import CM, FIELD_START, KEY, refuse
from ..core.models import SheetValue, StockModel, Wizard
from ..core.races import race
from ..core.state import DuelState, Options
from ..familiars.choice import Familiars
from .agreement import LayTable
from .kit import check_small
from .options import options_of
from .order import MeetingOrder, RollOrder
from .scenarios import duel_scenarios, shifted


def opening(setup: Setup) -> DuelState:
    """The table without wizards; they appear after the order is rolled (WD-SETUP-8)."""
    options = options_of(setup)
    layout, ground = _table(setup)
    players = players_of(setup)
    if len({setup.seats[seat].side for seat in players}) < len(players):
        insist(refuse("WD-MAT-6", "refusal-teams"))
    wizards = []
    for seat, info in enumerate(setup.seats):
        stock = _stock(setup, options, seat) if seat in players else ()
        written = (SheetValue(0, FIELD_START, "WD-SETUP-5"),)
        wizards.append(Wizard(id=seat + 1, name=info.name, stock=stock, fields=written))
    owned = [(model.race, model.number) for wizard in wizards for model in wizard.stock]
    steps: list[Step] = [_order(setup)]
    if options.familiars:
        steps.append(Familiars())
    if options.edit_table:
        steps.append(LayTable())
    return DuelState(
        seats=setup.seats,
        layout=layout,
        wizards=tuple(wizards),
        options=options,
        ground=ground,
        namesakes=len(owned) > len(dict.fromkeys(owned)),
        next_id=len(wizards) + 1,
        agenda=Agenda(tuple(steps)),
    )


def _order(setup: Setup) -> Step:
    stands = duel_scenarios()[setup.scenario].stands
    by = _wider(setup) // 2
    return MeetingOrder(tuple(stand.shifted(by) for stand in stands)) if stands else RollOrder()


def _table(setup: Setup) -> tuple[Layout, Ground]:
    scenario = duel_scenarios()[setup.scenario]
    if setup.table is None:
        more = _wider(setup)
        terrain = tuple(shifted(piece, more // 2) for piece in scenario.terrain)
        return Layout(scenario.width + more, scenario.height + more, terrain), "grass"
    if scenario.stands:
        insist(refuse("WD-SETUP-3", "refusal-own-table", scenario=scenario.title))
    laid = given_table(setup, KEY, "WD-SETUP-3")
    insist(check_small(laid.width, laid.height))
    return Layout(laid.width, laid.height, laid.terrain), laid.ground


def _stock(setup: Setup, options: Options, seat: int) -> tuple[StockModel, ...]:
    if setup.armies:
        army = setup.armies[seat] if seat < len(setup.armies) else None
        roster = read_roster(army, KEY, "WD-SETUP-10", Stocks().faults)
    else:
        ready = [s for s in stocks().values() if not (options.printed_only and _house(s.key))]
        roster = roster_of(ready[0])
    models = models_of(roster)
    if options.printed_only:
        for model in models:
            if race(model.race).house:
                insist(refuse("WD-RACE-2", "refusal-house", race=race(model.race).name))
    return models


def _wider(setup: Setup) -> int:
    """How much larger than the scenario's the table shall be, in units (WD-MAT-4)."""
    return int(setup.options.get("larger-table", 0)) * CM


def _house(stock: str) -> bool:
    return any(race(line.race).house for line in stocks()[stock].models)
