"""Chances as screens show them: two outcomes, or numbers of something; and attacks by name."""

from collections.abc import Callable
from fractions import Fraction

from slagveld.chances import Distribution
from slagveld.kernel.decision import Brief, Odds
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.odds import Attack
from slagveld.texts import Text


def either(
    title: Text,
    chance: Fraction | float,
    won: Text,
    lost: Text,
    need: Tally | None = None,
    brief: tuple[Brief, ...] | None = None,
) -> Odds:
    """Something that comes about or not, the likelihood of which is given."""
    outcomes = ((won, float(chance)), (lost, float(1 - chance)))
    told = (Brief(won, float(chance)),) if brief is None else brief
    return Odds(title=title, outcomes=outcomes, need=need, brief=told)


def counted(
    title: Text,
    chances: Distribution[int],
    words: Callable[[int], Text],
    need: Tally | None = None,
    brief: tuple[Brief, ...] = (),
) -> Odds:
    """How many there will be, each number in its words, with the mean."""
    outcomes = tuple([(words(count), float(part)) for count, part in chances.items()])
    mean = float(chances.mean)
    return Odds(title=title, outcomes=outcomes, mean=mean, need=need, brief=brief)


def by_name(*attacks: Attack) -> dict[str, Attack]:
    """Attacks as `Game.odds` gives them."""
    return {attack.name: attack for attack in attacks}
