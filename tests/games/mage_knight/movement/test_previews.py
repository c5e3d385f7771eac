"""What is shown of a move before it is made."""

import pytest

from slagveld.games.mage_knight.movement.actions import BreakAway
from slagveld.games.mage_knight.movement.destination import Go
from slagveld.games.mage_knight.movement.menus import pointed_at, proposed_facing
from slagveld.table.shapes import Pose, Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    WEST,
    act,
    battle,
    box,
    man,
    plain,
    refused,
    units,
)
from tests.games.mage_knight.moves import Moves, shown, to

HORSE = plain(speed_type="horseshoe")
WING = plain(speed_type="wing")


def field(*men, **more):
    return battle(*men, agenda=(Moves(0),), **more)


def costs(preview):
    return [brief.words.key.partition(":")[2] for brief in preview.costs]


def notes(preview):
    return [note.key.removeprefix("mage-knight:") for note in preview.notes]


@pytest.mark.rule("MK-MOVE-7", "MK-MOVE-1")
def test_the_reach_is_shown_first():
    state = field(man(0, 10, 10), man(1, 30, 30))
    for action, inches in (("Move", 8), ("Run", 16)):
        preview = shown(state, 0, action, fighter=1)
        assert preview.limit == inches * 250
        assert preview.tallies[0].total == inches * 250
        assert preview.region.meaning == "reach"
        xs = [x for outline in preview.region.outlines for x, _ in outline.points]
        assert abs(max(xs) - (10 + inches) * 250) < 150
    assert costs(shown(state, 0, "Run", fighter=1)) == ["cost-run"]


@pytest.mark.rule("MK-MOVE-7")
def test_a_way_is_shown_with_its_length_and_where_it_ends():
    state = field(man(0, 10, 10), man(1, 30, 30))
    preview = shown(state, 0, "Move", fighter=1, path=to((10, 13), (14, 13)), facing=900)
    assert preview.path == to((10, 10), (10, 13), (14, 13))
    assert (preview.length, preview.limit, preview.refusal) == (1750, 2000, None)
    assert [(ghost.piece, ghost.pose) for ghost in preview.ghosts] == [
        (1, Pose(units(14), units(13), 900))
    ]
    assert preview.snapped == {}
    assert preview.notes == ()


@pytest.mark.rule("MK-MOVE-7")
def test_waypoints_may_come_as_plain_numbers():
    state = field(man(0, 10, 10), man(1, 30, 30))
    preview = shown(state, 0, "Move", fighter=1, path=[[2500, 3250], [3500, 3250, 0]])
    assert preview.path[1:] == to((10, 13), (14, 13))
    assert preview.snapped == {"facing": 0}


@pytest.mark.rule("MK-MOVE-8")
def test_the_facing_proposed_is_the_way_it_goes_or_the_enemy_it_touches():
    state = field(man(0, 10, 10, WEST), man(1, 16, 10))
    fighter = state.field.by_id[1]
    assert proposed_facing(state, fighter, to((10, 13)), False) == 900
    assert proposed_facing(state, fighter, to((10, 13), (10, 13)), False) == 900
    assert proposed_facing(state, fighter, (), False) == 1800
    assert proposed_facing(state, fighter, to((16, 10 - BASE)), False) == 900
    preview = shown(state, 0, "Move", fighter=1, path=to((16 - BASE, 10)))
    assert preview.snapped == {"facing": 0}


@pytest.mark.rule("MK-MOVE-7")
def test_a_way_that_is_too_long_is_cut_at_the_limit():
    state = field(man(0, 10, 10), man(1, 30, 30))
    preview = shown(state, 0, "Move", fighter=1, path=to((10, 25)))
    (end,) = preview.snapped["path"]
    assert (end.x, 17.9 * 250 < end.y <= 18 * 250) == (2500, True)
    assert preview.refusal is None


@pytest.mark.rule("MK-MOVE-7", "MK-MOVE-4")
def test_a_way_is_led_around_what_stands_in_it():
    state = field(man(0, 10, 10), man(0, 13, 10), man(1, 30, 30))
    preview = shown(state, 0, "Move", fighter=1, path=to((16, 10)))
    assert len(preview.snapped["path"]) > 1
    assert preview.snapped["path"][-1] == Spot(units(16), units(10))
    assert preview.refusal is None


@pytest.mark.rule("MK-CONTACT-1", "MK-MOVE-7")
def test_pointing_at_an_enemy_means_base_contact():
    state = field(man(0, 10, 10), man(1, 16, 10))
    for x, y in ((16, 10), (15.5, 10.1), (16.2, 9.8)):
        preview = shown(state, 0, "Move", fighter=1, path=to((x, y)))
        end = preview.ghosts[0].pose
        moved = state.field.by_id[1].at(end)
        assert state.field.touching(moved) == (2,)
        assert preview.refusal is None
        assert notes(preview) == ["note-move-contact"]


@pytest.mark.rule("MK-CONTACT-1")
def test_the_base_pointed_at_is_an_enemys():
    state = field(man(0, 10, 10), man(1, 16, 10), man(0, 20, 10))
    fighter = state.field.by_id[1]
    assert pointed_at(state, fighter, *to((16 + BASE - 0.004, 10))).id == 2
    assert pointed_at(state, fighter, *to((16 + BASE, 10))) is None
    assert pointed_at(state, fighter, *to((20, 10))) is None
    two = field(man(0, 10, 10), man(1, 16, 10), man(1, 17.5, 10))
    assert pointed_at(two, fighter, *to((16.7, 10))).id == 2
    assert pointed_at(two, fighter, *to((16.8, 10))).id == 3


@pytest.mark.rule("MK-CONTACT-1")
def test_the_side_pointed_at_is_the_side_meant():
    state = field(man(0, 10, 10), man(1, 14, 10))
    whole = shown(state, 0, "Move", fighter=1, path=to((14.2, 10))).ghosts[0].pose
    assert (whole.x, whole.y) == (units(14 - BASE), units(10))
    behind = shown(state, 0, "Move", fighter=1, path=to((14.5, 10))).ghosts[0].pose
    assert behind.x > units(15)
    assert state.field.touching(state.field.by_id[1].at(behind)) == (2,)


@pytest.mark.rule("MK-MOVE-7")
def test_what_cannot_be_mended_is_refused():
    wing = box(1, "blocking", 12, 0, 1, 36)
    state = field(man(0, 10, 10), man(1, 30, 30), terrain=(wing,))
    preview = shown(state, 0, "Move", fighter=1, path=to((10, 12)), facing=0, soar=True)
    assert preview.refusal.rule == "MK-SOAR-1"


@pytest.mark.rule("MK-SOAR-2")
def test_the_level_is_seen():
    state = field(man(0, 10, 10, key=WING, soaring=True), man(1, 30, 30))
    way = to((10, 12))
    assert shown(state, 0, "Move", fighter=1, path=way).ghosts[0].pose.level == 1
    assert shown(state, 0, "Move", fighter=1, path=way, soar=False).ghosts[0].pose.level == 0


@pytest.mark.rule("MK-CAPTURE-9")
def test_the_captive_is_seen_beside_its_captor():
    state = field(man(0, 10, 10, captive=2), man(1, 10 + BASE, 10, captor=1), man(1, 30, 30))
    preview = shown(state, 0, "Move", fighter=1, path=to((10, 16)))
    assert [ghost.piece for ghost in preview.ghosts] == [1, 2]
    where = Pose(units(10), units(16 + BASE), 1800)
    for told in (where, {"x": where.x, "y": where.y, "facing": 1800}):
        preview = shown(state, 0, "Move", fighter=1, path=to((10, 16)), captive=told)
        assert preview.ghosts[1].pose == where
    assert len(shown(state, 0, "Move", fighter=1, path=(), facing=0).ghosts) == 1


# Notes


@pytest.mark.rule("MK-PUSH-1", "MK-RUN-3")
def test_costs_are_noted():
    state = field(man(0, 10, 10, tokens=1), man(1, 30, 30))
    assert costs(shown(state, 0, "Move", fighter=1, path=to((10, 12)))) == ["cost-push"]
    found = costs(shown(state, 0, "Run", fighter=1, path=to((10, 12))))
    assert found == ["cost-run", "cost-push"]


@pytest.mark.rule("MK-CARD-terrify", "MK-CARD-pole-arm")
def test_terrors_and_pole_arms_are_noted():
    both = plain(abilities=("pole-arm",), nexus="terrify")
    state = field(man(0, 10, 10), man(1, 16, 10, key=both))
    preview = shown(state, 0, "Move", fighter=1, path=to((16 - BASE, 10)))
    assert notes(preview) == ["note-move-contact", "note-move-terrify", "note-move-pole-arm"]
    assert notes(shown(state, 0, "Move", fighter=1, path=to((14, 10)))) == []


@pytest.mark.rule("MK-BREAK-2", "MK-HORSE-4")
def test_the_chance_to_break_away_is_shown_before_the_roll():
    men = (man(1, 10 - BASE, 10), man(1, 10 + BASE, 10))
    state = field(man(0, 10, 10, EAST, tokens=1), *men)
    preview = shown(state, 0, "BreakAway", fighter=1)
    (odds,) = preview.odds
    assert [chance for _, chance in odds.outcomes] == [0.5, 0.5]
    assert odds.need.total == 4
    assert costs(preview) == ["cost-push"]
    assert preview.limit == 2000
    assert preview.region is not None
    state = field(man(0, 10, 10, EAST, key=HORSE), *men)
    preview = shown(state, 0, "BreakAway", fighter=1)
    assert [chance for _, chance in preview.odds[0].outcomes] == [5 / 6, 1 / 6]
    assert notes(preview) == ["note-shake-off"]


@pytest.mark.rule("MK-BREAK-2")
def test_where_to_is_previewed_like_a_move():
    state = field(man(0, 10, 10, EAST), man(1, 10 + BASE, 10))
    state = act(state, 0, BreakAway(1), dice=[6]).state
    assert shown(state, 0, "Go").region is not None
    preview = shown(state, 0, "Go", path=to((10, 25)))
    assert refused(state, 0, Go(preview.snapped["path"], 900)) is None
    assert shown(state, 0, "Stay").region is None


@pytest.mark.rule("MK-BREAK-4")
def test_the_turn_after_a_failure_is_shown():
    state = field(man(0, 10, 10, EAST), man(1, 10 + BASE, 10))
    state = act(state, 0, BreakAway(1), dice=[1]).state
    assert shown(state, 0, "Turn", facing=900).ghosts[0].pose == Pose(2500, 2500, 900)
    assert shown(state, 0, "Turn").ghosts == ()
    assert shown(state, 0, "Stay").ghosts == ()


@pytest.mark.rule("MK-TURN-9")
def test_nothing_is_promised_to_whom_the_action_cannot_be_given():
    wing = plain(speed_type="wing")
    men = (man(0, 10, 10, acted=True), man(0, 20, 10), man(1, 20 + BASE, 10), man(0, 30, 10))
    state = field(*men, man(0, 30, 20, key=wing))
    found = [
        (action, number, shown(state, 0, action, fighter=number))
        for action, number in (
            ("Move", 1),
            ("Move", 2),
            ("Run", 2),
            ("QuickMove", 4),
            ("BreakAway", 4),
            ("Run", 5),
        )
    ]
    assert [(action, number, preview.refusal.rule) for action, number, preview in found] == [
        ("Move", 1, "MK-TURN-10"),
        ("Move", 2, "MK-BREAK-1"),
        ("Run", 2, "MK-RUN-1"),
        ("QuickMove", 4, "MK-CARD-quickness"),
        ("BreakAway", 4, "MK-BREAK-5"),
        ("Run", 5, "MK-RUN-1"),
    ]
    assert all(preview.region is None for _, _, preview in found)
    assert shown(state, 0, "Run", fighter=4).refusal is None


@pytest.mark.rule("MK-TURN-9")
def test_nothing_is_shown_of_others_or_of_nobody():
    state = field(man(0, 10, 10), man(1, 30, 30))
    for values in ({}, {"fighter": 2}, {"fighter": 9}, {"fighter": "x"}):
        preview = shown(state, 0, "Move", **values)
        assert (preview.region, preview.path) == (None, ())
