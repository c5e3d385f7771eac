import pytest

from slagveld.games.mage_knight.attack.attack_roll_and_hits import succeeds
from slagveld.games.mage_knight.attack.declaration_and_type import Helper
from slagveld.games.mage_knight.core.modifiers_and_rule_of_three import needed
from slagveld.kernel.event import Hurt, Rolled, Slain, Told
from slagveld.kernel.modifiers import Need, Tally
from slagveld.texts import Text
from tests.games.mage_knight.battle import BASE, EAST, WEST, battle, events, man, plain, warrior
from tests.games.mage_knight.combat import close, duel, lines, resolve, shot, strike, turned


@pytest.mark.rule("MK-CRIT-1")
def test_a_two_misses_even_if_the_result_reaches_the_defense():
    play = strike(duel(plain(attack=20)), [1, 1])
    assert turned(play)[2] == 0
    assert [event.rule for event in events(play, Told)] == ["MK-CRIT-1"]
    assert turned(strike(duel(plain(attack=20)), [1, 2]))[2] == 2


@pytest.mark.rule("MK-CRIT-2")
def test_a_two_costs_the_attacker_one_exhaustion_damage_on_top_of_the_second_token():
    play = strike(duel(), [1, 1])
    (hurt,) = events(play, Hurt)
    assert (hurt.piece, hurt.amount, hurt.by, hurt.rule) == (1, 1, None, "MK-CRIT-2")
    assert turned(strike(duel(mine={"tokens": 1}), [1, 1]))[1] == 2
    assert turned(strike(duel(), [1, 2]))[1] == 0


@pytest.mark.rule("MK-CRIT-2")
def test_an_attacker_that_falls_by_its_own_miss_is_credited_to_nobody():
    play = strike(duel(None, None, man(0, 30, 30), mine={"turned": 4}), [1, 1])
    (slain,) = events(play, Slain)
    assert (slain.piece, slain.by) == (1, None)
    assert play.state.fallen[0].by == -1


@pytest.mark.rule("MK-CRIT-3")
@pytest.mark.rule("MK-CRIT-4")
def test_a_twelve_hits_whatever_the_defense_and_does_one_more():
    play = strike(duel(None, plain(defense=40)), [6, 6])
    assert turned(play)[2] == 3
    assert [event.rule for event in events(play, Told)] == ["MK-CRIT-3", "MK-CRIT-4"]
    assert turned(strike(duel(None, plain(defense=40)), [5, 6]))[2] == 0
    assert turned(strike(duel(), [5, 6]))[2] == 2


@pytest.mark.rule("MK-CRIT-4")
@pytest.mark.rule("MK-RULE3-3")
def test_the_extra_point_stands_outside_the_rule_of_three_and_comes_before_reductions():
    key = plain(rank="unique", item_slots=1, abilities=("sneak-attack",))
    state = duel(
        key,
        plain(abilities=("toughness",)),
        facing=EAST,
        mine={"items": ("grudge-axe",), "tokens": 1},
    )
    # (2 + 1) doubled, one more, one less.
    assert strike(state, [6, 6]).state.fallen[0].fighter.id == 2
    tough = warrior("tough one", *[{"abilities": ("toughness",)}] * 9)
    state = duel(key, tough, facing=EAST, mine={"items": ("grudge-axe",), "tokens": 1})
    assert turned(strike(state, [6, 6]))[2] == 6


@pytest.mark.rule("MK-CRIT-4")
def test_a_critical_hit_without_damage_adds_one_but_not_where_none_is_meant():
    assert turned(strike(duel(plain(damage=0)), [6, 6]))[2] == 1
    key = plain(attack_type="wand", range=8, ranged_damage=2, abilities=("magic-confusion",))
    state = battle(man(0, 10, 10, EAST, key), man(1, 15, 10, WEST))
    assert turned(resolve(state, shot(mode="magic-confusion"), [6, 6]))[2] == 0


@pytest.mark.rule("MK-CRIT-5")
@pytest.mark.rule("MK-CARD-sweep")
def test_a_critical_hit_of_a_sweep_adds_one_for_each():
    key = plain(abilities=("sweep",), front_arc=1800)
    state = duel(key, None, man(1, 10, 10 + BASE, EAST))
    assert turned(strike(state, [6, 6], mode="sweep")) == {1: 0, 2: 3, 3: 3}


@pytest.mark.rule("MK-CRIT-7")
def test_a_twelve_captures_without_damage_and_a_two_costs_a_click():
    play = strike(duel(None, plain(defense=40)), [6, 6], capture=True)
    assert play.state.fighters[0].captive == 2
    assert turned(play) == {1: 0, 2: 0}
    miss = strike(duel(), [1, 1], capture=True)
    assert miss.state.fighters[0].captive == 0
    assert turned(miss) == {1: 1, 2: 0}


@pytest.mark.rule("MK-CRIT-7")
def test_a_twelve_eliminates_a_captive_and_a_two_costs_a_click():
    state = duel(None, plain(defense=40), man(1, 30, 30), mine={"captive": 2}, theirs={"captor": 1})
    play = resolve(state, close(execution=True), [6, 6])
    assert 2 not in play.state.field.by_id
    assert play.state.fallen[0].by == 0
    miss = resolve(state, close(execution=True), [1, 1])
    assert turned(miss) == {1: 1, 2: 0, 3: 0}
    assert miss.state.fighters[0].captive == 2


@pytest.mark.rule("MK-FRANGED-9")
def test_only_the_primary_attacker_pays_for_a_critical_miss_of_a_formation():
    bow = plain(attack_type="bow", range=10, ranged_damage=2)
    state = battle(
        man(0, 10, 10, EAST, bow),
        man(1, 15, 10, WEST),
        man(0, 10, 10 + BASE, EAST, bow),
        man(0, 10, 10 - BASE, EAST, bow),
    )
    play = resolve(state, shot(helpers=(Helper(3), Helper(4))), [1, 1])
    assert turned(play) == {1: 1, 2: 0, 3: 0, 4: 0}


# The number needed is one that the dice can decide


@pytest.mark.rule("MK-CRIT-1", "MK-CRIT-3")
@pytest.mark.parametrize("attack", [0, 5, 9, 20])
def test_a_roll_meets_its_need_exactly_when_it_succeeds(attack):
    for defense in range(41):
        one, other = Tally(attack), Tally(defense)
        need = Need(needed(one, other, Text("n")), ">=", each=False)
        assert 3 <= need.target.total <= 12
        for total in range(2, 13):
            assert need.met(total) == succeeds(total, one, other)


@pytest.mark.rule("MK-CRIT-1")
@pytest.mark.parametrize(("dice", "hits"), [([1, 1], 0), ([1, 2], 1)])
def test_no_less_than_three_is_needed_because_a_two_misses(dice, hits):
    for more in ({}, {"capture": True}):
        play = strike(duel(plain(attack=20)), dice, **more)
        (rolled,) = events(play, Rolled)
        assert (rolled.need.target.total, rolled.successes) == (3, hits)
        assert lines(rolled.need.target)[-1] == (3, "MK-CRIT-1")
        assert rolled.need.target.items[-1].op == "at-least"


@pytest.mark.rule("MK-CRIT-3")
@pytest.mark.parametrize(("dice", "hits"), [([6, 6], 1), ([5, 6], 0)])
def test_no_more_than_twelve_is_needed_because_a_twelve_hits(dice, hits):
    for more in ({}, {"capture": True}):
        play = strike(duel(None, plain(defense=40)), dice, **more)
        (rolled,) = events(play, Rolled)
        assert (rolled.need.target.total, rolled.successes) == (12, hits)
        assert lines(rolled.need.target)[-1] == (12, "MK-CRIT-3")
        assert rolled.need.target.items[-1].op == "at-most"


@pytest.mark.rule("MK-CRIT-1", "MK-CRIT-3")
@pytest.mark.parametrize(("defense", "need"), [(12, 3), (21, 12)])
def test_a_need_that_the_dice_can_decide_has_no_such_line(defense, need):
    (rolled,) = events(strike(duel(None, plain(defense=defense)), [3, 3]), Rolled)
    assert rolled.need.target.total == need
    assert lines(rolled.need.target) == [(-9, "MK-ROLL-1")]
