"""What a player in a fight may choose from, and what he is shown while he does."""

import msgspec
import pytest

from slagveld.games.confrontation.blows.blocks import Block, BlockBest
from slagveld.games.confrontation.blows.master_strikes import entitled
from slagveld.games.confrontation.blows.previews import best_against
from slagveld.games.confrontation.blows.thresholds import NameBlows, sensible
from slagveld.games.confrontation.core.bout import Die
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from tests.games.confrontation.battle import battle, card, man
from tests.games.confrontation.blows.test_blocks import TWO_HANDED, struck
from tests.games.confrontation.blows.test_strikes_and_defence_rolls import duel, trio
from tests.games.confrontation.brawl import FIRST, SECOND, Brawl, Strike, dice, each, pair
from tests.games.confrontation.lots import Lot
from tests.games.confrontation.shown import words

close = pytest.approx
HERO = card(character=True)


def strikes(*rows):
    return [Strike(*row) for row in rows]


# Naming blows


def test_the_menu_is_the_advised_threshold_then_every_other_then_each_die():
    brawl = duel()
    assert brawl.top.candidates(brawl.state, 0) == [
        Strike(8, 2),
        *strikes(*[(number, 2) for number in (4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15)]),
        each((0, 2, 4), (1, 2, 4)),
    ]


def test_the_menu_of_several_targets_goes_from_one_to_the_next_and_ends_with_master_strikes():
    brawl = trio(HERO, against=((0, 2), (2, 0)))
    assert brawl.top.candidates(brawl.state, 0) == [
        *strikes((6, 2), (6, 3)),
        *strikes(*[(number, 2) for number in range(4, 16) if number != 6]),
        *strikes(*[(number, 3) for number in range(7, 18)]),
        *strikes((6, 2, (1,)), (8, 2, (1,)), (6, 3, (1,)), (8, 3, (1,))),
        each((0, 2, 4), (1, 2, 4), (2, 2, 4)),
    ]


def test_a_long_menu_is_cut():
    state = battle(man(0, 30, 30), *[man(1, 50 + 5 * n, 30) for n in range(6)])
    question = NameBlows(0, (Die(1, (2, 3, 4, 5, 6, 7)),))
    menu = question.candidates(state, 0)
    assert len(menu) == 61
    assert menu[-1] == question.spread(state) == each((0, 2, 6))
    assert menu[:6] == [Strike(6, target) for target in range(2, 8)]
    assert menu[59] == Strike(16, 6)


def test_chance_takes_any_target_a_threshold_up_to_four_more_and_few_master_strikes():
    brawl = trio(HERO, against=((0, 2), (2, 0)))

    def proposed(*numbers):
        lot = Lot(*numbers)
        action = brawl.top.propose(brawl.state, 0, lot)
        assert lot.empty
        return action

    assert proposed(0, 0, 0.5) == Strike(4, 2)
    assert proposed(0.49, 0.99, 0.2) == Strike(8, 2)
    assert proposed(0.5, 0.2, 0.19) == Strike(7, 3, (1,))
    assert proposed(0.99, 0.39, 0.9) == Strike(7, 3)


def test_where_one_threshold_does_not_suit_all_chance_names_each():
    brawl = trio(several=card(defence=9), attack=(2, 1), against=((2, 0), (0, 2)))
    question = NameBlows(0, (Die(1, (2,)), Die(1, (3,))))
    lot = Lot(0, 0, 0.5)
    assert question.propose(brawl.state, 0, lot) == each((0, 2, 6), (1, 3, 9))
    assert question.propose(brawl.state, 0, Lot(0, 0.7, 0.5)) == Strike(9, 2)


def test_the_forms_name_dice_and_enemies():
    decision = trio(HERO, against=((0, 2), (2, 0))).decision()
    one, several = decision.forms
    assert words(decision.prompt) == "Name the thresholds of your 3 attacks."
    assert (one.rule, several.rule) == ("CON-MELEE-9", "CON-MELEE-12")
    assert words(one.help) == "Your roll must reach it to hit, and the enemy's to block."
    assert words(several.help).startswith("Set every attack die against an enemy.")
    _, threshold, masters = one.fields
    assert (threshold.least, threshold.most) == (4, 15)
    assert (masters.allowed, masters.least, masters.optional) == ((1,), 0, True)
    (pairs,) = several.fields
    assert [(c.key, c.label.values["number"], c.of) for c in pairs.left] == [
        ("0", 1, 1),
        ("1", 2, 1),
        ("2", 3, 1),
    ]
    assert [(choice.key, choice.of) for choice in pairs.right] == [("2", 2), ("3", 3)]
    assert words(pairs.flag) == "Master strike"
    assert words(pairs.number) == words(threshold.title)


def test_no_threshold_is_best_against_nobody():
    brawl = duel()
    assert best_against(brawl.state, (Die(1, (2,)),), 2) == 8
    assert best_against(brawl.state, (Die(1, (2,)),), 3) == 0
    assert best_against(brawl.state, (Die(1, (77,)),), 77) == 0


def test_the_weakest_of_the_strikers_sets_what_is_best_and_sensible():
    strong = card(attack=9)
    men = (man(0, 30, 32.5), man(1, 30, 30), man(0, 30, 27.5, key=strong))
    brawl = Brawl(*men, dice=(5, 1)).do(dice(_2=(3, 0))).do(dice(_1=(2, 0), _3=(2, 0)))
    both = (Die(1, (2,)), Die(3, (2,)))
    assert sensible(brawl.state, both, 2) == 6
    assert sensible(brawl.state, both[1:], 2) == 11
    assert best_against(brawl.state, both, 2) == 6
    assert best_against(brawl.state, both[1:], 2) == 11


@pytest.mark.rule("CON-MELEE-11")
def test_advice_is_never_below_what_is_defended():
    brawl = duel(card(attack=1), card(defence=9, resistance=1))
    assert best_against(brawl.state, brawl.top.dice, 2) >= 9
    assert brawl.refusal(Strike(best_against(brawl.state, brawl.top.dice, 2))) is None


def test_the_preview_notes_the_best_threshold_and_shows_all_values():
    brawl = trio(HERO, against=((0, 2), (2, 0)))
    shown = brawl.top.preview(brawl.state, 0, Partial("Strike", {"target": 2}))
    assert [words(note) for note in shown.notes] == ["Most harm to test : threshold 6"] * 2
    assert [(words(t.name), t.total) for t in shown.tallies] == [
        ("Attack", 4),
        ("Defence", 4),
        ("Defence", 4),
    ]
    (odds,) = shown.odds
    assert words(odds.title) == "test  after 3 attacks"
    assert sum([part for _, part in odds.outcomes]) == close(1)
    assert {words(label): round(part, 4) for label, part in odds.outcomes} == {
        "no wound": 0.3036,
        "stunned": 0.0898,
        "light wound": 0.2367,
        "serious wound": 0.2094,
        "critical wound": 0.0764,
        "killed": 0.0841,
    }


def test_chances_are_told_of_thresholds_up_to_sixty_above():
    brawl = duel(attack=(1, 1))
    for threshold, told in ((64, 1), (65, 0)):
        shown = brawl.top.preview(brawl.state, 0, Partial("Strike", {"threshold": threshold}))
        assert len(shown.odds) == told


def test_a_refused_threshold_has_no_chances_and_shows_nobody():
    brawl = trio()
    shown = brawl.top.preview(brawl.state, 0, Partial("Strike", {"target": 2, "threshold": 1}))
    assert (shown.odds, shown.pieces, len(shown.notes)) == ((), None, 2)
    shown = brawl.top.preview(brawl.state, 0, Partial("StrikeEach", {"blows": "x"}))
    assert (shown.odds, shown.pieces, shown.snapped) == ((), None, {})


def test_a_pair_with_a_stranger_is_left_as_it_is():
    brawl = trio()
    blows = [{"left": "0", "right": "x"}, {"left": "1", "right": "77"}, {"left": "2", "right": "3"}]
    shown = brawl.top.preview(brawl.state, 0, Partial("StrikeEach", {"blows": blows}))
    advised = best_against(brawl.state, brawl.top.dice, 3)
    assert [pair["number"] for pair in shown.snapped["blows"]] == [0, 0, advised]
    assert shown.odds == ()


# Blocks


def test_the_menu_of_blocks_is_each_hit_in_every_way_that_is_allowed():
    brawl = struck(other=HERO)
    assert brawl.top.candidates(brawl.state, 1) == [
        BlockBest(),
        Block(("0",)),
        Block(counters=("0",)),
        Block(("1",)),
        Block(counters=("1",)),
        Block(counters=("0", "1")),
        Block(),
    ]


def test_the_menu_of_blocks_has_the_trades_of_the_ambidextrous():
    brawl = struck(TWO_HANDED, rolled=(1, 3))
    assert brawl.top.candidates(brawl.state, 1) == [
        BlockBest(),
        Block(("1",)),
        Block(trades=("0",)),
        Block(),
    ]
    assert brawl.top.best(brawl.state) == Block(("1",), trades=("0",))


def test_chance_mostly_blocks_as_well_as_it_can():
    brawl = struck()
    assert brawl.top.propose(brawl.state, 1, Lot(0.69)) == BlockBest()
    assert brawl.top.propose(brawl.state, 1, Lot(0.7, 0.3)) == Block(("0",))
    assert brawl.top.propose(brawl.state, 1, Lot(0.7, 0.99)) == Block()


def test_the_choices_of_a_block_name_striker_threshold_and_number():
    form = struck(other=HERO).decision().forms[1]
    assert [field.name for field in form.fields] == ["blocks", "counters"]
    assert [(c.key, c.of, c.label.values["number"]) for c in form.fields[1].choices] == [
        ("0", 1, 1),
        ("1", 1, 2),
    ]
    assert all(field.optional and field.most == 2 for field in form.fields)
    assert form.help.values == {"dice": 2}
    assert [choice.label.values["threshold"] for choice in form.fields[0].choices] == [7, 7]


def test_the_preview_of_blocks_leaves_out_what_missed_and_who_has_no_die():
    brawl = struck(rolled=(2, 3))
    shown = brawl.top.preview(brawl.state, 1, Partial("Block"))
    assert [odds.title.values["number"] for odds in shown.odds] == [2]
    (odds,) = shown.odds
    assert [(words(label), part) for label, part in odds.outcomes] == [
        ("blocked", close(4 / 6)),
        ("gets through", close(2 / 6)),
    ]
    assert [(words(t.name), t.total) for t in shown.tallies] == [("Defence", 4)]


# Dividing dice


def test_the_preview_of_dice_takes_the_enemy_to_lay_half_on_attack():
    men = (man(0, 30, 30), man(1, 30, 27.5), man(1, 30, 32.5))
    brawl = Brawl(*men, dice=(1, 5))
    shares = msgspec.to_builtins(dice(_1=(2, 1)))["shares"]
    shown = brawl.top.preview(brawl.state, 0, Partial("AllocateDice", {"shares": shares}))
    assert [(words(t.name), t.total) for t in shown.tallies] == [("Attack", 4), ("Defence", 4)]
    first, second = shown.odds
    assert [odds.title.values["count"] for odds in (first, second)] == [2, 2]
    assert second.title.values["name"] == brawl.figure(1).name
    for odds in shown.odds:
        assert sum([part for _, part in odds.outcomes]) == close(1)


def test_whoever_has_an_odd_number_of_dice_lays_one_more_on_attack():
    men = (man(1, 30, 30), man(0, 30, 27.5), man(0, 30, 32.5))
    brawl = Brawl(*men, dice=(1, 5))
    assert brawl.seat == 0
    shown = brawl.top.preview(brawl.state, 0, Partial("AllocateDice", {"shares": []}))
    (odds,) = shown.odds
    assert (odds.title.values["name"], odds.title.values["count"]) == (brawl.figure(2).name, 2)


def test_extra_dice_lower_the_values_that_are_shown():
    brawl = Brawl(*pair(HERO), dice=SECOND)
    laid = msgspec.to_builtins(dice(_1=(1, 1, 1, 0)))
    shown = brawl.top.preview(brawl.state, 0, Partial("AllocateDice", laid))
    assert [tally.total for tally in shown.tallies] == [2, 2]
    assert [odds.title.values["count"] for odds in shown.odds] == [2, 1]
    assert brawl.figure(1).turn.extra_dice == 0


def test_proposals_of_a_seed_stay_as_they_are():
    brawl = Brawl(*pair(HERO), dice=FIRST).do(dice(_2=(0, 2))).do(dice(_1=(2, 0)))
    assert entitled(brawl.state, brawl.top.dice) == (1,)
    found = [brawl.top.propose(brawl.state, 0, Rng(seed)) for seed in range(200)]
    assert {one.threshold for one in found} == {4, 5, 6, 7, 8}
    assert 20 < len([one for one in found if one.masters]) < 60
