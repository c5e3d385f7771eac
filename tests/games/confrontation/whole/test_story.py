"""The story of a battle: who, whom, how, why and how much, in the words of the book."""

import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Charge, Engage
from slagveld.games.confrontation.core.book import measured
from slagveld.games.confrontation.core.profiles import profiles
from slagveld.games.confrontation.disengagement.attempt import Disengage
from slagveld.games.confrontation.melee.pursuit import NoPursuit, PursueOrStay
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Stay, Walk
from slagveld.games.confrontation.shooting.phase import HoldFire, Shoot
from slagveld.games.confrontation.wounds.wound_rolls import WoundRoll
from slagveld.kernel.event import Announced, Moved, Rolled, Told
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Name, Speaker
from tests.games.confrontation.battle import EAST, SOUTH, act, battle, card, events, man, run
from tests.games.confrontation.brawl import FIRST, Brawl, Strike, dice, pair
from tests.games.confrontation.gunnery import Gunnery, foe, shooter
from tests.games.confrontation.marching import active, way
from tests.games.confrontation.stops import Stop

WRITTEN = ("en", "nl", "de")


def told(play, language="en"):
    """All sentences of a play."""
    say = Speaker(language).say
    return [say(event.text()) for event in play.events]


def lines(need):
    """What a need is made of: its name, and each item with its rule."""
    say = Speaker("en").say
    items = [(say(item.reason), item.value, item.rule) for item in need.target.items]
    return say(need.target.name), need.target.start, items


# Rolls


@pytest.mark.rule("CON-FEAR-3", "CON-FEAR-15")
def test_a_courage_test_names_everybody_with_courage_and_fear():
    creature = man(1, 30, 40, SOUTH, key=card(fear=7))
    men = (man(0, 28, 52), man(0, 32, 52, card=101), creature)
    (roll,) = events(act(active(*men), 0, Charge((1, 2), (3,)), [5]), Rolled)
    said = Speaker("en").say(roll.text())
    assert said.startswith(
        "Courage test of test  and test  (Courage 5) before test fear=7 (Fear 7)"
    )
    assert said.endswith("passed")
    assert lines(roll.need) == (
        "Fear of test fear=7",
        7,
        [
            ("Must be exceeded", 1, "CON-FEAR-15"),
            ("Courage", -4, "CON-FEAR-15"),
            ("Further warriors", -1, "CON-FEAR-15"),
        ],
    )


@pytest.mark.rule("CON-DISENGAGE-3")
def test_a_disengagement_names_those_who_are_left():
    state = active(man(0, 30, 50), man(1, 30, 47.5), man(1, 32.5, 50, key=card(attack=5)))
    play = act(state, 0, Disengage(1), [6])
    (announced,) = events(play, Announced)
    (roll,) = events(play, Rolled)
    assert announced.pieces == roll.pieces == (1, 2, 3)
    assert told(play)[1].startswith(
        "Attempt of test  to leave the fight with test  and test attack"
    )
    name, start, items = lines(roll.need)
    assert (name, start) == ("Difficulty", 4)
    assert items == [("2 opponents", 4, "CON-DISENGAGE-3"), ("Initiative", -3, "CON-DISENGAGE-3")]


@pytest.mark.rule("CON-SHOOT-12", "CON-SHMOD-5")
def test_a_shot_says_what_makes_it_difficult_and_whether_it_hit():
    aim = Gunnery(shooter(covered=500), foe(82.5, key=card(size="small")))
    aim.do(Shoot(1, 2), 2)
    (roll,) = [event for event in aim.last if isinstance(event, Rolled)]
    name, start, items = lines(roll.need)
    assert (name, start) == ("Difficulty, long range", 10)
    assert [(value, rule) for _, value, rule in items] == [
        (1, "CON-FIRE-3"),
        (1, "CON-SHMOD-3"),
        (-3, "CON-SHOOT-12"),
    ]
    assert Speaker("en").say(roll.text()).endswith("needs ≥ 9): not enough")
    near = Gunnery(shooter(), foe(key=card(resistance=14))).do(Shoot(1, 2), 4, 1, 1)
    first = next(event for event in near.last if isinstance(event, Rolled))
    assert Speaker("en").say(first.text()).endswith(": hit")


@pytest.mark.rule("CON-MELEE-10", "CON-MELEE-13")
def test_attack_and_defence_name_both_and_what_came_of_it():
    brawl = Brawl(*pair(own={"wound": "light"}), dice=FIRST)
    brawl.do(dice(_2=(0, 2))).do(dice(_1=(2, 0)))
    brawl.do(Strike(5), 6, 6, 4, 3)
    rolls = [event for event in brawl.last if isinstance(event, Rolled)]
    assert [event.pieces for event in rolls] == [(1, 2), (1, 2), (2, 1), (2, 1)]
    assert lines(rolls[0].need) == (
        "Threshold",
        5,
        [("Attack", -4, "CON-MELEE-10"), ("Wounds", 1, "CON-HOUSE-5")],
    )
    said = Speaker("de").say(rolls[2].text())
    assert said.startswith("Verteidigung von test  gegen test :")
    assert said.endswith(": pariert")


@pytest.mark.rule("CON-MELEE-6", "CON-MELEE-8")
def test_the_number_of_dice_is_itemised():
    brawl = Brawl(*pair(card(abilities=("tueur-ne",))), dice=FIRST)
    brawl.do(dice(_2=(1, 1))).do(dice(_1=(3, 0)))
    said = [Speaker("en").say(e.text()) for e in brawl.events if isinstance(e, Announced)]
    own = "One die, and one for the opponent: 2"
    assert [one.partition(" puts ")[2] for one in said] == [
        f"1 die on attack and 1 on defence ({own}).",
        f"3 dice on attack and none on defence ({own} and Born Killer +1).",
    ]


@pytest.mark.rule("CON-CARD-abominable")
def test_two_dice_of_which_the_lowest_counts_are_explained():
    fiend = card(fear=7, abilities=("abominable",))
    state = active(man(0, 30, 52), man(1, 30, 40, SOUTH, key=fiend))
    for fallen, said in (((6, 3), "failed"), ((6, 5), "passed")):
        (roll,) = events(act(state, 0, Charge((1,), (2,)), fallen), Rolled)
        assert roll.pool.total == 2
        assert roll.pool.items[0].rule == "CON-CARD-abominable"
        assert Speaker("en").say(roll.text()).endswith(said)


# Wounds


def wound(level="none", rolled=(5, 4), striker=1, strength=5):
    victim = man(1, 40, 45, key=card(attack=5), wound=level)
    step = WoundRoll(
        victim=2, strength=Tally(strength, name=None), by=0, striker=striker, cites="CON-MELEE-16"
    )
    return run(battle(man(0, 30, 45), victim, agenda=(step, Stop())), rolled)


@pytest.mark.rule("CON-HOUSE-5")
def test_a_wound_that_worsens_says_from_what_to_what_and_why():
    assert told(wound())[-1] == "test attack=5 is seriously wounded."
    assert told(wound("light", (2, 3)))[-1] == (
        "test attack=5, lightly wounded before, takes a light wound and is now seriously wounded."
    )
    last = told(wound("critical", (2, 3)))
    assert last[-2:] == [
        "test attack=5 was critically wounded already: a further light wound kills.",
        "Slain: test attack=5.",
    ]


@pytest.mark.rule("CON-MELEE-16")
def test_a_wound_roll_says_whose_it_is_and_what_it_is_made_of():
    said = told(wound())
    assert said[0] == "Wound roll of test  against test attack=5: 5, 4 (2D6)"
    assert said[1].startswith("test attack=5: 5 + 4, Value 5 and Resistance −5, in all 9")
    fall = told(wound(striker=0))
    assert fall[0].startswith("Wound roll against test attack=5: ")


# What is done, and what is not


@pytest.mark.parametrize("language", WRITTEN)
def test_every_move_says_how(language):
    say = Speaker(language).say
    state = active(man(0, 30, 60, card=101), man(0, 40, 60, card=101), man(1, 30, 50, SOUTH))
    heard = set()
    for action in (Walk(1, way((30, 58)), 0), Charge((1,), (3,)), Engage((1,), (3,))):
        play = act(state, 0, action)
        if not events(play, Moved):
            play = act(play.state, 0, play.state.agenda.top.candidates(play.state, 0)[0])
        heard |= {say(event.text()) for event in events(play, Moved)}
    assert len(heard) == 3
    assert not any("⟦" in one for one in heard)


@pytest.mark.rule("CON-MOVE-9")
def test_whoever_stays_or_holds_fire_or_does_not_pursue_is_told():
    (stays,) = events(act(active(man(0, 30, 50), man(1, 60, 10)), 0, Stay(1)), Told)
    assert (stays.pieces, stays.rule) == ((1,), "CON-MOVE-9")
    game_ = Gunnery(shooter(), foe()).do(HoldFire())
    held = [event for event in game_.last if event.rule == "CON-SHOOT-9"]
    assert Speaker("en").say(held[0].text()).endswith("holds fire.")
    state = run(
        battle(man(0, 30, 50), man(1, 60, 10), agenda=[PursueOrStay(0, (1,)), Stop()])
    ).state
    assert told(act(state, 0, NoPursuit())) == ["test  does not pursue."]


@pytest.mark.rule("CON-TEST-7")
def test_an_opposed_roll_says_what_both_totals_are_made_of():
    brawl = Brawl(*pair(own={"charged": -1}), dice=(5, 2))
    (won,) = [e for e in brawl.events if isinstance(e, Told) and "opposed" in e.what.key]
    assert Speaker("en").say(won.text()) == (
        "Initiative roll: Player 1 wins with 7 (5, Initiative 3 and Charged −1)"
        " to 5 (2 and Initiative 3)."
    )


# Words


def test_lengths_in_words_of_the_data_follow_the_reader():
    words = Name("Up to 20 cm, or 2.5 cm.", "Tot 20 cm, of 2,5 cm.", "Bis 20 cm oder 2,5 cm.")
    assert Speaker("en").say(measured(words)) == "Up to 20 cm, or 2.5 cm."
    assert Speaker("nl").say(measured(words)) == "Tot 20 cm, of 2,5 cm."
    assert "cm" not in Speaker("de", "inch").say(measured(words))
    plain = Name("No length.", "Geen lengte.", "Keine Länge.")
    assert measured(plain) == plain


def test_german_names_decline():
    state = active(
        man(0, 30, 45, EAST, key="lion-guardsman"), man(1, 40, 45, key="goblin-archer", number=2)
    )
    play = act(state, 0, Charge((1,), (2,)))
    assert told(play, "de")[:2] == [
        "0 sagt an: Gardist stürmt auf den Goblinbogenschützen 2 los.",
        "Gardist kann den Goblinbogenschützen 2 erreichen.",
    ]


def test_every_german_name_of_a_troop_declines_but_proper_names():
    plain = [one.name.de for one in profiles().values() if not one.name.declines]
    troops = [one.name.de for one in profiles().values() if not one.character]
    foreign = {"Ashkasa", "Ranghor", "Shurat", "Wald-Animae", "Yh-Karas"}
    assert {name for name in plain if name in troops} <= foreign
