"""War machines: their field of fire, their line, their shots."""

import pytest

from slagveld.games.little_carnage.attacks.reaction_by_full_defence import (
    DefendFully,
    DefendNormally,
    Reaction,
)
from slagveld.games.little_carnage.machines.line_of_fire import best_line, in_field, victims
from slagveld.games.little_carnage.machines.war_machine import Fire
from slagveld.games.little_carnage.march.plans import March
from slagveld.games.little_carnage.melee.melee_attack import Strike
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.event import Hurt, Rolled, Told
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    battle,
    box,
    card,
    events,
    refused,
    troop,
)
from tests.games.little_carnage.stops import Stop

CANNON = card(base="monster", war_machine=True, attack=3, agility=2, wounds=4, strength=9)
TOUGH = card(wounds=5, resistance=9, defence=1)


def siege(*enemies, machine=None, terrain=(), more=(), of=CANNON, **done):
    """A machine (regiment 101, model 1) at (5, 20) that looks east, ready to fire."""
    spot = machine or (5, 20, EAST)
    return battle(
        troop(0, spot, card=of, activated=True, **done),
        *enemies,
        *more,
        agenda=(Activation(seat=0), Stop()),
        active=101,
        terrain=terrain,
    )


def line(*spots, facing=WEST, of=TOUGH, **rest):
    """An enemy regiment (102) that looks at the machine."""
    return troop(1, *spots, card=of, facing=facing, **rest)


def wounds(state):
    return {model.id: model.suffered for model in state.field.models if model.suffered}


@pytest.mark.rule("LC-1.8-warmachine-1")
def test_only_war_machines_fire():
    state = siege(line((15, 20)), of=card(base="monster"))
    assert refused(state, 0, Fire(2, 0)) == "LC-1.8-warmachine-1"
    assert refused(siege(line((15, 20))), 0, Fire(2, 0)) is None


@pytest.mark.rule("LC-1.11-2")
@pytest.mark.rule("LC-1.11-3")
def test_a_machine_that_has_moved_or_turned_does_not_fire():
    assert refused(siege(line((15, 20)), moved=True), 0, Fire(2, 0)) == "LC-1.11-2"


@pytest.mark.rule("LC-1.11-4")
@pytest.mark.rule("LC-1.11-6")
@pytest.mark.parametrize(("gap", "rule"), [(1.0, None), (0.98, "LC-1.11-4"), (0.5, "LC-1.11-4")])
def test_every_enemy_must_be_an_inch_away(gap, rule):
    near = troop(1, (5, 20 - 0.8 - 0.5 - gap, NORTH))
    state = siege(line((15, 20)), near)
    assert refused(state, 0, Fire(2, 0)) == rule
    assert refused(state, 0, Strike(3)) is not None


@pytest.mark.rule("LC-1.11-5")
def test_in_contact_a_machine_fights_with_its_crew_and_does_not_fire():
    foe = troop(1, (5 + 0.8 + 0.5, 20, WEST), card=TOUGH, activated=True)
    state = siege(line((15, 20)), foe)
    assert refused(state, 0, Fire(2, 0)) == "LC-1.11-5"
    play = act(state, 0, Strike(3), [6, 6, 6, 1])
    assert wounds(play.state) == {3: 3}  # 3 successes x Strength 9 / Resistance 9
    assert play.state.regiment(101).ranged_on == 0


@pytest.mark.rule("LC-1.11-8")
def test_a_machine_fires_across_the_whole_table_with_all_its_dice():
    play = act(siege(line((39, 20), activated=True)), 0, Fire(2, 0), [4, 6, 6, 6, 1])
    assert wounds(play.state) == {2: 3}


@pytest.mark.rule("LC-1.11-9")
def test_the_field_of_fire_is_seven_degrees_to_either_side_of_the_facing():
    # From the middle of the front edge at (5.8, 20): at 20 inches 7 degrees are 2.456 inches.
    inside, outside = line((25.8, 20 + 2.9)), line((25.8, 20 + 3.1))
    state, apart = siege(inside), siege(outside)
    machine = state.field.by_id[1]
    assert in_field(machine, state.field.by_id[2])
    assert not in_field(machine, apart.field.by_id[2])
    assert refused(apart, 0, Fire(2, 70)) == "LC-1.11-9"
    wide = siege(line((15, 20)))
    assert refused(wide, 0, Fire(2, 71)) == "LC-1.11-9"
    assert refused(wide, 0, Fire(2, 3600 - 71)) == "LC-1.11-9"
    close = siege(line((9, 20)))
    assert refused(close, 0, Fire(2, 70)) is None
    assert refused(close, 0, Fire(2, 3600 - 70)) is None


@pytest.mark.rule("LC-1.11-10")
def test_a_machine_fires_over_regiments_and_buildings():
    house = box(7, "building", 10, 19, 2, 2, 4)
    between = troop(1, (13, 20, WEST), card=TOUGH)
    state = siege(line((20, 20), activated=True), between, terrain=(house,))
    play = act(state, 0, Fire(2, 0), [4, 6, 6, 6, 1])
    assert wounds(play.state) == {2: 3}


@pytest.mark.rule("LC-1.11-12")
def test_the_first_shot_at_a_new_target_begins_with_a_range_roll():
    missed = act(siege(line((15, 20), activated=True)), 0, Fire(2, 0), [3])
    assert wounds(missed.state) == {}
    assert [roll.rule for roll in events(missed, Rolled)] == ["LC-1.11-12"]
    assert "LC-1.11-12" in [told.rule for told in events(missed, Told)]
    found = act(siege(line((15, 20), activated=True)), 0, Fire(2, 0), [4, 4, 3, 3, 1])
    assert wounds(found.state) == {2: 1}
    assert found.state.regiment(101).round.attacked


@pytest.mark.rule("LC-1.11-16")
@pytest.mark.rule("LC-1.11-17")
def test_the_range_is_kept_for_the_last_target_alone_whether_or_not_it_was_hit():
    missed = act(siege(line((15, 20), activated=True)), 0, Fire(2, 0), [1]).state
    assert missed.regiment(101).ranged_on == 102
    known = siege(line((15, 20), activated=True), ranged_on=102)
    known = known.changed(101, ranged_on=102)
    play = act(known, 0, Fire(2, 0), [4, 4, 4, 1])
    assert [roll.rule for roll in events(play, Rolled)] == ["LC-1.11-13", "LC-1.11-14"]
    other = troop(1, (20, 20, WEST), card=TOUGH, activated=True)
    elsewhere = siege(line((15, 20), activated=True), other).changed(101, ranged_on=102)
    changed = act(elsewhere, 0, Fire(3, 0), [1]).state
    assert changed.regiment(101).ranged_on == 103


@pytest.mark.rule("LC-1.11-13")
@pytest.mark.rule("LC-1.11-14")
@pytest.mark.rule("LC-1.11-15")
def test_every_model_of_the_target_in_the_line_takes_all_successes_and_defends_for_itself():
    column = line((15, 20), (16, 20), (17, 20), (16, 21), activated=True)
    state = siege(column, line((19, 20), activated=True))
    play = act(state, 0, Fire(2, 0), [4, 5, 4, 1, 6, 1, 1])
    assert wounds(play.state) == {2: 1, 3: 2, 4: 2}
    assert {hurt.rule for hurt in events(play, Hurt)} == {"LC-1.11-15"}
    rolls = [(roll.rule, len(roll.dice)) for roll in events(play, Rolled)]
    assert rolls == [("LC-1.11-12", 1), ("LC-1.11-13", 3), *[("LC-1.11-14", 1)] * 3]


@pytest.mark.rule("LC-1.11-13")
def test_a_line_that_crosses_nobody_of_the_target_is_refused():
    state = siege(line((15, 21.2)))
    assert refused(state, 0, Fire(2, 0)) == "LC-1.11-13"
    assert refused(state, 0, Fire(2, 60)) is None
    assert refused(state, 0, Fire(1, 0)) == "LC-1.11-13"
    assert refused(state, 0, Fire(77, 0)) == "LC-1.11-13"


@pytest.mark.rule("LC-1.11-14")
def test_a_model_hit_from_the_rear_does_not_defend():
    play = act(siege(line((15, 20), facing=EAST, activated=True)), 0, Fire(2, 0), [4, 4, 4, 1])
    assert wounds(play.state) == {2: 2}


@pytest.mark.rule("LC-1.8-swordsmanship-1")
def test_swordsmanship_helps_against_a_machine():
    fencer = card(wounds=5, resistance=9, defence=1, swordsmanship=True)
    play = act(siege(line((15, 20), of=fencer, activated=True)), 0, Fire(2, 0), [4, 4, 4, 1, 1])
    assert wounds(play.state) == {2: 1}


@pytest.mark.rule("LC-1.8-invulnerable-1")
def test_an_invulnerable_model_loses_one_wound_to_a_machine():
    demon = card(wounds=5, defence=0, invulnerable=True)
    play = act(siege(line((15, 20), of=demon, activated=True)), 0, Fire(2, 0), [4, 4, 4, 4])
    assert wounds(play.state) == {2: 1}


@pytest.mark.rule("LC-1.11-11")
def test_cover_gives_a_defence_die_and_a_high_wall_takes_an_attack_die():
    hedge = box(7, "hedge", 12, 15, 0.2, 10, 0.4)
    wall = box(8, "high-wall", 12, 15, 0.2, 10, 2)
    low = act(siege(line((15, 20), activated=True), terrain=(hedge,)), 0, Fire(2, 0),
              [4, 4, 4, 4, 6, 6])  # fmt: skip
    assert wounds(low.state) == {2: 1}
    high = act(siege(line((15, 20), activated=True), terrain=(wall,)), 0, Fire(2, 0),
               [4, 4, 4, 1, 1])  # fmt: skip
    assert wounds(high.state) == {2: 2}
    behind = box(9, "high-wall", 16, 15, 0.2, 10, 2)
    split = siege(line((15, 20), (17, 20), activated=True), terrain=(behind,))
    play = act(split, 0, Fire(2, 0), [4, 4, 4, 4, 1, 6, 1])
    assert wounds(play.state) == {2: 3, 3: 2}


@pytest.mark.rule("LC-1.11-18")
def test_the_target_may_react_before_the_range_roll():
    guarded = card(wounds=5, defence=0, full_defence=2, agility=2)
    state = siege(line((15, 20), of=guarded))
    asked = act(state, 0, Fire(2, 0))
    assert isinstance(asked.state.agenda.top, Reaction)
    assert not events(asked, Rolled)
    play = act(asked.state, 1, DefendFully(), [4, 4, 4, 4, 6, 1])
    assert wounds(play.state) == {2: 2}
    plain = act(asked.state, 1, DefendNormally(), [4, 4, 4, 4])
    assert wounds(plain.state) == {2: 3}
    slow = card(wounds=5, defence=0, full_defence=2, agility=1)
    assert not isinstance(
        act(siege(line((15, 20), of=slow)), 0, Fire(2, 0), [1]).state.agenda.top, Reaction
    )


@pytest.mark.rule("LC-1.11-18")
def test_a_crew_that_is_afraid_does_not_fire():
    dread = card(wounds=5, fear=1)
    play = act(siege(line((15, 20), of=dread, activated=True)), 0, Fire(2, 0), [1, 2, 3, 4])
    rolls = [(roll.rule, len(roll.dice)) for roll in events(play, Rolled)]
    assert rolls == [("LC-1.8-fear-3", 4)]
    assert play.state.regiment(101).round.frightened_by == (102,)
    assert wounds(play.state) == {}


@pytest.mark.rule("LC-1.11-1")
@pytest.mark.rule("LC-1.11-7")
def test_machine_and_crew_are_one_model_whose_wounds_cost_dice():
    state = siege(line((15, 20), activated=True))
    hurt = state.with_model(state.field.model_by_id[1].changed(suffered=1))
    play = act(hurt, 0, Fire(2, 0), [4, 4, 4, 1])
    assert wounds(play.state) == {1: 1, 2: 2}
    spent = state.changed(101, card=card(base="monster", war_machine=True, attack=0))
    assert refused(spent, 0, Fire(2, 0)) == "LC-1.6-10"


@pytest.mark.rule("LC-1.11-13")
def test_the_best_line_crosses_most_models():
    state = siege(line((15, 20), (16, 20.5), (17, 21)))
    machine = state.field.by_id[1]
    direction = best_line(state, machine, 102)
    assert len(victims(state, machine, 102, direction)) == 3
    assert [v.model for v in victims(state, machine, 102, direction)] == [2, 3, 4]
    away = siege(line((15, 30)))
    assert best_line(away, away.field.by_id[1], 102) is None
    assert Fire(2, direction) in state.agenda.top.candidates(state, 0)


@pytest.mark.rule("LC-1.11-13")
def test_without_a_line_it_fires_along_the_best():
    state = siege(line((15, 20), (16, 20.5), (17, 21), activated=True))
    best = best_line(state, state.field.by_id[1], 102)
    assert best not in (None, 0)
    told = act(state, 0, Fire(2, best), [4, 4, 4, 4, 1, 1, 1]).state
    assert act(state, 0, Fire(2), [4, 4, 4, 4, 1, 1, 1]).state == told
    assert refused(siege(line((15, 30))), 0, Fire(2)) == "LC-1.11-9"


@pytest.mark.rule("LC-1.11-2")
def test_firing_ends_the_activation():
    state = act(siege(line((15, 20), facing=SOUTH, activated=True)), 0, Fire(2, 0), [1]).state
    assert isinstance(state.agenda.top, Stop)


@pytest.mark.rule("LC-1.11-3")
@pytest.mark.rule("LC-1.11-2")
def test_even_a_small_turn_costs_the_machine_its_attack():
    state = siege(line((15, 20), activated=True))
    pose = state.field.by_id[1].pose
    turned = Placement(1, Pose(pose.x, pose.y, 30))
    assert refused(state, 0, Fire(2, 30)) is None
    after = act(state, 0, March((turned,))).state
    assert refused(after, 0, Fire(2, 30)) == "LC-1.11-2"
    assert "Fire" not in {form.action for form in after.agenda.top.ask(after).forms}
    foe = troop(1, (5 + 0.8 + 0.5, 20, WEST), card=TOUGH, activated=True)
    near = siege(foe)
    back = Placement(1, Pose(pose.x - 5, pose.y, 0))
    assert refused(near, 0, Strike(2)) is None
    assert refused(act(near, 0, March((back,))).state, 0, Strike(2)) == "LC-1.11-2"
