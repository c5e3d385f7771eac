"""Wizard Duel as a game system."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from slagveld import data
from slagveld.data import Record
from slagveld.games.wizard_duel.blows import decide, fall
from slagveld.games.wizard_duel.catalogue import CM, FIELD_MOST, FOLDER, race, races
from slagveld.games.wizard_duel.chances import exchange_chances, fight_chances, strike_chances
from slagveld.games.wizard_duel.familiars import Familiars, familiars
from slagveld.games.wizard_duel.kit import box, check_small, laid_table
from slagveld.games.wizard_duel.lesson import MeetingOrder, Stand, lesson
from slagveld.games.wizard_duel.menus import policy_choices
from slagveld.games.wizard_duel.model import (
    KEY,
    DuelState,
    Options,
    SheetValue,
    StockModel,
    Wizard,
    text,
)
from slagveld.games.wizard_duel.muster import Stocks, models_of, roster_of, stocks
from slagveld.games.wizard_duel.rulers import measured
from slagveld.games.wizard_duel.scene import scene
from slagveld.games.wizard_duel.scenery import shifted
from slagveld.games.wizard_duel.setup import LayTable, RollOrder
from slagveld.games.wizard_duel.tactics import DuelTactics
from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.game import Game, Scenario
from slagveld.kernel.kit import Ground, Kit
from slagveld.kernel.kit import LaidTable as Laid
from slagveld.kernel.lesson import Lesson
from slagveld.kernel.measuring import End, Gauged
from slagveld.kernel.muster import Muster
from slagveld.kernel.odds import Attack, Parameter
from slagveld.kernel.opening import given_table, players_of, read_roster
from slagveld.kernel.options import OptionMaker
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.scene import Scene
from slagveld.kernel.setup import Option, OptionValue, Setup
from slagveld.kernel.standing import PolicyForm
from slagveld.kernel.state import State
from slagveld.kernel.tactics import Tactics
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain
from slagveld.texts import Name, Text

_MAKE = OptionMaker(KEY)


class DuelScenario(Record, frozen=True, kw_only=True):
    """A ready-made duel as its file holds it."""

    key: str
    title: Name
    summary: Name
    players: tuple[int, ...]
    inviting: bool = False
    width: int
    height: int
    terrain: tuple[Terrain, ...] = ()
    stands: tuple[Stand, ...] = ()
    """Where everybody stands from the beginning; none: wizards appear and summon (WD-SETUP-9)."""


@cache
def duel_scenarios() -> dict[str, DuelScenario]:
    """The ready-made duels by key."""
    found = data.load(FOLDER / "scenarios.yaml", tuple[DuelScenario, ...])
    return {scenario.key: scenario for scenario in found}


class WizardDuel(Game[DuelState]):
    """Wizards who summon creatures and break each other's energy field."""

    key: ClassVar[str] = KEY
    title: ClassVar[Name] = Name("Wizard Duel", "Tovenaarsduel", "Magierduell")
    version: ClassVar[int] = 3
    state_type: ClassVar[type[State]] = DuelState
    prompts_per_round: ClassVar[int] = 120
    policies: ClassVar[tuple[PolicyForm, ...]] = (
        PolicyForm("exchange", text("policy-exchange"), policy_choices()),
    )
    options: ClassVar[tuple[Option, ...]] = (
        _MAKE.number("rounds", 200, "WD-END-2"),
        _MAKE.choice("contact", ("one-action", "first"), "WD-MELEE-3"),
        _MAKE.choice("service", ("all", "single"), "WD-HEAVY-3"),
        _MAKE.switch("free-measuring", "WD-SHOOT-1"),
        _MAKE.switch("printed-races", "WD-RACE-2"),
        _MAKE.switch("published-update", "WD-GAP-5"),
        _MAKE.number("larger-table", 200, "WD-MAT-4"),
        _MAKE.switch("familiars", "WD-FAMILIAR-1"),
        _MAKE.switch("lay-table", "WD-SETUP-3"),
    )

    among_bots: ClassVar[Mapping[str, OptionValue]] = {"rounds": 15}

    def scenarios(self) -> Sequence[Scenario]:
        """The ready-made duels."""
        return [Scenario.of(duel, duel.players) for duel in duel_scenarios().values()]

    def start(self, setup: Setup) -> DuelState:
        """The table without wizards; they appear after the order is rolled (WD-SETUP-8)."""
        options = Options(
            rounds=int(setup.options.get("rounds", 0)),
            printed_only=bool(setup.options.get("printed-races", False)),
            update=bool(setup.options.get("published-update", False)),
            free_measuring=bool(setup.options.get("free-measuring", False)),
            edit_table=bool(setup.options.get("lay-table", False)),
            familiars=bool(setup.options.get("familiars", False)),
            contact=str(setup.options.get("contact", "one-action")),  # type: ignore[arg-type]
            service=str(setup.options.get("service", "all")),  # type: ignore[arg-type]
        )
        layout, ground = self._table(setup)
        players = players_of(setup)
        if len({setup.seats[seat].side for seat in players}) < len(players):
            raise RefusedError(refuse("WD-MAT-6", f"{KEY}:refusal-teams"))
        wizards = []
        for seat, info in enumerate(setup.seats):
            stock = self._stock(setup, options, seat) if seat in players else ()
            written = (SheetValue(0, 20, "WD-SETUP-5"),)
            wizards.append(Wizard(id=seat + 1, name=info.name, stock=stock, fields=written))
        owned = [(model.race, model.number) for wizard in wizards for model in wizard.stock]
        steps: list[Step] = [self._order(setup)]
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

    def _order(self, setup: Setup) -> Step:
        stands = duel_scenarios()[setup.scenario].stands
        by = _wider(setup) // 2
        return MeetingOrder(tuple(stand.shifted(by) for stand in stands)) if stands else RollOrder()

    def _table(self, setup: Setup) -> tuple[Layout, Ground]:
        scenario = duel_scenarios()[setup.scenario]
        if setup.table is None:
            more = _wider(setup)
            terrain = tuple(shifted(piece, more // 2) for piece in scenario.terrain)
            return Layout(scenario.width + more, scenario.height + more, terrain), "grass"
        if scenario.stands:
            raise RefusedError(
                refuse("WD-SETUP-3", f"{KEY}:refusal-own-table", scenario=scenario.title)
            )
        laid = given_table(setup, KEY, "WD-SETUP-3")
        small = check_small(laid.width, laid.height)
        if small is not None:
            raise RefusedError(small)
        return Layout(laid.width, laid.height, laid.terrain), laid.ground

    def _stock(self, setup: Setup, options: Options, seat: int) -> tuple[StockModel, ...]:
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
                    raise RefusedError(
                        refuse("WD-RACE-2", f"{KEY}:refusal-house", race=race(model.race).name)
                    )
        return models

    def muster(self) -> Muster:
        """Stocks are this game's armies."""
        return Stocks()

    def kit(self) -> Kit:
        """The box of scenery."""
        return box()

    def lay(self, laid: Laid) -> dict[str, Any]:
        """A table laid by hand, as `GivenTable` holds it; raises RefusedError."""
        return laid_table(laid)

    def lesson(self) -> Lesson:
        """The guided first duel."""
        return lesson()

    def stands(self, state: DuelState, piece: int) -> bool:
        """Whether a piece is on the table."""
        return state.layout.has(piece)

    def round_of(self, state: DuelState) -> int:
        """The round being played."""
        return state.round

    def layout(self, state: DuelState) -> Layout:
        """The table."""
        return state.layout

    def measured(self, state: DuelState, start: End, end: End) -> Gauged | None:
        """Slantwise between levels, and who sees whom."""
        return measured(state, start, end)

    def faults(self, state: DuelState) -> list[Text]:
        """Pieces and bases must be the same; values must be within their bounds."""
        found: list[Text] = []
        ids = [creature.id for creature in state.creatures]
        standing = [wizard.id for wizard in state.wizards if state.layout.has(wizard.id)]
        if sorted(placed.id for placed in state.layout.bases) != sorted(ids + standing):
            found.append(text("fault-bases"))
        for creature in state.creatures:
            known = creature.race in races() and 0 <= creature.seat < len(state.wizards)
            if not known or not 1 <= creature.wounds <= state.race_of(creature).wounds:
                found.append(text("fault-creature", number=creature.number))
        most = FIELD_MOST
        if state.options.familiars:
            most = max(familiar.field_most for familiar in familiars().values())
        found.extend(
            text("fault-wizard", name=wizard.name)
            for wizard in state.wizards
            if not 0 <= wizard.field <= most or wizard.points < 0
        )
        return found

    def seat_left(self, play: Play[DuelState], seat: int) -> None:
        """Giving up is the defeat of the wizard (WD-END-2)."""
        fall(play, seat)

    def end_by_agreement(self, play: Play[DuelState]) -> None:
        """A draw by all remaining players (WD-END-2)."""
        decide(play, (), text("end-agreed"), "WD-END-2")

    def time_up(self, play: Play[DuelState]) -> None:
        """The time is over: as after the last round."""
        from slagveld.games.wizard_duel.turn import judge

        judge(play)

    def scene(self, view: DuelState, seat: int | None) -> Scene:
        """The table and the duel sheets."""
        return scene(view)

    def tactics(self) -> Tactics:
        """The sense of a duel."""
        return DuelTactics()

    def odds(self) -> Mapping[str, Any]:
        """Chances of one attack, of several, and of the exchange on contact."""
        skill = Parameter("skill", text("agility"), -10, 40)
        power = Parameter("power", text("striking"), 0, 30)
        protection = Parameter("protection", text("protection"), 0, 30, 0)
        wounds = Parameter("wounds", text("wounds"), 1, 100, 5)
        blows = Parameter("blows", text("blows"), 1, 60, 2)
        stays = Parameter("stays", text("stays"), 0, 20, 0)
        foe = (
            Parameter("foe_skill", text("odds-foe", what=text("agility")), -10, 40),
            Parameter("foe_power", text("odds-foe", what=text("striking")), 0, 30),
            Parameter("foe_protection", text("odds-foe", what=text("protection")), 0, 30, 0),
        )
        several = (skill, power, protection, wounds, blows, stays)
        attacks = (
            Attack("strike", text("do-strike"), (skill, power, protection), strike_chances),
            Attack("fight", text("odds-fight"), several, fight_chances),
            Attack(
                "exchange",
                text("odds-exchange"),
                (skill, power, protection, *foe),
                exchange_chances,
            ),
        )
        return {attack.name: attack for attack in attacks}


def _wider(setup: Setup) -> int:
    """How much larger than the scenario's the table shall be, in units (WD-MAT-4)."""
    return int(setup.options.get("larger-table", 0)) * CM


def _house(stock: str) -> bool:
    return any(race(line.race).house for line in stocks()[stock].models)
