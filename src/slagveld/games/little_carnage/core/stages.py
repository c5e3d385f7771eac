"""What the activated regiment may still do: its stages in their fixed order (LC-1.3-5).

Each kind of thing it may do is a `Topic` (slagveld.kit.topics) in a module of its own; the
question `Activation` gathers them. Movement comes first, then the repeated fear test, then the
attack; the regiment's `round` tells what has been done.
"""

from .regiment import Regiment
from .state import LittleCarnageState


def active(state: LittleCarnageState) -> Regiment:
    """The regiment whose activation it is; only while there is one."""
    return state.regiments_by_id[state.active]


def may_move(regiment: Regiment) -> bool:
    """Whether the movement action is still to come: nothing later has been done (LC-1.3-5)."""
    done = regiment.round
    return not (done.moved or done.attacked or done.repeated)


def may_attack(regiment: Regiment) -> bool:
    """Whether the attack is still to come and nothing forbids every attack (LC-1.6-18).

    Who has cast does not attack (LC-1.3-17), nor does a war machine that has moved (LC-1.11-2).
    """
    done = regiment.round
    if done.attacked or done.full_defence or done.cast:
        return False
    return not (done.moved and regiment.skills.war_machine)
