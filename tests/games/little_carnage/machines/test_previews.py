"""Forms and previews of a war machine: whom, along which line, with what chances."""

import math

import pytest

from slagveld.games.little_carnage.attacks.reaction_by_full_defence import Reaction
from slagveld.games.little_carnage.machines.line_of_fire import to_edge
from slagveld.games.little_carnage.machines.war_machine import SHOWN, Fire, aimed_at, field_of_fire
from slagveld.games.little_carnage.odds.named_odds import attack_chances
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Hurt, Rolled
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import (
    EAST,
    WEST,
    act,
    battle,
    box,
    card,
    events,
    mounted,
    refused,
    troop,
    units,
)
from tests.games.little_carnage.stops import Stop

CANNON = card(base="monster", war_machine=True, attack=2, agility=2, wounds=4, strength=9)
TOUGH = card(wounds=5, resistance=9, defence=1)
FRONT = (units(5) + 200, units(20))
"""The middle of the machine's front edge."""


def siege(*enemies, terrain=(), of=CANNON, **done):
    """A machine (regiment 101, model 1) at (5, 20) that looks east, ready to fire."""
    return battle(
        troop(0, (5, 20, EAST), card=of, activated=True, **done),
        *enemies,
        agenda=(Activation(seat=0), Stop()),
        active=101,
        terrain=terrain,
    )


def line(*spots, of=TOUGH, **rest):
    return troop(1, *spots, card=of, facing=WEST, **{"activated": True, **rest})


def litter(**rest):
    """Two bearers (102, models 2 and 3) and their chief (103, model 4) on a litter, 900."""
    state = siege(
        line((15, 20), (15, 20), of=TOUGH),
        line((15, 20), of=card(wounds=5, resistance=9, defence=2, character=True)),
        **rest,
    )
    return mounted(state, 103, 102, litter=True)


def preview(state, **values):
    return state.agenda.top.preview(state, 0, Partial("Fire", values))


def form(state):
    found = [one for one in state.agenda.top.ask(state).forms if one.action == "Fire"]
    return found[0] if found else None


def wounds(state):
    return {model.id: model.suffered for model in state.field.models if model.suffered}


# Forms


@pytest.mark.rule("LC-1.11-9")
def test_a_regiment_is_pointed_at_then_a_line_within_seven_degrees():
    state = siege(line((15, 20), (16, 20)), line((15, 30)))
    target, direction = form(state).fields
    assert (target.name, target.allowed) == ("target", (2, 3))
    assert (direction.name, direction.piece) == ("direction", 1)
    assert direction.intervals == ((3600 - 70, 70),)
    assert direction.keep
    assert form(siege(line((15, 30)))) is None
    assert form(siege(line((15, 20)), moved=True)) is None
    assert form(siege(line((15, 20)), frightened_by=(102,))) is None


@pytest.mark.rule("LC-1.10-13")
def test_who_on_a_shared_stand_is_a_choice_of_its_own():
    target, whom, direction = form(litter()).fields
    assert target.allowed == (900,)
    assert (whom.name, whom.of, whom.optional) == ("whom", "target", True)
    assert [(one.key, one.of) for one in whom.choices] == [("2", 900), ("4", 900)]
    assert direction.name == "direction"


# Shared stands


@pytest.mark.rule("LC-1.11-13")
@pytest.mark.rule("LC-1.10-13")
def test_a_shot_at_a_litter_hits_all_bearers_or_the_one_they_carry():
    state = litter().changed(101, ranged_on=102)
    play = act(state, 0, Fire(900, 0, "3"), [4, 4, 1, 6])
    assert wounds(play.state) == {2: 2, 3: 1}
    assert [hurt.piece for hurt in events(play, Hurt)] == [900, 900]
    chief = act(litter().changed(101, ranged_on=103), 0, Fire(900, 0, "4"), [4, 4, 1, 1])
    assert wounds(chief.state) == {4: 2}
    assert chief.state.regiment(101).ranged_on == 103
    first = act(litter().changed(101, ranged_on=102), 0, Fire(900, 0), [4, 4, 1, 6])
    assert wounds(first.state) == {2: 2, 3: 1}


@pytest.mark.rule("LC-1.11-17")
@pytest.mark.rule("LC-1.10-13")
def test_the_range_found_for_the_bearers_does_not_serve_for_the_chief():
    play = act(litter().changed(101, ranged_on=102), 0, Fire(900, 0, "4"), [3])
    assert [roll.rule for roll in events(play, Rolled)] == ["LC-1.11-12"]


@pytest.mark.rule("LC-1.10-9")
def test_a_shot_that_kills_the_last_bearers_puts_the_chief_on_foot():
    state = litter().changed(101, ranged_on=102)
    hurt = [model.changed(suffered=4) for model in state.models_of(102)]
    play = act(state.with_model(*hurt), 0, Fire(900, 0, "2"), [4, 4, 1, 1])
    assert not play.state.alive(102)
    assert play.state.field.model_by_id[4].stand == 4
    assert wounds(play.state) == {}


def test_odd_targets_are_refused():
    state = litter()
    for action in (Fire(900, 0, "1"), Fire(900, 0, "x"), Fire(4, 0), Fire(0, 0), Fire(1, 0, "1")):
        assert refused(state, 0, action) == "LC-1.11-13"
    assert aimed_at(state, 900) == 102
    assert aimed_at(state, 900, "4") == 103
    assert aimed_at(state, 2) is None
    assert aimed_at(state, 1, "4") is None


def test_the_menu_names_both_regiments_on_a_shared_stand():
    state = litter()
    menu = [one for one in state.agenda.top.candidates(state, 0) if isinstance(one, Fire)]
    assert [(one.target, one.whom) for one in menu] == [(900, "2"), (900, "4")]
    assert all(refused(state, 0, one) is None for one in menu)


# The last die


@pytest.mark.rule("LC-1.11-11")
@pytest.mark.rule("LC-1.9-30")
def test_the_last_die_does_not_go_over_a_high_wall():
    wall = box(8, "high-wall", 12, 15, 0.2, 5.1, 2)
    single = card(base="monster", war_machine=True, attack=1, agility=2)
    state = siege(line((15, 20), (15, 21)), terrain=(wall,), of=single)
    assert refused(state, 0, Fire(2, 0)) == "LC-1.9-30"
    assert refused(siege(line((15, 20)), terrain=(wall,)), 0, Fire(2, 0)) is None
    past = preview(state, target=2)
    assert past.refusal is None
    assert refused(state, 0, Fire(2, past.snapped["direction"])) is None
    long = box(8, "high-wall", 12, 15, 0.2, 10, 2)
    closed = siege(line((15, 20), (15, 21)), terrain=(long,), of=single)
    assert form(closed) is None
    assert preview(closed).pieces == ()
    assert not [a for a in closed.agenda.top.candidates(closed, 0) if isinstance(a, Fire)]


# Previews


@pytest.mark.rule("LC-1.11-9")
def test_first_the_field_of_fire_and_those_who_can_be_hit():
    state = siege(line((15, 20), (16, 20)), line((15, 30)))
    shown = preview(state)
    assert shown.pieces == (2, 3)
    assert not shown.complete
    (wedge,) = shown.region.outlines
    assert shown.region == field_of_fire(state.field.by_id[1])
    assert wedge.points[0] == FRONT
    for (x, y), side in zip(wedge.points[1:], (-1, 1), strict=True):
        assert x == pytest.approx(FRONT[0] + SHOWN * math.cos(math.radians(7)), abs=1)
        assert y == pytest.approx(FRONT[1] + side * SHOWN * math.sin(math.radians(7)), abs=1)


@pytest.mark.rule("LC-1.11-13")
def test_the_best_line_is_proposed_with_the_chances_of_each_victim():
    state = siege(line((15, 20), (16, 20), (16, 22)))
    shown = preview(state, target=2)
    assert shown.complete
    assert shown.snapped == {"direction": 0}
    assert shown.path == (Spot(*FRONT), Spot(units(40), FRONT[1]))
    assert len(shown.odds) == 2
    none = [part for said, part in shown.odds[0].outcomes if said.values.get("count") == 0]
    assert none == [pytest.approx(1 / 4 + 1 / 2 / 6)]
    # two dice against one shield die: 2 x 1/2 less what it parries
    assert shown.odds[0].mean == pytest.approx(1 - 3 / 4 / 6)
    assert [note.key.split(":")[1] for note in shown.notes] == ["machine-note-range"]


@pytest.mark.rule("LC-1.11-16")
def test_notes_tell_of_range_fear_and_reaction():
    fearsome = card(wounds=5, fear=2, full_defence=2, defence=0, agility=2)
    state = siege(line((15, 20), of=fearsome, activated=False)).changed(101, ranged_on=102)
    shown = preview(state, target=2, direction=0)
    keys = [note.key.split(":")[1] for note in shown.notes]
    assert keys == ["combat-note-fear", "combat-note-reaction"]
    assert shown.notes[0].values["needed"] == 2
    plain, full = shown.odds
    assert plain.mean == pytest.approx(1)
    assert full.mean == pytest.approx(2 / 4 * (5 / 6) ** 2 + 1 / 4 * (2 * (5 / 6) ** 2 + 10 / 36))


def test_a_line_that_misses_is_refused_in_the_preview_as_in_the_check():
    state = siege(line((15, 21.2)))
    shown = preview(state, target=2, direction=0)
    assert shown.refusal.rule == "LC-1.11-13"
    assert shown.path
    assert not shown.complete
    assert preview(state, target=77).refusal.rule == "LC-1.11-13"
    assert preview(siege(line((15, 20)), moved=True)).refusal.rule == "LC-1.11-2"


def test_on_a_shared_stand_the_first_is_shown_as_chosen():
    assert preview(litter(), target=900).snapped == {"whom": "2", "direction": 0}
    named = preview(litter(), target=900, whom="4")
    assert named.snapped == {"direction": 0}
    assert len(named.odds) == 1
    assert len(preview(litter(), target=900, whom="3").odds) == 2


@pytest.mark.rule("LC-1.11-8")
@pytest.mark.parametrize(
    ("facing", "end"),
    [
        (EAST, (units(40), units(20))),
        (WEST, (0, units(20))),
        (90, (units(5), units(40))),
        (270, (units(5), 0)),
        (315, (units(25), 0)),
        (135, (0, units(25))),
    ],
)
def test_the_line_ends_at_the_edge_of_the_table(facing, end):
    state = battle(
        troop(0, (5, 20, facing), card=CANNON, activated=True),
        line((35, 38)),
        agenda=(Activation(seat=0), Stop()),
        active=101,
    )
    _, far = preview(state, target=2, direction=10 * facing).path
    assert (far.x, far.y) == pytest.approx(end, abs=2)


@pytest.mark.rule("LC-1.11-8")
def test_a_muzzle_at_the_very_edge_has_no_line_beyond():
    at = (units(40) * FINE, units(5) * FINE, units(60) * FINE, units(5) * FINE)
    layout = battle(troop(0, (5, 20))).field.table
    assert to_edge(layout, at) == (units(40), units(5))
    over = (units(41) * FINE, units(5) * FINE, units(60) * FINE, units(5) * FINE)
    assert to_edge(layout, over) == (units(41), units(5))


@pytest.mark.rule("LC-1.11-18")
@pytest.mark.rule("LC-1.11-15")
def test_the_reaction_shows_the_chances_of_everybody_on_the_line():
    guarded = card(wounds=5, defence=1, full_defence=2, agility=2, resistance=9)
    state = siege(line((15, 20), (16, 20), (16, 22), of=guarded, activated=False))
    asked = act(state, 0, Fire(2, 0)).state
    shown = {
        action: asked.agenda.top.preview(asked, 1, Partial(action))
        for action in ("DefendNormally", "DefendFully")
    }
    for action, defence in (("DefendNormally", 1), ("DefendFully", 3)):
        odds = shown[action].odds
        assert [(one.title.key, one.title.values["dice"]) for one in odds] == [
            ("little-carnage:combat-odds-title", 2)
        ] * 2
        expected = float(attack_chances(2, defence, 1, 1, wounds=5).mean)
        assert [one.mean for one in odds] == [expected] * 2
        assert [note.key for note in shown[action].notes] == ["little-carnage:machine-note-range"]
    known = siege(line((15, 20), of=guarded, activated=False), ranged_on=102)
    asked = act(known, 0, Fire(2, 0)).state
    assert asked.agenda.top.preview(asked, 1, Partial("DefendFully")).notes == ()


@pytest.mark.rule("LC-1.11-18")
def test_whoever_is_hit_first_is_shown_when_the_regiment_may_react():
    guarded = card(wounds=5, full_defence=2, agility=2)
    state = siege(line((16, 22), (15, 20), of=guarded, activated=False))
    asked = act(state, 0, Fire(2, 0)).state
    assert isinstance(asked.agenda.top, Reaction)
    assert asked.agenda.top.ask(asked).pieces == (3,)


# Other weapons


@pytest.mark.rule("LC-1.8-warmachine-1")
@pytest.mark.rule("LC-1.11-6")
def test_a_machine_has_no_other_weapons_than_its_shot_and_its_crew_in_contact():
    from slagveld.games.little_carnage.melee.melee_attack import Strike
    from slagveld.games.little_carnage.shooting.breath_weapon import Breathe
    from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Shoot

    odd = card(
        base="monster", war_machine=True, ranged=True, breath=True, reach=True, attack=2, agility=2
    )
    state = siege(line((8, 20)), of=odd)
    assert refused(state, 0, Shoot(2)) == "LC-1.8-warmachine-1"
    assert refused(state, 0, Breathe(2)) == "LC-1.8-warmachine-1"
    assert {one.action for one in state.agenda.top.ask(state).forms} >= {"Fire"}
    assert not {one.action for one in state.agenda.top.ask(state).forms} & {"Shoot", "Breathe"}
    near = siege(line((5 + 0.8 + 0.5 + 0.8, 20)), of=odd)
    assert refused(near, 0, Strike(2)) == "LC-1.3-13"
    assert refused(near, 0, Fire(2, 0)) == "LC-1.11-4"
    touching = siege(line((5 + 0.8 + 0.5, 20)), of=odd)
    assert refused(touching, 0, Strike(2)) is None
