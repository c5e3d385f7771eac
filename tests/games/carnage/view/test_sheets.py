"""The reference sheet: all tables together (CAR-21-sheet)."""

import pytest

from slagveld.games.carnage.core.pearl_table import pearl_table, row_at
from slagveld.games.carnage.game import Carnage
from slagveld.texts import WRITTEN, say
from tests.games.carnage.battle import battle, unit

GAME = Carnage()
GAME.add_texts()


def sheets(**rest):
    """The cards of the reference sheet by the rule whose table they show."""
    shown = GAME.scene(battle(unit(0, 50, 50), unit(1, 90, 50), **rest), 0).sheets
    return {card.rules[0]: card for card in shown if card.rules}


def values(card):
    """What the lines of a card say, in English."""
    return [(say(line.label, "en"), say(line.value, "en")) for line in card.lines]


@pytest.mark.rule("CAR-21-sheet")
def test_the_sheet_gathers_movement_ranges_agility_wounds_and_pearl():
    assert list(sheets()) == [
        "CAR-8-table",
        "CAR-13.2-agility",
        "CAR-13.2-wound-table",
        "CAR-7-table",
    ]
    for card in sheets().values():
        for language in WRITTEN:
            for line in card.lines:
                assert "⟦" not in say(line.label, language) + say(line.value, language)


@pytest.mark.rule("CAR-21-sheet", "CAR-12-range-data")
def test_distances_are_those_of_the_book():
    assert values(sheets()["CAR-8-table"]) == [
        ("Infantry, normal move", "20 cm"),
        ("Infantry, charge", "30 cm"),
        ("Cavalry, normal move", "30 cm"),
        ("Cavalry, charge", "50 cm"),
        ("Direct fire", "0 cm to 30 cm"),
        ("Indirect fire", "30 cm to 80 cm"),
    ]


@pytest.mark.rule("CAR-21-sheet", "CAR-13.2-agility", "CAR-13.2-wound-table")
def test_the_tables_of_a_fight_are_those_of_the_book():
    agility = [value for _, value in values(sheets()["CAR-13.2-agility"])]
    assert (len(agility), agility[3]) == (10, "7+ melee or direct, 8+ indirect")
    wounds = [value for _, value in values(sheets()["CAR-13.2-wound-table"])]
    assert wounds[0] == "7  8  9  10  10"
    assert wounds[9] == "2  2  2  2  2"


@pytest.mark.rule("CAR-21-sheet", "CAR-7-table")
def test_the_pearl_table_has_every_range():
    rows = values(sheets()["CAR-7-table"])
    assert len(rows) == 22
    assert rows[9][1] == "Armageddon!"
    assert "41" in rows[9][0]
    assert "42" in rows[9][0]


@pytest.mark.rule("CAR-21-sheet", "CAR-7-shuffle")
def test_the_pearl_table_is_shown_as_it_was_dealt_out():
    keys = (*list(pearl_table())[1:], "disaster")
    state = battle(pearl_keys=keys)
    shown = [value for _, value in values(sheets(pearl_keys=keys)["CAR-7-table"])]
    ranges = list(pearl_table().values())
    assert shown == [say(row_at(state, row.last).name, "en") for row in ranges]
    assert (shown[0], shown[-1]) == ("Bad luck!", "Disaster!")
