"""Ranged combat actions of single warriors: who, at whom, with what, and what comes of it."""

import pytest

from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.attack.division import Divide
from slagveld.games.mage_knight.core.book import card
from slagveld.games.mage_knight.shooting.shooter_and_targets import Burst, Shoot, shooter_refusal
from slagveld.kernel.event import Announced, Healed, Hurt, Rolled
from tests.games.mage_knight.battle import BASE, EAST, WEST, act, box, events, man, plain, refused
from tests.games.mage_knight.shoots import BOW, SLING, WAND, Shots, barred, duel, field

ARCHER = plain(attack_type="bow", range=12, ranged_damage=2, arrows=2)


def caster(ability, attack_type="wand", **more):
    return plain(attack_type=attack_type, range=10, ranged_damage=2, abilities=(ability,), **more)


FLAMER = caster("flame-lightning")
HEALER = caster("magic-healing")


# Who may shoot


@pytest.mark.rule("MK-RANGED-1")
@pytest.mark.rule("MK-RANGED-8")
def test_a_shot_is_a_ranged_combat_action_that_deals_the_ranged_damage():
    key = plain(attack_type="bow", range=10, damage=4, ranged_damage=1)
    play = act(duel(key=key), 0, Shoot(1, (2,)), dice=(3, 3))
    shooter, target = play.state.fighter(1), play.state.fighter(2)
    assert (target.turned, shooter.tokens, shooter.acted, play.state.used) == (1, 1, True, 1)
    (said,) = events(play, Announced)
    assert (said.seat, said.rule, said.what.key) == (0, "MK-RANGED-1", "mage-knight:shot-declared")
    assert play.state.agenda.top == Shots(0)
    assert refused(play.state, 0, Shoot(1, (2,))) == "MK-TURN-10"


@pytest.mark.rule("MK-RANGED-1")
def test_the_second_token_of_a_shot_costs_a_click():
    state = duel().changed(1, tokens=1)
    play = act(state, 0, Shoot(1, (2,)), dice=(1, 2))
    assert (play.state.fighter(1).tokens, play.state.fighter(1).turned) == (2, 1)
    assert [hurt.rule for hurt in events(play, Hurt)] == ["MK-PUSH-1"]


@pytest.mark.rule("MK-RANGED-1")
def test_only_the_active_players_own_fit_warriors_are_given_the_action():
    state = duel(others=(man(0, 10, 14, EAST, key=BOW, captor=9),))
    assert refused(state, 0, Shoot(2, (1,))) == "MK-TURN-9"
    assert refused(state, 0, Shoot(77, (2,))) == "MK-TURN-9"
    assert refused(state, 0, Shoot(3, (2,))) == "MK-CAPTURE-12"
    assert refused(duel(total=100, used=1), 0, Shoot(1, (2,))) == "MK-TURN-3"
    assert refused(duel().changed(1, tokens=2), 0, Shoot(1, (2,))) == "MK-TOKEN-3"
    assert refused(duel().changed(1, captive=9), 0, Shoot(1, (2,))) == "MK-CAPTURE-8"


@pytest.mark.rule("MK-RANGED-2")
def test_a_warrior_in_contact_with_an_enemy_cannot_shoot():
    touching = duel(others=(man(1, 10, 10 + BASE),))
    assert refused(touching, 0, Shoot(1, (2,))) == "MK-RANGED-2"
    friend = duel(others=(man(0, 10, 10 + BASE),))
    assert refused(friend, 0, Shoot(1, (2,))) is None
    captive = duel(others=(man(1, 10, 10 + BASE, captor=4), man(0, 10, 13, captive=3)))
    assert refused(captive, 0, Shoot(1, (2,))) is None


@pytest.mark.rule("MK-RANGED-2")
def test_a_soaring_enemy_above_is_not_in_contact():
    above = man(1, 10, 10 + BASE, key=plain(speed_type="wing"), soaring=True)
    assert refused(duel(others=(above,)), 0, Shoot(1, (2,))) is None


@pytest.mark.rule("MK-RANGED-3")
def test_range_must_be_above_zero_and_no_type_is_needed():
    assert refused(duel(key=plain()), 0, Shoot(1, (2,))) == "MK-RANGED-3"
    assert refused(duel(key=plain(range=8, attack_type="")), 0, Shoot(1, (2,))) is None
    state = duel(key=plain())
    assert shooter_refusal(state, state.fighter(1)).rule == "MK-RANGED-3"


@pytest.mark.rule("MK-CARD-berserk")
@pytest.mark.rule("MK-CARD-demoralized")
@pytest.mark.parametrize("ability", ["berserk", "demoralized"])
def test_berserk_and_demoralized_warriors_get_no_ranged_action(ability):
    state = duel(key=caster(ability, "bow"))
    assert refused(state, 0, Shoot(1, (2,))) == card(ability)


# The value of a shot


@pytest.mark.rule("MK-ATYPE-2")
@pytest.mark.rule("MK-RANGED-7")
@pytest.mark.parametrize(("kind", "need"), [("bow", 5), ("wand", 5), ("sword", 6), ("", 6)])
def test_the_attack_bonus_counts_for_bow_and_wand_alone(kind, need):
    key = plain(attack_type=kind, range=10, ranged_damage=2, attack_bonus=1)
    play = act(duel(key=key), 0, Shoot(1, (2,)), dice=(1, 2))
    assert events(play, Rolled)[0].need.target.total == need


@pytest.mark.rule("MK-RANGED-6")
def test_a_shot_into_the_rear_arc_has_one_more():
    state = field(man(0, 10, 10, EAST, key=WAND), man(1, 18, 10, EAST))
    play = act(state, 0, Shoot(1, (2,)), dice=(1, 2))
    assert events(play, Rolled)[0].need.target.total == 5


@pytest.mark.rule("MK-PRECISION-2")
def test_precision_costs_two():
    play = act(duel(others=(man(0, 18, 10 + BASE),)), 0, Shoot(1, (2,)), dice=(1, 2))
    assert events(play, Rolled)[0].need.target.total == 8


@pytest.mark.rule("MK-PRECISION-2")
def test_precision_does_not_help_a_shooter_in_contact():
    state = duel(others=(man(0, 18, 10 + BASE), man(1, 10, 10 + BASE)))
    assert refused(state, 0, Shoot(1, (2,))) == "MK-RANGED-2"


@pytest.mark.rule("MK-CLOSE-1")
@pytest.mark.parametrize(
    ("x", "asked", "need", "clicks"),
    [(15, "attack", 5, 2), (15, "", 5, 2), (15, "damage", 6, 3), (15.01, "", 6, 2)],
)
def test_close_range_gives_attack_or_damage(x, asked, need, clicks):
    play = act(duel(mark=(x, 10)), 0, Shoot(1, (2,), "", asked), dice=(3, 3))
    assert events(play, Rolled)[0].need.target.total == need
    assert play.state.fighter(2).turned == clicks


@pytest.mark.rule("MK-CLOSE-1")
@pytest.mark.rule("MK-CLOSE-2")
def test_close_range_is_refused_where_it_does_not_hold():
    for gain in ("attack", "damage"):
        assert refused(duel(mark=(15.01, 10)), 0, Shoot(1, (2,), "", gain)) == "MK-CLOSE-2"
        for key in (WAND, SLING):
            assert (
                refused(duel(key=key, mark=(14, 10)), 0, Shoot(1, (2,), "", gain)) == "MK-CLOSE-1"
            )


def test_close_range_is_not_noted_where_it_does_not_hold():
    for state in (duel(mark=(15.01, 10)), duel(key=WAND, mark=(14, 10))):
        attack = Shoot(1, (2,)).attack(state, state.fighter(1))
        assert attack == Attack(attacker=1, kind="ranged", targets=(2,))


# Several targets


def crowd(*places, key=ARCHER, **more):
    return field(man(0, 10, 10, EAST, key=key), *[man(1, *place, WEST) for place in places], **more)


@pytest.mark.rule("MK-MULTI-1")
def test_arrows_limit_the_number_of_targets():
    state = crowd((20, 8), (20, 10), (20, 12))
    assert refused(state, 0, Shoot(1, (2,))) is None
    assert refused(state, 0, Shoot(1, (2, 4))) is None
    assert refused(state, 0, Shoot(1, (2, 3, 4))) == "MK-MULTI-1"
    assert refused(state, 0, Shoot(1, ())) == "MK-MULTI-1"


@pytest.mark.rule("MK-MULTI-2")
def test_a_target_is_named_once():
    assert refused(crowd((20, 10)), 0, Shoot(1, (2, 2))) == "MK-MULTI-2"


@pytest.mark.rule("MK-MULTI-3")
def test_every_target_meets_all_conditions():
    state = crowd((20, 8), (23, 10))
    assert refused(state, 0, Shoot(1, (2, 3))) == "MK-RANGED-4"
    assert refused(state, 0, Shoot(1, (3, 2))) == "MK-RANGED-4"
    assert refused(state, 0, Shoot(1, (2, 99))) == "MK-MULTI-3"


@pytest.mark.rule("MK-MULTI-4")
@pytest.mark.rule("MK-MULTI-EX1")
@pytest.mark.parametrize(("dice", "clicks"), [((3, 3), (2, 0)), ((2, 3), (0, 0))])
def test_one_roll_is_compared_with_each_target(dice, clicks):
    state = field(
        man(0, 10, 10, EAST, key="master-archer"),
        man(1, 20, 8, WEST, key="gulthak-orc"),
        man(1, 20, 12, WEST, key="blood-shaman"),
    )
    play = act(state, 0, Shoot(1, (2, 3)), dice=dice)
    assert len(events(play, Rolled)) == 1
    assert (play.state.fighter(2).turned, play.state.fighter(3).turned) == clicks
    assert play.state.agenda.top == Shots(0)


@pytest.mark.rule("MK-MULTI-4")
def test_modifiers_are_taken_for_each_target_by_itself():
    # 9 + 6 hits defense 15 in the open; the one in the wood has 16, the one from behind 9 + 1.
    state = field(
        man(0, 10, 10, EAST, key=plain(attack_type="bow", range=12, ranged_damage=3, arrows=3)),
        man(1, 20, 8, WEST),
        man(1, 20, 10, WEST),
        man(1, 20, 12, EAST, key=plain(defense=16)),
        terrain=(box(50, "hindering", 19, 9.5, 2, 1),),
    )
    play = act(state, 0, Shoot(1, (2, 3, 4)), dice=(3, 3))
    assert play.state.agenda.top == Divide(0, (2, 4), 3)


@pytest.mark.rule("MK-CRIT-5")
def test_a_twelve_hits_all_targets_and_adds_one_to_each():
    state = crowd((20, 8), (20, 12))
    play = act(state, 0, Shoot(1, (2, 3)), dice=(6, 6))
    (first, *_rest) = play.state.agenda.top.candidates(play.state, 0)
    play = act(play.state, 0, first)
    assert [play.state.fighter(n).turned for n in (2, 3)] == [2, 2]


# Attack modes


@pytest.mark.rule("MK-CARD-G3")
def test_a_mode_must_show_and_be_one_of_ranged_combat():
    state = duel(key=FLAMER)
    assert refused(state, 0, Shoot(1, (2,), "flame-lightning")) is None
    for mode in ("magic-blast", "sweep", "nonsense", "toughness"):
        assert refused(state, 0, Shoot(1, (2,), mode)) == "MK-CARD-G3"
    sweeper = duel(key=caster("sweep"))
    assert refused(sweeper, 0, Shoot(1, (2,), "sweep")) == "MK-CARD-G3"
    waver = duel(key=caster("shockwave"))
    assert refused(waver, 0, Shoot(1, (2,), "shockwave")) == "MK-CARD-G3"
    cancelled = state.changed(1, cancelled=("flame-lightning",))
    assert refused(cancelled, 0, Shoot(1, (2,), "flame-lightning")) == "MK-CARD-G3"


@pytest.mark.rule("MK-CARD-G3")
@pytest.mark.parametrize(
    "mode", ["magic-blast", "flame-lightning", "magic-freeze", "magic-confusion"]
)
def test_a_mode_has_one_target_whatever_the_arrows(mode):
    state = crowd((18, 8), (18, 12), key=caster(mode, arrows=2))
    assert refused(state, 0, Shoot(1, (2,), mode)) is None
    assert refused(state, 0, Shoot(1, (2, 3), mode)) == card(mode)


@pytest.mark.rule("MK-CARD-flame-lightning")
@pytest.mark.rule("MK-MULTI-6")
@pytest.mark.rule("MK-GAP-6")
def test_flame_strikes_the_target_and_all_that_touch_it_without_lines_to_them():
    state = field(
        man(0, 10, 10, EAST, key=FLAMER),
        man(1, 17, 10, WEST),
        man(1, 17 + BASE, 10, WEST),
        man(1, 17, 10 + BASE, WEST, key=plain(defense=16)),
        man(1, 17, 10 - BASE, WEST, captor=9),
        man(1, 18, 13, WEST),
    )
    shot = Shoot(1, (2,), "flame-lightning")
    assert shot.attack(state, state.fighter(1)).targets == (2, 3, 4)
    assert barred(state, 1, 3) == "MK-LOF-4"
    play = act(state, 0, shot, dice=(3, 3))
    assert [play.state.fighter(n).turned for n in range(2, 7)] == [1, 1, 0, 0, 0]


@pytest.mark.rule("MK-CARD-flame-lightning")
def test_flame_strikes_friends_of_a_bow_bearer_too_and_spares_the_immune_from_a_wand():
    bow = caster("flame-lightning", "bow")
    immune = plain(defense_type="magic-immune")

    def state(key):
        return field(
            man(0, 10, 10, EAST, key=key),
            man(1, 17, 10, WEST),
            man(0, 17, 10 + BASE, WEST),
            man(1, 17 + BASE, 10, WEST, key=immune),
        )

    shot = Shoot(1, (2,), "flame-lightning")
    assert shot.attack(state(bow), state(bow).fighter(1)).targets == (2, 3, 4)
    assert refused(state(FLAMER), 0, shot) == "MK-RANGED-5"
    wand = shot.attack(state(FLAMER), state(FLAMER).fighter(1))
    assert wand.targets == (2, 3)


@pytest.mark.rule("MK-CARD-shockwave")
def test_a_shockwave_needs_an_enemy_within_half_range_and_no_front_arc():
    key = caster("shockwave")
    assert refused(duel(key=key, mark=(15, 10)), 0, Burst(1)) is None
    assert refused(duel(key=key, mark=(5, 10)), 0, Burst(1)) is None
    assert refused(duel(key=key, mark=(15.01, 10)), 0, Burst(1)) == "MK-CARD-shockwave"
    friend = duel(key=key, mark=(16, 10), others=(man(0, 12, 10),))
    assert refused(friend, 0, Burst(1)) == "MK-CARD-shockwave"
    assert refused(duel(mark=(15, 10)), 0, Burst(1)) == "MK-CARD-G3"
    assert refused(duel(key=key, mark=(10, 10 + BASE)), 0, Burst(1)) == "MK-RANGED-2"


@pytest.mark.rule("MK-CARD-shockwave")
def test_a_shockwave_is_one_roll_for_one_damage_each_or_the_ranged_damage_for_a_single_one():
    key = caster("shockwave")
    state = duel(key=key, mark=(14, 10), others=(man(0, 10, 13), man(1, 7, 10)))
    assert Burst(1).attack(state, state.fighter(1)).targets == (2, 3, 4)
    play = act(state, 0, Burst(1), dice=(3, 3))
    assert [play.state.fighter(n).turned for n in (2, 3, 4)] == [1, 1, 1]
    assert len(events(play, Rolled)) == 1
    alone = act(duel(key=key, mark=(14, 10)), 0, Burst(1), dice=(3, 3))
    assert alone.state.fighter(2).turned == 2
    assert alone.state.fighter(1).tokens == 1


@pytest.mark.rule("MK-CARD-magic-healing")
def test_magic_healing_heals_a_friend_in_sight_with_a_healing_roll():
    hurt = man(0, 15, 10, WEST, key=plain(defense=15), turned=3)
    state = duel(key=HEALER, mark=(20, 16), others=(hurt,))
    shot = Shoot(1, (3,), "magic-healing")
    attack = shot.attack(state, state.fighter(1))
    assert (attack.heals, attack.close_range, attack.targets) == ("die", "", (3,))
    play = act(state, 0, shot, dice=(3, 3, 2))
    assert play.state.fighter(3).turned == 1
    assert [(event.amount, event.rule) for event in events(play, Healed)] == [
        (2, "MK-CARD-magic-healing")
    ]


@pytest.mark.rule("MK-CARD-magic-healing")
@pytest.mark.rule("MK-CARD-G7")
def test_whom_magic_healing_may_choose():
    def rule(friend, *others, mark=(25, 25)):
        state = duel(key=HEALER, mark=mark, others=(friend, *others))
        return refused(state, 0, Shoot(1, (3,), "magic-healing"))

    assert rule(man(0, 10 + BASE, 10, turned=1)) is None
    assert rule(man(0, 15, 10, turned=1), man(0, 15, 10 + BASE)) is None
    assert rule(man(0, 15, 10)) == "MK-CARD-G7"
    assert rule(man(0, 15, 10, turned=1, key=plain(abilities=("invulnerability",)))) == "MK-CARD-G7"
    assert rule(man(0, 15, 10, turned=1, key=plain(defense_type="magic-immune"))) == "MK-IMMUNE-2"
    invisible = man(0, 15, 10, turned=1, key=plain(abilities=("limited-invisibility",)))
    assert rule(invisible) == "MK-CARD-limited-invisibility"
    assert rule(man(0, 15, 10, turned=1), man(1, 15, 10 + BASE)) == "MK-CARD-magic-healing"
    assert rule(man(0, 15, 10, turned=1), man(1, 10, 10 + BASE)) == "MK-RANGED-2"
    assert rule(man(0, 10, 15, turned=1)) == "MK-LOF-2"
    assert rule(man(0, 20.1, 10, turned=1)) == "MK-RANGED-4"
    assert rule(man(0, 15, 10, turned=1), man(0, 12.5, 10)) == "MK-LOF-4"
    assert rule(man(1, 15, 10, turned=1)) == "MK-CARD-magic-healing"


@pytest.mark.rule("MK-CARD-magic-freeze")
@pytest.mark.rule("MK-CARD-magic-confusion")
@pytest.mark.parametrize("mode", ["magic-freeze", "magic-confusion"])
def test_freeze_and_confusion_spare_the_immune(mode):
    assert barred(duel(key=caster(mode, "bow")), mode=mode) is None
    immune = plain(defense_type="magic-immune")
    assert barred(duel(key=caster(mode, "bow"), target=immune), mode=mode) == "MK-IMMUNE-2"


@pytest.mark.rule("MK-CARD-magic-confusion")
def test_a_captor_cannot_be_confused_but_can_be_shot():
    state = duel(key=caster("magic-confusion")).changed(2, captive=9)
    assert barred(state, mode="magic-confusion") == "MK-CARD-magic-confusion"
    assert barred(state) is None


@pytest.mark.rule("MK-CARD-limited-invisibility")
def test_flame_and_shockwave_still_affect_the_invisible():
    unseen = man(1, 14, 10 + BASE, WEST, key=plain(abilities=("limited-invisibility",)))
    flame = duel(key=FLAMER, mark=(14, 10), others=(unseen,))
    shot = Shoot(1, (2,), "flame-lightning")
    assert shot.attack(flame, flame.fighter(1)).targets == (2, 3)
    wave = duel(key=caster("shockwave"), mark=(14, 10), others=(unseen,))
    assert Burst(1).attack(wave, wave.fighter(1)).targets == (2, 3)
