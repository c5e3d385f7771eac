"""Good, neutral and evil: who goes along with whom (WD-NATURE-2)."""

from slagveld.games.wizard_duel.core.models import StockModel
from slagveld.games.wizard_duel.core.races import race
from slagveld.games.wizard_duel.core.state import DuelState


def natures(state: DuelState, seat: int) -> set[str]:
    """Natures of a wizard's creatures on the table, neutral left out."""
    found = {state.race_of(creature).nature for creature in state.of(seat)}
    return {nature for nature in found if nature != "neutral"}


def goes_along(state: DuelState, model: StockModel, held: set[str]) -> bool:
    """Whether a model of the stock may serve beside creatures of these natures."""
    nature = race(model.race, update=state.options.update).nature
    return nature == "neutral" or not held or nature in held
