"""Kinds that battles seldom come to, through JSON."""

import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Charge
from slagveld.games.confrontation.assault.reaction_fire import (
    FireAssault,
    FireReaction,
    HoldAssault,
    HoldReaction,
)
from slagveld.games.confrontation.assault.sequence import BreakOff, Redirect
from slagveld.games.confrontation.blows.attack_rolls import LeaveIt, RollAgain
from slagveld.games.confrontation.blows.blocks import Block
from slagveld.games.confrontation.blows.thresholds import Strike
from slagveld.games.confrontation.blows.unblocked_hits import Feint, StrikeHome
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.melee.split_into_fights import SplitFights
from slagveld.games.confrontation.morale.rally import RallyingCry
from slagveld.games.confrontation.shooting.phase import Shoot
from slagveld.games.confrontation.wounds.casualties import TakeReward
from slagveld.games.confrontation.wounds.wound_rolls import WoundRoll
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import EAST, SOUTH, battle, box, card, man, run
from tests.games.confrontation.blows.test_strikes_and_defence_rolls import duel
from tests.games.confrontation.blows.test_sustained_defence import EndSustained, Sustain, surrounded
from tests.games.confrontation.brawl import Brawl, Stop
from tests.games.confrontation.disengagement.test_attempt import Disengage, Remain, fight
from tests.games.confrontation.gunnery import Gunnery, archer, foe, shooter
from tests.games.confrontation.marching import active, figure
from tests.games.confrontation.melee.test_split_into_fights import SQUARE
from tests.games.confrontation.wounds.test_casualties import AVENGER, hero
from tests.games.outer import sent

KEY = "confrontation"
RIFLE = card(shooting=3, equipment=("rifle",))
KILL = (6, 6)
ALWAYS = (Policy(0, "blocks", "always"), Policy(1, "blocks", "always"))


@pytest.mark.rule("CON-CARD-fleau")
@pytest.mark.reaches(KEY, "Shoot", "AskReroll", "RollAgain", "LeaveIt")
def test_a_miss_is_rolled_again_by_json():
    hunter, scout = archer(abilities=("fleau/scouts",)), card(abilities=("eclaireur",))
    state = Gunnery(shooter(key=hunter), foe(key=scout)).state
    asked = sent(KEY, state, Shoot(1, 2), 1)
    assert figure(sent(KEY, asked, RollAgain(), 1), 1).turn.marks == ("rerolled",)
    assert figure(sent(KEY, asked, LeaveIt()), 1).turn.shot


@pytest.mark.rule("CON-CARD-ennemi-personnel")
@pytest.mark.reaches(KEY, "ChooseReward", "TakeReward")
def test_the_avengers_reward_is_json():
    avenger = man(0, 10, 10, key=card(abilities=(AVENGER,)))
    men = (avenger, man(1, 12.5, 10, key=hero("Balkrôn")))
    state = run(battle(*men, agenda=(WoundRoll(2, 20, 0, striker=1), Stop())), (2, 4)).state
    assert figure(sent(KEY, state, TakeReward("acharne")), 1).gained == ("acharne",)


@pytest.mark.rule("CON-CARD-tir-d-assaut")
@pytest.mark.reaches(KEY, "AssaultShot", "FireAssault", "HoldAssault")
@pytest.mark.reaches(KEY, "Redirecting", "Redirect", "BreakOff")
def test_an_assault_that_finds_another_target_is_json():
    runner = card(shooting=3, equipment=("rifle",), abilities=("tir-d-assaut",))
    men = (man(0, 30, 50, key=runner), man(1, 30, 40, SOUTH), man(1, 36, 40, SOUTH))
    state = sent(KEY, active(*men), Charge((1,), (2,)))
    assert not figure(sent(KEY, state, HoldAssault()), 1).turn.shot
    free = sent(KEY, state, FireAssault(2), 4, *KILL)
    assert sent(KEY, free, Redirect((3,))).agenda.top.assault.targets == (3,)
    sent(KEY, free, BreakOff())


@pytest.mark.rule("CON-REACT-1")
@pytest.mark.reaches(KEY, "Charge", "ReactionFire", "FireReaction", "HoldReaction")
def test_a_shot_in_reaction_is_json():
    men = (man(0, 30, 50), man(1, 30, 40, SOUTH, key=RIFLE))
    state = sent(KEY, active(*men, reserves=((1, 102),)), Charge((1,), (2,)))
    assert figure(sent(KEY, state, FireReaction(1), 1), 2).turn.reacted
    assert not figure(sent(KEY, state, HoldReaction()), 2).turn.reacted


@pytest.mark.rule("CON-CARD-cri-de-ralliement")
@pytest.mark.reaches(KEY, "Activation", "RallyingCry")
def test_a_rallying_cry_is_json():
    caller = man(0, 50, 50, EAST, key=card(courage=7, abilities=("cri-de-ralliement",)))
    beast = man(1, 45, 45, key=card(fear=7))
    state = active(caller, beast, man(0, 55, 55, flight=Flight(7, 2)))
    assert figure(sent(KEY, state, RallyingCry(1, (3,)), 6), 3).flight is None


@pytest.mark.rule("CON-CARD-feinte")
@pytest.mark.reaches(KEY, "AskBlocks", "Block", "AskFeint", "Feint", "StrikeHome")
def test_a_feint_is_json():
    brawl = duel(card(abilities=("feinte",)), attack=(1, 1), against=(1, 1), policies=ALWAYS)
    state = sent(KEY, brawl.do(Strike(7), 3).state, Block(("0",)), 2)
    assert figure(sent(KEY, state, Feint("attack")), 2).wound == "none"
    sent(KEY, state, StrikeHome(), *KILL)


@pytest.mark.reaches(KEY, "SplitMelee", "SplitFights")
def test_a_melee_is_split_by_json():
    sent(KEY, Brawl(*SQUARE).state, SplitFights())


@pytest.mark.rule("CON-DISENGAGE-4")
@pytest.mark.reaches(KEY, "Disengage", "GrantedMove", "Remain")
def test_who_is_walled_in_remains_by_json():
    walls = (
        box(5, "impassable", 28.7, 48.6, 0.05, 2.7, height=500),
        box(6, "impassable", 31.25, 48.6, 0.05, 2.7, height=500),
        box(7, "impassable", 28.7, 51.25, 2.6, 0.05, height=500),
    )
    state = sent(KEY, fight(terrain=walls), Disengage(1), 5)
    assert figure(sent(KEY, state, Remain()), 1).turn.left == (2,)


@pytest.mark.rule("CON-SUST-6")
@pytest.mark.reaches(KEY, "SustainOn", "Sustain", "EndSustained")
def test_a_sustained_defence_is_json():
    state = sent(KEY, surrounded().state, Block(sustained="2"), 2)
    assert sent(KEY, state, Sustain("0"), 5).bout.blow(0).fate == "blocked"
    sent(KEY, state, EndSustained(), 1, 2, 1, 3)
