"""What no warlord gets wrong: positions in which a sensible player would not hesitate."""

import pytest

from slagveld.games.little_carnage.bots.features import weights
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.march.plans import March, after, courses_of
from slagveld.games.little_carnage.melee.melee_attack import Fight
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Shoot, Volley
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.games.little_carnage.turn.sequence import (
    ActivationEnds,
    LateSpells,
    NextCard,
    RoundEnds,
    Rounds,
)
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, card, troop
from tests.games.warlord import answers

GAME = LittleCarnage()
BOW = card(ranged=True, attack=4)
BRAVE = card(attack=5, defence=3, wounds=3)
HARD, SOFT = card(resistance=12), card(resistance=1)
GOAL = (20, 18.2)
"""The middle of the village square."""


def row(count, x, y, facing):
    """Places side by side."""
    return [(x + place, y, facing) for place in range(count)]


def going(*troops, **rest):
    """A battle in which regiment 101 of seat 0 is activated; it goes on after that."""
    return battle(
        *troops,
        agenda=(
            Activation(seat=0),
            ActivationEnds(regiment=101),
            NextCard(),
            LateSpells(),
            RoundEnds(),
            Rounds(),
        ),
        active=101,
        row=(101,),
        deck=tuple(range(102, 101 + len(troops))),
        **rest,
    )


def went(state, action):
    """The state after a march of the activated regiment."""
    assert isinstance(action, March)
    regiment = state.regiment(state.active)
    return after(state, courses_of(state, regiment, action.plan, flying=action.flying))


def nearest(state, spot):
    """How near the activated regiment is to a place, in inches."""
    poses = [state.stand_of(model).pose for model in state.models_of(state.active)]
    return min([((p.x / 250 - spot[0]) ** 2 + (p.y / 250 - spot[1]) ** 2) ** 0.5 for p in poses])


class TestNobodyIsIdle:
    """Whoever can do something useful does."""

    def test_fewer_enemies_in_reach_are_gone_at(self):
        own = troop(0, *row(3, 10, 12, NORTH), activated=True)
        state = going(own, troop(1, *row(2, 10, 8, SOUTH)))
        for action in answers(GAME, state, plans=30):
            there = went(state, action)
            assert any(there.field.touching(there.field.by_id[one]) for one in (1, 2, 3))

    def test_enemies_in_contact_are_struck(self):
        own = troop(0, *row(3, 10, 10, NORTH), activated=True, moved=True)
        for action in answers(GAME, going(own, troop(1, *row(2, 10, 9, SOUTH)))):
            assert isinstance(action, Fight)

    @pytest.mark.parametrize("far", [8, 10])
    def test_infantry_comes_nearer_to_archers(self, far):
        """Hand to hand it beats them; a row of bows is about to shoot at it."""
        own = troop(0, *row(4, 10, 12 + far, NORTH), card=BRAVE, activated=True)
        state = going(own, troop(1, *row(2, 10, 12, SOUTH), card=BOW))
        for action in answers(GAME, state):
            assert nearest(went(state, action), (10, 12)) < far

    def test_two_regiments_do_not_stand_before_two_of_archers(self):
        own = [troop(0, *row(4, x, 19, NORTH), card=BRAVE, activated=x == 10) for x in (10, 20)]
        bows = [troop(1, *row(3, x, 12, SOUTH), card=BOW) for x in (10, 20)]
        for action in answers(GAME, going(*own, *bows), seeds=(2,)):
            assert isinstance(action, March)


class TestShots:
    """At whom arrows do most."""

    @pytest.mark.parametrize("hard_first", [True, False])
    def test_the_best_armoured_are_spared(self, hard_first):
        """Alike but for the resistance: 12 dice together seldom hurt the one, 4 kill the other."""
        cards = (HARD, SOFT) if hard_first else (SOFT, HARD)
        own = troop(0, *row(3, 10, 14, NORTH), card=BOW, activated=True, moved=True)
        places = [row(2, x, 9, SOUTH) for x in (9, 11.5)]
        foes = [troop(1, *at, card=of) for at, of in zip(places, cards, strict=True)]
        state = going(own, *foes)
        soft = {model.id for model in state.models_of(103 if hard_first else 102)}
        for action in answers(GAME, state, plans=80):
            marks = {action.target} if isinstance(action, Shoot) else shot_at(action)
            assert marks <= soft


def shot_at(volley):
    """The models at which the members of a volley shoot."""
    assert isinstance(volley, Volley)
    return {int(pair.right) for pair in volley.pairs}


class TestGoals:
    """What the scenario counts."""

    @pytest.mark.parametrize("round_", [1, 3, 6])
    def test_a_regiment_goes_for_the_square(self, round_):
        """Nobody is near to hinder it, and each round there counts."""
        own = (troop(0, *row(3, 19, 26, NORTH), activated=True), troop(0, *row(3, 10, 26, NORTH)))
        foes = (troop(1, *row(3, 2, 2, SOUTH)), troop(1, *row(3, 30, 2, SOUTH)))
        state = going(*own, *foes, scenario="attack-on-gruenwald", round=round_)
        for action in answers(GAME, state, plans=70):
            assert nearest(went(state, action), GOAL) < nearest(state, GOAL) - 4

    def test_what_the_scenario_counts_never_speaks_against_who_has_it(self):
        known = weights()
        for progress in (0.0, 0.1, 0.3, 0.6, 1.0):
            assert known.chance({"goal": 1.0}, progress) >= known.chance({}, progress)
