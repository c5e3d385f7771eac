"""The outer door for directed tests: an action is sent as JSON to a state laid by hand."""

import slagveld
from slagveld.conformance.door import standing_at


def sent(key, state, action, *dice, seat=None):
    """The state after an action came as JSON, by the seat that is asked unless another is named."""
    game = slagveld.game(key)
    seat = state.agenda.top.who(state)[0] if seat is None else seat
    match = standing_at(game, state, dice)
    match.play_json(game.codec.encode(action), seat)
    match.source.done()
    return match.state
