"""Bots may answer what no form offers, because another form comes to the same."""

from itertools import islice
from typing import Any

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.game import Game

MOST = 60
"""Answers that are looked through for one that comes to the same."""
ROLLS = 8
"""So many rolls must come to the same: by one roll also different answers may."""


def offered(game: Game[Any], state: Any, seat: int, action: Action) -> Action:
    """An answer that a form of the question offers and that comes to the same as `action`.

    The action itself where a form offers it, or where nothing found comes to the same.
    """
    question = game.question(state)
    if question is None:
        return action
    forms = {form.action for form in question.ask(state).forms}
    if type(action).__name__ in forms or game.check(state, seat, action) is not None:
        return action
    wanted = [_played(game, state, seat, action, roll) for roll in range(ROLLS)]
    others = (one for one in question.candidates(state, seat) if type(one).__name__ in forms)
    for one in islice(others, MOST):
        if all(_played(game, state, seat, one, roll) == wanted[roll] for roll in range(ROLLS)):
            return one
    return action


def _played(game: Game[Any], state: Any, seat: int, action: Action, roll: int) -> Any:
    return game.apply(state, seat, action, Quick(Rng(f"offered/{roll}"))).state
