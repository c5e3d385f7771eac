import msgspec
import pytest

from slagveld.games.confrontation.core.state import Card
from slagveld.games.confrontation.setup.deployment import Deploy, DeployCard, DeployReady
from slagveld.games.confrontation.setup.zones import NO_ASSAULT, inward
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Placed, StatusChanged, Told
from slagveld.kernel.fields import Placement
from slagveld.record import replace
from slagveld.table.shapes import Pose, RectBase
from slagveld.texts import Distance
from tests.games.confrontation.battle import act, battle, box, card, events, man, refused, units

ZONES = ((0, 0, 7500, 12000, 9000), (1, 0, 0, 12000, 1500))
"""15 cm along the long edges: seat 0 in the south, seat 1 in the north."""
FIRST = 10_000
"""The id that the first figure gets."""


class Stop(Question, frozen=True):
    def who(self, state):
        return (0,)


def deployment(*men, key=None, count=1, seat=0, zones=ZONES, **more):
    """Card 50 of a seat is to be deployed; other figures stand on the table."""
    own = key or card()
    others = {}
    for number, one in enumerate(men, 1):
        others[100 + number] = Card(100 + number, one["seat"], one["key"], 1)
    return battle(
        *men,
        agenda=(Deploy(seat=seat, card=50), Stop()),
        cards=(Card(50, seat, own, count), *others.values()),
        waiting=((50, count),),
        phase="approach",
        zones=zones,
        **more,
    )


def at(x, y, facing=270, piece=FIRST):
    return Placement(piece, Pose(units(x), units(y), facing * 10))


def place(*spots, **more):
    """Figures at these places, in the order of their ids."""
    return DeployCard(tuple(at(*spot, piece=FIRST + n, **more) for n, spot in enumerate(spots)))


# Placing


@pytest.mark.rule("CON-APP-5", "CON-CARD-3")
def test_all_figures_of_a_card_are_placed_by_one_action():
    state = deployment(key=card(discipline=4), count=3)
    play = act(state, 0, place((50, 80), (53, 80), (56, 81, 0)))
    assert [(f.id, f.seat, f.card, f.key) for f in play.state.figures] == [
        (FIRST + n, 0, 50, card(discipline=4)) for n in range(3)
    ]
    assert [f.pose for f in play.state.figures] == [
        Pose(5000, 8000, 2700),
        Pose(5300, 8000, 2700),
        Pose(5600, 8100, 0),
    ]
    assert play.state.next_id == FIRST + 3
    assert play.state.waiting == ()
    assert isinstance(play.state.agenda.top, Stop)
    assert [(e.piece, e.pose.x, e.rule) for e in events(play, Placed)] == [
        (FIRST, 5000, "CON-APP-5"),
        (FIRST + 1, 5300, "CON-APP-5"),
        (FIRST + 2, 5600, "CON-APP-5"),
    ]
    assert not events(play, Told)
    assert not events(play, StatusChanged)


def test_figures_stand_in_the_order_of_their_ids_whatever_the_plan():
    state = deployment(count=2)
    plan = (at(50, 80, piece=FIRST + 1), at(53, 80, piece=FIRST))
    play = act(state, 0, DeployCard(plan))
    assert [(f.id, f.pose.x) for f in play.state.figures] == [(FIRST, 5300), (FIRST + 1, 5000)]


def test_other_cards_go_on_waiting():
    state = deployment(count=2)
    state = replace(state, waiting=((49, 1), (50, 2), (51, 3)))
    play = act(state, 0, DeployReady())
    assert play.state.waiting == ((49, 1), (51, 3))


@pytest.mark.rule("CON-CARD-3", "CON-APP-5")
def test_no_figure_of_the_card_is_left_behind():
    state = deployment(count=3)
    assert refused(state, 0, place((50, 80), (53, 80))) == "CON-CARD-3"
    assert refused(state, 0, DeployCard(())) == "CON-CARD-3"
    assert refused(state, 0, place((50, 80), (53, 80), (56, 80))) is None


@pytest.mark.rule("CON-APP-11")
def test_only_own_figures_of_the_card_are_placed_each_once():
    state = deployment(man(1, 60, 10), man(0, 20, 80), count=2)
    assert refused(state, 0, DeployCard((at(50, 80), at(53, 80, piece=1)))) == "CON-APP-11"
    assert refused(state, 0, DeployCard((at(50, 80), at(53, 80, piece=2)))) == "CON-APP-11"
    assert refused(state, 0, DeployCard((at(50, 80), at(53, 80)))) == "CON-APP-11"
    third = at(56, 80, piece=FIRST + 2)
    assert refused(state, 0, DeployCard((*place((50, 80), (53, 80)).plan, third))) == "CON-APP-11"


@pytest.mark.rule("CON-APP-5", "CON-APP-17")
def test_the_whole_base_is_in_the_zone():
    state = deployment()
    assert refused(state, 0, place((50, 76.25))) is None
    assert refused(state, 0, place((50, 76.24))) == "CON-APP-5"
    assert refused(state, 0, place((50, 88.75))) is None
    assert refused(state, 0, place((50, 10))) == "CON-APP-5"
    assert refused(state, 0, place((50, 76.25, 315))) == "CON-APP-5"
    small = deployment(zones=((0, 2000, 7500, 4000, 9000),))
    assert refused(small, 0, place((21.25, 80))) is None
    assert refused(small, 0, place((21.24, 80))) == "CON-APP-5"
    assert refused(small, 0, place((38.75, 80))) is None
    assert refused(small, 0, place((38.76, 80))) == "CON-APP-5"


@pytest.mark.rule("CON-APP-5")
def test_each_side_has_its_own_zone():
    state = deployment(seat=1)
    assert refused(state, 1, place((50, 13.75))) is None
    assert refused(state, 1, place((50, 13.76))) == "CON-APP-5"
    assert refused(state, 1, place((50, 80))) == "CON-APP-5"


def test_without_zones_the_whole_table_is_one():
    state = deployment(zones=())
    assert refused(state, 0, place((1.25, 45))) is None
    assert refused(state, 0, place((1.2, 45))) == "CON-APP-5"
    assert refused(state, 0, place((118.8, 88.8))) == "CON-APP-5"


def test_figures_need_room_and_ground():
    state = deployment(man(0, 40, 80), count=2, terrain=[box(900, "deep-water", 60, 78, 10, 10)])
    assert refused(state, 0, place((40, 82), (50, 80))) == "CON-MOVE-12"
    assert refused(state, 0, place((50, 80), (51, 81))) == "CON-MOVE-12"
    assert refused(state, 0, place((50, 80), (65, 82))) is not None
    assert refused(state, 0, place((42.5, 80), (45, 80))) is None


def test_figures_stand_as_high_as_the_ground():
    state = deployment(terrain=[box(900, "obstacle", 40, 76, 20, 12, height=300)])
    plan = (Placement(FIRST, Pose(5000, 8200, 2700, 7000, 3)),)
    play = act(state, 0, DeployCard(plan))
    assert play.state.figures[0].pose == Pose(5000, 8200, 2700, 300)


# No charge in the first turn


@pytest.mark.rule("CON-APP-13")
def test_no_figure_is_placed_where_it_could_charge_in_the_first_turn():
    # MOV 10: 20 cm between the bases are in reach, and a tenth of a millimetre more is not.
    enemy = man(1, 50, 60)
    state = deployment(enemy)
    assert refused(state, 0, place((50, 82.5))) == "CON-APP-13"
    assert refused(state, 0, place((50, 82.51))) is None
    refusal = state.agenda.top.check(state, 0, place((50, 80)))
    assert refusal.text.values["distance"] == Distance(2000)
    assert refusal.text.values["enemy"] == state.figures[0].name


@pytest.mark.rule("CON-APP-13")
def test_every_figure_of_the_card_and_every_enemy_counts():
    state = deployment(man(1, 10, 60), man(1, 50, 60), count=2)
    assert refused(state, 0, place((90, 80), (50, 82))) == "CON-APP-13"
    assert refused(state, 0, place((90, 80), (93, 80))) is None


@pytest.mark.rule("CON-APP-13")
def test_only_the_reach_of_the_figure_being_placed_counts():
    fast = man(1, 50, 60, key=card(movement=20))
    assert refused(deployment(fast), 0, place((50, 82.51))) is None
    friend = man(0, 50, 78)
    assert refused(deployment(friend), 0, place((50, 82.51))) is None


@pytest.mark.rule("CON-APP-13")
def test_sight_and_obstacles_are_left_out():
    wall = box(900, "impassable", 30, 64, 40, 6, height=1000)
    state = deployment(man(1, 50, 60), terrain=[wall])
    assert refused(state, 0, place((50, 82.5, 90))) == "CON-APP-13"


@pytest.mark.rule("CON-APP-13")
def test_the_higher_of_two_movement_values_counts():
    flyer = card(movement=5, second_movement=12, medium="air", abilities=("vol",))
    state = deployment(man(1, 50, 60), key=flyer)
    assert refused(state, 0, place((50, 86.5))) == "CON-APP-13"
    assert refused(state, 0, place((50, 86.51))) is None


@pytest.mark.rule("CON-APP-14")
def test_competences_that_alter_movement_are_left_out():
    swift = card(abilities=("rapidite",))
    state = deployment(man(1, 50, 60), key=swift)
    assert refused(state, 0, place((50, 82.5))) == "CON-APP-13"
    assert refused(state, 0, place((50, 82.51))) is None


@pytest.mark.rule("CON-APP-13")
def test_where_no_legal_place_is_left_the_charge_itself_is_forbidden():
    # An enemy in the middle of a small zone is in reach of every place.
    zones = ((0, 4000, 7500, 6000, 9000), ZONES[1])
    state = deployment(man(1, 50, 82), zones=zones, count=2)
    assert refused(state, 0, place((45, 80), (55, 80))) is None
    assert refused(state, 0, place((45, 80), (55, 70))) == "CON-APP-5"
    assert refused(state, 0, place((45, 80), (52.5, 82))) == "CON-MOVE-13"
    play = act(state, 0, place((45, 80), (55, 80)))
    assert [f.turn.marks for f in play.state.own(0)] == [(NO_ASSAULT,), (NO_ASSAULT,)]
    assert [(e.piece, e.on, e.rule) for e in events(play, StatusChanged)] == [
        (FIRST, True, "CON-APP-13"),
        (FIRST + 1, True, "CON-APP-13"),
    ]
    ready = act(state, 0, DeployReady())
    assert [f.turn.marks for f in ready.state.own(0)] == [(NO_ASSAULT,), (NO_ASSAULT,)]


# Scouts and infiltrators


@pytest.mark.rule("CON-CARD-eclaireur")
def test_scouts_are_deployed_anywhere_but_near_enemies():
    scout = card(abilities=("eclaireur",))
    state = deployment(man(1, 50, 60), key=scout)
    assert refused(state, 0, place((50, 30))) is None
    assert refused(state, 0, place((5, 5))) is None
    # 10 cm between the bases is within 10 cm.
    assert refused(state, 0, place((50, 72.5))) == "CON-CARD-eclaireur"
    assert refused(state, 0, place((50, 72.51))) is None
    assert refused(state, 0, place((50, 0.5))) is not None


@pytest.mark.rule("CON-CARD-eclaireur")
def test_a_scout_in_reach_of_an_enemy_may_not_charge_in_the_first_turn():
    scout = card(abilities=("eclaireur",))
    state = deployment(man(1, 50, 60), key=scout)
    near = act(state, 0, place((50, 82.5)))
    assert near.state.own(0)[0].turn.marks == (NO_ASSAULT,)
    assert [e.rule for e in events(near, StatusChanged)] == ["CON-CARD-eclaireur"]
    far = act(state, 0, place((50, 82.51)))
    assert far.state.own(0)[0].turn.marks == ()


def test_a_slow_scout_may_use_the_own_zone_like_anybody():
    scout = card(movement=4, abilities=("eclaireur",))
    state = deployment(man(1, 50, 68), key=scout)
    # More than 8 cm away, and within 10: allowed in the zone alone.
    assert refused(state, 0, place((50, 78.6))) is None
    assert refused(state, 0, place((50, 57.4))) == "CON-CARD-eclaireur"


@pytest.mark.rule("CON-CARD-infiltration")
def test_infiltrators_go_up_to_twenty_centimetres_beyond_the_zone():
    key = card(abilities=("infiltration",))
    state = deployment(key=key)
    assert refused(state, 0, place((50, 56.25))) is None
    assert refused(state, 0, place((50, 56.24))) == "CON-CARD-infiltration"
    corner = deployment(key=key, zones=((0, 0, 7500, 3000, 9000),))
    # 12 and 16 cm make 20.
    assert refused(corner, 0, place((42 - 1.25, 59 + 1.25))) is None
    assert refused(corner, 0, place((42.1 - 1.25, 59 + 1.25))) == "CON-CARD-infiltration"


@pytest.mark.rule("CON-CARD-infiltration")
def test_infiltrators_keep_twenty_centimetres_from_enemies_and_cannot_charge():
    slow = card(movement=5, abilities=("infiltration",))
    state = deployment(man(1, 50, 40), key=slow)
    assert refused(state, 0, place((50, 62.5))) is None
    assert refused(state, 0, place((50, 62.49))) == "CON-CARD-infiltration"
    swift = card(movement=15, abilities=("infiltration",))
    state = deployment(man(1, 50, 40), key=swift)
    assert refused(state, 0, place((50, 62.5))) == "CON-APP-13"
    assert refused(state, 0, place((50, 72.5))) == "CON-APP-13"
    assert refused(state, 0, place((50, 72.51))) is None


def test_in_the_own_zone_an_infiltrator_is_like_anybody():
    slow = card(movement=5, abilities=("infiltration",))
    state = deployment(man(1, 50, 65), key=slow)
    assert refused(state, 0, place((50, 77.6))) is None
    assert refused(state, 0, place((50, 77.5))) == "CON-APP-13"


# Good order


def test_good_order_is_abreast_from_the_middle_of_the_front():
    play = act(deployment(count=3), 0, DeployReady())
    assert [f.pose for f in play.state.figures] == [
        Pose(5600, 7625, 2700),
        Pose(6000, 7625, 2700),
        Pose(6400, 7625, 2700),
    ]
    north = act(deployment(count=2, seat=1), 1, DeployReady())
    assert [f.pose for f in north.state.figures] == [Pose(5800, 1375, 900), Pose(6200, 1375, 900)]


def test_shooters_stand_in_the_second_rank():
    archer = card(shooting=3, equipment=("short-bow",))
    play = act(deployment(key=archer), 0, DeployReady())
    assert play.state.figures[0].pose == Pose(6000, 8125, 2700)


def test_the_next_card_stands_beside_those_who_are_there():
    state = deployment(man(0, 60, 76.25), count=2)
    play = act(state, 0, DeployReady())
    xs = [f.pose.x for f in play.state.figures]
    assert all(f.pose.y == 7625 for f in play.state.figures)
    assert min(abs(x - 6000) for x in xs[1:]) >= 400
    assert xs[1:] == [6425, 6825]


@pytest.mark.rule("CON-APP-13")
def test_good_order_keeps_away_from_enemies():
    state = deployment(man(1, 60, 70))
    play = act(state, 0, DeployReady())
    (figure,) = play.state.own(0)
    assert figure.turn.marks == ()
    assert refused(state, 0, place((figure.pose.x / 100, figure.pose.y / 100))) is None


def test_a_card_that_finds_no_room_abreast_is_placed_one_by_one():
    zones = ((0, 4000, 7500, 4600, 9000), ZONES[1])
    play = act(deployment(count=3, zones=zones), 0, DeployReady())
    figures = play.state.own(0)
    assert [f.id for f in figures] == [FIRST, FIRST + 1, FIRST + 2]
    assert len({f.pose.y for f in figures}) > 1
    assert all(4125 <= f.pose.x <= 4475 for f in figures)


def test_who_has_no_room_at_all_stays_out():
    zones = ((0, 4000, 8600, 4300, 9000), ZONES[1])
    play = act(deployment(count=3, zones=zones), 0, DeployReady())
    assert len(play.state.own(0)) == 1
    (told,) = events(play, Told)
    assert (told.what.key, told.rule) == ("confrontation:deploy-left-out", "CON-APP-5")
    assert play.state.waiting == ()
    assert play.state.next_id == FIRST + 3


@pytest.mark.parametrize(
    ("zone", "facing"),
    [
        ((0, 0, 12000, 1500), 900),
        ((0, 7500, 12000, 9000), 2700),
        ((0, 0, 1500, 9000), 0),
        ((10500, 0, 12000, 9000), 1800),
        ((0, 0, 12000, 9000), 2700),
    ],
)
def test_figures_look_towards_the_middle_of_the_table(zone, facing):
    state = deployment(zones=((0, *zone),), count=3, key=card(size="large"))
    assert inward(state, 0) == facing
    play = act(state, 0, DeployReady())
    assert [f.pose.facing for f in play.state.figures] == [facing] * 3
    replay = DeployCard(tuple(Placement(f.id, f.pose) for f in play.state.figures))
    assert refused(state, 0, replay) is None


# The question


def test_the_question_shows_the_zone_and_the_figures():
    state = deployment(count=2)
    question = state.agenda.top
    decision = question.ask(state)
    assert (decision.seats, decision.rule) == ((0,), "CON-APP-5")
    assert [form.action for form in decision.forms] == ["DeployCard", "DeployReady"]
    (plan,) = decision.forms[0].fields
    assert (plan.all, plan.paths, plan.facing) == (True, False, True)
    assert [spare.number for spare in plan.spares] == [FIRST, FIRST + 1]
    assert plan.spares[0].base == RectBase(250, 250)
    assert plan.spares[0].icon == "sword"
    assert plan.region.outlines[0].points == ((0, 7500), (12000, 7500), (12000, 9000), (0, 9000))
    assert decision.prompt.values["card"].values["count"] == 2


def test_the_zone_shown_is_wider_for_scouts_and_infiltrators():
    def corners(key):
        state = deployment(key=key, zones=((0, 3000, 7500, 5000, 9000),))
        points = state.agenda.top.ask(state).forms[0].fields[0].region.outlines[0].points
        return points[0], points[2]

    assert corners(card(abilities=("eclaireur",))) == ((0, 0), (12000, 9000))
    assert corners(card(abilities=("infiltration",))) == ((1000, 5500), (7000, 9000))


def test_only_the_owner_is_asked_and_only_while_the_card_waits():
    state = deployment(seat=1)
    assert state.agenda.top.who(state) == (1,)
    assert Deploy(seat=1, card=51).who(state) == ()


def test_bots_and_chance_place_lawfully():
    key = card(abilities=("eclaireur",))
    state = deployment(man(1, 60, 60), key=key, count=3)
    question = state.agenda.top
    assert question.candidates(state, 0) == [DeployReady()]
    rng = Rng(5)
    found = [question.propose(state, 0, rng) for _ in range(200)]
    assert all(question.check(state, 0, action) is None for action in found)
    own = [action for action in found if isinstance(action, DeployCard)]
    assert 10 < len(own) < 60
    assert any(one.plan[0].pose.y < 5000 for one in own)


# The preview


def preview(state, *plan):
    values = {"plan": [msgspec.to_builtins(one) for one in plan]} if plan else {}
    return state.agenda.top.preview(state, 0, Partial("DeployCard", values))


def test_the_preview_shows_where_they_stand_and_who_is_missing():
    state = deployment(count=2)
    empty = preview(state)
    assert (empty.ghosts, empty.refusal, empty.unfinished) == ((), None, True)
    one = preview(state, at(50, 80))
    assert [(g.piece, g.pose, g.base, g.icon) for g in one.ghosts] == [
        (FIRST, Pose(5000, 8000, 2700), RectBase(250, 250), "sword")
    ]
    assert (one.unfinished, one.refusal, one.snapped) == (True, None, {})
    both = preview(state, at(50, 80), at(51, 80, piece=FIRST + 1))
    assert not both.unfinished
    assert both.refusal.rule == "CON-MOVE-12"


def test_the_preview_moves_bases_into_the_zone():
    state = deployment(key=card(size="large"))
    moved = preview(state, at(-5, 70))
    (placement,) = moved.snapped["plan"]
    assert placement == Placement(FIRST, Pose(188, 7688, 2700))
    assert moved.ghosts[0].pose == Pose(188, 7688, 2700)
    assert moved.refusal is None
    (placement,) = preview(state, at(125, 95)).snapped["plan"]
    assert placement == Placement(FIRST, Pose(11812, 8812, 2700))


def test_the_preview_shows_where_enemies_are_too_near():
    state = deployment(man(1, 60, 10))
    assert preview(state).region is None
    state = deployment(man(1, 60, 60), man(0, 20, 60))
    region = preview(state, at(50, 85)).region
    assert region.meaning == "forbidden"
    (outline,) = region.outlines
    assert max(y for _, y in outline.points) == 6125 + 2000
    assert min(x for x, _ in outline.points) == 5875 - 2000
    scout = deployment(man(1, 60, 60), key=card(abilities=("eclaireur",)))
    (outline,) = preview(scout).region.outlines
    assert max(y for _, y in outline.points) == 6125 + 1000
    assert min(y for _, y in outline.points) == 5875 - 1000


def test_good_order_has_no_preview():
    state = deployment()
    shown = state.agenda.top.preview(state, 0, Partial("DeployReady"))
    assert (shown.region, shown.ghosts) == (None, ())
