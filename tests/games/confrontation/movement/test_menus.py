from slagveld.games.confrontation.core.state import Prize
from slagveld.games.confrontation.movement.menus import by_chance, listed, outward, straight, up_to
from slagveld.kernel.dice import Rng
from slagveld.kit.ways import towards
from tests.games.confrontation.battle import SOUTH, battle, man
from tests.games.confrontation.marching import figure, way


def anything(_path, _facing):
    return True


def nothing(_path, _facing):
    return False


class TestWays:
    STATE = battle(man(0, 30, 50), man(1, 30, 20, SOUTH))
    OWN, ENEMY = STATE.figures

    def test_in_a_direction(self):
        assert towards(self.OWN.pose, 0, 500) == (way((35, 50)), 0)
        assert towards(self.OWN.pose, 900, 500) == (way((30, 55)), 900)
        assert towards(self.OWN.pose, 2700, 1000) == (way((30, 40)), 2700)

    def test_towards_a_place(self):
        assert straight(self.OWN, 3000, 4000, 0, 2000) == (way((30, 40)), 2700)
        assert straight(self.OWN, 3000, 4000, 300, 2000) == (way((30, 43)), 2700)
        assert straight(self.OWN, 3000, 2000, 0, 1000) == (way((30, 40)), 2700)
        assert straight(self.OWN, 3000, 4999, 0, 1000) == (way((30, 49.99)), 2700)
        assert straight(self.OWN, 3000, 4800, 300, 1000) == ((), 2700)
        assert straight(self.OWN, 3000, 5000, 0, 1000) == ((), 2700)

    def test_up_to_another_short_of_contact(self):
        assert up_to(self.OWN, self.ENEMY, 2000) == (way((30, 30)), 2700)
        assert up_to(self.OWN, self.ENEMY, 3000) == (way((30, 25)), 2700)

    def test_the_list_has_enemies_prizes_and_the_compass(self):
        prizes = (Prize(7, "a", 3000, 5500), Prize(8, "b", 3200, 5000, bearer=1))
        state = battle(man(0, 30, 50), man(1, 60, 50), objects=prizes)
        ways = listed(state, figure(state, 1), 1000, anything)
        assert ways[0] == (way((40, 50)), 0)
        assert ways[1] == (way((30, 55)), 900)
        assert len(ways) == 9
        assert listed(state, figure(state, 1), 1000, nothing) == []

    def test_by_chance_only_what_is_allowed(self):
        own = self.OWN
        assert by_chance(self.STATE, own, 1000, Rng(1), nothing) is None
        asked = []

        def noted(path, _facing):
            asked.append(path)
            return False

        by_chance(self.STATE, own, 1000, Rng(1), noted)
        assert len(asked) == 2
        found = [by_chance(self.STATE, own, 1000, Rng(n), anything) for n in range(40)]
        assert (way((30, 40)), 2700) in found
        assert any(path[0].x != 3000 for path, _ in found)

    def test_outward_the_longest_first(self):
        assert len(outward(self.OWN, 800, anything)) == 24
        assert outward(self.OWN, 800, anything)[0] == (way((38, 50)), 0)
        short = outward(self.OWN, 800, lambda path, _: abs(path[0].x - 3000) <= 100)
        assert (way((30, 58)), 900) in short
        assert outward(self.OWN, 800, nothing) == []
        near = outward(self.OWN, 800, lambda path, facing: path[0].x == 3100 and facing == 0)
        assert near == [(way((31, 50)), 0)]
