"""What tests of every game's guided first battle do: begin it, and play it as it leads."""

from slagveld.bots import bots
from slagveld.kernel.dice import Rng
from slagveld.kernel.state import Seat
from slagveld.kernel.teaching import LEARNER, Teaching
from slagveld.texts import WRITTEN, say

MOST = 80
"""More answers than any lesson needs."""


def started(game, **rest):
    """A game's lesson before its first decision."""
    lesson = game.lesson()
    given = {"seed": lesson.seed, "options": lesson.options, "armies": lesson.armies} | rest
    return game.match(lesson.scenario, seats=(Seat("Ada", 0), Seat("Bot", 1)), **given)


def ready(game):
    """The lesson and its match, when everybody stands ready."""
    match = started(game)
    teaching = Teaching(game.taught(), match)
    while (seat := asked(match)) is not None and (action := teaching.opening(seat)) is not None:
        match.play(action, seat)
    return teaching, match


def asked(match):
    """Who is asked first."""
    decision = match.decision
    return None if decision is None else decision.waiting_for[0]


def advance(teaching, match, learner=None):
    """Play one answer: by the script, or as the learner has it (as he is led)."""
    seat = asked(match)
    if seat == LEARNER:
        action = learner(teaching, match) if learner else teaching.lead()
    else:
        action = teaching.foe(seat)
        assert action is not None, f"the script has no answer to {match.decision.forms}"
    match.play(action, seat)
    return action


def led(game):
    """Steps in the order in which they were done, those that were missed, the match at the end."""
    teaching, match = ready(game)
    done, missed = [teaching.progress.step], []
    for _ in range(MOST):
        if teaching.step is None:
            break
        advance(teaching, match)
        at = teaching.progress
        if at.step != done[-1]:
            done.append(at.step)
        if at.missed is not None:
            missed.append(at.missed)
    return done, missed, match


def assert_whole(game, steps):
    """It has so many steps, each with a rule, known kinds and words in every language."""
    lesson, guide = game.lesson(), game.taught().guide
    assert lesson.bot in bots()
    kinds = game.codec.action_kinds
    assert len(lesson.steps) == steps
    for step, shown in zip(guide.steps, lesson.steps, strict=True):
        assert step.rule in game.rulebook
        for when in (*step.until, *step.lost):
            assert all(tag in kinds for tag in (*when.did, *when.foe_did, *when.asked))
        patterns = (*step.lets, *step.leads, *step.foe, *guide.foe, *guide.opening)
        assert all(pattern["type"] in kinds for pattern in patterns)
        words = [say(shown.text, language) for language in WRITTEN]
        assert len(set(words)) == len(words), "in every language"
        assert all("⟦" not in each and len(each) < 310 for each in words)
    assert lesson.steps[0].reading, "the first one only welcomes"
    assert lesson.steps[-1].reading, "the last one only says goodbye"


def assert_leads(game):
    """Whoever does what he is led to does every step in order, and the dice are kind."""
    done, missed, match = led(game)
    steps = game.lesson().steps
    assert done == [*(n for n, step in enumerate(steps) if not step.reading), len(steps)]
    assert missed == []
    return match


def assert_locks(game):
    """What a step does not let in is refused by the lesson; taken back, the step comes again."""
    teaching, match = ready(game)
    refused = 0
    for _ in range(MOST):
        step = teaching.step
        if step is None:
            break
        if asked(match) == LEARNER:
            kinds = {pattern["type"] for pattern in step.lets}
            decision, locked = teaching.decision(match.decision.described)
            if locked:
                assert {form.action for form in decision.forms} <= kinds
                others = [a for a in match.decision.candidates() if type(a).__name__ not in kinds]
                for action in others[:2]:
                    assert match.check(action, LEARNER) is None, "the game has nothing against it"
                    assert teaching.refusal(LEARNER, action).rule == "SLV-LESSON-1"
                    refused += 1
            assert teaching.refusal(LEARNER, teaching.lead()) is None
        advance(teaching, match)
    assert refused
    match.undo(3)
    assert teaching.step is not None, "the lesson goes back with the battle"


def rounds_at_random(game):
    """How many rounds the lesson lasts when both play at random."""
    match, rng = started(game), Rng(3)
    while match.decision is not None:
        seat = match.decision.seats[0]
        match.play(match.decision.propose(rng, seat), seat)
    return match.state.round
