"""Deploying a card: all its figures are placed in the zone of their side (CON-APP-5)."""

from collections.abc import Iterable, Sequence

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Placement, Placements, Spare
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import SeatQuestion
from slagveld.kit.deployment import Box, moved_into, region_of, tell_placed
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..army.stack import card_label
from ..core.asking import tell_status
from ..core.book import do, pick, refuse, text
from ..core.effects import Deploys
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..terrain.scenery import pose_at
from ..terrain.standing import stand_refusal
from .array import arrayed, legal_place, recruits
from .zones import (
    NO_ASSAULT,
    chargeable,
    deployable,
    forbidden_region,
    inward,
    outside,
    place_refusal,
    zone_of,
)

BY_CHANCE = 0.25
"""How often chance looks for a place of its own."""


class DeployCard(Action, frozen=True):
    """Place every figure of the card."""

    plan: Placements


class DeployReady(Action, frozen=True):
    """Let the figures of the card be placed in good order."""


DeployReply = DeployCard | DeployReady


class Deploy(SeatQuestion, frozen=True, kw_only=True):
    """The owner of a card places all its figures at once (CON-APP-5, CON-APP-11)."""

    rule = "CON-APP-5"
    actions = (DeployReady, DeployCard)

    card: int

    def asked(self, state: ClashState) -> int | None:
        return self.seat if any(card == self.card for card, _ in state.waiting) else None

    def prompt(self, state: ClashState) -> Text:
        return text("ask-deploy", card=card_label(state, self.card))

    def forms(self, state: ClashState) -> Iterable[Form]:
        figures = recruits(state, self.card)
        spares = [Spare(f.id, f.name, f.base, f.profile.icon) for f in figures]
        region = region_of(deployable(state, figures[0]))
        plan = pick.placements("plan", "field-deploy-plan", spares, all=True, region=region)
        return [
            do(DeployCard, "do-deploy-card", plan, help="do-deploy-card-help"),
            do(DeployReady, "do-deploy-ready", help="do-deploy-ready-help"),
        ]

    def check(self, state: ClashState, seat: int, action: DeployReply) -> Refusal | None:
        if isinstance(action, DeployCard):
            return plan_refusal(state, self.card, action.plan, whole=True)
        return None

    def answer(self, play: Battle, action: DeployReply) -> None:
        """Put them down; the card is laid aside (CON-APP-12)."""
        state = play.state
        count = len(recruits(state, self.card))
        figures: Sequence[Figure]
        if isinstance(action, DeployCard):
            figures = planned(state, self.card, action.plan)
        else:
            figures = arrayed(state, self.card)
        for figure in sorted(figures, key=lambda figure: figure.id):
            _set_down(play, figure)
        if len(figures) < count:
            what = text("deploy-left-out", card=card_label(state, self.card))
            play.tell(Told, what=what, seat=self.seat, rule="CON-APP-5")
        waiting = tuple([pair for pair in state.waiting if pair[0] != self.card])
        play.replace(waiting=waiting, next_id=state.next_id + count)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        return [DeployReady()]

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        if rng.random() < BY_CHANCE:
            action = DeployCard(_by_chance(state, self.card, rng))
            if self.check(state, seat, action) is None:
                return action
        return DeployReady()

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        if partial.action != "DeployCard":
            return Preview()
        plan = filled(drafted(DeployCard, partial).plan, ())
        figures = recruits(state, self.card)
        box = deployable(state, figures[0])
        moved = tuple([_into(figures[0], placement, box) for placement in plan])
        found = planned(state, self.card, moved)
        return Preview(
            region=forbidden_region(state, figures[0]),
            snapped={} if moved == plan else {"plan": moved},
            ghosts=tuple([Ghost(f.id, f.pose, f.base, f.profile.icon) for f in found]),
            refusal=plan_refusal(state, self.card, moved) if moved else None,
            unfinished=len(found) < len(figures),
        )


def planned(state: ClashState, card: int, plan: Placements) -> list[Figure]:
    """The figures of a card where a plan puts them; strangers are left out."""
    spare = {figure.id: figure for figure in recruits(state, card)}
    return [
        spare[one.piece].at(pose_at(state, one.pose.x, one.pose.y, one.pose.facing))
        for one in plan
        if one.piece in spare
    ]


def plan_refusal(
    state: ClashState, card: int, plan: Placements, *, whole: bool = False
) -> Refusal | None:
    """Why figures of a card may not be placed like this, or None; `whole`: all of them."""
    figures = planned(state, card, plan)
    if len(figures) < len(plan) or len({figure.id for figure in figures}) < len(plan):
        return refuse("CON-APP-11", "refusal-deploy-own")
    if whole and len(figures) < len(recruits(state, card)):
        return refuse("CON-CARD-3", "refusal-deploy-all")
    there = state
    for figure in figures:
        refusal = _one_refusal(there, figure)
        if refusal is not None:
            return refusal
        there = there.added(figure)
    return None


def _one_refusal(state: ClashState, figure: Figure) -> Refusal | None:
    """Why a figure may not stand where it is, or None.

    Where its zone has no legal place left at all, CON-APP-13 is kept in another way: it may stand
    in reach of enemies, and neither charges nor engages in the first turn.
    """
    refusal = place_refusal(state, figure)
    if refusal is not None:
        stuck = refusal.rule == "CON-APP-13" and not outside(
            figure.body, zone_of(state, figure.seat)
        )
        if not stuck or legal_place(state, figure):
            return refusal
    return stand_refusal(state, figure, figure.pose)


def _set_down(play: Battle, figure: Figure) -> None:
    """A figure comes onto the table; one that could charge from there may not in turn 1."""
    held = chargeable(play.state, figure) is not None
    if held:
        figure = figure.did(marks=(NO_ASSAULT,))
    play.state = play.state.added(figure)
    tell_placed(play, figure, "CON-APP-5")
    if held:
        found = figure.powers.one(Deploys)
        rule = "CON-APP-13" if found is None else found[0].rule
        tell_status(play, figure, text("status-no-assault"), rule)


def _into(figure: Figure, placement: Placement, box: Box) -> Placement:
    body = figure.body_at(Pose(0, 0, placement.pose.facing))
    aside, ahead = -(-max(body.xs) // FINE), -(-max(body.ys) // FINE)
    return moved_into(placement, box, aside, ahead)


def _by_chance(state: ClashState, card: int, rng: Rng) -> Placements:
    """The figures of a card abreast somewhere in the box around all legal places."""
    figures = recruits(state, card)
    left, top, right, bottom = deployable(state, figures[0])
    x = left + int(rng.random() * (right - left + 1))
    y = top + int(rng.random() * (bottom - top + 1))
    facing = inward(state, figures[0].seat)
    space = max(figures[0].profile.sides) + int(rng.random() * 300)
    poses = [Pose(x + place * space, y, facing) for place in range(len(figures))]
    return tuple([Placement(f.id, pose) for f, pose in zip(figures, poses, strict=True)])
