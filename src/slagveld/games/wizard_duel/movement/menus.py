"""The walks, jumps and wizard's moves that a turn offers: forms for a screen, menus for bots."""

from collections.abc import Iterator

from slagveld.kernel.decision import Form
from slagveld.kernel.fields import AnyField, Choice
from slagveld.table.shapes import Spot
from slagveld.table.units import COSINE, ONE, direction_of
from slagveld.texts import Distance

from ..core.book import CM, do, pick, text
from ..core.models import Creature, model_field
from ..core.state import DuelState
from ..terrain.contact import TOUCH, gap_between, radius
from .jump import landings
from .walk import Walk, check_walk
from .wizard import WIZARD_MOVE, MoveWizard, check_move

LANES = tuple(range(0, 3600, 450))


def walk_form(state: DuelState, able: tuple[Creature, ...]) -> Form:
    """The walk action of those who may act."""
    ids = tuple(creature.id for creature in able)
    limit = max(state.race_of(creature).movement for creature in able) * CM
    fields: tuple[AnyField, ...] = (
        model_field(ids),
        pick.path("path", "field-path", of="model", limit=limit),
        pick.facing("facing", "field-facing", of="model"),
    )
    return do(Walk, "do-walk", *fields, rule="WD-MOVE-1")


def jump_forms(state: DuelState, able: tuple[Creature, ...]) -> Iterator[Form]:
    """The jump down, if somebody stands at an edge."""
    jumpers = tuple(c.id for c in able if landings(state, c))
    if jumpers:
        choices = tuple(
            Choice(
                str(number),
                text("landing", down=Distance(state.pose(c.id).z - pose.z)),
                spot=Spot(pose.x, pose.y, pose.level),
                of=c.id,
            )
            for c in able
            for number, pose in enumerate(landings(state, c))
        )
        landing = pick.choice("landing", "field-landing", choices, of="model", numeric=True)
        yield Form(
            action="Jump",
            title=text("do-jump"),
            fields=(
                model_field(jumpers),
                landing,
                pick.facing("facing", "field-facing", of="model"),
            ),
            rule="WD-PLACE-5",
        )


def move_form(wizard: int) -> Form:
    """The wizard's move."""
    fields = (
        pick.path("path", "field-path", piece=wizard, limit=WIZARD_MOVE),
        pick.facing("facing", "field-facing", piece=wizard),
    )
    return do(MoveWizard, "do-move-wizard", *fields, rule="WD-WIZARD-4")


def walks(state: DuelState, creature: Creature) -> list[Walk]:
    """Towards each foe, in eight directions, and turning on the spot."""
    found: list[Walk] = []
    for foe in state.enemies(creature.seat):
        walk = towards(state, creature, foe)
        if walk is not None and walk not in found:
            found.append(walk)
    limit = state.race_of(creature).movement * CM - 1
    for lane in LANES:
        walk = ahead(state, creature, lane, limit)
        if walk is not None and walk not in found:
            found.append(walk)
    found.extend(Walk(creature.id, (), lane) for lane in LANES)
    return found


def towards(state: DuelState, creature: Creature, foe: int) -> Walk | None:
    """A straight walk towards a foe: into contact if it is near enough, else as far as it goes."""
    start, goal = state.pose(creature.id), state.pose(foe)
    if start.level != goal.level:
        return None
    lane = int(direction_of(goal.x - start.x, goal.y - start.y))
    gap = gap_between(start, goal) - radius(state, creature.id) - radius(state, foe)
    limit = state.race_of(creature).movement * CM - 1
    if gap <= TOUCH:
        return None
    return ahead(state, creature, lane, min(gap - 2, limit))


def ahead(
    state: DuelState, creature: Creature, lane: int, length: int, facing: int | None = None
) -> Walk | None:
    """A straight walk in a direction, if it is allowed."""
    pose = state.pose(creature.id)
    x = pose.x + COSINE[lane] * length // ONE
    y = pose.y + COSINE[(lane + 2700) % 3600] * length // ONE
    if not (0 <= x <= state.layout.width and 0 <= y <= state.layout.height):
        return None
    walk = Walk(creature.id, (Spot(x, y, pose.level),), lane if facing is None else facing)
    return walk if check_walk(state, creature, walk) is None else None


def wizard_moves(state: DuelState, seat: int) -> list[MoveWizard]:
    """In eight directions far and near, and turning on the spot."""
    found: list[MoveWizard] = []
    for length in (WIZARD_MOVE - 1, WIZARD_MOVE // 2):
        for lane in LANES:
            move = ahead_wizard(state, seat, lane, length)
            if move is not None:
                found.append(move)
    found.extend(MoveWizard((), lane) for lane in LANES)
    return found


def ahead_wizard(
    state: DuelState, seat: int, lane: int, length: int, facing: int | None = None
) -> MoveWizard | None:
    """A straight move in a direction, if it is allowed."""
    pose = state.pose(state.wizards[seat].id)
    x = pose.x + COSINE[lane] * length // ONE
    y = pose.y + COSINE[(lane + 2700) % 3600] * length // ONE
    if not (0 <= x <= state.layout.width and 0 <= y <= state.layout.height):
        return None
    move = MoveWizard((Spot(x, y, pose.level),), lane if facing is None else facing)
    return move if check_move(state, seat, move) is None else None
