"""The price list of creature magic by packages (WD-SUMMON-2), and which natures go together.

Good and evil do not serve the same wizard (WD-NATURE-2).
"""

from collections.abc import Iterable

from slagveld.data import Row
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.tables import table
from slagveld.texts import Name

from ..core.book import FOLDER, refuse
from ..core.models import StockModel
from ..core.races import Nature, Race, Weapon
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
        row = state.race(key)
    except KeyError:
        return None
    return None if row.price is None else Package("own", row.name, 1, row.price)


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
    return refuse("WD-NATURE-2", "refusal-natures") if len(together) > 1 else None
