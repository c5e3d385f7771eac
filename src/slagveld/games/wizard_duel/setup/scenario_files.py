"""What may stand in a scenario's file (WD-SETUP-3), and what makes a sound one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

from slagveld.kernel.cards import CardFault, Section
from slagveld.kernel.fields import Label
from slagveld.kit import scenario_fields as says
from slagveld.kit.scenario_files import ScenarioFiles, fault
from slagveld.kit.scenario_rows import plain_rows, some, without

from ..core.book import KEY, text
from ..core.races import Weapon
from ..terrain.scenery import NAMED
from .agreement import OPTIONS
from .kit import BOX
from .scenario_sheets import WRITTEN, laid_of
from .scenarios import DuelScenario, battles

TABLE, END, STANDS = "WD-SETUP-3", "WD-END-2", "WD-SETUP-8"
MOST_PLAYERS, MOST_ROUNDS = 6, 200


class _Files(ScenarioFiles[DuelScenario]):
    game = KEY
    written = WRITTEN

    def battles(self) -> Mapping[str, DuelScenario]:
        return battles()

    def sections(self) -> Sequence[Section]:
        return (
            says.story(KEY),
            says.table(BOX.kit(), NAMED, TABLE, sized=True),
            says.part(
                "sides", says.numbers("players", 2, MOST_PLAYERS, "WD-MAT-6", optional=False)
            ),
            says.part(
                "places",
                says.rows(
                    "stands",
                    (
                        says.side(MOST_PLAYERS),
                        *says.place(says.facing()),
                        says.choice("weapon", _weapons(), optional=True),
                    ),
                    STANDS,
                    most=60,
                ),
            ),
            says.part(
                "goals", says.variants("goals", [says.goal("last", rule=END)], least=1, most=1)
            ),
            says.length(MOST_ROUNDS, END, OPTIONS),
        )

    def sheet_of(self, battle: DuelScenario) -> dict[str, Any]:
        stands = [
            {"side": one.seat + 1, **without(row, "seat")}
            for one, row in zip(battle.stands, plain_rows(battle.stands), strict=True)
        ]
        return {
            **some(terrain=plain_rows(battle.terrain), stands=stands, rounds=battle.rounds),
            "goals": [{"kind": "last"}],
        }

    def faults(self, sheet: Mapping[str, Any]) -> Iterator[CardFault]:
        stands = sheet.get("stands", ())
        there: list[int] = []
        for number, one in enumerate(stands):
            wizard, side = "weapon" not in one, one["side"]
            if side > min(sheet["players"]):
                yield fault(f"stands.{number}.side", "scenario-side-unknown", STANDS, found=side)
            elif wizard == (side in there):
                yield fault(f"stands.{number}", "scenario-wizard", STANDS, side=side)
            there += [side] if wizard else []
        missing = [side for side in range(1, max(sheet["players"]) + 1) if side not in there]
        if stands and missing:
            yield fault("stands", "scenario-wizard", STANDS, side=missing[0])

    def battle_faults(self, battle: DuelScenario) -> Iterable[CardFault]:
        return self.pieces_faults(battle)

    def lay(self, sheet: Mapping[str, Any]) -> None:
        if sheet.get("pieces"):
            BOX.lay(laid_of(dict(sheet)))


def _weapons() -> dict[str, Label]:
    return {weapon: text(f"weapon-{weapon}") for weapon in get_args(Weapon)}  # texts: *:weapon-*


_FILES = _Files()


def maker() -> ScenarioFiles[DuelScenario]:
    """What players may write."""
    return _FILES
