"""Fitted weights: those that are known are found again, and battles are the same for everybody."""

from math import exp

import numpy as np
import pytest

import slagveld
from slagveld import data
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.kit.outlook import Weights
from slagveld.lab.fitting import HELD_OUT, Position, fitted, is_held_out, logistic, suffices
from slagveld.lab.training import Course, train, watched

SKIRMISH = {"battles": 10, "seed": 1, "scenario": "skirmish"}

# Fits


def positions(weights, battles, each=4, seed="known"):
    """Positions whose battles are won by lot with the chance that some weights give."""
    rng = Rng(seed)
    found = []
    for battle in range(battles):
        for _ in range(each):
            features = {name: rng.uniform(-1, 1) for name in weights.early}
            far = rng.random()
            won = float(rng.random() < weights.chance(features, far))
            found.append(Position(battle, features, far, rng.uniform(-9, 9), won))
    return found


def test_known_weights_are_found_again():
    true = Weights({"goal": -1.0, "strength": 2.0}, {"goal": 3.0, "strength": 0.0})
    found = fitted(positions(true, 3000), command="x").weights
    for name in true.early:
        assert found.early[name] == pytest.approx(true.early[name], abs=0.35)
        assert found.late[name] == pytest.approx(true.late[name], abs=0.6)


def test_the_fit_is_judged_by_battles_it_has_not_seen():
    """Where worth says nothing its Brier score is that of a coin; that of the truth is better."""
    true = Weights({"strength": 4.0}, {"strength": 0.0})
    known = positions(true, 800)
    trained = fitted(known, command="x")
    origin = trained.weights.origin
    assert (origin.battles, origin.positions) == (800, 3200)
    assert origin.brier_of_worth == pytest.approx(0.25, abs=0.01)
    held = [one for one in known if is_held_out(one.battle)]
    best = sum((true.chance(one.features, 0) - one.won) ** 2 for one in held) / len(held)
    assert origin.brier == pytest.approx(best, abs=0.01)
    assert best < 0.2
    assert sum(count for _, _, count in trained.curve) == len(held)
    for said, came, count in trained.curve:
        assert abs(said - came) < 4 * (said * (1 - said) / count) ** 0.5 + 0.02
    others = [one for one in known if not is_held_out(one.battle)]
    wrong = [
        Position(one.battle, one.features, one.progress, one.worth, 1 - one.won) for one in held
    ]
    judged = fitted(sorted(others + wrong, key=lambda one: one.battle), command="x").weights
    assert (judged.early, judged.late) == (trained.weights.early, trained.weights.late)
    assert judged.origin.brier > 0.4


def test_a_feature_that_is_always_nothing_weighs_nothing():
    known = [
        Position(one.battle, {**one.features, "never": 0.0}, one.progress, one.worth, one.won)
        for one in positions(Weights({"strength": 1.0}, {}), 30)
    ]
    weights = fitted(known, command="x").weights
    assert (weights.early["never"], weights.late["never"]) == (0.0, 0.0)
    assert list(weights.early) == list(weights.late) == ["never", "strength"]


def test_the_slope_is_none_at_the_weights():
    """By definition: what is seen, less what is said, is what the ridge takes."""
    rng = Rng(3)
    rows = np.array([[rng.uniform(-1, 1) for _ in range(3)] for _ in range(200)])
    won = np.array([float(rng.random() < 1 / (1 + exp(-2 * row[0]))) for row in rows])
    counts = np.array([rng.uniform(0.1, 1) for _ in rows])
    found = logistic(rows, won, counts)
    scale = np.sqrt(np.average(rows**2, axis=0, weights=counts))
    said = 1 / (1 + np.exp(-(rows @ found)))
    assert rows.T @ (counts * (won - said)) / scale == pytest.approx(found * scale, abs=1e-6)


def test_a_long_battle_counts_no_more_than_another():
    """A battle noted a hundred times over changes the weights as little as one noted thrice."""
    known = positions(Weights({"strength": 2.0}, {}), 60)
    odd = [Position(1000 + battle, {"strength": 1.0}, 0.5, 1.0, 0.0) for battle in range(5)]
    once = fitted([*known, *[one for one in odd for _ in range(3)]], command="x").weights
    often = fitted([*known, *[one for one in odd for _ in range(300)]], command="x").weights
    assert often.early["strength"] == pytest.approx(once.early["strength"], rel=0.05)


def test_one_battle_of_five_is_held_out_and_none_of_its_scenarios_is_left_out():
    held = [battle for battle in range(500) if is_held_out(battle)]
    assert [battle // HELD_OUT for battle in held] == list(range(100))
    for scenarios in (2, 3, 4, 5, 7, 9):
        shares = [sum(one % scenarios == key for one in held) for key in range(scenarios)]
        assert min(shares) > 100 / scenarios / 2


def test_too_few_battles_are_not_fitted():
    few = positions(Weights({"strength": 1.0}, {}), 5)
    assert suffices(few)
    for missing in range(5):
        left = [one for one in few if one.battle != missing]
        assert not suffices(left)
        with pytest.raises(ValueError, match="too few"):
            fitted(left, command="x")
    assert not suffices([])


# Battles


def test_the_number_of_workers_changes_nothing():
    alone = train("mage-knight", **SKIRMISH)
    done = []
    assert train("mage-knight", **SKIRMISH, workers=2, progress=done.append) == alone
    assert sum(done) == 10
    assert train("mage-knight", **{**SKIRMISH, "seed": 2}) != alone
    assert alone.weights.origin.command == (
        "slagveld train mage-knight --battles 10 --seed 1 --scenario skirmish"
    )


def test_weights_are_read_as_they_were_written():
    weights = train("mage-knight", **SKIRMISH).weights
    assert data.loads(data.dumps(weights), Weights, "outlook.yaml") == weights
    assert list(weights.early) == sorted(weights.early) == list(weights.late)
    tiny = fitted(positions(Weights({"strength": 1e-9}, {}), 30), command="x").weights
    assert data.loads(data.dumps(tiny), Weights, "outlook.yaml") == tiny


def test_positions_are_those_of_a_battle_that_ended():
    game = slagveld.game("mage-knight")
    seen = watched(game, game.tactics(), "skirmish", "1/0", 3)
    assert seen
    assert {one.battle for one in seen} == {3}
    assert len({one.won for one in seen}) == 1
    progress = [one.progress for one in seen]
    assert progress == sorted(progress)


def test_a_battle_that_did_not_end_teaches_nothing(monkeypatch):
    monkeypatch.setattr("slagveld.lab.training.CAP", 3)
    game = slagveld.game("mage-knight")
    assert watched(game, game.tactics(), "skirmish", "1/0", 3) == []
    with pytest.raises(RefusedError) as refused:
        train("mage-knight", **SKIRMISH)
    assert refused.value.refusal.text.key == "refusal-too-few"


def test_all_scenarios_for_two_take_their_turn(monkeypatch):
    played = []
    monkeypatch.setattr(
        "slagveld.lab.training.watched", lambda *given: played.append(given[2]) or []
    )
    with pytest.raises(RefusedError):
        train("mage-knight", battles=9, seed=1)
    ready = ["clash", "skirmish", "river", "treasure", "altar", "keep", "book", "encounter"]
    assert played == [*ready, "clash"]


@pytest.mark.parametrize(
    ("key", "scenario", "told"),
    [
        ("pog", None, "refusal-game"),
        ("pig", None, "refusal-tactics"),
        ("mage-knight", "moon", "refusal-scenario"),
        ("mage-knight", "teams", "refusal-seat-count"),
    ],
)
def test_what_does_not_fit_is_refused(key, scenario, told):
    for workers in (1, 2):
        with pytest.raises(RefusedError) as refused:
            train(key, battles=5, seed=1, scenario=scenario, workers=workers)
        assert refused.value.refusal.text.key == told


def test_the_command_gives_the_same_weights():
    assert Course(game="x", seed=3).command(9) == "slagveld train x --battles 9 --seed 3"
