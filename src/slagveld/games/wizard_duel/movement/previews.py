"""What a half-filled walk, jump or wizard's move would do: reach, way, contact."""

from collections.abc import Callable

from slagveld.kernel.decision import Ghost, Preview
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.kit.ways import facing_along, mended, reach_region
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..core.book import CM, text
from ..core.models import Creature, spot_of
from ..core.state import DuelState
from ..melee.previews import exchange_odds
from ..terrain.contact import foes_touched
from ..terrain.standing import end_pose
from ..terrain.wayfinding import Walker, meant
from ..terrain.ways import way_cost, way_length
from .jump import Jump, landings
from .walk import Walk, check_walk
from .wizard import WIZARD_MOVE, MoveWizard, check_move

STEPS = 20
"""Places of the lattice between the start and the edge of a reach."""


def preview_walk(state: DuelState, creature: Creature, draft: Walk, *, first: bool) -> Preview:
    """The reach; with waypoints the way that is meant by them, and whom it brings in contact.

    `first` says whether contact made now gives an exchange (WD-MELEE-3).
    """
    row, model = state.race_of(creature), creature.id
    limit = row.movement * CM * FINE
    walker = Walker(state, creature.seat, model, limit, flies=row.flies)
    shown, pose = way_preview(
        walker, draft, lambda path, facing: check_walk(state, creature, Walk(model, path, facing))
    )
    if pose is None:
        return shown
    notes = _walk_notes(state, creature, filled(draft.path, ()), pose)
    before = foes_touched(state, creature.seat, model)
    after = foes_touched(state.moved(model, pose), creature.seat, model)
    found = [state.creature(piece) for piece in after if piece not in before]
    met = tuple(foe for foe in found if foe is not None)
    if first:
        odds = exchange_odds(state, creature, pose, met)
        return replace(shown, odds=odds, notes=notes)
    bare = [text("note-no-exchange", name=state.name_of(foe.id)) for foe in met]
    return replace(shown, notes=(*notes, *bare))


def _walk_notes(state: DuelState, creature: Creature, given: Path, pose: Pose) -> tuple[Text, ...]:
    """What a walk that looks like more does not do: it stays, or leads to who is touched."""
    notes: list[Text] = []
    start = state.pose(creature.id)
    if spot_of(pose) == spot_of(start):
        notes.append(text("note-stays" if pose.facing == start.facing else "note-turns"))
    for foe in foes_touched(state, creature.seat, creature.id):
        body = state.layout.body(foe)
        if given and given[-1].level == body.level:
            dx, dy = given[-1].x * FINE - body.x, given[-1].y * FINE - body.y
            if dx * dx + dy * dy <= body.reach * body.reach:
                notes.append(text("note-touched", name=state.name_of(foe)))
    return tuple(notes)


def preview_jump(state: DuelState, creature: Creature, draft: Jump) -> Preview:
    """With a landing chosen, the model there, looking as it does now."""
    number, found = filled(draft.landing), landings(state, creature)
    if number is None or not 0 <= number < len(found):
        return Preview()
    told = filled(draft.facing)
    facing = found[number].facing if told is None else told
    ghost = Ghost(creature.id, replace(found[number], facing=facing))
    return Preview(ghosts=(ghost,), snapped={"facing": facing} if told is None else {})


def preview_move(state: DuelState, seat: int, draft: MoveWizard) -> Preview:
    """His reach; with waypoints the way that is meant by them."""
    wizard = state.wizards[seat].id
    walker = Walker(state, seat, wizard, WIZARD_MOVE * FINE, wizard=True)
    return way_preview(
        walker, draft, lambda path, facing: check_move(state, seat, MoveWizard(path, facing))
    )[0]


def way_preview(
    walker: Walker, draft: Walk | MoveWizard, check: Callable[[Path, int], Refusal | None]
) -> tuple[Preview, Pose | None]:
    """The way that is meant, what it costs, where it ends and why not; and the pose at its end.

    Before anything is chosen, the reach and no pose.
    """
    state, start, limit = walker.state, walker.start, walker.limit // FINE
    given, told = filled(draft.path), filled(draft.facing)
    if given is None or (not given and told is None):
        reach = reach_region(walker.ground(start.level), start, walker.limit, STEPS)
        return Preview(region=reach, limit=limit), None
    path = meant(walker, given, lambda way: check(way, start.facing) is None)
    facing = facing_along(start, path) if told is None else told
    pose = end_pose(state.layout, start, path, facing)
    length = way_length(state, start, path)
    cost = length if walker.flies else way_cost(state, start, path)
    shown = Preview(
        refusal=check(path, facing),
        snapped=mended(given, path, told, facing),
        path=(spot_of(start), *path),
        length=None if length is None else -(-length // FINE),
        cost=None if cost is None else -(-cost // FINE),
        limit=limit,
        ghosts=() if pose is None else (Ghost(walker.piece, pose),),
    )
    return shown, pose
