"""The state of a duel, and its switches."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from slagveld.kept import kept
from slagveld.kernel.play import Play
from slagveld.kernel.scenery import Ground
from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose
from slagveld.texts import Name

from .models import Creature, StockModel, StruckLine, Wizard
from .races import Race, race


class Options(Struct, frozen=True):
    rounds: int = 0
    """The last round; 0: no limit (WD-END-2)."""
    printed_only: bool = False
    update: bool = False
    free_measuring: bool = False
    edit_table: bool = False
    familiars: bool = False
    """The pack of familiars is played (WD-FAMILIAR-1)."""
    contact: Literal["one-action", "first"] = "one-action"
    """Which walks into contact give an exchange (WD-MELEE-3)."""
    service: Literal["all", "single"] = "all"
    """Whether a crew gives all its actions to a weapon, or one for each of the weapon's
    (WD-HEAVY-3)."""


class DuelState(State, kw_only=True):
    """A duel. What is derived from it is kept beside its fields, unseen by JSON and equality."""

    layout: Layout
    wizards: tuple[Wizard, ...]
    """One for each seat."""
    creatures: tuple[Creature, ...] = ()
    round: int = 0
    order: tuple[int, ...] = ()
    """Seats in the order of this round, the defeated left out (WD-ORDER-5)."""
    started: tuple[int, ...] = ()
    """The order with which this round began, the defeated of earlier rounds left out."""
    rotating: bool = False
    """Three or more began, so the order moves up each round (WD-ORDER-4); with two it stays
    (WD-ORDER-3)."""
    options: Options = Options()
    ground: Ground = "grass"
    """What the table is covered with; only for the eye."""
    namesakes: bool = False
    """Two players have models of the same name, so that names say whose they are."""
    own: tuple[Race, ...] | UnsetType = UNSET
    """Races that players have written; their keys say by whom: `my-ork@0`."""

    @kept
    def _by_id(self) -> dict[int, Creature]:
        return {creature.id: creature for creature in self.creatures}

    @kept
    def _by_seat(self) -> tuple[tuple[Creature, ...], ...]:
        found: list[list[Creature]] = [[] for _ in self.wizards]
        for creature in self.creatures:
            found[creature.seat].append(creature)
        return tuple([tuple(creatures) for creatures in found])

    @kept
    def _own(self) -> dict[str, Race]:
        return {} if isinstance(self.own, UnsetType) else {row.key: row for row in self.own}

    @kept
    def _enemies(self) -> dict[int, tuple[int, ...]]:
        return {}

    def creature(self, number: int) -> Creature | None:
        return self._by_id.get(number)

    def model(self, number: int) -> Creature:
        return self._by_id[number]

    def wizard_of(self, piece: int) -> int | None:
        """The seat whose wizard is this piece, if he stands."""
        for seat, wizard in enumerate(self.wizards):
            if wizard.id == piece:
                return seat if self.layout.has(piece) else None
        return None

    def owner(self, piece: int) -> int | None:
        creature = self.creature(piece)
        return self.wizard_of(piece) if creature is None else creature.seat

    def of(self, seat: int) -> tuple[Creature, ...]:
        return self._by_seat[seat]

    def enemies(self, seat: int) -> tuple[int, ...]:
        """Pieces of everybody else: creatures in order, then wizards, models all (WD-TERM-2)."""
        known = self._enemies.get(seat)
        if known is None:
            creatures = [creature.id for creature in self.creatures if creature.seat != seat]
            known = self._enemies[seat] = (*creatures, *self.enemy_wizards(seat))
        return known

    def enemy_wizards(self, seat: int) -> list[int]:
        """Pieces of the other wizards who stand; everybody plays for himself."""
        return [
            wizard.id
            for other, wizard in enumerate(self.wizards)
            if other != seat and self.layout.has(wizard.id)
        ]

    def race_of(self, model: Creature | StockModel | StruckLine) -> Race:
        return self.race(model.race)

    def race(self, key: str) -> Race:
        """A race by its key, a player's own as well; raises `KeyError` for an unknown one."""
        found = None if isinstance(self.own, UnsetType) else self._own.get(key)
        return race(key, update=self.options.update) if found is None else found

    def numbered(self, model: Creature | StockModel | StruckLine) -> Name:
        return self.race_of(model).name.numbered(model.number)

    def pose(self, piece: int) -> Pose:
        return self.layout.stored(piece).pose

    def with_creature(self, creature: Creature, **changes: Any) -> "DuelState":
        changed = replace(creature, **changes)
        creatures = tuple([changed if c.id == creature.id else c for c in self.creatures])
        return replace(self, creatures=creatures)

    def with_wizard(self, seat: int, **changes: Any) -> "DuelState":
        wizards = list(self.wizards)
        wizards[seat] = replace(wizards[seat], **changes)
        return replace(self, wizards=tuple(wizards))

    def without(self, *pieces: int) -> "DuelState":
        """The state without these pieces; wizards leave the table, not the sheet."""
        layout = self.layout
        for piece in pieces:
            layout = layout.without(piece)
        creatures = tuple([c for c in self.creatures if c.id not in pieces])
        return replace(self, layout=layout, creatures=creatures)

    def moved(self, piece: int, pose: Pose) -> "DuelState":
        return replace(self, layout=self.layout.moved(piece, pose))

    def name_of(self, piece: int) -> Name | str:
        creature = self.creature(piece)
        if creature is not None:
            name = self.numbered(creature)
            return name.owned(self.seats[creature.seat].name) if self.namesakes else name
        seat = self.wizard_of(piece)
        return "?" if seat is None else self.wizards[seat].name


Duel = Play[DuelState]
"""A duel while a step or an answer changes it."""


def is_held(state: DuelState, creature: Creature) -> bool:
    """Whether a snake keeps it from attacking in this round (WD-FAMILIAR-3)."""
    return creature.held != 0 and creature.held == state.round
