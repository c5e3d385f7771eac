"""How a bot's regiments find their way: around things, past enemies, out of harm."""

from slagveld.games.little_carnage.bots.engagement import engagements, envelop, follow, past
from slagveld.games.little_carnage.bots.moves import detour
from slagveld.games.little_carnage.bots.refuges import refuges, shelter
from slagveld.games.little_carnage.bots.routes import approach, cut, way_around
from slagveld.games.little_carnage.march.drill import Band
from slagveld.games.little_carnage.march.plans import after, courses_of, straight
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.games.little_carnage.movement.turning_to_enemies import contact_poses
from slagveld.table.shapes import Pose, Spot
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, battle, box, card, troop


def ends(state, march, number=101):
    """Where everybody of a regiment is after a move."""
    courses = courses_of(state, state.regiment(number), march.plan, flying=march.flying)
    there = after(state, courses)
    return {stand.id: stand.pose for stand in there.stands_of(number)}


class TestWays:
    """Along the shortest way, as far as it gets."""

    def test_a_way_is_cut_where_the_points_end(self):
        stand = battle(troop(0, (4, 4))).field.stands[0]
        path = (Spot(1000, 2000), Spot(3000, 2000))
        assert cut(stand, path, 500) == (Spot(1000, 1500),)
        assert cut(stand, path, 1000) == (Spot(1000, 2000),)
        assert cut(stand, path, 1500) == (Spot(1000, 2000), Spot(1500, 2000))
        assert cut(stand, path, 9000) == path
        assert cut(stand, path, 0) == ()

    def test_nothing_in_the_way_is_straight(self):
        state = battle(troop(0, (10, 30, NORTH)), troop(1, (20, 8)))
        assert way_around(Mover(state, state.field.by_id[1], through=(1,)), 2500, 2500) == (
            Spot(2500, 2500),
        )

    def test_a_place_in_a_rock_has_no_way(self):
        rock = box(1, "impassable", 6, 8, 8, 4)
        state = battle(troop(0, (10, 30, NORTH)), troop(1, (20, 8)), terrain=(rock,))
        assert way_around(Mover(state, state.field.by_id[1], through=(1,)), 2500, 2500) == ()

    def test_it_goes_straight_where_it_can(self):
        state = battle(troop(0, (10, 30, NORTH)), troop(1, (20, 8)))
        march = approach(state, state.regiment(101), 2500, 2500)
        assert ends(state, march) == {1: Pose(2500, 6250, 2700)}
        assert detour(state, march, 1.0) == 0.0

    def test_around_a_corner_the_whole_way_counts(self):
        rock = box(1, "impassable", 9, 28, 6, 1)
        state = battle(troop(0, (10, 30, NORTH)), troop(1, (20, 8)), terrain=(rock,))
        march = approach(state, state.regiment(101), 2500, 2500)
        end = ends(state, march)[1]
        assert end.x < 2250 - 125
        assert len(march.plan[0].path) > 1
        assert 1000 < detour(state, march, 1.0) <= 1250

    def test_a_torn_regiment_closes_up(self):
        state = battle(troop(0, (10, 30, NORTH), (13, 30, NORTH)), troop(1, (20, 8)))
        one, two = ends(state, approach(state, state.regiment(101), 2500, 2500)).values()
        assert max(abs(one.x - two.x), abs(one.y - two.y)) < 260


class TestContact:
    """At an enemy."""

    def test_straight_is_one_piece_or_none(self):
        stand = battle(troop(0, (4, 4))).field.stands[0]
        assert straight(stand, Pose(1000, 1000, 900)) == ()
        assert straight(stand, Pose(1000, 1001, 900)) == (Spot(1000, 1001),)

    def test_the_way_past_an_enemy_keeps_to_the_nearer_side(self):
        own = [troop(0, (x, 12, NORTH)) for x in (11, 9)]
        state = battle(*own, troop(1, (10, 8, SOUTH)))
        foe = state.field.by_id[3]
        for number, x in ((1, 2803), (2, 2197)):
            lead = state.field.by_id[number]
            way = past(lead, foe, Pose(2500, 1750, 900))
            assert [(spot.x, spot.y) for spot in way] == [(x, 2125), (x, 1750), (2500, 1750)]
        flank = past(state.field.by_id[2], foe, Pose(2250, 2000, 0))
        assert [(spot.x, spot.y) for spot in flank] == [(2197, 2125), (2250, 2000)]

    def test_every_side_in_reach_is_offered(self):
        state = battle(troop(0, (10, 12, NORTH), card=card(agility=9)), troop(1, (10, 8, SOUTH)))
        one, foe = state.field.stands
        found = list(engagements(Band(state, state.regiment(101), [one]), foe, 8))
        places = [(ends(state, march)[1].x, ends(state, march)[1].y) for march in found]
        assert len(places) == 3
        assert places[0] == (2500, 2250)
        assert places[2][1] == 1750, "the rear comes last: it is farthest"
        assert len(list(engagements(Band(state, state.regiment(101), [one]), foe, 2))) == 2

    def test_out_of_reach_nothing_is_offered(self):
        state = battle(troop(0, (10, 20, NORTH)), troop(1, (10, 8, SOUTH)))
        one, foe = state.field.stands
        assert list(engagements(Band(state, state.regiment(101), [one]), foe, 8)) == []

    def test_others_come_beside_the_lead(self):
        giant = card(base="monster", sides=(2, 2))
        state = battle(
            troop(0, (10, 12, NORTH), (10, 13, NORTH)), troop(1, (10, 8, SOUTH), card=giant)
        )
        lead, fellow, foe = state.field.stands
        poses = contact_poses(state, lead, foe, ignore=(1, 2))
        march = envelop(Band(state, state.regiment(101), [lead, fellow]), lead, poses[0], poses)
        found = ends(state, march)
        assert [pose.y for pose in found.values()] == [2375, 2375]
        assert envelop(Band(state, state.regiment(101), [lead]), lead, poses[0], poses) is None

    def test_a_file_follows_its_lead(self):
        state = battle(troop(0, (10, 12, NORTH), (10, 13, NORTH)), troop(1, (10, 8, SOUTH)))
        lead, fellow, foe = state.field.stands
        pose = Pose(2500, 2250, 2700)
        march = follow(Band(state, state.regiment(101), [lead, fellow]), lead, pose, foe)
        assert ends(state, march) == {1: pose, 2: Pose(2500, 2500, 2700)}


class TestRefuges:
    """Out of harm."""

    def test_back_and_eyes_on_the_enemy(self):
        state = battle(troop(0, (10, 12, NORTH)), troop(1, (10, 8, SOUTH)))
        one, foe = state.field.stands
        (march,) = refuges(Band(state, state.regiment(101), [one]), foe, 1250)
        assert ends(state, march) == {1: Pose(2500, 3623, 2700)}

    def test_whoever_looks_away_may_turn(self):
        state = battle(troop(0, (10, 18, EAST)), troop(1, (10, 8, SOUTH)))
        one, foe = state.field.stands
        (march,) = refuges(Band(state, state.regiment(101), [one]), foe, 1250)
        assert ends(state, march) == {1: Pose(2500, 4500, 2700)}

    def test_behind_a_hedge(self):
        hedge = box(1, "hedge", 9, 16, 2, 0.2)
        state = battle(troop(0, (12, 18, NORTH)), troop(1, (10, 8, SOUTH)), terrain=(hedge,))
        one, foe = state.field.stands
        assert shelter(state, one, foe, 1250) == Spot(2500, 4275)
        assert shelter(state, one, foe, 500) is None
        (march,) = refuges(Band(state, state.regiment(101), [one]), foe, 1250)
        assert (ends(state, march)[1].x, ends(state, march)[1].y) == (2500, 4275)
