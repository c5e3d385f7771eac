"""Charges: announced, measured, run, fought."""

import pytest

from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.charge.measuring_free_shot_and_combat import (
    ChargeCombat,
    ChargeMove,
    MeasureCharge,
)
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.event import Announced, Lapsed, Moved, Rolled, Told, Turned
from slagveld.record import replace
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import (
    EAST,
    HERO,
    RIDER,
    SOUTH,
    act,
    battle,
    box,
    events,
    refused,
    run,
    unit,
)

PART = MovePart(0)
CHARGE = Charge(1, 2, 2700)
MISS = [1] * 5
"""Five dice that hit nobody."""


def field(*units, **more):
    more.setdefault("agenda", (PART,))
    return battle(*units, **more)


def duel(gap, **more):
    """Our unit looks north; the enemy's front lies so many cm before it."""
    return field(unit(0, 90, 120, **more), unit(1, 90, 120 - gap, SOUTH))


def before_part(state, step):
    """The same battle with a step before our part."""
    return replace(state, agenda=Agenda((PART, step)))


def keys(play):
    return [event.what.key for event in events(play, Told)]


# Who may


@pytest.mark.rule("CAR-10-instead")
@pytest.mark.parametrize("done", [Doings(moved=True), Doings(spent=100)])
def test_a_charge_is_made_instead_of_a_move(done):
    assert refused(duel(20), 0, CHARGE) is None
    assert refused(duel(20, doings=done), 0, CHARGE) == "CAR-10-instead"


@pytest.mark.rule("CAR-10-instead")
def test_only_an_enemy_unit_can_be_charged():
    state = field(unit(0, 90, 120), unit(0, 90, 100), unit(1, 60, 60))
    assert refused(state, 0, CHARGE) == "CAR-10-instead"
    assert refused(state, 0, Charge(1, 1, 2700)) == "CAR-10-instead"
    assert refused(state, 0, Charge(1, 9, 2700)) == "CAR-10-instead"
    assert refused(state, 0, Charge(3, 2, 2700)) == "CAR-5.1-unit"


@pytest.mark.rule("CAR-10-no-other-move")
def test_a_unit_charges_once_and_does_nothing_else():
    state = duel(20, doings=Doings(charged=True, moved=True))
    assert refused(state, 0, CHARGE) == "CAR-10-no-other-move"
    assert refused(state, 0, March(1, 2700, (Spot(9000, 12500),))) == "CAR-10-no-other-move"


@pytest.mark.rule("CAR-8.6c")
def test_a_unit_that_broke_off_does_not_charge():
    state = duel(20, doings=Doings(broke_off=True, moved=True))
    assert refused(state, 0, CHARGE) == "CAR-8.6c"


@pytest.mark.rule("CAR-10-exhausted")
@pytest.mark.parametrize(("tired", "rule"), [(1, None), (2, "CAR-10-exhausted"), (3, None)])
def test_the_exhausted_do_not_charge(tired, rule):
    assert refused(duel(20, exhausted=tired), 0, CHARGE) == rule


@pytest.mark.rule("CAR-5.1.3")
def test_the_neutralised_do_not_charge():
    assert refused(duel(20, count=2), 0, CHARGE) == "CAR-5.1.3"
    assert refused(duel(20, count=3), 0, CHARGE) is None
    assert refused(duel(20, of=HERO, lives=[1]), 0, CHARGE) is None


@pytest.mark.rule("CAR-5.1.5d-charge")
def test_a_unit_split_from_a_fight_does_not_charge():
    assert refused(duel(20, doings=Doings(split=True)), 0, CHARGE) == "CAR-5.1.5d-charge"


@pytest.mark.rule("CAR-8-engaged")
def test_a_unit_in_a_fight_does_not_charge():
    state = field(unit(0, 90, 120), unit(1, 90, 100, SOUTH), unit(1, 90, 122.5))
    assert refused(state, 0, CHARGE) == "CAR-8-engaged"


@pytest.mark.rule("CAR-13.2-enemy-choice")
def test_a_unit_charges_away_from_the_enemy_it_ignores_but_not_at_it():
    state = field(
        unit(0, 90, 120), unit(1, 90, 100, SOUTH), unit(1, 90, 122.5, count=2), ignored=((3, 1),)
    )
    assert refused(state, 0, CHARGE) is None
    assert refused(state, 0, Charge(1, 3, 2700)) == "CAR-13.2-enemy-choice"


@pytest.mark.rule("CAR-9.7-enter")
def test_nobody_charges_out_of_a_building():
    assert refused(duel(20, inside=3), 0, CHARGE) == "CAR-9.7-enter"


@pytest.mark.rule("CAR-14.3-diversion")
def test_the_diverted_do_not_charge():
    assert refused(duel(20, diverted=(3, "movement")), 0, CHARGE) == "CAR-14.3-diversion"


@pytest.mark.rule("CAR-8.5")
def test_a_charger_turns_once_in_a_round_like_anybody():
    assert refused(duel(20, doings=Doings(turned=True)), 0, CHARGE) is None
    state = duel(20, doings=Doings(turned=True))
    assert refused(state, 0, Charge(1, 2, 2600)) == "CAR-8.5"
    state = field(unit(0, 90, 120), unit(1, 90, 100, SOUTH), unit(0, 90, 116))
    assert refused(state, 0, Charge(1, 2, 0)) == "CAR-8.4"


def gap_walls(width):
    """High walls from edge to edge with a gap of a width before our unit."""
    left = 90 - width / 2
    right = 90 + width / 2
    return (box(1, "high-wall", 0, 109, left, 1), box(2, "high-wall", right, 109, 180 - right, 1))


@pytest.mark.rule("CAR-10-gap", "CAR-10-ex2", "CAR-10-measure")
def test_a_unit_too_broad_for_the_gap_cannot_charge_and_a_narrow_one_can():
    def charge(files):
        state = field(
            unit(0, 90, 120, count=6, files=files), unit(1, 90, 100, SOUTH), terrain=gap_walls(10)
        )
        return refused(state, 0, CHARGE)

    assert charge(6) == "CAR-10-gap"
    assert charge(3) is None


# Announced, measured


@pytest.mark.rule("CAR-10-announce", "CAR-10-ex1")
def test_a_charge_is_announced_then_measured_then_run():
    play = act(duel(20), 0, CHARGE, dice=[1] * 10)
    told = [type(event).__name__ for event in play.events]
    assert told[:3] == ["Announced", "Told", "Moved"]
    assert events(play, Announced)[0].what.values == {"unit": "Infantry", "enemy": "Infantry"}
    assert play.barrier_rule == "CAR-10-announce"
    (measured,) = events(play, Told)
    assert measured.what.key == "carnage:told-charge-measured"
    assert measured.what.values["distance"].units == 2000
    assert measured.what.values["limit"].units == 3000


@pytest.mark.rule("CAR-10-announce")
def test_a_charge_out_of_reach_can_be_announced():
    assert refused(duel(100), 0, CHARGE) is None


@pytest.mark.rule("CAR-10.1", "CAR-10-measure")
@pytest.mark.parametrize(
    ("kind", "gap", "arrives"),
    [("foot", 30, True), ("foot", 30.01, False), ("horse", 50, True), ("horse", 50.01, False)],
)
def test_a_charge_takes_place_only_within_the_charge_distance(kind, gap, arrives):
    more = {"of": RIDER} if kind == "horse" else {}
    play = act(duel(gap, **more), 0, CHARGE, dice=[1] * 15)
    there = play.state.unit(1)
    assert bool(play.state.field.touches(*play.state.units)) is arrives
    assert there.doings.failed is not arrives
    assert there.doings.charged
    assert play.state.unit(2).doings == (
        Doings(attacked=True, was_charged=True) if arrives else Doings()
    )
    assert len(events(play, Rolled)) == (2 if arrives else 0)


@pytest.mark.rule("CAR-10-measure", "CAR-8.5")
def test_the_distance_is_measured_after_the_free_turn():
    state = field(unit(0, 90, 120, EAST), unit(1, 90, 90, SOUTH))
    play = act(state, 0, CHARGE, dice=[1] * 10)
    assert [event.facing for event in events(play, Turned)] == [2700]
    # The middle lies 1.25 cm behind the front, and the front comes 1.25 cm before the middle.
    assert events(play, Told)[0].what.values["distance"].units == 2875
    assert play.state.unit(1).doings.turned


@pytest.mark.rule("CAR-10-measure", "CAR-9-halving")
def test_slow_ground_counts_in_a_charge():
    swamp = box(1, "swamp", 60, 105, 60, 5)
    state = field(unit(0, 90, 120), unit(1, 90, 98, SOUTH), terrain=(swamp,))
    play = act(state, 0, CHARGE, dice=[1] * 10)
    # 22 cm, of which 5 cm and the depth of 2.5 cm count double.
    assert events(play, Told)[0].what.values["distance"].units == pytest.approx(2950, abs=2)
    state = field(unit(0, 90, 120), unit(1, 90, 97, SOUTH), terrain=(swamp,))
    assert act(state, 0, CHARGE).state.unit(1).doings.failed


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_a_diverted_target_is_woken_by_the_announcement():
    state = field(unit(0, 90, 120), unit(1, 90, 20, SOUTH, diverted=(3, "movement")))
    play = act(state, 0, CHARGE)
    assert play.state.unit(2).diverted == (0, "")
    assert play.state.unit(1).doings.failed


@pytest.mark.rule("CAR-14.3-diversion")
def test_a_charger_who_is_diverted_after_the_announcement_stays():
    state = duel(20, diverted=(3, "movement"), doings=Doings(charged=True))
    play = run(before_part(state, MeasureCharge(1, 2)))
    assert keys(play) == ["carnage:told-charge-diverted"]
    assert play.state.unit(1).y == 12000
    assert play.state.unit(1).exhausted == 0


def test_a_charge_lapses_when_one_of_the_two_is_gone():
    state = field(unit(0, 90, 120), unit(1, 20, 20))
    for step in (MeasureCharge(1, 9), ChargeMove(1, 9), ChargeCombat(9, 2)):
        play = run(before_part(state, step))
        (event,) = events(play, Lapsed)
        gone = "target" if step.unit == 1 else "unit"
        assert event.what.key == f"carnage:lapsed-charge-{gone}"


@pytest.mark.rule("CAR-10-gap")
def test_a_way_closed_by_magic_after_the_announcement_is_a_failed_charge():
    state = field(unit(0, 90, 120), unit(1, 90, 100, SOUTH), terrain=gap_walls(10))
    play = run(before_part(state, MeasureCharge(1, 2)))
    assert keys(play) == ["carnage:told-charge-no-way", "carnage:told-charge-failed"]
    assert play.state.unit(1).y == 12000
    assert play.state.unit(1).exhausted == 3
    play = run(before_part(state, ChargeMove(1, 2)))
    assert keys(play) == ["carnage:told-charge-no-way"]
    assert play.state.unit(1).y == 12000


# Failed


@pytest.mark.rule("CAR-10-fail", "CAR-10-exhausted")
def test_a_failed_charge_goes_its_full_distance_and_tires():
    play = act(duel(60), 0, CHARGE)
    there = play.state.unit(1)
    assert (there.x, there.y) == (9000, 9000)
    assert there.doings == Doings(charged=True, moved=True, failed=True, spent=3000)
    assert there.exhausted == 3
    assert play.state.unit(2).doings == Doings()
    assert events(play, Moved)[0].rule == "CAR-10-fail"
    assert keys(play)[-1] == "carnage:told-charge-failed"
    assert events(play, Rolled) == []


@pytest.mark.rule("CAR-10-fail")
def test_a_failed_charge_stops_before_touching_its_target():
    play = act(duel(30.05), 0, CHARGE)
    there = play.state.unit(1)
    assert there.y == 12000 - 3005 + 11
    assert not play.state.field.touches(*play.state.units)
    play = act(duel(30.12), 0, CHARGE)
    assert play.state.unit(1).y == 9000


@pytest.mark.rule("CAR-10-fail")
def test_a_failed_charge_stops_before_touching_anybody():
    state = field(
        unit(0, 90, 120, count=1, of=HERO),
        unit(1, 90, 60, SOUTH, count=1),
        unit(1, 92.55, 100, SOUTH, count=1),
    )
    play = act(state, 0, CHARGE)
    assert play.state.unit(1).y == 10010
    assert not play.state.field.engaged(play.state.unit(1))


@pytest.mark.rule("CAR-10-fail")
def test_a_friend_beside_it_from_the_start_does_not_hold_a_failed_charge():
    state = field(unit(0, 90, 120), unit(1, 90, 60, SOUTH), unit(0, 102.5, 120))
    play = act(state, 0, CHARGE)
    assert play.state.unit(1).y == 9000


@pytest.mark.rule("CAR-10-fail")
def test_a_failed_charge_goes_around_what_is_in_the_way():
    state = field(unit(0, 90, 120, count=3), unit(1, 90, 60, SOUTH), unit(0, 90, 110, count=3))
    play = act(state, 0, CHARGE)
    there = play.state.unit(1)
    assert there.doings.failed
    assert 2990 <= there.doings.spent <= 3000
    assert there.y < 10750


@pytest.mark.rule("CAR-10-fail")
def test_a_failed_charge_that_bends_stops_before_the_enemy_it_meets_after_the_bend():
    lake = box(1, "lake", 88, 108, 20, 4)
    state = field(
        unit(0, 90, 120, count=1, of=HERO),
        unit(1, 90, 60, SOUTH, count=1),
        unit(1, 84.9, 100, SOUTH, count=1),
        terrain=(lake,),
        wagon=None,
    )
    play = act(state, 0, CHARGE)
    there = play.state.unit(1)
    (told,) = events(play, Moved)
    assert len(told.path) >= 3
    assert 10000 < there.y <= 10012
    assert 8670 <= there.x <= 8740
    assert there.doings.spent == told.length
    assert not play.state.field.engaged(there)


@pytest.mark.rule("CAR-14.3-diversion-friend")
def test_a_failed_charge_stops_before_a_diverted_friend_and_lets_it_sleep():
    state = field(
        unit(0, 90, 120, count=1, of=HERO),
        unit(1, 90, 60, SOUTH, count=1),
        unit(0, 92.55, 92, count=1, diverted=(3, "movement")),
    )
    play = act(state, 0, CHARGE)
    assert play.state.unit(1).y == 9200 + 250 + 10
    assert play.state.unit(3).diverted == (3, "movement")


@pytest.mark.rule("CAR-10-fail")
def test_a_failed_charge_passes_a_friend_closely_if_it_does_not_end_beside_him():
    state = field(
        unit(0, 90, 120, count=1, of=HERO), unit(1, 90, 60, SOUTH), unit(0, 92.55, 100, count=1)
    )
    assert act(state, 0, CHARGE).state.unit(1).y == 9000
    state = field(
        unit(0, 90, 120, count=1, of=HERO),
        unit(1, 90, 60, SOUTH),
        unit(0, 92.55, 95, count=1),
        unit(0, 87.45, 91, count=1),
    )
    assert act(state, 0, CHARGE).state.unit(1).y == 9500 + 250 + 10
