"""Magic at any moment without nagging: who is asked when (CAR-6.9-any-time)."""

import random

import pytest

from slagveld.games.carnage.core.state import Options, Shot
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.magic.any_moment import CastNow, MagicMoment
from slagveld.games.carnage.magic.incantation import AnswerMagic, LetMagicBe
from slagveld.games.carnage.magic.stops import STOPS, by_initiative
from slagveld.games.carnage.wrapping.phase import WrapPart
from slagveld.kernel.state import Policy
from slagveld.record import replace
from tests.games.carnage.battle import (
    ARCHER,
    HERO,
    NORTH,
    SOUTH,
    act,
    battle,
    mage,
    refused,
    run,
    unit,
)
from tests.games.carnage.spellbook import LOSSES, CastingPart, Nothing, adept, cast, on_self

pytestmark = pytest.mark.rule("CAR-6.9-any-time")

MOMENTS = ("round", "pearl", "part", "march", "charge", "charge-combat", "wrap", "shots", "melee")


def moment(*units, at="melee", about=(), before=None, **rest):
    """A battle run up to whatever is asked at a moment of magic; the state."""
    rest.setdefault("wagon", None)
    rest.setdefault("phase", "melee")
    agenda = [MagicMoment(at=at), before or Nothing(about), CastingPart(0), CastingPart(1)]
    return run(battle(*units, agenda=agenda, **rest)).state


def asked(*units, **rest):
    """The seat that is asked about magic at a moment; None: nobody."""
    top = moment(*units, **rest).agenda.top
    return top.seat if isinstance(top, CastNow) else None


def knows(*spells, owner=0, x=60, y=60, **more):
    """A mage who knows these spells only."""
    return adept(owner, x, y, spells=spells, **more)


# Units 2 and 3 fight each other 30 cm from the mage; unit 4 is an enemy who fights nobody.
FIGHT = (unit(0, 90, 60), unit(1, 90, 60, 90), unit(1, 40, 20))
IDLE = (unit(0, 90, 60), unit(1, 90, 40, 90), unit(1, 40, 20))
ALWAYS = (Policy(0, "magic", "always"),)


# Policies


def test_the_stops_and_their_defaults():
    forms = {form.key: [choice.key for choice in form.choices] for form in STOPS.policies}
    assert forms == {
        "magic": ["matters", "always", "answers", "never"],
        "magic-initiative": ["ask", "skip"],
        "magic-movement": ["ask", "skip"],
        "magic-shooting": ["ask", "skip"],
        "magic-melee": ["ask", "skip"],
    }


@pytest.mark.parametrize("at", MOMENTS)
def test_who_wants_to_be_asked_always_is_asked_at_every_moment(at):
    assert asked(mage(0, 60, 60), unit(1, 90, 60), at=at, policies=ALWAYS) == 0


@pytest.mark.parametrize("at", MOMENTS)
def test_nobody_is_asked_without_a_mage_who_can_cast(at):
    spent = replace(mage(0, 60, 60)["magic"], cast=2)
    for one in (
        unit(0, 60, 60),
        mage(0, 60, 60, points=0),
        mage(0, 60, 60, diverted=(3, "melee")),
        {**mage(0, 60, 60), "magic": spent},
        mage(2, 60, 60, side=0),
    ):
        assert asked(one, unit(1, 90, 60), at=at, policies=ALWAYS, seats=(0, 1, 0)) is None


@pytest.mark.parametrize("policy", ["never", "answers"])
def test_who_wants_no_offers_gets_none(policy):
    units = (knows("shock"), *FIGHT)
    assert asked(*units) == 0
    assert asked(*units, policies=(Policy(0, "magic", policy),)) is None


@pytest.mark.parametrize("phase", ["initiative", "movement", "shooting", "melee"])
@pytest.mark.parametrize("policy", ["always", "matters"])
def test_each_phase_has_a_switch_of_its_own(phase, policy):
    units = (knows("shock"), *FIGHT)
    on = (Policy(0, "magic", policy),)
    assert asked(*units, phase=phase, policies=on) == 0
    for other in ("initiative", "movement", "shooting", "melee"):
        off = (*on, Policy(0, f"magic-{other}", "skip"))
        assert (asked(*units, phase=phase, policies=off) is None) == (other == phase)


def test_the_switch_of_the_movement_phase_holds_for_wrapping():
    off = (*ALWAYS, Policy(0, "magic-movement", "skip"))
    assert asked(mage(0, 60, 60), unit(1, 90, 60), phase="wrap", policies=off) is None


# In order, and again after each spell


def test_the_initiative_side_is_asked_first():
    both = (Policy(0, "magic", "always"), Policy(1, "magic", "always"))
    units = (mage(0, 60, 60), mage(1, 90, 60))
    assert asked(*units, policies=both, order=(0, 1)) == 0
    state = moment(*units, policies=both, order=(1, 0))
    assert state.agenda.top.seat == 1
    state = act(state, 1, LetMagicBe()).state
    assert state.agenda.top.seat == 0
    assert act(state, 0, LetMagicBe()).state.agenda.top == CastingPart(0)


def test_seats_of_sides_without_initiative_come_last():
    state = battle(unit(0, 60, 60), seats=(0, 1, 2, 1), order=(1,))
    assert by_initiative(state) == (1, 3, 0, 2)


def test_after_a_spell_the_others_are_asked_again():
    both = (*LOSSES, Policy(0, "magic", "always"), Policy(1, "magic", "always"))
    state = moment(adept(0, 60, 60), adept(1, 90, 60), policies=both)
    state = act(state, 0, LetMagicBe()).state
    state = act(state, 1, on_self("shield", 2)).state
    assert isinstance(state.agenda.top, AnswerMagic)
    state = act(state, 0, LetMagicBe()).state
    assert state.agenda.top == CastNow(0, "melee"), "again, though he had passed"
    assert act(state, 0, LetMagicBe()).state.agenda.top == CastingPart(0), "seat 1 has cast"


def test_the_moment_knows_what_comes_after_it():
    before = CastingPart(0)
    state = moment(mage(0, 60, 60), unit(1, 90, 60), at="part", before=before, policies=ALWAYS)
    assert state.agenda.top == before, "whose part it is casts from within it"
    other = moment(
        mage(0, 60, 60), unit(1, 90, 60), at="part", before=CastingPart(1), policies=ALWAYS
    )
    assert other.agenda.top == CastNow(0, "part")


def test_those_who_are_not_asked_in_the_part_that_begins_are_asked_before_it():
    ally = unit(2, 120, 90, NORTH, count=10, files=5, side=0)
    foe = unit(1, 120, 90, SOUTH, count=10, files=5)
    state = moment(
        mage(0, 60, 60),
        ally,
        foe,
        at="wrap",
        before=WrapPart(0),
        policies=ALWAYS,
        phase="wrap",
        seats=(0, 1, 0),
    )
    assert WrapPart(0).who(state) == (2,)
    assert state.agenda.top == CastNow(0, "wrap")


# When it matters


@pytest.mark.parametrize("at", ["round", "pearl", "march", "wrap"])
def test_by_default_nobody_is_asked_at_small_moments(at):
    assert asked(adept(0, 60, 60), *FIGHT, at=at) is None


@pytest.mark.parametrize("at", ["charge-combat", "melee"])
@pytest.mark.parametrize(
    ("spell", "matters"),
    [
        ("body-distortion", True),
        ("shock", True),
        ("frenzy", True),
        ("diversion", False),
        ("teleport", False),
        ("shield", False),
        ("counterspell", False),
    ],
)
def test_before_blows_it_matters_to_strike_or_strengthen_who_fights(at, spell, matters):
    assert asked(knows(spell), *FIGHT, at=at) == (0 if matters else None)
    assert asked(knows(spell), *IDLE, at=at) is None, "nobody fights"


def test_acceleration_matters_before_the_melee_but_not_before_a_charge_combat():
    assert asked(knows("acceleration"), *FIGHT, at="melee") == 0
    assert asked(knows("acceleration"), *FIGHT, at="charge-combat", phase="movement") is None
    hasty = unit(0, 90, 60, accelerated=(2, "melee"))
    assert asked(knows("acceleration"), hasty, *FIGHT[1:], at="melee") is None


def test_a_charge_combat_is_about_its_two_units_only():
    units = (knows("shock"), *FIGHT, unit(0, 40, 100), unit(1, 40, 100, 90))
    assert asked(*units, at="charge-combat", about=(2, 3)) == 0
    hidden = (knows("shock", x=170, y=170), *units[1:])
    assert asked(*hidden, at="charge-combat", about=(2, 3)) is None, "out of range"
    assert asked(knows("shock", points=1), *FIGHT, at="charge-combat") is None, "no points"
    far = (knows("shock", x=30, y=110), *units[1:])
    assert asked(*far, at="charge-combat", about=(5, 6)) == 0
    assert asked(*far, at="charge-combat", about=(2, 4)) is None, "the enemy does not fight"


def test_frenzy_does_not_matter_twice():
    wild = unit(0, 90, 60, frenzied=2)
    assert asked(knows("frenzy"), wild, *FIGHT[1:]) is None


def test_a_mage_in_a_fight_thinks_of_shield_and_explosion():
    foe = unit(1, 60, 60, 90)
    assert asked(knows("shield", points=1), foe) == 0
    assert asked(mage(0, 60, 60, points=2), foe) == 0, "1.25 cm are just enough to explode"
    assert asked(mage(0, 60, 60, points=1), foe) is None, "too weak to reach anybody"
    assert asked(mage(0, 60, 60, points=9), foe, at="charge-combat", about=(2,)) is None
    assert asked(knows("shield", points=3), unit(1, 60, 58, 90)) is None, "not in contact"


def test_a_hero_in_a_fight_may_be_saved():
    hero = unit(0, 90, 60, count=1, of=HERO)
    assert asked(knows("teleport"), hero, FIGHT[1]) == 0
    assert asked(knows("teleport", owner=1), hero, FIGHT[1]) is None, "not the enemy's"


@pytest.mark.parametrize(
    ("spell", "matters"),
    [
        ("body-distortion", True),
        ("shock", True),
        ("diversion", True),
        ("frenzy", False),
        ("teleport", False),
        ("acceleration", False),
        ("shield", False),
    ],
)
def test_before_shots_it_matters_to_stop_who_shoots(spell, matters):
    units = (knows(spell), unit(0, 90, 80), unit(1, 90, 40, 90, of=ARCHER), unit(1, 60, 20))
    shot = {"at": "shots", "phase": "shooting"}
    assert asked(*units, shots=(Shot(3, 2),), **shot) == (0 if matters else None)
    assert asked(*units, **shot) is None, "nobody shoots"


def test_a_mage_who_is_shot_at_thinks_of_his_shield():
    units = (knows("shield"), unit(0, 90, 80), unit(1, 90, 40, 90, of=ARCHER))
    assert asked(*units, at="shots", shots=(Shot(3, 1),), phase="shooting") == 0


def test_acceleration_matters_where_both_sides_shoot():
    units = (knows("acceleration"), unit(0, 90, 80, of=ARCHER), unit(1, 90, 40, 90, of=ARCHER))
    shot = {"at": "shots", "phase": "shooting"}
    assert asked(*units, shots=(Shot(2, 3),), **shot) is None, "they shoot at nobody who shoots"
    assert asked(*units, shots=(Shot(2, 3), Shot(3, 2)), **shot) == 0
    hasty = unit(0, 90, 80, of=ARCHER, accelerated=(2, "shooting"))
    both = (Shot(2, 3), Shot(3, 2))
    assert asked(units[0], hasty, units[2], shots=both, **shot) is None


def test_before_the_enemy_moves_acceleration_matters_for_who_comes_later():
    units = (knows("acceleration"), unit(0, 90, 80), unit(1, 90, 20))
    part = {"at": "part", "phase": "movement", "before": CastingPart(1)}
    assert asked(*units, order=(1, 0), **part) == 0
    assert asked(*units, order=(0, 1), **part) is None, "it has been its turn"
    assert asked(*units, order=(1, 0), at="part", phase="movement") is None, "no part begins yet"
    assert asked(knows("shock", "diversion"), *units[1:], order=(1, 0), **part) is None
    moved = Doings(moved=True)
    done = (knows("acceleration", doings=moved), unit(0, 90, 80, doings=moved), units[2])
    assert asked(*done, order=(1, 0), **part) is None
    hasty = {"accelerated": (2, "movement")}
    going = (knows("acceleration", **hasty), unit(0, 90, 80, **hasty), units[2])
    assert asked(*going, order=(1, 0), **part) is None


def test_a_charge_may_be_held_up():
    units = (knows("diversion"), unit(0, 90, 80), unit(1, 90, 60, 90))
    charge = {"at": "charge", "phase": "movement", "order": (1, 0)}
    assert asked(*units, about=(3, 2), **charge) == 0
    assert asked(*units, about=(2, 3), **charge) is None, "his own side charges"
    assert asked(knows("shock"), *units[1:], about=(3, 2), **charge) is None
    assert asked(*units, about=(), **charge) is None


def test_who_is_charged_may_be_taken_away_or_go_first():
    charge = {"at": "charge", "phase": "movement"}
    hero, foe = unit(0, 90, 80, count=1, of=HERO), unit(1, 90, 60, 90)
    assert asked(knows("teleport"), hero, foe, about=(3, 2), **charge) == 0
    assert asked(knows("teleport"), unit(0, 90, 80), foe, about=(3, 2), **charge) is None
    assert asked(knows("teleport"), hero, foe, about=(2, 3), **charge) is None
    haste = knows("acceleration")
    assert asked(haste, hero, foe, about=(3, 2), order=(1, 0), **charge) == 0
    assert asked(haste, hero, foe, about=(3, 2), order=(0, 1), **charge) is None
    assert asked(haste, hero, foe, about=(2, 3), order=(1, 0), **charge) is None
    moved = unit(0, 90, 80, count=1, of=HERO, doings=Doings(moved=True))
    assert asked(haste, moved, foe, about=(3, 2), order=(1, 0), **charge) is None
    theirs = knows("acceleration", owner=1)
    assert asked(theirs, hero, foe, about=(3, 2), order=(1, 0), **charge) is None


# The question


def test_the_question_offers_to_let_it_be_and_every_way_of_casting():
    state = moment(adept(0, 60, 60), *FIGHT)
    question = state.agenda.top
    decision = question.ask(state)
    assert decision.seats == (0,)
    assert decision.prompt.key == "carnage:ask-magic-melee"
    actions = [form.action for form in decision.forms]
    assert actions == ["LetMagicBe", "Cast", "CastOnSelf", "CastTeleport"]
    assert decision.measuring.ruler == "own"
    free = replace(state, options=Options(free_measuring=True))
    assert question.ask(free).measuring.ruler == "free"
    menu = question.candidates(state, 0)
    assert menu[0] == LetMagicBe()
    assert cast("shock", 3) in menu
    assert all(refused(state, 0, action) is None for action in menu)
    assert refused(state, 0, cast("shock", 99)) == "CAR-14.1-sight"


def test_random_play_casts_now_and_then():
    state = moment(adept(0, 60, 60), *FIGHT)
    rng = random.Random(3)
    found = [state.agenda.top.propose(state, 0, rng) for _ in range(200)]
    passes = sum(action == LetMagicBe() for action in found)
    assert 60 < passes < 180
    assert all(refused(state, 0, action) is None for action in found)


def test_the_question_falls_away_with_its_mage_or_its_player():
    state = moment(adept(0, 60, 60), *FIGHT)
    question = state.agenda.top
    assert question.who(state) == (0,)
    assert question.who(state.without_unit(1)) == ()
    assert question.who(replace(state, out=(0,))) == ()


def test_a_moment_on_an_empty_agenda_still_offers_magic():
    state = battle(
        mage(0, 60, 60), unit(1, 90, 60), agenda=[MagicMoment(at="round")], policies=ALWAYS
    )
    assert run(state).state.agenda.top == CastNow(0, "round")
