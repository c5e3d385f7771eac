"""What a warrior costs: the model by which house dials are priced (MK-HOUSE-1).

Fitted to real figures of the first edition: what stands on click n counts 0.85 to the power n.
Everything is exact until a part is rounded to a hundredth of a point.
"""

from fractions import Fraction
from functools import lru_cache

from slagveld.kernel.modifiers import Item, Tally

from ..core.abilities import abilities
from ..core.book import text
from ..core.warriors import Click, Warrior

SCALE = 100
"""Parts of a point in which prices are counted."""
RULE = "MK-HOUSE-1"

GROUND = Fraction("3.3")
FADING = Fraction("0.85")
CLOSE = Fraction("0.171")
RANGED = Fraction("0.104")
DEFENSE = Fraction("0.27")
SPEED = Fraction("0.174")
IMMUNITY = Fraction("0.9")
ARROW = Fraction("2.2")

IDLE_ATTACK = 3
"""An attack that adds nothing yet."""
IDLE_DEFENSE = 9


def estimate(warrior: Warrior) -> Tally:
    """The price of the model in hundredths of a point, part by part."""
    weights = [FADING**n for n in range(len(warrior.clicks))]
    dial = list(zip(weights, warrior.clicks, strict=True))
    immune = sum(w for w, click in dial if click.defense_type == "magic-immune")
    sheet = Tally(0, (_item(GROUND, "ground"),), name=text("army-points")).plus(
        _item(sum(w * _close(click) for w, click in dial), "close"),
        _item(sum(w * _ranged(click) for w, click in dial), "ranged"),
        _item(sum(w * DEFENSE * max(0, c.defense - IDLE_DEFENSE) for w, c in dial), "defense"),
        _item(sum(w * SPEED * click.speed for w, click in dial), "speed"),
        _item(ARROW * (warrior.arrows - 1) * Fraction(warrior.range, 10), "arrows"),
        _item(IMMUNITY * immune, "immunity"),
    )
    shown = dict.fromkeys(key for click in warrior.clicks for key in click.shown)
    for key in shown:
        clicks = sum(w for w, click in dial if key in click.shown)
        ability = abilities()[key]
        value = round(Fraction(clicks) * ability.weight * SCALE / 10)
        part = text("army-part-ability", ability=ability.name)
        sheet = sheet.plus(Item(value, part, ability.rule))
    return sheet


def whole_points(warrior: Warrior) -> int:
    """The price of the model in whole points; nobody is free."""
    return max(1, round(Fraction(estimate(warrior).total, SCALE)))


def model_price(warrior: Warrior) -> Tally:
    """The price of the model in hundredths, part by part, rounded to whole points."""
    rounded = Item(SCALE * whole_points(warrior), text("army-part-whole"), RULE, "set")
    return estimate(warrior).plus(rounded)


@lru_cache(maxsize=500)
def price_of(warrior: Warrior) -> Tally:
    """The point value in hundredths: for house dials the model, rounded to whole points.

    One of a player's own costs what its maker says, if he says anything.
    """
    points = SCALE * warrior.points
    if warrior.origin == "own":
        model = model_price(warrior)
        asked = Item(points, text("army-part-own"), "MK-ARMY-3", "set")
        return model if model.total == points else model.plus(asked)
    if warrior.origin == "house":
        return estimate(warrior).plus(Item(points, text("army-part-rounded"), RULE, "set"))
    printed = Item(points, text("army-part-printed"), "MK-ARMY-3")
    return Tally(0, (printed,), name=text("army-points"))


def _item(value: Fraction | int, part: str) -> Item:
    return Item(round(value * SCALE), text(f"army-part-{part}"), RULE)  # texts: *:army-part-*


def _close(click: Click) -> Fraction:
    bonus = click.attack_bonus if click.attack_type == "sword" else 0
    return CLOSE * max(0, click.attack + bonus - IDLE_ATTACK) * click.damage


def _ranged(click: Click) -> Fraction:
    bonus = click.attack_bonus if click.attack_type in ("bow", "wand") else 0
    reach = Fraction(click.range, 10)
    return RANGED * max(0, click.attack + bonus - IDLE_ATTACK) * click.ranged_damage * reach
