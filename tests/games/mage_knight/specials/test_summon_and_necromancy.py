"""Necromancy and Summon: warriors that come back."""

from math import cos, radians, sin

import pytest

from slagveld.games.mage_knight.core.fighter import Carried
from slagveld.games.mage_knight.core.state import NOBODY
from slagveld.games.mage_knight.specials.summon_and_necromancy import RaiseDead, Summon, lost
from slagveld.games.mage_knight.turn.phases import SPECIALS
from slagveld.games.mage_knight.turn.sequence import EndTurn
from slagveld.games.mage_knight.wounds.damage_and_elimination import Damage, hurt
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Hurt, Moved, Placed, Rolled, Told
from slagveld.kernel.fields import Placement
from slagveld.kernel.play import Play
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    FakeGame,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    run,
    units,
    warrior,
)
from tests.games.mage_knight.deeds import Waiting, fallen, field, form_of, pose, proposals, shown

NECROMANCY, SUMMON, PLACES = "MK-CARD-necromancy", "MK-CARD-summon", "MK-CARD-G8"
RAISER = plain(abilities=("necromancy",), points=30)
CALLER = plain(abilities=("summon",), points=30)
SPAWN = plain(faction="", points=30)
DEAR_SPAWN = plain(faction="", points=31)
EAST_SIDE = pose(10 + BASE, 10, 45)


def grave(*gone, key=RAISER, others=(), **more):
    """The bearer at (10, 10) looking east, an enemy far away, and who has fallen."""
    bearer = man(0, 10, 10, EAST, key=key, **more.pop("bearer", {}))
    return field(bearer, man(1, 34, 34), *others, fallen=gone, **more)


def raising(number=50, where=EAST_SIDE, path=()):
    return RaiseDead(1, (Placement(number, where, path),))


def calling(number=50, where=EAST_SIDE):
    return Summon(1, (Placement(number, where),))


# Necromancy


@pytest.mark.rule("MK-CARD-necromancy", "MK-GAP-11")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_it_returns_so_many_clicks_from_its_start(die):
    play = act(grave(fallen(50, turned=5)), 0, raising(), dice=[die])
    back = play.state.field.by_id[50]
    assert (back.turned, back.pose, back.seat) == (die, EAST_SIDE, 0)
    (placed,) = events(play, Placed)
    assert (placed.piece, placed.pose, placed.rule) == (50, EAST_SIDE, NECROMANCY)
    (roll,) = events(play, Rolled)
    assert (roll.need.target.total, roll.need.compare, roll.rule) == (4, "<=", NECROMANCY)
    assert not events(play, Told)


@pytest.mark.rule("MK-CARD-necromancy")
@pytest.mark.parametrize("die", [5, 6])
def test_it_stays_eliminated_when_the_die_goes_past_its_last_click(die):
    play = act(grave(fallen(50, turned=5)), 0, raising(), dice=[die])
    assert play.state.fighter(50) is None
    assert [gone.back for gone in play.state.fallen] == [False]
    assert play.state.field.by_id[1].tokens == 1
    (told,) = events(play, Told)
    assert told.rule == NECROMANCY
    assert not events(play, Placed)


@pytest.mark.rule("MK-CARD-necromancy")
@pytest.mark.parametrize("name", ["Shambling Zombie", "Skeleton"])
def test_zombies_and_skeletons_return_whole_without_a_roll(name):
    key = warrior(f"undead {name}", name=name)
    play = act(grave(fallen(50, key=key, turned=5)), 0, raising())
    assert play.state.field.by_id[50].turned == 0
    assert not events(play, Rolled)


@pytest.mark.rule("MK-CARD-necromancy")
def test_uniques_may_return():
    key = plain(rank="unique")
    assert refused(grave(fallen(50, key=key)), 0, raising()) is None


@pytest.mark.rule("MK-CARD-necromancy")
@pytest.mark.parametrize(("key", "action"), [(RAISER, raising()), (CALLER, calling())])
def test_not_while_touching_an_enemy(key, action):
    state = grave(fallen(50, key=SPAWN), key=key, others=(man(1, 10, 10 + BASE),))
    rule = NECROMANCY if key == RAISER else SUMMON
    assert refused(state, 0, action) == rule
    beside_friend = grave(fallen(50, key=SPAWN), key=key, others=(man(0, 10, 10 + BASE),))
    assert refused(beside_friend, 0, action) is None


# Summon


@pytest.mark.rule("MK-CARD-summon", "MK-GAP-11")
def test_a_mage_spawn_returns_at_its_starting_click():
    play = act(grave(fallen(50, key=SPAWN, turned=5), key=CALLER), 0, calling())
    assert play.state.field.by_id[50].turned == 0
    assert events(play, Placed)[0].rule == SUMMON
    assert not events(play, Rolled)
    assert play.state.field.by_id[1].tokens == 1


@pytest.mark.rule("MK-CARD-summon")
def test_only_mage_spawn_worth_at_most_the_bearer():
    state = grave(fallen(50), fallen(51, key=DEAR_SPAWN), fallen(52, key=SPAWN), key=CALLER)
    assert refused(state, 0, calling(50)) == SUMMON
    assert refused(state, 0, calling(51)) == SUMMON
    assert refused(state, 0, calling(52)) is None


@pytest.mark.rule("MK-CARD-summon", "MK-CARD-necromancy")
def test_each_needs_its_own_ability():
    assert refused(grave(fallen(50, key=SPAWN), key=RAISER), 0, calling()) == SUMMON
    assert refused(grave(fallen(50, key=SPAWN), key=CALLER), 0, raising()) == NECROMANCY


# Who returns


@pytest.mark.rule("MK-CARD-G8")
def test_only_own_eliminated_warriors_return():
    state = grave(fallen(50, seat=1), fallen(51, back=True))
    assert refused(state, 0, raising(50)) == PLACES
    assert refused(state, 0, raising(51)) == PLACES
    assert refused(state, 0, raising(2)) == PLACES
    assert refused(state, 0, raising(99)) == PLACES


@pytest.mark.rule("MK-CARD-G8")
def test_one_returns_and_is_put_straight_down():
    state = grave(fallen(50), fallen(51))
    assert refused(state, 0, RaiseDead(1, ())) == PLACES
    two = (Placement(50, EAST_SIDE), Placement(51, pose(10, 10 + BASE)))
    assert refused(state, 0, RaiseDead(1, two)) == PLACES
    assert refused(state, 0, raising(path=(Spot(units(10), units(12)),))) == PLACES


@pytest.mark.rule("MK-CARD-G8")
def test_it_comes_back_without_items_and_with_the_tokens_and_action_it_had():
    gone = fallen(50, turned=5, tokens=1, acted=True)
    back = act(grave(gone), 0, raising(), dice=[2]).state.field.by_id[50]
    assert (back.tokens, back.acted, back.items) == (1, True, ())
    fresh = act(grave(fallen(50)), 0, raising(), dice=[2]).state.field.by_id[50]
    assert (fresh.tokens, fresh.acted) == (0, False)


@pytest.mark.rule("MK-CARD-G8", "MK-CARD-magic-levitation")
@pytest.mark.parametrize("what", ["acted", "barred"])
def test_what_kept_it_from_acting_is_over_with_the_turn(what):
    gone = fallen(50, tokens=1, **{what: True})
    now = act(grave(gone), 0, raising(), dice=[2]).state
    assert getattr(now.field.by_id[50], what)
    ending = battle(
        man(0, 10, 10, key=RAISER), man(1, 34, 34), agenda=(EndTurn(0), Waiting()), fallen=(gone,)
    )
    (later,) = run(ending).state.fallen
    assert (later.fighter.acted, later.fighter.barred, later.fighter.tokens) == (False, False, 1)


@pytest.mark.rule("MK-CARD-G8")
def test_it_may_be_given_an_action_in_the_same_turn_if_it_had_none():
    key = plain(abilities=("necromancy",))
    state = grave(fallen(50, key=key), fallen(51))
    play = act(state, 0, raising(), dice=[1])
    again = RaiseDead(50, (Placement(51, pose(10 + 2 * BASE, 10)),))
    assert refused(play.state, 0, again) is None


@pytest.mark.rule("MK-CARD-G8", "MK-WIN-4")
def test_each_elimination_counts_also_of_one_that_came_back():
    play = act(grave(fallen(50, by=1), fallen(51)), 0, raising(), dice=[2])
    assert [(gone.fighter.id, gone.by, gone.back) for gone in play.state.fallen] == [
        (50, 1, True),
        (51, NOBODY, False),
    ]
    end = Play(FakeGame(), play.state, Scripted([]), listening=True)
    hurt(end, Damage(50, 9, "attack", 1))
    assert [(gone.fighter.id, gone.by, gone.back) for gone in end.state.fallen] == [
        (50, 1, True),
        (51, NOBODY, False),
        (50, 1, False),
    ]
    assert lost(end.state)[50] is end.state.fallen[2]


@pytest.mark.rule("MK-CARD-G8")
def test_an_eliminated_warrior_leaves_its_items_behind():
    state = grave(others=(man(0, 20, 20, items=("oak-shield",), key=plain(item_slots=1)),))
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    hurt(play, Damage(3, 9, "attack", 1))
    assert play.state.fallen[0].fighter.items == ()
    assert [there.item for there in play.state.dropped] == [Carried(301, "oak-shield", 0)]
    assert [(event.piece, event.amount) for event in events(play, Hurt)] == [(3, 5)]


# Where it returns


@pytest.mark.rule("MK-CARD-G8")
def test_it_must_touch_the_bearer():
    state = grave(fallen(50))
    assert refused(state, 0, raising(where=pose(10 + BASE + 0.02, 10))) is None
    assert refused(state, 0, raising(where=pose(10 + BASE + 0.024, 10))) == PLACES


@pytest.mark.rule("MK-CARD-G8")
def test_it_may_touch_no_enemy():
    enemy = man(1, 10 + 2 * BASE, 10)
    assert refused(grave(fallen(50), others=(enemy,)), 0, raising()) == PLACES
    friend = man(0, 10 + 2 * BASE, 10)
    assert refused(grave(fallen(50), others=(friend,)), 0, raising()) is None


@pytest.mark.rule("MK-CARD-G8", "MK-MOVE-6")
def test_its_base_must_fit():
    friend = man(0, 10 + BASE, 10.5)
    assert refused(grave(fallen(50), others=(friend,)), 0, raising()) == "MK-MOVE-6"
    wall = box(500, "blocking", 10.8, 9, 2, 2)
    assert refused(grave(fallen(50), terrain=(wall,)), 0, raising()) is not None


@pytest.mark.rule("MK-CARD-G8")
def test_it_stands_on_the_ground_so_one_that_soars_brings_nobody_back():
    wing = plain(abilities=("necromancy",), speed_type="wing")
    low = grave(fallen(50, key=wing, soaring=True), key=wing)
    where = pose(10 + BASE, 10, level=1)
    assert act(low, 0, raising(where=where), dice=[1]).state.field.by_id[50].pose == (
        pose(10 + BASE, 10)
    )
    high = field(man(0, 10, 10, key=wing, soaring=True), man(1, 34, 34), fallen=(fallen(50),))
    assert refused(high, 0, raising()) == PLACES


@pytest.mark.rule("MK-CARD-G8")
def test_without_room_the_action_is_not_offered():
    ring = [pose(10 + dx, 10 + dy) for dx, dy in ((1.3, 0), (-1.3, 0), (0, 1.3), (0, -1.3))]
    corners = [(1.2, 1.2), (-1.2, 1.2), (1.2, -1.2), (-1.2, -1.2)]
    others = [man(0, place.x / 250, place.y / 250) for place in ring]
    others += [man(0, 10 + dx, 10 + dy) for dx, dy in corners]
    state = grave(fallen(50), others=tuple(others))
    assert form_of(state, "RaiseDead") is None
    assert [a for a in SPECIALS.menu(state, 0) if isinstance(a, RaiseDead)] == []
    assert {type(action).__name__ for action in proposals(state)} == {"EndPhase"}


@pytest.mark.rule("MK-CARD-G8", "MK-CARD-summon", "MK-WAVE-1")
def test_it_needs_the_room_that_its_starting_click_asks_for():
    lake = box(500, "deep-water", 10.3, 8, 4, 4)
    swimmer = plain(faction="", speed_type="wave", points=30)
    state = grave(fallen(50, key=swimmer, turned=5), key=CALLER, terrain=(lake,))
    assert act(state, 0, calling()).state.field.by_id[50].pose == EAST_SIDE
    assert form_of(state, "Summon").fields[1].spares[0].number == 50
    shore = grave(fallen(50, key=SPAWN, turned=5), key=CALLER, terrain=(lake,))
    assert refused(shore, 0, calling()) == "MK-WATER-2"


@pytest.mark.rule("MK-CARD-necromancy", "MK-WAVE-3")
@pytest.mark.parametrize(("die", "stays"), [(1, True), (2, False)])
def test_whom_its_new_click_does_not_let_swim_comes_out_of_the_water(die, stays):
    lake = box(500, "deep-water", 10.3, 8, 4, 4)
    wave = {"speed_type": "wave"}
    key = warrior("drying", wave, wave, {}, {})
    state = grave(fallen(50, key=key, turned=4), terrain=(lake,))
    play = act(state, 0, raising(), dice=[die])
    back = play.state.field.by_id[50]
    assert (back.turned, back.pose == EAST_SIDE) == (die, stays)
    assert [event.rule for event in events(play, Moved)] == ([] if stays else ["MK-WAVE-3"])


@pytest.mark.rule("MK-CARD-G8")
def test_a_narrow_gap_beside_the_bearer_is_found():
    # Bases that touch take 60 degrees each; only at 15 degrees is one more free.
    ring = [radians(way) for way in (75, 135, 195, 255, 315)]
    others = [man(0, 10 + BASE * cos(way), 10 + BASE * sin(way)) for way in ring]
    state = grave(fallen(50), others=tuple(others))
    menu = [action for action in SPECIALS.menu(state, 0) if isinstance(action, RaiseDead)]
    assert [action.plan[0].pose.facing for action in menu] == [150]
    assert refused(state, 0, menu[0]) is None
    assert form_of(state, "RaiseDead") is not None


# What is offered


def test_the_form_lists_the_fallen_beside_the_table():
    state = grave(fallen(50), fallen(51, seat=1), fallen(52, back=True), fallen(53, key=SPAWN))
    form = form_of(state, "RaiseDead")
    assert [field.name for field in form.fields] == ["fighter", "plan"]
    assert form.fields[0].allowed == (1,)
    assert [(spare.number, spare.base.diameter) for spare in form.fields[1].spares] == [
        (50, 275),
        (53, 275),
    ]
    assert form.rule == NECROMANCY
    assert form_of(state, "Summon") is None
    called = form_of(grave(fallen(50), fallen(53, key=SPAWN), key=CALLER), "Summon")
    assert [spare.number for spare in called.fields[1].spares] == [53]
    assert form_of(grave(), "RaiseDead") is None


def test_menus_and_proposals_are_allowed():
    state = grave(fallen(50), fallen(53, key=SPAWN), others=(man(0, 10, 12, key=CALLER),))
    menu = SPECIALS.menu(state, 0)
    assert all(refused(state, 0, action) is None for action in menu)
    assert raising(where=pose(10 + BASE, 10, 0)) in menu
    assert len([action for action in menu if isinstance(action, RaiseDead)]) > 10
    assert {type(action).__name__ for action in proposals(state)} == {
        "EndPhase",
        "RaiseDead",
        "Summon",
    }


def test_the_preview_snaps_to_the_nearest_free_place_and_tells_the_chances():
    state = grave(fallen(50))
    far = {"piece": 50, "pose": {"x": units(14), "y": units(10), "facing": 0}}
    found = shown(state, 0, "RaiseDead", fighter=1, plan=[far])
    assert found.snapped == {"plan": (Placement(50, pose(10 + BASE, 10, 0)),)}
    assert found.ghosts[0].pose == pose(10 + BASE, 10, 0)
    assert found.ghosts[0].base.diameter == 275
    chances = [(text.key, round(p * 6)) for text, p in found.odds[0].outcomes]
    assert chances == [("mage-knight:odds-return-clicks", 1)] * 4 + [
        ("mage-knight:odds-return-not", 2)
    ]
    exact = shown(state, 0, "RaiseDead", fighter=1, plan=[Placement(50, EAST_SIDE)])
    assert (exact.snapped, exact.ghosts[0].pose) == ({}, EAST_SIDE)
    assert shown(state, 0, "RaiseDead", fighter=1).ghosts == ()
    assert shown(state, 0, "RaiseDead", fighter=1, plan=[Placement(9, EAST_SIDE)]).ghosts == ()


def test_undead_are_sure_to_return():
    key = warrior("undead Zombie", name="Zombie")
    state = grave(fallen(50, key=key))
    (odds,) = shown(state, 0, "RaiseDead", fighter=1, plan=[Placement(50, EAST_SIDE)]).odds
    assert [(text.key, p) for text, p in odds.outcomes] == [("mage-knight:odds-return-whole", 1.0)]
    long = warrior("long dial", *[{}] * 9)
    state = grave(fallen(50, key=long))
    (odds,) = shown(state, 0, "RaiseDead", fighter=1, plan=[Placement(50, EAST_SIDE)]).odds
    assert len(odds.outcomes) == 6
    called = grave(fallen(53, key=SPAWN), key=CALLER)
    assert shown(called, 0, "Summon", fighter=1, plan=[Placement(53, EAST_SIDE)]).odds == ()
