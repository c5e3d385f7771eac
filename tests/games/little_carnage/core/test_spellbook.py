"""The house spells: their numbers, and who may know them."""

import pytest

from slagveld.games.little_carnage.core.book import FOLDER, INCH, PREFIX
from slagveld.games.little_carnage.core.spellbook import (
    COUNTERSPELL,
    choosable,
    most_spells,
    spells,
)
from slagveld.texts import WRITTEN, Distance, Speaker, add_source, say
from tests.games.little_carnage.house import spell

add_source("little-carnage", FOLDER.parent / "texts")

TABLE = {
    "fire-dart": (1, 12, "enemy-model", True, True),
    "mend": (1, 8, "friendly-model", False, False),
    "aegis": (1, 8, "friendly-regiment", False, False),
    "fury": (1, 8, "friendly-regiment", False, False),
    "courage": (1, 12, "friendly-regiment", False, False),
    "mire": (1, 12, "enemy-regiment", True, False),
    "storm": (2, 12, "enemy-regiment", True, True),
    "dread": (2, 12, "enemy-regiment", True, False),
    "blink": (2, 4, "friendly-foot", False, False),
    "raise": (3, 8, "friendly-regiment", False, False),
    "counterspell": (0, 24, "enemy-wizard", False, False),
}
"""Difficulty, range in inches, target, whether it must be seen, whether it is an attack."""


@pytest.mark.rule("LC-3-2", "LC-HOUSE-3")
def test_ten_spells_and_the_counterspell():
    found = {
        row.key: (row.difficulty, row.range // INCH, row.target, row.sight, row.attack)
        for row in spells().values()
    }
    assert found == TABLE
    assert all(row.range % INCH == 0 for row in spells().values())
    with pytest.raises(KeyError):
        spell("fireball")


@pytest.mark.rule("LC-HOUSE-3")
def test_the_numbers_of_their_effects():
    dart, storm = spell("fire-dart"), spell("storm")
    assert (dart.effect, dart.dice, dart.strength, dart.models) == ("attack", 3, 4, 1)
    assert (storm.effect, storm.dice, storm.strength, storm.models) == ("attack", 2, 3, 3)
    assert (spell("aegis").effect, spell("aegis").dice) == ("defence-die", 1)
    assert (spell("fury").effect, spell("fury").dice) == ("attack-die", 1)
    assert (spell("dread").effect, spell("dread").level) == ("fear", 1)
    assert (spell("blink").effect, spell("blink").distance) == ("move", 8 * INCH)
    assert (spell("raise").effect, spell("raise").undead) == ("raise", True)
    effects = [spell(key).effect for key in ("mend", "courage", "mire", "counterspell")]
    assert effects == ["mend", "courage", "slow", "counter"]


@pytest.mark.rule("LC-1.8-magic-3", "LC-1.8-magic-ex1")
def test_a_wizard_knows_one_spell_more_than_his_level():
    assert [most_spells(level) for level in (0, 1, 2, 3)] == [0, 2, 3, 4]


def test_only_red_wizards_raise_and_nobody_chooses_the_counterspell():
    usual = [key for key in TABLE if key not in ("raise", COUNTERSPELL)]
    for colour in ("blue", "green", "grey", "violet"):
        assert [row.key for row in choosable(colour)] == usual
    assert [row.key for row in choosable("red")] == [*usual, "raise"]


@pytest.mark.parametrize("key", list(TABLE))
def test_every_spell_has_name_and_words_in_every_language(key):
    row = spell(key)
    assert row.rule == f"{PREFIX}-SPELL-{key}"
    for language in WRITTEN:
        assert Speaker(language).faults(row.name) == ()
        assert Speaker(language).faults(row.words) == ()
        speaker = Speaker(language, "inch", INCH)
        assert speaker.say(Distance(row.range)) in speaker.say(row.words)
    assert say(spell("raise").name) == "Raise"
