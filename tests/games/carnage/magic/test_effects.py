"""What each spell does: sections 14.2 to 14.4; Teleport and Counterspell have their own files."""

import pytest

from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.core.conditions import is_accelerated, is_diverted, is_frenzied, wake
from slagveld.games.carnage.core.parts import EndPart
from slagveld.games.carnage.core.values import strength
from slagveld.games.carnage.magic.effects import WorkSpell, blast_radius, in_blast
from slagveld.games.carnage.magic.spells import Casting
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.turn.movement_phase import MovementPhase, MovePart
from slagveld.games.carnage.turn.sequence import BeginPhase
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Changed, Lapsed, Rolled, StatusChanged, Told
from slagveld.kernel.play import Play
from slagveld.kernel.state import Policy
from slagveld.record import replace
from slagveld.table.shapes import Spot
from slagveld.texts import say
from tests.games.carnage.battle import (
    ARCHER,
    COW,
    HERO,
    INFANTRY,
    FakeGame,
    act,
    battle,
    events,
    mage,
    profile,
    refused,
    run,
    unit,
)
from tests.games.carnage.spellbook import CastingPart, adept, cast, casting, on_self

FAR = unit(1, 90, 60)


def lives(play, number):
    """The W a unit has left; 0 when it is gone."""
    found = play.state.unit(number)
    return 0 if found is None else found.lives


# Damage


@pytest.mark.rule("CAR-14.1-hit", "CAR-14.4-shock")
def test_shock_is_five_automatic_hits_of_st_6_against_ar():
    # ST 6 against AR 1 needs 3.
    play = act(casting(adept(0, 60, 60), FAR), 0, cast("shock"), [2, 3, 2, 2, 3])
    assert lives(play, 2) == 3
    (roll,) = events(play, Rolled)
    assert (roll.dice, roll.seat, roll.need.target.total) == ((2, 3, 2, 2, 3), 0, 3)
    assert roll.rule == "CAR-14.4-shock"


@pytest.mark.rule("CAR-14.1-hit", "CAR-14.3-body")
def test_body_distortion_is_one_automatic_hit_of_st_6():
    state = casting(adept(0, 60, 60), unit(1, 90, 60, of=profile(INFANTRY, ar=4)))
    assert lives(act(state, 0, cast("body-distortion"), [6]), 2) == 4
    assert lives(act(state, 0, cast("body-distortion"), [5]), 2) == 5


@pytest.mark.rule("CAR-14.3-body")
def test_body_distortion_strikes_a_hero_himself():
    state = casting(adept(0, 60, 60), unit(1, 90, 60, count=1, of=HERO))
    play = act(state, 0, cast("body-distortion"), [10])
    assert lives(play, 2) == 4


@pytest.mark.rule("CAR-14.3-body", "CAR-13.2-pool")
def test_a_wound_of_a_spell_is_applied_as_any_other():
    riders = profile(INFANTRY, w=2)
    state = casting(adept(0, 60, 60), unit(1, 90, 60, of=riders))
    state = act(state, 0, cast("body-distortion"), [10]).state
    assert sorted(figure.lives for figure in state.unit(2).figures) == [1, 2, 2, 2, 2]
    state = replace(state, round=3)
    state = act(state, 0, cast("body-distortion"), [10]).state
    assert [figure.lives for figure in state.unit(2).figures] == [2, 2, 2, 2]


@pytest.mark.rule("CAR-14.1-hit")
def test_a_spell_that_wounds_nobody_takes_nobody():
    play = act(casting(adept(0, 60, 60), FAR), 0, cast("shock"), [1, 2, 2, 1, 2])
    assert lives(play, 2) == 5


@pytest.mark.rule("CAR-7-77-81", "CAR-14.1-hit")
def test_the_luck_of_the_side_counts_for_spells():
    state = casting(adept(0, 60, 60), FAR, pearl="beginners-luck")
    assert lives(act(state, 0, cast("shock"), [2, 1, 1, 1, 1]), 2) == 4


@pytest.mark.rule("CAR-14.4-shield-order")
def test_shields_take_the_hits_of_spells():
    state = casting(adept(0, 60, 60), mage(1, 90, 60, shields=1))
    play = act(state, 0, cast("body-distortion"), [5])
    assert (lives(play, 2), play.state.unit(2).magic.shields) == (3, 0)


# Explosion


@pytest.mark.rule("CAR-14.2-explosion-radius", "CAR-14.2-example")
def test_five_points_give_a_radius_of_3_125_cm():
    assert blast_radius(5) == 3125 * 16 // 10
    assert blast_radius(1) == 625 * 16 // 10


@pytest.mark.rule("CAR-14.2-explosion-effect", "CAR-14.2-example")
def test_a_figure_is_in_the_radius_when_any_part_of_its_base_is():
    # The middle of the mage lies at (60, 61.25); with 5 points 3.125 cm are reached.
    inside = casting(mage(0, 60, 60, points=5), unit(1, 63.12, 61.25, 180, count=1))
    beyond = casting(mage(0, 60, 60, points=5), unit(1, 63.13, 61.25, 180, count=1))
    assert [(u.id, n) for u, n in in_blast(inside, inside.unit(1), 5)] == [(2, 1)]
    assert in_blast(beyond, beyond.unit(1), 5) == []
    above = casting(mage(0, 60, 60, points=5), unit(1, 60, 58.13, 90, count=1))
    assert len(in_blast(above, above.unit(1), 5)) == 1
    assert in_blast(above, above.unit(1), 4) == []


@pytest.mark.rule("CAR-14.2-explosion-effect")
def test_explosion_hits_friend_and_enemy_and_takes_the_mage():
    state = casting(
        adept(0, 60, 60, points=8),
        unit(1, 60, 57, 90, of=profile(INFANTRY, ar=4)),
        unit(0, 60, 65, 270, count=1, of=HERO),
    )
    # Three of the five enemies (ST 9 against AR 4: 3) and the hero (AR 3: 2) are hit.
    play = act(state, 0, on_self("explosion"), [3, 2, 3, 2])
    rolls = events(play, Rolled)
    assert [roll.dice for roll in rolls] == [(3, 2, 3), (2,)]
    assert [roll.need.target.total for roll in rolls] == [3, 2]
    assert {roll.rule for roll in rolls} == {"CAR-14.2-explosion-effect"}
    assert (lives(play, 1), lives(play, 2), lives(play, 3)) == (0, 3, 4)


@pytest.mark.rule("CAR-14.2-explosion-effect")
def test_no_more_figures_fall_than_were_in_the_radius():
    # Only one of the five stands near, and one wound is not enough for the second.
    state = casting(mage(0, 60, 60, points=5), unit(1, 63, 61.25, 180, count=5))
    assert [n for _, n in in_blast(state, state.unit(1), 5)] == [1]
    assert lives(act(state, 0, on_self("explosion"), [10]), 2) == 4


@pytest.mark.rule("CAR-14.2-explosion-effect")
def test_explosion_needs_at_least_one_point():
    assert refused(casting(mage(0, 60, 60, points=0), FAR), 0, on_self("explosion")) == "CAR-6.9.1"
    assert refused(casting(mage(0, 60, 60, points=1), FAR), 0, on_self("explosion")) is None


@pytest.mark.rule("CAR-14.2-explosion-effect")
def test_explosion_takes_all_points_and_every_shield_with_the_mage():
    state = casting(mage(0, 60, 60, points=7, shields=2), FAR)
    play = act(state, 0, on_self("explosion"))
    assert play.state.unit(1) is None
    change = events(play, Changed)[0]
    assert (change.old, change.new) == (7, 0)


@pytest.mark.rule("CAR-2-entry")
def test_explosion_passes_bouncer_by():
    bouncer = unit(-1, 60, 59, count=1, of=profile(HERO, kind="bouncer"))
    state = casting(mage(0, 60, 60, points=9), bouncer)
    assert in_blast(state, state.unit(1), 9) == []


@pytest.mark.rule("CAR-14.2-explosion-crater")
def test_only_a_smoking_crater_is_left():
    play = act(casting(mage(0, 60, 60), FAR), 0, on_self("explosion"))
    assert play.state.craters == (Spot(6000, 6125),)
    assert "told-crater" in {event.what.key.split(":")[1] for event in events(play, Told)}
    again = casting(mage(0, 20, 20), FAR, craters=(Spot(1, 2),))
    assert act(again, 0, on_self("explosion")).state.craters == (Spot(1, 2), Spot(2000, 2125))


# Diversion


@pytest.mark.rule("CAR-14.3-diversion")
@pytest.mark.parametrize(
    ("at", "until"),
    [
        ("initiative", "initiative"),
        ("movement", "movement"),
        ("wrap", "movement"),
        ("shooting", "shooting"),
        ("melee", "melee"),
    ],
)
def test_diversion_lasts_until_the_same_phase_of_the_next_round(at, until):
    play = act(casting(adept(0, 60, 60), FAR, phase=at), 0, cast("diversion"))
    held = play.state.unit(2)
    assert held.diverted == (3, until)
    assert is_diverted(play.state, held)
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (2, True, "CAR-14.3-diversion")
    order = ["initiative", "movement", "shooting", "melee"]
    for phase in order:
        later = replace(play.state, round=3, phase=phase)
        assert is_diverted(later, held) == (order.index(phase) < order.index(until))


@pytest.mark.rule("CAR-14.3-diversion")
def test_a_diverted_unit_can_do_nothing():
    asleep = unit(0, 60, 80, diverted=(3, "movement"))
    state = battle(asleep, FAR, agenda=[MovePart(0)])
    assert refused(state, 0, March(1, 2700, (Spot(6000, 7900),))) == "CAR-14.3-diversion"
    assert refused(state, 0, Charge(1, 2, 2700)) == "CAR-14.3-diversion"


@pytest.mark.rule("CAR-14.3-diversion")
def test_diversion_ends_by_itself_when_its_phase_begins():
    asleep = unit(0, 60, 80, diverted=(2, "shooting"))
    state = battle(asleep, FAR, agenda=[BeginPhase("shooting"), CastingPart(0)])
    assert is_diverted(state, state.unit(1))
    play = run(state)
    assert play.state.unit(1).diverted == (0, "")


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_waking_ends_a_diversion_and_is_told():
    state = battle(unit(0, 60, 80, diverted=(3, "melee")), FAR)
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    wake(play, 1)
    assert play.state.unit(1).diverted == (0, "")
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (1, False, "CAR-14.3-diversion-attack")
    wake(play, 1, "CAR-14.3-diversion-friend")
    wake(play, 2)
    wake(play, 99)
    assert len(play.events) == 1, "who is awake or gone is not woken"


# Acceleration


def moving(*units, order=(1, 0), **rest):
    """The movement phase in which side 1 goes first, unless told otherwise."""
    rest.setdefault("policies", (Policy(0, "magic", "always"),))
    return run(battle(*units, agenda=[MovementPhase()], order=order, wagon=None, **rest)).state


@pytest.mark.rule("CAR-14.3-acceleration")
def test_an_accelerated_unit_moves_before_the_enemy():
    state = moving(adept(0, 60, 60), FAR, unit(0, 60, 90))
    assert state.agenda.top.who(state) == (0,), "asked before the enemy's part"
    play = act(state, 0, cast("acceleration", 3))
    moved = play.state
    assert moved.agenda.top == MovePart(side=0, only=3)
    assert is_accelerated(moved, moved.unit(3))
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (3, True, "CAR-14.3-acceleration")
    assert refused(moved, 0, March(1, 2700, (Spot(6000, 5500),))) == "CAR-14.3-acceleration"
    after = act(moved, 0, March(3, 2700, (Spot(6000, 8500),))).state
    assert after.unit(3).y == 8500
    assert after.agenda.top == MovePart(side=1), "then it is the enemy's turn"
    own = act(after, 1, EndPart()).state
    assert own.agenda.top.who(own) == (0,)
    assert refused(own, 0, March(3, 2700, (Spot(6000, 8400),))) is not None, "it has moved"


@pytest.mark.rule("CAR-14.3-acceleration")
def test_whose_turn_it_is_already_gains_no_turn_by_acceleration():
    state = moving(adept(0, 60, 60), FAR, unit(0, 60, 90), order=(0, 1), policies=())
    play = act(state, 0, cast("acceleration", 3))
    assert play.state.agenda.top == MovePart(side=0)
    assert is_accelerated(play.state, play.state.unit(3))


@pytest.mark.rule("CAR-14.3-acceleration")
def test_a_side_whose_turn_is_over_gains_no_second_one():
    state = moving(adept(0, 60, 60), FAR, unit(0, 60, 90), order=(0, 1))
    second = act(state, 0, EndPart()).state
    assert second.agenda.top.who(second) == (0,), "asked before the enemy's part"
    play = act(second, 0, cast("acceleration", 3))
    assert play.state.agenda.top == MovePart(side=1)


@pytest.mark.rule("CAR-14.3-acceleration")
@pytest.mark.parametrize("phase", ["initiative", "shooting", "melee"])
def test_in_other_phases_acceleration_only_marks_the_unit(phase):
    play = act(casting(adept(0, 60, 60), FAR, phase=phase, order=(1, 0)), 0, cast("acceleration"))
    assert play.state.unit(2).accelerated == (2, phase)
    assert play.state.agenda.top == CastingPart(0)


@pytest.mark.rule("CAR-14.3-acceleration")
def test_acceleration_holds_for_one_phase_wrapping_included():
    play = act(casting(adept(0, 60, 60), FAR, phase="wrap"), 0, cast("acceleration"))
    hasty = play.state.unit(2)
    for phase, holds in (("movement", True), ("wrap", True), ("shooting", False)):
        assert is_accelerated(replace(play.state, phase=phase), hasty) == holds
    assert not is_accelerated(replace(play.state, round=3), hasty)


@pytest.mark.rule("CAR-14.3-acceleration")
def test_before_the_first_part_of_the_phase_the_later_side_goes_at_once():
    state = casting(adept(0, 60, 60), FAR, unit(0, 60, 90), order=(1, 0))
    assert act(state, 0, cast("acceleration", 3)).state.agenda.top == MovePart(side=0, only=3)
    first = casting(adept(0, 60, 60), FAR, unit(0, 60, 90), order=(0, 1))
    assert act(first, 0, cast("acceleration", 3)).state.agenda.top == CastingPart(0)


@pytest.mark.rule("CAR-14.3-acceleration", "CAR-14.3-diversion")
def test_who_is_diverted_or_of_no_side_goes_nowhere_by_acceleration():
    asleep = unit(0, 60, 90, diverted=(3, "movement"))
    state = casting(adept(0, 60, 60), asleep, order=(1, 0))
    assert act(state, 0, cast("acceleration")).state.agenda.top == CastingPart(0)
    cow = unit(-1, 60, 90, count=1, of=COW)
    state = casting(adept(0, 60, 60), cow, FAR, order=(1, 0))
    assert act(state, 0, cast("acceleration")).state.agenda.top == CastingPart(0)


# Shield


@pytest.mark.rule("CAR-14.4-shield")
def test_each_shield_is_one_more_and_they_add_up_over_the_rounds():
    play = act(casting(adept(0, 60, 60), FAR), 0, on_self("shield"))
    assert play.state.unit(1).magic.shields == 1
    change = events(play, Changed)[1]
    assert (change.piece, change.old, change.new, change.rule) == (1, 0, 1, "CAR-14.4-shield")
    later = replace(play.state, round=3)
    assert act(later, 0, on_self("shield")).state.unit(1).magic.shields == 2


@pytest.mark.rule("CAR-14.4-shield-example")
def test_two_shields_and_three_hits():
    state = casting(adept(0, 60, 60), mage(1, 90, 60, shields=2))
    # ST 6 against AR 3 breaks a shield on 5, against AR 2 wounds on 4.
    both = act(state, 0, cast("shock"), [5, 5, 4, 3, 3])
    assert (lives(both, 2), both.state.unit(2).magic.shields) == (2, 0)
    one = act(state, 0, cast("shock"), [5, 4, 4, 4, 5])
    assert (lives(one, 2), one.state.unit(2).magic.shields) == (3, 0)


# Frenzy


@pytest.mark.rule("CAR-14.4-frenzy")
def test_frenzy_gives_one_st_for_the_round():
    state = casting(adept(0, 60, 60), unit(0, 90, 60, of=ARCHER))
    play = act(state, 0, cast("frenzy"))
    wild = play.state.unit(2)
    assert strength(play.state, wild, "melee").total == 5
    assert strength(play.state, wild, "direct").total == 3, "ranged weapons stay at ST 3"
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (2, True, "CAR-14.4-frenzy")
    assert not is_frenzied(replace(play.state, round=3), wild)


@pytest.mark.rule("CAR-14.4-frenzy")
def test_frenzy_is_for_units_of_the_own_side():
    state = casting(adept(0, 60, 60), FAR, unit(2, 60, 90, side=0), seats=(0, 1, 0))
    assert refused(state, 0, cast("frenzy", 3)) is None, "a fellow player's"
    assert refused(state, 0, cast("frenzy", 2)) == "CAR-14.4-frenzy"


# Whose target is gone


def test_a_spell_whose_target_is_gone_comes_to_nothing():
    flying = Casting(0, 1, "shock", 7, 2)
    play = run(battle(adept(0, 60, 60), FAR, agenda=[WorkSpell(flying), CastingPart(0)]))
    (lapsed,) = events(play, Lapsed)
    assert lapsed.pieces == (1, 7)
    assert say(lapsed.what) == "Shock by Mage comes to nothing: the target is no longer there."


def test_a_spell_whose_mage_is_gone_comes_to_nothing():
    flying = Casting(0, 7, "shock", 2, 2)
    play = run(battle(adept(0, 60, 60), FAR, agenda=[WorkSpell(flying), CastingPart(0)]))
    (lapsed,) = events(play, Lapsed)
    assert say(lapsed.what) == "Shock has no effect: the mage is no longer there."
