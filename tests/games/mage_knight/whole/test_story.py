"""What a story of Mage Knight tells: who, whom, how, why, in every language."""

import pytest

from slagveld.games.mage_knight.core.events import Clicked, Eliminated
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.melee.surge_and_charge import FollowUp, NoStrike
from slagveld.games.mage_knight.movement.move import manner_of
from slagveld.games.mage_knight.setup.start_of_battle import labelled
from slagveld.games.mage_knight.shooting.bound import HoldFire, ShootNow
from slagveld.games.mage_knight.wounds.damage_and_elimination import Damage, Way, exhaust, hurt
from slagveld.games.mage_knight.wounds.healing import heal
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Moved, Placed, Rolled, Told
from slagveld.kernel.match import Match
from slagveld.kernel.play import Play
from slagveld.kernel.state import Seat
from slagveld.kernel.story import sentence
from slagveld.record import replace
from slagveld.texts import Speaker
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    WEST,
    FakeGame,
    act,
    battle,
    box,
    events,
    man,
    plain,
)
from tests.games.mage_knight.combat import Fight, close, duel, resolve, shot, strike

GAME = MageKnight()
GAME.add_texts()
WRITTEN = ("en", "nl", "de")


def said(play, kind=object, language="en"):
    """The sentences of the events of a kind."""
    speaker = Speaker(language, GAME.measure, GAME.inch)
    seats = play.state.seats
    return [speaker.say(sentence(e, seats)) for e in play.events if isinstance(e, kind)]


def begun(state):
    """A play in which tests call steps by hand."""
    return Play(FakeGame(), state, Scripted([]), listening=True)


def called(state, *names):
    """The same battle with warriors called by these names, in order."""
    for number, name in enumerate(names, 1):
        state = state.changed(number, label=name)
    return state


# Names


def names_in(*keys_by_seat):
    """What warriors of these armies are called."""
    state = GAME.first_state(GAME.setup("clash"))
    kind = type(state.reserves[0])
    seats = tuple([Seat(f"Player {n}", n) for n in range(1, len(keys_by_seat) + 1)])
    found = [kind(n * 10 + i, n, k) for n, ks in enumerate(keys_by_seat) for i, k in enumerate(ks)]
    return [reserve.label for reserve in labelled(found, seats)]


def test_warriors_of_one_kind_are_numbered_and_of_two_armies_named_with_their_player():
    assert names_in(["orc-marauder", "orc-hunter"], ["glade-pikeman"]) == ["", "", ""]
    assert names_in(["orc-marauder", "orc-hunter", "orc-marauder"], ["glade-pikeman"]) == [
        "Orc Marauder 1",
        "",
        "Orc Marauder 2",
        "",
    ]
    assert names_in(["orc-hunter", "orc-hunter"], ["orc-hunter"]) == [
        "Orc Hunter 1 (Player 1)",
        "Orc Hunter 2 (Player 1)",
        "Orc Hunter (Player 2)",
    ]


def test_the_names_go_with_the_warriors_from_deployment_on():
    match = Match.start(GAME, "clash", seed=1)
    placed = [e for entry in match.log for e in entry.events if isinstance(e, Placed)]
    names = {e.piece: e.name for e in placed}
    assert sorted(n for n in names.values() if "Marauder" in n) == [
        "Orc Marauder 1",
        "Orc Marauder 2",
    ]
    assert {f.id: f.name for f in match.state.fighters} == names
    scene = GAME.scene(match.view(None), None)
    assert {piece.id: piece.name for piece in scene.pieces} == names
    assert {e.seat for e in placed} == {0, 1}


# Damage


@pytest.mark.parametrize("language", WRITTEN)
def test_every_way_to_take_damage_has_a_sentence_of_its_own(language):
    state = called(battle(man(0, 10, 10), man(1, 20, 20)), "Orc", "Elf")
    lines = []
    for way in Way.__args__:
        play = begun(state)
        damage = Damage(
            1, 2, "ability", 1, "MK-DAMAGE-1", way=way, source=2, named="Elf", of="Smite"
        )
        hurt(play, damage)
        lines += said(play, Clicked, language)
    assert all("Orc" in line and "2" in line for line in lines)
    assert len(set(lines)) == len(Way.__args__)


@pytest.mark.rule("MK-PUSH-1", "MK-RUN-3", "MK-CRIT-2", "MK-CHARGE-5")
def test_exhaustion_says_what_it_is_for():
    play = begun(called(battle(man(0, 10, 10), man(1, 20, 20)), "Orc"))
    for rule, way in (
        ("MK-PUSH-1", "push"),
        ("MK-RUN-3", "run"),
        ("MK-CRIT-2", "critical-miss"),
        ("MK-CHARGE-5", "surge"),
    ):
        exhaust(play, 1, rule, way)
    assert said(play, Clicked) == [
        "Orc takes 1 exhaustion damage for the second action token.",
        "Orc takes 1 exhaustion damage for the run.",
        "Orc takes 1 exhaustion damage for the critical miss.",
        "Orc takes 1 exhaustion damage for the Surge.",
    ]
    rules = [event.rule for event in play.events]
    assert rules == ["MK-PUSH-1", "MK-RUN-3", "MK-CRIT-2", "MK-CHARGE-5"]


@pytest.mark.rule("MK-ELIM-2")
def test_an_elimination_says_for_whom_it_counts():
    play = begun(called(battle(man(0, 10, 10, turned=4), man(1, 20, 20)), "Orc"))
    hurt(play, Damage(1, 1, "attack", 1, way="blow", source=2, named="Elf"))
    assert said(play, Eliminated) == ["Orc is eliminated: 20 points for Player 2."]
    play = begun(called(battle(man(0, 10, 10, turned=4), man(1, 20, 20)), "Orc"))
    exhaust(play, 1, "MK-PUSH-1", "push")
    assert said(play, Eliminated) == ["Orc is eliminated."]


def test_healing_says_who_healed_and_by_what():
    state = called(battle(man(0, 10, 10, turned=3), man(0, 20, 20)), "Orc", "Shaman")
    play = begun(state)
    heal(play, 1, 2, "MK-CARD-healing", play.state.fighter(2), "Healing")
    heal(play, 1, 1, "MK-CARD-regeneration", play.state.fighter(1), "Regeneration")
    assert said(play) == [
        "Shaman heals Orc by 2 clicks (Healing).",
        "Orc heals itself by 1 click (Regeneration).",
    ]


# Attacks


@pytest.mark.rule("MK-ROLL-1")
def test_an_attack_names_both_and_itemises_both_values():
    state = called(duel(plain(attack_bonus=1), facing=EAST), "Orc", "Elf")
    play = strike(state, [3, 3])
    assert said(play, Rolled) == ["Orc attacks Elf: 3, 3 (2D6, needs ≥ 4): a hit"]
    assert said(play, Told)[0] == (
        "Against Elf: rolled 6, attack 9 + 1 (Attack bonus)"
        " + 1 (Against the rear arc of the target) = 11, makes 17; defense 15: a hit."
    )
    assert said(play, Clicked) == ["Elf takes 2 damage from the attack of Orc."]
    assert said(play, Rolled, "de") == ["Orc greift Elf an: 3, 3 (2W6, nötig ≥ 4): Treffer"]
    assert said(play, Rolled, "nl") == ["Orc valt Elf aan: 3, 3 (2D6, nodig ≥ 4): raak"]


@pytest.mark.rule("MK-MULTI-4")
def test_an_attack_on_several_names_all_and_tells_each_with_its_modifiers():
    bow = plain(attack_type="bow", range=12, ranged_damage=2, arrows=2)
    state = battle(
        man(0, 10, 10, EAST, bow), man(1, 20, 10, EAST), man(1, 20, 12, WEST, plain(defense=17))
    )
    play = resolve(called(state, "Archer", "Elf", "Knight"), shot(2, 3), [4, 4])
    assert said(play, Rolled) == ["Archer shoots at Elf and Knight: 4, 4 (2D6)"]
    arc = "Against Elf: rolled 8, attack 9 + 1 (Through the rear arc of the target)"
    assert said(play, Told) == [
        "Against Elf: attack +1 (Through the rear arc of the target).",
        f"{arc} = 10, makes 18; defense 15: a hit.",
        "Against Knight: rolled 8, attack 9, makes 17; defense 17: a hit.",
    ]
    assert [event.rule for event in events(play, Told)] == ["MK-RANGED-6", "MK-ROLL-1", "MK-ROLL-1"]


@pytest.mark.rule("MK-CRIT-4")
def test_the_extra_damage_of_a_critical_hit_is_told():
    play = strike(called(duel(), "Orc", "Elf"), [6, 6])
    lines = {
        event.rule: line for event, line in zip(events(play, Told), said(play, Told), strict=True)
    }
    assert lines["MK-CRIT-4"] == "Damage of Orc to Elf: 2 + 1 = 3 (Critical hit)."


@pytest.mark.rule("MK-CAPTURE-3")
def test_capture_and_healing_say_what_came_of_them_in_their_own_words():
    play = strike(called(duel(), "Orc", "Elf"), [5, 6], capture=True)
    assert said(play, Rolled) == ["Orc tries to capture Elf: 5, 6 (2D6, needs ≥ 9): captured"]
    play = resolve(called(duel(), "Orc", "Elf"), close(capture=True), [1, 2])
    assert said(play, Rolled)[0].endswith("not captured")


# Ways to move


@pytest.mark.parametrize(
    ("speed_type", "manner"),
    [("foot", "walk"), ("horseshoe", "mage-knight:ride"), ("wing", "fly"), ("wave", "walk")],
)
def test_a_move_says_how_a_warrior_gets_along(speed_type, manner):
    state = battle(man(0, 10, 10, key=plain(speed_type=speed_type)))
    fighter = state.fighters[0]
    there = replace(fighter.pose, x=3000)
    assert manner_of(state, fighter, there, "move") == manner
    assert manner_of(state, fighter, there, "surge") == "mage-knight:surge"


def test_who_is_at_home_in_water_swims():
    water = box(50, "deep-water", 5, 5, 10, 10)
    state = battle(man(0, 10, 10, key=plain(speed_type="wave")), terrain=(water,))
    assert manner_of(state, state.fighters[0], state.fighters[0].pose, "move") == "swim"


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize(
    "manner", ["bound", "charge", "confused", "drags", "formation", "ride", "run", "surge"]
)
def test_every_manner_has_its_sentence(manner, language):
    state = battle(man(0, 10, 10))
    pose = state.fighters[0].pose
    moved = Moved(
        piece=1, name="Orc", path=(), pose=pose, manner=f"mage-knight:{manner}", length=1000
    )
    line = Speaker(language, GAME.measure, GAME.inch).say(moved.text())
    assert line.startswith("Orc ")
    assert "4″" in line


# Who held back


@pytest.mark.rule("MK-CARD-bound", "MK-CHARGE-1")
def test_who_does_not_shoot_or_strike_after_a_move_is_told():
    bow = plain(attack_type="bow", range=12, ranged_damage=2, abilities=("bound",))
    state = battle(
        man(0, 10, 10, EAST, bow), man(1, 15, 10, WEST), agenda=(ShootNow(0, 1), Fight(0))
    )
    assert said(act(called(state, "Archer"), 0, HoldFire()), Told) == ["Archer does not shoot."]
    state = battle(
        man(0, 10, 10, EAST), man(1, 10 + BASE, 10, WEST), agenda=(FollowUp(0, 1), Fight(0))
    )
    assert said(act(called(state, "Orc"), 0, NoStrike()), Told) == ["Orc does not attack."]
