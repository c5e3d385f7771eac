"""A figure on the table: which card, where it stands, what it has suffered and done."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from slagveld.kept import keep, kept
from slagveld.record import Record, replace, replaced
from slagveld.structs import Struct
from slagveld.table.body import Body, rectangle
from slagveld.table.shapes import Pose, RectBase
from slagveld.table.solids import Solid
from slagveld.texts import Name

from .competences import Powers, powers_of
from .movement_table import OwnMovement
from .profiles import Profile, profile
from .wound_table import Level, OwnWounds

Movement = Literal[
    "", "stay", "walk", "charge", "engage", "swim", "jump", "climb", "fall", "disengage", "dodge"
]
"""The one type of movement chosen in a turn (CON-MOVE-11); empty: none yet."""

Maim = Literal["lamed", "weakened"]
"""MOV is halved; FOR is 1 less."""


class Turn(Record):
    """What a figure has done and suffered in this turn; the end phase wipes it (CON-END-1)."""

    activated: bool = False
    """Its card has been played in this movement phase."""
    chosen: Movement = ""
    covered: int = 0
    """How far it has really moved, in units (CON-SHOOT-6)."""
    stunt: bool = False
    """It has tried a physical stunt (CON-STUNT-3)."""
    dodged: bool = False
    shot: bool = False
    """It has fired its shot (CON-SHOOT-5)."""
    reacted: bool = False
    contacted: bool = False
    """An enemy has come into contact with it, so it may not disengage (CON-DISENGAGE-2)."""
    assault: Literal["", "charge", "engage"] = ""
    """How it came into contact itself: with the effects of a charge, or without."""
    charged: int = 0
    """The charge penalty on INI, ATT and DEF (CON-CHARGE-7)."""
    afraid: bool = False
    """It has the fear penalties (CON-FEAR-5)."""
    paralysed_by: tuple[int, ...] = ()
    """The creatures before which it failed as charger (CON-FEAR-11)."""
    fled: bool = False
    """It has fled in this turn, so its card has no effect for it (CON-FEAR-7)."""
    left: tuple[int, ...] = ()
    """Enemies it has disengaged from in this movement (CON-DISENGAGE-6)."""
    no_attack: bool = False
    """It may put no dice on attack in this melee phase (CON-DISENGAGE-7, CON-REACT-4)."""
    extra_dice: int = 0
    """Dice that a character has taken in this melee phase (CON-MULTI-1)."""
    fought: bool = False
    """It has been in a fight of this melee phase that is over."""
    pursuits: int = 0
    """Pursuit moves made in this melee phase (CON-PURSUE-2)."""
    mutated: str = ""
    """The value that a mutation die has bettered: initiative, attack …; empty: none."""
    mutation: int = 0
    """By how much."""
    marks: tuple[str, ...] = ()
    """What competences note down: fury, swapped, rerolled, rallied …"""


class Flight(Struct, frozen=True):
    """Why a figure flees: the Fear that beat it, and whose it was (CON-FEAR-17)."""

    fear: int
    creature: int


class Tables(Struct, frozen=True, kw_only=True):
    """Tables of players' own by which a battle is fought (CON-GAP-1, CON-GAP-2)."""

    wounds: OwnWounds | None = None
    movement: OwnMovement | None = None


class Figure(Record, kw_only=True):
    """One figure. What is derived is kept beside its fields, unseen by JSON and equality."""

    id: int
    seat: int
    card: int
    """The id of the card that stands for it."""
    key: str
    number: int = 0
    """By which those of one name in an army are told apart; 0: there is no other."""
    owner: str = ""
    """The player it belongs to, where both armies have figures of its name; else nothing."""
    pose: Pose
    """Middle, facing, and how high it stands or hangs (`z`)."""
    wound: Level = "none"
    """None, light, serious or critical; stun is a mark of its own."""
    stunned: bool = False
    dying: bool = False
    """Killed outright, and fighting on for a while by a competence."""
    felled_by: int = -1
    """While dying: the seat that is credited with its death, or nobody."""
    maimed: tuple[Maim, ...] = ()
    """What doubles on the wound table have done besides, until no wound is left (CON-HOUSE-4)."""
    turn: Turn = Turn()
    flight: Flight | None = None
    immune: int = -1
    """The highest Fear that it has overcome: never afraid of that or less (CON-FEAR-20)."""
    climbing: int = 0
    """The id of the terrain on whose side it hangs; 0: it stands (CON-CLIMB-2)."""
    hidden: bool = False
    """A scout that nobody has found yet."""
    gained: tuple[str, ...] = ()
    own: Profile | UnsetType = UNSET
    """What stands on its card, if that is one of a player's own."""
    tables: Tables | UnsetType = UNSET
    """The tables by which it is wounded and moves, if the players have some of their own."""

    @kept
    def profile(self) -> Profile:
        return profile(self.key) if isinstance(self.own, UnsetType) else self.own

    @property
    def wounds_by(self) -> OwnWounds | None:
        """The wound table that is read for it; None: the program's."""
        return None if isinstance(self.tables, UnsetType) else self.tables.wounds

    @property
    def moves_by(self) -> OwnMovement | None:
        """The movement table that holds for it; None: the program's."""
        return None if isinstance(self.tables, UnsetType) else self.tables.movement

    @kept
    def name(self) -> Name:
        """As its card has it, with its number and, where it must be said, its owner."""
        name = self.profile.name
        if self.number:
            name = name.numbered(self.number)
        return name.owned(self.owner) if self.owner else name

    @kept
    def powers(self) -> Powers:
        own = self.profile
        return powers_of((*own.abilities, *self.gained)) if self.gained else own.powers

    @kept
    def base(self) -> RectBase:
        return RectBase(*self.profile.sides)

    @kept
    def body(self) -> Body:
        return self.body_at(self.pose)

    def body_at(self, pose: Pose) -> Body:
        width, depth = self.profile.sides
        return rectangle(pose.x, pose.y, width, depth, pose.facing, pose.z, pose.level)

    @kept
    def solids(self) -> dict[int, list[Solid]]:
        """What is known of the places where a disc overlaps its base, by the disc's radius."""
        return {}

    @property
    def fleeing(self) -> bool:
        return self.flight is not None

    def changed(self, **changes: Any) -> "Figure":
        """The same figure with something replaced; what is derived from the rest is kept."""
        figure = replace(self, **changes)
        return self._there(figure) if _FIXED.isdisjoint(changes) else figure

    def did(self, **changes: Any) -> "Figure":
        return self._there(replace(self, turn=replaced(self.turn, changes)))

    def at(self, pose: Pose) -> "Figure":
        return self._known_as(replace(self, pose=pose))

    def moved(self, pose: Pose, changes: dict[str, Any]) -> "Figure":
        return self._known_as(replace(self, pose=pose, turn=replaced(self.turn, changes)))

    def _there(self, figure: "Figure") -> "Figure":
        """Let a copy in the same place know what rests on that, too."""
        keep(figure, "body", self.body)
        keep(figure, "solids", self.solids)
        return self._known_as(figure)

    def _known_as(self, figure: "Figure") -> "Figure":
        """Let a copy know what rests on neither place nor deeds."""
        keep(figure, "profile", self.profile)
        keep(figure, "name", self.name)
        keep(figure, "powers", self.powers)
        keep(figure, "base", self.base)
        return figure


_FIXED = frozenset({"key", "own", "number", "owner", "gained", "pose"})
"""The fields on which derived properties rest."""
