"""Many battles: counted rightly, the same for the same seed, whoever plays them."""

from importlib import import_module
from math import sqrt

import pytest

import slagveld
from slagveld.bots import RandomBot, bot
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.lab import Order, Report, measure, measure_greedy, simulate, wilson
from slagveld.lab.fight import TRIES, Result, fight
from slagveld.lab.interval import Z_95
from slagveld.lab.report import labelled
from slagveld.lab.simulate import Hall


def counted(report):
    plain = report.as_json()
    return {name: plain[name] for name in plain if name not in ("seconds", "decisions_per_s")}


# Intervals


@pytest.mark.parametrize(("count", "of"), [(5, 10), (1, 3), (81, 263), (15, 148), (999, 1000)])
def test_wilson_ends_are_the_shares_that_the_count_only_just_fits(count, of):
    """By definition: a true share p at either end lies z of its own deviations from the count."""
    low, high = wilson(count, of)
    assert low < count / of < high
    for end in (low, high):
        deviation = sqrt(end * (1 - end) / of)
        assert abs(count / of - end) == pytest.approx(Z_95 * deviation)


def test_wilson_at_the_borders():
    """With no success at all the far end is z² / (n + z²); with nothing else, its mirror image."""
    far = Z_95**2 / (10 + Z_95**2)
    assert wilson(0, 10) == pytest.approx((0.0, far))
    assert wilson(10, 10) == pytest.approx((1 - far, 1.0))


def test_wilson_without_battles_knows_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


# Reports


def result(*winners, over=True, decisions=10, rounds=3, refused=0):
    return Result(winners=winners, over=over, decisions=decisions, rounds=rounds, refused=refused)


def test_wins_go_to_the_bot_that_sat_there():
    report = Report(labels=("a", "b"))
    report.add(result(0), ("a", "b"))
    report.add(result(0), ("b", "a"))
    report.add(result(1), ("b", "a"))
    report.add(result(), ("a", "b"))
    report.add(result(over=False, refused=2), ("b", "a"))
    assert report.wins == {"a": 2, "b": 1}
    assert report.seat_wins == {0: 2, 1: 1}
    assert (report.games, report.draws, report.unfinished, report.refused) == (5, 1, 1, 2)
    assert (report.decisions, report.rounds) == (50, 15)
    assert report.interval("a") == wilson(2, 5)
    plain = report.as_json()
    assert plain["shares"] == {"a": 0.4, "b": 0.2}
    assert plain["seat_wins"] == [2, 1]
    assert plain["rounds_mean"] == 3
    assert plain["decisions_per_s"] == 0.0


def test_an_empty_report_can_be_shown():
    assert Report(labels=("a",)).as_json()["shares"] == {"a": 0.0}


def test_labels_tell_namesakes_apart():
    assert labelled(("x", "y", "x", "x")) == ("x", "y", "x-2", "x-3")


# Battles


def test_seats_move_on_by_one_every_battle():
    order = Order(game="pig", bots=("a", "b", "c"))
    assert [order.seating(number) for number in range(4)] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
        (0, 1, 2),
    ]


def test_same_seed_same_report():
    order = Order(game="pig", bots=("random", "brave"), seed=9)
    first = counted(simulate(order, 30))
    assert counted(simulate(order, 30)) == first
    other = Order(game="pig", bots=("random", "brave"), seed=10)
    assert counted(simulate(other, 30)) != first


def test_the_number_of_workers_changes_nothing():
    order = Order(game="pig", bots=("random", "brave"), seed=2)
    alone = simulate(order, 41)
    done = []
    assert counted(simulate(order, 41, workers=3, progress=done.append)) == counted(alone)
    assert sum(done) == 41
    assert counted(simulate(order, 1, workers=2))["games"] == 1


def test_who_is_strong_wins_from_either_seat():
    """A bot that never holds never scores, so it hardly ever wins."""
    report = simulate(Order(game="pig", bots=("brave", "random")), 60)
    assert report.wins["random"] > 50
    assert min(report.seat_wins.values()) > 20


def test_three_play_where_three_can():
    report = simulate(Order(game="pig", bots=("random",) * 3), 12)
    assert set(report.wins) == {"random", "random-2", "random-3"}


def test_bots_that_do_not_fit_are_refused():
    for order in (
        Order(game="pig", bots=("random",)),
        Order(game="pig", bots=("random", "nobody")),
        Order(game="pog", bots=("random", "random")),
        Order(game="pig", bots=("random", "random"), scenario="moon"),
    ):
        for workers in (1, 2):
            with pytest.raises(RefusedError):
                simulate(order, 5, workers=workers)


def test_answers_that_are_not_allowed_are_counted_and_replaced():
    game = slagveld.game("pig")
    setup = game.setup(players=2)
    rngs = [Rng(1), Rng(2)]
    played = fight(game, setup, [bot("fool"), RandomBot()], rngs, Quick(Rng(3)))
    assert played.over
    assert played.refused == TRIES


def test_a_battle_that_does_not_end_is_given_up():
    game = slagveld.game("pig")
    rngs = [Rng(1), Rng(2)]
    players = [RandomBot(), RandomBot()]
    played = fight(game, game.setup(players=2), players, rngs, Quick(Rng(3)), cap=4)
    assert (played.over, played.winners, played.decisions) == (False, (), 4)


def test_greedy_bots_are_timed_in_the_scenarios_that_a_game_names():
    game = slagveld.game("carnage")
    assert game.timed == ("ford", "open")
    (pig,) = measure_greedy(slagveld.game("pig"), 0.001)
    assert pig.game == "pig"
    assert pig.scenario == slagveld.game("pig").scenarios()[0].key
    assert pig.battles_per_s > 0


def test_speed_is_measured_in_whole_battles():
    speed = measure(slagveld.game("pig"), 0.01)
    assert speed.game == "pig"
    # A battle of Pig has at least 2 bets and 2 turns, and hardly ever more than 200 decisions.
    assert 4 < speed.decisions_per_s / speed.battles_per_s < 200


# Mirrored armies


def test_mirrored_battles_have_one_army_on_both_sides_and_change_seats_before_the_next(monkeypatch):
    fought = []
    module = import_module("slagveld.lab.simulate")
    monkeypatch.setattr(module, "fight", lambda _game, setup, *_: fought.append(setup))
    order = Order(game="mage-knight", bots=("random", "random"), scenario="skirmish", mirrored=True)
    hall = Hall(order)
    setups = hall.setups
    assert len(setups) > 1
    assert all(setup.armies[0] == setup.armies[1] for setup in setups)
    assert len({setup.armies[0]["name"]["en"] for setup in setups}) == len(setups)
    for number in range(2 * len(setups) + 1):
        hall.battle(number)
    assert fought == [setup for setup in setups for _ in range(2)] + setups[:1]
