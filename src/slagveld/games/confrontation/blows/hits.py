"""The blows of a striking step that have hit, and who has a die to answer them with."""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Item, Tally

from ..core.book import KEY, text
from ..core.bout import Blow, Bout
from ..core.checks import Check, faces_of
from ..core.effects import Ripostes
from ..core.figure import Figure
from ..core.state import ConfrontationState
from .prowess import defence_value

BLOCKS_POLICY = "blocks"
"""The policy by which blocks are chosen: `ask`, `always` or `best`."""
COUNTER_RAISE = 2
"""How much higher the threshold is for a counter-attack (CON-COUNTER-4)."""
SUSTAINED_RAISE = 2
"""How much higher it is with each further block of a sustained defence (CON-SUST-5)."""


def hits_on(bout: Bout, blows: Sequence[int], target: int | None = None) -> list[Blow]:
    """The blows among these that have hit and are not blocked, of all targets or of one."""
    found = [bout.blow(number) for number in blows]
    return [b for b in found if b.fate == "hit" and target in (None, b.target)]


def fumbles_on(state: ConfrontationState, bout: Bout, blows: Sequence[int]) -> list[Blow]:
    """Blows that failed by a 1 against somebody who may trade a defence die for it."""
    found = []
    for number in blows:
        blow = bout.blow(number)
        target = state.figure(blow.target)
        if blow.fate != "fumbled" or target is None or bout.hand(target.id).blocks < 1:
            continue
        if target.powers.one(Ripostes) is not None:
            found.append(blow)
    return found


def usable(state: ConfrontationState, bout: Bout, blows: Sequence[int]) -> bool:
    """Whether somebody has a defence die and something to use it for."""
    for blow in hits_on(bout, blows):
        if blow.target in state.field.by_id and bout.hand(blow.target).blocks > 0:
            return True
    return bool(fumbles_on(state, bout, blows))


def attackers_on(bout: Bout, blows: Sequence[int], target: int) -> int:
    """How many opponents attack one in this step, whether they hit or not (CON-SUST-1)."""
    found = [bout.blow(number) for number in blows]
    return len(dict.fromkeys([blow.striker for blow in found if blow.target == target]))


def defence_check(
    bout: Bout, number: int, target: Figure, striker: Figure, raised: int, rule: str
) -> Check:
    """A defence roll: D6 + DEF against the threshold of the attack, perhaps raised."""
    blow = bout.blow(number)
    return Check(
        seat=target.seat,
        purpose=text("melee-roll-defence", name=target.name, enemy=striker.name),
        cites=rule,
        value=defence_value(target, bout.hand(target.id)),
        difficulty=blow.threshold + raised,
        against=Tally(blow.threshold, name=text("melee-threshold", name=striker.name)).plus(
            Item(raised, text("melee-item-raised"), rule)
        ),
        yields=f"{KEY}:yields-blocked",
        faces=faces_of(target, "defence"),
        pieces=(target.id, blow.striker),
    )
