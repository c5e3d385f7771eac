"""The action of a regiment's move."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Placements


class March(Action, frozen=True):
    """The whole regiment's plan: who is named goes its way, who is not stays where it is.

    A placement without a path at another place is walked straight; at the same place it is a turn
    on the spot. `flying` is for those who can; a flier may move on the ground (LC-1.9-32).
    """

    plan: Placements
    flying: bool = True
