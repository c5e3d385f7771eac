"""Ranged combat formations: who takes part, what each adds, what it costs."""

from random import Random

import pytest

from slagveld.games.mage_knight.attack.declaration_and_type import Attack, Helper
from slagveld.games.mage_knight.formations.members import Consent, JoinIn, StayOut
from slagveld.games.mage_knight.shooting.actions import SHOOTING
from slagveld.games.mage_knight.shooting.ranged_combat_formations import (
    VOLLEYS,
    Volley,
    volley_attack,
)
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Announced, Hurt, Rolled, Told
from tests.games.mage_knight.battle import BASE, EAST, WEST, act, box, events, man, plain, refused
from tests.games.mage_knight.shoots import BOW, SLING, WAND, Shots, field

IMMUNE = plain(defense_type="magic-immune")


def row(*keys, target=None, mark=(18, 10), facing=WEST, first=BOW, others=(), **more):
    """Archers of seat 0 in a column at x = 10 that touch, the first of them in the middle.

    The target is warrior 2; helpers are 3, 4 …
    """
    places = [10 + BASE, 10 - BASE, 10 + 2 * BASE, 10 - 2 * BASE, 10 + 3 * BASE]
    men = [man(0, 10, 10, EAST, key=first), man(1, *mark, facing, key=target)]
    men += [man(0, 10, y, EAST, key=key) for key, y in zip(keys, places, strict=False)]
    return field(*men, *others, **more)


def need(state, action, dice=(1, 2)):
    """What the dice of the attack must show, and the damage of a hit."""
    play = act(state, 0, action, dice=dice)
    return events(play, Rolled)[0].need.target.total


# Who takes part


@pytest.mark.rule("MK-FORM-4")
@pytest.mark.rule("MK-FRANGED-1")
def test_three_to_five_participants_shoot_at_one_enemy():
    state = row(BOW, BOW, BOW, BOW, BOW)
    assert refused(state, 0, Volley(1, 2, (3, 4))) is None
    assert refused(state, 0, Volley(1, 2, (3, 4, 5, 6))) is None
    assert refused(state, 0, Volley(1, 2, (3,))) == "MK-FORM-4"
    assert refused(state, 0, Volley(1, 2, (3, 4, 5, 6, 7))) == "MK-FORM-4"
    assert refused(state, 0, Volley(1, 2, (3, 3))) == "MK-FORM-4"
    assert refused(state, 0, Volley(1, 2, (1, 3, 4))) == "MK-FORM-4"
    assert refused(state, 0, Volley(1, 2, (5, 6))) == "MK-FORM-4"
    assert refused(state, 0, Volley(1, 2, (3, 99))) == "MK-FRANGED-2"
    assert refused(state, 0, Volley(1, 99, (3, 4))) == "MK-FRANGED-1"
    assert refused(state, 0, Volley(1, 3, (4, 5))) == "MK-TARGET-1"


@pytest.mark.rule("MK-FORM-5")
def test_all_are_of_one_faction():
    other = plain(attack_type="bow", range=10, ranged_damage=2, faction="elven-lords")
    assert refused(row(BOW, other), 0, Volley(1, 2, (3, 4))) == "MK-FORM-5"


@pytest.mark.rule("MK-FRANGED-2")
def test_each_participant_could_itself_make_a_ranged_attack():
    def rule(key=BOW, others=(), **changes):
        state = row(BOW, key, others=others).changed(4, **changes)
        return refused(state, 0, Volley(1, 2, (3, 4)))

    assert rule() is None
    assert rule(plain()) == "MK-RANGED-3"
    assert rule(acted=True) == "MK-TURN-10"
    assert rule(tokens=2) == "MK-TOKEN-3"
    assert rule(captive=9) == "MK-CAPTURE-8"
    assert rule(others=(man(1, 10 - BASE, 10 - BASE),)) == "MK-RANGED-2"
    assert rule(plain(attack_type="bow", range=10, abilities=("berserk",))) == "MK-CARD-berserk"
    assert rule(plain(attack_type="bow", range=10, abilities=("frenzy",))) == "MK-CARD-frenzy"


@pytest.mark.rule("MK-CARD-frenzy")
def test_the_frenzied_shoot_in_no_formation_even_among_themselves():
    frenzied = plain(attack_type="bow", range=10, ranged_damage=2, abilities=("frenzy",))
    shot = Volley(1, 2, (3, 4))
    leading = SHOOTING.check(row(BOW, BOW, first=frenzied).changed(3, acted=False), 0, shot)
    assert leading.rule == "MK-CARD-frenzy"
    all_three = SHOOTING.check(row(frenzied, frenzied, first=frenzied), 0, shot)
    assert all_three.rule == "MK-CARD-frenzy"
    assert all_three.text.key == leading.text.key == "mage-knight:refusal-volley-ban"
    state = row(BOW, frenzied).changed(4, acted=True)
    helping = SHOOTING.check(state, 0, shot)
    assert helping.text.key == "mage-knight:refusal-volley-ban"
    assert VOLLEYS.forms(row(frenzied, frenzied, first=frenzied), 0) == []
    rng = Random(1)
    tries = [VOLLEYS.propose(row(frenzied, frenzied, first=frenzied), 0, rng) for _ in range(9)]
    assert tries == [None] * 9


@pytest.mark.rule("MK-FRANGED-2")
def test_only_the_primary_attacker_needs_precision():
    beside = (man(0, 18, 10 + BASE),)
    assert refused(row(SLING, WAND, others=beside), 0, Volley(1, 2, (3, 4))) is None
    slings = row(BOW, BOW, first=SLING, others=beside)
    assert refused(slings, 0, Volley(1, 2, (3, 4))) == "MK-RANGED-5"


@pytest.mark.rule("MK-FRANGED-3")
def test_each_participant_has_its_own_clear_line_arc_and_range():
    shot = Volley(1, 2, (3, 4))
    assert refused(row(BOW, plain(attack_type="bow", range=8)), 0, shot) == "MK-RANGED-4"
    assert refused(row(BOW, plain(attack_type="bow", range=9)), 0, shot) is None
    assert refused(row(BOW, BOW, others=(man(1, 14, 9.2),)), 0, shot) == "MK-LOF-4"
    state = row(BOW, BOW)
    turned = state.with_fighter(state.fighter(4).at(man(0, 10, 10 - BASE, WEST)["pose"]))
    assert refused(turned, 0, shot) == "MK-LOF-2"


@pytest.mark.rule("MK-CARD-stealth")
def test_stealth_is_tested_for_each_participant():
    stealthy = plain(abilities=("stealth",))
    wood = (box(50, "hindering", 13.5, 8.8, 1, 0.8),)
    state = row(BOW, BOW, target=stealthy, terrain=wood)
    assert refused(state, 0, Shoot(1, (2,))) is None
    assert refused(state, 0, Volley(1, 2, (3, 4))) == "MK-CARD-stealth"


@pytest.mark.rule("MK-FRANGED-5")
def test_helpers_use_no_items_so_theirs_do_not_lengthen_their_range():
    key = plain(attack_type="bow", range=8, ranged_damage=2, item_slots=2)
    state = row(
        BOW, mark=(18.5, 10), others=(man(0, 10, 10 - BASE, EAST, key=key, items=("dragonstar",)),)
    )
    helper = state.fighter(4)
    assert helper.working_items
    assert refused(state, 0, Shoot(4, (2,))) is None
    assert refused(state, 0, Volley(1, 2, (3, 4))) == "MK-RANGED-4"


# What it does


@pytest.mark.rule("MK-FRANGED-4")
@pytest.mark.rule("MK-FRANGED-7")
def test_one_roll_with_the_values_of_the_primary_attacker_and_a_token_for_each():
    leader = plain(attack_type="wand", range=10, attack=8, ranged_damage=3)
    state = row(WAND, WAND, first=leader).changed(4, tokens=1)
    play = act(state, 0, Volley(1, 2, (3, 4)), dice=(2, 2))
    # 8 + 3 (4 by two helpers, held to 3) + 4 reach defense 15.
    assert [len(roll.dice) for roll in events(play, Rolled)] == [2]
    assert play.state.fighter(2).turned == 3
    assert [play.state.fighter(n).tokens for n in (1, 3, 4)] == [1, 1, 2]
    assert [play.state.fighter(n).turned for n in (1, 3, 4)] == [0, 0, 1]
    assert all(play.state.fighter(n).acted for n in (1, 3, 4))
    assert play.state.used == 1
    assert [hurt.rule for hurt in events(play, Hurt)] == ["MK-DAMAGE-1", "MK-PUSH-1"]
    (said,) = events(play, Announced)
    assert (said.rule, said.pieces) == ("MK-FRANGED-4", (1, 3, 4, 2))
    assert play.state.agenda.top == Shots(0)


@pytest.mark.rule("MK-FRANGED-6")
def test_each_helper_adds_two_to_the_attack_or_a_bow_one_to_the_damage():
    state = row(BOW, BOW, mark=(19, 10))
    assert need(state, Volley(1, 2, (3, 4))) == 3
    assert need(state, Volley(1, 2, (3, 4), (4,))) == 4
    assert need(state, Volley(1, 2, (3, 4), (3, 4))) == 6
    play = act(state, 0, Volley(1, 2, (3, 4), (3, 4)), dice=(3, 3))
    assert play.state.fighter(2).turned == 4
    attack = volley_attack(state, Volley(1, 2, (3, 4), (4,)))
    expected = (Helper(3, "attack"), Helper(4, "damage"))
    assert attack == Attack(attacker=1, kind="ranged", targets=(2,), helpers=expected)


@pytest.mark.rule("MK-FRANGED-6")
def test_only_bows_among_the_helpers_add_damage():
    state = row(WAND, SLING, BOW)
    assert refused(state, 0, Volley(1, 2, (3, 4, 5), (5,))) is None
    assert refused(state, 0, Volley(1, 2, (3, 4, 5), (3,))) == "MK-FRANGED-6"
    assert refused(state, 0, Volley(1, 2, (3, 4, 5), (4,))) == "MK-FRANGED-6"
    assert refused(state, 0, Volley(1, 2, (3, 4), (5,))) == "MK-FRANGED-6"
    assert refused(state, 0, Volley(1, 2, (3, 4, 5), (1,))) == "MK-FRANGED-6"
    assert refused(state, 0, Volley(1, 2, (3, 4, 5), (99,))) == "MK-FRANGED-6"


@pytest.mark.rule("MK-RULE3-EX1")
def test_the_sorcerer_and_his_apprentices_sum_first_and_are_then_held_to_three():
    sorcerer, apprentice = "atlantean-sorcerer", "apprentice-sorcerer"
    state = row(
        apprentice,
        apprentice,
        apprentice,
        first=sorcerer,
        target="black-powder-rifleman",
        mark=(17, 10),
        facing=EAST,
    )
    play = act(state, 0, Volley(1, 2, (3, 4, 5)), dice=(1, 2))
    (roll,) = events(play, Rolled)
    added = [item.value for item in roll.need.target.items]
    assert sorted(added) == sorted([-9, -2, -2, -2, -1, 3, 1])
    assert roll.need.target.total == 15 - 9 - 3


@pytest.mark.rule("MK-FRANGED-8")
def test_only_the_primary_attackers_line_is_looked_at_for_terrain():
    wood = (box(50, "hindering", 13.5, 8.8, 1, 0.8),)
    state = row(BOW, BOW, mark=(19, 10), terrain=wood)
    assert need(state, Volley(1, 2, (3, 4))) == 3
    assert need(state, Volley(4, 2, (1, 3))) == 4


@pytest.mark.rule("MK-IMMUNE-3")
@pytest.mark.rule("MK-FRANGED-8")
def test_a_wand_may_help_against_the_immune_under_a_bow_but_not_lead():
    state = row(WAND, WAND, target=IMMUNE)
    assert refused(state, 0, Volley(1, 2, (3, 4))) is None
    assert refused(state, 0, Volley(3, 2, (1, 4))) == "MK-IMMUNE-3"


@pytest.mark.rule("MK-FRANGED-9")
def test_a_critical_miss_hurts_the_primary_attacker_alone():
    play = act(row(BOW, BOW), 0, Volley(1, 2, (3, 4)), dice=(1, 1))
    assert [play.state.fighter(n).turned for n in (1, 2, 3, 4)] == [1, 0, 0, 0]
    assert [hurt.rule for hurt in events(play, Hurt)] == ["MK-CRIT-2"]


@pytest.mark.rule("MK-CLOSE-1")
@pytest.mark.rule("MK-FRANGED-5")
def test_close_range_is_the_primary_attackers():
    state = row(BOW, BOW, mark=(15, 10))
    assert volley_attack(state, Volley(1, 2, (3, 4))).close_range == "attack"
    assert volley_attack(state, Volley(1, 2, (3, 4), (), "", "damage")).close_range == "damage"
    far = row(BOW, BOW, mark=(15.01, 10))
    assert refused(far, 0, Volley(1, 2, (3, 4), (), "", "damage")) == "MK-CLOSE-2"
    wand = row(BOW, BOW, first=WAND, mark=(15, 10))
    assert refused(wand, 0, Volley(1, 2, (3, 4), (), "", "attack")) == "MK-CLOSE-1"


@pytest.mark.rule("MK-CARD-magic-enhancement")
@pytest.mark.rule("MK-FRANGED-5")
def test_magic_enhancement_comes_from_those_beside_the_primary_attacker_who_take_no_part():
    giver = plain(attack_type="bow", range=10, ranged_damage=2, abilities=("magic-enhancement",))
    state = row(giver, BOW, BOW)
    joined = act(state, 0, Volley(1, 2, (3, 4)), dice=(3, 3))
    assert joined.state.fighter(2).turned == 2
    beside = act(state, 0, Volley(3, 2, (1, 5)), dice=(3, 3))
    assert beside.state.fighter(2).turned == 2
    aside = row(BOW, BOW, others=(man(0, 10 - BASE, 10, EAST, key=giver),))
    assert act(aside, 0, Volley(1, 2, (3, 4)), dice=(3, 3)).state.fighter(2).turned == 3
    helper = row(BOW, BOW, others=(man(0, 10 - BASE, 10 + BASE, EAST, key=giver),))
    assert act(helper, 0, Volley(1, 2, (3, 4)), dice=(3, 3)).state.fighter(2).turned == 2


@pytest.mark.rule("MK-CARD-G3")
@pytest.mark.rule("MK-FRANGED-1")
@pytest.mark.parametrize(
    ("ability", "rule"),
    [
        ("magic-blast", None),
        ("magic-freeze", None),
        ("flame-lightning", "MK-CARD-G3"),
        ("shockwave", "MK-CARD-G3"),
        ("magic-healing", "MK-FRANGED-1"),
        ("magic-confusion", "MK-FRANGED-1"),
        ("sweep", "MK-CARD-G3"),
    ],
)
def test_which_modes_a_formation_may_use(ability, rule):
    leader = plain(attack_type="wand", range=10, ranged_damage=2, abilities=(ability,))
    state = row(BOW, BOW, first=leader)
    assert refused(state, 0, Volley(1, 2, (3, 4), (), ability)) == rule
    assert refused(state, 0, Volley(3, 2, (1, 4), (), ability)) == "MK-CARD-G3"


@pytest.mark.rule("MK-CARD-magic-blast")
def test_with_a_magic_blast_the_others_still_need_clear_lines():
    leader = plain(attack_type="wand", range=10, ranged_damage=2, abilities=("magic-blast",))
    shot = Volley(1, 2, (3, 4), (), "magic-blast")
    own = row(BOW, BOW, first=leader, terrain=(box(50, "blocking", 11.5, 9.9, 0.5, 0.2),))
    assert refused(own, 0, Volley(1, 2, (3, 4))) == "MK-BLOCK-2"
    assert refused(own, 0, shot) is None
    theirs = row(BOW, BOW, first=leader, others=(man(1, 14, 9.2),))
    assert refused(theirs, 0, shot) == "MK-LOF-4"
    # What only the blast can be aimed at is offered, listed and previewed with it.
    assert VOLLEYS.forms(own, 0)[0].fields[1].allowed == (2,)
    assert Volley(1, 2, (3, 4), mode="magic-blast") in VOLLEYS.menu(own, 0)
    assert all(refused(own, 0, action) is None for action in VOLLEYS.menu(own, 0))

    def preview(**values):
        return VOLLEYS.preview(own, 0, Partial("Volley", {"fighter": 1, **values}))

    assert preview().pieces == (2,)
    assert preview(target=2).pieces == (3, 4)
    assert preview(target=2, helpers=[3, 4]).refusal.rule == "MK-BLOCK-2"
    assert preview(target=2, helpers=[3, 4], mode="magic-blast").refusal is None
    assert preview(target=2, mode="sweep").refusal.rule == "MK-BLOCK-2"


@pytest.mark.rule("MK-SOAR-6")
def test_a_soaring_warrior_takes_no_part():
    flier = plain(attack_type="bow", range=10, speed_type="wing")
    ground = row(BOW, BOW, flier)
    assert refused(ground, 0, Volley(1, 2, (3, 4, 5))) is None
    above = ground.with_fighter(
        ground.fighter(5).at(man(0, 10, 10 + 2 * BASE, EAST, soaring=True)["pose"])
    )
    assert refused(above, 0, Volley(1, 2, (3, 4, 5))) == "MK-SOAR-6"


# Team members


def allied():
    """Warrior 4 belongs to a team member."""
    return row(BOW, others=(man(2, 10, 10 - BASE, EAST, key=BOW, side=0),), seats=(0, 1, 0))


@pytest.mark.rule("MK-FORM-7")
def test_a_team_member_is_asked_and_his_warrior_gets_its_token():
    state = act(allied(), 0, Volley(1, 2, (3, 4))).state
    assert isinstance(state.agenda.top, Consent)
    assert state.agenda.top.who(state) == (2,)
    assert state.used == 0
    play = act(state, 2, JoinIn(), dice=(1, 2))
    assert [play.state.fighter(n).tokens for n in (1, 3, 4)] == [1, 1, 1]
    assert play.state.fighter(4).acted
    assert play.state.used == 1


@pytest.mark.rule("MK-FORM-7")
def test_without_his_consent_nothing_happens():
    state = act(allied(), 0, Volley(1, 2, (3, 4))).state
    play = act(state, 2, StayOut())
    assert [play.state.fighter(n).tokens for n in (1, 3, 4)] == [0, 0, 0]
    assert play.state.used == 0
    assert events(play, Told)[-1].what.key == "mage-knight:volley-off"
    assert play.state.agenda.top == Shots(0)


@pytest.mark.rule("MK-FORM-7")
def test_an_answer_that_comes_too_late_changes_nothing():
    state = act(allied(), 0, Volley(1, 2, (3, 4))).state.changed(3, tokens=2)
    play = act(state, 2, JoinIn())
    assert play.state.used == 0
    assert events(play, Told)[-1].what.key == "mage-knight:volley-off"
    assert play.state.agenda.top == Shots(0)


# What is offered


def test_the_form_of_a_volley():
    state = row(BOW, WAND, BOW, mark=(14.5, 10))
    (form,) = VOLLEYS.forms(state, 0)
    fields = {field.name: field for field in form.fields}
    assert list(fields) == ["fighter", "target", "helpers", "damage", "close_range"]
    assert fields["fighter"].allowed == (1, 3, 4, 5)
    assert fields["target"].allowed == (2,)
    assert sorted(fields["helpers"].allowed) == [1, 3, 4, 5]
    assert (fields["helpers"].least, fields["helpers"].most) == (2, 4)
    assert sorted(fields["damage"].allowed) == [1, 3, 5]
    assert {choice.of for choice in fields["close_range"].choices} == {1, 3}
    assert VOLLEYS.forms(row(BOW), 0) == []
    blaster = plain(attack_type="wand", range=10, ranged_damage=2, abilities=("magic-blast",))
    (form,) = VOLLEYS.forms(row(WAND, WAND, first=blaster), 0)
    assert [field.name for field in form.fields] == ["fighter", "target", "helpers", "mode"]
    assert [(c.key, c.of) for c in form.fields[3].choices] == [("magic-blast", 1)]


def test_the_menu_lists_formations_of_every_size_and_chance_finds_one():
    state = row(BOW, BOW, BOW)
    menu = VOLLEYS.menu(state, 0)
    assert Volley(1, 2, (3, 4)) in menu
    assert Volley(1, 2, (3, 4, 5)) in menu
    assert len(menu) == 8
    assert all(SHOOTING.check(state, 0, action) is None for action in menu)
    found = VOLLEYS.propose(state, 0, Random(3))
    assert SHOOTING.check(state, 0, found) is None
    assert len(found.helpers) == 3
    assert VOLLEYS.propose(row(BOW), 0, Random(3)) is None
    tired = row(BOW, BOW).changed(1, tokens=2).changed(3, tokens=2).changed(4, tokens=2)
    assert VOLLEYS.propose(tired, 0, Random(3)) is None
    assert VOLLEYS.propose(row(BOW, BOW, mark=(30, 10)), 0, Random(3)) is None
    assert VOLLEYS.propose(row(BOW, BOW), 1, Random(3)) is None
    assert (
        VOLLEYS.propose(field(man(0, 10, 10, EAST, key=BOW), man(1, 18, 10)), 0, Random(3)) is None
    )


def test_the_preview_goes_from_targets_to_helpers_to_chances():
    state = row(BOW, BOW, BOW, others=(man(1, 18, 30, WEST),))

    def preview(**values):
        return VOLLEYS.preview(state, 0, Partial("Volley", values))

    assert preview(fighter=1).pieces == (2,)
    assert preview(fighter=1).region.meaning == "range"
    assert preview(fighter=1, target=2).pieces == (3, 4, 5)
    more = preview(fighter=1, target=2, helpers=[3])
    assert (more.pieces, more.unfinished) == ((4, 5), True)
    full = preview(fighter=1, target=2, helpers=[3, 4], damage=[4])
    assert (len(full.odds), len(full.tallies), full.refusal) == (1, 3, None)
    assert full.tallies[0].total == 11
    assert full.tallies[2].total == 3
    assert preview(fighter=1, target=6).refusal.rule == "MK-RANGED-4"
    assert preview(fighter=1, target=2, helpers=[3, 5]).refusal is None
    assert preview(fighter=1, target=2, helpers=[4, 99]).refusal.rule == "MK-FRANGED-2"
    assert preview(fighter=2).refusal.rule == "MK-TURN-9"
    assert preview() == preview(fighter=99)
