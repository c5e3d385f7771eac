"""The walks, jumps and wizard's moves that a turn offers: forms, menus, and what each would do."""

from collections.abc import Callable, Iterator
from itertools import islice

from slagveld.kernel.decision import Form, Ghost, Preview
from slagveld.kernel.fields import Choice, Path
from slagveld.kernel.menu import Lane, lane, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.kit.ways import facing_along, mended, reach_region
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE
from slagveld.texts import Distance, Text

from ..core.book import CM, do, pick, text
from ..core.models import Creature, model_field, spot_of
from ..core.state import DuelState
from ..melee.previews import exchange_odds
from ..terrain import contact_and_distance
from ..terrain.floors_and_stairs import end_pose
from ..terrain.paths import Walker, meant, way_cost, way_length
from .jump import Jump, landings
from .walk import Walk, check_walk
from .wizards_move import WIZARD_MOVE, MoveWizard, check_move

LANES = tuple(range(0, 3600, 450))
STEPS = 16
"""Places of the lattice between the start and the edge of a reach."""
NEAREST = 4
"""Of many foes so many are walked to before other ways are thought of."""


def walk_form(state: DuelState, able: tuple[Creature, ...]) -> Form:
    ids = tuple(creature.id for creature in able)
    limit = max(state.race_of(creature).movement for creature in able) * CM
    path = pick.path("path", "field-path", of="model", limit=limit)
    facing = pick.facing("facing", "field-facing", of="model")
    return do(Walk, "do-walk", model_field(ids), path, facing, rule="WD-MOVE-1")


def jump_forms(state: DuelState, able: tuple[Creature, ...]) -> Iterator[Form]:
    """The jump down, if somebody stands at an edge."""
    found = {c.id: landings(state, c) for c in able}
    jumpers = tuple(number for number, poses in found.items() if poses)
    if jumpers:
        choices = [
            Choice(str(number), text("landing", down=down), spot=spot_of(pose), of=jumper)
            for jumper in jumpers
            for number, pose in enumerate(found[jumper])
            for down in [Distance(state.pose(jumper).z - pose.z)]
        ]
        landing = pick.choice("landing", "field-landing", choices, of="model", numeric=True)
        facing = pick.facing("facing", "field-facing", of="model")
        yield do(Jump, "do-jump", model_field(jumpers), landing, facing, rule="WD-PLACE-5")


def move_form(wizard: int) -> Form:
    path = pick.path("path", "field-path", piece=wizard, limit=WIZARD_MOVE)
    facing = pick.facing("facing", "field-facing", piece=wizard)
    return do(MoveWizard, "do-move-wizard", path, facing, rule="WD-WIZARD-4")


def walks(state: DuelState, creature: Creature) -> Lane:
    """Towards each foe, in eight directions, and turning on the spot."""
    turns = [Walk(creature.id, (), way) for way in LANES]
    return woven([_straight(state, creature), lane(turns)])


def _straight(state: DuelState, creature: Creature) -> Lane:
    """Towards the nearest of many foes, in eight directions, then to the rest; each way once."""
    foes = state.enemies(creature.seat)
    goals = contact_and_distance.promising(state, creature.seat, creature.id)
    limit = longest(state, creature)
    known: dict[Walk, None] = {}
    for number, foe in islice(goals, NEAREST if len(foes) > contact_and_distance.FEW else None):
        yield (number,), _new(known, towards(state, creature, foe))
    for number, way in enumerate(LANES, start=len(foes)):
        yield (number,), _new(known, ahead(state, creature, way, limit))
    for number, foe in goals:
        yield (number,), _new(known, towards(state, creature, foe))


def _new(known: dict[Walk, None], walk: Walk | None) -> Walk | None:
    if walk is None or walk in known:
        return None
    known[walk] = None
    return walk


def jumps(state: DuelState, creature: Creature) -> list[Jump]:
    """Every jump a creature can make, looking as it does now."""
    facing, count = state.pose(creature.id).facing, len(landings(state, creature))
    return [Jump(creature.id, number, facing) for number in range(count)]


def towards(state: DuelState, creature: Creature, foe: int) -> Walk | None:
    """A straight walk towards a foe: into contact if it is near enough, else as far as it goes."""
    walk = straight(state, creature, foe)
    return walk if walk is not None and check_walk(state, creature, walk) is None else None


def straight(state: DuelState, creature: Creature, foe: int) -> Walk | None:
    """The same, allowed or not; None off the table, to another level or to whom it touches."""
    start, goal = state.pose(creature.id), state.pose(foe)
    if start.level != goal.level:
        return None
    gap = contact_and_distance.room_between(state, creature.id, foe)
    if gap <= contact_and_distance.TOUCH:
        return None
    way = contact_and_distance.direction(start, goal)
    spot = _on_table(state, creature.id, way, min(gap - 2, longest(state, creature)))
    return None if spot is None else Walk(creature.id, (spot,), way)


def longest(state: DuelState, creature: Creature) -> int:
    """The longest straight way of a creature that menus and bots think of."""
    return state.race_of(creature).movement * CM - 1


def ahead(state: DuelState, creature: Creature, way: int, length: int) -> Walk | None:
    spot = _on_table(state, creature.id, way, length)
    walk = None if spot is None else Walk(creature.id, (spot,), way)
    return walk if walk is not None and check_walk(state, creature, walk) is None else None


def wizard_moves(state: DuelState, seat: int) -> Iterator[MoveWizard | None]:
    """In eight directions far and near, and turning on the spot."""
    for length in (WIZARD_MOVE - 1, WIZARD_MOVE // 2):
        for way in LANES:
            yield ahead_wizard(state, seat, way, length)
    for way in LANES:
        yield MoveWizard((), way)


def ahead_wizard(state: DuelState, seat: int, way: int, length: int) -> MoveWizard | None:
    spot = _on_table(state, state.wizards[seat].id, way, length)
    move = None if spot is None else MoveWizard((spot,), way)
    return move if move is not None and check_move(state, seat, move) is None else None


def _on_table(state: DuelState, piece: int, way: int, length: int) -> Spot | None:
    """The place so far from a piece in a direction, if it is on the table."""
    pose = state.pose(piece)
    x, y = contact_and_distance.away(pose, way, length)
    on_table = 0 <= x <= state.layout.width and 0 <= y <= state.layout.height
    return Spot(x, y, pose.level) if on_table else None


def preview_walk(state: DuelState, creature: Creature, draft: Walk, *, first: bool) -> Preview:
    """The reach, or the way meant and whom it meets; `first`: contact gives blows (WD-MELEE-3)."""
    row, model = state.race_of(creature), creature.id
    limit = row.movement * CM * FINE
    walker = Walker(state, creature.seat, model, limit, flies=row.flies)
    shown, pose = way_preview(
        walker, draft, lambda path, facing: check_walk(state, creature, Walk(model, path, facing))
    )
    if pose is None:
        return shown
    notes = _walk_notes(state, creature, filled(draft.path, ()), pose)
    before = contact_and_distance.foes_touched(state, creature.seat, model)
    after = contact_and_distance.foes_touched(state.moved(model, pose), creature.seat, model)
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
    for foe in contact_and_distance.foes_touched(state, creature.seat, creature.id):
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
