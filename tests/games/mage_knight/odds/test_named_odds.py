from fractions import Fraction
from itertools import product

import pytest

from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.core.state import Options
from slagveld.games.mage_knight.melee.actions import FIGHTING
from slagveld.games.mage_knight.melee.surge_and_charge import Surge
from slagveld.games.mage_knight.odds.attacks import blow_of, odds_of, own_odds, preview_attack
from slagveld.games.mage_knight.odds.named_odds import attack_chances, attacks, blow_chances
from slagveld.kernel.decision import Partial
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.state import with_policy
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    WEST,
    act,
    battle,
    box,
    man,
    plain,
    units,
    warrior,
)
from tests.games.mage_knight.combat import close, duel, fight, lines, resolve, shot, turned

WAND = {"attack_type": "wand", "range": 10, "ranged_damage": 3}


def table(chances):
    return dict(chances.dealt.items())


# By the numbers


@pytest.mark.rule("MK-ROLL-1")
def test_an_attack_of_nine_on_a_defense_of_fifteen_hits_with_six_or_more():
    chances = attack_chances(9, 15, 2)
    assert table(chances) == {0: Fraction(10, 36), 2: Fraction(25, 36), 3: Fraction(1, 36)}
    assert chances.hit == 26 / 36
    assert chances.dealt.mean == Fraction(53, 36)
    assert dict(chances.own.items()) == {0: Fraction(35, 36), 1: Fraction(1, 36)}


@pytest.mark.rule("MK-CRIT-1")
@pytest.mark.rule("MK-CRIT-3")
def test_a_two_always_misses_and_a_twelve_always_hits():
    assert table(attack_chances(20, 5, 2)) == {
        0: Fraction(1, 36),
        2: Fraction(34, 36),
        3: Fraction(1, 36),
    }
    assert table(attack_chances(0, 40, 2)) == {0: Fraction(35, 36), 3: Fraction(1, 36)}


@pytest.mark.rule("MK-CARD-weapon-master")
def test_a_die_of_damage():
    exact = table(attack_chances(9, 15, 0, die=1))
    assert exact == {
        0: Fraction(10, 36),
        1: Fraction(25, 216),
        **{n: Fraction(26, 216) for n in range(2, 7)},
        7: Fraction(1, 216),
    }


@pytest.mark.rule("MK-CARD-dodge")
def test_half_of_the_hits_are_dodged():
    chances = attack_chances(9, 15, 2, dodge=3)
    assert table(chances) == {0: Fraction(46, 72), 2: Fraction(25, 72), 3: Fraction(1, 72)}
    assert chances.hit == 13 / 36


@pytest.mark.rule("MK-CARD-toughness")
@pytest.mark.rule("MK-CARD-smite")
@pytest.mark.rule("MK-CARD-magic-retaliation")
def test_reduction_smite_and_retaliation():
    chances = attack_chances(9, 15, 1, reduction=1, smite=1, retaliation=1)
    assert table(chances) == {0: Fraction(35, 36), 2: Fraction(1, 36)}
    assert dict(chances.own.items()) == {0: Fraction(34, 36), 1: Fraction(2, 36)}
    assert chances.hit == 26 / 36
    more = attack_chances(9, 15, 3, reduction=1, smite=1, retaliation=2)
    assert table(more) == {0: Fraction(10, 36), 3: Fraction(25, 36), 4: Fraction(1, 36)}
    assert dict(more.own.items()) == {0: Fraction(9, 36), 1: Fraction(1, 36), 2: Fraction(26, 36)}


def test_the_command_line_asks_by_name():
    attack = attacks()["attack"]
    told = attack({"attack": "9", "defense": "15", "damage": "2"}).as_json()
    assert told["mean"] == pytest.approx(53 / 36)
    assert [row["value"] for row in told["outcomes"]] == [0, 2, 3]
    assert told["hit"] == pytest.approx(26 / 36)
    assert told["attacker"]["mean"] == pytest.approx(1 / 36)
    assert [parameter.name for parameter in attack.parameters] == [
        "attack",
        "defense",
        "damage",
        "die",
        "dodge",
        "reduction",
        "smite",
        "retaliation",
    ]
    assert [(p.least, p.most, p.default) for p in attack.parameters] == [
        (0, 40, None),
        (0, 40, None),
        (0, 40, 0),
        (0, 1, 0),
        (0, 6, 0),
        (0, 40, 0),
        (0, 40, 0),
        (0, 40, 0),
    ]
    with pytest.raises(RefusedError):
        attack({"attack": "9"})


# As everything stands


def blow(state, declared=None, target=2):
    return blow_of(state, declared or close(target), state.field.by_id[target])


def test_the_numbers_of_an_attack_are_those_of_the_table():
    target = plain(abilities=("dodge",), nexus="magic-retaliation")
    state = duel(plain(abilities=("smite",)), target, facing=EAST)
    found = blow(state)
    assert (found.attack, found.defense, found.damage, found.die) == (10, 15, 2, False)
    assert (found.dodge, found.reduction, found.smite, found.retaliation) == (3, 0, 1, 1)
    tough = blow(
        duel(
            plain(abilities=("toughness",)),
            plain(abilities=("invulnerability",), nexus="magic-retaliation"),
        )
    )
    assert (tough.dodge, tough.reduction, tough.smite, tough.retaliation) == (0, 2, 0, 0)
    immune = blow(duel(plain(defense_type="magic-immune"), target))
    assert immune.retaliation == 0
    master = blow(duel(plain(abilities=("weapon-master",))), close(mode="weapon-master"))
    assert (master.die, master.damage) == (True, 0)


def test_the_best_defense_that_is_lent_is_reckoned_with():
    lender = [
        man(1, 10 + BASE, 10 + BASE, NORTH, plain(defense=16, abilities=("defend",))),
        man(1, 10 + BASE, 10 - BASE, NORTH, plain(defense=18, abilities=("defend",))),
    ]
    assert blow(duel(None, None, *lender)).defense == 18


def test_smite_and_reductions_are_left_out_where_they_do_not_count():
    key = plain(**WAND, abilities=("smite",), nexus="shockwave")
    target = plain(abilities=("toughness",))
    state = battle(man(0, 10, 10, EAST, key), man(1, 14, 10, WEST, target))
    plain_shot = blow(state, shot())
    assert (plain_shot.smite, plain_shot.reduction, plain_shot.damage) == (0, 1, 3)
    wave = blow(state, shot(mode="shockwave"))
    assert (wave.reduction, wave.dodge, wave.damage) == (0, 0, 3)
    pierce = battle(
        man(0, 10, 10, EAST, plain(**WAND, abilities=("pierce",))), man(1, 14, 10, WEST, target)
    )
    assert blow(pierce, shot()).reduction == 0


DICE = range(1, 7)


@pytest.mark.parametrize(
    ("attacker", "target", "mode"),
    [
        ({"abilities": ("smite",)}, {"abilities": ("dodge",), "nexus": "magic-retaliation"}, ""),
        ({"abilities": ("weapon-master",)}, {"abilities": ("toughness",)}, "weapon-master"),
        ({"damage": 1}, {"abilities": ("invulnerability",), "nexus": "magic-retaliation"}, ""),
        (
            {"abilities": ("weapon-master",), "nexus": "smite"},
            {"abilities": ("dodge",)},
            "weapon-master",
        ),
    ],
)
def test_the_chances_are_those_of_all_dice_that_can_fall(attacker, target, mode):
    long = [warrior(f"long {name}", *[row] * 12) for name, row in (("a", attacker), ("t", target))]
    state = duel(*long)
    declared = close(mode=mode)
    # The first die after the roll is that of a dodge, if there is one, and then that of damage.
    counts: dict[tuple[int, int], int] = {}
    for script in product(DICE, repeat=4):
        after = turned(resolve(state, declared, script))
        pair = (after[2], after[1])
        counts[pair] = counts.get(pair, 0) + 1
    expected = blow_chances(blow(state, declared)).results.map(lambda r: (r.dealt, r.own))
    assert {pair: Fraction(count, 6**4) for pair, count in counts.items()} == dict(expected.items())


def shares(odds):
    return [
        (words.key.split(":")[1], words.values.get("count"), round(part, 6))
        for words, part in odds.outcomes
    ]


def test_the_odds_of_a_plain_attack():
    state = duel()
    odds = odds_of(state, close(), state.fighters[1])
    assert shares(odds) == [
        ("combat-odds-clicks", 0, 0.277778),
        ("combat-odds-clicks", 2, 0.694444),
        ("combat-odds-clicks", 3, 0.027778),
    ]
    assert odds.mean == pytest.approx(53 / 36)
    assert odds.need.total == 6
    assert lines(odds.need) == [(-9, "MK-ROLL-1")]
    assert odds.title.key == "mage-knight:combat-roll"
    own = own_odds(state, close(), [state.fighters[1]])
    assert shares(own) == [("combat-odds-clicks", 0, 0.972222), ("combat-odds-clicks", 1, 0.027778)]


@pytest.mark.parametrize(
    ("declared", "word"),
    [
        (close(capture=True), "combat-odds-captured"),
        (close(execution=True), "combat-odds-eliminated"),
        (shot(2, 3), "combat-odds-hit"),
        (shot(2, mode="magic-confusion"), "combat-odds-confused"),
    ],
)
def test_the_odds_of_what_only_succeeds_or_fails(declared, word):
    key = plain(**WAND, abilities=("magic-confusion",), attack=9)
    state = duel(key, None, man(1, 15, 12, WEST))
    odds = odds_of(state, declared, state.fighters[1])
    words = [name for name, _, _ in shares(odds)]
    assert words == [word, "combat-odds-fails"]
    assert sum(part for _, part in odds.outcomes) == pytest.approx(1)
    assert odds.outcomes[0][1] == pytest.approx((10 if declared.kind == "close" else 26) / 36)


def test_the_odds_of_a_healing():
    state = fight(
        man(0, 10, 10, EAST, plain(abilities=("healing",))), man(0, 10 + BASE, 10, WEST, turned=3)
    )
    odds = odds_of(state, close(mode="healing", heals="value"), state.fighters[1])
    assert [name for name, _, _ in shares(odds)] == ["combat-odds-healed"] * 3
    assert [count for _, count, _ in shares(odds)] == [0, 2, 3]
    die = odds_of(state, close(mode="healing", heals="die"), state.fighters[1])
    assert [(count, part) for _, count, part in shares(die)] == [
        (0, round(10 / 36, 6)),
        (1, round(25 / 216, 6)),
        (2, round(26 / 216, 6)),
        (3, round(105 / 216, 6)),
    ]
    assert die.mean == pytest.approx((25 + 2 * 26 + 3 * 105) / 216)
    assert die.title.key == "mage-knight:combat-roll-heal"


def test_each_that_an_attack_hits_may_retaliate():
    key = plain(abilities=("sweep",), front_arc=1800)
    foe = plain(abilities=("magic-retaliation",))
    state = duel(key, foe, man(1, 10, 10 + BASE, NORTH, plain(defense=17, abilities=("dodge",))))
    three = [*state.fighters[1:], state.fighters[1]]
    declared = close(2, 3, mode="sweep")
    assert [round(part * 36) for _, part in own_odds(state, declared, three[:2]).outcomes] == [
        9,
        27,
    ]
    both = own_odds(state, declared, three)
    # 6 or more hits: two clicks each time; a 2 costs one whatever it was thrown at.
    assert [(words.values["count"], round(part * 36)) for words, part in both.outcomes] == [
        (0, 9),
        (1, 1),
        (2, 26),
    ]


# Previews


def preview(state, action, **values):
    return FIGHTING.preview(state, 0, Partial(action, values))


def test_the_preview_of_a_strike_names_targets_then_odds_and_every_modifier():
    state = duel(None, None, man(0, 10 + BASE, 10 + BASE, NORTH), facing=EAST)
    first = preview(state, "Strike", fighter=1)
    assert first.pieces == (2,)
    assert first.odds == ()
    shown = preview(state, "Strike", fighter=1, target=2)
    strength, defense, damage = shown.tallies
    assert lines(strength) == [(1, "MK-MELEE-4"), (1, "MK-SURROUND-1")]
    assert (strength.total, defense.total, damage.total) == (11, 15, 2)
    assert len(shown.odds) == 2
    assert shown.odds[0].need.total == 4
    assert shown.refusal is None
    assert shown.notes == ()
    assert preview(state, "Strike", fighter=2).refusal.rule == "MK-TURN-9"
    assert preview(state, "Strike") == FIGHTING.preview(
        state, 0, Partial("Strike", {"fighter": 77})
    )


def test_the_preview_of_a_strike_tells_why_not_and_what_the_second_token_costs():
    state = duel(mine={"tokens": 1})
    assert preview(state, "Strike", fighter=1, target=1).refusal.rule == "MK-TARGET-2"
    aimed = preview(state, "Strike", fighter=1, target=2)
    assert [brief.words.key for brief in aimed.costs] == ["mage-knight:cost-push"]
    assert [brief.words.key for odds in aimed.odds for brief in odds.brief] == [
        "verdict-hits",
        "verdict-hurt",
    ]
    assert preview(state, "Strike", fighter=1).costs == aimed.costs
    captive = preview(state, "Strike", fighter=1, target=2, capture=True)
    assert captive.tallies[0].total == 6
    assert (
        next(words.key for words, _ in captive.odds[0].outcomes)
        == "mage-knight:combat-odds-captured"
    )


def test_a_friend_that_is_pointed_at_is_to_be_healed():
    state = fight(
        man(0, 10, 10, EAST, plain(abilities=("healing",))),
        man(0, 10 + BASE, 10, WEST, turned=3),
        man(1, 30, 30),
    )
    shown = preview(state, "Strike", fighter=1, target=2)
    assert shown.snapped == {"mode": "healing"}
    assert shown.refusal is None
    assert preview(state, "Strike", fighter=1, target=2, mode="").refusal.rule == "MK-TARGET-1"
    assert preview(duel(), "Strike", fighter=1, target=2).snapped == {}


def test_the_preview_of_a_sweep_has_the_odds_of_each():
    key = plain(abilities=("sweep",), front_arc=1800)
    state = duel(key, None, man(1, 10, 10 + BASE, NORTH))
    shown = preview(state, "Strike", fighter=1, target=2, mode="sweep")
    assert len(shown.odds) == 3


def test_the_preview_of_an_execution_and_of_a_blow_at_a_wall():
    captor = fight(man(0, 10, 10, EAST, captive=2), man(1, 10 + BASE, 10, WEST, captor=1))
    shown = preview(captor, "Execute", fighter=1)
    assert shown.tallies[0].total == 6
    assert preview(duel(), "Execute", fighter=1).odds == ()
    wall = box(50, "built:stone-wall", 10.55, 8, 0.5, 4)
    state = fight(man(0, 10, 10, EAST), man(1, 30, 30), terrain=(wall,))
    blow_at = preview(state, "Batter", fighter=1, built=50)
    assert [tally.total for tally in blow_at.tallies] == [9, 16, 2]
    assert preview(state, "Batter", fighter=1).odds == ()
    assert preview(state, "Batter", fighter=1, built=77).odds == ()


def test_the_preview_of_a_surge_shows_the_move_and_the_odds_of_the_present_click():
    key = warrior("ebbing", {"attack": 9}, {"attack": 5}, {})
    state = fight(man(0, 10, 10, EAST, key), man(1, 15, 10, WEST))
    bare = preview(state, "Surge", fighter=1)
    assert bare.limit == units(8)
    assert [note.key for note in bare.notes] == ["mage-knight:combat-note-surge"]
    way = [[units(15) - 275, units(10)]]
    shown = preview(state, "Surge", fighter=1, path=way, facing=0)
    assert shown.ghosts[0].pose.x == units(15) - 275
    assert shown.odds[0].need.total == 6
    assert [note.key.split(":")[1] for note in shown.notes][-2:] == [
        "combat-note-surge",
        "combat-note-surge-click",
    ]
    opened = fight(
        man(0, 10, 10, EAST, key), man(1, 15, 10, WEST), options=Options(open_dials=True)
    )
    seen = preview(opened, "Surge", fighter=1, path=way, facing=0)
    assert seen.odds[0].need.total == 10
    assert "mage-knight:combat-note-surge-click" not in [note.key for note in seen.notes]
    last = fight(
        man(0, 10, 10, EAST, key, turned=2), man(1, 15, 10, WEST), options=Options(open_dials=True)
    )
    assert preview(last, "Surge", fighter=1, path=way, facing=0).odds == ()


def test_the_preview_of_a_charge_costs_nothing():
    state = fight(man(0, 10, 10, EAST, plain(abilities=("charge",))), man(1, 15, 10, WEST))
    shown = preview(state, "ChargeMove", fighter=1, path=[[units(15) - 275, units(10)]], facing=0)
    assert shown.odds[0].need.total == 6
    assert "mage-knight:combat-note-surge" not in [note.key for note in shown.notes]
    refused = preview(state, "ChargeMove", fighter=1, path=[[units(35), units(35)]], facing=0)
    assert refused.odds == ()


def test_the_preview_of_the_question_after_a_surge():
    state = with_policy(fight(man(0, 10, 10, EAST), man(1, 15, 10, WEST)), 1, "spins", "never")
    after = act(state, 0, Surge(1, (Spot(units(15) - 275, units(10)),), 0)).state
    question = after.agenda.top
    assert question.preview(after, 0, Partial("FollowStrike", {})).pieces == (2,)
    shown = question.preview(after, 0, Partial("FollowStrike", {"target": 2}))
    assert shown.odds[0].need.total == 6
    assert question.preview(after, 0, Partial("NoStrike", {})).pieces is None


def test_an_attack_that_nobody_is_left_for_has_no_preview():
    state = duel()
    assert preview_attack(state, Attack(attacker=1, kind="close", built=9)).odds == ()
