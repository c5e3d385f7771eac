"""Bouncer, the leader's own figure: where he stands, comes in and goes back (section 2).

He waits at the edge of the table, where he is no figure in play. On the table he is a unit of no
side that fights by the usual rules of melee.
"""

from slagveld.kernel.event import Moved, Placed, Removed
from slagveld.record import replace
from slagveld.table.body import Body
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, cosine, scaled, sine

from ..army.muster import unit_of
from ..core.book import text
from ..core.state import Battle, CarnageState, Reserve
from ..core.unit import Figure, Unit, whole
from ..ground.obstacles import fits

NOBODY = -1
"""Stands where a seat and a side would: Bouncer belongs to none."""
GAP = 2
"""How far from a base he is set down, in units: in contact, and never upon it."""


def on_table(state: CarnageState) -> Unit | None:
    """Bouncer, if he has been called in."""
    return next((unit for unit in state.units if unit.profile.kind == "bouncer"), None)


def is_fit(state: CarnageState) -> bool:
    """Whether Bouncer is on the table or can be called."""
    return state.bouncer > 0 or on_table(state) is not None


def figure_at(state: CarnageState, pose: Pose) -> Unit:
    """Bouncer with his front at a pose: himself, or a newcomer without ids (CAR-2-bouncer)."""
    here = on_table(state)
    if here is not None:
        return here.changed(x=pose.x, y=pose.y, facing=pose.facing)
    fresh = unit_of(Reserve(NOBODY, "bouncer", 1), NOBODY, 0, pose)
    return fresh.changed(figures=(Figure(0, state.bouncer, fresh.profile.w),))


def place_beside(state: CarnageState, unit: Unit, spot: Spot) -> Pose | None:
    """The free place beside a unit that is nearest to a spot; None if it is hemmed in.

    He stands square before the middle of a side of one of its bases: whom he is beside he attacks
    (CAR-2-attack).
    """
    poses = [_before(body, unit, side) for body in unit.bodies for side in range(4)]
    free = [pose for pose in poses if fits(state, figure_at(state, pose))]
    far = {pose: (pose.x - spot.x) ** 2 + (pose.y - spot.y) ** 2 for pose in free}
    return min(far, key=lambda pose: far[pose], default=None)


def _before(body: Body, unit: Unit, side: int) -> Pose:
    """The pose that looks square at one side of a base: its front, right, back or left."""
    way = (body.facing + side * 900) % 3600
    across = unit.profile.depth if side % 2 == 0 else unit.profile.width
    far = (across * FINE + 1) // 2 + GAP * FINE
    x, y = body.x + scaled(far * cosine(way)), body.y + scaled(far * sine(way))
    return Pose(whole(x), whole(y), (way + 1800) % 3600)


def call_in(play: Battle, pose: Pose) -> None:
    """He appears at a pose, from the edge or from where he stands (CAR-2-teleport)."""
    unit = figure_at(play.state, pose)
    if unit.id:
        play.state = play.state.with_unit(unit)
        spot = Spot(pose.x, pose.y)
        play.tell(
            Moved,
            piece=unit.id,
            name=unit.name,
            path=(spot,),
            pose=unit.poses[0],
            manner="teleport",
            rule="CAR-2-teleport",
        )
        return
    figure = replace(unit.figures[0], id=play.new_id())
    unit = unit.changed(id=play.new_id(), figures=(figure,))
    play.state = play.state.added(unit)
    play.replace(bouncer=0)
    play.tell(Placed, piece=unit.id, name=unit.name, pose=unit.poses[0], rule="CAR-2-teleport")


def take_back(play: Battle) -> None:
    """He goes back to the edge, with the wounds he has; nothing if he is not on the table."""
    unit = on_table(play.state)
    if unit is None:
        return
    play.state = play.state.without_unit(unit.id)
    play.replace(bouncer=unit.lives)
    play.tell(
        Removed, piece=unit.id, name=unit.name, cause=text("bouncer-back"), rule="CAR-2-entry"
    )
