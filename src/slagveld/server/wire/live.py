"""Messages of the live channel. The first message of a client is `hail`; the answer a `sight`."""

from typing import Annotated, Any

import msgspec

from slagveld.kernel.decision import Preview
from slagveld.kernel.fields import Key, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.server.wire.sight import ChatLine, SeatShown, Sight
from slagveld.table.shapes import Spot
from slagveld.texts import Text

Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Secret = Annotated[str, msgspec.Meta(max_length=80)]
Said = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class Hail(Ask, frozen=True, tag="hail"):
    """Who is there: a person's, seat's or watcher's key; and from which entry on to tell."""

    key: Secret
    since: Count = 0


class Act(Ask, frozen=True, tag="act"):
    """Take an action for a seat, in answer to the battle as of log entry `after`."""

    id: Count
    after: Count
    seat: Count
    action: dict[str, Any]


class AskPreview(Ask, frozen=True, tag="preview"):
    """What a half-filled action would do."""

    id: Count
    after: Count
    seat: Count
    action: Key
    values: dict[str, Any] = {}


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An end of a ruler: a piece, or else a spot."""

    piece: PieceId | None = None
    spot: Spot | None = None


class AskMeasure(Ask, frozen=True, tag="measure"):
    """How far, and is it seen? Refused where the open decision forbids measuring."""

    id: Count
    start: End
    end: End


class AskSurvey(Ask, frozen=True, tag="survey"):
    """The table in words from one piece: what lies where, as far as it may be measured."""

    id: Count
    piece: PieceId


class Look(Ask, frozen=True, tag="look"):
    """Hot-seat: show the table with the eyes of this seat (None: of everybody)."""

    seat: Count | None


class Chat(Ask, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Said


AnyAsk = Hail | Act | AskPreview | AskMeasure | AskSurvey | Look | Chat


class Done(msgspec.Struct, frozen=True, tag="done"):
    """An action was taken and is durable; `number` is the length of the log now."""

    id: int
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message was refused and changed nothing; `number` is the length of the log."""

    id: int
    refusal: Refusal
    number: int
    stale: bool = False
    """True: the action answered an older state; a sight follows."""


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """The preview asked for."""

    id: int
    preview: Preview


class Measured(msgspec.Struct, frozen=True, kw_only=True, tag="measured"):
    """A distance, and whether it is seen along it."""

    id: int
    length: int
    """Units."""
    seen: bool | None = None
    """None: the game has no sight between such ends."""
    blocked: Spot | None = None
    notes: tuple[Text, ...] = ()


class Bearing(msgspec.Struct, frozen=True, kw_only=True):
    """One thing of the table as seen from a piece."""

    piece: int
    clock: int
    """1 to 12, twelve being straight ahead."""
    length: int | None
    """Units; None where it may not be measured."""


class Surveyed(msgspec.Struct, frozen=True, tag="surveyed"):
    """The table in words from one piece, nearest first where it may be measured."""

    id: int
    piece: int
    bearings: tuple[Bearing, ...]


class SaidNow(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is at the table now."""

    seats: tuple[SeatShown, ...]
    watchers: int


class Farewell(msgspec.Struct, frozen=True, tag="farewell"):
    """The server closes the channel, and why."""

    refusal: Refusal


AnyAnswer = Sight | Done | Refused | Shown | Measured | Surveyed | SaidNow | Present | Farewell
