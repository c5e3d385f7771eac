"""Enemies who are named together can be touched together, and only who is met counts."""

import pytest

from slagveld.games.confrontation.assault.announcement import Assault
from slagveld.games.confrontation.assault.charge_or_engagement import ASSAULTS, Charge, Engage
from slagveld.games.confrontation.assault.measure import measure
from slagveld.games.confrontation.assault.move_into_contact import AssaultWay, TakeWay
from slagveld.games.confrontation.assault.sequence import Redirect, Redirecting
from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.disengagement.granted_moves import GrantedMove, WithdrawInto
from slagveld.games.confrontation.melee.pursuit import PursueAt, PursueOrStay, PursuitWay
from slagveld.games.confrontation.movement.type_of_movement import Active
from slagveld.games.confrontation.terrain.paths_into_contact import can_meet, places
from slagveld.games.confrontation.turn.activation import Activation
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Rolled, Told
from slagveld.table.contact import overlap
from tests.games.confrontation.battle import (
    EAST,
    SOUTH,
    act,
    battle,
    card,
    events,
    man,
    refused,
    run,
)
from tests.games.confrontation.marching import active, figure, way
from tests.games.confrontation.outside import outside
from tests.games.confrontation.stops import Stop

BEAST = {"fear": 8, "movement": 15}


def foe(x, y, facing=SOUTH, **more):
    return man(1, x, y, facing, **more)


def meets(mover, *foes):
    """Whether the base of the first can touch the others at once."""
    state = battle(mover, *foes)
    return can_meet(state, state.figure(1), state.figures[1:])


def courage_rolls(play):
    """Who took part in each courage test, and what it had to reach."""
    rolls = [event for event in events(play, Rolled) if "-FEAR-" in event.rule]
    return [(event.pieces, event.need.target.total) for event in rolls]


# Whom one base touches together


@pytest.mark.rule("CON-CHARGE-10")
@pytest.mark.parametrize(
    ("gap", "fits"), [(0, True), (2.4, True), (2.5, True), (3.5, True), (3.9, False), (9, False)]
)
def test_two_are_met_together_where_a_base_spans_their_gap(gap, fits):
    pair = (foe(30, 20), foe(32.5 + gap, 20))
    assert meets(man(0, 30, 60), *pair) is fits
    assert meets(man(0, 90, 80, EAST), *pair) is fits


@pytest.mark.rule("CON-CHARGE-10")
def test_a_larger_base_spans_more():
    pair = (foe(30, 20), foe(37, 20))
    assert not meets(man(0, 30, 60), *pair)
    assert meets(man(0, 30, 60, key=card(base=(250, 500))), *pair)


@pytest.mark.rule("CON-CHARGE-10")
def test_three_in_a_row_are_met_shoulder_to_shoulder_and_not_apart():
    assert meets(man(0, 30, 60), foe(30, 20), foe(32.5, 20), foe(35, 20))
    assert not meets(man(0, 30, 60), foe(30, 20), foe(33, 20), foe(36, 20))
    wide = man(0, 30, 60, key=card(size="very-large"))
    assert meets(wide, foe(30, 20), foe(33, 20), foe(36, 20))


@pytest.mark.rule("CON-MOVE-14")
def test_nobody_meets_more_than_find_room_at_him():
    ring = [(30, 20), (32.5, 20), (35, 20), (30, 25), (32.5, 25)]
    assert not meets(man(0, 30, 60), *[foe(*place) for place in ring])


@pytest.mark.rule("CON-MOVE-13")
def test_two_at_different_heights_are_not_met_together():
    assert meets(man(0, 30, 60), foe(30, 20), foe(32.5, 20, z=2))
    assert not meets(man(0, 30, 60), foe(30, 20), foe(32.5, 20, z=4.1))


@pytest.mark.parametrize("turn", [0, 17, 45, 80])
@pytest.mark.parametrize("gap", [0, 0.7, 1.9, 2.6, 3.2, 3.5])
def test_every_place_touches_both_and_lies_over_neither(turn, gap):
    state = battle(man(0, 30, 60), foe(30, 20, turn), foe(32.5 + gap, 20, 90))
    one, *others = state.figures
    if not can_meet(state, one, others):
        return
    found = places(state, one, others)
    assert found
    for place in found:
        there = one.at(one.pose.__class__(place.x, place.y, place.lies))
        assert state.field.touching(there) == (2, 3)
        assert not any(overlap(there.body, other.body, 16) for other in others)


# Naming


@pytest.mark.rule("CON-CHARGE-10")
@pytest.mark.rule("CON-FEAR-2")
def test_enemies_whom_no_end_of_the_move_touches_together_are_not_named_together():
    for spread in ((30, 50, 70), (30, 34, 60)):
        state = active(man(0, 40, 60, key=card(**BEAST)), *[foe(x, 40) for x in spread])
        for kind in (Charge, Engage):
            assert refused(state, 0, kind((1,), (2, 3, 4))) == "CON-CHARGE-10"
            assert refused(state, 0, kind((1,), (2, 3))) == (
                "CON-CHARGE-10" if spread[1] == 50 else None
            )


@pytest.mark.rule("CON-CHARGE-10")
def test_the_refusal_tells_nothing_of_the_distance_to_those_named():
    for y in (45, 60, 85):
        state = active(man(0, 30, y), foe(30, 20), foe(37, 20), foe(30, 5), foe(32.5, 5))
        assert refused(state, 0, Charge((1,), (2, 3))) == "CON-CHARGE-10"
        assert refused(state, 0, Engage((1,), (4, 5))) is None


@pytest.mark.rule("CON-FEAR-15")
def test_every_one_of_a_group_must_be_able_to_touch_all_named():
    wide = card(size="very-large")
    men = (man(0, 30, 60, key=wide), man(0, 40, 60, card=101), foe(30, 40), foe(37, 40))
    state = active(*men)
    assert refused(state, 0, Charge((1,), (3, 4))) is None
    assert refused(state, 0, Charge((1, 2), (3, 4))) == "CON-CHARGE-10"


@pytest.mark.rule("CON-CHARGE-10")
def test_no_other_naming_lets_the_scattered_be_named():
    men = (man(0, 30, 60), foe(30, 40), foe(50, 40), foe(32.5, 40))
    granted = GrantedMove(seat=0, figure=1, cards=(101,), cause="reaction")
    assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(9,))
    for question, named in (
        (granted, WithdrawInto),
        (Redirecting(assault=assault), Redirect),
        (PursueOrStay(0, (1,)), lambda targets: PursueAt(1, targets)),
    ):
        state = run(battle(*men, agenda=[question, Stop()])).state
        assert refused(state, 0, named((2, 3))) == "CON-CHARGE-10"
        assert refused(state, 0, named((2, 4))) is None


@pytest.mark.rule("CON-CHARGE-10")
def test_previews_offer_whom_one_can_meet_besides():
    men = (man(0, 30, 60), foe(30, 40), foe(50, 40), foe(32.5, 40))
    state = active(*men)
    for told, offered in (([], (2, 3, 4)), ([2], (2, 4)), ([3], (3,)), ([2, 4], (2, 4))):
        values = {"figures": [1], "targets": told}
        shown = ASSAULTS.preview(state, Active(0, (101,)), Partial("Charge", values))
        assert shown.pieces == offered
    assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(9,))
    granted = GrantedMove(seat=0, figure=1, cards=(101,), cause="reaction")
    for question, partial in (
        (granted, Partial("WithdrawInto", {"targets": [2]})),
        (Redirecting(assault=assault), Partial("Redirect", {"targets": [2]})),
        (PursueOrStay(0, (1,)), Partial("PursueAt", {"figure": 1, "targets": [2]})),
    ):
        state = run(battle(*men, agenda=[question, Stop()])).state
        assert question.preview(state, 0, partial).pieces == (2, 4)


@pytest.mark.rule("CON-FEAR-16")
def test_odds_are_shown_only_of_those_who_can_meet():
    men = (man(0, 30, 60), foe(30, 40, key=card(fear=6)), foe(50, 40, key=card(fear=7)))
    for options, told, count in (
        (Options(), [2, 3], 0),
        (Options(), [2], 1),
        (Options(free_measuring=True), [2, 3], 0),
        (Options(free_measuring=True), [2], 1),
        (Options(free_measuring=True), [3], 0),
    ):
        state = active(*men, options=options)
        values = {"figures": [1], "targets": told}
        shown = ASSAULTS.preview(state, Active(0, (101,)), Partial("Charge", values))
        courage = [one for one in shown.odds if one.title.key.endswith("odds-assault-courage")]
        assert len(courage) == count, (options, told)


# Measuring


@pytest.mark.rule("CON-FEAR-2")
def test_only_those_who_are_met_test_their_courage():
    beast = card(fear=8, movement=3)
    men = (man(0, 24, 42, EAST, key=beast), foe(30, 42), foe(35.5, 42))
    state = active(*men)
    play = act(state, 0, Engage((1,), (2, 3)), [6, 6])
    assert [pieces for pieces, _ in courage_rolls(play)] == [(2, 1)]
    keys = [event.what.key.partition(":")[2] for event in events(play, Told)]
    assert keys[:2] == ["told-assault-reach", "told-assault-not-both"]


@pytest.mark.rule("CON-FEAR-16")
def test_no_bonus_for_a_creature_that_is_not_met():
    creature = card(fear=7)
    near = (foe(40, 40, key=creature), foe(42.5, 40, key=creature))
    both = act(active(man(0, 41, 52), *near), 0, Charge((1,), (2, 3)), [2])
    assert courage_rolls(both) == [((1, 2, 3), 5)]
    slow = card(movement=4)
    far = (foe(40, 40, key=creature), foe(45.5, 40, key=creature))
    one = act(active(man(0, 34, 40, EAST, key=slow), *far), 0, Engage((1,), (2, 3)), [2])
    assert courage_rolls(one) == [((1, 2), 4)]


@pytest.mark.rule("CON-FEAR-15")
@pytest.mark.rule("CON-MOVE-14")
def test_no_bonus_for_more_warriors_than_find_room():
    creature = foe(40, 40, key=card(fear=9))
    places_ = [(34, 40, 0), (40, 34, 90), (46, 40, 180), (40, 46, 270), (36, 46, 300)]
    men = [man(0, x, y, f, card=101) for x, y, f in places_]
    play = act(active(*men, creature), 0, Charge((1, 2, 3, 4, 5), (6,)), [2])
    assert courage_rolls(play) == [((1, 2, 3, 4, 6), 3)]


@pytest.mark.rule("CON-FEAR-1")
def test_whoever_was_measured_to_meet_nobody_makes_no_contact():
    """The fifth finds room only because the others are afraid; he has not tested."""
    creature = foe(40, 40, key=card(fear=9))
    places_ = [(34, 40, 0), (40, 34, 90), (46, 40, 180), (40, 46, 270), (36, 46, 300)]
    men = [man(0, x, y, f, card=101) for x, y, f in places_]
    state = active(*men, creature)
    play = act(state, 0, Charge((1, 2, 3, 4, 5), (6,)), [2])
    assert all(6 not in play.state.field.touching(figure(play.state, n)) for n in range(1, 6))


@pytest.mark.rule("CON-CHARGE-10")
def test_who_meets_two_touches_both_and_nobody_else():
    men = (man(0, 31, 52), foe(30, 40), foe(32.5, 40), foe(27.5, 40))
    state = act(active(*men), 0, Charge((1,), (2, 3))).state
    question = state.agenda.top
    assert isinstance(question, AssaultWay)
    assert refused(state, 0, TakeWay(way((31.25, 42.5)), 2700)) is None
    refusal = question.check(state, 0, TakeWay(way((33.8, 42.5)), 2700))
    assert refusal.text.key == "confrontation:refusal-assault-missed"
    assert refused(state, 0, TakeWay(way((28.8, 42.5)), 2700)) == "CON-MOVE-13"
    for action in question.candidates(state, 0):
        there = act(state, 0, action).state
        assert there.field.touching(figure(there, 1)) == (2, 3)


@pytest.mark.rule("CON-CHARGE-10")
def test_the_first_named_is_met_where_not_both_can_be_reached():
    men = (man(0, 30, 49, key=card(movement=4)), foe(27.2, 42), foe(32.8, 42))
    state = active(*men)
    for targets in ((2, 3), (3, 2)):
        assault = Assault(seat=0, cards=(101,), movers=(1,), targets=targets)
        alone = Assault(seat=0, cards=(101,), movers=(1,), targets=targets[:1])
        assert measure(state, alone) == ((1, targets[0]),)
        assert len(measure(state, assault)) in (1, 2)
        assert measure(state, assault)[0] == (1, targets[0])


@pytest.mark.rule("CON-FEAR-9")
def test_when_one_of_two_flees_the_other_is_met():
    beast = card(fear=8, movement=15)
    men = (man(0, 31, 52, key=beast), foe(30, 40), foe(32.5, 40))
    play = act(active(*men), 0, Charge((1,), (2, 3)), [2, 6, 3])
    state = play.state
    assert figure(state, 2).turn.fled
    assert not figure(state, 3).turn.fled
    assert state.agenda.top.assault.targets == (3,)
    done = act(state, 0, state.agenda.top.candidates(state, 0)[0]).state
    assert done.field.touching(figure(done, 1)) == (3,)


# Pursuit


def pursuit(*foes, key=None):
    return run(
        battle(
            man(0, 30, 30, key=key or card(fear=8, movement=10)),
            *foes,
            agenda=[PursueOrStay(0, (1,)), Stop()],
            phase="melee",
        )
    ).state


@pytest.mark.rule("CON-PURSUE-6")
@pytest.mark.rule("CON-FEAR-2")
def test_a_pursuer_frightens_only_those_whom_he_meets():
    state = pursuit(foe(30, 24), foe(35.5, 24))
    play = act(state, 0, PursueAt(1, (2, 3)), [5])
    assert [pieces for pieces, _ in courage_rolls(play)] == [(2, 1)]


@pytest.mark.rule("CON-PURSUE-3")
def test_a_pursuer_touches_all_whom_he_meets():
    state = pursuit(foe(30, 24), foe(32.5, 24), key=card())
    state = act(state, 0, PursueAt(1, (2, 3))).state
    question = state.agenda.top
    assert isinstance(question, PursuitWay)
    assert question.targets == (2, 3)
    assert refused(state, 0, TakeWay(way((31.2, 26.5)), 2700)) is None
    assert refused(state, 0, TakeWay(way((29, 26.5)), 2700)) == "CON-CHARGE-10"
    for action in question.candidates(state, 0):
        there = act(state, 0, action).state
        assert there.field.touching(figure(there, 1)) == (2, 3)
    assert refused(state, 0, question.propose(state, 0, None)) is None


# From outside


@pytest.mark.rule("CON-CHARGE-10")
@pytest.mark.rule("CON-FEAR-2")
def test_three_men_in_three_places_are_not_frightened_from_outside():
    men = [foe(x, 30, key="lion-guardsman") for x in (20, 40, 60)]
    state = battle(
        man(0, 40, 50, key="sephiroth"), *men, agenda=[Activation(0, (101,))], size=(120, 90)
    )
    action = {"type": "Charge", "figures": [1], "targets": [2, 3, 4]}
    assert outside(state, (action, []))[-1] == {"rule": "CON-CHARGE-10"}
