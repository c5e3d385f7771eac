"""The spells: what each costs, how far it reaches, and which mage may cast it."""

from typing import Literal

from slagveld.data import Row
from slagveld.kit.tables import table
from slagveld.structs import Struct
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE
from slagveld.texts import Name, Text

from ..core.book import CM, text
from ..core.conditions import is_diverted
from ..core.state import CarnageState
from ..core.unit import Magic, Unit, square_between
from ..terrain.kinds import FOLDER

EXPLOSION = "explosion"
TELEPORT = "teleport"
COUNTERSPELL = "counterspell"

BLAST = 1000
"""Fine units of the radius of Explosion for each magic point: 0.625 cm."""

Aim = Literal["self", "own", "any", "place", "answer"]
"""Whom a spell is cast on; see the data."""


class Spell(Row, frozen=True, kw_only=True):
    key: str
    name: Name
    rule: str
    aim: Aim
    meant: Literal["self", "own", "enemy", "any"]
    """On whom it makes sense, for menus."""
    discipline: Literal["", "distortion", "channelling"] = ""
    """Empty: of none, and known to all mages (CAR-14.2-explosion-all)."""
    cost: int = 0
    cost_each: int = 0
    """For each figure of the target (CAR-14.3-teleport-cost)."""
    cost_self: int = 0
    """When a mage casts it on himself."""
    range: int = 0
    """In cm, from middle to middle."""
    hits: int = 0
    st: int = 0
    leap: int = 0
    """How far the target is moved at most, in cm."""


class Casting(Struct, frozen=True):
    """A spell on its way: who cast it on whom, and what was paid for it."""

    seat: int
    mage: int
    spell: str
    target: int
    """Unit id; that of the mage himself where he is the target. A Counterspell is aimed at the
    mage whose spell it cancels (CAR-14.4-counterspell-range)."""
    cost: int
    spot: Spot | None = None
    """Where the target of a Teleport comes to stand: the middle of its front edge."""

    @property
    def units(self) -> tuple[int, int]:
        """Caster and target; without one of them the spell comes to nothing."""
        return self.mage, self.target


spells = table(FOLDER / "spells.yaml", Spell)
"""The spell table by key, in the order of the book (CAR-14-table)."""


def words_of(spell: Spell) -> Text:
    """The magic words (CAR-6.9.3)."""
    return text(f"words-{spell.key}")  # texts: carnage:words-*


def knows(magic: Magic | None, spell: Spell) -> bool:
    """Whether a mage has learnt a spell, and masters its discipline (CAR-14.1-discipline)."""
    if magic is None:
        return False
    if not spell.discipline:
        return True
    return spell.key in magic.spells and spell.discipline in magic.disciplines


def known(magic: Magic | None) -> list[Spell]:
    """The spells a mage can cast if he has the points, in the order of the table."""
    return [spell for spell in spells().values() if knows(magic, spell)]


def has_cast(state: CarnageState, mage: Unit) -> bool:
    """Whether a mage has used his one spell of this round (CAR-6.9.2)."""
    return mage.magic is not None and mage.magic.cast == state.round


def ready_mages(state: CarnageState, seat: int) -> list[Unit]:
    """A seat's mages who could still cast in this round."""
    now = state.round
    return [
        unit
        for unit in state.field.units
        if (magic := unit.magic) is not None
        and unit.owner == seat
        and magic.points > 0
        and magic.cast != now
        and not is_diverted(state, unit)
    ]


def points_of(mage: Unit) -> int:
    """The magic points a mage has left; 0 for who is none."""
    return 0 if mage.magic is None else mage.magic.points


def cost_of(spell: Spell, mage: Unit, target: Unit) -> int:
    """What a casting costs; Explosion takes all that is left, and is never free."""
    if spell.key == EXPLOSION:
        return max(1, points_of(mage))
    if spell.cost_self and mage.id == target.id:
        return spell.cost_self
    return spell.cost + spell.cost_each * len(target.figures)


def reaches(mage: Unit, target: Unit, spell: Spell) -> bool:
    """Whether a target is within range, middle to middle (CAR-14.1-range)."""
    limit = spell.range * CM * FINE
    return square_between(mage, target) <= limit * limit
