"""Magic in the shooting phase, and what the screen offers there."""

import pytest

from slagveld.games.carnage.core.parts import EndPart, Scope
from slagveld.games.carnage.core.state import Options
from slagveld.games.carnage.magic.any_moment import CastNow
from slagveld.games.carnage.shooting.announcement import ANNOUNCING, INDOORS, Announce
from slagveld.games.carnage.shooting.phase import AnnouncePart, ShotMeasured
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Rolled, Told
from slagveld.kernel.state import Policy
from slagveld.table.terrain import Opening
from slagveld.texts import say
from tests.games.carnage.battle import (
    MAGE,
    NORTH,
    SOUTH,
    WEST,
    act,
    box,
    events,
    mage,
    refused,
    unit,
)
from tests.games.carnage.shooting.test_phase import (
    AUTO,
    Halt,
    Never,
    announced,
    archers,
    phase,
    top,
)
from tests.games.carnage.sight.test_forests_trees_windows import house, lodgers


@pytest.mark.rule("CAR-14.3-acceleration")
def test_accelerated_units_shoot_first_and_whom_they_kill_does_not_shoot_back():
    fast = archers(1, 50, 20, SOUTH, count=5, accelerated=(2, "shooting"))
    state = phase(archers(0, 50, 60, NORTH), fast)
    state = act(state, 0, Announce(1, 2)).state
    dice = [10, 10, 1, 1, 1, 6, 6, 10, 1, 1, 6]
    play = act(state, 1, Announce(2, 1), dice)
    assert [len(roll.dice) for roll in events(play, Rolled)] == [5, 2, 3, 1]
    assert [len(u.figures) for u in play.state.units] == [3, 4]


@pytest.mark.rule("CAR-14.3-acceleration")
def test_a_unit_wiped_out_by_an_accelerated_one_does_not_shoot_at_all():
    fast = archers(1, 50, 20, SOUTH, count=5, accelerated=(2, "shooting"))
    state = phase(archers(0, 50, 60, NORTH), fast)
    state = act(state, 0, Announce(1, 2)).state
    play = act(state, 1, Announce(2, 1), [10] * 10)
    assert [u.id for u in play.state.units] == [2]
    assert len(play.state.units[0].figures) == 5


@pytest.mark.rule("CAR-14.3-acceleration")
def test_a_target_that_an_accelerated_unit_wiped_out_is_a_lost_shot_for_the_others():
    state = phase(
        archers(0, 50, 60, NORTH, accelerated=(2, "shooting")),
        archers(0, 80, 60, NORTH),
        unit(1, 60, 20, SOUTH, count=1),
        unit(1, 80, 20, SOUTH),
    )
    state = act(state, 0, Announce(2, 3)).state
    play = act(state, 0, Announce(1, 3), [10, 1, 1, 1, 1, 10])
    assert [len(roll.dice) for roll in events(play, Rolled)] == [5, 1]
    (told,) = events(play, Told)
    assert say(told.what) == "The shot of Archer is lost: the target is no more."


@pytest.mark.rule("CAR-14.3-acceleration", "CAR-12.7")
def test_a_target_of_which_nothing_is_left_in_view_is_a_lost_shot():
    # The late archer sees the rear figure alone, which falls to the accelerated unit.
    state = phase(
        archers(0, 50, 60, NORTH, accelerated=(2, "shooting")),
        archers(0, 100, 16.25, WEST, count=1),
        unit(1, 50, 20, SOUTH, count=2, files=1),
        unit(1, 10, 20, SOUTH),
        terrain=[box(1, "high-wall", 60, 17.2, 1, 20)],
    )
    state = act(state, 0, Announce(2, 3)).state
    play = act(state, 0, Announce(1, 3), [10, 1, 1, 1, 1, 10])
    assert [len(roll.dice) for roll in events(play, Rolled)] == [5, 1]
    (told,) = events(play, Told)
    assert told.rule == "CAR-12.6"
    assert say(told.what) == (
        "The shot of Archer at Infantry comes to nothing. Nobody sees the target: the shot is lost."
    )


@pytest.mark.rule("CAR-14.3-acceleration", "CAR-6.7-simultaneous")
def test_two_accelerated_units_shoot_at_the_same_moment():
    state = phase(
        archers(0, 50, 60, NORTH, accelerated=(2, "shooting")),
        archers(1, 50, 20, SOUTH, accelerated=(2, "shooting")),
    )
    state = act(state, 0, Announce(1, 2)).state
    play = act(state, 1, Announce(2, 1), [10] * 20)
    assert play.state.units == ()


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_a_shot_wakes_its_target_which_may_still_announce_a_shot_of_its_own():
    state = phase(
        archers(0, 50, 60, NORTH, diverted=(3, "shooting")),
        archers(0, 90, 60, NORTH),
        archers(1, 50, 20, SOUTH),
    )
    assert refused(state, 0, Announce(1, 3)) == "CAR-14.3-diversion"
    state = act(state, 0, EndPart()).state
    state = act(state, 1, Announce(3, 1)).state
    assert top(state) is AnnouncePart
    assert state.agenda.top == AnnouncePart(0, only=1)
    assert refused(state, 0, Announce(2, 3)) == "CAR-6.7-order"
    asked = state.agenda.top.ask(state)
    assert asked.forms[0].fields[0].allowed == (1,)
    play = act(state, 0, Announce(1, 3), [1] * 10)
    assert [len(roll.dice) for roll in events(play, Rolled)] == [5, 5]


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_a_target_whose_sides_turn_is_still_to_come_has_no_turn_of_its_own():
    state = phase(archers(0, 50, 60, NORTH), archers(1, 50, 20, SOUTH, diverted=(3, "shooting")))
    state = act(state, 0, Announce(1, 2)).state
    assert state.agenda.top == AnnouncePart(1)
    assert refused(state, 1, Announce(2, 1)) is None
    play = act(state, 1, Announce(2, 1), [1] * 10)
    assert top(play.state) is Halt


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_a_shot_at_another_wakes_nobody():
    state = phase(
        archers(0, 50, 60, NORTH),
        archers(1, 50, 20, SOUTH, diverted=(3, "shooting")),
        unit(1, 90, 20, SOUTH),
    )
    play = act(state, 0, Announce(1, 3), [1] * 5)
    assert top(play.state) is Halt


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_a_woken_unit_without_a_bow_is_not_asked():
    state = phase(unit(0, 50, 60, NORTH, diverted=(3, "shooting")), archers(1, 50, 20, SOUTH))
    play = act(state, 1, Announce(2, 1), [1] * 5)
    assert top(play.state) is Halt


@pytest.mark.rule("CAR-14.4-shield-order")
def test_the_shields_of_a_mage_take_hits_first():
    state = phase(archers(0, 50, 60, NORTH), mage(1, 50, 20, SOUTH, shields=1, points=0, of=MAGE))
    play = act(state, 0, Announce(1, 2), [8, 8, 1, 1, 1, 8, 7])
    assert play.state.units[1].magic.shields == 0
    assert play.state.units[1].lives == 2


@pytest.mark.rule("CAR-6.9-any-time", "CAR-6.7-order")
def test_mages_may_cast_when_all_is_announced_and_before_anything_is_measured():
    state = phase(
        archers(0, 50, 60, NORTH),
        unit(1, 50, 20, SOUTH),
        mage(1, 90, 20, SOUTH, disciplines=["channelling"], spells=["shock"]),
        policies=(*AUTO, Policy(1, "magic", "always")),
    )
    play = act(state, 0, Announce(1, 2))
    assert isinstance(play.state.agenda.top, CastNow)
    assert play.state.agenda.top.at == "shots"
    assert announced(play.state) == [(1, 2)]
    assert events(play, ShotMeasured) == []


@pytest.mark.rule("CAR-6.9-any-time")
def test_who_announces_may_cast_as_well():
    state = phase(
        archers(0, 50, 60, NORTH),
        mage(0, 90, 60, NORTH, disciplines=["channelling"], spells=["shock"]),
        unit(1, 50, 20, SOUTH),
    )
    asked = state.agenda.top.ask(state)
    assert asked.forms[0].action == "Announce"
    assert "Cast" in [form.action for form in asked.forms]
    assert {kind.__name__ for kind in AnnouncePart.actions} >= {"Announce", "Cast", "EndPart"}
    assert say(asked.prompt).startswith("Which of your units shoot")


# The topic: forms, menu, proposals, previews


def test_the_form_lists_who_can_shoot_and_at_whom():
    state = phase(
        archers(0, 50, 60, NORTH),
        unit(0, 80, 60, NORTH),
        unit(1, 50, 20, SOUTH),
        unit(1, 50, 100, SOUTH),
    )
    (form,) = ANNOUNCING.forms(state, Scope(0))
    assert [field.allowed for field in form.fields] == [(1,), (3,)]
    assert ANNOUNCING.forms(state, Scope(1)) == []
    assert INDOORS.forms(state, Scope(0)) == []
    assert ANNOUNCING.menu(state, Scope(0)) == [Announce(1, 3)]
    assert ANNOUNCING.menu(state, Scope(0, 2)) == []
    assert ANNOUNCING.propose(state, Scope(0), Never()) == Announce(1, 3)
    assert ANNOUNCING.propose(state, Scope(0, 2), Never()) is None
    assert ANNOUNCING.propose(state, Scope(1), Never()) is None


def test_archers_without_a_target_propose_nothing():
    state = phase(
        archers(0, 50, 60, SOUTH), archers(0, 90, 60, NORTH), unit(1, 50, 20, SOUTH, count=4)
    )
    assert ANNOUNCING.propose(state, Scope(0), Never()) is None
    assert ANNOUNCING.propose(state, Scope(0, 2), Never()) == Announce(2, 3)


def preview(state, **values):
    return state.agenda.top.preview(state, 0, Partial("Announce", values))


def test_a_preview_shows_who_may_shoot_then_at_whom():
    state = phase(
        archers(0, 50, 60, NORTH),
        archers(0, 90, 60, NORTH, diverted=(3, "shooting")),
        unit(1, 50, 20, SOUTH),
        unit(1, 50, 100, SOUTH),
    )
    assert preview(state).pieces == (1,)
    assert preview(state, unit=1).pieces == (3,)
    assert preview(state, unit=2).refusal.rule == "CAR-14.3-diversion"
    assert preview(state, unit=1, target=4).refusal.rule == "CAR-12.4"
    assert preview(state, unit=77).pieces == (1,)


@pytest.mark.rule("CAR-12.1")
def test_a_preview_tells_chances_for_each_case_and_no_distance():
    near = archers(0, 50, 45, NORTH, count=6, files=3)
    shown = preview(phase(near, unit(1, 50, 20, SOUTH)), unit=1, target=2)
    assert (shown.length, shown.limit) == (None, None)
    assert [say(case.title) for case in shown.odds] == [
        "Direct, within 30 cm: 3 shooters, 3 dice",
        "Indirect, within 80 cm: 6 shooters, 6 dice",
        "Further than 80 cm: the shot is lost",
    ]
    assert [round(case.mean, 6) for case in shown.odds] == [0.6, 0.9, 0.0]
    assert [tally.total for tally in shown.tallies] == [7, 8, 6]
    assert shown.notes == ()
    far = archers(0, 50, 120, NORTH, count=6, files=3)
    assert preview(phase(far, unit(1, 50, 20, SOUTH)), unit=1, target=2).odds == shown.odds


@pytest.mark.rule("CAR-12.3")
def test_a_preview_says_that_direct_fire_is_blocked():
    state = phase(
        archers(0, 50, 45, NORTH), unit(1, 50, 20, SOUTH), unit(0, 50, 35, NORTH, count=16)
    )
    shown = preview(state, unit=1, target=2)
    assert [case.title.key.partition(":")[2] for case in shown.odds] == [
        "odds-shot-blocked",
        "odds-shot-indirect",
        "odds-shot-beyond",
    ]
    assert say(shown.odds[0].title).startswith("Within 30 cm")
    assert shown.odds[0].mean == 0.0


@pytest.mark.rule("CAR-9.2.2-range", "CAR-9.2.2-ws")
def test_a_preview_at_a_forest_edge_has_one_short_case():
    state = phase(
        archers(0, 50, 60, NORTH),
        unit(1, 50, 20, SOUTH),
        terrain=[box(1, "open-forest", 20, 60, 60, 20)],
    )
    shown = preview(state, unit=1, target=2)
    assert [say(case.title) for case in shown.odds] == [
        "Direct, within 10 cm: 5 shooters, 5 dice",
        "Further than 10 cm: the shot is lost",
    ]
    assert [item.value for item in shown.odds[0].need.items] == [2]


@pytest.mark.rule("CAR-9.7-direct")
def test_a_preview_from_a_building_has_direct_fire_alone():
    home = house(1, 40, 60, Opening("door", 500, 1000))
    state = phase(lodgers(0, 45, 70, 4, 1), unit(1, 50, 20, SOUTH), terrain=[home])
    shown = preview(state, unit=1, target=2)
    assert [say(case.title) for case in shown.odds] == [
        "Direct, within 30 cm: 2 shooters, 2 dice",
        "Further than 30 cm: the shot is lost",
    ]


@pytest.mark.rule("CAR-7-61-63", "CAR-12.7", "CAR-12.8")
def test_a_preview_notes_wind_sight_and_melee():
    state = phase(
        archers(0, 50, 60, NORTH),
        unit(1, 50, 20, NORTH, count=4),
        unit(0, 50, 20, SOUTH, count=4),
        terrain=[box(1, "high-wall", 30, 25, 22, 1)],
        pearl="south-wind",
    )
    shown = preview(state, unit=1, target=2)
    assert [note.key for note in shown.notes] == [
        "carnage:shot-note-visible",
        "carnage:shot-note-melee",
        "carnage:shot-note-wind",
    ]
    assert shown.notes[0].values == {"count": 2}
    assert say(shown.odds[0].title).startswith("Direct, within 45 cm")
    assert say(shown.odds[-1].title).startswith("Further than 120 cm")


def test_where_enemies_may_be_measured_the_preview_tells_the_range():
    free = Options(free_measuring=True)
    near = archers(0, 50, 45, NORTH, count=6, files=3)
    shown = preview(phase(near, unit(1, 50, 20, SOUTH), options=free), unit=1, target=2)
    assert shown.length == 2875
    assert [say(case.title) for case in shown.odds] == ["Direct, within 30 cm: 3 shooters, 3 dice"]
    assert [tally.total for tally in shown.tallies] == [7, 6]
    far = archers(0, 50, 120, NORTH, count=6, files=3)
    shown = preview(phase(far, unit(1, 50, 20, SOUTH), options=free), unit=1, target=2)
    assert shown.length == 10375
    assert [case.title.key for case in shown.odds] == ["carnage:shot-lost-range"]
    assert shown.tallies == ()
