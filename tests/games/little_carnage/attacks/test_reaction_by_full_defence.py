"""Full defence as a reaction to an attack."""

import pytest

from slagveld.games.little_carnage.attacks.reaction_by_full_defence import (
    POLICY,
    DefendFully,
    DefendNormally,
    Reaction,
    may_react,
    reaction_refusal,
)
from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.machines.range_roll_and_hits import Discharge
from slagveld.games.little_carnage.melee.melee_attack import Fight, Strike
from slagveld.games.little_carnage.melee.steps_of_combat import AttackStep
from slagveld.games.little_carnage.odds.attacks import Pool, in_full_defence
from slagveld.games.little_carnage.odds.named_odds import attack_chances
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Rolled, StatusChanged
from slagveld.kernel.fields import Share
from slagveld.kernel.state import Policy
from slagveld.record import replace
from tests.games.little_carnage.battle import NORTH, SOUTH, act, battle, card, events, run, troop
from tests.games.little_carnage.melees import duel, melee, struck
from tests.games.little_carnage.stops import Stop

GUARDED = card(full_defence=2, wounds=9)


def attacked(mine=None, theirs=GUARDED, **done):
    """The moment after the attack on a regiment that has not been activated."""
    return struck(duel(mine, theirs, **{"activated": False, **done}), Strike(2)).state


def why(mine, theirs, **done):
    state = duel(mine, theirs, **{"activated": False, **done})
    refusal = reaction_refusal(state.regiment(102), state.regiment(101))
    return (
        None if refusal is None else (refusal.rule, refusal.text.key.split(":refusal-combat-")[1])
    )


@pytest.mark.rule("LC-1.6-16")
@pytest.mark.rule("LC-1.6-1")
def test_who_is_attacked_before_his_activation_is_asked_before_the_attack_roll():
    play = struck(duel(None, GUARDED, activated=False), Strike(2))
    top = play.state.agenda.top
    assert top == Reaction(defender=102, attacker=101, target=2, aims=(Aim(1, 2, 3),))
    assert top.who(play.state) == (1,)
    assert events(play, Rolled) == []
    asked = top.ask(play.state)
    assert (asked.seats, asked.pieces, asked.rule) == ((1,), (2,), "LC-1.6-16")
    assert [form.action for form in asked.forms] == ["DefendNormally", "DefendFully"]
    assert list(top.candidates(play.state, 1)) == [DefendNormally(), DefendFully()]
    assert top.check(play.state, 1, DefendFully()) is None


@pytest.mark.rule("LC-1.6-16")
@pytest.mark.rule("LC-1.6-17")
def test_full_defence_adds_the_grey_dice_and_uses_the_activation_up():
    play = act(attacked(), 1, DefendFully(), dice=[4, 4, 4, 6, 6, 1, 1])
    assert [len(rolled.dice) for rolled in events(play, Rolled)] == [3, 4]
    assert play.state.field.model_by_id[2].suffered == 1
    done = play.state.regiment(102).round
    assert (done.full_defence, done.activated, done.over) == (True, True, True)
    assert [event.rule for event in events(play, StatusChanged)] == ["LC-1.6-16"]
    assert isinstance(play.state.agenda.top, Stop)


@pytest.mark.rule("LC-1.6-16")
def test_it_may_be_left():
    play = act(attacked(), 1, DefendNormally(), dice=[4, 4, 4, 6, 6])
    assert [len(rolled.dice) for rolled in events(play, Rolled)] == [3, 2]
    done = play.state.regiment(102).round
    assert (done.full_defence, done.activated, done.over) == (False, False, False)


@pytest.mark.rule("LC-1.6-16")
@pytest.mark.rule("LC-1.5-6")
@pytest.mark.parametrize(
    ("attacker", "defender", "refusal"), [(5, 5, None), (5, 6, None), (5, 4, ("LC-1.6-16", "slow"))]
)
def test_equal_agility_is_enough(attacker, defender, refusal):
    assert why(card(agility=attacker), card(agility=defender)) == refusal


@pytest.mark.rule("LC-1.8-sluggish-ex1")
@pytest.mark.rule("LC-1.8-sluggish-2")
def test_a_sluggish_minotaur_attacked_by_a_dwarf_may_not_react():
    minotaur = card(agility=5, sluggish=True)
    assert why(card(agility=3), minotaur) == ("LC-1.8-sluggish-2", "slow")
    assert why(card(agility=2), minotaur) is None


@pytest.mark.rule("LC-1.8-sluggish-2")
def test_half_agility_counts_without_rounding_on_both_sides():
    slow = {"sluggish": True}
    assert why(card(agility=5, **slow), card(agility=3)) is None
    assert why(card(agility=5, **slow), card(agility=2)) == ("LC-1.8-sluggish-2", "slow")
    assert why(card(agility=7, **slow), card(agility=7, **slow)) is None
    assert why(card(agility=7, **slow), card(agility=6, **slow)) == ("LC-1.8-sluggish-2", "slow")


@pytest.mark.rule("LC-1.6-16")
@pytest.mark.rule("LC-1.6-19")
@pytest.mark.rule("LC-1.8-fear-11")
@pytest.mark.parametrize(
    ("done", "refusal"),
    [
        ({"activated": True}, ("LC-1.6-16", "activated")),
        ({"full_defence": True}, ("LC-1.6-19", "defends-already")),
        ({"frightened_by": (101,)}, ("LC-1.8-fear-11", "frightened")),
    ],
)
def test_who_may_not_react(done, refusal):
    assert why(None, GUARDED, **done) == refusal
    state = duel(None, GUARDED, **{"activated": False, **done})
    assert Reaction(defender=102, attacker=101, target=2).who(state) == ()


@pytest.mark.rule("LC-1.6-16")
def test_without_anything_to_gain_nobody_is_asked():
    state = duel(None, card(), activated=False)
    one, other = state.regiment(102), state.regiment(101)
    assert reaction_refusal(one, other) is None
    assert not may_react(state, one, other)


@pytest.mark.rule("LC-1.6-17")
def test_a_wizard_without_grey_dice_gains_early_spells():
    state = duel(None, card(magic=1), activated=False)
    assert not may_react(state, state.regiment(102), state.regiment(101))
    state = replace(state, options=Options(magic=True))
    assert may_react(state, state.regiment(102), state.regiment(101))
    plain = replace(duel(None, card(), activated=False), options=state.options)
    assert not may_react(plain, plain.regiment(102), plain.regiment(101))


@pytest.mark.rule("LC-1.6-19")
def test_it_holds_against_all_later_attacks_of_the_round():
    state = act(attacked(), 1, DefendFully(), dice=[1, 1, 1, 1, 1, 1, 1]).state
    quick = state.with_regiment(state.regiment(101).changed(card=card(agility=9)))
    agenda = Agenda((Stop(), AttackStep(101, "melee", (Aim(1, 2, 3),))))
    play = run(replace(quick, agenda=agenda), dice=[4, 4, 4, 6, 6, 6, 1])
    assert [len(rolled.dice) for rolled in events(play, Rolled)] == [3, 4]
    assert play.state.field.model_by_id[2].suffered == 0


@pytest.mark.rule("LC-1.6-18")
def test_it_is_chosen_for_the_whole_regiment_and_asked_at_each_attack():
    state = melee(
        troop(0, (10, 10), card=card(base="monster", sides=(2, 2)), facing=NORTH),
        troop(1, (9.5, 8.5), (10.5, 8.5), card=GUARDED, facing=SOUTH),
    )
    play = struck(state, Fight((Share("2", 2, "1"), Share("3", 1, "1"))))
    first = act(play.state, 1, DefendFully(), dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    assert [len(rolled.dice) for rolled in events(first, Rolled)] == [2, 4, 1, 4]
    later = act(play.state, 1, DefendNormally(), dice=[1, 1, 1, 1])
    assert later.state.agenda.top == Reaction(102, 101, 3, (Aim(1, 3, 1),))
    both = act(later.state, 1, DefendFully(), dice=[1, 1, 1, 1, 1])
    assert [len(rolled.dice) for rolled in events(both, Rolled)] == [1, 4]


@pytest.mark.rule("LC-1.6-16")
def test_shots_allow_it_too():
    state = melee(troop(0, (10, 10)), troop(1, (10, 7), card=GUARDED, facing=SOUTH))
    agenda = Agenda((Stop(), AttackStep(101, "ranged", (Aim(1, 2, 3),))))
    play = run(replace(state, agenda=agenda))
    assert isinstance(play.state.agenda.top, Reaction)


@pytest.mark.parametrize(
    ("policy", "dice", "rolled"), [("always", [1] * 7, [3, 4]), ("never", [1] * 5, [3, 2])]
)
def test_a_policy_answers_by_itself(policy, dice, rolled):
    state = duel(None, GUARDED, activated=False)
    state = replace(state, policies=(Policy(1, POLICY.key, policy),))
    play = struck(state, Strike(2), dice=dice)
    assert [len(one.dice) for one in events(play, Rolled)] == rolled


@pytest.mark.rule("LC-1.6-15")
def test_whoever_is_asked_sees_the_chances_of_both_defences():
    state = attacked()
    normal, full = (
        state.agenda.top.preview(state, 1, Partial(action)).odds
        for action in ("DefendNormally", "DefendFully")
    )
    assert normal[0].mean == float(attack_chances(3, 2, 3, 3, wounds=9).mean)
    assert full[0].mean == float(attack_chances(3, 4, 3, 3, wounds=9).mean)
    assert normal[0].title.values["dice"] == 3
    bare = Reaction(defender=102, attacker=101, target=2)
    assert bare.preview(state, 1, Partial("DefendFully")).odds == ()
    gone = Reaction(102, 101, 2, (Aim(77, 2, 3),))
    assert gone.preview(state, 1, Partial("DefendFully")).odds == ()


@pytest.mark.rule("LC-1.6-5")
def test_full_defence_changes_no_defence_that_there_is_not():
    victim = duel(None, GUARDED).regiment(102)
    behind = Pool(open=0, rear=3, defence=0, strength=3, resistance=3)
    assert in_full_defence(behind, victim) == behind
    before = Pool(open=1, defence=0, strength=3, resistance=3)
    assert in_full_defence(before, victim).defence == 2
    assert in_full_defence(before, victim.did(berserk=True)) == before


def test_the_policy_is_offered_with_asking_first():
    form = POLICY
    assert form.key == "reaction"
    assert [choice.key for choice in form.choices] == ["ask", "always", "never"]


def test_nobody_is_asked_who_has_left_or_whose_model_is_gone():
    state = duel(None, GUARDED, activated=False)
    question = Reaction(defender=102, attacker=101, target=2)
    assert question.who(state) == (1,)
    assert question.who(replace(state, out=(1,))) == ()
    assert Reaction(defender=102, attacker=101, target=77).who(state) == ()


def test_only_the_attack_beneath_the_question_is_shown():
    gun = card(base="monster", war_machine=True, attack=2)
    shot = Discharge(regiment=101, target=102, direction=2700)
    asked = Reaction(defender=102, attacker=101, target=2)
    for agenda, found in (((asked, shot), 1), ((Stop(), shot), 0), ((asked,), 0)):
        state = battle(
            troop(0, (10, 20), card=gun),
            troop(1, (10, 10), card=card(full_defence=2), facing=SOUTH),
            agenda=agenda,
        )
        assert len(asked.preview(state, 1, Partial("DefendFully", {})).odds) == found
