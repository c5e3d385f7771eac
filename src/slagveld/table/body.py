"""Bodies: where a base or a piece of ground lies, in fine units, ready for fast questions.

A `Body` is a disc or a convex polygon (a rectangular base); an `Area` is any simple polygon,
concave or with holes (terrain). Both are plain slotted objects, so that mypyc makes them fast.
They are derived from the structs in `shapes` and never stored in a state.
"""

from math import sqrt

from mypy_extensions import i64

from slagveld.table.units import FINE, cosine, scaled, sine


class Body:
    """A base on the table: a disc (`corners` 0) or a rectangle (`corners` 4).

    Args:
        x, y: The middle, in fine units.
        reach: Radius of the disc, or of the circle through the corners, in fine units (rounded
            up, so that a test against it never misses).
        xs, ys: The corners in order of rising direction seen from the middle; empty for a disc.
            The first edge (corner 0 to corner 1) is the front edge.
        facing: The direction the base looks, 0 to 3599.
        z: Height of the ground under the base, in units.
        level: The surface it stands on (0 is the ground).
    """

    __slots__ = ("corners", "facing", "level", "reach", "x", "xs", "y", "ys", "z")

    def __init__(
        self,
        x: i64,
        y: i64,
        reach: i64,
        xs: list[int],
        ys: list[int],
        facing: i64,
        z: i64,
        level: i64,
    ) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.reach: i64 = reach
        self.xs: list[int] = xs
        self.ys: list[int] = ys
        self.corners: i64 = len(xs)
        self.facing: i64 = facing
        self.z: i64 = z
        self.level: i64 = level

    def shifted(self, dx: i64, dy: i64) -> "Body":
        """The same base moved by a vector in fine units, not turned."""
        xs: list[int] = []
        ys: list[int] = []
        for i in range(len(self.xs)):
            xs.append(self.xs[i] + dx)
            ys.append(self.ys[i] + dy)
        return Body(self.x + dx, self.y + dy, self.reach, xs, ys, self.facing, self.z, self.level)


class Area:
    """A polygon on the table, in fine units: rings of points, the first the outline, others holes.

    `xs[i], ys[i]` to `xs[next[i]], ys[next[i]]` are the edges of all rings together.
    """

    __slots__ = ("follow", "high_x", "high_y", "low_x", "low_y", "xs", "ys")

    def __init__(self, rings: list[list[tuple[int, int]]]) -> None:
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.follow: list[int] = []
        for ring in rings:
            first = len(self.xs)
            count = len(ring)
            for i in range(count):
                self.xs.append(ring[i][0])
                self.ys.append(ring[i][1])
                self.follow.append(first + (i + 1) % count)
        self.low_x: i64 = min(self.xs)
        self.high_x: i64 = max(self.xs)
        self.low_y: i64 = min(self.ys)
        self.high_y: i64 = max(self.ys)


def ceil_root(square: i64) -> i64:
    """Smallest whole number whose square is at least `square` (below 2**52)."""
    root: i64 = int(sqrt(float(square)))
    while root > 0 and (root - 1) * (root - 1) >= square:
        root -= 1
    while root * root < square:
        root += 1
    return root


def disc(x: i64, y: i64, diameter: i64, facing: i64, z: i64, level: i64) -> Body:
    """A round base; position and diameter in units."""
    return Body(x * FINE, y * FINE, diameter * FINE // 2, [], [], facing, z, level)


def rectangle(x: i64, y: i64, width: i64, depth: i64, facing: i64, z: i64, level: i64) -> Body:
    """A rectangular base; position and size in units, `depth` along the facing."""
    return rectangle_at(x * FINE, y * FINE, width, depth, facing, z, level)


def rectangle_at(
    fine_x: i64, fine_y: i64, width: i64, depth: i64, facing: i64, z: i64, level: i64
) -> Body:
    """A rectangular base whose middle is given in fine units (figures of a block)."""
    ahead: i64 = depth * FINE // 2
    aside: i64 = width * FINE // 2
    c: i64 = cosine(facing)
    s: i64 = sine(facing)
    # Rising direction: front-left of the screen first, so that edge 0-1 is the front.
    fx: i64 = scaled(ahead * c - aside * -s)
    fy: i64 = scaled(ahead * s + aside * -c)
    gx: i64 = scaled(ahead * c - aside * s)
    gy: i64 = scaled(ahead * s + aside * c)
    xs: list[int] = [fine_x + fx, fine_x + gx, fine_x - fx, fine_x - gx]
    ys: list[int] = [fine_y + fy, fine_y + gy, fine_y - fy, fine_y - gy]
    return Body(
        fine_x, fine_y, ceil_root(ahead * ahead + aside * aside) + 1, xs, ys, facing, z, level
    )
