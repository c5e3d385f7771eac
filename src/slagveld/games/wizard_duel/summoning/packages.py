"""What the stock allows: packages, and the models that are free for them (WD-SUMMON-8)."""

from ..army.prices import Package, packages
from ..core.models import StockModel
from ..core.races import race
from ..core.state import DuelState


def package_of(state: DuelState, key: str) -> Package | None:
    """A line of the price list; a race with a price of its own is a package of one (WD-RACE-4)."""
    found = packages().get(key)
    if found is not None:
        return found
    try:
        row = race(key, update=state.options.update)
    except KeyError:
        return None
    return None if row.price is None else Package("own", row.name, 1, row.price)


def free_models(state: DuelState, seat: int, key: str) -> tuple[StockModel, ...]:
    """Models of the stock that a package could bring, in order of their numbers (WD-SUMMON-8).

    Any race will do that has the weapon (WD-SUMMON-11). The model of a defeated creature is free
    again (WD-SUMMON-9).
    """
    package = package_of(state, key)
    if package is None:
        return ()
    taken = {creature.number for creature in state.of(seat)}
    return tuple(
        model
        for model in state.wizards[seat].stock
        if model.number not in taken
        and model.weapon == package.weapon
        and (package.weapon != "own" or model.race == key)
    )


def package_keys(state: DuelState, seat: int) -> tuple[str, ...]:
    """Packages for which the stock has a free model, the price list first."""
    stock = state.wizards[seat].stock
    own = tuple(dict.fromkeys(model.race for model in stock if model.weapon == "own"))
    return tuple(key for key in (*packages(), *own) if free_models(state, seat, key))
