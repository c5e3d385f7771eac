"""What bots fear of machines is what the worst of all lines would do, wherever they stand."""

import pytest

from slagveld.games.little_carnage.bots.attacks import fire_worth
from slagveld.games.little_carnage.bots.gunfire import (
    bombardment,
    brunt,
    guns_against,
    in_fire,
    shot_worth,
    worst_gun,
    worst_line,
)
from slagveld.games.little_carnage.machines.line_of_fire import HALF, victims
from slagveld.games.little_carnage.machines.war_machine import machine, too_near
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, box, card, troop
from tests.games.little_carnage.bots.test_gunfire import GUN, before_a_gun

close = pytest.approx
WEAK = card(war_machine=True, attack=1, strength=1, sides=(2, 2), base="monster", wounds=4)
STOUT = card(defence=9, wounds=9)


def worst_of_all(state):
    """The most that any line of the machine 102 costs regiment 101: every tenth of a degree."""
    gun = state.regiment(102)
    stand = machine(state, gun)
    lines = [(stand.pose.facing + turn) % 3600 for turn in range(-HALF, HALF + 1)]
    kinds = {tuple(victims(state, stand, 101, line)): line for line in lines}
    return max(fire_worth(state, gun, 101, line) for line in kinds.values())


def feared(state):
    return worst_line(state, state.regiment(102), state.regiment(101))


class TestEveryLine:
    """LC-1.11-13: all on one straight line in the field of fire."""

    @pytest.mark.rule("LC-1.11-9")
    @pytest.mark.parametrize("side", [-1, 1])
    def test_at_the_edge_of_the_field(self, side):
        seen = []
        for step in range(70):
            state = before_a_gun((20 + side * (1.5 + step * 0.02), 20, NORTH))
            assert feared(state) == close(worst_of_all(state))
            seen.append(feared(state) > 0.0)
        assert seen.count(True) > 10
        assert seen.count(False) > 10

    @pytest.mark.rule("LC-1.11-13")
    @pytest.mark.parametrize("side", [-1, 1])
    def test_for_whom_a_line_just_grazes(self, side):
        seen = set()
        for step in range(40):
            state = before_a_gun((20, 20, NORTH), (20 + side * (0.9 + step * 0.02), 24, NORTH))
            assert feared(state) == close(worst_of_all(state))
            seen.add(round(feared(state), 6))
        assert len(seen) == 2, "one of them, or both"

    @pytest.mark.parametrize(
        ("places", "at"),
        [
            ([(20, 20), (21, 21), (19, 22.5), (20.6, 24)], (20, 4, SOUTH)),
            ([(17, 20, 20), (18.1, 23, 50), (19, 27, 300)], (20, 4, SOUTH)),
            ([(24, 20), (25, 22), (27, 23)], (10, 10, 33)),
            ([(5, 20), (4, 22)], (10, 10, 120)),
            ([(30, 9.6), (32, 10.6), (34, 9.5)], (10, 10, 0)),
            ([(3, 9.6), (2, 10.6)], (10, 10, 180)),
            ([(10, 3), (10.7, 2)], (10, 10, 270)),
        ],
    )
    def test_whichever_way_it_looks(self, places, at):
        state = before_a_gun(*places, at=at)
        assert feared(state) == close(worst_of_all(state))
        assert feared(state) > 0.0

    @pytest.mark.rule("LC-1.11-11")
    @pytest.mark.parametrize(("kind", "height"), [("high-wall", 4), ("low-wall", 0), ("hedge", 0)])
    def test_behind_walls_and_hedges(self, kind, height):
        wall = box(1, kind, 15, 17, 10, 0.3, height=height)
        state = before_a_gun((20, 20, NORTH), terrain=(wall,))
        assert feared(state) == close(worst_of_all(state))
        assert 0.0 < feared(state) < feared(before_a_gun((20, 20, NORTH)))

    def test_a_wall_takes_the_last_die(self):
        wall = box(1, "high-wall", 15, 17, 10, 0.3, height=4)
        assert feared(before_a_gun((20, 20, NORTH), gun=WEAK, terrain=(wall,))) == 0.0

    def test_right_beside_or_behind_it_nothing_is_hit(self):
        for place in ((22, 4, NORTH), (18, 4, NORTH), (20, 1, NORTH)):
            assert feared(before_a_gun(place)) == 0.0


class TestGuns:
    """Several of them, weak ones, silent ones."""

    def test_the_worst_counts_and_of_equals_the_first(self):
        guns = [troop(1, (x, 4, SOUTH), card=gun) for x, gun in ((19, WEAK), (21, GUN), (20, GUN))]
        state = battle(troop(0, (20, 20, NORTH)), *guns)
        own, all_guns = state.regiment(101), guns_against(state, 0)
        assert [gun.id for gun in all_guns] == [102, 103, 104]
        assert worst_gun(state, own, all_guns).id == 103
        assert worst_gun(state, own, all_guns[::-1]).id == 103
        shots = [shot_worth(state, gun, own) for gun in all_guns]
        assert bombardment(state, own, all_guns) == close(sum(shots))
        strong = worst_line(state, all_guns[1], own, turned=True)
        assert brunt(state, own, all_guns) == close(strong)
        assert brunt(state, own, all_guns[:1]) < strong
        assert brunt(state, own, ()) == 0.0
        assert worst_gun(state, own, ()) is None

    def test_even_a_small_danger_is_one(self):
        state = before_a_gun((20, 20, NORTH), own=STOUT, gun=WEAK, known=False)
        own, guns = state.regiment(101), guns_against(state, 0)
        shot = shot_worth(state, state.regiment(102), own)
        assert 0.0 < shot < 1.0
        assert shot == close(feared(state) / 2)
        assert bombardment(state, own, guns) == shot
        assert worst_gun(state, own, guns).id == 102
        assert in_fire(state, own) is True

    def test_a_frightened_crew_fires_less_often(self):
        state = before_a_gun((20, 20, NORTH), own=card(fear=1))
        assert shot_worth(state, state.regiment(102), state.regiment(101)) < feared(state)

    @pytest.mark.rule("LC-1.11-4")
    @pytest.mark.parametrize(
        ("seat", "y", "silent"), [(0, 6.5, False), (0, 6.48, True), (1, 6.48, False)]
    )
    def test_an_enemy_nearer_than_an_inch_silences_it(self, seat, y, silent):
        state = before_a_gun((20, 20, NORTH), more=(troop(seat, (20, y)),))
        assert bool(too_near(state, machine(state, state.regiment(102)))) is silent
        found = worst_gun(state, state.regiment(101), guns_against(state, 0))
        assert (found is None) is silent
