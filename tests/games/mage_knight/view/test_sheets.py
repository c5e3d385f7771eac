"""Sheets beside the table: players, abilities in play, modifiers, domain cards."""

import msgspec
import pytest

from slagveld.games.mage_knight.core.abilities import abilities
from slagveld.games.mage_knight.core.book import FOLDER
from slagveld.games.mage_knight.core.fighter import Carried
from slagveld.games.mage_knight.core.state import Dropped, Fallen, Reserve
from slagveld.games.mage_knight.view.scene import scene
from slagveld.games.mage_knight.view.sheets import (
    modifier_table,
    modifiers,
    player_sheet,
    reference,
)
from slagveld.kernel.rulebook import Rulebook
from slagveld.record import replace
from tests.games.mage_knight.battle import battle, man, plain, warrior
from tests.games.mage_knight.shown import lines, notes, words


class TestSheets:
    """Players, abilities, modifiers, domains."""

    def test_a_player_sees_what_is_left_and_who_fell(self):
        state = battle(
            man(0, 4, 4), man(0, 9, 9), man(1, 20, 20), objectives=[(18, 18, 0), (5, 5, 1)],
            total=200, armies=(190, 200),
        )  # fmt: skip
        lost, foe = state.fighter(1), state.fighter(3)
        fallen = (Fallen(lost, 1), Fallen(foe, 0), Fallen(foe, 0, back=True), Fallen(lost, 0))
        state = replace(state, fallen=fallen, reserves=(Reserve(60, 0, "master-archer"),))
        shown = player_sheet(state, 0)
        assert (shown.title, shown.seat) == ("Player 1", 0)
        assert lines(shown) == {
            "Points of the army": 190,
            "Objectives held": 1,
            "Warriors left": 2,
            "Points left": 40,
            "Points eliminated": 60,
            "Not deployed yet": 1,
        }
        name = lost.name
        assert notes(shown) == [f"Eliminated: {name} (20 points)"] * 2
        assert notes(player_sheet(state, 1)) == [
            f"Eliminated: {name} (20 points)",
            f"Eliminated and brought back: {name} (20 points)",
        ]
        assert "Not deployed yet" not in lines(player_sheet(state, 1))

    def test_a_player_without_a_known_army_has_no_points_of_it(self):
        assert "Points of the army" not in lines(player_sheet(battle(armies=()), 0))

    def test_the_abilities_on_the_table_are_explained_slot_by_slot(self):
        one = plain(abilities=("charge", "toughness"))
        other = warrior("clothed", {"nexus": "venom"}, item_slots=2, rank="unique")
        dropped = Dropped(Carried(77, "oak-shield", 1), 2000, 3000)
        men = (man(0, 4, 4, key=one), man(1, 9, 9, key=other, items=("grey-cloak",)))
        *_, speed, attack, defense, table = scene(battle(*men, dropped=(dropped,))).sheets
        assert [words(c.title) for c in (speed, attack, defense, table)] == [
            "Abilities: speed", "Abilities: attack", "Abilities: defense", "Modifiers",
        ]  # fmt: skip
        assert speed.rules == ("MK-CARD-charge", "MK-CARD-stealth")
        assert notes(speed)[0] == f"Charge (optional): {abilities()['charge'].words.en}"
        assert notes(attack) == [f"Venom: {abilities()['venom'].words.en}"]
        assert defense.rules == ("MK-CARD-toughness",)

    def test_an_item_on_the_ground_has_its_ability_explained(self):
        dropped = Dropped(Carried(77, "grey-cloak", 1), 2000, 3000)
        sheets = scene(battle(dropped=(dropped,))).sheets
        assert ("MK-CARD-stealth",) in [card.rules for card in sheets]

    def test_where_no_ability_shows_none_is_explained(self):
        assert reference(()) == ()
        assert len(scene(battle(man(0, 4, 4))).sheets) == 3

    @pytest.mark.rule("MK-MOD-6")
    def test_the_table_of_modifiers_is_that_of_the_book(self):
        shown = modifier_table()
        assert lines(shown)["Capture attempt"] == "−3 attack"
        assert lines(shown)["Close Range"] == "+1 attack or ranged damage"
        assert lines(shown)["Wave warrior in water"] == "+2 defense"
        assert lines(shown)["Fortification of built terrain"] == "as printed, defense"
        book = _book("MK-MOD-6")
        assert len(book) == len(modifiers()) == len(shown.lines)
        for row, line in zip(book, modifiers().values(), strict=True):
            value, amount, rule = line.value, line.amount, line.rule
            assert row["entry"].startswith(rule)
            assert amount == (row["modifier"] if isinstance(row["modifier"], int) else None)
            spoken = "attack or ranged damage" if value == "either" else value.replace("-", " ")
            assert row["value"].startswith(spoken)

    def test_leaders_have_no_sheet(self):
        state = battle(man(0, 4, 4))
        leader = replace(state.seats[1], leader=True)
        state = replace(state, seats=(state.seats[0], leader))
        assert [card.seat for card in scene(state).sheets] == [0, None]


class TestDomains:
    """Domain cards are secret until they are revealed."""

    CHOSEN = ((0, "darkness"), (1, "blood-moon"))

    def fronts(self, seat, **more):
        (row,) = scene(battle(chosen_domains=self.CHOSEN, **more), seat).rows
        return [
            (card.key, None if card.front is None else words(card.front.title), card.state)
            for card in row.cards
        ]

    @pytest.mark.parametrize("seat", [0, 1, None])
    def test_each_player_sees_only_the_own_card(self, seat):
        names = ["Darkness" if seat == 0 else None, "Blood Moon" if seat == 1 else None]
        assert self.fronts(seat) == [
            ("domain-0", names[0], "ready"),
            ("domain-1", names[1], "ready"),
        ]
        said = msgspec.json.encode(scene(battle(chosen_domains=self.CHOSEN), seat)).lower()
        assert (b"blood-moon" in said or b"bloedmaan" in said) is (seat == 1)
        assert b"duisternis" in said or seat != 0

    def test_revealed_cards_are_open_to_all(self):
        for seat in (0, 1, None):
            assert self.fronts(seat, revealed=True) == [
                ("domain-0", "Darkness", "now"),
                ("domain-1", "Blood Moon", "now"),
            ]

    def test_a_cancelled_card_is_struck_out(self):
        chosen = ((0, "darkness"), (1, "clear-skies"))
        (row,) = scene(battle(chosen_domains=chosen, revealed=True), 0).rows
        assert [card.state for card in row.cards] == ["skipped", "now"]
        assert row.cards[0].front.rules == ("MK-CARD-darkness", "MK-DOMAIN-4")
        assert notes(row.cards[0].front) == ['Ranges above 6" are 6". Nobody may run.']

    def test_a_choice_hidden_in_a_view_stays_hidden(self):
        (row,) = scene(battle(chosen_domains=((0, ""), (1, "blood-moon"))), 0).rows
        assert [card.front is None for card in row.cards] == [True, True]
        assert scene(battle(), 0).rows == ()


def _book(rule):
    return Rulebook.load(FOLDER.parent / "rulebook")[rule].data
