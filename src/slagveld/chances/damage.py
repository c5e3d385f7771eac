"""From attacks to losses: hit, wound, save, damage, shields, and the figures that fall."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import zip_longest
from math import prod
from typing import Any, NamedTuple

from slagveld.chances.checks import Probability, chance, exact_chance, whole
from slagveld.chances.combine import compound
from slagveld.chances.distribution import Distribution
from slagveld.chances.pools import successes


class Losses(NamedTuple):
    """What a group of equal figures has lost."""

    lost: int
    """Figures that fell."""

    wounded: int
    """Wounds on the one figure that is hurt but stands."""


class Shielded(NamedTuple):
    """What is left of shields that must fall before their bearer can be wounded."""

    shields: int
    """Shields that still stand."""

    wounds: int
    """Wounds that came through."""


def attack_chain(
    dice: int,
    stages: Sequence[Probability],
    *,
    wound_dice: int = 1,
    damage: Distribution[int] | None = None,
    exact: bool = False,
) -> Distribution[int]:
    """Say how many wounds so many attacks cause, each of which must pass all stages.

    The first stage is the hit; each hit then throws `wound_dice` dice for the second stage, and
    each of those goes on alone through the rest (wound, failed save, …). What passes all stages
    does 1 wound, or what the damage roll says.

    >>> attack_chain(1, [Fraction(1, 2), Fraction(1, 2)], wound_dice=2, exact=True)
    Distribution({0: 5/8, 1: 1/4, 2: 1/8})
    >>> round(attack_chain(10, [0.5, 0.5], damage=Distribution({1: 0.5, 2: 0.5})).mean, 9)
    3.75
    """
    whole("dice", dice)
    whole("wound_dice", wound_dice)
    if not stages:
        raise ValueError("an attack needs at least one stage")
    check = exact_chance if exact else chance
    hit, *rest = (check("a stage", stage) for stage in stages)
    if damage is None and wound_dice == 1:
        return successes(dice, hit * prod(rest), exact=exact)
    if damage is not None and exact and not damage.exact:
        raise ValueError("the damage must be exact for an exact answer")
    each = successes(wound_dice, prod(rest, start=Fraction(1)), exact=exact)
    if damage is not None:
        each = compound(each, damage)
    one = Distribution.mix([(hit, each), (1 - hit, Distribution.certain(0))])
    return one.repeat(dice)


def casualties(
    wounds: Distribution[int],
    figures: int,
    wounds_each: int = 1,
    *,
    already: int = 0,
    most: int | None = None,
) -> Distribution[Losses]:
    """Say how many figures fall and what the wounded one bears; wounds are gathered one by one.

    `already` are the wounds the hurt figure bears before. At most `most` figures can fall (those
    in view); wounds beyond that are lost, as are those beyond the last figure.

    >>> casualties(Distribution({0: 0.5, 3: 0.5}), figures=5, wounds_each=2)
    Distribution({Losses(lost=0, wounded=0): 0.5, Losses(lost=1, wounded=1): 0.5})
    """
    whole("figures", figures)
    whole("wounds_each", wounds_each, 1)
    whole("already", already)
    if already >= wounds_each:
        raise ValueError(f"a standing figure bears fewer than {wounds_each} wounds, not {already}")
    if already and not figures:
        raise ValueError("no figures bear no wounds")
    if wounds.outcomes[0] < 0:
        raise ValueError(f"wounds must be at least 0, not {wounds.outcomes[0]}")
    can_fall = figures if most is None else min(figures, whole("most", most))
    limit = max(can_fall * wounds_each, already)
    return wounds.map(lambda count: Losses(*divmod(min(count + already, limit), wounds_each)))


def through_shields(
    hits: Distribution[int], shields: int, breaks: Probability, wounds: Probability
) -> Distribution[Shielded]:
    """Say what hits do that are rolled one by one: at shields first, then at their bearer.

    `breaks` is the chance that a hit destroys a shield, `wounds` that it wounds the bearer.

    >>> through_shields(Distribution({2: 1.0}), 1, 0.5, 0.5).probability(Shielded(0, 1))
    0.25
    """
    whole("shields", shields)
    chance("breaks", breaks)
    chance("wounds", wounds)
    if hits.outcomes[0] < 0:
        raise ValueError(f"hits must be at least 0, not {hits.outcomes[0]}")
    exact = hits.exact and not isinstance(breaks, float) and not isinstance(wounds, float)
    one: Any = Fraction(1) if exact else 1.0
    rolled = dict(hits.items())
    most = hits.outcomes[-1]
    # Successes come in one line, shields first: how far along it the hits have got so far.
    chances = [one * (breaks if place < shields else wounds) for place in range(most)]
    line = [one]
    ended = [one - one] * (most + 1)
    for count in range(most + 1):
        share = rolled.get(count, 0)
        if share:
            ended = [part + share * at for part, at in zip_longest(ended, line, fillvalue=0)]
        if count < most:
            onward = [at * step for at, step in zip(line, chances, strict=False)]
            stay = [at - step for at, step in zip(line, onward, strict=True)]
            line = [a + b for a, b in zip_longest(stay, [0, *onward], fillvalue=0)]
    places = {
        Shielded(max(0, shields - done), max(0, done - shields)): part
        for done, part in enumerate(ended)
    }
    return Distribution.settled(places, exact)
