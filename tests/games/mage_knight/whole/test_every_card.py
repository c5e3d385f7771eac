"""Every ability, item, domain and piece of built terrain is used in battle, and has its tests."""

import ast
import os
from pathlib import Path

from slagveld.games.mage_knight.core.book import card
from slagveld.games.mage_knight.core.warriors import warriors
from slagveld.games.mage_knight.melee.actions import Batter, Strike
from slagveld.games.mage_knight.setup.domains import RevealDomains
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot
from slagveld.games.mage_knight.turn.phases import ActionPhase
from slagveld.kernel.dice import Rng
from tests.games.mage_knight.battle import BASE, EAST, WEST, act, battle, box, man, plain, run
from tests.games.mage_knight.combat import duel, strike
from tests.games.mage_knight.combat import fight as duelling
from tests.games.mage_knight.pools import GAME, begin, fight, load, roster, scatter, table
from tests.games.mage_knight.shoots import duel as shooting
from tests.games.mage_knight.using import (
    Book,
    every_card,
    note_domains,
    note_events,
    probe,
    restrictions,
)

SOAK = os.environ.get("SLAGVELD_SOAK") == "1"
BATTLES = 3000 if SOAK else 400
"""The most battles that are fought; some fifty are enough."""
DECISIONS = 100
"""Decisions of each battle."""
TIMES = 3 if SOAK else 1
"""How often each card must be used."""
SHOWING = ("warriors", "rulebook", "cards", "sheets", "scene", "every_card")
"""Tests of the data, of displays, and these here: no tests of what a card does."""


def test_every_card_is_used_in_random_battles():
    book = Book()
    for seed in range(BATTLES):
        wanted = {*book.missing(TIMES)}
        if not wanted:
            break
        rng = Rng(seed)
        state = begin(rng, book, wanted)
        if seed % 4:
            state = scatter(state, rng, wanted)
        fight(state, rng, book, DECISIONS)
    assert book.missing(TIMES) == []


def marked(path):
    """The rules that the tests of a file prove by their marks."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def test_every_card_has_a_test_of_what_it_does():
    files = sorted(Path(__file__).parents[1].rglob("test_*.py"))
    tested = set()
    for path in files:
        if path.stem.removeprefix("test_") not in SHOWING:
            tested |= marked(path)
    assert [key for key in every_card() if card(key) not in tested] == []
    assert card("toughness") in marked(Path(__file__).parent / "test_seldom_cards.py")
    assert card("nothing") not in tested


# The pools


def test_armies_of_the_pools_are_sound_and_bring_what_is_wanted():
    for seed in range(6):
        army = roster(Rng(seed), {"frenzy", "summon"})
        assert not GAME.muster().faults(army)
        keys = [entry.key for entry in army.entries]
        assert not {"gore-rager", "frenzied-gnawer", "shyft-caller"}.isdisjoint(keys)
        army = roster(Rng(seed), {"oak-shield"})
        assert any("oak-shield" in entry.choices.get("items", ()) for entry in army.entries)


def test_a_bearer_of_the_pools_carries_no_more_than_it_may():
    khan = warriors()["khan-urzag-redtusk"]
    found = load(Rng(1), khan, {"wolf-banner", "jeweled-helm"})
    assert sorted(found) == ["jeweled-helm", "wolf-banner"]


def test_tables_of_the_pools_have_all_built_terrain():
    kinds = {piece["kind"] for seed in range(9) for piece in table(Rng(seed))["terrain"]}
    assert {"built:stone-wall", "built:timber-tower", "hindering", "blocking"} <= kinds
    for seed in range(9):
        built = [piece["kind"].split(":")[1] for piece in table(Rng(seed))["terrain"][:2]]
        assert sorted(built) == ["stone-wall", "timber-tower"]


def test_a_scattered_battle_is_sound_and_nobody_is_lost():
    rng, book = Rng(5), Book()
    state = begin(rng, book, {"demoralized"})
    mixed = scatter(state, rng, {"demoralized"})
    assert GAME.faults(mixed) == []
    assert GAME.overlapping(mixed) == []
    here = [fighter.id for fighter in mixed.fighters]
    gone = [fallen.fighter.id for fallen in mixed.fallen]
    assert sorted(here + gone) == sorted(fighter.id for fighter in state.fighters)
    assert any("demoralized" in fighter.click.shown for fighter in mixed.fighters)


# The book


def used(book):
    """What was used, and how often."""
    return {key: count for key, count in book.times.items() if count}


def test_a_card_that_only_stands_on_a_dial_is_not_used():
    book = Book()
    state = duel(plain(abilities=("weapon-master",)), plain(abilities=("battle-armor",)))
    play = strike(state, [3, 2])
    note_events(book, state, play.events)
    assert used(book) == {}
    assert book.missing() == list(every_card())
    play = strike(state, [4, 4, 2], mode="weapon-master")
    note_events(book, state, play.events)
    assert set(used(book)) == {"weapon-master"}
    assert "weapon-master" not in book.missing()
    assert "weapon-master" in book.missing(9)


def test_lines_of_a_roll_and_struck_walls_are_uses():
    book = Book()
    moon = duel(chosen_domains=((0, "blood-moon"), (1, "blood-moon")), revealed=True)
    note_events(book, moon, strike(moon, [3, 2]).events)
    assert used(book) == {"blood-moon": 1}
    wall = box(50, "built:stone-wall", 10.55, 8, 0.5, 4)
    state = duelling(man(0, 10, 10, EAST), man(1, 30, 30), terrain=(wall,))
    note_events(book, state, act(state, 0, Batter(1, 50), [4, 3]).events)
    assert used(book) == {"blood-moon": 1, "stone-wall": 1}


def test_shelter_is_a_use_of_the_piece_that_gives_it():
    for x, expected in ((16.75, {"timber-tower": 1}), (22, {})):
        book = Book()
        state = shooting((box(51, "built:timber-tower", x, 8.75, 2.5, 2.5),))
        note_events(book, state, act(state, 0, Shoot(1, (2,)), [3, 2]).events)
        assert used(book) == expected


def test_a_domain_that_cancels_another_is_used():
    for cards, expected in (
        (("clear-skies", "darkness"), {"clear-skies": 1}),
        (("clear-skies", "blood-moon"), {}),
        (("darkness", "magestone-storm"), {"darkness": 1, "magestone-storm": 1}),
    ):
        book = Book()
        chosen = tuple(enumerate(cards))
        state = battle(
            man(0, 5, 5),
            man(1, 9, 9),
            chosen_domains=chosen,
            agenda=(RevealDomains(), ActionPhase(0)),
        )
        note_domains(book, run(state, game=GAME).state)
        assert used(book) == expected


def test_only_cards_that_forbid_are_used_by_refusing():
    assert "MK-CARD-stealth" in restrictions()
    assert "MK-CARD-darkness" in restrictions()
    assert "MK-CARD-flight" not in restrictions()
    assert "MK-CARD-command" not in restrictions()
    for ability, expected in (("battle-fury", {"battle-fury": 1}), ("command", {}), ("", {})):
        book = Book()
        target = plain(abilities=(ability,) if ability else ())
        state = battle(
            man(0, 10, 10, EAST), man(1, 10 + BASE, 10, WEST, target), agenda=(ActionPhase(0),)
        )
        assert (GAME.check(state, 0, Strike(1, 2, capture=True)) is None) == (not ability)
        probe(GAME, book, state, 0)
        assert used(book) == expected


def test_an_item_is_used_when_its_ability_is():
    hero = plain(rank="unique", item_slots=1)
    archer = plain(attack_type="bow", range=12, ranged_damage=1)
    wood = box(500, "hindering", 14, 8, 2, 4)
    for items, expected in (((), {}), (("grey-cloak",), {"stealth": 1, "grey-cloak": 1})):
        book = Book()
        men = (man(0, 10, 10, EAST, key=archer), man(1, 20, 10, key=hero, items=items))
        probe(GAME, book, battle(*men, terrain=(wood,), agenda=(ActionPhase(0),)), 0)
        assert used(book) == expected
