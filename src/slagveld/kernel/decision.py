"""Decisions: who is asked what, and which actions answer."""

from typing import Any, ClassVar, Literal

import msgspec

from slagveld.kernel.fields import AnyField, Region
from slagveld.kernel.figure import Figure
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.structs import Struct
from slagveld.table.shapes import Base, Pose, Spot
from slagveld.texts import Text

Mode = Literal["one", "any", "all"]
"""`one` seat answers; `any` of several answers for its side; `all` answer sealed."""


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What a seat does. One subclass per kind; its typed fields are what the player supplies."""

    standing: ClassVar[bool] = False
    """True: open to a seat at all times, not an answer to the question asked."""


class Unseen(Action, frozen=True):
    """Stands for an action that a seat may not see (a sealed answer of another seat)."""


class Measuring(Struct, frozen=True):
    """What may be measured while this decision is open."""

    ruler: Literal["free", "own", "none"] = "free"
    """`own`: among one's own pieces and the table only; never to an enemy."""
    reach: bool = True
    """Whether reach and ranges may be shown."""
    rule: str = ""


FREE = Measuring()


class Form(Struct, frozen=True, kw_only=True):
    """One kind of action that answers, described as data."""

    action: str
    """Tag of the action."""
    title: Text
    fields: tuple[AnyField, ...] = ()
    help: Text | None = None
    rule: str = ""
    measuring: Measuring | None = None
    """Where it differs from the decision's."""


class Decision(Struct, frozen=True, kw_only=True):
    """A question put to one or more seats."""

    seats: tuple[int, ...]
    prompt: Text
    forms: tuple[Form, ...]
    mode: Mode = "one"
    rule: str = ""
    measuring: Measuring = FREE
    pieces: tuple[int, ...] = ()
    """The pieces it is about, for the screen."""
    private: bool = False
    """True: answering needs something only this seat may see (hot-seat: hand over first)."""
    answered: tuple[int, ...] = ()
    """Seats whose sealed answer is already in."""


class Brief(Struct, frozen=True):
    """A few words of the one-line verdict: what may come of it, how likely, and for whose good."""

    words: Text
    chance: float | None = None
    """None: it is certain, or nobody can say."""
    tone: Literal["gain", "harm", "cost"] = "gain"
    """`cost`: what one pays, or lays oneself open to, whatever the dice say."""


class Odds(Struct, frozen=True, kw_only=True):
    """Chances before the commitment, for one case ("in range", "through the wood")."""

    title: Text
    outcomes: tuple[tuple[Text, float], ...]
    """Each outcome with its exact probability, in a fixed order."""
    mean: float | None = None
    need: Tally | None = None
    brief: tuple[Brief, ...] = ()
    """The same in a few words. Of several cases that say the same words the first is heard."""


class Ghost(Struct, frozen=True):
    """Where a piece would stand; base and drawing are told of a piece that is not in the scene."""

    piece: int
    pose: Pose
    base: Base | None = None
    icon: str = ""
    figure: Figure | None = None


class Partial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A half-filled action: its tag and the fields chosen so far, as plain JSON."""

    action: str
    values: dict[str, Any] = {}


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What a half-filled action would do, and what may come next."""

    refusal: Refusal | None = None
    complete: bool = False
    """True: every field is filled; with no refusal it can be played as it is."""
    unfinished: bool = False
    """True: more is to come (further models of a plan), so what is missing is no fault yet."""
    snapped: dict[str, Any] = {}
    """Values moved to the nearest legal ones (contact, edge, limit of a move), and likely values
    of fields that are not filled yet (looking the way one goes)."""
    pieces: tuple[int, ...] | None = None
    """Pieces that may be chosen next, where they can be listed."""
    region: Region | None = None
    ghosts: tuple[Ghost, ...] = ()
    path: tuple[Spot, ...] = ()
    length: int | None = None
    cost: int | None = None
    limit: int | None = None
    tallies: tuple[Tally, ...] = ()
    odds: tuple[Odds, ...] = ()
    costs: tuple[Brief, ...] = ()
    """What it costs whatever the dice say; it stands in the verdict behind the odds."""
    notes: tuple[Text, ...] = ()
