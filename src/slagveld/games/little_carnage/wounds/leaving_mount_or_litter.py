"""Litters and great mounts: leaving a stand that two regiments share (LC-1.10-4 to LC-1.10-10)."""

import msgspec

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.contact import overlap, touching
from slagveld.table.shapes import Pose, RectBase
from slagveld.table.units import FINE

from ..core.activated_regiment import Deed, active, may_move
from ..core.book import do, first_refusal, pick, refuse, text
from ..core.field import SLACK, Field
from ..core.figures import figure_of
from ..core.names import tell_placed, told
from ..core.regiment import Regiment, Stand
from ..core.state import Battle, LittleState
from ..movement.crossing_and_ending import stand_refusal
from .litter_places import bearers_poses, beside, fields, nearest_place, own_stand


class StepOff(Action, frozen=True):
    """The carried model leaves its litter, which is dissolved for good (LC-1.10-9)."""

    to: Pose
    """Where it stands then, touching the litter."""


class Litters(Deed):
    actions = (StepOff,)

    def barred(self, state: LittleState, seat: int) -> Refusal | None:
        """In its activation, when half of its bearers are dead (LC-1.10-9)."""
        regiment = active(state)
        if not regiment.litter or regiment.carries or not regiment.partner:
            return refuse("LC-1.10-9", "refusal-litter-none", name=regiment.name)
        bearers = state.regiment(regiment.partner)
        if 2 * (bearers.count - len(state.models_of(bearers.id))) < bearers.count:
            return refuse("LC-1.10-9", "refusal-litter-bearers", name=bearers.name)
        return first_refusal(
            (not may_move(regiment), "LC-1.3-5", "refusal-litter-late"),
            (regiment.frightened, "LC-1.8-fear-5", "refusal-litter-afraid"),
            name=regiment.name,
        )

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        where = pick.spot("to", "field-step-off", piece=state.models_of(regiment.id)[0].stand)
        return [do(StepOff, "do-step-off", where, rule="LC-1.10-9")]

    def refusal(self, state: LittleState, regiment: Regiment, action: StepOff) -> Refusal | None:
        return place_refusal(state, regiment, action.to)

    def answer(self, play: Battle, seat: int, action: StepOff) -> None:
        regiment = active(play.state)
        litter, own = _stepping(play.state, regiment, action.to)
        what = text("litter-dissolved", name=regiment.name)
        told(play, what, "LC-1.10-9", litter.id, regiment.id, regiment.partner)
        poses = bearers_poses(play.state, regiment.partner, litter, own)
        if poses is None:
            raise TypeError(f"a litter was left against the rules: {action}")
        _put(play, regiment.id, litter, (action.to,), "LC-1.10-10")
        _put(play, regiment.partner, litter, poses, "LC-1.10-10")
        _part(play, regiment)

    def options(self, state: LittleState, regiment: Regiment) -> list[Action]:
        poses = beside(state, regiment)
        return [StepOff(pose) for pose in poses if place_refusal(state, regiment, pose) is None]

    def shown(self, state: LittleState, regiment: Regiment, partial: Partial) -> Preview:
        to = wanted = filled(drafted(StepOff, partial).to)
        if to is None or wanted is None:
            return Preview()
        if place_refusal(state, regiment, wanted) is not None:
            to = nearest_place(state, regiment, wanted)
        snapped = {} if to == wanted else {"to": msgspec.to_builtins(to)}
        return Preview(
            complete=True,
            refusal=place_refusal(state, regiment, to),
            snapped=snapped,
            ghosts=_ghosts(state, regiment, to),
        )


LITTERS = Litters()


def _ghosts(state: LittleState, regiment: Regiment, to: Pose) -> tuple[Ghost, ...]:
    """The carried model at a place, and its bearers if there is room for them."""
    litter, own = _stepping(state, regiment, to)
    bearers = state.regiment(regiment.partner)
    poses = bearers_poses(state, bearers.id, litter, own) or ()
    pairs = zip(state.models_of(bearers.id), poses, strict=False)
    alike = (RectBase(*bearers.card.sides), bearers.card.icon, figure_of(bearers.card))
    there = [Ghost(one.id, pose, *alike) for one, pose in pairs]
    card = regiment.card
    return (Ghost(own.id, to, own.base, card.icon, figure_of(card)), *there)


def _stepping(state: LittleState, regiment: Regiment, to: Pose) -> tuple[Stand, Stand]:
    """The litter that a model leaves, and the stand that it has then."""
    carried = state.models_of(regiment.id)[0]
    return state.stand_of(carried), own_stand(carried.id, regiment, to)


def place_refusal(state: LittleState, regiment: Regiment, to: Pose) -> Refusal | None:
    """Why it may not be put there, or None: free ground at the litter, with room for bearers."""
    litter, own = _stepping(state, regiment, to)
    apart = to.z != litter.pose.z or not touching(own.body, litter.body, SLACK)
    if apart or overlap(own.body, litter.body, FINE):
        return refuse("LC-1.10-10", "refusal-litter-touch", name=regiment.name)
    refusal = stand_refusal(state, own, to, ignore=(litter.id,))
    if refusal is None and bearers_poses(state, regiment.partner, litter, own) is None:
        name = state.regiment(regiment.partner).name
        return refuse("LC-1.10-10", "refusal-litter-room", name=name)
    return refusal


def after_death(play: Battle, stand: int) -> None:
    """A model on a shared stand has fallen: whoever lost mount or bearers stands on foot.

    The rider stands on his own base where the mount stood (LC-1.10-4); so does the carried model
    when its last bearer is dead (LC-1.10-9). Who loses the one it carries plays on.
    """
    state = play.state
    left = state.field.on_stand.get(stand, ())
    if not left or state.alive(state.field.by_id[stand].regiment):
        return
    regiment = state.regiment(left[0].regiment)
    rule = "LC-1.10-9" if regiment.litter else "LC-1.10-4"
    shared = state.field.by_id[stand]
    told(play, text("litter-on-foot", name=regiment.name), rule, stand, regiment.id)
    _put(play, regiment.id, shared, fields(state, regiment, [shared.pose]), rule)
    _part(play, regiment)


def _put(play: Battle, regiment: int, shared: Stand, poses: tuple[Pose, ...], rule: str) -> None:
    """Give each model of a regiment a stand of its own; the shared one goes with the last."""
    state = play.state
    who = state.regiment(regiment)
    models = state.models_of(regiment)
    stands = [own_stand(m.id, who, pose) for m, pose in zip(models, poses, strict=True)]
    field = state.field
    kept = tuple([m.changed(stand=m.id) if m.regiment == regiment else m for m in field.models])
    held = any(model.stand == shared.id for model in kept)
    ground = tuple([s for s in field.stands if held or s.id != shared.id])
    play.replace(field=Field(field.table, (*ground, *stands), kept))
    for stand in stands:
        tell_placed(play, stand, rule)


def _part(play: Battle, regiment: Regiment) -> None:
    """The two are regiments like any other from now on (LC-1.10-10)."""
    plain = {"partner": 0, "carries": False, "litter": False}
    both = [play.state.regiment(one) for one in (regiment.id, regiment.partner)]
    play.state = play.state.with_regiment(*[one.changed(**plain) for one in both])
