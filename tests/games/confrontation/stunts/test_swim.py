import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Charge
from slagveld.games.confrontation.assault.move_into_contact import AssaultWay
from slagveld.games.confrontation.assault.reaction_fire import ReactionFire
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Stay, Walk
from slagveld.games.confrontation.stunts.swim import Swim
from slagveld.games.confrontation.wounds.wound_rolls import Wounded
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Moved, Rolled, Told
from slagveld.table.shapes import Spot
from tests.games.confrontation.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    box,
    card,
    events,
    man,
    refused,
)
from tests.games.confrontation.marching import active, figure, place, way

RIVER = box(1, "deep-water", 50, 0, 6, 90)
"""Six centimetres wide; on its western bank a middle is at 48.75, on its eastern at 57.25."""


def bank(x=48.75, **more):
    return man(0, x, 45, EAST, key=card(resistance=5, **more))


def at_river(*men, terrain=(RIVER,), **rest):
    return active(*men, terrain=terrain, **rest)


def swim(x=53.75, y=45, facing=None, targets=(), number=1):
    return Swim(number, way((x, y)), facing, targets)


@pytest.mark.rule("CON-SWIM-1", "CON-STUNT-1", "CON-STUNT-4")
@pytest.mark.parametrize(
    ("movement", "tough", "need"), [(10, 5, 2), (10, 7, 4), (12.5, 7, 3), (15, 7, 2), (10, 4, 2)]
)
def test_a_swim_test_is_movement_over_two_and_a_half_less_resistance(movement, tough, need):
    key = card(resistance=tough, movement=movement)
    state = at_river(man(0, 48.75, 45, EAST, key=key))
    play = act(state, 0, swim(51), [6])
    (rolled,) = events(play, Rolled)
    assert rolled.need.target.total == need
    assert rolled.rule == "CON-SWIM-1"


@pytest.mark.rule("CON-SWIM-2")
@pytest.mark.parametrize(("die", "swims"), [(3, False), (4, True)])
def test_only_more_than_zero_swims(die, swims):
    state = at_river(man(0, 48.75, 45, EAST, key=card(resistance=7)))
    play = act(state, 0, swim(), [die])
    assert place(play.state, 1) == ((53.75, 45, EAST) if swims else (48.75, 45, EAST))
    assert figure(play.state, 1).wound == ("none" if swims else "light")


@pytest.mark.rule("CON-SWIM-2")
def test_a_swim_is_told_and_noted():
    play = act(at_river(bank()), 0, swim(facing=900), [4])
    (moved,) = events(play, Moved)
    assert moved.path == (Spot(4875, 4500), Spot(5375, 4500))
    assert (moved.manner, moved.length, moved.rule) == ("swim", 500, "CON-SWIM-2")
    swimmer = figure(play.state, 1)
    assert place(play.state, 1) == (53.75, 45, SOUTH)
    assert (swimmer.turn.chosen, swimmer.turn.stunt, swimmer.turn.covered) == ("swim", True, 500)
    assert type(play.state.agenda.top).__name__ == "Afterwards"


@pytest.mark.rule("CON-SWIM-3", "CON-STUNT-3")
def test_a_failed_swim_is_one_light_wound_without_a_roll():
    play = act(at_river(bank()), 0, swim(), [1])
    swimmer = figure(play.state, 1)
    assert place(play.state, 1) == (48.75, 45, EAST)
    assert swimmer.wound == "light"
    assert [one.level for one in events(play, Wounded)] == ["light"]
    assert len(events(play, Rolled)) == 1
    assert [one.rule for one in events(play, Told)] == ["CON-SWIM-3"]
    assert (swimmer.turn.chosen, swimmer.turn.stunt) == ("swim", True)


@pytest.mark.rule("CON-SWIM-3")
def test_a_one_fails_however_good_the_swimmer_is():
    key = card(resistance=0, movement=20)
    play = act(at_river(man(0, 48.75, 45, EAST, key=key)), 0, swim(), [1])
    assert figure(play.state, 1).wound == "light"


@pytest.mark.rule("CON-SWIM-3", "CON-HOUSE-5")
def test_a_failed_swim_makes_a_wound_worse():
    state = at_river(man(0, 48.75, 45, EAST, wound="light"))
    play = act(state, 0, swim(), [1])
    assert figure(play.state, 1).wound == "serious"


@pytest.mark.rule("CON-SWIM-2")
def test_a_swim_is_at_most_half_of_movement():
    state = at_river(bank())
    assert refused(state, 0, swim(53.75)) is None
    assert refused(state, 0, swim(53.76)) == "CON-SWIM-2"
    assert refused(state, 0, Swim(1, ())) == "CON-SWIM-2"


@pytest.mark.rule("CON-SWIM-1")
@pytest.mark.parametrize(("x", "rule"), [(48.75, None), (48.65, None), (48.64, "CON-SWIM-1")])
def test_the_swimmer_starts_touching_the_water(x, rule):
    assert refused(at_river(bank(x)), 0, swim(51)) == rule


@pytest.mark.rule("CON-SWIM-1", "CON-SWIM-2")
def test_who_is_in_the_water_swims_on_to_the_far_bank():
    state = at_river(bank(53.75))
    play = act(state, 0, swim(57.25), [4])
    assert place(play.state, 1) == (57.25, 45, EAST)
    assert refused(state, 0, Walk(1, way((58, 45)), 0)) == "CON-SWIM-1"


@pytest.mark.rule("CON-SWIM-2")
@pytest.mark.parametrize(
    ("x", "rule"),
    [(55.99, None), (56.5, "CON-HOUSE-6"), (57.25, None), (57.35, None), (57.36, "CON-SWIM-2")],
)
def test_a_swim_ends_in_the_water_or_on_the_bank(x, rule):
    assert refused(at_river(bank(53.75)), 0, swim(x)) == rule


@pytest.mark.rule("CON-SWIM-2")
def test_a_swim_does_not_cut_across_land():
    lake = box(1, "deep-water", 50, 0, 2, 44)
    pond = box(2, "deep-water", 50, 47.5, 2, 30)
    state = at_river(man(0, 48.75, 42.75, NORTH), terrain=(lake, pond))
    assert refused(state, 0, swim(48.75, 47.7)) == "CON-SWIM-2"
    near = box(2, "deep-water", 50, 45.5, 2, 30)
    state = at_river(man(0, 48.75, 42.75, NORTH), terrain=(lake, near))
    assert refused(state, 0, swim(48.75, 47.7)) is None


@pytest.mark.rule("CON-SWIM-2")
def test_who_does_not_swim_stays_in_the_water_without_a_test():
    state = at_river(bank(53))
    top = state.agenda.top
    play = act(state, 0, top.candidates(state, 0)[0])
    assert events(play, Rolled) == []
    assert place(play.state, 1) == (53, 45, EAST)


@pytest.mark.rule("CON-MOVE-12")
def test_nobody_swims_through_others():
    state = at_river(bank(), man(0, 51.25, 45))
    assert refused(state, 0, swim(53.75)) == "CON-MOVE-12"
    together = at_river(bank(), man(0, 51.25, 45, card=101))
    assert refused(together, 0, swim(53.75)) is None


@pytest.mark.rule("CON-STAT-2")
def test_creatures_of_the_water_need_no_stunt():
    fish = card(second_movement=15, medium="water")
    state = at_river(man(0, 48.75, 45, EAST, key=fish))
    assert refused(state, 0, swim()) == "CON-STAT-2"
    assert "Swim" not in [form.action for form in state.agenda.top.ask(state).forms]


@pytest.mark.rule("CON-STAT-2")
def test_stunts_use_the_first_movement_value():
    bird = card(movement=10, second_movement=20, medium="air", abilities=("vol",), resistance=7)
    state = at_river(man(0, 48.75, 45, EAST, key=bird))
    assert refused(state, 0, swim(53.76)) == "CON-SWIM-2"
    assert events(act(state, 0, swim(), [6]), Rolled)[0].need.target.total == 4


@pytest.mark.rule("CON-MOVE-11", "CON-DISENGAGE-1")
def test_only_who_may_still_move_swims():
    assert refused(at_river(bank()), 0, swim(number=7)) == "CON-MOVE-4"
    moved = at_river(man(0, 48.75, 45, chosen="walk"), man(0, 10, 10, card=101))
    assert refused(moved, 0, swim()) == "CON-MOVE-11"
    fighting = at_river(bank(), man(1, 46.25, 45))
    assert refused(fighting, 0, swim()) == "CON-DISENGAGE-1"
    fleeing = at_river(man(0, 48.75, 45, flight=Flight(5, 9)), man(0, 10, 10, card=101))
    assert refused(fleeing, 0, swim()) == "CON-FEAR-7"


# Contact


@pytest.mark.rule("CON-WALK-3")
def test_a_swim_into_contact_is_announced_and_counts_as_an_engagement():
    state = at_river(bank(53.75), man(1, 59.75, 45, WEST))
    assert refused(state, 0, swim(57.25)) == "CON-MOVE-13"
    play = act(state, 0, swim(57.25, targets=(2,)), [4])
    assert place(play.state, 1) == (57.25, 45, EAST)
    assert figure(play.state, 2).turn.contacted
    assert figure(play.state, 2).turn.charged == 0
    assert figure(play.state, 1).turn.assault == "engage"
    assert [one.rule for one in events(play, Announced)] == ["CON-CHARGE-10"]


@pytest.mark.rule("CON-WALK-3")
def test_enemies_announced_must_be_touched_and_named_once():
    state = at_river(bank(53.75), man(1, 65, 45, WEST), man(0, 10, 10))
    assert refused(state, 0, swim(57.25, targets=(2,))) == "CON-WALK-3"
    assert refused(state, 0, swim(57.25, targets=(2, 2))) == "CON-WALK-3"
    assert refused(state, 0, swim(57.25, targets=(3,))) == "CON-CHARGE-10"
    assert refused(state, 0, swim(57.25, targets=(99,))) == "CON-CHARGE-10"


@pytest.mark.rule("CON-FEAR-11")
def test_a_swimmer_who_loses_heart_stays():
    state = at_river(bank(53.75), man(1, 59.75, 45, WEST, key=card(fear=8)))
    play = act(state, 0, swim(57.25, targets=(2,)), [2])
    assert place(play.state, 1) == (53.75, 45, EAST)
    assert len(events(play, Rolled)) == 1
    assert figure(play.state, 1).wound == "none"
    assert figure(play.state, 1).turn.paralysed_by == (2,)


@pytest.mark.rule("CON-FEAR-7")
def test_whom_a_creature_swims_at_may_flee():
    beast = man(0, 53.75, 45, EAST, key=card(fear=8))
    play = act(at_river(beast, man(1, 59.75, 45, WEST)), 0, swim(57.25, targets=(2,)), [2, 4])
    assert place(play.state, 1) == (57.25, 45, EAST)
    assert place(play.state, 2) == (79.75, 45, EAST)
    assert figure(play.state, 1).turn.assault == ""


# For players and bots


def test_only_those_at_the_water_are_offered_a_swim():
    state = at_river(bank(), man(0, 20, 45, card=101))
    (form,) = [one for one in state.agenda.top.ask(state).forms if one.action == "Swim"]
    assert form.fields[0].allowed == (1,)
    assert [field.name for field in form.fields] == ["figure", "path", "facing"]
    with_enemy = at_river(bank(), man(1, 90, 45))
    (form,) = [one for one in with_enemy.agenda.top.ask(with_enemy).forms if one.action == "Swim"]
    assert form.fields[3].allowed == (2,)
    dry = at_river(bank(40))
    assert "Swim" not in [one.action for one in dry.agenda.top.ask(dry).forms]


def test_the_menu_lists_swims_that_are_allowed():
    state = at_river(bank(53.75))
    swims = [one for one in state.agenda.top.candidates(state, 0) if isinstance(one, Swim)]
    assert swims
    assert swim(57.25, facing=0) in swims
    assert all(refused(state, 0, one) is None for one in swims)
    dry = at_river(bank(40))
    assert not [one for one in dry.agenda.top.candidates(dry, 0) if isinstance(one, Swim)]


def test_chance_proposes_swims_that_are_allowed():
    state = at_river(bank(53.75))
    question = state.agenda.top
    rng = Rng(3)
    found = [question.propose(state, 0, rng) for _ in range(60)]
    swims = [one for one in found if isinstance(one, Swim)]
    assert swims
    assert all(refused(state, 0, one) is None for one in swims)


def test_the_preview_draws_the_way_to_the_bank():
    state = at_river(bank(53.75))
    question = state.agenda.top
    shown = question.preview(state, 0, Partial("Swim", {"figure": 1}))
    assert (shown.limit, shown.odds[0].outcomes[0][1]) == (500, pytest.approx(5 / 6))
    shown = question.preview(state, 0, Partial("Swim", {"figure": 1, "path": [[6000, 4500]]}))
    assert shown.snapped == {"path": (Spot(5725, 4500),), "facing": 0}
    assert shown.ghosts[0].pose.x == 5725
    assert shown.path == (Spot(5375, 4500), Spot(5725, 4500))
    shown = question.preview(
        state, 0, Partial("Swim", {"figure": 1, "path": [[5500, 4500]], "facing": 450})
    )
    assert shown.snapped == {}
    assert shown.ghosts[0].pose.facing == 450
    assert question.preview(state, 0, Partial("Swim")).refusal.rule == "CON-MOVE-4"


@pytest.mark.rule("CON-WALK-2")
@pytest.mark.rule("CON-SWIM-2")
def test_who_stays_in_the_water_may_turn_there():
    state = at_river(man(0, 53, 45, EAST))
    assert refused(state, 0, Stay(1, 900)) is None
    play = act(state, 0, Stay(1, 900))
    assert place(play.state, 1) == (53, 45, SOUTH)


@pytest.mark.rule("CON-STAT-2")
@pytest.mark.parametrize(("away", "reached"), [(32.5, True), (32.51, False)])
def test_a_swimming_creature_charges_through_water_with_its_second_value(away, reached):
    fish = card(second_movement=15, medium="water")
    sea = box(1, "deep-water", 0, 0, 120, 90)
    men = (man(0, 30, 50, key=fish), man(1, 30, 50 - away, SOUTH, key=fish))
    play = act(at_river(*men, terrain=(sea,)), 0, Charge((1,), (2,)))
    assert isinstance(play.state.agenda.top, AssaultWay) is reached
    if reached:
        play = act(play.state, 0, play.state.agenda.top.candidates(play.state, 0)[0])
        assert figure(play.state, 2).turn.charged == -1


@pytest.mark.rule("CON-STAT-2")
def test_on_land_it_charges_with_its_first():
    fish = card(second_movement=15, medium="water")
    for away, reached in ((22.5, True), (22.51, False)):
        men = (man(0, 20, 50, key=fish), man(1, 20, 50 - away, SOUTH))
        play = act(at_river(*men), 0, Charge((1,), (2,)))
        assert isinstance(play.state.agenda.top, AssaultWay) is reached


@pytest.mark.rule("CON-REACT-2")
@pytest.mark.parametrize(("facing", "fires"), [(WEST, True), (EAST, False)])
def test_a_shooter_in_reserve_fires_at_a_swimmer_whom_he_sees_coming(facing, fires):
    archer = man(1, 59.76, 45, facing, key=card(shooting=3, equipment=("rifle",)))
    state = at_river(man(0, 54, 45, EAST), archer, reserves=((1, 102),))
    play = act(state, 0, Swim(1, way((57.26, 45)), None, (2,)), () if fires else [4])
    assert isinstance(play.state.agenda.top, ReactionFire) is fires
