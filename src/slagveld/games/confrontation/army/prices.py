"""What a card costs: its points, or those of a model fitted to cards whose points are known.

House cards that the model misjudges have points that were found by battles.

Everything is exact until a part is rounded to a hundredth of a point (CON-HOUSE-1).
"""

from fractions import Fraction
from functools import lru_cache

from slagveld.kernel.modifiers import Item, Tally

from ..core.book import CM, text
from ..core.profiles import Profile

SCALE = 100
"""Parts of a point in which prices are counted."""
RULE = "CON-HOUSE-1"

FIGHT = Fraction("0.5")
GUARD = Fraction("0.4")
FEAR = Fraction("0.6")
SHOT = Fraction("0.7")
FORCE = 4
"""What is added to the Strength of a ranged weapon: a weak one is of use, too."""
METRE = 100 * CM
NAME = Fraction("0.7")
"""What the abilities of a character add, in parts of everything else."""
DIE = Fraction(7, 2)
"""What a D6 in a value is worth."""


def estimate(profile: Profile) -> Tally:
    """The price of the model in hundredths of a point, part by part."""
    force = profile.strength + DIE * profile.strength_dice
    sheet = Tally(0, name=text("army-points")).plus(
        _item(FIGHT * profile.attack * force, "fight"),
        _item(GUARD * profile.defence * profile.resistance, "guard"),
        _item(FEAR * (profile.fear or 0), "fear"),
        _item(_shot(profile), "shot"),
        *[
            Item(one.weight * SCALE // 10, text("army-part-ability", ability=one.name), one.rule)
            for one in profile.traits
        ],
    )
    return sheet.plus(_item(NAME * sheet.total / SCALE, "character") if profile.character else None)


def modelled(profile: Profile) -> int:
    """The price of the model in whole points, at least one; a half goes to the even number."""
    return max(1, round(Fraction(estimate(profile).total, SCALE)))


@lru_cache(maxsize=1024)
def price_of(profile: Profile) -> Tally:
    """The points in hundredths: where the model made them, part by part and rounded."""
    points = SCALE * profile.points
    if profile.price == "model":
        return estimate(profile).plus(Item(points, text("army-part-rounded"), RULE, "set"))
    match profile.price:
        case "card":
            line = Item(points, text("army-part-printed"), "CON-STAT-17")
        case "own":
            line = Item(points, text("army-part-own"), "CON-STAT-17")
        case _:
            line = Item(points, text("army-part-battles"), RULE)
    return Tally(0, (line,), name=text("army-points"))


def _item(value: Fraction | int, part: str) -> Item:
    return Item(round(value * SCALE), text(f"army-part-{part}"), RULE)  # texts: *:army-part-*


def _shot(profile: Profile) -> Fraction | int:
    weapon = profile.weapon
    if weapon is None or profile.shooting is None:
        return 0
    reach = Fraction(weapon.long, METRE) * (1 + Fraction(weapon.area, CM))
    return SHOT * profile.shooting * (weapon.strength + FORCE) * reach
