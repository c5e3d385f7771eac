"""A battle in which nobody can strike any more comes to an end."""

import pytest

from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.scenario.victory import check, check_round
from slagveld.texts import Text
from tests.games.little_carnage.battle import card, troop
from tests.games.little_carnage.scenario.test_victory import fight, outcome

TAME = card(attack=1, wounds=3)


def ended(*troops, how=check_round, **rest):
    return outcome(fight(*troops, **rest), how)


def spent(seat, *places, own=TAME, **more):
    """A regiment whose models have lost their only attack die."""
    hurt = dict.fromkeys(range(len(places)), 1)
    return troop(seat, *places, card=own, hurt=hurt, **more)


@pytest.mark.rule("LC-HOUSE-8")
class TestSpent:
    """Nobody has an attack die left."""

    def test_more_army_points_win(self):
        over = ended(spent(0, (5, 5)), spent(1, (20, 20), (21, 20)))
        assert (over.winners, over.rule) == ((1,), "LC-HOUSE-8")
        assert over.reason == Text("little-carnage:end-spent")

    def test_equal_is_a_draw(self):
        over = ended(spent(0, (5, 5)), spent(1, (20, 20)))
        assert (over.winners, over.rule) == ((), "LC-HOUSE-8")

    def test_only_when_the_round_is_over(self):
        assert ended(spent(0, (5, 5)), spent(1, (20, 20)), how=check) is None

    def test_one_die_on_either_side_and_it_goes_on(self):
        able = troop(0, (5, 5), card=TAME)
        assert ended(able, spent(1, (20, 20))) is None
        assert ended(spent(0, (5, 5)), troop(1, (20, 20), card=TAME)) is None
        veteran = spent(1, (20, 20), veteran="attack")
        assert ended(spent(0, (5, 5)), veteran) is None

    def test_the_dead_strike_nobody(self):
        over = ended(spent(0, (5, 5)), spent(1, (20, 20)), troop(1), troop(1, card=card(magic=1)))
        assert over.winners == ()

    def test_grey_dice_are_dice(self):
        for berserk, going in ((1, True), (0, False)):
            own = card(attack=1, wounds=3, berserker=True, berserk=berserk)
            found = ended(spent(0, (5, 5), own=own), spent(1, (20, 20)))
            assert (found is None) is going
        sober = card(attack=1, wounds=3, berserk=1)
        assert ended(spent(0, (5, 5), own=sober), spent(1, (20, 20))) is not None

    def test_a_wizard_may_strike_where_magic_is_on(self):
        own = troop(0, (5, 5), card=card(attack=0, magic=1))
        for magic in (True, False):
            found = ended(own, spent(1, (20, 20)), options=Options(magic=magic))
            assert (found is None) is magic

    def test_where_more_than_death_decides_it_goes_on(self):
        for scenario in ("protect-the-border", "attack-on-gruenwald"):
            assert ended(spent(0, (5, 5)), spent(1, (20, 38)), scenario=scenario) is None

    def test_the_last_round_comes_first(self):
        over = ended(spent(0, (5, 5)), spent(1, (20, 20)), options=Options(rounds=1))
        assert over.rule == "LC-4-1"
