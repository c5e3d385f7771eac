"""Players who leave in the middle of something: nothing waits for them, nothing trips over them."""

import pytest

from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.leader.bouncer import on_table
from slagveld.games.carnage.leader.word import LeaderSpeaks, SendBouncer
from slagveld.games.carnage.magic.any_moment import CastNow, MagicMoment
from slagveld.games.carnage.magic.incantation import AnswerMagic, Delivery, LetMagicBe
from slagveld.games.carnage.melee.allocation import Allocate, StrikeAllAt
from slagveld.games.carnage.melee.phase import MeleePhase
from slagveld.games.carnage.shooting.phase import ChooseFire, Volleys
from slagveld.games.carnage.shooting.shots import Aimed
from slagveld.games.carnage.turn.movement_phase import BeginSide, MovePart
from slagveld.games.carnage.wounds.losses import ChooseLosses, TakeLosses
from slagveld.games.carnage.wounds.order_of_removal import Loss
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Removed
from slagveld.kernel.standing import Concede
from slagveld.kernel.state import Policy
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import ARCHER, NORTH, SOUTH, WEST, act, battle, events, run, unit
from tests.games.carnage.spellbook import adept, cast
from tests.games.carnage.stepping import Halt

GAME = Carnage()
GAME.add_texts()


def left(state, seat, dice=()):
    """What is asked when a player has given up."""
    return GAME.apply(state, seat, Concede(), Scripted(list(dice)), listening=True)


def spell(**rest):
    """A mage of the first of three sides casts at the third's; the second may answer."""
    rivals = (adept(0, 30, 30), adept(1, 60, 30), unit(2, 45, 60))
    state = battle(*rivals, seats=(0, 1, 2), agenda=[MovePart(0), Halt()], wagon=None, **rest)
    return act(state, 0, cast("shock", 3), game=GAME).state


@pytest.mark.rule("CAR-14.4-counterspell")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_answers_a_spell_whose_caster_or_target_has_left(seat):
    state = spell()
    assert isinstance(state.agenda.top, AnswerMagic)
    after = left(state, seat).state
    assert after.agenda.top == (Halt() if seat == 0 else MovePart(0))
    assert not any(isinstance(step, AnswerMagic) for step in after.agenda.steps)
    assert seat == 2 or after.unit(3).lives == 5, "the spell comes to nothing"


@pytest.mark.rule("CAR-6.9.3")
def test_the_leader_judges_no_words_of_a_mage_who_has_left():
    state = spell(leader=True)
    assert isinstance(state.agenda.top, Delivery)
    assert left(state, 0).state.agenda.top == Halt()


def test_a_moment_of_magic_before_the_part_of_those_who_left_goes_on():
    mages = (adept(0, 30, 30), unit(1, 60, 30), unit(2, 45, 60))
    agenda = [BeginSide(1), MagicMoment(at="part"), MovePart(1), Halt()]
    policies = (Policy(0, "magic", "always"),)
    state = battle(*mages, seats=(0, 1, 2), agenda=agenda, wagon=None, policies=policies)
    state = run(state, game=GAME).state
    assert state.agenda.top == CastNow(0, "part")
    state = left(state, 1).state
    assert state.agenda.top == CastNow(0, "part")
    assert act(state, 0, LetMagicBe(), game=GAME).state.agenda.top == Halt()


@pytest.mark.rule("CAR-13.2-sides")
def test_nobody_chooses_losses_of_a_unit_that_has_left():
    units = (unit(0, 50, 50), unit(1, 100, 50), unit(2, 150, 50))
    losses = TakeLosses((Loss(1, 1), Loss(2, 1)))
    policies = (Policy(1, "losses", "auto"),)
    state = battle(*units, seats=(0, 1, 2), agenda=[losses, Halt()], policies=policies)
    state = run(state, game=GAME).state
    assert state.agenda.top == ChooseLosses(1, (Loss(1, 1),))
    after = left(state, 0).state
    assert after.agenda.top == Halt()
    assert after.unit(2).lives == 4, "the others take theirs"


@pytest.mark.rule("CAR-12.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_type_of_fire_is_chosen_for_a_target_or_shooters_that_have_left(seat):
    units = (unit(0, 50, 80, of=ARCHER), unit(1, 50, 50, SOUTH), unit(2, 150, 50))
    state = battle(
        *units, seats=(0, 1, 2), agenda=[Volleys((Aimed(1, 2, None),)), Halt()], phase="shooting"
    )
    state = run(state, game=GAME).state
    assert state.agenda.top == ChooseFire(1, 2)
    assert left(state, seat).state.agenda.top == Halt()


@pytest.mark.rule("CAR-13.1-choice")
def test_an_ally_chooses_opponents_for_a_player_who_has_left():
    units = (
        unit(0, 50, 50, NORTH, count=3),
        unit(1, 50, 50, SOUTH, count=3),
        unit(1, 53.75, 51.25, WEST, count=1),
        unit(2, 100, 100, side=0),
    )
    state = battle(*units, seats=(0, 1, 0), agenda=[MeleePhase(), Halt()], phase="melee")
    state = run(state, game=GAME).state
    assert state.agenda.top == Allocate(0, (1,))
    after = left(state, 0).state
    assert after.agenda.top == Allocate(2, (1,))
    assert after.agenda.top.who(after) == (2,)
    assert act(after, 2, StrikeAllAt(3), [1] * 7, game=GAME).state.agenda.top == Halt()


@pytest.mark.rule("CAR-2-entry")
def test_bouncer_goes_back_when_the_last_who_disputes_has_left():
    units = (unit(0, 50, 50), unit(1, 100, 50), unit(2, 150, 50))
    agenda = [LeaderSpeaks(), Halt()]
    for disputes, gone in (((1,), True), ((1, 2), False)):
        state = battle(
            *units, seats=(0, 1, 2), agenda=agenda, phase="melee", leader=True, disputes=disputes
        )
        state = act(state, 3, SendBouncer(2, Spot(10000, 4000)), game=GAME).state
        assert on_table(state) is not None
        play = left(state, 1)
        assert play.state.disputes == disputes[1:]
        assert (on_table(play.state) is None) is gone
        assert play.state.bouncer == (50 if gone else 0)
        names = [event.name for event in events(play, Removed)]
        assert len(names) == (2 if gone else 1)
