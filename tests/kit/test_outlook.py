"""What weights say about winning, and what they may not say."""

import pytest

from slagveld.kit.outlook import Weights

FOUND = Weights({"goal": -0.8, "lead": 2.0}, {"goal": 2.6, "lead": 1.0})


@pytest.mark.parametrize("progress", [0.0, 0.2, 0.5, 1.0])
def test_a_feature_never_speaks_against_who_has_it(progress):
    known, found = FOUND.never_against("goal"), FOUND.chance({"goal": 1.0}, progress)
    assert known.chance({"goal": 1.0}, progress) == max(0.5, found)
    assert known.chance({"goal": -1.0}, progress) == pytest.approx(1 - max(0.5, found))


def test_nothing_else_changes():
    known = FOUND.never_against("goal")
    assert (known.early, known.late, known.origin) == (FOUND.early, FOUND.late, FOUND.origin)
    assert known.chance({"lead": 0.5}, 0.5) == FOUND.chance({"lead": 0.5}, 0.5)


def test_what_was_not_fitted_counts_nothing():
    known = FOUND.never_against("held")
    assert known.chance({"held": 1.0}, 0.7) == 0.5
