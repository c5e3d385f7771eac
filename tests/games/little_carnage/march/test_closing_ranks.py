import pytest

from slagveld.games.little_carnage.bots.moves import move_of
from slagveld.games.little_carnage.march.choices import marches, roam
from slagveld.games.little_carnage.march.closing_ranks import close_ranks
from slagveld.games.little_carnage.march.cohesion import groups, tear_of
from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.games.little_carnage.march.plans import after, courses_of
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.registry import games
from tests.games.little_carnage.battle import battle, box, troop

FOE = troop(1, (40, 40))
SPEARMEN = ((3.392, 18.86, 0), (5.392, 18.86, 0), (5.392, 19.86, 0))
ORCS = ((10.98, 11.28, 13), (11.74, 12.52, 13))


def tear(state):
    return tear_of(state, groups(state.stands_of(101)))


def there(state, march):
    return after(state, courses_of(state, state.regiment(101), march.plan, flying=march.flying))


@pytest.mark.rule("LC-1.1-6")
@pytest.mark.parametrize("places", [SPEARMEN, ORCS])
def test_menus_lots_and_good_players_find_how_a_torn_regiment_closes_its_ranks(places):
    state = battle(troop(0, *places), FOE, active=101)
    assert tear(state) > 0
    regiment = state.regiment(101)
    listed = [march for march in marches(state, regiment) if tear(there(state, march)) == 0]
    assert listed
    assert MARCHING.check(state, 0, listed[0]) is None
    for seed in range(20):
        assert tear(there(state, roam(state, regiment, Rng(seed)))) == 0
    for foe in (FOE, troop(1, (20, 20))):
        state = battle(troop(0, *places), foe, active=101)
        _, march = move_of(state, state.regiment(101))
        assert tear(there(state, march)) == 0


@pytest.mark.rule("LC-1.1-6")
def test_a_random_battle_in_which_the_last_regiments_are_torn_comes_to_an_end():
    game = games()["little-carnage"]
    rng = Rng(4050)
    dice = Quick(rng)
    state = game.begin(game.setup_for_bots(), dice).state
    for _ in range(2000):
        question = game.question(state)
        if question is None:
            break
        answered = state.sealed.seats
        seat = next(one for one in question.who(state) if one not in answered)
        state = game.apply(state, seat, question.propose(state, seat, rng), dice).state
    assert game.question(state) is None


@pytest.mark.rule("LC-1.1-6")
def test_a_part_too_far_away_comes_nearer():
    state = battle(troop(0, (10, 10), (11, 10), (24, 14)), FOE, active=101)
    march = close_ranks(state, state.regiment(101))
    assert [one.piece for one in march.plan] == [3]
    assert 0 < tear(there(state, march)) <= tear(state) - 3 * 250 * 16
    assert MARCHING.check(state, 0, march) is None
    while tear(state):
        state = there(state, close_ranks(state, state.regiment(101)))
    assert len(groups(state.stands_of(101))) == 1


def test_the_larger_part_stays():
    state = battle(troop(0, (10, 10, 0), (11, 10, 0), (14, 10, 0)), FOE, active=101)
    ends = {one.piece: one.pose for one in close_ranks(state, state.regiment(101)).plan}
    assert {number: (pose.x, pose.y) for number, pose in ends.items() if number != 3} == {
        number: (stand.pose.x, stand.pose.y)
        for number, stand in state.field.by_id.items()
        if number in (1, 2)
    }


def test_who_stands_together_has_no_ranks_to_close():
    state = battle(troop(0, (10, 10), (11, 10)), FOE, active=101)
    assert close_ranks(state, state.regiment(101)) is None
    wall = box(1, "low-wall", 0, 9.3, 40, 0.2)
    state = battle(troop(0, (10, 10), (10, 8.8)), FOE, active=101, terrain=(wall,))
    assert close_ranks(state, state.regiment(101)) is None
