"""A bot of your own, and how good it is.

    python examples/own_bot.py [--against greedy] [--battles 20]

A bot answers one question at a time. It is given what its seat may see, and nothing else; what is
hidden it can imagine. All its chance comes from `rng`, so the same seed gives the same battles.

This one asks the game for promising answers and takes the first thought: where Slagveld's own
greedy bot tries the best few out with dice of its own, it saves itself the trouble.
"""

import argparse

import slagveld
from slagveld.bots import bot
from slagveld.kernel.dice import Quick, Rng
from slagveld.lab import wilson
from slagveld.lab.fight import fight


class FirstThought:
    """Takes what looks best at first sight."""

    def answer(self, game, view, seat, rng):
        """All that a bot must be able to do; `slagveld.bots.Bot` describes it."""
        state = game.imagine(view, seat, rng)  # a whole battle that could be this one
        question = game.question(state)
        scored = game.tactics().proposals(state, seat, question, rng)  # each is allowed
        _, action = max(scored, key=lambda pair: pair[0])
        return action


def main():
    parser = argparse.ArgumentParser(description="A bot of your own against one of ours.")
    parser.add_argument("--game", default="little-carnage")
    parser.add_argument("--scenario", default="first-blood")
    parser.add_argument("--against", default="random", help="random or greedy")
    parser.add_argument("--battles", type=int, default=20)
    chosen = parser.parse_args()

    game = slagveld.game(chosen.game)
    setup = game.setup_for_bots(chosen.scenario)
    won = 0
    for number in range(chosen.battles):
        seat = number % 2  # each sits on each side as often as the other
        players = [bot(chosen.against), bot(chosen.against)]
        players[seat] = FirstThought()
        rngs = [Rng(f"{number}/{one}") for one in range(2)]
        result = fight(game, setup, players, rngs, Quick(Rng(f"{number}/dice")))
        won += seat in result.winners

    low, high = wilson(won, chosen.battles)
    print(f"{game.title.en}, {chosen.scenario}: won {won} of {chosen.battles} battles.")
    print(f"The true share lies between {low:.0%} and {high:.0%}, in 95 of 100 cases.")


# To play against it in the browser and by `slagveld simulate`, give it an entry point:
#
#     [project.entry-points."slagveld.bots"]
#     first-thought = "my_package:FirstThought"

if __name__ == "__main__":
    main()
