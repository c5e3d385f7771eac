"""The initiative roll of a fight: who strikes first (CON-MELEE-2, CON-MELEE-3)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Item, Tally
from slagveld.record import replace

from ..blows.fighting_values import modifiers
from ..blows.strikes_and_defence_rolls import StrikeInTurn
from ..core import characteristics
from ..core.asking import trait_name
from ..core.book import text
from ..core.characteristic_tests import faces_of
from ..core.figure import Figure
from ..core.opposed_rolls import Contest, Opposed, Side
from ..core.state import Battle, ClashState, enemy_of
from .dice_allocation import Allocating


class InitiativeRoll(Step, frozen=True):
    rule = "CON-MELEE-2"

    def run(self, play: Battle) -> None:
        """Both sides roll at the same time; a tie is rolled again."""
        sides = sides_of(play.state)
        if sides is None:
            return
        purpose = text("melee-roll-initiative")
        play.then(Opposed(purpose=purpose, cites=self.rule, sides=sides), self)

    def resume(self, play: Battle, value: Contest) -> None:
        """The winner strikes first; the loser allocates his dice first (CON-MELEE-8)."""
        first, second = value.winner, enemy_of(value.winner)
        play.replace(bout=replace(play.state.fray, attacker=first))
        play.then(Allocating(second), Allocating(first), StrikeInTurn(first), StrikeInTurn(second))


def sides_of(state: ClashState) -> tuple[Side, Side] | None:
    """What each seat rolls, None when one is gone; the lively win ties (CON-CARD-vivacite)."""
    everybody = state.living(state.fray.fight.members)
    found = []
    for seat in (0, 1):
        members = [figure for figure in everybody if figure.seat == seat]
        if not members:
            return None
        value, best = side_initiative(state, members)
        dice, more = best.powers.number("initiative-dice"), None
        if dice is not None:
            more = Item(dice[1] - 1, trait_name(dice[0]), dice[0].rule)
        side = Side(value=value, faces=faces_of(best, "initiative"), pieces=(best.id,), more=more)
        ties = any(figure.powers.gives("wins-ties") for figure in members)
        found.append(replace(side, dice=initiative_dice(best), wins_ties=ties))
    return (found[0], found[1])


def initiative_value(state: ClashState, figure: Figure) -> Tally:
    return characteristics.initiative(state, figure).plus(*modifiers(figure, "initiative"))


def side_initiative(state: ClashState, members: Sequence[Figure]) -> tuple[Tally, Figure]:
    """INI of a side: the best of all, +1 for each further warrior; and whose it is (CON-MELEE-3).

    Of equals the one with more dice or faces to roll on is taken.
    """
    rows = [(initiative_value(state, figure), figure) for figure in members]

    def rank(row: tuple[Tally, Figure]) -> tuple[int, int, int]:
        value, figure = row
        return value.total, initiative_dice(figure), len(faces_of(figure, "initiative"))

    value, best = max(rows, key=rank)
    more = Item(len(members) - 1, text("melee-item-further"), "CON-MELEE-3")
    return (value.plus(more), best)


def initiative_dice(figure: Figure) -> int:
    """Dice of which the best is kept where his INI is used: one, or by CON-CARD-reflexes more."""
    found = figure.powers.number("initiative-dice")
    return 1 if found is None else found[1]
