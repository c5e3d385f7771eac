"""The rulebook of Little Carnage: whole, in three languages, with what is ours marked as such."""

import re
from collections import Counter

import pytest

from slagveld.games.little_carnage.core.book import FOLDER, PREFIX
from slagveld.games.little_carnage.core.spellbook import spells
from slagveld.kernel.rulebook import Rulebook
from tests.games.rulebooks import assert_titled, cited_strangers

BOOK = Rulebook.load(FOLDER.parent / "rulebook")
PART = r"[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*"
CITED = re.compile(rf"(?<![\w-]){PREFIX}(?:-{PART})+")


@pytest.mark.rule("LC-0-1")
def test_the_whole_book_is_there_with_the_words_of_the_german_text():
    ids = [rule.id for rule in BOOK]
    house = [rule for rule in ids if rule.startswith(f"{PREFIX}-HOUSE")]
    magic = [row.rule for row in spells().values()]
    printed = [rule for rule in ids if rule not in house and rule not in magic]
    assert len(printed) == 281
    assert (printed[0], printed[-1]) == ("LC-0-1", "LC-4.4-6")
    assert ids == [*printed, *house, *magic]
    assert house[:7] == [f"{PREFIX}-HOUSE-{number}" for number in range(1, 8)]
    terms = BOOK["LC-0-1"].data
    assert len(terms) == 88
    assert terms["regiment"] == "Regiment (also Gruppe)"
    assert terms["D6"] == "W6"
    assert terms["litter"] == "Sänfte (also Trage)"


@pytest.mark.rule("LC-0-2", "LC-0-5")
def test_author_edition_and_licence_are_named_with_the_rules():
    about = BOOK["LC-0-2"].english.rule
    assert "Martin Dockner" in about
    assert "beta version" in about
    assert "16 September 2015" in about
    licence = BOOK["LC-0-5"]
    assert "Creative Commons licence CC BY-NC-ND 4.0" in licence.english.rule
    assert "Martin Dockner" in licence.english.rule
    assert "in our own words" in licence.english.ruling
    for rule in ("LC-0-1", "LC-0-2", "LC-0-5"):
        assert BOOK[rule].kind == "display"


def test_every_rule_has_a_title_in_every_language():
    assert_titled(BOOK, languages=("en", "nl", "de"))


def test_nothing_is_exempt_and_little_is_only_shown():
    kinds = Counter(rule.kind for rule in BOOK)
    assert kinds["exempt"] == 0
    assert kinds["display"] == 14
    assert [rule.id for rule in BOOK if rule.topic == "etiquette"] == [
        "LC-0-5",
        "LC-1.7-2",
        "LC-2-3",
        "LC-4.1-7",
    ]


def test_rules_are_found_in_every_language():
    assert BOOK.search("gezamenlijke aanval")[0].id == "LC-1.6-21"
    assert BOOK.search("gemeinsamer Angriff")[0].id == "LC-1.6-21"
    assert BOOK.search("volle Verteidigung dauert")[0].id == "LC-1.6-19"


def test_every_rule_that_is_cited_exists():
    ids = [rule.id for rule in BOOK]
    families = {rule[:place] for rule in ids for place, sign in enumerate(rule) if sign == "-"}
    assert cited_strangers(BOOK, FOLDER.parent, CITED, families) == []


@pytest.mark.rule("LC-3-2")
def test_every_spell_has_its_rule_and_what_is_ours_says_so():
    for row in spells().values():
        rule = BOOK[row.rule]
        assert rule.house
        if row.difficulty:
            assert rule.english.rule.startswith(f"Difficulty {row.difficulty}. ")
        assert f"{row.range // 250} inches" in rule.english.rule
    ours = [rule.id for rule in BOOK if rule.house]
    assert ours == [rule.id for rule in BOOK if re.match("LC-(HOUSE|SPELL)-", rule.id)]
    assert "[LC-HOUSE-3]" in BOOK["LC-3-2"].english.ruling


@pytest.mark.rule("LC-1.7-3", "LC-1.7-4", "LC-1.4-4", "LC-2-7")
def test_every_gap_says_what_fills_it():
    assert "there are none here" in BOOK["LC-1.7-3"].english.ruling
    assert "nothing is looted" in BOOK["LC-1.7-4"].english.ruling
    assert "33 of them" in BOOK["LC-1.4-4"].english.ruling
    assert "[LC-HOUSE-1]" in BOOK["LC-2-7"].english.ruling


def test_worked_examples_keep_their_numbers():
    examples = [rule for rule in BOOK if rule.topic == "example"]
    assert len(examples) == 19
    for rule in examples:
        assert re.search(r"-ex\d$", rule.id)
        assert rule.english.examples or rule.english.tables
    assert "Damage is 1 × 3 = 3, wounds are 3 / 3 = 1." in BOOK["LC-1.6-ex1"].english.examples[0]
    assert "5 / 2 = 2.5 is less than 3" in BOOK["LC-1.8-sluggish-ex1"].english.examples[0]
