"""The guided first battle can be played as it says."""

import pytest

from slagveld.bots import bot, bots
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.tactics import LittleCarnageTactics
from slagveld.kernel.dice import Rng
from slagveld.kernel.state import Seat
from slagveld.texts import LANGUAGES, say

GAME = LittleCarnage()
GAME.add_texts()
LESSON = GAME.lesson()


def started():
    return GAME.match(
        LESSON.scenario,
        seats=(Seat("Ada", 0), Seat("Bot", 1)),
        seed=LESSON.seed,
        options=LESSON.options,
        armies=LESSON.armies,
    )


def learner(match, rng):
    """What a learner does who has got the idea."""
    question = GAME.question(match.state)
    return LittleCarnageTactics().proposals(match.state, 0, question, rng)[0][1]


def played(seed):
    """The tags by which steps ended, in order, with the match at its end."""
    match, rng, foe = started(), Rng(seed), bot(LESSON.bot)
    step, told = 1, []
    while match.decision is not None:
        if match.decision.seats == (1,):
            match.play(foe.answer(GAME, GAME.view(match.state, 1), 1, rng), 1)
            continue
        action = learner(match, rng)
        match.play(action, 0)
        tag = type(action).__name__
        after = LESSON.after(step, tag)
        if after != step:
            told.append((LESSON.steps[after - 1].until, tag))
            step = after
        if not any(later.until for later in LESSON.steps[step:]):
            break
    return told, match


def test_it_names_what_there_is():
    assert LESSON.scenario == "first-blood"
    assert LESSON.bot in bots()
    assert LESSON.options == {"rounds": 8}
    assert LESSON.armies == (), "both stand ready"
    kinds = GAME.codec.action_kinds
    assert len(LESSON.steps) == 7
    for step in LESSON.steps:
        assert step.rule in GAME.rulebook
        assert all(tag in kinds for tag in step.until)
        words = [say(step.text, language) for language in LANGUAGES]
        assert len(set(words)) == len(words), "in every language"
        assert all("⟦" not in each and len(each) < 300 for each in words)
    assert not LESSON.steps[0].until, "the first one only welcomes"
    assert not LESSON.steps[-1].until, "the last one only says goodbye"


def test_the_learner_begins_with_a_move():
    decision = started().decision
    assert decision.seats == (0,)
    assert "March" in [form.action for form in decision.forms]


@pytest.mark.parametrize("seed", range(4))
def test_each_step_can_be_done(seed):
    told, match = played(seed)
    assert all(tag in until for until, tag in told)
    assert [tag for _, tag in told][:2] == ["March", "EndActivation"]
    assert told[-1][0] == LESSON.steps[-2].until
    assert match.state.round <= 8


def test_the_steps_come_in_their_order():
    assert any(
        [until for until, _ in played(seed)[0]] == [step.until for step in LESSON.steps[1:-1]]
        for seed in range(16)
    )


def test_it_is_soon_over():
    match, rng = started(), Rng(3)
    while match.decision is not None:
        seat = match.decision.seats[0]
        match.play(match.decision.propose(rng, seat), seat)
    assert match.state.round <= 8
