"""What is offered to shoot at: forms, lists, and what chance picks."""

from random import Random

from slagveld.games.mage_knight.shooting.actions import SHOOTING
from slagveld.games.mage_knight.shooting.shooter_and_targets import Burst, Shoot
from tests.games.mage_knight.battle import EAST, WEST, box, man, plain
from tests.games.mage_knight.shoots import BOW, duel, field


def caster(ability, attack_type="wand", **more):
    return plain(attack_type=attack_type, range=10, ranged_damage=2, abilities=(ability,), **more)


def targets_of(form):
    return next(field for field in form.fields if field.name == "targets")


def test_the_forms_tell_who_can_shoot_at_whom():
    state = field(
        man(0, 10, 10, EAST, key=BOW),
        man(1, 14, 10, WEST),
        man(0, 10, 14, WEST, key=BOW),
        man(0, 10, 20, EAST, key=caster("magic-blast", arrows=2)),
        man(1, 16, 20, WEST),
    )
    forms = SHOOTING.forms(state, 0)
    shown = [
        (form.action, form.title.key, form.fields[0].allowed, targets_of(form).allowed)
        for form in forms
    ]
    assert shown == [
        ("Shoot", "mage-knight:shot-do-shoot", (1,), (2,)),
        ("Shoot", "mage-knight:shot-do-shoot-several", (4,), (5,)),
        ("Shoot", "mage-knight:shot-do-mode", (4,), (5,)),
    ]
    assert [targets_of(form).most for form in forms] == [1, 2, 1]
    assert [field.name for field in forms[0].fields] == ["fighter", "targets", "close_range"]
    assert [(c.key, c.of) for c in forms[0].fields[2].choices] == [("attack", 1), ("damage", 1)]
    # The ability is known before its targets are asked for.
    assert [field.name for field in forms[2].fields] == ["fighter", "mode", "targets"]
    assert [choice.key for choice in forms[2].fields[1].choices] == ["magic-blast"]
    assert SHOOTING.forms(state.changed(1, acted=True).changed(4, acted=True), 0) == []
    assert SHOOTING.forms(state, 1) == []


def test_the_forms_for_a_shockwave_and_for_built_terrain():
    wall = box(50, "built:stone-wall", 12, 8, 0.5, 4)
    state = duel((wall,), key=caster("shockwave"), mark=(10, 13))
    forms = SHOOTING.forms(state, 0)
    assert [form.action for form in forms] == ["Burst", "ShootBuilt"]
    assert forms[0].fields[0].allowed == (1,)
    (choice,) = forms[1].fields[1].choices
    assert (choice.key, choice.of, forms[1].fields[1].numeric) == ("50", 1, True)


def test_the_menu_lists_every_shot_and_all_are_allowed():
    wall = box(50, "built:stone-wall", 10.3, 16, 4, 0.5)
    key = plain(attack_type="bow", range=10, ranged_damage=2, arrows=2, abilities=("shockwave",))
    state = field(
        man(0, 10, 10, EAST, key=key), man(1, 14, 10, WEST), man(1, 18, 12), terrain=(wall,)
    )
    menu = SHOOTING.menu(state, 0)
    assert menu == [
        Shoot(1, (2,), "", "attack"),
        Shoot(1, (2,), "", "damage"),
        Shoot(1, (3,)),
        Shoot(1, (2, 3)),
        Burst(1),
    ]
    assert all(SHOOTING.check(state, 0, action) is None for action in menu)
    assert SHOOTING.menu(state.changed(1, acted=True), 0) == []


def test_the_menu_holds_only_so_many_groups_of_targets():
    key = plain(attack_type="wand", range=12, ranged_damage=2, arrows=3, front_arc=3600)
    ring = [
        (10, 4),
        (14, 5),
        (16, 9),
        (15, 13),
        (11, 16),
        (6, 14),
        (4, 10),
        (5, 6),
        (8, 4.5),
        (13, 15),
    ]
    state = field(man(0, 10, 10, EAST, key=key), *[man(1, x, y) for x, y in ring])
    menu = SHOOTING.menu(state, 0)
    assert [len(shot.targets) for shot in menu] == [1] * 10 + [2] * 40


def test_chance_finds_no_shot_for_a_healer_without_hurt_friends_but_a_plain_one():
    rng = Random(8)
    healer = duel(key=caster("magic-healing"))
    found = {SHOOTING.propose(healer, 0, rng) for _ in range(30)}
    assert found == {Shoot(1, (2,))}
    waver = duel(key=caster("shockwave"))
    assert {SHOOTING.propose(waver, 0, rng) for _ in range(30)} == {Shoot(1, (2,))}
    sweeper = duel(key=caster("sweep"))
    assert {SHOOTING.propose(sweeper, 0, rng) for _ in range(30)} == {Shoot(1, (2,))}


def test_what_chance_proposes_is_allowed_and_of_every_kind():
    wall = box(50, "built:stone-wall", 13, 5, 0.5, 3)
    key = plain(
        attack_type="bow",
        range=12,
        ranged_damage=2,
        arrows=2,
        abilities=("shockwave", "magic-freeze"),
    )
    state = field(
        man(0, 10, 10, EAST, key=key),
        man(1, 14, 10, WEST),
        man(1, 18, 12),
        man(0, 3, 3, EAST, key=plain()),
        terrain=(wall,),
    )
    rng = Random(5)
    found = [SHOOTING.propose(state, 0, rng) for _ in range(200)]
    assert all(SHOOTING.check(state, 0, action) is None for action in found)
    kinds = {
        (type(shot).__name__, getattr(shot, "mode", ""), len(getattr(shot, "targets", ())))
        for shot in found
    }
    assert kinds == {
        ("Shoot", "", 1),
        ("Shoot", "", 2),
        ("Shoot", "magic-freeze", 1),
        ("Burst", "", 0),
        ("ShootBuilt", "", 0),
    }
    assert SHOOTING.propose(state.changed(1, acted=True), 0, rng) is None
    assert SHOOTING.propose(duel(mark=(30, 30)), 0, rng) is None
