"""Raised places, stairs and jumps: WD-PLACE-*."""

import pytest

from slagveld.games.wizard_duel.movement.jump import Jump, landings
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.terrain.contact_and_distance import distance
from slagveld.table.terrain import Connector, Floor, Opening, Wall
from tests.games.wizard_duel.duel import (
    act,
    asked,
    box,
    duel,
    model,
    ready,
    refused,
    summon,
    told,
    walk,
)


def house(height=4, x1=32, x2=52, y1=30, y2=50, *, number=1, level=1, stairs=(), **more):
    """A building with a flat roof to stand on."""
    outline = box("building", x1, y1, x2, y2).outline
    roof = Floor(level, outline, round(height * 100))
    return box(
        "building", x1, y1, x2, y2, number,
        height=round(height * 100), floors=(roof,), connectors=stairs, **more,
    )  # fmt: skip


def stair(length=0, low=(3000, 4000), high=(3600, 4000)):
    """Stairs at the left side of the house."""
    return Connector("stairs", low, 0, high, 1, length)


class TestSummoning:
    """Any place with room for the base."""

    @pytest.mark.rule("WD-PLACE-1")
    @pytest.mark.parametrize("kind", ["building", "forest"])
    def test_inside_buildings_and_forests_without_seeing_the_place(self, kind):
        state = ready(
            ("ork", "shooting"), terrain=[box(kind, 30, 30, 50, 50)],
            wizards=((20, 40, 180), (95, 40)),
        )  # fmt: skip
        act(state, 0, summon("shooting", (1, 36, 40)))
        act(state, 0, summon("shooting", (1, 33, 31)))

    @pytest.mark.rule("WD-PLACE-1")
    def test_on_top_of_a_building(self):
        state = ready(("ork", "shooting"), terrain=[house(4)])
        after = act(state, 0, summon("shooting", (1, 38, 40, 0, 1, 4))).state
        assert (after.pose(101).level, after.pose(101).z) == (1, 400)
        wrong = summon("shooting", (1, 38, 40, 0, 1, 0))
        assert refused(state, 0, wrong) == "WD-PLACE-1", "a roof has its height"
        assert refused(state, 0, summon("shooting", (1, 38, 40, 0, 2, 4))) == "WD-PLACE-1"
        assert refused(state, 0, summon("shooting", (1, 38, 40, 0, 0, 4))) == "WD-PLACE-1"

    @pytest.mark.rule("WD-PLACE-1")
    def test_wholly_on_the_table_and_on_one_level(self):
        corner = ready(("ork", "shooting"), wizards=((15, 10), (95, 40)))
        act(corner, 0, summon("shooting", (1, 1.5, 10)))
        assert refused(corner, 0, summon("shooting", (1, 1.49, 10))) == "WD-PLACE-1"
        roof = ready(("ork", "shooting"), terrain=[house(4)])
        act(roof, 0, summon("shooting", (1, 33.5, 40, 0, 1, 4)))
        over = summon("shooting", (1, 33.49, 40, 0, 1, 4))
        assert refused(roof, 0, over) == "WD-PLACE-1", "part of it would hang in the air"

    @pytest.mark.rule("WD-PLACE-1")
    def test_on_no_base_no_solid_and_no_wall(self):
        base = ready(("ork", "shooting"), models=[model(0, "ork", 36, 40, number=9)])
        act(base, 0, summon("shooting", (1, 36, 43)))
        assert refused(base, 0, summon("shooting", (1, 36, 42.99))) == "WD-PLACE-1"
        rocks = ready(("ork", "shooting"), terrain=[box("rocks", 40, 30, 50, 50, tags=("solid",))])
        act(rocks, 0, summon("shooting", (1, 38.5, 40)))
        assert refused(rocks, 0, summon("shooting", (1, 38.51, 40))) == "WD-PLACE-1"
        wall = Wall(
            "wall", (3800, 3000), (3800, 5000), 400, openings=(Opening("entrance", 0, 500),)
        )
        walled = ready(
            ("ork", "shooting"), terrain=[box("building", 38, 30, 52, 50, walls=(wall,))]
        )
        act(walled, 0, summon("shooting", (1, 36.5, 40)))
        assert refused(walled, 0, summon("shooting", (1, 37, 40))) == "WD-PLACE-1"
        act(walled, 0, summon("shooting", (1, 38, 32.5)))

    @pytest.mark.rule("WD-PLACE-2")
    def test_twenty_centimetres_slantwise(self):
        state = ready(("ork", "shooting"), terrain=[house(12)])
        exact = summon("shooting", (1, 39, 40, 0, 1, 12))
        after = act(state, 0, exact).state
        assert distance(after, 1, 101) == 2000 * 16, "16 cm along and 12 cm up"
        assert refused(state, 0, summon("shooting", (1, 39.01, 40, 0, 1, 12))) == "WD-PLACE-2"

    @pytest.mark.rule("WD-PLACE-2")
    def test_the_lower_bound_holds_slantwise_too(self):
        near = house(6, x1=24, x2=50)
        state = ready(("ork", "shooting"), terrain=[near])
        after = act(state, 0, summon("shooting", (1, 31, 40, 0, 1, 6))).state
        assert distance(after, 1, 101) == 1000 * 16, "8 cm along and 6 cm up"
        assert refused(state, 0, summon("shooting", (1, 30.99, 40, 0, 1, 6))) == "WD-PLACE-2"


class TestLeaving:
    """Ways off a raised level."""

    @pytest.mark.rule("WD-PLACE-3")
    def test_no_stairs_no_way_off(self):
        state = duel(model(0, "ork", 35, 40, level=1), terrain=[house(8)])
        assert refused(state, 0, walk(101, (29, 40))) == "WD-PLACE-4"
        assert refused(state, 0, walk(101, (35, 40, 1), (33, 40, 0))) == "WD-PLACE-4"
        assert refused(state, 0, walk(101, (29, 40), level=1)) == "WD-MOVE-6", "no floor there"
        assert refused(state, 0, Jump(101, 0, 0)) == "WD-PLACE-5"

    @pytest.mark.rule("WD-PLACE-3")
    def test_it_may_walk_turn_and_shoot_up_there(self):
        state = duel(
            model(0, "ork", 35, 40, level=1, weapon="shooting"),
            model(1, "ork", 60, 40),
            terrain=[house(8)],
        )
        walked = act(state, 0, walk(101, (41, 40), facing=90, level=1)).state
        assert (walked.pose(101).x, walked.pose(101).facing) == (4100, 900)
        assert walked.pose(101).z == 800
        act(state, 0, walk(101, facing=180))
        assert told(act(state, 0, Shoot(101, 102), 1), "Hurt")

    @pytest.mark.rule("WD-PLACE-3")
    def test_the_ground_floor_needs_no_stairs(self):
        state = duel(model(0, "ork", 35, 40), terrain=[house(8)])
        act(state, 0, walk(101, (29, 40)))

    @pytest.mark.rule("WD-PLACE-4")
    @pytest.mark.parametrize(("length", "cost"), [(450, 4.5), (0, 4)])
    def test_stairs_cost_their_length_or_the_height(self, length, cost):
        state = duel(model(0, "ork", 29, 40), terrain=[house(4, x1=34, stairs=(stair(length),))])
        left = 6 - 1 - cost
        up = [(30, 40), (36, 40, 1)]
        walked = act(state, 0, walk(101, *up, (36 + left, 40, 1))).state
        assert (walked.pose(101).level, walked.pose(101).z) == (1, 400)
        assert refused(state, 0, walk(101, *up, (36.01 + left, 40, 1))) == "WD-MOVE-1"

    @pytest.mark.rule("WD-PLACE-4")
    def test_up_and_down_by_their_ends_only(self):
        roof = house(4, x1=34, stairs=(stair(300),))
        state = duel(model(0, "ork", 38, 40, level=1), terrain=[roof])
        down = act(state, 0, walk(101, (36, 40, 1), (30, 40, 0))).state
        assert (down.pose(101).level, down.pose(101).z) == (0, 0)
        assert refused(state, 0, walk(101, (36.5, 40, 1), (30, 40, 0))) == "WD-PLACE-4"


class TestJumps:
    """Jumping down."""

    @pytest.mark.rule("WD-PLACE-5")
    @pytest.mark.parametrize(("height", "places"), [(5, 1), (5.01, 0), (0.5, 1)])
    def test_five_centimetres_at_most(self, height, places):
        state = duel(model(0, "ork", 33.5, 40, level=1), terrain=[house(height)])
        assert len(landings(state, state.creature(101))) == places
        if places:
            state = act(state, 0, Jump(101, 0, 0)).state
            assert (state.pose(101).level, state.pose(101).z) == (0, 0)
        else:
            assert refused(state, 0, Jump(101, 0, 0)) == "WD-PLACE-5"

    @pytest.mark.rule("WD-PLACE-5")
    def test_from_the_edge_to_right_below_it(self):
        state = duel(model(0, "ork", 33.5, 40, level=1), terrain=[house(5)])
        pose = act(state, 0, Jump(101, 0, 900)).state.pose(101)
        assert (pose.y, pose.facing) == (4000, 900)
        assert 0 <= 3200 - (pose.x + 150) <= 2, "its base against the foot of the drop"
        near = duel(model(0, "ork", 33.6, 40, level=1), terrain=[house(5)])
        assert len(landings(near, near.creature(101))) == 1, "0.1 cm is contact"
        inward = duel(model(0, "ork", 33.62, 40, level=1), terrain=[house(5)])
        assert refused(inward, 0, Jump(101, 0, 0)) == "WD-PLACE-5"

    @pytest.mark.rule("WD-PLACE-5")
    def test_there_must_be_room_below(self):
        state = duel(
            model(0, "ork", 33.5, 40, level=1), model(0, "ork", 30.5, 42), terrain=[house(5)]
        )
        assert refused(state, 0, Jump(101, 0, 0)) == "WD-PLACE-5"
        corner = duel(
            model(0, "ork", 33.5, 31.5, level=1), model(0, "ork", 30.5, 33), terrain=[house(5)]
        )
        assert len(landings(corner, corner.creature(101))) == 1, "the other edge is free"
        assert refused(corner, 0, Jump(101, 1, 0)) == "WD-PLACE-5"

    @pytest.mark.rule("WD-PLACE-5")
    def test_each_drop_takes_an_action(self):
        low = house(5, x1=20, x2=32, number=2, level=2)
        state = duel(model(0, "ork", 33.5, 40, level=1), terrain=[house(10), low])
        state = act(state, 0, Jump(101, 0, 1800)).state
        assert (state.pose(101).level, state.pose(101).z) == (2, 500)
        assert asked(state) == ("CreatureTurn", 0)
        assert refused(state, 0, Jump(101, 0, 0)) == "WD-PLACE-5", "not at the next edge yet"
        below = duel(model(0, "ork", 21.5, 40, level=2), terrain=[house(10), low])
        below = act(below, 0, Jump(101, 0, 0)).state
        assert below.pose(101).z == 0
        assert refused(below, 0, Jump(101, 0, 0)) == "WD-PLACE-5"

    @pytest.mark.rule("WD-PLACE-5")
    def test_not_through_a_wall_that_rises_beside_the_edge(self):
        wall = Wall("wall", (3200, 3000), (3200, 5000), 800)
        outline = box("building", 20, 35, 32, 45).outline
        terrace = Floor(2, outline, 400)
        tower = house(8, walls=(wall,))
        annex = box("building", 20, 35, 32, 45, 2, height=400, floors=(terrace,))
        state = duel(model(0, "ork", 30.5, 40, level=2), terrain=[tower, annex])
        assert refused(state, 0, Jump(101, 0, 0)) == "WD-PLACE-5"
        over = duel(model(0, "ork", 33.5, 40, level=1), terrain=[tower, annex])
        assert act(over, 0, Jump(101, 0, 0)).state.pose(101).level == 2

    @pytest.mark.rule("WD-PLACE-6")
    def test_no_roll_and_no_wound(self):
        state = duel(model(0, "ork", 33.5, 40, level=1, wounds=1), terrain=[house(5)])
        play = act(state, 0, Jump(101, 0, 2700))
        assert told(play, "Rolled") == []
        assert play.state.creature(101).wounds == 1
        assert play.state.pose(101).facing == 2700, "it may turn"

    @pytest.mark.rule("WD-PLACE-6")
    def test_landing_in_contact_counts_as_contact_by_a_walk(self):
        state = duel(
            model(0, "ork", 33.5, 40, 180, level=1), model(1, "ork", 27.49, 40), terrain=[house(5)]
        )
        play = act(state, 0, Jump(101, 0, 1800), 15, 16)
        assert play.state.creature(102) is None
        wizard = duel(
            model(0, "ork", 33.5, 40, level=1), terrain=[house(5)], wizards=((5, 5), (27.49, 40))
        )
        assert act(wizard, 0, Jump(101, 0, 1800)).state.wizards[1].field == 17

    @pytest.mark.rule("WD-PLACE-6")
    def test_nobody_jumps_up(self):
        state = duel(model(0, "ork", 30.5, 40), terrain=[house(0.5)])
        assert refused(state, 0, Jump(101, 0, 0)) == "WD-PLACE-5"
        assert refused(state, 0, walk(101, (34, 40, 1))) == "WD-PLACE-4"


@pytest.mark.rule("WD-PLACE-5")
def test_nobody_jumps_through_a_wall_that_rises_above_the_roof():
    def jumps(x, walls=()):
        roof = Floor(1, box("x", 40, 30, 60, 50).outline, 300)
        house = box("building", 40, 30, 60, 50, height=300, floors=(roof,), walls=walls)
        state = duel(model(0, "ork", x, 40, level=1), terrain=[house])
        return len(landings(state, state.creatures[0]))

    parapet = (Wall("wall", (6000, 3000), (6000, 5000), height=600),)
    low = (Wall("wall", (6000, 3000), (6000, 5000), height=300),)
    assert jumps(58.5) == jumps(41.5) == 1
    assert jumps(58.5, parapet) == 0
    assert jumps(41.5, parapet) == 1
    assert jumps(58.5, low) == 1
