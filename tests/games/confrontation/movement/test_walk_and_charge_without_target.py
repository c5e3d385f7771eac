import pytest

from slagveld.games.confrontation.core.state import Options, Prize
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Rush, Stay, Walk
from slagveld.games.confrontation.terrain.movement_table import gaits, limit_tally, mov
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Moved, Turned
from slagveld.table.shapes import Spot
from tests.games.confrontation.battle import SOUTH, WEST, act, box, card, events, man, refused
from tests.games.confrontation.marching import active, figure, place, way


class TestWalk:
    @pytest.mark.rule("CON-WALK-1")
    @pytest.mark.rule("CON-STAT-1")
    def test_up_to_mov_in_any_direction(self):
        state = active(man(0, 30, 50, SOUTH), man(1, 90, 10, SOUTH))
        play = act(state, 0, Walk(1, way((30, 40)), 900))
        assert place(play.state, 1) == (30, 40, 90)
        assert figure(play.state, 1).turn.covered == 1000
        assert figure(play.state, 1).turn.chosen == "walk"
        (moved,) = events(play, Moved)
        assert (moved.piece, moved.manner, moved.length, moved.rule) == (
            1,
            "walk",
            1000,
            "CON-WALK-1",
        )
        assert moved.path == (Spot(3000, 5000), Spot(3000, 4000))
        assert refused(state, 0, Walk(1, way((30, 39.99)), 900)) == "CON-WALK-1"
        assert refused(state, 0, Walk(1, way((30, 60)), 900)) is None
        assert refused(state, 0, Walk(1, way((36, 42)), 900)) is None
        assert refused(state, 0, Walk(1, way((36, 50), (36, 45.99)), 900)) == "CON-WALK-1"

    @pytest.mark.rule("CON-STAT-1")
    def test_mov_is_that_of_the_card(self):
        state = active(man(0, 30, 50, key=card(movement=12.5)), man(1, 90, 10))
        assert refused(state, 0, Walk(1, way((30, 37.5)), 0)) is None
        assert refused(state, 0, Walk(1, way((30, 37.49)), 0)) == "CON-WALK-1"

    @pytest.mark.rule("CON-MOVE-9")
    def test_less_than_mov_is_enough(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        play = act(state, 0, Walk(1, way((30, 49)), 2700))
        assert figure(play.state, 1).turn.covered == 100
        play = act(state, 0, Walk(1, (), 2700))
        assert figure(play.state, 1).turn.covered == 0
        assert events(play, Moved) == []

    @pytest.mark.rule("CON-WALK-2")
    def test_at_the_end_any_facing_is_free(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        for facing in (0, 450, 1800, 3599):
            play = act(state, 0, Walk(1, way((30, 40)), facing))
            assert figure(play.state, 1).pose.facing == facing
            assert events(play, Turned) == []

    @pytest.mark.rule("CON-WALK-3")
    @pytest.mark.rule("CON-MOVE-13")
    def test_a_walk_that_is_not_announced_touches_nobody(self):
        state = active(man(0, 30, 50), man(1, 30, 42.5, SOUTH))
        assert refused(state, 0, Walk(1, way((30, 45)), 2700)) == "CON-MOVE-13"
        assert refused(state, 0, Walk(1, way((30, 45.2)), 2700)) is None

    @pytest.mark.rule("CON-MOVE-12")
    def test_through_figures_of_the_same_activation_but_no_others(self):
        men = (man(0, 30, 50), man(0, 30, 46, card=101), man(0, 40, 46), man(1, 20, 46))
        state = active(*men)
        assert refused(state, 0, Walk(1, way((30, 41)), 2700)) is None
        assert refused(state, 0, Walk(1, way((30, 45)), 2700)) == "CON-MOVE-12"
        other = active(*men[:1], man(0, 30, 46), *men[2:])
        assert refused(other, 0, Walk(1, way((30, 41)), 2700)) == "CON-MOVE-12"
        both = active(*men[:1], man(0, 30, 46), *men[2:], cards=(101, 102))
        assert refused(both, 0, Walk(1, way((30, 41)), 2700)) is None
        enemy = active(*men[:1], man(1, 30, 46, SOUTH))
        assert refused(enemy, 0, Walk(1, way((30, 41)), 2700)) == "CON-MOVE-12"


class TestStay:
    @pytest.mark.rule("CON-WALK-2")
    def test_one_that_stays_may_turn(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        play = act(state, 0, Stay(1, 450))
        assert place(play.state, 1) == (30, 50, 45)
        turn = figure(play.state, 1).turn
        assert (turn.chosen, turn.covered) == ("stay", 0)
        (turned,) = events(play, Turned)
        assert (turned.piece, turned.facing, turned.rule) == (1, 450, "CON-WALK-2")

    def test_staying_as_one_looks_tells_nothing(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        for action in (Stay(1), Stay(1, 2700)):
            play = act(state, 0, action)
            assert events(play, Turned) == events(play, Moved) == []
            assert figure(play.state, 1).turn.chosen == "stay"

    def test_a_rider_turns_only_where_there_is_room(self):
        rider = card(base=(250, 500))
        state = active(man(0, 30, 50, key=rider), man(0, 33, 50), man(1, 90, 10))
        assert refused(state, 0, Stay(1, 0)) == "CON-MOVE-12"
        assert refused(state, 0, Stay(1, 900)) is None


class TestRush:
    @pytest.mark.rule("CON-CHARGE-6")
    def test_twice_mov_without_a_target(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        play = act(state, 0, Rush(1, way((30, 40), (40, 40)), 0))
        assert place(play.state, 1) == (40, 40, 0)
        turn = figure(play.state, 1).turn
        assert (turn.chosen, turn.covered, turn.assault) == ("charge", 2000, "")
        (moved,) = events(play, Moved)
        assert (moved.manner, moved.rule) == ("rush", "CON-CHARGE-6")
        assert refused(state, 0, Rush(1, way((30, 29.99)), 0)) == "CON-CHARGE-2"
        assert refused(state, 0, Rush(1, way((30, 30)), 0)) is None

    @pytest.mark.rule("CON-CHARGE-6")
    def test_it_ends_in_contact_with_nobody(self):
        state = active(man(0, 30, 50), man(1, 30, 37.5, SOUTH))
        assert refused(state, 0, Rush(1, way((30, 40)), 2700)) == "CON-MOVE-13"

    @pytest.mark.rule("CON-CHARGE-5")
    def test_an_objective_needs_no_sight(self):
        prize = Prize(900, "prize", 3000, 6500)
        state = active(man(0, 30, 50), man(1, 90, 10), objects=(prize,))
        assert refused(state, 0, Rush(1, way((30, 65)), 900)) is None
        listed = state.agenda.top.candidates(state, 0)
        assert Rush(1, way((30, 65)), 900) in listed

    @pytest.mark.rule("CON-CARD-rapidite")
    def test_rapidite_makes_it_two_and_a_half(self):
        state = active(man(0, 30, 50, key=card(abilities=("rapidite",))), man(1, 90, 10))
        assert refused(state, 0, Rush(1, way((30, 25)), 0)) is None
        assert refused(state, 0, Rush(1, way((30, 24.99)), 0)) == "CON-CARD-rapidite"
        assert refused(state, 0, Walk(1, way((30, 39.99)), 0)) == "CON-WALK-1"


class TestPaces:
    def figure(self, **values):
        return figure(active(man(0, 30, 50, **values), man(1, 90, 10)), 1)

    @pytest.mark.rule("CON-STAT-1")
    def test_every_displacement_is_derived_from_mov(self):
        man_ = self.figure(key=card(movement=17.5))
        limits = {
            movement: gaits(man_, movement)[0].limit
            for movement in ("walk", "charge", "engage", "disengage", "dodge")
        }
        assert limits == {
            "walk": 1750,
            "charge": 3500,
            "engage": 3500,
            "disengage": 1750,
            "dodge": 875,
        }

    def test_what_is_spent_is_gone(self):
        man_ = self.figure()
        assert gaits(man_, "charge", 600)[0].limit == 1400
        assert gaits(man_, "charge", 2600)[0].limit == 0
        assert limit_tally(man_, "charge", 600).total == 1400

    @pytest.mark.rule("CON-STAT-2")
    def test_a_flyer_has_its_second_mov_in_the_air(self):
        flyer = card(second_movement=15, medium="air", abilities=("vol",))
        man_ = self.figure(key=flyer)
        assert [(g.limit, g.medium) for g in gaits(man_, "walk")] == [(1500, "air"), (1000, "")]
        assert limit_tally(man_, "charge", second=True).total == 3000
        wall = box(5, "impassable", 25, 44, 20, 2, height=1000)
        state = active(man(0, 30, 50, key=flyer), man(1, 30, 42, SOUTH), terrain=(wall,))
        assert refused(state, 0, Walk(1, way((30, 35)), 2700)) is None
        assert refused(state, 0, Walk(1, way((30, 34.99)), 2700)) == "CON-WALK-1"
        assert refused(state, 0, Walk(1, way((30, 45)), 2700)) == "CON-HOUSE-6"

    @pytest.mark.rule("CON-STAT-2")
    def test_a_slow_flyer_goes_farther_on_foot(self):
        slow = card(second_movement=5, medium="air", abilities=("vol",))
        man_ = self.figure(key=slow)
        assert [(g.limit, g.medium) for g in gaits(man_, "walk")] == [(1000, ""), (500, "air")]

    @pytest.mark.rule("CON-STAT-2")
    def test_a_swimmer_has_it_only_wholly_in_water(self):
        swimmer = card(second_movement=15, medium="water")
        water = box(5, "deep-water", 20, 20, 30, 35)
        state = active(man(0, 30, 50, key=swimmer), man(1, 90, 10), terrain=(water,))
        assert refused(state, 0, Walk(1, way((30, 35)), 2700)) is None
        assert refused(state, 0, Walk(1, way((30, 34.99)), 2700)) == "CON-WALK-1"
        assert refused(state, 0, Walk(1, way((30, 60)), 2700)) is None
        assert refused(state, 0, Walk(1, way((30, 60.01)), 2700)) == "CON-WALK-1"

    @pytest.mark.rule("CON-HOUSE-4")
    def test_wounded_legs_halve_mov(self):
        man_ = self.figure(key=card(movement=12.5), maimed=("lamed",))
        assert mov(man_) == 625
        assert gaits(man_, "charge")[0].limit == 1250
        tally = limit_tally(man_, "charge")
        assert (tally.start, tally.total) == (1250, 1250)
        assert [item.value for item in tally.items] == [-625, 625]


class TestPreviews:
    def preview(self, state, action="Walk", **values):
        return state.agenda.top.preview(state, 0, Partial(action, values))

    def test_reach_first_then_way_and_ghost(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        shown = self.preview(state, figure=1)
        assert shown.region is not None
        assert shown.limit == 1000
        assert shown.tallies[0].total == 1000
        shown = self.preview(state, figure=1, path=[[3000, 4500]])
        assert shown.refusal is None
        assert shown.snapped == {"facing": 2700}
        assert shown.path == (Spot(3000, 5000), Spot(3000, 4500))
        assert (shown.length, shown.cost, shown.limit) == (500, 500, 1000)
        (ghost,) = shown.ghosts
        assert (ghost.piece, ghost.pose.y, ghost.pose.facing) == (1, 4500, 2700)

    def test_a_way_that_is_too_long_ends_at_the_limit(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        shown = self.preview(state, figure=1, path=[[3000, 3000]], facing=0)
        assert shown.snapped == {"path": (Spot(3000, 4000),)}
        assert shown.refusal is None
        assert shown.ghosts[0].pose.facing == 0

    def test_only_turning(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        shown = self.preview(state, figure=1, path=[], facing=450)
        assert (shown.length, shown.refusal) == (0, None)
        assert shown.ghosts[0].pose.facing == 450

    def test_a_rush_says_what_it_costs(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        shown = self.preview(state, "Rush", figure=1)
        assert shown.limit == 2000
        assert [note.key for note in shown.notes] == ["confrontation:note-move-rush"]
        assert self.preview(state, figure=1).notes == ()

    @pytest.mark.rule("CON-CHARGE-10")
    def test_a_rush_draws_nothing_that_a_charge_hides(self):
        for y in (32, 20):
            state = active(man(0, 30, 50), man(1, 30, y, SOUTH))
            shown = self.preview(state, "Rush", figure=1)
            assert (shown.region, shown.limit) == (None, 2000)
            at_enemy = self.preview(state, "Rush", figure=1, path=[[3000, y * 100]])
            assert (at_enemy.path, at_enemy.ghosts, at_enemy.length) == ((), (), None)
            assert at_enemy.refusal.rule == "CON-MOVE-13"
            beyond = self.preview(state, "Rush", figure=1, path=[[6000, 5000]])
            assert (beyond.path, beyond.ghosts, beyond.snapped) == ((), (), {})
            assert beyond.refusal is not None
            told = self.preview(state, "Rush", figure=1, path=[[4500, 5000]])
            assert told.refusal is None
            assert told.ghosts[0].pose.x == 4500

    @pytest.mark.rule("CON-CHARGE-10")
    def test_where_all_may_be_measured_a_rush_shows_its_reach(self):
        state = active(man(0, 30, 50), man(1, 30, 20), options=Options(free_measuring=True))
        assert self.preview(state, "Rush", figure=1).region is not None
        beyond = self.preview(state, "Rush", figure=1, path=[[6000, 5000]])
        assert beyond.snapped["path"] == (Spot(5000, 5000),)

    def test_one_that_stays_is_shown_turned(self):
        state = active(man(0, 30, 50), man(1, 30, 47.5, SOUTH))
        shown = self.preview(state, "Stay", figure=1, facing=900)
        assert shown.refusal is None
        assert (shown.ghosts[0].piece, shown.ghosts[0].pose.facing) == (1, 900)
        assert self.preview(state, "Stay", figure=1, facing=450).refusal.rule == "CON-MOVE-12"
        assert self.preview(state, "Stay", figure=1).ghosts == ()
        hung = active(man(0, 30, 50, climbing=4), man(1, 90, 10))
        assert self.preview(hung, "Stay", figure=1, facing=900).refusal.rule == "CON-CLIMB-2"
        assert self.preview(hung, "Stay", figure=1, facing=2700).refusal is None

    def test_refusals_and_nonsense(self):
        state = active(man(0, 30, 50, climbing=4), man(0, 40, 50), man(1, 90, 10), cards=(101, 102))
        assert self.preview(state, figure=1).refusal.rule == "CON-CLIMB-2"
        assert self.preview(state, "Stay", figure=1).refusal is None
        assert self.preview(state, figure=3).refusal.rule == "CON-MOVE-4"
        assert self.preview(state, figure=99).refusal is None
        assert self.preview(state).region is None
        assert self.preview(state, figure="x").region is None

    def test_in_a_fight_only_staying_is_shown(self):
        state = active(man(0, 30, 50), man(1, 30, 47.5, WEST))
        assert self.preview(state, figure=1).refusal.rule == "CON-DISENGAGE-1"
        assert self.preview(state, "Stay", figure=1).refusal is None
