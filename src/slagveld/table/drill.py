"""Drill: what a block does as one: re-rank, wheel, turn, split, and wrap round an enemy.

Poses stay on whole units. A new pose is the true one rounded to nearest, so a block may shift by
up to 0.71 units when it turns about anything but its anchor; figures keep their places among each
other exactly.
"""

from math import sqrt

from mypy_extensions import i64

from slagveld.table.blocks import FRONT, Block, enclosing, figures, middle
from slagveld.table.body import Body, rectangle
from slagveld.table.contact import touching
from slagveld.table.obstacles import Ground, body_mover
from slagveld.table.paths import nearest_unit
from slagveld.table.solids import outside
from slagveld.table.turns import turned_place
from slagveld.table.units import FINE, cosine, scaled, sine


def posed(block: Block, x: i64, y: i64, facing: i64) -> Block:
    """The same block at another pose, in units."""
    return Block(
        x, y, facing, block.count, block.files, block.width, block.depth, block.last, block.anchor
    )


def _anchored(block: Block, front_x: i64, front_y: i64, facing: i64) -> Block:
    """The same block with the middle of its front edge near a place in fine units."""
    other = posed(block, 0, 0, facing)
    at_x, at_y = other.place(0, 0)
    x = nearest_unit(float(front_x - at_x)) // FINE
    y = nearest_unit(float(front_y - at_y)) // FINE
    return posed(block, x, y, facing)


def reranked(block: Block, count: i64, files: i64) -> Block:
    """The block with other figures or files, its front edge's middle and facing kept.

    Exact when the anchor is `FRONT`, else to the nearest unit.
    """
    other = Block(
        block.x,
        block.y,
        block.facing,
        count,
        files,
        block.width,
        block.depth,
        block.last,
        block.anchor,
    )
    if block.anchor == FRONT:
        return other
    x, y = block.place(0, 0)
    return _anchored(other, x, y, block.facing)


def turned_block(block: Block, turn: i64) -> Block:
    """The block turned about the middle of its enclosing rectangle."""
    x, y = middle(block)
    return turned_about(block, x, y, turn)


def wheeled(block: Block, turn: i64) -> Block:
    """The block wheeled about a front corner: the right one for a turn above 0, else the left."""
    x, y = wheel_corner(block, turn)
    return turned_about(block, x, y, turn)


def wheel_corner(block: Block, turn: i64) -> tuple[int, int]:
    """The front corner that stays in place when the block wheels, in fine units."""
    half: i64 = block.files * block.width * FINE // 2
    return block.place(0, half if turn > 0 else -half)


def turned_about(block: Block, pivot_x: i64, pivot_y: i64, turn: i64) -> Block:
    """The block turned about any pivot in fine units."""
    x, y = block.place(0, 0)
    front_x, front_y = turned_place(x, y, pivot_x, pivot_y, turn)
    return _anchored(block, front_x, front_y, (block.facing + turn) % 3600)


def touching_figures(block: Block, others: list[Body], tolerance: i64) -> list[tuple[int, int]]:
    """Which figures touch which of these bodies? Pairs of numbers, by figure then body."""
    found: list[tuple[int, int]] = []
    slots = figures(block)
    for i in range(len(slots)):
        for j in range(len(others)):
            if touching(slots[i], others[j], tolerance):
                found.append((i, j))  # noqa: PERF401 - mypyc compiles the plain loop faster
    return found


def split(block: Block, stay: i64, files: i64) -> tuple[Block, Block]:
    """The block with its first `stay` figures, and the others as a block behind it.

    The second block has the same facing and so many `files`; it is centred behind the first and
    touches it: at the whole pose nearest to touching that does not overlap.
    """
    front = reranked(block, stay, block.files)
    rear = Block(
        block.x,
        block.y,
        block.facing,
        block.count - stay,
        files,
        block.width,
        block.depth,
        block.last,
        block.anchor,
    )
    x, y = front.place(-(front.ranks() * front.depth * FINE), 0)
    rear = _anchored(rear, x, y, block.facing)
    shift = _nearest_shift(enclosing(rear), [enclosing(front)])
    if shift is None:  # never: two units are enough to undo the rounding
        shift = (0, 0)
    return front, posed(rear, rear.x + shift[0], rear.y + shift[1], rear.facing)


def _nearest_shift(body: Body, others: list[Body]) -> tuple[int, int] | None:
    """By how many whole units to shift a body so that it touches others and overlaps none.

    The first of `others` must be touched, the last if possible: among shifts of up to two units
    the least sum of gaps wins (the first counted four times, and a small price on the shift);
    ties go to the smaller y, then x. None when all of them overlap something or leave a gap of a
    unit to the first.
    """
    mover = body_mover(body)
    ground = Ground()
    for i in range(len(others)):
        ground.add_body(mover, others[i], i, 0.0)
    last = len(others) - 1
    best = 1e30
    found: tuple[int, int] | None = None
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            x = float(body.x + dx * FINE)
            y = float(body.y + dy * FINE)
            score = 2.0 * (abs(dx) + abs(dy))
            for solid in ground.solids:
                gap = outside(solid, x, y)
                if gap < 0.0 or (solid.owner == 0 and gap >= FINE):
                    score = 1e30
                    break
                if solid.owner == 0:
                    score += 4.0 * gap
                elif solid.owner == last:
                    score += gap
            if score < best - 1e-6:
                best = score
                found = (dx, dy)
    return found


def wrap(
    enemy: Body, corner: i64, sense: i64, count: i64, width: i64, depth: i64, least: i64
) -> list[tuple[int, int, int]]:
    """Where do figures stand that lay themselves along an enemy, flush with its edges?

    From `corner` of a rectangular enemy (0 front left, 1 front right, 2 rear right, 3 rear left)
    along its edges in rising order (`sense` 1) or the other way (-1), each figure beside the last
    and facing the edge. A figure stands as long as at least `least` units of its front touch the
    edge; then the next edge begins at its corner. Stops when `count` stand or all four edges are
    full. Poses (x, y, facing) are whole, touch to within a unit and never overlap the enemy or
    each other. Sizes in units.
    """
    poses: list[tuple[int, int, int]] = []
    placed: list[Body] = [enemy]
    at: i64 = corner
    for _ in range(4):
        to: i64 = (at + sense) % 4
        edge: i64 = at if sense > 0 else to
        outward: i64 = (enemy.facing + 900 * edge) % 3600
        along: i64 = (outward + (900 if sense > 0 else 2700)) % 3600
        facing: i64 = (outward + 1800) % 3600
        length = _edge_length(enemy, at, to)
        offset: i64 = 0
        while len(poses) < count and float(offset + least * FINE) <= length + 0.5:
            start = Block(0, 0, along, 1, 1, 1, 1, 0, FRONT)
            # `aside` is a quarter above `along`: outward for a falling walk, inward for a rising.
            out: i64 = -(depth * FINE // 2) if sense > 0 else depth * FINE // 2
            dx, dy = start.place(offset + width * FINE // 2, out)
            x = nearest_unit(float(enemy.xs[at] + dx)) // FINE
            y = nearest_unit(float(enemy.ys[at] + dy)) // FINE
            body = rectangle(x, y, width, depth, facing, 0, 0)
            shift = _nearest_shift(body, placed)
            if shift is None:
                break  # all the way round, and wedged against the first figure
            shift_x, shift_y = shift
            last = body.shifted(shift_x * FINE, shift_y * FINE)
            placed.append(last)
            poses.append((x + shift_x, y + shift_y, facing))
            # The next begins where this one, on its whole place, truly ends.
            dx = last.x - enemy.xs[at]
            dy = last.y - enemy.ys[at]
            offset = scaled(dx * cosine(along) + dy * sine(along)) + width * FINE // 2
        at = to
    return poses


def _edge_length(body: Body, a: i64, b: i64) -> float:
    dx = float(body.xs[b] - body.xs[a])
    dy = float(body.ys[b] - body.ys[a])
    return sqrt(dx * dx + dy * dy)
