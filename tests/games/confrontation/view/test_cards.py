"""Reference cards for displays: printed values, values of the moment, competences."""

import pytest

from slagveld.games.confrontation.core.profiles import peoples, profiles
from slagveld.games.confrontation.view.cards import profile_card
from tests.games.confrontation.battle import card, man
from tests.games.confrontation.shown import changed, house, lines, notes, words
from tests.games.confrontation.view.test_scene import piece


@pytest.mark.rule("CON-CARD-1")
def test_the_card_of_a_figure_shows_every_value():
    key = card(shooting=3, power=4, faith=(1, 0, 2), strength_dice=1, fear=None)
    shown = lines(piece(man(0, 10, 10, key=key)).card)
    assert shown == {
        "Movement (MOV)": "10 cm",
        "Initiative (INI)": 3,
        "Attack (ATT)": 4,
        "Strength (FOR)": "5+D6",
        "Defence (DEF)": 4,
        "Resistance (RES)": 5,
        "Shooting (TIR)": 3,
        "Fear (PEUR)": 0,
        "Discipline (DIS)": 2,
        "Power (POU)": 4,
        "Faith (FOI)": "1-0-2",
        "Army": words(next(iter(peoples().values())).name),
        "Size": "normal",
        "Base": "2.5 cm × 2.5 cm",
        "Army points (P.A.)": 20,
    }


def test_a_second_movement_fear_and_two_dice():
    key = card(second_movement=15, medium="air", fear=7, strength_dice=2, abilities=("vol",))
    shown = lines(piece(man(0, 10, 10, key=key)).card)
    assert shown["Movement in the air"] == "15 cm"
    assert shown["Strength (FOR)"] == "5+2D6"
    assert shown["Fear (PEUR)"] == 7
    assert "Courage (COU)" not in shown
    water = card(second_movement=12, medium="water")
    assert lines(piece(man(0, 10, 10, key=water)).card)["Movement in water"] == "12 cm"


def test_values_that_something_changes_are_marked():
    plain = piece(man(0, 10, 10)).card
    assert changed(plain) == []
    hurt = piece(man(0, 10, 10, key=card(shooting=2), wound="serious", charged=-1)).card
    assert changed(hurt) == [
        "Initiative (INI)",
        "Attack (ATT)",
        "Strength (FOR)",
        "Defence (DEF)",
        "Shooting (TIR)",
    ]
    assert lines(hurt)["Attack (ATT)"] == 1
    leader = man(0, 14, 10, key=card(abilities=("commandement/10",), courage=7, discipline=5))
    led = piece(man(0, 10, 10), leader).card
    assert changed(led) == ["Courage (COU)", "Discipline (DIS)"]
    assert (lines(led)["Courage (COU)"], lines(led)["Discipline (DIS)"]) == (7, 5)
    tough = piece(man(0, 10, 10, mutated="resistance", mutation=2)).card
    assert changed(tough) == ["Resistance (RES)"]


def test_the_notes_of_a_card_tell_gear_weapon_competences_and_origin():
    row = next(row for row in profiles().values() if row.weapon is not None and row.abilities)
    told = notes(piece(man(0, 10, 10, key=row.key)).card)
    assert told[0].startswith("Equipment: ")
    assert told[1].startswith(f"Ranged weapon: FOR {row.weapon.strength}; short up to ")
    assert len(told) == 3 + len(row.traits)
    gained = piece(man(0, 10, 10, gained=("endurance",))).card
    assert notes(gained) == [
        "Endurance (gained in this battle): Light wounds take nothing from his values.",
        "A card of our own, not of Rackham.",
    ]
    assert gained.rules == ("CON-CARD-endurance",)
    own = piece(man(0, 10, 10, key=card(abilities=("implacable/2",)))).card
    assert notes(own)[0].startswith("Implacable/2: ")


def test_what_is_not_printed_on_a_card_is_marked_as_ours():
    assert house(piece(man(0, 10, 10)).card) == ["Base"]
    key = card(price="model", base=(250, 250), origin="C3.5")
    shown = piece(man(0, 10, 10, key=key)).card
    assert house(shown) == ["Army points (P.A.)"]
    assert notes(shown)[-1] == "A card of a later revision."


def test_a_card_in_hand_shows_what_is_printed():
    for row in list(profiles().values())[:12]:
        shown = profile_card(row, 1)
        assert shown.seat == 1
        assert changed(shown) == []
        fresh = piece(man(1, 10, 10, key=row.key)).card
        if "commandement" not in " ".join(row.abilities):
            assert lines(shown)["Initiative (INI)"] == lines(fresh)["Initiative (INI)"]
            assert list(lines(shown)) == list(lines(fresh))
            assert lines(shown) == lines(fresh) or row.powers.has("mort-vivant")


def test_a_card_in_hand_shows_a_second_movement_and_fear():
    flyer = lines(profile_card(profiles()["animae-sylvestre"], 0))
    assert (flyer["Movement (MOV)"], flyer["Movement in the air"]) == ("10 cm", "15 cm")
    assert (flyer["Courage (COU)"], flyer["Discipline (DIS)"]) == (3, 2)
    assert "Fear (PEUR)" not in flyer
    dread = lines(profile_card(profiles()["ranghor"], 0))
    assert (dread["Fear (PEUR)"], dread["Discipline (DIS)"]) == (8, 5)
    assert "Courage (COU)" not in dread
    assert "Movement in the air" not in dread
