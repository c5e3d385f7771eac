"""Chances as screens show them: two outcomes, or numbers of something; and attacks by name."""

from collections.abc import Callable
from fractions import Fraction

from slagveld.chances import Distribution
from slagveld.kernel.decision import Odds
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.odds import Attack
from slagveld.texts import Text


def either(
    title: Text, chance: Fraction | float, won: Text, lost: Text, need: Tally | None = None
) -> Odds:
    """Something that comes about or not, the likelihood of which is given."""
    outcomes = ((won, float(chance)), (lost, float(1 - chance)))
    return Odds(title=title, outcomes=outcomes, need=need)


def counted(
    title: Text, chances: Distribution[int], words: Callable[[int], Text], need: Tally | None = None
) -> Odds:
    """How many there will be, each number in its words, with the mean."""
    outcomes = tuple([(words(count), float(part)) for count, part in chances.items()])
    return Odds(title=title, outcomes=outcomes, mean=float(chances.mean), need=need)


def by_name(*attacks: Attack) -> dict[str, Attack]:
    """Attacks as `Game.odds` gives them."""
    return {attack.name: attack for attack in attacks}
