"""How wide a unit should stand before it charges: so that as many as can be strike first."""

from slagveld.kernel.tactics import Scored

from ..core.parts import Scope
from ..core.state import CarnageState
from ..core.unit import Unit
from ..formation.ranks import Rerank, formed
from ..formation.reorganisation import REORGANISING, is_over
from .moves import attack
from .worth import charge_reach, enemies_of, gap

WIDER = (2, 4)
"""By so many files a unit thinks of broadening its front; or it stands in one rank."""
MARGIN = 3.0
"""The charge must promise so much more."""


def broaden(state: CarnageState, seat: int, only: int, units: list[Unit]) -> Scored | None:
    """A wider front for a unit whose charge gains by it, before the side's first move."""
    if is_over(state, state.side_of(seat)):
        return None
    for unit in units:
        if not unit.single and not unit.profile.bow and _is_near(state, unit):
            found = _wider(state, seat, only, unit)
            if found is not None:
                return found
    return None


def _is_near(state: CarnageState, unit: Unit) -> bool:
    """Whether some enemy could be charged."""
    far = charge_reach(state, unit)
    return any(gap(unit, enemy) <= far for enemy in enemies_of(state, unit.side))


def _wider(state: CarnageState, seat: int, only: int, unit: Unit) -> Scored | None:
    count = len(unit.figures)
    now = attack(state, unit)
    best: Scored | None = None
    least = MARGIN + (0.0 if now is None else now[0])
    for files in dict.fromkeys([*[unit.files + more for more in WIDER], count]):
        action = Rerank(unit.id, files)
        if files > count or REORGANISING.check(state, Scope(seat, only), action) is not None:
            continue
        there = formed(unit, files)
        then = attack(state.with_unit(there), there)
        if then is not None and then[0] > least:
            best, least = (then[0], action), then[0]
    return best
