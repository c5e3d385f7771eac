"""Bots may answer what no form offers, because another form comes to the same."""

from itertools import islice
from typing import Any

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.game import Game

MOST = 60
"""Answers that are looked through for one that comes to the same."""


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
    wanted = _played(game, state, seat, action)
    others = (one for one in question.candidates(state, seat) if type(one).__name__ in forms)
    alike = (one for one in islice(others, MOST) if _played(game, state, seat, one) == wanted)
    return next(alike, action)


def _played(game: Game[Any], state: Any, seat: int, action: Action) -> Any:
    return game.apply(state, seat, action, Quick(Rng(1))).state
