from fractions import Fraction

import pytest

from slagveld.games.confrontation.core.characteristic_tests import Check, RollMore, StopRolling
from slagveld.games.confrontation.odds.attacks import chance_of, face_chance, total_chances
from slagveld.games.confrontation.stunts.stunt import stunt_base, stunt_check
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Text
from tests.games.confrontation.battle import act, battle, card, man, run
from tests.games.confrontation.stops import Catch, Stop, given


def check(**more):
    usual = {"value": Tally(4), "difficulty": 6, "strictly": True}
    return Check(seat=0, purpose=Text("x"), cites="CON-FEAR-3", **{**usual, **more})


@pytest.mark.parametrize(
    ("more", "chance"),
    [
        ({}, (4, 6)),
        ({"difficulty": 9}, (1, 6)),
        ({"difficulty": 10}, (5, 36)),
        ({"difficulty": 10, "faces": (5, 6)}, (10, 36)),
        ({"throws": 2}, (16, 36)),
        ({"strictly": False}, (5, 6)),
        ({"difficulty": -5}, (5, 6)),
        ({"value": Tally(2000), "pips": 500, "difficulty": 3500}, (3, 6)),
    ],
)
def test_the_chance_of_a_test(more, chance):
    assert chance_of(check(**more)) == pytest.approx(chance[0] / chance[1])


def test_the_lowest_of_several_dice():
    assert [face_chance(face, 2) * 36 for face in range(1, 7)] == [11, 9, 7, 5, 3, 1]
    assert [face_chance(face) * 6 for face in range(1, 7)] == [1] * 6


def test_totals_are_rolled_on_up_to_the_aim():
    found = total_chances(check(aim=12))
    assert found[None] * 36 == 7
    assert {total: part * 36 for total, part in found.items() if total} == {
        6: 6,
        7: 6,
        8: 6,
        9: 6,
        12: 1,
        13: 1,
        14: 1,
        15: 1,
        16: 1,
    }


def test_totals_of_an_endless_aim_end_at_chances_of_one_in_many():
    found = total_chances(check(aim=10**6))
    assert sum(found.values()) == 1
    assert max(total for total in found if total) == 4 + 7 * 6
    assert found[4 + 7 * 6] == Fraction(1, 6**7)
    assert found[4 + 6 * 6 + 5] == Fraction(1, 6**7)
    both = total_chances(check(aim=10**6, throws=2))
    assert sum(both.values()) == 1
    assert both[4 + 4 * 6] == Fraction(1, 36**4)
    assert max(total for total in both if total) == 4 + 4 * 6


@pytest.mark.rule("CON-TEST-3")
def test_an_aim_lets_the_player_choose():
    state = battle(man(0, 10, 10), agenda=(check(difficulty=5, aim=12), Catch(), Stop()))
    play = run(state, [6])
    assert type(play.state.agenda.top).__name__ == "RollOn"
    shown = {"purpose": Text("x"), "die": 6, "total": 10, "needed": 12}
    assert play.state.agenda.top.ask(play.state).prompt.values == shown
    act(play.state, 0, StopRolling())
    assert (given().success, given().total, given().dice) == (True, 10, (6,))
    act(play.state, 0, RollMore(), [3])
    assert (given().success, given().total) == (True, 13)
    act(play.state, 0, RollMore(), [1])
    assert (given().success, given().one) == (False, True)
    run(battle(man(0, 10, 10), agenda=(check(difficulty=5, aim=10), Catch(), Stop())), [6])
    assert given().total == 10


@pytest.mark.rule("CON-STUNT-1")
@pytest.mark.parametrize(("movement", "base"), [(10, 4), (12.5, 5), (15, 6), (7.5, 3), (11, 4.4)])
def test_the_stunt_base_value_is_movement_over_two_and_a_half(movement, base):
    figure = battle(man(0, 10, 10, key=card(movement=movement))).figure(1)
    assert stunt_base(figure) == 500 * base


@pytest.mark.rule("CON-STUNT-1", "CON-HOUSE-4")
def test_a_lamed_figure_has_half_its_stunt_base_value():
    figure = battle(man(0, 10, 10, maimed=("lamed",))).figure(1)
    assert stunt_base(figure) == 500 * 2


@pytest.mark.rule("CON-STUNT-2")
@pytest.mark.parametrize(("die", "success"), [(3, False), (4, True)])
def test_a_stunt_that_equals_its_difficulty_succeeds(die, success):
    state = battle(man(0, 10, 10))
    check = stunt_check(state.figure(1), 500 * 8, Text("x"), "CON-STUNT-2", against=Text("y"))
    run(battle(man(0, 10, 10), agenda=(check, Catch(), Stop())), [die])
    assert given().success is success
    assert (check.seat, check.pieces, check.cites) == (0, (1,), "CON-STUNT-2")


@pytest.mark.rule("CON-STUNT-2")
def test_half_points_count():
    state = battle(man(0, 10, 10))
    check = stunt_check(state.figure(1), 500 * 7 + 1, Text("x"), "CON-STUNT-2", against=Text("y"))
    assert check.needed().target.total == 4
    assert chance_of(check) * 6 == 3
