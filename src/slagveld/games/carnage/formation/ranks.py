"""Back into formation: a block on the middle of the unit's front (CAR-5.1-formation)."""

from slagveld.kernel.fields import Amount
from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.parts import UnitAction
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.footing import fits


class Rerank(UnitAction, frozen=True):
    """A unit takes another frontage on the middle of its front; loose figures form up."""

    files: Amount


def formed(unit: Unit, files: int = 0) -> Unit:
    """The unit as a block on the middle of its front, perhaps with another frontage."""
    wide = min(files or unit.files, len(unit.figures))
    return unit.changed(files=wide, places=())


def rerank_refusal(state: CarnageState, unit: Unit, files: int) -> Refusal | None:
    """Why a unit cannot take this frontage, or None."""
    if state.field.engaged(unit):
        return refuse("CAR-5.1-reorganise", "refusal-rerank-engaged", unit=unit.name)
    if not 1 <= files <= len(unit.figures):
        return refuse("CAR-5.1-formation", "refusal-files", most=len(unit.figures))
    if unit.formed and files == min(unit.files, len(unit.figures)):
        return refuse("CAR-5.1-reorganise", "refusal-rerank-same", unit=unit.name)
    block = formed(unit, files)
    if not fits(state, block) or state.field.engaged(block):
        return refuse("CAR-5.1-reorganise", "refusal-rerank-room", unit=unit.name)
    return None


def frontages(unit: Unit) -> list[int]:
    """One, two and three ranks, where that differs from how it stands."""
    count = len(unit.figures)
    found = list(dict.fromkeys([count, (count + 1) // 2, (count + 2) // 3]))
    return [files for files in found if not unit.formed or files != min(unit.files, count)]
