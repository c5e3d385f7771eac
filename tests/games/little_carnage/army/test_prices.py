"""Prices: the formula to the last digit, line by line, and one rounding for each regiment."""

from fractions import Fraction

import pytest

from slagveld.games.little_carnage.army.prices import (
    BY_LEVEL,
    CEILING,
    DIE,
    LEADER,
    MAGIC,
    MONSTER,
    POINTS,
    SCALE,
    SHOOTER,
    WOUND,
    body,
    extras,
    factors,
    formula,
    model_price,
    points_of,
    price_of,
    skill_name,
)
from slagveld.games.little_carnage.army.prices import PLAIN as PLAIN_FACTORS
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.games.little_carnage.core.cards import Skills, cards
from slagveld.kernel.rulebook import Rulebook
from slagveld.record import replace
from slagveld.texts import Speaker, add_source, say
from tests.games.little_carnage.battle import card as usual_card
from tests.games.little_carnage.house import card

add_source("little-carnage", FOLDER.parent / "texts")

TABLE = {
    "human-spearmen": (52, "19.11"),
    "human-crossbows": (43, "21.07"),
    "human-knights": (102, "35.7"),
    "elf-warriors": (62, "21.7"),
    "elf-archers": (49, "25.725"),
    "dwarf-warriors": (73, "25.55"),
    "dwarf-crossbows": (66, "32.34"),
    "dwarf-lord": (161, "64.1675"),
    "dwarf-cannon": (116, "101.5"),
    "human-magister": (63, "47.05"),
    "orc-warriors": (60, "21"),
    "goblins": (27, "9.45"),
    "goblin-archers": (33, "16.17"),
    "wolf-riders": (64, "22.4"),
    "ratmen": (31, "11.935"),
    "orc-chieftain": (146, "56.1"),
    "chieftain-gramgrodar": (146, "56.1"),
    "gramgrodars-bearers": (60, "21"),
    "orc-shaman": (59, "35.65"),
    "dark-elf-blades": (62, "28.21"),
    "lizardmen": (79, "27.65"),
    "lizard-javelins": (34, "16.66"),
    "minotaur": (142, "85.51816875"),
    "ogre": (151, "57.738625"),
    "dark-elf-sorceress": (54, "44.9"),
    "skeletons": (39, "13.923"),
    "bone-archers": (36, "17.9928"),
    "zombies": (46, "16.422"),
    "demon-warriors": (92, "32.2"),
    "dread-knights": (113, "60.5115"),
    "demon-lord": (206, "293.68493"),
    "two-headed-chaos-dragon": (310, "344.881219375"),
    "chaos-champion": (156, "81.9"),
    "necromancer": (61, "56.777"),
}
"""B, and the exact price of a model."""

PLAIN = card("orc-warriors")
BOOK = Rulebook.load(FOLDER.parent / "rulebook")


def with_skills(row=PLAIN, **skills):
    return replace(row, skills=Skills(**skills))


def factor(**skills):
    found = factors(with_skills(**skills))
    return [(name, level, str(float(value))) for name, level, value in found]


@pytest.mark.rule("LC-HOUSE-1", "LC-2-7")
def test_every_card_costs_what_the_formula_says_to_the_last_digit():
    found = {key: (sum(body(row).values()), model_price(row)) for key, row in cards().items()}
    assert found == {key: (b, Fraction(price)) for key, (b, price) in TABLE.items()}


@pytest.mark.rule("LC-HOUSE-1")
def test_the_terms_of_b():
    assert body(card("orc-chieftain")) == {
        "blows": 60,
        "berserk": 8,
        "life": 64,
        "guard": 9,
        "full": 1,
        "speed": 4,
    }


@pytest.mark.rule("LC-HOUSE-1")
def test_a_regiment_is_rounded_half_up_once():
    javelins = card("lizard-javelins")  # 16.66 each
    assert [points_of(javelins, count) for count in range(7)] == [0, 17, 33, 50, 67, 83, 100]
    assert points_of(card("human-spearmen"), 4) == 76  # 76.44
    assert points_of(card("human-knights"), 5) == 179  # 178.5
    assert points_of(card("bone-archers"), 1) == 18  # 17.9928
    assert points_of(card("bone-archers"), 6) == 108  # 107.9568
    assert points_of(card("chaos-champion"), 1) == 82  # 81.9


@pytest.mark.rule("LC-HOUSE-1")
def test_the_factor_of_each_skill():
    assert factor() == []
    assert factor(swordsmanship=True) == [("swordsmanship", 0, "1.3")]
    assert factor(fanatic=True) == [("fanatic", 0, "1.05")]
    assert factor(sluggish=True) == [("sluggish", 0, "0.95")]
    assert factor(war_machine=True) == [("war_machine", 0, "2.5")]
    assert factor(undead=True) == [("undead", 0, "1.02")]
    assert factor(flying=True) == [("flying", 0, "1.1")]
    assert factor(breath=True) == [("breath", 0, "1.15")]
    assert factor(reach=True) == [("reach", 0, "1.05")]
    assert factor(backstab=True) == [("backstab", 0, "1.1")]
    assert factor(berserker=True, leader=True, magic=2, magic_resistance=1) == []
    assert [factor(fear=n)[0][1:] for n in (1, 2, 3)] == [(1, "1.5"), (2, "2.3"), (3, "4.0")]
    fearless = [factor(fearless=n)[0][1:] for n in (1, 2, 3, 4, 99)]
    assert fearless == [(1, "1.05"), (2, "1.08"), (3, "1.1"), (4, "1.1"), (99, "1.1")]
    assert factor(fear=-9) == [("fear", -9, "1.0")]


@pytest.mark.rule("LC-HOUSE-1")
def test_the_rule_states_the_factors_that_are_charged():
    stated = BOOK["LC-HOUSE-1"].data["factors"]
    charged = {say(skill_name(skill)): float(value) for skill, value in PLAIN_FACTORS.items()}
    assert charged == {name: stated[name] for name in charged}
    levels = {skill: [float(value) for value in steps] for skill, steps in BY_LEVEL.items()}
    assert levels == {"fear": [1.0, *stated["Fear"]], "fearless": [1.0, *stated["Fearless"]]}
    shooter, die, ceiling, wound = (f"{float(x):.2f}" for x in (SHOOTER, DIE, CEILING, WOUND))
    rest = [name for name in stated if name not in (*charged, "Fear", "Fearless")]
    assert {name: stated[name] for name in rest} == {
        "monster or gigantic base, unless a war machine": float(MONSTER),
        "Ranged": f"{shooter} + {die} for each attack die, at most {ceiling}",
        "Invulnerable": f"1 + {wound} for each Wound after the first, at most {ceiling}",
    }
    assert BOOK["LC-HOUSE-1"].data["fixed"] == {
        "Leader": LEADER,
        "Magic n": f"{MAGIC} + 10n",
        "Magic Resistance n": "n",
    }
    assert f"take {float(POINTS):.2f} times the sum" in BOOK["LC-HOUSE-1"].english.rule


@pytest.mark.rule("LC-HOUSE-1")
def test_shooters_and_the_invulnerable_cost_more_up_to_a_ceiling():
    def shooter(attack):
        return factors(replace(with_skills(ranged=True), attack=attack))[0][2]

    assert [shooter(n) for n in (0, 2, 3, 4, 5)] == [
        Fraction("1.2"),
        Fraction("1.4"),
        Fraction("1.5"),
        Fraction("1.6"),
        Fraction("1.6"),
    ]

    def tough(wounds):
        return factors(replace(with_skills(invulnerable=True), wounds=wounds))[0][2]

    assert [tough(n) for n in (1, 2, 4, 5)] == [
        1,
        Fraction("1.2"),
        Fraction("1.6"),
        Fraction("1.6"),
    ]


@pytest.mark.rule("LC-HOUSE-1")
def test_monster_bases_cost_more_unless_they_are_war_machines():
    for base, dear in (("small", False), ("rider", False), ("monster", True), ("gigantic", True)):
        found = factors(replace(PLAIN, base=base))
        assert found == ([("monster", 0, Fraction("1.15"))] if dear else [])
    assert [name for name, _, _ in factors(card("dwarf-cannon"))] == ["war_machine"]


@pytest.mark.rule("LC-HOUSE-1")
def test_fixed_prices():
    assert extras(PLAIN) == ()
    assert extras(with_skills(leader=True)) == (("leader", 0, 5),)
    magic = [extras(with_skills(magic=n)) for n in (1, 2, 3)]
    assert magic == [(("magic", 1, 15),), (("magic", 2, 25),), (("magic", 3, 35),)]
    assert extras(with_skills(magic_resistance=2)) == (("magic_resistance", 2, 2),)
    assert model_price(with_skills(leader=True, undead=True)) == Fraction("26.42")


@pytest.mark.rule("LC-HOUSE-1", "LC-2-7")
def test_a_price_is_shown_line_by_line():
    lines = [(say(i.reason), i.value, i.op) for i in formula(card("minotaur"), 1).items]
    assert lines == [
        ("Attack dice and Strength", 2100, "add"),
        ("Wounds and Resistance", 2240, "add"),
        ("Defence dice", 420, "add"),
        ("Grey defence dice", 35, "add"),
        ("Agility", 175, "add"),
        ("Monster base (×1.15)", 746, "add"),
        ("Fanatic (×1.05)", 285, "add"),
        ("Fear 1 (×1.50)", 3001, "add"),
        ("Sluggish (×0.95)", -450, "add"),
        ("Rounded to whole points", 8600, "set"),
    ]
    chief = [(say(i.reason), i.value) for i in formula(card("orc-chieftain"), 1).items]
    assert ("Grey attack dice and Strength", 280) in chief
    assert chief[-2:] == [("Leader", 500), ("Rounded to whole points", 5600)]
    wizard = [say(i.reason) for i in formula(card("dark-elf-sorceress"), 1).items]
    assert wizard[-3:] == ["Magic 2", "Magic Resistance 1", "Rounded to whole points"]
    four = formula(card("human-spearmen"), 4)
    assert [(i.op, i.value, i.rule) for i in four.items[-2:]] == [
        ("multiply", 4, "LC-1.1-8"),
        ("set", 7600, "LC-HOUSE-1"),
    ]
    assert four.total == 7600
    assert SCALE == 100


@pytest.mark.parametrize("key", list(TABLE))
def test_the_lines_of_one_model_sum_up_to_its_price(key):
    added = sum(item.value for item in formula(card(key), 1).items if item.op == "add")
    assert abs(added - model_price(card(key)) * SCALE) <= Fraction(1, 2)
    for count in (0, 1, 3):
        sheet = price_of(card(key), count)
        assert sheet.total == points_of(card(key), count) * SCALE
        for language in ("en", "nl", "de"):
            assert Speaker(language).faults(sheet.name) == ()
            for item in sheet.items:
                assert Speaker(language).faults(item.reason) == ()


def test_skills_are_named_with_their_level():
    assert say(skill_name("magic_resistance", 2)) == "Magic Resistance 2"
    assert Speaker("de").say(skill_name("backstab")) == "Hinterhältiger Angriff"


def test_only_skills_with_a_level_show_one():
    row = usual_card(ranged=True, invulnerable=True, reach=True, fear=2, base="monster")
    shown = [(part, level) for part, level, _ in factors(row)]
    assert shown == [("monster", 0), ("ranged", 0), ("fear", 2), ("reach", 0), ("invulnerable", 0)]


@pytest.mark.rule("LC-HOUSE-1")
@pytest.mark.parametrize("key", ["orc-warriors", "demon-lord", "orc-shaman"])
def test_the_lines_of_a_price_add_up_from_nothing(key):
    sheet = formula(card(key), 1)
    assert sheet.start == 0
    lines = sum(item.value for item in sheet.items[:-1])
    assert lines == round(model_price(card(key)) * SCALE)
    assert (sheet.items[-1].op, sheet.total) == ("set", round(model_price(card(key))) * SCALE)


@pytest.mark.rule("LC-HOUSE-1", "LC-2-7")
def test_cards_that_battles_have_moved_cost_what_stands_on_them():
    moved = {key: row.points for key, row in cards().items() if isinstance(row.points, int)}
    assert len(moved) == 16
    assert (moved["goblins"], moved["dwarf-lord"], moved["demon-lord"]) == (7, 81, 345)
    for key, points in moved.items():
        assert [points_of(card(key), count) for count in (1, 3)] == [points, 3 * points]
        assert abs(points / model_price(card(key)) - 1) >= Fraction(1, 20), (
            "or the formula would do"
        )
        assert say(price_of(card(key), 1).items[0].reason) == "Price of its maker"


@pytest.mark.rule("LC-HOUSE-1")
def test_half_a_hundredth_is_rounded_up_in_a_line():
    # B is 27 + 22 + 6 + 3 = 58; 0.35 x 58 = 20.30, x 1.15 = 23.345
    sheet = price_of(usual_card(base="monster", agility=3), 1)
    assert [item.value for item in sheet.items] == [945, 770, 210, 105, 305, 2300]


def test_fixed_prices_are_lines_of_whole_points():
    plain = price_of(usual_card(), 1).items[:-1]
    held = price_of(usual_card(leader=True, magic=1, magic_resistance=2), 1).items[:-1]
    assert [item.value for item in held] == [*[item.value for item in plain], 500, 1500, 200]
