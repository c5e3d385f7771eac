"""Heights: shooters and wizards of bots seek hills and roofs, and see over others from there."""

import pytest

from slagveld.games.little_carnage.bots.attacks import promise
from slagveld.games.little_carnage.bots.minds import Mind
from slagveld.games.little_carnage.bots.vantages import (
    blocks_at,
    overlook,
    range_of,
    shifts_onto,
    vantages,
)
from slagveld.games.little_carnage.bots.worth import danger
from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.march.cohesion import together
from slagveld.games.little_carnage.march.drill import Band
from slagveld.games.little_carnage.march.plans import after, courses_of
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Volley
from slagveld.games.little_carnage.terrain.scenery_and_cover import elevation
from slagveld.record import replace
from tests.games.little_carnage.battle import NORTH, SOUTH, box, card, troop
from tests.games.little_carnage.boards import BOARD, on
from tests.games.little_carnage.bots.test_tactics import done, fought, went

BOW = card(ranged=True)
HILL = box(1, "hill", 8, 14, 4, 4)
LINE = [(x, 11, NORTH) for x in (8, 9, 10, 11, 12)]
FOE = [(x, 5, SOUTH) for x in (9, 10, 11)]


def behind_the_line(place=(10, 19, NORTH), own=BOW, terrain=(HILL,), **more):
    """An archer or wizard behind its own line, the enemy before that."""
    return fought(troop(0, place, card=own, **more), troop(0, *LINE), troop(1, *FOE),
                  terrain=terrain)  # fmt: skip


@pytest.mark.rule("LC-1.8-ranged-8")
def test_the_archer_climbs_the_hill_behind_its_own_line():
    far = card(ranged=True, attack=4)
    state = behind_the_line(own=far)
    assert promise(state, state.regiment(101)) == 0.0, "its own line is in the way"
    there = went(state)
    assert elevation(there, there.field.by_id[1]) == 250
    assert promise(there, there.regiment(101)) > 0.0
    shot = done(there.did(101, moved=True))
    assert isinstance(shot, Volley)
    flat = went(behind_the_line(own=far, terrain=()))
    assert promise(flat, flat.regiment(101)) == 0.0, "without the hill nothing can be shot at"


def test_it_stays_on_the_hill_while_it_can_shoot():
    state = behind_the_line((10, 14.2, NORTH), own=card(ranged=True, attack=4))
    assert isinstance(done(state), Volley)


def test_a_whole_regiment_goes_up():
    own = troop(
        0, (9, 20, NORTH), (10, 20, NORTH), (11, 20, NORTH), card=card(ranged=True, attack=4)
    )
    state = fought(own, troop(0, *LINE), troop(1, *FOE), terrain=(HILL,))
    there = went(state)
    assert [elevation(there, one) for one in there.stands_of(101)] == [250] * 3


@pytest.mark.rule("LC-1.8-ranged-8")
def test_a_wizard_climbs_it_too():
    wizard = card(magic=3, attack=0, agility=5)
    state = behind_the_line(own=wizard, spells=("fire-dart",), activated=True)
    there = went(replace(state, options=Options(magic=True)))
    assert elevation(there, there.field.by_id[1]) == 250
    assert not Mind(state, state.regiment(101)).looks_over, "without magic he is a fighter"


class TestWorth:
    """What height is worth."""

    def test_only_with_enemies_ahead(self):
        for y, worth in ((15.0, 3.0), (19.0, 0.0)):
            state = fought(troop(0, (10, y, NORTH), card=BOW), troop(1, (10, 5)), terrain=(HILL,))
            assert overlook(state, state.regiment(101)) == worth
        away = fought(troop(0, (10, 15), card=BOW), troop(1, (10, 35)), terrain=(HILL,))
        assert overlook(away, away.regiment(101)) == 0.0, "twelve inches and four, not nineteen"
        flat = fought(troop(0, (10, 15), card=BOW), troop(1, (10, 5)))
        assert overlook(flat, flat.regiment(101)) == 0.0

    def test_by_those_who_stand_high(self):
        state = fought(
            troop(0, (10, 17, NORTH), (10, 18.5, NORTH), card=BOW), troop(1, (10, 8)),
            terrain=(HILL,),
        )  # fmt: skip
        assert overlook(state, state.regiment(101)) == 1.5

    def test_the_range_of_shooters_and_wizards(self):
        for own, inches in ((BOW, 12), (card(magic=1), 12), (card(ranged=True, attack=4), 16),
                            (card(), 0)):  # fmt: skip
            state = fought(troop(0, (10, 10), card=own), troop(1, (10, 5)))
            assert range_of(state.regiment(101)) == inches * 250

    def test_fighters_do_not_care(self):
        state = fought(troop(0, (10, 15, NORTH)), troop(1, (10, 5)), terrain=(HILL,))
        assert not Mind(state, state.regiment(101)).looks_over

    def test_shifts_bring_all_onto_a_hill(self):
        state = fought(troop(0, (10, 20, NORTH), card=BOW), troop(1, (10, 5)), terrain=(HILL,))
        stands = state.stands_of(101)
        assert shifts_onto(state, stands, HILL, 5 * 250) == [(0, -500), (0, -1000)]
        assert shifts_onto(state, stands, HILL, 3 * 250) == [(0, -500)]
        assert shifts_onto(state, stands, HILL, 250) == []


class TestTowers:
    """Up a tower: to its foot, then a whole activation (LC-HOUSE-ground)."""

    TOWER = box(1, "tower", 8, 13, 4, 4, height=5)
    BOWMAN = card(ranged=True, attack=4)

    def seen(self, place, **more):
        own = troop(0, place, card=self.BOWMAN, **more)
        return fought(own, troop(0, *LINE), troop(1, *FOE), terrain=(self.TOWER,))

    def test_it_goes_to_the_foot(self):
        there = went(self.seen((10, 20, NORTH)))
        assert overlook(there, there.regiment(101)) == 5.5

    @pytest.mark.rule("LC-HOUSE-ground")
    def test_and_up(self):
        there = went(self.seen((10, 17.5, NORTH)))
        assert there.field.by_id[1].pose.z == 1250

    def test_it_shoots_from_there(self):
        state = self.seen((10, 14, NORTH), z=5, moved=True)
        assert isinstance(done(state), Volley)
        assert overlook(state, state.regiment(101)) == 7.0

    def test_who_must_climb_is_no_danger(self):
        for z, safe in ((5, True), (0, False)):
            state = fought(
                troop(0, (10, 13.6, NORTH), card=BOW, z=z), troop(1, (10, 12, SOUTH)),
                terrain=(self.TOWER,) if z else (),
            )  # fmt: skip
            assert (danger(state, state.regiment(101)) == 0.0) is safe

    def test_it_comes_down_when_nobody_is_in_range(self):
        state = fought(
            troop(0, (10, 13.6, NORTH), card=BOW, z=5), troop(1, (10, 38, NORTH)), size=(40, 60),
            terrain=(self.TOWER,),
        )  # fmt: skip
        at_edge = went(state)
        assert at_edge.field.by_id[1].pose.y > state.field.by_id[1].pose.y
        assert went(at_edge).field.by_id[1].pose.z == 0

    def test_a_corner_is_no_foot(self):
        for x, worth in ((8.6, 5.5), (7.6, 0.0)):
            state = self.seen((x, 17.5, NORTH))
            assert overlook(state, state.regiment(101)) == worth

    @pytest.mark.rule("LC-HOUSE-ground")
    def test_late_in_a_battle_it_still_comes_down(self):
        own = troop(0, (10, 16.5, NORTH), card=BOW, z=5)
        state = fought(own, troop(1, (10, 30, NORTH)), terrain=(self.TOWER,), round=21)
        assert not Mind(state, state.regiment(101)).looks_over
        assert went(state).field.by_id[1].pose.z == 0

    def test_it_does_not_come_down_while_it_shoots(self):
        foe = troop(1, *FOE, card=card(attack=0))
        state = fought(troop(0, (10, 13.5, NORTH), card=self.BOWMAN, z=5), foe,
                       terrain=(self.TOWER,))  # fmt: skip
        assert promise(state, state.regiment(101)) > 0.0
        assert isinstance(done(state), Volley)


class TestManyModels:
    """A regiment that finds no room along one wall goes up rank by rank (LC-1.9-25)."""

    TOWER = box(1, "tower", 8.2, 13, 3.6, 3.6, height=5)
    BOWMEN = card(ranged=True, attack=4)

    def seen(self, *places, **more):
        foe = troop(1, *FOE, card=card(attack=0))
        more.setdefault("terrain", (self.TOWER,))
        return fought(troop(0, *places, card=self.BOWMEN), troop(0, *LINE), foe, **more)

    def heights(self, state):
        return [one.pose.z for one in state.stands_of(101)]

    @pytest.mark.rule("LC-HOUSE-ground", "LC-1.9-25")
    @pytest.mark.parametrize("count", [4, 5, 6])
    def test_two_ranks_go_up_one_after_the_other(self, count):
        places = [(9 + n % 3, 20 + n // 3, NORTH) for n in range(count)]
        foot = went(self.seen(*places))
        assert self.heights(foot) == [0] * count
        assert overlook(foot, foot.regiment(101)) == 5.5
        half = went(foot)
        ups = self.heights(half).count(1250)
        assert ups == (count + 1) // 2
        assert together(half, half.stands_of(101))
        worth = (7.0 * ups + 5.5 * (count - ups)) / count
        assert overlook(half, half.regiment(101)) == pytest.approx(worth)
        top = went(half)
        assert self.heights(top) == [1250] * count
        assert overlook(top, top.regiment(101)) == 7.0

    @pytest.mark.rule("LC-HOUSE-ground", "LC-1.9-4")
    def test_on_a_board_too(self):
        tower = box(1, "tower", 8, 13, 4, 4, height=5)
        line, foe = [on(x, 11) for x in range(8, 13)], [on(x, 5, SOUTH) for x in (9, 10, 11)]
        own = troop(0, *[on(x, y) for y in (20, 21) for x in (9, 10, 11)], card=self.BOWMEN)
        state = fought(own, troop(0, *line), troop(1, *foe, card=card(attack=0)),
                       terrain=(tower,), options=BOARD)  # fmt: skip
        heights = []
        for _ in range(3):
            state = went(state)
            heights.append(self.heights(state))
        assert heights == [[0] * 6, [1250] * 3 + [0] * 3, [1250] * 6]

    def test_they_come_down_rank_by_rank(self):
        own = troop(0, *[(x, y, SOUTH) for y in (15, 16) for x in (9, 10, 11)], card=BOW, z=5)
        state = fought(own, troop(1, (10, 38, NORTH)), terrain=(self.TOWER,), size=(40, 60))
        seen = []
        for _ in range(4):
            state = went(state)
            seen.append(self.heights(state).count(0))
            assert together(state, state.stands_of(101))
        assert seen[-1] == 6
        assert 3 in seen

    def test_no_more_than_three_ranks(self):
        needle = box(1, "tower", 9.4, 13, 1.2, 4, height=5)
        stands = self.seen(*[(9 + n % 3, 20 + n // 3, NORTH) for n in range(6)]).stands_of(101)
        foe = stands[0]
        short = list(blocks_at(stands, needle, foe, foe, 2500, inside=False))
        assert len(short) == 2, "along its two long walls"


class TestBoards:
    """Hills and roofs are sought on a board as on a table (LC-1.9-4)."""

    LINE = tuple(on(x, 11) for x in range(8, 13))
    FOE = tuple(on(x, 5, SOUTH) for x in (9, 10, 11))

    def seen(self, *places, terrain):
        own = troop(0, *places, card=card(ranged=True, attack=4))
        return fought(own, troop(0, *self.LINE), troop(1, *self.FOE), terrain=(terrain,),
                      options=BOARD)  # fmt: skip

    @pytest.mark.rule("LC-1.9-4", "LC-1.8-ranged-8")
    def test_all_go_up_the_hill(self):
        there = went(self.seen(*[on(x, 20) for x in (9, 10, 11)], terrain=HILL))
        assert [elevation(there, one) for one in there.stands_of(101)] == [250] * 3
        assert promise(there, there.regiment(101)) > 0.0

    def test_a_hill_beside_the_way_is_found(self):
        hill = box(1, "hill", 12, 17, 3, 3)
        state = self.seen(on(10, 19), terrain=hill)
        stands = state.stands_of(101)
        ends = [
            after(state, courses_of(state, state.regiment(101), one.plan, flying=False))
            for one in vantages(
                Band(state, state.regiment(101), stands), state.stands_of(103)[0], 1250
            )
        ]
        assert ends
        assert all(elevation(there, there.field.by_id[1]) == 250 for there in ends)

    @pytest.mark.rule("LC-1.9-4", "LC-HOUSE-ground")
    def test_to_the_foot_of_a_tower_and_up(self):
        tower = box(1, "tower", 8, 13, 4, 4, height=5)
        foot = went(self.seen(*[on(x, 20) for x in (9, 10, 11)], terrain=tower))
        assert overlook(foot, foot.regiment(101)) == 5.5
        top = went(foot)
        assert [one.pose.z for one in top.stands_of(101)] == [1250] * 3
