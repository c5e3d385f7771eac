"""Setting up by hand: one regiment after the other, as the cards come (LC-4-2)."""

from collections.abc import Iterable

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Placement, Placements, Spare
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import SeatQuestion, any_refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.texts import Text

from ..core.board import snapped
from ..core.book import do, pick, refuse, text
from ..core.figures import figure_of
from ..core.regiment import Stand
from ..core.state import Battle, LittleState
from ..march.cohesion import together
from ..scenario.scenarios_and_campaign import zones_of
from ..terrain.scenery_and_cover import pose_at
from .formation import ABREAST, arrayed, formation, in_formation, recruits, set_down
from .zones import region_of, set_up_refusal

SHIFT = 500
"""How far a random player shifts a regiment aside from its good order, in units."""


class PlaceRegiment(Action, frozen=True):
    """Set the whole regiment up, every model at a place of its own."""

    plan: Placements


class PlaceReady(Action, frozen=True):
    """Let the program set this regiment up in good order."""


class PlaceAllReady(Action, frozen=True):
    """Let the program set up this regiment and all others of the own army that follow."""


Placing = PlaceReady | PlaceRegiment | PlaceAllReady


class SetUpRegiment(SeatQuestion, frozen=True):
    """A player sets one regiment up: in the own zone, in contact, with room for all.

    All are set up before the first round (LC-4.2-6).
    """

    actions = (PlaceReady, PlaceRegiment, PlaceAllReady)
    rule = "LC-4-2"

    regiment: int

    def asked(self, state: LittleState) -> int | None:
        return self.seat if self.regiment in state.waiting else None

    def prompt(self, state: LittleState) -> Text:
        name = state.regiment(self.regiment).card.name
        return text("ask-deploy", name=name, left=len(state.waiting))

    def forms(self, state: LittleState) -> Iterable[Form]:
        card = state.regiment(self.regiment).card
        stands = recruits(state, self.regiment).stands
        spares = [Spare(s.id, card.name, s.base, card.icon, figure_of(card)) for s in stands]
        region = region_of(state, self.seat)
        plan = pick.placements("plan", "field-deploy-plan", spares, all=True, region=region)
        helps = "do-place-regiment-help"
        return [
            do(PlaceRegiment, "do-place-regiment", plan, rule="LC-1.1-5", help=helps),
            do(PlaceReady, "do-place-ready"),
            do(PlaceAllReady, "do-place-all-ready"),
        ]

    def check(self, state: LittleState, seat: int, action: Placing) -> Refusal | None:
        if not isinstance(action, PlaceRegiment):
            return None
        return plan_refusal(state, self.regiment, action.plan)

    def answer(self, play: Battle, action: Placing) -> None:
        number = self.regiment
        if isinstance(action, PlaceRegiment):
            stands = tuple(planned(play.state, number, action.plan))
        else:
            stands = arrayed(play.state, number)
        set_down(play, number, stands, self.rule)
        if isinstance(action, PlaceAllReady):
            play.state = play.state.noted(ready_note(self.seat), 1)

    def candidates(self, state: LittleState, seat: int) -> list[Action]:
        return [PlaceReady(), PlaceAllReady(), PlaceRegiment(_plan(arrayed(state, self.regiment)))]

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action:
        if rng.random() < 0.5:
            return PlaceReady()
        shift = int(rng.random() * (2 * SHIFT + 1)) - SHIFT
        shifted = [
            stand.at(pose_at(state, stand.pose.x + shift, stand.pose.y, stand.pose.facing))
            for stand in arrayed(state, self.regiment)
        ]
        action = PlaceRegiment(_plan(shifted))
        return action if self.check(state, seat, action) is None else PlaceReady()

    def preview(self, state: LittleState, seat: int, partial: Partial) -> Preview:
        """The zone, and everybody where the plan puts them, on the surface that lies there.

        Where the first goes, the others follow in closed formation; each can be shifted then.
        """
        if partial.action != "PlaceRegiment":
            return Preview()
        plan = filled(drafted(PlaceRegiment, partial).plan, ())
        number = self.regiment
        stands = planned(state, number, plan)
        count = len(recruits(state, number).stands)
        if len(stands) == 1 < count:
            stands = formed(state, number, stands[0])
        put = _plan(stands)
        if len(stands) == count:
            refusal = plan_refusal(state, number, put)
        else:
            refusal = any_refusal([set_up_refusal(state, stand) for stand in stands])
        card = state.regiment(number).card
        look = (card.icon, figure_of(card))
        return Preview(
            region=region_of(state, self.seat),
            snapped={} if put == plan else {"plan": put},
            ghosts=tuple([Ghost(s.id, s.pose, s.base, *look) for s in stands]),
            refusal=refusal,
            unfinished=len(stands) < count,
        )


def formed(state: LittleState, number: int, first: Stand) -> list[Stand]:
    """A regiment closed up about its first stand, looking out of its zone, in threes if it may."""
    stands = recruits(state, number).stands
    facing = zones_of(state, first.seat)[0].facing
    place = [stand.id for stand in stands].index(first.id)
    tried: list[list[Stand]] = []
    for columns in range(min(ABREAST, len(stands)), 0, -1):
        shifts = formation(first.sides, len(stands), columns, facing)
        x, y = first.pose.x - shifts[place][0], first.pose.y - shifts[place][1]
        row = list(in_formation(state, stands, shifts, (x, y), facing))
        tried.append(row)
        if plan_refusal(state, number, _plan(row)) is None:
            return row
    return tried[0]


def _plan(stands: Iterable[Stand]) -> Placements:
    return tuple([Placement(stand.id, stand.pose) for stand in stands])


def ready_note(seat: int) -> str:
    """Under which note it is remembered that the program sets up the rest of an army."""
    return f"ready-{seat}"


def planned(state: LittleState, number: int, plan: Placements) -> list[Stand]:
    """The regiment's stands where a plan puts them, each at the height of the ground there.

    On a board they go to the nearest fields. Strangers are left out, and of two places for one
    stand the first counts.
    """
    poses = {placement.piece: placement.pose for placement in reversed(plan)}
    found: list[Stand] = []
    for stand in recruits(state, number).stands:
        if stand.id in poses:
            pose = poses[stand.id]
            if state.options.board:
                pose = snapped(stand, pose)
            found.append(stand.at(pose_at(state, pose.x, pose.y, pose.facing)))
    return found


def plan_refusal(state: LittleState, number: int, plan: Placements) -> Refusal | None:
    """Why a regiment may not be set up like this, or None."""
    stands = planned(state, number, plan)
    count = len(recruits(state, number).stands)
    name = state.regiment(number).name
    if len(plan) != count or len(stands) < count:
        return refuse("LC-4-2", "refusal-deploy-all", name=name)
    there = state
    for stand in stands:
        if (refusal := set_up_refusal(state, stand, there)) is not None:
            return refusal
        there = replace(there, field=there.field.added((stand,), ()))
    if not together(there, stands):
        return refuse("LC-1.1-5", "refusal-deploy-apart", name=name)
    return None
