"""Magic Levitation: another warrior is lifted and put down elsewhere (MK-CARD-magic-levitation)."""

from slagveld.kernel.decision import Action, Form, Ghost, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceId, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.kit.topics import one_of
from slagveld.kit.ways import COMPASS
from slagveld.table.measure import distance
from slagveld.table.shapes import Outline, Pose, Spot
from slagveld.table.steps import moved
from slagveld.table.units import TURN
from slagveld.texts import Distance

from ..core.abilities import ability_for
from ..core.action import WarriorAction, bewitch
from ..core.base_contact import touches, touching
from ..core.book import INCH, card, do, pick, refuse, text
from ..core.events import announce, tell_moved
from ..core.fighter import GROUND, Fighter
from ..core.state import Battle, KnightState
from ..movement.end_of_move import Arrive
from ..terrain.path_search import nearest_stand
from ..terrain.standing_room import stand_refusal
from ..wounds.hex_and_overwatch_tokens import stand_down
from .special_action import Gifted

RULE = card("magic-levitation")
ROUND = tuple(range(0, TURN, 50))
"""Directions of the corners of a circle on the screen."""
TRIES = 3
"""Places that chance tries."""


class Levitate(WarriorAction, frozen=True):
    """Put a warrior in base contact down elsewhere; it keeps its level, whatever the pose says."""

    target: PieceId
    pose: Pose


def reach() -> int:
    """How far from where it stood a warrior may be put down, in units."""
    return ability_for("levitate")[1].amount * INCH


def lift_refusal(state: KnightState, fighter: Fighter, target: Fighter | None) -> Refusal | None:
    if target is None or target.id == fighter.id or not touches(state, fighter, target):
        return refuse(RULE, "refusal-lift-contact", name=fighter.name)
    name = target.name
    if target.magic_immune:
        return refuse("MK-IMMUNE-2", "refusal-lift-immune", name=name)
    if target.captive or not target.free:
        return refuse(RULE, "refusal-lift-captive", name=name)
    return refuse(RULE, "refusal-lift-acted", name=name) if target.acted else None


def put_refusal(state: KnightState, target: Fighter, pose: Pose) -> Refusal | None:
    """Not even one that soars is put down in blocking terrain: the card goes before MK-SOAR-4."""
    here = target.pose
    if distance(here.x, here.y, pose.x, pose.y) > reach():
        return refuse(RULE, "refusal-lift-far", name=target.name, reach=Distance(reach()))
    refusal = stand_refusal(state, target, pose)
    if refusal is None and target.soaring:
        low = Pose(pose.x, pose.y, pose.facing, level=GROUND)
        refusal = stand_refusal(state, target.at(low), low)
    return refusal


def put_down_at(target: Fighter, pose: Pose) -> Pose:
    """The pose meant: at the level where the warrior is."""
    return Pose(pose.x, pose.y, pose.facing, target.pose.z, target.pose.level)


def liftable(state: KnightState, fighter: Fighter) -> list[Fighter]:
    found = touching(state, fighter)
    return [other for other in found if lift_refusal(state, fighter, other) is None]


class Levitating(Gifted[Levitate]):
    actions = (Levitate,)
    deed = "levitate"

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        lifts = {f.id: liftable(state, f) for f in self.able(state, seat)}
        able = [number for number, found in lifts.items() if found]
        if not able:
            return []
        targets = dict.fromkeys([other.id for number in able for other in lifts[number]])
        fields = (
            pick.piece("fighter", "field-special-fighter", able),
            pick.piece("target", "field-lift-target", targets),
            pick.spot("pose", "field-lift-pose", of="target"),
        )
        words = text("help-lift", reach=Distance(reach()))
        return [do(Levitate, "do-lift", *fields, rule=RULE, help=words)]

    def refusal(self, state: KnightState, fighter: Fighter, action: Levitate) -> Refusal | None:
        target = state.fighter(action.target)
        refusal = lift_refusal(state, fighter, target)
        if refusal is not None or target is None:
            return refusal
        return put_refusal(state, target, put_down_at(target, action.pose))

    def act(self, play: Battle, fighter: Fighter, action: Levitate) -> None:
        """Put it down; then comes what follows a move, though it is none of its own."""
        target = play.state.field.by_id[action.target]
        what = text("announced-lift", name=fighter.name, target=target.name)
        announce(play, fighter, what, RULE, target.id)
        before, after = target.pose, put_down_at(target, action.pose)
        stand_down(play, target.id)
        play.state = play.state.changed(target.id, pose=after, barred=True)
        path = (target.spot, Spot(after.x, after.y, after.level))
        length = int(distance(before.x, before.y, after.x, after.y))
        tell_moved(play, target.id, target.name, path, after, "levitated", length, RULE)
        bewitch(play, target.id, fighter.seat)
        play.then(Arrive(target.id, (before.x, before.y) != (after.x, after.y), own=False))

    def options(self, state: KnightState, fighter: Fighter) -> list[Action]:
        return [
            Levitate(fighter.id, target.id, pose)
            for target in liftable(state, fighter)
            for far in (reach() - 1, reach() // 2)
            for pose in [_at(target, far, way) for way in COMPASS]
            if put_refusal(state, target, pose) is None
        ]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        able = self.able(state, seat)
        pair = one_of([(f, target) for f in able for target in liftable(state, f)], rng)
        if pair is None:
            return None
        fighter, target = pair
        for _ in range(TRIES):
            pose = _at(target, int(rng.random() * reach()), int(rng.random() * TURN))
            if put_refusal(state, target, pose) is None:
                return Levitate(fighter.id, target.id, pose)
        return None

    def shown(self, state: KnightState, fighter: Fighter, draft: Levitate) -> Preview:
        """Whom it can lift; the circle within which; the warrior there, at its own level."""
        target = state.fighter(filled(draft.target, 0))
        if target is None or lift_refusal(state, fighter, target) is not None:
            return Preview(pieces=tuple([other.id for other in liftable(state, fighter)]))
        here, given = target.pose, filled(draft.pose)
        circle = [moved(here.x, here.y, way, reach()) for way in ROUND]
        region = Region((Outline(tuple(circle)),), here.level, "reach")
        if given is None:
            return Preview(region=region, limit=reach())
        pose = _put(state, target, put_down_at(target, given))
        return Preview(
            region=region,
            limit=reach(),
            length=int(distance(here.x, here.y, pose.x, pose.y)),
            snapped={"pose": pose} if pose != given else {},
            ghosts=(Ghost(target.id, pose),),
            notes=(text("note-lift", name=target.name),),
        )


def _at(target: Fighter, far: int, way: int) -> Pose:
    here = target.pose
    return Pose(*moved(here.x, here.y, way, far), here.facing, here.z, here.level)


def _put(state: KnightState, target: Fighter, pose: Pose) -> Pose:
    """The place pointed at, or the nearest within reach where the lifted warrior's base fits."""
    here = target.pose
    far = int(distance(here.x, here.y, pose.x, pose.y))
    if far > reach():
        x = here.x + (pose.x - here.x) * (reach() - 1) // far
        y = here.y + (pose.y - here.y) * (reach() - 1) // far
        pose = Pose(x, y, pose.facing, pose.z, pose.level)
    if put_refusal(state, target, pose) is None:
        return pose
    near = nearest_stand(state, target, pose.x, pose.y)
    if near is None:
        return pose
    room = Pose(near.x, near.y, pose.facing, pose.z, pose.level)
    return room if put_refusal(state, target, room) is None else pose


LEVITATING = Levitating()
