"""Creature magic: what is offered, and how it is cast to summon creatures (WD-SUMMON-1)."""

from collections.abc import Iterable, Iterator

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, Key, Placement, Placements, Spare
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.record import replace
from slagveld.table.shapes import Pose

from ..army.prices_packages_natures import check_natures, goes_along, natures, package_of, packages
from ..army.stock_of_models import free_models, offered
from ..core.book import do, pick, refuse, text
from ..core.events import Summoned
from ..core.models import Creature, StockModel, base_of
from ..core.races import icon_of
from ..core.state import Duel, DuelState
from .magic_points import change_points, check_price
from .summoning_places import WAYS, check_place, facing_way, first_place, summon_ring


class Summon(Action, frozen=True):
    """Cast a package: which one, and for each model a place, looking any way (WD-SUMMON-14)."""

    package: Key
    models: Placements


def check_summons(state: DuelState, seat: int, action: Summon) -> Refusal | None:
    """Price, models, natures, places, and no model left out that finds room (WD-SUMMON-10).

    Any races may come (WD-SUMMON-11), but natures are checked now, with all who serve the wizard
    (WD-NATURE-2, WD-NATURE-3).
    """
    package = package_of(state, action.package)
    if package is None:
        return refuse("WD-SUMMON-2", "refusal-package")
    if refusal := check_price(state, seat, package.price):
        return refusal
    free = {model.number: model for model in free_models(state, seat, action.package)}
    numbers = [placement.piece for placement in action.models]
    if not numbers or len(dict.fromkeys(numbers)) != len(numbers):
        return refuse("WD-SUMMON-8", "refusal-models")
    if len(numbers) > package.models:
        return refuse("WD-SUMMON-1", "refusal-too-many", most=package.models)
    if any(number not in free for number in numbers):
        return refuse("WD-SUMMON-8", "refusal-models")
    if refusal := check_natures(state, seat, (free[number] for number in numbers)):
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
    (WD-SUMMON-9, WD-SHEET-2); its weapon is that of the package (WD-SUMMON-12).
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


def summon_forms(state: DuelState, seat: int) -> Iterator[Form]:
    """Creature magic with a free model: house prices marked (WD-SUMMON-3), the too dear dimmed."""
    choices: list[Choice] = []
    for key, package in offered(state, seat).items():
        house = key not in packages() and state.race(key).house
        told = "package-house" if house else "package"
        name = text(told, name=package.name, price=package.price)  # texts: *:package*
        refusal = check_price(state, seat, package.price)
        if refusal is None:
            choices.append(Choice(key, name))
        else:
            choices.append(Choice(key, name, help=refusal.text, refusal=refusal.rule))
    if choices:
        line = pick.choice("package", "field-package", choices)
        models = pick.placements("models", "field-models", spares(state, seat))
        yield do(Summon, "spell-creatures", line, models, rule="WD-SUMMON-1")


def spares(state: DuelState, seat: int) -> tuple[Spare, ...]:
    """The models of the stock that are not in play, by their numbers (WD-SUMMON-8)."""
    taken = [creature.number for creature in state.of(seat)]
    free = [model for model in state.wizards[seat].stock if model.number not in taken]
    rows = [(model, state.race_of(model)) for model in free]
    return tuple(
        Spare(
            model.number,
            state.numbered(model),
            base_of(row),
            icon_of(row),
            row.figures[model.weapon],
        )
        for model, row in rows
    )


def summons(state: DuelState, seat: int, key: str, start: int) -> Summon | None:
    """A package of the first free models, placed from a direction on."""
    package = package_of(state, key)
    if package is None or package.price > state.wizards[seat].points:
        return None
    placements: list[Placement] = []
    after = state
    for model in free_models(state, seat, key):
        if len(placements) == package.models:
            break
        if not goes_along(after, model, natures(after, seat)):
            continue
        pose = first_place(after, seat, model, start)
        if pose is not None:
            placements.append(Placement(model.number, pose))
            after = with_model(after, seat, model, pose)
    return Summon(key, tuple(placements)) if placements else None


def package_menu(state: DuelState, seat: int) -> Iterator[Summon | None]:
    """Every package that can be paid, each of the ways in which it may appear once."""
    known: dict[Summon, None] = {}
    for key in offered(state, seat):
        for start in range(0, len(WAYS), 4):
            action = summons(state, seat, key, start)
            if action is None or action in known:
                yield None
            else:
                known[action] = None
                yield action


def summons_proposal(state: DuelState, seat: int, rng: Rng) -> Summon | None:
    """A random package one can pay, somewhere on the enemy's side."""
    have = state.wizards[seat].points
    keys = [key for key, package in offered(state, seat).items() if package.price <= have]
    if not keys:
        return None
    start = facing_way(state, seat) + int(rng.random() * 5) - 2
    return summons(state, seat, keys[int(rng.random() * len(keys))], start % len(WAYS))


def preview_summons(state: DuelState, seat: int, draft: Summon) -> Preview:
    """The models that go with a package, where they may appear, and the first fault of a place."""
    key = filled(draft.package, "")
    package = package_of(state, key)
    if package is None:
        return Preview()
    free = {model.number: model for model in free_models(state, seat, key)}
    given = filled(draft.models, ())
    after, refusal = placed(state, seat, free, given)
    held, taken = natures(after, seat), [placement.piece for placement in given]
    left = [model for model in free.values() if model.number not in taken]
    fitting = [model for model in left if goes_along(state, model, held)]
    more = tuple(model.number for model in fitting) if len(given) < package.models else ()
    return Preview(
        refusal=refusal,
        unfinished=bool(more),
        pieces=more,
        region=summon_ring(state, seat, fitting),
        notes=(text("note-summons", count=len(given), most=package.models, price=package.price),),
    )
