"""Where those stand who leave a litter: the carried model beside it, the bearers on its place."""

from collections.abc import Iterator, Sequence

from slagveld.record import replace
from slagveld.table.contact import overlap
from slagveld.table.shapes import Pose
from slagveld.table.steps import moved
from slagveld.table.units import FINE, ONE, cosine, sine

from ..core.board import QUARTER, snapped
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..movement.crossing_and_ending import stand_refusal


def own_stand(number: int, regiment: Regiment, pose: Pose) -> Stand:
    return Stand(
        id=number, seat=regiment.seat, regiment=regiment.id, sides=regiment.card.sides, pose=pose
    )


def fields(state: LittleState, regiment: Regiment, poses: Sequence[Pose]) -> tuple[Pose, ...]:
    """Places of models of a regiment as they are; on a board the nearest fields."""
    if not state.options.board:
        return tuple(poses)
    return tuple([snapped(own_stand(0, regiment, pose), pose) for pose in poses])


def beside(state: LittleState, regiment: Regiment) -> tuple[Pose, ...]:
    """Places flush with the four sides of a litter, the front first, facing as it does."""
    litter = state.stand_of(state.models_of(regiment.id)[0])
    pose = litter.pose
    ahead, aside = _room(litter, regiment, 0)
    found = []
    for quarter, away in enumerate((ahead, aside, ahead, aside)):
        x, y = moved(pose.x, pose.y, (pose.facing + QUARTER * quarter) % 3600, away)
        found.append(replace(pose, x=x, y=y))
    return fields(state, regiment, found)


def nearest_place(state: LittleState, regiment: Regiment, wanted: Pose) -> Pose:
    """The place flush with a litter nearest to a wanted one, looking so as far as quarters go."""
    litter = state.stand_of(state.models_of(regiment.id)[0])
    pose = litter.pose
    turns = ((wanted.facing - pose.facing) % 3600 + QUARTER // 2) // QUARTER % 4
    half_x, half_y = _room(litter, regiment, turns)
    dx, dy = wanted.x - pose.x, wanted.y - pose.y
    cos, sin = cosine(pose.facing), sine(pose.facing)
    ahead, aside = int((dx * cos + dy * sin) // ONE), int((dy * cos - dx * sin) // ONE)
    ahead, aside = max(-half_x, min(half_x, ahead)), max(-half_y, min(half_y, aside))
    if half_x - abs(ahead) <= half_y - abs(aside):
        ahead = half_x if ahead >= 0 else -half_x
    else:
        aside = half_y if aside >= 0 else -half_y
    x, y = moved(pose.x, pose.y, pose.facing, ahead)
    x, y = moved(x, y, (pose.facing + QUARTER) % 3600, aside)
    place = replace(pose, x=x, y=y, facing=(pose.facing + turns * QUARTER) % 3600)
    return fields(state, regiment, [place])[0]


def _room(litter: Stand, regiment: Regiment, turns: int) -> tuple[int, int]:
    """How far the middles of litter and model are apart, ahead and aside, when they touch."""
    width, depth = regiment.card.sides if turns % 2 == 0 else reversed(regiment.card.sides)
    return (depth + litter.sides[1] + 1) // 2 + 2, (width + litter.sides[0] + 1) // 2 + 2


def bearers_poses(
    state: LittleState, bearers: int, litter: Stand, carried: Stand | None = None
) -> tuple[Pose, ...] | None:
    """Places for the bearers where the litter stands, edge to edge (LC-1.10-10).

    Two abreast if there is room, else in one file or one rank; None where there is none.
    `carried` is the stand that the carried model takes.
    """
    regiment = state.regiment(bearers)
    models = state.models_of(bearers)
    for block in _blocks(litter, regiment, len(models)):
        poses = fields(state, regiment, block)
        stands = [own_stand(m.id, regiment, pose) for m, pose in zip(models, poses, strict=True)]
        room = [stand_refusal(state, one, one.pose, ignore=(litter.id,)) is None for one in stands]
        if all(room) and not any(carried and overlap(s.body, carried.body, FINE) for s in stands):
            return poses
    return None


def _blocks(litter: Stand, regiment: Regiment, count: int) -> Iterator[tuple[Pose, ...]]:
    """Two abreast, one file, one rank; each in the middle of the litter, then at its edges."""
    for files in dict.fromkeys((min(2, count), 1, count)):
        for ahead in (0, 1, -1):
            for aside in (0, 1, -1):
                yield _block(litter, regiment, count, files, (ahead, aside))


def _block(
    litter: Stand, regiment: Regiment, count: int, files: int, edge: tuple[int, int]
) -> tuple[Pose, ...]:
    """So many models in ranks of so many; `edge` shifts them to the litter's front or side."""
    width, depth = regiment.card.sides
    ranks = -(-count // files)
    shift_x = edge[0] * (litter.sides[1] - ranks * depth) // 2
    shift_y = edge[1] * (litter.sides[0] - files * width) // 2
    facing = litter.pose.facing
    found: list[Pose] = []
    for place in range(count):
        rank, file = divmod(place, files)
        abreast = min(files, count - files * rank)
        ahead = (ranks - 1) * depth // 2 - rank * depth + shift_x
        aside = file * width - (abreast - 1) * width // 2 + shift_y
        x, y = moved(litter.pose.x, litter.pose.y, facing, ahead)
        x, y = moved(x, y, (facing + QUARTER) % 3600, aside)
        found.append(replace(litter.pose, x=x, y=y))
    return tuple(found)
