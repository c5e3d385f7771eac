"""The price list: packages of creature magic, and what one model costs (WD-SUMMON-2)."""

from slagveld.data import Row
from slagveld.kit.tables import table
from slagveld.texts import Name

from ..core.book import FOLDER
from ..core.races import Race, Weapon


class Package(Row, frozen=True):
    """One line of the price list: a price for so many models, whatever their race (WD-SUMMON-4)."""

    weapon: Weapon
    name: Name
    models: int
    price: int


packages = table(FOLDER / "packages.yaml", Package, by="weapon")
"""The price list by weapon class; a heavy weapon comes alone, without a crew (WD-SUMMON-13)."""


def price_of(row: Race, weapon: Weapon) -> int:
    """What one model costs: its own price, or its share of a package (30, 40, 70, 160)."""
    if row.price is not None:
        return row.price
    package = packages()[weapon]
    return package.price // package.models
