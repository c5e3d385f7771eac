"""Skill, strength, armour, dice, and what a die must show; with the pearl's say in them."""

import pytest

from slagveld.games.carnage.core.pearl_table import NONE, influence, luck, pearl_table
from slagveld.games.carnage.core.values import (
    armour,
    dice_each,
    hit_value,
    skill,
    strength,
    to_break,
    to_hit,
    to_smash,
    to_wound,
    wound_dice,
    wound_value,
)
from slagveld.kernel.modifiers import Item, Tally
from slagveld.record import replace
from slagveld.texts import Text
from tests.games.carnage.battle import ARCHER, COW, HERO, INFANTRY, MAGE, battle, profile, unit

RANGED = ("direct", "indirect", "free-shot")
FIGHTS = ("melee", "charge")
BOUNCER = profile(HERO, kind="bouncer", ws=10, st=10, ar=3, w=50, at=7)


def facing(pearl="", mine=INFANTRY, theirs=INFANTRY, **rest):
    """A unit of side 0, which has the initiative, and one of side 1."""
    rest.setdefault("order", (0, 1))
    return battle(unit(0, 50, 50, of=mine), unit(1, 50, 80, of=theirs), pearl=pearl, **rest)


def values(state, number, manner="melee"):
    one = state.unit(number)
    return (
        skill(state, one, manner).total,
        strength(state, one, manner).total,
        armour(state, one).total,
    )


class TestTables:
    """The two printed tables."""

    @pytest.mark.rule("CAR-13.2-agility")
    @pytest.mark.parametrize(
        ("ws", "melee", "indirect"),
        [
            (1, 10, 10), (2, 9, 10), (3, 8, 9), (4, 7, 8), (5, 6, 8),
            (6, 5, 8), (7, 4, 7), (8, 3, 7), (9, 2, 6), (10, 1, 6),
        ],
    )  # fmt: skip
    def test_agility(self, ws, melee, indirect):
        for manner in ("melee", "charge", "direct", "free-shot"):
            assert hit_value(ws, manner) == melee
        assert hit_value(ws, "indirect") == indirect

    @pytest.mark.rule("CAR-13.2-wound-table")
    def test_wounds_are_eight_less_st_plus_ar(self):
        for st in range(1, 11):
            for ar in range(5):
                assert wound_value(st, ar) == max(2, min(10, 8 - st + ar))

    @pytest.mark.rule("CAR-7-limits")
    def test_beyond_the_tables_their_ends_count(self):
        assert (hit_value(0, "melee"), hit_value(11, "melee")) == (10, 1)
        assert (hit_value(-3, "indirect"), hit_value(14, "indirect")) == (10, 6)
        assert wound_value(0, 4) == wound_value(1, 4) == 10
        assert wound_value(1, -1) == wound_value(1, 0) == 7
        assert wound_value(12, 4) == wound_value(10, 4) == 2
        assert wound_value(3, 6) == wound_value(3, 4) == 9

    @pytest.mark.rule("CAR-7-table")
    def test_thirteen_of_the_rows_of_the_pearl_table_change_values(self):
        changing = [row for row in pearl_table().values() if row.on]
        assert (len(pearl_table()), len(changing)) == (22, 13)


class TestPlain:
    """Without any effect."""

    @pytest.mark.rule("CAR-5-stats", "CAR-13.1-hit", "CAR-13.1-wound")
    def test_printed_values(self):
        state = facing(theirs=profile(ws=5, st=6, ar=3))
        assert values(state, 1) == (4, 4, 1)
        assert values(state, 2) == (5, 6, 3)
        hit = to_hit(state, state.unit(1), "melee")
        assert (hit.target.total, hit.compare, hit.each) == (7, ">=", True)
        assert to_wound(state, state.unit(1), state.unit(2), "melee").target.total == 7
        assert to_wound(state, state.unit(2), state.unit(1), "melee").target.total == 3

    @pytest.mark.rule("CAR-10.3")
    def test_the_charger_has_one_more_ws(self):
        state = facing()
        tally = skill(state, state.unit(1), "charge")
        assert (tally.total, [item.rule for item in tally.items]) == (5, ["CAR-10.3"])
        need = to_hit(state, state.unit(1), "charge").target
        assert (need.start, need.total) == (7, 6)
        assert [(item.value, item.rule) for item in need.items] == [(-1, "CAR-10.3")]
        for manner in ("melee", *RANGED):
            assert skill(state, state.unit(1), manner).total == 4
        assert strength(state, state.unit(1), "charge").total == 4

    @pytest.mark.rule("CAR-12-st3", "CAR-12-wound")
    @pytest.mark.parametrize("manner", RANGED)
    def test_bows_have_st_3(self, manner):
        state = facing(mine=profile(ARCHER, st=6))
        assert strength(state, state.unit(1), manner).total == 3
        assert strength(state, state.unit(1), "melee").total == 6
        assert to_wound(state, state.unit(1), state.unit(2), manner).target.total == 6

    @pytest.mark.rule("CAR-9.2.2-ws", "CAR-7-limits")
    def test_the_occasion_changes_ws_before_it_is_cut(self):
        state = facing(pearl="happy-hour", mine=profile(ARCHER, ws=10))
        edge = (Item(-2, Text("edge"), "CAR-9.2.2-ws"),)
        tally = skill(state, state.unit(1), "direct", edge)
        assert tally.total == 9, "10 + 1 - 2, not 10 - 2"
        need = to_hit(state, state.unit(1), "direct", edge).target
        assert (need.total, need.start) == (2, 1)
        low = facing(mine=profile(ARCHER, ws=2))
        assert skill(low, low.unit(1), "direct", edge).total == 1
        assert skill(low, low.unit(1), "direct", edge).items[-1].rule == "CAR-7-limits"
        assert to_hit(low, low.unit(1), "direct", edge).target.total == 10

    @pytest.mark.rule("CAR-13.2-agility")
    def test_the_lines_of_a_need_add_up_in_the_bent_column_too(self):
        state = facing(mine=profile(ARCHER, ws=6))
        edge = (Item(-2, Text("edge"), "CAR-9.2.2-ws"), Item(-1, Text("wall"), "CAR-9.3.2-cover"))
        need = to_hit(state, state.unit(1), "indirect", edge).target
        assert (need.start, need.total) == (8, 9)
        assert [(item.value, item.rule) for item in need.items] == [(1, "CAR-9.3.2-cover")]
        assert need.name.values["ws"] == 6, "the sum begins with the printed WS"
        assert not need.plus_is_good

    @pytest.mark.rule("CAR-14.4-frenzy")
    def test_frenzy_is_one_st_for_its_round(self):
        state = facing().changed(1, frenzied=2)
        assert strength(state, state.unit(1), "melee").total == 5
        assert strength(state, state.unit(1), "charge").total == 5
        for manner in RANGED:
            assert strength(state, state.unit(1), manner).total == 3
        assert to_wound(state, state.unit(1), state.unit(2), "melee").target.total == 4
        later = replace(state, round=3)
        assert strength(later, later.unit(1), "melee").total == 4

    @pytest.mark.rule("CAR-13.1-attacks", "CAR-19-archer")
    def test_dice_are_attacks_or_shots(self):
        state = facing(mine=profile(HERO, at=3, bow=True, shots=2))
        assert [dice_each(state, state.unit(1), m).total for m in FIGHTS] == [3, 3]
        assert [dice_each(state, state.unit(1), m).total for m in RANGED] == [2, 2, 2]
        assert wound_dice(state, state.unit(1), "melee") == 1

    @pytest.mark.rule("CAR-14.4-shield")
    def test_shields_have_ar_3_whatever_the_pearl_does(self):
        for pearl in ("", "good-roll", "light-sensitive"):
            state = facing(pearl, mine=MAGE, theirs=profile(st=4))
            assert to_break(state, state.unit(2), "melee").target.total == 7
            assert to_break(state, None, "melee", st=6).target.total == 5

    @pytest.mark.rule("CAR-14.1-hit")
    def test_hits_of_a_spell_have_their_own_st(self):
        state = facing("lucky-dog", mine=MAGE).changed(1, frenzied=2)
        need = to_wound(state, state.unit(1), state.unit(2), "melee", st=6)
        assert need.target.total == 3
        assert to_wound(state, None, state.unit(2), "melee", st=9).target.total == 2
        with pytest.raises(ValueError, match="ST"):
            to_wound(state, None, state.unit(2), "melee")

    @pytest.mark.rule("CAR-16-eggs-attack")
    def test_eggs_have_no_armour(self):
        state = facing("lucky-dog")
        assert to_smash(state, state.unit(1)).target.total == 2
        assert to_smash(state, state.unit(2)).target.total == 4


EFFECTS = [
    ("bad-luck", "CAR-7-06-10", (-2, -2, 0), (0, 0, 0)),
    ("oops", "CAR-7-11-15", (-2, 0, 0), (-2, 0, 0)),
    ("queasy", "CAR-7-16-20", (0, -2, 0), (0, 0, 0)),
    ("happy-hour", "CAR-7-26-30", (1, 0, 0), (0, 0, 0)),
    ("lucky-dog", "CAR-7-31", (2, 2, 0), (0, 0, 0)),
    ("good-roll", "CAR-7-32-35", (0, 0, 2), (0, 0, 0)),
    ("armageddon", "CAR-7-41-42", (0, 2, 0), (0, 0, 0)),
    ("light-sensitive", "CAR-7-87-89", (0, 0, -1), (0, 0, 0)),
]


class TestPearl:
    """The value side of the pearl's effects."""

    @pytest.mark.rule(
        "CAR-7-06-10", "CAR-7-11-15", "CAR-7-16-20", "CAR-7-26-30", "CAR-7-31", "CAR-7-32-35",
        "CAR-7-41-42", "CAR-7-87-89", "CAR-7-limits",
    )  # fmt: skip
    @pytest.mark.parametrize(("pearl", "rule", "mine", "theirs"), EFFECTS)
    @pytest.mark.parametrize("first", [0, 1])
    def test_changes_of_values(self, pearl, rule, mine, theirs, first):
        state = facing(pearl, order=(first, 1 - first))
        own, other = (1, 2) if first == 0 else (2, 1)
        for manner in FIGHTS:
            base = (5, 4, 1) if manner == "charge" else (4, 4, 1)
            assert values(state, own, manner) == tuple(map(sum, zip(base, mine, strict=True)))
            assert values(state, other, manner) == tuple(map(sum, zip(base, theirs, strict=True)))
        items = [
            item
            for tally in (
                skill(state, state.unit(own), "melee"),
                strength(state, state.unit(own), "melee"),
                armour(state, state.unit(own)),
            )
            for item in tally.items
        ]
        assert {item.rule for item in items} == {rule}

    @pytest.mark.rule("CAR-7-bow-st")
    @pytest.mark.parametrize("pearl", ["bad-luck", "queasy", "lucky-dog", "armageddon"])
    def test_effects_on_st_leave_bows_alone(self, pearl):
        state = facing(pearl, mine=ARCHER)
        for manner in RANGED:
            assert strength(state, state.unit(1), manner) == Tally(3, name=Text("carnage:fight-st"))

    @pytest.mark.rule("CAR-7-limits")
    def test_ws_and_ar_count_in_shooting_as_in_melee(self):
        state = facing("bad-luck", mine=ARCHER)
        assert to_hit(state, state.unit(1), "direct").target.total == 9
        state = facing("good-roll", theirs=ARCHER)
        assert to_wound(state, state.unit(2), state.unit(1), "direct").target.total == 8

    @pytest.mark.rule("CAR-7-32-35")
    def test_ar_stays_at_four_at_most(self):
        state = facing("good-roll", mine=profile(ar=3))
        tally = armour(state, state.unit(1))
        assert (tally.total, tally.items[-1].rule) == (4, "CAR-7-limits")
        need = to_wound(state, state.unit(2), state.unit(1), "melee").target
        assert (need.start, need.total) == (7, 8)
        two = facing("good-roll", mine=profile(ar=2))
        assert armour(two, two.unit(1)).items[-1].rule == "CAR-7-32-35"

    @pytest.mark.rule("CAR-7-87-89")
    def test_ar_never_falls_below_zero(self):
        state = facing("light-sensitive", mine=profile(ar=0))
        assert armour(state, state.unit(1)).total == 0

    @pytest.mark.rule("CAR-7-limits")
    def test_ws_and_st_stay_from_one_to_ten(self):
        low = facing("bad-luck", mine=profile(ws=2, st=1))
        assert values(low, 1)[:2] == (1, 1)
        high = facing("lucky-dog", mine=profile(ws=9, st=9))
        assert values(high, 1)[:2] == (10, 10)
        edge = facing("lucky-dog", mine=profile(ws=8, st=8))
        assert values(edge, 1)[:2] == (10, 10)
        assert len(skill(edge, edge.unit(1), "melee").items) == 1, "nothing was cut"

    @pytest.mark.rule("CAR-7-36-40", "CAR-7-41-42")
    @pytest.mark.parametrize(("pearl", "doubled"), [("not-your-day", 2), ("armageddon", 1)])
    def test_twice_the_dice_for_every_attack(self, pearl, doubled):
        hero = profile(HERO, at=3, bow=True, shots=2)
        state = facing(pearl, mine=hero, theirs=hero)
        for number in (1, 2):
            factor = 2 if number == doubled else 1
            one = state.unit(number)
            assert [dice_each(state, one, m).total for m in FIGHTS] == [3 * factor] * 2
            assert [dice_each(state, one, m).total for m in RANGED] == [2 * factor] * 3

    @pytest.mark.rule("CAR-7-51-55")
    def test_two_wound_dice_for_every_arrow(self):
        state = facing("elven-blessing", mine=ARCHER, theirs=ARCHER)
        for number in (1, 2):
            assert [wound_dice(state, state.unit(number), m) for m in RANGED] == [2, 2, 2]
            assert [wound_dice(state, state.unit(number), m) for m in FIGHTS] == [1, 1]

    @pytest.mark.rule("CAR-7-67-71")
    def test_two_wound_dice_for_those_near_the_pearl(self):
        state = facing("give-them-a-weapon", mine=ARCHER, armed=(1,))
        assert [wound_dice(state, state.unit(1), m) for m in (*FIGHTS, *RANGED)] == [2] * 5
        assert [wound_dice(state, state.unit(2), m) for m in (*FIGHTS, *RANGED)] == [1] * 5

    @pytest.mark.rule("CAR-7-77-81")
    def test_one_more_on_every_die_of_the_initiative_side(self):
        state = facing("beginners-luck", mine=ARCHER)
        one, two = state.unit(1), state.unit(2)
        for manner in (*FIGHTS, *RANGED):
            need = to_hit(state, one, manner).target
            assert need.total == hit_value(5 if manner == "charge" else 4, manner) - 1
        assert to_wound(state, one, two, "melee").target.total == 4
        assert to_wound(state, one, two, "direct").target.total == 5
        assert to_wound(state, one, two, "melee", st=6).target.total == 2
        assert to_break(state, one, "melee").target.total == 6
        assert to_hit(state, two, "melee").target.total == 7
        assert to_wound(state, two, one, "melee").target.total == 5
        assert luck(state, 1) is None
        lucky = luck(state, 0)
        assert (lucky.value, lucky.rule, lucky.op) == (-1, "CAR-7-77-81", "add")
        assert lucky.reason.values["name"].en == "Beginner's luck!"

    @pytest.mark.rule("CAR-7-limits")
    def test_luck_can_make_a_die_certain_and_weather_impossible(self):
        sure = facing("beginners-luck", mine=profile(ws=10, st=10))
        assert to_hit(sure, sure.unit(1), "melee").target.total == 0
        assert to_wound(sure, sure.unit(1), sure.unit(2), "melee").target.total == 1
        never = facing("bad-weather", mine=profile(ARCHER, ws=1))
        need = to_hit(never, never.unit(1), "indirect")
        assert need.target.total == 11
        assert not need.met(10)

    @pytest.mark.rule("CAR-7-90-94", "CAR-15.3-chris")
    def test_bad_weather_is_one_less_on_each_die_to_hit(self):
        for ws in (4, 5, 6):
            state = facing("bad-weather", mine=profile(ARCHER, ws=ws), theirs=ARCHER)
            one, two = state.unit(1), state.unit(2)
            assert to_hit(state, one, "indirect").target.total == 9
            assert to_hit(state, one, "direct").target.total == hit_value(ws, "direct") + 1
            assert to_hit(state, one, "free-shot").target.total == hit_value(ws, "direct") + 1
            assert to_hit(state, one, "melee").target.total == hit_value(ws, "melee")
            assert to_wound(state, one, two, "indirect").target.total == 6
            assert to_hit(state, two, "indirect").target.total == 9

    @pytest.mark.rule("CAR-16-cattle-cows")
    def test_cows_know_effects_on_all_only(self):
        state = facing("good-roll", mine=COW)
        assert armour(state, state.unit(1)).total == 1
        assert influence(facing("oops", mine=COW), state.unit(1)).key == "oops"
        day = facing("not-your-day", theirs=COW)
        assert influence(day, day.unit(2)) is NONE

    @pytest.mark.rule("CAR-2-entry")
    @pytest.mark.parametrize("pearl", ["oops", "not-your-day", "give-them-a-weapon"])
    def test_the_pearl_passes_bouncer_by(self, pearl):
        state = facing(pearl, theirs=BOUNCER, armed=(1, 2))
        assert influence(state, state.unit(2)) is NONE
        assert values(state, 2) == (10, 10, 3)

    @pytest.mark.rule("CAR-2-attack", "CAR-13.2-agility")
    def test_bouncer_fails_on_a_one_alone(self):
        state = facing(theirs=BOUNCER)
        hit = to_hit(state, state.unit(2), "melee")
        assert (hit.met(1), hit.met(2)) == (False, True)
        wound = to_wound(state, state.unit(2), state.unit(1), "melee")
        assert (wound.met(1), wound.met(2)) == (False, True)
        assert hit.target.items[-1].rule == "CAR-2-attack"
        assert wound.target.items[-1].rule == "CAR-2-attack"
        ten = facing(theirs=profile(ws=10))
        assert to_hit(ten, ten.unit(2), "melee").met(1)
