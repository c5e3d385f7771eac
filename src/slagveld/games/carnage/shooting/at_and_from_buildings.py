"""Shooting at buildings and out of them: by direct fire alone, through doors and windows.

Those inside announce first, for only who shoots himself may be shot at (CAR-9.7-return).
"""

from collections.abc import Sequence

from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.state import CarnageState
from ..core.unit import Unit
from ..sight.forests_trees_windows import Mark
from ..sight.line_of_sight import View
from ..terrain.high_walls import WINDOW


def is_direct_only(unit: Unit, target: Unit) -> bool:
    """Whether only direct fire is possible: into, out of or within a building (CAR-9.7-direct)."""
    return bool(unit.inside or target.inside)


def unreturned(state: CarnageState, target: Unit) -> Refusal | None:
    """Why a unit in a building cannot be shot at: it does not shoot itself (CAR-9.7-return)."""
    if target.inside and not any(shot.unit == target.id for shot in state.shots):
        return refuse("CAR-9.7-return", "refusal-shot-inside", name=target.name)
    return None


def out_of_turn(unit: Unit, *, indoors: bool) -> Refusal | None:
    """Why a unit cannot announce now: those inside do it before all others (CAR-9.7-return)."""
    if indoors and not unit.inside:
        return refuse("CAR-9.7-return", "refusal-shot-outdoors", name=unit.name)
    if unit.inside and not indoors:
        return refuse("CAR-9.7-return", "refusal-shot-indoors", name=unit.name)
    return None


def behind_openings(unit: Unit, view: View) -> int | None:
    """How many shoot out of a building: those that fit behind openings (CAR-9.7-shoot-out).

    Only openings from which the target is seen count. None: they need none.
    """
    if not unit.inside or view.within:
        return None
    return min(len(unit.figures), view.lookouts())


def has_windows(seen: Sequence[Mark]) -> bool:
    """Whether half of those that are seen stand behind windows, as in cover (CAR-9.7-shoot-in)."""
    at_windows = sum([mark.opening == WINDOW for mark in seen])
    return bool(at_windows) and 2 * at_windows >= len(seen)
