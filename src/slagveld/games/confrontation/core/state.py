"""The state of a battle, and what holds between figures just now: enemies, contact."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import UNSET, UnsetType

from slagveld.kept import kept
from slagveld.kernel.decision import FREE, Measuring
from slagveld.kernel.play import Play
from slagveld.kernel.scenery import Ground
from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.structs import Struct

from .bout import NOBODY, NONE, Bout
from .field import Field
from .figure import Figure, Tables
from .profiles import Profile, profile

Phase = Literal["approach", "movement", "divination", "shooting", "melee", "end"]
"""The approach before the first turn, then the five phases of a turn (CON-TURN-1)."""


class Options(Struct, frozen=True):
    turns: int = 8
    """The last turn; 0: no limit (CON-GAP-5)."""
    reserve: int = 1
    """Reserve cards that the loser of the roll may hold; the winner has one more (CON-APP-7)."""
    by_strength: bool = True
    """Disengagement by strength is allowed (CON-FORCE-7)."""
    free_measuring: bool = False
    """Distances to enemies may be known before anything is announced (CON-SHOOT-7)."""
    leg_doubles: bool = False
    """A double on the legs halves MOV until healed."""
    arm_doubles: bool = False
    """A double on the arms takes 1 off FOR until healed."""
    initiative_wounds: bool = False
    """Wounds lower INI too."""
    tables: Tables | UnsetType = UNSET
    """Tables of the players' own, where they have agreed on some."""


class Card(Struct, frozen=True):
    """A reference card of an army: the figures it stands for share its profile (CON-CARD-3)."""

    id: int
    seat: int
    key: str
    count: int = 1
    own: Profile | UnsetType = UNSET
    """What stands on it, if a player has written it."""

    @property
    def profile(self) -> Profile:
        """What stands on it; its figures share it."""
        return profile(self.key) if isinstance(self.own, UnsetType) else self.own

    def alike(self, other: "Card") -> bool:
        """Whether figures of both bear the same name, so that they must be told apart."""
        if isinstance(self.own, UnsetType) and isinstance(other.own, UnsetType):
            return self.key == other.key
        return self.profile.name.en == other.profile.name.en


class Fallen(Struct, frozen=True):
    """A casualty: slain, or gone from the table (CON-FEAR-14)."""

    figure: Figure
    by: int
    """The seat that is credited, or nobody."""
    fled: bool = False


class ClashState(State, kw_only=True):
    """A battle. What is derived from it is kept beside its fields, unseen by JSON and equality."""

    field: Field
    cards: tuple[Card, ...] = ()
    scenario: str = "clash"
    round: int = 0
    """The turn being played; 0 in the approach."""
    phase: Phase = "approach"
    winner: int = NOBODY
    """The seat that won the approach roll, or this turn's tactical roll (CON-MOVE-3)."""
    drawing: int = NOBODY
    """The seat whose turn it is to draw."""
    stack: tuple[int, ...] = ()
    """Cards face down, by rising id: chance draws from all of them (CON-APP-2).

    In the view of a seat the enemy's reserve lies here too: nobody else knows which those are.
    """
    reserves: tuple[tuple[int, int], ...] = ()
    """Seat and card of what is held in hand; a card 0 in the view of the other seat."""
    waiting: tuple[tuple[int, int], ...] = ()
    """Card and figures of it that are still to be deployed."""
    fallen: tuple[Fallen, ...] = ()
    objects: tuple["Prize", ...] = ()
    passed: int = 0
    """The Initiative step that the shooting has come down to (CON-SHOOT-9)."""
    bout: Bout | None = None
    """The fight that is being fought, its dice open to everybody (CON-MELEE-8)."""
    options: Options = Options()
    zones: tuple[tuple[int, int, int, int, int], ...] = ()
    """Seat and its deployment zone: left, top, right, bottom in units (CON-APP-17)."""
    ground: Ground = "grass"
    """What the table is covered with; only for the eye."""

    @property
    def figures(self) -> tuple[Figure, ...]:
        return self.field.figures

    def figure(self, number: int) -> Figure | None:
        return self.field.by_id.get(number)

    def those(self, *numbers: int) -> list[Figure]:
        """The figures of these ids, all of whom are on the table."""
        by_id = self.field.by_id
        return [by_id[number] for number in numbers]

    @property
    def fray(self) -> Bout:
        """The fight that is being fought; one of nobody where there is none."""
        return self.bout or NONE

    def living(self, numbers: Iterable[int]) -> list[Figure]:
        by_id = self.field.by_id
        return [by_id[number] for number in numbers if number in by_id]

    def own(self, seat: int) -> list[Figure]:
        return [figure for figure in self.field.figures if figure.seat == seat]

    def of_card(self, card: int) -> list[Figure]:
        return [figure for figure in self.field.figures if figure.card == card]

    @kept
    def cards_by_id(self) -> dict[int, Card]:
        return {card.id: card for card in self.cards}

    def reserve_of(self, seat: int) -> tuple[int, ...]:
        """The cards that a seat holds in hand, in the order in which it took them."""
        return tuple([card for holder, card in self.reserves if holder == seat])

    def reserve_limit(self, seat: int) -> int:
        """How many cards a seat may hold (CON-APP-7, CON-MOVE-3)."""
        return self.options.reserve + (seat == self.winner)

    def with_figure(self, *figures: Figure) -> "ClashState":
        return replace(self, field=self.field.replaced(*figures))

    def changed(self, number: int, **changes: Any) -> "ClashState":
        return self.with_figure(self.field.by_id[number].changed(**changes))

    def did(self, number: int, **changes: Any) -> "ClashState":
        return self.with_figure(self.field.by_id[number].did(**changes))

    def marked(self, number: int, mark: str) -> "ClashState":
        """With something that a competence or an announcement notes of a figure for this turn."""
        return self.did(number, marks=(*self.field.by_id[number].turn.marks, mark))

    def without(self, number: int) -> "ClashState":
        return replace(self, field=self.field.without(number))

    def added(self, figure: Figure) -> "ClashState":
        return replace(self, field=self.field.added(figure))


class Prize(Struct, frozen=True):
    """An object of a scenario that lies on the table or is carried (CON-CHARGE-5)."""

    id: int
    key: str
    x: int
    y: int
    bearer: int = 0


Battle = Play[ClashState]

SEATS = (0, 1)
"""There are exactly two sides (CON-GEN-2)."""


# What holds between figures just now


def is_enemy(one: Figure, other: Figure) -> bool:
    return one.seat != other.seat


def touching(state: ClashState, figure: Figure) -> list[Figure]:
    """Figures in contact with one, in order; the figure given may be a moved copy."""
    by_id = state.field.by_id
    return [by_id[number] for number in state.field.touching(figure)]


def opponents(state: ClashState, figure: Figure) -> list[Figure]:
    """Enemies in contact with a figure, in order."""
    return [other for other in touching(state, figure) if is_enemy(figure, other)]


def in_fight(state: ClashState, figure: Figure) -> bool:
    """Whether a figure is in contact with an enemy (CON-SHOOT-6)."""
    field, seat = state.field, figure.seat
    return any(field.by_id[number].seat != seat for number in field.touching(figure))


def touches(state: ClashState, one: Figure, other: Figure) -> bool:
    return other.id in state.field.touching(one)


def nearest_enemies(state: ClashState, figure: Figure) -> list[tuple[int, Figure]]:
    """The enemies of a figure, the nearest first, each with its place in the order of figures."""
    key = ("con-nearest", figure.id, figure.pose)
    places = state.field.known(key, _nearest, state.figures, figure)
    return [(place, state.figures[place]) for place in places]


def _nearest(figures: tuple[Figure, ...], figure: Figure) -> list[int]:
    x, y = figure.pose.x, figure.pose.y
    found = [
        ((other.pose.x - x) ** 2 + (other.pose.y - y) ** 2, place)
        for place, other in enumerate(figures)
        if is_enemy(figure, other)
    ]
    return [place for _, place in sorted(found)]


def enemy_of(seat: int) -> int:
    """The other seat: there are exactly two sides (CON-GEN-2)."""
    return 1 - seat


BEFORE_SHOTS = Measuring(ruler="own", reach=False, rule="CON-SHOOT-7")
BEFORE_MOVES = Measuring(ruler="own", rule="CON-CHARGE-10")


def closed(state: ClashState) -> Measuring:
    """What may be measured while a question is open that announces nothing itself (CON-SHOOT-7).

    Nothing to an enemy, unless the players have agreed on free measuring: otherwise one would lay
    the ruler while dice are divided, and name a target or a pursuit afterwards.
    """
    if state.options.free_measuring:
        return FREE
    return BEFORE_SHOTS if state.phase == "shooting" else BEFORE_MOVES
