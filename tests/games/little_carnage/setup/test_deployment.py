"""Setting up: the order of the cards, zones, good order, by hand."""

import msgspec
import pytest

from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.march.cohesion import together
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import strips
from slagveld.games.little_carnage.setup.deployment import (
    PlaceAllReady,
    PlaceReady,
    PlaceRegiment,
    SetUpRegiment,
    planned,
)
from slagveld.games.little_carnage.setup.formation import arrayed, formation, places, recruits
from slagveld.games.little_carnage.setup.start_of_battle import first_state
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Quick, Rng, Scripted
from slagveld.kernel.event import Drawn, PhaseBegan, Placed, Told
from slagveld.kernel.fields import Placement
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import act, battle, box, card, events, refused, run, troop

GAME = LittleCarnage()


def hand(*seeds, scenario="last-man-standing", **options):
    given = {"deploy": "own", "confirm": "nobody", **options}
    return GAME.begin(GAME.setup(scenario, options=given), Quick(Rng(*seeds or (1,))))


def waiting(count=3, seat=0, size=(40, 40), **more):
    """A regiment of the usual card that waits to be set up."""
    sides = more.pop("card", None) or card()
    terrain = more.pop("terrain", ())
    others = more.pop("others", ())
    given = troop(seat, card=sides, count=count, **more)
    return battle(
        given,
        *others,
        waiting=(101,),
        round=0,
        size=size,
        terrain=terrain,
        agenda=(SetUpRegiment(seat, 101),),
    )


def plan(*spots, facing=2700, first=10_000):
    return PlaceRegiment(
        tuple(
            Placement(first + n, Pose(round(x * 250), round(y * 250), facing))
            for n, (x, y) in enumerate(spots)
        )
    )


# The order


@pytest.mark.rule("LC-4-2")
def test_regiments_are_set_up_in_the_order_in_which_their_cards_come():
    setup = GAME.setup("last-man-standing", options={"deploy": "own"})
    play = Play(GAME, first_state(setup), Scripted([8, 1, 3, 1, 1, 1, 1]), listening=True)
    play.run()
    numbers = [regiment.id for regiment in play.state.regiments]
    assert numbers == list(range(1000, 1008))
    assert play.state.waiting == (1007, 1000, 1003, 1001, 1002, 1004, 1005, 1006)
    assert [event.rule for event in events(play, Drawn)] == ["LC-4-2"] * 8
    assert play.state.agenda.top == SetUpRegiment(1, 1007)
    assert events(play, PhaseBegan)[0].rule == "LC-4-2"


@pytest.mark.rule("LC-4-2")
def test_one_regiment_after_the_other_until_all_stand():
    play = hand()
    state = play.state
    order = list(state.waiting)
    seen = []
    while state.round == 0:
        question = state.agenda.top
        assert question.regiment == state.waiting[0]
        assert question.who(state) == (state.regiment(question.regiment).seat,)
        seen.append(question.regiment)
        state = GAME.apply(state, question.seat, PlaceReady(), Quick(Rng(3))).state
    assert seen == order
    assert state.waiting == ()
    assert all(state.alive(number) for number in order)


def test_a_player_may_leave_all_the_rest_to_the_program():
    state = hand().state
    seat = state.agenda.top.seat
    asked = []
    state = GAME.apply(state, seat, PlaceAllReady(), Quick(Rng(3))).state
    while state.round == 0:
        asked.append(state.agenda.top.seat)
        state = GAME.apply(state, state.agenda.top.seat, PlaceReady(), Quick(Rng(3))).state
    assert asked == [1 - seat] * 4


def test_whoever_finds_no_room_stays_away():
    setup = GAME.setup("last-man-standing")
    state = first_state(setup)
    blocked = box(1, "impassable", 0, 0, 40, 8)
    table = replace(state.field.table, terrain=(blocked,))
    state = replace(state, field=replace(state.field, table=table))
    play = Play(GAME, state, Quick(Rng(1)), listening=True)
    play.run()
    assert {stand.seat for stand in play.state.field.stands} == {0}
    told = [e.what for e in events(play, Told) if e.what.key.endswith("told-no-room")]
    assert len(told) == 4
    assert play.state.outcome.winners == (0,)


# Good order


@pytest.mark.rule("LC-1.1-1")
def test_every_model_has_a_place_a_facing_and_a_number_of_its_own():
    state = waiting(4, card=card(base="small"))
    group = recruits(state, 101)
    assert [stand.id for stand in group.stands] == [10000, 10001, 10002, 10003]
    assert [(m.id, m.stand, m.regiment, m.number) for m in group.models] == [
        (10000, 10000, 101, 1),
        (10001, 10001, 101, 2),
        (10002, 10002, 101, 3),
        (10003, 10003, 101, 4),
    ]
    assert {stand.sides for stand in group.stands} == {(200, 200)}
    assert group.regiments == (101,)
    assert [model.number for model in recruits(waiting(1), 101).models] == [0]


def test_a_rider_and_his_mount_come_on_one_stand():
    state = battle(
        troop(0, card=card(carried_base=(2, 2)), count=1, partner=102),
        troop(0, card=card(carried_base=(2, 2)), count=3, partner=101, carries=True, litter=True),
        waiting=(101, 102),
        round=0,
        agenda=(SetUpRegiment(0, 101),),
    )
    for number in (101, 102):
        group = recruits(state, number)
        assert [(s.id, s.regiment, s.sides) for s in group.stands] == [(10000, 102, (500, 500))]
        assert [(m.id, m.regiment, m.stand, m.number) for m in group.models] == [
            (10001, 101, 10000, 0),
            (10002, 102, 10000, 1),
            (10003, 102, 10000, 2),
            (10004, 102, 10000, 3),
        ]
        assert group.regiments == (101, 102)
    after = act(state, 0, PlaceReady(), game=_Quiet()).state
    assert after.waiting == ()
    assert after.next_id == 10005
    assert after.alive(101)
    assert after.alive(102)


class _Quiet:
    """A game that has nothing to settle, and is over when nothing is left to do."""

    settles = True

    def settle(self, play):
        """End when the agenda is empty."""
        if not play.stack:
            from slagveld.kernel.state import Outcome
            from slagveld.texts import Text

            play.replace(outcome=Outcome(winners=(), reason=Text("end-agreed")))

    def stands(self, state, piece):
        """Everything stands."""
        return True


def test_six_models_stand_in_two_ranks_of_three_flush_with_each_other():
    assert formation((250, 250), 6, 3, 2700) == [
        (-250, 0), (0, 0), (250, 0), (-250, 250), (0, 250), (250, 250)
    ]  # fmt: skip
    assert formation((250, 500), 3, 3, 900) == [(250, 0), (0, 0), (-250, 0)]
    assert formation((250, 500), 2, 1, 900) == [(0, 0), (0, -500)]
    assert formation((200, 200), 2, 2, 0) == [(0, -100), (0, 100)]


def test_good_order_stands_in_the_first_rank_from_the_middle():
    found = arrayed(waiting(3), 101)
    assert [(s.pose.x, s.pose.y, s.pose.facing) for s in found] == [
        (4750, 8250, 2700),
        (5000, 8250, 2700),
        (5250, 8250, 2700),
    ]
    shooters = arrayed(waiting(3, card=card(ranged=True)), 101)
    assert [(s.pose.x, s.pose.y) for s in shooters] == [(4750, 9000), (5000, 9000), (5250, 9000)]
    north = arrayed(waiting(1, seat=1), 101)
    assert [(s.pose.x, s.pose.y, s.pose.facing) for s in north] == [(5000, 1750, 900)]


def test_good_order_leaves_an_inch_between_regiments():
    state = waiting(1, others=(troop(0, (20, 33)),))
    (found,) = arrayed(state, 101)
    assert (found.pose.x, found.pose.y) == (4500, 8250)


def test_places_are_tried_rank_by_rank_or_from_where_they_gather():
    zone = strips(10000, 10000)[0]
    order = places(zone.points, zone.facing, None, False)
    assert order[:3] == [(5000, 8000), (4750, 8000), (5250, 8000)]
    assert order[-1][1] == 10000
    behind = places(zone.points, zone.facing, None, True)
    assert behind[0] == (5000, 9000)
    assert sorted(behind) == sorted(order)
    near = places(zone.points, zone.facing, (2000, 9000), False)
    assert near[0] == (2000, 9000)


# By hand


@pytest.mark.rule("LC-4-2")
def test_a_regiment_is_placed_as_its_player_likes():
    state = waiting(3)
    play = act(state, 0, plan((10, 34), (11, 34), (11, 35), facing=900), game=_Quiet())
    after = play.state
    assert [(s.id, s.pose.x, s.pose.y, s.pose.facing) for s in after.field.stands] == [
        (10000, 2500, 8500, 900),
        (10001, 2750, 8500, 900),
        (10002, 2750, 8750, 900),
    ]
    assert [model.id for model in after.models_of(101)] == [10000, 10001, 10002]
    assert after.waiting == ()
    assert after.next_id == 10003
    told = events(play, Placed)
    assert [(event.piece, event.rule) for event in told] == [
        (10000, "LC-4-2"),
        (10001, "LC-4-2"),
        (10002, "LC-4-2"),
    ]


@pytest.mark.rule("LC-4-2")
@pytest.mark.parametrize(("y", "rule"), [(32.5, None), (32.496, "LC-4-2"), (39.5, None)])
def test_the_whole_base_stands_in_the_own_strip(y, rule):
    assert refused(waiting(1), 0, plan((10, y))) == rule


@pytest.mark.rule("LC-4-2")
def test_the_enemys_strip_is_not_the_own_one():
    assert refused(waiting(1), 0, plan((10, 4))) == "LC-4-2"
    assert refused(waiting(1, seat=1), 1, plan((10, 4))) is None
    assert refused(waiting(1, seat=1), 1, plan((10, 36))) == "LC-4-2"


@pytest.mark.rule("LC-1.1-5")
@pytest.mark.parametrize(
    ("gap", "rule"), [(1, None), (1.036, None), (1.04, "LC-1.1-5"), (2, "LC-1.1-5")]
)
def test_the_models_of_a_regiment_are_set_up_in_contact(gap, rule):
    assert refused(waiting(2), 0, plan((10, 34), (10 + gap, 34))) == rule


@pytest.mark.rule("LC-1.1-5")
def test_two_pairs_apart_are_no_regiment():
    spots = ((10, 34), (11, 34), (15, 34), (16, 34))
    assert refused(waiting(4), 0, plan(*spots)) == "LC-1.1-5"
    assert refused(waiting(4), 0, plan((10, 34), (11, 34), (12, 34), (13, 34))) is None


@pytest.mark.rule("LC-4-2")
def test_every_model_is_placed_once_and_nobody_else():
    state = waiting(2)
    assert refused(state, 0, PlaceRegiment(())) == "LC-4-2"
    assert refused(state, 0, plan((10, 34))) == "LC-4-2"
    assert refused(state, 0, plan((10, 34), (11, 34), (12, 34))) == "LC-4-2"
    twice = plan((10, 34)).plan * 2
    assert refused(state, 0, PlaceRegiment(twice)) == "LC-4-2"
    assert refused(state, 0, plan((10, 34), (11, 34), first=5)) == "LC-4-2"


def test_nobody_is_set_up_on_somebody_else_or_on_an_obstacle():
    state = waiting(2)
    assert refused(state, 0, plan((10, 34), (10.5, 34))) is not None
    taken = waiting(1, others=(troop(0, (10, 34)),))
    assert refused(taken, 0, plan((10.5, 34))) is not None
    assert refused(taken, 0, plan((11, 34))) is None
    crag = waiting(1, terrain=(box(1, "impassable", 9, 33, 4, 4),))
    assert refused(crag, 0, plan((10, 34))) is not None
    assert refused(crag, 0, plan((20, 34))) is None


def test_a_base_wholly_on_a_building_is_set_up_on_its_top():
    tower = box(1, "tower", 9, 33, 3, 3, height=5)
    state = waiting(2, terrain=(tower,))
    action = plan((10, 34), (11, 34))
    assert refused(state, 0, action) is None
    assert [stand.pose.z for stand in planned(state, 101, action.plan)] == [1250, 1250]
    half = plan((9, 34), (10, 34))
    assert refused(state, 0, half) is not None


def test_the_question_offers_hand_and_good_order():
    state = waiting(2)
    decision = state.agenda.top.ask(state)
    assert [form.action for form in decision.forms] == [
        "PlaceRegiment",
        "PlaceReady",
        "PlaceAllReady",
    ]
    (field,) = decision.forms[0].fields
    assert field.all
    assert not field.paths
    assert [spare.number for spare in field.spares] == [10000, 10001]
    assert field.region.outlines[0].points == strips(10000, 10000)[0].points


def test_every_candidate_is_allowed_and_stands_together():
    state = waiting(6)
    question = state.agenda.top
    menu = question.candidates(state, 0)
    assert menu[:2] == [PlaceReady(), PlaceAllReady()]
    for action in menu:
        assert question.check(state, 0, action) is None
        after = act(state, 0, action, game=_Quiet()).state
        assert together(after, after.stands_of(101))


def test_random_players_shift_a_little():
    state = waiting(3)
    question = state.agenda.top
    found = {type(question.propose(state, 0, Rng(seed))) for seed in range(12)}
    assert found == {PlaceReady, PlaceRegiment}
    for seed in range(12):
        assert question.check(state, 0, question.propose(state, 0, Rng(seed))) is None


def previewed(state, action):
    raw = msgspec.to_builtins(action.plan)
    return state.agenda.top.preview(state, 0, Partial("PlaceRegiment", {"plan": raw}))


def test_a_plan_shows_the_zone_and_whoever_stands_already():
    state = waiting(3)
    question = state.agenda.top
    empty = question.preview(state, 0, Partial("PlaceRegiment"))
    assert empty.unfinished
    assert (empty.refusal, empty.ghosts, empty.snapped) == (None, (), {})
    assert empty.region.outlines[0].points == strips(10000, 10000)[0].points
    half = previewed(state, plan((10, 34), (11, 34)))
    assert half.unfinished
    assert (half.refusal, half.snapped) == (None, {})
    assert [ghost.piece for ghost in half.ghosts] == [10000, 10001]
    wrong = previewed(state, plan((10, 4), (11, 4)))
    assert wrong.refusal.rule == "LC-4-2"
    done = previewed(state, plan((10, 34), (11, 34), (12, 34)))
    assert not done.unfinished
    assert (done.refusal, done.snapped) == (None, {})
    apart = previewed(state, plan((10, 34), (11, 34), (14, 34)))
    assert apart.refusal.rule == "LC-1.1-5"
    assert question.preview(state, 0, Partial("PlaceReady")).region is None


def test_where_the_first_goes_the_others_follow_in_closed_formation():
    state = waiting(5)
    shown = previewed(state, plan((10, 34), facing=0))
    assert not shown.unfinished
    assert shown.refusal is None
    found = [(one.piece, one.pose.x, one.pose.y) for one in shown.snapped["plan"]]
    assert found == [
        (10000, 2500, 8500),
        (10001, 2750, 8500),
        (10002, 3000, 8500),
        (10003, 2500, 8750),
        (10004, 2750, 8750),
    ]
    assert {one.pose.facing for one in shown.snapped["plan"]} == {2700}
    assert len(shown.ghosts) == 5
    assert refused(state, 0, PlaceRegiment(shown.snapped["plan"])) is None


def test_a_formation_is_led_by_whoever_was_placed():
    shown = previewed(waiting(3), plan((10, 34), first=10_001))
    assert [one.pose.x for one in shown.snapped["plan"]] == [2250, 2500, 2750]


def test_a_formation_is_narrower_where_there_is_no_room():
    shown = previewed(waiting(3), plan((39, 34)))
    assert shown.refusal is None
    assert [(one.pose.x, one.pose.y) for one in shown.snapped["plan"]] == [
        (9750, 8500),
        (9750, 8750),
        (9750, 9000),
    ]
    nowhere = previewed(waiting(3), plan((10, 4)))
    assert nowhere.refusal.rule == "LC-4-2"
    assert len(nowhere.snapped["plan"]) == 3


def test_a_plan_on_a_tower_is_moved_to_its_top():
    state = waiting(1, terrain=(box(1, "tower", 9, 33, 3, 3, height=5),))
    raw = msgspec.to_builtins(plan((10, 34)).plan)
    shown = state.agenda.top.preview(state, 0, Partial("PlaceRegiment", {"plan": raw}))
    assert shown.snapped["plan"][0].pose.z == 1250
    assert shown.refusal is None


def test_a_regiment_that_stands_already_is_not_asked_for():
    state = replace(waiting(1), waiting=())
    assert state.agenda.top.who(state) == ()


def test_nothing_is_asked_when_the_armies_stand_ready():
    play = run(first_state(GAME.setup("first-blood")), [1] * 60, game=GAME)
    assert play.state.round == 1
    assert play.state.waiting == ()
