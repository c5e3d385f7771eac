"""Special actions, Magic Levitation and Regeneration."""

import pytest

from slagveld.games.mage_knight.core.action import unfit
from slagveld.games.mage_knight.core.events import Clicked
from slagveld.games.mage_knight.movement.free_spins_and_nimble import Spin
from slagveld.games.mage_knight.movement.overwatch_shots import OverwatchShot
from slagveld.games.mage_knight.specials.levitation import Levitate
from slagveld.games.mage_knight.specials.regeneration import Regenerate
from slagveld.games.mage_knight.turn.phases import SPECIALS
from slagveld.kernel.event import Changed, Healed, Hurt, Moved, Rolled, StatusChanged, Told
from slagveld.table.shapes import Pose
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    WEST,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    units,
    warrior,
)
from tests.games.mage_knight.deeds import Specialists, field, form_of, pose, proposals, shown

RULE = "MK-CARD-magic-levitation"
LIFTER = plain(abilities=("magic-levitation",))
HEALER = plain(abilities=("regeneration",))


def lifting(*others, **more):
    """The lifter at (10, 10), another beside it to the east, an enemy far away, and more."""
    beside = more.pop("beside", {})
    seat = beside.pop("seat", 0)
    return field(
        man(0, 10, 10, key=LIFTER),
        man(seat, 10 + BASE, 10, **beside),
        man(1, 34, 34),
        *others,
        **more,
    )


def lift(x, y, facing=0, **more):
    return Levitate(1, more.get("target", 2), pose(x, y, facing, more.get("level", 0)))


# Special actions in general


@pytest.mark.rule("MK-SPECIAL-1")
@pytest.mark.parametrize("action", [lift(12, 12), Regenerate(1)])
def test_a_special_action_needs_the_ability_that_asks_for_it(action):
    state = field(man(0, 10, 10), man(0, 10 + BASE, 10), man(1, 34, 34))
    rule = RULE if isinstance(action, Levitate) else "MK-CARD-regeneration"
    assert refused(state, 0, action) == rule


@pytest.mark.rule("MK-SPECIAL-1", "MK-TURN-13")
def test_it_is_one_of_the_actions_of_the_turn():
    state = lifting()
    play = act(state, 0, lift(12, 14))
    assert (play.state.used, play.state.actions_left) == (1, 1)
    assert play.state.field.by_id[1].acted
    assert refused(play.state, 0, lift(12, 12)) == "MK-TURN-10"
    assert refused(lifting(used=2), 0, lift(12, 12)) == "MK-TURN-3"


@pytest.mark.rule("MK-SPECIAL-2")
def test_it_brings_a_token_and_the_second_one_exhausts():
    play = act(lifting(), 0, lift(12, 14))
    assert play.state.field.by_id[1].tokens == 1
    assert not events(play, Hurt)
    tired = field(man(0, 10, 10, key=LIFTER, tokens=1), man(0, 10 + BASE, 10), man(1, 34, 34))
    play = act(tired, 0, lift(12, 14))
    assert (play.state.field.by_id[1].tokens, play.state.field.by_id[1].turned) == (2, 1)
    assert [(hurt.piece, hurt.rule) for hurt in events(play, Hurt)] == [(1, "MK-PUSH-1")]


@pytest.mark.rule("MK-SPECIAL-3", "MK-GAP-1")
def test_these_are_the_special_actions():
    assert [kind.__name__ for kind in SPECIALS.actions] == [
        "Levitate",
        "Summon",
        "RaiseDead",
        "Regenerate",
        "CastHex",
        "KeepWatch",
        "PickUp",
    ]


@pytest.mark.rule("MK-CAPTURE-8")
def test_a_captor_takes_none():
    state = field(
        man(0, 10, 10, key=HEALER, turned=2, captive=2),
        man(1, 10 + BASE, 10, captor=1),
        man(1, 34, 34),
    )
    assert refused(state, 0, Regenerate(1)) == "MK-CAPTURE-8"


@pytest.mark.rule("MK-CARD-demoralized", "MK-GAP-7")
def test_a_demoralized_warrior_takes_none():
    key = plain(abilities=("regeneration",), nexus="demoralized")
    state = field(man(0, 10, 10, key=key, turned=2), man(0, 5, 5), man(1, 34, 34))
    assert refused(state, 0, Regenerate(1)) == "MK-CARD-demoralized"


@pytest.mark.rule("MK-CARD-frenzy")
def test_others_wait_for_the_frenzied():
    wild = plain(abilities=("frenzy",))
    state = field(man(0, 10, 10, key=HEALER, turned=2), man(0, 5, 5, key=wild), man(1, 34, 34))
    assert refused(state, 0, Regenerate(1)) == "MK-CARD-frenzy"
    rested = field(
        man(0, 10, 10, key=HEALER, turned=2), man(0, 5, 5, key=wild, tokens=2), man(1, 34, 34)
    )
    assert refused(rested, 0, Regenerate(1)) is None


@pytest.mark.rule("MK-ABILITY-7")
def test_an_ability_of_the_nexus_works_like_any_other():
    key = plain(nexus="regeneration", abilities=("toughness",))
    state = field(man(0, 10, 10, key=key, turned=2), man(1, 34, 34))
    assert refused(state, 0, Regenerate(1)) is None


def test_others_warriors_and_unknown_ones_are_refused():
    state = lifting()
    assert refused(state, 0, Levitate(3, 2, pose(12, 12))) == "MK-TURN-9"
    assert refused(state, 0, Levitate(99, 2, pose(12, 12))) == "MK-TURN-9"
    assert refused(state, 0, Levitate(1, 99, pose(12, 12))) == RULE


# Whom it lifts


@pytest.mark.rule("MK-CARD-magic-levitation")
@pytest.mark.parametrize("seat", [0, 1])
def test_friend_and_enemy_can_be_lifted(seat):
    play = act(lifting(beside={"seat": seat}), 0, lift(12, 14, 123))
    assert play.state.field.by_id[2].pose == pose(12, 14, 123)
    assert play.state.field.by_id[2].tokens == 0


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_only_a_warrior_in_base_contact_is_lifted_and_not_itself():
    state = lifting()
    assert refused(state, 0, lift(33, 33, target=3)) == RULE
    assert refused(state, 0, lift(12, 12, target=1)) == RULE
    near = field(man(0, 10, 10, key=LIFTER), man(0, 11.2, 10), man(1, 34, 34))
    assert refused(near, 0, lift(12, 14)) == RULE


@pytest.mark.rule("MK-IMMUNE-2")
def test_who_is_immune_to_magic_is_not_lifted():
    key = plain(defense_type="magic-immune")
    assert refused(lifting(beside={"key": key}), 0, lift(12, 14)) == "MK-IMMUNE-2"


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_captors_and_captives_are_not_lifted():
    state = lifting(man(1, 10 + 2 * BASE, 10, captor=2), beside={"captive": 4})
    assert refused(state, 0, lift(12, 14)) == RULE
    held = lifting(man(1, 10 + 2 * BASE, 10, captive=2), beside={"captor": 4})
    assert refused(held, 0, lift(12, 14)) == RULE


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_who_has_had_an_action_is_not_lifted():
    assert refused(lifting(beside={"acted": True}), 0, lift(12, 14)) == RULE


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_who_was_lifted_may_be_given_no_action_this_turn():
    play = act(lifting(), 0, lift(12, 14))
    lifted = play.state.field.by_id[2]
    assert (lifted.barred, lifted.acted) == (True, False)
    assert unfit(play.state, lifted, "move").rule == RULE


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_it_works_while_touching_an_enemy_and_asks_no_break_away():
    state = lifting(man(1, 10, 10 + BASE), man(1, 10 + BASE, 10 + BASE))
    play = act(state, 0, lift(18, 5))
    assert play.state.field.by_id[2].pose == pose(18, 5)
    assert not events(play, Rolled)


# Where to


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_ten_inches_from_where_it_stood_and_no_further():
    state = lifting()
    assert refused(state, 0, lift(10 + BASE + 10, 10)) is None
    assert refused(state, 0, lift(10 + BASE + 10.004, 10)) == RULE
    assert refused(state, 0, lift(10 + BASE + 6, 18)) is None
    assert refused(state, 0, lift(10 + BASE + 6, 18.004)) == RULE


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_whatever_lies_between_does_not_matter():
    wall = box(500, "blocking", 14, 0, 1, 36)
    ring = [man(1, 13, 10), man(1, 13, 11), man(1, 13, 9)]
    state = lifting(*ring, terrain=(wall,))
    assert refused(state, 0, lift(18, 10)) is None


@pytest.mark.rule("MK-CARD-magic-levitation")
@pytest.mark.parametrize("kind", ["blocking", "deep-water", "chasm"])
def test_not_in_blocking_terrain_nor_where_its_own_way_is_blocked(kind):
    state = lifting(terrain=(box(500, kind, 14, 8, 4, 4),))
    assert refused(state, 0, lift(16, 10)) is not None
    assert refused(state, 0, lift(20, 10)) is None


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_its_base_must_fit():
    state = lifting(man(1, 16, 10))
    assert refused(state, 0, lift(16.5, 10)) == "MK-MOVE-6"
    assert refused(state, 0, lift(16 + BASE, 10)) is None
    assert refused(state, 0, Levitate(1, 2, Pose(units(0.3), units(10)))) == RULE
    near_edge = field(man(0, 3, 3, key=LIFTER), man(0, 3 + BASE, 3), man(1, 34, 34))
    assert refused(near_edge, 0, lift(0.3, 3)) == "MK-SETUP-6"


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_it_keeps_its_level():
    wing = plain(speed_type="wing")
    high = plain(speed_type="wing", abilities=("magic-levitation",))
    state = field(
        man(0, 10, 10, key=high, soaring=True),
        man(0, 10 + BASE, 10, key=wing, soaring=True),
        man(1, 34, 34),
    )
    assert act(state, 0, lift(15, 10)).state.field.by_id[2].pose == pose(15, 10, level=1)
    ground = lifting(beside={"key": wing})
    assert act(ground, 0, lift(15, 10, level=1)).state.field.by_id[2].pose == pose(15, 10)


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_not_even_one_that_soars_is_put_down_in_blocking_terrain():
    high = plain(speed_type="wing", abilities=("magic-levitation",))
    state = field(
        man(0, 10, 10, key=high, soaring=True),
        man(0, 10 + BASE, 10, key=high, soaring=True),
        man(1, 34, 34),
        terrain=(box(500, "blocking", 14, 8, 4, 4),),
    )
    assert refused(state, 0, lift(16, 10)) is not None
    assert refused(state, 0, lift(20, 10)) is None


# What follows


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_it_is_told_as_a_move_by_magic():
    (moved,) = events(act(lifting(), 0, lift(10 + BASE, 14, 90)), Moved)
    assert (moved.piece, moved.manner, moved.rule) == (2, "levitated", RULE)
    assert moved.length == units(4)
    assert [(spot.x, spot.y) for spot in moved.path] == [
        (units(10 + BASE), units(10)),
        (units(10 + BASE), units(14)),
    ]
    assert moved.pose == pose(10 + BASE, 14, 90)


@pytest.mark.rule("MK-CARD-magic-levitation", "MK-SPIN-1")
def test_enemies_it_is_put_beside_have_their_free_spin():
    state = lifting(man(1, 16, 10, NORTH))
    play = act(state, 0, lift(16 - BASE, 10))
    assert play.state.agenda.top == Spin(1, 4, 2)


@pytest.mark.rule("MK-CARD-magic-levitation", "MK-CARD-pole-arm")
def test_a_pole_arm_receives_it_and_the_action_has_nothing_left_to_end():
    pike = plain(abilities=("pole-arm",))
    state = lifting(man(1, 16, 10, WEST, key=pike))
    play = act(state, 0, lift(16 - BASE, 10))
    play = act(play.state, 1, play.state.agenda.top.candidates(play.state, 1)[0])
    assert play.state.field.by_id[2].turned == 1
    assert play.state.field.by_id[1].tokens == 1
    assert isinstance(play.state.agenda.top, Specialists)


@pytest.mark.rule("MK-CARD-magic-levitation", "MK-CARD-ram")
def test_it_is_no_move_of_its_own_so_it_does_not_ram():
    ram = plain(abilities=("ram",))
    state = lifting(man(1, 16, 10, WEST), beside={"key": ram})
    play = act(state, 0, lift(16 - BASE, 10, EAST))
    play = act(play.state, 1, play.state.agenda.top.candidates(play.state, 1)[0])
    assert play.state.field.by_id[4].turned == 0


@pytest.mark.rule("MK-CARD-magic-levitation", "MK-CARD-overwatch")
def test_a_watch_ends_when_its_keeper_is_lifted():
    watcher = plain(abilities=("overwatch",), range=8)
    state = lifting(beside={"seat": 1, "key": watcher, "watching": True})
    play = act(state, 0, lift(12, 14))
    assert not play.state.field.by_id[2].watching
    (told,) = [event for event in events(play, StatusChanged) if event.piece == 2]
    assert (told.on, told.rule) == (False, "MK-CARD-overwatch")


@pytest.mark.rule("MK-CARD-magic-levitation", "MK-CARD-overwatch")
def test_enemies_on_watch_may_shoot_at_whom_it_puts_down_before_them():
    watcher = plain(abilities=("overwatch",), range=8, ranged_damage=1, attack_type="wand")
    state = lifting(man(1, 20, 20, NORTH, key=watcher, watching=True))
    assert act(state, 0, lift(19, 16)).state.agenda.top == OverwatchShot(4, 2)
    assert isinstance(act(state, 0, lift(12, 18)).state.agenda.top, Specialists)


@pytest.mark.rule("MK-CARD-cursed")
def test_the_cursed_suffer_from_magic_once_at_the_end_of_the_action():
    cursed = plain(abilities=("cursed",))
    play = act(lifting(beside={"seat": 1, "key": cursed}), 0, lift(12, 14))
    assert play.state.field.by_id[2].turned == 1
    kinds = [type(event) for event in play.events if isinstance(event, Changed | Hurt | Moved)]
    assert kinds == [Moved, Changed, Clicked]
    (hurt,) = events(play, Hurt)
    assert (hurt.by, hurt.rule) == (None, "MK-CARD-cursed")


@pytest.mark.rule("MK-CARD-cursed", "MK-CARD-regeneration")
def test_abilities_without_magic_in_their_name_do_not_touch_the_cursed():
    key = plain(abilities=("regeneration",), nexus="cursed")
    state = field(man(0, 10, 10, key=key, turned=3), man(1, 34, 34))
    assert act(state, 0, Regenerate(1), dice=[4]).state.field.by_id[1].turned == 1


# Regeneration


@pytest.mark.rule("MK-CARD-regeneration")
@pytest.mark.parametrize(("die", "left"), [(1, 4), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_it_heals_the_die_less_two_and_never_less_than_nothing(die, left):
    state = field(man(0, 10, 10, key=HEALER, turned=4), man(1, 34, 34))
    play = act(state, 0, Regenerate(1), dice=[die])
    assert play.state.field.by_id[1].turned == left
    healed = [(event.amount, event.rule) for event in events(play, Healed)]
    assert healed == ([(4 - left, "MK-CARD-regeneration")] if left < 4 else [])
    assert len(events(play, Told)) == (left == 4)
    assert events(play, Rolled)[0].rule == "MK-CARD-regeneration"
    assert play.state.field.by_id[1].tokens == 1


@pytest.mark.rule("MK-CARD-regeneration", "MK-HEAL-2")
def test_it_does_not_heal_past_the_start():
    state = field(man(0, 10, 10, key=HEALER, turned=1), man(1, 34, 34))
    assert act(state, 0, Regenerate(1), dice=[6]).state.field.by_id[1].turned == 0


@pytest.mark.rule("MK-CARD-regeneration")
def test_it_works_while_touching_an_enemy():
    state = field(man(0, 10, 10, key=HEALER, turned=1), man(1, 10 + BASE, 10))
    assert refused(state, 0, Regenerate(1)) is None


@pytest.mark.rule("MK-CARD-G7", "MK-HEAL-4")
def test_who_cannot_be_healed_may_not_regenerate():
    assert refused(field(man(0, 9, 9, key=HEALER), man(1, 34, 34)), 0, Regenerate(1)) == (
        "MK-CARD-G7"
    )
    golem = {"abilities": ("regeneration",), "damage_type": "golem"}
    key = warrior("mended golem", golem, {**golem, "repair": True}, golem)
    state = field(man(0, 9, 9, key=key, turned=1), man(1, 34, 34))
    assert refused(state, 0, Regenerate(1)) == "MK-CARD-G7"
    further = field(man(0, 9, 9, key=key, turned=2), man(1, 34, 34))
    assert refused(further, 0, Regenerate(1)) is None


# What is offered


def test_the_forms_name_who_can_do_what():
    state = lifting(man(0, 20, 20, key=HEALER, turned=1), man(0, 22, 20, key=HEALER))
    lifts, heals = form_of(state, "Levitate"), form_of(state, "Regenerate")
    assert [field.name for field in lifts.fields] == ["fighter", "target", "pose"]
    assert [field.allowed for field in lifts.fields[:2]] == [(1,), (2,)]
    assert lifts.fields[2].of == "target"
    assert heals.fields[0].allowed == (4,)
    assert (lifts.rule, heals.rule) == (RULE, "MK-CARD-regeneration")
    assert state.agenda.top.ask(state).pieces == (1, 4)
    idle = field(man(0, 10, 10, key=LIFTER), man(0, 20, 20, key=HEALER), man(1, 34, 34))
    assert [form.action for form in idle.agenda.top.ask(idle).forms] == ["EndPhase"]


def test_menus_and_proposals_are_allowed():
    state = lifting(man(0, 20, 20, key=HEALER, turned=1))
    menu = SPECIALS.menu(state, 0)
    assert all(refused(state, 0, action) is None for action in menu)
    lifts = [action for action in menu if isinstance(action, Levitate)]
    assert Levitate(1, 2, pose(10 + BASE + 5, 10, NORTH)) in lifts
    assert Levitate(1, 2, Pose(units(10 + BASE) + 2499, units(10), 2700)) in lifts
    assert Regenerate(4) in menu
    kinds = {type(action).__name__ for action in proposals(state)}
    assert kinds == {"Levitate", "Regenerate", "EndPhase"}
    nothing = battle(man(0, 10, 10), man(1, 34, 34), agenda=(Specialists(0),))
    assert {type(action).__name__ for action in proposals(nothing)} == {"EndPhase"}


def test_the_preview_of_a_levitation_shows_whom_how_far_and_where():
    state = lifting()
    assert shown(state, 0, "Levitate", fighter=1).pieces == (2,)
    reach = shown(state, 0, "Levitate", fighter=1, target=2)
    assert (reach.limit, reach.region.meaning) == (2500, "reach")
    xs = [x for x, _ in reach.region.outlines[0].points]
    assert (min(xs), max(xs)) == (units(10 + BASE) - 2500, units(10 + BASE) + 2500)
    there = {"x": units(10 + BASE), "y": units(14), "facing": 900, "level": 1}
    put = shown(state, 0, "Levitate", fighter=1, target=2, pose=there)
    assert put.length == 1000
    assert (put.ghosts[0].piece, put.ghosts[0].pose) == (2, pose(10 + BASE, 14, 90))
    assert put.snapped == {"pose": pose(10 + BASE, 14, 90)}
    assert put.notes
    exact = shown(state, 0, "Levitate", fighter=1, target=2, pose=pose(12, 14))
    assert exact.snapped == {}
    assert shown(state, 0, "Levitate").pieces is None


def test_the_preview_of_a_levitation_finds_the_nearest_place():
    state = lifting(man(1, 16, 10))
    far = shown(state, 0, "Levitate", fighter=1, target=2, pose=pose(10 + BASE, 30)).snapped
    assert far == {"pose": Pose(units(10 + BASE), units(10) + 2499)}
    back = shown(state, 0, "Levitate", fighter=1, target=2, pose=pose(10 + BASE, 0)).snapped
    assert refused(state, 0, Levitate(1, 2, back["pose"])) is None
    beside = shown(state, 0, "Levitate", fighter=1, target=2, pose=pose(15.8, 10, 90)).snapped
    assert refused(state, 0, Levitate(1, 2, beside["pose"])) is None
    there = beside["pose"]
    gap = ((there.x - units(16)) ** 2 + (there.y - units(10)) ** 2) ** 0.5
    assert units(BASE) - 6 <= gap <= units(BASE) + 6
    assert there.facing == 900


def test_the_preview_of_a_regeneration_gives_its_chances():
    state = field(man(0, 10, 10, key=HEALER, turned=2), man(1, 34, 34))
    (odds,) = shown(state, 0, "Regenerate", fighter=1).odds
    assert [(text.values["clicks"], round(p * 6)) for text, p in odds.outcomes] == [
        (0, 2),
        (1, 1),
        (2, 3),
    ]
    assert odds.mean == pytest.approx(7 / 6)
    assert shown(state, 0, "Regenerate").odds == ()
