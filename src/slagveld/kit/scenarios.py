"""Ready-made battles as the files of games hold them, and what is agreed instead."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from slagveld.data import Row
from slagveld.kernel.scenarios import text_of
from slagveld.kernel.scenery import Ground
from slagveld.kernel.setup import OptionValue, Setup
from slagveld.texts import Name

B = TypeVar("B", bound="ReadyBattle")
TRAITS = ("many", "declines")
"""What a name may say of itself beside the languages, for sentences (see `texts.Name`)."""
KEPT = 64
"""So many battles of written scenarios are remembered."""


class ReadyBattle(Row, frozen=True, kw_only=True):
    """A ready-made battle: what every game says of one."""

    key: str
    title: Name
    summary: Name
    players: tuple[int, ...] = (2,)
    inviting: bool = False
    width: int
    height: int
    mat: Ground = "meadow"
    """What lies on its table, unless a table laid by hand has a ground of its own."""
    written: str = ""
    """The sheet of a scenario that somebody wrote; empty: it belongs to the game."""

    def ground(self, laid: Ground) -> Ground:
        """What is shown where a state has this ground."""
        return self.mat if laid == "grass" else laid


def agreed(given: Mapping[str, OptionValue], option: str, usual: int) -> int:
    """The number that was agreed on; as the scenario has it unless another is given."""
    return int(given.get(option, 0)) or usual


def last_round(given: Mapping[str, OptionValue], option: str, usual: int) -> int:
    """The last round of a battle; 0: it has none (the option `endless`)."""
    return 0 if given.get("endless") else agreed(given, option, usual)


class Written(Generic[B]):
    """The scenarios that players write, as battles of a game.

    Args:
        kind: What the game's own files hold of each battle.
        row_of: What such a file would hold, from a sheet that is sound.
    """

    def __init__(self, kind: type[B], row_of: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        self._kind = kind
        self._row_of = row_of
        self._read = lru_cache(KEPT)(self._made)

    def battle(self, text: str) -> B:
        """The battle of a sheet, as `kernel.scenarios.text_of` has it."""
        return self._read(text)

    def of_setup(self, setup: Setup, ready: Mapping[str, B]) -> B:
        """The battle of a set-up whose scenario is known to be sound."""
        if isinstance(setup.written, msgspec.UnsetType):
            return ready[setup.scenario]
        return self._read(text_of(setup.written))

    def _made(self, text: str) -> B:
        row = self._row_of(msgspec.json.decode(text))
        return msgspec.convert({**row, "written": text}, self._kind)


def common_row(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """What the rows of all games hold of a sheet."""
    named = {name: name_of(sheet[name]) for name in ("title", "summary")}
    plain = {name: sheet[name] for name in ("key", "mat", "players", "width") if name in sheet}
    return {**plain, **named, **renamed(sheet, depth="height")}


def name_of(value: Any) -> Name:
    """A name as it is written: the same in all languages, or one for each."""
    if isinstance(value, str):
        return Name.same(value)
    traits = {trait: value[trait] for trait in TRAITS if trait in value}
    names = {language: name for language, name in value.items() if language not in traits}
    return msgspec.structs.replace(Name.of(names), **traits)


def renamed(row: Mapping[str, Any], **names: str) -> dict[str, Any]:
    """Some values of a row, each under the name that it has elsewhere."""
    return {there: row[here] for here, there in names.items() if here in row}


def from_one(row: Mapping[str, Any], name: str = "seat") -> dict[str, Any]:
    """The side of a row, which people count from 1 on, as a seat counts from 0 on."""
    return {name: row["side"] - 1} if "side" in row else {}
