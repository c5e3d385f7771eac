"""The state of a battle."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from slagveld.kept import kept
from slagveld.kernel.play import Play
from slagveld.kernel.scenery import Ground
from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Name

from .ability_vocabulary import Effect
from .field import Field
from .fighter import Carried, Fighter
from .items_and_domains import Built, Domain, working
from .warriors import Warrior, warrior

Phase = Literal["setup", "command", "action", "end"]
"""Where the turn is (MK-TURN-5)."""

Edge = Literal["south", "west", "north", "east"]
EDGES: tuple[Edge, ...] = ("south", "west", "north", "east")
"""The sides of the battlefield clockwise, as one looks down on it; south is below on the screen."""

NOBODY = -1
"""No seat: an objective without marker, an elimination that is credited to nobody."""


class Brought(Struct, frozen=True):
    """What a player may choose from besides what all have: cards of his own."""

    seat: int
    domains: tuple[Domain, ...] = ()
    built: tuple[Built, ...] = ()


class Options(Struct, frozen=True):
    """The switches of a battle, and what is there to choose from while it is set up."""

    rounds: int = 12
    """The last round; 0: no limit (MK-END-3)."""
    open_dials: bool = False
    """Whole dials may be looked at, against MK-ETIQ-1."""
    built: bool = False
    """Built terrain may be put on the pile (MK-BUILT-1)."""
    domains: bool = False
    """Every player has a domain card (MK-DOMAIN-1)."""
    real_table: bool = False
    """A real table is recorded: agreed contacts and doubtful cases (MK-ETIQ-3, MK-ETIQ-4)."""
    brought: tuple[Brought, ...] | UnsetType = UNSET
    """Until the domains are revealed, where somebody has brought cards of his own."""


class Objective(Struct, frozen=True):
    """An objective on the battlefield, and whose control marker lies on it."""

    id: int
    x: int
    y: int
    holder: int = NOBODY
    placer: int = NOBODY
    """Who placed it; the one in the middle was placed by nobody."""


class Dropped(Struct, frozen=True):
    """An item that lies on the battlefield."""

    item: Carried
    x: int
    y: int


class Fallen(Struct, frozen=True):
    """An elimination; every one counts for MK-WIN-4, also of a warrior that came back."""

    fighter: Fighter
    """As it was, with its tokens, without its items."""
    by: int
    """The seat that is credited, or nobody (MK-ELIM-2)."""
    back: bool = False


class Reserve(Struct, frozen=True):
    """A warrior that waits to be deployed, or a terrain piece of the pile."""

    id: int
    seat: int
    key: str | Warrior
    """Of the warrior or the piece; the warrior itself where it is a player's own."""
    items: tuple[Carried, ...] = ()
    label: str | Name = ""
    """What a warrior is called where the printed name would fit several; empty: as printed."""

    @property
    def warrior(self) -> Warrior:
        """Who waits; raises `KeyError` for a piece of terrain."""
        return warrior(self.key)

    @property
    def piece(self) -> str:
        """The key of a piece of terrain; empty for a warrior."""
        return self.key if isinstance(self.key, str) else ""


class KnightState(State, kw_only=True):
    """A battle. What is derived from it is kept beside its fields, unseen by JSON and equality."""

    field: Field
    scenario: str = "clash"
    round: int = 0
    phase: Phase = "setup"
    active: int = NOBODY
    """The seat whose turn it is."""
    order: tuple[int, ...] = ()
    """Seats in the order of their turns: from the first player on, clockwise."""
    edges: tuple[tuple[int, Edge], ...] = ()
    """Seats and their start edges (MK-SETUP-3)."""
    build_total: int = 200
    armies: tuple[int, ...] = ()
    """The real points of each seat's army, by seat (MK-WIN-3)."""
    used: int = 0
    """Actions given in this turn that count against the action total."""
    extra: int = 0
    """Actions that Command brought in this turn."""
    objectives: tuple[Objective, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    reserves: tuple[Reserve, ...] = ()
    pile: tuple[Reserve, ...] = ()
    """Terrain that is not placed yet (MK-PLACE-1)."""
    chosen_domains: tuple[tuple[int, str | Domain], ...] = ()
    """Seats and the domain cards they chose, a player's own as they are; empty keys in views of
    others until revealed."""
    revealed: bool = False
    """The domain cards lie open (MK-DOMAIN-3)."""
    battered: tuple[tuple[int, int], ...] = ()
    """Built terrain and the damage it has taken in this turn (MK-BUILT-16)."""
    daunted: tuple[tuple[int, int], ...] = ()
    """Movers and the bearers of Terrify whom they may not touch in this turn."""
    dared: tuple[tuple[int, int], ...] = ()
    """Movers and the bearers of Terrify whom they have dared to touch in this turn."""
    halted: tuple[int, ...] = ()
    """Warriors whose present action has ended early (Pole Arm)."""
    running: tuple[int, ...] = ()
    """Warriors that run in the present action: their speed abilities do not work (MK-RUN-4)."""
    bewitched: tuple[tuple[int, int], ...] = ()
    """Warriors that Magic abilities affected in this action, with the seat of the first."""
    colours: tuple[tuple[int, str], ...] = ()
    """Seats and the colours of their control markers (MK-PLACE-7)."""
    late: bool = False
    """The agreed time has run out while an action is in progress (MK-END-3)."""
    conceded: tuple[int, ...] = ()
    """Seats that gave the battle up: they win nothing."""
    options: Options = Options()
    ground: Ground = "grass"
    """What the battlefield is covered with; only for the eye."""

    @property
    def fighters(self) -> tuple[Fighter, ...]:
        return self.field.fighters

    def fighter(self, number: int) -> Fighter | None:
        return self.field.by_id.get(number)

    def side_of(self, seat: int) -> int:
        """The team of a player: its warriors are friendly (MK-INTRO-4, MK-FRIEND-1)."""
        return self.seats[seat].side

    def own(self, seat: int) -> list[Fighter]:
        """A seat's warriors, captives included, in order."""
        return [fighter for fighter in self.field.fighters if fighter.seat == seat]

    def bearers(self, seat: int, kind: type[Effect]) -> list[Fighter]:
        """A seat's warriors for whom an effect of this kind works just now, in order."""
        found = [self.field.by_id[number] for number in self.field.bearers(kind)]
        return [fighter for fighter in found if fighter.seat == seat]

    @property
    def action_total(self) -> int:
        """Actions of each player in a turn (MK-TURN-3, MK-TURN-EX2); ever the same (MK-TURN-4)."""
        return self.build_total // 100

    @property
    def actions_left(self) -> int:
        return self.action_total + self.extra - self.used

    @kept
    def domains(self) -> tuple[Domain, ...]:
        """The domains in force (MK-DOMAIN-4)."""
        return working(tuple([key for _, key in self.chosen_domains])) if self.revealed else ()

    def brought(self, seat: int) -> Brought:
        """The cards of his own from which a player may choose."""
        found = self.options.brought
        cards = () if isinstance(found, UnsetType) else found
        return next((one for one in cards if one.seat == seat), Brought(seat))

    def edge_of(self, seat: int) -> Edge | None:
        return next((edge for other, edge in self.edges if other == seat), None)

    # Other states

    def with_fighter(self, fighter: Fighter) -> "KnightState":
        return replace(self, field=self.field.replaced(fighter))

    def changed(self, number: int, **changes: Any) -> "KnightState":
        return self.with_fighter(self.field.by_id[number].changed(**changes))

    def without(self, number: int) -> "KnightState":
        return replace(self, field=self.field.without(number))

    def added(self, fighter: Fighter) -> "KnightState":
        return replace(self, field=self.field.added(fighter))


Battle = Play[KnightState]
