"""What no warlord gets wrong: positions in which a sensible player would not hesitate."""

import pytest

from slagveld.bots import bot
from slagveld.games.confrontation.assault.charge_or_engagement import Charge
from slagveld.games.confrontation.bots.features import weights
from slagveld.games.confrontation.core.state import Prize
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Rush, Walk
from slagveld.games.confrontation.setup.zones import zones_on
from slagveld.games.confrontation.shooting.phase import Shoot, ShootingPhase
from slagveld.games.confrontation.turn.activation import Activation
from slagveld.games.confrontation.turn.drawing_cards import DrawingTurns, NextDrawer
from slagveld.games.confrontation.turn.sequence import (
    PHASES,
    STEPS,
    BeginPhase,
    EndOfPhase,
    NextTurn,
)
from slagveld.kernel.dice import Quick, Rng, Scripted
from slagveld.kernel.play import Play
from tests.games.confrontation.battle import SOUTH, battle, card, man, units
from tests.games.warlord import SEEDS, answers

GAME = Confrontation()
STRONG = card(attack=7, strength=9, defence=6, initiative=6, points=30)
WEAK = card(attack=1, strength=2, defence=1, resistance=2, points=12)
BOW = card(shooting=4, equipment=("long-bow",), points=22)
HARD, SOFT = card(resistance=12), card(resistance=1)
LAME = card(movement=4)
ZONES = zones_on(12000, 9000)
BESIDE = 1.25 + 1.1
"""How far the middles of a figure and of an object that touch are apart, in cm."""


def rest(phase):
    """The steps of a turn after some phase has begun; the battle goes on after it."""
    first, *others = PHASES[PHASES.index(phase) :]
    steps = [EndOfPhase(first)]
    for one in others:
        steps += [BeginPhase(one), *[kind() for kind in STEPS[one]], EndOfPhase(one)]
    return (*steps, NextTurn())


def moving(*men, **more):
    """A battle in which the card of figure 1 is played; the others are still to be drawn."""
    return battle(
        *men,
        agenda=(Activation(0, (101,)), NextDrawer(), DrawingTurns(), *rest("movement")),
        stack=tuple(range(102, 101 + len(men))),
        drawing=0,
        **more,
    )


def shooting(*men):
    """A battle at the beginning of its shooting phase."""
    state = battle(*men, agenda=(ShootingPhase(), *rest("shooting")), phase="shooting")
    return Play(GAME, state, Scripted(()), listening=False).run()


def relic(*men, y=45, bearer=0):
    """A battle about a relic on the middle line of the table."""
    there = Prize(900, "relic", units(60), units(y), bearer=bearer)
    return moving(*men, scenario="prize", objects=(there,), zones=ZONES)


class TestNobodyIsIdle:
    """Whoever can do something useful does."""

    def test_a_weak_enemy_in_reach_is_charged(self):
        state = moving(man(0, 30, 40, key=STRONG), man(1, 30, 25, SOUTH, key=WEAK))
        assert answers(GAME, state, plans=30) == [Charge((1,), (2,))] * 3

    def test_he_is_charged_beside_others_too(self):
        men = (man(0, 30, 40, key=STRONG), man(1, 30, 25, SOUTH), man(0, 60, 60))
        state = moving(*men, man(1, 60, 20, SOUTH))
        assert answers(GAME, state) == [Charge((1,), (2,))] * 3

    def test_infantry_does_not_stand_still_before_an_archer(self):
        """It is out of reach and he is not, but hand to hand he has no chance against it."""
        state = moving(man(0, 30, 70, key=STRONG), man(1, 30, 25, SOUTH, key=BOW))
        for action in answers(GAME, state, seeds=(1, 2, 3, 4, 5), plans=62):
            assert isinstance(action, Rush)
            assert action.path[-1].y < units(55)

    def test_two_do_not_stand_still_before_two_archers(self):
        archers = [man(1, x, 25, SOUTH, key=BOW) for x in (30, 50)]
        for action in answers(GAME, moving(man(0, 30, 70), man(0, 50, 70), *archers)):
            assert isinstance(action, Walk | Rush)


class TestShots:
    """At whom arrows do most."""

    def shot(self, state, seed):
        """The first shot of the phase; until then it may take aim."""
        for _ in range(6):
            (seat,) = GAME.question(state).who(state)
            (action,) = answers(GAME, state, seat, seeds=(seed,))
            if isinstance(action, Shoot):
                return action
            state = GAME.apply(state, seat, action, Quick(Rng(seed))).state
        raise AssertionError("nobody shoots")

    @pytest.mark.parametrize("seed", SEEDS)
    @pytest.mark.parametrize("hard_first", [True, False])
    def test_the_best_armoured_is_spared(self, hard_first, seed):
        """Alike but for the resistance: the one is wounded by nearly every hit, the other by few"""
        keys = (HARD, SOFT) if hard_first else (SOFT, HARD)
        foes = [man(1, x, 42, SOUTH, key=key) for x, key in zip((50, 70), keys, strict=True)]
        state = shooting(man(0, 60, 60, key=BOW), man(0, 55, 62), *foes)
        assert self.shot(state, seed).target == (4 if hard_first else 3)


class TestThePrize:
    """Fetched, and carried home."""

    def test_one_in_reach_is_gone_for(self):
        for action in answers(GAME, relic(man(0, 60, 56), man(1, 60, 10, SOUTH, key=LAME))):
            assert isinstance(action, Walk | Rush)
            assert abs(action.path[-1].y - units(45)) <= units(BESIDE)

    def test_whoever_has_it_goes_homewards(self):
        men = (man(0, 60, 60), man(1, 60, 20, SOUTH))
        for action in answers(GAME, relic(*men, y=60, bearer=1), plans=30):
            assert isinstance(action, Walk)
            assert action.path[-1].y >= units(69)

    def test_he_goes_home_with_enemies_behind_him_too(self):
        men = (man(0, 60, 52), man(0, 40, 70), man(1, 60, 20, SOUTH), man(1, 30, 20, SOUTH))
        for action in answers(GAME, relic(*men, y=52, bearer=1)):
            assert isinstance(action, Walk)
            assert action.path[-1].y >= units(60)

    def test_to_have_it_never_speaks_against_one(self):
        known = weights()
        for progress in (0.0, 0.1, 0.3, 0.6, 1.0):
            assert known.chance({"goal": 1.0}, progress) >= known.chance({}, progress)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_it_is_picked_up_and_brought_home(self, seed):
        state = relic(man(0, 60, 54), man(1, 60, 10, SOUTH, key=LAME))
        rng, dice, players = Rng(seed), Quick(Rng(seed)), (bot("warlord"), bot("greedy"))
        while state.outcome is None and state.round < 8:
            seat = GAME.question(state).who(state)[0]
            action = players[seat].answer(GAME, GAME.view(state, seat), seat, rng)
            state = GAME.apply(state, seat, action, dice).state
        assert state.outcome is not None
        assert (state.outcome.winners, state.outcome.reason.key) == (
            (0,),
            "confrontation:end-prize",
        )
