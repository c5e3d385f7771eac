"""How regiments and single models are called, and the events that tell of them."""

from collections.abc import Sequence
from typing import ClassVar

from slagveld.kernel.event import Healed, Hurt, Placed, Slain, StatusChanged, Told
from slagveld.kernel.fields import Choice
from slagveld.table.shapes import Spot
from slagveld.texts import Name, Text

from .book import KEY, text
from .regiment import Model, Regiment, Stand, wounds_left
from .state import Battle, LittleState


def model_name(state: LittleState, model: Model) -> Name:
    """What one of its regiment is called, with the model's number: Orc Warrior 2-3."""
    return state.regiment_of(model).model_name(model.number)


def models_name(state: LittleState, models: Sequence[Model]) -> Name:
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


def stand_name(state: LittleState, stand: Stand) -> Name:
    """The model on it; where several share it, the regiment that moves it."""
    listed = state.field.on_stand.get(stand.id, ())
    return model_name(state, listed[0]) if len(listed) == 1 else state.regiment_of(stand).name


def model_choice(state: LittleState, model: Model, of: int | None = None) -> Choice:
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


class Wounded(Hurt, frozen=True, kw_only=True):
    """A model lost Wounds (LC-1.6-7)."""

    namespace: ClassVar[str] = KEY

    group: int = 0


class Mended(Healed, frozen=True, kw_only=True):
    """A model got lost Wounds back."""

    namespace: ClassVar[str] = KEY

    group: int = 0


class Fell(Slain, frozen=True, kw_only=True):
    """A model was killed; so many of its regiment are left (LC-1.6-13)."""

    namespace: ClassVar[str] = KEY

    group: int = 0
    regiment: Name
    left: int
    count: int
    """How many models the regiment began with."""
    pieces: tuple[int, ...] = ()
    """Who stood on the same base."""


class Returned(Placed, frozen=True, kw_only=True):
    """A slain model stands with its regiment again (LC-SPELL-raise)."""

    namespace: ClassVar[str] = KEY

    group: int = 0
    regiment: Name
    left: int
    """How many models the regiment has then."""

    def text(self) -> Text:
        return text("event-returned", name=self.name, regiment=self.regiment, left=self.left)


class Stance(StatusChanged, frozen=True, kw_only=True):
    """A whole regiment gained or lost a state: frightened, in full defence, under a spell."""

    namespace: ClassVar[str] = KEY

    group: int = 0
    pieces: tuple[int, ...] = ()
    """Its stands."""
    cause: Text | None = None
    """What it brings, where that is to be said."""

    def text(self) -> Text:
        values = {"name": self.name, "status": self.status}
        if self.cause is not None:
            return text("event-stance-taken", **values, cause=self.cause)
        return text("event-stance-gained" if self.on else "event-stance-lost", **values)


def tell_placed(play: Battle, stand: Stand, rule: str) -> None:
    """Tell that a stand has come to the table."""
    name, seat = stand_name(play.state, stand), stand.seat
    play.tell(Placed, piece=stand.id, name=name, pose=stand.pose, seat=seat, rule=rule)


def told(play: Battle, what: Text, rule: str, *pieces: int, seat: int | None = None) -> None:
    play.tell(Told, what=what, pieces=pieces, seat=seat, rule=rule)


def tell_state(
    play: Battle,
    regiment: Regiment,
    status: Text,
    rule: str,
    *,
    on: bool = True,
    cause: Text | None = None,
) -> None:
    """Tell what a whole regiment is now, or no longer; a regiment that is gone tells nothing."""
    stands = play.state.stands_of(regiment.id) if play.listening else ()
    if not stands:
        return
    pieces = tuple([stand.id for stand in stands])
    play.tell(
        Stance,
        piece=pieces[0],
        name=regiment.name,
        status=status,
        on=on,
        group=regiment.id,
        pieces=pieces,
        cause=cause,
        rule=rule,
    )
