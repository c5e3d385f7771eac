"""The words of one-line verdicts that games share: what may come of it, and what it costs."""

from collections.abc import Sequence
from fractions import Fraction

from slagveld.chances import Distribution
from slagveld.kernel.decision import Brief
from slagveld.texts import Text

HITS = Text("verdict-hits")
WOUNDS = Text("verdict-wounds")
KILLS = Text("verdict-kills")
WIPES_OUT = Text("verdict-wipes-out")
WORKS = Text("verdict-works")
HURT = Text("verdict-hurt")
FALLS = Text("verdict-falls")
LOSES = Text("verdict-loses")
ALL_LOST = Text("verdict-all-lost")

LEAST = 0.005
"""What is less likely is not worth a word."""


def gain(words: Text, chance: Fraction | float) -> Brief:
    """Something good for whoever answers."""
    return Brief(words, float(chance))


def harm(words: Text, chance: Fraction | float) -> Brief:
    """Something bad for whoever answers."""
    return Brief(words, float(chance), "harm")


def cost(words: Text) -> Brief:
    """What is paid, or what one lays oneself open to."""
    return Brief(words, None, "cost")


def likely(*briefs: Brief) -> tuple[Brief, ...]:
    """Those that are worth a word; where none is, the first, which then says that it is not."""
    found = tuple([one for one in briefs if one.chance is None or one.chance >= LEAST])
    return found or tuple([one for one in briefs[:1] if one.tone == "gain"])


def of_wounds(
    chances: Distribution[int], lives: Sequence[int], *, suffered: bool = False
) -> tuple[Brief, ...]:
    """What wounds would do to these figures, the first to fall first; `suffered`: to one's own."""
    some, first = chances.at_least(1), chances.at_least(lives[0] if lives else 1)
    everybody = chances.at_least(sum(lives))
    if suffered:
        if len(lives) == 1:
            return likely(harm(HURT, some), harm(FALLS, everybody))
        return likely(harm(LOSES, first), harm(ALL_LOST, everybody))
    if len(lives) == 1:
        return likely(gain(WOUNDS, some), gain(KILLS, everybody))
    return likely(gain(KILLS, first), gain(WIPES_OUT, everybody))
