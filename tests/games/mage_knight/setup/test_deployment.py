"""Deploying armies, by hand and in good order (MK-DEPLOY-*)."""

from itertools import pairwise

import pytest

from slagveld.games.mage_knight.core.fighter import Carried
from slagveld.games.mage_knight.core.state import Reserve
from slagveld.games.mage_knight.formations.members import formation_refusal
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.setup.automatic_deployment import (
    DeployReady,
    deploy_rest,
    free_place,
    groups,
    places,
    recruit,
    waiting,
)
from slagveld.games.mage_knight.setup.deployment import (
    ChangeLevel,
    Deploy,
    DeployAll,
    DeployRest,
    DoneDeploying,
    PlaceWarriors,
)
from slagveld.games.mage_knight.setup.edges import area_at
from slagveld.games.mage_knight.setup.objectives import ColourChoice
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.event import Placed, Told
from slagveld.kernel.fields import Placement
from slagveld.kernel.play import Play
from slagveld.kit.deployment import in_box
from slagveld.record import replace
from slagveld.table.shapes import Pose
from tests.games.mage_knight.battle import battle, box, events, man, plain

GAME = MageKnight()
GAME.add_texts()
LAST = ColourChoice(0)
FOOT, WING, ARCHER = plain(), plain(speed_type="wing"), plain(range=10, ranged_damage=2)
LARGE = plain(base=425, item_slots=2)


def field(*keys, men=(), seats=(0, 1), seat=0, agenda=None, **rest):
    """A battlefield before deployment with these warriors waiting, numbered from 50 on."""
    edges = ((0, "south"), (1, "north"), (2, "west"), (3, "east"))[: len(seats)]
    reserves = tuple([Reserve(50 + place, seat, key) for place, key in enumerate(keys)])
    steps = [Deploy(seat), LAST] if agenda is None else [*agenda, LAST]
    return battle(
        *men, seats=seats, edges=edges, reserves=reserves, phase="setup", agenda=steps, **rest
    )


def put(*placements):
    return PlaceWarriors(tuple([Placement(piece, pose) for piece, pose in placements]))


def done(state, action, seat=0):
    refusal = GAME.check(state, seat, action)
    assert refusal is None, str(refusal)
    return GAME.apply(state, seat, action, Scripted([]), listening=True)


def rule_of(state, action, seat=0):
    refusal = state.agenda.top.check(state, seat, action)
    return None if refusal is None else refusal.rule


def test_a_warrior_is_placed_with_any_facing():
    play = done(field(FOOT, FOOT), put((50, Pose(4500, 8500, 1234))))
    (fighter,) = play.state.fighters
    assert (fighter.id, fighter.seat, fighter.side, fighter.key) == (50, 0, 0, FOOT)
    assert fighter.pose == Pose(4500, 8500, 1234)
    assert [reserve.id for reserve in play.state.reserves] == [51]
    (event,) = events(play, Placed)
    assert (event.piece, event.pose, event.rule) == (50, fighter.pose, "MK-DEPLOY-3")
    assert play.state.agenda.top == Deploy(0)


@pytest.mark.rule("MK-DEPLOY-1")
def test_every_dial_begins_at_the_starting_marker():
    state = field(FOOT, agenda=[DeployAll(True)], order=(0, 1))
    play = Play(GAME, state, Scripted([]), listening=True)
    play.run()
    assert [(f.turned, f.tokens, f.click) for f in play.state.fighters] == [
        (0, 0, play.state.fighters[0].warrior.clicks[0])
    ]
    assert [event.rule for event in events(play, Told)] == ["MK-DEPLOY-1"]


@pytest.mark.rule("MK-DEPLOY-2")
def test_the_first_player_places_all_then_the_next():
    state = field(FOOT, agenda=[DeployAll(False)], seats=(0, 1, 2), order=(2, 0, 1))
    play = Play(GAME, state, Scripted([]), listening=True)
    play.run()
    assert list(reversed(play.state.agenda.steps)) == [Deploy(2), Deploy(0), Deploy(1), LAST]
    ready = Play(GAME, field(agenda=[DeployAll(True)], order=(1, 0)), Scripted([]), listening=True)
    ready.stack.pop()
    DeployAll(True).run(ready)
    assert ready.stack[-2:] == [DeployReady(0), DeployReady(1)]


@pytest.mark.rule("MK-DEPLOY-3")
def test_the_centre_lies_in_the_own_starting_area_border_included():
    state = field(FOOT)
    for x, y in ((2000, 8250), (7000, 8250), (4500, 8250), (2000, 8862)):
        assert rule_of(state, put((50, Pose(x, y)))) is None
    for x, y in ((1999, 8500), (7001, 8500), (4500, 8249), (4500, 400)):
        assert rule_of(state, put((50, Pose(x, y)))) == "MK-DEPLOY-3"
    assert rule_of(state, put((50, Pose(4500, 8500, z=10)))) == "MK-DEPLOY-3"
    assert rule_of(state, put((50, Pose(4500, 8863)))) == "MK-SETUP-6"


@pytest.mark.rule("MK-DEPLOY-3")
def test_bases_may_touch_but_not_overlap():
    state = field(FOOT, FOOT, men=[man(0, 18, 34)])
    for gap, rule in ((275, None), (270, None), (269, "MK-MOVE-6")):
        assert rule_of(state, put((50, Pose(4500 + gap, 8500)))) == rule
    both = put((50, Pose(3000, 8500)), (51, Pose(3200, 8500)))
    assert rule_of(state, both) == "MK-MOVE-6"


@pytest.mark.rule("MK-DEPLOY-4")
def test_placed_warriors_may_be_shifted_and_change_places():
    men = [man(0, 18, 34), man(0, 20, 34), man(1, 18, 2)]
    state = field(FOOT, men=men)
    swap = put((1, Pose(5000, 8500)), (2, Pose(4500, 8500, 900)))
    after = done(state, swap).state
    assert [f.pose for f in after.fighters][:2] == [Pose(5000, 8500), Pose(4500, 8500, 900)]
    assert rule_of(state, put((1, Pose(5000, 8500)))) == "MK-MOVE-6"
    mixed = put((1, Pose(3000, 8500)), (50, Pose(4500, 8500)))
    assert rule_of(state, mixed) is None


@pytest.mark.rule("MK-DEPLOY-4")
def test_only_own_warriors_each_once_and_all_before_the_end():
    state = field(FOOT, men=[man(0, 18, 34), man(1, 18, 2)])
    here = Pose(3000, 8500)
    for action in (
        put((2, here)),
        put((99, here)),
        put(),
        put((50, here), (50, Pose(4000, 8500))),
        ChangeLevel(2),
        ChangeLevel(99),
    ):
        assert rule_of(state, action) == "MK-DEPLOY-4"
    refusal = state.agenda.top.check(state, 0, DoneDeploying())
    assert (refusal.rule, refusal.text.values) == ("MK-DEPLOY-4", {"left": 1})
    state = done(state, put((50, here))).state
    assert Deploy(0).candidates(state, 0) == [DoneDeploying()]
    assert done(state, DoneDeploying()).state.agenda.top == LAST


@pytest.mark.rule("MK-DEPLOY-5")
def test_winged_warriors_may_be_deployed_soaring():
    state = field(WING, FOOT)
    up = done(state, put((50, Pose(4500, 8500, level=1)))).state
    assert up.fighters[0].soaring
    assert rule_of(state, put((51, Pose(4500, 8500, level=1)))) == "MK-SOAR-1"
    down = done(up, ChangeLevel(50))
    assert not down.state.fighters[0].soaring
    assert events(down, Placed)[0].rule == "MK-DEPLOY-5"
    assert done(down.state, ChangeLevel(50)).state.fighters[0].soaring
    grounded = field(FOOT, men=[man(0, 18, 34)])
    assert rule_of(grounded, ChangeLevel(1)) == "MK-SOAR-1"


def test_the_form_shows_who_waits_who_stands_and_what_can_be_done():
    state = field(WING, FOOT, men=[man(0, 18, 34, key=WING), man(1, 18, 2)])
    decision = Deploy(0).ask(state)
    assert [form.action for form in decision.forms] == [
        "PlaceWarriors",
        "DeployRest",
        "ChangeLevel",
    ]
    plan = decision.forms[0].fields[0]
    assert (plan.pieces, [spare.number for spare in plan.spares]) == ((1,), [50, 51])
    assert decision.forms[2].fields[0].allowed == (1,)
    assert decision.prompt.values == {"left": 2}
    ready = field(men=[man(0, 18, 34)])
    assert [form.action for form in Deploy(0).ask(ready).forms] == [
        "PlaceWarriors",
        "DoneDeploying",
    ]


def test_a_preview_moves_a_plan_into_the_starting_area():
    state = field(FOOT, FOOT)
    plan = [{"piece": 50, "pose": {"x": 100, "y": 100}}]
    shown = Deploy(0).preview(state, 0, Partial("PlaceWarriors", {"plan": plan}))
    assert shown.snapped["plan"][0].pose == Pose(2000, 8250)
    assert (shown.ghosts[0].pose, shown.refusal) == (Pose(2000, 8250), None)
    assert shown.unfinished
    fine = [
        {"piece": 50, "pose": {"x": 3000, "y": 8500}},
        {"piece": 51, "pose": {"x": 4000, "y": 8500}},
    ]
    shown = Deploy(0).preview(state, 0, Partial("PlaceWarriors", {"plan": fine}))
    assert (shown.snapped, shown.unfinished, len(shown.ghosts)) == ({}, False, 2)
    empty = Deploy(0).preview(state, 0, Partial("PlaceWarriors"))
    assert (empty.region is not None, empty.refusal) == (True, None)
    assert Deploy(0).preview(state, 0, Partial("DeployRest")).region is None


def test_chance_deploys_everybody():
    for seed in range(6):
        rng, state = Rng(seed), field(FOOT, ARCHER, WING, LARGE)
        while state.agenda.top == Deploy(0):
            action = Deploy(0).propose(state, 0, rng)
            assert rule_of(state, action) is None
            state = done(state, action).state
        assert len(state.fighters) == 4
    menu = Deploy(0).candidates(field(FOOT), 0)
    assert menu == [DeployRest(), put((50, Pose(4500, 8250, 2700)))]


# Good order


@pytest.mark.rule("MK-DEPLOY-4")
def test_the_rest_is_deployed_in_good_order_at_every_edge():
    for seat, facing in ((0, 2700), (1, 900), (2, 0), (3, 1800)):
        state = field(FOOT, FOOT, ARCHER, LARGE, seat=seat, seats=(0, 1, 2, 3))
        after = done(state, DeployRest(), seat).state
        area = area_at(after.field.table, after.edge_of(seat))
        assert (len(after.fighters), after.reserves) == (4, ())
        assert all(in_box(area, f.pose.x, f.pose.y) for f in after.fighters)
        assert {f.pose.facing for f in after.fighters} == {facing}
        assert GAME.overlapping(after) == []


def test_loners_stand_at_the_far_border_and_shooters_behind_them():
    cheap, dear = plain(points=10, faction=""), plain(points=50, faction="")
    archer = plain(range=10, ranged_damage=2, faction="")
    after = done(field(archer, cheap, dear), DeployRest()).state
    by_key = {f.key: f.pose for f in after.fighters}
    assert by_key[dear] == Pose(4500, 8250, 2700)
    assert (by_key[cheap].x, by_key[cheap].y) == (4500 + 375, 8250)
    assert by_key[archer].y == 8250 + 275


def test_neighbours_have_room_in_small_armies_and_none_in_large_ones():
    spawn = plain(faction="")
    few = done(field(*[spawn] * 20), DeployRest()).state
    front = sorted([f.pose.x for f in few.fighters if f.pose.y == 8250])
    assert min(b - a for a, b in pairwise(front)) == 375
    for key in (spawn, FOOT):
        many = done(field(*[key] * 50), DeployRest()).state
        assert len(many.fighters) == 50
        assert GAME.overlapping(many) == []
        front = sorted([f.pose.x for f in many.fighters if f.pose.y == 8250])
        assert min(b - a for a, b in pairwise(front)) == 275
        assert {f.pose.y for f in many.fighters} == {8250, 8525, 8800}


def row(state, *numbers):
    return [state.fighter(number).pose for number in numbers]


@pytest.mark.rule("MK-FORM-4")
def test_warriors_of_one_faction_stand_abreast_in_contact_the_dearest_in_the_middle():
    cheap, dear = plain(points=10), plain(points=50, base=425)
    after = done(field(ARCHER, cheap, dear, cheap), DeployRest()).state
    assert row(after, 50, 51, 52, 53) == [Pose(x, 8250, 2700) for x in (4013, 4288, 4638, 4988)]
    for one, other in ((50, 51), (51, 52), (52, 53)):
        assert other in after.field.touching(after.fighter(one))
    assert formation_refusal(after, after.fighters) is None


@pytest.mark.rule("MK-FORM-4", "MK-FORM-5", "MK-FORM-6")
def test_groups_are_of_three_to_five_of_one_faction():
    elf, spawn, shyft = plain(faction="elven-lords"), plain(faction=""), plain(faction="shyft")
    wild = plain(faction="shyft", abilities=("frenzy",))

    def sizes(*keys):
        state = field(*keys)
        return [
            [f.id for f in group]
            for group in groups([recruit(state, r, Pose(0, 0)) for r in state.reserves])
        ]

    assert sizes(FOOT, FOOT) == []
    assert sizes(FOOT, elf, FOOT, elf, FOOT) == [[50, 52, 54]]
    assert sizes(*[FOOT] * 5) == [[50, 51, 52, 53, 54]]
    assert sizes(*[FOOT] * 6) == [[50, 51, 52], [53, 54, 55]]
    assert [len(group) for group in sizes(*[FOOT] * 11)] == [3, 4, 4]
    assert sizes(spawn, spawn, spawn) == []
    assert sizes(spawn, spawn, shyft) == [[50, 51, 52]]
    assert sizes(shyft, shyft, wild) == []
    assert sizes(FOOT, ARCHER, FOOT, ARCHER, FOOT) == [[50, 51, 52, 53, 54]]
    assert sizes(*[FOOT, ARCHER] * 3) == [[50, 52, 54], [51, 53, 55]]


def test_groups_keep_their_distance_and_give_way_where_there_is_no_room_for_them():
    after = done(field(*[FOOT] * 6, seat=1), DeployRest(), 1).state
    places = sorted([(f.pose.x, f.pose.y) for f in after.fighters])
    assert places == [(x, 750) for x in (4225, 4500, 4775, 5150, 5425, 5700)]
    beside = done(field(*[FOOT] * 3, seat=2, seats=(0, 1, 2)), DeployRest(), 2).state
    assert sorted([(f.pose.x, f.pose.y) for f in beside.fighters]) == [
        (750, 4225),
        (750, 4500),
        (750, 4775),
    ]
    # A table on which the starting area is as long as three bases: no row of four fits.
    narrow = done(field(*[FOOT] * 4, size=(18.6, 36)), DeployRest()).state
    assert len(narrow.fighters) == 4
    assert GAME.overlapping(narrow) == []
    assert sorted({f.pose.y for f in narrow.fighters}) == [8250, 8525]
    rock = box(1, "blocking", 17, 32, 2, 2)
    split = done(field(*[FOOT] * 3, terrain=[rock]), DeployRest()).state
    assert min(f.pose.x for f in split.fighters) > 19 * 250


def test_who_finds_no_room_stays_out_and_that_is_told():
    rock = box(1, "blocking", 7, 32, 22, 4)
    state = field(FOOT, terrain=[rock])
    assert free_place(state, state.reserves[0]) is None
    play = done(state, DeployRest())
    assert (play.state.fighters, play.state.reserves) == ((), ())
    assert [event.rule for event in events(play, Told)] == ["MK-DEPLOY-4"]
    menu = Deploy(0).candidates(field(FOOT, terrain=[rock]), 0)
    assert menu == [DeployRest()]


def test_places_run_rank_by_rank_from_the_middle_outwards():
    state = field(FOOT)
    fighter = recruit(state, state.reserves[0], Pose(0, 0))
    found = places(9000, 9000, "south", fighter.base.diameter, False)
    assert found[:3] == [(4500, 8250), (4525, 8250), (4475, 8250)]
    assert (found[200], found[201]) == ((2000, 8250), (4500, 8525))
    assert places(9000, 9000, "south", fighter.base.diameter, True)[0] == (4500, 8525)
    assert places(9000, 9000, "west", fighter.base.diameter, False)[1] == (750, 4525)
    large = recruit(state, Reserve(9, 0, LARGE), Pose(0, 0))
    assert len(places(9000, 9000, "south", large.base.diameter, False)) == 2 * 201


# Items


@pytest.mark.rule("MK-ITEMS-15")
def test_items_in_slots_come_with_their_bearer():
    items = (Carried(60, "oak-shield", 0),)
    state = field()
    state = replace(state, reserves=(Reserve(50, 0, LARGE, items),))
    play = Play(GAME, state, Scripted([]), listening=True)
    deploy_rest(play, 0)
    assert play.state.fighters[0].items == items
    assert waiting(play.state, 0) == []


@pytest.mark.rule("MK-ITEMS-15", "MK-ARMY-8")
def test_an_item_in_no_slot_is_out_of_the_game_but_counts_for_the_points():
    entries = [{"key": "orc-marauder"}, {"key": "oak-shield"}]
    army = {"game": "mage-knight", "name": "Loose", "total": 100, "entries": entries}
    setup = GAME.setup("skirmish", armies=(army, None))
    state = GAME.first_state(setup)
    own = [reserve for reserve in state.reserves if reserve.seat == 0]
    assert [(reserve.key, reserve.items) for reserve in own] == [("orc-marauder", ())]
    assert state.armies[0] == 19 + 4
    assert state.dropped == ()
