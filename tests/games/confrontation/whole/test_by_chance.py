"""What chance proposes, number by number."""

import pytest

from slagveld.games.confrontation.assault.announcement import Assault
from slagveld.games.confrontation.assault.charge_or_engagement import ASSAULTS, Charge, Engage
from slagveld.games.confrontation.assault.move_into_contact import AssaultWay, HoldBack, TakeWay
from slagveld.games.confrontation.core.bout import Bout, Fight
from slagveld.games.confrontation.disengagement.attempt import DISENGAGING, Disengage
from slagveld.games.confrontation.melee.declarations import Declare, DeclareBefore
from slagveld.games.confrontation.melee.dice_allocation import Allocate
from slagveld.games.confrontation.melee.phase import OrderFights, SetOrder
from slagveld.games.confrontation.melee.pursuit import NoPursuit, Pursue, PursueAt, PursueOrStay
from slagveld.games.confrontation.melee.split_into_fights import SplitFights, SplitMelee
from slagveld.games.confrontation.movement.type_of_movement import Active
from slagveld.games.confrontation.movement.walk_and_charge_without_target import (
    WALKING,
    Rush,
    Stay,
    Walk,
)
from slagveld.games.confrontation.shooting.fire_order import AnnounceRapid, FireRapidly, WaitTurn
from slagveld.games.confrontation.shooting.phase import FireNow, HoldFire, Shoot, TakeAim
from slagveld.games.confrontation.stunts.swim import SWIMMING, Swim
from slagveld.kernel.fields import Pair
from tests.games.confrontation.battle import EAST, NORTH, SOUTH, battle, box, card, man
from tests.games.confrontation.brawl import dice
from tests.games.confrontation.lots import Lot
from tests.games.confrontation.marching import way

ACTIVE = Active(0, (101,))
BOW = card(shooting=3, equipment=("long-bow",))


def asked(question, state, *numbers, seat=0):
    """What a question proposes, and that it takes just these numbers."""
    lot = Lot(*numbers)
    action = question.propose(state, seat, lot)
    assert lot.empty, lot.numbers
    assert question.check(state, seat, action) is None
    return action


def offered(topic, state, *numbers, active=ACTIVE):
    """What a topic proposes for figure 1, and that it takes just these numbers."""
    lot = Lot(*numbers)
    active = Active(active.seat, active.cards, state.figures[0].id)
    action = topic.propose(state, active, lot)
    assert lot.empty, lot.numbers
    return action


# Fights


def test_dice_are_divided_by_lot_and_seldom_an_extra_one_is_taken():
    men = (man(0, 30, 40, key=card(character=True)), man(1, 30, 37.5), man(1, 30, 42.5))
    state = battle(*men, phase="melee", bout=Bout(Fight(1, (2, 3)), attacker=1))
    question = Allocate(0)
    assert asked(question, state, 0, 0.15) == dice(_1=(0, 3))
    assert asked(question, state, 0.5, 0.14) == dice(_1=(2, 1, 1, 0))
    assert asked(question, state, 0.99, 0.9) == dice(_1=(3, 0))
    plain = battle(man(0, 30, 40), man(1, 30, 37.5), phase="melee", bout=Bout(Fight(1, (2,))))
    assert asked(question, plain, 0.4) == dice(_1=(1, 1))


def test_fury_is_declared_every_other_time():
    key = card(abilities=("furie-guerriere",))
    state = battle(
        man(0, 30, 40, key=key), man(1, 30, 37.5), phase="melee", bout=Bout(Fight(1, (2,)))
    )
    assert asked(DeclareBefore(0), state, 0.49, 0.49) == Declare((1,), ())
    assert asked(DeclareBefore(0), state, 0.5, 0.5) == Declare()


def test_the_first_fight_is_found_by_lot():
    fights = (Fight(1, (2,)), Fight(3, (4,)), Fight(5, (6,)))
    men = [man(n % 2, 10 * n, 40) for n in range(6)]
    question = OrderFights(0, fights)
    found = [asked(question, battle(*men, phase="melee"), part) for part in (0, 0.34, 0.99)]
    assert found == [
        SetOrder(("1", "3", "5")),
        SetOrder(("3", "1", "5")),
        SetOrder(("5", "1", "3")),
    ]


def test_a_split_is_found_by_lot():
    men = (man(0, 30, 30), man(0, 32.5, 30), man(1, 30, 27.5), man(1, 32.5, 27.5))
    state = battle(*men, phase="melee")
    question = SplitMelee(0, (1, 2, 3, 4))
    for first, second, left, right in (
        (0, 0.49, "1", "3"),
        (0.24, 0.5, "1", "4"),
        (0.25, 0, "2", "3"),
        (0.5, 0.99, "3", "2"),
        (0.99, 0, "4", "1"),
    ):
        assert asked(question, state, first, second) == SplitFights((Pair(left, right),))


def test_pursuers_mostly_go_for_an_enemy():
    men = (man(0, 30, 40), man(1, 30, 35, SOUTH), man(1, 60, 35, SOUTH))
    state = battle(*men, phase="melee")
    question = PursueOrStay(0, (1,))
    assert asked(question, state, 0, 0.59, 0.49) == PursueAt(1, (2,))
    assert asked(question, state, 0, 0.59, 0.5) == PursueAt(1, (3,))
    # Not at an enemy: a way in a direction by lot, so far.
    assert asked(question, state, 0, 0.6, 0.6, 0.25, 0.5) == Pursue(1, way((30, 42.5)), 900)
    assert asked(question, state, 0, 0.6, *(0.6, 0.75, 0.99) * 2) == NoPursuit()


# Fire


def test_one_of_the_shooters_fires_at_somebody_or_takes_aim():
    men = (man(0, 30, 60, key=BOW), man(0, 40, 60, key=BOW), man(1, 30, 40), man(1, 40, 40))
    state = battle(*men, phase="shooting")
    question = FireNow(0, (1, 2))
    assert asked(question, state, 0, 0.09) == TakeAim((1,))
    assert asked(question, state, 0.5, 0.09) == TakeAim((2,))
    assert asked(question, state, 0, 0.1, 0) == Shoot(1, 3)
    assert asked(question, state, 0.5, 0.1, 0.75) == Shoot(2, 4)
    assert asked(question, state, 0.5, 0.1, 0.5) == Shoot(2, 3)
    far = battle(man(0, 30, 60, SOUTH, key=BOW), man(1, 30, 40), phase="shooting")
    assert asked(FireNow(0, (1,)), far, 0, 0.1, 0) == HoldFire()


def test_rapid_fire_is_seldom_announced():
    men = (man(0, 30, 60, key=BOW), man(0, 40, 60, key=BOW), man(1, 30, 40))
    state = battle(*men, phase="shooting")
    assert asked(AnnounceRapid(0), state, 0.1) == WaitTurn()
    assert asked(AnnounceRapid(0), state, 0.09, 0.49) == FireRapidly((1,))
    assert asked(AnnounceRapid(0), state, 0.09, 0.5) == FireRapidly((2,))
    nobody = battle(man(0, 30, 60), man(1, 30, 40), phase="shooting")
    assert asked(AnnounceRapid(0), nobody, 0.09) == WaitTurn()


# Moves


def test_an_assault_at_somebody_near_alone_or_with_others():
    men = (man(0, 30, 40, card=101), man(1, 30, 25), man(0, 33, 40, card=101), man(1, 30, 5))
    state = battle(*men)
    assert offered(ASSAULTS, state, 0, 0.3) == Charge((1,), (2,))
    assert offered(ASSAULTS, state, 0, 0.29) == Charge((1, 3), (2,))
    assert offered(ASSAULTS, state, 0.5, 0.79, 0.5, 0.79) is None, "twice at one too far away"
    assert offered(ASSAULTS, state, 0.5, 0.79, 0, 0.5) == Charge((1,), (2,))
    behind = battle(man(0, 30, 40, SOUTH), man(1, 30, 25))
    assert offered(ASSAULTS, behind, 0, 0.5) == Engage((1,), (2,))


def test_a_far_enemy_is_tried_now_and_then():
    state = battle(man(0, 30, 40), man(1, 30, 5))
    assert offered(ASSAULTS, state, 0, 0.8, 0.5) == Charge((1,), (2,))


def test_nobody_to_assault():
    assert offered(ASSAULTS, battle(man(0, 30, 40))) is None
    assert offered(ASSAULTS, battle(man(0, 30, 40), man(1, 30, 37.5))) is None


def test_half_of_those_who_fall_short_hold_back():
    assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(2,), kind="engage")
    state = battle(man(0, 60, 40), man(1, 60, 10, SOUTH))
    question = AssaultWay(assault=assault, short=True)
    assert asked(question, state, 0.49) == HoldBack()
    assert isinstance(asked(question, state, 0.5), TakeWay)


@pytest.mark.parametrize(
    ("numbers", "action"),
    [((0.5,), None), ((0.49, 0.5), Disengage(1, False)), ((0.49, 0.49), Disengage(1, False))],
)
def test_a_fighter_leaves_every_other_time(numbers, action):
    state = battle(man(0, 30, 40), man(1, 30, 37.5, SOUTH))
    assert offered(DISENGAGING, state, *numbers) == action


def test_whoever_may_leave_by_force_does_so_every_other_time():
    state = battle(man(0, 30, 40, key=card(size="large")), man(1, 30, 36.9, SOUTH))
    assert offered(DISENGAGING, state, 0.49, 0.49) == Disengage(1, True)
    assert offered(DISENGAGING, state, 0.49, 0.5) == Disengage(1, False)


def test_nobody_leaves_who_does_not_fight_or_was_just_contacted():
    assert offered(DISENGAGING, battle(man(0, 30, 40), man(1, 30, 30))) is None
    held = battle(man(0, 30, 40, contacted=True), man(1, 30, 37.5))
    assert offered(DISENGAGING, held) is None


def test_walks_rushes_and_turns():
    state = battle(man(0, 60, 40, NORTH), man(1, 60, 80))
    # Walk, in a direction by lot, so far.
    assert offered(WALKING, state, 0.3, 0.6, 0, 0.5) == Walk(1, way((65, 40)), 0)
    assert offered(WALKING, state, 0.29, 0.6, 0.75, 0.5) == Rush(1, way((60, 30)), 2700)
    # Towards an enemy; a friend (himself) is none.
    assert offered(WALKING, state, 0.3, 0.59, 0.5) == Walk(1, way((60, 50)), 900)
    assert offered(WALKING, state, 0.3, 0.59, 0.49, 0.5, 0.5) == Walk(1, way((55, 40)), 1800)
    # Twice nowhere: he stays, perhaps turned.
    edge = battle(man(0, 60, 1.25, NORTH), man(1, 60, 80))
    nowhere = (0.3, *(0.6, 0.75, 0.5) * 2)
    assert offered(WALKING, edge, *nowhere, 0.2) == Stay(1)
    assert offered(WALKING, edge, *nowhere, 0.19, 0.25) == Stay(1, 900)
    assert offered(WALKING, edge, *nowhere, 0.19, 0.125) == Stay(1), "no room to turn so"


def test_whoever_fights_or_hangs_stays():
    assert offered(WALKING, battle(man(0, 30, 40), man(1, 30, 37.5))) == Stay(1)
    assert offered(WALKING, battle(man(0, 30, 40, climbing=9, z=3), man(1, 60, 80))) == Stay(1)


def test_swims_begin_every_other_time_and_only_at_the_water():
    lake = box(9, "deep-water", 40, 30, 40, 30)
    assert offered(SWIMMING, battle(man(0, 30, 40))) is None
    far = battle(man(0, 10, 10), terrain=(lake,))
    assert offered(SWIMMING, far, 0.49) is None
    assert offered(SWIMMING, far, 0.5) is None
    bank = battle(man(0, 38.75, 45, EAST), terrain=(lake,))
    assert offered(SWIMMING, bank, 0.49) is None
    assert offered(SWIMMING, bank, 0.5, 0) == Swim(1, way((43.75, 45)), 0)
    assert offered(SWIMMING, bank, 0.5, 0.5) is None, "away from the water"
