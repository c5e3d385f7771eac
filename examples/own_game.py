"""A game of your own in one file, played, and a question answered with it.

    python examples/own_game.py [--battles 200]

`examples/standoff/` holds a whole game: two duellists walk towards each other, each with one
bullet, and the nearer the surer. Fire too early and you miss; wait too long and you are hit. When
is it time? The game knows only its rules; bots who wait for a distance find it out.

For a game that is to be played in the browser, with armies, terrain and tests, `slagveld new-game`
writes a better beginning.
"""

import argparse

from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.story import sentence
from slagveld.lab.fight import fight
from slagveld.texts import say
from standoff.game import Fire, Standoff, Walk

DISTANCES = (14, 12, 10, 8, 6, 4)


class Patient:
    """Walks on until the other is so near, then fires."""

    def __init__(self, distance):
        self.distance = distance

    def answer(self, game, view, seat, rng):
        """One answer, allowed as `game.check` says."""
        safe = not view.bullets[1 - seat]  # then there is time to come close
        near = view.apart <= (2 if safe else self.distance)
        for action in (Fire(), *(Walk(paces) for paces in (3, 2, 1, 0))):
            fires = isinstance(action, Fire)
            if fires == near and game.check(view, seat, action) is None:
                return action
        return game.question(view).candidates(view, seat)[0]


def main():
    parser = argparse.ArgumentParser(description="When is it time to fire?")
    parser.add_argument("--battles", type=int, default=200, help="of each pair")
    chosen = parser.parse_args()

    game = Standoff()
    game.add_texts()
    one_battle(game)
    print()
    print("How often the first wins: he fires from the distance at the left, the other from above.")
    print("    " + "".join(f"{distance:>6}" for distance in DISTANCES))
    for mine in DISTANCES:
        shares = [share(game, mine, yours, chosen.battles) for yours in DISTANCES]
        print(f"{mine:>4}" + "".join(f"{one:>6.0%}" for one in shares))


def one_battle(game):
    """Play one battle to its end and tell it."""
    match = game.match(seed=5)
    refused = match.check(Walk(9))
    print(f"Nine paces? {refused}")
    while (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        match.play(Patient(8 if seat == 0 else 6).answer(game, match.view(seat), seat, None))
    for _, events in match.story(seat=None):
        for event in events:
            print(f"  {say(sentence(event, match.state.seats))}")


def share(game, mine, yours, battles):
    """How often the first wins, if he fires at one distance and the other at another."""
    setup = game.setup()
    won = 0
    for number in range(battles):
        rngs = [Rng(number), Rng(number)]
        dice = Quick(Rng(f"{mine}/{yours}/{number}"))
        won += 0 in fight(game, setup, [Patient(mine), Patient(yours)], rngs, dice).winners
    return won / battles


if __name__ == "__main__":
    main()
