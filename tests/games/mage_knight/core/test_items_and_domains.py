"""Items and relics, domains, built terrain: the cards beside the warriors."""

import pytest

from slagveld.games.mage_knight.core.abilities import abilities
from slagveld.games.mage_knight.core.ability_vocabulary import Modifier
from slagveld.games.mage_knight.core.book import FOLDER, INCH
from slagveld.games.mage_knight.core.items_and_domains import (
    Item,
    Requirement,
    built,
    domains,
    items,
    working,
)
from slagveld.games.mage_knight.core.warriors import SKULLS, factions, warrior
from slagveld.kernel.rulebook import Rulebook
from tests.games.rulebooks import same

BOOK = Rulebook.load(FOLDER.parent / "rulebook")


@pytest.mark.rule("MK-ITEMS-3", "MK-ITEMS-8", "MK-ITEMS-16")
def test_items_have_the_fields_of_their_cards():
    found = {key: (row.number, row.points, row.relic) for key, row in items().items()}
    assert found == {
        "dragonstar": ("R-01", 12, True),
        "jeweled-helm": ("R-02", 15, True),
        "oak-shield": ("001", 4, False),
        "wolf-banner": ("002", 5, False),
        "ember-staff": ("003", 6, False),
        "grudge-axe": ("004", 7, False),
        "grey-cloak": ("005", 3, False),
    }
    fields = {"name", "number", "points", "requires", "modifiers", "ability", "story"}
    assert fields <= set(Item.__struct_fields__)
    assert len(BOOK["MK-ITEMS-8"].data) == len(fields)
    for row in items().values():
        assert row.rule in BOOK
        assert same(BOOK[row.rule].title, row.name)
        assert str(row.points) in BOOK[row.rule].english.rule + BOOK[row.rule].english.ruling


def test_what_items_give():
    star, helm = items()["dragonstar"], items()["jeweled-helm"]
    assert star.modifiers == (Modifier(value="attack", amount=1, when="ranged"),)
    assert (star.range, star.requires) == (2, Requirement(attack_type="bow"))
    assert helm.requires == Requirement()
    assert helm.exhaustion == 1
    assert [(m.value, m.amount, m.when) for m in helm.modifiers] == [
        ("attack", 2, "paid"),
        ("defense", 2, "paid"),
        ("speed", 2, "paid"),
    ]
    (tokens,) = items()["grudge-axe"].modifiers
    assert (tokens.value, tokens.variable, tokens.amount) == ("damage", "tokens", 0)
    assert items()["grey-cloak"].ability == "stealth"
    for row in items().values():
        assert row.ability in ("", *abilities())
        assert row.requires.faction in ("", *factions())


@pytest.mark.rule("MK-ITEMS-10", "MK-ITEMS-EX1")
def test_requirements_ask_for_type_faction_and_attack_of_the_click():
    jarl, khan = warrior("jarl-halvard-stormcoal"), warrior("khan-urzag-redtusk")
    mage = warrior("archmage-serathine")
    star = items()["dragonstar"].requires
    assert [star.met(row, row.start) for row in (jarl, khan, mage)] == [True, False, False]
    banner = items()["wolf-banner"].requires
    assert [banner.met(row, row.start) for row in (jarl, khan)] == [False, True]
    axe = items()["grudge-axe"].requires
    assert [axe.met(khan, click) for click in khan.clicks] == [True] * 5 + [False, False, True]
    staff = items()["ember-staff"].requires
    assert [staff.met(mage, click) for click in mage.clicks] == [True] * 5 + [False] * 3
    assert not staff.met(jarl, jarl.start)
    assert Requirement().met(khan, SKULLS)


@pytest.mark.rule("MK-ITEMS-4")
def test_items_clash_when_their_requirements_are_equal():
    shield, axe, cloak = (items()[key] for key in ("oak-shield", "grudge-axe", "grey-cloak"))
    assert shield.clashes(shield)
    assert not shield.clashes(axe)
    assert not cloak.clashes(items()["jeweled-helm"])
    assert not cloak.clashes(cloak)


@pytest.mark.rule("MK-DOMAIN-4", "MK-DOMAIN-6")
@pytest.mark.parametrize(
    ("revealed", "left"),
    [
        (["darkness"], ["darkness"]),
        (["darkness", "magestone-storm"], []),
        (["darkness", "darkness"], ["darkness"]),
        (["darkness", "clear-skies"], ["clear-skies"]),
        (["blood-moon", "darkness"], ["blood-moon", "darkness"]),
        (
            ["magestone-storm", "clear-skies", "darkness", "blood-moon"],
            ["clear-skies", "blood-moon"],
        ),
        ([], []),
    ],
)
def test_domains_cancel_each_other(revealed, left):
    assert [card.key for card in working(tuple(revealed))] == left


@pytest.mark.rule("MK-DOMAIN-6")
def test_what_domains_do():
    dark, storm = domains()["darkness"], domains()["magestone-storm"]
    assert (dark.most_range, dark.runs, dark.storm) == (6, False, ())
    assert (storm.most_range, storm.runs, storm.storm) == (0, True, (1,))
    assert domains()["blood-moon"].modifiers == (Modifier(value="attack", amount=1, when="close"),)
    for row in domains().values():
        assert same(BOOK[row.rule].title, row.name)
        assert set(row.cancels) <= set(domains())


@pytest.mark.rule("MK-BUILT-2", "MK-BUILT-3", "MK-CARD-stone-wall", "MK-CARD-timber-tower")
def test_built_terrain_has_the_fields_of_its_card():
    wall, tower = built()["stone-wall"], built()["timber-tower"]
    assert (wall.terrain, wall.elevated, wall.dot) == ("blocking", False, False)
    assert (wall.defense, wall.fortification, wall.structure) == (16, 1, 5)
    assert (wall.length, wall.width) == (4 * INCH, INCH // 2)
    assert (tower.terrain, tower.elevated, tower.dot) == ("hindering", True, True)
    assert (tower.defense, tower.fortification, tower.structure) == (14, 2, 4)
    assert (tower.length, tower.width) == (625, 625)
    for row in built().values():
        assert same(BOOK[row.rule].title, row.name)
        assert f"defense {row.defense}" in BOOK[row.rule].english.rule
