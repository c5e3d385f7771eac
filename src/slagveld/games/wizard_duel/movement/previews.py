"""What a half-filled walk, jump or wizard's move would do: reach, way, contact."""

from collections.abc import Callable
from typing import Any

import msgspec

from slagveld.kernel.decision import Ghost, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..core.book import CM, text
from ..core.models import Creature
from ..core.state import DuelState
from ..melee.previews import exchange_odds
from ..terrain.contact import foes_touched
from ..terrain.wayfinding import Walker, facing_along, meant, region
from ..terrain.ways import way_cost, way_length
from .jump import landings
from .walk import Walk, check_walk, end_pose
from .wizard import WIZARD_MOVE, MoveWizard, check_move


def preview_walk(state: DuelState, model: int, values: dict[str, Any], *, first: bool) -> Preview:
    """The reach; with waypoints the way that is meant by them, and whom it brings in contact.

    `first` says whether contact made now gives an exchange (WD-MELEE-3).
    """
    creature = state.creature(model)
    if creature is None:
        return Preview()
    row = state.race_of(creature)
    limit = row.movement * CM
    walker = Walker(state, creature.seat, model, limit, wizard=False, flies=row.flies)
    raw = values.get("path")
    if not isinstance(raw, list | tuple) or (not raw and "facing" not in values):
        return Preview(region=region(walker), limit=limit)

    def check(path: tuple[Spot, ...], facing: int) -> Refusal | None:
        return check_walk(state, creature, Walk(model, path, facing))

    shown, pose = way_preview(walker, spots(raw), values, check)
    if pose is None:
        return shown
    notes = _walk_notes(state, creature, spots(raw), pose)
    met = _newly_touched(state, creature, pose)
    if first:
        odds = exchange_odds(state, creature, pose, met)
        return msgspec.structs.replace(shown, odds=odds, notes=notes)
    bare = [text("note-no-exchange", name=state.name_of(foe.id)) for foe in met]
    return msgspec.structs.replace(shown, notes=(*notes, *bare))


def _walk_notes(
    state: DuelState, creature: Creature, given: tuple[Spot, ...], pose: Pose
) -> tuple[Text, ...]:
    """What a walk that looks like more does not do: it stays, or leads to who is touched."""
    notes: list[Text] = []
    start = state.pose(creature.id)
    if (pose.x, pose.y, pose.level) == (start.x, start.y, start.level):
        notes.append(text("note-stays" if pose.facing == start.facing else "note-turns"))
    for foe in foes_touched(state, creature.seat, creature.id):
        body = state.layout.body(foe)
        if given and given[-1].level == body.level:
            dx, dy = given[-1].x * FINE - body.x, given[-1].y * FINE - body.y
            if dx * dx + dy * dy <= body.reach * body.reach:
                notes.append(text("note-touched", name=state.name_of(foe)))
    return tuple(notes)


def _newly_touched(state: DuelState, creature: Creature, pose: Pose) -> tuple[Creature, ...]:
    """Enemy creatures that a walk to this pose brings in contact."""
    before = foes_touched(state, creature.seat, creature.id)
    after = foes_touched(state.moved(creature.id, pose), creature.seat, creature.id)
    found = [state.creature(piece) for piece in after if piece not in before]
    return tuple(foe for foe in found if foe is not None)


def preview_jump(state: DuelState, model: int, values: dict[str, Any]) -> Preview:
    """With a landing chosen, the model there, looking as it does now."""
    creature = state.creature(model)
    number = values.get("landing")
    found = [] if creature is None else landings(state, creature)
    if not isinstance(number, int) or not 0 <= number < len(found):
        return Preview()
    facing = values.get("facing", found[number].facing)
    ghost = Ghost(model, msgspec.structs.replace(found[number], facing=facing))
    return Preview(ghosts=(ghost,), snapped={} if "facing" in values else {"facing": facing})


def preview_move(state: DuelState, seat: int, values: dict[str, Any]) -> Preview:
    """His reach; with waypoints the way that is meant by them."""
    wizard = state.wizards[seat].id
    walker = Walker(state, seat, wizard, WIZARD_MOVE, wizard=True, flies=False)
    raw = values.get("path")
    if not isinstance(raw, list | tuple) or (not raw and "facing" not in values):
        return Preview(region=region(walker), limit=WIZARD_MOVE)

    def check(path: tuple[Spot, ...], facing: int) -> Refusal | None:
        return check_move(state, seat, MoveWizard(path, facing))

    return way_preview(walker, spots(raw), values, check)[0]


def spots(raw: list[Any] | tuple[Any, ...]) -> tuple[Spot, ...]:
    """Waypoints as they come in."""
    return tuple(spot if isinstance(spot, Spot) else Spot(*spot) for spot in raw)


def way_preview(
    walker: Walker,
    given: tuple[Spot, ...],
    values: dict[str, Any],
    check: Callable[[tuple[Spot, ...], int], Refusal | None],
) -> tuple[Preview, Pose | None]:
    """The way that is meant, what it costs, where it ends and why not; and the pose at its end."""
    state, start = walker.state, walker.start
    path = meant(walker, given, lambda way: check(way, start.facing) is None)
    facing = values.get("facing", facing_along(start, path))
    pose = end_pose(state, start, path, facing)
    length = way_length(state, start, path)
    cost = length if walker.flies else way_cost(state, start, path)
    snapped: dict[str, Any] = {} if "facing" in values else {"facing": facing}
    if path != given:
        snapped["path"] = path
    shown = Preview(
        refusal=check(path, facing),
        snapped=snapped,
        path=(Spot(start.x, start.y, start.level), *path),
        length=None if length is None else -(-length // FINE),
        cost=None if cost is None else -(-cost // FINE),
        limit=walker.limit // FINE,
        ghosts=() if pose is None else (Ghost(walker.piece, pose),),
    )
    return shown, pose
