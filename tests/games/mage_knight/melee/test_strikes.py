import random

import pytest

from slagveld.games.mage_knight.melee.actions import FIGHTING, Batter, Execute, Strike
from slagveld.games.mage_knight.melee.surge_and_charge import ChargeMove, Surge
from slagveld.games.mage_knight.turn.phases import EndPhase
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    box,
    man,
    plain,
    refused,
    units,
)
from tests.games.mage_knight.combat import duel, fight, strike, turned

WALL = box(50, "built:stone-wall", 10.55, 8, 0.5, 4)


@pytest.mark.rule("MK-MELEE-1")
@pytest.mark.parametrize("kind", ["sword", "bow", "wand", ""])
def test_every_warrior_can_strike(kind):
    assert turned(strike(duel(plain(attack_type=kind)), [3, 3]))[2] == 2


@pytest.mark.rule("MK-MELEE-2")
def test_a_strike_is_a_close_combat_action():
    play = strike(duel(), [3, 3])
    fighter = play.state.fighters[0]
    assert (fighter.acted, fighter.tokens, play.state.used) == (True, 1, 1)
    assert refused(play.state, 0, Strike(1, 2)) == "MK-TURN-10"
    assert refused(duel(mine={"tokens": 2}), 0, Strike(1, 2)) == "MK-TOKEN-3"
    assert refused(duel(mine={"acted": True}), 0, Strike(1, 2)) == "MK-TURN-10"
    assert refused(duel(used=2), 0, Strike(1, 2)) == "MK-TURN-3"
    assert (
        refused(duel(plain(abilities=("demoralized",))), 0, Strike(1, 2)) == "MK-CARD-demoralized"
    )


@pytest.mark.rule("MK-MELEE-3")
def test_the_front_arc_must_touch_the_target():
    assert refused(duel(), 0, Strike(1, 2)) is None
    apart = fight(man(0, 10, 10, EAST), man(1, 10 + BASE + 0.024, 10, WEST))
    assert refused(apart, 0, Strike(1, 2)) == "MK-MELEE-3"
    touching = fight(man(0, 10, 10, EAST), man(1, 10 + BASE + 0.02, 10, WEST))
    assert refused(touching, 0, Strike(1, 2)) is None


@pytest.mark.rule("MK-MELEE-3")
@pytest.mark.rule("MK-MOVE-9")
@pytest.mark.parametrize(
    ("facing", "rule"),
    [
        (0, None),
        (45, None),
        (45.1, "MK-MOVE-9"),
        (315, None),
        (314.9, "MK-MOVE-9"),
        (180, "MK-MOVE-9"),
    ],
)
def test_a_warrior_attacks_only_through_its_front_arc(facing, rule):
    state = fight(man(0, 10, 10, facing), man(1, 10 + BASE, 10, WEST))
    assert refused(state, 0, Strike(1, 2)) == rule


@pytest.mark.rule("MK-MELEE-3")
def test_a_strike_has_one_target():
    state = duel(plain(front_arc=1800), None, man(1, 10, 10 + BASE, NORTH))
    assert turned(strike(state, [4, 4])) == {1: 0, 2: 2, 3: 0}


@pytest.mark.rule("MK-SOAR-8")
@pytest.mark.rule("MK-SOAR-9")
def test_close_combat_needs_one_level():
    key = plain(speed_type="wing")
    below = fight(man(0, 10, 10, EAST), man(1, 10 + BASE, 10, WEST, key, soaring=True))
    assert refused(below, 0, Strike(1, 2)) == "MK-SOAR-8"
    above = fight(
        man(0, 10, 10, EAST, key, soaring=True), man(1, 10 + BASE, 10, WEST, key, soaring=True)
    )
    assert refused(above, 0, Strike(1, 2)) is None


@pytest.mark.rule("MK-TARGET-1")
def test_no_friend_is_struck():
    own = fight(man(0, 10, 10, EAST), man(0, 10 + BASE, 10, WEST))
    assert refused(own, 0, Strike(1, 2)) == "MK-TARGET-1"
    ally = fight(man(0, 10, 10, EAST), man(2, 10 + BASE, 10, WEST, side=0), seats=(0, 1, 0))
    assert refused(ally, 0, Strike(1, 2)) == "MK-TARGET-1"


@pytest.mark.rule("MK-TARGET-2")
def test_nobody_strikes_itself():
    assert refused(duel(), 0, Strike(1, 1)) == "MK-TARGET-2"


@pytest.mark.rule("MK-TURN-9")
def test_strangers_and_other_peoples_warriors_are_refused():
    assert refused(duel(), 0, Strike(2, 1)) == "MK-TURN-9"
    assert refused(duel(), 0, Strike(99, 1)) == "MK-TURN-9"
    assert refused(duel(), 0, Execute(99)) == "MK-TURN-9"
    assert refused(duel(), 0, Batter(99, 1)) == "MK-TURN-9"
    assert refused(duel(), 0, Surge(99, (), 0)) == "MK-TURN-9"
    assert refused(duel(), 0, ChargeMove(99, (), 0)) == "MK-TURN-9"
    assert refused(duel(), 0, Strike(1, 99)) == "MK-MELEE-3"
    assert refused(duel(), 0, EndPhase()) is None


@pytest.mark.rule("MK-CARD-G3")
def test_a_mode_must_be_one_of_close_combat_that_the_warrior_has():
    assert refused(duel(), 0, Strike(1, 2, "sweep")) == "MK-CARD-G3"
    assert refused(duel(), 0, Strike(1, 2, "nonsense")) == "MK-CARD-G3"
    far = duel(plain(abilities=("magic-blast",), range=8, ranged_damage=1))
    assert refused(far, 0, Strike(1, 2, "magic-blast")) == "MK-CARD-G3"
    cancelled = duel(plain(abilities=("sweep",)), mine={"cancelled": ("sweep",)})
    assert refused(cancelled, 0, Strike(1, 2, "sweep")) == "MK-CARD-G3"


@pytest.mark.rule("MK-SURROUND-6")
def test_a_helper_gets_no_token_and_may_still_act():
    state = duel(None, None, man(0, 10 + BASE, 10 + BASE, NORTH))
    play = strike(state, [2, 3])
    assert turned(play)[2] == 2
    helper = play.state.fighters[2]
    assert (helper.tokens, helper.acted) == (0, False)
    assert refused(play.state, 0, Strike(3, 2)) is None


@pytest.mark.rule("MK-IMMUNE-1")
@pytest.mark.rule("MK-GAP-15")
def test_magic_immunity_does_not_matter_in_close_combat():
    state = duel(plain(attack_type="wand"), plain(defense_type="magic-immune"))
    assert turned(strike(state, [3, 3]))[2] == 2


@pytest.mark.rule("MK-BUILT-15")
def test_a_wall_between_two_bases_keeps_them_apart():
    thin = box(50, "built:stone-wall", 10.54, 8, 0.02, 4)
    assert refused(duel(terrain=(thin,)), 0, Strike(1, 2)) == "MK-MELEE-3"


# Built terrain


@pytest.mark.rule("MK-BUILT-18")
def test_a_wall_is_struck_by_a_front_arc_that_touches_it():
    state = fight(man(0, 10, 10, EAST), man(1, 30, 30), terrain=(WALL,))
    play = act(state, 0, Batter(1, 50), [4, 4])
    assert play.state.battered == ((50, 2),)
    assert play.state.fighters[0].tokens == 1
    for facing, rule in ((45, None), (46, "MK-BUILT-18"), (315, None), (180, "MK-BUILT-18")):
        turned_away = fight(man(0, 10, 10, facing), man(1, 30, 30), terrain=(WALL,))
        assert refused(turned_away, 0, Batter(1, 50)) == rule
    apart = fight(man(0, 9.97, 10, EAST), man(1, 30, 30), terrain=(WALL,))
    assert refused(apart, 0, Batter(1, 50)) == "MK-BUILT-18"


@pytest.mark.rule("MK-BUILT-18")
def test_at_a_corner_the_nearest_point_decides():
    corner = box(50, "built:stone-wall", 10.392, 10.392, 4, 0.5)
    for facing, rule in ((0, None), (90, None), (91, "MK-BUILT-18"), (180, "MK-BUILT-18")):
        state = fight(man(0, 10, 10, facing), man(1, 30, 30), terrain=(corner,))
        assert refused(state, 0, Batter(1, 50)) == rule


@pytest.mark.rule("MK-BUILT-18")
def test_a_base_in_a_tower_touches_it_with_its_front_arc():
    tower = box(50, "built:timber-tower", 9, 9, 2.5, 2.5)
    assert (
        refused(fight(man(0, 10, 10, WEST), man(1, 30, 30), terrain=(tower,)), 0, Batter(1, 50))
        is None
    )
    partly = box(50, "built:timber-tower", 10.2, 8.5, 2.5, 2.5)
    for facing, rule in ((0, None), (100, None), (180, "MK-BUILT-18")):
        state = fight(man(0, 10, 10, facing), man(1, 30, 30), terrain=(partly,))
        assert refused(state, 0, Batter(1, 50)) == rule


@pytest.mark.rule("MK-BUILT-16")
def test_only_built_terrain_can_be_struck():
    rock = box(51, "blocking", 10.55, 8, 0.5, 4)
    state = fight(man(0, 10, 10, EAST), man(1, 30, 30), terrain=(rock,))
    assert refused(state, 0, Batter(1, 51)) == "MK-BUILT-16"
    assert refused(state, 0, Batter(1, 77)) == "MK-BUILT-16"


@pytest.mark.rule("MK-CAPTURE-8")
def test_a_captor_strikes_no_walls():
    state = fight(
        man(0, 10, 10, EAST, captive=2), man(1, 10, 10 + BASE, WEST, captor=1), terrain=(WALL,)
    )
    assert refused(state, 0, Batter(1, 50)) == "MK-CAPTURE-8"


# Forms, menus, chance


def forms(state):
    return {form.action: form for form in FIGHTING.forms(state, 0)}


def test_the_form_of_a_strike_asks_only_what_there_is_to_choose():
    plain_one = forms(duel(plain(attack_type="bow")))["Strike"]
    assert [field.name for field in plain_one.fields] == ["fighter", "target"]
    assert plain_one.fields[0].allowed == (1,)
    assert plain_one.fields[1].allowed == (2,)
    sword = forms(duel())["Strike"]
    assert [field.name for field in sword.fields] == ["fighter", "target", "capture"]
    master = forms(duel(plain(abilities=("weapon-master",))))["Strike"]
    assert [field.name for field in master.fields] == ["fighter", "target", "mode", "capture"]
    modes = master.fields[2]
    assert [(choice.key, choice.of) for choice in modes.choices] == [("weapon-master", 1)]
    assert (modes.of, modes.optional) == ("fighter", True)
    assert all(field.optional for field in master.fields[2:])
    assert sword.rule == "MK-MELEE-2"


def test_the_form_of_a_healer_names_friends_and_what_is_healed():
    healer = plain(abilities=("healing",))
    state = fight(
        man(0, 10, 10, EAST, healer), man(0, 10 + BASE, 10, WEST, turned=2), man(1, 30, 30)
    )
    form = forms(state)["Strike"]
    assert [field.name for field in form.fields] == ["fighter", "target", "mode", "heals"]
    assert form.fields[1].allowed == (2,)
    assert [choice.key for choice in form.fields[2].choices] == ["healing"]
    assert [choice.key for choice in form.fields[3].choices] == ["die", "value"]


def test_there_is_a_form_for_each_thing_that_can_be_done_now():
    assert set(forms(duel())) == {"Strike"}
    alone = fight(man(0, 10, 10, EAST), man(1, 30, 30))
    assert set(forms(alone)) == {"Surge"}
    charger = fight(man(0, 10, 10, EAST, plain(abilities=("charge",))), man(1, 30, 30))
    assert set(forms(charger)) == {"ChargeMove"}
    captor = fight(man(0, 10, 10, EAST, captive=2), man(1, 10 + BASE, 10, WEST, captor=1))
    assert set(forms(captor)) == {"Execute"}
    assert forms(captor)["Execute"].fields[0].allowed == (1,)
    wall = fight(man(0, 10, 10, EAST, plain(attack_type="")), man(1, 30, 30), terrain=(WALL,))
    assert set(forms(wall)) == {"Batter"}
    built = forms(wall)["Batter"].fields[1]
    assert [(choice.key, choice.of) for choice in built.choices] == [("50", 1)]
    assert built.numeric
    assert forms(wall)["Batter"].fields[0].allowed == (1,)
    assert forms(duel(used=2)) == {}
    assert forms(duel(mine={"acted": True})) == {}


def test_fliers_have_a_form_of_their_own_with_their_level():
    state = fight(man(0, 10, 10), man(0, 20, 20, key=plain(speed_type="wing")), man(1, 30, 30))
    found = [form for form in FIGHTING.forms(state, 0) if form.action == "Surge"]
    assert [form.fields[0].allowed for form in found] == [(1,), (2,)]
    assert [field.name for field in found[0].fields] == ["fighter", "path", "facing"]
    assert [field.name for field in found[1].fields] == ["fighter", "path", "facing", "soar"]
    assert found[1].fields[3].optional


def test_the_menu_lists_what_is_allowed_in_order():
    key = plain(abilities=("sweep",), nexus="weapon-master", front_arc=1800)
    state = duel(key, None, man(1, 10, 10 + BASE, NORTH))
    assert FIGHTING.menu(state, 0) == [
        Strike(1, 2),
        Strike(1, 3),
        Strike(1, 2, "sweep"),
        Strike(1, 2, "weapon-master"),
        Strike(1, 3, "weapon-master"),
        Strike(1, 2, capture=True),
        Strike(1, 3, capture=True),
    ]
    captor = fight(man(0, 10, 10, EAST, captive=2), man(1, 10 + BASE, 10, WEST, captor=1))
    assert FIGHTING.menu(captor, 0) == [Execute(1)]
    wall = fight(man(0, 10, 10, EAST, plain(attack_type="")), man(1, 30, 30), terrain=(WALL,))
    assert FIGHTING.menu(wall, 0) == [Batter(1, 50)]
    assert FIGHTING.menu(duel(used=2), 0) == []


def test_the_menu_holds_surges_that_reach_an_enemy():
    state = fight(man(0, 10, 10, EAST), man(1, 14, 10, WEST), man(1, 30, 10, WEST))
    found = FIGHTING.menu(state, 0)
    assert found == [Surge(1, (Spot(units(14) - 275, units(10)),), 0)]
    charger = fight(man(0, 10, 10, EAST, plain(abilities=("charge",))), man(1, 14, 10, WEST))
    assert FIGHTING.menu(charger, 0) == [ChargeMove(1, (Spot(units(14) - 275, units(10)),), 0)]


def test_everything_in_menus_and_proposals_is_allowed():
    rng = random.Random(5)
    healer = plain(abilities=("healing",))
    state = fight(
        man(0, 10, 10, EAST, plain(abilities=("sweep",))),
        man(1, 10 + BASE, 10, WEST),
        man(0, 20, 20, SOUTH),
        man(0, 4, 20, EAST, healer),
        man(0, 4 + BASE, 20, EAST, turned=2),
        man(1, 20, 25, NORTH),
        man(0, 30, 30, EAST, captive=8),
        man(1, 30 + BASE, 30, WEST, captor=7),
        man(0, 30, 5, NORTH, plain(abilities=("charge",))),
        man(1, 30, 2, NORTH),
    )
    for action in FIGHTING.menu(state, 0):
        assert FIGHTING.check(state, 0, action) is None, action
    kinds = set()
    for _ in range(300):
        action = FIGHTING.propose(state, 0, rng)
        if action is not None:
            kinds.add(type(action))
            assert FIGHTING.check(state, 0, action) is None, action
    assert kinds == {Strike, Execute, Surge, ChargeMove}
    wall = fight(man(0, 10, 10, EAST, plain(attack_type="")), man(1, 30, 30), terrain=(WALL,))
    assert FIGHTING.propose(wall, 0, rng) == Batter(1, 50)
    assert FIGHTING.propose(duel(used=2), 0, rng) is None
    assert FIGHTING.propose(duel(mine={"acted": True}), 0, rng) is None


def test_any_well_formed_action_gets_an_answer():
    rng = random.Random(9)
    key = plain(abilities=("sweep",), nexus="healing")
    state = fight(
        man(0, 10, 10, EAST, key),
        man(1, 10 + BASE, 10, WEST),
        man(0, 10, 10 + BASE, EAST, turned=1),
        man(0, 20, 20, EAST, captive=5),
        man(1, 20 + BASE, 20, WEST, captor=4),
        terrain=(WALL,),
    )
    ids = (0, 1, 2, 3, 4, 5, 6, 50, 10**9)
    modes = ("", "sweep", "healing", "magic-blast", "toughness", "x" * 120)
    for _ in range(400):
        fighter, target = rng.choice(ids), rng.choice(ids)
        path = tuple(
            Spot(rng.randrange(-20000, 20000), rng.randrange(-20000, 20000))
            for _ in range(rng.randrange(4))
        )
        for action in (
            Strike(
                fighter,
                target,
                rng.choice(modes),
                rng.random() < 0.5,
                rng.choice(("", "die", "value", "x")),
            ),
            Execute(fighter),
            Batter(fighter, target),
            Surge(fighter, path, rng.randrange(3600), rng.choice((None, True, False))),
            ChargeMove(fighter, path, rng.randrange(3600), rng.choice((None, True, False))),
        ):
            refusal = FIGHTING.check(state, 0, action)
            assert refusal is None or refusal.rule.startswith("MK-")
