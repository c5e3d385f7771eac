"""Setting up by hand: units are formed from the reserves and placed in the zone (CAR-16-deploy)."""

from collections.abc import Iterable
from typing import Any

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Placed
from slagveld.kernel.fields import Amount, Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.deployment import region_of
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.table.shapes import Direction, Pose, Spot

from ..army.looks import figure_of
from ..army.muster import LEAST_LIVES, unit_of, values_of
from ..core.book import do, pick, refuse, text
from ..core.conditions import say
from ..core.parts import ghosts
from ..core.state import Battle, CarnageState, Reserve
from ..core.unit import Unit
from ..ground.obstacles import fits
from .battle_line import arrayed, divided, files_of, in_zone, shift_into, waiting
from .scenarios import edge_of, zone_of

TRIES = 12
"""Places that a random set-up tries before it leaves the rest to good order."""


class PlaceUnit(Action, frozen=True):
    """Form a unit from the reserves and set it down; the spot is the middle of its front edge."""

    troop: Key
    """The troop type."""
    count: Amount
    files: Amount
    spot: Spot
    facing: Direction


class DeployRest(Action, frozen=True):
    """Let everything that is left be set up in good order."""


PlacingAction = PlaceUnit | DeployRest


class Deploy(Asking, frozen=True):
    """A side sets its whole army up, each player his own."""

    mode = "any"
    actions = (DeployRest, PlaceUnit)
    rule = "CAR-16-deploy"
    asks = text("ask-deploy")
    side: int

    def who(self, state: CarnageState) -> tuple[int, ...]:
        """Players of the side who can still form a unit."""
        return tuple([seat for seat in state.seats_of(self.side) if waiting(state, seat)])

    def forms(self, state: CarnageState) -> Iterable[Form]:
        reserves = [r for seat in self.who(state) for r in waiting(state, seat)]
        troops: dict[str, Choice] = {}
        for reserve in reserves:
            name = values_of(state.designs, reserve.seat, reserve.type)[0].name
            label = text("set-reserve", name=name, count=reserve.count)
            troops[reserve.type] = Choice(reserve.type, label)
        most = max([reserve.count for reserve in reserves])
        region = region_of(zone_of(state, self.side))
        fields = (
            pick.choice("troop", "field-set-troop", troops.values()),
            pick.number("count", "field-set-count", 1, most),
            pick.number("files", "field-set-files", 1, most),
            pick.spot("spot", "field-set-spot", facing=False, region=region),
            pick.facing("facing", "field-set-facing"),
        )
        return [
            do(DeployRest, "do-deploy-rest", help="do-deploy-rest-help"),
            do(PlaceUnit, "do-place-unit", *fields),
        ]

    def check(self, state: CarnageState, seat: int, action: PlacingAction) -> Refusal | None:
        if not isinstance(action, PlaceUnit):
            return None
        if refusal := _composition(state, seat, action):
            return refusal
        unit = formed(state, seat, action)
        if not in_zone(unit, zone_of(state, self.side)):
            return refuse("CAR-16-deploy", "refusal-set-zone", name=unit.profile.name)
        if not fits(state, unit):
            return refuse("CAR-16-deploy", "refusal-set-room", name=unit.profile.name)
        return None

    def answer(self, play: Battle, action: PlacingAction) -> None:
        play.then(self)
        if isinstance(action, PlaceUnit):
            set_down(play, formed(play.state, play.seat, action))
        else:
            deploy_rest(play, play.seat)

    def candidates(self, state: CarnageState, seat: int) -> list[Action]:
        """Good order for all, or for the next unit of each type."""
        found: dict[str, PlacingAction] = {"": DeployRest()}
        for unit in arrayed(state, seat):
            key, count, spot = unit.profile.type, len(unit.figures), Spot(unit.x, unit.y)
            found.setdefault(key, PlaceUnit(key, count, unit.files, spot, unit.facing))
        return [action for action in found.values() if self.check(state, seat, action) is None]

    def propose(self, state: CarnageState, seat: int, rng: Rng) -> Action:
        reserves = waiting(state, seat)
        left, top, right, bottom = zone_of(state, self.side)
        for _ in range(TRIES if rng.random() < 0.8 else 0):
            reserve = reserves[int(rng.random() * len(reserves))]
            profile, _magic = values_of(state.designs, seat, reserve.type)
            sizes = divided(profile, reserve.count)
            count = sizes[int(rng.random() * len(sizes))]
            x = left + int(rng.random() * (right - left))
            y = top + int(rng.random() * (bottom - top))
            files, way = files_of(profile, count), edge_of(state, self.side)
            action = PlaceUnit(reserve.type, count, files, Spot(x, y), way)
            if self.check(state, seat, action) is None:
                return action
        return DeployRest()

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        if partial.action != "PlaceUnit":
            return Preview()
        zone = zone_of(state, self.side)
        region = region_of(zone)
        draft = drafted(PlaceUnit, partial)
        reserve = _reserve(state, seat, filled(draft.troop, ""))
        if reserve is None:
            return Preview(region=region)
        profile, _ = values_of(state.designs, seat, reserve.type)
        usual = divided(profile, reserve.count)[0]
        count = filled(draft.count, usual)
        meant = {"count": usual, "files": files_of(profile, max(1, count))}
        meant["facing"] = edge_of(state, self.side)
        snapped: dict[str, Any] = {k: v for k, v in meant.items() if k not in partial.values}
        spot = filled(draft.spot)
        if spot is None:
            return Preview(region=region, snapped=snapped)
        files, facing = filled(draft.files, meant["files"]), filled(draft.facing, meant["facing"])
        action = PlaceUnit(reserve.type, count, files, Spot(spot.x, spot.y), facing)
        if _composition(state, seat, action) is not None:
            return Preview(region=region, snapped=snapped)
        unit = formed(state, seat, action)
        if not in_zone(unit, zone):
            unit = unit.shifted(*shift_into(unit, zone))
            snapped["spot"] = [unit.x, unit.y, 0]
        return Preview(region=region, snapped=snapped, ghosts=ghosts(unit, figure_of(unit.profile)))


def _composition(state: CarnageState, seat: int, action: PlaceUnit) -> Refusal | None:
    """Why these figures are no unit, or leave behind too few for one (CAR-5.1.1)."""
    reserve = _reserve(state, seat, action.troop)
    if reserve is None:
        return refuse("CAR-5.1-moments", "refusal-set-no-reserve")
    profile, _ = values_of(state.designs, seat, reserve.type)
    if not 1 <= action.count <= reserve.count:
        return refuse("CAR-5.1-moments", "refusal-set-count", most=reserve.count)
    if not 1 <= action.files <= action.count:
        return refuse("CAR-5.1-formation", "refusal-set-files", most=action.count)
    if profile.kind != "troop":
        if action.count > 1:
            return refuse("CAR-19-independent", "refusal-set-alone", name=profile.name)
        return None
    if action.count * profile.w < LEAST_LIVES:
        return refuse("CAR-5.1.1", "refusal-set-few", least=LEAST_LIVES)
    left = reserve.count - action.count
    if left and left * profile.w < LEAST_LIVES:
        return refuse("CAR-5.1.1", "refusal-set-few-left", least=LEAST_LIVES)
    return None


def formed(state: CarnageState, seat: int, action: PlaceUnit) -> Unit:
    """The unit that an action of sound numbers forms, with the next free ids."""
    part = Reserve(seat, action.troop, action.count)
    pose = Pose(action.spot.x, action.spot.y, action.facing)
    side, designs = state.side_of(seat), state.designs
    return unit_of(part, side, state.next_id, pose, designs=designs, files=action.files)


def set_down(play: Battle, unit: Unit) -> None:
    """Put a unit down and its figures off the reserve; the only one of its name has no number."""
    state, kind, count = play.state, unit.profile.type, len(unit.figures)
    mine = [one for one in state.reserves if (one.seat, one.type) == (unit.owner, kind)]
    rest = [replace(one, count=one.count - count) if one in mine else one for one in state.reserves]
    left, more = tuple([one for one in rest if one.count]), any(one.count > count for one in mine)
    alike = [u for u in state.own(unit.owner) if u.profile.type == kind]
    unit = replace(unit, number=len(alike) + 1 if alike or more else 0)
    next_id = max(state.next_id, unit.id + count + 1)
    play.state = replace(state.added(unit), reserves=left, next_id=next_id)
    owner, rule = unit.owner, "CAR-16-deploy"
    play.tell(Placed, piece=unit.id, name=unit.name, pose=unit.pose, seat=owner, rule=rule)


def deploy_rest(play: Battle, seat: int) -> None:
    """All that a seat has left is set up; figures without room stay out of the battle."""
    for unit in arrayed(play.state, seat):
        set_down(play, unit)
    for reserve in play.state.reserves:
        if reserve.seat == seat:
            name = values_of(play.state.designs, seat, reserve.type)[0].name
            what = text("set-left-out", name=name, count=reserve.count)
            say(play, what, "CAR-16-deploy", seat=seat)
    others = tuple([reserve for reserve in play.state.reserves if reserve.seat != seat])
    play.replace(reserves=others)


def _reserve(state: CarnageState, seat: int, key: str) -> Reserve | None:
    return next((r for r in waiting(state, seat) if r.type == key), None)
