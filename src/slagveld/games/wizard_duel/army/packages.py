"""The price list of creature magic (WD-SUMMON-2), and what a stock has for it (WD-SUMMON-8).

Good and evil do not serve together (WD-NATURE-2).
"""

from collections.abc import Iterable

from slagveld.data import Row
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.tables import table
from slagveld.texts import Name

from ..core.book import FOLDER, refuse
from ..core.models import StockModel
from ..core.races import Nature, Race, Weapon, race
from ..core.state import DuelState


class Package(Row, frozen=True):
    """One line of the price list: a price for so many models, whatever their race (WD-SUMMON-4)."""

    weapon: Weapon
    name: Name
    models: int
    price: int


packages = table(FOLDER / "packages.yaml", Package, by="weapon")
"""The price list by weapon class; a heavy weapon comes alone, without a crew (WD-SUMMON-13)."""


def price_of(row: Race, weapon: Weapon) -> int:
    """What one model costs: its share of a package (30, 40, 70, 160), or its own (WD-SUMMON-3)."""
    if row.price is not None:
        return row.price
    package = packages()[weapon]
    return package.price // package.models


def package_of(state: DuelState, key: str) -> Package | None:
    """A line of the price list; a race with a price of its own is a package of one (WD-RACE-4).

    That of a heavy weapon brings no crew (WD-SUMMON-13).
    """
    found = packages().get(key)
    if found is not None:
        return found
    try:
        row = race(key, update=state.options.update)
    except KeyError:
        return None
    return None if row.price is None else Package("own", row.name, 1, row.price)


def free_models(state: DuelState, seat: int, key: str) -> tuple[StockModel, ...]:
    """Models of the stock that a package could bring, in order of their numbers (WD-SUMMON-8).

    Any race will do that has the weapon (WD-SUMMON-11). The model of a defeated creature is free
    again (WD-SUMMON-9).
    """
    package = package_of(state, key)
    if package is None:
        return ()
    taken = {creature.number for creature in state.of(seat)}
    return tuple(
        model
        for model in state.wizards[seat].stock
        if model.number not in taken
        and model.weapon == package.weapon
        and (package.weapon != "own" or model.race == key)
    )


def offered(state: DuelState, seat: int) -> dict[str, Package]:
    """Packages by their keys, the price list first: one free model is enough (WD-SUMMON-10)."""
    stock = state.wizards[seat].stock
    own = tuple(dict.fromkeys(model.race for model in stock if model.weapon == "own"))
    found = {key: package_of(state, key) for key in (*packages(), *own)}
    return {key: one for key, one in found.items() if one and free_models(state, seat, key)}


def natures(state: DuelState, seat: int) -> set[Nature]:
    """Natures of a wizard's creatures on the table now, neutral left out (WD-NATURE-3)."""
    return {state.race_of(creature).nature for creature in state.of(seat)} - {"neutral"}


def goes_along(state: DuelState, model: StockModel, held: set[Nature]) -> bool:
    """Whether a model of the stock may serve beside creatures of these natures."""
    nature = state.race_of(model).nature
    return nature == "neutral" or not held or nature in held


def check_natures(state: DuelState, seat: int, models: Iterable[StockModel]) -> Refusal | None:
    """Good and evil do not serve together, in a package or beside those on the table."""
    together = natures(state, seat)
    together |= {state.race_of(model).nature for model in models} - {"neutral"}
    if len(together) > 1:
        return refuse("WD-NATURE-2", "refusal-natures")
    return None
