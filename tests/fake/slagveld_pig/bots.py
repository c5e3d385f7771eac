"""A bot that always rolls, and one that always answers wrongly."""

from slagveld.bots import RandomBot
from slagveld_pig.game import Hold, Roll, Wager


class Brave(RandomBot):
    """Rolls whenever it may."""

    def answer(self, game, view, seat, rng):
        action = super().answer(game, view, seat, rng)
        return action if isinstance(action, Wager) else Roll()


class Fool:
    """Bets what it does not have, and holds before the race has begun."""

    def answer(self, game, view, seat, rng):
        return Wager(7) if view.sealed.seats else Hold()
