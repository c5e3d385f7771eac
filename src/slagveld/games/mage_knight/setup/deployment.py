"""Deploying by hand: warriors are placed and shifted until their player is done (MK-DEPLOY-*)."""

from collections.abc import Iterable

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Placed, Told
from slagveld.kernel.fields import PieceId, Placement, Placements, Spare
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import PlayerQuestion
from slagveld.kit.deployment import in_box, moved_into, region_of
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.texts import Text

from ..core.book import do, pick, refuse, text
from ..core.fighter import GROUND, SOARING, Fighter
from ..core.state import Battle, KnightState
from ..terrain.soaring import may_soar
from ..terrain.standing_room import stand_refusal
from .automatic_deployment import DeployReady, deploy_rest, free_place, recruit, set_down, waiting
from .edges import area_of


class PlaceWarriors(Action, frozen=True):
    """Put warriors down in the starting area, or shift some that stand there."""

    plan: Placements


class ChangeLevel(Action, frozen=True):
    """A winged warrior takes off to soaring level, or comes down (MK-DEPLOY-5)."""

    warrior: PieceId


class DeployRest(Action, frozen=True):
    """Let everybody who is left be deployed in good order."""


class DoneDeploying(Action, frozen=True):
    """Say that deployment is done."""


Deployment = DeployRest | PlaceWarriors | ChangeLevel | DoneDeploying


class Deploy(PlayerQuestion, frozen=True):
    """A player deploys the whole army; who stands may be shifted until he is done."""

    actions = (DeployRest, PlaceWarriors, ChangeLevel, DoneDeploying)
    rule = "MK-DEPLOY-2"

    def prompt(self, state: KnightState) -> Text:
        return text("ask-deploy", left=len(waiting(state, self.seat)))

    def forms(self, state: KnightState) -> Iterable[Form]:
        left, own = waiting(state, self.seat), state.own(self.seat)
        spares = [recruit(state, reserve, Pose(0, 0)) for reserve in left]
        beside = [Spare(f.id, f.name, f.base, f.warrior.icon, f.warrior.figure) for f in spares]
        title, region = text("field-deploy-plan"), region_of(area_of(state, self.seat))
        plan = pick.placements("plan", title, beside, pieces=own, region=region)
        helps = "do-place-warriors-help"
        yield do(PlaceWarriors, "do-place-warriors", plan, rule="MK-DEPLOY-3", help=helps)
        if left:
            helps = "do-deploy-rest-help"
            yield do(DeployRest, "do-deploy-rest", rule="MK-DEPLOY-4", help=helps)
        else:
            yield do(DoneDeploying, "do-done-deploying", rule="MK-DEPLOY-4")
        winged = [fighter for fighter in own if may_soar(fighter)]
        if winged:
            field = pick.piece("warrior", "field-deploy-warrior", winged)
            yield do(ChangeLevel, "do-change-level", field, rule="MK-DEPLOY-5")

    def check(self, state: KnightState, seat: int, action: Deployment) -> Refusal | None:
        if isinstance(action, PlaceWarriors):
            return plan_refusal(state, seat, action.plan)
        if isinstance(action, ChangeLevel):
            fighter = state.fighter(action.warrior)
            if fighter is None or fighter.seat != seat:
                return refuse("MK-DEPLOY-4", "refusal-deploy-own")
            return stand_refusal(state, fighter, _other_level(fighter))
        left = len(waiting(state, seat))
        if isinstance(action, DoneDeploying) and left:
            return refuse("MK-DEPLOY-4", "refusal-deploy-all", left=left)
        return None

    def answer(self, play: Battle, action: Deployment) -> None:
        if isinstance(action, DoneDeploying):
            return
        play.then(self)
        if isinstance(action, DeployRest):
            deploy_rest(play, play.seat)
        elif isinstance(action, PlaceWarriors):
            for fighter in planned(play.state, play.seat, action.plan):
                set_down(play, fighter)
        else:
            fighter = play.state.field.by_id[action.warrior]
            pose = _other_level(fighter)
            play.state = play.state.with_fighter(fighter.at(pose))
            play.tell(Placed, piece=fighter.id, name=fighter.name, pose=pose, rule="MK-DEPLOY-5")

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        left = waiting(state, seat)
        if not left:
            return [DoneDeploying()]
        found: list[Action] = [DeployRest()]
        pose = free_place(state, left[0])
        if pose is not None:
            found.append(PlaceWarriors((Placement(left[0].id, pose),)))
        return found

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        left = waiting(state, seat)
        if not left:
            return DoneDeploying()
        low_x, low_y, high_x, high_y = area_of(state, seat)
        if rng.random() < 0.5:
            x = low_x + int(rng.random() * (high_x - low_x + 1))
            y = low_y + int(rng.random() * (high_y - low_y + 1))
            action = PlaceWarriors((Placement(left[0].id, Pose(x, y, int(rng.random() * 3600))),))
            if self.check(state, seat, action) is None:
                return action
        return DeployRest()

    def preview(self, state: KnightState, seat: int, partial: Partial) -> Preview:
        if partial.action != "PlaceWarriors":
            return Preview()
        plan = filled(drafted(PlaceWarriors, partial).plan, ())
        box = area_of(state, seat)
        moved = tuple([moved_into(placement, box) for placement in plan])
        found = planned(state, seat, moved)
        ghosts = [Ghost(f.id, f.pose, f.base, f.warrior.icon, f.warrior.figure) for f in found]
        return Preview(
            region=region_of(box),
            snapped={} if moved == plan else {"plan": moved},
            ghosts=tuple(ghosts),
            refusal=plan_refusal(state, seat, moved) if moved else None,
            unfinished=len(found) < len(waiting(state, seat)),
        )


def _other_level(fighter: Fighter) -> Pose:
    return replace(fighter.pose, level=GROUND if fighter.soaring else SOARING)


def planned(state: KnightState, seat: int, plan: Placements) -> list[Fighter]:
    """The seat's warriors of a plan where it puts them; strangers are left out."""
    spare = {reserve.id: reserve for reserve in waiting(state, seat)}
    found: list[Fighter] = []
    for placement in plan:
        there = state.fighter(placement.piece)
        if placement.piece in spare:
            found.append(recruit(state, spare[placement.piece], placement.pose))
        elif there is not None and there.seat == seat:
            found.append(there.at(placement.pose))
    return found


def plan_refusal(state: KnightState, seat: int, plan: Placements) -> Refusal | None:
    fighters = planned(state, seat, plan)
    numbers = [placement.piece for placement in plan]
    if len(fighters) < len(plan) or not plan or len(dict.fromkeys(numbers)) < len(plan):
        return refuse("MK-DEPLOY-4", "refusal-deploy-own")
    box = area_of(state, seat)
    there = state
    for number in numbers:
        if there.fighter(number) is not None:
            there = there.without(number)
    for fighter in fighters:
        pose = fighter.pose
        if not in_box(box, pose.x, pose.y) or pose.z:
            return refuse("MK-DEPLOY-3", "refusal-deploy-area", name=fighter.name)
        refusal = stand_refusal(there, fighter, pose)
        if refusal is not None:
            return refusal
        there = there.added(fighter)
    return None


class DeployAll(Step, frozen=True):
    """All dials show the starting marker; the armies are deployed (MK-DEPLOY-1, MK-DEPLOY-2)."""

    rule = "MK-DEPLOY-2"
    ready: bool

    def run(self, play: Battle) -> None:
        play.tell(Told, what=text("dials-set"), rule="MK-DEPLOY-1")
        kind = DeployReady if self.ready else Deploy
        play.then(*[kind(seat) for seat in play.state.order])
