"""The table: its terrain, every stand on it, every model on a stand.

A `Field` is a value. Models that change while nobody moves leave what is known of the ground as it
was.
"""

from slagveld.kept import hand_on, keep, kept
from slagveld.kit.pairs import listed_by
from slagveld.table.battlefield import Battlefield
from slagveld.table.units import FINE

from .book import INCH
from .regiment import Model, Stand

TOUCH = 10
"""Bases closer than this, in units, are in contact: a millimetre (LC-1.1-16)."""
SLACK = TOUCH * FINE - 1
"""The same in fine units: closer than a millimetre, not a whole one."""
FAR = 3 * INCH * FINE
"""No melee reaches farther: a rider of the second rank, or a low obstacle between two bases."""

_OF_MODELS = ("places", "model_by_id", "of_regiment", "on_stand")
"""What stays as it is while models and stands only change: of the models, and their order."""
_OF_STANDS = ("by_id", "bodies", "places")
"""What rests on the stands alone."""


class Field(Battlefield[Stand]):
    """Terrain, stands and models. Ids are unique; an ordinary model has that of its stand."""

    stands: tuple[Stand, ...] = ()
    models: tuple[Model, ...] = ()

    @property
    def pieces(self) -> tuple[Stand, ...]:
        return self.stands

    @kept
    def model_by_id(self) -> dict[int, Model]:
        return {model.id: model for model in self.models}

    @kept
    def of_regiment(self) -> dict[int, tuple[Model, ...]]:
        """Models by regiment, in order."""
        found = listed_by([(model.regiment, model) for model in self.models])
        return {number: tuple(models) for number, models in found.items()}

    @kept
    def bearing(self) -> dict[int, list[Stand]]:
        """Stands of the regiments that have been asked for; see `LittleState.stands_of`."""
        return {}

    @kept
    def on_stand(self) -> dict[int, tuple[Model, ...]]:
        """Models by stand, in order."""
        found = listed_by([(model.stand, model) for model in self.models])
        return {number: tuple(models) for number, models in found.items()}

    def met(self, piece: Stand) -> tuple[int, ...]:
        """Ids of the stands in contact with one on its own height, in order (LC-1.1-16)."""
        height = piece.pose.z
        return tuple([other.id for other in self.near(piece, SLACK) if other.pose.z == height])

    # Other fields

    def with_stand(self, *changed: Stand) -> "Field":
        places = self.places
        stands, by_id, bodies = list(self.stands), self.by_id.copy(), self.bodies.copy()
        for stand in changed:
            place = places[stand.id]
            stands[place] = by_id[stand.id] = stand
            bodies[place] = stand.body
        field = Field(self.table, tuple(stands), self.models)
        hand_on(self, field, _OF_MODELS)
        keep(field, "by_id", by_id)
        keep(field, "bodies", bodies)
        return field

    def with_model(self, *changed: Model) -> "Field":
        news = {model.id: model for model in changed}
        return self.with_models(tuple([news.get(model.id, model) for model in self.models]))

    def with_models(self, models: tuple[Model, ...]) -> "Field":
        """The same ground and stands with other models."""
        field = Field(self.table, self.stands, models)
        hand_on(self, field, _OF_STANDS)
        keep(field, "contacts", self.contacts)
        keep(field, "traces", self.traces)
        return field

    def without_model(self, number: int) -> "Field":
        """The same field without a model, and without its stand if nobody else is on it."""
        gone = self.model_by_id[number]
        models = tuple([model for model in self.models if model.id != number])
        if any(model.stand == gone.stand for model in models):
            return self.with_models(models)
        return Field(self.table, tuple([s for s in self.stands if s.id != gone.stand]), models)

    def added(self, stands: tuple[Stand, ...], models: tuple[Model, ...]) -> "Field":
        """The same field with more stands and models, last in order."""
        return Field(self.table, (*self.stands, *stands), (*self.models, *models))
