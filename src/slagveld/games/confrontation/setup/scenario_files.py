"""What may stand in a scenario's file (CON-GAP-5), and what makes a sound one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from slagveld.kernel.cards import CardFault, Section
from slagveld.kit import scenario_fields as says
from slagveld.kit.deployment import Box, outline_of
from slagveld.kit.scenario_files import ScenarioFiles, fault
from slagveld.kit.scenario_rows import plain_rows, some

from ..army.muster import ready_armies
from ..core.book import KEY
from .kit import BOX
from .scenario_sheets import GOALS
from .scenarios import (
    MOST_BUDGET,
    MOST_TURNS,
    OPTIONS,
    WRITTEN,
    BattleScenario,
    battles,
    prize_kinds,
)

TABLE, PLAY = "CON-HOUSE-11", "CON-GAP-5"
SIDE = says.side(2, optional=True)
WORTH = says.number("points", 1, MOST_BUDGET, optional=False)
ABOUT_OBJECTS = ("fetch", "plunder")


class _Files(ScenarioFiles[BattleScenario]):
    game = KEY
    written = WRITTEN

    def battles(self) -> Mapping[str, BattleScenario]:
        return battles()

    def sections(self) -> Sequence[Section]:
        armies = {key: army.name for key, army in ready_armies().items()}
        prizes = {key: kind.name for key, kind in prize_kinds().items()}
        return (
            says.story(KEY),
            says.table(BOX.kit(), (), TABLE),
            says.part(
                "sides",
                says.numbers("players", 2, 2, "CON-GEN-2"),
                says.number("points", 1, MOST_BUDGET, "CON-STAT-17", optional=False),
                says.rows(
                    "sides", (says.choice("army", armies),), PLAY, least=2, most=2, optional=False
                ),
            ),
            says.part(
                "places",
                says.rows("zones", (says.side(2), says.outline(box=True)), TABLE, least=2, most=2),
                says.rows("objects", (says.choice("key", prizes), *says.place()), PLAY, most=6),
            ),
            says.part(
                "goals",
                says.variants(
                    "goals",
                    [
                        says.goal("casualties", rule=PLAY),
                        says.goal("fetch", rule=PLAY),
                        says.goal("invade", rule=PLAY),
                        says.goal("occupy", says.outline(), SIDE, rule=PLAY),
                        says.goal("plunder", WORTH, rule=PLAY),
                        says.goal("champions", rule=PLAY),
                    ],
                    least=1,
                    most=2,
                ),
            ),
            says.length(MOST_TURNS, PLAY, OPTIONS),
        )

    def sheet_of(self, battle: BattleScenario) -> dict[str, Any]:
        zones = [{"side": zone[0] + 1, "outline": _corners(zone[1:])} for zone in battle.zones]
        return {
            **some(
                pieces=plain_rows(battle.pieces), objects=plain_rows(battle.prizes), zones=zones
            ),
            "points": battle.total,
            "sides": [{"army": army} for army in battle.armies],
            "goals": [{"kind": "casualties"}, *_goals_of(battle)],
            "rounds": battle.turns,
        }

    def faults(self, sheet: Mapping[str, Any]) -> Iterator[CardFault]:
        kinds = [one["kind"] for one in sheet["goals"]]
        if "casualties" not in kinds:
            yield fault("goals", "scenario-goal-always", PLAY, goal=says.title("goal-casualties"))
        if kinds.count("casualties") > 1 or len(kinds) - kinds.count("casualties") > 1:
            yield fault("goals", "scenario-goal-several", PLAY)
        if any(kind in ABOUT_OBJECTS for kind in kinds) and not sheet.get("objects"):
            yield fault("goals", "scenario-goal-object", PLAY)
        if not sheet.get("rounds"):
            yield fault("rounds", "scenario-rounds-missing", PLAY)
        seats = [zone["side"] for zone in sheet.get("zones", ())]
        if seats and sorted(seats) != [1, 2]:
            yield fault("zones", "scenario-zones-each", TABLE)
        for number, zone in enumerate(sheet.get("zones", ())):
            if not _is_box(zone["outline"]):
                yield fault(f"zones.{number}.outline", "scenario-box", TABLE)
        for number, goal in enumerate(sheet["goals"]):
            if "outline" in goal and not _is_box(goal["outline"]):
                yield fault(f"goals.{number}.outline", "scenario-box", PLAY)

    def battle_faults(self, battle: BattleScenario) -> Iterable[CardFault]:
        return self.pieces_faults(battle)


def _goals_of(battle: BattleScenario) -> Iterator[dict[str, Any]]:
    """What counts besides casualties, as a sheet has it."""
    for key, goal in GOALS.items():
        if goal == battle.goal:
            side = None if battle.holder is None else battle.holder + 1
            outline = None if battle.place is None else _corners(battle.place)
            yield {"kind": key, **some(outline=outline, side=side, points=battle.worth)}


def _corners(box: Box) -> list[list[int]]:
    return [list(point) for point in outline_of(box).points]


def _is_box(outline: Sequence[Sequence[int]]) -> bool:
    xs, ys = ({point[axis] for point in outline} for axis in (0, 1))
    return len(outline) == 4 and len(xs) == len(ys) == 2


_FILES = _Files()


def maker() -> ScenarioFiles[BattleScenario]:
    """What players may write."""
    return _FILES
