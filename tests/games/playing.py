"""What tests of every game do with a state: run its agenda, answer a question, read events."""

import hashlib

from slagveld.bots import bot
from slagveld.kernel.dice import Quick, Rng, Scripted
from slagveld.kernel.play import Play


class FakeGame:
    """Stands in for the game where a test runs steps without the whole of it."""

    settles = False

    def stands(self, state, piece):
        """Whether a piece is on the table."""
        field = state.field
        return piece in field.by_id or piece in getattr(field, "by_figure", ())


def run(state, dice=(), game=None):
    """Run a state's agenda to its next question with these dice; the play, with its events."""
    play = Play(game or FakeGame(), state, Scripted(list(dice)), listening=True)
    play.run()
    return play


def act(state, seat, action, dice=(), game=None):
    """Let a seat answer the open question (checked) and run on; the play, with its events."""
    question = state.agenda.top
    assert seat in question.who(state), f"seat {seat} is not asked"
    refusal = question.check(state, seat, action)
    assert refusal is None, str(refusal)
    play = Play(game or FakeGame(), state, Scripted(list(dice)), listening=True, seat=seat)
    play.answer(seat, action)
    play.run()
    return play


def refused(state, seat, action):
    """The rule by which the open question refuses an action; None when it is allowed."""
    refusal = state.agenda.top.check(state, seat, action)
    return None if refusal is None else refusal.rule


def events(play, kind):
    """The events of a kind that a play told."""
    return [event for event in play.events if isinstance(event, kind)]


def bots_battle(game, scenario, seed, *names, **options):
    """The end of a battle of these bots, and a digest of all they did; everything was allowed."""
    rng, dice = Rng(seed), Quick(Rng(seed + 100))
    state = game.begin(game.setup(scenario, players=len(names), options=options), dice).state
    told = hashlib.sha256()
    while state.outcome is None:
        question = game.question(state)
        seat = question.who(state)[0]
        action = bot(names[seat]).answer(game, game.view(state, seat), seat, rng)
        assert question.check(state, seat, action) is None
        told.update(game.codec.encode(action))
        state = game.apply(state, seat, action, dice).state
    return state, told.hexdigest()[:12]


def winner_over_chance(game, scenario, seed):
    """Which bot wins where a greedy one meets chance: at the first side with an odd seed."""
    names = ("greedy", "random") if seed % 2 else ("random", "greedy")
    state, _ = bots_battle(game, scenario, seed, *names)
    return [names[seat] for seat in state.outcome.winners]
