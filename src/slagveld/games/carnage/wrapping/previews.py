"""What a wrap would look like, and how many figures would fight."""

from typing import Any

from slagveld.kernel.decision import Ghost, Preview
from slagveld.kernel.fields import Placements
from slagveld.kernel.rulebook import Refusal

from ..core.book import text
from ..core.conditions import foes
from ..core.state import CarnageState
from ..core.unit import Unit
from .flanks import dragged, fullest, laid_round, spare, wrap_limit


def _shown(state: CarnageState, before: Unit, after: Unit, **more: Any) -> Preview:
    """Ghosts of the figures that go, and how many of the unit touch an enemy then."""
    field = state.field.replaced(after)
    fighting = {place for foe in field.enemies_of(after) for place, _ in field.touches(after, foe)}
    ghosts = [
        Ghost(figure.id, pose)
        for figure, pose, old in zip(after.figures, after.poses, before.poses, strict=True)
        if pose != old
    ]
    note = text("note-fighters", count=len(fighting))
    limit = wrap_limit(state, before)
    return Preview(ghosts=tuple(ghosts), notes=(note,), limit=limit, **more)


def preview_places(state: CarnageState, unit: Unit, placements: Placements | None) -> Preview:
    """Figures set down by hand."""
    pieces = tuple([unit.figures[place].id for place in spare(state, unit)])
    after = None if placements is None else dragged(state, unit, placements)
    if after is None or isinstance(after, Refusal):
        return Preview(pieces=pieces, limit=wrap_limit(state, unit))
    return _shown(state, unit, after, pieces=pieces)


def preview_wrap(
    state: CarnageState, unit: Unit, enemy: int | None, left: int | None, right: int | None
) -> Preview:
    """Figures laid along an enemy; the fullest wrap where no numbers are told."""
    enemies = foes(state, unit)
    snapped: dict[str, int] = {}
    if enemy is None:
        if len(enemies) > 1:
            return Preview(pieces=tuple([foe.id for foe in enemies]))
        snapped["enemy"] = enemy = enemies[0].id
    foe = next((other for other in enemies if other.id == enemy), None)
    if foe is None:
        return Preview()
    if left is None or right is None:
        full = fullest(state, unit, foe)
        if left is None:
            snapped["left"] = left = full[0]
        if right is None:
            snapped["right"] = right = min(full[1], max(0, len(spare(state, unit)) - left))
    after = laid_round(state, unit, foe.id, left, right)
    if isinstance(after, Refusal):
        return Preview(snapped=snapped)
    return _shown(state, unit, after, snapped=snapped)
