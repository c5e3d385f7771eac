"""Charges: announced, measured, run, fought."""

import random

import msgspec
import pytest

from slagveld.games.carnage.charge_previews import contact_most
from slagveld.games.carnage.charge_steps import ChargeCombat, ChargeMove, MeasureCharge
from slagveld.games.carnage.charges import CHARGING, Charge
from slagveld.games.carnage.losses import GiveUp
from slagveld.games.carnage.marching import March
from slagveld.games.carnage.model import Options
from slagveld.games.carnage.moving import MovePart
from slagveld.games.carnage.squaring import charge_facing, square_to
from slagveld.games.carnage.unit import Doings
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Announced, Lapsed, Moved, Rolled, StatusChanged, Told, Turned
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import (
    ARCHER,
    EAST,
    HERO,
    NORTH,
    RIDER,
    SOUTH,
    WEST,
    act,
    battle,
    box,
    events,
    mage,
    profile,
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
    return msgspec.structs.replace(state, agenda=Agenda((PART, step)))


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
    return (
        box(1, "high-wall", 0, 109, left, 1),
        box(2, "high-wall", right, 109, 180 - right, 1),
    )


@pytest.mark.rule("CAR-10-gap", "CAR-10-ex2", "CAR-10-measure")
def test_a_unit_too_broad_for_the_gap_cannot_charge_and_a_narrow_one_can():
    def charge(files):
        state = field(
            unit(0, 90, 120, count=6, files=files),
            unit(1, 90, 100, SOUTH),
            terrain=gap_walls(10),
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
    [
        ("foot", 30, True),
        ("foot", 30.01, False),
        ("horse", 50, True),
        ("horse", 50.01, False),
    ],
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
        assert len(events(play, Lapsed)) == 1


@pytest.mark.rule("CAR-10-gap")
def test_a_way_closed_by_magic_after_the_announcement_is_a_failed_charge():
    state = field(unit(0, 90, 120), unit(1, 90, 100, SOUTH), terrain=gap_walls(10))
    play = run(before_part(state, MeasureCharge(1, 2)))
    assert keys(play) == ["carnage:told-charge-no-way"]
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
    assert [event.on for event in events(play, StatusChanged)] == [True]
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


# The combat


@pytest.mark.rule(
    "CAR-15.2-charge-move",
    "CAR-15.2-charge-attack",
    "CAR-15.2-charge-reply",
    "CAR-15.2-charge-losses",
    "CAR-10-combat",
    "CAR-10.3",
    "CAR-6.5",
)
def test_the_charge_of_the_play_example():
    riders = profile(RIDER, ws=4, st=5, ar=2)
    foot = profile(ws=5, st=4, ar=3)
    state = field(unit(0, 90, 120, of=riders), unit(1, 90, 80, SOUTH, of=foot, count=7, files=5))
    dice = [6] * 8 + [5] * 2 + [6, 6] + [5] * 6
    dice += [6, 6, 6, 5, 5, 6, 6, 5]
    play = act(state, 0, CHARGE, dice)
    assert events(play, Told)[0].what.values["distance"].units == 4000
    assert events(play, Told)[0].what.values["limit"].units == 5000
    rolls = [
        (len(roll.dice), roll.need.target.total, roll.successes) for roll in events(play, Rolled)
    ]
    assert rolls == [(10, 6, 8), (8, 6, 2), (5, 6, 3), (3, 6, 2)]
    question = play.state.agenda.top
    (action, *_) = question.candidates(play.state, 0)
    assert isinstance(action, GiveUp)
    play = act(play.state, 0, action)
    assert [len(u.figures) for u in play.state.units] == [4, 5]
    assert play.state.agenda.top == PART


@pytest.mark.rule("CAR-10-combat")
def test_both_sides_strike_before_anybody_falls():
    state = field(unit(0, 90, 120, count=3), unit(1, 90, 100, SOUTH, count=3), unit(0, 20, 20))
    play = act(state, 0, CHARGE, [10] * 12)
    assert [u.id for u in play.state.units] == [3]


@pytest.mark.rule("CAR-10-combat", "CAR-8-into-contact")
def test_only_charger_and_target_fight_but_others_met_are_attacked():
    state = field(
        unit(0, 90, 120), unit(1, 85, 100, SOUTH, count=3), unit(1, 95, 100, SOUTH, count=3)
    )
    play = act(state, 0, CHARGE, [1] * 20)
    assert len(events(play, Rolled)) == 2
    assert {roll.pieces for roll in events(play, Rolled)} == {(1, 2), (2, 1)}
    assert play.state.unit(2).doings == Doings(attacked=True, was_charged=True)
    assert play.state.unit(3).doings == Doings(attacked=True)


@pytest.mark.rule("CAR-10-many")
def test_a_unit_charged_twice_answers_both_charges_with_what_is_left():
    state = field(
        unit(0, 90, 120, count=3),
        unit(1, 90, 100, SOUTH, count=5, files=5),
        unit(0, 90, 70, SOUTH, count=3),
    )
    first = [10, 1, 1, 10] + [1] * 5
    play = act(state, 0, CHARGE, first)
    if play.state.agenda.top != PART:
        play = act(play.state, 1, play.state.agenda.top.candidates(play.state, 1)[0])
    assert len(play.state.unit(2).figures) == 4
    play = act(play.state, 0, Charge(3, 2, 900), [1] * 20)
    rolls = [len(roll.dice) for roll in events(play, Rolled)]
    assert rolls[0] == 3
    assert rolls[1] == 4


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_both_are_awake_in_their_combat():
    state = field(
        unit(0, 90, 120, diverted=(3, "movement")),
        unit(1, 90, 120, SOUTH, diverted=(3, "movement")),
    )
    play = run(before_part(state, ChargeCombat(1, 2)), [1] * 10)
    assert [u.diverted for u in play.state.units] == [(0, ""), (0, "")]
    assert len(events(play, Rolled)) == 2


@pytest.mark.rule("CAR-14.3-teleport")
def test_there_is_no_combat_when_they_were_parted_before_it():
    state = field(unit(0, 90, 120), unit(1, 90, 100, SOUTH))
    play = run(before_part(state, ChargeCombat(1, 2)))
    assert events(play, Rolled) == []


@pytest.mark.rule("CAR-14.3-diversion-friend")
def test_a_charge_that_ends_beside_a_diverted_friend_wakes_it():
    state = field(
        unit(0, 90, 120), unit(1, 90, 100, SOUTH), unit(0, 102.5, 100, diverted=(3, "movement"))
    )
    play = act(state, 0, CHARGE, [1] * 10)
    assert play.state.unit(3).diverted == (0, "")


@pytest.mark.rule("CAR-6.9-any-time")
def test_magic_may_come_before_measuring_and_before_the_combat():
    state = field(unit(0, 90, 120), unit(1, 90, 100, SOUTH), mage(1, 60, 90, SOUTH))
    play = act(state, 0, CHARGE, [1] * 10)
    seen = []
    for _ in range(5):
        top = play.state.agenda.top
        if top == PART:
            break
        seen.append(top.at)
        seat = top.who(play.state)[0]
        play = act(play.state, seat, top.candidates(play.state, seat)[0], [1] * 10)
    assert play.state.agenda.top == PART
    assert set(seen) <= {"charge", "charge-combat"}


# Looking at the target


def test_a_charger_looks_squarely_at_the_nearest_side_of_its_target():
    state = field(unit(0, 90, 120, EAST), unit(1, 95, 90, SOUTH), unit(1, 150, 118, 250))
    one, front, other = state.units
    assert square_to(one, front) == 2700
    assert charge_facing(state, one, front) == 2700
    assert square_to(one, other) == 3400


def test_a_charger_without_room_for_that_looks_where_it_can():
    state = field(unit(0, 90, 120, EAST, doings=Doings(turned=True)), unit(1, 90, 90, SOUTH))
    assert charge_facing(state, *state.units) == 0
    state = field(
        unit(0, 90, 120, EAST),
        unit(1, 90, 90, SOUTH),
        unit(0, 90.1, 113, count=1),
        unit(0, 85, 113, count=1),
        unit(0, 89, 127, NORTH, count=1),
    )
    assert charge_facing(state, state.unit(1), state.unit(2)) == 0


# On the screen


def preview(state, **values):
    return CHARGING.preview(state, 0, 0, Partial("Charge", values))


def test_the_form_names_units_and_enemies():
    state = field(unit(0, 90, 120), unit(1, 90, 90), unit(0, 30, 30, doings=Doings(moved=True)))
    (form,) = CHARGING.forms(state, 0, 0)
    assert [f.name for f in form.fields] == ["unit", "target", "facing"]
    assert form.fields[0].allowed == (1,)
    assert form.fields[1].allowed == (2,)
    assert CHARGING.forms(state, 0, 3) == []
    assert CHARGING.forms(field(unit(0, 90, 120)), 0, 0) == []
    assert preview(state).pieces == (1,)
    shown = preview(state, unit=1)
    assert (shown.pieces, shown.limit) == ((2,), 3000)


@pytest.mark.rule("CAR-10-announce")
def test_the_preview_tells_odds_but_no_distance():
    near = preview(duel(20), unit=1, target=2)
    far = preview(duel(100), unit=1, target=2)
    assert near == far
    assert near.snapped == {"facing": 2700}
    assert len(near.ghosts) == 5
    assert near.path == ()
    assert near.length is None
    assert near.limit == 3000
    figures = [odds.title.values["figures"] for odds in near.odds]
    assert figures == [5, 5, 3, 3]
    assert [odds.title.values["dice"] for odds in near.odds] == [5, 5, 3, 3]
    # WS 4 and 1 for the charge hit on 6, without it on 7; ST 4 wounds AR 1 on 5.
    assert near.odds[0].mean == pytest.approx(5 * 0.5 * 0.6)
    assert near.odds[1].mean == pytest.approx(5 * 0.4 * 0.6)


def test_where_one_may_measure_the_preview_shows_the_whole_charge():
    state = field(
        unit(0, 90, 120, count=5),
        unit(1, 93.75, 100, SOUTH, count=2, of=ARCHER),
        options=Options(free_measuring=True),
    )
    shown = preview(state, unit=1, target=2)
    assert (shown.length, shown.cost, shown.limit) == (2000, 2000, 3000)
    assert shown.path == (Spot(9000, 12000), Spot(9000, 10000))
    assert shown.ghosts[0].pose.y == 10125
    assert shown.notes == ()
    assert [odds.title.values["dice"] for odds in shown.odds] == [2, 3, 2]
    assert shown.odds[1].title.key == "carnage:odds-charge-measured"
    walls = field(
        unit(0, 90, 120),
        unit(1, 90, 100, SOUTH),
        terrain=gap_walls(10),
        options=Options(free_measuring=True),
    )
    assert preview(walls, unit=1, target=2).path == ()


def test_the_preview_tells_of_a_free_shot():
    state = field(unit(0, 90, 120), unit(1, 90, 90, SOUTH, of=ARCHER))
    shown = preview(state, unit=1, target=2, facing=2700)
    assert shown.snapped == {}
    assert shown.odds[0].title.key == "carnage:odds-free-shot"
    assert len(shown.odds) == 5


def test_previews_refuse_what_the_check_refuses():
    state = field(unit(0, 90, 120, doings=Doings(turned=True)), unit(1, 90, 90), unit(0, 30, 30))
    assert preview(state, unit=2).refusal.rule == "CAR-5.1-unit"
    assert preview(state, unit=1, target=3).refusal.rule == "CAR-10-instead"
    assert preview(state, unit=1, target=2, facing=0).refusal.rule == "CAR-8.5"
    assert preview(duel(20, count=2), unit=1).refusal.rule == "CAR-5.1.3"


@pytest.mark.parametrize(
    ("mine", "theirs", "most"),
    [((5, 5), (5, 5), 5), ((9, 9), (5, 5), 7), ((9, 9), (1, 1), 3), ((4, 2), (5, 5), 2)],
)
def test_how_many_figures_of_a_front_can_touch(mine, theirs, most):
    state = field(
        unit(0, 90, 120, count=mine[0], files=mine[1]),
        unit(1, 90, 60, count=theirs[0], files=theirs[1]),
    )
    assert contact_most(*state.units) == most


# By chance


def test_whatever_is_proposed_or_listed_is_allowed():
    state = field(
        unit(0, 90, 120), unit(0, 60, 120, of=RIDER), unit(1, 90, 90, SOUTH), unit(1, 60, 20, WEST)
    )
    rng = random.Random(2)
    found = [CHARGING.propose(state, 0, 0, rng) for _ in range(50)]
    charges = [action for action in found if action is not None]
    assert len(charges) > 30
    assert all(refused(state, 0, action) is None for action in charges)
    assert {action.target for action in charges} == {3}
    menu = CHARGING.menu(state, 0, 0)
    assert [(action.unit, action.target) for action in menu] == [(1, 3), (1, 4), (2, 3), (2, 4)]
    assert all(refused(state, 0, action) is None for action in menu)
    assert CHARGING.propose(field(unit(0, 9, 9)), 0, 0, rng) is None
    assert CHARGING.propose(field(unit(1, 9, 9)), 0, 0, rng) is None
