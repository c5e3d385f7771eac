"""Deploying a card: all its figures are placed in the zone of their side (CON-APP-5).

By hand, or in good order.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Placement, Placements, Spare
from slagveld.kernel.rulebook import Refusal
from slagveld.kit import deployment
from slagveld.kit.asking import SeatQuestion
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.given_setup import insist
from slagveld.record import replace
from slagveld.table.shapes import Point, Pose
from slagveld.table.units import FINE
from slagveld.texts import Distance, Text

from ..army.stack_and_reserve import card_label, profile_of
from ..core.asking import tell_status
from ..core.book import do, pick, refuse, text
from ..core.competence_vocabulary import Deploys
from ..core.figure import Figure
from ..core.state import SEATS, Battle, Card, ClashState, enemy_of
from ..terrain.scenery import pose_at
from ..terrain.standing_room import has_room, stand_refusal
from . import zones

BY_CHANCE = 0.25
"""How often chance looks for a place of its own."""


class DeployCard(Action, frozen=True):
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
        spares = [Spare(f.id, f.name, f.base, f.profile.icon, f.profile.figure) for f in figures]
        region = deployment.region_of(zones.deployable(state, figures[0]))
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
        plan = action.plan if isinstance(action, DeployCard) else None
        figures = arrayed(state, self.card) if plan is None else planned(state, self.card, plan)
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
        box = zones.deployable(state, figures[0])
        moved = tuple([_into(figures[0], placement, box) for placement in plan])
        found = planned(state, self.card, moved)
        return Preview(
            region=zones.forbidden_region(state, figures[0]),
            snapped={} if moved == plan else {"plan": moved},
            ghosts=tuple(
                [Ghost(f.id, f.pose, f.base, f.profile.icon, f.profile.figure) for f in found]
            ),
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
        if (refusal := _one_refusal(there, figure)) is not None:
            return refusal
        there = there.added(figure)
    return None


def _one_refusal(state: ClashState, figure: Figure) -> Refusal | None:
    """Why a figure may not stand where it is, or None.

    Where its zone has no legal place left at all, CON-APP-13 is kept in another way: it may stand
    in reach of enemies, and neither charges nor engages in the first turn.
    """
    refusal = zones.place_refusal(state, figure)
    if refusal is not None:
        beyond = zones.outside(figure.body, zones.zone_of(state, figure.seat))
        if beyond or refusal.rule != "CON-APP-13" or legal_place(state, figure):
            return refusal
    return stand_refusal(state, figure, figure.pose)


def _set_down(play: Battle, figure: Figure) -> None:
    """A figure comes onto the table; a scout that could charge from there may not in turn 1."""
    held = zones.chargeable(play.state, figure) is not None
    if held:
        figure = figure.did(marks=(zones.NO_ASSAULT,))
    play.state = play.state.added(figure)
    deployment.tell_placed(play, figure, "CON-APP-5")
    if held:
        found = figure.powers.one(Deploys)
        rule = "CON-APP-13" if found is None else found[0].rule  # CON-CARD-eclaireur
        tell_status(play, figure, text("status-no-assault"), rule)


def _into(figure: Figure, placement: Placement, box: deployment.Box) -> Placement:
    body = figure.body_at(Pose(0, 0, placement.pose.facing))
    aside, ahead = -(-max(body.xs) // FINE), -(-max(body.ys) // FINE)
    return deployment.moved_into(placement, box, aside, ahead)


def _by_chance(state: ClashState, card: int, rng: Rng) -> Placements:
    """The figures of a card abreast somewhere in the box around all legal places."""
    figures = recruits(state, card)
    left, top, right, bottom = zones.deployable(state, figures[0])
    x = left + int(rng.random() * (right - left + 1))
    y = top + int(rng.random() * (bottom - top + 1))
    facing = zones.inward(state, figures[0].seat)
    space = max(figures[0].profile.sides) + int(rng.random() * 300)
    row = enumerate(figures)
    return tuple([Placement(one.id, Pose(x + n * space, y, facing)) for n, one in row])


# Good order: where the figures of a card stand when nobody places them by hand

STEP = 125
"""How finely places are tried along a rank."""
LOOSE = 150
"""Room between neighbours where there is plenty, so that nobody stands in another's way."""
CLOSE = 20
"""The least room between neighbours: more than contact."""


def recruits(state: ClashState, number: int) -> list[Figure]:
    """The figures of a card that are still to be deployed, with the ids that they will get."""
    card = state.cards_by_id.get(number)
    count = sum([left for waiting, left in state.waiting if waiting == number])
    if card is None or not count:
        return []
    first = state.next_id
    number = _first_number(state, card) + card.count - count
    shared = any(one.seat != card.seat and one.alike(card) for one in state.cards)
    owner = state.seats[card.seat].name if shared else ""
    return [
        Figure(
            id=first + place,
            seat=card.seat,
            card=card.id,
            key=card.key,
            number=number + place if number else 0,
            owner=owner,
            pose=Pose(0, 0),
            own=card.own,
            tables=state.options.tables,
        )
        for place in range(count)
    ]


def _first_number(state: ClashState, card: Card) -> int:
    """The number of a card's first figure, counted through the army; 0 where it is the only one."""
    alike = [one for one in state.cards if one.seat == card.seat and one.alike(card)]
    if sum([one.count for one in alike]) == 1:
        return 0
    return 1 + sum([one.count for one in alike if one.id < card.id])


def arrayed(state: ClashState, number: int) -> Sequence[Figure]:
    """The figures of a card in good order: abreast if there is room, else one by one.

    Whoever finds no legal place stands where he has room in the zone, as `deployment` allows it;
    whoever has not even that is left out.
    """
    figures = recruits(state, number)
    row = _place(state, figures, LOOSE) or _place(state, figures, CLOSE)
    if row:
        return row
    found: list[Figure] = []
    for figure in figures:
        for one in legal_place(state, figure) or _place(state, [figure], CLOSE, strict=False):
            found.append(one)
            state = state.added(one)
    return found


def legal_place(state: ClashState, figure: Figure) -> Sequence[Figure]:
    """A figure at the best legal place of its zone; empty where there is none."""
    return _place(state, [figure], LOOSE) or _place(state, [figure], CLOSE)


def _place(
    state: ClashState, figures: list[Figure], room: int, *, strict: bool = True
) -> Sequence[Figure]:
    """Figures abreast at the first free place; `strict`: in charge reach of nobody (CON-APP-13)."""
    if not figures:
        return []
    facing = zones.inward(state, figures[0].seat)
    width, depth = figures[0].profile.sides
    across = (width + room) * len(figures) - room
    shifts = [(width + room) * place - (across - width) // 2 for place in range(len(figures))]
    along_x = facing not in (deployment.EAST, deployment.WEST)
    wide, deep = (across, depth) if along_x else (depth, across)
    rank = depth + LOOSE if figures[0].profile.weapon is not None else 0
    spots = places(zones.zone_of(state, figures[0].seat), facing, across, depth, rank)
    crowd = [deployment.bounds_of(figure.body, room) for figure in state.figures]
    around = (-(wide // 2), -(deep // 2), wide - wide // 2, deep - deep // 2)

    def row_at(x: int, y: int) -> list[Figure]:
        row = [(x + shift, y) if along_x else (x, y + shift) for shift in shifts]
        pairs = zip(figures, row, strict=True)
        return [figure.at(pose_at(state, *spot, facing)) for figure, spot in pairs]

    def fits(figure: Figure) -> bool:
        legal = not strict or zones.place_refusal(state, figure) is None
        return legal and has_room(state, figure, figure.pose)

    return deployment.first_free(spots, around, crowd, row_at, lambda row: all(map(fits, row)))


@cache
def places(zone: deployment.Box, facing: int, across: int, depth: int, rank: int) -> list[Point]:
    """Middles for a row of figures in a zone: rank by rank from the front, from the middle out.

    The first rank begins `rank` behind the front, those before it come last. Shared: not to be
    changed.
    """
    left, top, right, bottom = zone
    span, deep = right - left, bottom - top
    if facing in (deployment.EAST, deployment.WEST):
        span, deep = deep, span
    half, behind = (across + 1) // 2, (depth + 1) // 2
    if 2 * half > span:
        return []
    ranks = list(range(behind, deep - behind + 1, STEP))
    first = [one for one in ranks if one >= rank + behind]
    last = [one for one in ranks if one < rank + behind]
    return deployment.ranked(
        zone, facing, [*first, *last], deployment.outwards(STEP, span // 2 - half)
    )


# Whether every figure will find a legal place, asked before the battle begins (CON-APP-13)


def check_places(state: ClashState) -> None:
    """Raise RefusedError unless both armies can be deployed whatever the enemy does."""
    for card in state.cards:
        profile = profile_of(card)
        reach = 2 * profile.fastest
        if reach >= depth_for(state, card.seat) - max(profile.sides):
            far = Distance(reach)
            insist(refuse("CON-APP-13", "refusal-set-charge", card=profile.name, distance=far))
    for seat in SEATS:
        _check_room(state, seat)


def depth_for(state: ClashState, seat: int) -> int:
    """How far the rear edge of a seat's zone is from the enemy's zone, in units."""
    left, top, right, bottom = zones.zone_of(state, seat)
    west, north, east, south = zones.zone_of(state, enemy_of(seat))
    return max(right - east, west - left, bottom - south, north - top)


def _check_room(state: ClashState, seat: int) -> None:
    waiting = tuple([(card.id, card.count) for card in state.cards])
    there = replace(state, waiting=waiting)
    for card in [one for one in state.cards if one.seat == seat]:
        figures = arrayed(there, card.id)
        if len(figures) < card.count:
            player = state.seats[seat].name
            insist(refuse("CON-APP-13", "refusal-set-room", player=player))
        for figure in figures:
            there = there.added(figure)
        there = replace(there, next_id=there.next_id + card.count)
