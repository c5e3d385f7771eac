import pytest

from slagveld.games.mage_knight.attack.attack_sequence import Resolve
from slagveld.games.mage_knight.attack.defense_value import Defending, UseDefense
from slagveld.games.mage_knight.attack.division import DealOut
from slagveld.games.mage_knight.melee.actions import Strike
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Hurt, Lapsed, Rolled, Slain, Told
from slagveld.kernel.fields import Share
from slagveld.kernel.state import with_policy
from slagveld.record import replace
from slagveld.texts import Listing, Text
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
    warrior,
)
from tests.games.mage_knight.combat import (
    Fight,
    batter,
    close,
    duel,
    lines,
    resolve,
    shot,
    strike,
    turned,
)

BOW = {"attack_type": "bow", "range": 10, "ranged_damage": 2}


def told(play):
    return [(event.what.key.split(":")[1], event.rule) for event in events(play, Told)]


# The roll


@pytest.mark.rule("MK-ROLL-1")
@pytest.mark.rule("MK-COMBAT-1")
def test_an_attack_result_that_reaches_the_defense_succeeds():
    play = strike(duel(), [3, 3])
    assert turned(play) == {1: 0, 2: 2}
    assert told(play) == [("combat-hit", "MK-ROLL-1")]
    (hit,) = events(play, Told)
    assert hit.what.values == {
        "whom": Text("mage-knight:combat-against", {"name": play.state.fighters[1].name}),
        "roll": 6,
        "attack": "9",
        "result": 15,
        "defense": "15",
        "outcome": Text("mage-knight:yields-hits", {"count": 1}),
    }
    (rolled,) = events(play, Rolled)
    assert (rolled.dice, rolled.sides, rolled.seat, rolled.pieces) == ((3, 3), 6, 0, (1, 2))
    assert rolled.need.target.total == 6
    assert (rolled.need.compare, rolled.need.each) == (">=", False)
    assert rolled.rule == "MK-ROLL-1"
    assert rolled.purpose.key == "mage-knight:combat-roll"


@pytest.mark.rule("MK-ROLL-2")
def test_a_lower_result_fails_and_costs_the_action_and_its_token():
    play = strike(duel(), [3, 2])
    assert turned(play) == {1: 0, 2: 0}
    assert told(play) == [("combat-miss", "MK-ROLL-2")]
    assert play.state.fighters[0].tokens == 1
    assert play.state.fighters[0].acted
    assert play.state.used == 1


@pytest.mark.rule("MK-DAMAGE-1")
@pytest.mark.rule("MK-DAMAGE-2")
@pytest.mark.rule("MK-DIAL-1")
def test_the_dial_turns_a_click_for_each_point_of_damage_and_shows_new_values():
    key = warrior("falling", *[{"defense": 15 - n} for n in range(5)])
    play = strike(duel(plain(damage=3), key), [4, 4])
    (hurt,) = events(play, Hurt)
    assert (hurt.piece, hurt.amount, hurt.by, hurt.rule) == (2, 3, 1, "MK-DAMAGE-1")
    assert play.state.fighters[1].click.defense == 12


@pytest.mark.rule("MK-DAMAGE-2")
def test_no_damage_turns_nothing():
    play = strike(duel(plain(damage=0)), [4, 4])
    assert turned(play) == {1: 0, 2: 0}
    assert events(play, Hurt) == []


@pytest.mark.rule("MK-DAMAGE-3")
def test_what_lies_on_clicks_passed_over_has_no_effect():
    key = warrior(
        "passing", {}, {"abilities": ("toughness",)}, {"abilities": ("toughness",)}, {}, {}
    )
    assert turned(strike(duel(plain(damage=3), key), [4, 4]))[2] == 3


@pytest.mark.rule("MK-ELIM-1")
@pytest.mark.rule("MK-ELIM-2")
def test_three_skulls_eliminate_and_the_attacker_is_credited():
    play = strike(duel(plain(damage=4), None, man(1, 30, 30), theirs={"turned": 3}), [4, 4])
    assert 2 not in play.state.field.by_id
    (hurt,) = events(play, Hurt)
    assert hurt.amount == 2
    (slain,) = events(play, Slain)
    assert (slain.piece, slain.seat, slain.rule) == (2, 0, "MK-ELIM-1")
    assert [(fallen.fighter.id, fallen.by) for fallen in play.state.fallen] == [(2, 0)]


@pytest.mark.rule("MK-DAMAGE-4")
@pytest.mark.rule("MK-CARD-toughness")
@pytest.mark.rule("MK-CARD-invulnerability")
def test_toughness_and_invulnerability_reduce_damage_and_add_up():
    for keys, nexus, expected in (
        (("toughness",), "", 2),
        (("invulnerability",), "", 1),
        (("invulnerability",), "toughness", 0),
    ):
        target = plain(abilities=keys, nexus=nexus)
        assert turned(strike(duel(plain(damage=3), target), [4, 4]))[2] == expected
    assert (
        turned(strike(duel(plain(damage=1), plain(abilities=("invulnerability",))), [4, 4]))[2] == 0
    )


@pytest.mark.rule("MK-CARD-pierce")
def test_pierce_ignores_reductions_at_range_only():
    key = plain(**BOW, abilities=("pierce",))
    state = battle(
        man(0, 10, 10, EAST, key), man(1, 15, 10, WEST, plain(abilities=("invulnerability",)))
    )
    assert turned(resolve(state, shot(), [3, 3]))[2] == 2
    near = duel(plain(damage=2, abilities=("pierce",)), plain(abilities=("toughness",)))
    assert turned(strike(near, [3, 3]))[2] == 1


# The order of things


@pytest.mark.rule("MK-SEQ-1")
@pytest.mark.rule("MK-TOKEN-2")
def test_token_and_exhaustion_come_after_the_effects_of_the_attack():
    key = plain(abilities=("smite",))
    play = strike(duel(key, mine={"tokens": 1}), [4, 4])
    rules = [event.rule for event in play.events if event.rule != "MK-ROLL-1"]
    assert rules == ["MK-DAMAGE-1", "MK-CARD-smite", "MK-TOKEN-1", "MK-PUSH-1"]
    assert turned(play) == {1: 1, 2: 3}


@pytest.mark.rule("MK-SEQ-2")
def test_the_damage_of_a_critical_miss_comes_before_the_token():
    play = strike(duel(mine={"tokens": 1}), [1, 1])
    rules = [event.rule for event in play.events]
    assert rules == ["MK-ROLL-1", "MK-CRIT-1", "MK-CRIT-2", "MK-TOKEN-1", "MK-PUSH-1"]
    assert turned(play) == {1: 2, 2: 0}


@pytest.mark.rule("MK-PUSH-2")
def test_exhaustion_damage_is_never_reduced():
    play = strike(duel(plain(abilities=("invulnerability",)), mine={"tokens": 1}), [1, 1])
    assert turned(play)[1] == 2


def test_an_attack_without_targets_left_lapses():
    state = duel()
    play = resolve(state, close(77), [])
    assert [event.step for event in events(play, Lapsed)] == ["Resolve"]
    held = duel(theirs={"captor": 3}, facing=WEST)
    assert [e.step for e in events(resolve(held, close(2), []), Lapsed)] == ["Resolve"]
    assert Resolve(close()).names() == (1,)


def test_an_attack_goes_on_against_those_that_are_left():
    state = duel(plain(abilities=("sweep",)))
    play = resolve(state, close(77, 2, mode="sweep"), [4, 4])
    assert turned(play)[2] == 2


def test_an_attack_on_a_piece_that_is_gone_does_nothing():
    play = resolve(duel(), batter(99), [])
    assert play.events == []


# Several targets


def archers(*more, arrows=2, **rest):
    key = plain(**BOW, attack=9, arrows=arrows)
    return battle(man(0, 10, 10, EAST, key), *more, **rest)


@pytest.mark.rule("MK-MULTI-EX1")
@pytest.mark.rule("MK-MULTI-4")
def test_the_master_archer_hits_the_orc_and_misses_the_shaman_with_a_six():
    state = archers(
        man(1, 20, 10, WEST, plain(defense=15)), man(1, 20, 12, WEST, plain(defense=16))
    )
    play = resolve(state, shot(2, 3), [2, 4])
    assert turned(play) == {1: 0, 2: 2, 3: 0}
    assert told(play) == [("combat-hit", "MK-ROLL-1"), ("combat-miss", "MK-ROLL-2")]
    (rolled,) = events(play, Rolled)
    assert rolled.purpose.key == "mage-knight:combat-roll-shot"
    names = tuple([fighter.name for fighter in state.fighters[1:]])
    assert rolled.purpose.values["target"] == Listing(names)
    assert rolled.need is None
    same = archers(man(1, 20, 10, WEST), man(1, 20, 12, WEST))
    (rolled,) = events(resolve(same, shot(2, 3), [2, 4]), Rolled)
    assert (rolled.need.target.total, rolled.yields) == (6, "mage-knight:yields-hits")


@pytest.mark.rule("MK-MULTI-EX1")
@pytest.mark.rule("MK-MULTI-5")
@pytest.mark.parametrize("parts", [(1, 1), (0, 2), (2, 0)])
def test_with_a_seven_he_hits_both_and_divides_his_two_points(parts):
    state = archers(
        man(1, 20, 10, WEST, plain(defense=15)), man(1, 20, 12, WEST, plain(defense=16))
    )
    play = resolve(state, shot(2, 3), [3, 4])
    shares = tuple(Share(str(n), part) for n, part in zip((2, 3), parts, strict=True))
    after = act(play.state, 0, DealOut(shares))
    assert turned(after) == {1: 0, 2: parts[0], 3: parts[1]}


@pytest.mark.rule("MK-CRIT-5")
def test_a_critical_hit_hits_all_and_adds_one_to_each_after_the_division():
    state = archers(
        man(1, 20, 10, WEST, plain(defense=30)), man(1, 20, 12, WEST, plain(defense=30))
    )
    play = resolve(state, shot(2, 3), [6, 6])
    after = act(play.state, 0, DealOut((Share("2", 0), Share("3", 2))))
    assert turned(after) == {1: 0, 2: 1, 3: 3}


@pytest.mark.rule("MK-CLOSE-1")
def test_the_point_of_close_range_goes_to_somebody_near_if_one_is_hit():
    state = archers(man(1, 15, 10, WEST), man(1, 18, 12, WEST))
    play = resolve(state, shot(2, 3, close_range="damage"), [4, 4])
    question = play.state.agenda.top
    assert (question.total, question.near, question.spare, question.magic) == (3, (2,), (), 0)
    far = archers(man(1, 18, 10, WEST), man(1, 18, 12, WEST))
    question = resolve(far, shot(2, 3, close_range="damage"), [4, 4]).state.agenda.top
    assert (question.total, question.near) == (2, ())


@pytest.mark.rule("MK-CARD-magic-enhancement")
def test_the_point_of_magic_stays_away_from_the_immune():
    bearer = man(0, 10, 10 + BASE, EAST, plain(abilities=("magic-enhancement",)))
    immune = plain(defense_type="magic-immune")
    state = archers(man(1, 18, 10, WEST, immune), man(1, 18, 12, WEST), bearer)
    question = resolve(state, shot(2, 3), [4, 4]).state.agenda.top
    assert (question.total, question.spare, question.magic) == (3, (2,), 1)


# Defend


def defended(defense=18, policy="", **more):
    bearer = man(1, 10 + BASE, 10 + BASE, NORTH, plain(defense=defense, abilities=("defend",)))
    state = duel(None, None, bearer, **more)
    return with_policy(state, 1, "defend", policy) if policy else state


@pytest.mark.rule("MK-CARD-defend")
@pytest.mark.rule("MK-SEQ-1")
def test_the_best_defense_is_used_by_itself():
    assert turned(strike(defended(), [4, 4]))[2] == 0
    assert turned(strike(defended(), [4, 5]))[2] == 2
    assert turned(strike(defended(defense=14), [3, 3]))[2] == 2


@pytest.mark.rule("MK-CARD-defend")
def test_a_player_who_wants_it_is_asked_whose_defense_to_use():
    play = act(defended(policy="ask"), 0, Strike(1, 2))
    question = play.state.agenda.top
    assert isinstance(question, Defending)
    assert question.who(play.state) == (1,)
    assert question.candidates(play.state, 1) == [UseDefense(3), UseDefense()]
    assert turned(act(play.state, 1, UseDefense(), [4, 4]))[2] == 2
    assert turned(act(play.state, 1, UseDefense(3), [4, 4]))[2] == 0
    assert question.check(play.state, 1, UseDefense(1)).rule == "MK-CARD-defend"
    decision = question.ask(play.state)
    assert decision.seats == (1,)
    assert decision.pieces == (2, 1)
    assert decision.forms[0].fields[0].allowed == (3,)
    assert decision.forms[0].fields[0].optional


@pytest.mark.rule("MK-CARD-defend")
def test_the_preview_of_the_choice_shows_both_values():
    state = act(defended(policy="ask"), 0, Strike(1, 2)).state
    question = state.agenda.top
    shown = question.preview(state, 1, Partial("UseDefense", {"lender": 3}))
    assert [tally.total for tally in shown.tallies] == [9, 18]
    assert shown.pieces == (3,)
    own = question.preview(state, 1, Partial("UseDefense", {"lender": 44}))
    assert [tally.total for tally in own.tallies] == [9, 15]


@pytest.mark.rule("MK-CARD-defend")
def test_each_target_of_one_attack_chooses_for_itself():
    key = plain(abilities=("sweep",), front_arc=1800)
    lender = plain(defense=18, abilities=("defend",))
    state = duel(
        key, None, man(1, 10, 10 + BASE, NORTH), man(1, 10 + BASE, 10 + BASE, NORTH, lender)
    )
    play = strike(state, [4, 4], mode="sweep")
    assert turned(play) == {1: 0, 2: 0, 3: 0, 4: 0}
    assert turned(strike(state, [4, 5], mode="sweep")) == {1: 0, 2: 2, 3: 2, 4: 0}


@pytest.mark.rule("MK-CARD-defend")
def test_defend_does_not_lend_on_what_is_lent():
    chain = [
        man(1, 10 + BASE, 10 + BASE, NORTH, plain(defense=16, abilities=("defend",))),
        man(1, 10 + BASE, 10 + 2 * BASE, NORTH, plain(defense=20, abilities=("defend",))),
    ]
    state = duel(None, None, *chain)
    assert turned(strike(state, [3, 4]))[2] == 2
    assert turned(strike(state, [3, 3]))[2] == 0


@pytest.mark.rule("MK-CARD-defend")
def test_a_player_who_is_out_is_not_asked():
    state = replace(defended(policy="ask"), out=(1,))
    assert turned(strike(state, [3, 3]))[2] == 2
    assert Defending(close(), 2).who(state) == ()
    assert Defending(close(), 77).who(state) == ()


# Dodge


@pytest.mark.rule("MK-CARD-dodge")
@pytest.mark.parametrize(("die", "expected"), [(1, 2), (3, 2), (4, 0), (6, 0)])
def test_a_dodger_that_is_hit_rolls_a_die(die, expected):
    play = strike(duel(None, plain(abilities=("dodge",))), [4, 4, die])
    assert turned(play)[2] == expected
    dodge = events(play, Rolled)[1]
    assert (dodge.seat, dodge.rule, dodge.need.target.total, dodge.pieces) == (
        1,
        "MK-CARD-dodge",
        4,
        (2, 1),
    )
    assert (("combat-dodged", "MK-CARD-dodge") in told(play)) == (expected == 0)


@pytest.mark.rule("MK-CARD-dodge")
def test_dodge_works_against_a_critical_hit_and_costs_no_die_on_a_miss():
    assert turned(strike(duel(None, plain(abilities=("dodge",))), [6, 6, 4]))[2] == 0
    assert turned(strike(duel(None, plain(abilities=("dodge",))), [6, 6, 3]))[2] == 3
    assert len(events(strike(duel(None, plain(abilities=("dodge",))), [1, 2]), Rolled)) == 1


# Built terrain


@pytest.mark.rule("MK-BUILT-18")
def test_a_blow_at_a_wall_deals_the_damage_value():
    wall = box(50, "built:stone-wall", 10.55, 8, 0.5, 4)
    state = battle(
        man(0, 10, 10, EAST, plain(damage=3)), man(1, 30, 30), terrain=(wall,), agenda=(Fight(0),)
    )
    play = resolve(state, batter(), [3, 4])
    assert play.state.battered == ((50, 3),)
    miss = resolve(state, batter(), [3, 3])
    assert miss.state.battered == ()
    critical = resolve(state, batter(), [6, 6])
    assert critical.state.battered == ((50, 4),)
    (rolled,) = events(play, Rolled)
    assert lines(rolled.need.target) == [(-9, "MK-ROLL-1")]
    assert rolled.need.target.start == 16
    assert rolled.pieces == (1,)
