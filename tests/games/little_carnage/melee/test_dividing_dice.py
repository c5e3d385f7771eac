"""Dice laid out by good sense, without a bot: most harm first, no more than an enemy needs."""

import pytest

from slagveld.games.little_carnage.melee.dividing_dice import (
    best_aims,
    number_in,
    options_of,
    together,
)
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, card, troop

ONE = ((10, 10, NORTH),)
PAIR = ((9.5, 10, NORTH), (10.5, 10, NORTH))


def aims(state, target=None, *, only=False):
    options = options_of(state, 101)
    if target is None:
        found = best_aims(state, options)
    else:
        found = together(state, options, state.field.model_by_id[target], only=only)
    return [(aim.model, aim.target, aim.dice) for aim in found]


def before(*foes, own=None):
    """One model before two enemies."""
    places = ((9.5, 9), (10.5, 9))
    troops = [troop(1, (*place, foe.pop("look", SOUTH)), card=card(**foe))
              for place, foe in zip(places, [dict(foe) for foe in foes], strict=True)]  # fmt: skip
    return battle(troop(0, *ONE, card=own), *troops)


@pytest.mark.parametrize(
    ("left", "right", "target"),
    [
        ({}, {}, 2),
        ({"resistance": 4, "defence": 0}, {"resistance": 3, "defence": 2}, 3),
        ({"resistance": 4, "defence": 0}, {"resistance": 3, "defence": 3}, 2),
        ({"wounds": 2}, {"wounds": 1}, 3),
        ({"wounds": 1}, {"wounds": 2}, 2),
        ({"defence": 1}, {"defence": 0}, 3),
        ({"defence": 9}, {"defence": 8}, 3),
        ({"defence": 12}, {"defence": 9}, 2),
        ({"defence": 1, "look": NORTH}, {"defence": 0}, 2),
    ],
)
def test_a_model_strikes_whom_it_hurts_most(left, right, target):
    assert aims(before(left, right)) == [(1, target, 3)]


def test_those_who_look_away_are_hit_by_half_of_all_dice_whatever_their_defence():
    away = {"defence": 5, "look": NORTH}
    assert aims(before({"defence": 1}, away)) == [(1, 3, 3)]
    assert aims(before({"defence": 0, "resistance": 2}, away)) == [(1, 2, 3)]


class TestTwo:
    """Two models, an enemy between them and one at each side."""

    def state(self, middle, outer=None, own=None):
        return battle(
            troop(0, *PAIR, card=own),
            troop(1, (10, 9, SOUTH), card=middle),
            troop(1, (9, 9, SOUTH), (11, 9, SOUTH), card=outer),
        )

    def test_the_second_lets_him_be_who_has_enough(self):
        frail = card(wounds=1, defence=0, resistance=1)
        state = self.state(frail, card(wounds=3, defence=0), card(attack=6, strength=9))
        assert aims(state) == [(1, 3, 6), (2, 5, 6)]

    def test_the_second_joins_in_where_he_can_take_more(self):
        stout = card(wounds=2, defence=3, resistance=3)
        state = self.state(stout, card(wounds=9, defence=9), card(attack=2))
        assert aims(state) == [(1, 3, 2), (2, 3, 2)]

    def test_all_who_reach_him_on_one_the_others_as_they_like(self):
        state = self.state(card(wounds=9))
        assert aims(state, 4) == [(1, 4, 3), (2, 5, 3)]
        assert aims(state, 4, only=True) == [(1, 4, 3)]
        assert aims(state, 3, only=True) == [(1, 3, 3), (2, 3, 3)]


def test_only_plain_numbers_name_a_model():
    assert number_in("123456789") == 123456789
    for key in ("", "0", "012", "+1", "1.0", "x", "²", "1234567890"):
        assert number_in(key) == 0
