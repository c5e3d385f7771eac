"""What may stand in a scenario's file (MK-ETIQ-5), and what makes a sound one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from slagveld.kernel.cards import CardFault, Section
from slagveld.kit import scenario_fields as says
from slagveld.kit.scenario_files import ScenarioFiles, fault
from slagveld.kit.scenario_rows import plain_rows, some

from ..army.muster import ready_armies
from ..core.book import KEY
from .kit import BOX
from .scenarios import MOST_ROUNDS, MOST_TOTAL, OPTIONS, WRITTEN, BattleScenario, battles

TABLE, PLAY = "MK-SETUP-2", "MK-ETIQ-5"
MOST_PLAYERS = 4
"""MK-INTRO-3."""


class _Files(ScenarioFiles[BattleScenario]):
    game = KEY
    written = WRITTEN

    def battles(self) -> Mapping[str, BattleScenario]:
        return battles()

    def sections(self) -> Sequence[Section]:
        armies = {key: army.name for key, army in ready_armies().items()}
        return (
            says.story(KEY),
            says.table(BOX.kit(), (), TABLE, says.switch("laid-by-players", "MK-SETUP-1")),
            says.part(
                "sides",
                says.numbers("players", 2, MOST_PLAYERS, "MK-INTRO-3", optional=False),
                says.number("teams", 2, 2, "MK-INTRO-4"),
                says.number("points", 1, MOST_TOTAL, "MK-ARMY-2", optional=False),
                says.rows(
                    "sides",
                    (says.choice("army", armies),),
                    PLAY,
                    least=2,
                    most=MOST_PLAYERS,
                    optional=False,
                ),
            ),
            says.part("places", says.rows("objectives", says.place(), "MK-PLACE-2", most=5)),
            says.part(
                "goals",
                says.variants(
                    "goals",
                    [says.goal("objectives", rule="MK-END-3"), says.goal("fetch", rule=PLAY)],
                    least=1,
                    most=1,
                ),
            ),
            says.length(MOST_ROUNDS, "MK-END-3", OPTIONS),
        )

    def sheet_of(self, battle: BattleScenario) -> dict[str, Any]:
        spots = [{"x": x, "y": y} for x, y in battle.objectives]
        return {
            **some(
                pieces=plain_rows(battle.pieces),
                objectives=spots,
                teams=battle.sides,
                **{"laid-by-players": battle.book or None},
            ),
            "points": battle.total,
            "sides": [{"army": army} for army in battle.armies],
            "goals": [{"kind": "fetch" if battle.goal == "treasure" else "objectives"}],
            "rounds": battle.rounds,
        }

    def faults(self, sheet: Mapping[str, Any]) -> Iterator[CardFault]:
        if max(sheet["players"]) > len(sheet["sides"]):
            yield fault("sides", "scenario-sides-few", "MK-INTRO-3", most=max(sheet["players"]))
        if not sheet.get("rounds"):
            yield fault("rounds", "scenario-rounds-missing", "MK-END-3")
        laid = sheet.get("laid-by-players", False)
        if not laid and not sheet.get("objectives"):
            yield fault("goals", "scenario-goal-object", "MK-PLACE-2")
        if laid and (sheet.get("pieces") or sheet.get("objectives")):
            yield fault("laid-by-players", "scenario-laid", "MK-SETUP-1")

    def battle_faults(self, battle: BattleScenario) -> Iterable[CardFault]:
        return self.pieces_faults(battle)


_FILES = _Files()


def maker() -> ScenarioFiles[BattleScenario]:
    """What players may write."""
    return _FILES
