"""The race table and the traits of each race: WD-RACE-*."""

import pytest

from slagveld.games.wizard_duel.core.races import races, weapons_of
from slagveld.games.wizard_duel.melee.fight_action import NoSecondBlow, Strike, StrikeAgain
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn
from slagveld.games.wizard_duel.wounds.agility_and_power import agility, wounds_of_hit
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asked,
    duel,
    model,
    ready,
    refused,
    summon,
    told,
    walk,
    wizards,
)

TABLE = """
ork      evil    15 1  5  6 4-6-4
goblin   neutral 13 1  5  8 4-6-4
amazon   good    14 1  5  7 4-6-4
human    neutral 14 1  5  7 4-6-4
dwarf    good    14 1  5  6 4-6-4
elf      good    13 1  5  8 4-6-4
chaos    evil    16 1  5  6 4-6-4
undead   evil    12 1  5  5 4-6-4
sauroid  neutral 14 1  5  7 4-6-none
pygmy    neutral 14 1  4  7 3-5-3
ogre     neutral 13 2  9  6 none-8-none 80
troll    evil    13 2 17  6 none-8-none 120
giant    neutral 13 2 17  9 none-9-none 160
dragon   neutral 15 2 29 12 none-8-6 240
"""
"""Nature, BH, BS, wounds, BW, SK small-hand-missile, price: the table of the house data."""
PRINTED = ("ork", "goblin", "amazon", "heavy-weapon")
ROWS = [pytest.param(line.split(), id=line.split()[0]) for line in TABLE.strip().splitlines()]


@pytest.mark.rule(
    "WD-RACE-1", "WD-RACE-ORKS", "WD-RACE-AMAZONS", "WD-RACE-HUMANS", "WD-RACE-ELVES",
    "WD-RACE-OGRES", "WD-RACE-2",
)  # fmt: skip
@pytest.mark.parametrize("line", ROWS)
def test_the_figures_of_each_race(line):
    key, nature, *numbers, striking = line[:7]
    row = races()[key]
    assert row.nature == nature
    assert [row.agility, row.protection, row.wounds, row.movement] == [int(n) for n in numbers]
    small, hand, missile = (None if n == "none" else int(n) for n in striking.split("-"))
    if len(line) == 8:
        assert (row.price, row.base) == (int(line[7]), 50)
        assert (small, hand, missile) == (None, row.striking.own, row.striking.breath)
    else:
        assert (row.price, row.base) == (None, 30)
        found = row.striking
        assert (small, hand, missile) == (found.small, found.normal, found.shooting)
    assert row.house == (key not in PRINTED)


@pytest.mark.rule("WD-RACE-1")
def test_the_printed_rows_are_those_of_the_rulebook():
    letters = {"S": "evil", "N": "neutral", "G": "good"}
    for line in DUEL.rulebook["WD-RACE-1"].data[:3]:
        row = races()[line["race"].removesuffix("s")]
        assert row.nature == letters[line["nature"]]
        values = (row.agility, row.protection, row.wounds, row.movement)
        assert values == (line["bh"], line["bs"], line["wounds"], line["bw_cm"])
        assert {w: getattr(row.striking, w) for w in line["sk"]} == line["sk"]
        assert not row.house
    assert sum(not row.house and not row.replaces for row in races().values()) == 4


def to_hit(attacker, target, kind="melee", weapon="normal"):
    """The Agility with which one race attacks another."""
    state = duel(model(0, attacker, 30, 40, weapon=weapon), model(1, target, 40, 40))
    return agility(state, state.creature(101), 102, kind).total


TRAITS = [
    ("WD-RACE-ORKS", "ork", "ork", 15, 13),
    ("WD-RACE-GOBLINS", "ork", "goblin", 14, 12),
    ("WD-RACE-GOBLINS", "goblin", "ork", 13, 13),
    ("WD-RACE-AMAZONS", "amazon", "ork", 14, 14),
    ("WD-RACE-DWARVES", "dwarf", "chaos", 16, 16),
    ("WD-RACE-DWARVES", "dwarf", "ork", 14, 14),
    ("WD-RACE-DWARVES", "dwarf", "undead", 14, 14),
    ("WD-RACE-DWARVES", "chaos", "dwarf", 13, 11),
    ("WD-RACE-ELVES", "elf", "ork", 13, 17),
    ("WD-RACE-CHAOS", "chaos", "ork", 16, 14),
    ("WD-RACE-CHAOS", "chaos", "amazon", 13, 11),
    ("WD-RACE-CHAOS", "chaos", "human", 16, 14),
    ("WD-RACE-SAUROIDS", "human", "sauroid", 14, 10),
    ("WD-RACE-PYGMIES", "human", "pygmy", 8, 8),
    ("WD-RACE-PYGMIES", "undead", "pygmy", 6, 6),
    ("WD-RACE-PYGMIES", "pygmy", "human", 14, 14),
    ("WD-RACE-4", "dragon", "sauroid", 15, 11),
    ("WD-RACE-4", "heavy-weapon", "sauroid", 14, 10),
]


@pytest.mark.rule(
    "WD-RACE-ORKS", "WD-RACE-GOBLINS", "WD-RACE-AMAZONS", "WD-RACE-DWARVES", "WD-RACE-ELVES",
    "WD-RACE-CHAOS", "WD-RACE-SAUROIDS", "WD-RACE-PYGMIES", "WD-RACE-4",
)  # fmt: skip
@pytest.mark.parametrize(("rule", "attacker", "target", "melee", "shot"), TRAITS)
def test_traits_that_change_agility(rule, attacker, target, melee, shot):
    assert rule in DUEL.rulebook
    assert to_hit(attacker, target) == melee
    assert to_hit(attacker, target, "shot") == shot


@pytest.mark.rule("WD-RACE-CHAOS", "WD-RACE-DWARVES")
def test_wizards_have_no_nature():
    state = duel(model(0, "chaos", 65, 40), wizards=((5, 40), (68, 40)))
    assert act(state, 0, Strike(101, (2,)), 16).state.wizards[1].field == 14


@pytest.mark.rule("WD-RACE-STRENGTH")
def test_the_table_decides_between_orks_and_goblins():
    ork, goblin = races()["ork"], races()["goblin"]
    assert ork.striking == goblin.striking
    assert (ork.protection, ork.wounds) == (goblin.protection, goblin.wounds)
    assert (ork.agility, goblin.agility) == (15, 13)
    assert (ork.movement, goblin.movement) == (6, 8)
    for kind in ("ork", "goblin"):
        state = duel(model(0, kind, 30, 40), model(1, "human", 33, 40))
        assert wounds_of_hit(state, state.creature(101), 102, "melee") == 5


class TestSuppliedRows:
    """How a row that the book does not have is read."""

    @pytest.mark.rule("WD-RACE-4", "WD-RACE-SAUROIDS")
    def test_a_class_left_out_cannot_be_summoned(self):
        assert weapons_of(races()["sauroid"]) == ("small", "normal")
        assert weapons_of(races()["ogre"]) == ("own",)
        keys = [offer.key for offer in DUEL.muster().offers(DUEL.muster().ready()[0])]
        assert "sauroid/shooting" not in keys
        assert "sauroid/normal" in keys

    @pytest.mark.rule("WD-RACE-4", "WD-RACE-OGRES")
    def test_a_creature_with_a_price_comes_singly_and_in_no_package(self):
        state = ready(("ogre", "own"), ("ogre", "own"), ("ork", "normal"))
        two = summon("ogre", (1, 38, 36), (2, 38, 42))
        assert refused(state, 0, two) == "WD-SUMMON-1"
        assert refused(state, 0, summon("normal", (3, 38, 36), (1, 38, 42))) == "WD-SUMMON-8"
        act(state, 0, summon("ogre", (1, 38, 40)))

    @pytest.mark.rule("WD-RACE-4")
    def test_more_blows_do_not_count_in_the_exchange(self):
        for kind in ("giant", "dragon"):
            state = duel(model(0, kind, 30, 40), model(1, "ork", 38, 40, 180, weapon="shooting"))
            play = act(state, 0, walk(101, (34, 40)), 20)
            assert len(told(play, "Rolled")) == 1
            assert asked(play.state) == ("CreatureTurn", 0)

    @pytest.mark.rule("WD-RACE-4")
    def test_running_is_three_for_every_race(self):
        for kind in ("ogre", "pygmy", "dragon", "undead"):
            away = 4 if kind in ("ogre", "dragon") else 3
            state = duel(model(0, kind, 63, 40), wizards=((5, 40), (68, 40)))
            assert act(state, 0, walk(101, (68 - away, 40))).state.wizards[1].field == 17

    @pytest.mark.rule("WD-RACE-2")
    def test_a_duel_of_printed_races_only(self):
        from slagveld.kernel.rulebook import RefusedError

        printed = {"printed-races": True}
        match = DUEL.match("empty", options=printed)
        assert {m.race for w in match.state.wizards for m in w.stock} <= set(PRINTED)
        rosters = {roster.choices["stock"]: roster for roster in DUEL.muster().ready()}
        with pytest.raises(RefusedError, match="WD-RACE-2"):
            DUEL.match("empty", options=printed, armies=(rosters["horde"], rosters["jungle"]))
        DUEL.match("empty", armies=(rosters["horde"], rosters["jungle"]))

    @pytest.mark.rule("WD-RACE-3")
    def test_descriptions_are_shown_and_do_not_count(self):
        state = duel(*(model(0, key, 5 + 6 * n, 20) for n, key in enumerate(races()) if n < 15))
        rows = list(races().values())[:15]
        for piece, row in zip(DUEL.scene(state, 0).pieces[:15], rows, strict=True):
            lines = {line.label.key: line.value for line in piece.card.lines}
            assert lines.get("wizard-duel:described") == row.about
            assert (row.about is None) == (row.key == "amazon"), "the book is silent on amazons"


class TestTraits:
    """Traits beyond a change of Agility."""

    @pytest.mark.rule("WD-RACE-UNDEAD")
    @pytest.mark.parametrize(("die", "left"), [(4, 1), (1, 1), (5, None), (20, None)])
    def test_the_undead_may_stay(self, die, left):
        state = duel(model(0, "ork", 30, 40), model(1, "undead", 33, 40, wounds=5))
        after = act(state, 0, Strike(101, (102,)), 1, die).state.creature(102)
        assert (after and after.wounds) == left

    @pytest.mark.rule("WD-RACE-UNDEAD")
    def test_each_time_anew_and_only_at_the_last_wound(self):
        state = duel(model(0, "ork", 30, 40), model(1, "undead", 33, 40))
        state = act(state, 0, Strike(101, (102,)), 1, 4).state
        assert act(state, 0, Strike(101, (102,)), 1, 4).state.creature(102).wounds == 1
        small = duel(model(0, "ork", 30, 40, weapon="small"), model(1, "undead", 33, 40))
        assert act(small, 0, Strike(101, (102,)), 1).state.creature(102).wounds == 2

    @pytest.mark.rule("WD-RACE-UNDEAD", "WD-RACE-FIRE", "WD-RACE-DRAGONS")
    def test_fire_counts_twice_and_lets_nobody_stay(self):
        state = duel(model(0, "dragon", 30, 40), model(1, "undead", 45, 40))
        assert wounds_of_hit(state, state.creature(101), 102, "shot") == 10
        assert wounds_of_hit(state, state.creature(101), 102, "melee") == 7
        play = act(state, 0, Shoot(101, 102), 15)
        assert play.state.creature(102) is None
        assert len(told(play, "Rolled")) == 1
        human = duel(model(0, "dragon", 30, 40), model(1, "human", 45, 40))
        assert wounds_of_hit(human, human.creature(101), 102, "shot") == 5

    @pytest.mark.rule("WD-RACE-FIRE")
    def test_nothing_else_is_fire(self):
        for kind, weapon in (("ork", "shooting"), ("heavy-weapon", "heavy"), ("giant", "own")):
            state = duel(model(0, kind, 30, 40, weapon=weapon), model(1, "undead", 40, 40))
            attack = "melee" if kind == "giant" else "shot"
            power = getattr(races()[kind].striking, weapon)
            assert wounds_of_hit(state, state.creature(101), 102, attack) == power - 1

    @pytest.mark.rule("WD-RACE-GIANTS")
    def test_a_giant_strikes_two_foes_named_together(self):
        state = duel(
            model(0, "giant", 30, 40), model(1, "ork", 34, 40), model(1, "ork", 30, 44),
            model(1, "ork", 26, 40),
        )  # fmt: skip
        play = act(state, 0, Strike(101, (102, 103)), 13, 14)
        assert play.state.creature(102) is None
        assert play.state.creature(103).wounds == 5
        assert len(told(play, "Rolled")) == 2
        assert refused(state, 0, Strike(101, (102, 104))) == "WD-SIGHT-1"
        assert refused(state, 0, Strike(101, (102, 102))) == "WD-RACE-GIANTS"
        assert refused(state, 0, Strike(101, (102, 103, 104))) == "WD-RACE-GIANTS"
        act(state, 0, Strike(101, (102,)), 20)
        far = duel(model(0, "giant", 30, 40), model(1, "ork", 34, 40), model(1, "ork", 30, 45))
        assert refused(far, 0, Strike(101, (102, 103))) == "WD-MELEE-1"
        ogre = duel(model(0, "ogre", 30, 40), model(1, "ork", 34, 40), model(1, "ork", 30, 44))
        assert refused(ogre, 0, Strike(101, (102, 103))) == "WD-ACT-7"

    @pytest.mark.rule("WD-RACE-TROLLS")
    @pytest.mark.parametrize(("wounds", "after"), [(10, 12), (16, 17), (17, 17), (1, 3)])
    def test_trolls_heal_two_when_the_round_begins(self, wounds, after):
        state = wizards(
            model(0, "troll", 30, 40, wounds=wounds), model(0, "ogre", 40, 40, wounds=1)
        )
        play = act(state, 0, EndTurn())
        assert play.state.creature(101).wounds == after
        assert play.state.creature(102).wounds == 1
        names = [type(event).__name__ for event in play.events]
        if after != wounds:
            assert names.index("RoundBegan") < names.index("Mended") < names.index("TurnBegan")

    @pytest.mark.rule("WD-RACE-TROLLS", "WD-RACE-FIRE")
    def test_not_in_the_round_after_fire(self):
        state = duel(model(0, "dragon", 30, 40), model(1, "troll", 45, 40))
        burnt = act(state, 0, Shoot(101, 102), 1).state
        assert (burnt.creature(102).wounds, burnt.creature(102).burnt) == (13, 2)
        struck = duel(model(0, "ogre", 30, 40), model(1, "troll", 35, 40))
        assert act(struck, 0, Strike(101, (102,)), 1).state.creature(102).burnt == 0
        for fire, after in ((2, 10), (1, 12)):
            round_two = wizards(model(0, "troll", 30, 40, wounds=10, burnt=fire), round=2)
            assert act(round_two, 0, EndTurn()).state.creature(101).wounds == after

    @pytest.mark.rule("WD-RACE-DRAGONS")
    def test_a_dragon_names_its_second_blow_after_the_first(self):
        state = duel(model(0, "dragon", 30, 40), model(1, "ork", 34, 40), model(1, "ork", 30, 44))
        play = act(state, 0, Strike(101, (102,)), 15)
        assert asked(play.state) == ("SecondBlow", 0)
        assert refused(play.state, 0, StrikeAgain(102)) == "WD-RACE-DRAGONS", "it has fallen"
        both = act(play.state, 0, StrikeAgain(103), 16).state
        assert both.creature(103).wounds == 5
        assert asked(act(play.state, 0, NoSecondBlow()).state) == ("CreatureTurn", 0)

    @pytest.mark.rule("WD-RACE-DRAGONS")
    def test_breath_is_a_shot_of_twenty_centimetres(self):
        near = duel(model(0, "dragon", 30, 40), model(1, "human", 54, 40))
        assert told(act(near, 0, Shoot(101, 102), 15), "Hurt")[0].amount == 5
        assert told(act(near, 0, Shoot(101, 102), 16), "Hurt") == []
        far = duel(model(0, "dragon", 30, 40), model(1, "human", 54.01, 40))
        assert told(act(far, 0, Shoot(101, 102)), "Told"), "out of range: no roll"
        touching = duel(model(0, "dragon", 30, 40), model(1, "human", 34, 40))
        assert refused(touching, 0, Shoot(101, 102)) == "WD-SHOOT-4"
