"""Skills that change the dice of an attack."""

import pytest

from slagveld.games.little_carnage.attacks.rolls_and_damage import defence_of, pool_of
from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.core.regiment import most_wounds
from slagveld.games.little_carnage.melee.melee_attack import Strike
from slagveld.kernel.event import Rolled, Told
from tests.games.little_carnage.battle import NORTH, SOUTH, card, events, mounted, troop
from tests.games.little_carnage.melees import duel, melee, struck


def wounds(play, model=2):
    return play.state.field.model_by_id[model].suffered


FENCER = card(swordsmanship=True, wounds=9)


@pytest.mark.rule("LC-1.8-swordsmanship-1")
@pytest.mark.parametrize(
    ("shields", "parried", "turned"), [([1, 1], 1, 1), ([6, 1], 2, 1), ([6, 6], 2, 0)]
)
def test_one_failed_defence_die_succeeds(shields, parried, turned):
    play = struck(duel(None, FENCER), Strike(2), dice=[4, 4, 4, *shields])
    assert wounds(play) == 3 - parried
    told = [event for event in events(play, Told) if event.rule == "LC-1.8-swordsmanship-1"]
    assert len(told) == turned


@pytest.mark.rule("LC-1.8-swordsmanship-2")
def test_swordsmanship_needs_a_die():
    bare = card(swordsmanship=True, defence=0, wounds=9)
    assert wounds(struck(duel(None, bare), Strike(2), dice=[4, 4, 4])) == 3
    behind = duel(None, FENCER, facing=NORTH)
    assert wounds(struck(behind, Strike(2), dice=[4, 4, 4])) == 3


@pytest.mark.rule("LC-1.8-berserker-1")
def test_a_berserk_regiment_attacks_with_its_grey_dice():
    raging = card(attack=2, berserk=3, berserker=True)
    calm = melee(troop(0, (10, 10), card=raging), troop(1, (10, 9), facing=SOUTH, activated=True))
    assert len(events(struck(calm, Strike(2), dice=[1] * 4), Rolled)[0].dice) == 2
    mad = calm.did(101, berserk=True)
    assert len(events(struck(mad, Strike(2), dice=[1] * 7), Rolled)[0].dice) == 5


@pytest.mark.rule("LC-1.8-berserker-2")
def test_who_has_gone_berserk_makes_no_defence_roll():
    raging = card(berserk=1, berserker=True, swordsmanship=True, full_defence=2, wounds=9)
    state = duel(None, raging, berserk=True)
    assert pool_of(state, [Aim(1, 2, 3)]).defence == 0
    tally = defence_of(state.regiment(102), state.field.model_by_id[2], covered=True)
    assert tally.total == 0
    assert tally.items[-1].rule == "LC-1.8-berserker-2"
    play = struck(state, Strike(2), dice=[4, 4, 4])
    assert wounds(play) == 3


@pytest.mark.rule("LC-1.8-berserker-3")
def test_before_its_activation_a_berserker_defends_as_usual():
    raging = card(berserk=1, berserker=True, wounds=9)
    play = struck(duel(None, raging, activated=False), Strike(2), dice=[4, 4, 4, 6, 6])
    assert wounds(play) == 1


@pytest.mark.rule("LC-1.9-28")
def test_cover_is_one_item_of_the_defence():
    state = duel()
    regiment, model = state.regiment(102), state.field.model_by_id[2]
    assert defence_of(regiment, model, covered=False).total == 2
    tally = defence_of(regiment, model, covered=True)
    assert (tally.total, [item.rule for item in tally.items]) == (3, ["LC-1.9-28"])


@pytest.mark.rule("LC-1.8-reach-1")
def test_reach_attacks_with_all_dice():
    state = melee(
        troop(0, (10, 10), card=card(reach=True), facing=NORTH),
        troop(1, (10, 8.2), card=card(wounds=9), facing=SOUTH, activated=True),
    )
    play = struck(state, Strike(2), dice=[4, 4, 4, 1, 1])
    assert wounds(play) == 3


@pytest.mark.rule("LC-1.8-reach-2")
def test_the_second_rank_joins_the_attack():
    state = melee(
        troop(0, (10, 10), (10, 11), (10, 12), card=card(reach=True), facing=NORTH),
        troop(1, (10, 9), card=card(wounds=9), facing=SOUTH, activated=True),
    )
    play = struck(state, Strike(4), dice=[4] * 6 + [1, 1])
    assert wounds(play, 4) == 6


@pytest.mark.rule("LC-1.11-5")
def test_the_crew_of_a_war_machine_fights_in_contact_like_any_model():
    engine = card(war_machine=True, base="monster", sides=(2, 2), attack=3, strength=2)
    state = melee(
        troop(0, (10, 10), card=engine, facing=NORTH),
        troop(1, (10, 8.5), card=card(wounds=9, resistance=3), facing=SOUTH, activated=True),
    )
    play = struck(state, Strike(2), dice=[4, 4, 4, 1, 1])
    assert wounds(play) == 3 * 2 // 3


@pytest.mark.rule("LC-1.10-7")
@pytest.mark.rule("LC-1.10-13")
def test_bearers_attack_together_and_each_keeps_his_own_wounds():
    state = melee(
        troop(0, (10, 10), (10, 10), (10, 10), card=card(wounds=9), facing=NORTH),
        troop(1, (10, 8.5), card=card(wounds=12), facing=SOUTH, activated=True),
        troop(0, (10, 10), card=card(character=True, wounds=9)),
    )
    state = mounted(state, 103, 101, litter=True)
    play = struck(state, Strike(4), dice=[4] * 9 + [1, 1])
    assert wounds(play, 4) == 9
    assert events(play, Rolled)[0].pieces == (1, 2, 3, 4)


@pytest.mark.rule("LC-1.10-13")
def test_an_attacker_names_one_of_those_on_a_litter():
    state = melee(
        troop(0, (10, 10), facing=NORTH),
        troop(1, (10, 8.5), (10, 8.5), card=card(wounds=9), facing=SOUTH, activated=True),
        troop(1, (10, 8.5), card=card(character=True, wounds=9, defence=4), activated=True),
    )
    state = mounted(state, 103, 102, litter=True)
    for number, shields in (("2", 2), ("3", 2), ("4", 4)):
        play = struck(state, Strike(900, number), dice=[4, 4, 4] + [1] * shields)
        found = {n: wounds(play, n) for n in (2, 3, 4)}
        assert found == {**dict.fromkeys((2, 3, 4), 0), int(number): 3}
    first = struck(state, Strike(900), dice=[4, 4, 4, 1, 1])
    assert wounds(first, 2) == 3


@pytest.mark.rule("LC-1.8-invulnerable-1")
def test_an_invulnerable_model_can_lose_one_wound_a_round():
    state = duel(None, card(wounds=3, invulnerable=True))
    regiment, model = state.regiment(102), state.field.model_by_id[2]
    assert most_wounds(regiment, model) == 1
    assert most_wounds(regiment, model.changed(hit=1, suffered=1)) == 0
    assert most_wounds(regiment, model.changed(hit=2, suffered=2)) == 0
    plain = duel(None, card(wounds=3)).regiment(102)
    assert most_wounds(plain, model.changed(hit=1, suffered=1)) == 2


@pytest.mark.rule("LC-4.4-4")
def test_veterans_roll_one_die_more():
    state = melee(
        troop(0, (10, 10), facing=NORTH, veteran="attack"),
        troop(1, (10, 9), card=card(wounds=9), facing=SOUTH, activated=True, veteran="defence"),
    )
    play = struck(state, Strike(2), dice=[1] * 7)
    assert [len(rolled.dice) for rolled in events(play, Rolled)] == [4, 3]
