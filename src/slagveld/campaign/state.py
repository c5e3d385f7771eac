"""A campaign being fought: what was agreed, what was played, which armies stand ready."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from slagveld.campaign import course
from slagveld.campaign.course import Won
from slagveld.campaign.graph import Graph
from slagveld.campaign.growth.company import Chronicle, Company
from slagveld.data import Row
from slagveld.kernel.aftermath import Alive
from slagveld.kernel.muster import Roster
from slagveld.kernel.setup import OptionValue
from slagveld.kernel.state import SeatName
from slagveld.texts import Text

Count = Annotated[int, msgspec.Meta(ge=-(10**12), le=10**12)]
MOST_NOTES, LONGEST_DATE = 40, 40


class Settings(Row, frozen=True, kw_only=True):
    """What the players agree on before a campaign begins."""

    seed: Annotated[int, msgspec.Meta(ge=0, le=10**14)] = 1
    """The dice of every battle follow from it and from the battle's number."""
    by_points: bool = False
    veterans: bool = False
    total: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 0
    """What every army may cost; 0: as each army's own file says."""
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    """Options for all battles whose game knows them; a scenario's own count before these."""
    players: dict[str, SeatName] = msgspec.field(default_factory=dict)
    """Names of the players by side; the side's own name unless given."""
    partners: dict[str, Annotated[tuple[SeatName, ...], msgspec.Meta(max_length=7)]] | UnsetType = (
        UNSET
    )
    """Who has the further seats of a side, where a scenario gives it several."""
    growth: bool | UnsetType = UNSET
    """Armies grow and suffer from battle to battle."""

    @property
    def grows(self) -> bool:
        """Whether armies grow and suffer from battle to battle."""
        return self.growth is True


class Army(Row, frozen=True, kw_only=True):
    """What a side brings to the battles of one game."""

    side: str
    game: str
    roster: Roster


class Force(Row, frozen=True, kw_only=True):
    """A side in a battle that was fought."""

    side: str
    points: Count = 0
    roster: Roster | None = None
    """None: the scenario's own army, or a game without armies."""
    alive: Alive | None = None
    """Models that lived, for each entry of the roster; None: nobody knows."""


class Before(Row, frozen=True, kw_only=True):
    """What a result changed that does not follow from it: with this it can be taken back."""

    armies: tuple[Army, ...] = ()
    chosen: str = ""
    companies: tuple[Company, ...] | UnsetType = UNSET


class Battle(Row, frozen=True, kw_only=True):
    """A scenario as it was fought."""

    scenario: str
    winner: str
    """The side it counts for; empty: drawn, and to be played again."""
    drawn: bool = False
    forces: tuple[Force, ...]
    """In the order of the sides."""
    source: Literal["table", "save"] = "table"
    """Told by the players, or taken from a battle of Slagveld."""
    rounds: Count = 0
    digest: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The mark of the battle's last entry: which battle it was."""
    notes: Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_NOTES)] = ()
    date: Annotated[str, msgspec.Meta(max_length=LONGEST_DATE)] = ""
    """As given from outside."""
    before: Before | UnsetType = UNSET
    """How the campaign stood, of a battle that the players tell of; unset: nobody kept it."""
    chronicle: Chronicle | UnsetType = UNSET
    """What it left to armies that grow."""


class Campaign(Row, frozen=True, kw_only=True):
    """Everything about a campaign; the next battle follows from it."""

    graph: Graph
    settings: Settings
    armies: tuple[Army, ...] = ()
    battles: Annotated[tuple[Battle, ...], msgspec.Meta(max_length=1000)] = ()
    chosen: str = ""
    """The scenario that the last winner picked, where he may."""
    companies: Annotated[tuple[Company, ...], msgspec.Meta(max_length=64)] | UnsetType = UNSET
    """The armies that grow, where they do; `armies` follow from them."""

    @property
    def course(self) -> tuple[Won, ...]:
        """The scenarios that are decided; a draw that is played again is not."""
        return tuple([Won(b.scenario, b.winner) for b in self.battles if b.winner])

    @property
    def grown(self) -> tuple[Company, ...]:
        """The armies that grow; none where they do not."""
        return () if self.companies is UNSET else self.companies

    def company(self, side: str, game: str) -> Company | None:
        """The army of a side for a game, where armies grow."""
        found = [one for one in self.grown if (one.side, one.game) == (side, game)]
        return found[0] if found else None

    def army(self, side: str, game: str) -> Roster | None:
        """What a side brings to a game."""
        found = [army for army in self.armies if (army.side, army.game) == (side, game)]
        return found[0].roster if found else None


def options(campaign: Campaign) -> tuple[str, ...]:
    """The scenarios that may come next; several only while the winner has still to choose."""
    if campaign.battles and not campaign.battles[-1].winner:
        return (campaign.battles[-1].scenario,)
    found = course.options(campaign.graph, campaign.course)
    return (campaign.chosen,) if campaign.chosen in found else found
