"""Nothing is measured to an enemy in questions that announce nothing themselves."""

import pytest

import slagveld
from slagveld.games.confrontation.blows.attack_rolls import AskReroll
from slagveld.games.confrontation.blows.blocks import AskBlocks, Block
from slagveld.games.confrontation.blows.sustained_defence import SustainOn
from slagveld.games.confrontation.blows.thresholds import NameBlows
from slagveld.games.confrontation.blows.unblocked_hits import AskFeint
from slagveld.games.confrontation.core.state import Options, closed
from slagveld.games.confrontation.melee.declarations import Declare, DeclareBefore
from slagveld.games.confrontation.melee.phase import OrderFights
from slagveld.games.confrontation.melee.split_into_fights import SplitFights, SplitMelee
from slagveld.games.confrontation.turn.mutation import GiveMutations
from slagveld.games.confrontation.wounds.casualties import ChooseReward
from slagveld.kernel.decision import FREE, Measuring
from slagveld.kernel.dice import Quick, Rng
from tests.games.confrontation.battle import battle, card, man
from tests.games.confrontation.blows.test_sustained_defence import surrounded
from tests.games.confrontation.brawl import FIRST, Brawl, dice, each, pair
from tests.games.confrontation.melee.test_split_into_fights import SQUARE

MELEE = Measuring(ruler="own", rule="CON-CHARGE-10")
SHOTS = Measuring(ruler="own", reach=False, rule="CON-SHOOT-7")
AGREED = Options(free_measuring=True)


@pytest.mark.rule("CON-SHOOT-7", "CON-CHARGE-10")
@pytest.mark.parametrize(
    ("phase", "found"), [("movement", MELEE), ("shooting", SHOTS), ("melee", MELEE)]
)
def test_the_phase_tells_the_rule_and_an_agreement_opens_it(phase, found):
    assert closed(battle(phase=phase)) == found
    assert closed(battle(phase=phase, options=AGREED)) == FREE


@pytest.mark.rule("CON-CHARGE-10")
@pytest.mark.parametrize(("options", "found"), [(Options(), MELEE), (AGREED, FREE)])
def test_from_splitting_to_blocks(options, found):
    brawl = Brawl(*SQUARE, options=options)
    assert (type(brawl.top), brawl.decision().measuring) == (SplitMelee, found)
    brawl.do(SplitFights())
    assert (type(brawl.top), brawl.decision().measuring) == (OrderFights, found)
    feints = card(abilities=("feinte", "furie-guerriere"))
    duel = Brawl(*pair(feints), options=options)
    assert (type(duel.top), duel.decision().measuring) == (DeclareBefore, found)
    duel.do(Declare(), *FIRST)
    assert duel.decision().measuring == found
    duel.do(dice(_2=(1, 1))).do(dice(_1=(2, 0)))
    assert (type(duel.top), duel.decision().measuring) == (NameBlows, found)
    duel.do(each((0, 2, 6), (1, 2, 6)), 5, 5)
    assert (type(duel.top), duel.decision().measuring) == (AskBlocks, found)
    duel.do(Block())
    assert (type(duel.top), duel.decision().measuring) == (AskFeint, found)


@pytest.mark.rule("CON-CHARGE-10")
def test_in_a_sustained_defence_a_reward_and_a_mutation():
    brawl = surrounded().do(Block(sustained="2"), 2)
    assert (type(brawl.top), brawl.decision().measuring) == (SustainOn, MELEE)
    state = battle(man(0, 30, 30, key=card(abilities=("mutagene/2",))))
    assert GiveMutations(0, 1).ask(state).measuring == MELEE
    reward = ChooseReward(0, 1, (("acharne",),), "CON-CARD-ennemi-personnel")
    assert reward.ask(state).measuring == MELEE


@pytest.mark.rule("CON-SHOOT-7")
@pytest.mark.parametrize(("phase", "found"), [("shooting", SHOTS), ("melee", MELEE)])
def test_when_a_die_may_be_rolled_again(phase, found):
    state = battle(*pair(), phase=phase)
    assert AskReroll(0, 1, 2).ask(state).measuring == found


@pytest.mark.rule("CON-SHOOT-7", "CON-CHARGE-10")
@pytest.mark.parametrize("seed", range(3))
def test_no_question_of_a_turn_lets_anybody_measure_to_an_enemy(seed):
    game = slagveld.game("confrontation")
    rng = Rng(seed)
    state = game.begin(game.setup("clash"), Quick(Rng(seed))).state
    asked = {}
    while (question := game.question(state)) is not None:
        seat = question.who(state)[0]
        if state.phase != "approach":
            asked[type(question).__name__] = question.ask(state).measuring.ruler
        state = game.apply(state, seat, question.propose(state, seat, rng), Quick(rng)).state
    assert len(asked) > 8
    open_to_rulers = [name for name, ruler in asked.items() if ruler == "free"]
    assert {*open_to_rulers} <= {"AssaultWay", "PursuitWay"}, "only what was announced is measured"
