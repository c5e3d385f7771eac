"""One fight from its first declaration to its end (CON-MELEE-1 to CON-MELEE-17)."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.record import replace

from ..blows.prowess import initiative_dice, initiative_item, side_initiative
from ..blows.strikes import StrikeInTurn
from ..core.book import text
from ..core.bout import Bout, Fight
from ..core.checks import faces_of
from ..core.effects import WinsTies
from ..core.figure import Figure
from ..core.opposed_rolls import Contest, Opposed, Side
from ..core.relations import enemy_of
from ..core.reports import names_of, tell
from ..core.state import Battle, ConfrontationState
from .allocation import Allocating
from .declarations import Declaring
from .pursuit import Pursuits
from .split import fight_name


def living(state: ConfrontationState, numbers: Sequence[int]) -> list[Figure]:
    """Those of these who are still on the table, in order."""
    by_id = state.field.by_id
    return [by_id[number] for number in numbers if number in by_id]


def pruned(state: ConfrontationState, fight: Fight) -> Fight | None:
    """A fight without those who are gone; None when it cannot be fought any more."""
    left = tuple([figure.id for figure in living(state, fight.several)])
    if not left or state.figure(fight.single) is None:
        return None
    return Fight(fight.single, left)


class FightOne(Step, frozen=True):
    """A fight. Its results hold at once (CON-MELEE-1)."""

    rule = "CON-MELEE-1"

    fight: Fight

    def run(self, play: Battle) -> None:
        fight = pruned(play.state, self.fight)
        if fight is None:
            return
        play.replace(bout=Bout(fight))
        what = text("melee-told-fight", fight=fight_name(play.state, fight))
        play.tell(Told, what=what, pieces=fight.members, rule=self.rule)
        play.then(Declaring(), InitiativeRoll(), FightOver(fight))


class InitiativeRoll(Step, frozen=True):
    """Who is attacker and who defender in the fight."""

    rule = "CON-MELEE-2"

    def run(self, play: Battle) -> None:
        """Both sides roll at the same time; a tie is rolled again."""
        sides = sides_of(play.state)
        if sides is None:
            return
        purpose = text("melee-roll-initiative")
        play.then(Opposed(purpose=purpose, cites=self.rule, sides=sides), self)

    def resume(self, play: Battle, value: Any) -> None:
        """The winner strikes first; the loser allocates his dice first (CON-MELEE-8)."""
        bout = play.state.bout
        if not isinstance(value, Contest) or bout is None:
            return
        first, second = value.winner, enemy_of(value.winner)
        play.replace(bout=replace(bout, attacker=first))
        play.then(Allocating(second), Allocating(first), StrikeInTurn(first), StrikeInTurn(second))


def sides_of(state: ConfrontationState) -> tuple[Side, Side] | None:
    """What each seat rolls for the initiative of the fight; None when one side is gone.

    The lively win ties (CON-CARD-vivacite).
    """
    if state.bout is None:
        return None
    everybody = living(state, state.bout.fight.members)
    found = []
    for seat in (0, 1):
        members = [figure for figure in everybody if figure.seat == seat]
        if not members:
            return None
        value, best = side_initiative(state, members)
        found.append(
            Side(
                value=value,
                faces=faces_of(best, "initiative"),
                dice=initiative_dice(best),
                wins_ties=any(figure.powers.one(WinsTies) is not None for figure in members),
                pieces=(best.id,),
                more=initiative_item(best),
            )
        )
    return (found[0], found[1])


class FightOver(Step, frozen=True):
    """The fight is over: unused dice are lost (CON-MELEE-17), and whoever killed may pursue."""

    rule = "CON-MELEE-17"

    fight: Fight

    def run(self, play: Battle) -> None:
        bout = play.state.bout
        play.replace(bout=None)
        left = living(play.state, self.fight.members)
        for figure in left:
            play.state = play.state.did(figure.id, fought=True)
        if left:
            tell(play, text("melee-told-over", names=names_of(left)), self.rule, *left)
        if bout is not None and bout.kills:
            seats = [seat for seat, _ in bout.kills]
            play.then(Pursuits(tuple([figure.id for figure in left if figure.seat in seats])))
