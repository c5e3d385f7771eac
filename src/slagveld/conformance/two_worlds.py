"""No level plays by what its seat may not see.

Two battles that differ only in what a seat may not see: in both every level thinks the same, with
the same chances to the last digit. What was found out about the true battle before is kept beside
its state (`slagveld.kept`), and must not come along into the view of a seat.
"""

from collections.abc import Iterator
from typing import Any

from slagveld.bots.levels import LEVELS, Level, LevelBot
from slagveld.bots.planning import Effort
from slagveld.conformance.secrets import secretive, twin_state
from slagveld.conformance.under_test import UnderTest
from slagveld.conformance.walk import Stop
from slagveld.kernel.dice import Rng
from slagveld.record import replace

STOPS = 6
"""Decisions of each battle: first those in which the game hides something from who is asked."""
LITTLE = Effort(ideas=3, sift=1, rest=1, proof=1, doubt=0.0, ahead=0.1)
"""Enough to look ahead at all."""
QUICK: tuple[Level, ...] = tuple(
    [level if level.effort is None else replace(level, effort=LITTLE) for level in LEVELS]
)


class TwoWorlds(UnderTest):
    """Part of the conformance suite (`suite.Conformance`)."""

    def seeds(self) -> range:
        """The seeds of the random battles."""
        raise NotImplementedError

    def test_no_level_plays_by_what_its_seat_may_not_see(self) -> None:
        """The same thought in the true battle, in one imagined from the view, and after JSON."""
        for seed in self.seeds()[:2]:
            rng = Rng(seed)
            for stop in self._hiding(seed):
                game, seat = self.game, stop.seat
                self._find_out(stop)
                view = game.view(stop.state, seat)
                twin = game.view(twin_state(game, stop.state, seat, rng), seat)
                read = game.codec.state(game.codec.encode(view))
                for level in QUICK:
                    chance = f"{seed}/{stop.number}"
                    player = LevelBot(level, "sly" if level.effort else "")
                    first, *others = [
                        player.think(game, each, seat, Rng(chance)) for each in (view, twin, read)
                    ]
                    assert others == [first, first], f"{level.key}, battle {seed}, {stop.number}"

    def _hiding(self, seed: int) -> Iterator[Stop]:
        """A few decisions of a battle, those first in which something is hidden."""
        found = secretive(self.game, seed)
        bare = [(stop, replace(stop.state, policies=())) for stop in found]
        hiding = [stop for stop, state in bare if self.game.view(state, stop.seat) != state]
        others = [stop for stop in found if stop not in hiding]
        ordered = [*_spread(hiding), *_spread(others)]
        yield from ordered[:STOPS]

    def _find_out(self, stop: Stop) -> None:
        """Let the rules and the tactics find out about the true battle what they can."""
        game, tactics = self.game, self.game.tactics()
        stop.question.candidates(stop.state, stop.seat)
        game.scene(stop.state, None)
        if tactics is not None:
            tactics.outlook(stop.state, stop.seat)
            tactics.proposals(stop.state, stop.seat, stop.question, Rng(1))


def _spread(stops: list[Stop]) -> list[Any]:
    """Some of many, from beginning to end."""
    step = max(1, len(stops) // STOPS)
    return stops[step // 2 :: step]
