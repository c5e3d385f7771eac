"""A bot that plays on in its head, by the fast road that simulation and search take.

    python examples/looking_ahead.py [--battles 4] [--wide 6] [--deep 12]

`Quick` is a battle without log, events and texts. States never change, so a copy costs less than a
thousandth of a millisecond, and `key()` tells positions apart: answers that come to the same are
looked at once. Copies draw from the dice of their original, so that each trial rolls differently;
the dice of the true battle are never touched.
"""

import argparse

import slagveld
from slagveld.bots import bot
from slagveld.kernel.dice import Quick as QuickDice
from slagveld.kernel.dice import Rng
from slagveld.lab.fight import fight

TRIALS = 3


class LookingAhead:
    """Tries some answers, lets chance play on for a while, and takes what ended best."""

    def __init__(self, wide, deep):
        self.wide, self.deep = wide, deep
        self.answers = self.positions = 0

    def answer(self, game, view, seat, rng):
        here = slagveld.Quick(game, game.imagine(view, seat, rng), dice=QuickDice(rng))
        menu = list(here.candidates(seat))
        worth = {}
        for action in rng.sample(menu, min(self.wide, len(menu))):
            there = here.copy().apply(action, seat)
            self.answers += 1
            if (key := there.key()) not in worth:
                trials = [self.ahead(there.copy(), seat, rng) for _ in range(TRIALS)]
                worth[key] = (sum(trials), len(worth), action)
        self.positions += len(worth)
        return max(worth.values())[2]

    def ahead(self, battle, seat, rng):
        """How a seat stands a while later, if chance answers for everybody."""
        for _ in range(self.deep):
            if not battle.seats:
                break
            battle.apply(battle.propose(rng))
        return battle.game.tactics().worth(battle.state, seat)


def main():
    parser = argparse.ArgumentParser(description="A bot that looks ahead, against chance.")
    parser.add_argument("--game", default="mage-knight")
    parser.add_argument("--battles", type=int, default=4)
    parser.add_argument("--wide", type=int, default=6, help="answers that it tries")
    parser.add_argument("--deep", type=int, default=12, help="decisions that it plays on")
    chosen = parser.parse_args()

    game = slagveld.game(chosen.game)
    setup = game.setup_for_bots()
    thinker = LookingAhead(chosen.wide, chosen.deep)
    won = 0
    for number in range(chosen.battles):
        seat = number % 2
        players = [bot("random"), bot("random")]
        players[seat] = thinker
        rngs = [Rng(f"{number}/{one}") for one in range(2)]
        result = fight(game, setup, players, rngs, QuickDice(Rng(f"{number}/dice")))
        won += seat in result.winners
    print(f"{game.title.en}: won {won} of {chosen.battles} battles against chance.")
    print(f"{thinker.answers} answers tried came to {thinker.positions} positions.")


if __name__ == "__main__":
    main()
