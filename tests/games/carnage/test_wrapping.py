"""Wrapping: figures from the rear go round the enemy."""

from typing import ClassVar

import pytest

from slagveld.games.carnage.encircling import LEFT, RIGHT, Line, outline_edges
from slagveld.games.carnage.spell_effects import WorkSpell
from slagveld.games.carnage.spells import Casting
from slagveld.games.carnage.surrounding import flank_most, fullest, laid_round, spare, wrap_limit
from slagveld.games.carnage.topic import EndPart
from slagveld.games.carnage.unit import Doings, Unit
from slagveld.games.carnage.wrapping import (
    WRAPPING,
    Wrap,
    WrapPart,
    WrapPhase,
    WrapPlaces,
)
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import PhaseBegan, Told
from slagveld.kernel.fields import Placement
from slagveld.table.contact import overlap
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE, cosine, sine

from .battle import (
    EAST,
    HERO,
    MAGE,
    NORTH,
    RIDER,
    SOUTH,
    WEST,
    act,
    battle,
    box,
    events,
    profile,
    refused,
    run,
    unit,
)


class Halt(Question, frozen=True):
    """Stops a test here."""

    actions: ClassVar = (EndPart,)

    def who(self, state):
        return (0,)


def wrapping(*units, side=0, only=0, **rest):
    agenda = [WrapPart(side, only=only), Halt()]
    return battle(*units, agenda=agenda, phase="wrap", **rest)


def fight(count=15, files=5, foe=10, foe_files=5, **rest):
    """Two blocks front to front: we look north from 90, 90."""
    of = rest.pop("of", None)
    more = {} if of is None else {"of": of}
    mine = rest.pop("mine", {})
    theirs = rest.pop("theirs", {})
    return wrapping(
        unit(0, 90, 90, NORTH, count=count, files=files, **more, **mine),
        unit(1, 90, 90, SOUTH, count=foe, files=foe_files, **theirs),
        **rest,
    )


def gone(before, after):
    """Where figures stand that moved, by id."""
    pairs = zip(after.figures, before.poses, after.poses, strict=True)
    return {figure.id: new for figure, old, new in pairs if old != new}


def fighting(state, number=1):
    mine = state.unit(number)
    field = state.field
    return len({i for foe in field.enemies_of(mine) for i, _ in field.touches(mine, foe)})


def at(x, y, facing):
    return Pose(round(x * 100), round(y * 100), facing * 10)


# Who


@pytest.mark.rule("CAR-11-who")
def test_only_a_unit_in_melee_wraps():
    assert refused(fight(), 0, Wrap(1, 2, 1, 0)) is None
    apart = wrapping(
        unit(0, 90, 90.11, NORTH, count=15, files=5), unit(1, 90, 90, SOUTH, count=10, files=5)
    )
    assert refused(apart, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"
    ignored = fight(foe=2, foe_files=2, ignored=((2, 1),))
    assert refused(ignored, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"
    assert refused(fight(), 0, Wrap(2, 1, 1, 0)) == "CAR-5.1-unit"
    assert refused(fight(), 0, Wrap(9, 2, 1, 0)) == "CAR-5.1-unit"
    others = fight(foe=10)
    assert refused(others, 0, Wrap(1, 1, 1, 0)) == "CAR-11-who"
    assert refused(others, 0, Wrap(1, 9, 1, 0)) == "CAR-11-who"


@pytest.mark.rule("CAR-11-who")
def test_a_neutralised_unit_does_not_wrap():
    strong = profile(w=3)
    assert refused(fight(2, 1, of=strong, mine={"lives": [2, 1]}), 0, Wrap(1, 2, 1, 0)) is None
    weak = fight(2, 1, of=strong, mine={"lives": [1, 1]})
    assert refused(weak, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"


@pytest.mark.rule("CAR-11-charged")
def test_a_unit_that_was_charged_in_this_round_does_not_wrap():
    charged = fight(mine={"doings": Doings(was_charged=True)})
    assert refused(charged, 0, Wrap(1, 2, 1, 0)) == "CAR-11-charged"
    attacked = fight(mine={"doings": Doings(attacked=True)})
    assert refused(attacked, 0, Wrap(1, 2, 1, 0)) is None


@pytest.mark.rule("CAR-10-no-other-move")
def test_a_unit_that_charged_in_this_round_does_not_wrap():
    charger = fight(mine={"doings": Doings(charged=True)})
    assert refused(charger, 0, Wrap(1, 2, 1, 0)) == "CAR-10-no-other-move"


@pytest.mark.rule("CAR-6.6")
def test_a_unit_wraps_once():
    state = act(fight(), 0, Wrap(1, 2, 1, 0), ()).state
    assert state.unit(1).doings.wrapped
    assert state.unit(2).doings == Doings()
    twice = fight(mine={"doings": Doings(wrapped=True)})
    assert refused(twice, 0, Wrap(1, 2, 1, 0)) == "CAR-6.6"


@pytest.mark.rule("CAR-11-who")
def test_only_figures_that_touch_nobody_go():
    all_in = fight(5, 5)
    assert refused(all_in, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"
    state = fight(7, 5)
    assert spare(state, state.unit(1)) == [6, 5]
    assert refused(state, 0, Wrap(1, 2, 1, 1)) is None
    assert refused(state, 0, Wrap(1, 2, 2, 1)) == "CAR-11-who"
    assert refused(state, 0, Wrap(1, 2, 0, 0)) == "CAR-11-who"
    assert refused(state, 0, Wrap(1, 2, -1, 2)) == "CAR-11-who"
    assert refused(state, 0, Wrap(1, 2, 2, -1)) == "CAR-11-who"
    inside = fight(mine={"inside": 901})
    assert spare(inside, inside.unit(1)) == []
    assert refused(inside, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"
    diverted = fight(mine={"diverted": (9, "melee")})
    assert refused(diverted, 0, Wrap(1, 2, 1, 0)) == "CAR-14.3-diversion"


# Where they stand


@pytest.mark.rule("CAR-11-who")
def test_figures_first_widen_the_front_then_turn_the_corner():
    # Three files against five: one figure more fits beside each end, the next goes round.
    state = fight(9, 3)
    after = act(state, 0, Wrap(1, 2, 3, 3)).state
    assert gone(state.unit(1), after.unit(1)) == {
        109: at(85, 91.25, 270),
        108: at(82.5, 88.75, 0),
        107: at(82.5, 86.25, 0),
        106: at(95, 91.25, 270),
        105: at(97.5, 88.75, 180),
        104: at(97.5, 86.25, 180),
    }
    assert fighting(state) == 3
    assert fighting(after) == 9
    there = after.unit(1)
    assert (there.x, there.y, there.facing, there.files) == (9000, 9000, 2700, 3)
    assert not there.formed


@pytest.mark.rule("CAR-11-ex3")
def test_the_side_with_the_initiative_widens_its_front_by_two_on_each_side():
    state = fight(10, 5, foe=18, foe_files=9)
    after = act(state, 0, Wrap(1, 2, 2, 2)).state
    assert sorted(pose.x for pose in gone(state.unit(1), after.unit(1)).values()) == [
        8000,
        8250,
        9750,
        10000,
    ]
    assert {pose.y for pose in gone(state.unit(1), after.unit(1)).values()} == {9125}
    assert fighting(after) == 9


def test_a_wide_front_goes_round_the_corner_at_once_and_along_the_rear():
    state = fight(14, 7)
    after = act(state, 0, Wrap(1, 2, 4, 3)).state
    moved = gone(state.unit(1), after.unit(1))
    assert list(moved.values()) == [
        at(95, 83.75, 90),
        at(97.5, 86.25, 180),
        at(97.5, 88.75, 180),
        at(87.5, 83.75, 90),
        at(85, 83.75, 90),
        at(82.5, 86.25, 0),
        at(82.5, 88.75, 0),
    ]
    assert fighting(after) == 14


def test_left_is_the_left_of_those_who_look_at_the_enemy():
    for facing, left in ((NORTH, (-1, 0)), (EAST, (0, -1)), (SOUTH, (1, 0)), (WEST, (0, 1))):
        state = wrapping(
            unit(0, 90, 90, facing, count=4, files=1),
            unit(1, 90, 90, facing + 180, count=3, files=3),
        )
        (pose,) = gone(state.unit(1), act(state, 0, Wrap(1, 2, 1, 0)).state.unit(1)).values()
        assert ((pose.x - 9000) * left[0] + (pose.y - 9000) * left[1]) == 250
        (pose,) = gone(state.unit(1), act(state, 0, Wrap(1, 2, 0, 1)).state.unit(1)).values()
        assert ((pose.x - 9000) * left[0] + (pose.y - 9000) * left[1]) == -250


def test_riders_show_the_enemy_their_narrow_front():
    state = fight(6, 3, foe=6, foe_files=3, of=RIDER)
    after = act(state, 0, Wrap(1, 2, 1, 1)).state
    assert list(gone(state.unit(1), after.unit(1)).values()) == [
        at(96.25, 88.75, 180),
        at(83.75, 88.75, 0),
    ]


def test_a_single_enemy_is_surrounded():
    state = fight(9, 3, theirs={"of": HERO}, foe=1, foe_files=1)
    after = act(state, 0, Wrap(1, 2, 2, 1)).state
    assert set(gone(state.unit(1), after.unit(1)).values()) == {
        at(87.5, 88.75, 0),
        at(90, 86.25, 90),
        at(92.5, 88.75, 180),
    }
    assert refused(state, 0, Wrap(1, 2, 2, 2)) == "CAR-11-unit-rules"
    assert refused(state, 0, Wrap(1, 2, 4, 0)) == "CAR-11-unit-rules"


def test_an_incomplete_rear_rank_is_followed_into_its_corners():
    # Seven in five files: two centred figures stand behind the five.
    state = fight(17, 7, foe=7, foe_files=5)
    left = act(state, 0, Wrap(1, 2, 3, 0)).state
    assert gone(state.unit(1), left.unit(1)) == {
        117: at(82.5, 88.75, 0),
        116: at(85, 86.25, 90),
        115: at(87.5, 83.75, 90),
    }
    assert fighting(left) == 7 + 3
    right = act(state, 0, Wrap(1, 2, 0, 3)).state
    assert gone(state.unit(1), right.unit(1)) == {
        117: at(97.5, 88.75, 180),
        116: at(95, 86.25, 90),
        115: at(92.5, 83.75, 90),
    }


@pytest.mark.rule("CAR-11-unit-rules")
def test_other_figures_terrain_and_the_table_edge_are_in_the_way():
    free = fight(9, 5)
    assert refused(free, 0, Wrap(1, 2, 1, 0)) is None
    friend = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5),
        unit(0, 82, 90, NORTH, count=1),
    )
    assert refused(friend, 0, Wrap(1, 2, 0, 1)) is None
    moved = friend.changed(3, y=8700)
    assert refused(moved, 0, Wrap(1, 2, 1, 0)) == "CAR-11-unit-rules"
    house = fight(9, 5, terrain=(box(901, "building", 80, 80, 2, 9),))
    assert refused(house, 0, Wrap(1, 2, 1, 0)) == "CAR-11-unit-rules"
    assert refused(house, 0, Wrap(1, 2, 0, 1)) is None
    edge = wrapping(
        unit(0, 8, 90, NORTH, count=9, files=5), unit(1, 8, 90, SOUTH, count=10, files=5)
    )
    assert refused(edge, 0, Wrap(1, 2, 1, 0)) == "CAR-11-unit-rules"
    assert refused(edge, 0, Wrap(1, 2, 0, 1)) is None


# How many


@pytest.mark.rule("CAR-11-first")
@pytest.mark.rule("CAR-11-second")
def test_without_the_initiative_two_go_to_each_flank():
    first = fight(20, 5)
    assert refused(first, 0, Wrap(1, 2, 4, 3)) is None
    second = fight(20, 5, order=(1, 0))
    assert refused(second, 0, Wrap(1, 2, 2, 2)) is None
    assert refused(second, 0, Wrap(1, 2, 3, 0)) == "CAR-11-second"
    assert refused(second, 0, Wrap(1, 2, 0, 3)) == "CAR-11-second"
    hasty = fight(20, 5, order=(1, 0), mine={"accelerated": (2, "movement")})
    assert refused(hasty, 0, Wrap(1, 2, 4, 3)) is None
    old = fight(20, 5, order=(1, 0), mine={"accelerated": (1, "movement")})
    assert refused(old, 0, Wrap(1, 2, 3, 0)) == "CAR-11-second"
    assert flank_most(first, first.unit(1)) > 100
    assert flank_most(second, second.unit(1)) == 2


# How far


@pytest.mark.rule("CAR-11-distance")
def test_no_figure_goes_further_than_the_move_distance_from_the_middle():
    # The middle of three ranks is at 93.75; the second figure's place is 10.607 cm away.
    state = fight(15, 5)
    assert wrap_limit(state, state.unit(1)) == 2000
    for spent, rule in ((939, None), (940, "CAR-11-distance")):
        near = fight(15, 5, mine={"doings": Doings(spent=spent)})
        assert refused(near, 0, Wrap(1, 2, 2, 0)) == rule
    riders = fight(10, 5, of=RIDER)
    assert wrap_limit(riders, riders.unit(1)) == 3000
    tired = fight(15, 5, mine={"doings": Doings(spent=2500)})
    assert wrap_limit(tired, tired.unit(1)) == 0
    assert refused(tired, 0, Wrap(1, 2, 1, 0)) == "CAR-11-distance"


# By hand


def dragged(*places, number=1):
    return WrapPlaces(number, tuple(Placement(piece, pose) for piece, pose in places))


@pytest.mark.rule("CAR-11-unit-rules")
def test_figures_may_be_set_down_by_hand():
    state = fight(9, 5)
    action = dragged((109, at(82.5, 88.75, 0)), (106, at(97.5, 88.75, 180)))
    after = act(state, 0, action).state
    assert gone(state.unit(1), after.unit(1)) == {
        109: at(82.5, 88.75, 0),
        106: at(97.5, 88.75, 180),
    }
    assert after.unit(1).doings.wrapped
    assert fighting(after) == 7


@pytest.mark.rule("CAR-11-unit-rules")
def test_figures_set_down_must_hang_together_with_their_unit():
    state = fight(9, 5)
    second = (108, at(82.5, 86.25, 0))
    assert refused(state, 0, dragged(second)) == "CAR-11-unit-rules"
    first = (109, at(82.5, 88.75, 0))
    assert refused(state, 0, dragged(first, second)) is None
    assert refused(state, 0, dragged(second, first)) is None
    lonely = (107, at(90, 83.75, 90))
    assert refused(state, 0, dragged(first, second, lonely)) == "CAR-11-unit-rules"


@pytest.mark.rule("CAR-11-unit-rules")
def test_figures_set_down_stand_on_nobody():
    state = fight(9, 5)
    assert refused(state, 0, dragged((109, at(82.5, 88.75, 0)))) is None
    assert refused(state, 0, dragged((109, at(82.6, 88.75, 0)))) == "CAR-11-unit-rules"
    assert refused(state, 0, dragged((109, at(84, 92, 0)))) == "CAR-11-unit-rules"
    both = dragged((109, at(82.5, 88.75, 0)), (108, at(82.5, 87, 0)))
    assert refused(state, 0, both) == "CAR-11-unit-rules"
    house = fight(9, 5, terrain=(box(901, "building", 80, 80, 2, 9),))
    assert refused(house, 0, dragged((109, at(82.5, 88.75, 0)))) == "CAR-11-unit-rules"


@pytest.mark.rule("CAR-11-who")
def test_figures_set_down_must_touch_an_enemy_of_the_fight():
    state = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5),
        unit(1, 79.9, 90, EAST, count=1),
    )
    beside = (109, at(82.5, 91.3, 0))
    assert refused(state, 0, dragged(beside)) is None
    idle = (109, at(82.5, 93, 0))
    assert refused(state, 0, dragged(idle)) == "CAR-11-who"
    other = state.changed(3, x=8125, y=9300)
    assert refused(other, 0, dragged(idle)) == "CAR-11-who"


def test_only_spare_figures_are_set_down_each_once():
    state = fight(9, 5)
    there = at(82.5, 88.75, 0)
    assert refused(state, 0, dragged()) == "CAR-11-who"
    assert refused(state, 0, dragged((101, there))) == "CAR-11-who"
    assert refused(state, 0, dragged((201, there))) == "CAR-11-who"
    twice = dragged((109, there), (109, at(97.5, 88.75, 180)))
    assert refused(state, 0, twice) == "CAR-11-who"


@pytest.mark.rule("CAR-11-distance")
def test_figures_set_down_stay_within_the_distance():
    # From the middle at 90, 92.5 to 82.5, 88.75 it is 8.385 cm.
    for spent, rule in ((1161, None), (1162, "CAR-11-distance")):
        state = fight(9, 5, mine={"doings": Doings(spent=spent)})
        assert refused(state, 0, dragged((109, at(82.5, 88.75, 0)))) == rule


@pytest.mark.rule("CAR-11-second")
def test_figures_set_down_count_by_flank():
    left = [(109, at(82.5, 88.75, 0)), (108, at(82.5, 86.25, 0)), (107, at(85, 83.75, 90))]
    right = (107, at(97.5, 88.75, 180))
    assert refused(fight(9, 5), 0, dragged(*left)) is None
    second = fight(9, 5, order=(1, 0))
    assert refused(second, 0, dragged(*left)) == "CAR-11-second"
    assert refused(second, 0, dragged(*left[:2], right)) is None
    mirrored = [(n, Pose(18000 - p.x, p.y, (5400 - p.facing) % 3600)) for n, p in left]
    assert refused(second, 0, dragged(*mirrored)) == "CAR-11-second"
    assert refused(second, 0, dragged(*mirrored[:2])) is None


# What follows


def test_whoever_is_touched_for_the_first_time_is_attacked():
    state = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5),
        unit(1, 81.25, 88.75, EAST, count=1, of=MAGE),
    )
    play = act(state, 0, Wrap(1, 2, 1, 0))
    assert play.state.unit(3).doings.attacked
    assert not play.state.unit(2).doings.attacked
    (told,) = [e for e in events(play, Told) if e.rule == "CAR-11-who"]
    assert told.what.values == {"unit": "Infantry", "count": 1}
    split = state.changed(1, doings=Doings(split=True))
    assert refused(split, 0, Wrap(1, 2, 1, 0)) == "CAR-5.1.5d-charge"
    assert refused(split, 0, Wrap(1, 2, 0, 1)) is None


def test_a_figure_pushes_the_wagon_aside():
    state = fight(9, 5, wagon=(82.5, 88.75))
    after = act(state, 0, Wrap(1, 2, 1, 0)).state
    assert (after.wagon.x, after.wagon.y) != (8250, 8875)


# The phase


@pytest.mark.rule("CAR-6.6")
@pytest.mark.rule("CAR-11-first")
def test_sides_wrap_in_the_order_of_their_initiative():
    two = [
        unit(0, 90, 90, NORTH, count=10, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5),
    ]
    state = battle(*two, agenda=[WrapPhase(), Halt()], order=(1, 0))
    play = run(state)
    assert play.state.phase == "wrap"
    assert play.state.agenda.top == WrapPart(1)
    assert [event.phase.key for event in events(play, PhaseBegan)] == [
        "carnage:formation-phase-wrap"
    ]
    state = act(play.state, 1, EndPart()).state
    assert state.agenda.top == WrapPart(0)


@pytest.mark.rule("CAR-14.3-acceleration")
def test_an_accelerated_unit_wraps_first():
    state = battle(
        unit(0, 90, 90, NORTH, count=10, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5, accelerated=(2, "movement")),
        agenda=[WrapPhase(), Halt()],
    )
    state = run(state).state
    assert state.agenda.top == WrapPart(1, only=2)
    state = act(state, 1, Wrap(2, 1, 3, 0)).state
    assert state.agenda.top == WrapPart(0)


@pytest.mark.rule("CAR-14.3-acceleration")
@pytest.mark.parametrize(
    ("side", "first"), [(1, WrapPart(1, only=2)), (0, WrapPart(0))], ids=["later", "first"]
)
def test_a_unit_accelerated_while_sides_wrap_wraps_at_once(side, first):
    state = battle(
        unit(0, 90, 90, NORTH, count=10, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5),
        agenda=[WorkSpell(Casting(1, 2, "acceleration", 1 + side, 3)), WrapPart(0), WrapPart(1)],
        phase="wrap",
    )
    state = run(state).state
    assert state.agenda.top == first
    assert refused(state, side, Wrap(1 + side, 2 - side, 3, 0)) is None


def test_nobody_is_asked_where_nobody_can_wrap():
    apart = battle(
        unit(0, 90, 90, count=10, files=5),
        unit(1, 20, 20, count=10, files=5),
        agenda=[WrapPhase(), WrapPart(0), WrapPart(1)],
    )
    assert WrapPart(0).who(apart) == ()
    state = fight()
    assert WrapPart(0).who(state) == (0,)
    assert WrapPart(1).who(state) == (1,)
    assert WrapPart(0, only=2).who(state) == ()
    done = state.changed(1, doings=Doings(wrapped=True))
    assert WrapPart(0).who(done) == ()
    asleep = state.changed(1, diverted=(9, "melee"))
    assert WrapPart(0).who(asleep) == ()


def test_the_part_says_what_can_be_done():
    state = fight(9, 5)
    decision = WrapPart(0).ask(state)
    wrap, places = decision.forms[0], decision.forms[1]
    assert [form.action for form in decision.forms[:2]] == ["Wrap", "WrapPlaces"]
    assert wrap.fields[0].allowed == (1,)
    assert wrap.fields[1].allowed == (2,)
    assert (wrap.fields[2].least, wrap.fields[2].most) == (0, 4)
    assert places.fields[1].pieces == (109, 108, 107, 106)
    assert decision.measuring.ruler == "own"
    second = fight(9, 5, order=(1, 0))
    assert WrapPart(0).ask(second).forms[0].fields[3].most == 2
    assert WRAPPING.forms(state.changed(1, doings=Doings(wrapped=True)), 0, 0) == []


class Lots:
    """Numbers that look like chance."""

    def __init__(self, seed):
        self.value = seed * 7919 + 1

    def random(self):
        self.value = self.value * 1103515245 + 12345 & 0x7FFFFFFF
        return (self.value >> 8) / (1 << 23)


def test_the_menu_and_proposals_are_allowed():
    state = fight(9, 5)
    assert WRAPPING.menu(state, 0, 0) == [Wrap(1, 2, 2, 2), Wrap(1, 2, 2, 0), Wrap(1, 2, 0, 2)]
    seen = [WRAPPING.propose(state, 0, 0, Lots(seed)) for seed in range(40)]
    found = {action for action in seen if action is not None}
    assert {(action.left, action.right) for action in found} == {
        (left, right) for left in range(3) for right in range(3) if left + right
    }
    assert WRAPPING.propose(state, 0, 9, Lots(1)) is None
    hard = fight(6, 5)
    pairs = {
        (a.left, a.right) for a in (WRAPPING.propose(hard, 0, 0, Lots(n)) for n in range(40)) if a
    }
    assert pairs == {(0, 1), (1, 0)}


def test_the_fullest_wrap_is_even():
    state = fight(9, 5)
    assert fullest(state, state.unit(1), state.unit(2)) == (2, 2)
    wide = fight(20, 5)
    assert fullest(wide, wide.unit(1), wide.unit(2)) == (5, 4)
    second = fight(20, 5, order=(1, 0))
    assert fullest(second, second.unit(1), second.unit(2)) == (2, 2)
    walled = fight(9, 5, terrain=(box(901, "building", 80, 80, 2, 9),))
    assert fullest(walled, walled.unit(1), walled.unit(2)) == (0, 4)
    hero = fight(9, 3, theirs={"of": HERO}, foe=1, foe_files=1)
    assert sum(fullest(hero, hero.unit(1), hero.unit(2))) == 3


def shown(state, action="Wrap", **values):
    return WRAPPING.preview(state, 0, 0, Partial(action, values))


def test_previews_show_the_figures_and_how_many_fight():
    state = fight(9, 5)
    assert shown(state).pieces == (1,)
    assert shown(state, unit=2).refusal.rule == "CAR-5.1-unit"
    seen = shown(state, unit=1)
    assert seen.snapped == {"enemy": 2, "left": 2, "right": 2}
    assert len(seen.ghosts) == 4
    assert seen.notes[0].values == {"count": 9}
    assert seen.limit == 2000
    seen = shown(state, unit=1, enemy=2, left=1)
    assert seen.snapped == {"right": 2}
    seen = shown(state, unit=1, enemy=2, left=1, right=0)
    assert [(ghost.piece, ghost.pose) for ghost in seen.ghosts] == [(109, at(82.5, 88.75, 0))]
    assert seen.notes[0].values == {"count": 6}
    assert shown(state, unit=1, enemy=2, left=3).snapped == {"right": 1}
    assert shown(state, unit=1, enemy=2, left=9, right=0).ghosts == ()
    assert shown(state, unit=1, enemy=7).ghosts == ()
    weary = state.changed(1, doings=Doings(wrapped=True))
    assert shown(weary, unit=1).refusal.rule == "CAR-6.6"


def test_previews_ask_for_the_enemy_where_there_are_several():
    state = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=5),
        unit(1, 86.2, 90, SOUTH, count=3),
        unit(1, 93.8, 90, SOUTH, count=3),
    )
    assert shown(state, unit=1).pieces == (2, 3)
    assert shown(state, unit=1, enemy=3).snapped["left"] >= 0


def test_previews_of_figures_set_down():
    state = fight(9, 5)
    seen = shown(state, "WrapPlaces", unit=1)
    assert seen.pieces == (109, 108, 107, 106)
    assert seen.limit == 2000
    given = [{"piece": 109, "pose": {"x": 8250, "y": 8875, "facing": 0}}]
    seen = shown(state, "WrapPlaces", unit=1, placements=given)
    assert [ghost.piece for ghost in seen.ghosts] == [109]
    assert seen.pieces == (109, 108, 107, 106)
    far = [{"piece": 109, "pose": {"x": 250, "y": 875, "facing": 0}}]
    assert shown(state, "WrapPlaces", unit=1, placements=far).ghosts == ()


# Any shape


def approach(facing, turn, side, count, files):
    """A unit that came into contact slantwise, its front about the side of an enemy."""
    foe = unit(1, 90, 90, facing, count=count, files=files)
    out = round((facing + 90 * side) * 10) % 3600
    probe = battle(foe).unit(1)
    x, y = probe.middle
    looks = (facing + 90 * side + 180 + turn) % 360
    low, high = 0, 4000
    while high - low > 1:
        far = (low + high) // 2
        px = (x + far * FINE * cosine(out) // (1 << 30)) / FINE / 100
        py = (y + far * FINE * sine(out) // (1 << 30)) / FINE / 100
        mine = unit(0, px, py, looks, count=18, files=4)
        state = wrapping(mine, foe)
        if any(overlap(a, b) for a in state.unit(1).parts for b in state.unit(2).parts):
            low = far
        else:
            high, found = far, state
    return found


def sound(state, after):
    """Nobody stands on anybody, and every figure that went touches the enemy and its own."""
    foe = state.unit(2)
    bodies = after.bodies
    for n, body in enumerate(bodies):
        assert not any(overlap(body, other, 2 * FINE) for other in bodies[:n])
        assert not any(overlap(body, other, 2 * FINE) for other in foe.bodies)
    field = state.field.replaced(after)
    touching = {i for i, _ in field.touches(after, foe)}
    moved = [n for n, pose in enumerate(after.poses) if pose != state.unit(1).poses[n]]
    assert all(n in touching for n in moved)
    return moved


@pytest.mark.parametrize("turn", [-30, -12, 0, 8.3, 25])
@pytest.mark.parametrize("facing", [0, 90, 33.3, 217.9])
def test_figures_lie_flush_at_every_angle(facing, turn):
    for side, count, files in ((0, 10, 5), (1, 13, 5), (2, 7, 4)):
        state = approach(facing, turn, side, count, files)
        left, right = fullest(state, state.unit(1), state.unit(2))
        assert left + right >= 8
        after = laid_round(state, state.unit(1), 2, left, right)
        assert isinstance(after, Unit), (side, count, left, right)
        assert len(sound(state, after)) == left + right


def test_figures_go_round_loose_enemies_too():
    places = (*[at(82.5 + 2.5 * n, 88.75, 90) for n in range(5)], at(95.1, 88.75, 90))
    state = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=3),
        unit(1, 90, 90, SOUTH, count=6, files=5, places=places),
    )
    after = laid_round(state, state.unit(1), 2, 2, 1)
    assert isinstance(after, Unit)
    assert len(sound(state, after)) == 3


def test_an_outline_has_an_edge_for_each_of_its_sides():
    state = fight(foe=7, foe_files=5)
    foe = state.unit(2)
    for sense in (LEFT, RIGHT):
        edges = outline_edges(foe, sense)
        assert [edge.length // FINE for edge in edges] == [1250, 250, 375, 250, 500, 250, 375, 250]
    assert outline_edges(foe, LEFT)[0].along == 1800
    assert outline_edges(foe, RIGHT)[0].along == 0
    assert {edge.outward for edge in outline_edges(foe, LEFT)} == {0, 900, 1800, 2700}
    assert outline_edges(foe, LEFT)[0].outward == outline_edges(foe, RIGHT)[0].outward == 900


def test_a_line_without_anybody_in_contact_grows_nowhere():
    state = fight()
    assert Line(state, state.unit(1), state.unit(2), LEFT, []).grow(3, 10**6) == []


@pytest.mark.rule("CAR-11-unit-rules")
def test_those_who_stay_are_not_cut_off_by_those_who_go():
    column = fight(4, 1, foe=3, foe_files=1)
    beside = at(92.5, 88.75, 180)
    assert refused(column, 0, dragged((104, beside))) is None
    assert refused(column, 0, dragged((103, beside))) == "CAR-11-unit-rules"
    assert refused(column, 0, dragged((102, beside))) == "CAR-11-unit-rules"
