"""What tests of every game's guided first battle do: begin it, and play it as a learner would."""

from slagveld.bots import bot, bots
from slagveld.kernel.dice import Rng
from slagveld.kernel.state import Seat
from slagveld.texts import LANGUAGES, say


def started(game):
    """A game's lesson before its first decision."""
    lesson = game.lesson()
    return game.match(
        lesson.scenario,
        seats=(Seat("Ada", 0), Seat("Bot", 1)),
        seed=lesson.seed,
        options=lesson.options,
        armies=lesson.armies,
    )


def proposed(match, _, rng):
    """What a learner does who has got the idea: what the game's own tactics propose first."""
    game = match.game
    return game.tactics().proposals(match.state, 0, game.question(match.state), rng)[0][1]


def played(game, seed, learner=proposed):
    """The steps that ended, with the action that ended each, and the match at its end.

    The learner answers with a look at the match, what the step waits for, and his own dice.
    """
    lesson = game.lesson()
    match, rng, foe = started(game), Rng(seed), bot(lesson.bot)
    step, told = 1, []
    while match.decision is not None:
        if match.decision.seats == (1,):
            match.play(foe.answer(game, game.view(match.state, 1), 1, rng), 1)
            continue
        action = learner(match, lesson.steps[step].until, rng)
        match.play(action, 0)
        tag = type(action).__name__
        after = lesson.after(step, tag)
        if after != step:
            told.append((lesson.steps[after - 1].until, tag))
            step = after
        if not any(later.until for later in lesson.steps[step:]):
            break
    return told, match


def assert_whole(game, steps):
    """It has so many steps, each with a rule, known actions and words in every language."""
    lesson = game.lesson()
    assert lesson.bot in bots()
    kinds = game.codec.action_kinds
    assert len(lesson.steps) == steps
    for step in lesson.steps:
        assert step.rule in game.rulebook
        assert all(tag in kinds for tag in step.until)
        words = [say(step.text, language) for language in LANGUAGES]
        assert len(set(words)) == len(words), "in every language"
        assert all("⟦" not in each and len(each) < 300 for each in words)
    assert not lesson.steps[0].until, "the first one only welcomes"
    assert not lesson.steps[-1].until, "the last one only says goodbye"


def in_order(game, seeds):
    """Whether in one of these battles the steps end one after the other, none left out."""
    wanted = [step.until for step in game.lesson().steps[1:-1]]
    return any([until for until, _ in played(game, seed)[0]] == wanted for seed in range(seeds))


def rounds_at_random(game):
    """How many rounds the lesson lasts when both play at random."""
    match, rng = started(game), Rng(3)
    while match.decision is not None:
        seat = match.decision.seats[0]
        match.play(match.decision.propose(rng, seat), seat)
    return match.state.round
