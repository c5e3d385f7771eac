"""What a model of an own row costs: by the price list, or by our model of single creatures.

The book has packages for weapon classes and no prices of races (WD-SUMMON-3). Our model gives
ogres, trolls, giants and dragons exactly the prices that they have in our table (WD-RACE-2).
"""

from slagveld.kernel.modifiers import Item, Tally

from ..core.book import text
from ..core.races import Race, weapons_of
from .prices_packages_natures import packages

RULE = "WD-RACE-2"
WOUND, POWER, PROTECTION, AGILITY, HEALS = 4, 5, 2, 2, 4
"""Magic points for each Wound, point of Striking power, of Protection, of Agility, Wound healed."""
USUAL_AGILITY, USUAL_MOVEMENT = 13, 6
"""What costs nothing."""
TWO_BLOWS, FLIGHT = 40, 10
_POINTS = text("points")


def reckoned(row: Race) -> Tally:
    """The price of one model of a row without regard to what its maker asks.

    Of several weapon classes the dearest counts; all of them stand on the card.
    """
    weapons = weapons_of(row)
    if weapons == ("own",):
        return _modelled(row)
    shares = [(one.price // one.models, one.name) for one in map(packages().__getitem__, weapons)]
    points, name = max(shares, key=lambda share: share[0])
    return Tally(0, (Item(points, text("own-share", name=name), "WD-SUMMON-2"),), name=_POINTS)


def _modelled(row: Race) -> Tally:
    parts = (
        (WOUND * row.wounds, "wounds"),
        (POWER * (row.striking.own or 0), "striking"),
        (PROTECTION * row.protection, "protection"),
        (AGILITY * (row.agility - USUAL_AGILITY), "agility"),
        (row.movement - USUAL_MOVEMENT, "movement"),
        (HEALS * row.heals, "own-heals"),
        (0 if row.blows == "one" else TWO_BLOWS, "own-blows"),
        (FLIGHT if row.flies else 0, "own-flies"),
        (row.breath, "own-breath"),
    )
    items = [Item(points, text(words), RULE) for points, words in parts]
    least = Item(1, text("own-price-least"), RULE, "at-least")
    tally = Tally(0, name=_POINTS).plus(*items)
    return tally if tally.total >= 1 else tally.plus(least)
