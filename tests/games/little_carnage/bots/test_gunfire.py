"""Enemy machines: what bots fear of their fire, and how they go on under it."""

import msgspec
import pytest

from slagveld.bots import bot
from slagveld.games.little_carnage.attacks.full_defence_and_going_berserk import FullDefence
from slagveld.games.little_carnage.attacks.reaction_by_full_defence import (
    DefendFully,
    DefendNormally,
    Reaction,
)
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
from slagveld.games.little_carnage.bots.minds import Mind
from slagveld.games.little_carnage.bots.refuges import gun_ways
from slagveld.games.little_carnage.bots.routes import approach
from slagveld.games.little_carnage.bots.tactics import reaction
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.machines.line_of_fire import best_line, in_field, victims
from slagveld.games.little_carnage.machines.war_machine import Fire, machine
from slagveld.games.little_carnage.march.drill import Band
from slagveld.games.little_carnage.march.plans import after, courses_of
from slagveld.games.little_carnage.melee.melee_attack import Fight
from slagveld.games.little_carnage.turn.activation import EndActivation
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.muster import Chosen, Roster
from slagveld.record import replace
from tests.games.little_carnage.battle import NORTH, SOUTH, box, card, troop
from tests.games.little_carnage.boards import BOARD, on
from tests.games.little_carnage.bots.test_tactics import done, fought, went

close = pytest.approx
GUN = card(war_machine=True, attack=3, sides=(2, 2), base="monster", agility=2, wounds=4)
BLOCK = [(x, y, NORTH) for y in (30, 31) for x in (19, 20, 21)]
RANK = [(17.5 + place, 30, NORTH) for place in range(6)]
FILE = [(20, 30 + place, NORTH) for place in range(6)]


def before_a_gun(*places, own=None, gun=GUN, at=(20, 4, SOUTH), known=True, more=(), **rest):
    """Regiment 101 before the machine 102, which has its range."""
    ours = troop(0, *places, card=own)
    return fought(ours, troop(1, at, card=gun, ranged_on=101 if known else 0), *more, **rest)


def shot(state, **how):
    return worst_line(state, state.regiment(102), state.regiment(101), **how)


class TestFire:
    """What a shot would cost."""

    @pytest.mark.rule("LC-1.11-13")
    @pytest.mark.parametrize(("places", "hit"), [(BLOCK, 3), (RANK, 2), (FILE, 6)])
    def test_it_counts_who_stands_on_the_worst_line(self, places, hit):
        state = before_a_gun(*places)
        stand, gun = machine(state, state.regiment(102)), state.regiment(102)
        line = best_line(state, stand, 101)
        assert len(victims(state, stand, 101, line)) == hit
        assert shot(state) == close(fire_worth(state, gun, 101, line))

    @pytest.mark.rule("LC-1.11-9")
    def test_out_of_the_field_nothing_is_to_fear_until_it_turns(self):
        state = before_a_gun((30, 20, NORTH))
        assert not in_field(machine(state, state.regiment(102)), state.field.by_id[1])
        assert shot(state) == 0.0
        ahead = before_a_gun((20, 20, NORTH))
        guns = guns_against(state, 0)
        assert shot(ahead) > 0.0
        assert brunt(state, state.regiment(101), guns) == close(shot(ahead))
        assert worst_gun(state, state.regiment(101), guns) is None
        assert not in_fire(state, state.regiment(101))

    def test_nobody_fears_what_lies_behind_the_machine(self):
        assert shot(before_a_gun((20, 2, NORTH), at=(20, 20, SOUTH))) == 0.0

    @pytest.mark.rule("LC-1.11-12")
    def test_a_new_target_is_hit_half_as_often(self):
        known, fresh = before_a_gun(*FILE), before_a_gun(*FILE, known=False)
        worths = [shot_worth(s, s.regiment(102), s.regiment(101)) for s in (known, fresh)]
        assert worths[0] == close(shot(known))
        assert worths[1] == close(0.5 * worths[0])

    @pytest.mark.rule("LC-1.11-11")
    def test_a_hedge_is_a_die_and_a_house_nothing(self):
        plain = before_a_gun((20, 20, NORTH))
        hedge = before_a_gun((20, 20, NORTH), terrain=(box(1, "hedge", 18, 18, 4, 0.3),))
        house = before_a_gun((20, 20, NORTH), terrain=(box(1, "building", 18, 12, 4, 4),))
        for state in (hedge, house):
            line = best_line(state, machine(state, state.regiment(102)), 101)
            assert shot(state) == close(fire_worth(state, state.regiment(102), 101, line))
        assert 0.0 < shot(hedge) < shot(plain)
        assert shot(house) == close(shot(plain))

    def test_full_defence_helps(self):
        state = before_a_gun((20, 20, NORTH), own=card(full_defence=2))
        assert 0.0 < shot(state, full=True) < shot(state)

    def test_what_was_fired_may_be_fired_first_in_the_next_round(self):
        state = before_a_gun(*FILE)
        guns = guns_against(state, 0)
        later = state.did(102, activated=True)
        assert bombardment(state, state.regiment(101), guns) == close(shot(state))
        late = guns_against(later, 0)
        assert bombardment(later, later.regiment(101), late) == close(shot(state) / 2)
        assert in_fire(state, state.regiment(101))
        assert not in_fire(later, later.regiment(101)), "not in this round"

    @pytest.mark.rule("LC-1.11-4")
    def test_somebody_near_it_silences_it(self):
        near = troop(0, (20, 5.9, NORTH))
        state = before_a_gun(*FILE, more=(near,))
        assert bombardment(state, state.regiment(101), guns_against(state, 0)) == 0.0

    @pytest.mark.rule("LC-1.11-1")
    def test_a_machine_without_dice_is_none(self):
        state = fought(troop(0, *FILE), troop(1, (20, 4, SOUTH), card=GUN, hurt={0: 5}))
        assert guns_against(state, 0) == ()
        assert guns_against(before_a_gun(*FILE), 1) == (), "its own are none either"


class TestMoves:
    """On, but not as the gunner likes it."""

    def test_a_block_goes_on_in_one_rank(self):
        state = before_a_gun(*BLOCK)
        there = went(state)
        stands = there.stands_of(101)
        assert len({one.pose.y for one in stands}) == 1
        assert max(one.pose.y for one in stands) < 30 * 250, "and nearer"
        assert shot(there) < shot(state)

    def test_without_a_machine_it_keeps_its_ranks(self):
        state = fought(troop(0, *BLOCK), troop(1, (20, 4, SOUTH), card=card(attack=0)))
        assert len({one.pose.y for one in went(state).stands_of(101)}) == 2

    def test_near_the_machine_it_leaves_the_field_and_comes_nearer(self):
        state = before_a_gun((20, 16, NORTH), (20, 17, NORTH))
        there = went(state)
        assert shot(there) == 0.0
        assert Mind(there, there.regiment(101)).way_left(there) < Mind(
            state, state.regiment(101)
        ).way_left(state)

    def test_in_reach_it_goes_for_the_machine(self):
        state = before_a_gun((20, 10, NORTH))
        there = went(state)
        assert there.field.touching(there.field.by_id[1]) == (2,)
        assert bombardment(there, there.regiment(101), guns_against(there, 0)) == 0.0
        assert isinstance(done(there.did(101, moved=True)), Fight)

    def test_no_machine_keeps_it_from_going_on(self):
        state = before_a_gun(*[(x, 37, NORTH) for x in (18, 19, 20, 21, 22)], own=card(agility=3))
        there = went(state)
        assert shot(there) > 0.0
        assert max(one.pose.y for one in there.stands_of(101)) <= 34.1 * 250

    def test_under_fire_nobody_waits(self):
        host = troop(1, (9, 8, SOUTH), (10, 8, SOUTH), (11, 8, SOUTH))
        late = troop(0, (10, 34, NORTH))
        for x, waits in ((10, False), (30, True)):
            gun = troop(1, (x, 2, SOUTH), card=GUN)
            state = fought(troop(0, (10, 18, NORTH)), host, late, gun)
            regiment = state.regiment(101)
            march = approach(state, regiment, 2500, 2000)
            assert Mind(state, regiment).waits(state, march) is waits

    @pytest.mark.rule("LC-1.11-11")
    def test_cover_against_it_is_thought_of(self):
        hedge = box(1, "hedge", 21, 31, 4, 0.3)
        state = before_a_gun((20, 34, NORTH), terrain=(hedge,))
        ways = gun_ways(Band(state, state.regiment(101), state.stands_of(101)), state.regiment(102),
                        5000, 1000)  # fmt: skip
        ends = [after(state, courses_of(state, state.regiment(101), one.plan, flying=False))
                for one in ways]  # fmt: skip
        assert any(0.0 < shot(there) < shot(state) for there in ends)

    @pytest.mark.rule("LC-1.9-4")
    def test_on_a_board_too(self):
        places = [on(x, y) for y in (30, 31) for x in (19, 20, 21)]
        gun = troop(1, on(20, 4, SOUTH, (2, 2)), card=GUN, ranged_on=101)
        state = fought(troop(0, *places), gun, options=BOARD)
        there = went(state)
        assert len({one.pose.y for one in there.stands_of(101)}) == 1
        assert shot(there) < shot(state)


class TestStances:
    """Full defence against a shot: free at the end of an activation, dear as a reaction."""

    OWN = card(full_defence=2, agility=5)

    def test_who_has_moved_into_its_field_defends_fully(self):
        state = before_a_gun((20, 20, NORTH), own=self.OWN).did(101, moved=True)
        assert done(state) == FullDefence()
        assert done(state.did(102, activated=True)) == EndActivation()
        aside = before_a_gun((30, 20, NORTH), own=self.OWN).did(101, moved=True)
        assert done(aside) == EndActivation()

    @pytest.mark.rule("LC-1.11-18")
    def test_nobody_stands_still_for_a_shot_from_afar(self):
        state = before_a_gun(*FILE, own=self.OWN)
        question = Reaction(defender=101, attacker=102, target=1)
        assert reaction(state, 1, question) == (0.0, DefendNormally())

    @pytest.mark.rule("LC-1.11-18")
    def test_who_is_bound_in_melee_and_can_do_little_defends(self):
        foe = troop(1, (20, 19, SOUTH), card=card(attack=1))
        own = card(attack=0, full_defence=2)
        state = before_a_gun((20, 20, NORTH), own=own, more=(foe,))
        value, action = reaction(state, 1, Reaction(defender=101, attacker=102, target=1))
        assert action == DefendFully()
        assert value == close(shot(state) - shot(state, full=True))


def test_own_machines_fire_under_fire():
    ours = troop(0, (20, 30, NORTH), card=GUN)
    state = fought(ours, troop(1, (20, 4, SOUTH), card=GUN, ranged_on=101))
    assert bombardment(state, state.regiment(101), guns_against(state, 0)) > 0.0
    action = done(state)
    assert isinstance(action, Fire)
    assert action.target == 2


def charge(seed):
    """A battle of six warriors without any cover against a cannon of the same points: who wins."""
    armies = [
        Roster(game="little-carnage", name=key, total=0, entries=(Chosen(key=key, count=count),))
        for key, count in (("elf-warriors", 6), ("dwarf-cannon", 1))
    ]
    game, dice, rng = LittleCarnage(), Quick(Rng(seed + 100)), Rng(seed)
    setup = game.setup("last-man-standing", options={"points": 1000, "rounds": 25})
    setup = replace(
        setup,
        armies=tuple(map(msgspec.to_builtins, armies)),
        table={"width": 10000, "height": 10000},
    )
    state = game.begin(setup, dice).state
    while state.outcome is None:
        seat = game.question(state).who(state)[0]
        action = bot("greedy").answer(game, game.view(state, seat), seat, rng)
        state = game.apply(state, seat, action, dice).state
    return state.outcome.winners


def test_in_whole_battles_they_reach_the_machine():
    won = [charge(seed) == (0,) for seed in range(8)]
    assert sum(won) >= 4, "in closed ranks none of them is won"
