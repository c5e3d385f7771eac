"""Sentences that stand on their own: sums of damage, the treasure, who stays, what is borne."""

import pytest

from slagveld.games.mage_knight.core.events import ControlChanged
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.melee.actions import Batter
from slagveld.games.mage_knight.movement.break_away import TurnOnSpot
from slagveld.games.mage_knight.movement.destination import Stay, Turn, WhereTo
from slagveld.games.mage_knight.objectives.control import check
from slagveld.games.mage_knight.objectives.ending import test_end as look_for_the_end
from slagveld.games.mage_knight.setup.automatic_deployment import set_down
from slagveld.kernel.event import Told
from slagveld.record import replace
from tests.games.mage_knight.attack.test_healing import heal, ward
from tests.games.mage_knight.battle import BASE, EAST, WEST, act, battle, box, events, man, plain
from tests.games.mage_knight.combat import Fight, duel, fight, strike
from tests.games.mage_knight.whole.test_story import begun, called, said

GAME = MageKnight()
GAME.add_texts()
HERO = {"rank": "unique", "item_slots": 2}


def about(play, word, language="en"):
    """The sentences that hold a word."""
    return [line for line in said(play, Told, language) if word in line]


@pytest.mark.rule("MK-MOD-6")
def test_damage_is_told_as_a_sum_of_whose_it_is():
    mine = {"items": ("grudge-axe",), "tokens": 1}
    play = strike(called(duel(plain(**HERO), mine=mine), "Orc", "Elf"), [6, 6])
    assert about(play, "Damage of") == [
        "Damage of Orc: 2 + 1 = 3 (Item: Grudge Axe).",
        "Damage of Orc to Elf: 3 + 1 = 4 (Critical hit).",
    ]
    assert about(play, "Schade van", "nl")[0] == "Schade van Orc: 2 + 1 = 3 (Voorwerp: Wrokbijl)."
    assert about(play, "Schaden von", "de")[1] == (
        "Schaden von Orc gegen Elf: 3 + 1 = 4 (Kritischer Treffer)."
    )


@pytest.mark.rule("MK-CRIT-5")
def test_a_critical_hit_on_several_says_what_it_adds_for_each():
    key = plain(abilities=("sweep",), front_arc=1800)
    state = duel(key, None, man(1, 10, 10 + BASE))
    play = strike(called(state, "Orc", "Elf", "Knight"), [6, 6], mode="sweep")
    assert about(play, "Critical hit") == [
        "Damage of Orc to Elf: 2 + 1 = 3 (Critical hit).",
        "Damage of Orc to Knight: 2 + 1 = 3 (Critical hit).",
    ]


@pytest.mark.rule("MK-CRIT-4", "MK-BUILT-19")
def test_a_critical_hit_on_a_wall_is_told_too():
    wall = box(50, "built:stone-wall", 10.85, 8, 0.5, 4)
    men = (man(0, 10, 10, EAST, plain(base=425)), man(1, 30, 30))
    play = act(called(fight(*men, terrain=(wall,)), "Orc"), 0, Batter(1, 50), [6, 6])
    assert about(play, "Critical hit") == ["Damage of Orc to Stone Wall: 2 + 1 = 3 (Critical hit)."]
    assert about(play, "Treffer)", "de") == [
        "Schaden von Orc gegen die Steinmauer: 2 + 1 = 3 (Kritischer Treffer)."
    ]


@pytest.mark.rule("MK-CRIT-6")
def test_a_healing_roll_is_against_nobody_and_its_extra_click_is_told():
    state = called(ward(), "Mender", "Orc")
    play = heal(state, [3, 3], heals="value")
    assert about(play, "makes")[0].startswith("Healing Orc: rolled 6, ")
    play = heal(state, [6, 6], heals="value")
    assert about(play, "Critical hit)") == ["Healing of Orc by Mender: 3 + 1 = 4 (Critical hit)."]


@pytest.mark.rule("MK-OBJ-1", "MK-OBJ-5")
def test_the_treasure_is_spoken_of_within_sentences():
    state = battle(man(0, 18, 19.15), scenario="treasure", objectives=[(18, 18)])
    play = begun(state)
    check(play, 0)
    name = play.state.seats[0].name
    assert said(play, ControlChanged) == [f"{name} takes control of the treasure."]
    assert said(play, ControlChanged, "nl") == [f"{name} krijgt de controle over de schat."]
    assert said(play, ControlChanged, "de") == [f"{name} übernimmt die Kontrolle über den Schatz."]
    taken = events(play, ControlChanged)[0]
    for rule, english in (
        ("MK-OBJ-5", f"The treasure is contested: {name} loses control of it."),
        ("MK-OBJ-3", f"{name} loses control of the treasure."),
    ):
        play.events = [replace(taken, on=False, rule=rule)]
        assert said(play, ControlChanged) == [english]


@pytest.mark.rule("MK-MOVE-11")
def test_who_might_go_or_turn_and_does_not_is_told():
    men = (man(0, 10, 10, EAST), man(1, 10 + BASE, 10, WEST))
    for question in (WhereTo(0, 1), TurnOnSpot(0, 1)):
        state = called(battle(*men, agenda=(question, Fight(0))), "Orc")
        play = act(state, 0, Stay())
        assert said(play, Told) == ["Orc stays where it stands."]
        assert [event.rule for event in events(play, Told)] == ["MK-MOVE-11"]
    assert said(act(state, 0, Turn(900)), Told) == []


@pytest.mark.rule("MK-ITEMS-15")
def test_what_a_warrior_bears_is_told_once_when_it_comes():
    khan = man(0, 10, 10, EAST, plain(**HERO), items=("grudge-axe", "wolf-banner"))
    hero = replace(battle(khan).fighters[0], id=7, label="Khan")
    play = begun(battle(man(1, 20, 20)))
    set_down(play, hero)
    assert said(play, Told) == ["Khan carries Grudge Axe and Wolf Banner."]
    assert said(play, Told, "de") == ["Khan trägt: Grollaxt und Wolfsbanner."]
    set_down(play, hero)
    assert len(said(play, Told)) == 1


@pytest.mark.rule("MK-WIN-3", "MK-WIN-5")
@pytest.mark.parametrize(
    ("armies", "line"),
    [
        ((200, 199, 50), "Objectives are tied: the army that cost fewer points wins"),
        ((200, 200, 50), "Objectives, armies and points of eliminated warriors are all tied"),
    ],
)
def test_the_end_compares_only_those_between_whom_it_was_decided(armies, line):
    state = battle(
        man(0, 5, 5), seats=(0, 1, 2), objectives=[(5, 18, 0), (8, 18, 1)], armies=armies
    )
    play = begun(state)
    look_for_the_end(play)
    first, second, third = [seat.name for seat in state.seats]
    (told,) = about(play, line)
    assert first in told
    assert second in told
    assert third not in told
