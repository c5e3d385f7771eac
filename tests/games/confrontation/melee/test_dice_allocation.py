import msgspec
import pytest

from slagveld.games.confrontation.blows.fighting_values import (
    attack_value,
    defence_value,
    strength_value,
)
from slagveld.games.confrontation.blows.thresholds import NameBlows
from slagveld.games.confrontation.core.bout import Hand
from slagveld.games.confrontation.core.characteristics import resistance
from slagveld.games.confrontation.melee.dice_allocation import (
    Allocate,
    AllocateDice,
    Row,
    extra_limit,
    rows_of,
)
from slagveld.kernel.decision import Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import Share
from slagveld.texts import say
from tests.games.confrontation.battle import battle, card, man
from tests.games.confrontation.brawl import FIRST, SECOND, Brawl, Strike, dice, pair

HERO = card(character=True, attack=5, defence=4)
KILLER = card(abilities=("tueur-ne",))
BRAVE = card(abilities=("bravoure",))
PARRIER = card(abilities=("parade",))


def against(count, single=None, several=None, seat=0, **more):
    """One of a seat against up to four, all in contact with him alone, the single one winning."""
    places = [(30, 27.5), (30, 32.5), (27.5, 30), (32.5, 30)]
    men = [man(1 - seat, x, y, key=several or card()) for x, y in places[:count]]
    rolled = (6, 1) if seat == 0 else (1, 6)
    return Brawl(man(seat, 30, 30, key=single or card()), *men, dice=rolled, **more)


@pytest.mark.rule("CON-MELEE-4")
def test_one_against_one_has_two_dice_each():
    brawl = Brawl(*pair(), dice=FIRST)
    assert rows_of(brawl.state, 0) == [Row(1, 2)]
    assert rows_of(brawl.state, 1) == [Row(2, 2)]


@pytest.mark.rule("CON-MELEE-5", "CON-MELEE-6")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_single_warrior_has_one_more_than_he_has_enemies_and_they_two_each(count):
    brawl = against(count)
    assert [row.dice for row in rows_of(brawl.state, 0)] == [count + 1]
    assert [row.dice for row in rows_of(brawl.state, 1)] == [2] * count


@pytest.mark.rule("CON-CARD-tueur-ne", "CON-CARD-guerrier-ne")
def test_a_born_killer_has_one_more_die_in_every_fight():
    assert rows_of(Brawl(*pair(KILLER), dice=FIRST).state, 0)[0].dice == 3
    assert rows_of(against(2, KILLER).state, 0)[0].dice == 4
    assert [row.dice for row in rows_of(against(2, None, KILLER).state, 1)] == [3, 3]
    born = card(abilities=("guerrier-ne",))
    assert rows_of(Brawl(*pair(born), dice=FIRST).state, 0)[0].dice == 3


@pytest.mark.rule("CON-MELEE-8")
@pytest.mark.parametrize(("rolled", "first"), [(FIRST, 1), (SECOND, 0)])
def test_the_defender_allocates_all_his_dice_first_and_openly(rolled, first):
    brawl = Brawl(*pair(), dice=rolled)
    assert isinstance(brawl.top, Allocate)
    assert brawl.seat == first
    assert brawl.decision().prompt.key == "confrontation:melee-ask-allocate-first"
    loser, winner = (2, 1) if first else (1, 2)
    brawl.do(dice(**{f"_{loser}": (0, 2)}))
    assert brawl.hand(loser) == Hand(loser, 0, 2, 0, 2)
    (event,) = [event for event in brawl.last if isinstance(event, Announced)]
    assert (event.seat, event.rule) == (first, "CON-MELEE-8")
    assert event.what.key == "confrontation:melee-told-allocated"
    assert event.what.values["defence"] == 2
    assert brawl.seat == 1 - first
    assert brawl.decision().prompt.key == "confrontation:melee-ask-allocate"
    brawl.do(dice(**{f"_{winner}": (2, 0)}))
    assert brawl.hand(winner) == Hand(winner, 2, 0, 0, 0)
    assert isinstance(brawl.top, NameBlows)
    assert brawl.seat == 1 - first


@pytest.mark.rule("CON-MELEE-7")
def test_each_die_goes_on_attack_or_defence_and_all_may_go_on_one():
    brawl = Brawl(*pair(), dice=FIRST)
    for allowed in ((2, 0), (1, 1), (0, 2)):
        assert brawl.refusal(dice(_2=allowed)) is None
    for wrong in ((0, 0), (1, 0), (0, 1), (2, 1), (3, 0), (3, -1)):
        assert brawl.refusal(dice(_2=wrong)) == "CON-MELEE-7"


@pytest.mark.rule("CON-MELEE-7")
@pytest.mark.parametrize(
    "shares",
    [
        (),
        (Share("attack", 2, "1"),),
        (Share("attack", 2, "x"),),
        (Share("attack", 2, ""),),
        (Share("shield", 2, "2"),),
        (Share("attack", 1, "2"), Share("attack", 1, "2")),
        (Share("attack", 2, "2"), Share("defence", 0, "9")),
    ],
)
def test_other_rows_and_columns_are_refused(shares):
    assert Brawl(*pair(), dice=FIRST).refusal(AllocateDice(shares)) == "CON-MELEE-7"


@pytest.mark.rule("CON-MULTI-1")
@pytest.mark.parametrize(
    "extras",
    [
        (Share("attack", 1, "2"),),
        (Share("shield", 1, "1"),),
        (Share("attack", 1, "1"), Share("attack", 1, "1")),
        (Share("attack", -1, "1"),),
    ],
)
def test_other_rows_and_columns_of_extra_dice_are_refused_too(extras):
    brawl = Brawl(*pair(HERO), dice=SECOND)
    own = (Share("attack", 2, "1"),)
    assert brawl.refusal(AllocateDice(own)) is None
    assert brawl.refusal(AllocateDice(own, extras)) == "CON-MELEE-7"


@pytest.mark.rule("CON-MELEE-5")
def test_each_warrior_of_the_larger_side_divides_his_own_dice():
    brawl = against(2)
    field = brawl.decision().forms[0].fields[0]
    assert [row.key for row in field.rows] == ["2", "3"]
    assert field.row_totals == (2, 2)
    assert field.exact
    assert field.total is None
    assert [column.key for column in field.columns] == ["attack", "defence"]
    assert brawl.decision().pieces == (2, 3)
    assert brawl.refusal(dice(_2=(4, 0))) == "CON-MELEE-7"
    brawl.do(dice(_2=(2, 0), _3=(1, 1)))
    assert (brawl.hand(2).attack, brawl.hand(3).attack, brawl.hand(3).defence) == (2, 1, 1)


@pytest.mark.rule("CON-DISENGAGE-7")
def test_after_a_failed_disengagement_all_dice_are_defence_without_a_question():
    brawl = Brawl(*pair(own={"no_attack": True}), dice=SECOND)
    assert brawl.hand(1) == Hand(1, 0, 2, 0, 2)
    assert brawl.seat == 1


@pytest.mark.rule("CON-DISENGAGE-7", "CON-REACT-4")
@pytest.mark.parametrize(("reacted", "rule"), [(False, "CON-DISENGAGE-7"), (True, "CON-REACT-4")])
def test_extra_dice_cannot_attack_either_then(reacted, rule):
    brawl = Brawl(*pair(HERO, own={"no_attack": True, "reacted": reacted}), dice=SECOND)
    assert brawl.refusal(dice(_1=(0, 2, 1, 0))) == rule
    assert brawl.refusal(dice(_1=(1, 1))) == rule
    assert brawl.refusal(dice(_1=(0, 2, 0, 1))) is None
    for action in brawl.top.candidates(brawl.state, 0):
        assert brawl.refusal(action) is None
    for seed in range(30):
        assert brawl.refusal(brawl.top.propose(brawl.state, 0, Rng(seed))) is None


@pytest.mark.rule("CON-CARD-furie-guerriere")
def test_a_character_in_fury_puts_extra_dice_on_attack_too():
    key = card(character=True, abilities=("furie-guerriere",))
    brawl = Brawl(*pair(key, own={"marks": ("fury",)}), dice=SECOND)
    assert rows_of(brawl.state, 0) == [Row(1, 3, 2, "attack")]
    assert brawl.refusal(dice(_1=(3, 0, 0, 1))) == "CON-CARD-furie-guerriere"
    assert brawl.refusal(dice(_1=(2, 1))) == "CON-CARD-furie-guerriere"
    brawl.do(dice(_1=(3, 0, 2, 0)))
    assert brawl.hand(1).attack == 5


# Characters


@pytest.mark.rule("CON-MULTI-1", "CON-CHAR-1")
def test_a_character_may_take_extra_dice_for_attack_or_defence():
    brawl = Brawl(*pair(HERO), dice=SECOND)
    field, more = brawl.decision().forms[0].fields
    assert [row.key for row in field.rows] == ["1"]
    assert field.row_totals == (2,)
    assert field.exact, "a slider will do"
    assert not field.optional
    assert [row.key for row in more.rows] == ["1"]
    assert more.row_totals == (2,)
    assert more.optional
    assert not more.exact
    brawl.do(dice(_1=(1, 1, 1, 1)))
    assert (brawl.hand(1).attack, brawl.hand(1).defence) == (2, 2)
    assert brawl.figure(1).turn.extra_dice == 2
    (event,) = [event for event in brawl.last if isinstance(event, Announced)]
    assert event.rule == "CON-MULTI-1"
    assert event.what.key == "confrontation:melee-told-allocated"
    parts = [say(part) for part in event.what.values["parts"].items]
    assert event.what.values["attack"] == 2
    assert parts[-1] == "Extra dice +2"


@pytest.mark.rule("CON-MULTI-1")
def test_others_have_no_extra_dice():
    brawl = Brawl(*pair(card(attack=9, defence=9)), dice=SECOND)
    assert brawl.refusal(dice(_1=(1, 1, 1, 0))) == "CON-MULTI-3"
    assert brawl.refusal(dice(_1=(1, 1, 0, 1))) == "CON-MULTI-3"


@pytest.mark.rule("CON-MULTI-2")
def test_each_extra_die_costs_two_of_both_attack_and_defence():
    brawl = Brawl(*pair(HERO), dice=SECOND).do(dice(_1=(1, 1, 0, 2)))
    figure, hand = brawl.figure(1), brawl.hand(1)
    assert attack_value(figure, hand).total == 1
    assert defence_value(figure, hand).total == 0
    assert [item.rule for item in attack_value(figure, hand).items] == ["CON-MULTI-2"]


@pytest.mark.rule("CON-MULTI-3")
def test_attack_five_and_defence_four_allow_at_most_two():
    brawl = Brawl(*pair(HERO), dice=SECOND)
    assert brawl.refusal(dice(_1=(2, 0, 2, 0))) is None
    assert brawl.refusal(dice(_1=(2, 0, 3, 0))) == "CON-MULTI-3"
    assert brawl.refusal(dice(_1=(2, 0, 2, 1))) == "CON-MULTI-3"


@pytest.mark.rule("CON-MULTI-3")
@pytest.mark.parametrize(
    ("changes", "most"),
    [
        ({}, 2),
        ({"charged": -1}, 1),
        ({"charged": -1, "afraid": True}, 1),
        ({"wound": "serious"}, 1),
        ({"wound": "critical"}, 0),
        ({"extra_dice": 1}, 1),
        ({"extra_dice": 2}, 0),
    ],
)
def test_the_values_as_they_stand_set_the_limit(changes, most):
    state = battle(man(0, 30, 30, key=HERO, **changes))
    assert extra_limit(state.figure(1)) == most


@pytest.mark.rule("CON-MULTI-3")
def test_a_value_below_nothing_allows_none():
    state = battle(man(0, 30, 30, key=card(character=True, attack=1, defence=6), wound="critical"))
    assert extra_limit(state.figure(1)) == 0


@pytest.mark.rule("CON-TEST-8")
@pytest.mark.parametrize(
    ("changes", "values"),
    [
        # ATT 5 and DEF 4: two extra dice leave 1 and 0, and fear met later takes no more than that.
        ({"extra_dice": 2}, (1, 0)),
        ({"extra_dice": 2, "afraid": True}, (0, 0)),
        ({"extra_dice": 2, "afraid": True, "charged": -2}, (0, 0)),
        ({"extra_dice": 1, "wound": "light", "afraid": True}, (1, 0)),
        ({"extra_dice": 1, "wound": "critical", "afraid": True}, (0, 0)),
    ],
)
def test_charge_fear_and_extra_dice_together_stop_at_zero(changes, values):
    figure = battle(man(0, 30, 30, key=HERO, **changes)).figure(1)
    assert (attack_value(figure).total, defence_value(figure).total) == values
    low = card(character=True, attack=1, defence=2)
    weak = battle(man(0, 30, 30, key=low, **{**changes, "wound": "critical"})).figure(1)
    # Below 0 by the wound alone: left as it is.
    assert (attack_value(weak).total, defence_value(weak).total) == (-2, -1)


@pytest.mark.rule("CON-MULTI-1")
def test_dice_and_penalty_remain_in_a_second_fight_of_the_phase():
    brawl = Brawl(*pair(HERO, own={"extra_dice": 1}), dice=SECOND)
    assert rows_of(brawl.state, 0) == [Row(1, 3, 1)]
    brawl.do(dice(_1=(2, 1, 0, 1)))
    assert brawl.figure(1).turn.extra_dice == 2
    assert (brawl.hand(1).attack, brawl.hand(1).defence) == (2, 2)


# Values that depend on the dice


@pytest.mark.rule("CON-CARD-bravoure")
def test_bravery_counts_with_all_dice_on_attack():
    for split, attack in (((2, 0), 5), ((1, 1), 4), ((0, 2), 4)):
        brawl = Brawl(*pair(BRAVE), dice=SECOND).do(dice(_1=split))
        assert attack_value(brawl.figure(1), brawl.hand(1)).total == attack
    assert attack_value(brawl.figure(1), Hand(1)).total == 4


@pytest.mark.rule("CON-CARD-parade")
def test_parry_counts_with_a_die_on_defence():
    for split, defence in (((2, 0), 4), ((1, 1), 5), ((0, 2), 5)):
        brawl = Brawl(*pair(PARRIER), dice=SECOND).do(dice(_1=split))
        assert defence_value(brawl.figure(1), brawl.hand(1)).total == defence


@pytest.mark.rule("CON-CARD-kal-shadar", "CON-CARD-brutal", "CON-CARD-force-en-charge")
@pytest.mark.parametrize(
    ("abilities", "assault", "attack", "strength"),
    [
        (("kal-shadar",), "", 4, 5),
        (("kal-shadar",), "charge", 5, 6),
        (("kal-shadar",), "engage", 5, 6),
        (("brutal",), "engage", 4, 5),
        (("brutal",), "charge", 4, 6),
        (("force-en-charge/15",), "charge", 4, 15),
        (("force-en-charge/15",), "engage", 4, 5),
        (("force-en-charge/15", "brutal"), "charge", 4, 16),
    ],
)
def test_an_assault_into_contact_makes_some_stronger(abilities, assault, attack, strength):
    figure = battle(man(0, 30, 30, key=card(abilities=abilities), assault=assault)).figure(1)
    assert attack_value(figure).total == attack
    assert strength_value(figure).total == strength


@pytest.mark.rule("CON-STAT-4", "CON-STAT-5", "CON-STAT-6", "CON-STAT-7")
def test_the_printed_values_hold_whatever_the_equipment():
    figure = battle(man(0, 30, 30, key="knight-on-destrier")).figure(1)
    assert [item.key for item in figure.profile.gear][:2] == ["lance", "pavise"]
    assert attack_value(figure).total == 6
    assert strength_value(figure).total == 7
    assert defence_value(figure).total == 5
    assert resistance(figure).total == 13


@pytest.mark.rule("CON-CARD-force-en-charge")
def test_wounds_still_weaken_the_strength_in_charge():
    key = card(abilities=("force-en-charge/15",))
    figure = battle(man(0, 30, 30, key=key, assault="charge", wound="serious")).figure(1)
    assert strength_value(figure).total == 13


# Without a player, and on the screen


def test_menus_and_proposals_are_allowed():
    brawl = against(2)
    menu = brawl.top.candidates(brawl.state, 1)
    assert menu[0] == dice(_2=(1, 1), _3=(1, 1))
    assert dice(_2=(0, 2), _3=(1, 1)) in menu
    assert dice(_2=(1, 1), _3=(2, 0)) in menu
    assert len(menu) == 5
    hero = Brawl(*pair(HERO), dice=SECOND)
    assert dice(_1=(1, 1, 2, 0)) in hero.top.candidates(hero.state, 0)
    for one in (brawl, hero):
        assert all(one.refusal(a) is None for a in one.top.candidates(one.state, one.seat))
    proposals = [hero.top.propose(hero.state, 0, Rng(seed)) for seed in range(60)]
    assert all(hero.refusal(action) is None for action in proposals)
    assert any(action == dice(_1=(2, 0)) for action in proposals)
    assert any(action == dice(_1=(0, 2)) for action in proposals)
    assert any(action.extras for action in proposals)


def laid(**rows):
    """An allocation as the browser sends it while it is being filled in."""
    action = msgspec.to_builtins(dice(**rows))
    return Partial("AllocateDice", {name: action[name] for name in ("shares", "extras")})


def test_the_preview_moves_with_the_dice():
    brawl = Brawl(*pair(HERO), dice=SECOND)

    def shown(**rows):
        return brawl.top.preview(brawl.state, 0, laid(**rows))

    def chance(preview, place, level):
        found = {label.values["level"]: part for label, part in preview.odds[place].outcomes}
        return found.get(level, 0)

    attack, defence = shown(_1=(2, 0)), shown(_1=(0, 2))
    assert [odds.title.values["name"] for odds in attack.odds] == [
        brawl.figure(2).name,
        brawl.figure(1).name,
    ]
    assert [odds.title.values["count"] for odds in attack.odds] == [2, 1]
    assert len(defence.odds) == 1
    assert chance(defence, 0, "none") > chance(attack, 1, "none")
    assert [tally.total for tally in shown(_1=(2, 0, 1, 0)).tallies] == [3, 2]
    half = shown(_1=(1, 1))
    assert chance(half, 0, "killed") < chance(attack, 0, "killed")
    nothing = brawl.top.preview(brawl.state, 0, Partial("AllocateDice", {}))
    assert brawl.top.preview(brawl.state, 0, Partial("AllocateDice", {"shares": 3})) == nothing
    assert len(brawl.top.preview(brawl.state, 0, Partial("AllocateDice")).odds) == 1


def test_the_values_of_several_warriors_are_told_apart_by_their_names():
    brawl = against(2)
    shown = brawl.top.preview(brawl.state, 1, laid(_2=(1, 1), _3=(2, 0)))
    names = [brawl.figure(number).name for number in (2, 2, 3, 3)]
    assert [tally.name.values["name"] for tally in shown.tallies] == names
    keys = [tally.name.key.partition(":")[2] for tally in shown.tallies]
    assert keys == ["scene-pool-attack", "scene-pool-defence"] * 2
    alone = Brawl(*pair(), dice=SECOND)
    shown = alone.top.preview(alone.state, 0, laid(_1=(1, 1)))
    assert [tally.name.values for tally in shown.tallies] == [{}, {}]


@pytest.mark.parametrize("cells", [(1_000_000, 0), (2, 1), (0, 3), (2, 0, 3, 0), (2, 0, 1, 2)])
def test_more_dice_than_there_are_have_no_chances(cells):
    brawl = Brawl(*pair(HERO), dice=SECOND)
    assert brawl.top.preview(brawl.state, 0, laid(_1=cells)) == Preview()


def test_the_preview_counts_the_dice_that_the_enemy_has_laid():
    brawl = Brawl(*pair(), dice=FIRST).do(dice(_2=(0, 2)))
    values = {"shares": [{"column": "attack", "amount": 2, "row": "1"}]}
    shown = brawl.top.preview(brawl.state, 0, Partial("AllocateDice", values))
    assert [odds.title.values["name"] for odds in shown.odds] == [brawl.figure(2).name]


def test_a_strike_follows_when_both_have_laid_their_dice():
    brawl = Brawl(*pair(), dice=FIRST).do(dice(_2=(2, 0))).do(dice(_1=(0, 2)))
    # Nobody attacks for seat 0: the other strikes.
    assert isinstance(brawl.top, NameBlows)
    assert brawl.seat == 1
    brawl.do(Strike(9), 2, 3)
    assert brawl.over
