"""What one viewer sees of a battle."""

from typing import Any, Literal

import msgspec

from slagveld.kernel.box import DiceKind
from slagveld.kernel.decision import Decision, Form
from slagveld.kernel.event import Effect, RoundWord
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scene import Scene
from slagveld.kernel.setup import TakeBacks
from slagveld.kernel.state import Outcome, Policy
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Name, Text

SeatKind = Literal["person", "bot"]


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a battle as everybody sees it."""

    number: int
    name: str
    side: int
    leader: bool
    kind: SeatKind
    bot: str = ""
    """Name of the bot, for a bot."""
    taken: bool = False
    """Somebody has opened its link (always true for a bot)."""
    here: bool = False
    """Somebody is connected for it now."""


class BattleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A battle in a list, and at the head of its page."""

    id: str
    game: str
    game_title: Name
    scenario: str
    scenario_title: Name
    title: str
    """Words of whoever set it up; may be empty."""
    seats: tuple[SeatShown, ...]
    dice: DiceKind
    take_back: TakeBacks
    created: int
    """Seconds since 1970, UTC."""
    changed: int
    entries: int
    round: int
    round_called: RoundWord = "round"
    """What its game calls a round."""
    over: bool
    winners: tuple[int, ...] = ()
    waiting_for: tuple[int, ...] = ()
    """Seats that are asked now."""
    yours: tuple[int, ...] = ()
    """Seats that the viewer holds."""
    lesson: bool = False
    imported: bool = False
    campaign: str = ""
    """The campaign that it is fought for; empty: none."""


class Rolling(msgspec.Struct, frozen=True, kw_only=True):
    """Dice that fell."""

    seat: int | None
    dice: tuple[int, ...]
    sides: int
    purpose: Text
    need: Need | None = None
    target: int | None = None
    """The total of the need, worked out."""
    hits: tuple[bool, ...] = ()
    """For each die whether it meets the need; one for the sum where the sum counts."""
    result: Text | None = None
    """What came of it, in the game's own words; None when nothing was needed."""
    pool: Tally | None = None
    """Where the number of dice comes from."""
    set_by_hand: bool = False


class Motion(msgspec.Struct, frozen=True, kw_only=True):
    """A piece that moved, appeared, turned or went, for the animation."""

    piece: int
    kind: Literal["move", "place", "turn", "hurt", "heal", "slain", "gone"]
    path: tuple[Spot, ...] = ()
    pose: Pose | None = None
    amount: int = 0
    manner: str = ""
    """Of a move: one of the kernel's manners (`charge`, `flee` …) or a game's own, by its bare
    name."""


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the story."""

    kind: str
    """Name of the event, for tests and style; what it means is in the other fields."""
    text: Text
    rule: str = ""
    tone: Literal["plain", "phase", "roll", "harm", "end", "table"] = "plain"
    """`phase`: a heading; `table`: about the battle itself (take-backs, overrides, offers)."""
    roll: Rolling | None = None
    motion: Motion | None = None
    about: tuple[int, ...] = ()
    """The pieces, groups and markers it names; the first is who acts."""
    effect: Effect | None = None
    """What the table shows while it is told, from the first named to the others."""
    private: bool = False
    """Not everybody sees this line."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one log entry."""

    entry: int
    seat: int | None
    action: str
    """Tag of the action, empty where the viewer may not know it."""
    happenings: tuple[Happening, ...]
    holds: bool = True
    """False: taken back since."""
    mark: str = ""
    """The public mark of the entry."""
    why: bool = False
    """A bot noted why it did this; it may be asked for."""


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Something a seat proposed that others must agree to."""

    entry: int
    seat: int | None
    action: str
    text: Text
    agreed: tuple[int, ...]
    yours: tuple[int, ...] = ()
    """Seats of the viewer whose word is missing."""


class StandingForms(msgspec.Struct, frozen=True):
    """What is open to a seat besides the decision."""

    seat: int
    forms: tuple[Form, ...]


class BackTo(msgspec.Struct, frozen=True, kw_only=True):
    """Where the viewer's take-back button leads: the entry, or why it may not be pressed."""

    entry: int | None = None
    refusal: Refusal | None = None
    asks: bool = False
    """True: the others must agree."""


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something somebody said."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int


class DiceProof(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to hold the host to about the dice."""

    kind: DiceKind
    commitment: str = ""
    secret: str = ""
    """Only when the battle is over."""


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """Where the learner of a guided battle is, and what he is led to."""

    seat: int
    step: int
    """The step that is to be done; the number of steps when all are done."""
    missed: int | None = None
    """A step that could not be done any more and was passed over just now."""
    lead: dict[str, Any] | None = None
    """The answer he is led to, where he is asked."""
    locked: tuple[Form, ...] = ()
    """What could be answered otherwise, and the lesson does not let in just now."""


class Sight(msgspec.Struct, frozen=True, kw_only=True, tag="sight"):
    """Everything one viewer needs to draw a battle and to answer."""

    battle: BattleShown
    number: int
    """Entries in the log. An action answers this number."""
    at: int
    """The entry after which this shows the table; number - 1 unless it is a look back."""
    seat: int | None
    """Whose eyes these are; None: everybody's."""
    seats: tuple[int, ...]
    """Seats the viewer may act for."""
    scene: Scene
    decision: Decision | None
    """With forms only if one of the viewer's seats is asked and may be shown it."""
    asked: tuple[int, ...]
    """Seats of the viewer that are asked now."""
    hand_over: int | None = None
    """Hot-seat: the seat to whom the screen must be handed before the decision is shown."""
    standing: tuple[StandingForms, ...] = ()
    policies: tuple[Policy, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    back: BackTo = BackTo()
    outcome: Outcome | None = None
    proof: DiceProof
    story: tuple[Told, ...] = ()
    """The log from the entry asked for on."""
    chat: tuple[ChatLine, ...] = ()
    lesson: LessonShown | None = None
    """Where the viewer is in the guided battle that this is; None: it is none, or not his."""
