"""What a card costs: the program's own formula, which is not the author's (LC-HOUSE-1, LC-2-7).

    B = S(3A + A') + W(5R − 4) + 3V + V' + G
    a model: 0.35 B × the factors of its base and skills + the fixed prices of its skills
    a regiment: models × that, rounded half up once

Everything is an exact fraction until a regiment's price is rounded.
"""

from fractions import Fraction
from functools import cache
from math import floor

from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.armies import counted
from slagveld.kit.keeping import kept_by_key
from slagveld.kit.view import holding
from slagveld.texts import Text

from ..core.book import KEY, text
from ..core.cards import Card

SCALE = 100
"""Parts of a point in which the lines of a price are shown."""
RULE = "LC-HOUSE-1"
OWN_RULE = "LC-2-7"
"""Costs may be given as data, since the author's scheme is not known."""

POINTS = Fraction("0.35")
"""Points for each of B."""
MONSTER = Fraction("1.15")
SHOOTER, DIE = Fraction("1.20"), Fraction("0.10")
"""What Ranged multiplies by, and what each attack die of a shooter adds to that."""
WOUND = Fraction("0.20")
"""What each Wound of an Invulnerable model after the first adds."""
CEILING = Fraction("1.60")
"""The most that Ranged, and Invulnerable, multiply by."""
BY_LEVEL = {
    "fear": (Fraction(1), Fraction("1.50"), Fraction("2.30"), Fraction("4.00")),
    "fearless": (Fraction(1), Fraction("1.05"), Fraction("1.08"), Fraction("1.10")),
}
"""By level; a higher one costs no more than the last."""
PLAIN: dict[str, Fraction] = {
    "swordsmanship": Fraction("1.30"),
    "fanatic": Fraction("1.05"),
    "sluggish": Fraction("0.95"),
    "war_machine": Fraction("2.50"),
    "undead": Fraction("1.02"),
    "flying": Fraction("1.10"),
    "breath": Fraction("1.15"),
    "reach": Fraction("1.05"),
    "backstab": Fraction("1.10"),
}
"""Skills that multiply by one number."""
LEADER = 5
MAGIC = 5
"""What any Magic costs, and each level 10 more."""


def body(card: Card) -> dict[str, int]:
    """The terms of B by what they pay for."""
    return {
        "blows": card.strength * 3 * card.attack,
        "berserk": card.strength * card.berserk,
        "life": card.wounds * (5 * card.resistance - 4),
        "guard": 3 * card.defence,
        "full": card.full_defence,
        "speed": card.agility,
    }


def factors(card: Card) -> list[tuple[str, int, Fraction]]:
    """Each factor by what it is for (`monster` or a skill), the skill's level, and its value."""
    found: list[tuple[str, int, Fraction]] = []
    if card.base in ("monster", "gigantic") and not card.skills.war_machine:
        found.append(("monster", 0, MONSTER))
    for skill, level in card.skills.held:
        if skill in BY_LEVEL:
            steps = BY_LEVEL[skill]
            found.append((skill, level, steps[max(0, min(level, len(steps) - 1))]))
        elif skill == "ranged":
            found.append((skill, 0, min(SHOOTER + DIE * card.attack, CEILING)))
        elif skill == "invulnerable":
            found.append((skill, 0, min(1 + WOUND * (card.wounds - 1), CEILING)))
        elif skill in PLAIN:
            found.append((skill, 0, PLAIN[skill]))
    return found


def extras(card: Card) -> tuple[tuple[str, int, int], ...]:
    """The fixed prices: the skill, its level, and whole points."""
    skills = card.skills
    magic, resistance = skills.magic, skills.magic_resistance
    return holding(
        (skills.leader, ("leader", 0, LEADER)),
        (magic, ("magic", magic, MAGIC + 10 * magic)),
        (resistance, ("magic_resistance", resistance, resistance)),
    )


@cache
def model_price(card: Card) -> Fraction:
    price = POINTS * sum(body(card).values())
    for _, _, factor in factors(card):
        price *= factor
    return price + sum(points for _, _, points in extras(card))


@kept_by_key
def points_of(card: Card, models: int) -> int:
    """The price of a regiment in whole points, rounded half up once; kept beside the card.

    The price that the maker of a card has set counts instead (LC-2-7).
    """
    if isinstance(card.points, int):
        return card.points * models
    return floor(model_price(card) * models + Fraction(1, 2))


@cache
def price_of(card: Card, models: int) -> Tally:
    """The price of a regiment in hundredths of a point, line by line."""
    if not isinstance(card.points, int):
        return formula(card, models)
    asked = Item(card.points * SCALE, text("army-part-own"), OWN_RULE)
    return counted(KEY, Tally(0, name=text("army-points")).plus(asked), models, "LC-1.1-8")


@cache
def formula(card: Card, models: int) -> Tally:
    """The price by the formula, whatever the maker of a card has set.

    A factor's line is what it adds; lines are rounded so that they sum up, the price is not made
    of them.
    """
    running = Fraction(0)
    lines: list[Item] = []
    for part, value in body(card).items():
        words = text(f"army-part-{part}")  # texts: *:army-part-*
        lines.append(_line(running, running + POINTS * value, words))
        running += POINTS * value
    for part, level, factor in factors(card):
        whole, rest = divmod(_parts(factor), SCALE)
        decimal = Text("decimal", {"whole": whole, "digits": f"{rest:02}"})
        words = text("army-part-factor", part=skill_name(part, level), factor=decimal)
        lines.append(_line(running, running * factor, words))
        running *= factor
    for part, level, points in extras(card):
        lines.append(Item(points * SCALE, skill_name(part, level), RULE))
    sheet = counted(KEY, Tally(0, name=text("army-points")).plus(*lines), models, "LC-1.1-8")
    total = floor(model_price(card) * models + Fraction(1, 2)) * SCALE
    return sheet.plus(Item(total, text("army-part-rounded"), RULE, "set"))


def skill_name(skill: str, level: int = 0) -> Text:
    """A skill with its level as a card shows it: Fear 1."""
    name = text(f"army-skill-{skill.replace('_', '-')}")  # texts: *:army-skill-*
    return text("army-skill", skill=name, level=level) if level else name


def _line(before: Fraction, after: Fraction, reason: Text) -> Item:
    return Item(_parts(after) - _parts(before), reason, RULE)


def _parts(price: Fraction) -> int:
    return floor(price * SCALE + Fraction(1, 2))
