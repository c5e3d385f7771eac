"""Creature magic is cast: price, models, natures, places (WD-SUMMON-1)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Placement, Placements
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.shapes import Pose

from ..core.book import refuse, text
from ..core.events import Summoned
from ..core.models import Creature, StockModel, base_of
from ..core.state import Duel, DuelState
from ..magic.points import change_points, check_price
from .packages import check_natures, free_models, goes_along, natures, package_of
from .places import check_place, first_place


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
    after = state
    for placement in action.models:
        model = free[placement.piece]
        refusal = check_place(after, seat, model, placement)
        if refusal is not None:
            return refusal
        after = with_model(after, seat, model, placement.pose)
    if len(numbers) == package.models:
        return None
    held = natures(after, seat)
    for model in free.values():
        left = model.number not in numbers and goes_along(state, model, held)
        if left and first_place(after, seat, model) is not None:
            return refuse("WD-SUMMON-10", "refusal-short")
    return None


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
    return replace(
        state,
        creatures=(*state.creatures, creature),
        layout=state.layout.placed(number, base_of(row), pose),
        next_id=number + 1,
    )


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
            play.tell(
                Summoned,
                piece=number,
                name=play.state.numbered(model),
                pose=placement.pose,
                seat=self.seat,
                weapon=text(f"weapon-{model.weapon}"),  # texts: *:weapon-*
                rule=self.rule,
            )
