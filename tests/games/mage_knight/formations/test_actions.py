"""Movement formations: who, how far, how they end (MK-FORM-*, MK-FMOVE-*, MK-RUN-5)."""

import pytest

from slagveld.games.mage_knight.core.book import card
from slagveld.games.mage_knight.formations.actions import MARCHING, MoveFormation
from slagveld.games.mage_knight.formations.members import formation_refusal, grouped
from slagveld.games.mage_knight.turn.phases import EndPhase
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Changed, Hurt, Moved
from slagveld.record import replace
from slagveld.texts import Listing
from tests.games.mage_knight.battle import BASE, EAST, act, box, events, man, plain, refused, units
from tests.games.mage_knight.marching import field, go, north, put, row, spots, stay

THREE = (1, 2, 3)


# Who makes one


@pytest.mark.rule("MK-FORM-4")
@pytest.mark.parametrize(
    ("count", "rule"), [(2, "MK-FORM-4"), (3, None), (5, None), (6, "MK-FORM-4")]
)
def test_three_four_or_five_make_a_formation(count, rule):
    state = field(*row(count))
    assert refused(state, 0, north(state, 5, *range(1, count + 1))) == rule


@pytest.mark.rule("MK-FORM-4")
def test_nobody_counts_twice_and_nobody_at_all_is_no_formation():
    state = field(*row(2))
    twice = [state.fighter(n) for n in (1, 2, 2)]
    assert formation_refusal(state, twice).rule == "MK-FORM-4"
    assert formation_refusal(state, []).rule == "MK-FORM-4"
    assert refused(state, 0, MoveFormation(())) == "MK-TURN-9"


@pytest.mark.rule("MK-FORM-4")
@pytest.mark.parametrize(("gap", "rule"), [(0.02, None), (0.024, "MK-FORM-4")])
def test_everybody_touches_another_to_a_fiftieth_of_an_inch(gap, rule):
    state = field(man(0, 10, 20), man(0, 10 + BASE, 20), man(0, 10 + 2 * BASE + gap, 20))
    found = formation_refusal(state, list(state.fighters[:-1]))
    assert (found and found.rule) == rule


@pytest.mark.rule("MK-FORM-4")
def test_two_pairs_do_not_hang_together():
    state = field(*row(2), *row(2, x=15))
    pairs = list(state.fighters[:-1])
    assert not grouped(state, pairs)
    assert grouped(state, pairs[:2])
    assert formation_refusal(state, pairs).rule == "MK-FORM-4"
    assert refused(state, 0, north(state, 2, 1, 2, 3, 4)) == "MK-FORM-4"


def test_a_group_without_members_hangs_together():
    assert grouped(field(*row(2)), [])


@pytest.mark.rule("MK-FORM-5")
@pytest.mark.rule("MK-FACTION-4")
def test_a_mixed_army_makes_formations_of_one_faction_whatever_the_subfaction():
    elf = plain(faction="elven-lords")
    tusk = plain(faction="orc-khans", subfaction="broken-tusk")
    state = field(*row(2), man(0, 10 + 2 * BASE, 20, key=tusk), man(0, 10 + 3 * BASE, 20, key=elf))
    assert refused(state, 0, north(state, 5, 1, 2, 3)) is None
    assert refused(state, 0, north(state, 5, 2, 3, 4)) == "MK-FORM-5"


@pytest.mark.rule("MK-FRIEND-1")
@pytest.mark.rule("MK-FORM-1")
def test_only_friends_make_a_formation():
    state = field(*row(2), man(1, 10 + 2 * BASE, 20))
    assert formation_refusal(state, list(state.fighters[:-1])).rule == "MK-FORM-1"
    assert refused(state, 0, north(state, 5, 1, 2, 3)) == "MK-FORM-1"


@pytest.mark.rule("MK-SOAR-6")
@pytest.mark.parametrize(("soaring", "rule"), [(False, None), (True, "MK-SOAR-6")])
def test_who_soars_is_in_no_formation_and_wings_on_the_ground_may_be(soaring, rule):
    wing = plain(speed_type="wing")
    state = field(*row(3, key=wing), man(0, 10, 20 + BASE, key=wing, soaring=soaring))
    assert refused(state, 0, north(state, 5, 1, 2, 3, 4)) == rule
    found = formation_refusal(state, list(state.fighters[:-1]))
    assert (found and found.rule) == rule


@pytest.mark.rule("MK-SOAR-6")
def test_nobody_rises_at_the_end_of_a_formation_move():
    state = field(*row(3, key=plain(speed_type="wing")))
    plan = list(north(state, 5, *THREE).plan)
    plan[2] = replace(plan[2], pose=replace(plan[2].pose, level=1))
    assert refused(state, 0, MoveFormation(tuple(plan))) == "MK-SOAR-6"


@pytest.mark.rule("MK-FMOVE-1")
@pytest.mark.parametrize(
    ("status", "rule"),
    [
        ({"tokens": 1}, None),
        ({"tokens": 2}, "MK-TOKEN-3"),
        ({"acted": True}, "MK-TURN-10"),
        ({"barred": True}, "MK-CARD-magic-levitation"),
    ],
)
def test_who_could_get_no_move_action_joins_no_formation(status, rule):
    state = field(*row(2), man(0, 10 + 2 * BASE, 20, **status))
    assert refused(state, 0, north(state, 5, *THREE)) == rule


@pytest.mark.rule("MK-FMOVE-1")
@pytest.mark.rule("MK-CAPTURE-12")
def test_a_captive_is_no_participant():
    state = field(
        *row(2), man(0, 10 + 2 * BASE, 20, captor=4), man(1, 10 + 3 * BASE, 20, captive=3)
    )
    assert formation_refusal(state, [state.fighter(n) for n in THREE]).rule == "MK-CAPTURE-12"
    assert refused(state, 0, north(state, 5, *THREE)) == "MK-FMOVE-1"


@pytest.mark.parametrize("ability", ["quickness", "flight", "frenzy", "ram"])
@pytest.mark.rule("MK-CARD-quickness")
@pytest.mark.rule("MK-CARD-flight")
@pytest.mark.rule("MK-CARD-frenzy")
@pytest.mark.rule("MK-CARD-ram")
def test_some_abilities_keep_out_of_movement_formations(ability):
    bearer = plain(abilities=(ability,))
    state = field(*row(2, key=bearer), man(0, 10 + 2 * BASE, 20, key=bearer))
    assert refused(state, 0, north(state, 5, *THREE)) == card(ability)
    assert MARCHING.forms(state, 0) == []


@pytest.mark.rule("MK-CARD-quickness")
def test_a_cancelled_ability_keeps_nobody_out():
    bearer = plain(abilities=("quickness",))
    state = field(*row(2), man(0, 10 + 2 * BASE, 20, key=bearer, cancelled=("quickness",)))
    assert refused(state, 0, north(state, 5, *THREE)) is None


# One action


@pytest.mark.rule("MK-FORM-1")
@pytest.mark.rule("MK-FMOVE-2")
@pytest.mark.rule("MK-FMOVE-6")
def test_one_action_moves_all_and_each_gets_a_token_and_the_tired_a_click():
    state = field(*row(2), man(0, 10 + 2 * BASE, 20, tokens=1), total=100)
    assert state.actions_left == 1
    play = act(state, 0, north(state, 5, 3, 1, 2))
    assert spots(play, *THREE) == [(2500, 3750), (2775, 3750), (3050, 3750)]
    assert play.state.actions_left == 0
    assert [(f.tokens, f.turned, f.acted) for f in play.state.fighters[:-1]] == [
        (1, 0, True),
        (1, 0, True),
        (2, 1, True),
    ]
    told = events(play, Announced)
    names = tuple([fighter.name for fighter in state.fighters[:3]])
    assert [(e.seat, e.rule, e.what.values) for e in told] == [
        (0, "MK-FMOVE-2", {"names": Listing(names), "speed": 8})
    ]
    assert told[0].what.key == "mage-knight:told-formation-moves"
    assert [(e.piece, e.amount, e.rule) for e in events(play, Hurt)] == [(3, 1, "MK-PUSH-1")]
    assert [e.piece for e in events(play, Changed)] == [3, 1, 2]
    assert refused(play.state, 0, north(play.state, 1, *THREE)) == "MK-TURN-3"


@pytest.mark.rule("MK-FORM-3")
def test_a_formation_is_over_with_its_action():
    state = field(*row(3))
    play = act(state, 0, north(state, 5, *THREE))
    assert len(play.state.agenda) == 1
    assert refused(play.state, 0, north(play.state, 1, *THREE)) == "MK-TURN-10"


@pytest.mark.rule("MK-FORM-2")
@pytest.mark.rule("MK-FORM-8")
def test_formations_are_only_for_who_wants_them_and_only_for_moving_here():
    state = field(*row(3))
    assert refused(state, 0, EndPhase()) is None
    assert MARCHING.actions == (MoveFormation,)


@pytest.mark.rule("MK-TURN-3")
def test_without_actions_left_no_formation_moves():
    state = field(*row(3), used=2)
    assert refused(state, 0, north(state, 5, *THREE)) == "MK-TURN-3"
    assert MARCHING.forms(state, 0) == []
    assert MARCHING.menu(state, 0) == []
    assert MARCHING.propose(state, 0, Rng(1)) is None


@pytest.mark.rule("MK-TURN-9")
def test_a_formation_needs_a_warrior_of_ones_own():
    state = field(*row(3, seat=1))
    assert refused(state, 0, north(state, 5, *THREE)) == "MK-TURN-9"


# Speed


SLOW = plain(speed=6)


@pytest.mark.rule("MK-FMOVE-3")
@pytest.mark.parametrize(("far", "rule"), [(6, None), (6.004, "MK-MOVE-1")])
def test_the_lowest_speed_holds_for_all(far, rule):
    state = field(*row(2), man(0, 10 + 2 * BASE, 20, key=SLOW))
    assert refused(state, 0, north(state, far, *THREE)) == rule


@pytest.mark.rule("MK-FMOVE-3")
def test_only_who_starts_in_hindering_terrain_goes_half_as_far():
    state = field(*row(3), terrain=[box(50, "hindering", 9, 19, 1.4, 3)])
    plan = north(state, 4, *THREE)
    assert refused(state, 0, plan) is None
    assert refused(state, 0, north(state, 4.2, *THREE)) == "MK-MOVE-1"
    last = go(3, 10 + 2 * BASE, 20, via=((12.2, 16),))
    assert refused(state, 0, MoveFormation((*north(state, 0.2, 1, 2).plan, last))) is None


@pytest.mark.rule("MK-CARD-forced-march")
@pytest.mark.parametrize(
    ("far", "lead", "rule"),
    [(10, 0, None), (10.004, 0, "MK-MOVE-1"), (9, 2, None), (9.004, 2, "MK-MOVE-1"), (10, 3, None)],
)
def test_forced_march_lends_its_speed_to_all_and_of_two_the_fastest_unless_named(far, lead, rule):
    nine = plain(speed=9, abilities=("forced-march",))
    ten = plain(speed=10, abilities=("forced-march",))
    state = field(man(0, 10, 20, key=SLOW), man(0, 11.1, 20, key=nine), man(0, 12.2, 20, key=ten))
    action = replace(north(state, far, *THREE), lead=lead)
    assert refused(state, 0, action) == rule


@pytest.mark.rule("MK-CARD-forced-march")
@pytest.mark.parametrize("lead", [1, 4, 77])
def test_only_a_participant_with_forced_march_leads(lead):
    bearer = plain(abilities=("forced-march",))
    state = field(*row(3), man(0, 30, 30, key=bearer))
    action = replace(north(state, 5, *THREE), lead=lead)
    assert refused(state, 0, action) == "MK-CARD-forced-march"


# The plan


@pytest.mark.rule("MK-FMOVE-4")
def test_they_go_in_the_order_of_the_plan_and_each_makes_room_for_the_next():
    state = field(*row(3))
    east = [go(n, 10 + BASE * n, 20, EAST) for n in (3, 2, 1)]
    play = act(state, 0, MoveFormation(tuple(east)))
    assert [e.piece for e in events(play, Moved)] == [3, 2, 1]
    assert {(e.manner, e.length) for e in events(play, Moved)} == {("mage-knight:formation", 275)}
    assert spots(play, *THREE) == [(2775, 5000), (3050, 5000), (3325, 5000)]
    assert refused(state, 0, MoveFormation(tuple(reversed(east)))) == "MK-MOVE-4"


@pytest.mark.rule("MK-FMOVE-4")
def test_who_stays_takes_part_and_gets_its_token():
    state = field(*row(3))
    plan = (stay(state, 1), put(2, 11.1, 20, EAST), go(3, 11.1, 20 - BASE))
    play = act(state, 0, MoveFormation(plan))
    assert spots(play, *THREE) == [(2500, 5000), (2775, 5000), (2775, 4725)]
    assert play.state.fighter(2).pose.facing == 0
    assert [f.tokens for f in play.state.fighters[:-1]] == [1, 1, 1]
    assert [e.piece for e in events(play, Moved)] == [3]


@pytest.mark.rule("MK-FMOVE-4")
def test_a_plan_says_of_each_one_way_to_its_place():
    state = field(*row(3))
    plan = north(state, 5, *THREE).plan
    assert refused(state, 0, MoveFormation((*plan, plan[0]))) == "MK-FMOVE-4"
    astray = replace(plan[2], path=plan[1].path)
    assert refused(state, 0, MoveFormation((*plan[:2], astray))) == "MK-FMOVE-4"
    jump = put(3, 12.2, 15)
    assert refused(state, 0, MoveFormation((*plan[:2], jump))) == "MK-FMOVE-4"
    assert refused(state, 0, MoveFormation((*plan, put(99, 1, 1)))) == "MK-FORM-1"


@pytest.mark.rule("MK-FMOVE-5")
@pytest.mark.parametrize(("gap", "rule"), [(0.02, None), (0.024, "MK-FMOVE-5")])
def test_all_hang_together_at_the_end(gap, rule):
    state = field(*row(3))
    plan = (*north(state, 5, 1, 2).plan, go(3, 10 + 2 * BASE + gap, 15))
    assert refused(state, 0, MoveFormation(plan)) == rule


@pytest.mark.rule("MK-FMOVE-5")
def test_two_pairs_at_the_end_are_split():
    state = field(*row(4))
    plan = (*north(state, 5, 1, 2).plan, *north(state, 2, 3, 4).plan)
    assert refused(state, 0, MoveFormation(plan)) == "MK-FMOVE-5"


@pytest.mark.rule("MK-MOVE-6")
def test_each_needs_room_where_the_others_leave_it():
    state = field(*row(3), man(1, 9.5, 14.5))
    assert refused(state, 0, north(state, 5, *THREE)) == "MK-MOVE-6"


# Running


def running(action, **more):
    return replace(action, run=True, **more)


@pytest.mark.rule("MK-RUN-5")
@pytest.mark.parametrize(("far", "rule"), [(12, None), (12.004, "MK-MOVE-1")])
def test_a_run_doubles_the_lowest_speed(far, rule):
    state = field(*row(2, key=plain(speed_type="horseshoe")), man(0, 12.2, 20, key=SLOW))
    assert refused(state, 0, running(north(state, far, *THREE))) == rule


@pytest.mark.rule("MK-RUN-5")
def test_a_run_costs_each_a_click_at_the_end_before_the_tokens():
    state = field(*row(2), man(0, 12.2, 20, tokens=1))
    play = act(state, 0, running(north(state, 16, *THREE)))
    assert [f.turned for f in play.state.fighters[:-1]] == [1, 1, 2]
    kinds = [type(e).__name__ for e in play.events]
    assert kinds == ["Announced", *["Moved"] * 3, *["Clicked"] * 3, *["Changed"] * 3, "Clicked"]
    assert events(play, Announced)[0].what.key == "mage-knight:told-formation-runs"
    assert {e.manner for e in events(play, Moved)} == {"mage-knight:run"}


@pytest.mark.rule("MK-RUN-5")
def test_a_formation_that_walks_pays_nothing():
    state = field(*row(3))
    play = act(state, 0, north(state, 8, *THREE))
    assert events(play, Hurt) == []


@pytest.mark.rule("MK-RUN-5")
def test_the_toll_of_a_run_may_eliminate_without_splitting_anything():
    state = field(*row(1), man(0, 11.1, 20, turned=4), man(0, 12.2, 20))
    play = act(state, 0, running(north(state, 10, *THREE)))
    assert play.state.fighter(2) is None
    assert [f.tokens for f in play.state.fighters[:-1]] == [1, 1]
    assert spots(play, 1, 3) == [(2500, 2500), (3050, 2500)]


@pytest.mark.rule("MK-RUN-5")
@pytest.mark.parametrize(
    ("key", "rule"),
    [
        (plain(speed_type="wing"), "MK-RUN-1"),
        (plain(speed_type="wave"), "MK-RUN-1"),
        (plain(abilities=("aquatic",)), "MK-CARD-aquatic"),
    ],
)
def test_all_must_be_able_to_run(key, rule):
    state = field(*row(2), man(0, 12.2, 20, key=key))
    assert refused(state, 0, running(north(state, 5, *THREE))) == rule
    assert refused(state, 0, north(state, 5, *THREE)) is None


@pytest.mark.rule("MK-RUN-5")
def test_nobody_runs_out_of_enemy_contact():
    state = field(*row(3), man(1, 12.2, 20 + BASE))
    assert refused(state, 0, running(north(state, 5, *THREE))) == "MK-RUN-1"
    assert refused(state, 0, north(state, 5, *THREE)) is None


@pytest.mark.rule("MK-RUN-4")
def test_forced_march_does_not_lead_a_run():
    bearer = plain(speed=10, abilities=("forced-march",))
    state = field(*row(2), man(0, 12.2, 20, key=bearer))
    assert refused(state, 0, running(north(state, 10, *THREE), lead=3)) == "MK-RUN-4"
    assert refused(state, 0, running(north(state, 16, *THREE))) is None
    assert refused(state, 0, running(north(state, 16.1, *THREE))) == "MK-MOVE-1"
    assert units(16) == 4000
