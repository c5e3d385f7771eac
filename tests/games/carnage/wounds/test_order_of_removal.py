"""Who falls, and how the others stand afterwards."""

import pytest

from slagveld.games.carnage.wounds.order_of_removal import Loss, Ranks, Toll, same_picture
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE
from tests.games.carnage.battle import (
    EAST,
    HERO,
    INFANTRY,
    NORTH,
    RIDER,
    SOUTH,
    WEST,
    battle,
    profile,
    unit,
)


def toll(state, *losses, choose=max, of=1):
    return Toll(state, state.unit(of), losses, choose)


def after(state, *losses, choose=max, of=1):
    found = toll(state, *losses, choose=choose, of=of)
    return found.unit_after(state.field.enemies_of(found.unit))


def ids(some):
    return [figure.id for figure in some.figures]


def poses(some):
    return dict(zip(ids(some), some.poses, strict=True))


# The order


@pytest.mark.rule("CAR-13.2-rear")
def test_casualties_come_from_the_rearmost_rank():
    state = battle(unit(0, 90, 90, count=12, files=5))
    assert ids(after(state, Loss(1, 1))) == list(range(101, 112))
    assert ids(after(state, Loss(1, 3))) == list(range(101, 110))


@pytest.mark.rule("CAR-13.2-rear")
def test_the_front_stays_as_it_is_while_there_is_a_rear():
    state = battle(unit(0, 90, 90, count=10, files=5))
    there = after(state, Loss(1, 2))
    assert there.formed
    assert (there.x, there.y, there.files, len(there.figures)) == (9000, 9000, 5, 8)
    assert there.poses[:5] == state.unit(1).poses[:5]
    rear = [pose.x for pose in there.poses[5:]]
    assert rear == [8750, 9000, 9250]


@pytest.mark.rule("CAR-13.2-rear")
def test_a_whole_rank_falls_before_the_next_is_touched():
    state = battle(unit(0, 90, 90, count=15, files=5))
    assert ids(after(state, Loss(1, 5))) == list(range(101, 111))
    assert toll(state, Loss(1, 5)).empty == [14, 13, 12, 11, 10]
    assert toll(state, Loss(1, 6)).empty[-1] == 9


@pytest.mark.rule("CAR-13.2-rear")
def test_ends_fall_before_the_middle_of_a_rank():
    state = battle(unit(0, 90, 90, count=10, files=5))
    ranks = Ranks(state, state.unit(1))
    assert ranks.next(list(range(10)), 0) == [5, 9]
    assert ranks.next([0, 1, 2, 3, 4, 6, 7, 8], 0) == [6, 8]
    assert ranks.next([0, 1, 2, 3, 4, 7], 0) == [7]


@pytest.mark.rule("CAR-13.1-ex9")
def test_both_units_of_a_fight_lose_from_their_rear_ranks():
    state = battle(
        unit(0, 90, 90, NORTH, count=10, files=5), unit(1, 90, 90, SOUTH, count=10, files=5)
    )
    assert [place for place in toll(state, Loss(1, 2, 2)).empty if place < 5] == []
    assert [place for place in toll(state, Loss(2, 3, 1), of=2).empty if place < 5] == []
    assert len(after(state, Loss(1, 2, 2)).figures) == 8
    assert len(after(state, Loss(2, 3, 1), of=2).figures) == 7


@pytest.mark.rule("CAR-13.2-one-rank")
def test_a_single_rank_loses_from_its_ends():
    state = battle(unit(0, 90, 90, count=5))
    ranks = Ranks(state, state.unit(1))
    assert ranks.next([0, 1, 2, 3, 4], 0) == [0, 4]
    assert ranks.next([1, 2, 3], 0) == [1, 3]


@pytest.mark.rule("CAR-13.2-one-rank")
def test_the_end_that_touches_nobody_goes_first():
    # The enemy's front covers the left three of five.
    state = battle(unit(0, 90, 90, NORTH, count=5), unit(1, 87.4, 90, SOUTH, count=3))
    found = toll(state, Loss(1, 3, 2))
    assert [bool(enemies) for enemies in found.ranks.enemies] == [True, True, True, True, False]
    assert found.empty == [4, 3, 2]
    assert toll(state, Loss(1, 1, 2), choose=min).empty == [4]


@pytest.mark.rule("CAR-13.2-one-rank")
def test_those_who_are_left_of_a_single_rank_stay_where_they_stand():
    state = battle(unit(0, 90, 90, count=5))
    before = poses(state.unit(1))
    right = after(state, Loss(1, 1))
    assert (right.x, right.y, right.files) == (8875, 9000, 4)
    assert poses(right) == {key: pose for key, pose in before.items() if key != 105}
    left = after(state, Loss(1, 2), choose=min)
    assert (left.x, left.files) == (9250, 3)
    assert poses(left) == {key: before[key] for key in (103, 104, 105)}


@pytest.mark.rule("CAR-13.2-one-rank")
def test_a_slanting_rank_never_steps_on_its_enemy_by_closing_up():
    for tenth in range(0, 900, 37):
        facing = tenth / 10
        state = battle(unit(0, 90, 90, facing, count=6), unit(1, 90, 90, facing + 180, count=6))
        mine, foe = state.unit(1), state.unit(2)
        for _ in range(4):
            state = state.with_unit(mine)
            mine = after(state, Loss(1, 1, 2), choose=min)
            assert mine.formed
            assert state.with_unit(mine).field.touches(mine, foe)


@pytest.mark.rule("CAR-13.2-sides")
def test_first_fall_those_who_touch_nobody_from_the_rank_furthest_from_the_fighting():
    rear_attack = battle(
        unit(0, 90, 90, NORTH, count=9, files=3), unit(1, 90, 97.5, NORTH, count=3)
    )
    found = toll(rear_attack, Loss(1, 9, 2), choose=max)
    assert found.empty == [2, 1, 0, 5, 4, 3, 8, 7, 6]


@pytest.mark.rule("CAR-13.2-sides")
@pytest.mark.parametrize("facing", [NORTH, EAST, SOUTH, 23])
def test_a_unit_whose_front_ranks_are_gone_has_its_front_further_back(facing):
    # Three ranks of four and one of two; the enemy is behind them.
    mine = unit(0, 90, 90, facing, count=14, files=4)
    block = battle(mine).unit(1).block
    x, y = block.place(-1000 * FINE, 0)
    state = battle(mine, unit(1, x / FINE / 100, y / FINE / 100, facing, count=2))
    before = poses(state.unit(1))

    def stands(there, lost):
        """Whether the front is where the first rank that is left stood."""
        x, y = block.place(-(lost // 4) * 250 * FINE, 0)
        return abs(there.x - x / FINE) + abs(there.y - y / FINE) <= 2

    for lost in (4, 8, 12):
        there = after(state, Loss(1, lost, 2))
        assert there.formed
        assert there.files == min(4, 14 - lost)
        assert stands(there, lost)
        assert state.with_unit(there).field.engaged(there)
        for key, pose in poses(there).items():
            assert abs(pose.x - before[key].x) + abs(pose.y - before[key].y) <= 3
    for lost in range(1, 13):  # figure by figure: loose for a while, but the front comes along
        there = after(state, Loss(1, 1, 2))
        state = state.with_unit(there)
        assert stands(there, lost), lost
        assert state.field.engaged(there)


@pytest.mark.rule("CAR-13.2-sides")
def test_between_two_fronts_the_middle_rank_is_furthest():
    state = battle(
        unit(0, 90, 90, NORTH, count=12, files=3),
        unit(1, 90, 90, SOUTH, count=3),
        unit(1, 90, 100, NORTH, count=3),
    )
    found = toll(state, Loss(1, 8, 3))
    assert found.empty == [8, 7, 6, 5, 4, 3, 11, 10]
    assert toll(state, Loss(1, 8, 2)).empty == [8, 7, 6, 5, 4, 3, 2, 1]


@pytest.mark.rule("CAR-13.2-sides")
def test_then_falls_the_side_of_the_enemy_that_caused_it_from_the_ends_inward():
    # Two enemies before one rank: one at the left three, one at the right three.
    state = battle(
        unit(0, 90, 90, NORTH, count=6),
        unit(1, 86.2, 90, SOUTH, count=3),
        unit(1, 93.8, 90, SOUTH, count=3),
    )
    assert toll(state, Loss(1, 3, 2)).empty == [0, 1, 2]
    assert toll(state, Loss(1, 3, 3)).empty == [5, 4, 3]
    assert sorted(toll(state, Loss(1, 1, 2), Loss(1, 1, 3)).empty) == [0, 5]


@pytest.mark.rule("CAR-13.2-sides")
def test_a_loss_from_afar_takes_anybody_when_all_are_in_contact():
    state = battle(
        unit(0, 90, 90, NORTH, count=3),
        unit(1, 90, 90, SOUTH, count=3),
        unit(1, 90, 40, SOUTH, count=3),
    )
    assert toll(state, Loss(1, 1, 3)).empty == [2]
    assert toll(state, Loss(1, 1, 3), choose=min).empty == [0]
    assert toll(state, Loss(1, 1), choose=min).empty == [0]


@pytest.mark.rule("CAR-13.2-ex10a")
@pytest.mark.rule("CAR-13.2-ex10b")
def test_a_unit_between_two_enemies_loses_first_from_the_rear_then_by_side():
    # A fights B at its front and C at its right flank.
    state = battle(
        unit(0, 90, 90, NORTH, count=8, files=4),
        unit(1, 90, 90, SOUTH, count=8, files=4),
        unit(1, 95, 92.5, WEST, count=8, files=4),
    )
    first = toll(state, Loss(1, 2, 3), Loss(1, 1, 2))
    assert sorted(first.empty) == [4, 5, 6]
    losses = (Loss(1, 2, 3), Loss(1, 1, 2), Loss(1, 1, 2), Loss(1, 1, 3))
    again = toll(state, *losses, choose=min)
    assert again.empty[3:] == [0, 7]
    assert toll(state, *losses).empty[3:] == [3, 7]
    b_side, c_side = again.empty[3:]
    assert 2 in again.ranks.enemies[b_side]
    assert 3 in again.ranks.enemies[c_side]
    assert len(after(state, Loss(1, 2, 3), Loss(1, 1, 2)).figures) == 5
    assert len(after(state, Loss(2, 2, 1), of=2).figures) == 6
    assert len(after(state, Loss(3, 1, 1), of=3).figures) == 7


@pytest.mark.rule("CAR-13.2-ex11")
def test_caught_between_two_enemies_the_free_corner_goes_first_then_the_side_of_the_cause():
    # B stands above A, another enemy at its left: the bottom right figure touches nobody.
    state = battle(
        unit(0, 90, 90, NORTH, count=4, files=2),
        unit(1, 90, 90, SOUTH, count=2),
        unit(1, 87.5, 92.5, EAST, count=2),
    )
    found = toll(state, Loss(1, 2, 2))
    assert found.ranks.enemies == [[2, 3], [2], [3], []]
    assert found.empty == [3, 1]
    assert [by for _, by in found.deaths] == [2, 2]


@pytest.mark.rule("CAR-13.2-sides")
def test_a_line_round_an_enemy_is_lost_from_its_tips():
    # Three in front of a narrow enemy, two figures wrapped on either flank.
    around = [
        Pose(8875, 9125, 2700),
        Pose(9125, 9125, 2700),
        Pose(8625, 8875, 0),
        Pose(8625, 8625, 0),
        Pose(9375, 8875, 1800),
        Pose(9375, 8625, 1800),
    ]
    state = battle(
        unit(0, 90, 90, NORTH, count=6, files=2, places=tuple(around)),
        unit(1, 90, 90, SOUTH, count=4, files=2),
    )
    found = toll(state, Loss(1, 1, 2))
    assert found.ranks.rank == [0, 0, -1, -2, -1, -2]
    assert found.ranks.aside == [-125, 125, -375, -375, 375, 375]
    assert Ranks(state, state.unit(1)).next(list(range(6)), 2) == [3, 5]
    assert toll(state, Loss(1, 4, 2)).empty == [5, 4, 3, 2]
    assert toll(state, Loss(1, 4, 2), choose=min).empty == [3, 2, 5, 4]
    assert toll(state, Loss(1, 6, 2)).empty == [5, 4, 3, 2, 1, 0]


def test_wrapped_figures_that_hang_on_to_nobody_go_first():
    around = (Pose(9000, 9125, 2700), Pose(8750, 8625, 0), Pose(9250, 8875, 1800))
    state = battle(
        unit(0, 90, 90, NORTH, count=3, files=1, places=around),
        unit(1, 90, 90, SOUTH, count=2, files=1),
    )
    assert Ranks(state, state.unit(1)).next([0, 1, 2], 2) == [1]


# The picture


def test_a_rear_rank_that_is_held_by_an_enemy_does_not_close_up():
    # C touches the left end of the rear rank.
    state = battle(
        unit(0, 90, 90, NORTH, count=10, files=5),
        unit(1, 83.75, 93.75, EAST, count=1),
        unit(1, 90, 90, SOUTH, count=5),
    )
    before = poses(state.unit(1))
    there = after(state, Loss(1, 1, 2))
    assert not there.formed
    assert there.files == 5
    assert poses(there) == {key: pose for key, pose in before.items() if key != 110}
    rest = after(state, Loss(1, 4, 2))
    assert rest.files == 5
    assert poses(rest) == {key: before[key] for key in (101, 102, 103, 104, 105, 106)}


def test_a_rear_rank_in_contact_that_need_not_shift_stays_a_block():
    # The enemy touches the middle of the rear rank: both ends go and nobody moves.
    odd = battle(
        unit(0, 90, 90, NORTH, count=6, files=3),
        unit(1, 90, 90, SOUTH, count=3),
        unit(1, 90, 95, NORTH, count=1, of=profile(width=100)),
    )
    one = after(odd, Loss(1, 1, 2))
    assert not one.formed
    both = after(odd, Loss(1, 2, 2))
    assert both.formed
    assert ids(both) == [101, 102, 103, 105]
    assert poses(both) == {key: poses(odd.unit(1))[key] for key in ids(both)}


def test_losses_that_leave_a_gap_leave_the_others_where_they_stand():
    state = battle(
        unit(0, 90, 90, NORTH, count=5),
        unit(1, 86.2, 90, SOUTH, count=1),
        unit(1, 93.8, 90, SOUTH, count=1),
    )
    before = poses(state.unit(1))
    there = after(state, Loss(1, 1, 2))
    assert not there.formed
    assert there.files == 4
    assert (there.x, there.y) == (9000, 9000)
    assert poses(there) == {key: before[key] for key in (101, 102, 104, 105)}


def test_loose_figures_stay_loose_and_their_frontage_shrinks_with_them():
    places = tuple(Pose(9000 + 400 * n, 9000, 2700) for n in range(3))
    state = battle(unit(0, 90, 90, count=3, files=3, places=places))
    there = after(state, Loss(1, 1))
    assert there.places == places[:2]
    assert there.files == 2
    assert after(state, Loss(1, 1), choose=min).places == places[1:]


def test_loose_figures_are_ranked_as_they_stand():
    places = (Pose(9000, 9125, 2700), Pose(9300, 9125, 2700), Pose(9150, 9400, 2700))
    state = battle(unit(0, 90, 90, count=3, files=3, places=places))
    ranks = Ranks(state, state.unit(1))
    assert ranks.rank == [0, 0, 1]
    assert ranks.aside == [0, 300, 150]
    assert ranks.next([0, 1, 2], 0) == [2]


def test_nobody_is_left():
    state = battle(unit(0, 90, 90, count=5))
    assert after(state, Loss(1, 5)) is None
    assert after(state, Loss(1, 50)) is None
    assert len(after(state, Loss(1, 4)).figures) == 1


def test_pictures_differ_by_place_frontage_and_hurts():
    state = battle(unit(0, 90, 90, count=5), unit(0, 40, 40, of=RIDER, lives=[2, 2, 1], files=3))
    mine, riders = state.unit(1), state.unit(2)
    assert same_picture(mine, mine)
    assert same_picture(None, None)
    assert not same_picture(None, mine)
    assert not same_picture(mine, None)
    for change in ({"x": 1}, {"y": 1}, {"files": 3}, {"places": mine.poses}):
        assert not same_picture(mine, state.changed(1, **change).unit(1))
    swapped = state.changed(2, figures=riders.figures[::-1]).unit(2)
    assert same_picture(riders, swapped)
    assert not same_picture(riders, state.changed(2, figures=riders.figures[:2]).unit(2))


# Wounds


@pytest.mark.rule("CAR-13.2-pool")
def test_wounds_are_collected_on_one_figure():
    state = battle(unit(0, 90, 90, of=RIDER, count=6, files=3))
    one = after(state, Loss(1, 1))
    assert [figure.lives for figure in one.figures] == [2, 2, 2, 2, 2, 1]
    assert toll(state, Loss(1, 1)).deaths == []
    two = after(state, Loss(1, 2))
    assert [figure.lives for figure in two.figures] == [2, 2, 2, 2, 2]
    three = toll(state, Loss(1, 3))
    assert len(three.deaths) == 1
    assert three.taken == 3
    assert sorted(figure.lives for figure in three.figures) == [1, 2, 2, 2, 2]


@pytest.mark.rule("CAR-13.2-pool")
def test_a_hurt_figure_takes_further_wounds_and_the_rear_steps_into_its_place():
    state = battle(unit(0, 90, 90, of=RIDER, lives=[1, 2, 2, 2, 2, 2], files=3))
    found = toll(state, Loss(1, 1, 7))
    assert found.deaths == [(101, 7)]
    assert found.empty == [5]
    assert ids(found) == [106, 102, 103, 104, 105]
    assert all(figure.lives == 2 for figure in found.figures)


@pytest.mark.rule("CAR-13.2-pool")
def test_of_several_hurt_figures_the_one_with_the_fewest_w_left_goes_first():
    strong = profile(HERO, kind="troop", w=3)
    state = battle(unit(0, 90, 90, of=strong, lives=[3, 1, 2, 3, 3, 3], files=3))
    found = toll(state, Loss(1, 2))
    assert [figure for figure, _ in found.deaths] == [102]
    assert next(f.lives for f in found.figures if f.id == 103) == 1
    more = toll(state, Loss(1, 4))
    assert [figure for figure, _ in more.deaths] == [102, 103]
    assert sorted(f.lives for f in more.figures) == [2, 3, 3, 3]


@pytest.mark.rule("CAR-12.7")
def test_no_more_figures_are_hit_than_were_seen():
    state = battle(unit(0, 90, 90, count=10, files=5), unit(0, 40, 40, of=RIDER, count=6))
    assert len(toll(state, Loss(1, 8, figures=6)).deaths) == 6
    assert toll(state, Loss(1, 8, figures=6)).taken == 6
    assert len(toll(state, Loss(1, 6, figures=6)).deaths) == 6
    assert len(toll(state, Loss(1, 8, figures=8)).deaths) == 8
    riders = toll(state, Loss(2, 5, figures=2), of=2)
    assert riders.taken == 4
    assert len(riders.deaths) == 2
    twice = toll(state, Loss(1, 8, figures=3), Loss(1, 8, figures=3))
    assert len(twice.deaths) == 6


def test_deaths_know_who_caused_them_and_choices_are_noted():
    state = battle(unit(0, 90, 90, count=5), unit(1, 20, 20))
    found = toll(state, Loss(1, 1, 2), Loss(1, 1))
    assert found.deaths == [(105, 2), (104, 0)]
    assert found.equals == [0, 4, 0, 3]
    single = battle(unit(0, 90, 90, of=INFANTRY, count=1))
    assert toll(single, Loss(1, 1)).equals == []
