"""What a bot fears: blows, rushes, fire; and what it fears less."""

import pytest

from slagveld.games.mage_knight.bots.outlooks import danger
from slagveld.games.mage_knight.bots.sense import Means, apart, can_act, gap, is_shooter
from slagveld.games.mage_knight.core.state import Options
from slagveld.games.mage_knight.odds.worth import estimate
from tests.games.mage_knight.battle import BASE, EAST, NORTH, SOUTH, box, man, plain, units
from tests.games.mage_knight.plotting import look, threat

close = pytest.approx
BLOW = (25 * 5.2 + 7.8 - 2.6) / 36
"""What a usual warrior's attack on a usual one promises."""
REAR = (29 * 5.2 + 7.8 - 2.6) / 36
TOLL = 2.6
BOW = {"range": 10, "ranged_damage": 2, "attack_type": "bow"}
BLUNT = plain(attack_type="")
"""It neither surges nor shoots."""


class TestSense:
    """What is known at a glance."""

    def test_who_counts(self):
        sense, *_ = look(
            man(0, 10, 10),
            man(1, 20, 20),
            man(0, 30, 30, captor=4),
            man(1, 30, 30 + BASE, captive=3),
            man(2, 5, 5, side=0),
            seats=(0, 1, 0),
        )
        assert [f.id for f in sense.foes] == [2, 4]
        assert [f.id for f in sense.own] == [1]

    def test_turns_that_are_left(self):
        for number, rounds, left in ((1, 12, 11), (12, 12, 0), (13, 12, 0), (5, 0, 6)):
            sense, _ = look(man(0, 10, 10), round=number, options=Options(rounds=rounds))
            assert sense.left == left
            assert sense.is_over_soon() is (left == 0)

    def test_means_of_warriors(self):
        sense, sword, charger, blunt, bow, bound = look(
            man(0, 5, 5),
            man(0, 10, 5, key=plain(abilities=("charge",), attack_type="")),
            man(0, 15, 5, key=BLUNT),
            man(0, 20, 5, key=plain(**BOW)),
            man(0, 25, 5, key=plain(**BOW, abilities=("bound",))),
        )
        far = units(8)
        assert sense.means(sword) == Means(far, float(far), close(TOLL), 0, False)
        assert sense.means(charger) == Means(far, float(far), 0.0, 0, False)
        assert sense.means(blunt) == Means(far, 0.0, 0.0, 0, False)
        assert sense.means(bow) == Means(far, 0.0, 0.0, units(10), False)
        assert sense.means(bound) == Means(far, 0.0, 0.0, units(10), True)

    def test_captors_and_the_demoralized_rush_at_nobody(self):
        sense, captor, _, weak = look(
            man(0, 5, 5, captive=2),
            man(1, 5, 5 + BASE, captor=1),
            man(0, 20, 5, key=plain(abilities=("demoralized",))),
        )
        assert sense.means(captor).rush == 0
        assert sense.means(weak).rush == 0
        assert not can_act(weak)

    def test_distances(self):
        _, one, other = look(man(0, 10, 10), man(1, 10, 15))
        assert apart(one, other) == close(units(5))
        assert gap(one, other) == close(units(5 - BASE))

    def test_tokens_cost_more_near_the_enemy_and_the_second_a_click(self):
        for y, value in ((33, 0.2), (20.1 + BASE, 0.2), (20 + BASE, 1.0), (6, 1.0)):
            sense, fresh, _ = look(man(0, 5, y), man(1, 5, 4))
            assert sense.fatigue(fresh) == close(value), y
        sense, tired, spent = look(man(0, 10, 5, tokens=1), man(0, 15, 5, tokens=2))
        assert sense.fatigue(tired) == close(3 + 2.6)
        assert can_act(tired)
        assert not can_act(spent)

    def test_who_shoots(self):
        _, one, other = look(man(0, 5, 5), man(0, 10, 5, key=plain(**BOW)))
        assert not is_shooter(one)
        assert is_shooter(other)


class TestThreats:
    """What one enemy is likely to do."""

    def test_a_blow_of_one_in_contact(self):
        sense, own, foe = look(man(0, 10, 10, NORTH), man(1, 10, 10 - BASE, SOUTH))
        assert threat(sense, own, foe) == close(BLOW)

    def test_less_of_one_that_must_turn_first(self):
        sense, own, foe = look(man(0, 10, 10, NORTH), man(1, 10, 10 - BASE, NORTH))
        assert threat(sense, own, foe) == close(0.4 * BLOW)

    def test_more_at_the_back(self):
        sense, own, foe = look(man(0, 10, 10, SOUTH), man(1, 10, 10 - BASE, SOUTH))
        assert threat(sense, own, foe) == close(REAR)

    def test_less_of_a_tired_one_and_nothing_of_a_spent_one(self):
        for tokens, part in ((1, 0.6), (2, 0.0)):
            sense, own, foe = look(
                man(0, 10, 10, NORTH), man(1, 10, 10 - BASE, SOUTH, tokens=tokens)
            )
            assert threat(sense, own, foe) == close(part * BLOW)

    def test_a_rush_as_far_as_it_goes(self):
        for far, value in ((8, BLOW - TOLL), (8.1, 0.25 * BLOW), (16, 0.25 * BLOW), (16.1, 0)):
            sense, own, foe = look(man(0, 10, 20, NORTH), man(1, 10, 20 - BASE - far, SOUTH))
            assert threat(sense, own, foe) == close(value), far

    def test_whoever_cannot_rush_is_feared_less(self):
        sense, own, foe = look(man(0, 10, 20, NORTH), man(1, 10, 13, SOUTH, key=BLUNT))
        assert threat(sense, own, foe) == close(0.25 * BLOW)

    def test_blows_do_not_reach_another_level(self):
        flier = plain(speed_type="wing")
        sense, own, foe = look(
            man(0, 10, 10, NORTH, key=flier, soaring=True), man(1, 10, 10 - BASE, SOUTH)
        )
        assert threat(sense, own, foe) == 0.0

    def test_fire_within_range_and_a_little_beyond(self):
        bow = plain(**BOW)
        for far, value in ((10, BLOW), (10.1, 0.25 * BLOW), (18, 0.25 * BLOW), (18.1, 0.0)):
            sense, own, foe = look(man(0, 10, 30, NORTH), man(1, 10, 30 - far, SOUTH, key=bow))
            expected = value if far > 9 else BLOW
            assert threat(sense, own, foe) == close(max(expected, _near(far)))

    def test_an_archer_that_looks_away_is_feared_less(self):
        bow = plain(**BOW)
        sense, own, foe = look(man(0, 10, 30, NORTH), man(1, 10, 20, EAST, key=bow))
        assert threat(sense, own, foe) == close(0.4 * BLOW)

    def test_out_of_the_line_of_fire_there_is_no_fire(self):
        bow = plain(**BOW, speed=4)
        wall = box(50, "blocking", 8, 24, 4, 1)
        men = (man(0, 10, 29.9, NORTH), man(1, 10, 20, SOUTH, key=bow))
        sense, own, foe = look(*men)
        assert threat(sense, own, foe) == close(BLOW)
        sense, own, foe = look(*men, terrain=(wall,))
        assert threat(sense, own, foe) == 0.0

    def test_one_that_moves_and_shoots_reaches_further_and_round_corners(self):
        bound = plain(**BOW, abilities=("bound",))
        wall = box(50, "blocking", 8, 24, 4, 1)
        men = (man(0, 10, 32, NORTH), man(1, 10, 15, EAST, key=bound))
        sense, own, foe = look(*men)
        assert threat(sense, own, foe) == close(BLOW)
        sense, own, foe = look(*men, terrain=(wall,))
        assert threat(sense, own, foe) == close(0.25 * BLOW)


def _near(far):
    """What an archer could do by coming up to strike."""
    return 0.25 * BLOW if far - BASE <= 16 else 0.0


class TestDanger:
    """All of them together."""

    def test_as_many_as_the_enemy_has_actions(self):
        foes = [
            man(1, 10, 10 - BASE, SOUTH),
            man(1, 10 - BASE, 10, EAST),
            man(1, 10 + BASE, 10, 180),
        ]
        sense, own, *rest = look(man(0, 10, 10, NORTH), *foes, total=200)
        one = [threat(sense, own, foe) for foe in rest]
        assert sorted(one) == close([BLOW, REAR, REAR])
        assert danger(sense, own) == close(2 * REAR)
        sense, own, *rest = look(man(0, 10, 10, NORTH), *foes, total=100)
        assert danger(sense, own) == close(REAR)

    def test_nobody_near_nothing_to_fear(self):
        sense, own, _ = look(man(0, 2, 34), man(1, 34, 2))
        assert danger(sense, own) == 0.0

    def test_weak_enemies_are_feared_by_what_they_do(self):
        feeble = plain(attack=3)
        sense, own, foe = look(man(0, 10, 10), man(1, 10, 10 - BASE, SOUTH, key=feeble))
        assert threat(sense, own, foe) == close(estimate(foe, own, "close"))
        assert threat(sense, own, foe) < BLOW / 2
