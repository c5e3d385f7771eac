"""Lines of shot and breath, cover, reach."""

from functools import partial

import pytest

from slagveld.games.little_carnage.attacks.sight_and_reach import reach_refusal, shot_refusal
from slagveld.games.little_carnage.terrain.scenery_and_cover import cover
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, box, card, mounted, troop
from tests.games.little_carnage.grounds import why

breath_refusal = partial(shot_refusal, breath=True)


def shot(state, one=1, other=2, asked=shot_refusal):
    return why(asked(state, state.field.by_id[one], state.field.by_id[other]))


def duel(*more, terrain=(), z=0, target=(20, 10), target_z=0, **values):
    """A shooter looking north at a target ten inches ahead, others between."""
    return battle(
        troop(0, (20, 20, NORTH), card=card(**values), z=z),
        troop(1, target, z=target_z),
        *more,
        terrain=terrain,
    )


MODEL = ("LC-1.8-ranged-7", "refusal-line-model")
PIECE = ("LC-1.8-ranged-9", "refusal-line-piece")
ZONE = ("LC-1.1-18", "refusal-line-zone")


@pytest.mark.rule("LC-1.1-18")
def test_only_enemies_in_the_front_zone_are_attacked():
    assert shot(duel()) is None
    assert shot(duel(target=(30, 19.496))) is None
    assert shot(duel(target=(30, 19.5))) == ZONE
    assert shot(duel(target=(20, 30))) == ZONE
    assert shot(duel(target=(20, 30)), asked=breath_refusal) == ZONE
    assert shot(duel(target=(20, 21)), asked=reach_refusal) == ZONE


@pytest.mark.rule("LC-1.8-ranged-7")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_model_between_blocks_whosever_it_is(seat):
    assert shot(duel(troop(seat, (20, 15)))) == MODEL
    assert shot(duel(troop(seat, (20.48, 15)))) == MODEL


@pytest.mark.rule("LC-1.8-ranged-7")
def test_a_line_that_only_touches_a_base_is_free():
    assert shot(duel(troop(1, (20.5, 15)))) is None
    assert shot(duel(troop(1, (20.496, 15)))) == MODEL
    assert shot(duel(troop(1, (20.708, 15, 45)))) is None
    assert shot(duel(troop(1, (20.7, 15, 45)))) == MODEL


@pytest.mark.rule("LC-1.8-ranged-7")
def test_fellows_of_shooter_and_target_block_too():
    state = battle(troop(0, (20, 20, NORTH), (20, 19)), troop(1, (20, 10)))
    assert shot(state, 1, 3) == MODEL
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 10), (20, 11)))
    assert shot(state, 1, 2) == MODEL
    assert shot(state, 1, 3) is None


@pytest.mark.rule("LC-1.8-ranged-8")
def test_a_shooter_on_a_hill_shoots_over_models_that_stand_lower():
    hill = box(7, "hill", 18, 18, 4, 4, 2)
    assert shot(duel(troop(1, (20, 15)), terrain=[hill])) is None
    higher = box(8, "hill", 18, 14, 4, 2, 2)
    assert shot(duel(troop(1, (20, 15)), terrain=[hill, higher])) == MODEL
    lower = box(8, "hill", 18, 14, 4, 2, 1.996)
    assert shot(duel(troop(1, (20, 15)), terrain=[hill, lower])) is None
    # Behind a lower model a higher one still blocks.
    both = duel(troop(1, (20, 16.5), (20, 15)), terrain=[hill, higher])
    assert shot(both) == MODEL
    assert both.field.by_id[4].pose.y == 3750


@pytest.mark.rule("LC-1.8-ranged-8")
def test_the_height_of_the_target_does_not_help():
    hill = box(7, "hill", 18, 8, 4, 4, 2)
    assert shot(duel(troop(1, (20, 15)), terrain=[hill])) == MODEL


@pytest.mark.rule("LC-1.8-ranged-8")
def test_a_shooter_on_a_tower_shoots_over_models():
    tower = box(7, "tower", 18, 18, 4, 4, 6)
    assert shot(duel(troop(1, (20, 15)), terrain=[tower], z=6)) is None
    assert shot(duel(troop(1, (20, 15), z=6), terrain=[tower], z=6)) == MODEL


@pytest.mark.rule("LC-1.8-ranged-9")
def test_a_building_hides_what_is_behind_it():
    house = box(7, "building", 18, 14, 4, 2, 3)
    state = duel(terrain=[house])
    assert shot(state) == PIECE
    assert shot(state, asked=breath_refusal) == PIECE
    assert shot(duel(terrain=[box(7, "building", 20, 14, 4, 2, 3)])) is None
    assert shot(duel(terrain=[box(7, "building", 19.996, 14, 4, 2, 3)])) == PIECE


@pytest.mark.rule("LC-1.8-ranged-9")
def test_a_wall_more_than_twice_the_height_of_the_shooter_hides():
    def wall(height):
        return box(7, "high-wall", 15, 15, 10, 0.4, height)

    assert shot(duel(terrain=[wall(2.4)])) is None
    assert shot(duel(terrain=[wall(2.404)])) == PIECE
    assert shot(duel(terrain=[wall(2.404)], height=301)) is None
    assert shot(duel(terrain=[box(7, "fence", 15, 15, 10, 0.4, 9)])) is None
    assert shot(duel(terrain=[box(7, "ditch", 15, 15, 10, 0.4, 9)])) is None


@pytest.mark.rule("LC-1.9-29")
def test_shots_and_breath_go_over_a_high_wall():
    wall = box(7, "high-wall", 15, 15, 10, 0.4, 2.4)
    assert shot(duel(terrain=[wall])) is None
    assert shot(duel(terrain=[wall]), asked=breath_refusal) is None


@pytest.mark.rule("LC-1.8-ranged-9")
def test_what_is_lower_than_the_shooter_hides_nothing():
    tower = box(7, "tower", 18, 18, 4, 4, 6)
    assert shot(duel(terrain=[tower, box(8, "building", 18, 14, 4, 2, 5.996)], z=6)) is None
    assert shot(duel(terrain=[tower, box(8, "building", 18, 14, 4, 2, 6)], z=6)) == PIECE
    hill = box(7, "hill", 18, 18, 4, 4, 3)
    assert shot(duel(terrain=[hill, box(8, "high-wall", 18, 14, 4, 2, 2.9)])) is None
    assert shot(duel(terrain=[hill, box(8, "high-wall", 18, 14, 4, 2, 3)])) == PIECE


@pytest.mark.rule("LC-1.8-ranged-9")
def test_the_building_that_shooter_or_target_stands_on_hides_neither():
    tower = box(7, "tower", 18, 8, 4, 4, 6)
    assert shot(duel(terrain=[tower], target_z=6)) is None
    tower = box(7, "tower", 18, 18, 4, 4, 6)
    assert shot(duel(terrain=[tower], z=6)) is None


@pytest.mark.rule("LC-1.8-breath-3")
def test_only_friends_between_block_breath():
    friend = ("LC-1.8-breath-3", "refusal-line-friend")
    assert shot(duel(troop(1, (20, 15))), asked=breath_refusal) is None
    assert shot(duel(troop(0, (20, 15))), asked=breath_refusal) == friend
    assert shot(duel(troop(0, (20.5, 15))), asked=breath_refusal) is None
    hill = box(7, "hill", 18, 18, 4, 4, 2)
    assert shot(duel(troop(0, (20, 15)), terrain=[hill]), asked=breath_refusal) == friend
    state = duel(troop(1, (20, 17)), troop(0, (20, 15)))
    assert shot(state, asked=breath_refusal) == friend
    own = battle(troop(0, (20, 20, NORTH), (20, 19)), troop(1, (20, 10)))
    assert shot(own, 1, 3, asked=breath_refusal) == friend


def test_a_shared_stand_shoots_and_is_shot_at_as_one():
    state = duel(troop(1, (30, 30)))
    state = mounted(state, 103, 102)
    assert shot(state, 1, 900) is None
    assert shot(battle(troop(0, (20, 20, NORTH)), troop(1, (20, 10))), 2, 1) == ZONE


# Cover


def covered(*terrain, one=(20, 20, NORTH), other=(20, 10)):
    state = battle(troop(0, one), troop(1, other), terrain=terrain)
    return cover(state, state.field.by_id[1], state.field.by_id[2])


@pytest.mark.rule("LC-1.9-28")
@pytest.mark.parametrize("kind", ["fence", "hedge", "low-wall"])
@pytest.mark.parametrize("y", [10.6, 15, 19.2])
def test_a_low_obstacle_on_the_line_gives_cover_wherever_it_stands(kind, y):
    assert covered(box(7, kind, 15, y, 10, 0.2)) == "low"
    assert covered(box(7, kind, 20.004, y, 10, 0.2)) == ""
    assert covered(box(7, kind, 20, y, 10, 0.2)) == ""
    assert covered(box(7, kind, 19.996, y, 10, 0.2)) == "low"


@pytest.mark.rule("LC-1.9-30")
def test_a_high_wall_on_the_line_gives_high_cover():
    assert covered(box(7, "high-wall", 15, 15, 10, 0.4)) == "high"
    assert covered(box(7, "high-wall", 21, 15, 10, 0.4)) == ""


@pytest.mark.rule("LC-1.9-31")
def test_of_several_pieces_the_highest_counts():
    low, high = box(7, "fence", 15, 12, 10, 0.2), box(8, "high-wall", 15, 15, 10, 0.4)
    assert covered(low, high) == covered(high, low) == "high"
    assert covered(low, box(8, "hedge", 15, 15, 10, 0.4)) == "low"


@pytest.mark.rule("LC-1.9-33")
@pytest.mark.parametrize("kind", ["ditch", "hill", "building", "wood", "bridge", "impassable"])
def test_nothing_else_gives_cover(kind):
    assert covered(box(7, kind, 15, 15, 10, 0.4, 1)) == ""
    assert covered() == ""


@pytest.mark.rule("LC-1.9-33")
def test_neither_side_is_privileged():
    fence = box(7, "fence", 15, 19.2, 10, 0.2)
    assert covered(fence) == "low"
    assert covered(fence, one=(20, 10, SOUTH), other=(20, 20)) == "low"


# Reach


FAR = ("LC-1.8-reach-1", "refusal-reach-far")


def reached(state, one=1, other=2):
    return shot(state, one, other, asked=reach_refusal)


@pytest.mark.rule("LC-1.8-reach-1")
def test_reach_is_one_inch():
    assert reached(duel(target=(20, 18))) is None
    assert reached(duel(target=(20, 17.996))) == FAR
    assert reached(duel(target=(20, 19))) is None
    # To the corners: 0.6 and 0.8 inch.
    assert reached(duel(target=(21.6, 18.2))) is None
    assert reached(duel(target=(21.604, 18.2))) == FAR


@pytest.mark.rule("LC-1.8-reach-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_reach_goes_past_no_model(seat):
    state = duel(troop(seat, (20, 19.1), card=card(base="small", sides=(0.8, 0.8))))
    moved = state.with_stand(
        state.field.by_id[2].at(state.field.by_id[2].pose.__class__(5000, 4550, 0))
    )
    found = reached(moved)
    assert found == ("LC-1.8-reach-1", "refusal-line-model")


@pytest.mark.rule("LC-1.8-reach-1")
@pytest.mark.rule("LC-1.9-29")
def test_reach_goes_over_a_low_obstacle_and_over_no_high_wall():
    low, high = box(7, "fence", 15, 18.8, 10, 0.4), box(7, "high-wall", 15, 18.8, 10, 0.4)
    assert reached(duel(target=(20, 18), terrain=[low])) is None
    found = reached(duel(target=(20, 18), terrain=[high]))
    assert found == ("LC-1.9-29", "refusal-reach-wall")


def test_reach_needs_the_same_height():
    state = duel(target=(20, 18), target_z=3)
    assert reached(state) == ("LC-1.8-reach-1", "refusal-reach-height")


@pytest.mark.rule("LC-1.8-reach-2")
@pytest.mark.parametrize("base", ["normal", "rider"])
def test_reach_from_the_second_rank(base):
    deep = 1 if base == "normal" else 2
    lance = card(base=base, reach=True)
    front, enemy = 20 - deep, 20 - 1.5 * deep - 0.5
    state = battle(troop(0, (20, 20, NORTH), (20, front), card=lance), troop(1, (20, enemy)))
    assert reached(state, 1, 3) is None
    apart = battle(troop(0, (20, 20, NORTH), (20, front), card=lance), troop(1, (20, enemy - 0.04)))
    assert reached(apart, 1, 3) is not None
    loose = battle(troop(0, (20, 20.04, NORTH), (20, front), card=lance), troop(1, (20, enemy)))
    assert reached(loose, 1, 3) is not None


@pytest.mark.rule("LC-1.8-reach-2")
def test_the_fellow_must_be_in_front_and_of_the_own_regiment():
    other = battle(troop(0, (20, 20, NORTH)), troop(0, (20, 19)), troop(1, (20, 18)))
    assert reached(other, 1, 3) == ("LC-1.8-reach-1", "refusal-line-model")
    beside = battle(troop(0, (20, 20, NORTH), (21, 20)), troop(1, (22, 19.4)))
    assert reached(beside, 1, 3) == ("LC-1.8-reach-1", "refusal-line-model")
    assert reached(beside, 2, 3) is None


@pytest.mark.rule("LC-1.8-reach-2")
def test_one_rank_only():
    third = battle(troop(0, (20, 20, NORTH), (20, 19), (20, 18)), troop(1, (20, 17)))
    assert reached(third, 1, 4) == FAR
    assert reached(third, 2, 4) is None
