"""Coming down without wings, getting out of the water without waves."""

import pytest

from slagveld.games.mage_knight.wounds.damage_and_elimination import Damage, hurt
from slagveld.games.mage_knight.wounds.healing import heal
from slagveld.games.mage_knight.wounds.losing_wing_or_wave import landed
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Moved, StatusChanged
from slagveld.kernel.play import Play
from slagveld.table.shapes import Pose
from tests.games.mage_knight.battle import FakeGame, battle, box, events, man, warrior

FLEDGLING = warrior("fledgling", {"speed_type": "wing"}, {}, {"speed_type": "wing"}, {})
NIX = warrior("nix", {"speed_type": "wave"}, {}, {"speed_type": "wave"}, {})
DIVER = warrior("diver", {"speed_type": "wave"}, {"abilities": ("aquatic",)}, {})


def playing(*men, **more):
    """A play that listens, in a battle of these."""
    return Play(FakeGame(), battle(*men, **more), Scripted([]), listening=True)


def hurt_one(play, clicks=1, number=1):
    """Deal damage to a warrior, and give it back."""
    hurt(play, Damage(number, clicks, "exhaustion"))
    return play.state.fighter(number)


@pytest.mark.rule("MK-SOAR-3")
def test_who_loses_its_wings_comes_down_where_it_is():
    play = playing(man(0, 10, 10, 45, key=FLEDGLING, soaring=True))
    fighter = hurt_one(play)
    assert fighter.pose == Pose(2500, 2500, 450)
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (1, False, "MK-SOAR-3")
    assert told.name == "Fledgling"
    assert events(play, Moved) == []


@pytest.mark.rule("MK-SOAR-3")
def test_who_keeps_its_wings_stays_up():
    play = playing(man(0, 10, 10, key=FLEDGLING, soaring=True))
    assert hurt_one(play, 2).soaring
    assert events(play, StatusChanged) == []


@pytest.mark.rule("MK-SOAR-3")
def test_a_heal_may_take_the_wings_too():
    play = playing(man(0, 10, 10, key=FLEDGLING, soaring=True, turned=2))
    heal(play, 1, 1, "MK-DIAL-2", play.state.fighter(1), "Healing")
    assert not play.state.fighter(1).soaring


@pytest.mark.rule("MK-SOAR-3")
@pytest.mark.parametrize("kind", ["blocking", "chasm", "deep-water", "blocking-hill"])
def test_above_blocking_terrain_it_is_moved_the_shortest_way(kind):
    # 1" from the left edge at 2000 and farther from all others.
    play = playing(man(0, 9, 12, key=FLEDGLING, soaring=True), terrain=(box(1, kind, 8, 8, 8, 8),))
    fighter = hurt_one(play)
    assert fighter.pose == Pose(1862, 3000, 2700)
    (told,) = events(play, Moved)
    assert (told.piece, told.rule, told.manner, told.length) == (1, "MK-SOAR-3", "pushed", 388)
    assert told.pose == fighter.pose
    assert [(spot.x, spot.y) for spot in told.path] == [(2250, 3000), (1862, 3000)]


@pytest.mark.rule("MK-SOAR-3")
@pytest.mark.parametrize("kind", ["hindering", "shallow-water", "hill", "abrupt", "concealing"])
def test_other_terrain_is_good_to_come_down_on(kind):
    play = playing(man(0, 9, 12, key=FLEDGLING, soaring=True), terrain=(box(1, kind, 8, 8, 8, 8),))
    assert hurt_one(play).pose == Pose(2250, 3000, 2700)
    assert events(play, Moved) == []


@pytest.mark.rule("MK-SOAR-3", "MK-MOVE-6")
def test_the_place_is_free_of_other_bases():
    men = (man(0, 9, 12, key=FLEDGLING, soaring=True), man(1, 7.4, 12))
    play = playing(*men, terrain=(box(1, "blocking", 8, 8, 8, 8),))
    pose = hurt_one(play).pose
    # It slides down the wall beside the other: 275 units from its centre, 137.5 from the wall.
    assert pose.x in (1862, 1861)
    away = (pose.x - 1850) ** 2 + (pose.y - 3000) ** 2
    assert 275**2 <= away <= 279**2


@pytest.mark.rule("MK-SOAR-3")
def test_a_captive_comes_down_and_so_does_its_captor():
    men = (
        man(0, 10, 10, key=FLEDGLING, soaring=True, captive=2),
        man(1, 11.1, 10, key=FLEDGLING, soaring=True, captor=1),
    )
    play = playing(*men)
    landed(play, 1)
    landed(play, 2)
    assert [fighter.soaring for fighter in play.state.fighters] == [False, False]


@pytest.mark.rule("MK-WAVE-3")
def test_who_loses_its_waves_in_deep_water_gets_out_the_shortest_way():
    play = playing(man(0, 9, 12, key=NIX), terrain=(box(1, "deep-water", 8, 8, 8, 8),))
    assert hurt_one(play).pose == Pose(1862, 3000, 2700)
    (told,) = events(play, Moved)
    assert (told.rule, told.length) == ("MK-WAVE-3", 388)


@pytest.mark.rule("MK-WAVE-3")
def test_a_part_of_the_base_in_the_water_is_enough():
    water = box(1, "deep-water", 8, 8, 8, 8)
    play = playing(man(0, 7.6, 12, key=NIX), terrain=(water,))
    assert hurt_one(play).pose.x == 1862
    play = playing(man(0, 1867 / 250, 12, key=NIX), terrain=(water,))
    assert hurt_one(play).pose.x == 1867


@pytest.mark.rule("MK-WAVE-3")
def test_who_still_swims_stays_in_the_water():
    water = (box(1, "deep-water", 8, 8, 8, 8),)
    assert hurt_one(playing(man(0, 9, 12, key=NIX), terrain=water), 2).pose.x == 2250
    assert hurt_one(playing(man(0, 9, 12, key=DIVER), terrain=water)).pose.x == 2250
    shallow = (box(1, "shallow-water", 8, 8, 8, 8),)
    assert hurt_one(playing(man(0, 9, 12, key=NIX), terrain=shallow)).pose.x == 2250


@pytest.mark.rule("MK-WAVE-3")
def test_a_captive_stays_in_the_water():
    men = (man(0, 7.4, 12, captive=2), man(1, 8.5, 12, key=NIX, captor=1))
    play = playing(*men, terrain=(box(1, "deep-water", 8, 8, 8, 8),))
    landed(play, 2)
    assert play.state.fighter(2).pose.x == 2125
    assert events(play, Moved) == []


@pytest.mark.rule("MK-WAVE-3", "MK-CAPTURE-9")
def test_a_captor_gets_out_of_the_water_with_its_captive():
    men = (man(0, 9, 12, key=NIX, captive=2), man(1, 10.1, 12, captor=1))
    play = playing(*men, terrain=(box(1, "deep-water", 8, 8, 8, 8),))
    landed(play, 1)
    captor, captive = play.state.fighters
    assert captor.pose.x == 1862
    assert captive.id in play.state.field.touching(captor)
    assert captive.pose.x <= 1867
    assert [told.piece for told in events(play, Moved)] == [1, 2]


def test_nobody_else_is_touched():
    play = playing(man(0, 9, 12), terrain=(box(1, "blocking", 8, 8, 8, 8),))
    assert hurt_one(play).pose.x == 2250
    landed(play, 99)
    assert events(play, Moved) == []


def test_where_there_is_no_room_at_all_it_stays():
    play = playing(man(0, 9, 12, key=NIX), terrain=(box(1, "deep-water", 0, 0, 36, 36),))
    assert hurt_one(play).pose == Pose(2250, 3000, 2700)
