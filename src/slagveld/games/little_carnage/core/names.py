"""How regiments and single models are called, so that equals can be told apart."""

from collections.abc import Sequence

from slagveld.kernel.fields import Choice
from slagveld.table.shapes import Spot
from slagveld.texts import Name

from .book import text
from .regiment import Model, Stand
from .state import LittleCarnageState
from .values import wounds_left


def model_name(state: LittleCarnageState, model: Model) -> Name:
    """What one of its regiment is called, with the model's number: Orc Warrior 2-3."""
    return state.regiment_of(model).model_name(model.number)


def models_name(state: LittleCarnageState, models: Sequence[Model]) -> Name:
    """Models of one regiment together: Orc Warriors 1, 3 and 4."""
    first = models[0]
    regiment = state.regiment_of(first)
    if len(models) == 1:
        return model_name(state, first)
    numbers = sorted([model.number for model in models])
    tails = [f"{regiment.label}-{one}" if regiment.label else str(one) for one in numbers]
    listed = ", ".join(tails[:-1])
    several = regiment.card.name
    name = Name(
        _together(several.en, (regiment.card.single or several).en, tails),
        f"{several.nl} {listed} en {tails[-1]}",
        f"{several.de} {listed} und {tails[-1]}",
        many=True,
        declines=several.declines,
    )
    return name.owned(regiment.owner) if regiment.owner else name


def _together(several: str, single: str, tails: Sequence[str]) -> str:
    """In English: Goblins 1 and 3; where the plural is another word, each by its own name.

    So the name that the table shows stands in every sentence: Ratman 1 and Ratman 2.
    """
    if single in several:
        return f"{several} {', '.join(tails[:-1])} and {tails[-1]}"
    each = [f"{single} {one}" for one in tails]
    return f"{', '.join(each[:-1])} and {each[-1]}"


def stand_name(state: LittleCarnageState, stand: Stand) -> Name:
    """The model on it; where several share it, the regiment that moves it."""
    listed = state.field.on_stand.get(stand.id, ())
    return model_name(state, listed[0]) if len(listed) == 1 else state.regiment_of(stand).name


def model_choice(state: LittleCarnageState, model: Model, of: int | None = None) -> Choice:
    """A model as one of several: its name, its Wounds, where it stands."""
    pose = state.stand_of(model).pose
    left = wounds_left(state.regiment_of(model), model)
    return Choice(
        str(model.id),
        model_name(state, model),
        help=text("combat-wounds-left", count=left),
        spot=Spot(pose.x, pose.y, pose.level),
        of=of,
    )
