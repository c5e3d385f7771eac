"""What spoke for an answer, as plain data: it goes from process to process, and into the story."""

from typing import Any, Final, Literal, cast

from slagveld.bots.chance import RandomBot
from slagveld.bots.offering import offered
from slagveld.bots.planning import Manner, Thought
from slagveld.bots.protocol import Bot, Thinker
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.menu import whole
from slagveld.structs import Struct

Values = dict[str, Any]
"""An action as plain data."""

UNLOOKED: Final = ("only", "habit", "slip")
"""Manners in which nothing is played on: the chance is that of the position."""


class Reasons(Struct, frozen=True, kw_only=True):
    """What spoke for an answer. What no form offers is named by what comes to the same."""

    manner: Manner | Literal["forced"]
    does: Values
    chance: float | None = None
    """The chance to win with it; where nothing was played on, before it."""
    habit: Values | None = None
    """What the game's tactics would have done; None: the answer itself."""
    habit_chance: float | None = None
    then: Values | None = None
    """What it means to do after it, where the answer is part of a plan."""
    second: Values | None = None
    """What came next, besides the habit."""
    second_chance: float | None = None
    cut_short: bool = False


def thought_of(player: Bot, game: Game[Any], view: Any, seat: int, rng: Rng) -> Thought:
    """What a bot answers, and what it thought as far as it says so.

    A bot says so by a method `think` beside `answer`, with the same arguments.
    """
    for kind in type(player).__mro__:
        if "think" in vars(kind):
            return cast("Thinker", player).think(game, view, seat, rng)
        if "answer" in vars(kind):
            break
    action = player.answer(game, view, seat, rng)
    manner: Manner = "any" if type(player) is RandomBot else "silent"
    return Thought(action=action, habit=action, manner=manner)


def reasons_of(game: Game[Any], view: Any, seat: int, thought: Thought, seed: str) -> Reasons:
    """The reasons of a thought about this view."""
    state = game.imagine(view, seat, Rng(seed))
    tactics = game.tactics()

    def plain(action: Action | None) -> Values | None:
        if action is None or action == thought.action:
            return None
        values: Values = game.codec.builtins(offered(game, state, seat, action))
        return values

    chance = thought.chance
    if thought.manner in UNLOOKED and tactics is not None:
        chance = tactics.outlook(state, seat)
    second = thought.runner_up
    return Reasons(
        manner="forced" if _forced(game, state, seat, thought) else thought.manner,
        does=game.codec.builtins(offered(game, state, seat, thought.action)),
        chance=chance,
        habit=plain(thought.habit),
        habit_chance=thought.chance_of(thought.habit),
        then=game.codec.builtins(thought.then[0]) if thought.then else None,
        second=plain(second),
        second_chance=None if second is None else thought.chance_of(second),
        cut_short=thought.cut_short,
    )


def _forced(game: Game[Any], state: Any, seat: int, thought: Thought) -> bool:
    """Whether nothing else was allowed; looked up only where nothing else came to mind."""
    question = game.question(state)
    others = thought.action != thought.habit or thought.runner_up is not None
    if question is None or others or thought.manner not in UNLOOKED:
        return False
    menu = question.candidates(state, seat)
    return len(menu) == 1 and whole(menu)
