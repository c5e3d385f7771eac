"""Scenarios that players write: one vocabulary for all games, described as data.

What may stand in a scenario's file a game says as it does for cards (`kernel.cards`): sections of
values with their bounds, titles and rules. So one reader, one schema and one editor serve all
games (`kit.scenario_files`). What is written is plain data, called a *sheet*. It lies in the set-up
of its battle (`Setup.written`) and, as one text, in every state of it, so that saves, replays and
links need no file again, and two scenarios of one name are two scenarios.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from slagveld.kernel.cards import CardKind, CardRefusal
from slagveld.kernel.fields import Label
from slagveld.kernel.rulebook import refuse
from slagveld.structs import Struct
from slagveld.texts import Name, Value

if TYPE_CHECKING:
    from slagveld.kernel.ready_battle import Scenario
    from slagveld.kernel.rulebook import Refusal

SCENARIO_RULE: Final = "SLV-SCENARIO-1"
"""A scenario has the values of its game, each within its bounds, and no others."""
LARGEST_SHEET: Final = 256_000
"""Characters of a sheet as one text."""


class WrittenScenario(Struct, frozen=True, kw_only=True):
    """A scenario that somebody wrote, as it is shown before its battle."""

    key: str
    title: Name
    summary: Name
    story: Label = ""
    players: tuple[int, ...]
    """Numbers of players it can be played by."""
    sides: tuple[Label, ...] = ()
    """What its sides are called, where they have names."""
    goals: tuple[Label, ...] = ()
    """Who wins, and by what, a line each."""
    special: tuple[Label, ...] = ()
    """Its own rules in words."""
    rounds: int = 0
    """The last round; 0: it has none of its own."""


class ScenarioReading(Struct, frozen=True, kw_only=True):
    """A scenario's file read: what it is, or everything that is wrong with it."""

    sheet: dict[str, Any] = {}  # noqa: RUF012 - msgspec copies it
    """As it is kept in a set-up."""
    scenario: WrittenScenario | None = None
    refusals: tuple[CardRefusal, ...] = ()


class ScenarioMaker(Protocol):
    """What a game says of the scenarios that its players may write."""

    def kind(self) -> CardKind:
        """What may stand in a scenario's file, with a sheet to begin with."""

    def read(self, source: str | bytes, file: str) -> ScenarioReading:
        """A scenario's file, YAML or JSON, with everything that is wrong with it.

        Whether a battle can begin on it is tried as well.
        """

    def refusal(self, sheet: Mapping[str, Any]) -> "Refusal | None":
        """What is wrong with a sheet before a battle is tried on it, or None."""

    def scenario(self, sheet: Mapping[str, Any]) -> "Scenario":
        """A sound sheet as the menus show it."""

    def is_ready(self, sheet: Mapping[str, Any]) -> bool:
        """Whether a sheet says just the same as the ready-made scenario of its key."""

    def sheet(self, key: str) -> dict[str, Any]:
        """A ready-made scenario as a sheet; raises RefusedError where there is none."""


def text_of(sheet: Mapping[str, Any]) -> str:
    """A sheet as one text, the same whatever the order of its values."""
    return msgspec.json.encode(sheet, order="sorted").decode()


def no_scenario(key: str, **values: Value) -> "Refusal":
    """A refusal of a scenario that somebody wrote."""
    return refuse(SCENARIO_RULE, key, **values)
