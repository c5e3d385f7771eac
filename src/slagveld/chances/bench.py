"""How fast typical questions are answered: microseconds per call, on this machine."""

from collections.abc import Callable
from time import perf_counter

from slagveld.chances import (
    Distribution,
    attack_chain,
    casualties,
    chain,
    chance_at_least,
    compare,
    compound,
    contest_chance,
    dice,
    die,
    drawn,
    exploding_total,
    luck_of_successes,
    luck_of_total,
    mixed_successes,
    net_successes,
    order_roll,
    shared_attack,
    shared_hits,
    successes,
    thinned,
    through_shields,
    with_failure_saved,
    wounds_of,
)

_HALF, _SIXTH = chance_at_least(4), chance_at_least(6)


def _exchange() -> Distribution[tuple[object, object]]:
    mine = casualties(attack_chain(20, [0.5, 0.6]), 20, 2)
    theirs = casualties(attack_chain(16, [0.4, 0.5]), 24, 1, most=9)
    return mine.joint(theirs)


def _five_rounds() -> Distribution[tuple[int, int]]:
    def fight(state: tuple[int, int]) -> Distribution[tuple[int, int]]:
        mine, theirs = state
        lost = attack_chain(theirs, [0.4, 0.4]).clip(most=mine)
        slain = attack_chain(mine, [0.5, 0.4]).clip(most=theirs)
        return slain.joint(lost).map(lambda pair: (mine - pair[1], theirs - pair[0]))

    return chain((6, 8), fight, 5)


def _opposed() -> Distribution[int]:
    defence = with_failure_saved(successes(4, _SIXTH), 4)
    left = net_successes(successes(9, _HALF), defence, successes(2, _HALF))
    return wounds_of(left, strength=3, resistance=4, most=5)


QUESTIONS: dict[str, Callable[[], object]] = {
    "60 dice, successes": lambda: successes(60, _HALF),
    "60 dice, successes, exact": lambda: successes(60, _HALF, exact=True),
    "60 dice of five sorts": lambda: mixed_successes([0.1, 0.3, 0.5, 0.7, 0.9] * 12),
    "40 hit then wound": lambda: thinned(successes(40, _HALF), _SIXTH),
    "40 hit, 2 wound dice, save, damage D3": lambda: attack_chain(
        40, [0.5, 0.5, 0.6], wound_dice=2, damage=die(3)
    ),
    "2D6 attacks through a chain": lambda: compound(dice(2, 6), attack_chain(1, [0.6, 0.5])),
    "sum of 20 dice": lambda: dice(20, 6, 3),
    "2D6 against three defences": lambda: shared_hits(dice(2, 6), 9, [14, 16, 19]),
    "opposed successes to wounds": _opposed,
    "one attack on four defenders": lambda: shared_attack(
        successes(4, 0.5), [successes(2, _SIXTH)] * 4, lambda hits, blocks: hits > blocks
    ),
    "five shields, 20 hits": lambda: through_shields(successes(20, 0.5), 5, 0.4, 0.6),
    "exploding total by a rule": lambda: exploding_total(lambda total: total < 9, bonus=3),
    "exploding contest, nothing cached": lambda: contest_chance.__wrapped__(1),
    "exchange with both losses": _exchange,
    "fight of 6 against 8, five rounds": _five_rounds,
    "order of four, D20": lambda: order_roll([die(20)] * 4),
    "opposed D20": lambda: compare(die(20), die(20) + 2, ties_again=True),
    "13 cards of 40": lambda: drawn(40, 12, 13),
    "luck of 3,000 rolls of ten sorts": lambda: luck_of_successes(
        [k / 11 for k in range(1, 11)] * 300, 1550
    ),
    "luck of 3,000 different rolls": lambda: luck_of_successes(
        [k / 3001 for k in range(1, 3001)], 1550
    ),
    "luck of the total of 3,000 D6": lambda: luck_of_total([die(6)] * 3000, 10600),
}
"""The fixed set of questions by name."""


def microseconds(question: Callable[[], object], seconds: float = 0.02) -> float:
    """Time one question: the best of five runs of about so many seconds each."""
    question()
    began = perf_counter()
    question()
    calls = max(1, int(seconds / max(perf_counter() - began, 1e-9)))
    best = float("inf")
    for _ in range(5):
        began = perf_counter()
        for _ in range(calls):
            question()
        best = min(best, perf_counter() - began)
    return best / calls * 1e6


def bench(seconds: float = 0.02) -> dict[str, float]:
    """Time every question of the fixed set; caches are warm unless the name says otherwise."""
    return {name: microseconds(question, seconds) for name, question in QUESTIONS.items()}
