"""The packages that a wizard's go offers: a form for a screen, menus and proposals for bots."""

from collections.abc import Iterator

from slagveld.kernel.decision import Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, Placement, PlacementsField, Spare
from slagveld.table.units import direction_of
from slagveld.texts import Text

from ..army.prices import Package
from ..core.book import do, icons, pick, text
from ..core.models import base_of, numbered
from ..core.races import race
from ..core.state import DuelState
from ..magic.points import check_price
from ..terrain.contact import gap_between
from .creature_magic import Summon, with_model
from .natures import goes_along, natures
from .packages import free_models, package_keys, package_of
from .places import WAYS, first_place


def summon_forms(state: DuelState, seat: int) -> Iterator[Form]:
    """Creature magic, if the stock has a free model for some package."""
    choices = tuple(
        _package_choice(state, seat, key, package)
        for key in package_keys(state, seat)
        if (package := package_of(state, key)) is not None
    )
    if choices:
        package_field = pick.choice("package", "field-package", choices)
        models = PlacementsField(
            name="models", title=text("field-models"), spares=spares(state, seat)
        )
        yield do(Summon, "spell-creatures", package_field, models, rule="WD-SUMMON-1")


def spares(state: DuelState, seat: int) -> tuple[Spare, ...]:
    """The models of the stock that are not in play, by their numbers (WD-SUMMON-8)."""
    taken = [creature.number for creature in state.of(seat)]
    found = []
    for model in state.wizards[seat].stock:
        if model.number not in taken:
            row = race(model.race, update=state.options.update)
            name = numbered(row.name, model.number)
            found.append(Spare(model.number, name, base_of(row), icons().races[row.key]))
    return tuple(found)


def _package_choice(state: DuelState, seat: int, key: str, package: Package) -> Choice:
    """A line of the price list, dimmed when the points do not suffice."""
    name = _package_name(state, key, package)
    refusal = check_price(state, seat, package.price)
    if refusal is None:
        return Choice(key, name)
    return Choice(key, name, help=refusal.text, refusal=refusal.rule)


def _package_name(state: DuelState, key: str, package: Package) -> Text:
    """A line of the price list; prices of house races are marked (WD-SUMMON-3)."""
    if package.weapon == "own" and race(key, update=state.options.update).house:
        return text("package-house", name=package.name, price=package.price)
    return text("package", name=package.name, price=package.price)


def summons(
    state: DuelState, seat: int, key: str, start: int, prefer: tuple[int, ...] = ()
) -> Summon | None:
    """A package of the first free models (or the preferred ones), placed from a direction on."""
    package = package_of(state, key)
    if package is None or package.price > state.wizards[seat].points:
        return None
    free = free_models(state, seat, key)
    ordered = sorted(free, key=lambda model: model.number not in prefer)
    placements: list[Placement] = []
    after = state
    for model in ordered:
        if len(placements) == package.models:
            break
        if not goes_along(after, model, natures(after, seat)):
            continue
        pose = first_place(after, seat, model, start)
        if pose is not None:
            placements.append(Placement(model.number, pose))
            after = with_model(after, seat, model, pose)
    return Summon(key, tuple(placements)) if placements else None


def summons_proposal(state: DuelState, seat: int, rng: Rng) -> Summon | None:
    """A random package one can pay, somewhere on the enemy's side."""
    keys = [
        key
        for key in package_keys(state, seat)
        if (package := package_of(state, key)) is not None
        and package.price <= state.wizards[seat].points
    ]
    if not keys:
        return None
    start = facing_way(state, seat) + int(rng.random() * 5) - 2
    return summons(state, seat, keys[int(rng.random() * len(keys))], start % len(WAYS))


def facing_way(state: DuelState, seat: int) -> int:
    """The number of the direction towards the nearest enemy wizard."""
    here = state.pose(state.wizards[seat].id)
    best: tuple[int, int] | None = None
    for other, wizard in enumerate(state.wizards):
        if other == seat or not state.layout.has(wizard.id):
            continue
        there = state.pose(wizard.id)
        way = int(direction_of(there.x - here.x, there.y - here.y)) // 225
        far = gap_between(here, there)
        if best is None or far < best[0]:
            best = (far, way)
    return 0 if best is None else best[1]
