"""Spells on regiments: Aegis, Fury, Courage, Mire, Dread."""

import pytest

from slagveld.games.little_carnage.attacks.dice_by_distance import usable_dice
from slagveld.games.little_carnage.attacks.targets import dice_of
from slagveld.games.little_carnage.core.book import PREFIX
from slagveld.games.little_carnage.core.dice import attack_dice, defence_dice, melee_dice
from slagveld.games.little_carnage.core.regiment import agility_of, reaction_agility
from slagveld.games.little_carnage.magic.actions import Cast
from slagveld.games.little_carnage.morale.fear_test import must_test, needed
from slagveld.games.little_carnage.movement.allowance import allowance
from slagveld.games.little_carnage.turn.sequence import ActivationEnds, RoundEnds
from slagveld.games.little_carnage.view.cards import badges_of
from slagveld.kernel.event import Rolled, StatusChanged
from tests.games.little_carnage.battle import battle, card, events, refused, run, troop, units
from tests.games.little_carnage.sorcery import WIZARD, asked, cast, foe, wizard
from tests.games.little_carnage.stops import Stop

FRIENDS = troop(0, (22, 20), (23, 20))
"""Models 2 and 3 of regiment 102."""


def on_friends(spell, dice=(4, 4), friends=FRIENDS, *more):
    return cast(asked(wizard(), friends, *more), Cast(WIZARD, spell, 2), dice)


def dice(play, ask, *models):
    regiment = play.state.regiment(102)
    by_id = play.state.field.model_by_id
    return [ask(regiment, by_id[number]).total for number in models]


def statuses(play):
    return [(event.piece, event.on, event.rule) for event in events(play, StatusChanged)]


@pytest.mark.rule("LC-SPELL-aegis")
def test_aegis_gives_each_model_a_defence_die_until_the_end_of_the_round():
    play = on_friends("aegis")
    assert dice(play, defence_dice, 2, 3) == [3, 3]
    assert dice(play, attack_dice, 2, 3) == [3, 3]
    assert play.state.regiment(102).round.marks == ("aegis",)
    assert statuses(play) == [(2, True, "LC-SPELL-aegis")]
    over = run(battle(*[FRIENDS | {"round": play.state.regiment(102).round}, foe((5, 5))],
                      agenda=(RoundEnds(), Stop())))  # fmt: skip
    assert over.state.regiment(101).round.marks == ()


@pytest.mark.rule("LC-SPELL-aegis")
@pytest.mark.rule("LC-SPELL-fury")
@pytest.mark.parametrize(
    ("spell", "ask", "many"), [("aegis", defence_dice, 3), ("fury", melee_dice, 4)]
)
def test_the_same_spell_twice_adds_nothing(spell, ask, many):
    play = on_friends(spell, friends=troop(0, (22, 20), marks=(spell,)))
    assert dice(play, ask, 2) == [many]
    assert play.state.regiment(102).round.marks == (spell,)


@pytest.mark.rule("LC-SPELL-aegis")
@pytest.mark.rule("LC-SPELL-fury")
@pytest.mark.rule("LC-1.8-resistance-2")
@pytest.mark.parametrize(("spell", "ask"), [("aegis", defence_dice), ("fury", melee_dice)])
def test_who_resists_has_no_die_of_it_not_even_from_a_friend(spell, ask):
    friends = troop(0, (22, 20), (23, 20), card=card(magic_resistance=1))
    plain = dice(on_friends(spell, (1, 1), friends), ask, 2, 3)
    play = on_friends(spell, (4, 4, 6, 5), friends)
    assert dice(play, ask, 2, 3) == [plain[0], plain[1] + 1]
    assert play.state.regiment(102).round.resisted == ((spell, 2),)
    nobody = on_friends(spell, (4, 4, 6, 6), friends)
    assert nobody.state.regiment(102).round.marks == ()
    assert statuses(nobody) == []


@pytest.mark.rule("LC-1.8-resistance-2")
def test_who_has_the_die_already_does_not_lose_it_by_resisting_the_second_time():
    friends = troop(0, (22, 20), (23, 20), card=card(magic_resistance=1),
                    marks=("aegis",), resisted=(("aegis", 3), ("fury", 2)))  # fmt: skip
    play = on_friends("aegis", (4, 4, 6, 5), friends)
    assert dice(play, defence_dice, 2, 3) == [3, 3]
    assert play.state.regiment(102).round.resisted == (("fury", 2),)


@pytest.mark.rule("LC-SPELL-aegis")
@pytest.mark.parametrize(("spell", "far"), [("aegis", 8), ("fury", 8), ("courage", 12)])
def test_how_far_friends_may_be(spell, far):
    rules = [
        refused(asked(wizard(), troop(0, (20 + 1 + at, 20))), 0, Cast(WIZARD, spell, 2))
        for at in (far, far + 0.01)
    ]
    assert rules == [None, f"{PREFIX}-SPELL-{spell}"]


@pytest.mark.rule("LC-SPELL-fury")
def test_fury_gives_each_model_an_attack_die_in_melee_alone():
    play = on_friends("fury", (4, 4), FRIENDS, foe((22, 19)))
    assert dice(play, melee_dice, 2, 3) == [4, 4]
    assert dice(play, attack_dice, 2, 3) == [3, 3]
    state = play.state
    by_id = state.field.model_by_id
    assert [dice_of(state, by_id[2]), dice_of(state, by_id[2], melee=False)] == [4, 3]
    assert usable_dice(state, "melee", by_id[2], by_id[4]) == 4
    assert usable_dice(state, "ranged", by_id[2], by_id[4]) == 3


@pytest.mark.rule("LC-SPELL-courage")
def test_courage_takes_fear_away_and_keeps_it_away():
    terror = foe((5, 5), card=card(fear=3))
    friends = troop(0, (22, 20), frightened_by=(103,))
    play = on_friends("courage", (4, 4), friends, terror)
    state = play.state
    assert not state.regiment(102).frightened
    assert not must_test(state, state.regiment(102), state.regiment(103))
    assert needed(state, state.regiment(102), state.regiment(103)).total == 0
    assert statuses(play) == [(2, True, "LC-SPELL-courage"), (2, False, "LC-SPELL-courage")]


@pytest.mark.rule("LC-SPELL-courage")
@pytest.mark.parametrize(("roll", "calmed"), [((6, 6), False), ((6, 5), True)])
def test_a_regiment_has_courage_unless_all_its_models_resist(roll, calmed):
    friends = troop(0, (22, 20), (23, 20), card=card(magic_resistance=1), frightened_by=(103,))
    play = on_friends("courage", (4, 4, *roll), friends, foe((5, 5)))
    assert play.state.regiment(102).frightened != calmed
    assert play.state.regiment(102).round.marks == (("courage",) if calmed else ())


def mired(dice=(4, 4), **more):
    return cast(asked(wizard(), foe((20, 14), **more), round=3), Cast(WIZARD, "mire", 2), dice)


@pytest.mark.rule("LC-SPELL-mire")
@pytest.mark.parametrize(("agility", "half"), [(5, 3), (4, 2), (1, 1)])
def test_a_mire_halves_agility_rounded_up_for_moving_and_comparing(agility, half):
    play = mired(card=card(agility=agility))
    regiment = play.state.regiment(102)
    assert allowance(play.state, regiment).total == units(half)
    assert (agility_of(regiment), reaction_agility(regiment)) == (half, 2 * half)
    assert statuses(play) == [(2, True, "LC-SPELL-mire")]


@pytest.mark.rule("LC-SPELL-mire")
@pytest.mark.parametrize(("activated", "until"), [(False, 3), (True, 4)])
def test_it_holds_until_its_next_activation_ends(activated, until):
    assert mired(activated=activated).state.regiment(102).mired == until


@pytest.mark.rule("LC-SPELL-mire")
@pytest.mark.parametrize(("until", "left"), [(2, 0), (3, 0), (4, 4)])
@pytest.mark.parametrize("step", [ActivationEnds(regiment=101), RoundEnds()])
def test_the_end_of_that_activation_or_its_round_frees_the_regiment(step, until, left):
    state = battle(troop(0, (20, 20), mired=until), foe((5, 5)), agenda=(step, Stop()), round=3)
    play = run(state)
    assert play.state.regiment(101).mired == left
    assert statuses(play) == ([] if left else [(1, False, "LC-SPELL-mire")])


@pytest.mark.rule("LC-SPELL-mire")
def test_the_end_of_another_activation_does_not():
    step = ActivationEnds(regiment=102)
    state = battle(troop(0, (20, 20), mired=3), foe((5, 5)), agenda=(step, Stop()), round=3)
    assert run(state).state.regiment(101).mired == 3


@pytest.mark.rule("LC-SPELL-mire")
@pytest.mark.parametrize(("roll", "until"), [((6, 6), 0), ((6, 5), 3)])
def test_all_must_resist_a_mire(roll, until):
    enemy = foe((20, 14), (21, 14), card=card(magic_resistance=1))
    play = cast(asked(wizard(), enemy, round=3), Cast(WIZARD, "mire", 2), (4, 4, *roll))
    assert play.state.regiment(102).mired == until


def test_a_mire_and_marks_are_shown():
    state = battle(troop(0, (20, 20), mired=1, marks=("fury",)), foe((5, 5)))
    assert [badge.icon for badge in badges_of(state, state.models_of(101), (), 0)] == [
        "sword-brandish",
        "sinking-trap",
    ]


def dread(dice, enemy, **more):
    return cast(asked(wizard(**more), enemy), Cast(WIZARD, "dread", 2), (4, 4, *dice))


@pytest.mark.rule("LC-SPELL-dread")
@pytest.mark.parametrize(("roll", "afraid"), [((5, 5, 5), True), ((5, 6, 1), False)])
def test_dread_is_a_fear_test_against_fear_1_with_the_wizard_as_its_cause(roll, afraid):
    play = dread(roll, foe((19, 14), (20, 14), (21, 14)))
    assert [event.rule for event in events(play, Rolled)] == ["LC-1.8-magic-1", "LC-1.8-fear-3"]
    done = play.state.regiment(102).round
    assert (done.frightened_by, done.frightened_early) == ((101,) if afraid else (), afraid)
    assert done.passed == ()


@pytest.mark.rule("LC-SPELL-dread")
@pytest.mark.parametrize("skills", [{"undead": True}, {"fearless": 1}, {"fear": 1}])
def test_own_fear_fearless_and_undead_count(skills):
    play = dread((), foe((20, 14), card=card(**skills)))
    assert not play.state.regiment(102).frightened


@pytest.mark.rule("LC-SPELL-dread")
def test_the_level_is_that_of_the_spell_whatever_the_wizard_is():
    play = dread((6,), foe((20, 14)), skills={"fear": 3})
    assert not play.state.regiment(102).frightened
    play = dread((5,), foe((20, 14)), skills={"fearless": 1})
    assert play.state.regiment(102).frightened


@pytest.mark.rule("LC-SPELL-dread")
def test_courage_and_earlier_fear_of_the_wizard_spare_the_test():
    assert not dread((), foe((20, 14), marks=("courage",))).state.regiment(102).frightened
    again = dread((), foe((20, 14), frightened_by=(101,)))
    assert again.state.regiment(102).round.frightened_by == (101,)


@pytest.mark.rule("LC-SPELL-dread")
@pytest.mark.parametrize(("roll", "afraid"), [((6, 6), False), ((6, 1, 1, 1), True)])
def test_all_must_resist_dread(roll, afraid):
    enemy = foe((20, 14), (21, 14), card=card(magic_resistance=1))
    assert dread(roll, enemy).state.regiment(102).frightened == afraid
