"""How regiments and single models are called, so that equals can be told apart."""

from slagveld.games.little_carnage.model import LittleCarnageState
from slagveld.games.little_carnage.regiment import Regiment
from slagveld.games.little_carnage.stand import Model, Stand
from slagveld.texts import Name


def regiment_name(regiment: Regiment) -> Name:
    """As its card has it, with its number where an army has several."""
    return regiment.name


def model_name(state: LittleCarnageState, model: Model) -> Name:
    """Its regiment's name with the model's own number, where it is not alone: Orcs 2-3."""
    regiment = state.regiment_of(model)
    name = regiment.name
    if not model.number:
        return name
    if not regiment.label:
        return name.numbered(model.number)
    return name.followed(f"-{model.number}")


def stand_name(state: LittleCarnageState, stand: Stand) -> Name:
    """The model on it; where several share it, the regiment that moves it."""
    listed = state.field.on_stand.get(stand.id, ())
    return model_name(state, listed[0]) if len(listed) == 1 else state.regiment_of(stand).name
