"""The characteristics of a figure as they stand just now, every change named (CON-TEST-8).

Here being charged and being afraid press on INI, ATT and DEF (CON-CHARGE-7, CON-FEAR-5); that he is
charged is noted at contact.
"""

from slagveld.kernel.modifiers import Item, Tally

from .book import card, text
from .competence_vocabulary import IgnoresPenalties
from .figure import Figure
from .state import ClashState
from .wound_table import penalty

FEAR_PENALTY = -1
"""On INI, ATT and DEF after a failed courage test (CON-FEAR-5)."""
EXTRA_COST = 2
"""What each extra die of a character takes from both ATT and DEF (CON-MULTI-2)."""


def wound_item(figure: Figure) -> Item | None:
    """What wounds and stun take from ATT, DEF, FOR and TIR; None when nothing.

    Some feel little of it (CON-CARD-endurance), or nothing (CON-CARD-possede).
    """
    found = figure.powers.all(IgnoresPenalties)
    ignored = [level for _, effect in found for level in effect.levels]
    felt = "critical" if figure.dying else figure.wound
    lost = penalty(felt, figure.stunned, ignored, figure.wounds_by)
    return Item(-lost, text("item-wounds"), "CON-HOUSE-5") if lost else None


def mutation_item(figure: Figure, value: str) -> Item | None:
    """What a mutation die adds to a value in this turn; None when nothing."""
    turn = figure.turn
    if turn.mutated != value:
        return None
    return Item(turn.mutation, text("item-mutation"), card("mutagene"))


def pressed(tally: Tally, figure: Figure, extra: Item | None = None) -> Tally:
    """A value with the penalties of charge, fear and extra dice: none pushes it below 0.

    A value that is at or below 0 already is left as it is (CON-TEST-8). Being charged counts once,
    by the worst charge (CON-CHARGE-8).
    """
    turn = figure.turn
    floor = min(0, tally.total)
    if not turn.charged and not turn.afraid and extra is None:
        return tally
    charged = Item(turn.charged, text("item-charged"), "CON-CHARGE-7")
    afraid = Item(FEAR_PENALTY, text("item-afraid"), "CON-FEAR-5") if turn.afraid else None
    lowered = tally.plus(charged, afraid, extra)
    if lowered.total >= floor:
        return lowered
    rule = "CON-CHARGE-9" if extra is None else "CON-TEST-8"
    return lowered.plus(Item(floor, text("item-not-below"), rule, op="at-least"))


def initiative(state: ClashState, figure: Figure) -> Tally:
    """INI (CON-STAT-3): penalties of charge and fear; of wounds only by the option."""
    start = Tally(figure.profile.initiative, name=text("value-initiative"))
    start = start.plus(mutation_item(figure, "initiative"))
    if state.options.initiative_wounds:
        start = start.plus(wound_item(figure))
    return pressed(start, figure)


SWAPPED = "swapped"
"""The mark of a figure whose printed ATT and DEF are exchanged until the end of the turn."""


def attack(figure: Figure, *items: Item | None) -> Tally:
    """ATT with wounds, charge, fear and extra dice; `items` are what competences add in a fight."""
    printed = figure.profile.defence if SWAPPED in figure.turn.marks else figure.profile.attack
    return _fighting(figure, "attack", Tally(printed, name=text("value-attack"))).plus(*items)


def defence(figure: Figure, *items: Item | None) -> Tally:
    """DEF with wounds, charge, fear and extra dice; `items` as in `attack`."""
    printed = figure.profile.attack if SWAPPED in figure.turn.marks else figure.profile.defence
    return _fighting(figure, "defence", Tally(printed, name=text("value-defence"))).plus(*items)


def _fighting(figure: Figure, value: str, printed: Tally) -> Tally:
    hurt = printed.plus(mutation_item(figure, value), wound_item(figure))
    taken = figure.turn.extra_dice
    extra = Item(-EXTRA_COST * taken, text("melee-item-extra"), "CON-MULTI-2")
    return pressed(hurt, figure, extra if taken else None)


def strength(figure: Figure, *items: Item | None) -> Tally:
    """FOR with wounds (CON-FORCE-5); a card's die is rolled anew at each use (CON-HOUSE-10)."""
    start = Tally(figure.profile.strength, name=text("value-strength"))
    arm = Item(-1, text("item-arm"), "CON-HOUSE-4") if "weakened" in figure.maimed else None
    return start.plus(mutation_item(figure, "strength"), wound_item(figure), arm, *items)


def resistance(figure: Figure, *items: Item | None) -> Tally:
    """RES: what stands on the card, without armour (CON-STAT-7); below 0 it kills (CON-TEST-9)."""
    start = Tally(figure.profile.resistance, name=text("value-resistance"))
    return start.plus(mutation_item(figure, "resistance"), *items)


def shooting(figure: Figure, *items: Item | None) -> Tally:
    """TIR with wounds."""
    start = Tally(figure.profile.shooting or 0, name=text("value-shooting"))
    return start.plus(mutation_item(figure, "shooting"), wound_item(figure), *items)
