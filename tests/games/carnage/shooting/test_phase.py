from pathlib import Path
from typing import ClassVar

import pytest

from slagveld.games import carnage
from slagveld.games.carnage.core.book import KEY
from slagveld.games.carnage.core.parts import EndPart
from slagveld.games.carnage.core.state import Options, Shot
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.shooting.announcement import Announce
from slagveld.games.carnage.shooting.phase import (
    AnnouncePart,
    ChooseFire,
    IndoorPart,
    PickFire,
    ShootingPhase,
    ShotMeasured,
)
from slagveld.kernel.agenda import Question
from slagveld.kernel.event import Announced, Hurt, Rolled, Told
from slagveld.kernel.state import Policy
from slagveld.record import replace
from slagveld.table.terrain import Opening
from slagveld.texts import add_source, say
from tests.games.carnage.battle import (
    ARCHER,
    NORTH,
    SOUTH,
    act,
    battle,
    box,
    events,
    profile,
    refused,
    run,
    unit,
)
from tests.games.carnage.sight.test_forests_trees_windows import house, lodgers

add_source(KEY, Path(carnage.__file__).parent / "texts")


class Halt(Question, frozen=True):
    """Where a test stops."""

    actions: ClassVar = ()

    def who(self, state):
        return (0,)


AUTO = (Policy(0, "losses", "auto"), Policy(1, "losses", "auto"))


def phase(*units, **more):
    """The shooting phase with these units, run to its first question."""
    more.setdefault("policies", AUTO)
    state = battle(*units, agenda=[ShootingPhase(), Halt()], phase="shooting", **more)
    return run(state).state


def top(state):
    return type(state.agenda.top)


def archers(owner, x, y, facing, count=5, **more):
    return unit(owner, x, y, facing, count=count, of=more.pop("of", ARCHER), **more)


def facing_off(**more):
    """Five archers against five, 40 cm from front to front."""
    return phase(archers(0, 50, 60, NORTH), archers(1, 50, 20, SOUTH), **more)


def announced(state):
    return [(shot.unit, shot.target) for shot in state.shots]


class Never:
    """Lots that always fall on the first."""

    def random(self):
        return 0.0


# The sequence


@pytest.mark.rule("CAR-6.7-order", "CAR-12.1", "CAR-12-when")
def test_the_initiative_side_announces_first_and_nothing_is_measured_before_all_have():
    state = facing_off(order=(1, 0))
    assert state.agenda.top.who(state) == (1,)
    play = act(state, 1, Announce(2, 1))
    assert [event.rule for event in events(play, Announced)] == ["CAR-12.1"]
    state = play.state
    assert top(state) is AnnouncePart
    assert state.agenda.top.who(state) == (0,)
    assert events(play, ShotMeasured) == []
    play = act(state, 0, Announce(1, 2), [1] * 10)
    assert len(events(play, ShotMeasured)) == 2
    kinds = [type(event) for event in play.events if isinstance(event, ShotMeasured | Rolled)]
    assert kinds == [ShotMeasured, ShotMeasured, Rolled, Rolled]
    assert top(play.state) is Halt
    assert play.state.shots == ()


@pytest.mark.rule("CAR-12.1")
def test_while_announcing_only_ones_own_pieces_may_be_measured():
    state = facing_off()
    asked = state.agenda.top.ask(state)
    assert (asked.measuring.ruler, asked.measuring.reach) == ("own", False)
    assert asked.measuring.rule == "CAR-12.1"
    free = facing_off(options=Options(free_measuring=True))
    assert free.agenda.top.ask(free).measuring.ruler == "free"


@pytest.mark.rule("CAR-12.1", "CAR-12.3")
def test_once_measured_nothing_is_taken_back():
    state = phase(archers(0, 50, 150, NORTH), unit(1, 50, 20, SOUTH))
    play = act(state, 0, Announce(1, 2))
    assert play.barrier_rule == "CAR-12.1"
    assert play.rolls == []
    assert [event.rule for event in events(play, ShotMeasured)] == ["CAR-12.3"]


@pytest.mark.rule("CAR-6.7-order")
def test_a_phase_without_shots_asks_and_measures_nothing():
    state = phase(unit(0, 50, 60, NORTH), unit(1, 50, 20, SOUTH))
    assert top(state) is Halt


@pytest.mark.rule("CAR-6.7-order")
def test_seats_with_nothing_to_announce_are_not_asked():
    state = phase(
        archers(0, 50, 60, NORTH),
        unit(1, 50, 20, SOUTH),
        terrain=[box(1, "mountain", 0, 40, 180, 5)],
    )
    assert top(state) is Halt
    state = phase(archers(0, 50, 60, NORTH), archers(1, 50, 20, NORTH))
    assert state.agenda.top.who(state) == (0,)
    assert top(act(state, 0, EndPart()).state) is Halt


@pytest.mark.rule("CAR-6.7-order")
def test_a_seat_may_hold_its_fire():
    state = facing_off()
    state = act(state, 0, EndPart()).state
    assert state.agenda.top.who(state) == (1,)
    play = act(state, 1, EndPart())
    assert [say(event.text()) for event in play.events] == ["Archer holds fire."]
    assert play.barrier_rule == ""
    assert top(play.state) is Halt


@pytest.mark.rule("CAR-6.7-order")
def test_shots_of_an_earlier_phase_are_forgotten():
    state = facing_off(shots=(Shot(1, 2),))
    assert announced(state) == []


@pytest.mark.rule("CAR-6.7-order", "CAR-9.7-return")
def test_units_in_buildings_announce_before_all_others():
    home = house(1, 40, 60, Opening("door", 500, 1000))
    state = phase(
        archers(0, 20, 80, NORTH),
        lodgers(1, 45, 70, 4, 1),
        archers(1, 50, 20, SOUTH),
        lodgers(0, 145, 80, 4, 2),
        terrain=[home, house(2, 140, 70, Opening("door", 500, 1000))],
    )
    assert top(state) is IndoorPart
    assert state.agenda.top.who(state) == (0,)
    assert refused(state, 0, Announce(1, 3)) == "CAR-9.7-return"
    assert refused(state, 0, Announce(4, 3)) is None
    state = act(state, 0, Announce(4, 3)).state
    # Unit 2 sees nobody from its door but unit 3, which is on its own side.
    assert top(state) is AnnouncePart
    assert state.agenda.top.side == 0
    state = act(state, 0, EndPart()).state
    assert state.agenda.top.side == 1
    assert refused(state, 1, Announce(2, 1)) == "CAR-9.7-return"


@pytest.mark.rule("CAR-9.7-shoot-out", "CAR-12.4")
def test_from_a_building_one_shoots_only_at_what_is_seen_from_its_openings():
    home = house(1, 40, 60, Opening("door", 500, 1000))
    state = phase(
        lodgers(0, 45, 70, 4, 1), unit(1, 50, 20, SOUTH), unit(1, 50, 120, SOUTH), terrain=[home]
    )
    assert refused(state, 0, Announce(1, 2)) is None
    assert refused(state, 0, Announce(1, 3)) == "CAR-12.4"


@pytest.mark.rule("CAR-9.7-return")
def test_who_is_inside_is_a_target_only_when_shooting():
    home = house(1, 40, 60, Opening("door", 500, 1000))
    state = phase(archers(0, 50, 30, SOUTH), lodgers(1, 45, 70, 4, 1), terrain=[home])
    assert top(state) is IndoorPart
    quiet = act(state, 1, EndPart()).state
    assert top(quiet) is Halt
    loud = act(state, 1, Announce(2, 1)).state
    assert refused(loud, 0, Announce(1, 2)) is None


# What is refused


@pytest.mark.rule("CAR-12.5")
def test_a_unit_announces_one_shot_at_one_target():
    state = phase(
        archers(0, 50, 60, NORTH),
        archers(0, 80, 60, NORTH),
        unit(1, 50, 20, SOUTH),
        unit(1, 80, 20, SOUTH),
    )
    state = act(state, 0, Announce(1, 3)).state
    assert announced(state) == [(1, 3)]
    assert refused(state, 0, Announce(1, 4)) == "CAR-12.5"
    assert refused(state, 0, Announce(2, 4)) is None


REFUSALS = [
    ("no unit", Announce(77, 5), "CAR-6.7-order"),
    ("enemy unit", Announce(6, 1), "CAR-6.7-order"),
    ("no bow", Announce(2, 5), "CAR-5.2-bases"),
    ("in melee", Announce(3, 5), "CAR-12-engaged"),
    ("diverted", Announce(4, 5), "CAR-14.3-diversion"),
    ("nobody", Announce(1, 77), "CAR-12.1"),
    ("friend", Announce(1, 2), "CAR-12.1"),
    ("itself", Announce(1, 1), "CAR-12.1"),
    ("behind", Announce(1, 6), "CAR-12.4"),
    ("out of sight", Announce(1, 8), "CAR-12.4"),
    ("allowed", Announce(1, 5), None),
]


@pytest.mark.rule("CAR-12.1", "CAR-12.4", "CAR-12-engaged", "CAR-14.3-diversion", "CAR-6.7-order")
@pytest.mark.parametrize(
    ("action", "rule"), [row[1:] for row in REFUSALS], ids=[row[0] for row in REFUSALS]
)
def test_why_a_shot_may_not_be_announced(action, rule):
    state = phase(
        archers(0, 50, 60, NORTH),
        unit(0, 80, 60, NORTH),
        archers(0, 110, 60, NORTH),
        archers(0, 20, 60, NORTH, diverted=(3, "shooting")),
        unit(1, 50, 20, SOUTH),
        archers(1, 50, 100, NORTH),
        unit(1, 110, 60, SOUTH),
        unit(1, 150, 20, SOUTH),
        terrain=[box(1, "mountain", 100, 25, 70, 5)],
    )
    assert refused(state, 0, action) == rule


@pytest.mark.rule("CAR-9.2.2-inside")
def test_archers_in_the_middle_of_an_open_forest_cannot_shoot():
    state = phase(
        archers(0, 50, 60, NORTH),
        archers(0, 120, 60, NORTH),
        unit(1, 50, 20, SOUTH),
        terrain=[box(1, "open-forest", 20, 50, 60, 30)],
    )
    assert refused(state, 0, Announce(1, 3)) == "CAR-9.2.2-inside"
    assert refused(state, 0, Announce(2, 3)) is None


@pytest.mark.rule("CAR-12.7")
def test_of_which_nothing_is_seen_from_the_middle_is_no_target():
    state = phase(
        archers(0, 50, 100, NORTH, count=3),
        unit(1, 30, 80, SOUTH, count=1),
        unit(1, 10, 80, SOUTH, count=1),
        terrain=[box(1, "high-wall", 46, 97, 20, 1)],
    )
    assert refused(state, 0, Announce(1, 2)) == "CAR-12.7"


@pytest.mark.rule("CAR-12-direct", "CAR-9.7-direct")
def test_into_a_building_one_must_see_past_other_units():
    home = house(1, 40, 20, Opening("door", 500, 1000), wall=2)

    def at(*others):
        state = phase(archers(0, 50, 60, NORTH), lodgers(1, 45, 30, 4, 1), *others, terrain=[home])
        return refused(act(state, 1, Announce(2, 1)).state, 0, Announce(1, 2))

    assert at() is None
    state = phase(
        archers(0, 50, 60, NORTH),
        lodgers(1, 45, 30, 4, 1),
        archers(0, 80, 60, NORTH, count=1),
        unit(0, 46, 50, NORTH, count=6),
        terrain=[home],
    )
    # The unit before archers 1 leaves them no line to the door; unit 3 sees it from the side.
    state = act(state, 1, Announce(2, 3)).state
    assert refused(state, 0, Announce(1, 2)) in {"CAR-12.4", "CAR-12.7"}
    assert refused(state, 0, Announce(3, 2)) is None


@pytest.mark.rule("CAR-5.1.3-archers")
def test_neutralised_archers_shoot_as_usual():
    state = phase(archers(0, 50, 60, NORTH, count=2), unit(1, 50, 20, SOUTH))
    assert state.units[0].neutralised
    play = act(state, 0, Announce(1, 2), [8, 7, 6])
    assert [roll.dice for roll in events(play, Rolled)] == [(8, 7), (6,)]
    assert len(play.state.units[1].figures) == 4


@pytest.mark.rule("CAR-12-no-limit")
def test_archers_who_moved_or_failed_a_charge_shoot_without_penalty():
    tired = Doings(moved=True, charged=True, failed=True, spent=2000)
    state = phase(archers(0, 50, 60, NORTH, doings=tired), unit(1, 50, 20, SOUTH))
    play = act(state, 0, Announce(1, 2), [7] * 5)
    assert events(play, Rolled)[0].need.target.total == 8


# Rolling


@pytest.mark.rule("CAR-12-hit", "CAR-12-wound", "CAR-12-ranks")
@pytest.mark.parametrize(("y", "dice", "need"), [(45, 3, 7), (60, 6, 8)])
def test_direct_fire_has_the_dice_of_the_front_rank_and_indirect_fire_those_of_all(y, dice, need):
    state = phase(archers(0, 50, y, NORTH, count=6, files=3), unit(1, 50, 20, SOUTH))
    play = act(state, 0, Announce(1, 2), [need] * dice + [5] * dice)
    first, second = events(play, Rolled)
    assert (len(first.dice), first.need.target.total) == (dice, need)
    assert (len(second.dice), second.need.target.total) == (dice, 6)
    assert len(play.state.units[1].figures) == 5


@pytest.mark.rule("CAR-6.7-simultaneous")
def test_a_unit_that_is_shot_down_still_shoots_with_all_its_figures():
    state = facing_off()
    state = act(state, 0, Announce(1, 2)).state
    play = act(state, 1, Announce(2, 1), [10] * 5 + [10] * 5 + [10] * 5 + [10] * 5)
    assert play.state.units == ()


@pytest.mark.rule(
    "CAR-15.3-announce", "CAR-15.3-chris", "CAR-15.3-tom", "CAR-15.3-losses", "CAR-6.7-simultaneous"
)
def test_the_shooting_of_the_play_example():
    state = phase(
        unit(0, 40, 90, NORTH, count=10),
        archers(0, 70, 90, NORTH, count=12),
        archers(1, 60, 50, SOUTH, count=10),
        pearl="bad-weather",
    )
    state = act(state, 0, Announce(2, 3)).state
    chris = [9, 10, 9, 8, 8, 8, 7, 1, 2, 3, 4, 5], [6, 7, 10]
    tom = [9, 9, 8, 8, 1, 2, 3, 4, 5, 6], [6, 6]
    play = act(state, 1, Announce(3, 1), [*chris[0], *chris[1], *tom[0], *tom[1]])
    assert [event.fire for event in events(play, ShotMeasured)] == ["indirect", "indirect"]
    rolls = [(len(roll.dice), roll.need.target.total) for roll in events(play, Rolled)]
    assert rolls == [(12, 9), (3, 6), (10, 9), (2, 6)]
    assert [len(u.figures) for u in play.state.units] == [8, 12, 7]


@pytest.mark.rule("CAR-7-51-55")
def test_under_the_elven_blessing_every_hit_has_two_wound_dice():
    state = phase(archers(0, 50, 60, NORTH), unit(1, 50, 20, SOUTH), pearl="elven-blessing")
    play = act(state, 0, Announce(1, 2), [8, 8, 1, 1, 1, 6, 6, 5, 6])
    assert [len(roll.dice) for roll in events(play, Rolled)] == [5, 4]
    assert len(play.state.units[1].figures) == 2


@pytest.mark.rule("CAR-12.7")
def test_wounds_beyond_the_figures_in_view_are_lost():
    state = phase(
        archers(0, 50, 60, NORTH, count=5),
        unit(1, 50, 20, SOUTH, count=4),
        terrain=[box(1, "high-wall", 30, 40, 21, 1)],
    )
    play = act(state, 0, Announce(1, 2), [10] * 5 + [10] * 5)
    assert len(play.state.units[1].figures) == 2


@pytest.mark.rule("CAR-12.7")
def test_the_figures_in_view_can_be_hit_several_times():
    strong = profile(ARCHER, bow=False, w=2)
    state = phase(
        archers(0, 50, 60, NORTH, count=5),
        unit(1, 50, 20, SOUTH, count=4, of=strong),
        terrain=[box(1, "high-wall", 30, 40, 21, 1)],
    )
    play = act(state, 0, Announce(1, 2), [10] * 5 + [10] * 5)
    assert play.state.units[1].lives == 4


@pytest.mark.rule("CAR-12.8")
def test_wounds_of_a_shot_into_a_melee_are_shared():
    state = phase(
        archers(0, 50, 60, NORTH), unit(1, 50, 20, NORTH, count=8), unit(0, 50, 20, SOUTH, count=8)
    )
    play = act(state, 0, Announce(1, 2), [10, 10, 10, 1, 1] + [10] * 3)
    assert [len(u.figures) for u in play.state.units] == [5, 6, 7]
    assert {event.by for event in events(play, Hurt)} <= {1}
    (shared,) = events(play, Told)
    assert (shared.pieces, shared.rule) == ((2, 3), "CAR-12.8")
    assert (
        say(shared.what) == "The wounds are shared out in the melee: Infantry (2) and Infantry (1)."
    )


@pytest.mark.rule("CAR-12.8")
def test_into_a_melee_only_the_part_of_the_target_is_cut_to_the_figures_in_view():
    # Of the target one figure is in view; the friend behind it is hidden altogether.
    state = phase(
        archers(0, 50, 60, NORTH),
        unit(1, 50, 20, NORTH, count=4),
        unit(0, 50, 20, SOUTH, count=4),
        terrain=[box(1, "high-wall", 30, 25, 22, 1)],
    )
    seen = 4 - 2
    play = act(state, 0, Announce(1, 2), [10] * 5 + [10] * 5)
    assert [len(u.figures) for u in play.state.units[1:]] == [4 - seen, 4 - 2]
    _, unseen = events(play, Told)
    assert unseen.pieces == (2,)
    assert say(unseen.what) == (
        "Only 2 figures of Infantry are visible and can be hit; the other wounds are lost."
    )


@pytest.mark.rule("CAR-12.3", "CAR-12-direct")
def test_a_lost_shot_is_told_with_its_reason_and_not_rolled():
    state = phase(
        archers(0, 50, 45, NORTH), unit(1, 50, 20, SOUTH), unit(0, 50, 35, NORTH, count=16)
    )
    play = act(state, 0, Announce(1, 2))
    (event,) = events(play, ShotMeasured)
    assert (event.rule, event.fire, event.range) == ("CAR-12.3", "none", 2750)
    assert event.lost.key == "carnage:shot-lost-blocked"
    assert events(play, Rolled) == []


@pytest.mark.rule("CAR-12.6-measure")
def test_what_was_measured_is_told_in_words():
    state = facing_off()
    play = act(act(state, 0, Announce(1, 2)).state, 1, EndPart(), [1] * 5)
    (event,) = events(play, ShotMeasured)
    assert (event.piece, event.target, event.range, event.rule) == (1, 2, 4250, "CAR-12.6-measure")
    assert say(event.text()) == "From Archer to Archer it is 42.5 cm: indirect fire."


# Choosing at the very limit


def at_the_limit(**more):
    return phase(
        archers(0, 50, 47.5, NORTH, count=6, files=3), unit(1, 50, 21.25, SOUTH, count=6), **more
    )


@pytest.mark.rule("CAR-12.2", "CAR-12-one-mode")
@pytest.mark.parametrize(("fire", "dice", "need"), [("direct", 3, 7), ("indirect", 6, 8)])
def test_at_exactly_thirty_centimetres_the_shooter_chooses(fire, dice, need):
    play = act(at_the_limit(), 0, Announce(1, 2))
    assert [event.fire for event in events(play, ShotMeasured)] == ["either"]
    state = play.state
    assert state.agenda.top == ChooseFire(1, 2)
    assert state.agenda.top.who(state) == (0,)
    asked = state.agenda.top.ask(state)
    assert [choice.key for choice in asked.forms[0].fields[0].choices] == ["direct", "indirect"]
    assert state.agenda.top.candidates(state, 0) == [PickFire("direct"), PickFire("indirect")]
    assert refused(state, 0, PickFire(fire)) is None
    play = act(state, 0, PickFire(fire), [1] * dice)
    (roll,) = events(play, Rolled)
    assert (len(roll.dice), roll.need.target.total) == (dice, need)


@pytest.mark.rule("CAR-12.2")
def test_each_of_several_such_shots_has_its_own_choice():
    state = phase(
        archers(0, 50, 47.5, NORTH, count=6, files=3),
        archers(0, 100, 47.5, NORTH, count=6, files=3),
        unit(1, 50, 21.25, SOUTH, count=6),
        unit(1, 100, 21.25, SOUTH, count=6),
    )
    state = act(act(state, 0, Announce(1, 3)).state, 0, Announce(2, 4)).state
    assert state.agenda.top == ChooseFire(1, 3)
    state = act(state, 0, PickFire("indirect")).state
    assert state.agenda.top == ChooseFire(2, 4)
    play = act(state, 0, PickFire("direct"), [1] * 9)
    assert [len(roll.dice) for roll in events(play, Rolled)] == [6, 3]


@pytest.mark.rule("CAR-12.2")
def test_who_has_left_the_table_shoots_directly():
    state = act(at_the_limit(), 0, Announce(1, 2)).state
    gone = replace(state, out=(0,))
    play = run(gone, [1] * 3)
    assert [len(roll.dice) for roll in events(play, Rolled)] == [3]
