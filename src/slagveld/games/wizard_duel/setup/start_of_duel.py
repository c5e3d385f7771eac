"""From a set-up to the state before the first step: table, wizards, stocks (WD-SETUP-8)."""

from msgspec import UNSET

from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import Setup
from slagveld.kit.given_setup import given_table, insist, players_of, read_roster
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.texts import LANGUAGES

from ..army.muster import Stocks
from ..army.own_cards import Brought, brought
from ..army.stock_of_models import models_of, roster_of, stocks
from ..core.book import CM, FIELD_START, KEY, refuse
from ..core.models import SheetValue, Wizard
from ..core.races import race
from ..core.state import DuelState, Options
from ..familiars.choice import Familiars
from .agreement import LayTable, check_sides, check_small, read
from .roll_for_order import MeetingOrder, RollOrder
from .scenario_sheets import WRITTEN
from .scenarios import DuelScenario, battles, shifted


def opening(setup: Setup) -> DuelState:
    """The table without creatures (WD-SETUP-9); wizards appear after the order is rolled.

    They have their players' names until they are given others (WD-SETUP-4).
    """
    scenario = WRITTEN.of_setup(setup, battles())
    options = read(setup.options, scenario.rounds)
    wider = int(setup.options.get("larger-table", 0)) * CM
    layout, ground = _table(setup, scenario, wider)
    players = players_of(setup)
    insist(check_sides(setup))
    wizards: list[Wizard] = []
    owned: list[Brought] = []
    for seat, info in enumerate(setup.seats):
        stock = _stock(setup, options, seat) if seat in players else Brought(())
        owned.append(stock)
        written = (SheetValue(0, FIELD_START, "WD-SETUP-5"),)
        wizards.append(Wizard(id=seat + 1, name=info.name, stock=stock.models, fields=written))
    own = tuple([row for stock in owned for row in stock.own])
    by = wider // 2
    stands = tuple(replace(one, x=one.x + by, y=one.y + by) for one in scenario.stands)
    steps: list[Step] = [MeetingOrder(stands) if stands else RollOrder()]
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
        namesakes=_namesakes(owned),
        next_id=len(wizards) + 1,
        agenda=Agenda(tuple(steps)),
        own=own or UNSET,
    )


def _namesakes(armies: list[Brought]) -> bool:
    """Whether models of two stocks have the same name, in whatever language."""
    named = [(stock.row(model).name, model.number) for stock in armies for model in stock.models]
    for language in LANGUAGES:
        called = [(name.in_language(language), number) for name, number in named]
        if len(called) > len(dict.fromkeys(called)):
            return True
    return False


def _table(setup: Setup, scenario: DuelScenario, wider: int) -> tuple[Layout, Ground]:
    """The scenario's table, wider by so many units if that is wanted (WD-MAT-4), or one's own."""
    if setup.table is None:
        terrain = tuple(shifted(piece, wider // 2) for piece in scenario.terrain)
        return Layout(scenario.width + wider, scenario.height + wider, terrain), _ground(scenario)
    if scenario.stands:
        insist(refuse("WD-SETUP-3", "refusal-own-table", scenario=scenario.title))
    laid = given_table(setup, KEY, "WD-SETUP-3")
    insist(check_small(laid.width, laid.height))
    return Layout(laid.width, laid.height, laid.terrain), laid.ground


def _ground(scenario: DuelScenario) -> Ground:
    """What lies on its table, where somebody wrote the scenario; else the game's own."""
    return scenario.mat if scenario.written else "grass"


def _stock(setup: Setup, options: Options, seat: int) -> Brought:
    """The models a seat brings, else a ready-made stock; of printed races, if so agreed."""
    if setup.armies:
        army = setup.armies[seat] if seat < len(setup.armies) else None
        stock = brought(read_roster(army, KEY, "WD-SETUP-10", Stocks().faults), seat)
        strange = [row.name for row in map(stock.row, stock.models) if row.house or row.own]
        if options.printed_only and strange:
            insist(refuse("WD-RACE-2", "refusal-house", race=strange[0]))
        return stock
    ready = [models_of(roster_of(stock)) for stock in stocks().values()]
    if options.printed_only:
        ready = [stock for stock in ready if not any(race(model.race).house for model in stock)]
    return Brought(ready[0])
