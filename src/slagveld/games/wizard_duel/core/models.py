"""Models (WD-TERM-2): creatures, heavy weapons, wizards, and what the duel sheet keeps of them."""

from slagveld.kernel.fields import PieceField
from slagveld.record import Record
from slagveld.structs import Struct
from slagveld.table.shapes import Pose, RoundBase, Spot

from .book import CM, FIELD_START, pick
from .races import Race, Weapon

WIZARD = RoundBase(3 * CM)
"""The base of a wizard, 30 mm across (WD-MAT-5)."""


class StockModel(Struct, frozen=True):
    """A model that a player owns (WD-SETUP-10): its race, weapon and number (WD-SETUP-1) stay."""

    number: int
    race: str
    weapon: Weapon


class Creature(Record, kw_only=True):
    """A creature or heavy weapon in play. Where it stands is in the layout."""

    id: int
    seat: int
    number: int
    race: str
    weapon: Weapon
    wounds: int
    """Wounds left."""
    appeared: int
    """Round in which it was summoned; the book writes turn and means the round (WD-TERM-3)."""
    line: int
    """Its line on the duel sheet (WD-SHEET-2)."""
    used: tuple[int, ...] = ()
    """Rounds in which it was used (WD-SHEET-3)."""
    burnt: int = 0
    """Last round in which fire wounded it."""
    held: int = 0
    """The round in which a snake keeps it from attacking (WD-FAMILIAR-3)."""


class SheetValue(Struct, frozen=True):
    round: int
    value: int
    cause: str


class StruckLine(Struct, frozen=True):
    """A line of the duel sheet that was struck out: who fell, and when (WD-SHEET-6)."""

    line: int
    number: int
    race: str
    appeared: int
    fallen: int


class Wizard(Record, kw_only=True):
    """A wizard, who begins like every other (WD-WIZARD-1), and the player's duel sheet."""

    id: int
    name: str
    field: int = FIELD_START
    points: int = 0
    stock: tuple[StockModel, ...]
    fields: tuple[SheetValue, ...] = ()
    """Every value the field took (WD-SHEET-5)."""
    leftovers: tuple[SheetValue, ...] = ()
    """Magic points left in each round (WD-WIZARD-8)."""
    lines: int = 0
    """Lines of the sheet already used."""
    struck: tuple[StruckLine, ...] = ()
    """Lines of the defeated, in the order in which they fell."""
    familiar: str = ""
    """The familiar that lives, if familiars are played (WD-FAMILIAR-1)."""


def base_of(row: Race) -> RoundBase:
    """The base of a race's models: round, and larger for the large (WD-MAT-5)."""
    return RoundBase(row.base * CM // 10)


def spot_of(pose: Pose) -> Spot:
    """The place of a pose, as ways name places."""
    return Spot(pose.x, pose.y, pose.level)


def is_heavy(creature: Creature) -> bool:
    """Whether it is a weapon that a crew serves; no creature carries one (WD-HEAVY-1)."""
    return creature.weapon == "heavy"


def model_field(allowed: tuple[int, ...]) -> PieceField:
    """The field of a form that asks which model acts."""
    return pick.piece("model", "field-model", allowed)
