"""Battles with many warriors: menus have a bound, name everybody, and are soon made."""

import pytest

from slagveld.games.mage_knight.melee.actions import FIGHTING
from slagveld.games.mage_knight.melee.surge_and_charge import Surge
from slagveld.games.mage_knight.movement import menus as menus
from slagveld.games.mage_knight.movement.actions import MOVING, Move, Run
from slagveld.games.mage_knight.shooting import menus as shots
from slagveld.games.mage_knight.shooting.actions import SHOOTING
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot
from slagveld.games.mage_knight.turn.phases import ActionPhase, EndPhase
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import MOST, whole
from tests.games.mage_knight.battle import NORTH, SOUTH, battle, man, plain

PHASE = ActionPhase(0)
ARCHER = plain(range=10, ranged_damage=2, attack_type="bow")


def crowd(count, *, front=(24, 12), keys=(None,)):
    """Two armies of so many warriors that stand in loose ranks before each other."""
    rng = Rng("crowd")
    men = []
    for seat, (back, facing) in enumerate(((1, NORTH), (-1, SOUTH))):
        for number in range(count):
            rank, file = divmod(number, 16)
            x = 4 + 4 * file + rng.random()
            y = front[seat] + back * (3 * rank + rng.random())
            men.append(man(seat, x, y, facing, key=keys[number % len(keys)]))
    spots = [(20, 18), (40, 18)]
    return battle(*men, agenda=(PHASE,), size=(72, 36), objectives=spots, total=1000)


def everything(state):
    """All that the topics list, after the end of the phase."""
    return [EndPhase(), *[one for topic in PHASE.topics for one in topic.menu(state, 0)]]


def pages(question, state):
    """The whole menu, asked for page by page."""
    page = question.candidates(state, 0)
    found = list(page)
    while not whole(page):
        page = question.more(state, 0, len(found))
        found += page
    return found


@pytest.fixture
def checks(monkeypatch):
    """Counts the moves that are checked."""
    done = []
    check = menus.move_refusal

    def refusal(*told):
        done.append(told)
        return check(*told)

    monkeypatch.setattr(menus, "move_refusal", refusal)
    return done


@pytest.mark.plain
def test_the_menu_of_a_large_battle_has_a_bound_and_few_moves_are_checked(checks):
    state = crowd(64)
    menu = PHASE.candidates(state, 0)
    assert not whole(menu)
    assert menu[0] == EndPhase()
    assert len(menu) == MOST
    assert len(checks) <= PHASE.tries
    assert all(PHASE.check(state, 0, action) is None for action in menu)


def test_it_names_nearly_every_warrior_that_can_move():
    state = crowd(64)
    named = {one.fighter for one in PHASE.candidates(state, 0) if isinstance(one, Move | Run)}
    able = {one.fighter for one in MOVING.menu(state, 0)}
    assert able == {fighter.id for fighter in state.own(0)}
    assert named <= able
    assert len(named) > 0.9 * len(able), "but for a few who are hemmed in"


def test_it_can_be_asked_for_more_until_all_is_listed():
    state = crowd(40)
    menu, listed = PHASE.candidates(state, 0), everything(state)
    found = pages(PHASE, state)
    assert len(found) == len(dict.fromkeys(found)) == len(listed) > 2 * MOST
    assert sorted(map(repr, found)) == sorted(map(repr, listed))
    places = {action: place for place, action in enumerate(listed)}
    assert [places[one] for one in menu] == sorted([places[one] for one in menu])
    assert list(PHASE.more(state, 0, len(found))) == []


def test_the_nearest_enemies_are_thought_of_first():
    state = crowd(64)
    fighter = state.fighters[8]
    ways = list(menus.wishes(state, fighter, 2000))
    foes = menus.foes_of(state, fighter)
    assert len(foes) == 64 > menus.FEW

    def far(foe):
        return (foe.pose.x - fighter.pose.x) ** 2 + (foe.pose.y - fighter.pose.y) ** 2

    nearest = sorted(foes, key=far)[: menus.NEAREST]
    assert [foes[number] for number, _ in ways[: menus.NEAREST]] == nearest
    assert len({way for _, way in ways}) == len(ways), "each way once"


def test_a_small_battle_is_listed_whole_topic_by_topic():
    state = crowd(5)
    menu = PHASE.candidates(state, 0)
    assert whole(menu)
    assert menu == everything(state)
    assert PHASE.more(state, 0, len(menu)) == []


@pytest.mark.plain
@pytest.mark.rule("MK-CHARGE-1")
def test_nobody_tries_to_rush_who_is_far_from_every_enemy(checks):
    assert not FIGHTING.menu(crowd(64, front=(27, 9)), 0)
    assert not checks
    near = crowd(64, front=(21, 14))
    rushes = FIGHTING.menu(near, 0)
    assert rushes
    assert all(isinstance(one, Surge) for one in rushes)
    assert all(PHASE.check(near, 0, one) is None for one in rushes)


# Shooting


@pytest.mark.plain
def test_archers_look_one_by_one_for_whom_they_can_hit(monkeypatch):
    state = crowd(48, front=(20, 14), keys=(ARCHER,))
    listed = SHOOTING.menu(state, 0)
    looks = []
    look = shots.target_refusal

    def refusal(*told):
        looks.append(told)
        return look(*told)

    monkeypatch.setattr(shots, "target_refusal", refusal)
    menu = PHASE.candidates(state, 0)
    assert not whole(menu)
    assert 0 < len(looks) <= PHASE.tries
    found = [one for one in menu if isinstance(one, Shoot)]
    assert {one.fighter for one in found} == {
        one.fighter for one in listed if isinstance(one, Shoot)
    }
    assert all(PHASE.check(state, 0, one) is None for one in found)
