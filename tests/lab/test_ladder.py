"""The ladder: strengths that are known are found again, and battles are the same for everybody."""

from itertools import combinations
from math import log10

import pytest

from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.lab import Order, simulate
from slagveld.lab.interval import Z_95, wilson
from slagveld.lab.ladder import ladder
from slagveld.lab.ratings import AVERAGE, PRIOR, ratings

# Ratings


def battles(strengths, games, seed):
    """A table of battles won, drawn by lot with known strengths."""
    rng = Rng(seed)
    won = [[0.0] * len(strengths) for _ in strengths]
    for one, other in combinations(range(len(strengths)), 2):
        chance = strengths[one] / (strengths[one] + strengths[other])
        for _ in range(games):
            first = rng.random() < chance
            won[one][other] += first
            won[other][one] += not first
    return won


def test_known_strengths_are_found_again():
    strengths = (8.0, 1.0, 4.0, 0.5)
    true = [400 * log10(one) for one in strengths]
    middle = sum(true) / len(true)
    found = ratings(battles(strengths, 400, "known"))
    order = sorted(range(4), key=lambda place: -found[place].rating)
    assert order == [0, 2, 1, 3]
    for rating, one in zip(found, true, strict=True):
        assert rating.rating == pytest.approx(AVERAGE + one - middle, abs=60)


def test_intervals_hold_the_truth_in_about_95_of_100_cases():
    strengths = (3.0, 1.0, 1.0)
    true = [400 * log10(one) for one in strengths]
    middle = sum(true) / len(true)
    held = 0
    for seed in range(200):
        for rating, one in zip(ratings(battles(strengths, 50, seed)), true, strict=True):
            held += rating.low <= AVERAGE + one - middle <= rating.high
    assert 0.91 <= held / 600 <= 0.99


def test_two_players_by_hand():
    """30 to 10: with the prior the likeliest strengths are 1/g, g where the slope is none."""
    stronger, weaker = ratings([[0, 30], [10, 0]])
    assert stronger.rating + weaker.rating == pytest.approx(2 * AVERAGE, abs=0.2)
    g = 10 ** ((stronger.rating - AVERAGE) / 400)
    slope = 30 - 40 * g / (g + 1 / g) + PRIOR * (0.5 - g / (g + 1))
    assert slope == pytest.approx(0.0, abs=0.02)
    assert stronger.rating - weaker.rating < 400 * log10(3)


def test_draws_are_even_and_more_battles_are_surer():
    few, many = ratings([[0, 5], [5, 0]])[0], ratings([[0, 500], [500, 0]])[0]
    assert few.rating == many.rating == AVERAGE
    assert few.high - few.low > 5 * (many.high - many.low)
    # The distance of two even players after n battles has the deviation 2 / sqrt(n), nearly.
    reach = Z_95 * 400 / log10(10) / 2.302585 / (1000**0.5)
    assert (many.high - many.low) / 2 == pytest.approx(reach, rel=0.02)


def test_who_won_everything_has_a_rating_too():
    best, middle, worst = ratings([[0, 9, 9], [0, 0, 9], [0, 0, 0]])
    assert 2500 > best.rating > middle.rating > worst.rating > 500
    assert best.high - best.low < 2000


# Battles


BOTS = ("random", "brave", "greedy")


def plain(found):
    told = found.as_json()
    return {name: told[name] for name in told if name != "seconds"}


def test_the_number_of_workers_changes_nothing():
    alone = ladder("pig", BOTS, games=7, seed=4)
    done = []
    together = ladder("pig", BOTS, games=7, seed=4, workers=2, progress=done.append)
    assert plain(together) == plain(alone)
    assert sum(done) == 3 * 7
    assert plain(ladder("pig", BOTS, games=7, seed=5)) != plain(alone)


def test_the_battles_of_a_pair_are_the_same_whoever_else_takes_part():
    all_three = plain(ladder("pig", BOTS, games=6, seed=1))["pairs"]
    (alone,) = plain(ladder("pig", ("random", "brave"), games=6, seed=1))["pairs"]
    assert alone in all_three
    (turned,) = plain(ladder("pig", ("brave", "random"), games=6, seed=1))["pairs"]
    assert turned == alone
    order = Order(game="pig", bots=tuple(alone["bots"]), seed=alone["seed"], scenario="yard")
    assert simulate(order, 6).wins == alone["wins"]


def test_who_never_holds_is_last():
    found = ladder("pig", BOTS, games=20, seed=1)
    rated = found.ratings()
    assert list(rated)[-1] == "brave"
    assert rated["brave"].high < min(rated["random"].low, rated["greedy"].low)
    share, low, high = found.share("random", "brave")
    assert share > 0.8
    assert (low, high) == wilson(found.won("random", "brave")[0], 20)
    mirrored = found.share("brave", "random")
    assert mirrored == pytest.approx((1 - share, 1 - high, 1 - low))
    assert found.won("brave", "brave") == (0.0, 0)


def test_draws_and_battles_without_an_end_count_half():
    found = ladder("pig", ("random", "greedy"), games=1, seed=1)
    (report,) = found.reports
    report.games, report.draws, report.unfinished = 10, 3, 2
    report.wins = {"random": 1, "greedy": 4}
    assert found.won("random", "greedy") == (3.5, 10)
    assert found.won("greedy", "random") == (6.5, 10)


@pytest.mark.parametrize(
    ("key", "bots", "scenario"),
    [
        ("pog", ("random", "greedy"), None),
        ("pig", ("random", "nobody"), None),
        ("pig", ("random", "greedy"), "moon"),
        ("mage-knight", ("random", "greedy"), "teams"),
    ],
)
def test_what_does_not_fit_is_refused(key, bots, scenario):
    with pytest.raises(RefusedError):
        ladder(key, bots, games=1, seed=1, scenario=scenario)
