"""Kinds that battles seldom come to, through JSON."""

import pytest

import slagveld
from slagveld.conformance.door import standing_at
from slagveld.games.mage_knight.movement.overwatch_shots import HoldOverwatch
from slagveld.games.mage_knight.turn.command_phase import CommandBegins
from slagveld.games.mage_knight.turn.phases import ActionPhase
from slagveld.kernel.state import with_policy
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    man,
    plain,
    run,
    warrior,
)
from tests.games.mage_knight.marching import row
from tests.games.mage_knight.melee.test_built_terrain import (
    CHARGER,
    UP,
    ChargeMove,
    FollowBatter,
    siege,
)
from tests.games.mage_knight.movement.test_run import FireOverwatch, Run, to, watched_wood
from tests.games.mage_knight.shooting.test_bound import HoldFire, bound, go
from tests.games.mage_knight.shooting.test_ranged_combat_formations import BOW, Volley
from tests.games.mage_knight.shooting.test_ranged_combat_formations import row as volleys
from tests.games.mage_knight.turn.test_etiquette import AgreeContact, Options
from tests.games.outer import sent

GAME = slagveld.game("mage-knight")
TURNS = (ActionPhase(0), ActionPhase(1))


def at(state, dice=()):
    """A match of a state whose agenda has been run to its question."""
    return standing_at(GAME, run(state, game=GAME).state, dice)


def send(match, seat, **plain_action):
    """Play an action as JSON; the state survives JSON as well."""
    match.play_json(GAME.codec.encode(plain_action), seat)
    assert GAME.codec.state(GAME.codec.encode(match.state)) == match.state


@pytest.mark.rule("MK-CARD-G10")
@pytest.mark.reaches("mage-knight", "CallFirst", "CallNow")
def test_who_commands_first_is_json():
    leader = plain(abilities=("command",))
    shaken = warrior("shaken one", {}, {"abilities": ("command",), "nexus": "demoralized"}, {})
    men = (man(0, 10, 10, key=leader), man(0, 10 + BASE, 10, key=shaken, turned=1))
    match = at(battle(*men, man(1, 30, 30), agenda=(CommandBegins(0), *TURNS)), dice=[6])
    send(match, 0, type="CallNow", fighter=1)
    assert match.state.extra == 1


def north(match, *numbers):
    """A plan as JSON in which these go five inches north."""
    plan = []
    for number in numbers:
        pose = GAME.codec.builtins(match.state.fighter(number).pose)
        pose["y"] -= 1250
        way = [[pose["x"], pose["y"], pose["level"]]]
        plan.append({"piece": number, "pose": pose, "path": way})
    return plan


@pytest.mark.rule("MK-FORM-7")
@pytest.mark.reaches("mage-knight", "Consent", "JoinIn", "StayOut", "MoveFormation")
def test_consent_is_json():
    men = (*row(2), man(2, 12.2, 20, side=0), man(1, 30, 30))
    for answer, used in (("JoinIn", 1), ("StayOut", 0)):
        match = at(battle(*men, seats=(0, 1, 0), agenda=TURNS))
        send(match, 0, type="MoveFormation", plan=north(match, 1, 2, 3))
        send(match, 2, type=answer)
        assert match.state.used == used


@pytest.mark.rule("MK-FMOVE-7")
@pytest.mark.reaches("mage-knight", "Replan", "MoveRest", "RestStays")
def test_a_formation_that_is_upset_goes_on_by_json():
    men = (*row(3), man(1, 10, 20 + BASE, SOUTH), man(1, 34, 34))
    for answer in ("MoveRest", "RestStays"):
        match = at(battle(*men, agenda=TURNS), dice=[3])
        send(match, 0, type="MoveFormation", plan=north(match, 1, 2, 3))
        assert type(match.state.agenda.top).__name__ == "Replan"
        again = slagveld.load(match.save())
        again.source = match.source
        first = again.decision.candidates()
        chosen = next(one for one in first if type(one).__name__ == answer)
        send(again, 0, **GAME.codec.builtins(chosen))
        assert type(again.state.agenda.top).__name__ != "Replan"


@pytest.mark.rule("MK-CARD-defend")
@pytest.mark.reaches("mage-knight", "Defending", "UseDefense", "Strike")
def test_whose_defense_is_used_is_json():
    bearer = man(1, 10 + BASE, 10 + BASE, NORTH, plain(defense=18, abilities=("defend",)))
    men = (man(0, 10, 10, EAST), man(1, 10 + BASE, 10, WEST), bearer)
    state = with_policy(battle(*men, agenda=TURNS), 1, "defend", "ask")
    match = at(state, dice=[4, 4])
    send(match, 0, type="Strike", fighter=1, target=2)
    send(match, 1, type="UseDefense", lender=3)
    assert match.state.fighter(2).turned == 0


@pytest.mark.rule("MK-ETIQ-3")
@pytest.mark.reaches("mage-knight", "AgreeContact")
def test_contact_agreed_upon_is_json():
    men = (man(0, 10, 10), man(1, 11.4, 10), man(1, 20, 20))
    state = battle(*men, agenda=TURNS, options=Options(real_table=True))
    assert sent("mage-knight", state, AgreeContact(2, 1), seat=1).field.marks == ((1, 2),)


@pytest.mark.rule("MK-CARD-charge", "MK-BUILT-18")
@pytest.mark.reaches("mage-knight", "ChargeMove", "FollowUp", "FollowBatter")
def test_a_charge_at_a_wall_is_json():
    state = siege(CHARGER, 14.55)
    state = sent("mage-knight", state, ChargeMove(1, UP, 0))
    assert sent("mage-knight", state, FollowBatter(50), 3, 4).battered


@pytest.mark.rule("MK-CARD-overwatch")
@pytest.mark.reaches("mage-knight", "Run", "OverwatchShot", "FireOverwatch", "HoldOverwatch")
def test_a_shot_from_overwatch_is_json():
    state = sent("mage-knight", watched_wood("stealth"), Run(1, to((20.5, 10)), 1800))
    assert sent("mage-knight", state, FireOverwatch(), 4, 4).fighter(1).turned == 3
    assert sent("mage-knight", state, HoldOverwatch()).fighter(1).turned == 1


@pytest.mark.rule("MK-FRANGED-1")
@pytest.mark.reaches("mage-knight", "Volley")
def test_a_volley_is_json():
    assert sent("mage-knight", volleys(BOW, BOW, BOW), Volley(1, 2, (3, 4)), 1, 2).used == 1


@pytest.mark.rule("MK-CARD-bound")
@pytest.mark.reaches("mage-knight", "BoundMove", "ShootNow", "HoldFire")
def test_a_bound_without_a_shot_is_json():
    state = sent("mage-knight", bound(), go())
    assert sent("mage-knight", state, HoldFire()).fighter(1).tokens == 1
