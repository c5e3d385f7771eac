"""Teleport: CAR-14.3-teleport, its cost, enemies, and the rest of a move."""

import pytest

from slagveld.games.carnage.core.parts import Scope
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.ground.obstacles import fits
from slagveld.games.carnage.magic.any_moment import CASTING
from slagveld.games.carnage.magic.spells import Casting, cost_of, spells
from slagveld.games.carnage.magic.teleport import landed, landings, teleport, too_far, within_leap
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Moved
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from tests.games.carnage.battle import COW, HERO, FakeGame, act, battle, box, events, refused, unit
from tests.games.carnage.spellbook import adept, cast, casting, leap, points

FRIEND = unit(0, 90, 60)
FOE = unit(1, 90, 60)


def with_friend(*more, **rest):
    """A mage at (60, 60) and five friends of his at (90, 60)."""
    return casting(adept(0, 60, 60), FRIEND, *more, **rest)


# Where to


@pytest.mark.rule("CAR-14.3-teleport")
def test_a_unit_is_set_down_up_to_30_cm_away():
    play = act(with_friend(), 0, leap(2, 90, 90))
    there = play.state.unit(2)
    assert (there.x, there.y, there.facing, there.files) == (9000, 9000, 2700, 5)
    assert refused(with_friend(), 0, leap(2, 90, 90.01)) == "CAR-14.3-teleport"
    assert refused(with_friend(), 0, leap(2, 108, 84)) is None, "24 and 18 make 30"
    assert refused(with_friend(), 0, leap(2, 108.01, 84)) == "CAR-14.3-teleport"
    (told,) = events(play, Moved)
    assert (told.piece, told.manner, told.length) == (2, "teleport", 3000)
    assert told.path == (Spot(9000, 6000), Spot(9000, 9000))
    assert told.pose == Pose(9000, 9000, 2700)
    assert told.rule == "CAR-14.3-teleport"


@pytest.mark.rule("CAR-14.3-teleport", "CAR-14.1-range")
def test_the_unit_is_within_90_cm_of_the_mage():
    near = casting(adept(0, 20, 60), unit(0, 110, 60))
    far = casting(adept(0, 20, 60), unit(0, 110.01, 60))
    assert refused(near, 0, leap(2, 110, 70)) is None
    assert refused(far, 0, leap(2, 110, 70)) == "CAR-14.1-range"


@pytest.mark.rule("CAR-14.3-teleport")
def test_it_crosses_over_anything_and_ends_on_free_ground():
    wall = box(900, "high-wall", 60, 70, 60, 1)
    lake = box(901, "lake", 80, 80, 20, 8)
    state = with_friend(unit(1, 90, 66), terrain=(wall, lake))
    assert refused(state, 0, leap(2, 90, 75)) is None, "past the wall and the enemy"
    assert refused(state, 0, leap(2, 90, 70.5)) == "CAR-14.3-teleport", "on the wall"
    assert refused(state, 0, leap(2, 90, 84)) == "CAR-14.3-teleport", "in the lake"
    assert refused(state, 0, leap(2, 90, 66)) == "CAR-14.3-teleport", "on a unit"
    assert refused(state, 0, leap(2, 90, 62)) is None, "partly on its own old place"


@pytest.mark.rule("CAR-14.3-teleport")
def test_it_ends_on_the_table():
    state = casting(adept(0, 60, 60), unit(0, 20, 10))
    assert refused(state, 0, leap(2, 20, 0)) is None
    assert refused(state, 0, leap(2, 20, -0.1)) == "CAR-14.3-teleport"
    roof = replace(leap(2, 20, 12), spot=Spot(2000, 1200, 1))
    assert refused(state, 0, roof) == "CAR-14.3-teleport"


@pytest.mark.rule("CAR-14.3-teleport")
def test_it_may_end_in_contact_with_an_enemy_which_is_no_charge():
    state = with_friend(unit(1, 90, 40))
    play = act(state, 0, leap(2, 90, 42.5))
    there, foe = play.state.unit(2), play.state.unit(3)
    assert play.state.field.touches(there, foe)
    assert not there.doings.charged
    assert not foe.doings.attacked
    assert not foe.doings.was_charged


@pytest.mark.rule("CAR-14.3-teleport")
def test_a_unit_may_be_teleported_out_of_a_melee():
    state = with_friend(unit(1, 90, 57.5))
    assert state.field.engaged(state.unit(2))
    after = act(state, 0, leap(2, 90, 80)).state
    assert not after.field.engaged(after.unit(2))


@pytest.mark.rule("CAR-14.3-teleport")
def test_a_unit_out_of_formation_is_moved_as_it_stands():
    places = (Pose(9000, 6100, 2700), Pose(9400, 6300, 900), Pose(8500, 6200, 2700))
    loose = unit(0, 90, 60, count=3, places=places, inside=77)
    there = landed(casting(adept(0, 60, 60), loose).unit(2), Spot(9100, 6500))
    assert there.places == (Pose(9100, 6600, 2700), Pose(9500, 6800, 900), Pose(8600, 6700, 2700))
    assert (there.x, there.y, there.inside) == (9100, 6500, 0)


@pytest.mark.rule("CAR-7-wagon-body")
def test_whoever_lands_on_the_wagon_pushes_it_aside():
    state = with_friend(wagon=(90, 81))
    after = act(state, 0, leap(2, 90, 80)).state
    assert after.wagon != state.wagon


# What it costs


@pytest.mark.rule("CAR-14.3-teleport-cost")
def test_each_figure_costs_a_point_and_the_mage_himself_two():
    state = casting(
        adept(0, 60, 60),
        unit(0, 90, 60, count=7),
        unit(0, 30, 60, count=1, of=HERO),
        unit(-1, 60, 90, count=1, of=COW),
        adept(0, 60, 30),
    )
    spell, mage = spells()["teleport"], state.unit(1)
    assert [cost_of(spell, mage, state.unit(n)) for n in (1, 2, 3, 4, 5)] == [2, 7, 1, 1, 1]
    assert points(act(state, 0, leap(1, 60, 65))) == 8
    assert points(act(state, 0, leap(2, 90, 65))) == 3
    assert points(act(state, 0, leap(4, 60, 95))) == 9


@pytest.mark.rule("CAR-14.3-teleport-cost")
def test_a_mage_with_one_point_moves_a_hero_but_not_himself():
    state = casting(adept(0, 60, 60, points=1), unit(0, 30, 60, count=1, of=HERO))
    assert refused(state, 0, leap(2, 30, 65)) is None
    assert refused(state, 0, leap(1, 60, 65)) == "CAR-6.9.1"


# Enemies


@pytest.mark.rule("CAR-14.3-teleport-enemy")
def test_enemies_may_be_teleported_but_not_into_deadly_places():
    lake = box(901, "lake", 80, 70, 20, 18)
    state = casting(adept(0, 60, 60), FOE, terrain=(lake,))
    assert refused(state, 0, leap(2, 90, 50)) is None
    assert refused(state, 0, leap(2, 90, 80)) == "CAR-14.3-teleport-enemy"
    assert act(state, 0, leap(2, 90, 50)).state.unit(2).y == 5000


@pytest.mark.rule("CAR-14.1-sight")
def test_the_mage_must_see_whom_he_teleports():
    screen = unit(0, 75, 60, 0, count=10)
    assert refused(casting(adept(0, 60, 60), FOE, screen), 0, leap(2, 90, 70)) == "CAR-14.1-sight"


# The rest of a move


def moving(doings, **rest):
    """The mage's side moves, and its infantry has done this much."""
    return battle(
        adept(0, 60, 60), unit(0, 90, 60, doings=doings), agenda=[MovePart(0)], wagon=None, **rest
    )


@pytest.mark.rule("CAR-14.3-teleport-move")
def test_a_unit_moves_partly_before_and_partly_after():
    state = moving(Doings())
    state = act(state, 0, March(2, 2700, (Spot(9000, 5200),))).state
    assert state.unit(2).doings.spent == 800
    assert refused(state, 0, March(2, 2700, (Spot(9000, 5100),))) is not None
    state = act(state, 0, leap(2, 90, 80)).state
    assert (state.unit(2).doings.moved, state.unit(2).doings.spent) == (False, 800)
    assert refused(state, 0, March(2, 2700, (Spot(9000, 6800),))) is None, "12 cm are left"
    assert refused(state, 0, March(2, 2700, (Spot(9000, 6799),))) is not None


@pytest.mark.rule("CAR-14.3-teleport-move")
def test_who_has_not_moved_still_may_after_the_teleport():
    state = act(moving(Doings()), 0, leap(2, 90, 80)).state
    assert refused(state, 0, March(2, 2700, (Spot(9000, 6000),))) is None


@pytest.mark.rule("CAR-14.3-teleport-move")
def test_a_charge_is_not_gone_on_with():
    state = act(moving(Doings(moved=True, charged=True)), 0, leap(2, 90, 80)).state
    assert state.unit(2).doings.moved


@pytest.mark.rule("CAR-14.3-teleport-move")
def test_a_teleport_in_another_phase_gives_no_move_back():
    state = casting(adept(0, 60, 60), unit(0, 90, 60, doings=Doings(moved=True)), phase="shooting")
    assert act(state, 0, leap(2, 90, 80)).state.unit(2).doings.moved


# Screens and menus


def preview(state, **values):
    """The preview of a half-filled Teleport."""
    return CASTING.preview(state, Scope(0), Partial("CastTeleport", values))


def test_the_preview_shows_how_far_it_goes_and_where_everybody_would_stand():
    state = with_friend()
    shown = preview(state, mage=1, target=2)
    xs = [x for x, _ in shown.region.outlines[0].points]
    assert (min(xs), max(xs), shown.region.meaning) == (6000, 12000, "reach")
    assert shown.ghosts == ()
    assert shown.tallies[0].total == 5
    shown = preview(state, mage=1, target=2, spot=[9000, 8000])
    assert [ghost.piece for ghost in shown.ghosts] == [201, 202, 203, 204, 205]
    assert {ghost.pose.y for ghost in shown.ghosts} == {8125}
    assert (shown.refusal, shown.snapped) == (None, {})
    assert preview(state, mage=1).region.meaning == "range"
    assert preview(state, mage=1).pieces == (1, 2)
    assert preview(state, mage=1, target=2, spot=Spot(9000, 8000)).snapped == {}


def test_a_place_too_far_off_is_drawn_in_to_the_limit():
    state = with_friend()
    shown = preview(state, mage=1, target=2, spot=[9000, 12000])
    assert shown.refusal is None
    assert shown.snapped["spot"] == Spot(9000, 8998)
    back = preview(state, mage=1, target=2, spot=[1000, 1000]).snapped["spot"]
    assert not too_far(state.unit(2), back)
    assert (back.x - 9000) ** 2 + (back.y - 6000) ** 2 > 2995**2


def test_a_preview_tells_why_nobody_can_stand_there():
    state = with_friend(unit(1, 90, 80))
    assert preview(state, mage=1, target=2, spot=[9000, 8000]).refusal.rule == "CAR-14.3-teleport"


def test_within_leap_keeps_what_is_near_on_the_ground():
    one = with_friend().unit(2)
    assert within_leap(one, Spot(9000, 9000, 3)) == Spot(9000, 9000)


def test_landings_are_free_and_as_far_as_possible():
    state = with_friend(unit(1, 120, 60))
    found = landings(state, state.unit(2))
    assert len(found) == 6, "to the east and to the west stands somebody"
    assert Spot(9000, 8999) in found
    for spot in found:
        assert not too_far(state.unit(2), spot)
        assert fits(state, landed(state.unit(2), spot))


def test_a_teleport_without_place_or_unit_does_nothing():
    state = with_friend()
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    teleport(play, Casting(0, 1, "teleport", 9, 1, Spot(1, 1)))
    teleport(play, Casting(0, 1, "teleport", 2, 1))
    assert play.state is state
    assert refused(state, 0, cast("teleport")) == "CAR-14-table"
