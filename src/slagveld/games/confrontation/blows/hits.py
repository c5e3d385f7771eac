"""The blows of a striking step that have hit, and who has a die to answer them with."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Text

from ..core.book import KEY, policy, text
from ..core.bout import Blow, Bout
from ..core.checks import Check, faces_of
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from .prowess import defence_value

POLICY = policy("blocks", "melee-policy-blocks", "ask", "always", "best")
"""The policy by which blocks are chosen: `ask`, `always` or `best`."""
COUNTER_RAISE = 2
"""How much higher the threshold is for a counter-attack (CON-COUNTER-4)."""
SUSTAINED_RAISE = 2
"""How much higher it is with each further block of a sustained defence (CON-SUST-5)."""


class BoutStep(Step, frozen=True):
    """A step of the fight that is being fought; where there is none it does nothing."""

    def run(self, play: Battle) -> None:
        if play.state.bout is not None:
            self.fight(play, play.state.bout)

    def resume(self, play: Battle, value: Any) -> None:
        if play.state.bout is not None:
            self.go_on(play, play.state.bout, value)

    def fight(self, play: Battle, bout: Bout) -> None:
        raise NotImplementedError

    def go_on(self, play: Battle, bout: Bout, value: Any) -> None:
        raise NotImplementedError


def both_of(state: ClashState, blow: Blow) -> tuple[Figure, Figure] | None:
    """Who strikes a blow and at whom; None when one of them is gone."""
    striker, target = state.figure(blow.striker), state.figure(blow.target)
    return None if striker is None or target is None else (striker, target)


def hit_words(state: ClashState, blow: Blow, threshold: int, *, plain: bool = True) -> Text:
    """A hit as it is named to the one who may block it."""
    striker, target = state.those(blow.striker, blow.target)
    values = {"threshold": threshold, "number": blow.id + 1}
    key = "melee-hit" if plain or not blow.master else "melee-hit-master"
    return text(key, name=striker.name, enemy=target.name, **values)  # texts: *:melee-hit*


def hits_on(bout: Bout, blows: Sequence[int], target: int | None = None) -> list[Blow]:
    """The blows among these that have hit and are not blocked, of all targets or of one."""
    found = [bout.blow(number) for number in blows]
    return [b for b in found if b.fate == "hit" and target in (None, b.target)]


def fumbles_on(state: ClashState, bout: Bout, blows: Sequence[int]) -> list[Blow]:
    """Blows that failed by a 1 against somebody who may trade a defence die for it."""
    failed = [blow for blow in map(bout.blow, blows) if blow.fate == "fumbled"]
    return [
        blow
        for blow in failed
        if (target := state.figure(blow.target)) is not None
        and bout.hand(target.id).blocks > 0
        and target.powers.gives("ripostes")
    ]


def usable(state: ClashState, bout: Bout, blows: Sequence[int]) -> bool:
    """Whether somebody has a defence die and something to use it for."""
    for blow in hits_on(bout, blows):
        if blow.target in state.field.by_id and bout.hand(blow.target).blocks > 0:
            return True
    return bool(fumbles_on(state, bout, blows))


def defence_check(
    bout: Bout, number: int, striker: Figure, target: Figure, raised: int, rule: str
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
