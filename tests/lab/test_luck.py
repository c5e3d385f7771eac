"""The luck of a battle: expected against actual."""

import pytest

from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Rolled
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.registry import game
from slagveld.lab.luck import luck, luck_of
from slagveld.texts import Text

RNG = Rng(4)


def rolled(seat, dice, sides, target, compare=">=", each=True):
    need = None if target is None else Need(Tally(target), compare, each)
    return Rolled(seat=seat, dice=dice, sides=sides, purpose=Text("x"), need=need)


def test_expected_and_actual_by_hand():
    found = luck_of(
        [
            rolled(0, (6, 5, 1), 6, 5),
            rolled(0, (20,), 20, 15, "<="),
            rolled(1, (4, 4), 6, 9, ">=", False),
        ]
    )
    mine, yours = found
    assert (mine.seat, mine.tests, mine.luck.observed) == (0, 4, 2)
    assert mine.luck.expected == pytest.approx(3 / 3 + 0.75)
    # At least two of four: 1 - none - exactly one, the fourth test being the even 3 in 4.
    none = (2 / 3) ** 3 * 0.25
    one = 3 * (1 / 3) * (2 / 3) ** 2 * 0.25 + (2 / 3) ** 3 * 0.75
    assert mine.luck.at_least == pytest.approx(1 - none - one)
    assert (yours.tests, yours.luck.observed) == (1, 0)
    assert yours.luck.expected == pytest.approx(10 / 36)


@pytest.mark.parametrize(
    ("compare", "chance"), [("<=", 3 / 6), (">=", 4 / 6), ("<", 2 / 6), (">", 3 / 6)]
)
def test_every_comparison(compare, chance):
    (found,) = luck_of([rolled(0, (1,), 6, 3, compare)])
    assert found.luck.expected == pytest.approx(chance)


def test_rolls_without_need_and_without_seat_do_not_count():
    assert luck_of([rolled(0, (3,), 6, None), rolled(None, (3,), 6, 2)]) == ()


def test_what_was_taken_back_does_not_count():
    match = game("wizard-duel").match("empty", seed=3)
    while not luck(match):
        decision = match.decision
        match.play(decision.propose(RNG))
    counted = luck(match)
    last = next(n for n in reversed(range(len(match.log))) if match.log[n].rolls)
    while match.targets()[-1] >= last:
        match.undo()
    assert luck(match) != counted
