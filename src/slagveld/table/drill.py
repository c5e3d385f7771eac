"""Drill: what a block does as one: re-rank, turn and split.

Poses stay on whole units. A new pose is the true one rounded to nearest, so a block may shift by
up to 0.71 units when it turns about anything but its anchor; figures keep their places among each
other exactly.
"""

from mypy_extensions import i64

from slagveld.table.blocks import FRONT, Block, enclosing, middle
from slagveld.table.body import Body
from slagveld.table.obstacles import Ground, body_mover
from slagveld.table.paths import nearest_unit
from slagveld.table.solids import outside
from slagveld.table.turns import turned_place
from slagveld.table.units import FINE


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


def turned_about(block: Block, pivot_x: i64, pivot_y: i64, turn: i64) -> Block:
    """The block turned about any pivot in fine units."""
    x, y = block.place(0, 0)
    front_x, front_y = turned_place(x, y, pivot_x, pivot_y, turn)
    return _anchored(block, front_x, front_y, (block.facing + turn) % 3600)


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
    shift = _nearest_shift(enclosing(rear), enclosing(front))
    if shift is None:  # never: two units are enough to undo the rounding
        shift = (0, 0)
    return front, posed(rear, rear.x + shift[0], rear.y + shift[1], rear.facing)


def _nearest_shift(body: Body, other: Body) -> tuple[int, int] | None:
    """By how many whole units to shift a body so that it touches another without overlap.

    Among shifts of up to two units the least gap wins, with a small price on the shift; ties go
    to the smaller y, then x. None when all of them overlap or leave a gap of a unit.
    """
    mover = body_mover(body)
    ground = Ground()
    ground.add_body(mover, other, 0, 0.0)
    best = 1e30
    found: tuple[int, int] | None = None
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            x = float(body.x + dx * FINE)
            y = float(body.y + dy * FINE)
            score = 2.0 * (abs(dx) + abs(dy))
            for solid in ground.solids:
                gap = outside(solid, x, y)
                if gap < 0.0 or gap >= FINE:
                    score = 1e30
                    break
                score += 4.0 * gap
            if score < best - 1e-6:
                best = score
                found = (dx, dy)
    return found
