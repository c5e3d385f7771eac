"""Creature magic is cast: price, models, natures, places (WD-SUMMON-1)."""

from collections.abc import Iterable, Iterator

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Placement, Placements
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.measure import slanted_gap
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import refuse, text
from ..core.events import Summoned
from ..core.models import WIZARD, Creature, StockModel, base_of
from ..core.state import Duel, DuelState
from ..familiars.familiar_kinds import summon_bounds
from ..magic.points import change_points, check_price
from ..terrain.contact import away, direction, touching
from ..terrain.standing import fits
from .packages import check_natures, free_models, goes_along, natures, package_of

RINGS = (0, 300, 600, 900)
"""How far beyond the nearest distance places are tried, in units."""
WAYS = tuple(range(0, 3600, 225))


class Summon(Action, frozen=True):
    """Cast a package: which one, and a place for each model from the stock, by its number."""

    package: Key
    models: Placements


def check_summons(state: DuelState, seat: int, action: Summon) -> Refusal | None:
    """Price, models, natures, places, and no model left out that finds room (WD-SUMMON-10)."""
    package = package_of(state, action.package)
    if package is None:
        return refuse("WD-SUMMON-2", "refusal-package")
    refusal = check_price(state, seat, package.price)
    if refusal is not None:
        return refusal
    free = {model.number: model for model in free_models(state, seat, action.package)}
    numbers = [placement.piece for placement in action.models]
    if not numbers or len(dict.fromkeys(numbers)) != len(numbers):
        return refuse("WD-SUMMON-8", "refusal-models")
    if len(numbers) > package.models:
        return refuse("WD-SUMMON-1", "refusal-too-many", most=package.models)
    if any(number not in free for number in numbers):
        return refuse("WD-SUMMON-8", "refusal-models")
    refusal = check_natures(state, seat, (free[number] for number in numbers))
    if refusal is not None:
        return refusal
    after, refusal = placed(state, seat, free, action.models)
    if refusal is not None or len(numbers) == package.models:
        return refusal
    held = natures(after, seat)
    for model in free.values():
        left = model.number not in numbers and goes_along(state, model, held)
        if left and first_place(after, seat, model) is not None:
            return refuse("WD-SUMMON-10", "refusal-short")
    return None


def placed(
    state: DuelState, seat: int, free: dict[int, StockModel], placements: Iterable[Placement]
) -> tuple[DuelState, Refusal | None]:
    """The state with models of the stock at their places, up to the first that may not stand so."""
    refusal: Refusal | None = None
    for placement in placements:
        model = free.get(placement.piece)
        if model is not None and refusal is None:
            refusal = check_place(state, seat, model, placement)
            state = with_model(state, seat, model, placement.pose)
    return state, refusal


def with_model(state: DuelState, seat: int, model: StockModel, pose: Pose) -> DuelState:
    """The state with a model of the stock on the table as a new creature.

    It has all its wounds and a new line on the sheet, also when it was defeated before
    (WD-SUMMON-9, WD-SHEET-2).
    """
    row = state.race_of(model)
    number = state.next_id
    wizard = state.wizards[seat]
    creature = Creature(
        id=number,
        seat=seat,
        number=model.number,
        race=model.race,
        weapon=model.weapon,
        wounds=row.wounds,
        appeared=state.round,
        line=wizard.lines + 1,
    )
    state = state.with_wizard(seat, lines=wizard.lines + 1)
    creatures = (*state.creatures, creature)
    layout = state.layout.placed(number, base_of(row), pose)
    return replace(state, creatures=creatures, layout=layout, next_id=number + 1)


class SummonNow(Step, frozen=True):
    """The creatures appear; they act from the next round on (WD-SUMMON-7)."""

    seat: int
    package: str
    models: tuple[Placement, ...]
    rule = "WD-SUMMON-1"

    def run(self, play: Duel) -> None:
        package = package_of(play.state, self.package)
        if package is None:
            return
        cast = text("cast-creatures", name=package.name)
        change_points(play, self.seat, -package.price, cast, self.rule)
        stock = {model.number: model for model in play.state.wizards[self.seat].stock}
        for placement in self.models:
            model = stock[placement.piece]
            number = play.state.next_id
            play.state = with_model(play.state, self.seat, model, placement.pose)
            seat, name, pose = self.seat, play.state.numbered(model), placement.pose
            arm, rule = text(f"weapon-{model.weapon}"), self.rule  # texts: *:weapon-*
            play.tell(
                Summoned, piece=number, name=name, pose=pose, seat=seat, weapon=arm, rule=rule
            )


def check_place(
    state: DuelState, seat: int, model: StockModel, placement: Placement
) -> Refusal | None:
    """10 to 20 cm from the wizard, room for the base, no enemy touched.

    The model may face any way (WD-SUMMON-14).
    """
    pose = placement.pose
    base = base_of(state.race_of(model))
    if placement.path or not fits(state.layout, base, pose):
        return refuse("WD-PLACE-1", "refusal-room")
    body = base.body(pose)
    gap = slanted_gap(state.layout.body(state.wizards[seat].id), body)
    near, far = summon_bounds(state, seat)
    if not near * FINE <= gap <= far * FINE:
        rule = "WD-PLACE-2" if pose.level else "WD-SUMMON-5"
        return refuse(rule, "refusal-summon-distance", near=Distance(near), far=Distance(far))
    if touching(state.layout, body, state.enemies(seat)):
        return refuse("WD-SUMMON-6", "refusal-summon-contact")
    return None


def places(state: DuelState, seat: int, model: StockModel, start: int = 0) -> Iterator[Pose]:
    """Places on the ground where a model could appear, looking away from its wizard.

    One for each direction, beginning with number `start`, at the nearest distance that is free.
    """
    middle = state.pose(state.wizards[seat].id)
    base = base_of(state.race_of(model)).diameter
    nearest = summon_bounds(state, seat)[0] + (WIZARD.diameter + base) // 2
    for turn in range(len(WAYS)):
        way = WAYS[(start + turn) % len(WAYS)]
        for ring in RINGS:
            x, y = away(middle, way, nearest + ring)
            if x < 0 or y < 0:
                continue
            pose = Pose(x, y, direction(middle, Pose(x, y)))
            if check_place(state, seat, model, Placement(model.number, pose)) is None:
                yield pose
                break


def first_place(state: DuelState, seat: int, model: StockModel, start: int = 0) -> Pose | None:
    """The first of these places, or None if there is no room."""
    return next(places(state, seat, model, start), None)
