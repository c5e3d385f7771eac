"""Dividing ranged damage among several targets."""

from random import Random
from typing import Any

import pytest

from slagveld.games.mage_knight.attack.attack_sequence import Dealt, Resolve
from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.attack.defense_value import Defending, UseDefense
from slagveld.games.mage_knight.attack.division import (
    DealOut,
    Divide,
    Divided,
    default_parts,
    splits,
)
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot
from slagveld.games.mage_knight.turn.cancelled_abilities_and_etiquette import leave
from slagveld.kernel.agenda import Step
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Hurt
from slagveld.kernel.fields import Share
from slagveld.kernel.play import Play
from slagveld.kernel.state import with_policy
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    WEST,
    FakeGame,
    act,
    battle,
    events,
    man,
    plain,
    refused,
    run,
)
from tests.games.mage_knight.shoots import Shots, field


class Note(Step, frozen=True):
    """Keeps what was handed down where a test can see it."""

    seat: int = 0

    def resume(self, play: Any, value: Any) -> None:
        play.replace(battered=value)
        play.then(Shots(self.seat))


def dealt(*pairs):
    return DealOut(tuple(Share(str(number), amount) for number, amount in pairs))


def divided(question):
    """The question, and what hands on what is chosen, or what is usual."""
    return question, Divided(question.targets, default_parts(question))


def asked(targets=(2, 3), total=2, **more):
    state = battle(
        man(0, 10, 10, EAST),
        man(1, 14, 8),
        man(1, 14, 10),
        man(1, 14, 12),
        agenda=(*divided(Divide(0, targets, total, **more)), Note()),
    )
    return run(state).state


def archer_and_two():
    return field(
        man(0, 10, 10, EAST, key="master-archer"),
        man(1, 20, 8, WEST, key="gulthak-orc"),
        man(1, 20, 12, WEST, key="blood-shaman"),
    )


@pytest.mark.rule("MK-MULTI-EX1")
@pytest.mark.parametrize("parts", [(1, 1), (0, 2), (2, 0)])
def test_a_roll_of_seven_hits_both_and_the_two_points_are_divided_freely(parts):
    state = act(archer_and_two(), 0, Shoot(1, (2, 3)), dice=(4, 3)).state
    assert state.agenda.top == Divide(0, (2, 3), 2)
    play = act(state, 0, dealt((2, parts[0]), (3, parts[1])))
    assert (play.state.fighter(2).turned, play.state.fighter(3).turned) == parts
    assert [event.piece for event in events(play, Hurt)] == [
        n for n, p in ((2, parts[0]), (3, parts[1])) if p
    ]
    assert play.state.fighter(1).tokens == 1
    assert play.state.agenda.top == Shots(0)


@pytest.mark.rule("MK-MULTI-5")
def test_only_one_hit_takes_all_without_a_question():
    play = act(archer_and_two(), 0, Shoot(1, (2, 3)), dice=(3, 3))
    assert (play.state.fighter(2).turned, play.state.fighter(3).turned) == (2, 0)
    assert play.state.agenda.top == Shots(0)


@pytest.mark.rule("MK-MULTI-5")
def test_every_point_is_dealt_out_in_whole_points_to_those_hit():
    state = asked()
    assert state.agenda.top == Divide(0, (2, 3), 2)
    for pairs, rule in (
        (((2, 2), (3, 0)), None),
        (((2, 2),), None),
        (((3, 1), (2, 1)), None),
        (((2, 1),), "MK-MULTI-5"),
        (((2, 2), (3, 1)), "MK-MULTI-5"),
        (((2, 3), (3, -1)), "MK-MULTI-5"),
        (((2, 1), (4, 1)), "MK-MULTI-5"),
        (((2, 1), (2, 1)), "MK-MULTI-5"),
        ((), "MK-MULTI-5"),
    ):
        assert refused(state, 0, dealt(*pairs)) == rule
    assert refused(state, 0, DealOut((Share("nonsense", 2),))) == "MK-MULTI-5"


@pytest.mark.rule("MK-MULTI-5")
def test_what_is_chosen_is_handed_down_in_the_order_of_the_targets():
    play = act(asked(), 0, dealt((3, 2)))
    assert play.state.battered == ((2, 0), (3, 2))
    play = act(asked(), 0, dealt((3, 1), (2, 1)))
    assert play.state.battered == ((2, 1), (3, 1))


@pytest.mark.rule("MK-MULTI-5")
@pytest.mark.parametrize(
    ("targets", "total", "given"), [((2,), 3, ((2, 3),)), ((2, 3), 0, ((2, 0), (3, 0)))]
)
def test_where_there_is_no_choice_nobody_is_asked(targets, total, given):
    state = asked(targets, total)
    assert state.agenda.top == Shots(0)
    assert state.battered == given


def test_a_player_who_has_left_divides_evenly_the_first_getting_what_is_over():
    state = battle(
        man(0, 10, 10),
        man(1, 14, 8),
        man(1, 14, 10),
        man(1, 14, 12),
        seats=(0, 1, 2),
        out=(0,),
        agenda=(*divided(Divide(0, (2, 3, 4), 5)), Note(1)),
    )
    assert run(state).state.battered == ((2, 2), (3, 2), (4, 1))


@pytest.mark.rule("MK-CLOSE-1")
def test_the_point_of_close_range_goes_to_a_near_target():
    state = asked(total=3, near=(3,))
    assert refused(state, 0, dealt((2, 3))) == "MK-CLOSE-1"
    assert refused(state, 0, dealt((2, 2), (3, 1))) is None
    assert refused(state, 0, dealt((3, 3))) is None
    one = asked(total=1, near=(3,))
    assert one.agenda.top.candidates(one, 0) == [dealt((2, 0), (3, 1))]


@pytest.mark.rule("MK-CLOSE-1")
@pytest.mark.parametrize(("dice", "clicks"), [((4, 3), None), ((3, 3), (0, 2))])
def test_close_range_adds_its_damage_only_if_a_near_target_is_hit(dice, clicks):
    # The near one has defense 16: only a 7 hits it, and then 3 points are divided.
    key = plain(attack_type="bow", range=12, ranged_damage=2, arrows=2)
    state = field(
        man(0, 10, 10, EAST, key=key),
        man(1, 14, 8, WEST, key=plain(defense=16)),
        man(1, 20, 12, WEST),
    )
    play = act(state, 0, Shoot(1, (2, 3), "", "damage"), dice=dice)
    if clicks is None:
        assert play.state.agenda.top == Divide(0, (2, 3), 3, (2,))
        assert refused(play.state, 0, dealt((3, 3))) == "MK-CLOSE-1"
    else:
        assert (play.state.fighter(2).turned, play.state.fighter(3).turned) == clicks


@pytest.mark.rule("MK-CARD-magic-enhancement")
def test_points_of_magic_may_not_go_to_the_immune():
    state = asked(total=3, spare=(2,), magic=1)
    assert refused(state, 0, dealt((2, 3))) == "MK-CARD-magic-enhancement"
    assert refused(state, 0, dealt((2, 2), (3, 1))) is None
    assert refused(state, 0, dealt((3, 3))) is None
    two = asked(total=3, spare=(2,), magic=2)
    assert refused(two, 0, dealt((2, 2), (3, 1))) == "MK-CARD-magic-enhancement"
    assert two.agenda.top.candidates(two, 0)[0] == dealt((2, 1), (3, 2))


def test_the_menu_begins_with_the_even_division_and_holds_every_other_once():
    state = asked(total=3)
    menu = state.agenda.top.candidates(state, 0)
    assert menu == [
        dealt((2, 2), (3, 1)),
        dealt((2, 3), (3, 0)),
        dealt((2, 1), (3, 2)),
        dealt((2, 0), (3, 3)),
    ]
    found = {state.agenda.top.propose(state, 0, Random(seed)) for seed in range(40)}
    assert found == set(menu)
    many = asked((2, 3, 4), 12)
    assert len(many.agenda.top.candidates(many, 0)) == 60


def test_the_question_shows_points_and_targets():
    state = asked(total=3)
    decision = state.agenda.top.ask(state)
    (form,) = decision.forms
    (split,) = form.fields
    assert (split.total, split.exact, decision.pieces) == (3, True, (2, 3))
    assert [(column.key, column.spot.x, column.spot.y) for column in split.columns] == [
        ("2", 3500, 2000),
        ("3", 3500, 2500),
    ]
    assert state.agenda.top.who(state) == (0,)


def test_all_ways_to_divide():
    assert splits(2, 2) == [(2, 0), (1, 1), (0, 2)]
    assert splits(1, 3) == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


# A player who leaves in the middle of an attack


def three(seat_left, agenda):
    """Seat 0 shoots at warriors of seats 1 and 2; then a seat gives up."""
    bow = plain(attack_type="bow", range=10, ranged_damage=3)
    lender = plain(defense=18, abilities=("defend",))
    state = battle(
        man(0, 10, 10, EAST, bow),
        man(1, 15, 9, WEST),
        man(2, 15, 11, WEST),
        man(2, 15, 11 + BASE, WEST, lender),
        seats=(0, 1, 2),
        agenda=agenda,
    )
    before = run(with_policy(state, 2, "defend", "ask"), (5, 5)).state
    play = Play(FakeGame(), before, Scripted([5, 5]), listening=True)
    leave(play, seat_left)
    play.run()
    return before, play


@pytest.mark.rule("MK-MULTI-5")
def test_damage_goes_to_those_that_are_still_there():
    attack = Attack(attacker=1, kind="ranged", targets=(2, 3))
    before, play = three(1, (*divided(Divide(0, (2, 3), 3)), Dealt(attack, False), Shots(0)))
    assert before.agenda.top == Divide(0, (2, 3), 3)
    assert play.state.fighter(2) is None
    assert play.state.fighter(3).turned == 3
    assert isinstance(play.state.agenda.top, Shots)


@pytest.mark.rule("MK-CARD-defend")
def test_an_attack_goes_on_without_a_target_that_has_left():
    attack = Attack(attacker=1, kind="ranged", targets=(2, 3))
    before, play = three(1, (Resolve(attack), Shots(0)))
    assert before.agenda.top == Defending(attack, 3)
    assert play.state.agenda.top.target == 3
    after = act(play.state, 2, UseDefense(), (5, 5))
    assert after.state.fighter(3).turned == 3
