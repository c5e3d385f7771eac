"""Chances by name: numbers within bounds, and words that the game knows."""

import pytest

from slagveld.chances import Distribution
from slagveld.kernel.odds import Attack, Parameter
from slagveld.kernel.rulebook import RefusedError
from slagveld.texts import Text


def attack(*parameters):
    """An attack whose one outcome is the values it was given."""
    return Attack(
        "shoot",
        Text("plain", {"words": "shoot"}),
        parameters,
        lambda **values: Distribution.certain(tuple(values.items())),
    )


MODE = Parameter("mode", Text("plain", {"words": "mode"}), choices=("direct", "indirect"))
DICE = Parameter("dice", Text("plain", {"words": "dice"}), 1, 40, 2)


def given(found, values):
    (outcome,) = found(values).outcomes
    return dict(outcome)


@pytest.mark.rule("SLV-ODDS-1")
def test_words_and_numbers():
    shoot = attack(DICE, MODE)
    assert given(shoot, {"dice": "12", "mode": "indirect"}) == {"dice": 12, "mode": "indirect"}
    assert given(shoot, {"mode": "direct"}) == {"dice": 2, "mode": "direct"}


@pytest.mark.rule("SLV-ODDS-1")
def test_the_first_word_is_the_default():
    assert given(attack(MODE), {}) == {"mode": "direct"}


@pytest.mark.rule("SLV-ODDS-1")
@pytest.mark.parametrize("word", ["", "Direct", "magic", "0", "x" * 1000])
def test_other_words_are_refused(word):
    with pytest.raises(RefusedError) as caught:
        attack(MODE)({"mode": word})
    refusal = caught.value.refusal
    assert refusal.rule == "SLV-ODDS-1"
    assert refusal.text.key == "refusal-odds-unknown"
    assert refusal.text.values["known"] == "direct, indirect"
    assert len(refusal.text.values["name"]) <= 40
