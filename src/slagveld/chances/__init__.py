"""Exact chances of dice and cards: distributions by arithmetic, never by sampling.

Start with a die, a pool or a stack of cards (`pools`, `exploding`, `cards`), let it meet another
(`sums`, `opposed`, `damage`), string steps together (`combine`, `Distribution.then`), and ask the
`Distribution` that comes out. Answers are floats with an error below 1e-12, or Fractions where
`exact=True` began the chain. Chances of one die, and of cards, are always Fractions.

    >>> from slagveld.chances import casualties, chance_at_least, successes, thinned
    >>> hits = successes(10, chance_at_least(6, 10))
    >>> wounds = thinned(hits, chance_at_least(6, 10))
    >>> round(wounds.mean, 9), round(wounds.at_least(2), 4)
    (2.5, 0.756)
    >>> round(casualties(wounds, figures=7, wounds_each=2).probability(lambda l: l.lost > 0), 4)
    0.756
"""

from slagveld.chances.cards import drawn, drawn_kinds, first_at, next_card
from slagveld.chances.checks import Probability
from slagveld.chances.combine import chain, compound, counted, look_up, product, thinned
from slagveld.chances.damage import Losses, Shielded, attack_chain, casualties, through_shields
from slagveld.chances.distribution import Distribution
from slagveld.chances.exploding import contest_chance, exploding_total, roll_on_chance
from slagveld.chances.luck import Luck, luck_of_successes, luck_of_total
from slagveld.chances.opposed import net_successes, opposed, passes, with_failure_saved, wounds_of
from slagveld.chances.pools import (
    chance_at_least,
    chance_at_most,
    dice,
    die,
    highest,
    lowest,
    mixed_successes,
    roll_under,
    sorted_dice,
    streak,
    successes,
)
from slagveld.chances.sums import (
    Grade,
    compare,
    grades,
    hit_chance,
    order_roll,
    shared_attack,
    shared_hits,
)

__all__ = [
    "Distribution",
    "Grade",
    "Losses",
    "Luck",
    "Probability",
    "Shielded",
    "attack_chain",
    "casualties",
    "chain",
    "chance_at_least",
    "chance_at_most",
    "compare",
    "compound",
    "contest_chance",
    "counted",
    "dice",
    "die",
    "drawn",
    "drawn_kinds",
    "exploding_total",
    "first_at",
    "grades",
    "highest",
    "hit_chance",
    "look_up",
    "lowest",
    "luck_of_successes",
    "luck_of_total",
    "mixed_successes",
    "net_successes",
    "next_card",
    "opposed",
    "order_roll",
    "passes",
    "product",
    "roll_on_chance",
    "roll_under",
    "shared_attack",
    "shared_hits",
    "sorted_dice",
    "streak",
    "successes",
    "thinned",
    "through_shields",
    "with_failure_saved",
    "wounds_of",
]
