"""Models that leave the table (LC-1.6-13, LC-1.6-14)."""

import msgspec

from slagveld.kernel.event import Told

from ..core.book import text
from ..core.events import Fell
from ..core.names import model_name
from ..core.regiment import Regiment
from ..core.stand import Model
from ..core.state import Battle, Fallen, LittleCarnageState
from ..morale.marker import cause_gone
from .litters import after_death


def remove(play: Battle, model: Model, *, by: int, source: int = 0) -> None:
    """Take a killed model off the table and lay a skull marker where it stood.

    `by` is the seat that slew it, or nobody; `source` the stand it came from. Whoever shared its
    stand stays there or gets a base of his own (LC-1.10-4, LC-1.10-9).
    """
    state = play.state
    pose = state.stand_of(model).pose
    if play.listening:
        _tell(play, model, source)
    fallen = Fallen(model=model, regiment=model.regiment, by=by, x=pose.x, y=pose.y)
    play.state = msgspec.structs.replace(
        state, field=state.field.without_model(model.id), fallen=(*state.fallen, fallen)
    )
    if not play.state.alive(model.regiment):
        _tell_gone(play, state.regiment_of(model))
        cause_gone(play, model.regiment)
    after_death(play, model.stand)


def _tell(play: Battle, model: Model, source: int) -> None:
    """Who was slain, and how many of his regiment are left."""
    state = play.state
    regiment = state.regiment_of(model)
    play.tell(
        Fell,
        piece=model.id if _stays(state, model) else model.stand,
        name=model_name(state, model),
        by=source or None,
        group=regiment.id,
        regiment=regiment.name,
        left=len(state.models_of(regiment.id)) - 1,
        count=regiment.count,
        pieces=(model.stand, model.id),
        rule="LC-1.6-13",
    )


def _tell_gone(play: Battle, regiment: Regiment) -> None:
    """The last of a regiment of several has fallen; of a single model that is said already."""
    if regiment.count > 1 and play.listening:
        what = text("combat-destroyed", name=regiment.name)
        play.tell(Told, what=what, pieces=(regiment.id,), rule="LC-1.3-4")


def _stays(state: LittleCarnageState, model: Model) -> bool:
    """Whether its stand stays on the table without it: whoever moves the stand lives on it."""
    stand = state.stand_of(model)
    there = state.field.on_stand[stand.id]
    return any(other.id != model.id and other.regiment == stand.regiment for other in there)
