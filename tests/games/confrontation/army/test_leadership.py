"""Leaders and staffs, regeneration and mutation."""

import pytest

from slagveld.games.confrontation.army.leadership import (
    commanders,
    courage_of,
    discipline_of,
    has_staff,
)
from slagveld.games.confrontation.core.characteristics import (
    attack,
    defence,
    initiative,
    resistance,
    shooting,
    strength,
)
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.turn.mutation import (
    GiveMutations,
    KeepDice,
    Mutate,
    Mutations,
    better_by,
    mutation_dice,
)
from slagveld.games.confrontation.turn.tactical_roll import field_side
from slagveld.games.confrontation.wounds.healing import Mended, Regeneration
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Changed, Rolled
from tests.games.confrontation.battle import act, battle, card, events, man, refused, run
from tests.games.confrontation.wounds.test_wound_rolls import Rest


def lines(tally):
    return [(item.value, item.rule) for item in tally.items]


LEADER = card(abilities=("commandement/10",), courage=7, discipline=6)
PLAIN = card(courage=4, discipline=2)


# Command


@pytest.mark.rule("CON-CARD-commandement")
def test_friends_in_the_radius_use_his_courage_and_discipline():
    # The bases are 2.5 cm wide: 12.5 cm from middle to middle are 10 cm between them.
    state = battle(man(0, 10, 10, key=LEADER), man(0, 22.5, 10, key=PLAIN))
    friend = state.figure(2)
    assert (courage_of(state, friend).total, discipline_of(state, friend).total) == (7, 6)
    assert lines(courage_of(state, friend)) == [(3, "CON-CARD-commandement")]
    assert lines(discipline_of(state, friend)) == [(4, "CON-CARD-commandement")]
    assert courage_of(state, friend).start == 4
    far = battle(man(0, 10, 10, key=LEADER), man(0, 22.51, 10, key=PLAIN))
    assert courage_of(far, far.figure(2)).total == 4
    assert discipline_of(far, far.figure(2)).total == 2
    assert lines(discipline_of(far, far.figure(2))) == []


@pytest.mark.rule("CON-CARD-chef-de-guerre")
def test_a_warlord_leads_likewise():
    key = card(abilities=("chef-de-guerre/15",), courage=6)
    state = battle(man(0, 10, 10, key=key), man(0, 27.5, 10, key=PLAIN))
    assert lines(courage_of(state, state.figure(2))) == [(2, "CON-CARD-chef-de-guerre")]


@pytest.mark.rule("CON-CARD-commandement")
def test_only_what_is_better_is_used_and_only_by_friends():
    brave = card(courage=8, discipline=6)
    state = battle(man(0, 10, 10, key=LEADER), man(0, 15, 10, key=brave), man(1, 20, 10, key=PLAIN))
    assert lines(courage_of(state, state.figure(2))) == []
    assert discipline_of(state, state.figure(2)).total == 6
    assert lines(discipline_of(state, state.figure(2))) == []
    assert courage_of(state, state.figure(3)).total == 4


@pytest.mark.rule("CON-CARD-commandement")
def test_fleeing_leaders_command_nobody():
    state = battle(man(0, 10, 10, key=LEADER, flight=Flight(5, 9)), man(0, 15, 10, key=PLAIN))
    assert courage_of(state, state.figure(2)).total == 4
    assert commanders(state, state.figure(1)) == []


@pytest.mark.rule("CON-CARD-commandement")
def test_the_best_of_several_leaders_counts():
    other = card(abilities=("commandement/20",), courage=9, discipline=3)
    state = battle(man(0, 10, 10, key=LEADER), man(0, 20, 10, key=other), man(0, 15, 10, key=PLAIN))
    assert courage_of(state, state.figure(3)).total == 9
    assert discipline_of(state, state.figure(3)).total == 6
    assert [leader.id for leader, _, _ in commanders(state, state.figure(3))] == [1, 2]
    assert [leader.id for leader, _, _ in commanders(state, state.figure(1))] == [1, 2]


@pytest.mark.rule("CON-CARD-commandement")
def test_those_with_fear_use_no_courage_and_lend_none():
    beast = card(fear=6, abilities=("commandement/20",), discipline=5)
    state = battle(man(0, 10, 10, key=beast), man(0, 15, 10, key=PLAIN))
    assert courage_of(state, state.figure(2)).total == 4
    assert discipline_of(state, state.figure(2)).total == 5
    led = battle(man(0, 10, 10, key=LEADER), man(0, 15, 10, key=card(fear=6)))
    assert courage_of(led, led.figure(2)).total == 0
    assert discipline_of(led, led.figure(2)).total == 6


STANDARD = card(abilities=("etendard",))
MUSIC = card(abilities=("musicien",))


@pytest.mark.rule("CON-CARD-commandement")
@pytest.mark.rule("CON-CARD-etendard")
@pytest.mark.rule("CON-CARD-musicien")
def test_a_full_staff_gives_two_more_to_all_whom_he_commands_and_himself():
    men = [man(0, 10, 10, key=LEADER), man(0, 15, 10, key=PLAIN)]
    both = [man(0, 10, 14, key=STANDARD), man(0, 10, 22.5, key=MUSIC)]
    state = battle(*men, *both)
    assert [courage_of(state, state.figure(n)).total for n in (1, 2, 3, 4)] == [9, 9, 9, 9]
    assert [discipline_of(state, state.figure(n)).total for n in (1, 2)] == [8, 8]
    assert lines(courage_of(state, state.figure(1))) == [(2, "CON-CARD-commandement")]
    assert lines(courage_of(state, state.figure(2))) == [
        (3, "CON-CARD-commandement"),
        (2, "CON-CARD-commandement"),
    ]
    for staff in (both[:1], both[1:], [both[0], man(1, 10, 18, key=MUSIC)]):
        lacking = battle(*men, *staff)
        assert courage_of(lacking, lacking.figure(2)).total == 7
        assert not has_staff(lacking, lacking.figure(1), 1000)
    far = battle(*men, both[0], man(0, 10, 22.51, key=MUSIC))
    assert courage_of(far, far.figure(2)).total == 7


@pytest.mark.rule("CON-CARD-commandement")
def test_the_staff_counts_once_however_many_leaders():
    state = battle(
        man(0, 10, 10, key=LEADER),
        man(0, 15, 10, key=LEADER),
        man(0, 10, 14, key=STANDARD),
        man(0, 15, 14, key=MUSIC),
    )
    assert courage_of(state, state.figure(1)).total == 9


@pytest.mark.rule("CON-CARD-commandement")
def test_a_leader_may_carry_the_standard_himself():
    key = card(abilities=("commandement/10", "etendard"), courage=7)
    state = battle(man(0, 10, 10, key=key), man(0, 15, 10, key=MUSIC))
    assert courage_of(state, state.figure(1)).total == 9


@pytest.mark.rule("CON-CARD-mort-vivant")
def test_the_living_dead_have_no_discipline_and_are_led_by_their_own_only():
    dead = card(abilities=("mort-vivant",), fear=5, discipline=4)
    lord = card(abilities=("mort-vivant", "commandement/10"), fear=9, discipline=5)
    state = battle(man(0, 10, 10, key=LEADER), man(0, 15, 10, key=dead))
    assert discipline_of(state, state.figure(2)).total == 0
    assert lines(discipline_of(state, state.figure(2))) == [(-4, "CON-CARD-mort-vivant")]
    assert commanders(state, state.figure(2)) == []
    led = battle(
        man(0, 10, 10, key=lord),
        man(0, 15, 10, key=dead),
        man(0, 10, 14, key=STANDARD),
        man(0, 15, 14, key=MUSIC),
        man(0, 5, 10, key=PLAIN),
    )
    assert [leader.id for leader, _, _ in commanders(led, led.figure(2))] == [1]
    assert discipline_of(led, led.figure(2)).total == 2
    assert discipline_of(led, led.figure(5)).total == 4  # his own 2 and the staff


@pytest.mark.rule("CON-STAT-11")
@pytest.mark.rule("CON-MOVE-2")
def test_the_best_discipline_is_that_of_figures_on_the_table():
    state = battle(
        man(0, 10, 10, key=card(discipline=3)),
        man(0, 20, 10, key=card(discipline=5)),
        man(1, 30, 10, key=card(discipline=None)),
    )
    assert field_side(state, 0).value.total == 5
    assert field_side(state, 1).value.total == 0
    assert field_side(state.without(3), 1).value.total == 0
    assert field_side(state.without(2), 0).value.total == 3


# Regeneration


def regenerated(dice, x=5, wound="critical", **more):
    key = card(abilities=(f"regeneration/{x}",))
    state = battle(man(0, 10, 10, key=key, wound=wound, **more), agenda=(Regeneration(), Rest()))
    return run(state, dice)


@pytest.mark.rule("CON-CARD-regeneration")
@pytest.mark.rule("CON-END-1")
@pytest.mark.parametrize(
    ("dice", "wound", "left"),
    [
        ((4,), "critical", "critical"),
        ((5, 4), "critical", "serious"),
        ((5, 5), "critical", "light"),
        ((6, 6), "serious", "none"),
        ((5,), "light", "none"),
    ],
)
def test_regeneration_heals_a_degree_and_tries_once_more(dice, wound, left):
    play = regenerated(dice, wound=wound)
    assert play.state.figure(1).wound == left
    rolls = events(play, Rolled)
    assert [event.dice for event in rolls] == [(die,) for die in dice]
    assert {event.rule for event in rolls} == {"CON-CARD-regeneration"}
    assert (rolls[0].seat, rolls[0].need.target.total, rolls[0].pieces) == (0, 5, (1,))
    assert rolls[0].need.met(5)
    assert not rolls[0].need.met(4)
    assert {event.rule for event in events(play, Mended)} <= {"CON-CARD-regeneration"}


@pytest.mark.rule("CON-CARD-regeneration")
def test_only_the_wounded_roll_and_never_the_dying():
    assert events(regenerated((), wound="none", stunned=True), Rolled) == []
    assert events(regenerated((), dying=True), Rolled) == []
    plain = battle(man(0, 10, 10, wound="light"), agenda=(Regeneration(), Rest()))
    assert events(run(plain), Rolled) == []


def test_everybody_who_regenerates_rolls_in_order():
    key = card(abilities=("regeneration/4",))
    men = [man(n % 2, 10 + 5 * n, 10, key=key, wound="light") for n in range(3)]
    play = run(battle(*men, agenda=(Regeneration(), Rest())), (4, 3, 4))
    assert [figure.wound for figure in play.state.figures] == ["none", "light", "none"]
    assert [event.seat for event in events(play, Rolled)] == [0, 1, 0]


# Mutation


def mutant(seat=0, x=10.0, points=60, modifier=0, **more):
    return man(seat, x, 10, key=card(abilities=(f"mutagene/{modifier}",), points=points, **more))


def mutating(*men):
    return run(battle(*men, agenda=(Mutations(), Rest())))


@pytest.mark.rule("CON-CARD-mutagene")
@pytest.mark.parametrize(
    ("points", "count", "dice"),
    [(50, 2, 1), (51, 2, 2), (100, 1, 1), (101, 1, 1), (40, 5, 2), (0, 0, 0), (67, 3, 3)],
)
def test_one_die_for_each_started_hundred_points(points, count, dice):
    men = [mutant(0, 10 + 5 * n, points) for n in range(count)]
    state = battle(man(1, 80, 10), *men, man(0, 90, 10, key=card(points=500)))
    assert mutation_dice(state, 0) == dice
    assert mutation_dice(state, 1) == 0


@pytest.mark.rule("CON-CARD-mutagene")
@pytest.mark.parametrize(
    ("die", "x", "better"),
    [
        (1, 0, 0),
        (2, 0, 0),
        (3, 0, 1),
        (6, 0, 2),
        (1, -1, 0),
        (6, -1, 1),
        (4, 2, 2),
        (6, 3, 3),
        (1, -9, 0),
    ],
)
def test_the_value_is_better_by_a_third_of_die_and_x(die, x, better):
    assert better_by(die, x) == better


def totals(state, figure):
    return {
        "initiative": initiative(state, figure).total,
        "attack": attack(figure).total,
        "strength": strength(figure).total,
        "defence": defence(figure).total,
        "resistance": resistance(figure).total,
        "shooting": shooting(figure).total,
    }


VALUES = ("initiative", "attack", "strength", "defence", "resistance", "shooting")


@pytest.mark.rule("CON-CARD-mutagene")
@pytest.mark.parametrize("value", VALUES)
def test_a_die_betters_the_value_that_is_named(value):
    key = card(abilities=("mutagene/2",), shooting=2)
    play = mutating(man(0, 10, 10, key=key), man(1, 20, 10))
    before = totals(play.state, play.state.figure(1))
    after = act(play.state, 0, Mutate(1, value), dice=(4,))
    figure = after.state.figure(1)
    assert totals(after.state, figure) == {**before, value: before[value] + 2}
    assert (figure.turn.mutated, figure.turn.mutation) == (value, 2)
    (rolled,) = events(after, Rolled)
    found = (rolled.dice, rolled.rule, rolled.seat, rolled.pieces)
    assert found == ((4,), "CON-CARD-mutagene", 0, (1,))
    (told,) = events(after, Changed)
    assert (told.piece, told.old, told.new) == (1, before[value], before[value] + 2)
    assert told.rule == "CON-CARD-mutagene"
    assert told.what.values["value"] == value


@pytest.mark.rule("CON-CARD-mutagene")
def test_dice_are_given_one_by_one_seat_after_seat():
    play = mutating(mutant(0, 10), mutant(0, 15), mutant(1, 30), man(1, 40, 10))
    question = play.state.agenda.top
    assert (question.seat, question.dice) == (0, 2)
    assert question.who(play.state) == (0,)
    second = act(play.state, 0, Mutate(1, "attack"), dice=(6,)).state
    assert (second.agenda.top.seat, second.agenda.top.dice) == (0, 1)
    assert refused(second, 0, Mutate(1, "defence")) == "CON-CARD-mutagene"
    assert [form.action for form in second.agenda.top.ask(second).forms] == ["Mutate", "KeepDice"]
    assert second.agenda.top.ask(second).forms[0].fields[0].allowed == (2,)
    third = act(second, 0, KeepDice()).state
    assert third.agenda.top.seat == 1
    fourth = act(third, 1, Mutate(3, "strength"), dice=(1,)).state
    assert isinstance(fourth.agenda.top, Rest)
    assert (fourth.figure(3).turn.mutated, fourth.figure(3).turn.mutation) == ("strength", 0)
    assert fourth.figure(2).turn.mutated == ""


@pytest.mark.rule("CON-CARD-mutagene")
def test_who_may_have_a_die():
    state = mutating(mutant(0, 10), man(0, 15, 10), mutant(1, 30)).state
    for number in (2, 3, 77, 0):
        assert refused(state, 0, Mutate(number, "attack")) == "CON-CARD-mutagene"
    assert refused(state, 0, Mutate(1, "shooting")) == "CON-CARD-mutagene"
    assert refused(state, 0, Mutate(1, "attack")) is None
    assert refused(state, 0, KeepDice()) is None
    values = [choice.key for choice in state.agenda.top.ask(state).forms[0].fields[1].choices]
    assert values == ["initiative", "attack", "strength", "defence", "resistance"]


def test_the_menu_of_mutations():
    shooter = card(abilities=("mutagene/1",), shooting=2)
    state = mutating(mutant(0, 10), man(0, 15, 10, key=shooter)).state
    question = state.agenda.top
    menu = question.candidates(state, 0)
    assert menu[0] == Mutate(1, "attack")
    assert menu[-1] == KeepDice()
    assert Mutate(2, "shooting") in menu
    assert Mutate(1, "shooting") not in menu
    assert len(menu) == 12
    assert all(refused(state, 0, action) is None for action in menu)
    assert "shooting" in [c.key for c in question.ask(state).forms[0].fields[1].choices]


@pytest.mark.parametrize(
    ("modifier", "gains"), [(-2, (0, 1)), (0, (0, 2)), (1, (0, 2)), (2, (1, 2))]
)
def test_the_preview_of_a_mutation(modifier, gains):
    state = mutating(mutant(0, 10, modifier=modifier), man(0, 15, 10)).state
    question = state.agenda.top
    assert question.preview(state, 0, Partial("Mutate", {})).pieces == (1,)
    assert question.preview(state, 0, Partial("Mutate", {"figure": 2})).pieces == (1,)
    (note,) = question.preview(state, 0, Partial("Mutate", {"figure": 1})).notes
    assert (note.values["least"], note.values["most"]) == gains


def test_a_question_without_anybody_left_falls_away():
    state = battle(mutant(0, 10), man(1, 20, 10))
    assert GiveMutations(0, 0).who(state) == ()
    assert GiveMutations(1, 1).who(state) == ()
    assert GiveMutations(0, 1).who(state) == (0,)


# What is only kept


@pytest.mark.rule("CON-CARD-insensible")
@pytest.mark.rule("CON-MAGIC-1")
def test_resistance_to_magic_is_kept_for_rules_that_are_missing():
    figure = battle(man(0, 10, 10, key=card(abilities=("insensible/4",)))).figure(1)
    assert figure.powers.number("resists-magic")[1] == 4


@pytest.mark.rule("CON-CARD-guerrier-mage")
@pytest.mark.rule("CON-CARD-moine-guerrier")
def test_a_calling_makes_a_mage_or_priest_a_fighting_one():
    mage = card(power=4, abilities=("guerrier-mage",))
    monk = card(faith=(1, 1, 1), abilities=("moine-guerrier",))
    found = [battle(man(0, 10, 10, key=key)).figure(1).profile for key in (mage, monk)]
    assert [(row.called, row.counters) for row in found] == [
        ("warrior-mage", True),
        ("warrior-priest", False),
    ]
    assert battle(man(0, 10, 10, key=card(power=4))).figure(1).profile.called == "mage"
