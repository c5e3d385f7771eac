"""Normal moves: how far, which way, against whom."""

import pytest

from slagveld.games.carnage.core.parts import Scope
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.ground.move_distances import move_limit
from slagveld.games.carnage.movement.march import MARCHING, March
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.event import Moved, Rolled, StatusChanged, Told, Turned
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import (
    ARCHER,
    COW,
    EAST,
    HERO,
    INFANTRY,
    MAGE,
    NORTH,
    RIDER,
    SOUTH,
    WEST,
    act,
    battle,
    events,
    profile,
    refused,
    run,
    unit,
)

PART = MovePart(0)


def to(*places):
    return tuple([Spot(round(x * 100), round(y * 100)) for x, y in places])


def field(*units, **more):
    more.setdefault("agenda", (PART,))
    return battle(*units, **more)


def march(*places, number=1, facing=NORTH):
    return March(number, facing * 10, to(*places))


def doings(state, number=1):
    return state.unit(number).doings


# How far


@pytest.mark.rule("CAR-8-table", "CAR-0-ruler", "CAR-10.1")
@pytest.mark.parametrize(
    ("kind", "charge", "cm"),
    [(INFANTRY, False, 20), (RIDER, False, 30), (INFANTRY, True, 30), (RIDER, True, 50)],
)
def test_the_movement_table(kind, charge, cm):
    state = battle(unit(0, 90, 90, of=kind), unit(1, 20, 20))
    tally = move_limit(state, state.unit(1), charge=charge)
    assert tally.total == cm * 100
    assert tally.items == ()


@pytest.mark.rule("CAR-8-types")
@pytest.mark.parametrize("kind", [ARCHER, MAGE, HERO, COW])
def test_whoever_is_on_foot_moves_as_infantry(kind):
    state = battle(unit(0, 90, 90, of=kind, count=1), unit(0, 20, 20, count=1))
    assert move_limit(state, state.unit(1)).total == 2000
    assert move_limit(state, state.unit(1), charge=True).total == 3000


@pytest.mark.rule("CAR-8-types")
def test_a_mounted_hero_moves_as_cavalry():
    state = battle(unit(0, 90, 90, of=profile(HERO, cavalry=True), count=1))
    assert move_limit(state, state.unit(1)).total == 3000


@pytest.mark.rule("CAR-7-21-25")
def test_flying_feet_make_the_initiative_side_move_as_cavalry():
    state = battle(unit(0, 90, 90), unit(0, 20, 20, of=RIDER), unit(1, 50, 50), pearl="flying-feet")
    far = [move_limit(state, u).total for u in state.units]
    assert far == [3000, 3000, 2000]
    far = [move_limit(state, u, charge=True).total for u in state.units]
    assert far == [5000, 5000, 3000]
    assert [i.rule for i in move_limit(state, state.unit(1)).items] == ["CAR-7-21-25"]
    assert move_limit(state, state.unit(2)).items == ()


@pytest.mark.rule("CAR-7-95-00")
def test_leaden_feet_make_all_cavalry_move_as_infantry():
    state = battle(
        unit(0, 90, 90, of=RIDER), unit(1, 20, 20, of=RIDER), unit(1, 50, 50), pearl="leaden-feet"
    )
    assert [move_limit(state, u).total for u in state.units] == [2000, 2000, 2000]
    assert [move_limit(state, u, charge=True).total for u in state.units] == [3000, 3000, 3000]
    assert [i.rule for i in move_limit(state, state.unit(1)).items] == ["CAR-7-95-00"]
    assert move_limit(state, state.unit(3)).items == ()


@pytest.mark.rule("CAR-7-56-60")
def test_the_hurried_unit_moves_twice_as_far_but_charges_as_ever():
    state = battle(unit(0, 90, 90), unit(0, 20, 20, of=RIDER), hurried=1)
    assert [move_limit(state, u).total for u in state.units] == [4000, 3000]
    assert move_limit(state, state.unit(1), charge=True).total == 3000
    state = battle(unit(0, 90, 90), unit(0, 20, 20, of=RIDER), hurried=2)
    assert [move_limit(state, u).total for u in state.units] == [2000, 6000]


@pytest.mark.rule("CAR-10-exhausted")
def test_the_exhausted_move_half_as_far_in_that_round_only():
    def limits(number, **more):
        state = battle(
            unit(0, 90, 90, exhausted=number), unit(0, 20, 20, of=RIDER, exhausted=number), **more
        )
        return [move_limit(state, u).total for u in state.units]

    assert limits(2) == [1000, 1500]
    assert limits(1) == [2000, 3000]
    assert limits(3) == [2000, 3000]
    assert limits(2, hurried=1) == [2000, 1500]


@pytest.mark.rule("CAR-14.3-teleport-move")
def test_what_was_moved_before_a_teleport_is_taken_off():
    state = battle(
        unit(0, 90, 90, doings=Doings(spent=1250)), unit(0, 20, 20, doings=Doings(spent=2100))
    )
    assert [move_limit(state, u).total for u in state.units] == [750, 0]
    assert move_limit(state, state.unit(1), charge=True).total == 3000


# Which way


@pytest.mark.rule("CAR-8.1")
@pytest.mark.parametrize("way", [(0, -1), (0, 1), (1, 0), (-1, 0)])
def test_a_unit_goes_any_way_up_to_its_distance_and_never_beyond(way):
    state = field(unit(0, 90, 90))
    dx, dy = way
    assert refused(state, 0, march((90 + 20 * dx, 90 + 20 * dy))) is None
    assert refused(state, 0, march((90 + 20.01 * dx, 90 + 20.01 * dy))) == "CAR-8.1"


@pytest.mark.rule("CAR-8.3", "CAR-8.3-example", "CAR-8.2")
def test_a_bent_move_counts_its_whole_path():
    state = field(unit(0, 90, 90))
    play = act(state, 0, march((90, 82.5), (100, 82.5)))
    there = play.state.unit(1)
    assert (there.x, there.y, there.facing) == (10000, 8250, 2700)
    assert doings(play.state) == Doings(moved=True, spent=1750)
    assert move_limit(play.state, there).total == 250
    (told,) = events(play, Moved)
    assert told.length == 1750
    assert told.piece == 1
    assert told.path == to((90, 90), (90, 82.5), (100, 82.5))
    assert (told.pose.x, told.pose.y, told.pose.facing) == (10000, 8250, 2700)
    assert refused(state, 0, march((90, 82.5), (102.5, 82.5))) is None
    assert refused(state, 0, march((90, 82.5), (102.51, 82.5))) == "CAR-8.1"


@pytest.mark.rule("CAR-8.5")
def test_a_unit_turns_about_its_middle_before_it_moves():
    state = field(unit(0, 90, 90))
    play = act(state, 0, march(facing=EAST))
    there = play.state.unit(1)
    assert (there.x, there.y, there.facing) == (9125, 9125, 0)
    assert doings(play.state) == Doings(turned=True)
    assert [e.facing for e in events(play, Turned)] == [0]
    assert events(play, Moved) == []
    play = act(play.state, 0, march((100, 91.25), facing=EAST))
    assert doings(play.state) == Doings(turned=True, moved=True, spent=875)


@pytest.mark.rule("CAR-8.5")
def test_a_unit_turns_once_in_a_round():
    state = field(unit(0, 90, 90, doings=Doings(turned=True)))
    assert refused(state, 0, march((90, 80), facing=EAST)) == "CAR-8.5"
    assert refused(state, 0, march((90, 80))) is None


@pytest.mark.rule("CAR-8.5")
def test_the_turn_is_free():
    state = field(unit(0, 90, 90))
    assert refused(state, 0, march((91.25 + 20, 91.25), facing=EAST)) is None
    assert refused(state, 0, march((91.25 + 20.01, 91.25), facing=EAST)) == "CAR-8.1"
    play = act(state, 0, march((91.25 + 20, 91.25), facing=EAST))
    assert doings(play.state).spent == 2000


@pytest.mark.rule("CAR-8.5")
def test_a_unit_does_not_turn_into_another():
    state = field(unit(0, 90, 90), unit(0, 90, 86.5))
    assert refused(state, 0, march(facing=EAST)) == "CAR-8.4"
    assert refused(state, 0, march((90, 95))) is None


@pytest.mark.rule("CAR-8.1")
def test_a_march_must_do_something():
    state = field(unit(0, 90, 90))
    assert refused(state, 0, march()) == "CAR-8.1"


@pytest.mark.rule("CAR-8-table")
def test_a_unit_moves_once_in_a_round():
    play = act(field(unit(0, 90, 90)), 0, march((90, 85)))
    assert refused(play.state, 0, march((90, 84))) == "CAR-8-table"


@pytest.mark.rule("CAR-8.4")
def test_a_unit_goes_around_others_and_not_through_them():
    state = field(unit(0, 90, 90), unit(0, 90, 80))
    assert refused(state, 0, march((90, 72))) == "CAR-8.4"
    assert refused(state, 0, march((90, 82.5))) is None


@pytest.mark.rule("CAR-11-unit-rules")
def test_a_unit_out_of_formation_forms_up_at_its_next_move():
    wrapped = battle(unit(0, 90, 90, count=2)).unit(1).poses
    moved = (wrapped[0], type(wrapped[1])(wrapped[1].x, wrapped[1].y + 250, 2700))
    state = field(unit(0, 90, 90, count=2, places=moved))
    play = act(state, 0, march())
    assert play.state.unit(1).formed
    assert doings(play.state) == Doings()
    play = act(state, 0, march((90, 80)))
    assert play.state.unit(1).formed
    assert play.state.unit(1).poses[1].y == 8125


# Who


@pytest.mark.rule("CAR-5.1-unit")
def test_only_the_owner_moves_a_unit():
    state = field(unit(0, 90, 90), unit(1, 30, 30))
    assert refused(state, 0, march((30, 35), number=2)) == "CAR-5.1-unit"
    assert refused(state, 0, march((30, 35), number=77)) == "CAR-5.1-unit"
    assert refused(state, 0, march((90, 85))) is None


@pytest.mark.rule("CAR-14.3-acceleration")
def test_in_the_part_of_an_accelerated_unit_nobody_else_moves():
    state = field(unit(0, 90, 90), unit(0, 30, 30), agenda=(MovePart(0, only=2), PART))
    assert refused(state, 0, march((90, 85))) == "CAR-14.3-acceleration"
    assert state.agenda.top.ask(state).prompt.key == "carnage:ask-move-first"
    assert PART.ask(state).prompt.key == "carnage:ask-move"
    play = act(state, 0, march((30, 25), number=2))
    assert play.state.agenda.top == PART


@pytest.mark.rule("CAR-14.3-acceleration")
@pytest.mark.parametrize("done", [Doings(moved=True), Doings(charged=True)])
def test_the_part_of_an_accelerated_unit_ends_when_it_has_moved(done):
    part = MovePart(0, only=1)
    assert part.who(field(unit(0, 90, 90), unit(0, 30, 30))) == (0,)
    assert part.who(field(unit(0, 90, 90, doings=done), unit(0, 30, 30))) == ()
    assert part.who(field(unit(1, 90, 90), unit(0, 30, 30))) == ()
    assert PART.who(field(unit(0, 90, 90, doings=done))) == (0,)


@pytest.mark.rule("CAR-14.3-diversion")
def test_a_diverted_unit_does_not_move():
    state = field(unit(0, 90, 90, diverted=(3, "movement")))
    assert refused(state, 0, march((90, 85))) == "CAR-14.3-diversion"
    assert MARCHING.able(state, Scope(0)) == []


@pytest.mark.rule("CAR-10-no-other-move")
def test_a_unit_that_charged_does_not_move():
    state = field(unit(0, 90, 90, doings=Doings(charged=True)))
    assert refused(state, 0, march((90, 85))) == "CAR-10-no-other-move"


@pytest.mark.rule("CAR-9.7-enter")
def test_a_unit_in_a_building_has_to_leave_it_first():
    state = field(unit(0, 90, 90, inside=5))
    assert refused(state, 0, march((90, 85))) == "CAR-9.7-enter"


@pytest.mark.rule("CAR-8-engaged")
def test_a_unit_in_a_fight_stays():
    state = field(unit(0, 90, 90), unit(1, 90, 90, SOUTH))
    assert refused(state, 0, march((90, 95))) == "CAR-8-engaged"
    assert refused(state, 0, march(facing=EAST)) == "CAR-8-engaged"
    assert MARCHING.able(state, Scope(0)) == []


@pytest.mark.rule("CAR-8-engaged", "CAR-13.2-enemy-choice")
def test_a_unit_that_ignores_its_enemy_is_not_held():
    weak = unit(1, 90, 90, SOUTH, count=2)
    state = field(unit(0, 90, 90), weak, ignored=((2, 1),))
    assert refused(state, 0, march((90, 95))) is None
    assert refused(state, 0, march((91, 90))) is None


# Against whom


@pytest.mark.rule("CAR-8-into-contact", "CAR-15.2-tom")
def test_a_normal_move_into_contact_is_an_attack_without_charge_combat_or_free_shot():
    state = field(unit(0, 90, 90), unit(1, 90, 80, SOUTH, of=ARCHER))
    play = act(state, 0, march((90, 80)))
    assert play.state.agenda.top == PART
    assert events(play, Rolled) == []
    assert doings(play.state, 2) == Doings(attacked=True)
    assert doings(play.state, 1) == Doings(moved=True, spent=1000)
    (told,) = events(play, Told)
    assert told.what.key == "carnage:told-attacks"
    assert told.what.values == {"unit": "Infantry", "enemy": "Archer"}
    assert len(play.state.field.touches(*play.state.units)) == 13


@pytest.mark.rule("CAR-8-into-contact")
def test_a_march_beside_the_enemy_is_no_attack():
    state = field(unit(0, 90, 90), unit(1, 90, 80, SOUTH))
    play = act(state, 0, march((90, 80.11)))
    assert doings(play.state, 2) == Doings()
    play = act(state, 0, march((90, 80.1)))
    assert doings(play.state, 2) == Doings(attacked=True)


@pytest.mark.rule("CAR-8-into-contact")
def test_a_turn_into_contact_is_an_attack():
    state = field(unit(0, 90, 90), unit(1, 97.51, 91.25, WEST, count=1))
    assert not state.field.touches(*state.units)
    play = act(state, 0, march(facing=SOUTH))
    assert doings(play.state, 2) == Doings()
    state = field(unit(0, 90, 90, EAST), unit(1, 94.7, 91.25 - 1.25, WEST, count=1))
    assert not state.field.touches(*state.units)


@pytest.mark.rule("CAR-5.1.3")
def test_a_neutralised_unit_moves_but_starts_no_fight():
    def attack(**more):
        state = field(unit(0, 90, 90, **more), unit(1, 90, 80, SOUTH))
        return refused(state, 0, march((90, 80))), refused(state, 0, march((90, 82)))

    assert attack(count=2) == ("CAR-5.1.3", None)
    assert attack(count=3) == (None, None)
    assert attack(of=RIDER, lives=[2]) == ("CAR-5.1.3", None)
    assert attack(of=RIDER, lives=[2, 1]) == (None, None)
    assert attack(of=HERO, lives=[1]) == (None, None)


@pytest.mark.rule("CAR-5.1.5d-charge")
def test_a_unit_split_from_a_fight_does_not_attack_in_that_round():
    state = field(unit(0, 90, 90, doings=Doings(split=True)), unit(1, 90, 80, SOUTH))
    assert refused(state, 0, march((90, 80))) == "CAR-5.1.5d-charge"
    assert refused(state, 0, march((90, 82))) is None


@pytest.mark.rule("CAR-13.2-enemy-choice")
def test_whom_a_unit_ignores_it_does_not_attack_in_that_round():
    state = field(unit(0, 90, 90), unit(1, 90, 80, SOUTH, count=2), ignored=((2, 1),))
    assert refused(state, 0, march((90, 80))) == "CAR-13.2-enemy-choice"


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_a_diverted_enemy_is_woken_by_the_attack():
    state = field(unit(0, 90, 90), unit(1, 90, 80, SOUTH, diverted=(3, "movement")))
    play = act(state, 0, march((90, 80)))
    assert play.state.unit(2).diverted == (0, "")


@pytest.mark.rule("CAR-14.3-diversion-friend")
@pytest.mark.parametrize(("end", "wakes"), [(82.5, True), (82.59, True), (82.7, False)])
def test_a_friend_who_ends_his_move_beside_a_diverted_unit_wakes_it(end, wakes):
    state = field(unit(0, 90, 90), unit(0, 90, 80, diverted=(3, "movement")))
    play = act(state, 0, march((90, end)))
    assert (play.state.unit(2).diverted == (0, "")) is wakes
    rules = [event.rule for event in events(play, StatusChanged)]
    assert rules == (["CAR-14.3-diversion-friend"] if wakes else [])


@pytest.mark.rule("CAR-14.3-diversion-friend")
def test_a_friend_who_stood_there_must_move_and_end_there_again():
    state = field(unit(0, 90, 82.5), unit(0, 90, 80, diverted=(3, "movement")))
    assert run(state).state.unit(2).diverted == (3, "movement")
    play = act(state, 0, march((92, 82.5)))
    assert play.state.unit(2).diverted == (0, "")


@pytest.mark.rule("CAR-14.3-diversion-friend")
def test_a_third_friend_stays_diverted():
    state = field(unit(0, 90, 90), unit(0, 90, 80), unit(0, 90, 70, diverted=(3, "movement")))
    play = act(state, 0, march((90, 82.5)))
    assert play.state.unit(3).diverted == (3, "movement")


@pytest.mark.rule("CAR-7-wagon-body")
def test_a_unit_that_ends_on_the_wagon_pushes_it_aside():
    state = field(unit(0, 90, 100))
    play = act(state, 0, march((90, 89)))
    assert play.state.wagon != state.wagon
