"""What the seasoned habit gets right by itself, where the plain one does not."""

import pytest

from slagveld.bots.planning.playout import habit_of
from slagveld.games.confrontation.bots.seasoned import SideSense
from slagveld.games.confrontation.bots.sense import Sense
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Rush, Stay, Walk
from slagveld.kernel.dice import Rng
from slagveld.record import replace
from tests.games.confrontation.battle import SOUTH, card, man, units
from tests.games.confrontation.bots.test_good_sense import BOW, GAME, STRONG, WEAK, moving

FAST = card(attack=7, strength=9, defence=6, initiative=6, movement=15, points=30)
"""Charges 30 cm, and wins."""


def habits(state):
    """What the plain and the seasoned tactics do."""
    return [
        habit_of(GAME, tactics, state, 0, Rng(1)) for tactics in (GAME.tactics(), GAME.seasoned())
    ]


def end_of(state, action, number=1):
    """How far up the table a figure stands after its move."""
    if isinstance(action, Walk | Rush):
        return action.path[-1].y
    return state.field.by_id[number].pose.y


class TestDanger:
    """What foes could win more by a figure's standing somewhere."""

    def test_alone_it_pays_for_every_foe_who_reaches_it(self):
        state = moving(man(0, 30, 60, key=WEAK), man(1, 20, 40, SOUTH, key=FAST))
        figure = state.field.by_id[1]
        usual, sided = Sense(state, 0).danger(figure), SideSense(state, 0).danger(figure)
        assert usual > 0
        assert sided == pytest.approx(usual)

    def test_who_follows_pays_nothing(self):
        """The foe reaches his fellow, who is as good a prey; he charges only one of them."""
        fellow = man(0, 40, 60, key=WEAK)
        state = moving(man(0, 30, 60, key=WEAK), fellow, man(1, 35, 40, SOUTH, key=FAST))
        figure = state.field.by_id[1]
        assert Sense(state, 0).danger(figure) > 0
        assert SideSense(state, 0).danger(figure) == 0

    def test_two_foes_are_more_than_one(self):
        foes = [man(1, x, 40, SOUTH, key=FAST) for x in (20, 40)]
        state = moving(man(0, 30, 60, key=WEAK), *foes)
        figure = state.field.by_id[1]
        usual = Sense(state, 0).danger(figure)
        assert SideSense(state, 0).danger(figure) == pytest.approx(2 * usual)

    def test_a_foe_whose_card_was_played_counts_half(self):
        men = (man(0, 30, 60, key=WEAK), man(1, 20, 40, SOUTH, key=FAST))
        waiting = moving(*men)
        played = replace(waiting, stack=())
        dangers = [SideSense(one, 0).danger(one.field.by_id[1]) for one in (waiting, played)]
        assert dangers[1] == pytest.approx(dangers[0] / 2)


class TestMoves:
    """Up to the enemy, but not alone before him."""

    @pytest.mark.parametrize("y", [57, 61, 63, 67])
    def test_nobody_walks_alone_before_one_who_charges_first(self, y):
        """He charges 30 cm, and wins."""
        state = moving(man(0, 30, y, key=WEAK), man(1, 30, 25, SOUTH, key=FAST))
        _, seasoned = habits(state)
        assert end_of(state, seasoned) - units(25) > units(30)

    @pytest.mark.parametrize("y", [61, 67])
    def test_it_comes_up_as_far_as_is_safe(self, y):
        """Half a way would be too far, and a quarter is not thought of otherwise."""
        state = moving(man(0, 30, y, key=WEAK), man(1, 30, 25, SOUTH, key=FAST))
        plain, seasoned = habits(state)
        assert units(55) < end_of(state, seasoned) < end_of(state, plain)

    def test_assaults_are_as_always(self):
        state = moving(man(0, 30, 40, key=STRONG), man(1, 30, 25, SOUTH, key=WEAK))
        plain, seasoned = habits(state)
        assert plain == seasoned
        assert not isinstance(seasoned, Stay | Walk | Rush)

    def test_infantry_goes_at_archers(self):
        state = moving(man(0, 30, 70, key=STRONG), man(1, 30, 25, SOUTH, key=BOW))
        for action in habits(state):
            assert end_of(state, action) < units(60)
