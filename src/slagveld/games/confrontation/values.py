"""The characteristics of a figure as they stand just now, every change named (CON-TEST-8)."""

from slagveld.games.confrontation.catalogue import text
from slagveld.games.confrontation.effects import IgnoresPenalties
from slagveld.games.confrontation.figure import Figure
from slagveld.games.confrontation.model import ConfrontationState
from slagveld.games.confrontation.wounds import penalty
from slagveld.kernel.modifiers import Item, Tally

FEAR_PENALTY = -1
"""On INI, ATT and DEF after a failed courage test (CON-FEAR-5)."""


def wound_item(figure: Figure) -> Item | None:
    """What wounds and stun take from ATT, DEF, FOR and TIR; None when nothing."""
    ignored = [
        level for _, effect in figure.powers.all(IgnoresPenalties) for level in effect.levels
    ]
    felt = "critical" if figure.dying else figure.wound
    lost = penalty(felt, figure.stunned, ignored)
    return Item(-lost, text("item-wounds"), "CON-HOUSE-5") if lost else None


def pressed(tally: Tally, figure: Figure) -> Tally:
    """A value with charge and fear penalties, which never push it below 0 (CON-CHARGE-9).

    A value that is at or below 0 already is left as it is (CON-TEST-8).
    """
    turn = figure.turn
    floor = min(0, tally.total)
    if not turn.charged and not turn.afraid:
        return tally
    charged = Item(turn.charged, text("item-charged"), "CON-CHARGE-7")
    afraid = Item(FEAR_PENALTY, text("item-afraid"), "CON-FEAR-5") if turn.afraid else None
    lowered = tally.plus(charged, afraid)
    if lowered.total >= floor:
        return lowered
    return lowered.plus(Item(floor, text("item-not-below"), "CON-CHARGE-9", op="at-least"))


def initiative(state: ConfrontationState, figure: Figure) -> Tally:
    """INI: penalties of charge and fear; of wounds only by the option."""
    start = Tally(figure.profile.initiative, name=text("value-initiative"))
    if state.options.initiative_wounds:
        start = start.plus(wound_item(figure))
    return pressed(start, figure)


def attack(figure: Figure, *items: Item | None) -> Tally:
    """ATT with wounds, charge and fear; `items` are what a fight adds (extra dice, competences)."""
    start = Tally(figure.profile.attack, name=text("value-attack"))
    return pressed(start.plus(wound_item(figure)), figure).plus(*items)


def defence(figure: Figure, *items: Item | None) -> Tally:
    """DEF with wounds, charge and fear; `items` as in `attack`."""
    start = Tally(figure.profile.defence, name=text("value-defence"))
    return pressed(start.plus(wound_item(figure)), figure).plus(*items)


def strength(figure: Figure, *items: Item | None) -> Tally:
    """FOR with wounds (CON-FORCE-5); a card's die is added by whoever rolls it."""
    start = Tally(figure.profile.strength, name=text("value-strength"))
    weak = "weakened" in figure.turn.marks
    arm = Item(-1, text("item-arm"), "CON-HOUSE-4") if weak else None
    return start.plus(wound_item(figure), arm, *items)


def resistance(figure: Figure, *items: Item | None) -> Tally:
    """RES; below 0 it kills (CON-TEST-9)."""
    return Tally(figure.profile.resistance, name=text("value-resistance")).plus(*items)


def shooting(figure: Figure, *items: Item | None) -> Tally:
    """TIR with wounds."""
    start = Tally(figure.profile.shooting or 0, name=text("value-shooting"))
    return start.plus(wound_item(figure), *items)
