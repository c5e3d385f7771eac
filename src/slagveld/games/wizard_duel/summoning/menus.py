"""The packages that a wizard's go offers: a form, previews, menus and proposals for bots."""

from collections.abc import Iterator

from slagveld.kernel.decision import Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, Placement, Region, Spare
from slagveld.kit.drafts import filled
from slagveld.table.shapes import Outline

from ..army.prices import Package
from ..core.book import do, icons, pick, text
from ..core.models import WIZARD, StockModel, base_of
from ..core.races import race
from ..core.state import DuelState
from ..familiars.familiar_kinds import summon_bounds
from ..magic.points import check_price
from ..terrain.contact import direction, near_wizards
from ..terrain.wayfinding import arc_points
from .creature_magic import WAYS, Summon, first_place, placed, with_model
from .packages import free_models, goes_along, natures, offered, package_of


def summon_forms(state: DuelState, seat: int) -> Iterator[Form]:
    """Creature magic, if the stock has a free model for some package."""
    packages = offered(state, seat).items()
    if packages:
        choices = [_package_choice(state, seat, key, package) for key, package in packages]
        line = pick.choice("package", "field-package", choices)
        free = spares(state, seat)
        models = pick.placements("models", "field-models", free)
        yield do(Summon, "spell-creatures", line, models, rule="WD-SUMMON-1")


def spares(state: DuelState, seat: int) -> tuple[Spare, ...]:
    """The models of the stock that are not in play, by their numbers (WD-SUMMON-8)."""
    taken = [creature.number for creature in state.of(seat)]
    free = [model for model in state.wizards[seat].stock if model.number not in taken]
    rows = [(model, state.race_of(model)) for model in free]
    return tuple(
        Spare(model.number, state.numbered(model), base_of(row), icons().races[row.key])
        for model, row in rows
    )


def _package_choice(state: DuelState, seat: int, key: str, package: Package) -> Choice:
    """A line of the price list; prices of house races are marked (WD-SUMMON-3).

    It is dimmed when the points do not suffice.
    """
    house = package.weapon == "own" and race(key, update=state.options.update).house
    told = "package-house" if house else "package"
    name = text(told, name=package.name, price=package.price)  # texts: *:package*
    refusal = check_price(state, seat, package.price)
    if refusal is None:
        return Choice(key, name)
    return Choice(key, name, help=refusal.text, refusal=refusal.rule)


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


def facing_way(state: DuelState, seat: int) -> int:
    """The number of the direction towards the nearest enemy wizard."""
    foes = near_wizards(state, seat)
    return direction(state.pose(state.wizards[seat].id), state.pose(foes[0])) // 225 if foes else 0


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
        region=_ring(state, seat, fitting),
        notes=(text("note-summons", count=len(given), most=package.models, price=package.price),),
    )


def _ring(state: DuelState, seat: int, models: list[StockModel]) -> Region | None:
    """Where the middle of the smallest of these models may stand (WD-SUMMON-5)."""
    if not models:
        return None
    base = min(base_of(state.race_of(model)).diameter for model in models)
    near, far = summon_bounds(state, seat)
    edges = (WIZARD.diameter + base) // 2
    middle = state.pose(state.wizards[seat].id)
    inner, outer = (arc_points(middle, way + edges, 0, 3600) for way in (near, far))
    return Region((Outline(outer, (inner,)),), middle.level, "allowed")
