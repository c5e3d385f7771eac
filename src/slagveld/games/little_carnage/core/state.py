"""The state of a battle."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import UNSET, UnsetType

from slagveld.kept import kept
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.play import Play
from slagveld.kernel.scenery import Ground
from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.structs import Struct

from .field import Field
from .regiment import Model, Regiment, Stand
from .spellbook import Spell, spells

NOBODY = -1
"""The seat that slays whom no seat slays."""


class Options(Struct, frozen=True):
    """The switches of a battle."""

    rounds: int = 0
    """The last round; 0: no limit (LC-4-1)."""
    open_row: bool = True
    """The whole row of cards lies open before the first activation (LC-1.3-2)."""
    magic: bool = False
    """Wizards and the house spells are allowed (LC-3-1)."""
    board: bool = False
    """The table is a board with fields of an inch (LC-1.9-4)."""
    spells: tuple[Spell, ...] | UnsetType = UNSET
    """Spells that players brought along, under keys that no other spell has; unset: none."""


class Fallen(Struct, frozen=True):
    """A model that has left the table."""

    model: Model
    regiment: int
    by: int
    """The seat that slew it, or nobody."""
    x: int
    y: int
    """Where its skull marker lies (LC-1.6-14)."""


class Points(Struct, frozen=True):
    """Victory points that a seat has won (LC-4.1-5)."""

    seat: int
    amount: int
    key: str
    """The condition of the scenario that gave them."""


class LittleState(State, kw_only=True):
    """A battle of two armies (LC-0-3). What is derived lies beside, unseen by JSON and equality."""

    field: Field
    regiments: tuple[Regiment, ...] = ()
    """All regiments of both armies, also those that are gone."""
    scenario: str = "last-man-standing"
    round: int = 0
    """The round being played; 0 while armies are set up."""
    row: tuple[int, ...] = ()
    """Regiments whose cards have been turned up this round, in order (LC-1.3-2)."""
    deck: tuple[int, ...] = ()
    """Regiments whose cards lie face down, by rising id: chance draws from all of them."""
    active: int = 0
    """The regiment whose activation it is; 0: none."""
    waiting: tuple[int, ...] = ()
    """Regiments still to be set up, in the order in which their cards came."""
    fallen: tuple[Fallen, ...] = ()
    points: tuple[Points, ...] = ()
    notes: tuple[tuple[str, int], ...] = ()
    """What a scenario remembers by key: the warlord's id, rounds held, models across …"""
    options: Options = Options()
    zones: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()
    """Seat and the corners of an area in which it sets up, in units."""
    ground: Ground = "grass"
    """What the table is covered with; only for the eye."""

    # Finding

    @kept
    def regiments_by_id(self) -> dict[int, Regiment]:
        return {regiment.id: regiment for regiment in self.regiments}

    @kept
    def allowances(self) -> dict[int, tuple[Regiment, Tally]]:
        """What is known of how far regiments may move; see `movement.allowance`."""
        return {}

    def regiment(self, number: int) -> Regiment:
        """The regiment of this id, which must exist. They are few, and states short-lived."""
        for regiment in self.regiments:
            if regiment.id == number:
                return regiment
        raise KeyError(number)

    def regiment_of(self, piece: Stand | Model) -> Regiment:
        """The regiment of a model, or the one that moves a stand."""
        return self.regiment(piece.regiment)

    def models_of(self, regiment: int) -> tuple[Model, ...]:
        """The living models of a regiment, in order."""
        return self.field.of_regiment.get(regiment, ())

    def stands_of(self, regiment: int) -> list[Stand]:
        """The stands that models of a regiment are on, each once, in order."""
        found = self.field.bearing.get(regiment)
        if found is None:
            by_id = self.field.by_id
            numbers = dict.fromkeys([model.stand for model in self.models_of(regiment)])
            found = self.field.bearing[regiment] = [by_id[number] for number in numbers]
        return found.copy()

    def stand_of(self, model: Model) -> Stand:
        return self.field.by_id[model.stand]

    def alive(self, regiment: int) -> bool:
        return bool(self.field.of_regiment.get(regiment))

    def own(self, seat: int) -> list[Regiment]:
        """A seat's regiments with models on the table, in order."""
        return [r for r in self.regiments if r.seat == seat and self.alive(r.id)]

    def find_spell(self, key: str) -> Spell | None:
        """The spell with this key, of the house or of a player's own; None: there is none."""
        return spells().get(key) or next((one for one in self._own if one.key == key), None)

    def spell(self, key: str) -> Spell:
        """The spell with this key, which must exist."""
        found = self.find_spell(key)
        if found is None:
            raise KeyError(key)
        return found

    def spellbook(self) -> Iterable[Spell]:
        """All spells of this battle, those of the house first."""
        return (*spells().values(), *self._own)

    @property
    def _own(self) -> tuple[Spell, ...]:
        own = self.options.spells
        return () if isinstance(own, UnsetType) else own

    def note(self, key: str, default: int = 0) -> int:
        """What the scenario remembers under a key."""
        return next((value for name, value in self.notes if name == key), default)

    # Other states

    def with_regiment(self, *changed: Regiment) -> "LittleState":
        return replace(self, regiments=self.regiments_with(*changed))

    def regiments_with(self, *changed: Regiment) -> tuple[Regiment, ...]:
        """All regiments, these as they are now."""
        news = {regiment.id: regiment for regiment in changed}
        return tuple([news.get(regiment.id, regiment) for regiment in self.regiments])

    def changed(self, regiment: int, **changes: Any) -> "LittleState":
        return self.with_regiment(self.regiment(regiment).changed(**changes))

    def did(self, regiment: int, **changes: Any) -> "LittleState":
        """The state with something of a regiment's round replaced."""
        return self.with_regiment(self.regiment(regiment).did(**changes))

    def with_stand(self, *stands: Stand) -> "LittleState":
        return replace(self, field=self.field.with_stand(*stands))

    def with_model(self, *models: Model) -> "LittleState":
        return replace(self, field=self.field.with_model(*models))

    def noted(self, key: str, value: int) -> "LittleState":
        """The state that remembers something under a key."""
        kept = tuple([note for note in self.notes if note[0] != key])
        return replace(self, notes=(*kept, (key, value)))


Battle = Play[LittleState]

Side = Literal["front", "flank", "rear"]
