"""Good, neutral and evil: who goes along with whom (WD-NATURE-2)."""

from collections.abc import Iterable

from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.models import StockModel
from ..core.races import race
from ..core.state import DuelState


def natures(state: DuelState, seat: int) -> set[str]:
    """Natures of a wizard's creatures on the table now, neutral left out (WD-NATURE-3)."""
    found = {state.race_of(creature).nature for creature in state.of(seat)}
    return {nature for nature in found if nature != "neutral"}


def goes_along(state: DuelState, model: StockModel, held: set[str]) -> bool:
    """Whether a model of the stock may serve beside creatures of these natures."""
    nature = race(model.race, update=state.options.update).nature
    return nature == "neutral" or not held or nature in held


def check_natures(state: DuelState, seat: int, models: Iterable[StockModel]) -> Refusal | None:
    """Good and evil do not serve together, in a package or beside those on the table."""
    together = natures(state, seat)
    for model in models:
        nature = race(model.race, update=state.options.update).nature
        together |= {nature} - {"neutral"}
    if len(together) > 1:
        return refuse("WD-NATURE-2", "refusal-natures")
    return None
