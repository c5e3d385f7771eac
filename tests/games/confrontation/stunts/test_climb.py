import pytest

from slagveld.games.confrontation.core.characteristic_tests import RollMore, StopRolling
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Walk
from slagveld.games.confrontation.stunts.climb import Climb
from slagveld.games.confrontation.stunts.fall import Fall
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Moved, Rolled, Told
from tests.games.confrontation.battle import EAST, act, box, card, events, man, refused
from tests.games.confrontation.marching import active, figure, place, way

TOWER = box(7, "obstacle", 50, 40, 10, 10, height=800)
"""Eight centimetres high, with room on top; at its western foot a middle is at 48.75."""
FENCE = box(7, "obstacle", 50, 40, 1, 10, height=500)
"""Too thin to stand on."""
PIT = box(7, "gap", 50, 40, 10, 10, z=-600)

WEAK = card(resistance=2)
"""MOV 10 and RES 2: a climb gets 2 cm and the die."""


def climber(x=48.75, y=45, key=WEAK, **more):
    return man(0, x, y, EAST, key=key, **more)


def hanging(z, piece=7, **more):
    return climber(climbing=piece, z=z, **more)


def at(piece, *men, **rest):
    return active(*men, terrain=(piece,), **rest)


def climb(way="up", most=0, number=1, piece=7):
    return Climb(number, f"{piece}-{way}", most)


def fall(number=1, piece=7):
    return Fall(number, str(piece))


def rolling_on(play):
    """Which test it is by its key, and the numbers that the player is told."""
    values = dict(play.state.agenda.top.ask(play.state).prompt.values)
    return values.pop("purpose").key.rpartition(":")[2], values


def height(play, number=1):
    return figure(play.state, number).pose.z / 100


@pytest.mark.rule("CON-CLIMB-1", "CON-STUNT-4")
@pytest.mark.parametrize(("die", "z"), [(2, 4), (3, 5), (5, 7)])
def test_a_climb_gets_the_stunt_roll_less_resistance(die, z):
    play = act(at(TOWER, climber()), 0, climb(), [die])
    assert height(play) == z
    hung = figure(play.state, 1)
    assert hung.climbing == 7
    assert place(play.state, 1) == (48.75, 45, EAST)
    assert (hung.turn.chosen, hung.turn.stunt, hung.turn.covered) == ("climb", True, z * 100)
    (moved,) = events(play, Moved)
    assert (moved.manner, moved.length, moved.rule) == ("climb", z * 100, "CON-CLIMB-2")
    (rolled,) = events(play, Rolled)
    assert rolled.rule == "CON-CLIMB-1"


@pytest.mark.rule("CON-CLIMB-1")
def test_broken_results_are_kept_exactly():
    play = act(at(TOWER, climber(key=card(resistance=2, movement=7.1))), 0, climb(), [3])
    assert height(play) == 3.84


@pytest.mark.rule("CON-CLIMB-1")
def test_who_reaches_the_top_is_set_on_it():
    play = act(at(TOWER, hanging(4)), 0, climb(), [2])
    assert height(play) == 8
    assert figure(play.state, 1).climbing == 0
    assert place(play.state, 1) == (51.25, 45, EAST)
    assert [one.rule for one in events(play, Moved)] == ["CON-CLIMB-1"]
    assert figure(play.state, 1).turn.covered == 400


@pytest.mark.rule("CON-CLIMB-1")
def test_just_short_of_the_top_he_hangs():
    play = act(at(TOWER, hanging(3.99)), 0, climb(), [2])
    assert height(play) == 7.99
    assert figure(play.state, 1).climbing == 7


@pytest.mark.rule("CON-CLIMB-1")
def test_he_may_climb_less_than_the_result():
    play = act(at(TOWER, climber()), 0, climb(most=3), [5])
    assert height(play) == 3
    play = act(at(TOWER, climber()), 0, climb(most=9), [5])
    assert height(play) == 7


@pytest.mark.rule("CON-CLIMB-1")
def test_a_result_of_zero_leaves_him_where_he_is():
    tough = card(resistance=6)
    play = act(at(TOWER, hanging(4, key=tough)), 0, climb(), [2])
    assert height(play) == 4
    assert figure(play.state, 1).climbing == 7
    assert figure(play.state, 1).wound == "none"
    assert events(play, Moved) == []
    assert [one.rule for one in events(play, Told)] == ["CON-CLIMB-1"]


@pytest.mark.rule("CON-CLIMB-1")
@pytest.mark.parametrize(("x", "rule"), [(48.65, None), (48.64, "CON-CLIMB-1")])
def test_he_starts_touching_the_obstacle(x, rule):
    assert refused(at(TOWER, climber(x)), 0, climb()) == rule


@pytest.mark.rule("CON-CLIMB-1", "CON-TEST-3")
def test_a_six_may_be_rolled_on_to_get_higher():
    play = act(at(TOWER, hanging(2, key=card(resistance=7))), 0, climb(), [6])
    assert rolling_on(play) == ("roll-stunt-climb", {"die": 6, "total": 10, "needed": 13})
    stopped = act(play.state, 0, StopRolling())
    assert height(stopped) == 5
    higher = act(play.state, 0, RollMore(), [4])
    assert height(higher) == 8
    slipped = act(play.state, 0, RollMore(), [1, 1, 2])
    assert height(slipped) == 0


@pytest.mark.rule("CON-CLIMB-2")
def test_the_height_holds_into_the_next_turn():
    state = at(TOWER, hanging(4))
    assert refused(state, 0, Walk(1, way((47, 45)), 0)) == "CON-CLIMB-2"
    assert refused(state, 0, climb("up")) is None
    assert refused(state, 0, climb("down")) is None
    play = act(at(TOWER, climber()), 0, climb(), [2])
    told = [one for one in events(play, Told) if one.rule == "CON-CLIMB-2"]
    assert len(told) == 1


@pytest.mark.rule("CON-CLIMB-1")
def test_climbing_down_is_done_in_the_same_way():
    play = act(at(TOWER, hanging(7)), 0, climb("down"), [3])
    assert height(play) == 2
    assert figure(play.state, 1).climbing == 7
    play = act(at(TOWER, hanging(5)), 0, climb("down"), [3])
    assert height(play) == 0
    assert figure(play.state, 1).climbing == 0
    assert place(play.state, 1) == (48.75, 45, EAST)


@pytest.mark.rule("CON-CLIMB-1")
def test_from_the_top_he_lets_himself_down_at_the_edge():
    state = at(TOWER, climber(51.25, z=8))
    play = act(state, 0, climb("down"), [3])
    assert height(play) == 3
    assert place(play.state, 1) == (48.75, 45, EAST)
    assert figure(play.state, 1).climbing == 7
    inner = at(TOWER, climber(55, z=8))
    assert refused(inner, 0, climb("down")) == "CON-CLIMB-1"
    assert refused(state, 0, climb("up")) == "CON-CLIMB-1"


@pytest.mark.rule("CON-CLIMB-1")
def test_there_must_be_room_below():
    men = (climber(51.25, z=8), man(0, 48, 42.5), man(0, 48, 45), man(0, 48, 47.5))
    assert refused(at(TOWER, *men), 0, climb("down")) == "CON-CLIMB-1"
    assert refused(at(TOWER, *men), 0, fall()) == "CON-CLIMB-5"


@pytest.mark.rule("CON-CLIMB-1")
def test_a_top_that_is_too_small_or_taken_is_hung_at():
    play = act(at(FENCE, hanging(3)), 0, climb(), [3])
    assert height(play) == 5
    assert figure(play.state, 1).climbing == 7
    top = box(7, "obstacle", 50, 43.75, 2.5, 2.5, height=800)
    play = act(at(top, hanging(4), man(0, 51.25, 45, z=8)), 0, climb(), [5])
    assert height(play) == 8
    assert figure(play.state, 1).climbing == 7


@pytest.mark.rule("CON-CLIMB-1")
def test_over_something_thin_he_climbs_down_the_far_side():
    state = at(FENCE, hanging(5))
    assert refused(state, 0, climb("up")) == "CON-CLIMB-1"
    play = act(state, 0, climb("across"), [3])
    assert place(play.state, 1) == (52.25, 45, EAST)
    assert height(play) == 0
    assert figure(play.state, 1).climbing == 0
    play = act(state, 0, climb("across", most=2), [3])
    assert height(play) == 3
    assert figure(play.state, 1).climbing == 7
    near = act(state, 0, climb("down"), [3])
    assert place(near.state, 1) == (48.75, 45, EAST)
    assert refused(at(FENCE, hanging(4)), 0, climb("across")) == "CON-CLIMB-1"
    assert refused(at(TOWER, hanging(8)), 0, climb("across")) == "CON-CLIMB-1"


@pytest.mark.rule("CON-CLIMB-1", "CON-JUMP-9")
def test_out_of_a_gap_he_climbs_up_its_side():
    state = at(PIT, climber(51.25, z=-6))
    play = act(state, 0, climb(), [2])
    assert height(play) == -2
    assert figure(play.state, 1).climbing == 7
    play = act(state, 0, climb(), [4])
    assert height(play) == 0
    assert place(play.state, 1) == (48.75, 45, EAST)
    assert figure(play.state, 1).climbing == 0
    assert refused(at(PIT, climber(55, z=-6)), 0, climb()) == "CON-CLIMB-1"


@pytest.mark.rule("CON-CLIMB-1", "CON-CLIMB-3")
def test_into_a_gap_he_climbs_down_its_side():
    play = act(at(PIT, climber()), 0, climb("down"), [2])
    assert height(play) == -4
    assert place(play.state, 1) == (51.25, 45, EAST)
    state = at(PIT, climber(51.25, z=-2, climbing=7, key=card(resistance=7)))
    play = act(state, 0, climb("up"), [1, 3, 5])
    assert height(play) == -6
    assert figure(play.state, 1).wound == "light"
    play = act(at(PIT, climber()), 0, fall(), [5, 1, 2])
    assert height(play) == -6


# Who, and for players and bots


@pytest.mark.rule("CON-CLIMB-1")
@pytest.mark.parametrize(
    "action",
    [climb(piece=8), climb("sideways"), climb(""), Climb(1, "7"), Climb(1, "x"), climb("down")],
)
def test_nonsense_is_refused(action):
    assert refused(at(TOWER, climber()), 0, action) == "CON-CLIMB-1"


@pytest.mark.rule("CON-CLIMB-1")
def test_who_may_climb_and_what():
    low = box(7, "obstacle", 50, 40, 5, 5, height=150)
    assert refused(at(low, climber(y=43)), 0, climb()) == "CON-CLIMB-1"
    block = box(7, "impassable", 50, 40, 5, 10, height=500)
    assert refused(at(block, climber()), 0, climb()) == "CON-CLIMB-1"
    assert refused(at(TOWER, climber()), 0, climb(number=9)) == "CON-MOVE-4"
    assert refused(at(TOWER, climber(), man(1, 46.25, 45)), 0, climb()) == "CON-DISENGAGE-1"
    other = box(8, "obstacle", 46, 46.25, 4, 4, height=500)
    state = active(hanging(4), terrain=(TOWER, other))
    assert refused(state, 0, climb(piece=8)) == "CON-CLIMB-1"


def test_forms_list_what_each_can_climb():
    state = at(TOWER, climber(), man(0, 20, 45, card=101), man(0, 51.25, 48, card=101, z=8))
    forms = {form.action: form for form in state.agenda.top.ask(state).forms}
    assert forms["Climb"].fields[0].allowed == (1, 3)
    found = [(one.key, one.of) for one in forms["Climb"].fields[1].choices]
    assert found == [("7-up", 1), ("7-down", 3)]
    assert forms["Climb"].fields[2].optional
    assert [(one.key, one.of) for one in forms["Fall"].fields[1].choices] == [("7", 3)]
    nobody = at(TOWER, climber(20))
    assert not {"Climb", "Fall"} & {form.action for form in nobody.agenda.top.ask(nobody).forms}


def test_menu_and_chance_climb():
    state = at(TOWER, hanging(4))
    question = state.agenda.top
    menu = [one for one in question.candidates(state, 0) if isinstance(one, Climb | Fall)]
    assert menu == [climb("up"), climb("down"), fall()]
    rng = Rng(11)
    found = [question.propose(state, 0, rng) for _ in range(200)]
    assert {type(one) for one in found} >= {Climb, Fall}
    assert all(refused(state, 0, one) is None for one in found)
    falls = sum(isinstance(one, Fall) for one in found)
    assert falls < sum(isinstance(one, Climb) for one in found) / 2


def test_previews_show_the_chances():
    state = at(TOWER, hanging(3, key=card(resistance=6)))
    question = state.agenda.top
    shown = question.preview(state, 0, Partial("Climb", {"figure": 1, "where": "7-up"}))
    chances = [chance for _, chance in shown.odds[0].outcomes]
    assert chances == pytest.approx([5 / 36, 24 / 36, 7 / 36])
    shown = question.preview(state, 0, Partial("Fall", {"figure": 1, "where": "7"}))
    assert [note.key for note in shown.notes] == ["confrontation:note-stunt-fall"]
    assert question.preview(state, 0, Partial("Climb", {"figure": 1})).odds == ()
    assert question.preview(state, 0, Partial("Climb", {"figure": 1, "where": "9"})).odds == ()
    assert question.preview(state, 0, Partial("Fall", {"figure": 1, "where": "9"})).notes == ()
    assert question.preview(state, 0, Partial("Climb", {"figure": 5})).refusal is not None
