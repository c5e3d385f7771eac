"""The guided first battle can be played as it says."""

import pytest

from slagveld.bots import bot, bots
from slagveld.games.mage_knight.formations import MoveFormation
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.moving import Move
from slagveld.games.mage_knight.sense import Sense
from slagveld.games.mage_knight.tactics import all_actions
from slagveld.games.mage_knight.topic import EndPhase
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Placement
from slagveld.kernel.state import Seat
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import LANGUAGES, say

GAME = MageKnight()
GAME.add_texts()
LESSON = GAME.lesson()
HUNTER = "Orc Hunter"
ONTO = Spot(2560, 4180)
"""A place on the objective that the second step speaks of."""
AHEAD = 1900


def started():
    return GAME.match(
        LESSON.scenario,
        seats=(Seat("Ada", 0), Seat("Bot", 1)),
        seed=LESSON.seed,
        options=LESSON.options,
        armies=LESSON.armies,
    )


def learner(state, wanted):
    """What a learner does in the action phase who follows the words."""
    own = state.own(0)
    if "Move" in wanted:
        hunter = next(fighter for fighter in own if fighter.name == HUNTER)
        return Move(hunter.id, (ONTO,), 2700)
    if "MoveFormation" in wanted:
        return MoveFormation(tuple(ahead(f) for f in own if f.name != HUNTER))
    found = sorted(all_actions(Sense(state, 0)), key=lambda pair: -pair[0])
    fit = [action for _, action in found if type(action).__name__ in wanted]
    return fit[0] if fit else EndPhase()


def ahead(fighter):
    spot = Spot(fighter.pose.x, fighter.pose.y - AHEAD)
    return Placement(fighter.id, Pose(spot.x, spot.y, 2700), (spot,))


def played(seed):
    """The tags by which steps ended, in order, with the match at its end."""
    match, rng, foe = started(), Rng(seed), bot(LESSON.bot)
    step, told = 1, []
    while match.decision is not None:
        if match.decision.seats == (1,):
            match.play(foe.answer(GAME, GAME.view(match.state, 1), 1, rng), 1)
            continue
        wanted = LESSON.steps[step].until if step < len(LESSON.steps) else ()
        if "EndPhase" in {form.action for form in match.decision.forms}:
            action = learner(match.state, wanted)
        else:
            menu = match.decision.candidates()
            action = menu[1] if len(menu) > 1 else menu[0]
        match.play(action, 0)
        tag = type(action).__name__
        after = LESSON.after(step, tag)
        if after != step:
            told.append((LESSON.steps[step].until, tag))
            step = after
        if not any(later.until for later in LESSON.steps[step:]):
            break
    return told, match


def test_it_names_what_there_is():
    assert LESSON.scenario in {scenario.key for scenario in GAME.scenarios()}
    assert LESSON.bot in bots()
    assert LESSON.options == {"rounds": 10}
    assert LESSON.armies == (), "both stand ready"
    kinds = GAME.codec.action_kinds
    assert 5 <= len(LESSON.steps) <= 7
    for step in LESSON.steps:
        assert step.rule in GAME.rulebook
        assert all(tag in kinds for tag in step.until)
        words = [say(step.text, language) for language in LANGUAGES]
        assert len(set(words)) == len(words), "in every language"
        assert all("⟦" not in each and len(each) < 300 for each in words)
    assert not LESSON.steps[0].until, "the first one only welcomes"
    assert not LESSON.steps[-1].until, "the last one only says goodbye"


def test_the_learner_begins():
    assert started().decision.seats == (0,)


@pytest.mark.parametrize("seed", range(4))
def test_each_step_can_be_done_in_order(seed):
    told, match = played(seed)
    assert all(tag in until for until, tag in told)
    assert [until for until, _ in told] == [step.until for step in LESSON.steps if step.until]
    assert match.state.round <= 10


def test_the_first_step_takes_an_objective():
    match = started()
    match.play(learner(match.state, ("Move",)), 0)
    assert [objective.holder for objective in match.state.objectives] == [-1, 0, -1]


def test_it_is_soon_over():
    match, rng = started(), Rng(3)
    while match.decision is not None:
        seat = match.decision.seats[0]
        match.play(match.decision.propose(rng, seat), seat)
    assert match.state.round <= 10
