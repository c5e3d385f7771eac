"""The walks, jumps and wizard's moves that a turn offers: forms for a screen, menus for bots."""

from collections.abc import Iterator

from slagveld.kernel.decision import Form
from slagveld.kernel.fields import Choice
from slagveld.table.shapes import Spot
from slagveld.texts import Distance

from ..core.book import CM, do, pick, text
from ..core.models import Creature, model_field, spot_of
from ..core.state import DuelState
from ..terrain.contact import TOUCH, away, direction, gap_between, radius
from .jump import Jump, landings
from .walk import Walk, check_walk
from .wizard import WIZARD_MOVE, MoveWizard, check_move

LANES = tuple(range(0, 3600, 450))


def walk_form(state: DuelState, able: tuple[Creature, ...]) -> Form:
    """The walk action of those who may act."""
    ids = tuple(creature.id for creature in able)
    limit = max(state.race_of(creature).movement for creature in able) * CM
    path = pick.path("path", "field-path", of="model", limit=limit)
    facing = pick.facing("facing", "field-facing", of="model")
    return do(Walk, "do-walk", model_field(ids), path, facing, rule="WD-MOVE-1")


def jump_forms(state: DuelState, able: tuple[Creature, ...]) -> Iterator[Form]:
    """The jump down, if somebody stands at an edge."""
    jumpers = tuple(c.id for c in able if landings(state, c))
    if jumpers:
        choices = tuple(
            Choice(
                str(number),
                text("landing", down=Distance(state.pose(c.id).z - pose.z)),
                spot=spot_of(pose),
                of=c.id,
            )
            for c in able
            for number, pose in enumerate(landings(state, c))
        )
        landing = pick.choice("landing", "field-landing", choices, of="model", numeric=True)
        facing = pick.facing("facing", "field-facing", of="model")
        yield do(Jump, "do-jump", model_field(jumpers), landing, facing, rule="WD-PLACE-5")


def move_form(wizard: int) -> Form:
    """The wizard's move."""
    path = pick.path("path", "field-path", piece=wizard, limit=WIZARD_MOVE)
    facing = pick.facing("facing", "field-facing", piece=wizard)
    return do(MoveWizard, "do-move-wizard", path, facing, rule="WD-WIZARD-4")


def walks(state: DuelState, creature: Creature) -> list[Walk]:
    """Towards each foe, in eight directions, and turning on the spot."""
    limit = state.race_of(creature).movement * CM - 1
    ways = [towards(state, creature, foe) for foe in state.enemies(creature.seat)]
    ways += [ahead(state, creature, lane, limit) for lane in LANES]
    turns = [Walk(creature.id, (), lane) for lane in LANES]
    return [*dict.fromkeys(walk for walk in ways if walk is not None), *turns]


def towards(state: DuelState, creature: Creature, foe: int) -> Walk | None:
    """A straight walk towards a foe: into contact if it is near enough, else as far as it goes."""
    start, goal = state.pose(creature.id), state.pose(foe)
    if start.level != goal.level:
        return None
    gap = gap_between(start, goal) - radius(state, creature.id) - radius(state, foe)
    limit = state.race_of(creature).movement * CM - 1
    if gap <= TOUCH:
        return None
    return ahead(state, creature, direction(start, goal), min(gap - 2, limit))


def ahead(
    state: DuelState, creature: Creature, lane: int, length: int, facing: int | None = None
) -> Walk | None:
    """A straight walk in a direction, if it is allowed."""
    spot = _on_table(state, creature.id, lane, length)
    if spot is None:
        return None
    walk = Walk(creature.id, (spot,), lane if facing is None else facing)
    return walk if check_walk(state, creature, walk) is None else None


def wizard_moves(state: DuelState, seat: int) -> list[MoveWizard]:
    """In eight directions far and near, and turning on the spot."""
    lengths = (WIZARD_MOVE - 1, WIZARD_MOVE // 2)
    ways = [ahead_wizard(state, seat, lane, length) for length in lengths for lane in LANES]
    turns = [MoveWizard((), lane) for lane in LANES]
    return [*(move for move in ways if move is not None), *turns]


def ahead_wizard(
    state: DuelState, seat: int, lane: int, length: int, facing: int | None = None
) -> MoveWizard | None:
    """A straight move in a direction, if it is allowed."""
    spot = _on_table(state, state.wizards[seat].id, lane, length)
    if spot is None:
        return None
    move = MoveWizard((spot,), lane if facing is None else facing)
    return move if check_move(state, seat, move) is None else None


def _on_table(state: DuelState, piece: int, lane: int, length: int) -> Spot | None:
    """The place so far from a piece in a direction, if it is on the table."""
    pose = state.pose(piece)
    x, y = away(pose, lane, length)
    on_table = 0 <= x <= state.layout.width and 0 <= y <= state.layout.height
    return Spot(x, y, pose.level) if on_table else None
