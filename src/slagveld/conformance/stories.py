"""Whole stories under test: battles by random and greedy players, told without a gap.

    python -m slagveld.conformance.stories GAME [--battles N] [--seed K] [--scenario S]

prints the kinds of fault with how often they occur and an example of each.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from slagveld.bots import GreedyBot
from slagveld.conformance.telling import badly_told, untold
from slagveld.conformance.under_test import UnderTest, few
from slagveld.conformance.walk import setups
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Rolled
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError
from slagveld.texts import Name, Text


def battle(game: Game[Any], seed: int, cap: int, scenario: str | None = None) -> Match[Any]:
    """A battle of odd numbers is greedy, one of even numbers random; the same for every seed."""
    rng = Rng(seed)
    setup = setups(game, rng)
    players = sum(not seat.leader for seat in setup.seats)
    if scenario is None:
        match = game.match(setup.scenario, players=players, options=setup.options, seed=seed)
    else:
        match = game.match(scenario, options=setup.options, seed=seed)
    greedy = GreedyBot() if seed % 2 else None
    for _ in range(cap):
        decision = match.decision
        if decision is None:
            break
        seat = decision.waiting_for[0]
        if greedy is None:
            match.play(decision.propose(rng, seat), seat)
        else:
            match.play(greedy.answer(game, match.view(seat), seat, rng), seat)
    return match


def faults(game: Game[Any], match: Match[Any], every: int = 1) -> Iterator[str]:
    """What a battle's story fails to tell or tells badly; one entry in `every` is compared."""
    for number, entry in enumerate(match.log):
        after = match.state_after(number)
        names: dict[int, Name | Text | str] = {}
        if any(isinstance(event, Rolled) for event in entry.events):
            names = {piece.id: piece.name for piece in game.scene(after, None).pieces}
        for event in entry.events:
            for fault in badly_told(game, event, match.setup.seats, names):
                yield f"{type(event).__name__} {fault}"
        if number and number % every == 0:
            before = match.state_after(number - 1)
            for fault in untold(game, before, after, entry.events):
                kinds = ", ".join(type(event).__name__ for event in entry.events)
                yield f"{type(entry.action).__name__} tells [{kinds}], untold: {fault}"


class Stories(UnderTest):
    """What every game's story must hold to, inherited with the conformance suite."""

    told: ClassVar[int] = 2
    """Battles that are read whole."""

    def test_stories_tell_everything(self) -> None:
        """Nothing changes unsaid; every roll names who, for what, against whom; all itemised."""
        for seed in few(self.told):
            wrong = list(faults(self.game, battle(self.game, seed, self.cap), every=3))
            assert not wrong, f"battle {seed}: {len(wrong)} faults, such as {wrong[:5]}"


def main(arguments: Sequence[str]) -> int:
    """Count the faults of some stories by kind."""
    parser = argparse.ArgumentParser(prog="stories", description="Read whole stories.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--battles", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario")
    given = parser.parse_args(arguments)
    found: dict[str, list[str]] = {}
    try:
        game = find(given.game)
        for seed in range(given.seed, given.seed + given.battles):
            match = battle(game, seed, 5000, given.scenario)
            for fault in faults(game, match):
                kind = re.sub(r"\d+", "#", re.sub(r"seat \w+", "seat", fault))[:70]
                found.setdefault(kind, []).append(f"battle {seed}: {fault}")
    except RefusedError as error:
        sys.stderr.write(f"stories: {error}\n")
        return 2
    for _, examples in sorted(found.items(), key=lambda pair: -len(pair[1])):
        sys.stdout.write(f"{len(examples):6}  {examples[0][:400]}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
