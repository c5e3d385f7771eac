"""Which moves bots think of, and what each is worth to them."""

import pytest

from slagveld.games.little_carnage.bots.attacks import best_fire, fire_worth, promise
from slagveld.games.little_carnage.bots.minds import Mind
from slagveld.games.little_carnage.bots.moves import (
    Search,
    conjured,
    detour,
    heading,
    move_of,
    onward,
    shift_of,
    ways,
)
from slagveld.games.little_carnage.bots.spells import best_cast
from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.march.plans import March, after, courses_of
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    box,
    card,
    mounted,
    troop,
)
from tests.games.little_carnage.bots.test_gunfire import before_a_gun
from tests.games.little_carnage.bots.test_tactics import done, fought
from tests.games.little_carnage.marches import to

close = pytest.approx
TAME = card(attack=0)
FAR = troop(1, (38, 38), card=TAME)
BOW = card(ranged=True)
FENCE = box(1, "fence", 4, 12, 12, 0.25)
FILE = [(10, 13.4 + n, NORTH) for n in range(3)]


def ends(march):
    return [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in march.plan]


def moved(*troops, **more):
    """What the best move of regiment 101 is worth, and where it leads."""
    state = fought(*troops, **more)
    found = move_of(state, state.regiment(101))
    return None if found is None else (found[0], ends(found[1]))


def thought_of(*troops, **more):
    state = fought(*troops, **more)
    own = state.regiment(101)
    foes = [stand for stand in state.field.stands if stand.seat != own.seat]
    tried = ways(state, Mind(state, own), state.stands_of(101), foes)
    return [(ends(march), bonus) for march, bonus in tried]


def on(*troops, x, y, pull=0.01, **more):
    state = fought(*troops, **more)
    own = state.regiment(101)
    return [(ends(march), bonus) for march, bonus in
            onward(state, Mind(state, own), round(x * 250), round(y * 250), pull)]  # fmt: skip


class TestWorth:
    """By how much a move is better than to stay."""

    def test_an_inch_nearer_is_a_point(self):
        found = moved(troop(0, (10, 30, NORTH)), troop(1, (10, 8, SOUTH), card=TAME))
        assert found == (close(5.0), [(1, 2500, 6250, 2700)])

    def test_around_a_rock_the_way_counts_as_well(self):
        state = fought(
            troop(0, (10, 30, NORTH)), troop(1, (10, 8, SOUTH), card=TAME),
            terrain=(box(1, "impassable", 9, 28, 6, 1),),
        )  # fmt: skip
        value, march = move_of(state, state.regiment(101))
        there = after(state, courses_of(state, state.regiment(101), march.plan, flying=False))
        mind = Mind(state, state.regiment(101))
        nearer = (mind.way_left(state) - mind.way_left(there)) / 250
        assert value == close(nearer + detour(state, march, 1 / 250))
        assert detour(state, march, 1.0) > 900

    def test_what_machines_will_do_is_counted_off(self):
        state = before_a_gun((20, 30, NORTH))
        value, march = move_of(state, state.regiment(101))
        there = after(state, courses_of(state, state.regiment(101), march.plan, flying=False))
        mind = Mind(state, state.regiment(101))
        gain = mind.outlook(there) - mind.outlook(state)
        assert value == close(gain + mind.fire(state) - mind.fire(there))
        assert mind.fire(there) != mind.fire(state)

    def test_a_move_out_of_fire_pays_though_it_leads_nowhere(self):
        state = before_a_gun((20, 16, NORTH))
        mind = Mind(state, state.regiment(101))
        search = Search(state, mind)
        aside = March((to(1, 25, 16, EAST),), False)
        search.look([(aside, -1.0)])
        there = after(state, courses_of(state, state.regiment(101), aside.plan, flying=False))
        assert mind.outlook(there) - mind.outlook(state) - 1.0 < 0.0 < search.best[0]
        assert search.end.field.by_id[1].pose.x == 6250

    def test_the_first_of_equal_moves_is_made(self):
        state = fought(troop(0, (20, 30, NORTH)), troop(1, (20, 10), card=TAME))
        search = Search(state, Mind(state, state.regiment(101)))
        moves = [March((to(1, x, 27, NORTH),), False) for x in (19, 21, 20)]
        search.look([(move, 0.0) for move in moves[:2]])
        assert search.best[1] == moves[0]
        search.look([(moves[2], 0.0)])
        assert search.best[1] == moves[2]

    def test_nobody_moves_for_nothing(self):
        state = fought(troop(0, (20, 30, NORTH)), troop(1, (20, 10), card=TAME))
        search = Search(state, Mind(state, state.regiment(101)))
        search.look([(March((to(1, 20, 30, EAST, way=((20, 30),)),), False), 0.0)])
        search.look([(March((to(1, 20, 31, NORTH),), False), 0.0)])
        assert (search.best, search.end) == (None, state)

    def test_without_enemies_or_stands_of_its_own_it_stays(self):
        assert moved(troop(0, (10, 10))) is None
        state = battle(troop(0, (10, 10)), troop(0, (20, 20)), FAR, active=101)
        carried = mounted(state, 101, 102)
        assert move_of(carried, carried.regiment(101)) is None


class TestEnemies:
    """Whom a regiment thinks of engaging."""

    def test_three_enemies_in_eight_ways_at_most(self):
        foes = ((20, 17, SOUTH), (17, 20, EAST), (23, 20, WEST))
        swift = troop(0, (20, 20, NORTH), card=card(agility=9))
        assert len(thought_of(swift, troop(1, *foes, card=TAME))) == 8
        assert len(thought_of(swift, troop(1, *foes[:2], card=TAME))) == 6

    def test_the_fourth_nearest_is_let_be(self):
        foes = ((20, 17, SOUTH), (17, 20, EAST), (23, 20, WEST), (20, 23.5, NORTH))
        found = thought_of(
            troop(0, (20, 20, NORTH), card=card(agility=4)), troop(1, *foes, card=TAME)
        )
        assert found == [
            ([(1, 5000, 4500, 2700)], 0.0), ([(1, 4750, 4375, 0)], 0.0),
            ([(1, 4500, 5000, 1800)], 0.0),
            ([(1, 5500, 5000, 0)], 0.0), ([(1, 5625, 4750, 900)], 0.0),
        ]  # fmt: skip

    def test_who_can_come_to_blows_does_not_just_come_nearer(self):
        near = thought_of(troop(0, (20, 20, NORTH)), troop(1, (20, 16, SOUTH), card=TAME))
        assert [(end[0][1], end[0][2]) for end, _ in near] == [(5000, 4250), (4750, 4125)]

    def test_who_is_spared_seeks_nobody(self):
        own, foe = troop(1, (20, 30, NORTH)), troop(0, (20, 10, SOUTH), card=TAME)
        state = battle(foe, own, scenario="attack-on-gruenwald", active=102)
        for elder, count in ((0, 1), (2, 0)):
            told = state.noted("elder-model", elder)
            mind = Mind(told, told.regiment(102))
            found = list(ways(told, mind, told.stands_of(102), told.stands_of(101)))
            assert len(found) == count

    @pytest.mark.parametrize(("y", "turns"), [(8, False), (8.1, True)])
    def test_shooters_look_for_safety_eleven_inches_off(self, y, turns):
        found = thought_of(troop(0, (20, 20, EAST), card=BOW), troop(1, (20, y), card=TAME))
        assert ([end for end, _ in found if end[0][1:3] == (5000, 5000)] != []) is turns
        assert {bonus for _, bonus in found} == {0.0}

    def test_where_it_wants_to_go(self):
        state = fought(troop(0, (20, 20), (24, 20)), troop(1, (20, 10), (26, 13), (13, 20)))
        foes = state.stands_of(102)
        mind = Mind(state, state.regiment(101))
        assert heading(mind, state.stands_of(101), foes) == (3250, 5000)
        assert heading(mind, state.stands_of(101)[1:], foes) == (6500, 3250)
        border = battle(
            troop(0, (20, 30)), troop(1, (20, 33)), scenario="protect-the-border"
        ).noted("warlord-model", 1)
        mind = Mind(border, border.regiment(101))
        found = heading(mind, border.stands_of(101), border.stands_of(102))
        assert found == (mind.goal.x, mind.goal.y)


class TestOnward:
    """Straight, or over a fence, or aside."""

    def test_one_way_is_enough_where_it_leads_far(self):
        assert on(troop(0, (20, 30, NORTH)), FAR, x=20, y=5) == [([(1, 5000, 6250, 2700)], 0.0)]

    def test_a_rank_at_a_fence_counts_twice_the_way_to_it(self):
        own = troop(0, *FILE, card=card(agility=3))
        ((end, bonus),) = on(own, FAR, x=10, y=2, terrain=(FENCE,))
        assert end == [(1, 2250, 3191, 2700), (2, 2500, 3191, 2700), (3, 2750, 3191, 2700)]
        assert bonus == close(2.0 * 0.01 * (250**2 + (3850 - 3191) ** 2) ** 0.5)

    @pytest.mark.parametrize(("y", "count"), [(27.5, 1), (27.6, 2)])
    def test_less_than_half_of_its_way_is_hardly_any(self, y, count):
        fence = box(1, "fence", 14, 28.9, 12, 0.2)
        own = troop(0, (20, 30, NORTH))
        assert len(on(own, FAR, x=20, y=y, terrain=(fence,))) == count

    def test_the_longest_step_counts(self):
        state = battle(troop(0, (10, 10), (11, 10)), FAR, active=101)
        march = March((to(1, 13, 14), to(2, 11, 11)), False)
        assert shift_of(state, march) == 1250.0
        assert shift_of(state, March((to(2, 11, 11), to(1, 13, 14)), False)) == 1250.0

    def test_a_detour_is_as_long_as_its_legs(self):
        state = battle(troop(0, (10, 10), (11, 10)), FAR, active=101)
        bent = March((to(1, 10, 9), to(2, 15, 14, way=((11, 6),))), False)
        assert detour(state, bent, 0.5) == close(0.5 * (1000 + 250 * 80**0.5))
        assert detour(state, March((to(1, 10, 9),), False), 0.5) == 0.0


class TestWizards:
    """What the best spell adds."""

    def added(self, own, foe, spell="fire-dart"):
        wizard = troop(0, (10, 20, NORTH), card=own, spells=(spell,), activated=True)
        state = fought(wizard, troop(1, foe), options=Options(magic=True))
        cast, attack = best_cast(state, 0, 0.0), promise(state, state.regiment(101))
        return conjured(state, Mind(state, state.regiment(101))), cast, attack

    def test_a_spell_counts_for_itself_or_by_what_it_is_more_than_a_blow(self):
        dart, cast, _ = self.added(card(magic=2, attack=0), (10, 14, SOUTH))
        assert dart == close(cast[0])
        both, cast, attack = self.added(card(magic=2, attack=1), (10, 19, SOUTH))
        assert both == close(cast[0] - attack)
        assert attack > 0.0
        strong, _, _ = self.added(card(magic=2, attack=9, strength=9), (10, 19, SOUTH))
        assert strong == 0.0

    def test_small_spells_count_and_none_is_nothing(self):
        assert self.added(card(magic=2, attack=0), (10, 14, SOUTH), "mire")[0] == close(0.75)
        assert self.added(card(magic=2, attack=0), (10, 38))[:2] == (0.0, None)

    def test_fighters_have_none(self):
        own = troop(0, (10, 20, NORTH), card=card(magic=2, attack=0), spells=("fire-dart",))
        state = fought(own, troop(1, (10, 14, SOUTH)))
        assert conjured(state, Mind(state, state.regiment(101))) == 0.0


class TestMachines:
    """A machine turns only where it cannot fire."""

    GUN = card(war_machine=True, attack=3, sides=(2, 2), base="monster")

    def turned(self, *foes):
        state = fought(troop(0, (10, 20, NORTH), card=self.GUN), *foes)
        return state, move_of(state, state.regiment(101))

    def test_to_whom_it_hits_hardest(self):
        for pair in ([(20, 20)], [(2, 20), (1, 20)]), ([(2, 20), (1, 20)], [(20, 20)]):
            state, (value, march) = self.turned(*[troop(1, *places) for places in pair])
            assert ends(march) == [(1, 2500, 5000, 1800)]
            assert march.flying is False
            there = state.with_stand(state.field.by_id[1].at(march.plan[0].pose))
            number = 103 if len(pair[1]) == 2 else 102
            assert value == close(fire_worth(there, state.regiment(101), number, 1800))

    def test_of_equals_to_the_first(self):
        _, (_, march) = self.turned(troop(1, (20, 21)), troop(1, (2, 20)))
        assert ends(march) == [(1, 2500, 5000, 57)], "to its first model"
        _, (_, march) = self.turned(troop(1, (20, 20), (22, 26)))
        assert ends(march)[0][3] == 0

    def test_it_stays_where_it_can_fire(self):
        state, found = self.turned(troop(1, (10, 10)), troop(1, (2, 20), (1, 20)))
        assert found is None
        assert best_fire(state, state.regiment(101)) is not None
        assert not isinstance(done(state), March)

    def test_the_enemy_s_machine_turns_too(self):
        state = battle(troop(0, (20, 20)), troop(1, (10, 20, NORTH), card=self.GUN), active=102)
        assert ends(move_of(state, state.regiment(102))[1]) == [(2, 2500, 5000, 0)]
