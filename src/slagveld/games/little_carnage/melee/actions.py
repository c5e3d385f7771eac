"""Melee as players name it: the actions, what forbids them, the dice they mean."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Keys, PieceId, Shares


class Strike(Action, frozen=True):
    """Everybody who reaches one enemy attacks it with all his dice (LC-1.6-21).

    The others attack whom they reach, unless it is said that nobody else does.
    """

    target: PieceId
    """The stand pointed at."""
    whom: Key = ""
    """Which model on a shared stand (LC-1.10-13); empty: the first."""
    only: bool = False


class Fight(Action, frozen=True):
    """The dice of each model divided among enemies at will (LC-1.6-26).

    Rows are own models, columns enemy models. `order` is that in which the enemies are worked out
    (LC-1.6-27); those not in it come after, as the shares name them.
    """

    shares: Shares
    order: Keys = ()


Melee = Strike | Fight
