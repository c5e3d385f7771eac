"""Bots that misbehave, each in its own way."""

import os
import time

from slagveld.bots import RandomBot


class Sleeper:
    """Thinks for ever."""

    def answer(self, game, view, seat, rng):
        time.sleep(3600)


class Crasher:
    """Takes its process down with it."""

    def answer(self, game, view, seat, rng):
        os._exit(3)


class Thrower:
    """Fails."""

    def answer(self, game, view, seat, rng):
        raise RuntimeError("no")


class Babbler:
    """Answers what is no action of the game."""

    def answer(self, game, view, seat, rng):
        return {"type": "Nonsense"}


class Spy(RandomBot):
    """Writes down what it is shown."""

    def answer(self, game, view, seat, rng):
        with open(os.environ["SPY"], "ab") as file:
            file.write(game.codec.encode([seat, view]) + b"\n")
        return super().answer(game, view, seat, rng)
