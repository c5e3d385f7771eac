"""What may stand in a scenario's file (CAR-16-own), and what makes a sound one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from slagveld.kernel.cards import CardFault, Entry, Section
from slagveld.kit import scenario_fields as says
from slagveld.kit.scenario_files import ScenarioFiles, fault
from slagveld.kit.scenario_rows import plain_name, plain_rows, some, without

from ..army.muster import ARMIES
from ..army.troops import troops
from ..core.book import KEY
from ..terrain.kinds import kinds
from .agreement import OPTIONS
from .kit import BOX
from .roles import DEPTH
from .scenario_sheets import laid_of
from .scenarios import BOY, NEST, TOWER, WRITTEN, BattleScenario, Feature, battles

TABLE, PLAY, END = "CAR-4-size", "CAR-16-own", "CAR-16-end"
MOST_PLAYERS, MOST_SIDES, MOST_ROUNDS = 8, 4, 200
LARGEST_UNIT = 200


class _Files(ScenarioFiles[BattleScenario]):
    game = KEY
    written = WRITTEN

    def battles(self) -> Mapping[str, BattleScenario]:
        return battles()

    def sections(self) -> Sequence[Section]:
        armies = {key: army.name for key, army in ARMIES.armies().items()}
        units = {key: troop.name for key, troop in troops().items()}
        return (
            says.story(KEY),
            says.table(
                BOX.kit(),
                kinds(),
                TABLE,
                says.rows("features", _features(), "CAR-4-scenario-terrain", most=20),
                sized=True,
            ),
            says.part(
                "sides",
                says.numbers("players", 2, MOST_PLAYERS, optional=False),
                says.numbers("teams", 2, MOST_SIDES, "CAR-6.2-sides", optional=False),
                says.rows(
                    "sides",
                    (
                        says.named("name"),
                        says.choice("army", armies),
                        says.number("zone-depth", 500, 20_000, "CAR-16-deploy"),
                    ),
                    PLAY,
                    least=2,
                    most=MOST_SIDES,
                    optional=False,
                ),
            ),
            says.part(
                "places",
                says.rows(
                    "stands",
                    (
                        says.side(MOST_SIDES),
                        says.choice("type", units),
                        says.number("count", 1, LARGEST_UNIT, optional=False),
                        says.number("files", 1, LARGEST_UNIT, optional=False),
                        *says.place(says.facing()),
                    ),
                    "CAR-16-armies",
                    most=60,
                ),
            ),
            says.part(
                "goals",
                says.variants(
                    "goals",
                    [
                        says.goal("last", rule=END),
                        says.goal("hold", rule="CAR-16-little-boy-goal"),
                        says.goal(
                            "destroy",
                            says.side(MOST_SIDES),
                            says.choice("what", ("cows", "eggs")),
                            says.number("count", 1, 50, optional=False),
                            says.numbers("rows", 0, 20_000, distinct=False),
                            rule="CAR-16-cattle-goal",
                        ),
                    ],
                    least=1,
                    most=2,
                ),
            ),
            says.length(MOST_ROUNDS, END, OPTIONS),
        )

    def sheet_of(self, battle: BattleScenario) -> dict[str, Any]:
        stands = [
            {"side": row["role"] + 1, **without(row, "role")} for row in plain_rows(battle.stands)
        ]
        sides = [
            {
                "name": plain_name(role.name),
                "army": role.army,
                **({} if role.depth == DEPTH else {"zone-depth": role.depth}),
            }
            for role in battle.roles
        ]
        return {
            **some(
                terrain=plain_rows(battle.terrain),
                features=[_feature_row(one) for one in battle.features],
                stands=stands,
            ),
            "teams": list(battle.sides),
            "sides": sides,
            "goals": [{"kind": "last"}, *_goals_of(battle)],
            "rounds": battle.rounds,
        }

    def faults(self, sheet: Mapping[str, Any]) -> Iterator[CardFault]:
        sides = len(sheet["sides"])
        if max(sheet["teams"]) > sides:
            most = max(sheet["teams"])
            yield fault("sides", "scenario-sides-few", "CAR-6.2-sides", most=most)
        if not sheet.get("rounds"):
            yield fault("rounds", "scenario-rounds-missing", END)
        for number, one in enumerate(sheet.get("stands", ())):
            if one["side"] > sides or sheet["players"] != [2]:
                yield fault(
                    f"stands.{number}.side", "scenario-side-unknown", PLAY, found=one["side"]
                )
            if one["files"] > one["count"]:
                yield fault(f"stands.{number}.files", "scenario-files-many", PLAY)
        yield from _goal_faults(sheet)

    def battle_faults(self, battle: BattleScenario) -> Iterable[CardFault]:
        return self.pieces_faults(battle)

    def lay(self, sheet: Mapping[str, Any]) -> None:
        if sheet.get("pieces"):
            BOX.lay(laid_of(dict(sheet)))


def _features() -> tuple[Entry, ...]:
    """Pieces that are laid by the size of the table."""
    far = says.FAR
    opening = (
        says.choice("kind", ("door", "gate", "window")),
        says.number("start", 0, far, optional=False),
        says.number("end", 0, far, optional=False),
        says.number("sill", 0, far),
        says.number("lintel", 0, far),
    )
    return (
        says.choice("kind", {key: kind.name or key for key, kind in kinds().items()}),
        says.side(MOST_SIDES),
        says.number("from-edge", 0, far),
        says.number("along", 0, 100),
        says.number("width", 0, far),
        says.number("depth", 1, far, optional=False),
        says.number("height", 0, far),
        says.rows("doors", opening, most=10),
        says.rows("windows", opening, most=10),
    )


def _feature_row(one: Feature) -> dict[str, Any]:
    (row,) = plain_rows([one])
    edge = {} if one.from_edge == "middle" else {"from-edge": one.from_edge}
    return {
        "kind": one.kind,
        "side": one.role + 1,
        **edge,
        **without(row, "kind", "role", "from_edge"),
    }


def _goals_of(battle: BattleScenario) -> list[dict[str, Any]]:
    if battle.goal == "hold":
        return [{"kind": "hold"}]
    if not battle.goal:
        return []
    found = {
        "kind": "destroy",
        "side": battle.attacker + 1,
        "what": battle.goal,
        "count": battle.number,
    }
    return [{**found, **some(rows=list(battle.cow_rows))}]


def _goal_faults(sheet: Mapping[str, Any]) -> Iterator[CardFault]:
    goals = sheet["goals"]
    kinds_there = [one["kind"] for one in goals]
    laid = [one["kind"] for part in ("features", "terrain") for one in sheet.get(part, ())]
    laid += [one["key"] for one in sheet.get("pieces", ())]
    if "last" not in kinds_there:
        yield fault("goals", "scenario-goal-always", END, goal=says.title("goal-last"))
    elif len(goals) > 1 and kinds_there.count("last") > 1:
        yield fault("goals", "scenario-goal-several", END)
    for number, one in enumerate(goals):
        place = f"goals.{number}"
        if one["kind"] == "hold" and not {TOWER, BOY} <= set(laid):
            yield fault(place, "scenario-goal-piece", PLAY, pieces=f"{TOWER}, {BOY}")
        if one["kind"] == "destroy":
            if one["what"] == "eggs" and NEST not in laid:
                yield fault(place, "scenario-goal-piece", PLAY, pieces=NEST)
            if one["side"] > len(sheet["sides"]) or sheet["teams"] != [2]:
                yield fault(f"{place}.side", "scenario-side-unknown", PLAY, found=one["side"])


_FILES = _Files()


def maker() -> ScenarioFiles[BattleScenario]:
    """What players may write."""
    return _FILES
