"""What every bot is."""

from typing import Any, Protocol

from slagveld.bots.planning.thought import Thought
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game


class Bot(Protocol):
    """A player that is a program. It sees what its seat may see, and nothing else."""

    def answer(self, game: Game[Any], view: Any, seat: int, rng: Rng) -> Action:
        """An answer to the question that waits for this seat.

        `view` is `game.view(state, seat)`; what is hidden in it can be imagined with
        `game.imagine(view, seat, rng)`. All chance comes from `rng`, so that a battle of bots
        is the same again for the same seed.
        """


class Thinker(Bot, Protocol):
    """A bot that says how its answer came about."""

    def think(self, game: Game[Any], view: Any, seat: int, rng: Rng) -> Thought:
        """What it answers, and what spoke for it; of the same arguments as `answer`."""
