"""One attack from the first roll to the last wound."""

import pytest

from slagveld.games.little_carnage.attacks.dice_by_distance import lasting, usable_dice
from slagveld.games.little_carnage.attacks.rolls_and_damage import pool_of
from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.melee import steps_of_combat as combat
from slagveld.games.little_carnage.melee.melee_attack import Fight, Strike
from slagveld.games.little_carnage.melee.steps_of_combat import AttackStep, Clash
from slagveld.kernel.event import Announced, Hurt, Rolled, Told
from slagveld.kernel.fields import Share
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    box,
    card,
    events,
    run,
    troop,
)
from tests.games.little_carnage.house import card as house_card
from tests.games.little_carnage.melees import duel, melee, struck
from tests.games.little_carnage.stops import Stop


def wounds(play, model=2):
    """Wounds that a model has suffered."""
    return play.state.field.model_by_id[model].suffered


def told(play, key):
    """The sentences of a key, as their values and rule."""
    found = [e for e in events(play, Told) if e.what.key == f"little-carnage:{key}"]
    return [(event.what.values, event.rule) for event in found]


@pytest.mark.rule("LC-1.6-ex1")
@pytest.mark.rule("LC-1.6-3")
@pytest.mark.rule("LC-1.6-4")
@pytest.mark.rule("LC-1.6-6")
@pytest.mark.rule("LC-1.6-7")
@pytest.mark.rule("LC-1.2-6")
def test_an_orc_wounds_an_elf_as_in_the_book():
    orc = card(attack=3, strength=3)
    elf = card(defence=2, resistance=3, wounds=2)
    play = struck(duel(orc, elf), Strike(2), dice=[4, 3, 6, 6, 5])
    attack, defence = events(play, Rolled)
    assert (attack.dice, attack.rule, attack.seat, attack.pieces) == (
        (4, 3, 6), "LC-1.6-3", 0, (1, 2),
    )  # fmt: skip
    assert (defence.dice, defence.rule, defence.seat, defence.pieces) == (
        (6, 5), "LC-1.6-4", 1, (2, 1),
    )  # fmt: skip
    assert (attack.successes, defence.successes) == (2, 1)
    damage = {"left": 1, "strength": 3, "damage": 3, "resistance": 3, "wounds": 1}
    ((sums, rule),) = told(play, "combat-damage")
    assert {key: sums[key] for key in damage} == damage
    assert (sums["hits"], sums["shields"], rule) == (2, 1, "LC-1.6-6")
    (hurt,) = events(play, Hurt)
    assert (hurt.piece, hurt.amount, hurt.left, hurt.by, hurt.rule) == (2, 1, 1, 1, "LC-1.6-7")
    assert wounds(play) == 1


@pytest.mark.rule("LC-1.4-5")
def test_the_house_cards_fight_the_example_of_the_book():
    orc, elf = house_card("orc-warriors"), house_card("elf-warriors")
    assert (orc.attack, orc.strength, elf.defence, elf.resistance) == (3, 3, 2, 3)


@pytest.mark.rule("LC-1.2-2")
@pytest.mark.rule("LC-1.2-3")
@pytest.mark.rule("LC-1.2-5")
def test_skulls_from_four_and_shields_with_six():
    state = duel(None, card(wounds=9))
    play = struck(state, Strike(2), dice=[3, 4, 5, 5, 5])
    attack, defence = events(play, Rolled)
    assert (attack.successes, defence.successes, wounds(play)) == (2, 0, 2)
    assert wounds(struck(state, Strike(2), dice=[1, 2, 3, 1, 1])) == 0
    assert wounds(struck(state, Strike(2), dice=[4, 5, 6, 6, 5])) == 2


@pytest.mark.rule("LC-1.2-1")
@pytest.mark.rule("LC-1.2-4")
def test_every_die_has_six_sides_and_shows_skulls_or_shields():
    play = struck(duel(), Strike(2), dice=[1, 1, 1, 1, 1])
    attack, defence = events(play, Rolled)
    assert (attack.sides, defence.sides) == (6, 6)
    assert attack.need.target.name.key == "little-carnage:need-skull"
    assert defence.need.target.name.key == "little-carnage:need-shield"
    assert [face for face in range(1, 7) if attack.need.met(face)] == [4, 5, 6]
    assert [face for face in range(1, 7) if defence.need.met(face)] == [6]


@pytest.mark.rule("LC-1.2-6")
def test_surplus_shields_are_lost():
    play = struck(duel(card(attack=1)), Strike(2), dice=[1, 6, 6])
    assert wounds(play) == 0
    assert told(play, "combat-damage")[0][0]["left"] == 0


@pytest.mark.rule("LC-1.6-7")
@pytest.mark.rule("LC-1.6-8")
@pytest.mark.parametrize(("hits", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_damage_is_divided_by_resistance_and_rounded_down(hits, lost):
    state = duel(card(attack=4, strength=3), card(resistance=5, defence=0, wounds=9))
    play = struck(state, Strike(2), dice=[6] * hits + [1] * (4 - hits))
    assert wounds(play) == lost


@pytest.mark.rule("LC-1.6-8")
def test_left_over_damage_is_not_kept():
    state = duel(card(attack=1, strength=4), card(resistance=5, defence=0, wounds=9))
    play = struck(state, Strike(2), dice=[6])
    assert wounds(play) == 0
    assert play.state.field.model_by_id[2] == state.field.model_by_id[2]


@pytest.mark.rule("LC-1.5-2")
@pytest.mark.rule("LC-1.5-3")
@pytest.mark.rule("LC-1.5-4")
@pytest.mark.rule("LC-1.5-5")
def test_a_pool_is_made_of_the_values_of_both_cards():
    mine = card(attack=4, strength=7)
    theirs = card(defence=5, resistance=2, wounds=6)
    pool = pool_of(duel(mine, theirs), [Aim(1, 2, 4)])
    assert (pool.open, pool.rear, pool.sure, pool.defence) == (4, 0, 0, 5)
    assert (pool.strength, pool.resistance, pool.wounds, pool.most) == (7, 2, 6, 6)
    assert not pool.swordsmanship
    assert pool.caused(1) == 3


@pytest.mark.rule("LC-1.6-5")
@pytest.mark.rule("LC-1.1-19")
@pytest.mark.parametrize(
    ("facing", "open_dice", "rear"), [(SOUTH, 3, 0), (EAST, 3, 0), (WEST, 3, 0), (NORTH, 0, 3)]
)
def test_only_the_rear_has_no_defence(facing, open_dice, rear):
    state = duel(None, card(wounds=9), facing=facing)
    pool = pool_of(state, [Aim(1, 2, 3)])
    assert (pool.open, pool.rear, pool.defence) == (open_dice, rear, 2 if open_dice else 0)
    dice = [4, 4, 1] + [6, 1] * (open_dice > 0)
    play = struck(state, Strike(2), dice=dice)
    assert wounds(play) == (1 if open_dice else 2)


@pytest.mark.rule("LC-1.6-5")
def test_from_the_rear_even_full_defence_and_swordsmanship_do_not_help():
    fencer = card(full_defence=3, swordsmanship=True, wounds=9)
    state = duel(None, fencer, facing=NORTH, full_defence=True)
    play = struck(state, Strike(2), dice=[4, 4, 4])
    assert wounds(play) == 3
    (rolled,) = events(play, Rolled)
    assert rolled.rule == "LC-1.6-23"


@pytest.mark.rule("LC-1.1-19")
def test_an_attacker_on_the_line_of_the_rear_edge_stands_in_the_flank():
    enemy = troop(1, (11, 9.5), facing=NORTH, card=card(wounds=9))
    state = melee(troop(0, (10, 10), facing=EAST), enemy)
    assert pool_of(state, [Aim(1, 2, 3)]).rear == 0  # 0.5 behind the middle: on the line
    enemy = troop(1, (11, 9.49), facing=NORTH, card=card(wounds=9))
    state = melee(troop(0, (10, 10), facing=EAST), enemy)
    assert pool_of(state, [Aim(1, 2, 3)]).rear == 3


@pytest.mark.rule("LC-1.6-15")
def test_grey_dice_are_rolled_in_full_defence():
    state = duel(None, card(defence=2, full_defence=2), full_defence=True)
    play = struck(state, Strike(2), dice=[4, 4, 4, 6, 6, 6, 1])
    assert wounds(play) == 0
    assert len(events(play, Rolled)[1].dice) == 4
    assert pool_of(duel(None, card(full_defence=2)), [Aim(1, 2, 3)]).defence == 2


@pytest.mark.rule("LC-1.6-10")
def test_without_a_defence_die_there_is_no_roll():
    state = duel(card(attack=1), card(defence=0))
    play = struck(state, Strike(2), dice=[4])
    assert [rolled.rule for rolled in events(play, Rolled)] == ["LC-1.6-3"]
    assert wounds(play) == 1


@pytest.mark.rule("LC-1.6-11")
def test_lost_dice_count_for_the_next_attack():
    state = duel(None, card(wounds=9))
    state = state.with_model(state.field.model_by_id[2].changed(suffered=2))
    assert pool_of(state, [Aim(1, 2, 3)]).defence == 1
    assert pool_of(state, [Aim(2, 1, 3)]).open == 3


@pytest.mark.rule("LC-1.3-15")
def test_nobody_strikes_back():
    play = struck(duel(), Strike(2), dice=[1, 1, 1, 1, 1])
    assert wounds(play, 1) == 0
    assert isinstance(play.state.agenda.top, Stop)


@pytest.mark.rule("LC-1.3-16")
def test_the_attack_is_announced_and_done_once():
    play = struck(duel(), Strike(2), dice=[1, 1, 1, 1, 1])
    assert play.state.regiment(101).round.attacked
    (said,) = events(play, Announced)
    assert (said.seat, said.rule) == (0, "LC-1.6-27")
    (share,) = said.what.values["enemies"].items
    assert (share.values["dice"], said.pieces) == (3, (1, 2))


# Cover


HEDGE = box(500, "hedge", 8, 9.2, 4, 0.2, 0.5)


def over(*terrain, theirs=None, facing=SOUTH):
    """Model 1 and enemy 2 on two sides of a hedge."""
    return melee(
        troop(0, (10, 9.9), facing=NORTH),
        troop(1, (10, 8.7), card=theirs or card(wounds=9), facing=facing, activated=True),
        terrain=terrain,
    )


@pytest.mark.rule("LC-1.9-28")
@pytest.mark.rule("LC-1.9-27")
def test_a_low_obstacle_gives_one_defence_die():
    pool = pool_of(over(HEDGE), [Aim(1, 2, 3)])
    assert (pool.open, pool.defence) == (3, 3)
    play = struck(over(HEDGE), Strike(2), dice=[4, 4, 4, 1, 1, 6])
    assert wounds(play) == 2


@pytest.mark.rule("LC-1.9-30")
def test_a_high_wall_gives_a_defence_die_and_costs_each_attacker_one():
    wall = box(500, "high-wall", 8, 7, 4, 0.2, 2)
    state = battle(
        troop(0, (10, 10), (11, 10), card=card(ranged=True)), troop(1, (10, 5), facing=SOUTH),
        terrain=(wall,),
    )  # fmt: skip
    pool = pool_of(state, [Aim(1, 3, 2), Aim(2, 3, 2)])
    assert (pool.open, pool.defence) == (2, 3)
    assert pool_of(state, [Aim(1, 3, 1)]).open == 0


@pytest.mark.rule("LC-1.9-31")
def test_several_obstacles_do_not_add_up():
    second = box(501, "hedge", 8, 9.25, 4, 0.1, 0.5)
    assert pool_of(over(HEDGE, second), [Aim(1, 2, 3)]).defence == 3


@pytest.mark.rule("LC-1.9-31")
def test_cover_gives_nothing_against_the_rear():
    pool = pool_of(over(HEDGE, facing=NORTH), [Aim(1, 2, 3)])
    assert (pool.open, pool.rear, pool.defence) == (0, 3, 0)


@pytest.mark.rule("LC-1.9-28")
def test_cover_counts_if_one_attacker_not_in_the_rear_has_it_on_his_line():
    short = box(500, "hedge", 9.5, 9.2, 1, 0.2, 0.5)
    mine = troop(0, (10, 9.9), (11, 8.7, WEST))
    for facing, defence in ((SOUTH, 3), (WEST, 3)):
        state = melee(mine, troop(1, (10, 8.7), facing=facing), terrain=(short,))
        assert pool_of(state, [Aim(2, 3, 3), Aim(1, 3, 3)]).defence == defence
    assert pool_of(state, [Aim(2, 3, 3)]).defence == 0
    behind = melee(mine, troop(1, (10, 8.7), facing=NORTH), terrain=(short,))
    pool = pool_of(behind, [Aim(1, 3, 3), Aim(2, 3, 3)])
    assert (pool.rear, pool.open, pool.defence) == (3, 3, 2)


# Steps


def attack(*aims, kind="melee"):
    return AttackStep(101, kind, tuple(aims))


@pytest.mark.rule("LC-1.6-1")
@pytest.mark.rule("LC-1.6-27")
def test_enemies_come_in_the_order_in_which_they_are_named():
    big = card(attack=4, base="monster", sides=(2, 2))
    soft = card(defence=0, wounds=9)
    state = melee(
        troop(0, (10, 10), card=big, facing=NORTH),
        troop(1, (9.5, 8.5), (10.5, 8.5), card=soft, facing=SOUTH, activated=True),
    )
    for first, second in ((2, 3), (3, 2)):
        shares = (Share("2", 3, "1"), Share("3", 1, "1"))
        play = struck(state, Fight(shares, (str(first), str(second))), dice=[4, 4, 4, 4])
        assert [event.piece for event in events(play, Hurt)] == [first, second]
        assert (wounds(play, 2), wounds(play, 3)) == (3, 1)


@pytest.mark.plain
@pytest.mark.rule("LC-1.3-17")
def test_spells_may_come_between_two_attacks_only(monkeypatch):
    calls = []
    monkeypatch.setattr(combat, "opportunity", lambda play: calls.append(len(play.rolls)))
    big = card(attack=6, base="monster", sides=(2, 2))
    places = ((9, 8.5), (10, 8.5), (11, 8.5))
    for count in (1, 2, 3):
        calls.clear()
        enemy = troop(1, *places[:count], card=card(defence=1), facing=SOUTH, activated=True)
        state = melee(troop(0, (10, 10), card=big, facing=NORTH), enemy)
        shares = tuple(Share(str(2 + place), 1, "1") for place in range(count))
        struck(state, Fight(shares), dice=[1] * 2 * count)
        assert calls == [2, 4][: count - 1]


@pytest.mark.rule("LC-1.6-1")
def test_aims_at_somebody_who_is_gone_are_dropped():
    steps = (attack(Aim(1, 77, 2), Aim(1, 2, 1)), Stop())
    enemy = troop(1, (10, 9), facing=SOUTH, activated=True)
    state = battle(troop(0, (10, 10)), enemy, troop(1, (30, 30)), agenda=steps)
    play = run(state, dice=[4, 1, 1])
    assert wounds(play) == 1
    nobody = battle(troop(0, (10, 10)), troop(1, (10, 9)), agenda=(attack(Aim(1, 77, 2)), Stop()))
    assert run(nobody).events == []


@pytest.mark.rule("LC-1.6-26")
def test_dice_on_an_enemy_out_of_reach_by_now_are_lost():
    state = battle(troop(0, (10, 10)), troop(1, (10, 8), facing=SOUTH, activated=True),
                   troop(1, (30, 30)), agenda=(attack(Aim(1, 2, 3)), Stop()))  # fmt: skip
    play = run(state)
    ((said, rule),) = told(play, "combat-out-of-reach-of")
    assert (said["dice"], rule) == (3, "LC-1.6-26")
    assert wounds(play) == 0


@pytest.mark.rule("LC-1.8-fear-7")
def test_nobody_brings_more_dice_than_he_has_by_now():
    state = duel(card(attack=3, wounds=9))
    assert lasting(state, "melee", [Aim(1, 2, 3)]) == [Aim(1, 2, 3)]
    hurt = state.with_model(state.field.model_by_id[1].changed(suffered=1))
    assert lasting(hurt, "melee", [Aim(1, 2, 3)]) == [Aim(1, 2, 2)]
    assert lasting(hurt, "melee", [Aim(1, 2, 1)]) == [Aim(1, 2, 1)]
    assert lasting(state, "melee", [Aim(77, 2, 1), Aim(1, 78, 1)]) == []


@pytest.mark.rule("LC-1.8-fear-7")
@pytest.mark.parametrize(
    ("kind", "y", "dice"),
    [("ranged", 5, 3), ("ranged", 4.96, 2), ("ranged", 1, 2), ("ranged", 0.96, 1),
     ("breath", 5, 3), ("breath", 4.96, 0)],
)  # fmt: skip
def test_shots_and_breath_last_as_far_as_they_reach(kind, y, dice):
    state = battle(
        troop(0, (10, 10), card=card(ranged=True, breath=True)), troop(1, (10, y), facing=SOUTH)
    )
    found = lasting(state, kind, [Aim(1, 2, 3)])
    assert [aim.dice for aim in found] == [dice] * (dice > 0)


@pytest.mark.rule("LC-1.8-fear-7")
def test_shots_in_front_only():
    state = battle(troop(0, (10, 10), facing=SOUTH), troop(1, (10, 7)))
    assert lasting(state, "ranged", [Aim(1, 2, 3)]) == []


@pytest.mark.rule("LC-1.6-1")
def test_shots_are_worked_out_in_the_same_steps():
    state = battle(troop(0, (10, 10), card=card(ranged=True)),
                   troop(1, (10, 6.5), facing=SOUTH, activated=True), troop(1, (30, 30)),
                   agenda=(attack(Aim(1, 2, 3), kind="ranged"), Stop()))  # fmt: skip
    play = run(state, dice=[4, 1, 1, 1, 1])
    assert wounds(play) == 1


@pytest.mark.rule("LC-1.6-2")
def test_who_fails_the_fear_test_loses_the_dice_on_the_cause():
    state = melee(
        troop(0, (10, 10), spent=((1, 1250),)),
        troop(1, (10, 9), card=card(fear=1), facing=SOUTH, activated=True),
    )
    play = struck(state, Strike(2), dice=[5])
    assert [(v["dice"], rule) for v, rule in told(play, "combat-halted")] == [(3, "LC-1.6-2")]
    assert wounds(play) == 0
    passed = struck(state, Strike(2), dice=[6, 4, 1, 1, 1, 1])
    assert wounds(passed) == 1


@pytest.mark.rule("LC-1.8-fear-7")
@pytest.mark.rule("LC-1.8-fear-8")
def test_dice_on_other_enemies_are_rolled_all_the_same():
    big = card(attack=4, base="monster", sides=(2, 2), wounds=3)
    state = melee(
        troop(0, (10, 10), card=big, facing=NORTH, spent=((1, 1250),)),
        troop(1, (9.5, 8.5), card=card(fear=3), facing=SOUTH, activated=True),
        troop(1, (10.5, 8.5), card=card(wounds=9), facing=SOUTH, activated=True),
    )
    shares = (Share("2", 2, "1"), Share("3", 2, "1"))
    play = struck(state, Fight(shares), dice=[1, 1, 1, 1, 4, 4, 1, 1])
    assert (wounds(play, 2), wounds(play, 3)) == (0, 2)


@pytest.mark.rule("LC-1.6-26")
def test_whoever_is_out_of_reach_when_the_dice_are_due_is_not_struck():
    state = battle(troop(0, (10, 10)), troop(1, (10, 5), facing=SOUTH), agenda=(
        Clash("melee", (Aim(1, 2, 3),)), Stop()))  # fmt: skip
    play = run(state)
    assert [rule for _, rule in told(play, "combat-out-of-reach")] == ["LC-1.6-26"]
    assert events(play, Rolled) == []


@pytest.mark.rule("LC-1.6-27")
def test_after_an_enemy_out_of_reach_the_next_one_is_attacked():
    state = battle(
        troop(0, (10, 10)),
        troop(1, (30, 5), facing=SOUTH, activated=True),
        troop(1, (10, 9), facing=SOUTH, activated=True),
        agenda=(attack(Aim(1, 2, 1), Aim(1, 3, 2)), Stop()),
    )
    play = run(state, [4, 4, 1, 1])
    assert [(hurt.piece, hurt.amount) for hurt in events(play, Hurt)] == [(3, 2)]


@pytest.mark.rule("LC-1.8-breath-3")
def test_an_enemy_who_steps_between_stops_shots_and_not_breath():
    state = battle(
        troop(0, (10, 10), card=card(ranged=True, breath=True)),
        troop(1, (10, 7), facing=SOUTH),
        troop(1, (10, 8.5), facing=SOUTH),
    )
    aims = (Aim(1, 2, 3),)
    models = [state.field.model_by_id[number] for number in (1, 2)]
    assert [usable_dice(state, kind, *models) for kind in ("melee", "ranged", "breath")] == [
        0,
        0,
        3,
    ]
    assert lasting(state, "ranged", aims) == []
    assert lasting(state, "breath", aims) == [Aim(1, 2, 3)]


@pytest.mark.rule("LC-1.9-30")
def test_the_last_die_does_not_go_over_a_high_wall():
    wall = box(50, "high-wall", 5, 8, 10, 0.4, 2)
    for dice, left in ((1, 0), (2, 2)):
        state = battle(
            troop(0, (10, 10), card=card(ranged=True, breath=True, attack=dice)),
            troop(1, (10, 7), facing=SOUTH),
            terrain=[wall],
        )
        models = [state.field.model_by_id[number] for number in (1, 2)]
        assert usable_dice(state, "ranged", *models) == left
        assert usable_dice(state, "breath", *models) == left
